"""The console under the board: what is to be done next, and the buttons that do it.

The buttons of a match stand in it; the one that turns the cube lies over the cube on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import announcements, match_text
from trictrac_gui.ui.widgets.fitting import WrappingRow, in_column
from trictrac_gui.ui.widgets.labels import FLASH, ElidedLabel, flash, label
from trictrac_gui.ui.widgets.notice_bar import NoticeBar
from trictrac_gui.ui.window.actions import Actions


class MatchButtons(QWidget):
    """``answered`` carries whether the cube is taken; ``beavered`` and ``next_wanted`` nothing.

    ``left`` comes when a button goes away under the keyboard. The button that doubles stands apart,
    in ``offering``; where it was, the double can be withdrawn, and no answer ever stands there.
    """

    answered = Signal(bool)
    beavered = Signal()
    next_wanted = Signal()
    left = Signal()

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._action, self._undo = actions.double, actions.undo
        self._view: GameView | None = None
        self.double, self.withdraw = QPushButton(), QPushButton()
        self.drop = QPushButton()
        self.beaver = QPushButton()
        self.take = QPushButton()
        self.next = QPushButton()
        for primary in (self.take, self.next):
            primary.setProperty("primary", True)
        self.offering = QWidget()
        beside = QHBoxLayout(self.offering)
        beside.setContentsMargins(0, 0, 0, 0)
        row = WrappingRow(self, fill=True)
        for button in self.all:
            button.setAutoDefault(True)  # Return presses it as well as space
            if button in (self.double, self.withdraw):
                beside.addWidget(button)
            else:
                row.add(button)
        self.double.clicked.connect(self._action.trigger)
        self.withdraw.clicked.connect(self._undo.trigger)
        self.drop.clicked.connect(lambda: self.answered.emit(False))
        self.take.clicked.connect(lambda: self.answered.emit(True))
        self.beaver.clicked.connect(self.beavered)
        self.next.clicked.connect(self.next_wanted)
        self._show_buttons(())

    @property
    def all(self) -> tuple[QPushButton, ...]:
        """Its buttons, the answers to a double first."""
        return self.drop, self.beaver, self.take, self.next, self.double, self.withdraw

    def show_view(self, view: GameView) -> None:
        self._view = view
        shown = []
        if view.may_double is not None:
            shown.append(self.double)
        if view.taker is not None:
            shown += [self.drop, self.take]
            if view.may_undo:
                shown.append(self.withdraw)
            if view.may_beaver:
                shown.append(self.beaver)
        if view.may_start_next:
            shown.append(self.next)
        # A Return meant for the doubling must not answer it.
        focused = next((button for button in self.all if button.hasFocus()), None)
        if focused is not None and focused not in shown:
            self.left.emit()
        self._show_buttons(shown)
        self.retranslate()

    def _show_buttons(self, shown: Sequence[QPushButton]) -> None:
        for button in self.all:
            button.setVisible(button in shown)
        self.setVisible(any(button in shown for button in self.all[:4]))
        self.offering.setVisible(self.double in shown or self.withdraw in shown)

    def retranslate(self) -> None:
        self.next.setText(translate("MatchButtons", "Next game"))
        self.withdraw.setText(translate("MatchButtons", "Withdraw"))
        shortcut = self._undo.shortcut().toString()
        self.withdraw.setToolTip(f"{self.withdraw.text()} ({shortcut})")
        view = self._view
        if view is not None and view.may_double is not None:
            self.double.setText(match_text.double_button(view))
            shortcut = self._action.shortcut().toString()
            self.double.setToolTip(f"{self.double.text()} ({shortcut})")
        if view is not None and view.taker is not None:
            self.take.setText(match_text.take_button(view))
            self.drop.setText(match_text.drop_button(view))
            self.beaver.setText(match_text.beaver_button(view))
        # One is as wide as the other, or what stands beside them would change places with them.
        width = max(button.sizeHint().width() for button in (self.double, self.withdraw))
        for button in (self.double, self.withdraw):
            if button.minimumWidth() != width:
                button.setMinimumWidth(width)


_TOLD = (CubeBar.OPPONENTS_CUBE, CubeBar.AT_ITS_LIMIT)
"""Why the cube may not be turned, where a click on it deserves an answer."""


class CubeButton(QAbstractButton):
    """See-through; it is there only before a throw, when nothing else on the board is clicked."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._view: GameView | None = None
        self._place = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        board.board.match_items.cube_moved.connect(self._put)

    def show_view(self, view: GameView) -> None:
        """Take the place over the cube where it may be turned now, or where its bar is told."""
        self._view = view
        free = view.may_double is not None
        told = view.phase is Phase.TO_THROW and view.no_double in _TOLD and view.offer is None
        there = view.double is None and (free or told) and not self._place.isEmpty()
        if self.hasFocus() and not there:
            self._board.setFocus()
        self.setVisible(there)
        self.setCursor(Qt.CursorShape.PointingHandCursor if free else Qt.CursorShape.ArrowCursor)
        self.retranslate()

    def retranslate(self) -> None:
        view = self._view
        if view is None or self.isHidden():
            return
        said = match_text.no_double(view) or match_text.double_button(view)
        self.setAccessibleName(said)
        self.setAccessibleDescription(match_text.cube(view))
        self.setToolTip("\n".join(filter(None, (match_text.cube(view), said))))
        self.setStatusTip(said)

    def _put(self, place: QRectF) -> None:
        self._place = place
        self.setGeometry(place.toAlignedRect())
        if self._view is not None:
            self.show_view(self._view)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing but a ring round the cube under the mouse or the keyboard."""
        free = self._view is not None and self._view.may_double is not None
        if not self.hasFocus() and not (self.underMouse() and free):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        artwork = self._board.board.artwork
        if artwork is None:
            return
        marks = artwork.theme.marks
        width = max(2.0, self.width() * 0.05)
        painter.setPen(QPen(QColor(marks.cursor if self.hasFocus() else marks.movable), width))
        inset = width / 2 + self.width() * 0.07
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(ring, self.width() * 0.2, self.width() * 0.2)


MARGIN, SPACING, GAP = 6, 3, 8


COMPACT, NARROW = 60, 52
"""Below these widths, in sizes of the type, undo and redo stand in the toolbar alone, and notices
below the buttons.
"""


WORDS = 14
"""The least width of the words, in sizes of the type, beside the answers to a double."""


MATCH_AT = 3
"""The place of the answers to a double among those of the row."""


class ActionButton(QPushButton):
    """A push button that does what an action does and is enabled as it is."""

    def __init__(self, action_name: str, actions: Actions, icon_only: bool = False) -> None:
        super().__init__()
        self._action = actions.all[action_name]
        self._words = ""
        self._icon_only = icon_only
        self.setAutoDefault(True)  # Return presses it as well as space
        self.clicked.connect(self._action.trigger)
        self._action.changed.connect(self._follow)
        self._follow()

    def say(self, words: str) -> None:
        """Carry other words than the action's, or its own again for none."""
        if words != self._words:
            self._words = words
            self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        text = self._action.text().replace("&", "")
        shortcut = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{text} ({shortcut})")
        self.setStatusTip(self._action.statusTip())
        self.setAccessibleName(text)
        if self._icon_only:
            self.setIcon(self._action.icon())
        else:
            self.setText(self._words or text)


def _set_primary(button: QPushButton, primary: bool) -> None:
    """Make a button the one that leads on, or no longer."""
    if button.property("primary") != primary:
        button.setProperty("primary", primary)
        button.style().unpolish(button)
        button.style().polish(button)


class ActionBar(QFrame):
    """The next step in words, notices, and large buttons; ``answered`` carries a yes or no."""

    answered = Signal(bool)
    result_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("console")
        self._view: GameView | None = None
        self._actions = actions
        self._help = ""
        self.next = label("next", wrapped=True)
        self.notices = NoticeBar()
        self.hint = QPushButton()
        self.hint.setProperty("link", True)
        self.hint.setProperty("hint", True)
        self.hint.setCursor(Qt.CursorShape.PointingHandCursor)
        self._hint: Callable[[], str] | None = None
        self.hint.hide()
        self.help = ElidedLabel("muted")
        self.undo = ActionButton("undo", actions, icon_only=True)
        self.redo = ActionButton("redo", actions, icon_only=True)
        self.throw = ActionButton("throw", actions)
        self.finish = ActionButton("finish", actions)
        self.match = MatchButtons(actions)
        self.accept = QPushButton()
        self.refuse = QPushButton()
        self.result = QPushButton()
        for button in (self.throw, self.finish, self.accept, self.result):
            button.setProperty("primary", True)
        for button in (self.accept, self.refuse, self.result):
            button.setAutoDefault(True)
        self.notices.shown.connect(self.help.setHidden)
        self.accept.clicked.connect(self._accept)
        self.refuse.clicked.connect(self._refuse)
        self.result.clicked.connect(self.result_wanted)
        self._compact = False
        self._placed = False, False
        self._words = words = QVBoxLayout()
        words.setSpacing(SPACING)
        words.addStretch(1)
        words.addWidget(self.next)
        words.addWidget(self.notices)
        words.addWidget(self.help)
        words.addStretch(1)
        self._row = row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.hint, 0, Qt.AlignmentFlag.AlignVCenter)
        self._whole = in_column(
            (row, 1), margins=(14, MARGIN, 14, MARGIN), spacing=SPACING, of=self
        )
        # To the right of what comes and goes, so that what stays does not move under the pointer.
        offering = self.match.offering
        for part in (
            *(self.result, self.match, offering),
            *(self.undo, self.redo, self.throw, self.finish),
        ):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.refuse, self.accept):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the words where there is little."""
        super().resizeEvent(event)
        self._arrange()
        self.fit_hint()

    def _arrange(self) -> None:
        size = self.fontInfo().pixelSize()
        self._compact = self.width() < COMPACT * size
        self._show_buttons()
        self._place_parts(self.width() < NARROW * size)

    def _place_parts(self, narrow: bool) -> None:
        """In a narrow window notices stand below, and the long answers to a double on top.

        What stood under the pointer when the double was offered keeps its place then.
        """
        asked = self._view is not None and self._view.taker is not None
        answers = asked and (narrow or not self._has_room_for_answers())
        if (narrow, answers) == self._placed:
            return
        self._placed = narrow, answers
        self._whole.setSpacing(GAP if answers else SPACING)
        for part in (self.next, self.notices, self.match):
            for layout in (self._words, self._row, self._whole):
                layout.removeWidget(part)
        middle = Qt.AlignmentFlag.AlignVCenter
        if answers:
            self._whole.insertWidget(0, self.next)
            self._whole.insertWidget(1, self.match)
            self._words.insertWidget(1, self.notices)
            return
        self._words.insertWidget(1, self.next)
        self._row.insertWidget(MATCH_AT, self.match, 0, middle)
        if narrow:
            self._whole.addWidget(self.notices)
        else:
            self._words.insertWidget(2, self.notices)

    def _has_room_for_answers(self) -> bool:
        """Whether they find room beside the words in one line, so that nothing is moved by them."""
        parts = (self.undo, self.redo, self.throw, *self.match.all)
        shown = [part.sizeHint().width() + 8 for part in parts if not part.isHidden()]
        return sum(shown) + WORDS * self.fontInfo().pixelSize() + 2 * 14 <= self.width()

    def _keep_room(self) -> None:
        # The room of a notice is kept free, or the board would jump with every one.
        words = self.next.fontMetrics().height() + SPACING + self.notices.room()
        self.setMinimumHeight(words + 2 * MARGIN + 2)
        self.help.setFixedHeight(self.notices.room())
        self.notices.setMinimumHeight(self.notices.room())

    def show_help(self, text: str) -> None:
        """Say what can be done where the mouse or the keyboard is; a notice goes before it."""
        self._help = text
        key = self._actions.keys.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        # Never empty, or the sentence above would move whenever the mouse comes or goes.
        idle = translate("ActionBar", "{key} shows all keys").format(key=key)
        self.help.setText(text or idle)

    def _accept(self) -> None:
        self.answered.emit(True)

    def _refuse(self) -> None:
        self.answered.emit(False)

    def show_view(self, view: GameView) -> None:
        self._view = view
        self._show_buttons()
        self.match.show_view(view)
        self._place_parts(self._placed[0])
        self._word_moment(view)

    def _show_buttons(self) -> None:
        view = self._view
        if view is None:
            return
        offer = view.offer is not None and view.result is None
        over = view.result is not None
        playing = not offer and not over
        moving = view.phase is Phase.MOVING
        self.undo.setVisible(playing and not self._compact)
        self.redo.setVisible(playing and not self._compact)
        self.throw.setVisible(playing and not moving)
        self.finish.setVisible(playing and moving)
        self.accept.setVisible(offer)
        self.refuse.setVisible(offer)
        self.result.setVisible(over)
        _set_primary(self.result, not view.may_start_next)

    def show_blocked(self) -> None:
        """Let it be seen that a press did nothing, as what it would do has only just changed."""
        flash(self.next)
        self.help.setText(
            translate("ActionBar", "This has only just changed – please look before you press.")
        )
        QTimer.singleShot(FLASH * 2, self.help, lambda: self.show_help(self._help))

    def show_hint(self, text: Callable[[], str] | None) -> None:
        """Offer something quietly where no notice stands, or nothing."""
        self._hint = text
        self._word_hint()
        self.fit_hint()

    def _word_hint(self) -> None:
        self.hint.setText("" if self._hint is None else self._hint())
        self.hint.setAccessibleName(self.hint.text())

    def fit_hint(self) -> None:
        """Show the hint where no notice stands and there is room for it."""
        quiet = self._hint is not None and self.notices.isHidden()
        self.hint.setVisible(quiet and self._has_room_for_hint())

    def _has_room_for_hint(self) -> bool:
        """The next step must not be broken into lines for something that only may be read."""
        buttons = (self.undo, self.redo, self.throw, self.finish, self.refuse, self.accept)
        shown = [button for button in buttons if not button.isHidden()]
        needed = sum(button.sizeHint().width() + 8 for button in shown) + 2 * 14 + 24
        words = self.next.fontMetrics().horizontalAdvance(self.next.text())
        return needed + words + self.hint.sizeHint().width() <= self.width()

    def retranslate(self) -> None:
        self.accept.setText(translate("ActionBar", "Accept"))
        self.refuse.setText(translate("ActionBar", "Play on"))
        self.result.setText(translate("ActionBar", "Result…"))
        self.notices.retranslate()
        self.match.retranslate()
        self.show_help(self._help)
        self._keep_room()
        if self._view is not None:
            self._word_moment(self._view)
        self._word_hint()
        self.fit_hint()

    def _word_moment(self, view: GameView) -> None:
        self.next.setText(announcements.next_step(view))
        self.next.setAccessibleName(self.next.text())
        setting, passed = view.setting is not None, view.passing is not None
        self.throw.say(translate("ActionBar", "Confirm the throw") if setting else "")
        self.finish.say(translate("ActionBar", "Go on") if passed else "")

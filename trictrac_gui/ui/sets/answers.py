"""The three ways to say what is right: plays to tick, places to point at, answers to choose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from trictrac_gui.engine.drawings import Circle, Colour
from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.sets import LONGEST_SAID, MOST_ANSWERS
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.pictures.board_picture import fitted
from trictrac_gui.ui.sets.kept_views import BoardPicture
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.play_list import play_words

LEAST = QSize(200, 110)


class PointBoard(BoardPicture):
    """``clicked`` carries the place that was meant."""

    clicked = Signal(object)

    def __init__(self, view: GameView, theme: Theme) -> None:
        super().__init__(theme)
        self._view = view
        self.setMinimumSize(LEAST)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.mark(())

    def mark(self, places: tuple[Place, ...]) -> None:
        """Ring these places and no others."""
        self.show_moment(self._view, tuple(Circle(place, Colour.GREEN) for place in places))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell the place under the pointer."""
        spot = event.position()
        place = fitted(QSizeF(self.size()), self._view).place_at(spot.x(), spot.y())
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if isinstance(place, int) or place == OFF or (place == BAR and self._view.variant.has_bar):
            self.clicked.emit(place)


CHOICES = 4
"""So many answers can be given in the dialog."""

_NAMED = ("bar", "off")
_TICKED = Qt.CheckState.Checked


class PlayAnswers(Worded, QWidget):
    """All plays of the throw, of which some are ticked. ``changed`` comes with every tick."""

    changed = Signal()

    def __init__(self, plays: Sequence[str], ticked: Sequence[str]) -> None:
        super().__init__()
        self.hint = label("muted", wrapped=True)
        self.list = QListWidget()
        self.list.setMinimumHeight(self.fontMetrics().height() * 4)
        # What was right before the position was changed stays in sight only while it is possible.
        for play in plays:
            item = QListWidgetItem(play_words(play))
            item.setData(Qt.ItemDataRole.UserRole, play)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_TICKED if play in ticked else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.itemChanged.connect(self.changed)
        self.list.itemClicked.connect(self._click)
        self._down: tuple[int, Qt.CheckState] | None = None
        self.list.itemPressed.connect(self._press)
        in_column(self.hint, (self.list, 1), margins=0, of=self)
        self.word(
            self.hint.setText, lambda: translate("SetQuestion", "Tick every play that is right.")
        )
        self.word(self.list.setAccessibleName, lambda: translate("SetQuestion", "Right plays"))

    def _press(self, item: QListWidgetItem) -> None:
        self._down = (self.list.row(item), item.checkState())

    def _click(self, item: QListWidgetItem) -> None:
        """A click anywhere on the line ticks it, not only one on the box."""
        if self._down == (self.list.row(item), item.checkState()):
            ticked = item.checkState() is _TICKED
            item.setCheckState(Qt.CheckState.Unchecked if ticked else _TICKED)

    @property
    def right(self) -> tuple[str, ...]:
        """The plays that are ticked."""
        items = (self.list.item(row) for row in range(self.list.count()))
        ticked = (item for item in items if item.checkState() is _TICKED)
        return tuple(str(item.data(Qt.ItemDataRole.UserRole)) for item in ticked)[:MOST_ANSWERS]


class PointAnswers(QWidget):
    """A board to click on, and the same places as text. ``changed`` comes with every change."""

    changed = Signal()

    def __init__(self, view: GameView, theme: Theme, points: Sequence[Place]) -> None:
        super().__init__()
        self._has_bar = view.variant.has_bar
        self.hint = label("muted", wrapped=True)
        self.board = PointBoard(view, theme)
        self.field = QLineEdit(", ".join(str(place) for place in points))
        self.field.textChanged.connect(self._follow)
        self.board.clicked.connect(self._turn)
        in_column(self.hint, (self.board, 1), self.field, margins=0, of=self)
        self._follow()

    @property
    def right(self) -> tuple[Place, ...]:
        """The places that are marked, without words that name none."""
        found: list[Place] = []
        for word in re.split(r"[\s,;]+", self.field.text().lower()):
            if word in _NAMED and (word != "bar" or self._has_bar):
                found.append(word)
            elif re.fullmatch(r"[0-9]{1,2}", word) and 1 <= int(word) <= 24:
                found.append(int(word))
        return tuple(dict.fromkeys(found))[:MOST_ANSWERS]

    def _turn(self, place: Place) -> None:
        now = self.right
        then = tuple(one for one in now if one != place) if place in now else (*now, place)
        self.field.setText(", ".join(str(one) for one in then))

    def _follow(self) -> None:
        self.board.mark(self.right)
        self.changed.emit()

    def retranslate(self) -> None:
        self.hint.setText(translate("SetQuestion", "Click every place that is right."))
        name = translate("SetQuestion", "Right places, such as 13, 18")
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(name)


class ChoiceAnswers(QWidget):
    """A few answers in words, each right or wrong. ``changed`` comes with every change."""

    changed = Signal()

    def __init__(self, choices: Sequence[tuple[str, bool]]) -> None:
        super().__init__()
        self.hint = label("muted", wrapped=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.hint, 0, 0, 1, 2)
        self.fields: list[QLineEdit] = []
        self.ticks: list[QCheckBox] = []
        for number in range(max(CHOICES, len(choices))):
            say, right = choices[number] if number < len(choices) else ("", number == 0)
            field, tick = QLineEdit(say), QCheckBox()
            field.setMaxLength(LONGEST_SAID)
            tick.setChecked(right)
            field.textChanged.connect(self.changed)
            tick.toggled.connect(self.changed)
            grid.addWidget(field, number + 1, 0)
            grid.addWidget(tick, number + 1, 1)
            self.fields.append(field)
            self.ticks.append(tick)
        grid.setRowStretch(len(self.fields) + 1, 1)

    @property
    def given(self) -> tuple[tuple[str, bool], ...]:
        """The answers that have words."""
        pairs = zip(self.fields, self.ticks, strict=True)
        said = ((" ".join(field.text().split()), tick.isChecked()) for field, tick in pairs)
        return tuple(one for one in said if one[0])

    def retranslate(self) -> None:
        self.hint.setText(
            translate("SetQuestion", "Write two or more answers and tick the right ones.")
        )
        text = translate("SetQuestion", "Answer {number}")
        right = translate("SetQuestion", "right")
        for number, (field, tick) in enumerate(zip(self.fields, self.ticks, strict=True), 1):
            field.setAccessibleName(text.format(number=number))
            field.setPlaceholderText(field.accessibleName())
            tick.setText(right)
            tick.setAccessibleName(f"{field.accessibleName()}, {right}")

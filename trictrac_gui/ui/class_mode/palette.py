"""The column of class mode: what leads on, a grid of large buttons, and the list of plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from trictrac_gui.engine.drawings import Colour
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.legal_moves import Play
from trictrac_gui.session.view import GameView
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.class_mode.class_keys import PRESENT_KEYS, ClassCommand
from trictrac_gui.ui.class_mode.class_style import two_tone
from trictrac_gui.ui.class_mode.drawing import DrawingState, Tool
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.painting.drawings import paint_arrow, paint_number
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.widgets.fitting import in_column, in_row, space
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.play_list import PlayList, play_words
from trictrac_gui.ui.widgets.press_guard import PressGuard

LEAST = 40
"""The smallest edge of a large button in logical pixels."""


class LargeButton(QPushButton):
    """A button with an icon; a click leaves the keyboard where it is."""

    def __init__(self, picture: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._edge = 0
        self.setProperty("large", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)  # Return presses it as well as space
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, text: str, key: str = "") -> None:
        """Carry words for the pointer that rests on it and for screen readers."""
        self.setToolTip(f"{text} ({key})" if key else text)
        self.setAccessibleName(text)

    def grow(self, edge: int) -> None:
        edge = max(LEAST, edge)
        if edge == self._edge:
            return
        self._edge = edge
        self.setFixedHeight(edge)
        if self._picture:
            size = round(self._edge * 0.66)
            self.setIcon(two_tone(self._picture, size))
            self.setIconSize(QSize(size, size))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """No smaller than a thumb."""
        return QSize(LEAST, self._edge)

    def sizeHint(self) -> QSize:
        return QSize(self._edge, self._edge)


class ColourButton(LargeButton):
    """A button with the line and the shape of a colour."""

    def __init__(self, colour: Colour, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.colour = colour
        self.setCheckable(True)
        self.setProperty("ink", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and on it an arrow and a plate in this ink; a chosen one is underlined."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        unit = min(high, wide) * 0.52
        y = high * 0.68
        start, end = QPointF(wide * 0.16, y), QPointF(wide * 0.84, y)
        paint_arrow(painter, start, end, unit, self.colour)
        paint_number(painter, QPointF(wide / 2, high * 0.31), unit * 0.62, self.colour, 1)
        if self.isChecked():
            pen = painter.pen()
            pen.setColor(self.palette().color(self.foregroundRole()))
            pen.setWidthF(max(3.0, high * 0.09))
            painter.setPen(pen)
            edge = pen.widthF() / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = self.rect().toRectF().adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(box, high * 0.16, high * 0.16)
        painter.end()


COLUMNS: Final = 4


_GRID: Final[tuple[tuple[ClassCommand | Colour, str], ...]] = (
    (ClassCommand.UNDO, "undo"),
    (ClassCommand.REDO, "redo"),
    (ClassCommand.HAND, "hand"),
    (ClassCommand.PLAYS, "plays"),
    (ClassCommand.ARROW, "arrow"),
    (ClassCommand.CIRCLE, "circle"),
    (ClassCommand.NUMBER, "number"),
    (ClassCommand.CLEAR, "clear"),
    *((colour, "") for colour in Colour),
    (ClassCommand.SET_UP, "set-up"),
    (ClassCommand.KEEP, "keep"),
    (ClassCommand.KEPT_BACK, "kept-back"),
    (ClassCommand.KEPT_ON, "kept-on"),
    (ClassCommand.DARK, "curtain"),
    (ClassCommand.FREEZE, "freeze"),
    (ClassCommand.AUDIENCE, "audience"),
    (ClassCommand.LEAVE, "door"),
)


_WORDS: Final = {
    ClassCommand.UNDO: mark("Present", "Undo"),
    ClassCommand.REDO: mark("Present", "Redo"),
    ClassCommand.HAND: mark("Present", "Set the dice by hand"),
    ClassCommand.PLAYS: mark("Present", "Show all plays"),
    ClassCommand.ARROW: mark("Present", "Draw arrows"),
    ClassCommand.CIRCLE: mark("Present", "Draw circles"),
    ClassCommand.NUMBER: mark("Present", "Write numbers"),
    ClassCommand.CLEAR: mark("Present", "Wipe off the drawings"),
    ClassCommand.DARK: mark("Present", "Draw the curtain"),
    ClassCommand.FREEZE: mark("Present", "Hold the audience’s picture"),
    ClassCommand.AUDIENCE: mark("Present", "Audience window"),
    ClassCommand.SET_UP: mark("Present", "Set up a position"),
    ClassCommand.KEEP: mark("Present", "Keep this board"),
    ClassCommand.KEPT_BACK: mark("Present", "Previous kept position"),
    ClassCommand.KEPT_ON: mark("Present", "Next kept position"),
    ClassCommand.LEAVE: mark("Present", "Leave the presentation"),
}


COLOURS: Final = {
    Colour.RED: mark("Present", "Red, solid line"),
    Colour.BLUE: mark("Present", "Blue, dashed line"),
    Colour.GREEN: mark("Present", "Green, dotted line"),
    Colour.YELLOW: mark("Present", "Yellow, double line"),
}


TOOLS: Final = {
    ClassCommand.ARROW: Tool.ARROW,
    ClassCommand.CIRCLE: Tool.CIRCLE,
    ClassCommand.NUMBER: Tool.NUMBER,
}


_TICKED: Final = (
    *TOOLS,
    ClassCommand.HAND,
    ClassCommand.PLAYS,
    ClassCommand.DARK,
    ClassCommand.FREEZE,
    ClassCommand.AUDIENCE,
)


class ToolPalette(QWidget):
    """``wanted`` carries the ``ClassCommand`` of a button.

    ``answered`` carries yes or no to a resignation, ``cube_answered`` to a double.
    ``left`` comes when a button goes to rest under the keyboard.
    """

    wanted = Signal(object)
    answered = Signal(bool)
    cube_answered = Signal(bool)
    left = Signal()

    def __init__(self, drawing: DrawingState) -> None:
        super().__init__()
        self._drawing = drawing
        self._view: GameView | None = None
        self.guard = PressGuard(self)
        self.lead = QPushButton()
        self.yes, self.no = QPushButton(), QPushButton()
        for button in (self.lead, self.yes, self.no):
            button.setProperty("primary", True)
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.lead.clicked.connect(self._lead)
        self.yes.clicked.connect(lambda: self._answer(True))
        self.no.clicked.connect(lambda: self._answer(False))
        self.buttons: dict[ClassCommand | Colour, LargeButton] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        for place, (what, picture) in enumerate(_GRID):
            self._add(what, picture, place)
        self.more = QHBoxLayout()
        """Room for further large buttons under the grid."""
        answers = in_row(self.no, self.yes)
        self._column = in_column(
            1, self.lead, answers, self._grid, self.more, 1, margins=0, of=self
        )
        drawing.chosen.connect(self.show_tool)
        drawing.changed.connect(self._show_backs)
        self.show_tool()

    def _add(self, what: ClassCommand | Colour, picture: str, place: int) -> None:
        if isinstance(what, Colour):
            button: LargeButton = ColourButton(what)
            colour = what
            button.clicked.connect(lambda: self._drawing.choose_colour(colour))
        else:
            button = LargeButton(picture)
            button.setCheckable(what in _TICKED)
            command = what
            button.clicked.connect(lambda: self._want(command))
        self.buttons[what] = button
        self._grid.addWidget(button, place // COLUMNS, place % COLUMNS)

    def showEvent(self, event: QShowEvent) -> None:
        """What lies where the list of plays was is not pressed with the click that closed it."""
        super().showEvent(event)
        self.guard.show({ToolPalette: None})
        self.guard.renew()

    def _want(self, command: ClassCommand) -> None:
        if not self.guard.allows(ToolPalette):
            return
        button = self.buttons[command]
        if button.isCheckable():
            # Whoever grants the command ticks the button.
            button.setChecked(not button.isChecked())
        self.wanted.emit(command)

    def _answer(self, yes: bool) -> None:
        doubled = self._view is not None and self._view.taker is not None
        (self.cube_answered if doubled else self.answered).emit(yes)

    def _lead(self) -> None:
        view = self._view
        if view is not None:
            moving = view.phase is Phase.MOVING
            self.wanted.emit(
                ClassCommand.FINISH if moving or view.may_start_next else ClassCommand.THROW
            )

    def tick(self, command: ClassCommand, on: bool) -> None:
        """Show whether something is on."""
        self.buttons[command].setChecked(on)

    def show_tool(self) -> None:
        for command, tool in TOOLS.items():
            self.buttons[command].setChecked(tool is self._drawing.tool)
        for colour in Colour:
            self.buttons[colour].setChecked(colour is self._drawing.colour)

    def show_view(self, view: GameView) -> None:
        self._view = view
        asked = view.result is None and (view.offer is not None or view.taker is not None)
        for button in (self.yes, self.no):
            self._give_back(button, asked)
            button.setVisible(asked)
        self._give_back(self.lead, not asked)
        self.lead.setVisible(not asked)
        moving = view.phase is Phase.MOVING and view.result is None
        over = view.result is not None
        ready = view.may_hand_over if moving else bool(view.may_throw)
        self._enable(self.lead, view.may_start_next if over else ready)
        self._show_backs()
        self.retranslate()

    def _show_backs(self) -> None:
        view, drawing = self._view, self._drawing
        if view is not None:
            self._enable(self.buttons[ClassCommand.UNDO], view.may_undo or drawing.may_undo)
            self._enable(self.buttons[ClassCommand.REDO], view.may_redo or drawing.may_redo)
        self._enable(self.buttons[ClassCommand.CLEAR], bool(drawing.drawings))

    def _enable(self, button: QPushButton, on: bool) -> None:
        self._give_back(button, on)
        button.setEnabled(on)

    def _give_back(self, button: QPushButton, stays: bool) -> None:
        """Or the keyboard would go on to the next button, and press that."""
        if not stays and button.hasFocus():
            self.left.emit()

    def grow(self, size: int, width: int) -> None:
        """Take the size of the type, in a column of some width."""
        gap = max(4, size // 5)
        space(self._grid, gap)
        space(self._column, gap)
        edge = min((width - gap * (COLUMNS - 1)) // COLUMNS, round(size * 2.2))
        for button in self.buttons.values():
            button.grow(edge)
        for large in (self.lead, self.yes, self.no):
            large.setMinimumHeight(round(size * 1.9))

    def retranslate(self) -> None:
        keys = {key.command: key.sequences() for key in PRESENT_KEYS}
        for what, button in self.buttons.items():
            if isinstance(what, Colour):
                button.say(translate("Present", COLOURS[what]))
            else:
                found = keys.get(what) if what is not ClassCommand.LEAVE else None
                button.say(
                    translate("Present", _WORDS[what]),
                    found[0].toString(found[0].SequenceFormat.NativeText) if found else "",
                )
        self.lead.setText(self._lead_words())
        self.lead.setAccessibleName(self.lead.text())
        view = self._view
        if view is not None and view.taker is not None:
            self.yes.setText(match_text.take_button(view))
            self.no.setText(match_text.drop_button(view))
        else:
            self.yes.setText(translate("Present", "Accept"))
            self.no.setText(translate("Present", "Play on"))

    def _lead_words(self) -> str:
        view = self._view
        if view is None:
            return ""
        if view.result is not None:
            if view.may_start_next:
                return translate("Present", "Next game")
            return translate("Present", "Game over")
        if view.phase is Phase.MOVING:
            if view.passing is not None:
                return translate("Present", "Go on")
            return translate("Present", "Finish turn")
        if view.setting is not None:
            return translate("Present", "Confirm")
        return translate("Present", "Throw")


class PlaysPanel(QWidget):
    """Signals: ``previewed(play or None)``, ``wanted(play)``, ``closed()``."""

    previewed = Signal(object)
    wanted = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.plays: tuple[Play, ...] = ()
        self.title = label("name")
        self.shut = LargeButton("close")
        self.shut.clicked.connect(self.closed)
        self.list = PlayList(wrapped=True)
        self.list.setObjectName("playList")
        self.list.pointed.connect(self._point)
        self.list.chosen.connect(self._choose)
        head = in_row((self.title, 1), self.shut)
        in_column(head, (self.list, 1), margins=0, of=self)

    def grow(self, size: int) -> None:
        self.shut.grow(round(size * 1.9))
        self.shut.setFixedWidth(round(size * 1.9))

    def show_plays(self, plays: Sequence[Play]) -> None:
        self.plays = tuple(plays)
        self.retranslate()

    def retranslate(self) -> None:
        self.list.show_lines([play_words(play.text) for play in self.plays])
        title = translate("Present", "All plays: {count}")
        self.title.setText(title.format(count=len(self.plays)))
        self.list.setAccessibleName(self.title.text())
        self.shut.say(translate("Plays", "Close the list of plays"))

    def _point(self, row: int) -> None:
        # The list is filled under a pointer that rests: nothing is pointed at before it moves.
        there = self.list.underMouse() or self.list.hasFocus()
        known = 0 <= row < len(self.plays) and there
        self.previewed.emit(self.plays[row] if known else None)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.plays):
            self.wanted.emit(self.plays[row])

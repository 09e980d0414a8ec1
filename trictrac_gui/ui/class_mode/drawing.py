"""Drawing on the board of a class: tools and colours, and the layer that shows what is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from trictrac_gui.engine.drawings import (
    HIGHEST,
    Arrow,
    Circle,
    Colour,
    Drawing,
    Drawings,
    DrawnPlace,
    Number,
    next_number,
    number_at,
    with_or_without,
)
from trictrac_gui.engine.model import BAR, OFF
from trictrac_gui.session.undo_history import UndoHistory
from trictrac_gui.ui.board.board_view import BoardLayer, BoardView
from trictrac_gui.ui.board.pointer import Touches
from trictrac_gui.ui.painting.drawings import (
    ARROW_HEIGHT,
    paint_arrow,
    paint_drawings,
    paint_ring,
    spot_of,
)
from trictrac_gui.ui.painting.geometry import Geometry


class Tool(StrEnum):
    """What the pointer does on the board: move checkers, or draw."""

    MOVE = "move"
    ARROW = "arrow"
    CIRCLE = "circle"
    NUMBER = "number"


class DrawingState(QObject):
    """What is drawn on a moment, and with which tool and colour the next is drawn.

    Signals: ``changed()`` with other drawings, ``drawn()`` where the teacher has changed them,
    and ``chosen()`` with another tool or colour.
    """

    changed = Signal()
    drawn = Signal()
    chosen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tool = Tool.MOVE
        self.colour = Colour.RED
        self._history: UndoHistory[Drawings] = UndoHistory(())

    @property
    def drawings(self) -> Drawings:
        return self._history.value

    # -- tools -------------------------------------------------------------------------------

    def choose(self, tool: Tool) -> None:
        """Take a tool, or go back to moving where it is the one in use."""
        self.tool = Tool.MOVE if tool is self.tool else tool
        self.chosen.emit()

    def choose_colour(self, colour: Colour) -> None:
        self.colour = colour
        self.chosen.emit()

    # -- drawing -----------------------------------------------------------------------------

    def show(self, drawings: Drawings) -> None:
        """Come to another moment, with what is drawn on it."""
        other = drawings != self.drawings
        self._history = UndoHistory(drawings)
        if other:
            self.changed.emit()

    def arrow(self, src: DrawnPlace, dst: DrawnPlace, colour: Colour | None = None) -> None:
        """Draw an arrow, or take the same one away."""
        if src != dst:
            self._draw(Arrow(src, dst, colour or self.colour))

    def circle(self, place: DrawnPlace, height: int, colour: Colour | None = None) -> None:
        """Draw a circle, or take the same one away."""
        self._draw(Circle(place, colour or self.colour, height))

    def number(self, place: DrawnPlace, height: int, colour: Colour | None = None) -> None:
        """Write the next number; one that stands there already goes away."""
        there = number_at(self.drawings, place, height)
        number = next_number(self.drawings)
        self._draw(there or Number(place, number, colour or self.colour, height))

    def clear(self) -> None:
        if self.drawings:
            self._change(())

    def _draw(self, one: Drawing) -> None:
        self._change(with_or_without(self.drawings, one))

    def _change(self, drawings: Drawings) -> None:
        if self._history.change(drawings):
            self._tell()

    def _tell(self) -> None:
        self.changed.emit()
        self.drawn.emit()

    # -- back and forth ----------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether something was drawn or wiped off since the game came to this moment."""
        return self._history.may_undo

    @property
    def may_redo(self) -> bool:
        """Whether something that was taken back can come again."""
        return self._history.may_redo

    def undo(self) -> None:
        if self.may_undo:
            self._history.undo()
            self._tell()

    def redo(self) -> None:
        if self.may_redo:
            self._history.redo()
            self._tell()


_CTRL = Qt.KeyboardModifier.ControlModifier


_SHIFT = Qt.KeyboardModifier.ShiftModifier


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def place_at(geometry: Geometry, at: QPointF) -> tuple[DrawnPlace, int] | None:
    """The place under a spot and how many checkers above its foot; None beside the board."""
    place = geometry.place_at(at.x(), at.y())
    if isinstance(place, int):
        heights = range(HIGHEST + 1)
        nearest = min(heights, key=lambda h: abs(geometry.place_of(place, h).y - at.y()))
        return place, nearest
    if place not in (BAR, OFF):
        return None
    low, high = str(place), f"{place}^"
    down, up = (abs(spot_of(geometry, one, 0).y() - at.y()) for one in (low, high))
    return (low if down <= up else high), 0


class DrawingLayer(BoardLayer):
    """Shows drawings over a board."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self.drawings: Drawings = ()
        board.laid_out.connect(self.update)

    def show_drawings(self, drawings: Drawings) -> None:
        """Show these drawings and no others."""
        self.drawings = drawings
        self.update()

    def paint_over(self, painter: QPainter, geometry: Geometry) -> None:
        paint_drawings(painter, geometry, self.drawings)


@dataclass(slots=True)
class _Stroke:
    """A drawing being made: where it began, where the pointer is, and what it will become."""

    tool: Tool
    colour: Colour
    place: DrawnPlace
    height: int
    at: QPointF
    dragged: bool = False


class DrawingInput(DrawingLayer):
    """A layer that draws with the tool in use, or with a key held down while the mouse moves.

    Ctrl with a drag draws an arrow, Ctrl with a click a circle, Shift with a click a number; Shift
    as well as Ctrl takes the colour after the chosen one. Fingers and pens draw while a tool is
    chosen. An arrow may also be tapped, its beginning first.
    """

    def __init__(self, board: BoardView, state: DrawingState) -> None:
        super().__init__(board)
        self._state = state
        self._stroke: _Stroke | None = None
        self._begun: DrawnPlace | None = None
        """Where an arrow begins whose end is still to be tapped."""
        self._touches = Touches(self)
        self._slack = 0.0
        board.installEventFilter(self)
        state.changed.connect(self._follow)
        state.chosen.connect(self.forget)

    def _follow(self) -> None:
        self._begun = None
        self.show_drawings(self._state.drawings)

    def forget(self) -> None:
        """Let what has been begun be nothing."""
        self._stroke, self._begun = None, None
        self.update()

    @property
    def begun(self) -> bool:
        """Whether something is begun that Esc takes away."""
        return self._stroke is not None or self._begun is not None

    # -- what comes to the board -------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is meant for drawing; all else goes on to the board."""
        super().eventFilter(watched, event)
        if watched is self._board:
            return isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if self._state.tool is not Tool.MOVE or self._stroke is not None:
            return self._touches.take(event)
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            tool, colour = self._meant(event.modifiers())
            if event.button() is not Qt.MouseButton.LeftButton or tool is Tool.MOVE:
                return False
            if kind is QEvent.Type.MouseButtonDblClick and tool is not Tool.NUMBER:
                return True
            self._begin(event.position(), tool, colour)
            return True
        if self._stroke is None:
            return False
        if kind is QEvent.Type.MouseMove:
            self.pointer_moved(event.position())
            return True
        if kind is QEvent.Type.MouseButtonRelease:
            self.pointer_up(event.position())
            return True
        return False

    def _meant(self, held: Qt.KeyboardModifier) -> tuple[Tool, Colour]:
        """Tool and colour by the keys held down; CIRCLE with Ctrl becomes an arrow when dragged."""
        colour = self._state.colour
        if held & _CTRL:
            return Tool.CIRCLE, colour.next if held & _SHIFT else colour
        if held & _SHIFT:
            return Tool.NUMBER, colour
        return self._state.tool, colour

    def _key(self, event: QKeyEvent) -> bool:
        """Enter draws where the cursor of the keyboard stands."""
        tool, place = self._state.tool, self._board.cursor_place
        drawing = event.type() is QEvent.Type.KeyPress and event.key() in _ENTER
        if not drawing or tool is Tool.MOVE or event.isAutoRepeat():
            return False
        if place is None or not (isinstance(place, int) or place in (BAR, OFF)):
            return False
        self._tap(tool, self._state.colour, place, 0)
        event.accept()
        return True

    # -- the pointer, whatever it is ---------------------------------------------------------

    def pointer_down(self, spot: QPointF, slack: float) -> None:
        self._begin(spot, self._state.tool, self._state.colour)
        self._slack = slack

    def pointer_moved(self, spot: QPointF) -> None:
        stroke = self._stroke
        if stroke is not None:
            reach = max(self._slack, self._unit * 0.4)
            begun = stroke.at if stroke.dragged else self._down_at
            stroke.dragged = stroke.dragged or (spot - begun).manhattanLength() > reach
            stroke.at = spot
            self.update()

    def pointer_up(self, spot: QPointF) -> None:
        stroke, self._stroke = self._stroke, None
        geometry = self._board.geometry_of_board
        self.update()
        if stroke is None or geometry is None:
            return
        there = place_at(geometry, spot)
        if there is None:
            return
        place, height = there
        if stroke.dragged and stroke.tool is not Tool.NUMBER and place != stroke.place:
            self._begun = None
            self._state.arrow(stroke.place, place, stroke.colour)
        elif place == stroke.place:
            self._tap(stroke.tool, stroke.colour, place, height)

    def pointer_lost(self) -> None:
        """What was begun is nothing."""
        self.forget()

    def wants_every_tap(self, spot: QPointF) -> bool:
        """Two quick taps on one spot are meant once, but for numbers."""
        return self._state.tool is Tool.NUMBER

    @property
    def _unit(self) -> float:
        geometry = self._board.geometry_of_board
        return 1.0 if geometry is None else geometry.unit

    def _begin(self, at: QPointF, tool: Tool, colour: Colour) -> None:
        geometry = self._board.geometry_of_board
        there = None if geometry is None else place_at(geometry, at)
        self._slack, self._down_at = 0.0, QPointF(at)
        self._board.pointer_lost()
        if there is not None:
            self._stroke = _Stroke(tool, colour, *there, QPointF(at))
            self.update()

    def _tap(self, tool: Tool, colour: Colour, place: DrawnPlace, height: int) -> None:
        if tool is Tool.CIRCLE:
            self._state.circle(place, height, colour)
        elif tool is Tool.NUMBER:
            self._state.number(place, height, colour)
        elif tool is Tool.ARROW and self._begun is None:
            self._begun = place
            self.update()
        elif tool is Tool.ARROW:
            src, self._begun = self._begun, None
            self.update()
            if src is not None:
                self._state.arrow(src, place, colour)

    # -- what is begun -----------------------------------------------------------------------

    def paint_over(self, painter: QPainter, geometry: Geometry) -> None:
        """What is being drawn is paler than it will be."""
        super().paint_over(painter, geometry)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.75)
        unit, stroke = geometry.unit, self._stroke
        if self._begun is not None:
            middle = spot_of(geometry, self._begun, ARROW_HEIGHT)
            paint_ring(painter, middle, unit * 0.5, self._state.colour)
        if stroke is None or stroke.tool is Tool.NUMBER:
            return
        if stroke.dragged:
            start = spot_of(geometry, stroke.place, ARROW_HEIGHT)
            paint_arrow(painter, start, stroke.at, unit, stroke.colour, geometry.outer.centre.y)
        elif stroke.tool is Tool.CIRCLE:
            middle = spot_of(geometry, stroke.place, stroke.height)
            paint_ring(painter, middle, unit, stroke.colour)

"""What is being drawn on the present moment: with which tool and colour, and what came before."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from trictrac_gui.engine.drawings import (
    Arrow,
    Circle,
    Colour,
    Drawing,
    Drawings,
    Number,
    Spot,
    next_number,
    number_at,
    with_or_without,
)


class Tool(StrEnum):
    """What the pointer does on the board: move checkers, or draw."""

    MOVE = "move"
    ARROW = "arrow"
    CIRCLE = "circle"
    NUMBER = "number"


class DrawingState(QObject):
    """Signals: ``changed()`` with other drawings, ``drawn()`` where a hand has changed them, and
    ``chosen()`` with another tool or colour.
    """

    changed = Signal()
    drawn = Signal()
    chosen = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tool = Tool.MOVE
        self.colour = Colour.RED
        self.drawings: Drawings = ()
        self._before: list[Drawings] = []
        self._after: list[Drawings] = []

    # -- tools -------------------------------------------------------------------------------

    def choose(self, tool: Tool) -> None:
        """Take up a tool; the one in the hand is put down."""
        self.tool = Tool.MOVE if tool is self.tool else tool
        self.chosen.emit()

    def choose_colour(self, colour: Colour) -> None:
        """Draw in another colour."""
        self.colour = colour
        self.chosen.emit()

    # -- drawing -----------------------------------------------------------------------------

    def show(self, drawings: Drawings) -> None:
        """Come to another moment, with what is drawn on it."""
        self._before, self._after = [], []
        if drawings != self.drawings:
            self.drawings = drawings
            self.changed.emit()

    def arrow(self, src: Spot, dst: Spot, colour: Colour | None = None) -> None:
        """Draw an arrow, or take the same one away."""
        if src != dst:
            self._draw(Arrow(src, dst, colour or self.colour))

    def circle(self, place: Spot, height: int, colour: Colour | None = None) -> None:
        """Draw a circle, or take the same one away."""
        self._draw(Circle(place, colour or self.colour, height))

    def number(self, place: Spot, height: int, colour: Colour | None = None) -> None:
        """Write the next number; one that stands there already goes away."""
        there = number_at(self.drawings, place, height)
        ink = colour or self.colour
        self._draw(there or Number(place, next_number(self.drawings), ink, height))

    def clear(self) -> None:
        """Wipe everything off."""
        if self.drawings:
            self._change(())

    def _draw(self, one: Drawing) -> None:
        self._change(with_or_without(self.drawings, one))

    def _change(self, drawings: Drawings) -> None:
        self._before.append(self.drawings)
        self._after = []
        self._become(drawings)

    def _become(self, drawings: Drawings) -> None:
        self.drawings = drawings
        self.changed.emit()
        self.drawn.emit()

    # -- back and forth ----------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether something was drawn or wiped off since the game came to this moment."""
        return bool(self._before)

    @property
    def may_redo(self) -> bool:
        """Whether something that was taken back can come again."""
        return bool(self._after)

    def undo(self) -> None:
        """Take the last change of the drawings back."""
        if self._before:
            self._after.append(self.drawings)
            self._become(self._before.pop())

    def redo(self) -> None:
        """Make the change again that was taken back."""
        if self._after:
            self._before.append(self.drawings)
            self._become(self._after.pop())

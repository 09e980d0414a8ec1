"""From a position to the thirty spots where its checkers lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from trictrac_gui.engine.model import BAR, OFF, Place, Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.geometry import CHECKER, ROW, Geometry, Spot

PILE: Final = 5
"""Checkers in a stack on a start point (T4)."""

COUNT_FROM: Final = 8
"""From how many checkers on a number is written."""

_LIFT: Final = 0.145
"""How far each checker of a stack peeps out over the one below, in point widths."""


def look(variant: Variant) -> tuple[object, ...]:
    """All of a variant that can be seen on an empty board: two that agree can share a picture."""
    huckes = (variant.hucke(Side.FIRST), variant.hucke(Side.SECOND))
    return (variant.side_keys, variant.has_bar, variant.target, huckes, variant.track.places)


class Slot(NamedTuple):
    """A checker's spot: whose it is, its place, and its number in the stack from 0."""

    side: Side
    place: Place
    nth: int


class Lie(NamedTuple):
    """Where and how a checker lies: ``on_edge`` in the tray, ``written`` a count on it."""

    spot: Spot
    layer: int
    on_edge: bool
    written: int


@dataclass(frozen=True)
class Arrangement:
    """The rules of laying checkers out on one board of one variant."""

    geometry: Geometry
    variant: Variant

    def slots(self, position: Position, side: Side) -> list[Slot]:
        """A side's slots in the order of its path."""
        places = self.variant.track.places[side]
        return [
            Slot(side, place, index)
            for place, count in zip(places, position.of(side), strict=True)
            for index in range(count)
        ]

    def lie(self, slot: Slot, count: int) -> Lie:
        """How the checker of a slot lies where ``count`` lie together."""
        side, place, index = slot
        written = count if index == count - 1 and count >= COUNT_FROM else 0
        if place == OFF:
            return Lie(self.geometry.tray_spot(self.off_on_top(side), index), index, True, 0)
        if place == BAR:
            height = index * min(1.0, 3.9 / max(1, count - 1))
            spot = self.geometry.bar_spot(self.bar_on_top(side), height)
            return Lie(spot, index, False, written)
        assert isinstance(place, int)
        if place == self.variant.start_place(side):
            return Lie(self._stacked(place, index), self._stack_layer(place, index), False, written)
        # More than five overlap evenly, so that the point never grows.
        height = index * min(1.0, 4.0 / max(1, count - 1))
        return Lie(self.geometry.place_of(place, height), index, False, written)

    def bar_on_top(self, side: Side) -> bool:
        """A checker waits on the half of the bar where it will enter."""
        entering = self.variant.track.place(side, 1)
        return isinstance(entering, int) and entering > 12

    def off_on_top(self, side: Side) -> bool:
        """A side's tray lies beside the row it leaves the board from."""
        goal = self.variant.target_place(side)
        if goal == OFF:
            goal = self.variant.track.place(side, self.variant.track.last - 1)
        return isinstance(goal, int) and goal > 12

    def _stacked(self, point: int, index: int) -> Spot:
        """Stacks of five from the rim inwards, seen a little from the front."""
        pile, level = divmod(index, PILE)
        room = ROW / 3
        used = CHECKER + _LIFT * (PILE - 1)
        gap = (room - used) / 2
        upper = self.geometry.is_upper(point)
        unit = self.geometry.unit
        rect = self.geometry.point_rect(point)
        x = rect.x + rect.width / 2
        # A stack rises towards the upper edge of the screen, whichever row it stands in.
        if upper:
            foot = rect.y + unit * (room * (pile + 1) - gap - CHECKER / 2)
        else:
            foot = rect.bottom - unit * (room * pile + gap + CHECKER / 2)
        return Spot(x, foot - unit * _LIFT * level)

    def _stack_layer(self, point: int, index: int) -> int:
        """Stacks nearer to the lower edge of the screen are in front."""
        pile, level = divmod(index, PILE)
        return (pile if self.geometry.is_upper(point) else 2 - pile) * PILE + level

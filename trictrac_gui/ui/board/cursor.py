"""The keyboard's way over the board: along the rows, over the bar, to the dice and the tray."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.geometry import Geometry

DICE: Final = "dice"
"""The stop between the two rows, where Enter throws or hands the turn over."""

LOWER: Final = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
UPPER: Final = (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)


def useful(view: GameView, chosen: Place | None) -> list[Place]:
    """The stops where something can be done, in playing order.

    Dice that are due come before what can move; dice that only may be pressed come after it,
    or a first Enter would swap them. With a checker taken up: where it may be put down.
    """
    if chosen is not None:
        return _on_the_way(view, {target.place for target in view.moves.get(chosen, ())})
    moves = _on_the_way(view, set(view.moves))
    if view.may_throw:
        return [DICE, *moves]
    return [*moves, DICE] if view.may_hand_over or view.may_swap else moves


def _on_the_way(view: GameView, wanted: Collection[Place]) -> list[Place]:
    if view.to_move is None:
        return []
    return [place for place in view.variant.track.places[view.to_move] if place in wanted]


def leap(place: Place | None, forward: bool, stops: Sequence[Place]) -> Place | None:
    """The following or preceding one of some stops, round and round; None if there are none."""
    if not stops:
        return None
    if place not in stops:
        return stops[0 if forward else -1]
    return stops[(stops.index(place) + (1 if forward else -1)) % len(stops)]


def step(place: Place, dx: int, dy: int, geometry: Geometry) -> Place:
    """The next stop in a direction of the screen; rows join at their ends, as the run does."""
    if geometry.turned != geometry.mirrored:
        dx = -dx
    if geometry.turned:
        dy = -dy
    if dy:
        return _across(place, dy)
    return _along(place, dx, geometry.has_bar)


def _along(place: Place, dx: int, has_bar: bool) -> Place:
    if place == DICE:
        return 7 if dx < 0 else 6
    if place == OFF:
        return 1 if dx < 0 else 24
    if place == BAR:
        return 7 if dx < 0 else 6
    assert isinstance(place, int)
    row = LOWER if place <= 12 else UPPER
    at = row.index(place)
    if has_bar and at + dx == (5 if dx < 0 else 6) and at == (6 if dx < 0 else 5):
        return BAR
    if at + dx < 0:
        return 13 if row is LOWER else 12
    if at + dx >= len(row):
        return OFF
    return row[at + dx]


def _across(place: Place, dy: int) -> Place:
    if place == DICE:
        return 19 if dy < 0 else 6
    if place == OFF:
        return 24 if dy < 0 else 1
    if place == BAR:
        return 18 if dy < 0 else 7
    assert isinstance(place, int)
    lower = place <= 12
    if lower == (dy > 0):
        return place
    return 25 - place

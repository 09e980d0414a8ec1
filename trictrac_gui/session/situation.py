"""What is the matter on the table at a moment of the game."""

from __future__ import annotations

from collections.abc import Iterator

from trictrac_gui.engine.model import BAR, OFF, Side
from trictrac_gui.engine.situation import Situation
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView


def situation(view: GameView) -> Situation | None:
    """The most urgent of what is the matter; None where nothing needs to be explained."""
    found = set(_situations(view))
    return next((known for known in Situation if known in found), None)


def _situations(view: GameView) -> Iterator[Situation]:
    if view.result is not None or view.offer is not None:
        return
    if view.phase is Phase.OPENING:
        yield Situation.OPENING
        return
    if view.again:
        yield Situation.AGAIN
    side = view.to_move
    if side is None or view.dice is None:
        return
    if view.passing is not None:
        yield Situation.PASSING
    start = view.variant.start_place(side)
    if view.count(side, start):
        yield Situation.ON_THE_BAR if start == BAR else Situation.START_POINT
    yield from _at_the_hucke(view, side)
    target = view.variant.target_place(side)
    if any(to.place in (OFF, target) for tos in view.moves.values() for to in tos):
        yield Situation.BEARING_OFF
    if len(set(view.dice.numbers)) < len(view.dice.numbers):
        yield Situation.DOUBLE


def _at_the_hucke(view: GameView, side: Side) -> Iterator[Situation]:
    """A number that would take a checker into the empty Hucke, or one of two out of it."""
    hucke = view.variant.special[0]
    if hucke is None or view.dice is None or not view.dice.left:
        return
    counts = view.position.counts[side]
    if counts[0]:
        return
    if counts[hucke] == 2:
        yield Situation.LAST_TWO
    elif not counts[hucke] and any(counts[hucke - n] for n in view.dice.left if n <= hucke):
        yield Situation.BEFORE_THE_HUCKE

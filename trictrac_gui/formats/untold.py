"""What a format of another program has no place for, so that nobody loses it unawares."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from trictrac_gui.engine.state import Answered, Left, Origin, Rolled
from trictrac_gui.formats.formats import Format
from trictrac_gui.formats.saved import Move, Saved


class Untold(StrEnum):
    """Something of a game that a copy in a format of another program does not hold."""

    BRANCHES = "branches"
    REFUSED = "refused"
    MARKS = "marks"
    BY_HAND = "by-hand"
    DICE = "dice"
    LEFT = "left"


def untold(saved: Saved, kind: Format) -> tuple[Untold, ...]:
    """What a copy of a game does not tell; the project's own format tells everything."""
    if kind is Format.TTG:
        return ()
    found = set(_in_moves(saved))
    if any(game.marks for game in saved.games):
        found.add(Untold.MARKS)
    if saved.dice is not None and saved.dice.get("checkable"):
        found.add(Untold.DICE)
    if kind is Format.SGF:
        found.discard(Untold.BRANCHES)
    return tuple(one for one in Untold if one in found)


def _in_moves(saved: Saved) -> Iterator[Untold]:
    waiting: list[tuple[Move, ...]] = [game.moves for game in saved.games]
    while waiting:
        for move in waiting.pop():
            waiting += move.branches
            if move.branches:
                yield Untold.BRANCHES
            if move.marks:
                yield Untold.MARKS
            match move.action:
                case Answered(accepted=False):
                    yield Untold.REFUSED
                case Rolled(origin=Origin.HAND):
                    yield Untold.BY_HAND
                case Left():
                    yield Untold.LEFT

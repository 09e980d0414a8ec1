"""Games of a file played into a record, with the other ways to play that stand beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from trictrac_gui.engine.entries import LONGEST_NOTE, Entry, Marked, Noted, WentTo
from trictrac_gui.engine.play import IllegalAction, apply
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.state import Action, Origin, Rolled, StartedNext

if TYPE_CHECKING:
    from trictrac_gui.formats.saved import Move

_Fallen = Mapping[tuple[int, int], Rolled]
"""The throws of the line that was played, by how many were made before and how many dice fell."""

_DEEPEST = 60
"""Branches from branches; no reader takes deeper ones."""


def play_in(record: GameRecord, moves: Sequence[Move]) -> bool:
    """Play the line of a game in a record that counts, and the branches beside it.

    Each branch is played as if both sides had then agreed to take it back. So it is kept as long
    as the dice fall in it as they did in the game, and only up to where somebody would win.
    Returns whether all of every branch was kept. Raises ``IllegalAction``.
    """
    fallen: dict[tuple[int, int], Rolled] = {}
    made = record.throws_made()
    for move in moves:
        if isinstance(move.action, Rolled):
            fallen[made, len(move.action.numbers)] = _thrown(move.action)
            made += 1
    return _play(record, moves, fallen, 0)


def _play(record: GameRecord, moves: Iterable[Move], fallen: _Fallen, deep: int) -> bool:
    whole = True
    for move in moves:
        at = record.current
        for branch in move.branches:
            try:
                kept = deep < _DEEPEST and _play(record, branch, fallen, deep + 1)
            except IllegalAction:
                kept = False
            whole = whole and kept
            record.go(at, agreed=True)
        action = from_a_file(move.action) if not deep else _in_a_branch(record, move, fallen)
        if action is None:
            return False
        record.do(action)
        if move.comment:
            record.note(record.current, move.comment[:LONGEST_NOTE])
        if move.marks and len(move.marks) <= LONGEST_NOTE:
            record.mark(record.current, move.marks)
    return whole


def _in_a_branch(record: GameRecord, move: Move, fallen: _Fallen) -> Action | None:
    """The action of a branch as it can be kept; None where it cannot."""
    action = from_a_file(move.action)
    if isinstance(action, Rolled):
        known = fallen.get((record.throws_made(), len(action.numbers)))
        if known is None or known.numbers != action.numbers:
            return None
        action = replace(known, side=action.side)
    if isinstance(action, StartedNext):
        return None
    return None if apply(record.state, action).state.result is not None else action


def from_a_file(action: Action) -> Action:
    """An action as it is kept: throws of a file say nothing about the dice of this computer."""
    return _thrown(action) if isinstance(action, Rolled) else action


def _thrown(rolled: Rolled) -> Rolled:
    return replace(rolled, origin=Origin.SCRIPT) if rolled.origin is Origin.DICE else rolled


def tree(record: GameRecord) -> Iterator[Entry]:
    """The entries that give a whole record back: its actions in their order, and what was said."""
    current = number = 0
    while (did := record.did(number := number + 1)) is not None:
        if did.parent != current:
            yield WentTo(did.parent, agreed=not record.free)
        yield did
        current = did.id
    if current != record.current:
        yield WentTo(record.current, agreed=not record.free)
    for at, text in record.notes.items():
        yield Noted(at, text)
    for at, text in record.marks.items():
        yield Marked(at, text)

"""Games of a file as trees of one's own: to go on with, or to be kept in the library.

The file is left as it is. Throws of a file are not counted as honest dice of this computer. What
was said comes along, and other ways to play as far as a game that counts can hold them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from trictrac_gui.engine.entries import LONGEST_NOTE
from trictrac_gui.engine.play import IllegalAction, apply, start
from trictrac_gui.engine.state import Action, GameState, Origin, Rolled, StartedNext
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.saved import Saved, SavedGame

if TYPE_CHECKING:
    from trictrac_gui.formats.saved import Move
    from trictrac_gui.session.game_store import GameStore

_Fallen = Mapping[tuple[int, int], Rolled]
"""The throws of the line that was played, by how many were made before and how many dice fell."""

_DEEPEST = 60
"""Branches from branches; no reader takes deeper ones."""


class Continued(NamedTuple):
    """A game to go on with; ``whole`` tells whether all other ways to play came along."""

    tree: GameTree
    whole: bool


def continued(saved: Saved, index: int) -> Continued | None:
    """A game to go on with, up to its last possible moment.

    The games before it belong to it where they follow one another; else it begins with this game,
    at the score of the file. None where the game is over, or does not begin as games do.
    """
    game = saved.games[index]
    if game.outcome is not None:
        return None
    for first in dict.fromkeys((0, index)):
        found = _played(saved, saved.games[first : index + 1])
        if found is not None:
            state = found.tree.state
            return None if state.match.over or state.result else found
    return None


def _played(saved: Saved, games: tuple[SavedGame, ...]) -> Continued | None:
    tree, whole = GameTree(saved.variant, games[0].start.match), True
    try:
        for number, game in enumerate(games):
            if number:
                tree.do(StartedNext())
            if not _begins_like(tree.state, game):
                return None
            whole = _play_in(tree, game.moves) and whole
    except IllegalAction:
        return None
    return Continued(tree, whole)


def take_in(games: GameStore, saved: Saved) -> list[Path]:
    """Keep what a file tells as far as it can have been played; where it is kept now.

    Games that follow one another are one match. Raises ``JournalError``.
    """
    return [games.keep_copy(tree, saved.names) for tree in trees_of(saved)]


def trees_of(saved: Saved) -> Iterator[GameTree]:
    """The games of a file as trees: one for each run of games that follow one another.

    A game that begins from a position set up is none that counts, and is left out.
    """
    tree: GameTree | None = None
    for game in saved.games:
        if tree is not None and _follows(tree, game):
            tree.do(StartedNext())
        else:
            if tree is not None:
                yield tree
            alike = _begins_like(start(saved.variant, game.start.match), game)
            tree = GameTree(saved.variant, game.start.match) if alike else None
        if tree is not None:
            with contextlib.suppress(IllegalAction):  # it is played as far as it is legal
                _play_in(tree, game.moves)
    if tree is not None:
        yield tree


def _follows(tree: GameTree, game: SavedGame) -> bool:
    state = tree.state
    if state.result is None or state.match.over:
        return False
    return _begins_like(start(state.variant, state.match), game)


def _begins_like(usual: GameState, game: SavedGame) -> bool:
    """Whether a game of a file begins as games do, at the score that is due."""
    told = game.start
    return (usual.position, usual.to_move, usual.cube, usual.match.score) == (
        told.position,
        told.to_move,
        told.cube,
        told.match.score,
    )


def _play_in(tree: GameTree, moves: Sequence[Move]) -> bool:
    """Play the line of a game in a tree that counts, and the branches beside it.

    Each branch is played as if both sides had then agreed to take it back. So it is kept as long
    as the dice fall in it as they did in the game, and only up to where somebody would win.
    Returns whether all of every branch was kept. Raises ``IllegalAction``.
    """
    fallen: dict[tuple[int, int], Rolled] = {}
    made = tree.throws_made()
    for move in moves:
        if isinstance(move.action, Rolled):
            fallen[made, len(move.action.numbers)] = _thrown(move.action)
            made += 1
    return _play(tree, moves, fallen, 0)


def _play(tree: GameTree, moves: Iterable[Move], fallen: _Fallen, deep: int) -> bool:
    whole = True
    for move in moves:
        at = tree.here
        for branch in move.branches:
            try:
                kept = deep < _DEEPEST and _play(tree, branch, fallen, deep + 1)
            except IllegalAction:
                kept = False
            whole = whole and kept
            tree.go(at, agreed=True)
        action = _from_a_file(move.action) if not deep else _in_a_branch(tree, move, fallen)
        if action is None:
            return False
        tree.do(action)
        if move.comment:
            tree.note(tree.here, move.comment[:LONGEST_NOTE])
        if move.marks and len(move.marks) <= LONGEST_NOTE:
            tree.draw(tree.here, move.marks)
    return whole


def _in_a_branch(tree: GameTree, move: Move, fallen: _Fallen) -> Action | None:
    """The action of a branch as it can be kept; None where it cannot."""
    action = _from_a_file(move.action)
    if isinstance(action, Rolled):
        known = fallen.get((tree.throws_made(), len(action.numbers)))
        if known is None or known.numbers != action.numbers:
            return None
        action = replace(known, side=action.side)
    if isinstance(action, StartedNext):
        return None
    return None if apply(tree.state, action).state.result is not None else action


def _from_a_file(action: Action) -> Action:
    """An action as it is kept: throws of a file say nothing about the dice of this computer."""
    return _thrown(action) if isinstance(action, Rolled) else action


def _thrown(rolled: Rolled) -> Rolled:
    return replace(rolled, origin=Origin.SCRIPT) if rolled.origin is Origin.DICE else rolled

"""Games of a file as trees of one's own: to go on with, or to be kept in the library.

The file is left as it is. Throws of a file are not counted as honest dice of this computer. What
was said comes along, and other ways to play as far as a game that counts can hold them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from trictrac_gui.engine.entries import LONGEST_NOTE
from trictrac_gui.engine.play import IllegalAction, start
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Action, GameState, Origin, Rolled, StartedNext
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import Document, FileGame
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.formats import load
from trictrac_gui.storage.errors import StorageError

if TYPE_CHECKING:
    from trictrac_gui.session.game_store import GameStore

_DEEPEST = 60
"""Branches from branches; no reader takes deeper ones."""


class Continued(NamedTuple):
    """A game to go on with; ``whole`` tells whether all other ways to play came along."""

    tree: GameTree
    whole: bool


def continued(document: Document, index: int) -> Continued | None:
    """A game to go on with, up to its last possible moment.

    The games before it belong to it where they follow one another; else it begins with this game,
    at the score of the file. None where the game is over, or does not begin as games do.
    """
    if document.games[index].outcome is not None:
        return None
    for first in dict.fromkeys((0, index)):
        found = _played(document.games[first : index + 1])
        if found is not None:
            state = found.tree.state
            return None if state.match.over or state.result else found
    return None


def _played(games: Sequence[FileGame]) -> Continued | None:
    tree, whole = GameTree(games[0].tree.variant, games[0].start.match), True
    try:
        for number, game in enumerate(games):
            if number:
                tree.do(StartedNext())
            if not _begins_like(tree.state, game):
                return None
            whole = _Copier(tree, game).copy() and whole
    except IllegalAction:
        return None
    return Continued(tree, whole)


@dataclass(frozen=True)
class TakenIn:
    """What became of a file: where its games are kept now, and what kept the rest from it.

    ``sound`` tells that all of it was read and can have been played.
    """

    path: Path
    kept: tuple[Path, ...] = ()
    error: StorageError | Unreadable | None = None
    sound: bool = True


def take_in_files(
    games: GameStore, paths: Sequence[Path], go_on: Callable[[int, int], bool]
) -> list[TakenIn]:
    """Keep the games of files as far as they can have been played; the files stay as they are.

    Before each file and after each match ``go_on`` is told how many files are done and how many
    matches are kept; where it says no nothing more is taken in. Of a file that is not taken in
    whole then, or for which there was no room, nothing is kept.
    """
    found: list[TakenIn] = []
    number = 0
    for done, path in enumerate(paths):
        if not go_on(done, number):
            break
        kept: list[Path] = []
        error: StorageError | Unreadable | None = None
        sound, stopped, half = True, False, False
        try:
            document = load(path.absolute()).document
            sound = all(match.sound for match in document.matches())
            for tree in trees_of(document):
                half = stopped
                if half:
                    break
                kept.append(games.keep_copy(tree, document.names))
                number += 1
                stopped = not go_on(done, number)
        except (StorageError, Unreadable) as fault:
            error = fault
        if half or error is not None:
            number -= len(kept)
            for new in kept:
                with contextlib.suppress(OSError):
                    new.unlink()
            kept = []
        if half:
            break
        found.append(TakenIn(path, tuple(kept), error, sound))
    return found


def take_in(games: GameStore, document: Document) -> Iterator[Path]:
    """Keep what a file tells as far as it can have been played; where it is kept now, one by one.

    Games that follow one another are one match. Raises ``JournalError``.
    """
    for match in document.matches():
        for tree in trees_of(match):
            yield games.keep_copy(tree, match.names)


def trees_of(document: Document) -> Iterator[GameTree]:
    """The games of a file as trees: one for each run of games that follow one another.

    A game that begins from a position set up is none that counts, and is left out.
    """
    tree: GameTree | None = None
    for game in document.games:
        if tree is not None and _follows(tree, game):
            tree.do(StartedNext())
        else:
            if tree is not None:
                yield tree
            match = game.start.match
            alike = _begins_like(start(document.variant, match), game)
            tree = GameTree(document.variant, match) if alike else None
        if tree is not None:
            with contextlib.suppress(IllegalAction):  # it is played as far as it is legal
                _Copier(tree, game).copy()
    if tree is not None:
        yield tree


def _follows(tree: GameTree, game: FileGame) -> bool:
    state = tree.state
    if state.result is None or state.match.over:
        return False
    return _begins_like(start(state.variant, state.match), game)


def _begins_like(usual: GameState, game: FileGame) -> bool:
    """Whether a game of a file begins as games do, at the score that is due."""
    told = game.start
    return (usual.position, usual.to_move, usual.cube, usual.match.score) == (
        told.position,
        told.to_move,
        told.cube,
        told.match.score,
    )


class _Copier:
    """Plays a game of a file in a tree that counts, and the branches beside it.

    Each branch is played as if both sides had then agreed to take it back. So it is kept as long
    as the dice fall in it as they did in the game, and only up to where somebody would win.
    """

    def __init__(self, tree: GameTree, game: FileGame) -> None:
        self._tree = tree
        self._line = [*game.tree.root.main_line()]
        self._fallen: dict[tuple[int, int], Rolled] = {}
        """The throws of the line that was played, by how many were made and how many dice fell."""
        made = tree.throws_made()
        for node in self._line:
            if isinstance(node.action, Rolled):
                self._fallen[made, len(node.action.numbers)] = _thrown(node.action)
                made += 1

    def copy(self) -> bool:
        """Play all of it; whether all of every branch was kept. Raises ``IllegalAction``."""
        return self._along(self._line, 0)

    def _along(self, nodes: Sequence[GameNode], deep: int) -> bool:
        whole, tree = True, self._tree
        for node in nodes:
            at = tree.here
            for other in node.others():
                try:
                    line = [other, *other.main_line()]
                    kept = deep < _DEEPEST and self._along(line, deep + 1)
                except IllegalAction:
                    kept = False
                whole = whole and kept
                tree.go(at, agreed=True)
            if not self._do(node, aside=bool(deep)):
                return False
            if node.comment:
                tree.note(tree.here, node.comment[:LONGEST_NOTE])
            if node.drawings and len(node.drawings) <= LONGEST_NOTE:
                tree.draw(tree.here, node.drawings)
        return whole

    def _do(self, node: GameNode, *, aside: bool) -> bool:
        """Let it happen here as well; False where a branch cannot have it."""
        if isinstance(node.action, SetUp):
            raise IllegalAction("set-up")  # a game that counts goes no further
        tree, action = self._tree, _from_a_file(node.played)
        if aside and isinstance(action, StartedNext):
            return False
        if aside and isinstance(action, Rolled):
            known = self._fallen.get((tree.throws_made(), len(action.numbers)))
            if known is None or known.numbers != action.numbers:
                return False
            action = replace(known, side=action.side)
        if aside and tree.would_end(action):
            return False
        tree.do(action, trusted=node.checked)
        return True


def _from_a_file(action: Action) -> Action:
    """An action as it is kept: throws of a file say nothing about the dice of this computer."""
    return _thrown(action) if isinstance(action, Rolled) else action


def _thrown(rolled: Rolled) -> Rolled:
    return replace(rolled, origin=Origin.SCRIPT) if rolled.origin is Origin.DICE else rolled

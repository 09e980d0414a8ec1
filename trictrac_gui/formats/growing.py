"""A game that grows action by action, with branches from any earlier moment."""

from __future__ import annotations

from typing import Final

from trictrac_gui.engine.entries import Did
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import GameState
from trictrac_gui.formats.saved import Move

DEEPEST: Final = 60
"""Branches from branches."""
_ROOT: Final = 0


class UnknownMoment(ValueError):
    """An action that follows nothing: its arguments are a key and a field."""


class TooDeep(ValueError):
    """A branch of too many branches: its arguments are a key and a field."""


class Growing:
    """The tree of one game; the first action after a moment is how it went on.

    Turn graphs are large, so that only moments between throws are kept; those within a throw are
    played again when a branch leaves from there.
    """

    def __init__(self, start: GameState) -> None:
        self._did: dict[int, Did] = {}
        self._said: dict[int, tuple[str, str]] = {}
        self._children: dict[int, list[int]] = {_ROOT: []}
        self._depth: dict[int, int] = {_ROOT: 0}
        self._states: dict[int, GameState] = {_ROOT: start}
        self._latest = (_ROOT, start)

    def add(self, entry: Did, comment: str = "", marks: str = "") -> None:
        """Let an action follow an earlier one.

        Raises ``IllegalAction``, ``UnknownMoment`` and ``TooDeep``; the game is as it was then.
        """
        if entry.id != len(self._did) + 1:
            raise UnknownMoment("not-the-next-id", "id")
        if entry.parent not in self._children:
            raise UnknownMoment("no-such-moment", "after")
        siblings = self._children[entry.parent]
        depth = self._depth[entry.parent] + bool(siblings)
        if depth > DEEPEST:
            raise TooDeep("too-deep", "after")
        state = apply(self._state(entry.parent), entry.action).state
        self._did[entry.id] = entry
        if comment or marks:
            self._said[entry.id] = comment, marks
        siblings.append(entry.id)
        self._children[entry.id] = []
        self._depth[entry.id] = depth
        if state.turn is None:
            self._states[entry.id] = state
        self._latest = (entry.id, state)

    def _state(self, at: int) -> GameState:
        if self._latest[0] == at:
            return self._latest[1]
        way = []
        while at not in self._states:
            way.append(self._did[at])
            at = self._did[at].parent
        state = self._states[at]
        for did in reversed(way):
            state = apply(state, did.action).state
        return state

    def _main(self) -> int:
        """The last moment of the line that was played."""
        at = _ROOT
        while self._children[at]:
            at = self._children[at][0]
        return at

    def end(self) -> GameState:
        """How the line that was played stands."""
        return self._state(self._main())

    def moves(self) -> tuple[Move, ...]:
        """The line that was played, with its branches."""
        return self._line(_ROOT, 0)

    def _line(self, at: int, first: int) -> tuple[Move, ...]:
        found = []
        child = first
        while child < len(self._children[at]):
            number = self._children[at][child]
            others = range(1, len(self._children[at])) if child == 0 else ()
            branches = tuple(self._line(at, other) for other in others)
            comment, marks = self._said.get(number, ("", ""))
            found.append(Move(self._did[number].action, comment, branches, marks))
            at, child = number, 0
        return tuple(found)

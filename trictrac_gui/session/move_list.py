"""The course of a game as a list to read: its turns, its cube, its ends and its branches."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import (
    Effect,
    Origin,
    Result,
)


class MomentKind(StrEnum):
    """What kind of moment it is."""

    BEGINNING = "beginning"
    """A game, before anything happened in it."""
    OPENING = "opening"
    """Throws that decide who begins, where none of them is played."""
    TURN = "turn"
    DOUBLED = "doubled"
    BEAVERED = "beavered"
    TOOK = "took"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class ListedBranch:
    """Another way the game went from a moment: where it leads, and its first turn as text.

    ``id`` is the last moment of that line, ``at`` the one that shows its first turn; ``turns``
    counts the turns it has.
    """

    id: int
    at: int
    what: MomentKind
    side: Side | None
    throw: Roll
    text: str
    turns: int


@dataclass(frozen=True, slots=True)
class ListedMoment:
    """One line of the course: a turn, or something else that was decided.

    ``id`` is the moment of the record that shows it, ``noted_at`` the one its note belongs to.
    ``text`` is a play as players write it; it is empty where nothing was played, with ``passed``
    once the throw was handed over like that. ``points`` are those earned in the turn, ``score``
    the points of both sides after it. ``value`` is what a cube would show, or for how many times
    the stake a side resigns; ``accepted`` the answer to that. ``opening`` holds the throws that
    decided who begins, ``ids`` the actions that belong here. ``finished`` tells that there will
    be no more of them.
    """

    id: int
    noted_at: int
    what: MomentKind
    side: Side | None = None
    throw: Roll = ()
    origin: Origin = Origin.DICE
    text: str = ""
    passed: RuleKey | None = None
    points: int = 0
    score: tuple[int, int] = (0, 0)
    value: int = 0
    accepted: bool | None = None
    opening: tuple[Roll, ...] = ()
    note: str = ""
    branches: tuple[ListedBranch, ...] = ()
    game: int = 0
    number: int = 0
    effects: tuple[Effect, ...] = ()
    ids: tuple[int, ...] = ()
    finished: bool = False


@dataclass(frozen=True, slots=True)
class ListedGame:
    """One game of a course: how the match stood before it, how it ended, its first moment."""

    match: Match
    result: Result | None
    first: int


@dataclass(frozen=True, slots=True)
class MoveList:
    """What has happened along the line that is shown.

    ``standing`` is the index of the moment where the game stands, None where that is on another
    line; ``looking`` the one that is looked at, if any.
    """

    moments: tuple[ListedMoment, ...]
    games: tuple[ListedGame, ...]
    standing: int | None
    looking: int | None = None

    @property
    def shown(self) -> int:
        """The index of the moment on the board."""
        if self.looking is not None:
            return self.looking
        return 0 if self.standing is None else self.standing

    def at(self, index: int) -> ListedMoment:
        """The moment at an index; the nearest there is."""
        return self.moments[max(0, min(index, len(self.moments) - 1))]

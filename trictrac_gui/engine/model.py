"""The words every other module speaks in: sides, places, positions, steps and results."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, Literal, NamedTuple


class Side(IntEnum):
    """One of the two players; the variant says what each is called."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> Side:
        return Side.SECOND if self is Side.FIRST else Side.FIRST


OFF: Final[Literal["off"]] = "off"
BAR: Final[Literal["bar"]] = "bar"

Place = int | str
"""Where a checker can be seen: a point as printed on the board (1 to 24), ``BAR`` or ``OFF``."""

Counts = tuple[int, ...]
"""Checkers of one side along its own path: index 0 is where they wait, the last index is off."""

Roll = tuple[int, ...]
"""The numbers thrown, in the order the dice are shown."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where all checkers stand, each side counted along its own path.

    ``extra`` holds what counts alone cannot say in some games; it is empty in most.
    """

    counts: tuple[Counts, Counts]
    extra: Hashable = ()

    def of(self, side: Side) -> Counts:
        """The counts of one side."""
        return self.counts[side]

    def all_off(self, side: Side) -> bool:
        return not any(self.counts[side][:-1])


class Step(NamedTuple):
    """One checker moved by one number; ``src`` and ``dst`` are indices on the mover's own path."""

    src: int
    dst: int
    number: int


class Ending(StrEnum):
    """How a game came to its end."""

    POINTS = "points"
    SINGLE = "single"
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"
    RESIGNED = "resigned"
    DROPPED = "dropped"
    DRAWN = "drawn"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: nobody wins a drawn game or one that was left.

    ``value`` are the points it brings, ``cube`` times what the ending counts. ``stake`` is what
    a game given up or dropped was given away as. ``jacoby`` tells that a gammon counted once only
    because the cube was never turned (S2).
    """

    winner: Side | None
    ending: Ending
    value: int
    cube: int = 1
    stake: Ending | None = None
    jacoby: bool = False

    @property
    def times(self) -> int:
        """How many times the cube the ending counts."""
        return self.value // self.cube

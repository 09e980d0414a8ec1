"""One moment of a match, as the short ids of other programs tell it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from trictrac_gui.engine.match import HIGHEST_CUBE
from trictrac_gui.engine.model import Counts, Position, Side
from trictrac_gui.engine.notation import PositionError, check_position
from trictrac_gui.variants.backgammon import BACKGAMMON

POINTS: Final = 24
CHECKERS: Final = 15
"""Checkers a side, as all ids count them."""
MOST_POINTS: Final = 32_767
"""The longest match and the highest score: fifteen bits of a gnubg Match ID."""


class IdError(ValueError):
    """An id that cannot be read; ``column`` counts from 1, ``field`` names the part."""

    def __init__(self, key: str, field: str = "", column: int = 0) -> None:
        super().__init__(f"{key} {field} {column}")
        self.key = key
        self.field = field
        self.column = column


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment of Backgammon.

    ``on_roll`` throws or has thrown; ``decides`` is the other side while a double or a
    resignation waits for its answer, and nobody but the side on roll after a beaver. ``length`` 0
    is money play. ``phase`` is gnubg's: 0 before the game, 1 playing, 2 over, 3 resigned,
    4 dropped.
    """

    position: Position
    on_roll: Side = Side.FIRST
    decides: Side | None = None
    roll: tuple[int, int] | None = None
    cube: int = 1
    owner: Side | None = None
    doubled: bool = False
    resigned: int = 0
    length: int = 0
    score: tuple[int, int] = (0, 0)
    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    highest_cube: int = 1 << 10
    phase: int = 1
    spare: bool = field(default=False, compare=False)
    """Whether bits of the id were set that mean nothing."""

    @property
    def decider(self) -> Side:
        """Who has to do something now."""
        return self.on_roll if self.decides is None else self.decides


def exchanged(moment: Snapshot) -> Snapshot:
    """The same moment with the two sides in each other's places."""
    first, second = moment.position.counts
    return replace(
        moment,
        position=Position((second, first)),
        on_roll=moment.on_roll.other,
        decides=None if moment.decides is None else moment.decides.other,
        owner=None if moment.owner is None else moment.owner.other,
        score=(moment.score[1], moment.score[0]),
    )


def counts_of(own: list[int]) -> Counts:
    """The counts along the path from checkers on the own points 1 to 24 and, last, the bar.

    Raises ``IdError`` for more than fifteen.
    """
    on_board = sum(own)
    if on_board > CHECKERS:
        raise IdError("too-many", "position")
    return (*reversed(own), CHECKERS - on_board)


def own_points(counts: Counts) -> list[int]:
    """The checkers on the own points 1 to 24 and, last, the bar."""
    return list(reversed(counts[: POINTS + 1]))


def sound(moment: Snapshot) -> Snapshot:
    """The moment itself, once its position can stand on a board and its numbers are possible."""
    try:
        check_position(BACKGAMMON, moment.position)
    except PositionError as wrong:
        raise IdError(wrong.fault.key, "position") from None
    if not 0 <= moment.length <= MOST_POINTS:
        raise IdError("too-long-a-match", "length")
    if not all(0 <= points <= MOST_POINTS for points in moment.score):
        raise IdError("no-such-score", "score")
    if not 1 <= moment.cube <= HIGHEST_CUBE or moment.cube & (moment.cube - 1):
        raise IdError("no-such-cube", "cube")
    if moment.roll is not None and not all(1 <= number <= 6 for number in moment.roll):
        raise IdError("no-such-dice", "roll")
    return moment

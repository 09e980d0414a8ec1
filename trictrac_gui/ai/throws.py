"""The 36 throws of two dice, and what each of them can do in a position.

Every throw is asked of the turn graph, so that all obligations count: a blot that could be hit
only by wasting a number is not hit. A further throw after a double is another throw (T12).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from trictrac_gui.engine.graph import Node, build
from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.engine.variant import Variant

ROLLS: Final[tuple[Roll, ...]] = tuple(
    (high, low) for low, high in combinations_with_replacement(range(1, 7), 2)
)
"""The 21 different throws, the higher number first."""


@dataclass(frozen=True, slots=True)
class ThrowCount:
    """What a throw can do at its best, each column by itself.

    ``hits`` are the places of all opposing blots some play hits, ``points`` the most a play
    scores, ``enters`` how many waiting checkers come in at most (from the bar or the start point),
    ``takes_hucke`` whether the own Hucke, empty before, can be entered.
    """

    roll: Roll
    hits: tuple[Place, ...] = ()
    points: int = 0
    enters: int = 0
    takes_hucke: bool = False
    passes: bool = False

    @property
    def ways(self) -> int:
        """In how many of the 36 ways two dice can fall like this."""
        return 1 if self.roll[0] == self.roll[1] else 2


@dataclass(frozen=True, slots=True)
class ThrowTable:
    """All 21 throws of a side in a position."""

    side: Side
    throws: tuple[ThrowCount, ...]

    def of(self, first: int, second: int) -> ThrowCount:
        """The row of a throw, its numbers in any order."""
        wanted = (max(first, second), min(first, second))
        return next(throw for throw in self.throws if throw.roll == wanted)

    def number_of(self, does: Callable[[ThrowCount], bool]) -> int:
        """How many of the 36 throws do something."""
        return sum(throw.ways for throw in self.throws if does(throw))

    @property
    def hitting(self) -> int:
        """How many of the 36 throws hit something."""
        return self.number_of(lambda throw: bool(throw.hits))

    def hitting_at(self, place: Place) -> int:
        """How many of the 36 throws hit a blot on one place."""
        return self.number_of(lambda throw: place in throw.hits)

    @property
    def scoring(self) -> int:
        """How many of the 36 throws score."""
        return self.number_of(lambda throw: throw.points > 0)

    @property
    def entering(self) -> int:
        """How many of the 36 throws bring a waiting checker in."""
        return self.number_of(lambda throw: throw.enters > 0)

    @property
    def passing(self) -> int:
        """How many of the 36 throws cannot be played at all."""
        return self.number_of(lambda throw: throw.passes)

    @property
    def best_points(self) -> int:
        """The most that one throw scores."""
        return max(throw.points for throw in self.throws)


def table(variant: Variant, position: Position, side: Side) -> ThrowTable:
    """What each throw can do for a side, as if it were about to throw."""
    return ThrowTable(side, tuple(_count(variant, position, side, roll) for roll in ROLLS))


def _count(variant: Variant, position: Position, side: Side, roll: Roll) -> ThrowCount:
    graph = build(variant, position, side, variant.dice.numbers(roll))
    if not graph.root.legal:
        return ThrowCount(roll, passes=True)
    throw = graph.throw
    ends = graph.results()
    hit = [
        index
        for index in range(throw.last)
        if throw.blots >> index & 1 and any(end.hits(index) for end in ends)
    ]
    waiting = graph.root.count(0)
    hucke = variant.special[0]
    return ThrowCount(
        roll,
        hits=tuple(variant.track.place(side, index) for index in hit),
        points=max(_points(variant, graph.root, end) for end in ends),
        enters=max(waiting - end.count(0) for end in ends) if waiting else 0,
        takes_hucke=(
            hucke is not None
            and not graph.root.count(hucke)
            and any(end.count(hucke) for end in ends)
        ),
    )


def _points(variant: Variant, start: Node, end: Node) -> int:
    """What a play earns in games that count points (T22)."""
    if not (variant.hit_points or variant.off_points):
        return 0
    last = variant.track.last
    hits = sum(end.hits(index) for index in range(last))
    off = end.count(last) - start.count(last)
    return hits * variant.hit_points + off * variant.off_points

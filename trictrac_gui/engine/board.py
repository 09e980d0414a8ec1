"""The board as the rules of a game may see it: where the paths lead, and who stands where.

While a throw is looked through, the mover's checkers are packed into one integer, a byte for each
index of the path, with a bit below them for each opposing blot that was hit on the way. A step is
then one addition, and two ways to the same position meet in the same number. No rule needs to know
that: a rule is handed a ``Board``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from trictrac_gui.engine.model import Counts, Place, Position, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey

COUNTS: Final = 40
"""The bit of a packed board above which the counts stand, a byte each."""
MEMORY: Final = 32
"""The bit above which eight bits of memory stand in the key of a node; below it the hits."""
BYTE: Final = 255

Numbers = tuple[int, ...]
"""Numbers to be played with one throw, in any order."""

Closings = tuple[RuleKey | None, ...]
"""For each index of a path the reason why no checker may land there."""


@dataclass(frozen=True)
class Track:
    """The paths of the two sides: for each index the place on the board.

    Index 0 is where checkers wait and the last index is off; both paths have the same length, 32
    places at most. The sides may run contrary to each other or the same way round.
    """

    places: tuple[tuple[Place, ...], tuple[Place, ...]]

    @cached_property
    def last(self) -> int:
        """The index of borne-off checkers."""
        return len(self.places[0]) - 1

    def place(self, side: Side, index: int) -> Place:
        """The place on the board of an index of a side's path."""
        return self.places[side][index]

    def index(self, side: Side, place: Place) -> int | None:
        """The index of a place on a side's path; None where the side never stands."""
        return self._indices[side].get(place)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """All points on which either side can stand, in the order of their numbers."""
        return tuple(sorted({p for path in self.places for p in path if isinstance(p, int)}))

    @cached_property
    def _indices(self) -> tuple[dict[Place, int], dict[Place, int]]:
        first, second = self.places
        return {p: i for i, p in enumerate(first)}, {p: i for i, p in enumerate(second)}

    @cached_property
    def facing(self) -> tuple[tuple[int | None, ...], tuple[int | None, ...]]:
        """For each index of a side's path the opponent's index of the same point, if it has one.

        The bar and the borne-off checkers of the two sides are places apart.
        """
        return self._facing(Side.FIRST), self._facing(Side.SECOND)

    @cached_property
    def meetings(self) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
        """For each side the pairs of its own index and the opponent's that are one point."""
        first, second = (
            tuple((index, other) for index, other in enumerate(facing) if other is not None)
            for facing in self.facing
        )
        return first, second

    def _facing(self, side: Side) -> tuple[int | None, ...]:
        theirs = self._indices[side.other]
        return tuple(theirs.get(p) if isinstance(p, int) else None for p in self.places[side])


class Throw:
    """What stays as it is while a throw is played: whose it is, its numbers, where it began.

    ``special`` are the indices of the own Hucke and of the opponent's on the mover's path, where
    the game has them; ``closed`` is why no checker may land on an index; ``blots`` has a bit for
    each index on which the mover can hit.
    """

    __slots__ = (
        "blots",
        "closed",
        "facing",
        "last",
        "numbers",
        "position",
        "side",
        "special",
        "start",
        "theirs",
        "track",
    )

    def __init__(
        self,
        track: Track,
        position: Position,
        side: Side,
        numbers: Numbers,
        special: tuple[int | None, int | None],
        closed: Callable[[Board], Closings],
    ) -> None:
        self.track = track
        self.position = position
        self.side = side
        self.numbers = numbers
        self.special = special
        self.last = track.last
        self.facing = track.meetings[side]
        self.theirs = position.counts[side.other]
        left = tuple(sorted(numbers, reverse=True))
        self.start = Board(self, pack(position.counts[side]), 0, left)
        self.closed = closed(self.start)
        self.blots = 0
        for index, facing in self.facing:
            if self.theirs[facing] == 1 and self.closed[index] is None:
                self.blots |= 1 << index

    def step(self, src: int, number: int) -> Step:
        """The step that a number makes, legal or not; it ends with the last index."""
        return moves(self.last)[number][src][0]


class Board:
    """Where the checkers stand at some time of a throw, seen by its mover; nothing can be changed.

    All places are indices on the mover's own path. ``left`` are the numbers still to be played,
    the highest first; ``memory`` is what the game has chosen to remember of the way here.
    """

    __slots__ = ("left", "memory", "packed", "throw")

    def __init__(self, throw: Throw, packed: int, memory: int, left: Numbers) -> None:
        self.throw = throw
        self.packed = packed
        self.memory = memory
        self.left = left

    def count(self, index: int) -> int:
        """The mover's checkers on an index."""
        return self.packed >> COUNTS + 8 * index & BYTE

    def occupied(self, start: int, stop: int) -> bool:
        """Whether the mover has a checker on an index from ``start`` up to ``stop``, not on it."""
        return self.packed >> COUNTS + 8 * start & (1 << 8 * (stop - start)) - 1 != 0

    def theirs(self, index: int) -> int:
        """The opponent's checkers on the point of an index, as they stood when the throw began."""
        facing = self.throw.track.facing[self.throw.side][index]
        return 0 if facing is None else self.throw.theirs[facing]

    def hits(self, index: int) -> bool:
        """Whether the throw has hit a blot on an index."""
        return self.packed >> index & 1 != 0

    @property
    def start(self) -> Board:
        """The board as it was when the throw began."""
        return self.throw.start

    @property
    def last(self) -> int:
        """The index of borne-off checkers."""
        return self.throw.last

    @property
    def side(self) -> Side:
        """Whose throw it is."""
        return self.throw.side

    @property
    def hucke(self) -> int | None:
        """The index of the mover's own Hucke, where the game has one."""
        return self.throw.special[0]

    @property
    def their_hucke(self) -> int | None:
        """The index of the opponent's Hucke on the mover's path, where the game has one."""
        return self.throw.special[1]

    @property
    def extra(self) -> Hashable:
        """What counts alone cannot say of the position the throw began in."""
        return self.throw.position.extra

    @property
    def position(self) -> Position:
        """Where all checkers stand: hit ones wait again at the start of their path."""
        throw = self.throw
        mine = unpack(self.packed, throw.last)
        theirs = throw.theirs
        hits = self.packed & (1 << MEMORY) - 1
        if hits:
            changed, facing = list(theirs), throw.track.facing[throw.side]
            while hits:
                blot = facing[hits.bit_length() - 1]
                assert blot is not None
                changed[blot] -= 1
                changed[0] += 1
                hits &= ~(1 << hits.bit_length() - 1)
            theirs = tuple(changed)
        both = (mine, theirs) if throw.side is Side.FIRST else (theirs, mine)
        return Position(both, throw.position.extra)

    def place(self, index: int) -> Place:
        return self.throw.track.places[self.throw.side][index]

    def after(self, step: Step, memory: int = 0) -> Board:
        """The board once a step has been played, legal or not."""
        throw = self.throw
        packed = self.packed + moves(throw.last)[step.number][step.src][1]
        packed |= throw.blots & 1 << step.dst
        left = list(self.left)
        left.remove(step.number)
        return Board(throw, packed, memory, tuple(left))


def after_steps(
    track: Track, position: Position, side: Side, numbers: Sequence[int], steps: Sequence[Step]
) -> tuple[Position, int] | None:
    """The position after steps that are known to be allowed, and how many checkers they hit.

    None where one of them is no step at all: without its checker or its number, or onto a point
    with more than one opposing checker.
    """
    last, facing, left, hits = track.last, track.facing[side], list(numbers), 0
    mine, theirs = list(position.counts[side]), list(position.counts[side.other])
    for src, dst, number in steps:
        if number not in left or not 0 <= src < last or not mine[src]:
            return None
        if dst != src + number and dst != min(src + number, last):
            return None
        left.remove(number)
        mine[src] -= 1
        mine[dst] += 1
        met = facing[dst]
        if met is not None and theirs[met]:
            if theirs[met] > 1:
                return None
            theirs[met] -= 1
            theirs[0] += 1
            hits += 1
    both = (tuple(mine), tuple(theirs)) if side is Side.FIRST else (tuple(theirs), tuple(mine))
    return Position(both, position.extra), hits


def pack(counts: Counts) -> int:
    """The counts of one side as a packed board."""
    return int.from_bytes(counts, "little") << COUNTS


def unpack(packed: int, last: int) -> Counts:
    """The counts of the mover from a packed board."""
    return tuple((packed >> COUNTS).to_bytes(last + 1, "little"))


@lru_cache(maxsize=32)
def moves(last: int) -> Sequence[Sequence[tuple[Step, int, int]]]:
    """For each number and index the step it makes, what it adds to a packed board, and the bits
    of that board which hold the checkers where it starts.
    """
    table = []
    for number in range(7):
        row = []
        for src in range(last):
            dst = min(src + number, last)
            change = (1 << COUNTS + 8 * dst) - (1 << COUNTS + 8 * src)
            there = BYTE << COUNTS + 8 * src
            row.append((Step(src, dst, number), change, there))
        table.append(tuple(row))
    return tuple(table)

"""What a coach counts of a position: made points, blocks, blots, the Hucke and the race (B18).

What each throw can do is asked of the rules, so that all obligations count: a blot that could be
hit only by wasting a number is not hit. A further throw after a double is another throw (T12).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trictrac_gui.engine.board import Board
from trictrac_gui.engine.graph import final_boards
from trictrac_gui.engine.model import Counts, Place, Position, Roll, Side
from trictrac_gui.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class ThrowCount:
    """What a throw can do at its best, each column by itself.

    ``hits`` are the places of all opposing blots some play hits, ``points`` the most a play
    scores, ``enters`` how many waiting checkers come in at most (from the bar or the start point),
    ``takes_hucke`` whether the own Hucke, empty before, can be entered.
    """

    roll: Roll
    ways: int = 0
    """In how many of the ways in which the dice can fall they fall like this."""
    hits: tuple[Place, ...] = ()
    points: int = 0
    enters: int = 0
    takes_hucke: bool = False
    passes: bool = False


@dataclass(frozen=True, slots=True)
class ThrowTable:
    """All different throws of a side in a position."""

    side: Side
    throws: tuple[ThrowCount, ...]

    @property
    def falls(self) -> int:
        """In how many ways the dice can fall."""
        return sum(throw.ways for throw in self.throws)

    def of(self, *numbers: int) -> ThrowCount:
        """The row of a throw, its numbers in any order."""
        wanted = tuple(sorted(numbers, reverse=True))
        return next(throw for throw in self.throws if throw.roll == wanted)

    def number_of(self, does: Callable[[ThrowCount], bool]) -> int:
        """How many of all throws do something."""
        return sum(throw.ways for throw in self.throws if does(throw))

    @property
    def hitting(self) -> int:
        """How many of all throws hit something."""
        return self.number_of(lambda throw: bool(throw.hits))

    def hitting_at(self, place: Place) -> int:
        """How many of all throws hit a blot on one place."""
        return self.number_of(lambda throw: place in throw.hits)

    @property
    def scoring(self) -> int:
        """How many of all throws score."""
        return self.number_of(lambda throw: throw.points > 0)

    @property
    def entering(self) -> int:
        """How many of all throws bring a waiting checker in."""
        return self.number_of(lambda throw: throw.enters > 0)

    @property
    def passing(self) -> int:
        """How many of all throws cannot be played at all."""
        return self.number_of(lambda throw: throw.passes)

    @property
    def best_points(self) -> int:
        """The most that one throw scores."""
        return max(throw.points for throw in self.throws)


def table(variant: Variant, position: Position, side: Side) -> ThrowTable:
    """What each throw can do for a side, as if it were about to throw."""
    return ThrowTable(
        side, tuple(_count_throw(variant, position, side, roll) for roll in variant.dice.rolls)
    )


def _count_throw(variant: Variant, position: Position, side: Side, roll: Roll) -> ThrowCount:
    ends = final_boards(variant, position, side, roll)
    ways = variant.dice.ways(roll)
    if all(end.packed == end.start.packed for end in ends):
        return ThrowCount(roll, ways, passes=True)
    start = ends[0].start
    blots = ends[0].throw.blots
    hit = [
        index
        for index in range(start.last)
        if blots >> index & 1 and any(end.hits(index) for end in ends)
    ]
    waiting, hucke = start.count(0), start.hucke
    return ThrowCount(
        roll,
        ways,
        hits=tuple(start.place(index) for index in hit),
        points=max(_points(variant, end) for end in ends),
        enters=max(waiting - end.count(0) for end in ends) if waiting else 0,
        takes_hucke=(
            hucke is not None and not start.count(hucke) and any(end.count(hucke) for end in ends)
        ),
    )


def _points(variant: Variant, end: Board) -> int:
    """What a play earns in games that count points (T22)."""
    if not (variant.hit_points or variant.off_points):
        return 0
    last = end.last
    hits = sum(end.hits(index) for index in range(last))
    off = end.count(last) - end.start.count(last)
    return hits * variant.hit_points + off * variant.off_points


@dataclass(frozen=True, slots=True)
class Blot:
    """A single checker, with how many of the opponent's throws hit it."""

    place: Place
    hit_by: int


@dataclass(frozen=True, slots=True)
class HuckeCount:
    """A side's Hucke: where it is and how many checkers it holds (T13)."""

    place: Place
    checkers: int


@dataclass(frozen=True, slots=True)
class Count:
    """All that is counted of one side.

    ``blocks`` are runs of two or more neighbouring points closed to the opponent, the side's own
    Hucke among them even when it is empty (T17); ``waiting`` the checkers on the start point or
    the bar; ``throws`` the table of its next throw.
    """

    side: Side
    pips: int
    made: tuple[Place, ...]
    blocks: tuple[tuple[Place, ...], ...]
    blots: tuple[Blot, ...]
    waiting: int
    borne_off: int
    hucke: HuckeCount | None
    throws: ThrowTable

    @property
    def longest_block(self) -> int:
        """The length of the longest block, 0 without any."""
        return max((len(block) for block in self.blocks), default=0)


@dataclass(frozen=True, slots=True)
class PlayCount:
    """What a play brings a side and what it leaves it with (B18).

    ``danger`` is how many of the opponent's throws hit something then, ``block`` the length of
    the longest block. The names are those of a lesson's reasons.
    """

    points: int
    hits: int
    off: int
    danger: int
    blots: int
    made: int
    block: int

    def falls_short(self, of: PlayCount) -> tuple[str, ...]:
        """In what a play is worse than another, by the names of the counts."""
        fewer = ("points", "hits", "off", "made", "block")
        more = ("danger", "blots")
        return tuple(
            name
            for name in ("points", "hits", "off", "danger", "blots", "made", "block")
            if (name in fewer and getattr(self, name) < getattr(of, name))
            or (name in more and getattr(self, name) > getattr(of, name))
        )


def count_play(variant: Variant, before: Position, after: Position, side: Side) -> PlayCount:
    """What a play from one position to another is worth in counts."""
    last, counts = variant.track.last, after.counts[side]
    hits = after.counts[side.other][0] - before.counts[side.other][0]
    off = counts[last] - before.counts[side][last]
    return PlayCount(
        points=hits * variant.hit_points + off * variant.off_points,
        hits=hits,
        off=off,
        danger=table(variant, after, side.other).hitting,
        blots=sum(count == 1 for count in counts[1:last]),
        made=sum(count >= 2 for count in counts[1:last]),
        block=max((len(block) for block in _blocks(variant, after, side)), default=0),
    )


@dataclass(frozen=True, slots=True)
class Race:
    """The pips of both sides: ``leader`` is None where they are equal."""

    pips: tuple[int, int]
    leader: Side | None
    lead: int
    contact: bool
    """Whether checkers of the two sides still have to pass each other."""


def count_all(variant: Variant, position: Position) -> tuple[Count, Count]:
    """The counts of both sides, each as if the opponent were about to throw."""
    tables = (table(variant, position, Side.FIRST), table(variant, position, Side.SECOND))
    return (
        _count(variant, position, Side.FIRST, tables),
        _count(variant, position, Side.SECOND, tables),
    )


def race(variant: Variant, position: Position) -> Race:
    """Who has less to run, and whether the sides can still meet."""
    last = variant.track.last
    pips = (_pips(position.counts[0], last), _pips(position.counts[1], last))
    lead = pips[1] - pips[0]
    leader = None if not lead else Side.FIRST if lead > 0 else Side.SECOND
    return Race(pips, leader, abs(lead), _contact(variant, position))


def _count(
    variant: Variant, position: Position, side: Side, tables: tuple[ThrowTable, ThrowTable]
) -> Count:
    counts = position.counts[side]
    places = variant.track.places[side]
    last = variant.track.last
    against = tables[side.other]
    own = variant.special[0]
    return Count(
        side=side,
        pips=_pips(counts, last),
        made=tuple(places[i] for i in range(1, last) if counts[i] >= 2),
        blocks=_blocks(variant, position, side),
        blots=tuple(
            Blot(places[i], against.hitting_at(places[i])) for i in range(1, last) if counts[i] == 1
        ),
        waiting=counts[0],
        borne_off=counts[last],
        hucke=None if own is None else HuckeCount(places[own], counts[own]),
        throws=tables[side],
    )


def _blocks(variant: Variant, position: Position, side: Side) -> tuple[tuple[Place, ...], ...]:
    """Runs of points the opponent may not land on, along the side's own path."""
    closed = variant.throw(position, side.other).closed
    track = variant.track
    facing = track.facing[side]
    runs: list[list[Place]] = [[]]
    for index in range(1, track.last):
        theirs = facing[index]
        # What closes a point of the opponent's own to it is not this side's doing.
        if theirs is not None and closed[theirs] is not None:
            runs[-1].append(track.place(side, index))
        elif runs[-1]:
            runs.append([])
    return tuple(tuple(run) for run in runs if len(run) >= 2)


def _pips(counts: Counts, last: int) -> int:
    return sum((last - index) * count for index, count in enumerate(counts))


def _contact(variant: Variant, position: Position) -> bool:
    """Whether a checker of one side is still in front of one of the other (B18)."""
    track, side = variant.track, Side.FIRST
    mine = [index for index, count in enumerate(position.counts[side][:-1]) if count]
    theirs = [
        _on_path(track.index(side, track.place(side.other, index)), index, track.last)
        for index, count in enumerate(position.counts[side.other][:-1])
        if count
    ]
    return bool(mine and theirs) and min(mine) < max(theirs)


def _on_path(index: int | None, theirs: int, last: int) -> int:
    """An opposing checker's place on this side's path; where it waits lies beyond the end."""
    return last if theirs == 0 or index is None else index

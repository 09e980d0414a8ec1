"""The throws that saved games hold, counted, and whether that is to be expected of fair dice."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin
from trictrac_gui.engine.tree import GameTree

THROWS = tuple((high, low) for high in range(6, 0, -1) for low in range(high, 0, -1))
"""The 21 throws of two dice, the higher number first, the highest throw first."""

ENOUGH = 180
"""So many throws let each double be expected five times; the test says nothing about fewer."""


@dataclass(frozen=True, slots=True)
class DiceCounts:
    """The throws of two dice that fell; throws of one die, as in an opening, are not counted.

    ``counts`` is in the order of ``THROWS``.
    """

    counts: tuple[int, ...]
    longest_run: int
    """Doubles in a row, at most."""

    def __add__(self, other: DiceCounts) -> DiceCounts:
        """The throws of both; a run of doubles ends with its game."""
        both = zip(self.counts, other.counts, strict=True)
        longest = max(self.longest_run, other.longest_run)
        return DiceCounts(tuple(mine + theirs for mine, theirs in both), longest)

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def doubles(self) -> int:
        return sum(self.counts[THROWS.index((face, face))] for face in range(1, 7))

    def expected(self, throw: Roll) -> float:
        """How often a throw is to be expected among so many."""
        return self.total * chance(throw)

    @property
    def chi_square(self) -> float:
        """The sum of the squared distances from what is expected, each in parts of that."""
        if not self.total:
            return 0.0
        return sum(
            (count - self.expected(throw)) ** 2 / self.expected(throw)
            for throw, count in zip(THROWS, self.counts, strict=True)
        )

    @property
    def p_value(self) -> float | None:
        """The share of fair dice that stray at least as far; None for too few throws to tell."""
        return survival(self.chi_square) if self.total >= ENOUGH else None


def count(rolls: Iterable[Roll]) -> DiceCounts:
    """Count the throws of two dice among the rolls, in the order they fell."""
    fell: Counter[Roll] = Counter()
    run = longest = 0
    for roll in rolls:
        if len(roll) != 2:
            continue
        fell[max(roll), min(roll)] += 1
        run = run + 1 if roll[0] == roll[1] else 0
        longest = max(longest, run)
    return DiceCounts(tuple(fell[throw] for throw in THROWS), longest)


def chance(throw: Roll) -> float:
    """The chance of a throw of two dice, in whichever order they lie."""
    return (1 if throw[0] == throw[1] else 2) / 36


def survival(chi_square: float) -> float:
    """The chance that chi-square with 20 degrees of freedom is at least this large.

    For an even number of degrees the incomplete gamma function is a finite sum.
    """
    half = chi_square / 2
    return math.exp(-half) * sum(half**k / math.factorial(k) for k in range(10))


@dataclass(frozen=True, slots=True)
class CountedThrows:
    """The throws of a game, or of several: the rolls of the dice, in the order they fell.

    Those set by hand and those of a script are numbers only: they say nothing about dice.
    """

    rolls: tuple[Roll, ...] = ()
    by_hand: int = 0
    scripted: int = 0

    def __add__(self, other: CountedThrows) -> CountedThrows:
        return CountedThrows(
            self.rolls + other.rolls, self.by_hand + other.by_hand, self.scripted + other.scripted
        )


def thrown(entries: Iterable[Mapping[str, object]]) -> CountedThrows:
    """The throws among the entries of a journal, those that were taken back too.

    One that came again, once a turn was taken back, fell once only.
    """
    rolls: list[Roll] = []
    by_hand = scripted = 0
    made: dict[int | None, int] = {}
    fallen: set[tuple[int, int]] = set()
    for entry in entries:
        own, after = _id(entry, "id"), _id(entry, "after")
        before = made.get(after, 0)
        made[own] = before
        numbers = entry.get("numbers")
        if entry.get("do") != "rolled" or not isinstance(numbers, list):
            continue
        made[own] = before + 1
        if (before, len(numbers)) in fallen:
            continue
        fallen.add((before, len(numbers)))
        match entry.get("origin"):
            case Origin.HAND:
                by_hand += 1
            case Origin.SCRIPT:
                scripted += 1
            case _ if all(type(number) is int and 1 <= number <= 6 for number in numbers):
                rolls.append(tuple(numbers))
    return CountedThrows(tuple(rolls), by_hand, scripted)


def thrown_in_tree(tree: GameTree) -> CountedThrows:
    """The same for a whole tree."""
    fallen = tree.fallen()
    return CountedThrows(
        tuple(one.numbers for one in fallen if one.origin is Origin.DICE),
        sum(one.origin is Origin.HAND for one in fallen),
        sum(one.origin is Origin.SCRIPT for one in fallen),
    )


def _id(entry: Mapping[str, object], field: str) -> int | None:
    value = entry.get(field)
    return value if isinstance(value, int) else None

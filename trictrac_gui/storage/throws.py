"""The throws that saved games hold, for counting them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin
from trictrac_gui.engine.tree import GameTree


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

"""The throws that saved games hold, for counting them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin
from trictrac_gui.storage.errors import FolderError, StorageError
from trictrac_gui.storage.reading import games, read


@dataclass(frozen=True, slots=True)
class Thrown:
    """The throws of a game, or of several: the rolls of the dice, in the order they fell.

    Those set by hand and those of a script are numbers only: they say nothing about dice.
    """

    rolls: tuple[Roll, ...] = ()
    by_hand: int = 0
    scripted: int = 0

    def __add__(self, other: Thrown) -> Thrown:
        return Thrown(
            self.rolls + other.rolls, self.by_hand + other.by_hand, self.scripted + other.scripted
        )


def thrown(entries: Iterable[Mapping[str, object]]) -> Thrown:
    """The throws among the entries of a journal, those that were taken back too."""
    rolls: list[Roll] = []
    by_hand = scripted = 0
    for entry in entries:
        numbers = entry.get("numbers")
        if entry.get("do") != "rolled" or not isinstance(numbers, list):
            continue
        match entry.get("origin"):
            case Origin.HAND:
                by_hand += 1
            case Origin.SCRIPT:
                scripted += 1
            case _ if all(type(number) is int and 1 <= number <= 6 for number in numbers):
                rolls.append(tuple(numbers))
    return Thrown(tuple(rolls), by_hand, scripted)


def thrown_in(folders: Iterable[Path]) -> Iterator[Thrown]:
    """The throws of every game in the folders, game by game; what cannot be read has none.

    A game that lies in two of them is counted by the record that is met first.
    """
    seen = set()
    for folder in folders:
        try:
            listed = games(folder)
        except FolderError:
            continue
        for file in listed:
            name = file.header.get("game", file.path)
            if name in seen:
                continue
            seen.add(name)
            try:
                yield thrown(read(file.path).entries)
            except StorageError:
                yield Thrown()

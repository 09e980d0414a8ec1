"""Throwing the dice of a saved game again, to see whether they are those of its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import DecodingError, loads
from trictrac_gui.engine.dice import DiceChoice, decode_dice
from trictrac_gui.engine.entries import Did, RecordError
from trictrac_gui.engine.entries import decode as decode_entry
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin, Rolled
from trictrac_gui.engine.tree_nodes import ROOT
from trictrac_gui.formats.faults import Unreadable, Weight
from trictrac_gui.storage.errors import NotAJournal
from trictrac_gui.storage.files import read_file
from trictrac_gui.storage.journal_lines import LARGEST_FILE, MARKS, Damage
from trictrac_gui.storage.reading import read

_APART: Final = (*MARKS, "comment", "marks")
"""Fields of an action that are no part of it, in a journal and in a copy."""


@dataclass(frozen=True, slots=True)
class WrongThrow:
    """A throw that is not the one its dice give; ``line`` counts from 1, ``number`` from 1."""

    line: int
    number: int
    written: Roll
    expected: Roll


@dataclass(frozen=True, slots=True)
class Verdict:
    """What throwing again has shown.

    ``agreed`` throws are as their dice give them, ``by_hand`` were set by hand and say so.
    ``damage`` is where the file stops being sound; what follows it was not looked at.
    """

    choice: DiceChoice
    agreed: int
    by_hand: int
    wrong: tuple[WrongThrow, ...]
    damage: Damage | None

    @property
    def sound(self) -> bool:
        """Whether every throw could be made again and is the one that was written."""
        return self.choice.repeatable and not self.wrong and self.damage is None


class UnknownDice(ValueError):
    """The first line of a file says of its dice what cannot be; ``field`` says which part."""

    def __init__(self, path: Path, field: str) -> None:
        super().__init__(f"{path}: {field}")
        self.path = path
        self.field = field


class _Again:
    """Throws the dice of a record again, line by line; ``begin`` opens the next game of a copy."""

    def __init__(self, choice: DiceChoice) -> None:
        self.choice = choice
        self._source = choice.source()
        self._thrown = {ROOT: 0}
        self._last = ROOT
        self.agreed = self.by_hand = 0
        self.wrong: list[WrongThrow] = []
        self.damage: Damage | None = None

    def begin(self) -> None:
        """The throws of the next game are counted on from where the last one was played to."""
        self._thrown = {ROOT: self._thrown[self._last]}
        self._last = ROOT

    def hear(self, line: int, entry: Mapping[str, object]) -> bool:
        """Whether what follows an entry can be looked at."""
        try:
            did = decode_entry({key: value for key, value in entry.items() if key not in _APART})
        except RecordError as error:
            self.damage = Damage(line, error.key)
            return False
        if not isinstance(did, Did):
            return True
        if did.parent not in self._thrown:
            self.damage = Damage(line, "unknown-parent")
            return False
        ordinal = self._thrown[did.parent]
        self._thrown[did.id] = ordinal
        if did.parent == self._last:  # in a copy how it went on stands before all branches
            self._last = did.id
        if isinstance(did.action, Rolled):
            self._thrown[did.id] = ordinal + 1
            self._throw(line, ordinal, did.action)
        return True

    def _throw(self, line: int, ordinal: int, rolled: Rolled) -> None:
        if rolled.origin is Origin.HAND:
            self.by_hand += 1
            return
        expected = self._source.throw(ordinal, len(rolled.numbers)).numbers
        if not self.choice.repeatable or expected == rolled.numbers:
            self.agreed += 1
        else:
            self.wrong.append(WrongThrow(line, ordinal + 1, rolled.numbers, expected))

    def verdict(self, damage: Damage | None) -> Verdict:
        """What was found; ``damage`` is what was known to be wrong with the file before."""
        found = damage if self.damage is None else self.damage
        return Verdict(self.choice, self.agreed, self.by_hand, tuple(self.wrong), found)


def verify(path: Path) -> Verdict:
    """Throw all dice of a saved game again, those of lines of play that were left too.

    It may be a journal or a copy as ``.ttg``. Raises ``JournalError`` where the file cannot be
    read, ``NotAJournal``, ``NewerVersion`` and ``UnknownDice``.
    """
    try:
        contents = read(path)
    except NotAJournal:
        copy = _copy(path)
        if copy is None:
            raise
        return copy
    again = _Again(_choice(path, contents.header))
    for line, entry in enumerate(contents.entries, start=2):
        if not again.hear(line, entry):
            break
    return again.verdict(contents.damage)


def _copy(path: Path) -> Verdict | None:
    """The verdict on a copy of a game as ``.ttg``; None for any other file."""
    from trictrac_gui.formats.document import Format  # noqa: PLC0415 - for copies only
    from trictrac_gui.formats.formats import read_document, recognise  # noqa: PLC0415 - for copies only

    try:
        data = read_file(path, LARGEST_FILE)
        if recognise(data) is not Format.TTG:
            return None
        document = read_document(data, Format.TTG)
        lines = [*enumerate(data.splitlines(), start=1)]
        header = loads(lines[0][1])
    except (OSError, Unreadable, DecodingError, IndexError):
        return None
    assert isinstance(header, dict)  # or nothing would have been read
    faults = [found for found in document.faults if found.weight is Weight.ERROR]
    damage = Damage(faults[0].spot.line, faults[0].key) if faults else None
    again = _Again(_choice(path, header))
    begun = False
    for number, line in lines[1 : None if damage is None else max(1, damage.line - 1)]:
        entry = loads(line) if line.strip() else None
        if not isinstance(entry, dict):
            continue
        if "game" in entry and begun:
            again.begin()
        begun = begun or "game" in entry
        if "do" in entry and not again.hear(number, entry):
            break
    return again.verdict(damage)


def _choice(path: Path, header: Mapping[str, object]) -> DiceChoice:
    try:
        return decode_dice(header.get("dice"), "dice")
    except DecodingError as fault:
        raise UnknownDice(path, fault.field) from None

"""Throwing the dice of a saved game again, to see whether they are those of its record."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trictrac_gui.engine.dice_choice import DiceChoice, DiceChoiceError, decode
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.record import ROOT, Did, RecordError
from trictrac_gui.engine.record import decode as decode_entry
from trictrac_gui.engine.state import Origin, Rolled
from trictrac_gui.storage.lines import MARKS, Damage
from trictrac_gui.storage.reading import read


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


def verify(path: Path) -> Verdict:
    """Throw all dice of a saved game again, those of lines of play that were left too.

    Raises ``JournalError`` where the file cannot be read, ``NotAJournal``, ``NewerVersion`` and
    ``UnknownDice``.
    """
    contents = read(path)
    try:
        choice = decode(contents.header.get("dice"))
    except DiceChoiceError as error:
        raise UnknownDice(path, ".".join(filter(None, ("dice", error.field)))) from None
    source = choice.source()
    damage = contents.damage
    thrown: dict[int, int] = {ROOT: 0}
    agreed = by_hand = 0
    wrong = []
    for line, entry in enumerate(contents.entries, start=2):
        try:
            did = decode_entry({key: value for key, value in entry.items() if key not in MARKS})
        except RecordError as error:
            damage = Damage(line, error.key)
            break
        if not isinstance(did, Did):
            continue
        if did.parent not in thrown:
            damage = Damage(line, "unknown-parent")
            break
        ordinal = thrown[did.parent]
        thrown[did.id] = ordinal
        if not isinstance(did.action, Rolled):
            continue
        thrown[did.id] = ordinal + 1
        if did.action.origin is Origin.HAND:
            by_hand += 1
            continue
        expected = source.throw(ordinal, len(did.action.numbers)).numbers
        if not choice.repeatable or expected == did.action.numbers:
            agreed += 1
        else:
            wrong.append(WrongThrow(line, ordinal + 1, did.action.numbers, expected))
    return Verdict(choice, agreed, by_hand, tuple(wrong), damage)

"""Which dice a game is thrown with, as its record keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trictrac_gui.decoding import Fields, listed, text, whole
from trictrac_gui.engine.checkable_dice import SEED_BYTES, CheckableDice, commitment
from trictrac_gui.engine.dice import DiceSource, ScriptedDice, SeededDice, SystemDice
from trictrac_gui.engine.model import Roll

LONGEST_TEXT: Final = 64 * 1024
"""Characters of what is kept of checkable dice."""


@dataclass(frozen=True, slots=True)
class DiceChoice:
    """Where a game's throws come from; by default from the operating system.

    ``seed`` makes a game that can be had again, ``checkable`` the seed and the words of dice
    that can be checked; ``script`` are throws that come before all others.
    """

    seed: int | None = None
    script: tuple[Roll, ...] = ()
    checkable: tuple[bytes, str] | None = None

    @property
    def repeatable(self) -> bool:
        """Whether all throws can be made again from what the record says."""
        return self.seed is not None or self.checkable is not None

    def source(self) -> DiceSource:
        """The source to throw from."""
        source: DiceSource
        if self.checkable is not None:
            source = CheckableDice(*self.checkable)
        else:
            source = SystemDice() if self.seed is None else SeededDice(self.seed)
        return ScriptedDice(self.script, source) if self.script else source


def encode(choice: DiceChoice) -> dict[str, object]:
    """A choice as a JSON object."""
    written: dict[str, object] = {
        "seed": choice.seed,
        "script": [list(roll) for roll in choice.script],
    }
    if choice.checkable is not None:
        dice = CheckableDice(*choice.checkable)
        written["checkable"] = {
            "commitment": dice.commitment,
            "seed": dice.seed.hex(),
            "words": dice.words,
        }
    return written


def decode(data: object, field: str = "") -> DiceChoice:
    """The choice of a JSON object; raises ``DecodingError``."""
    dice = Fields(data, field)
    seed = dice.data.get("seed")
    return DiceChoice(
        None if seed is None else dice.read("seed", whole(-(10**19), 10**19)),
        dice.read("script", listed(listed(whole(1, 6)))),
        None if dice.data.get("checkable") is None else dice.read("checkable", _checkable),
    )


def _checkable(data: object, field: str) -> tuple[bytes, str]:
    dice = Fields(data, field)
    promised, digits, words = (
        dice.read(name, text(LONGEST_TEXT)) for name in ("commitment", "seed", "words")
    )
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        raise dice.fault("wrong-value", "seed") from None
    if len(seed) != SEED_BYTES:
        raise dice.fault("wrong-value", "seed")
    if commitment(seed) != promised:
        raise dice.fault("wrong-value", "commitment")
    if CheckableDice(seed, words).words != words:
        raise dice.fault("wrong-value", "words")
    return seed, words

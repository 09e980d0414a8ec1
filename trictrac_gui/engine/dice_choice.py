"""Which dice a game is thrown with, as its record keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trictrac_gui.engine.checkable_dice import SEED_BYTES, CheckableDice, commitment
from trictrac_gui.engine.dice import DiceSource, ScriptedDice, SeededDice, SystemDice
from trictrac_gui.engine.model import Roll


class DiceChoiceError(ValueError):
    """A record says of its dice what cannot be; ``field`` says which part of it."""

    def __init__(self, field: str = "") -> None:
        super().__init__(field)
        self.field = field


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


def decode(data: object) -> DiceChoice:
    """The choice of a JSON object; raises ``DiceChoiceError``."""
    if not isinstance(data, dict):
        raise DiceChoiceError
    seed, script = data.get("seed"), data.get("script")
    if seed is not None and type(seed) is not int:
        raise DiceChoiceError("seed")
    if not isinstance(script, list) or not all(_is_roll(roll) for roll in script):
        raise DiceChoiceError("script")
    return DiceChoice(
        seed, tuple(tuple(roll) for roll in script), _checkable(data.get("checkable"))
    )


def _checkable(data: object) -> tuple[bytes, str] | None:
    if data is None:
        return None
    if not isinstance(data, Mapping):
        raise DiceChoiceError("checkable")
    texts = [data.get(field) for field in ("commitment", "seed", "words")]
    if not all(isinstance(text, str) for text in texts):
        raise DiceChoiceError("checkable")
    promised, digits, words = map(str, texts)
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        raise DiceChoiceError("checkable.seed") from None
    if len(seed) != SEED_BYTES:
        raise DiceChoiceError("checkable.seed")
    if commitment(seed) != promised:
        raise DiceChoiceError("checkable.commitment")
    dice = CheckableDice(seed, words)
    if dice.words != words:
        raise DiceChoiceError("checkable.words")
    return seed, words


def _is_roll(roll: object) -> bool:
    return isinstance(roll, list) and all(type(n) is int and 1 <= n <= 6 for n in roll)

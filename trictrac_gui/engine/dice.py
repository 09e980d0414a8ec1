"""Where throws come from: the only chance in the program, handed in from outside."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from trictrac_gui.decoding import Fields, listed, text, whole
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin

SEED_BYTES = 32
LONGEST_WORDS = 200
"""Characters of the players' words that count."""

_FAIR_BELOW = 252  # the largest multiple of six a byte reaches

LONGEST_TEXT: Final = 64 * 1024
"""Characters of what is kept of checkable dice."""


class DiceThrow(NamedTuple):
    """The numbers thrown, and where they came from."""

    numbers: Roll
    origin: Origin


class DiceSource(Protocol):
    """Gives the throws of a game.

    ``ordinal`` counts the throws of the game from 0, so that a source that is made again after a
    restart goes on where it stopped.
    """

    def throw(self, ordinal: int, dice: int) -> DiceThrow:
        """The throw with this ordinal, of so many dice."""
        ...


class SystemDice:
    """Throws from the operating system's entropy."""

    def throw(self, ordinal: int, dice: int) -> DiceThrow:
        import secrets  # noqa: PLC0415 - what it brings along would delay every start

        return DiceThrow(tuple(secrets.randbelow(6) + 1 for _ in range(dice)), Origin.DICE)


class SeededDice:
    """Throws that follow from a seed: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def throw(self, ordinal: int, dice: int) -> DiceThrow:
        """The throw that belongs to the seed and the ordinal."""
        import random  # noqa: PLC0415 - as above

        chance = random.Random(f"{self.seed}:{ordinal}")
        return DiceThrow(tuple(chance.randint(1, 6) for _ in range(dice)), Origin.DICE)


class ScriptedDice:
    """Throws given beforehand, then those of another source."""

    def __init__(self, script: Sequence[Roll], then: DiceSource) -> None:
        self._script = tuple(script)
        self._then = then

    def throw(self, ordinal: int, dice: int) -> DiceThrow:
        """The scripted throw, or one of the other source once the script is used up.

        A scripted throw of another number of dice than the game asks for is passed over in the
        same way: a script can come from a file, and a game goes on whatever it holds.
        """
        numbers = self._script[ordinal] if ordinal < len(self._script) else ()
        if len(numbers) != dice:
            return self._then.throw(ordinal, dice)
        return DiceThrow(numbers, Origin.SCRIPT)


# --- Dice that can be checked ----------------------------------------------------------------


class CheckableDice:
    r"""Throws from a seed and the players' words: a seed that was fixed before the game.

    The program draws a seed of 32 bytes and shows the SHA-256 of it, the *commitment*. Then the
    players type words of their own. Neither side can steer the dice: the seed was fixed before the
    words were known, and the words are typed without knowing the seed. With the record the seed is
    told, and everybody can throw all dice of the game again.

    The throw with ordinal *n*, the first of a game being 0, is read from the blocks

        HMAC-SHA256(seed, "trictrac dice 1\n" + words + "\n" + n + "\n" + block)

    with the words in UTF-8 and *n* and *block* (0, 1, …) as decimal numbers. Each byte below 252
    gives one die, its remainder by 6 plus 1; larger bytes are passed over, so that all faces are
    equally likely.
    """

    def __init__(self, seed: bytes, words: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.words = spoken(words)

    @property
    def commitment(self) -> str:
        """What is shown before the game."""
        return commitment(self.seed)

    def throw(self, ordinal: int, dice: int) -> DiceThrow:
        """The throw that belongs to the seed, the words and the ordinal."""
        faces = self._faces(ordinal)
        return DiceThrow(tuple(next(faces) for _ in range(dice)), Origin.DICE)

    def _faces(self, ordinal: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"trictrac dice 1\n{self.words}\n{ordinal}\n{block}".encode()
            for byte in hmac.digest(self.seed, message, "sha256"):
                if byte < _FAIR_BELOW:
                    yield byte % 6 + 1
            block += 1


def fresh_seed() -> bytes:
    """A seed nobody has seen, from the operating system's entropy."""
    import secrets  # noqa: PLC0415 - what it brings along would delay every start

    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, as 64 hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def spoken(words: str) -> str:
    """The words as they count: composed letters, single blanks, at most ``LONGEST_WORDS``.

    Two people who type the same see the same, whatever keyboard they used.
    """
    whole = unicodedata.normalize("NFC", words.encode("utf-8", "ignore").decode("utf-8"))
    return " ".join(whole.split())[:LONGEST_WORDS].rstrip()


# --- The dice of a game, as its record keeps them ----------------------------------------------


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
        source: DiceSource
        if self.checkable is not None:
            source = CheckableDice(*self.checkable)
        else:
            source = SystemDice() if self.seed is None else SeededDice(self.seed)
        return ScriptedDice(self.script, source) if self.script else source


def encode_dice(choice: DiceChoice) -> dict[str, object]:
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


def decode_dice(data: object, field: str = "") -> DiceChoice:
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

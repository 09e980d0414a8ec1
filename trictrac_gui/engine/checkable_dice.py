r"""Dice that can be checked: throws that follow from a seed fixed before the game.

The program draws a seed of 32 bytes and shows the SHA-256 of it, the *commitment*. Then the players
type words of their own. Neither side can steer the dice: the seed was fixed before the words were
known, and the words are typed without knowing the seed. With the record the seed is told, and
everybody can throw all dice of the game again.

The throw with ordinal *n*, the first of a game being 0, is read from the blocks

    HMAC-SHA256(seed, "trictrac dice 1\n" + words + "\n" + n + "\n" + block)

with the words in UTF-8 and *n* and *block* (0, 1, …) as decimal numbers. Each byte below 252 gives
one die, its remainder by 6 plus 1; larger bytes are passed over, so that all faces are equally
likely.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterator

from trictrac_gui.engine.dice import DiceThrow
from trictrac_gui.engine.state import Origin

SEED_BYTES = 32
LONGEST_WORDS = 200
"""Characters of the players' words that count."""

_FAIR_BELOW = 252  # the largest multiple of six a byte reaches


class CheckableDice:
    """Throws from a seed and the players' words."""

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

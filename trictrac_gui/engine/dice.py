"""Where throws come from: the only chance in the program, handed in from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.state import Origin


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
        """A fresh throw."""
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

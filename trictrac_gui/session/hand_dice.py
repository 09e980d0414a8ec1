"""Dice that are set by hand, number by number, until they make a throw."""

from __future__ import annotations

from trictrac_gui.engine.model import Roll


class HandDice:
    """The numbers set so far; they hold for the moment of the record they were set at."""

    def __init__(self) -> None:
        self.in_use = False
        self._moment = -1
        self._numbers: Roll = ()

    def use(self, on: bool) -> bool:
        """Set dice by hand from now on, or do not; whether that is a change."""
        changed = on != self.in_use
        if changed:
            self.in_use, self._moment, self._numbers = on, -1, ()
        return changed

    def numbers(self, moment: int, dice: int) -> Roll:
        """The numbers of the throw that is due; 0 where there is none yet."""
        fits = moment == self._moment and dice == len(self._numbers)
        return self._numbers if fits else (0,) * dice

    def set(self, moment: int, dice: int, die: int, number: int) -> bool:
        """Give a die of the throw that is due its number; whether there is such a die in use."""
        if not (self.in_use and 0 <= die < dice and 1 <= number <= 6):
            return False
        numbers = list(self.numbers(moment, dice))
        numbers[die] = number
        self._moment, self._numbers = moment, tuple(numbers)
        return True

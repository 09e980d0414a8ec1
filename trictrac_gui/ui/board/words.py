"""The few words a board carries; the window hands them in, in its language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BoardWords:
    """What stands on the plates beside the dice."""

    throw: str = "Throw"
    throw_again: str = "Throw again"
    finish: str = "Finish turn"
    by_hand: str = "Set by hand"

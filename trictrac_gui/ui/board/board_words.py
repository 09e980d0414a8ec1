"""The few words a board carries; the window hands them in, in its language."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac_gui.engine.state import Origin


@dataclass(frozen=True)
class BoardWords:
    """What stands on the plates beside the dice, and what the small buttons are called."""

    throw: str = "Throw"
    throw_again: str = "Throw again"
    finish: str = "Finish turn"
    go_on: str = "Go on"
    by_hand: str = "Set by hand"
    by_script: str = "Given in advance"
    take_back: str = "Take back"
    other_number: str = "Use the {number} instead"
    confirm: str = "Confirm"
    set_die: str = "Set the die to {number}"
    begins: str = "Begins"
    tie: str = "Tie"
    double_again: str = "Double: one more throw"

    def badge(self, origin: Origin) -> str:
        """The remark beside dice that were not thrown; empty beside those that were."""
        return {Origin.HAND: self.by_hand, Origin.SCRIPT: self.by_script}.get(origin, "")

"""What class mode begins with where it is not the game on the table."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class ClassBoard:
    """A game, the moment it begins with (None for its opening), and what is drawn on that."""

    variant: Variant
    setup: SetUp | None = None
    marks: str = ""
    match: Match = SINGLE_GAME

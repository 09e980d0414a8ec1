"""Running games that begin in a position given as text; no player can begin like this."""

from __future__ import annotations

from pathlib import Path

from tests.playing import FIRST, state
from trictrac_gui.engine.dice import ScriptedDice, SeededDice
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.journal import Journal


def session_at(
    folder: Path,
    variant: Variant,
    text: str,
    *rolls: Roll,
    side: Side = FIRST,
    score: tuple[int, int] = (0, 0),
    names: tuple[str, str] = ("", ""),
) -> GameSession:
    """A game in a position, with a side to throw these rolls first; its journal in a folder."""
    return GameSession(
        GameRecord(variant, beginning=state(variant, text, side, score)),
        names,
        ScriptedDice(rolls, SeededDice(1)),
        Journal.create(folder, {"variant": variant.key}),
    )

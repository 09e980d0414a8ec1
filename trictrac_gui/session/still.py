"""A position that is only looked at: nobody can throw or move in it."""

from __future__ import annotations

from trictrac_gui.engine.model import Position, Roll, Side
from trictrac_gui.engine.play import pips
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import DiceView, GameView


def still(
    variant: Variant,
    position: Position,
    side: Side = Side.FIRST,
    throw: Roll = (),
    score: tuple[int, int] = (0, 0),
) -> GameView:
    """The view of a position, with the dice of ``side`` lying in it where there is a throw."""
    state = GameState(variant, position, score)
    numbers = variant.dice.numbers(throw) if throw else ()
    dice = DiceView(side, throw, tuple(False for _ in throw), numbers) if throw else None
    return GameView(
        variant=variant,
        names=("", ""),
        position=position,
        score=score,
        pips=(pips(state, Side.FIRST), pips(state, Side.SECOND)),
        phase=Phase.MOVING if throw else Phase.TO_THROW,
        to_move=side,
        opening=(None, None),
        dice=dice,
        moves={},
    )

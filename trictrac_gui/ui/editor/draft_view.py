"""A draft as the painters of the board take it."""

from __future__ import annotations

from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Cube, Phase
from trictrac_gui.session.position_draft import Draft, draft_of
from trictrac_gui.session.view import DiceView, GameView


def view_of(draft: Draft) -> GameView:
    """What is to be drawn of a draft, whether or not its checkers are all there."""
    side = draft.to_move or Side.FIRST
    lying: Roll = tuple(number for number in draft.roll if number)
    dice = None
    if lying and draft.to_move is not None:
        dice = DiceView(side, lying, tuple(False for _ in lying))
    cube = draft.cube
    if cube is None and draft.match.with_cube:
        cube = Cube()
    return GameView(
        variant=draft.variant,
        names=("", ""),
        position=draft.position,
        score=draft.score,
        pips=(0, 0),
        phase=Phase.TO_THROW,
        to_move=draft.to_move,
        opening=(None, None),
        dice=dice,
        moves={},
        match=draft.match,
        cube=cube,
    )


def draft_from(view: GameView) -> Draft:
    """The moment of a running game; a throw that has been begun is left out."""
    roll: Roll = ()
    if view.dice is not None and not any(view.dice.used) and view.moved is None:
        roll = view.dice.numbers
    if view.phase is Phase.OVER or view.to_move is None:
        roll = ()
    cube = None if view.cube in (None, Cube()) else view.cube
    to_move = Side.FIRST if view.phase is Phase.OVER else view.to_move
    setup = SetUp(view.position, to_move, roll, view.score, cube)
    return draft_of(view.variant, setup, view.match)

"""Running games: begun in a position given as text, which no player can, and played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.playing import FIRST, state
from trictrac_gui.engine.dice import ScriptedDice, SeededDice
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
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
        GameTree(variant, beginning=state(variant, text, side, score)),
        names,
        ScriptedDice(rolls, SeededDice(1)),
        Journal.create(folder, {"variant": variant.key}),
    )


def act(session: GameSession) -> None:
    """The first thing there is to do, of throwing, moving and handing over."""
    view = session.view()
    if view.may_throw:
        session.throw(view.may_throw[0])
    elif view.moves:
        src, targets = next(iter(view.moves.items()))
        session.play(src, targets[0].place)
    else:
        session.hand_over()


def act_at_random(session: GameSession, chance: Random) -> None:
    """The same with a checker and a place taken at random."""
    view = session.view()
    if view.moves and not view.may_throw:
        src = chance.choice(list(view.moves))
        session.play(src, chance.choice(view.moves[src]).place)
    else:
        act(session)


def play_on(session: GameSession, until: Callable[[GameView], object], most: int = 400) -> GameView:
    """Act until the view is as wanted, or so many times; the view then."""
    for _ in range(most):
        if until(session.view()):
            break
        act(session)
    return session.view()


def play_to_the_throw(session: GameSession) -> None:
    """Play the turn to its end, so that the next throw is due."""
    assert play_on(session, lambda view: view.may_throw).may_throw

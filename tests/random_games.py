"""Random games and matches, played through the engine to their end."""

from __future__ import annotations

from random import Random

from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to, money_session
from trictrac_gui.engine.model import Step
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import (
    Answered,
    Beavered,
    Doubled,
    Dropped,
    HandedOver,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant

MATCHES: tuple[Match, ...] = (
    SINGLE_GAME,
    match_to(1, cube=False),
    match_to(2, cube=True),
    match_to(5, cube=True),
    match_to(3, cube=True, crawford=False),
    money_session(),
    money_session(jacoby=True, beavers=True),
)


def random_tree(
    rng: Random,
    variant: Variant,
    match: Match,
    *,
    games: int = 2,
    longest: int = 400,
    again: float = 0.25,
) -> GameTree:
    """A match of at most so many games; it may stop after ``longest`` actions.

    ``again`` is the chance that a cube or a resignation is tried where one may be.
    """
    tree = GameTree(variant, match)
    while len(tree.path()) < longest or _is_won(tree):
        now = pending(tree.state)
        if _is_won(tree):
            tree.do(HandedOver())
        elif now.may_start_next:
            if len(tree.games()) >= games:
                break
            tree.do(StartedNext())
        elif now.taker is not None:
            tree.do(_answer(rng, may_beaver=now.may_beaver))
        elif now.answerer is not None:
            tree.do(Answered(rng.random() < 0.5))
        elif now.doubler is not None and rng.random() < again / 5:
            tree.do(Doubled(now.doubler))
        elif now.resigners and rng.random() < again / 50:
            tree.do(Resigned(rng.choice(now.resigners), rng.randint(1, len(variant.stakes) or 1)))
        elif now.thrower is not None:
            numbers = tuple(rng.randint(1, 6) for _ in range(now.dice))
            tree.do(Rolled(now.thrower, numbers, rng.choice(list(Origin))))
        elif now.mover is not None:
            tree.do(_move(rng, now.steps))
        else:
            break
    return tree


def _is_won(tree: GameTree) -> bool:
    """Whether all checkers of the side that plays are off: nobody stops there or gives up."""
    state = tree.state
    side = state.to_move
    return state.turn is not None and side is not None and state.position.all_off(side)


def _answer(rng: Random, *, may_beaver: bool) -> Took | Dropped | Beavered:
    if may_beaver and rng.random() < 0.3:
        return Beavered()
    return Took() if rng.random() < 0.7 else Dropped()


def _move(rng: Random, steps: tuple[Step, ...]) -> Stepped | HandedOver:
    # Whoever moves the hindmost checker now and then comes home in the end.
    if not steps:
        return HandedOver()
    return Stepped(rng.choice(steps) if rng.random() < 0.7 else min(steps))

"""Tavla: Backgammon as it is played in Turkey, without a cube and without hit and run (S5)."""

from __future__ import annotations

from dataclasses import replace

from trictrac_gui.engine.graph import Throw, count, was_hit
from trictrac_gui.engine.model import CHECKERS, Counts, Side
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending, GameState, Result
from trictrac_gui.engine.variant import Halt, OpeningRule
from trictrac_gui.variants.backgammon import BACKGAMMON, HOME, TRACK, higher_die_begins


def no_hit_and_run(throw: Throw, board: int) -> tuple[int, ...]:
    """A checker that has hit in its own home board stays there for this throw (S5).

    A point that was hit on was empty of own checkers: while one stands there, it is that one.
    """
    return tuple(
        index
        for index in range(HOME, TRACK.last)
        if was_hit(board, index) and count(board, index) == 1
    )


def all_borne_off(state: GameState, both_passed: bool) -> Result | None:
    """Whoever has borne off all fifteen wins one point, or two for a mars (B1, S5)."""
    for side in Side:
        if state.position.counts[side][-1] == CHECKERS:
            ending = single_or_mars(state.position.counts[side.other])
            return Result(side, ending, STAKES.index(ending) + 1)
    return None


def single_or_mars(loser: Counts) -> Ending:
    """A mars if the loser has borne off none; where its checkers stand does not matter (S5)."""
    return Ending.SINGLE if loser[-1] else Ending.GAMMON


STAKES = (Ending.SINGLE, Ending.GAMMON)

TAVLA = replace(
    BACKGAMMON,
    key="tavla",
    opening=OpeningRule(1, higher_die_begins, first_roll=None),
    halts=(Halt(RuleKey.NO_HIT_AND_RUN, no_hit_and_run),),
    end=all_borne_off,
    stakes=STAKES,
    has_cube=False,
).configured({})

"""Tavla: Backgammon as it is played in Turkey, without a cube and without hit and run (S5)."""

from __future__ import annotations

from dataclasses import replace

from trictrac_gui.engine.board import Board
from trictrac_gui.engine.model import Counts, Ending, Result, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import Halt, Indices, OpeningRule, Standing
from trictrac_gui.variants.backgammon import BACKGAMMON, HOME, TRACK, higher_die_begins


def no_hit_and_run(board: Board) -> Indices:
    """A checker that has hit in its own home board stays there for this throw (S5).

    A point that was hit on was empty of own checkers: while one stands there, it is that one.
    """
    return [
        index for index in range(HOME, TRACK.last) if board.hits(index) and board.count(index) == 1
    ]


def all_borne_off(game: Standing) -> Result | None:
    """Whoever has borne off all fifteen wins one point, or two for a mars (B1, S5)."""
    for side in Side:
        if game.position.all_off(side):
            ending = single_or_mars(game.position.of(side.other))
            return Result(side, ending, STAKES.index(ending) + 1)
    return None


def single_or_mars(loser: Counts) -> Ending:
    """A mars if the loser has borne off none; where its checkers stand does not matter (S5)."""
    return Ending.SINGLE if loser[-1] else Ending.GAMMON


STAKES = (Ending.SINGLE, Ending.GAMMON)

TAVLA = replace(
    BACKGAMMON,
    key="tavla",
    parent="backgammon",
    opening=OpeningRule(1, higher_die_begins, first_roll=None),
    halts=(Halt(RuleKey.NO_HIT_AND_RUN, no_hit_and_run),),
    end=all_borne_off,
    stakes=STAKES,
    has_cube=False,
).configured({})

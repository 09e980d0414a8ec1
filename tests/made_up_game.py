"""A game that nobody plays, as unlike those on the table as a declaration can make it.

Seven checkers a side go the same way round, Black half a round ahead; three dice are thrown. One
checker closes a point, so nothing is ever hit. On the first six points of a side's path only one
of its checkers may stand, besides those that wait on the very first. After three equal numbers the
numbers on the under sides of the dice are played as well.
"""

from __future__ import annotations

from trictrac_gui.engine.board import Board, Track
from trictrac_gui.engine.model import OFF, Counts, Ending, Position, Result, Roll, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import (
    BOTH_NUMBERS,
    HIGHER_NUMBER,
    DiceRule,
    Indices,
    Landing,
    OpeningRule,
    Standing,
    StepRule,
    Variant,
)
from trictrac_gui.variants.backgammon import higher_die_begins

TRACK = Track(
    (
        (*range(24, 0, -1), OFF),
        (*range(12, 0, -1), *range(24, 12, -1), OFF),
    )
)
HOME = 18
START: Counts = (7,) + (0,) * 24


def one_closes_a_point(board: Board) -> Indices:
    """A single opposing checker closes a point."""
    return [index for index in range(board.last) if board.theirs(index)]


def one_checker_a_point(board: Board, step: Step) -> bool:
    """In the first quarter no second checker comes to a point."""
    return step.dst < 6 and board.count(step.dst) > 0


def who_stands_there(board: Board, step: Step) -> Indices:
    """The point that is held already."""
    return (step.dst,)


def all_must_be_home(board: Board, step: Step) -> bool:
    """Checkers leave from the last quarter, once all are there, whatever the number."""
    return board.occupied(0, HOME)


def with_the_under_sides(roll: Roll) -> tuple[Roll, ...]:
    """After three equal numbers those on the under sides follow."""
    return (roll, tuple(7 - number for number in roll)) if len(set(roll)) == 1 else (roll,)


def never(roll: Roll) -> bool:
    """Sides throw in turn."""
    return False


def all_borne_off(game: Standing) -> Result | None:
    """Whoever has borne off all seven wins; where neither side can ever move, nobody does."""
    for side in Side:
        if game.position.all_off(side):
            return Result(side, Ending.SINGLE, 1)
    if game.both_passed and not any(game.can_move(side) for side in Side):
        return Result(None, Ending.DRAWN, 0)
    return None


MADE_UP = Variant(
    key="made-up",
    side_keys=("white", "black"),
    track=TRACK,
    setup=Position((START, START)),
    opening=OpeningRule(1, higher_die_begins, None),
    dice=DiceRule(with_the_under_sides, never, dice=3),
    landings=(Landing(RuleKey.POINT_CLOSED, one_closes_a_point),),
    step_rules=(StepRule(RuleKey.NO_SUCH_NUMBER, one_checker_a_point, who_stands_there),),
    bearing_off=(StepRule(RuleKey.NOT_ALL_HOME, all_must_be_home),),
    obligations=(BOTH_NUMBERS, HIGHER_NUMBER),
    home=HOME,
    end=all_borne_off,
    stakes=(Ending.SINGLE,),
).configured({})

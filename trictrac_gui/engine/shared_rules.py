"""The rules that several games share, each a function named after it."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac_gui.engine.board import Board
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import B, Indices, Landing, Obligation


def two_or_more_close_a_point(board: Board) -> Indices:
    """A point with two or more opposing checkers is closed (T25, B7)."""
    theirs = board.throw.theirs
    return [index for index, facing in board.throw.facing if theirs[facing] >= 2]


def use_most_numbers(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """As many numbers must be played as any way of playing allows (T28, B10, S7)."""
    fewest = min(len(end.left) for end in ends)
    return [end for end in ends if len(end.left) == fewest]


def use_the_higher_number(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """If exactly one of several different numbers can be played, it is the highest (T28, B10)."""
    numbers = start.left
    if len(set(numbers)) < 2 or any(len(end.left) != len(numbers) - 1 for end in ends):
        return ends
    lowest = min(sum(end.left) for end in ends)
    return [end for end in ends if sum(end.left) == lowest]


CLOSED_POINTS = Landing(RuleKey.POINT_CLOSED, two_or_more_close_a_point)
BOTH_NUMBERS = Obligation(RuleKey.BOTH_NUMBERS, use_most_numbers, by_left=True)
HIGHER_NUMBER = Obligation(RuleKey.HIGHER_NUMBER, use_the_higher_number, by_left=True)


def each_number_once(roll: Roll) -> tuple[Roll, ...]:
    """Each die is one number, of a double too (T10, T12)."""
    return (roll,)


def doubles_count_four_times(roll: Roll) -> tuple[Roll, ...]:
    """A double is played four times (B9)."""
    return (roll * 2,) if roll[0] == roll[1] else (roll,)


def never_again(roll: Roll) -> bool:
    """Sides throw in turn."""
    return False

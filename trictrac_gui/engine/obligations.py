"""The rules on the end of a throw that several games share."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac_gui.engine.graph import Node, Throw
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.variant import Obligation


def use_most_numbers(throw: Throw, ends: Sequence[Node]) -> Sequence[Node]:
    """As many numbers must be played as any way of playing allows (T28, B10, S7)."""
    fewest = min(len(end.left) for end in ends)
    return [end for end in ends if len(end.left) == fewest]


def use_the_higher_number(throw: Throw, ends: Sequence[Node]) -> Sequence[Node]:
    """If either number can be played but not both, the higher one must be (T28, B10)."""
    if len(set(throw.numbers)) < 2 or any(len(end.left) != len(throw.numbers) - 1 for end in ends):
        return ends
    lowest = min(sum(end.left) for end in ends)
    return [end for end in ends if sum(end.left) == lowest]


BOTH_NUMBERS = Obligation(RuleKey.BOTH_NUMBERS, use_most_numbers)
HIGHER_NUMBER = Obligation(RuleKey.HIGHER_NUMBER, use_the_higher_number)

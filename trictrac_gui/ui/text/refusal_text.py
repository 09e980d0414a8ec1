"""Why a step is refused, a throw passed or a number lapses, in words for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.text import game_names

_REFUSALS: Final = {
    RuleKey.NOT_YOURS: mark("Wording", "You have no checker there."),
    RuleKey.WRONG_WAY: mark("Wording", "Checkers never run backwards."),
    RuleKey.START_POINT_NOT_EMPTY: mark(
        "Wording", "First empty the start point; until then no other checker may move."
    ),
    RuleKey.BAR_FIRST: mark("Wording", "Your checker on the bar has to come in first."),
    RuleKey.NO_SUCH_NUMBER: mark("Wording", "None of the numbers left leads there."),
    RuleKey.OPPONENTS_HUCKE: mark(
        "Wording", "This is the other side’s Hucke; you may never stop there."
    ),
    RuleKey.POINT_CLOSED: mark(
        "Wording", "Two or more checkers of the other side close this point."
    ),
    RuleKey.NOT_ALL_HOME: mark(
        "Wording", "Bearing off begins only when all your checkers are in the home board."
    ),
    RuleKey.FARTHER_CHECKER_FIRST: mark(
        "Wording", "A checker farther back has to use this number."
    ),
    RuleKey.HUCKE_NO_REST_ALONE: mark(
        "Wording", "A lone checker may not stop in your Hucke, not even on its way."
    ),
    RuleKey.NO_HIT_AND_RUN: mark(
        "Wording", "A checker that has hit in your home board stays there for this throw."
    ),
    RuleKey.HUCKE_NEEDS_TWO: mark(
        "Wording", "Your empty Hucke must be entered by two checkers in one throw."
    ),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: mark(
        "Wording", "The last two in the Hucke must go on in the same throw."
    ),
    RuleKey.BOTH_NUMBERS: mark(
        "Wording", "This would waste a number; you have to play as many of them as you can."
    ),
    RuleKey.HIGHER_NUMBER: mark(
        "Wording", "Only one number can be played, and it has to be the higher one."
    ),
}


_PASSES: Final = {
    RuleKey.NOT_YOURS: mark("Wording", "there is no checker left to move."),
    RuleKey.WRONG_WAY: mark("Wording", "no checker can go forwards."),
    RuleKey.START_POINT_NOT_EMPTY: mark(
        "Wording", "the checkers on the start point cannot leave it, and no other may move."
    ),
    RuleKey.BAR_FIRST: mark("Wording", "the checker on the bar finds no open point to come in on."),
    RuleKey.NO_SUCH_NUMBER: mark("Wording", "nothing on the board fits."),
    RuleKey.OPPONENTS_HUCKE: mark("Wording", "the only way left leads to the other side’s Hucke."),
    RuleKey.POINT_CLOSED: mark("Wording", "every point in reach is closed."),
    RuleKey.NOT_ALL_HOME: mark(
        "Wording", "bearing off is not allowed before all checkers are home."
    ),
    RuleKey.FARTHER_CHECKER_FIRST: mark(
        "Wording", "a checker farther back is in the way of bearing off."
    ),
    RuleKey.HUCKE_NO_REST_ALONE: mark(
        "Wording", "a checker would have to stop alone in its Hucke."
    ),
    RuleKey.NO_HIT_AND_RUN: mark("Wording", "the checker that has hit must stay where it is."),
    RuleKey.HUCKE_NEEDS_TWO: mark("Wording", "a checker would enter the Hucke alone."),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: mark(
        "Wording", "a single checker would be left behind in the Hucke."
    ),
    RuleKey.BOTH_NUMBERS: mark("Wording", "no number may be played by itself."),
    RuleKey.HIGHER_NUMBER: mark("Wording", "the higher number cannot be played."),
}


def refusal(key: RuleKey) -> str:
    """Why a step was refused."""
    return game_names.tr(_REFUSALS[key])


def pass_reason(key: RuleKey) -> str:
    """Why a whole throw is passed."""
    return QCoreApplication.translate(
        "Wording", "No number of this throw can be played: {reason}"
    ).format(reason=game_names.tr(_PASSES[key]))


def lapse_reason(numbers: Sequence[int], key: RuleKey) -> str:
    """Why the numbers left of a throw lapse."""
    text = game_names.PLURALS.lapsed(len(numbers))
    return text.format(numbers=game_names.numbers(numbers), reason=game_names.tr(_PASSES[key]))

"""Why a step is refused, a throw passed, a number lost, the cube not turned: rules in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import Translate, mark, printable


class RuleTexts(NamedTuple):
    """A rule in words: to the player it stops, as the end of a sentence about a record, and as
    why a throw is passed or a number lapses, where it can be that.
    """

    refused: str
    reason: str
    passed: str = ""


class CubeBarTexts(NamedTuple):
    """Why the cube stays: to the player who would turn it, and as the end of a sentence."""

    refused: str
    reason: str


RULES: Final[Mapping[RuleKey, RuleTexts]] = {
    RuleKey.NOT_YOURS: RuleTexts(
        refused=mark("Refusals", "You have no checker there."),
        reason=mark("Refusals", "no checker of this side stands there"),
    ),
    RuleKey.WRONG_WAY: RuleTexts(
        refused=mark("Refusals", "Checkers never run backwards."),
        reason=mark("Refusals", "this side does not move that way"),
    ),
    RuleKey.START_POINT_NOT_EMPTY: RuleTexts(
        refused=mark(
            "Refusals", "First empty the start point; until then no other checker may move."
        ),
        passed=mark(
            "Refusals", "the checkers on the start point cannot leave it, and so no other can move."
        ),
        reason=mark("Refusals", "checkers still wait on the start point"),
    ),
    RuleKey.BAR_FIRST: RuleTexts(
        refused=mark("Refusals", "Your checker on the bar has to come in first."),
        passed=mark("Refusals", "the checker on the bar finds no open point to come in on."),
        reason=mark("Refusals", "checkers on the bar must enter first"),
    ),
    RuleKey.NO_SUCH_NUMBER: RuleTexts(
        refused=mark("Refusals", "None of the numbers left leads there."),
        reason=mark("Refusals", "the dice do not show that number, or not that often"),
    ),
    RuleKey.OPPONENTS_HUCKE: RuleTexts(
        refused=mark("Refusals", "This is the other side’s Hucke; you may never stop there."),
        passed=mark("Refusals", "the only way left leads to the other side’s Hucke."),
        reason=mark("Refusals", "the opponent’s Hucke is closed at all times"),
    ),
    RuleKey.POINT_CLOSED: RuleTexts(
        refused=mark("Refusals", "Two or more checkers of the other side close this point."),
        passed=mark("Refusals", "every point in reach is closed."),
        reason=mark("Refusals", "two or more opposing checkers close the point"),
    ),
    RuleKey.NOT_ALL_HOME: RuleTexts(
        refused=mark(
            "Refusals", "Bearing off begins only when all your checkers are in the home board."
        ),
        passed=mark("Refusals", "bearing off is not allowed before all checkers are home."),
        reason=mark("Refusals", "not all fifteen checkers are home yet"),
    ),
    RuleKey.FARTHER_CHECKER_FIRST: RuleTexts(
        refused=mark("Refusals", "A checker farther back has to use this number."),
        passed=mark("Refusals", "a checker farther back is in the way of bearing off."),
        reason=mark("Refusals", "a checker farther back must be moved with that number"),
    ),
    RuleKey.HUCKE_NO_REST_ALONE: RuleTexts(
        refused=mark("Refusals", "A lone checker may not stop in your Hucke, not even on its way."),
        reason=mark("Refusals", "no checker may rest alone on its Hucke"),
    ),
    RuleKey.NO_HIT_AND_RUN: RuleTexts(
        refused=mark(
            "Refusals", "A checker that has hit in your home board stays there for this throw."
        ),
        passed=mark("Refusals", "the checker that has hit must stay where it is."),
        reason=mark(
            "Refusals", "a checker that has hit in its home board stays there for this throw"
        ),
    ),
    RuleKey.HUCKE_NEEDS_TWO: RuleTexts(
        refused=mark("Refusals", "Your empty Hucke must be entered by two checkers in one throw."),
        passed=mark("Refusals", "a checker would enter the Hucke alone."),
        reason=mark("Refusals", "the Hucke must be entered by two checkers in one throw"),
    ),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: RuleTexts(
        refused=mark("Refusals", "The last two in the Hucke must go on in the same throw."),
        passed=mark("Refusals", "a single checker would be left behind in the Hucke."),
        reason=mark("Refusals", "the last two checkers must leave the Hucke in one throw"),
    ),
    RuleKey.BOTH_NUMBERS: RuleTexts(
        refused=mark(
            "Refusals", "This would waste a number; you have to play as many of them as you can."
        ),
        reason=mark("Refusals", "more numbers of the throw could be played"),
    ),
    RuleKey.HIGHER_NUMBER: RuleTexts(
        refused=mark("Refusals", "Only one number can be played, and it has to be the higher one."),
        reason=mark("Refusals", "of the two numbers the higher one must be played"),
    ),
}

BARS: Final[Mapping[CubeBar, CubeBarTexts]] = {
    CubeBar.NO_CUBE: CubeBarTexts(
        refused=mark("Refusals", "This game is played without the doubling cube."),
        reason=mark("Refusals", "this game is played without the cube"),
    ),
    CubeBar.CRAWFORD: CubeBarTexts(
        refused=mark("Refusals", "Nobody doubles in the Crawford game."),
        reason=mark("Refusals", "in the Crawford game the cube is not used"),
    ),
    CubeBar.NOT_ON_ROLL: CubeBarTexts(
        refused=mark("Refusals", "Only the side on turn may double."),
        reason=mark("Refusals", "only the side about to throw may double"),
    ),
    CubeBar.AFTER_THE_THROW: CubeBarTexts(
        refused=mark("Refusals", "Doubling comes before the throw."),
        reason=mark("Refusals", "a side doubles before its throw, not after it"),
    ),
    CubeBar.OPPONENTS_CUBE: CubeBarTexts(
        refused=mark("Refusals", "The cube belongs to {player}; nobody else may turn it now."),
        reason=mark("Refusals", "the cube belongs to the opponent"),
    ),
    CubeBar.AT_ITS_LIMIT: CubeBarTexts(
        refused=mark("Refusals", "The cube goes no higher."),
        reason=mark("Refusals", "the cube has reached its highest value"),
    ),
}

ACTIONS: Final[Mapping[str, str]] = {
    "not-to-throw": mark("Refusals", "it is not this side’s turn to throw"),
    "no-such-throw": mark("Refusals", "a throw has another number of dice, or other faces"),
    "not-to-move": mark("Refusals", "no throw lies there to be played"),
    "no-such-step": mark("Refusals", "no checker can go from there to there"),
    "numbers-left": mark("Refusals", "a number of the throw can still be played"),
    "not-to-resign": mark("Refusals", "nobody can resign at this moment"),
    "no-such-stake": mark("Refusals", "no game is lost for as much as that"),
    "nothing-to-answer": mark("Refusals", "no resignation waits for an answer"),
    "not-to-double": mark("Refusals", "the cube cannot be turned now"),
    "no-cube-offered": mark("Refusals", "no double waits for an answer"),
    "no-beaver": mark("Refusals", "this double cannot be beavered"),
    "no-next-game": mark("Refusals", "no further game follows"),
    "game-over": mark("Refusals", "the game is over"),
    "go": mark("Refusals", "nothing is taken back once the game is over"),
    "back": mark("Refusals", "there is nothing of this kind to be taken back"),
}
"""Why an action cannot happen, other than for a rule on steps, as the end of a sentence."""


def refusal(key: RuleKey, translate: Translate) -> str:
    """Why a step was refused."""
    return translate("Refusals", RULES[key].refused)


def cube_refusal(key: CubeBar, opponent: str, translate: Translate) -> str:
    """Why a side may not turn the cube; ``opponent`` is the other's name."""
    return translate("Refusals", BARS[key].refused).format(player=opponent)


def pass_reason(key: RuleKey, translate: Translate) -> str:
    """Why a whole throw is passed."""
    text = translate("Refusals", "No number of this throw can be played: {reason}")
    return text.format(reason=_passed(key, translate))


def lapse_reason(numbers: Sequence[int], key: RuleKey, translate: Translate) -> str:
    """Why the numbers left of a throw lapse."""
    text = translate(
        "Refusals",
        mark("Refusals", "The number(s) {numbers} cannot be played: {reason}", "", 2),
        "",
        len(numbers),
    )
    return text.format(
        numbers=game_names.numbers(numbers, translate),
        reason=_passed(key, translate),
    )


def _passed(key: RuleKey, translate: Translate) -> str:
    told = RULES[key].passed
    return translate("Refusals", told) if told else f"{reason(key.value, translate)}."


def reason(key: str, translate: Translate) -> str:
    """Why something in a record cannot be, by its key, as the end of a sentence."""
    known = _REASONS.get(key)
    if known is None:
        text = translate("Refusals", "the rules forbid it ({rule})")
        return text.format(rule=printable(key))
    return translate("Refusals", known)


_REASONS: Final[Mapping[str, str]] = {
    **{key.value: row.reason for table in (RULES, BARS) for key, row in table.items()},
    **ACTIONS,
}

"""Every sentence about a game: from the keys of the lower layers to words for people.

Names that players typed come in as they are; whoever shows a sentence shows it as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending, Origin, Phase, Result
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.language import QT_TRANSLATE_NOOP

_VARIANTS: Final = {
    "tric-trac": QT_TRANSLATE_NOOP("Wording", "Tric Trac"),
    "backgammon": QT_TRANSLATE_NOOP("Wording", "Backgammon"),
    "tavla": QT_TRANSLATE_NOOP("Wording", "Tavla"),
}

_DESCRIPTIONS: Final = {
    "tric-trac": QT_TRANSLATE_NOOP(
        "Wording",
        "The old game with the Hucke: hit, bear off, and be the first to reach twelve points.",
    ),
    "backgammon": QT_TRANSLATE_NOOP(
        "Wording", "The classic race: bring all fifteen checkers home and off the board first."
    ),
    "tavla": QT_TRANSLATE_NOOP(
        "Wording", "Backgammon as in Turkey: fresh dice to begin, and no hit and run at home."
    ),
}

_SIDES: Final = {
    "red": QT_TRANSLATE_NOOP("Wording", "Red"),
    "black": QT_TRANSLATE_NOOP("Wording", "Black"),
    "white": QT_TRANSLATE_NOOP("Wording", "White"),
}

_OPTIONS: Final = {
    "hucke": QT_TRANSLATE_NOOP("Wording", "Where the Hucke lies"),
    "strict_start": QT_TRANSLATE_NOOP("Wording", "A checker leaving the start point"),
}

_CHOICES: Final[dict[tuple[str, str | bool], str]] = {
    ("hucke", "literal"): QT_TRANSLATE_NOOP("Wording", "Red 13, Black 12 (usual)"),
    ("hucke", "historic"): QT_TRANSLATE_NOOP("Wording", "Red 12, Black 13 (historic)"),
    ("strict_start", False): QT_TRANSLATE_NOOP("Wording", "may go on at once (usual)"),
    ("strict_start", True): QT_TRANSLATE_NOOP("Wording", "waits for the others (strict start)"),
}

_REFUSALS: Final = {
    RuleKey.NOT_YOURS: QT_TRANSLATE_NOOP("Wording", "You have no checker there."),
    RuleKey.WRONG_WAY: QT_TRANSLATE_NOOP("Wording", "Checkers never run backwards."),
    RuleKey.START_POINT_NOT_EMPTY: QT_TRANSLATE_NOOP(
        "Wording", "First empty the start point; until then no other checker may move."
    ),
    RuleKey.BAR_FIRST: QT_TRANSLATE_NOOP(
        "Wording", "Your checker on the bar has to come in first."
    ),
    RuleKey.NO_SUCH_NUMBER: QT_TRANSLATE_NOOP("Wording", "None of the numbers left leads there."),
    RuleKey.OPPONENTS_HUCKE: QT_TRANSLATE_NOOP(
        "Wording", "This is the other side’s Hucke; you may never stop there."
    ),
    RuleKey.POINT_CLOSED: QT_TRANSLATE_NOOP(
        "Wording", "Two or more checkers of the other side close this point."
    ),
    RuleKey.NOT_ALL_HOME: QT_TRANSLATE_NOOP(
        "Wording", "Bearing off begins only when all your checkers are in the home board."
    ),
    RuleKey.FARTHER_CHECKER_FIRST: QT_TRANSLATE_NOOP(
        "Wording", "A checker farther back has to use this number."
    ),
    RuleKey.HUCKE_NO_REST_ALONE: QT_TRANSLATE_NOOP(
        "Wording", "A lone checker may not stop in your Hucke, not even on its way."
    ),
    RuleKey.NO_HIT_AND_RUN: QT_TRANSLATE_NOOP(
        "Wording", "A checker that has hit in your home board stays there for this throw."
    ),
    RuleKey.HUCKE_NEEDS_TWO: QT_TRANSLATE_NOOP(
        "Wording", "Your empty Hucke must be entered by two checkers in one throw."
    ),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: QT_TRANSLATE_NOOP(
        "Wording", "The last two in the Hucke must go on in the same throw."
    ),
    RuleKey.BOTH_NUMBERS: QT_TRANSLATE_NOOP(
        "Wording", "This would waste a number; you have to play as many of them as you can."
    ),
    RuleKey.HIGHER_NUMBER: QT_TRANSLATE_NOOP(
        "Wording", "Only one number can be played, and it has to be the higher one."
    ),
}

_PASSES: Final = {
    RuleKey.NOT_YOURS: QT_TRANSLATE_NOOP("Wording", "there is no checker left to move."),
    RuleKey.WRONG_WAY: QT_TRANSLATE_NOOP("Wording", "no checker can go forwards."),
    RuleKey.START_POINT_NOT_EMPTY: QT_TRANSLATE_NOOP(
        "Wording", "the checkers on the start point cannot leave it, and no other may move."
    ),
    RuleKey.BAR_FIRST: QT_TRANSLATE_NOOP(
        "Wording", "the checker on the bar finds no open point to come in on."
    ),
    RuleKey.NO_SUCH_NUMBER: QT_TRANSLATE_NOOP("Wording", "nothing on the board fits."),
    RuleKey.OPPONENTS_HUCKE: QT_TRANSLATE_NOOP(
        "Wording", "the only way left leads to the other side’s Hucke."
    ),
    RuleKey.POINT_CLOSED: QT_TRANSLATE_NOOP("Wording", "every point in reach is closed."),
    RuleKey.NOT_ALL_HOME: QT_TRANSLATE_NOOP(
        "Wording", "bearing off is not allowed before all checkers are home."
    ),
    RuleKey.FARTHER_CHECKER_FIRST: QT_TRANSLATE_NOOP(
        "Wording", "a checker farther back is in the way of bearing off."
    ),
    RuleKey.HUCKE_NO_REST_ALONE: QT_TRANSLATE_NOOP(
        "Wording", "a checker would have to stop alone in its Hucke."
    ),
    RuleKey.NO_HIT_AND_RUN: QT_TRANSLATE_NOOP(
        "Wording", "the checker that has hit must stay where it is."
    ),
    RuleKey.HUCKE_NEEDS_TWO: QT_TRANSLATE_NOOP("Wording", "a checker would enter the Hucke alone."),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: QT_TRANSLATE_NOOP(
        "Wording", "a single checker would be left behind in the Hucke."
    ),
    RuleKey.BOTH_NUMBERS: QT_TRANSLATE_NOOP("Wording", "no number may be played by itself."),
    RuleKey.HIGHER_NUMBER: QT_TRANSLATE_NOOP("Wording", "the higher number cannot be played."),
}

LONGEST_IN_SENTENCE: Final = 28
"""Characters of a name in a sentence; where a name stands alone it is shown as room allows."""

_TURNING: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters without a shape of their own that reverse the text after them."""

_STAKES: Final = {
    Ending.POINTS: QT_TRANSLATE_NOOP("Wording", "the game"),
    Ending.RESIGNED: QT_TRANSLATE_NOOP("Wording", "the game"),
    Ending.SINGLE: QT_TRANSLATE_NOOP("Wording", "a single game"),
    Ending.GAMMON: QT_TRANSLATE_NOOP("Wording", "a gammon"),
    Ending.BACKGAMMON: QT_TRANSLATE_NOOP("Wording", "a backgammon"),
}

_OWN_STAKES: Final = {
    ("tavla", Ending.GAMMON): QT_TRANSLATE_NOOP("Wording", "a mars"),
}
"""Endings that a game calls by a name of its own."""


def tr(source: str) -> str:
    """A source text of this module in the language in use."""
    return QCoreApplication.translate("Wording", source)


def variant_name(key: str) -> str:
    """What a game is called."""
    return tr(_VARIANTS.get(key, key))


def variant_description(key: str) -> str:
    """A game in one line."""
    return tr(_DESCRIPTIONS[key]) if key in _DESCRIPTIONS else ""


def side_name(key: str) -> str:
    """The colour a side is called by."""
    return tr(_SIDES.get(key, key))


def option_name(key: str) -> str:
    """What a house rule is about."""
    return tr(_OPTIONS.get(key, key))


def option_choice(key: str, choice: str | bool) -> str:
    """One choice of a house rule."""
    known = _CHOICES.get((key, choice))
    return str(choice) if known is None else tr(known)


def player(variant: Variant, names: Sequence[str], side: Side, longest: int | None = None) -> str:
    """A player by name, by colour where no name was given, by both where the names are equal.

    A name of more than ``longest`` characters ends in an ellipsis.
    """
    colour = side_name(variant.side_keys[side])
    name, other = one_line(names[side]), one_line(names[side.other])
    if not name:
        return colour
    if longest is not None:
        name, other = _shortened(name, longest), _shortened(other, longest)
    if name == other:
        return QCoreApplication.translate("Wording", "{name} ({colour})").format(
            name=name, colour=colour
        )
    return name


def in_sentence(variant: Variant, names: Sequence[str], side: Side) -> str:
    """A player as part of a sentence, which a name of any length must not push away."""
    return player(variant, names, side, LONGEST_IN_SENTENCE)


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def one_line(name: str) -> str:
    """A name on one line that cannot turn the sentence around it the other way."""
    return " ".join(name.translate(_TURNING).split())


def refusal(key: RuleKey) -> str:
    """Why a step was refused."""
    return tr(_REFUSALS[key])


def pass_reason(key: RuleKey) -> str:
    """Why a whole throw is passed."""
    return QCoreApplication.translate(
        "Wording", "No number of this throw can be played: {reason}"
    ).format(reason=tr(_PASSES[key]))


def lapse_reason(numbers: Sequence[int], key: RuleKey) -> str:
    """Why the numbers left of a throw lapse."""
    text = PLURALS.lapsed(len(numbers))
    return text.format(numbers=listed([str(number) for number in numbers]), reason=tr(_PASSES[key]))


def listed(words: Sequence[str]) -> str:
    """Words in a row: “5, 4 and 3”."""
    if len(words) < 2:
        return "".join(words)
    return QCoreApplication.translate("Wording", "{first} and {last}").format(
        first=", ".join(words[:-1]), last=words[-1]
    )


def next_step(view: GameView) -> str:
    """The next thing to do, in one plain sentence."""
    if view.result is not None:
        return outcome(view.variant, view.names, view.result)
    if view.double is not None:
        from trictrac_gui.ui import match_wording

        return match_wording.to_answer(view)
    if view.offer is not None:
        text = QCoreApplication.translate("Wording", "{player}: accept or play on")
        return text.format(player=_who(view, view.offer.side.other))
    if view.setting is not None and view.result is None:
        text = (
            QCoreApplication.translate("Wording", "{player}: confirm the throw or change it")
            if view.setting.complete
            else QCoreApplication.translate("Wording", "{player}: set the dice by hand")
        )
        return text.format(player=_who(view, view.setting.side))
    if view.phase is Phase.OPENING:
        return _opening(view)
    if view.to_move is None:
        return ""
    who = _who(view, view.to_move)
    if view.phase is Phase.TO_THROW:
        text = (
            QCoreApplication.translate("Wording", "{player}: a double – throw again")
            if view.again
            else QCoreApplication.translate("Wording", "{player}: throw the dice")
        )
        return text.format(player=who)
    return _moving(view, who)


def _who(view: GameView, side: Side) -> str:
    return in_sentence(view.variant, view.names, side)


def _opening(view: GameView) -> str:
    waiting = view.may_throw
    if all(view.opening):
        return QCoreApplication.translate("Wording", "A tie: both sides throw once more")
    if len(waiting) == 1:
        text = QCoreApplication.translate("Wording", "{player}: throw for the first turn")
        return text.format(player=_who(view, waiting[0]))
    return QCoreApplication.translate("Wording", "Both sides throw; the higher throw begins")


def _moving(view: GameView, who: str) -> str:
    if view.passing is not None:
        text = QCoreApplication.translate("Wording", "{player}: this throw is passed")
        return text.format(player=who)
    left = numbers_left(view)
    if view.moves and left:
        text = QCoreApplication.translate("Wording", "{player}: play {numbers}")
        return text.format(player=who, numbers=listed([str(number) for number in left]))
    if view.may_undo:
        text = QCoreApplication.translate("Wording", "{player}: finish the turn or undo")
    else:
        text = QCoreApplication.translate("Wording", "{player}: finish the turn")
    return text.format(player=who)


def numbers_left(view: GameView) -> tuple[int, ...]:
    """The numbers of the throw that still wait to be played."""
    return () if view.dice is None else view.dice.left


def after_step(view: GameView) -> str:
    """What must be explained at this moment: an offer, a pass, a lapse; else empty."""
    if view.offer is not None and view.result is None:
        text = QCoreApplication.translate("Wording", "{player} gives up: {stake} ({points}).")
        value = view.offer.value
        return text.format(
            player=_who(view, view.offer.side),
            stake=stake(view.variant.stakes[value - 1], view.variant),
            points=PLURALS.points(view.worths[value - 1].points),
        )
    if view.double is not None or (view.crawford and view.phase is Phase.OPENING):
        from trictrac_gui.ui import match_wording

        return match_wording.offered(view) or match_wording.crawford_explained(view)
    if view.passing is not None:
        return pass_reason(view.passing.rule)
    if view.lapsing is not None:
        return lapse_reason(numbers_left(view), view.lapsing.rule)
    return ""


def explained(refused: Refusal) -> str:
    """A refusal as a sentence."""
    return refusal(refused.rule)


def outcome(variant: Variant, names: Sequence[str], result: Result) -> str:
    """How a game ended, in one sentence."""
    if result.winner is None:
        if result.ending is Ending.LEFT:
            return QCoreApplication.translate("Wording", "The game was ended without a result.")
        return QCoreApplication.translate(
            "Wording", "Drawn: no throw could move either side any more."
        )
    winner = in_sentence(variant, names, result.winner)
    loser = in_sentence(variant, names, result.winner.other)
    if result.ending is Ending.RESIGNED:
        text = QCoreApplication.translate("Wording", "{winner} wins: {loser} gave up.")
    elif result.ending is Ending.DROPPED:
        text = QCoreApplication.translate("Wording", "{winner} wins: {loser} dropped the cube.")
    elif (variant.key, result.ending) in _OWN_STAKES:
        text = QCoreApplication.translate(
            "Wording", "{winner} wins {stake}: {loser} bore off none."
        )
        return text.format(winner=winner, loser=loser, stake=stake(result.ending, variant))
    elif result.ending is Ending.GAMMON:
        text = QCoreApplication.translate(
            "Wording", "{winner} wins a gammon: {loser} bore off no checker."
        )
    elif result.ending is Ending.BACKGAMMON:
        text = QCoreApplication.translate(
            "Wording",
            "{winner} wins a backgammon: {loser} bore off no checker and has one left on the bar "
            "or in the winner’s home board.",
        )
    elif result.ending is Ending.SINGLE:
        text = QCoreApplication.translate("Wording", "{winner} wins: all checkers are off.")
    else:
        text = QCoreApplication.translate("Wording", "{winner} wins: {target} points are reached.")
    return text.format(winner=winner, loser=loser, target=variant.target)


def stake(ending: Ending, variant: Variant) -> str:
    """What a resignation gives away."""
    own = _OWN_STAKES.get((variant.key, ending))
    return tr(own or _STAKES.get(ending, ending.value))


def own_stake(ending: Ending, variant: Variant) -> str:
    """What a game calls an ending by a name of its own; empty where it has none."""
    own = _OWN_STAKES.get((variant.key, ending))
    return "" if own is None else tr(own)


class Plurals:
    """Words that depend on a number.

    They are methods because lupdate marks a text as a plural only in a call of ``self.tr``.
    """

    def tr(self, source: str, comment: str, n: int) -> str:
        """A source text in the plural form that belongs to ``n``."""
        return QCoreApplication.translate("Plurals", source, comment, n)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    def pips(self, n: int) -> str:
        """How many pips a side has still to run."""
        return self.tr("%n pip(s) to go", "", n)

    def games_won(self, n: int) -> str:
        """How many games of an evening a player has won."""
        return self.tr("%n game(s) won", "", n)

    def lapsed(self, n: int) -> str:
        """That numbers of a throw cannot be played any more."""
        return self.tr("The number(s) {numbers} cannot be played: {reason}", "", n)


PLURALS: Final = Plurals()


def origin(source: Origin) -> str:
    """A remark on dice that were not thrown honestly; empty for those that were."""
    if source is Origin.HAND:
        return QCoreApplication.translate("Wording", "This throw was set by hand.")
    if source is Origin.SCRIPT:
        return QCoreApplication.translate("Wording", "This throw was given in advance.")
    return ""


def moment(seconds: float) -> str:
    """A moment since 1970 as people write it."""
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)

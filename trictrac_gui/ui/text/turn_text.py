"""The next thing to do at the table, and what has to be explained before it."""

from __future__ import annotations

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names, refusals
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import ending_text, match_text


def next_step(view: GameView) -> str:
    """The next thing to do, in one plain sentence."""
    if view.result is not None:
        return ending_text.outcome(view.variant, view.names, view.result)
    if view.double is not None:
        return match_text.to_answer(view)
    if view.offer is not None:
        text = translate("Wording", "{player}: accept or play on")
        return text.format(player=_who(view, view.offer.side.other))
    if view.setting is not None and view.result is None:
        text = (
            translate("Wording", "{player}: confirm the throw or change it")
            if view.setting.complete
            else translate("Wording", "{player}: set the dice by hand")
        )
        return text.format(player=_who(view, view.setting.side))
    if view.phase is Phase.OPENING:
        return _opening(view)
    if view.to_move is None:
        return ""
    who = _who(view, view.to_move)
    if view.phase is Phase.TO_THROW:
        text = (
            translate("Wording", "{player}: a double – throw again")
            if view.again
            else translate("Wording", "{player}: throw the dice")
        )
        return text.format(player=who)
    return _moving(view, who)


def _who(view: GameView, side: Side) -> str:
    return game_names.in_sentence(view.variant, view.names, side, translate)


def _opening(view: GameView) -> str:
    waiting = view.may_throw
    if all(view.opening):
        return translate("Wording", "A tie: both sides throw once more")
    if len(waiting) == 1:
        text = translate("Wording", "{player}: throw for the first turn")
        return text.format(player=_who(view, waiting[0]))
    return translate("Wording", "Both sides throw; the higher throw begins")


def _moving(view: GameView, who: str) -> str:
    if view.passing is not None:
        text = translate("Wording", "{player}: this throw is passed")
        return text.format(player=who)
    left = numbers_left(view)
    if view.moves and left:
        text = translate("Wording", "{player}: play {numbers}")
        return text.format(player=who, numbers=game_names.numbers(left, translate))
    if view.may_undo:
        text = translate("Wording", "{player}: finish the turn or undo")
    else:
        text = translate("Wording", "{player}: finish the turn")
    return text.format(player=who)


def numbers_left(view: GameView) -> tuple[int, ...]:
    """The numbers of the throw that still wait to be played."""
    return () if view.dice is None else view.dice.left


def after_step(view: GameView) -> str:
    """What must be explained at this moment: an offer, a pass, a lapse; else empty."""
    if view.offer is not None and view.result is None:
        text = translate("Wording", "{player} gives up: {stake} ({points}).")
        value = view.offer.value
        return text.format(
            player=_who(view, view.offer.side),
            stake=ending_text.stake(view.variant.stakes[value - 1], view.variant),
            points=game_names.points(view.worths[value - 1].points, translate),
        )
    if view.double is not None or (view.crawford and view.phase is Phase.OPENING):
        return match_text.offered(view) or match_text.crawford_explained(view)
    if view.passing is not None:
        return refusals.pass_reason(view.passing.rule, translate)
    if view.lapsing is not None:
        return refusals.lapse_reason(numbers_left(view), view.lapsing.rule, translate)
    return ""

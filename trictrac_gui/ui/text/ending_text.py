"""How a game ended and what it is worth, in words for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trictrac_gui.engine.model import Ending, Result
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate

_STAKES: Final = {
    Ending.POINTS: mark("Wording", "the game"),
    Ending.RESIGNED: mark("Wording", "the game"),
    Ending.SINGLE: mark("Wording", "a single game"),
    Ending.GAMMON: mark("Wording", "a gammon"),
    Ending.BACKGAMMON: mark("Wording", "a backgammon"),
}


_OWN_STAKES: Final = {
    ("tavla", Ending.GAMMON): mark("Wording", "a mars"),
}
"""Endings that a game calls by a name of its own."""


def outcome(variant: Variant, names: Sequence[str], result: Result) -> str:
    """How a game ended, in one sentence."""
    if result.winner is None:
        if result.ending is Ending.LEFT:
            return translate("Wording", "The game was ended without a result.")
        return translate("Wording", "Drawn: no throw could move either side any more.")
    winner = game_names.in_sentence(variant, names, result.winner, translate)
    loser = game_names.in_sentence(variant, names, result.winner.other, translate)
    if result.ending is Ending.RESIGNED:
        text = translate("Wording", "{winner} wins: {loser} gave up.")
    elif result.ending is Ending.DROPPED:
        text = translate("Wording", "{winner} wins: {loser} dropped the cube.")
    elif (variant.key, result.ending) in _OWN_STAKES:
        text = translate("Wording", "{winner} wins {stake}: {loser} bore off none.")
        return text.format(winner=winner, loser=loser, stake=stake(result.ending, variant))
    elif result.ending is Ending.GAMMON:
        text = translate("Wording", "{winner} wins a gammon: {loser} bore off no checker.")
    elif result.ending is Ending.BACKGAMMON:
        text = translate(
            "Wording",
            "{winner} wins a backgammon: {loser} bore off no checker and has one left on the bar "
            "or in the winner’s home board.",
        )
    elif result.ending is Ending.SINGLE:
        text = translate("Wording", "{winner} wins: all checkers are off.")
    else:
        text = translate("Wording", "{winner} wins: {target} points are reached.")
    return text.format(winner=winner, loser=loser, target=variant.target)


def stake(ending: Ending, variant: Variant) -> str:
    """What a resignation gives away."""
    own = _OWN_STAKES.get((variant.key, ending))
    return translate("Wording", own or _STAKES.get(ending, ending.value))


def own_stake(ending: Ending, variant: Variant) -> str:
    """What a game calls an ending by a name of its own; empty where it has none."""
    own = _OWN_STAKES.get((variant.key, ending))
    return "" if own is None else translate("Wording", own)

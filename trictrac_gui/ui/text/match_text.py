"""Every sentence about matches, the cube and the end of a game: names, offers, sums, standings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trictrac_gui.engine.match import Agreement, MatchKind
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate

if TYPE_CHECKING:
    from trictrac_gui.engine.cube import Worth
    from trictrac_gui.session.clock import MatchClock
    from trictrac_gui.session.view import GameView

KINDS: Final = {
    MatchKind.GAME: mark("Match", "Single game"),
    MatchKind.MATCH: mark("Match", "Match"),
    MatchKind.MONEY: mark("Match", "Money play"),
}


def points_unit(n: int) -> str:
    """The unit behind the number of points that wins a match."""
    return translate("Match", mark("Match", "point(s)", "behind a number", 2), "behind a number", n)


def games_unit(n: int) -> str:
    """The unit behind the number of won games that wins a match."""
    return translate(
        "Match", mark("Match", "won game(s)", "behind a number", 2), "behind a number", n
    )


def counts_games(variant: Variant) -> bool:
    """Whether every game counts once, so that a match is one to won games (R17)."""
    return len(variant.stakes) == 1


def kind_name(kind: MatchKind) -> str:
    """A single game, a match or money play, for a list."""
    return translate("Match", KINDS[kind])


def name(variant: Variant, agreement: Agreement) -> str:
    """What is played: “Match to 5 points”."""
    if agreement.kind is not MatchKind.MATCH:
        return kind_name(agreement.kind)
    if counts_games(variant):
        return translate(
            "Match", mark("Match", "Match to %n won game(s)", "", 2), "", agreement.length
        )
    return translate("Match", mark("Match", "Match to %n point(s)", "", 2), "", agreement.length)


def agreed(variant: Variant, agreement: Agreement) -> list[str]:
    """What was agreed besides: the cube, and the rules that go with it."""
    if not variant.has_cube:
        return []
    if not agreement.cube:
        return [translate("Match", "without the doubling cube")]
    found = [translate("Match", "with the doubling cube")]
    if agreement.kind is MatchKind.MATCH:
        found.append(
            translate("Match", "Crawford rule")
            if agreement.crawford
            else translate("Match", "without the Crawford rule")
        )
    if agreement.kind is MatchKind.MONEY:
        found.append(
            translate("Match", "Jacoby rule")
            if agreement.jacoby
            else translate("Match", "without the Jacoby rule")
        )
        found.append(
            translate("Match", "beavers") if agreement.beavers else translate("Match", "no beavers")
        )
    return found


def unusual(variant: Variant, agreement: Agreement) -> list[str]:
    """In a word or two each, what was agreed that is not to be taken for granted."""
    found = game_names.unusual_rules(variant, translate)
    if agreement.kind is MatchKind.MATCH and agreement.cube:
        found.append(
            translate("Match", "Crawford rule")
            if agreement.crawford
            else translate("Match", "without the Crawford rule")
        )
    if agreement.jacoby:
        found.append(translate("Match", "Jacoby rule"))
    if agreement.beavers:
        found.append(translate("Match", "beavers"))
    return found


def what_holds(variant: Variant, agreement: Agreement) -> list[str]:
    """The rules of one game: what is played, the cube and its rules, and the house rules."""
    return [
        name(variant, agreement),
        *agreed(variant, agreement),
        *game_names.house_rules(variant, translate),
    ]


def score(view: GameView, side: Side) -> str:
    """How a side stands in the match: “3 of 5”, “9 (to 5)”; empty in a single game."""
    agreement, points = view.match.agreement, view.match.score[side]
    if agreement.kind is MatchKind.GAME:
        return ""
    if agreement.kind is MatchKind.MATCH and counts_games(view.variant):
        text = translate("Match", "{games} of {length} games")
        return text.format(games=points, length=agreement.length)
    if agreement.kind is MatchKind.MATCH:
        if points > agreement.length:
            text = translate("Match", "{points} (to {length})")
        else:
            text = translate("Match", "{points} of {length}")
        return text.format(points=points, length=agreement.length)
    return game_names.points(points, translate)


def crawford(view: GameView) -> str:
    """That this is the Crawford game; empty in any other."""
    return translate("Match", "Crawford game") if view.crawford else ""


# --- The clocks ------------------------------------------------------------------------------


def time_left(clock: MatchClock, side: Side) -> str:
    """What a side has left: “9:41”, or “8 + 9:41” while its free seconds run."""
    seconds = math.ceil(clock.reserve(side))
    text = f"{seconds // 60}:{seconds % 60:02d}"
    free = math.ceil(clock.free(side))
    if clock.side is not side or free <= 0:
        return text
    return translate("Match", "{free} + {time}").format(free=free, time=text)


def time_left_spoken(clock: MatchClock, side: Side) -> str:
    """The same for those who hear it."""
    seconds = math.ceil(clock.reserve(side))
    text = translate("Match", "Time left: {minutes} min {seconds} s")
    return text.format(minutes=seconds // 60, seconds=seconds % 60)


def time_is_up(view: GameView, side: Side) -> str:
    """That a side has no time left; the players decide what comes of it."""
    text = translate("Match", "{player} has no time left. The game can go on.")
    return text.format(player=game_names.player(view.variant, view.names, side, translate))


# --- The cube --------------------------------------------------------------------------------


def no_double(view: GameView) -> str:
    """Why the side on turn may not double; empty where it may."""
    if view.no_double is None or view.to_move is None:
        return ""
    opponent = game_names.player(view.variant, view.names, view.to_move.other, translate)
    from trictrac_gui.texts import refusals

    return refusals.cube_refusal(view.no_double, opponent, translate)


def cube(view: GameView) -> str:
    """Where the cube is and what it shows, for those who hear it and for its tooltip."""
    if view.cube is None:
        return ""
    if view.cube.owner is None:
        text = translate("Match", "The cube lies in the middle, at {value}.")
        return text.format(value=view.cube.value)
    text = translate("Match", "The cube is at {value} and belongs to {player}.")
    owner = game_names.player(view.variant, view.names, view.cube.owner, translate)
    return text.format(value=view.cube.value, player=owner)


def double_button(view: GameView) -> str:
    value = 2 if view.cube is None else 2 * view.cube.value
    return translate("Match", "Double to {value}").format(value=value)


def take_button(view: GameView) -> str:
    value = 0 if view.double is None else view.double.value
    text = translate("Match", "Take: play for {value}")
    return text.format(value=value)


def drop_button(view: GameView) -> str:
    value = 0 if view.double is None else view.double.value // 2
    text = translate("Match", "Drop: lose {points}")
    return text.format(points=game_names.points(value, translate))


def beaver_button(view: GameView) -> str:
    value = 0 if view.double is None else view.double.value * 2
    return translate("Match", "Beaver to {value}").format(value=value)


def to_answer(view: GameView) -> str:
    """What the side has to do that was offered the cube."""
    if view.double is None or view.taker is None:
        return ""
    text = translate("Match", "{player}: take or drop?")
    return text.format(player=game_names.player(view.variant, view.names, view.taker, translate))


def offered(view: GameView) -> str:
    """What was offered: a double, or a beaver of one."""
    if view.double is None:
        return ""
    if view.double.owner is view.double.by:
        text = translate("Match", "{player} beavers to {value} and keeps the cube.")
    else:
        text = translate("Match", "{player} doubles to {value}.")
    by = game_names.player(view.variant, view.names, view.double.by, translate)
    return text.format(player=by, value=view.double.value)


def crawford_explained(view: GameView) -> str:
    """Why nobody doubles in this game."""
    if not view.crawford:
        return ""
    return translate(
        "Match",
        "Crawford game: one side is a single point short, so this game is played without the cube.",
    )


# --- Sums ------------------------------------------------------------------------------------


def product(worth: Worth) -> str:
    """What an ending brings, as a product where there is a cube: “2 × cube 4 = 8 points”."""
    points = game_names.points(worth.points, translate)
    if worth.cube == 1:
        return points
    text = translate("Match", "{times} × cube {cube} = {points}")
    return text.format(times=worth.times, cube=worth.cube, points=points)


def stake_and_product(variant: Variant, worth: Worth) -> str:
    """An ending with what it brings: “a gammon: 2 × cube 4 = 8 points”."""
    text = translate("Match", "{stake}: {product}")
    return text.format(stake=stake(worth.ending, variant), product=product(worth))


def account(view: GameView) -> list[str]:
    """The end of a game in sums one can follow: what it brings, and what it makes of the match."""
    result = view.result
    if result is None or result.winner is None:
        return []
    lines = [] if counts_games(view.variant) else [_what_it_brings(view, result)]
    if result.jacoby:
        lines.append(
            translate("Match", "The cube was never turned, so this counts only once (Jacoby).")
        )
    if view.match.agreement.kind is not MatchKind.GAME:
        lines.append(_what_it_makes(view, result, result.winner))
    return [line[:1].upper() + line[1:] for line in lines]


def _what_it_brings(view: GameView, result: Result) -> str:
    points = game_names.points(result.value, translate)
    if result.ending is Ending.DROPPED:
        text = translate("Match", "The cube was dropped at {offered}: {points}.")
        return text.format(offered=2 * result.value, points=points)
    ending = result.stake or result.ending
    from trictrac_gui.engine.cube import Worth

    worth = Worth(ending, result.times, result.cube, result.jacoby)
    said = stake_and_product(view.variant, worth)
    if result.ending is Ending.RESIGNED:
        return translate("Match", "given up as {what}").format(what=said)
    return said


def _what_it_makes(view: GameView, result: Result, winner: Side) -> str:
    after = view.match.score[winner]
    values = {
        "player": game_names.player(view.variant, view.names, winner, translate),
        "before": after - result.value,
        "value": result.value,
        "after": after,
        "length": view.match.agreement.length,
    }
    if view.match.agreement.kind is not MatchKind.MATCH:
        text = translate("Match", "{player}: {before} + {value} = {after}")
    elif after > view.match.agreement.length:
        text = translate(
            "Match", "{player}: {before} + {value} = {after}; {length} would have done"
        )
    else:
        text = translate("Match", "{player}: {before} + {value} = {after} of {length}")
    return text.format(**values)


def match_won(view: GameView) -> str:
    """That the match is over, with its score; empty where it is not."""
    winner = view.match.winner
    if winner is None or view.result is None:
        return ""
    text = translate("Match", "{player} wins the match by {most}\u00a0to\u00a0{fewer}.")
    return text.format(
        player=game_names.player(view.variant, view.names, winner, translate),
        most=view.match.score[winner],
        fewer=view.match.score[winner.other],
    )


def comes_next(view: GameView) -> str:
    """What is to be known of the next game before it begins; empty for a plain one."""
    if view.may_start_next and view.match.crawford_game:
        return translate(
            "Match", "The next game is the Crawford game: it is played without the cube."
        )
    return ""


# --- The end of a game -----------------------------------------------------------------------

_STAKES: Final = {
    Ending.POINTS: mark("Wording", "the game"),
    Ending.RESIGNED: mark("Wording", "the game"),
    Ending.SINGLE: mark("Wording", "a single game"),
    Ending.GAMMON: mark("Wording", "a gammon"),
    Ending.BACKGAMMON: mark("Wording", "a backgammon"),
}


_OWN_STAKES: Final = {
    ("tavla", Ending.GAMMON): (
        mark("Wording", "a mars"),
        mark("Wording", "{winner} wins a mars: {loser} bore off no checker."),
    ),
}
"""Endings that a game calls by a name of its own, and in a sentence."""


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
        text = translate("Wording", _OWN_STAKES[variant.key, result.ending][1])
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
    return own_stake(ending, variant) or translate("Wording", _STAKES.get(ending, ending.value))


def own_stake(ending: Ending, variant: Variant) -> str:
    """What a game calls an ending by a name of its own; empty where it has none."""
    own = _OWN_STAKES.get((variant.key, ending))
    return "" if own is None else translate("Wording", own[0])

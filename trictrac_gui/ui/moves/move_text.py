"""The words of the move list: each moment as players write it, and as it is read out."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.move_list import (
    ListedBranch,
    ListedGame,
    ListedMoment,
    MomentKind,
    MoveList,
)
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text


def throw(numbers: Roll) -> str:
    """A throw as it is written, the higher number first: “65”."""
    return "".join(str(number) for number in sorted(numbers, reverse=True))


def act(variant: Variant, what: MomentKind, text: str, value: int) -> str:
    """What a side did instead of moving, in a few words; a play as it is written."""
    match what:
        case MomentKind.DOUBLED:
            return translate("Moves", "doubles to {value}").format(value=value)
        case MomentKind.BEAVERED:
            return translate("Moves", "beaver to {value}").format(value=value)
        case MomentKind.TOOK:
            return translate("Moves", "takes")
        case MomentKind.DROPPED:
            return translate("Moves", "drops")
        case MomentKind.RESIGNED:
            return _gives_up(variant, value)
        case _:
            return text


def _gives_up(variant: Variant, value: int) -> str:
    if value <= 1 or match_text.counts_games(variant):
        return translate("Moves", "gives up")
    stake = match_text.stake(variant.stakes[value - 1], variant)
    return translate("Moves", "gives up {stake}").format(stake=stake)


def play(variant: Variant, moment: ListedMoment) -> str:
    """A moment in its cell, behind the throw."""
    said = act(variant, moment.what, moment.text, moment.value)
    if moment.what is MomentKind.TURN and not said and moment.passed is not None:
        return translate("Moves", "passes")
    if moment.what is MomentKind.RESIGNED and moment.accepted is not None:
        text = (
            translate("Moves", "{what}, accepted")
            if moment.accepted
            else translate("Moves", "{what}, refused")
        )
        return text.format(what=said)
    return said


def wide(moment: ListedMoment) -> str:
    """A moment that belongs to neither side."""
    if moment.what is MomentKind.LEFT:
        return translate("Moves", "Ended without a result.")
    throws = " : ".join(throw(numbers) for numbers in moment.opening)
    return translate("Moves", "Opening throws: {throws}").format(throws=throws)


def points(moment: ListedMoment) -> str:
    """The points of a turn: “+2”; empty where there are none."""
    return f"+{moment.points}" if moment.points else ""


def heading(course: MoveList, index: int) -> str:
    """The title of a game, with the score of the match before it."""
    game = course.games[index]
    if game.match.agreement.kind is MatchKind.GAME:
        return translate("Moves", "Beginning")
    title = translate("Moves", "Game {number}")
    first, second = game.match.score
    score = f"{first}\u00a0:\u00a0{second}"
    line = f"{title.format(number=index + 1)} · {score}"
    if game.match.crawford_game:
        line += " · " + translate("Moves", "Crawford")
    return line


def result(variant: Variant, names: Sequence[str], game: ListedGame) -> str:
    """How a game ended, with what that was worth in a match."""
    if game.result is None:
        return ""
    told = match_text.outcome(variant, names, game.result)
    single = game.match.agreement.kind is MatchKind.GAME and game.result.value < 2
    if game.result.winner is None or single or match_text.counts_games(variant):
        return told
    return f"{told.rstrip('.')} ({game_names.points(game.result.value, translate)})."


def branch(variant: Variant, other: ListedBranch) -> str:
    """Another line of play: its first turn, and how long it is."""
    first = " ".join(
        part for part in (throw(other.throw), act(variant, other.what, other.text, 0)) if part
    )
    if other.what is MomentKind.TURN and not other.text:
        first += " …"
    if other.what in (MomentKind.OPENING, MomentKind.LEFT) or not first:
        first = translate("Moves", "another beginning")
    turns = translate("Moves", mark("Moves", "%n turn(s)", "", 2), "", other.turns)
    return f"{first} · {turns}" if other.turns else first


def branches(n: int) -> str:
    """How many other lines of play there are."""
    return translate("Moves", mark("Moves", "%n other line(s) of play", "", 2), "", n)


# --- For those who hear it -------------------------------------------------------------------


def spoken(variant: Variant, names: Sequence[str], course: MoveList, moment: ListedMoment) -> str:
    """A moment in full: who, with which throw, what, and what is said of it."""
    if moment.what is MomentKind.BEGINNING:
        said = [heading(course, moment.game)]
    elif moment.side is None:
        said = [wide(moment)]
    else:
        said = [_spoken_turn(variant, names, moment, moment.side)]
    if moment.points:
        said.append(game_names.points(moment.points, translate))
    if moment.throw:
        said.append(game_names.origin(moment.origin, translate))
    if moment.branches:
        said.append(branches(len(moment.branches)))
    if moment.note:
        said.append(translate("Moves", "Comment: {text}").format(text=moment.note))
    return " ".join(f"{part.rstrip('.')}." for part in said if part)


def _spoken_turn(variant: Variant, names: Sequence[str], moment: ListedMoment, side: Side) -> str:
    who = game_names.in_sentence(variant, names, side, translate)
    did = play(variant, moment)
    if not moment.throw:
        return f"{who}: {did}"
    text = translate("Moves", "{player}, {numbers}: {play}")
    numbers = game_names.listed(list(throw(moment.throw)), translate)
    return text.format(player=who, numbers=numbers, play=_slowly(did)).rstrip(": ")


def _slowly(text: str) -> str:
    """A play without signs that a voice would stumble over."""
    hit = translate("Moves", "hits")
    moves = []
    for move in text.split():
        whole, bracket, times = move.partition("(")
        stops = " – ".join(
            stop.rstrip("*") + (f" {hit}" if stop.endswith("*") else "")
            for stop in whole.split("/")
        )
        moves.append(stops + (f" ×{times.rstrip(')')}" if bracket else ""))
    return ", ".join(moves) if "/" in text else text

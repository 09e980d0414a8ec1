"""The words of the move list: each moment as players write it, and as it is read out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

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
from trictrac_gui.ui.text import ending_text, game_names, match_text


def throw(numbers: Roll) -> str:
    """A throw as it is written, the higher number first: “65”."""
    return "".join(str(number) for number in sorted(numbers, reverse=True))


def act(variant: Variant, what: MomentKind, text: str, value: int) -> str:
    """What a side did instead of moving, in a few words; a play as it is written."""
    match what:
        case MomentKind.DOUBLED:
            return QCoreApplication.translate("Moves", "doubles to {value}").format(value=value)
        case MomentKind.BEAVERED:
            return QCoreApplication.translate("Moves", "beaver to {value}").format(value=value)
        case MomentKind.TOOK:
            return QCoreApplication.translate("Moves", "takes")
        case MomentKind.DROPPED:
            return QCoreApplication.translate("Moves", "drops")
        case MomentKind.RESIGNED:
            return _gives_up(variant, value)
        case _:
            return text


def _gives_up(variant: Variant, value: int) -> str:
    if value <= 1 or match_text.counts_games(variant):
        return QCoreApplication.translate("Moves", "gives up")
    stake = ending_text.stake(variant.stakes[value - 1], variant)
    return QCoreApplication.translate("Moves", "gives up {stake}").format(stake=stake)


def play(variant: Variant, moment: ListedMoment) -> str:
    """A moment in its cell, behind the throw."""
    said = act(variant, moment.what, moment.text, moment.value)
    if moment.what is MomentKind.TURN and not said and moment.passed is not None:
        return QCoreApplication.translate("Moves", "passes")
    if moment.what is MomentKind.RESIGNED and moment.accepted is not None:
        text = (
            QCoreApplication.translate("Moves", "{what}, accepted")
            if moment.accepted
            else QCoreApplication.translate("Moves", "{what}, refused")
        )
        return text.format(what=said)
    return said


def wide(moment: ListedMoment) -> str:
    """A moment that belongs to neither side."""
    if moment.what is MomentKind.LEFT:
        return QCoreApplication.translate("Moves", "Ended without a result.")
    throws = " : ".join(throw(numbers) for numbers in moment.opening)
    return QCoreApplication.translate("Moves", "Opening throws: {throws}").format(throws=throws)


def points(moment: ListedMoment) -> str:
    """The points of a turn: “+2”; empty where there are none."""
    return f"+{moment.points}" if moment.points else ""


def heading(course: MoveList, index: int) -> str:
    """The title of a game, with the score of the match before it."""
    game = course.games[index]
    if game.match.agreement.kind is MatchKind.GAME:
        return QCoreApplication.translate("Moves", "Beginning")
    title = QCoreApplication.translate("Moves", "Game {number}")
    first, second = game.match.score
    score = f"{first}\u00a0:\u00a0{second}"
    line = f"{title.format(number=index + 1)} · {score}"
    if game.match.crawford_game:
        line += " · " + QCoreApplication.translate("Moves", "Crawford")
    return line


def result(variant: Variant, names: Sequence[str], game: ListedGame) -> str:
    """How a game ended, with what that was worth in a match."""
    if game.result is None:
        return ""
    told = ending_text.outcome(variant, names, game.result)
    single = game.match.agreement.kind is MatchKind.GAME and game.result.value < 2
    if game.result.winner is None or single or match_text.counts_games(variant):
        return told
    return f"{told.rstrip('.')} ({game_names.PLURALS.points(game.result.value)})."


def branch(variant: Variant, other: ListedBranch) -> str:
    """Another line of play: its first turn, and how long it is."""
    first = " ".join(
        part for part in (throw(other.throw), act(variant, other.what, other.text, 0)) if part
    )
    if other.what is MomentKind.TURN and not other.text:
        first += " …"
    if other.what in (MomentKind.OPENING, MomentKind.LEFT) or not first:
        first = QCoreApplication.translate("Moves", "another beginning")
    return f"{first} · {PLURALS.turns(other.turns)}" if other.turns else first


class MovesPlurals:
    """Words that depend on a number; lupdate finds them by the call of ``self.tr``."""

    def tr(self, source: str, comment: str, n: int) -> str:
        """A source text in the plural form that belongs to ``n``."""
        return QCoreApplication.translate("MovesPlurals", source, comment, n)

    def turns(self, n: int) -> str:
        """How many turns a line of play has."""
        return self.tr("%n turn(s)", "", n)

    def branches(self, n: int) -> str:
        """How many other lines of play there are."""
        return self.tr("%n other line(s) of play", "", n)


PLURALS = MovesPlurals()


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
        said.append(game_names.PLURALS.points(moment.points))
    if moment.throw:
        said.append(game_names.origin(moment.origin))
    if moment.branches:
        said.append(PLURALS.branches(len(moment.branches)))
    if moment.note:
        said.append(QCoreApplication.translate("Moves", "Comment: {text}").format(text=moment.note))
    return " ".join(f"{part.rstrip('.')}." for part in said if part)


def _spoken_turn(variant: Variant, names: Sequence[str], moment: ListedMoment, side: Side) -> str:
    who = game_names.in_sentence(variant, names, side)
    did = play(variant, moment)
    if not moment.throw:
        return f"{who}: {did}"
    text = QCoreApplication.translate("Moves", "{player}, {numbers}: {play}")
    numbers = game_names.listed(list(throw(moment.throw)))
    return text.format(player=who, numbers=numbers, play=_slowly(did)).rstrip(": ")


def _slowly(text: str) -> str:
    """A play without signs that a voice would stumble over."""
    hit = QCoreApplication.translate("Moves", "hits")
    moves = []
    for move in text.split():
        whole, bracket, times = move.partition("(")
        stops = " – ".join(
            stop.rstrip("*") + (f" {hit}" if stop.endswith("*") else "")
            for stop in whole.split("/")
        )
        moves.append(stops + (f" ×{times.rstrip(')')}" if bracket else ""))
    return ", ".join(moves) if "/" in text else text

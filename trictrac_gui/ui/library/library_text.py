"""Every sentence of the library: what is said of a game, its result, and what was done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale

from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.library_search import LibraryGame, State
from trictrac_gui.texts import game_names, storage_faults
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import date_and_time, translate
from trictrac_gui.ui.text import fault_text, match_text

STATES: Final = {
    State.ALL: mark("Library", "All results"),
    State.UNFINISHED: mark("Library", "Unfinished"),
    State.WON: mark("Library", "Won"),
    State.GAMMONS: mark("Library", "With a gammon"),
    State.DRAWN: mark("Library", "Without a winner"),
    State.CLASS_BOARDS: mark("Library", "Class boards"),
    State.DELETED: mark("Library", "Deleted"),
}

_NOTES: Final = {
    Note.REBUILT: mark(
        "Library", "The list of games was damaged and has been rebuilt; no game is lost."
    ),
    Note.NEWER: mark(
        "Library",
        "A newer version of the program keeps the list of games; the list is left as it is and "
        "rebuilt in memory.",
    ),
    Note.IN_MEMORY: mark(
        "Library",
        "The list of games cannot be written to the disk; it is rebuilt each time.",
    ),
}


def being_read(n: int) -> str:
    """That games are still to be counted."""
    return translate("Library", mark("Library", "%n game(s) still to be read", "", 2), "", n)


def destroyed(n: int) -> str:
    """What is asked before games are deleted for good."""
    return translate("Library", mark("Library", "%n game(s) would be gone for good.", "", 2), "", n)


def note(told: Note) -> str:
    """What is to be said of how the list was opened; mostly nothing."""
    return translate("Library", _NOTES[told]) if told in _NOTES else ""


def players(game: LibraryGame, variant: Variant | None) -> str:
    """Who plays: “Ada – Émile”; the file's name where that cannot be read."""
    if variant is None:
        return game.path.name
    first, second = both_players(game, variant)
    text = translate("Continue", "{first} – {second}")
    return text.format(first=first, second=second)


def both_players(game: LibraryGame, variant: Variant) -> tuple[str, str]:
    """The two who play, each by name or by colour."""
    first, second = (game_names.player(variant, game.names, side, translate) for side in Side)
    return first, second


def played(game: LibraryGame, variant: Variant | None) -> str:
    """What is played: “Backgammon · Match to 5 points”."""
    if variant is None:
        return "–"
    parts = [game_names.variant_name(variant.key, translate)]
    if game.agreement.kind is not MatchKind.GAME:
        parts.append(match_text.name(variant, game.agreement))
    return " · ".join(parts)


def when(game: LibraryGame) -> str:
    """When it was played last, or deleted."""
    return date_and_time(game.changed if game.deleted is None else game.deleted)


def result(game: LibraryGame, variant: Variant | None) -> str:
    """How it stands or ended, in a few words."""
    if not game.playable or game.fault == "moved" or variant is None:
        return fault_text.game_state(game.fault or "wrong-format")
    if not game.counted:
        return "…"
    if game.free:
        return translate("Library", "Class board")
    score = _score(game, variant)
    if not game.finished:
        text = translate("Library", "Unfinished")
        return f"{text} · {score}" if score else text
    if game.winner is None:
        return _without_winner(game, score)
    player = game_names.in_sentence(variant, game.names, game.winner, translate)
    if score:
        text = translate("Library", "{player} wins {score}")
        return text.format(player=player, score=score)
    known = [ending for ending in _WINS if ending == game.ending]
    if known:
        own = match_text.own_stake(known[0], variant)
        text = translate("Library", "{player} wins {stake}")
        return (text if own else translate("Library", _WINS[known[0]])).format(
            player=player, stake=own
        )
    text = translate("Library", "{player} wins").format(player=player)
    how = next(
        (translate("Library", said) for ending, said in _HOW.items() if ending == game.ending), ""
    )
    return f"{text} · {how}" if how else text


def _score(game: LibraryGame, variant: Variant) -> str:
    """The score with the winner's first; empty where none is kept."""
    single = game.agreement.kind is MatchKind.GAME
    if game.score is None or (single and variant.target is None):
        return ""
    if single and game.finished and game.ending != Ending.POINTS:
        return ""  # what was given up was not won by its points
    first, second = game.score
    if game.winner is Side.SECOND:
        first, second = second, first
    return f"{first}\u00a0:\u00a0{second}"


def _without_winner(game: LibraryGame, score: str) -> str:
    if game.ending == Ending.DRAWN and game.agreement.kind is MatchKind.GAME:
        return translate("Library", "Drawn")
    if game.agreement.kind is not MatchKind.GAME and game.games:
        text = translate("Library", "Ended at {score}")
        return text.format(score=score)
    return translate("Library", "Ended without a result")


_WINS: Final = {
    Ending.GAMMON: mark("Library", "{player} wins a gammon"),
    Ending.BACKGAMMON: mark("Library", "{player} wins a backgammon"),
}
_HOW: Final = {
    Ending.RESIGNED: mark("Library", "given up"),
    Ending.DROPPED: mark("Library", "cube dropped"),
}


def spoken(game: LibraryGame, variant: Variant | None) -> str:
    """A whole row for those who hear it."""
    parts = (players(game, variant), played(game, variant), result(game, variant), when(game))
    return ", ".join(parts)


def day(date: QDate) -> str:
    """A day as people write it."""
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


def seconds(date: QDate) -> float:
    """The beginning of a day, in seconds since 1970."""
    return float(QDateTime(date.startOfDay()).toSecsSinceEpoch())


def deleted(games: Sequence[LibraryGame], variant: Variant | None) -> str:
    """What was deleted, and that it can be had back."""
    if len(games) == 1:
        text = translate("Library", "Deleted: {game}")
        return text.format(game=players(games[0], variant))
    return translate("Library", mark("Library", "%n game(s) deleted", "", 2), "", len(games))


def not_deleted(where: str, key: str) -> str:
    text = translate(
        "Library", "This game could not be deleted: {cause} ({where}). It stays as it is."
    )
    return text.format(cause=storage_faults.cause(key, translate), where=where)


def not_brought_back(where: str, key: str) -> str:
    text = translate("Library", "This game could not be brought back: {cause} ({where}).")
    return text.format(cause=storage_faults.cause(key, translate), where=where)


def not_exported(where: str, key: str) -> str:
    text = translate(
        "Library", "This game could not be read: {cause} ({where}). Nothing was written."
    )
    return text.format(cause=storage_faults.cause(key, translate), where=where)


def not_taken_in(where: str, key: str) -> str:
    text = translate("Library", "Nothing of {where} was imported: {cause}.")
    return text.format(where=where, cause=storage_faults.cause(key, translate))


def taken_in_partly(where: str) -> str:
    """That a file holds something that cannot have been played."""
    text = translate(
        "Library",
        "{where} tells of something that cannot have been played; it was imported up to there. "
        "Open the file to see where that is.",
    )
    return text.format(where=where)

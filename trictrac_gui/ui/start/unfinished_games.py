"""The unfinished games of all folders, as the start page lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from trictrac_gui.engine.match import SINGLE_GAME, MatchKind
from trictrac_gui.session.game_store import GameStore, StoredGame
from trictrac_gui.ui.game.game_choice import UnfinishedGame

LISTED_WITH_SCORE = 20
"""So many games of the list are replayed for their score; more would keep people waiting."""


def unfinished_games(
    games: GameStore, elsewhere: Iterable[str], warn: Callable[[str], None]
) -> list[UnfinishedGame]:
    """The games to offer, the last played first; folders that cannot be read go to the log."""
    found, faults = games.unfinished(Path(folder) for folder in elsewhere)
    for fault in faults:
        warn(f"folder of games: {fault}")
    return [
        _row(games, saved, with_score=number < LISTED_WITH_SCORE)
        for number, saved in enumerate(found)
    ]


def _row(games: GameStore, saved: StoredGame, with_score: bool) -> UnfinishedGame:
    fault = "" if saved.file.fault is None else saved.file.fault.value
    score, match = None, saved.match or SINGLE_GAME
    told = match.agreement.kind is not MatchKind.GAME
    if saved.variant is None and not fault:
        fault = "wrong-format"
    elif saved.variant is not None and (saved.variant.target is not None or told) and with_score:
        moment = games.moment(saved.file.path)
        if moment is not None:
            score, match = moment.score, moment.match
    return UnfinishedGame(
        path=saved.file.path,
        variant="" if saved.variant is None else saved.variant.key,
        names=saved.names or ("", ""),
        score=score,
        changed=saved.file.changed,
        fault=fault,
        match=match,
        place=saved.file.detail if fault == "moved" else "",
    )

"""Games of a file taken into the library: as journals of their own, with the file left as it is."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from trictrac_gui.engine.play import IllegalAction, start
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.state import StartedNext
from trictrac_gui.formats.saved import Saved, SavedGame
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.replaying import play_in


def take_in(games: GameStore, saved: Saved) -> list[Path]:
    """Keep what a file tells as far as it can have been played; where it is kept now.

    Games that follow one another are one match. Raises ``JournalError``.
    """
    return [games.keep_copy(record, saved.names) for record in records_of(saved)]


def records_of(saved: Saved) -> Iterator[GameRecord]:
    """The games of a file as records: one for each run of games that follow one another.

    A game that begins from a position set up is none that counts, and is left out.
    """
    record: GameRecord | None = None
    for game in saved.games:
        if record is not None and _follows(record, game):
            record.do(StartedNext())
        else:
            if record is not None:
                yield record
            record = _fresh(saved, game)
        if record is not None:
            with contextlib.suppress(IllegalAction):  # it is played as far as it is legal
                play_in(record, game.moves)
    if record is not None:
        yield record


def _fresh(saved: Saved, game: SavedGame) -> GameRecord | None:
    usual, told = start(saved.variant, game.start.match), game.start
    alike = (usual.position, usual.to_move, usual.cube) == (told.position, told.to_move, told.cube)
    return GameRecord(saved.variant, told.match) if alike else None


def _follows(record: GameRecord, game: SavedGame) -> bool:
    state = record.state
    if state.result is None or state.match.over:
        return False
    usual, told = start(state.variant, state.match), game.start
    return (usual.position, usual.to_move, usual.cube, usual.match.score) == (
        told.position,
        told.to_move,
        told.cube,
        told.match.score,
    )

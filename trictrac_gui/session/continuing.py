"""Games of a file that are gone on with: as a record of one's own, with the file left as it is."""

from __future__ import annotations

from dataclasses import replace

from trictrac_gui.engine.entries import LONGEST_NOTE
from trictrac_gui.engine.play import IllegalAction, start
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.state import Action, Origin, Rolled, StartedNext
from trictrac_gui.storage.exchange.saved import Saved, SavedGame


def continued(saved: Saved, index: int) -> GameRecord | None:
    """A record to go on with, up to the last possible moment of a game.

    The games before it belong to it where they follow one another; else it begins with this game,
    at the score of the file. None where the game is over, or does not begin as games do. Throws
    of a file are not counted as honest dice of this computer. What was said comes along.
    """
    game = saved.games[index]
    if game.outcome is not None:
        return None
    for first in dict.fromkeys((0, index)):
        record = _played(saved, saved.games[first : index + 1])
        if record is not None:
            return None if record.state.match.over or record.state.result else record
    return None


def _played(saved: Saved, games: tuple[SavedGame, ...]) -> GameRecord | None:
    begun = games[0].start
    record = GameRecord(saved.variant, begun.match)
    try:
        for number, game in enumerate(games):
            if number:
                record.do(StartedNext())
            usual = start(saved.variant, begun.match) if not number else record.state
            if (usual.position, usual.to_move, usual.cube, usual.match.score) != (
                game.start.position,
                game.start.to_move,
                game.start.cube,
                game.start.match.score,
            ):
                return None
            for move in game.moves:
                record.do(from_a_file(move.action))
                if move.comment:
                    record.note(record.current, move.comment[:LONGEST_NOTE])
                if move.marks and len(move.marks) <= LONGEST_NOTE:
                    record.mark(record.current, move.marks)
    except IllegalAction:
        return None
    return record


def from_a_file(action: Action) -> Action:
    """An action as it is kept: throws of a file say nothing about the dice of this computer."""
    if isinstance(action, Rolled) and action.origin is Origin.DICE:
        return replace(action, origin=Origin.SCRIPT)
    return action

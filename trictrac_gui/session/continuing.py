"""Games of a file that are gone on with: as a record of one's own, with the file left as it is."""

from __future__ import annotations

from typing import NamedTuple

from trictrac_gui.engine.play import IllegalAction, start
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.state import StartedNext
from trictrac_gui.formats.saved import Saved, SavedGame
from trictrac_gui.session.replaying import play_in


class Continued(NamedTuple):
    """A record to go on with; ``whole`` tells whether all other ways to play came along."""

    record: GameRecord
    whole: bool


def continued(saved: Saved, index: int) -> Continued | None:
    """A record to go on with, up to the last possible moment of a game.

    The games before it belong to it where they follow one another; else it begins with this game,
    at the score of the file. None where the game is over, or does not begin as games do. Throws
    of a file are not counted as honest dice of this computer. What was said comes along, and other
    ways to play as far as a game that counts can hold them.
    """
    game = saved.games[index]
    if game.outcome is not None:
        return None
    for first in dict.fromkeys((0, index)):
        found = _played(saved, saved.games[first : index + 1])
        if found is not None:
            state = found.record.state
            return None if state.match.over or state.result else found
    return None


def _played(saved: Saved, games: tuple[SavedGame, ...]) -> Continued | None:
    begun = games[0].start
    record, whole = GameRecord(saved.variant, begun.match), True
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
            whole = play_in(record, game.moves) and whole
    except IllegalAction:
        return None
    return Continued(record, whole)

"""What a transcript's players agreed on, as the engine has it: one match for each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.formats.transcript import (
    HIGHEST_CUBE,
    EntryKind,
    Transcript,
    TranscriptEntry,
    TranscriptGame,
)


def agreement_of(transcript: Transcript) -> Agreement:
    """The agreement of a transcript; what the file leaves open is as it is usual (S1, S2)."""
    rules = transcript.rules
    cube = rules.cube is not False
    if transcript.length:
        agreed = Agreement(
            MatchKind.MATCH, transcript.length, cube=cube, crawford=rules.crawford is not False
        )
    elif not cube:
        return Agreement()
    else:
        agreed = Agreement(
            MatchKind.MONEY,
            cube=True,
            jacoby=bool(rules.jacoby),
            beavers=rules.beavers is not False,
        )
    highest = max((_highest_cube(game.entries) for game in transcript.games), default=1)
    return agreed if highest <= agreed.limit else replace(agreed, highest_cube=highest)


def _highest_cube(entries: Sequence[TranscriptEntry], value: int = 1) -> int:
    """How high the cube is turned in a line of play: the limit is one of this program alone."""
    highest = value
    for entry in entries:
        highest = max(highest, *(_highest_cube(branch, value) for branch in entry.branches), 1)
        if entry.kind is EntryKind.SETUP and entry.setup is not None:
            value = entry.setup.cube or value
        elif entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            value *= 2
        highest = max(highest, value)
    return min(highest, HIGHEST_CUBE)


def matches_of(transcript: Transcript) -> list[Match]:
    """For each game the match as it stands before it, by the score the file gives."""
    agreement = agreement_of(transcript)
    found: list[Match] = []
    crawford_played = False
    for index, game in enumerate(transcript.games):
        match = Match(agreement, game.score, played=index, crawford_played=crawford_played)
        if match.crawford_game and _is_not_the_crawford_game(game, index):
            match = replace(match, crawford_played=True)
        crawford_played = match.crawford_played or match.crawford_game
        found.append(match)
    return found


def _is_not_the_crawford_game(game: TranscriptGame, index: int) -> bool:
    """Whether a game was played after the Crawford game, though no earlier game shows that.

    A file may begin in the middle of a match; a cube that is turned then tells.
    """
    if game.crawford is not None:
        return not game.crawford
    with_cube = any(
        entry.kind is EntryKind.DOUBLE or (entry.setup is not None and entry.setup.cube is not None)
        for entry in game.entries
    )
    return index == 0 and game.score != (0, 0) and with_cube

"""Whether a transcript can have been played: the legal part as the engine's actions, and the rest.

Each game is stepped through the engine. Where an entry cannot have happened the game stops there,
with the rule that stands against it; nothing is mended, and what follows is kept as it was read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.play import start
from trictrac_gui.engine.state import Action, Cube, GameState, Phase
from trictrac_gui.formats.agreeing import matches_of
from trictrac_gui.formats.faults import NOWHERE, FileFault, Weight, fault
from trictrac_gui.formats.following import Follower, Outcome, Stop
from trictrac_gui.formats.transcript import (
    EntryKind,
    Reading,
    Setup,
    Transcript,
    TranscriptEntry,
    TranscriptGame,
)
from trictrac_gui.variants.backgammon import BACKGAMMON


@dataclass(frozen=True, slots=True)
class JudgedLine:
    """The legal part of a line of play.

    ``actions`` are the engine's, entry by entry. ``stopped`` is the fault of the first entry that
    cannot have happened. ``branches`` are other ways to go on, by the number of the entry they
    stand beside.
    """

    entries: tuple[TranscriptEntry, ...]
    start: GameState
    actions: tuple[tuple[Action, ...], ...]
    state: GameState
    outcome: Outcome | None = None
    stopped: FileFault | None = None
    branches: tuple[tuple[int, JudgedLine], ...] = ()

    @property
    def legal(self) -> int:
        """How many entries happened by the rules."""
        return len(self.actions)

    @property
    def rest(self) -> tuple[TranscriptEntry, ...]:
        """The entries that were read and cannot be followed."""
        return self.entries[self.legal :]


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game with its legal part, and the match as it stood before."""

    game: TranscriptGame
    line: JudgedLine
    match: Match


@dataclass(frozen=True, slots=True)
class Judged:
    """A transcript with what the rules say of it; ``faults`` are the reader's and these."""

    transcript: Transcript
    games: tuple[JudgedGame, ...]
    faults: tuple[FileFault, ...]

    @property
    def sound(self) -> bool:
        """Whether all of it was read, and all of it can have been played."""
        return all(found.weight is Weight.NOTE for found in self.faults)


def judge(reading: Reading) -> Judged:
    """Step through every game of a transcript, and add up the score.

    Whether Jacoby's rule was used is often not told: then what the games were worth decides.
    """
    transcript = reading.transcript
    judged = _judge(reading)
    if transcript.length or transcript.rules.jacoby is not None:
        return judged
    if not any(found.key == "wrong-points" for found in judged.faults):
        return judged
    with_jacoby = replace(transcript, rules=replace(transcript.rules, jacoby=True))
    again = _judge(replace(reading, transcript=with_jacoby))
    return again if _errors(again) < _errors(judged) else judged


def _errors(judged: Judged) -> int:
    return sum(found.weight is Weight.ERROR for found in judged.faults)


def _judge(reading: Reading) -> Judged:
    transcript = reading.transcript
    faults: list[FileFault] = list(reading.faults)
    games: list[JudgedGame] = []
    named = transcript.rules.game
    if named and named.lower().replace(" ", "") not in ("backgammon", "standard"):
        spot = transcript.games[0].spot if transcript.games else NOWHERE
        faults.append(fault("other-game", spot, "rules", game=named))
        return Judged(transcript, (), tuple(faults))
    for game, match in zip(transcript.games, matches_of(transcript), strict=True):
        if games:
            faults.extend(_score_faults(games[-1], game))
        if match.winner is not None:
            faults.append(fault("match-is-over", game.spot, "score"))
        last = game is transcript.games[-1]
        line = _follow(start(BACKGAMMON, match), game.entries, transcript, faults, last=last)
        games.append(JudgedGame(game, line, match))
    return Judged(transcript, tuple(games), tuple(sorted(faults, key=lambda found: found.spot)))


def _score_faults(before: JudgedGame, game: TranscriptGame) -> Iterator[FileFault]:
    """What is wrong with the score of a game, after what the game before it was worth."""
    outcome = before.line.outcome
    if outcome is None:
        if before.line.stopped is None:
            yield fault("no-result", before.game.spot, "score")
        return
    score = list(before.game.score)
    score[outcome.winner] += outcome.points
    if tuple(score) != game.score:
        yield fault("score-differs", game.spot, "score", expected=f"{score[0]}–{score[1]}")


def _follow(
    state: GameState,
    entries: tuple[TranscriptEntry, ...],
    transcript: Transcript,
    faults: list[FileFault],
    *,
    last: bool,
) -> JudgedLine:
    """The entries as far as the rules allow, and their branches."""
    if entries and entries[0].kind is EntryKind.SETUP and entries[0].setup is not None:
        state = set_up(state, entries[0].setup)
    follower = Follower(state, open_line=transcript.open_line)
    begun = state
    done: list[tuple[Action, ...]] = []
    branches: list[tuple[int, JudgedLine]] = []
    stopped: FileFault | None = None
    for index, entry in enumerate(entries):
        for branch in entry.branches:
            aside = _follow(follower.state, branch, transcript, faults, last=True)
            branches.append((index, aside))
        following = entries[index + 1] if index + 1 < len(entries) else None
        try:
            first, ends = index == 0, last and following is None
            done.append(follower.follow(entry, following, first=first, last=ends))
        except Stop as stop:
            stopped = stop.fault
            if entry.kind is not EntryKind.UNREAD:  # the reader has told of those
                faults.append(stopped)
            break
    faults.extend(follower.notes)
    return JudgedLine(
        entries,
        begun,
        tuple(done),
        follower.state,
        follower.outcome,
        stopped,
        tuple(branches),
    )


def set_up(state: GameState, setup: Setup) -> GameState:
    """The game that begins from a position the players set up."""
    if setup.position is not None:
        state = replace(state, position=setup.position)
    if setup.to_move is not None:
        state = replace(state, phase=Phase.TO_THROW, to_move=setup.to_move)
    if setup.cube is not None and state.cube is not None:
        state = replace(state, cube=Cube(setup.cube, setup.owner))
    return state

"""Whether a transcript can have been played: the legal part as the engine's actions, and the rest.

Each game is stepped through the engine. Where an entry cannot have happened the game stops there,
with the rule that stands against it; nothing is mended, and what follows is kept as it was read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import IllegalAction, apply, pending, start
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Ending,
    GameState,
    HandedOver,
    Origin,
    Phase,
    Resigned,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.exchange.faults import Fault, fault, note
from trictrac_gui.storage.exchange.matching import Refused, find_steps
from trictrac_gui.storage.exchange.plays import format_hops
from trictrac_gui.storage.exchange.stakes import (
    Cube,
    CubeError,
    crawford_games,
    cube_at_start,
    points_won,
)
from trictrac_gui.storage.exchange.transcript import Entry, Game, Kind, Reading, Setup, Transcript
from trictrac_gui.variants.backgammon import BACKGAMMON

_TELL_OF_A_RESIGNATION = (Kind.WIN, Kind.ACCEPT, Kind.TAKE, Kind.REFUSE, Kind.DROP)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won how many points, and whether by playing, dropping, resigning."""

    winner: Side
    points: int
    how: str


@dataclass(frozen=True, slots=True)
class JudgedLine:
    """The legal part of a line of play.

    ``actions`` are the engine's, entry by entry; entries about the cube have none. ``stopped`` is
    the fault of the first entry that cannot have happened. ``branches`` are other ways to go on,
    by the number of the entry they stand beside.
    """

    entries: tuple[Entry, ...]
    start: GameState
    actions: tuple[tuple[Action, ...], ...]
    state: GameState
    cube: Cube
    outcome: Outcome | None = None
    stopped: Fault | None = None
    branches: tuple[tuple[int, JudgedLine], ...] = ()

    @property
    def legal(self) -> int:
        """How many entries happened by the rules."""
        return len(self.actions)

    @property
    def rest(self) -> tuple[Entry, ...]:
        """The entries that were read and cannot be followed."""
        return self.entries[self.legal :]


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """A game with its legal part; ``crawford`` is None where that is not known."""

    game: Game
    line: JudgedLine
    crawford: bool | None = False


@dataclass(frozen=True, slots=True)
class Judged:
    """A transcript with what the rules say of it; ``faults`` are the reader's and these."""

    transcript: Transcript
    games: tuple[JudgedGame, ...]
    faults: tuple[Fault, ...]


def judge(reading: Reading, variant: Variant = BACKGAMMON) -> Judged:
    """Step through every game of a transcript, and add up the score."""
    transcript = reading.transcript
    faults: list[Fault] = list(reading.faults)
    games: list[JudgedGame] = []
    named = transcript.rules.game
    if named and named.lower().replace(" ", "") not in ("backgammon", "standard"):
        faults.append(fault("other-game", transcript.games[0].spot, "rules", game=named))
        return Judged(transcript, (), tuple(faults))
    for game, crawford in zip(transcript.games, crawford_games(transcript), strict=True):
        if games:
            faults.extend(_score_faults(transcript, games[-1], game))
        cube = cube_at_start(game, transcript.rules, crawford)
        if max(game.score) >= transcript.length > 0:
            faults.append(fault("match-is-over", game.spot, "score"))
        fold = _Fold(transcript, start(variant), cube, last=game is transcript.games[-1])
        line = fold.line(game.entries)
        faults.extend(fold.faults)
        games.append(JudgedGame(game, line, crawford))
    return Judged(transcript, tuple(games), tuple(sorted(faults, key=lambda found: found.spot)))


def _score_faults(transcript: Transcript, before: JudgedGame, game: Game) -> Iterator[Fault]:
    """What is wrong with the score of a game, after what the game before it was worth."""
    outcome = before.line.outcome
    if outcome is None:
        if before.line.stopped is None:
            yield fault("no-result", before.game.spot, "score")
        return
    score = list(before.game.score)
    score[outcome.winner] += outcome.points
    if tuple(score) != game.score:
        shown = f"{score[0]}–{score[1]}"
        yield fault("score-differs", game.spot, "score", expected=shown)


class _Stop(Exception):
    """The game cannot go on; ``fault`` says why."""

    def __init__(self, found: Fault) -> None:
        super().__init__(found.key)
        self.fault = found


@dataclass
class _Fold:
    """One line of play on its way through the engine."""

    transcript: Transcript
    state: GameState
    cube: Cube
    last: bool = False
    outcome: Outcome | None = None
    resigned: tuple[Side, int | None] | None = None
    faults: list[Fault] = field(default_factory=list)

    def line(self, entries: tuple[Entry, ...]) -> JudgedLine:
        """Follow the entries as far as the rules allow."""
        begun = self.state
        if entries and entries[0].kind is Kind.SETUP and entries[0].setup is not None:
            begun = self.state = _set_up(self.state, entries[0].setup)
            self.cube = _cube_set_up(self.cube, entries[0].setup)
        done: list[tuple[Action, ...]] = []
        branches: list[tuple[int, JudgedLine]] = []
        stopped: Fault | None = None
        for index, entry in enumerate(entries):
            for branch in entry.branches:
                aside = replace(self, faults=[], last=True)
                branches.append((index, aside.line(branch)))
                self.faults.extend(aside.faults)
            try:
                following = entries[index + 1] if index + 1 < len(entries) else None
                done.append(self._entry(entry, following, first=index == 0))
            except _Stop as stop:
                stopped = stop.fault
                if entry.kind is not Kind.UNREAD:  # the reader has told of those
                    self.faults.append(stopped)
                break
        return JudgedLine(
            entries, begun, tuple(done), self.state, self.cube, self.outcome, stopped,
            tuple(branches),
        )  # fmt: skip

    def _entry(self, entry: Entry, following: Entry | None, *, first: bool) -> tuple[Action, ...]:
        if self.outcome is not None and entry.kind is not Kind.WIN:
            raise _Stop(fault("after-the-end", entry.spot))
        match entry.kind:
            case Kind.PLAY:
                return self._play(entry, last=self.last and following is None)
            case Kind.DOUBLE | Kind.BEAVER | Kind.TAKE | Kind.DROP | Kind.ACCEPT | Kind.REFUSE:
                return self._answer(entry)
            case Kind.RESIGN:
                return self._resign(entry, following)
            case Kind.WIN:
                return self._win(entry)
            case Kind.SETUP:
                if not first:
                    raise _Stop(fault("setup-in-the-game", entry.spot))
                return ()
            case Kind.UNREAD:
                raise _Stop(fault("not-understood", entry.spot, text=entry.text))

    # -- throws ------------------------------------------------------------------------------

    def _play(self, entry: Entry, *, last: bool) -> tuple[Action, ...]:
        assert entry.roll is not None
        if self.cube.offered is not None:
            raise _Stop(fault("double-unanswered", entry.spot))
        if self.resigned is not None:
            raise _Stop(fault("resignation-unanswered", entry.spot))
        before = self.state
        actions = self._throw(entry, entry.roll)
        for action in actions:
            self.state = apply(self.state, action).state
        turn = self.state.turn
        assert turn is not None
        if entry.hops is None:
            raise self._back(before, fault("play-not-known", entry.spot, "play"))
        steps = find_steps(turn.graph, entry.hops)
        if isinstance(steps, Refused):
            if not entry.hops and last:
                self.faults.append(note("throw-not-played", entry.spot, "play"))
                return tuple(actions)
            raise self._back(before, self._refusal(entry, steps))
        self._note_hits(entry, [step.dst for step in steps])
        for step in steps:
            actions.append(Stepped(step))
            self.state = apply(self.state, actions[-1]).state
        actions.append(HandedOver())
        self.state = apply(self.state, actions[-1]).state
        self._see_the_end()
        return tuple(actions)

    def _throw(self, entry: Entry, roll: tuple[int, int]) -> list[Action]:
        """The throw of an entry, with both sides' single throws where it opens the game (B5)."""
        now = pending(self.state)
        if self.state.phase is not Phase.OPENING:
            if now.thrower is not entry.side:
                raise _Stop(fault("not-your-turn", entry.spot))
            return [Rolled(entry.side, roll, Origin.SCRIPT)]
        low, high = sorted(roll)
        if low == high:
            raise _Stop(fault("opening-double", entry.spot, "roll"))
        throws = (high, low) if entry.side is Side.FIRST else (low, high)
        return [Rolled(side, (throws[side],), Origin.SCRIPT) for side in Side]

    def _back(self, before: GameState, found: Fault) -> _Stop:
        """Leave the game before a throw that cannot be followed."""
        self.state = before
        return _Stop(found)

    def _refusal(self, entry: Entry, refused: Refused) -> Fault:
        if entry.spot.line == self.transcript.open_line:
            return fault("cut-off", entry.spot, "play")
        if not entry.hops:
            return fault("could-move", entry.spot, "play")
        move = "" if refused.hop is None else format_hops((refused.hop._replace(times=1),))
        return fault("illegal-play", entry.spot, "play", rule=refused.rule, move=move)

    def _note_hits(self, entry: Entry, stops: list[int]) -> None:
        turn = self.state.turn
        assert turn is not None
        theirs = self.state.position.of(entry.side.other)
        facing = self.state.variant.track.facing[entry.side]
        for hop in entry.hops or ():
            blot = facing[25 - hop.dst]
            if hop.hit and (blot is None or not theirs[blot]):
                self.faults.append(note("no-hit-there", entry.spot, "play", point=hop.dst))

    def _see_the_end(self) -> None:
        result = self.state.result
        if result is None or result.winner is None:
            return
        points = points_won(result.value, self.cube, self.transcript.rules, self.transcript.length)
        self.outcome = Outcome(result.winner, points[0], result.ending.value)

    # -- cube and resignation ----------------------------------------------------------------

    def _answer(self, entry: Entry) -> tuple[Action, ...]:
        if self.resigned is not None:
            return self._answer_resignation(entry)
        try:
            match entry.kind:
                case Kind.DOUBLE if self.cube.offered is entry.side.other:
                    self._beaver(entry)
                case Kind.DOUBLE:
                    if self.state.phase is not Phase.TO_THROW or self.state.turn is not None:
                        raise CubeError("not-to-double")
                    if self.state.to_move is not entry.side:
                        raise CubeError("not-your-turn")
                    self.cube = self.cube.double(entry.side, entry.value)
                case Kind.BEAVER:
                    self._beaver(entry)
                case Kind.TAKE | Kind.ACCEPT:
                    self.cube = self.cube.take(entry.side)
                case _:
                    self.cube.drop(entry.side)
                    self.outcome = Outcome(entry.side.other, self.cube.value, "dropped")
        except CubeError as error:
            raise _Stop(fault(error.key, entry.spot, "cube")) from None
        return ()

    def _beaver(self, entry: Entry) -> None:
        if self.transcript.length or self.transcript.rules.beavers is False:
            raise CubeError("no-beavers")
        self.cube = self.cube.beaver(entry.side)

    def _resign(self, entry: Entry, following: Entry | None) -> tuple[Action, ...]:
        if self.resigned is not None:
            raise _Stop(fault("resignation-unanswered", entry.spot))
        self.resigned = (entry.side, entry.value)
        if following is None or following.kind not in _TELL_OF_A_RESIGNATION:
            self._give_up(entry.value or 1)
        return ()

    def _answer_resignation(self, entry: Entry) -> tuple[Action, ...]:
        assert self.resigned is not None
        side, times = self.resigned
        if entry.side is side or entry.kind in (Kind.DOUBLE, Kind.BEAVER):
            raise _Stop(fault("resignation-unanswered", entry.spot))
        if entry.kind in (Kind.TAKE, Kind.ACCEPT):
            return self._give_up(times or 1)
        self.resigned = None
        return ()

    def _give_up(self, times: int) -> tuple[Action, ...]:
        """End the game by the resignation that was offered."""
        assert self.resigned is not None
        side, _ = self.resigned
        self.resigned = None
        points = points_won(times, self.cube, self.transcript.rules, self.transcript.length)
        self.outcome = Outcome(side.other, points[0], Ending.RESIGNED.value)
        actions = (Resigned(side, times), Answered(True))
        try:
            state = self.state
            for action in actions:
                state = apply(state, action).state
        except IllegalAction:
            return ()  # resigned while the other side threw: the result tells it
        self.state = state
        return actions

    def _win(self, entry: Entry) -> tuple[Action, ...]:
        if self.outcome is None:
            return self._win_by_resignation(entry)
        told, result = entry.value, self.outcome
        allowed: tuple[int, ...] = (result.points,)
        if self.state.result is not None and result.how != Ending.RESIGNED.value:
            allowed = points_won(
                self.state.result.value, self.cube, self.transcript.rules, self.transcript.length
            )
        if told is not None and told not in allowed:
            raise _Stop(fault("wrong-points", entry.spot, "result", expected=result.points))
        if entry.side is not result.winner:
            raise _Stop(fault("wrong-winner", entry.spot, "result"))
        if told is not None:
            self.outcome = replace(result, points=told)
        return ()

    def _win_by_resignation(self, entry: Entry) -> tuple[Action, ...]:
        """A win that the board does not show: the other side has given up for so many points."""
        if entry.spot.line == self.transcript.open_line and entry.value is None:
            raise _Stop(fault("cut-off", entry.spot, "result"))
        value = entry.value
        times = 1 if value is None else value // self.cube.value
        if self.cube.offered is not None:
            raise _Stop(fault("double-unanswered", entry.spot))
        if value is not None and (value % self.cube.value or not 1 <= times <= 3):
            raise _Stop(fault("no-such-points", entry.spot, "result", cube=self.cube.value))
        if self.resigned is not None and self.resigned[0] is entry.side:
            raise _Stop(fault("wrong-winner", entry.spot, "result"))
        self.resigned = (entry.side.other, times)
        actions = self._give_up(times)
        if value is not None and self.outcome is not None:
            self.outcome = replace(self.outcome, points=value)
        return actions


def _set_up(state: GameState, setup: Setup) -> GameState:
    """The game that begins from a position the players set up."""
    position = setup.position or state.position
    if setup.to_move is None:
        return replace(state, position=position)
    return replace(state, position=position, phase=Phase.TO_THROW, to_move=setup.to_move)


def _cube_set_up(cube: Cube, setup: Setup) -> Cube:
    if setup.cube is None:
        return cube
    return replace(cube, value=setup.cube, owner=setup.owner)

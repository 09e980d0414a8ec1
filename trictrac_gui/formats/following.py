"""One line of play on its way through the engine, entry by entry."""

from __future__ import annotations

from dataclasses import dataclass, field

from trictrac_gui.engine import cube
from trictrac_gui.engine.graph import graph_of
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.play import IllegalAction, apply, pending
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    GameState,
    HandedOver,
    Origin,
    Phase,
    Resigned,
    Rolled,
    Stepped,
    Took,
)
from trictrac_gui.formats.faults import FileFault, fault, note
from trictrac_gui.formats.matching import Refused, find_beginning, find_steps
from trictrac_gui.formats.plays import format_hops
from trictrac_gui.formats.transcript import BAR, EntryKind, TranscriptEntry

_TELL_OF_A_RESIGNATION = (
    EntryKind.WIN,
    EntryKind.ACCEPT,
    EntryKind.TAKE,
    EntryKind.REFUSE,
    EntryKind.DROP,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won how many points, and the engine's name for the ending."""

    winner: Side
    points: int
    how: str


class Stop(Exception):
    """The line cannot be followed further; ``fault`` says why."""

    def __init__(self, found: FileFault) -> None:
        super().__init__(found.key)
        self.fault = found


@dataclass
class Follower:
    """Turns entries into actions; ``state`` is always where the last legal one has led.

    ``open_line`` is the file's last line where it may have been cut off. ``notes`` are what can be
    followed all the same.
    """

    state: GameState
    open_line: int = 0
    outcome: Outcome | None = None
    notes: list[FileFault] = field(default_factory=list)
    resigned: tuple[Side, int | None] | None = None

    def follow(
        self, entry: TranscriptEntry, following: TranscriptEntry | None, *, first: bool, last: bool
    ) -> tuple[Action, ...]:
        """The actions of an entry, once they have happened. Raises ``Stop``, and nothing did."""
        if self.outcome is not None and entry.kind is not EntryKind.WIN:
            raise Stop(fault("after-the-end", entry.spot))
        match entry.kind:
            case EntryKind.PLAY:
                return self._play(entry, may_lie=last or _ends(following))
            case (
                EntryKind.DOUBLE
                | EntryKind.BEAVER
                | EntryKind.TAKE
                | EntryKind.DROP
                | EntryKind.ACCEPT
                | EntryKind.REFUSE
            ):
                return self._answer(entry) if self.resigned is not None else self._turn_cube(entry)
            case EntryKind.RESIGN:
                return self._resign(entry, following)
            case EntryKind.WIN:
                return self._win(entry)
            case EntryKind.SETUP:
                if not first:
                    raise Stop(fault("setup-in-the-game", entry.spot))
                return ()
            case EntryKind.UNREAD:
                raise Stop(fault("not-understood", entry.spot, text=entry.text))

    def _do(self, *actions: Action) -> tuple[Action, ...]:
        """Let actions happen that are known to be legal."""
        for action in actions:
            self.state = apply(self.state, action).state
        self._see_the_end(self.state.result)
        return actions

    def _see_the_end(self, result: Result | None) -> None:
        if result is not None and result.winner is not None:
            self.outcome = Outcome(result.winner, result.value, result.ending.value)

    # -- throws ------------------------------------------------------------------------------

    def _play(self, entry: TranscriptEntry, *, may_lie: bool) -> tuple[Action, ...]:
        """A throw and how it was played; the last of a game may be lying there still."""
        assert entry.roll is not None
        if self.state.double is not None:
            raise Stop(fault("double-unanswered", entry.spot))
        if self.resigned is not None:
            raise Stop(fault("resignation-unanswered", entry.spot))
        before = self.state
        thrown = self._do(*self._throw(entry, entry.roll))
        if entry.hops is None:
            raise self._back(before, fault("play-not-known", entry.spot, "play"))
        graph = graph_of(self.state)
        steps = find_steps(graph, entry.hops)
        unplayed = isinstance(steps, Refused)
        if may_lie and (entry.lying or unplayed) and not (entry.passed or self._may_be_cut(entry)):
            begun = find_beginning(graph, entry.hops)
            if begun is not None:
                if not entry.lying:
                    key = "throw-half-played" if begun else "throw-not-played"
                    self.notes.append(note(key, entry.spot, "play"))
                return thrown + self._do(*(Stepped(step) for step in begun))
        if isinstance(steps, Refused):
            raise self._back(before, self._refusal(entry, steps))
        self._note_hits(entry)
        return thrown + self._do(*(Stepped(step) for step in steps), HandedOver())

    def _may_be_cut(self, entry: TranscriptEntry) -> bool:
        """Whether more of a play may have stood in the file once."""
        return bool(entry.hops) and entry.spot.line == self.open_line != 0

    def _throw(self, entry: TranscriptEntry, roll: tuple[int, int]) -> tuple[Action, ...]:
        """The throw of an entry, with both sides' single throws where it opens the game (B5)."""
        if self.state.phase is not Phase.OPENING:
            if pending(self.state).thrower is not entry.side:
                raise Stop(fault("not-your-turn", entry.spot))
            return (Rolled(entry.side, roll, Origin.SCRIPT),)
        low, high = sorted(roll)
        if low == high:
            raise Stop(fault("opening-double", entry.spot, "roll"))
        throws = (high, low) if entry.side is Side.FIRST else (low, high)
        return tuple(Rolled(side, (throws[side],), Origin.SCRIPT) for side in Side)

    def _back(self, before: GameState, found: FileFault) -> Stop:
        """Leave the game before a throw that cannot be followed."""
        self.state = before
        return Stop(found)

    def _refusal(self, entry: TranscriptEntry, refused: Refused) -> FileFault:
        if entry.spot.line == self.open_line:
            return fault("cut-off", entry.spot, "play")
        if not entry.hops:
            return fault("could-move", entry.spot, "play")
        move = "" if refused.hop is None else format_hops((refused.hop._replace(times=1),))
        return fault("illegal-play", entry.spot, "play", rule=refused.rule, move=move)

    def _note_hits(self, entry: TranscriptEntry) -> None:
        """Tell of hits that are marked where nobody stood."""
        theirs = self.state.position.of(entry.side.other)
        facing = self.state.variant.track.facing[entry.side]
        for hop in entry.hops or ():
            blot = facing[BAR - hop.dst]
            if hop.hit and (blot is None or not theirs[blot]):
                self.notes.append(note("no-hit-there", entry.spot, "play", point=hop.dst))

    # -- the cube ----------------------------------------------------------------------------

    def _turn_cube(self, entry: TranscriptEntry) -> tuple[Action, ...]:
        taker = pending(self.state).taker
        if entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            if taker is None and entry.kind is EntryKind.DOUBLE:
                return self._double(entry)
            return self._beaver(entry, taker)
        if taker is not entry.side:
            raise Stop(fault("nothing-offered", entry.spot, "cube"))
        if entry.kind in (EntryKind.TAKE, EntryKind.ACCEPT):
            return self._do(Took())
        return self._do(Dropped())

    def _double(self, entry: TranscriptEntry) -> tuple[Action, ...]:
        bar = cube.why_no_double(self.state, entry.side)
        if bar is not None:
            raise Stop(fault("no-double", entry.spot, "cube", rule=bar.value))
        assert self.state.cube is not None
        self._see_the_value(entry, self.state.cube.value * 2)
        return self._do(Doubled(entry.side))

    def _beaver(self, entry: TranscriptEntry, taker: Side | None) -> tuple[Action, ...]:
        if taker is not entry.side or not cube.may_beaver(self.state):
            raise Stop(fault("no-beaver", entry.spot, "cube"))
        assert self.state.double is not None
        self._see_the_value(entry, self.state.double.value * 2)
        return self._do(Beavered())

    def _see_the_value(self, entry: TranscriptEntry, value: int) -> None:
        if entry.value not in (None, value):
            raise Stop(fault("wrong-cube-value", entry.spot, "cube", expected=value))

    # -- resignations and results ------------------------------------------------------------

    def _resign(
        self, entry: TranscriptEntry, following: TranscriptEntry | None
    ) -> tuple[Action, ...]:
        if self.resigned is not None:
            raise Stop(fault("resignation-unanswered", entry.spot))
        self.resigned = (entry.side, entry.value)
        if following is not None and following.kind in _TELL_OF_A_RESIGNATION:
            return ()
        return self._give_up(entry.side, entry.value or 1)

    def _answer(self, entry: TranscriptEntry) -> tuple[Action, ...]:
        assert self.resigned is not None
        side, times = self.resigned
        if entry.side is side or entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            raise Stop(fault("resignation-unanswered", entry.spot))
        if entry.kind in (EntryKind.TAKE, EntryKind.ACCEPT):
            return self._give_up(side, times or 1)
        self.resigned = None
        return ()

    def _give_up(self, side: Side, times: int) -> tuple[Action, ...]:
        """End the game by a resignation; who does not throw may resign as well at other tables."""
        self.resigned = None
        try:
            return self._do(Resigned(side, times), Answered(True))
        except IllegalAction:
            points = cube.worth(self.state, times).points
            self.outcome = Outcome(side.other, points, Ending.RESIGNED.value)
            return ()

    def _win(self, entry: TranscriptEntry) -> tuple[Action, ...]:
        actions: tuple[Action, ...] = ()
        if self.outcome is None:
            actions = self._win_unseen(entry)
        result = self.outcome
        assert result is not None
        if entry.side is not result.winner:
            raise Stop(fault("wrong-winner", entry.spot, "result"))
        if entry.value not in (None, result.points):
            raise Stop(fault("wrong-points", entry.spot, "result", expected=result.points))
        return actions

    def _win_unseen(self, entry: TranscriptEntry) -> tuple[Action, ...]:
        """A win that the board does not show: the other side dropped, or gave up for so much."""
        if entry.spot.line == self.open_line and entry.value is None:
            raise Stop(fault("cut-off", entry.spot, "result"))
        if self.state.double is not None:
            if self.state.double.by is not entry.side:
                raise Stop(fault("double-unanswered", entry.spot))
            return self._do(Dropped())
        if self.resigned is not None and self.resigned[0] is entry.side:
            raise Stop(fault("wrong-winner", entry.spot, "result"))
        most = len(self.state.variant.stakes)
        worths = {cube.worth(self.state, times).points: times for times in range(most, 0, -1)}
        times = worths.get(min(worths) if entry.value is None else entry.value)
        if times is None:
            raise Stop(fault("no-such-points", entry.spot, "result", value=entry.value))
        return self._give_up(entry.side.other, times)


def _ends(following: TranscriptEntry | None) -> bool:
    """Whether a side resigns next, and may do so over a throw that lies there (S3)."""
    return following is not None and following.kind in (EntryKind.RESIGN, EntryKind.WIN)

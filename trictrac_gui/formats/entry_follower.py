"""Puts what a file says to the rules, entry by entry, and appends to a tree what can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from trictrac_gui.engine import cube
from trictrac_gui.engine.graph import graph_of
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.play import IllegalAction, apply, pending
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Cube,
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
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import (
    Outcome,
    outcome_of,
)
from trictrac_gui.formats.faults import FileFault, fault, note
from trictrac_gui.formats.file_entries import (
    BAR,
    EntryKind,
    FileEntry,
    FileSetup,
)
from trictrac_gui.formats.plays import (
    Refused,
    find_beginning,
    find_steps,
    format_hops,
    moved_by_hand,
)

_TELL_OF_A_RESIGNATION = (
    EntryKind.WIN,
    EntryKind.ACCEPT,
    EntryKind.TAKE,
    EntryKind.REFUSE,
    EntryKind.DROP,
)


KnownPlays = dict[int, tuple[Action, ...]]
"""What plays came to that were put to the rules already, by the ids of their entries."""


class CannotFollow(Exception):
    """The line cannot be followed further; ``fault`` says why."""

    def __init__(self, found: FileFault) -> None:
        super().__init__(found.key)
        self.fault = found


def set_up_as_told(state: GameState, setup: FileSetup) -> GameState:
    """The game that begins from a position the players set up."""
    if setup.position is not None:
        state = replace(state, position=setup.position)
    if setup.to_move is not None:
        state = replace(state, phase=Phase.TO_THROW, to_move=setup.to_move)
    if state.cube is not None and (setup.cube is not None or setup.owned):
        owner = setup.owner if setup.owned else state.cube.owner
        state = replace(state, cube=Cube(setup.cube or state.cube.value, owner))
    return state


def set_up_by(state: GameState, entry: FileEntry) -> SetUp | None:
    """What an entry leaves that sets checkers or cube, or was played against the rules.

    None where checkers cannot be moved so, whatever the rules say.
    """
    if entry.kind is EntryKind.SETUP:
        told = set_up_as_told(state, entry.setup or FileSetup())
        return SetUp(told.position, told.to_move, score=told.score, cube=told.cube)
    position = None if entry.setup is None else entry.setup.position
    position = position or moved_by_hand(state.position, entry.side, entry.hops or ())
    if position is None:
        return None
    return SetUp(position, entry.side.other, score=state.score, cube=state.cube)


@dataclass
class EntryFollower:
    """Turns entries into actions and appends them; ``node`` is where the last one has led.

    ``open_line`` is the file's last line where it may have been cut off. ``notes`` are about what
    was followed all the same: a play that the rules do not allow leaves the board as it says,
    wherever checkers can be moved so by hand.
    """

    tree: GameTree
    node: GameNode
    open_line: int
    known: KnownPlays
    plays: KnownPlays
    outcome: Outcome | None = None
    notes: list[FileFault] = field(default_factory=list)
    against: FileFault | None = None
    """What the rules have against the last entry, though it was followed."""
    resigned: tuple[Side, int | None] | None = None
    stopped: bool = False

    @property
    def state(self) -> GameState:
        """Where the last legal entry has led."""
        return self.tree.state_at(self.node)

    def follow(
        self, entry: FileEntry, following: FileEntry | None, *, first: bool, last: bool
    ) -> tuple[Action | SetUp, ...]:
        """The actions of an entry, once they were appended.

        Raises ``CannotFollow``, and nothing was.
        """
        self.against = None
        if self.outcome is not None and entry.kind is not EntryKind.WIN:
            raise CannotFollow(fault("after-the-end", entry.spot))
        match entry.kind:
            case EntryKind.PLAY:
                if entry.hops is None and _ends(following):
                    entry = replace(entry, hops=(), lying=True)
                try:
                    return self._play(entry, may_lie=last or _ends(following))
                except CannotFollow as stop:
                    return self._moved_by_hand(entry, stop)
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
                if first and self.node is self.tree.root:
                    return ()
                return self._set_up(entry)
            case EntryKind.UNREAD:
                raise CannotFollow(fault("not-understood", entry.spot, text=entry.text))

    def _do(self, *actions: Action) -> tuple[Action, ...]:
        """Append actions, each of which the rules are asked about."""
        for action in actions:
            self.node = self.tree.append(self.node, action)
        self._see_the_end()
        return actions

    def _see_the_end(self) -> None:
        self.outcome = outcome_of(self.state) or self.outcome

    def _set_up(self, entry: FileEntry) -> tuple[Action | SetUp, ...]:
        """Checkers put elsewhere, or the cube, in a branch or in the middle of a game."""
        setup = set_up_by(self.state, entry)
        assert setup is not None
        state = self.state
        if setup == SetUp(state.position, state.to_move, score=state.score, cube=state.cube):
            return ()  # as it was
        if self.node is not self.tree.root:
            self.notes.append(note("setup-in-the-game", entry.spot))
        try:
            self.node = self.tree.append(self.node, setup)
        except PositionError as wrong:
            raise CannotFollow(fault(wrong.fault.key, entry.spot, "setup")) from None
        return (setup,)

    def _moved_by_hand(self, entry: FileEntry, stop: CannotFollow) -> tuple[SetUp]:
        """What an impossible play leaves, where it can be put so; else what stopped it."""
        waits = self.state.double is not None or self.resigned is not None
        if waits or entry.hops is None or stop.fault.key == "cut-off":
            raise stop
        setup = set_up_by(self.state, entry)
        if setup is None:
            raise stop
        try:
            self.node = self.tree.append(self.node, setup)
        except PositionError:
            raise stop from None
        self.against = stop.fault
        self.notes.append(stop.fault)
        return (setup,)

    # -- throws ------------------------------------------------------------------------------

    def _play(self, entry: FileEntry, *, may_lie: bool) -> tuple[Action, ...]:
        """A throw and how it was played; the last of a game may be lying there still."""
        assert entry.roll is not None
        offered = self.state.double
        if offered is not None:
            if offered.owner is not offered.by or entry.side is offered.by:
                raise CannotFollow(fault("double-unanswered", entry.spot))
            self._do(Took())  # whoever throws after a beaver has taken it
        if self.resigned is not None:
            raise CannotFollow(fault("resignation-unanswered", entry.spot))
        if entry.setup is not None:
            raise CannotFollow(fault("declared-illegal", entry.spot, "play"))
        thrown = self._throw(entry, entry.roll)
        if entry.hops is None:
            raise CannotFollow(fault("play-not-known", entry.spot, "play"))
        actions = self.known.get(id(entry))
        if actions is None:
            actions = (*thrown, *self._played(entry, thrown, may_lie=may_lie))
        if isinstance(actions[-1], HandedOver):
            self.plays[id(entry)] = actions
            self._note_hits(entry)
        for action in actions:
            self.node = self.tree.append(self.node, action, check=False)
            self.node.checked = True
        self._see_the_end()
        return actions

    def _played(
        self, entry: FileEntry, thrown: Sequence[Action], *, may_lie: bool
    ) -> tuple[Action, ...]:
        """The steps of a play, found in the turn graph of its throw."""
        assert entry.hops is not None
        state = self.state
        for action in thrown:
            state = apply(state, action).state
        graph = graph_of(state)
        steps = find_steps(graph, entry.hops)
        unplayed = isinstance(steps, Refused)
        if may_lie and (entry.lying or unplayed) and not (entry.passed or self._may_be_cut(entry)):
            begun = find_beginning(graph, entry.hops)
            if begun is not None:
                if not entry.lying:
                    key = "throw-half-played" if begun else "throw-not-played"
                    self.notes.append(note(key, entry.spot, "play"))
                return tuple(Stepped(step) for step in begun)
        if isinstance(steps, Refused):
            raise CannotFollow(self._refusal(entry, steps))
        return (*(Stepped(step) for step in steps), HandedOver())

    def _may_be_cut(self, entry: FileEntry) -> bool:
        """Whether more of a play may have stood in the file once."""
        return bool(entry.hops) and entry.spot.line == self.open_line != 0

    def _throw(self, entry: FileEntry, roll: tuple[int, int]) -> tuple[Action, ...]:
        """The throw of an entry, with both sides' single throws where it opens the game (B5).

        Nothing where it lies on the table since a resignation was refused.
        """
        state = self.state
        lying = None if state.to_move is not entry.side else state.turn
        if lying is not None and not lying.steps and sorted(lying.roll) == sorted(roll):
            return ()
        if state.phase is not Phase.OPENING:
            if pending(self.state).thrower is not entry.side:
                raise CannotFollow(fault("not-your-turn", entry.spot))
            return (Rolled(entry.side, roll, Origin.SCRIPT),)
        low, high = sorted(roll)
        if low == high:
            raise CannotFollow(fault("opening-double", entry.spot, "roll"))
        throws = (high, low) if entry.side is Side.FIRST else (low, high)
        return tuple(Rolled(side, (throws[side],), Origin.SCRIPT) for side in Side)

    def _refusal(self, entry: FileEntry, refused: Refused) -> FileFault:
        if entry.spot.line == self.open_line:
            return fault("cut-off", entry.spot, "play")
        if not entry.hops:
            return fault("could-move", entry.spot, "play")
        move = "" if refused.hop is None else format_hops((refused.hop._replace(times=1),))
        return fault("illegal-play", entry.spot, "play", rule=refused.rule, move=move)

    def _note_hits(self, entry: FileEntry) -> None:
        """Tell of hits that are marked where nobody stood."""
        theirs = self.state.position.of(entry.side.other)
        facing = self.state.variant.track.facing[entry.side]
        for hop in entry.hops or ():
            blot = facing[BAR - hop.dst]
            if hop.hit and (blot is None or not theirs[blot]):
                self.notes.append(note("no-hit-there", entry.spot, "play", point=hop.dst))

    # -- the cube ----------------------------------------------------------------------------

    def _turn_cube(self, entry: FileEntry) -> tuple[Action, ...]:
        taker = pending(self.state).taker
        if entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            if taker is None and entry.kind is EntryKind.DOUBLE:
                return self._double(entry)
            return self._beaver(entry, taker)
        if taker is not entry.side:
            raise CannotFollow(fault("nothing-offered", entry.spot, "cube"))
        if entry.kind in (EntryKind.TAKE, EntryKind.ACCEPT):
            return self._do(Took())
        return self._do(Dropped())

    def _double(self, entry: FileEntry) -> tuple[Action, ...]:
        bar = cube.why_no_double(self.state, entry.side)
        if bar is not None:
            raise CannotFollow(fault("no-double", entry.spot, "cube", rule=bar.value))
        assert self.state.cube is not None
        self._see_the_value(entry, self.state.cube.value * 2)
        return self._do(Doubled(entry.side))

    def _beaver(self, entry: FileEntry, taker: Side | None) -> tuple[Action, ...]:
        if taker is not entry.side or not cube.may_beaver(self.state):
            raise CannotFollow(fault("no-beaver", entry.spot, "cube"))
        assert self.state.double is not None
        self._see_the_value(entry, self.state.double.value * 2)
        return self._do(Beavered())

    def _see_the_value(self, entry: FileEntry, value: int) -> None:
        if entry.value not in (None, value):
            self.against = fault("wrong-cube-value", entry.spot, "cube", expected=value)
            self.notes.append(self.against)

    # -- resignations and results ------------------------------------------------------------

    def _resign(self, entry: FileEntry, following: FileEntry | None) -> tuple[Action, ...]:
        if self.resigned is not None:
            raise CannotFollow(fault("resignation-unanswered", entry.spot))
        self.resigned = (entry.side, entry.value)
        if following is not None and following.kind in _TELL_OF_A_RESIGNATION:
            return ()
        return self._give_up(entry.side, entry.value or 1)

    def _answer(self, entry: FileEntry) -> tuple[Action, ...]:
        assert self.resigned is not None
        side, times = self.resigned
        if entry.side is side or entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            raise CannotFollow(fault("resignation-unanswered", entry.spot))
        if entry.kind in (EntryKind.TAKE, EntryKind.ACCEPT):
            return self._give_up(side, times or 1)
        self.resigned = None
        try:
            return self._do(Resigned(side, times or 1), Answered(False))
        except IllegalAction:
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

    def _win(self, entry: FileEntry) -> tuple[Action, ...]:
        result = self.outcome
        if result is None:
            return self._win_unseen(entry)
        if entry.side is not result.winner:
            raise CannotFollow(fault("wrong-winner", entry.spot, "result"))
        if entry.value not in (None, result.points):
            raise CannotFollow(fault("wrong-points", entry.spot, "result", expected=result.points))
        return ()

    def _win_unseen(self, entry: FileEntry) -> tuple[Action, ...]:
        """A win that the board does not show: the other side dropped, or gave up for so much."""
        if entry.spot.line == self.open_line and entry.value is None:
            raise CannotFollow(fault("cut-off", entry.spot, "result"))
        if self.state.double is not None:
            if self.state.double.by is not entry.side:
                raise CannotFollow(fault("double-unanswered", entry.spot))
            return self._do(Dropped())
        if self.resigned is not None and self.resigned[0] is entry.side:
            raise CannotFollow(fault("wrong-winner", entry.spot, "result"))
        most = len(self.state.variant.stakes)
        worths = {cube.worth(self.state, times).points: times for times in range(most, 0, -1)}
        value = entry.value
        if value is None:  # some programs tell it in words
            word = entry.text.lower()
            told = 3 if "backgammon" in word else 2 if "gammon" in word else 1
            value = cube.worth(self.state, told).points
        if value in worths:
            return self._give_up(entry.side.other, worths[value])
        match = self.state.match
        if value == match.agreement.length - match.score[entry.side]:
            self.notes.append(note("match-given-up", entry.spot, "result", value=value))
            self.outcome = Outcome(entry.side, value, Ending.RESIGNED.value)
            return ()
        if value < max(worths):
            raise CannotFollow(fault("no-such-points", entry.spot, "result", value=value))
        taken = max(worths)
        self.notes.append(note("too-many-points", entry.spot, "result", value=value, taken=taken))
        return self._give_up(entry.side.other, worths[taken])


def _ends(following: FileEntry | None) -> bool:
    """Whether a side resigns next, and may do so over a throw that lies there (S3)."""
    return following is not None and following.kind in (EntryKind.RESIGN, EntryKind.WIN)

"""From what a file says to trees: each entry is put to the rules, and appended where it can be.

Where an entry cannot have happened its game stops there, with the rule that stands against it;
nothing is mended, and what follows is kept at that moment as it was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from trictrac_gui.engine import cube
from trictrac_gui.engine.graph import graph_of
from trictrac_gui.engine.match import HIGHEST_CUBE, SINGLE_GAME, Agreement, Match, MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.play import IllegalAction, apply, pending, start
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
from trictrac_gui.engine.tree import GameNode, GameTree, ReadFinding
from trictrac_gui.formats.document import (
    Document,
    FileGame,
    Format,
    Kept,
    KeptBranch,
    Outcome,
    Said,
    explained,
    outcome_of,
)
from trictrac_gui.formats.faults import NOWHERE, FileFault, Weight, fault, note
from trictrac_gui.formats.file_entries import (
    BAR,
    EntryKind,
    FileEntry,
    FileSetup,
    ReadFile,
    ReadGame,
)
from trictrac_gui.formats.plays import Refused, find_beginning, find_steps, format_hops
from trictrac_gui.formats.tree_entries import told_line
from trictrac_gui.variants.backgammon import BACKGAMMON

_TELL_OF_A_RESIGNATION = (
    EntryKind.WIN,
    EntryKind.ACCEPT,
    EntryKind.TAKE,
    EntryKind.REFUSE,
    EntryKind.DROP,
)


def build_document(kind: Format, read: ReadFile) -> Document:
    """The games of a file as trees, each as far as the rules allow, with the score added up.

    Whether Jacoby's rule was used is often not told: then what the games were worth decides.
    """
    built = _build(kind, read, {})
    if read.length or read.rules.jacoby is not None:
        return built.document
    if not any(found.key == "wrong-points" for found in built.document.faults):
        return built.document
    with_jacoby = replace(read, rules=replace(read.rules, jacoby=True))
    again = _build(kind, with_jacoby, built.plays)
    better = _errors(again.document) < _errors(built.document)
    return again.document if better else built.document


def _errors(document: Document) -> int:
    return sum(found.weight is Weight.ERROR for found in document.faults)


_Plays = dict[int, tuple[Action, ...]]
"""What plays came to that were put to the rules already, by the ids of their entries."""


@dataclass(frozen=True)
class _Built:
    document: Document
    plays: _Plays


def _build(kind: Format, read: ReadFile, known: _Plays) -> _Built:
    faults: list[FileFault] = list(read.faults)
    games: list[FileGame] = []
    matches = matches_of(read)
    plays: _Plays = {}
    document = Document(
        kind,
        BACKGAMMON,
        read.names,
        matches[0] if matches else SINGLE_GAME,
        about=read.about,
        comment=read.comment,
        rules=read.rules,
        length=read.length,
    )
    named = read.rules.game
    if named and named.lower().replace(" ", "") not in ("backgammon", "standard"):
        spot = read.games[0].spot if read.games else NOWHERE
        faults.append(fault("other-game", spot, "rules", game=named))
        others = tuple(map(_unfollowed, read.games, matches))
        return _Built(replace(document, others=others, faults=tuple(faults)), plays)
    stopped = False
    for index, (game, match) in enumerate(zip(read.games, matches, strict=True)):
        if games:
            faults.extend(_score_faults(read.games[index - 1], games[-1], game, stopped=stopped))
        if match.winner is not None:
            faults.append(fault("match-is-over", game.spot, "score"))
        builder = _Builder(read.open_line, faults, known, plays)
        games.append(builder.game(game, match, last=index == len(read.games) - 1))
        stopped = builder.stopped
    ordered = tuple(sorted(faults, key=lambda found: found.spot))
    return _Built(replace(document, games=tuple(games), faults=ordered), plays)


def _unfollowed(game: ReadGame, match: Match) -> FileGame:
    """A game that is kept as it was read, because its rules are not known."""
    tree = GameTree(BACKGAMMON, match)
    tree.describe(tree.root, game.comment, "")
    tree.root.findings = tuple(Kept(entry) for entry in game.entries)
    return FileGame(tree, game.number, crawford=game.crawford)


def _score_faults(
    read: ReadGame, before: FileGame, game: ReadGame, *, stopped: bool
) -> Iterator[FileFault]:
    """What is wrong with the score of a game, after what the game before it was worth."""
    outcome = before.outcome
    if outcome is None:
        if not stopped:
            yield fault("no-result", read.spot, "score")
        return
    score = list(read.score)
    score[outcome.winner] += outcome.points
    if tuple(score) != game.score:
        yield fault("score-differs", game.spot, "score", expected=f"{score[0]}–{score[1]}")


def _set_up_as_told(state: GameState, setup: FileSetup) -> GameState:
    """The game that begins from a position the players set up."""
    if setup.position is not None:
        state = replace(state, position=setup.position)
    if setup.to_move is not None:
        state = replace(state, phase=Phase.TO_THROW, to_move=setup.to_move)
    if setup.cube is not None and state.cube is not None:
        state = replace(state, cube=Cube(setup.cube, setup.owner))
    return state


# --- One game --------------------------------------------------------------------------------


class _Builder:
    """Builds the tree of one game."""

    def __init__(
        self, open_line: int, faults: list[FileFault], known: _Plays, plays: _Plays
    ) -> None:
        self._open_line = open_line
        self._faults = faults
        self._known = known
        self._plays = plays
        self.stopped = False

    def game(self, game: ReadGame, match: Match, *, last: bool) -> FileGame:
        """A game with its branches, as far as it can have been played."""
        begun = start(BACKGAMMON, match)
        first = game.entries[0] if game.entries else None
        if first is not None and first.kind is EntryKind.SETUP and first.setup is not None:
            begun = _set_up_as_told(begun, first.setup)
        tree = GameTree(BACKGAMMON, match, begun)
        tree.describe(tree.root, game.comment, "")
        tree.root.properties = game.properties
        follower = self._line(tree, tree.root, game.entries, last=last)
        self.stopped = follower.stopped
        return FileGame(tree, game.number, follower.outcome, game.crawford)

    def _line(
        self, tree: GameTree, at: GameNode, entries: Sequence[FileEntry], *, last: bool
    ) -> _Follower:
        """Append a line of entries to a moment, and their branches.

        The branches beside an entry stand behind what it led to, so that the first child of a
        moment is always how it went on.
        """
        follower = _Follower(tree, at, self._open_line, self._known, self._plays)
        waiting: list[tuple[FileEntry, ...]] = []
        for index, entry in enumerate(entries):
            before, state = follower.node, follower.state
            following = entries[index + 1] if index + 1 < len(entries) else None
            try:
                actions = follower.follow(
                    entry, following, first=index == 0, last=last and following is None
                )
            except _Stop as stop:
                follower.stopped = True
                beside = [self._aside(state, line) for line in (*waiting, *entry.branches)]
                self._stop(follower.node, entries[index:], stop.fault, beside)
                if entry.kind is not EntryKind.UNREAD:  # the reader has told of those
                    self._faults.append(stop.fault)
                waiting = []
                break
            waiting += entry.branches
            if actions:
                for branch in waiting:
                    self._branch(tree, before, branch)
                waiting = []
            _find(follower.node, Said(replace(entry, branches=())))
            if entry.comment and actions:
                tree.describe(follower.node, entry.comment, "")
            if entry.properties:
                follower.node.properties = {**follower.node.properties, **entry.properties}
        for branch in waiting:  # beside the last words of a line, which moved nothing
            told = self._aside(follower.state, branch)
            _find(follower.node, KeptBranch(tuple(map(Kept, told))))
        self._faults.extend(follower.notes)
        return follower

    def _branch(self, tree: GameTree, at: GameNode, entries: Sequence[FileEntry]) -> None:
        """Another way to go on; one of which nothing can be followed is kept at the moment."""
        findings, children = at.findings, len(at.children)
        self._line(tree, at, entries, last=True)
        own, at.findings = at.findings[len(findings) :], findings
        if len(at.children) == children:
            kept = [Kept(one.entry) if isinstance(one, Said) else one for one in own]
            _find(at, KeptBranch(tuple(one for one in kept if isinstance(one, Kept))))

    def _aside(self, state: GameState, entries: Sequence[FileEntry]) -> tuple[FileEntry, ...]:
        """A branch where its game stopped: followed for itself, as other programs would tell it."""
        tree = GameTree(BACKGAMMON, state.match, state)
        self._line(tree, tree.root, entries, last=True)
        return tuple(told_line(tree))

    def _stop(
        self,
        at: GameNode,
        rest: Sequence[FileEntry],
        found: FileFault,
        beside: Sequence[tuple[FileEntry, ...]],
    ) -> None:
        first = replace(rest[0], branches=tuple(line for line in beside if line))
        _find(at, Kept(first, why=explained(found), fault=found))
        for entry in rest[1:]:
            _find(at, Kept(entry))


def _find(node: GameNode, finding: ReadFinding) -> None:
    node.findings = (*node.findings, finding)


class _Stop(Exception):
    """The line cannot be followed further; ``fault`` says why."""

    def __init__(self, found: FileFault) -> None:
        super().__init__(found.key)
        self.fault = found


@dataclass
class _Follower:
    """Turns entries into actions and appends them; ``node`` is where the last one has led.

    ``open_line`` is the file's last line where it may have been cut off. ``notes`` are what can be
    followed all the same.
    """

    tree: GameTree
    node: GameNode
    open_line: int
    known: _Plays
    plays: _Plays
    outcome: Outcome | None = None
    notes: list[FileFault] = field(default_factory=list)
    resigned: tuple[Side, int | None] | None = None
    stopped: bool = False

    @property
    def state(self) -> GameState:
        """Where the last legal entry has led."""
        return self.tree.state_at(self.node)

    def follow(
        self, entry: FileEntry, following: FileEntry | None, *, first: bool, last: bool
    ) -> tuple[Action | SetUp, ...]:
        """The actions of an entry, once they have happened. Raises ``_Stop``, and nothing did."""
        if self.outcome is not None and entry.kind is not EntryKind.WIN:
            raise _Stop(fault("after-the-end", entry.spot))
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
                    raise _Stop(fault("setup-in-the-game", entry.spot))
                return () if self.node is self.tree.root else self._set_up(entry)
            case EntryKind.UNREAD:
                raise _Stop(fault("not-understood", entry.spot, text=entry.text))

    def _do(self, *actions: Action) -> tuple[Action, ...]:
        """Append actions, each of which the rules are asked about."""
        for action in actions:
            self.node = self.tree.append(self.node, action)
        self._see_the_end()
        return actions

    def _see_the_end(self) -> None:
        self.outcome = outcome_of(self.state) or self.outcome

    def _set_up(self, entry: FileEntry) -> tuple[Action | SetUp, ...]:
        """A branch that begins with checkers put elsewhere."""
        assert entry.setup is not None
        told = _set_up_as_told(self.state, entry.setup)
        setup = SetUp(told.position, told.to_move, score=told.score, cube=told.cube)
        try:
            self.node = self.tree.append(self.node, setup)
        except PositionError as wrong:
            raise _Stop(fault(wrong.fault.key, entry.spot, "setup")) from None
        return (setup,)

    # -- throws ------------------------------------------------------------------------------

    def _play(self, entry: FileEntry, *, may_lie: bool) -> tuple[Action, ...]:
        """A throw and how it was played; the last of a game may be lying there still."""
        assert entry.roll is not None
        if self.state.double is not None:
            raise _Stop(fault("double-unanswered", entry.spot))
        if self.resigned is not None:
            raise _Stop(fault("resignation-unanswered", entry.spot))
        thrown = self._throw(entry, entry.roll)
        if entry.hops is None:
            raise _Stop(fault("play-not-known", entry.spot, "play"))
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
            raise _Stop(self._refusal(entry, steps))
        return (*(Stepped(step) for step in steps), HandedOver())

    def _may_be_cut(self, entry: FileEntry) -> bool:
        """Whether more of a play may have stood in the file once."""
        return bool(entry.hops) and entry.spot.line == self.open_line != 0

    def _throw(self, entry: FileEntry, roll: tuple[int, int]) -> tuple[Action, ...]:
        """The throw of an entry, with both sides' single throws where it opens the game (B5)."""
        if self.state.phase is not Phase.OPENING:
            if pending(self.state).thrower is not entry.side:
                raise _Stop(fault("not-your-turn", entry.spot))
            return (Rolled(entry.side, roll, Origin.SCRIPT),)
        low, high = sorted(roll)
        if low == high:
            raise _Stop(fault("opening-double", entry.spot, "roll"))
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
            raise _Stop(fault("nothing-offered", entry.spot, "cube"))
        if entry.kind in (EntryKind.TAKE, EntryKind.ACCEPT):
            return self._do(Took())
        return self._do(Dropped())

    def _double(self, entry: FileEntry) -> tuple[Action, ...]:
        bar = cube.why_no_double(self.state, entry.side)
        if bar is not None:
            raise _Stop(fault("no-double", entry.spot, "cube", rule=bar.value))
        assert self.state.cube is not None
        self._see_the_value(entry, self.state.cube.value * 2)
        return self._do(Doubled(entry.side))

    def _beaver(self, entry: FileEntry, taker: Side | None) -> tuple[Action, ...]:
        if taker is not entry.side or not cube.may_beaver(self.state):
            raise _Stop(fault("no-beaver", entry.spot, "cube"))
        assert self.state.double is not None
        self._see_the_value(entry, self.state.double.value * 2)
        return self._do(Beavered())

    def _see_the_value(self, entry: FileEntry, value: int) -> None:
        if entry.value not in (None, value):
            raise _Stop(fault("wrong-cube-value", entry.spot, "cube", expected=value))

    # -- resignations and results ------------------------------------------------------------

    def _resign(self, entry: FileEntry, following: FileEntry | None) -> tuple[Action, ...]:
        if self.resigned is not None:
            raise _Stop(fault("resignation-unanswered", entry.spot))
        self.resigned = (entry.side, entry.value)
        if following is not None and following.kind in _TELL_OF_A_RESIGNATION:
            return ()
        return self._give_up(entry.side, entry.value or 1)

    def _answer(self, entry: FileEntry) -> tuple[Action, ...]:
        assert self.resigned is not None
        side, times = self.resigned
        if entry.side is side or entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            raise _Stop(fault("resignation-unanswered", entry.spot))
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

    def _win(self, entry: FileEntry) -> tuple[Action, ...]:
        actions: tuple[Action, ...] = ()
        if self.outcome is None:
            actions = self._win_unseen(entry)
        result = self.outcome
        assert result is not None
        if entry.side is not result.winner:
            raise _Stop(fault("wrong-winner", entry.spot, "result"))
        if entry.value not in (None, result.points):
            raise _Stop(fault("wrong-points", entry.spot, "result", expected=result.points))
        return actions

    def _win_unseen(self, entry: FileEntry) -> tuple[Action, ...]:
        """A win that the board does not show: the other side dropped, or gave up for so much."""
        if entry.spot.line == self.open_line and entry.value is None:
            raise _Stop(fault("cut-off", entry.spot, "result"))
        if self.state.double is not None:
            if self.state.double.by is not entry.side:
                raise _Stop(fault("double-unanswered", entry.spot))
            return self._do(Dropped())
        if self.resigned is not None and self.resigned[0] is entry.side:
            raise _Stop(fault("wrong-winner", entry.spot, "result"))
        most = len(self.state.variant.stakes)
        worths = {cube.worth(self.state, times).points: times for times in range(most, 0, -1)}
        times = worths.get(min(worths) if entry.value is None else entry.value)
        if times is None:
            raise _Stop(fault("no-such-points", entry.spot, "result", value=entry.value))
        return self._give_up(entry.side.other, times)


def _ends(following: FileEntry | None) -> bool:
    """Whether a side resigns next, and may do so over a throw that lies there (S3)."""
    return following is not None and following.kind in (EntryKind.RESIGN, EntryKind.WIN)


# --- What the players agreed on --------------------------------------------------------------


def agreement_of(read: ReadFile) -> Agreement:
    """The agreement of a file; what the file leaves open is as it is usual (S1, S2)."""
    rules = read.rules
    cube = rules.cube is not False
    if read.length:
        agreed = Agreement(
            MatchKind.MATCH, read.length, cube=cube, crawford=rules.crawford is not False
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
    highest = max((_highest_cube(game.entries) for game in read.games), default=1)
    return agreed if highest <= agreed.limit else replace(agreed, highest_cube=highest)


def _highest_cube(entries: Sequence[FileEntry], value: int = 1) -> int:
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


def matches_of(read: ReadFile) -> list[Match]:
    """For each game the match as it stands before it, by the score the file gives."""
    agreement = agreement_of(read)
    found: list[Match] = []
    crawford_played = False
    for index, game in enumerate(read.games):
        match = Match(agreement, game.score, played=index, crawford_played=crawford_played)
        if match.crawford_game and _is_not_the_crawford_game(game, index):
            match = replace(match, crawford_played=True)
        crawford_played = match.crawford_played or match.crawford_game
        found.append(match)
    return found


def _is_not_the_crawford_game(game: ReadGame, index: int) -> bool:
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

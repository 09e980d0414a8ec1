"""A file of games that is looked through: its games line by line, and the board at each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    Effect,
    GameState,
    HandedOver,
    Left,
    Phase,
    Resigned,
    Rolled,
    Scored,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.following import Outcome
from trictrac_gui.formats.formats import Document
from trictrac_gui.formats.kept_entries import entry_of
from trictrac_gui.formats.plays import format_hops
from trictrac_gui.formats.saved import Move, SavedGame, fault_of
from trictrac_gui.formats.transcript import BAR, EntryKind, TranscriptEntry
from trictrac_gui.session.showing import show
from trictrac_gui.session.view import GameView


class LineKind(StrEnum):
    """What a line of a game tells."""

    BEGINNING = "beginning"
    PLAY = "play"
    UNPLAYED = "unplayed"
    DOUBLE = "double"
    BEAVER = "beaver"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"
    ACCEPT = "accept"
    REFUSE = "refuse"
    LEFT = "left"
    RESULT = "result"
    OTHER = "other"
    """Words of the file that nothing can be made of."""


@dataclass(frozen=True, slots=True)
class FileLine:
    """One thing that happened, or that the file says happened.

    ``text`` is the play in the field's notation, empty where nothing could be played. The board
    is ``base`` once the actions of ``since`` have happened. ``impossible`` tells that the line
    cannot be followed, so that the board stays as it was; the first such line has the ``fault``.
    """

    what: LineKind
    side: Side | None
    base: GameState
    since: tuple[Action, ...] = ()
    roll: Roll = ()
    text: str = ""
    value: int = 0
    points: int = 0
    comment: str = ""
    depth: int = 0
    """How many branches deep the line stands; 0 on the line that was played."""
    impossible: bool = False
    fault: FileFault | None = None

    def state(self) -> GameState:
        """The game at this line."""
        state = self.base
        for action in self.since:
            state = apply(state, action).state
        return state


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """One game of a file as it can be shown."""

    number: int
    start: GameState
    outcome: Outcome | None
    lines: tuple[FileLine, ...]
    comment: str = ""

    @property
    def stopped(self) -> int | None:
        """The first line that cannot have happened."""
        return next((at for at, line in enumerate(self.lines) if line.impossible), None)


def opened(document: Document, index: int) -> OpenedFile:
    """The game of a document with this index, ready to be shown."""
    game = document.saved.games[index]
    telling = _Telling(game.start)
    lines = [FileLine(LineKind.BEGINNING, None, game.start), *telling.lines(game.moves)]
    lines += _kept(document, index, telling.state)
    won = game.outcome
    if won is not None:
        lines.append(FileLine(LineKind.RESULT, won.winner, telling.state, value=won.points))
    return OpenedFile(game.number, game.start, game.outcome, tuple(lines), game.comment)


def resting(state: GameState, names: tuple[str, str], effects: tuple[Effect, ...] = ()) -> GameView:
    """A moment to look at: as in a running game, but nobody can do anything in it."""
    view = show(GameTree(state.variant, state.match, state), names, saved=True)
    return replace(
        view,
        moves={},
        may_throw=(),
        may_hand_over=False,
        may_undo=False,
        may_redo=False,
        may_swap=False,
        may_double=None,
        may_beaver=False,
        may_start_next=False,
        passing=None,
        lapsing=None,
        effects=effects,
    )


class _Telling:
    """Makes lines of actions; between two lines it knows what happened since the last throw."""

    def __init__(
        self,
        state: GameState,
        base: GameState | None = None,
        since: tuple[Action, ...] = (),
        depth: int = 0,
    ) -> None:
        self.state = state
        self._base = base or state
        self._since = since
        self._depth = depth
        self._comments: list[str] = []
        self._points = 0

    def lines(self, moves: Iterable[Move]) -> Iterator[FileLine]:
        """The lines of some moves; other ways to go on stand below the line they replace."""
        aside: list[FileLine] = []
        told = tuple(moves)
        for move, following in zip(told, (*told[1:], None), strict=False):
            for branch in move.branches:
                other = _Telling(self.state, self._base, self._since, self._depth + 1)
                aside += other.lines(branch)
            if _ends_it(move, following):
                yield from self.unfinished()  # the throw over which the game was given up
            for line in self.hear(move):
                yield line
                yield from aside
                aside = []
        yield from self.unfinished()
        yield from aside

    def hear(self, move: Move) -> Iterator[FileLine]:
        """The line that an action completes, if it does."""
        action, before = move.action, self.state
        done = apply(before, action)
        self.state = done.state
        self._comments += [move.comment] if move.comment else []
        mover = before.to_move
        self._points += sum(
            effect.points
            for effect in done.effects
            if isinstance(effect, Scored) and effect.side is mover
        )
        match action:
            case HandedOver():
                yield self._play(before, LineKind.PLAY)
                self._settle()
                return
            case Rolled() | Stepped() | StartedNext():
                self._since += (action,)
                return
            case Doubled(side):
                line = self._line(LineKind.DOUBLE, side, _offered(self.state))
            case Beavered():
                by = None if self.state.double is None else self.state.double.by
                line = self._line(LineKind.BEAVER, by, _offered(self.state))
            case Took() | Dropped():
                by = None if before.double is None else before.double.by.other
                what = LineKind.TAKE if isinstance(action, Took) else LineKind.DROP
                line = self._line(what, by, _offered(before))
            case Resigned(side, value):
                line = self._line(LineKind.RESIGN, side, value)
            case Answered(accepted):
                by = None if before.offer is None else before.offer.side.other
                line = self._line(LineKind.ACCEPT if accepted else LineKind.REFUSE, by)
            case Left():
                line = self._line(LineKind.LEFT, None)
        self._since += (action,)
        yield replace(line, since=self._since)
        if self.state.turn is None:
            self._settle()

    def unfinished(self) -> Iterator[FileLine]:
        """The throw that lies on the table, if there is one."""
        if self.state.turn is not None:
            yield self._play(self.state, LineKind.UNPLAYED)

    def _settle(self) -> None:
        self._base, self._since = self.state, ()

    def _play(self, lying: GameState, what: LineKind) -> FileLine:
        turn, side = lying.turn, lying.to_move
        assert turn is not None
        assert side is not None
        text = format_play(lying.variant, side, self._base.position, turn.steps)
        line = self._line(what, side)
        return replace(line, roll=turn.roll, text=text)

    def _line(self, what: LineKind, side: Side | None, value: int = 0) -> FileLine:
        line = FileLine(
            what,
            side,
            self._base,
            self._since,
            value=value,
            points=self._points,
            comment="\n".join(self._comments),
            depth=self._depth,
        )
        self._comments, self._points = [], 0
        return line


def _ends_it(move: Move, following: Move | None) -> bool:
    """Whether a side resigns, and the other side takes it."""
    resigns = isinstance(move.action, Resigned)
    return resigns and following is not None and following.action == Answered(accepted=True)


def _offered(state: GameState) -> int:
    return 0 if state.double is None else state.double.value


# --- What cannot be followed -----------------------------------------------------------------


_KINDS = {
    EntryKind.PLAY: LineKind.PLAY,
    EntryKind.DOUBLE: LineKind.DOUBLE,
    EntryKind.BEAVER: LineKind.BEAVER,
    EntryKind.TAKE: LineKind.TAKE,
    EntryKind.DROP: LineKind.DROP,
    EntryKind.RESIGN: LineKind.RESIGN,
    EntryKind.ACCEPT: LineKind.ACCEPT,
    EntryKind.REFUSE: LineKind.REFUSE,
    EntryKind.WIN: LineKind.RESULT,
}


def _kept(document: Document, index: int, state: GameState) -> Iterator[FileLine]:
    """What the file tells from where it cannot be followed; the board stays as it was."""
    game = document.saved.games[index]
    for kept in game.kept:
        entry = entry_of(kept.told)
        if entry is None:
            continue
        found = None
        if kept.why is not None:
            found = _stopped(document, index) or fault_of(kept.why, _line_of(game, kept.why))
        yield _impossible(entry, state, found)


def _stopped(document: Document, index: int) -> FileFault | None:
    judged = document.judged
    if judged is None or index >= len(judged.games):
        return None
    return judged.games[index].line.stopped


def _line_of(game: SavedGame, why: object) -> int:
    line = why.get("line") if isinstance(why, dict) else None
    return line if type(line) is int else 0


def _impossible(entry: TranscriptEntry, state: GameState, found: FileFault | None) -> FileLine:
    what = _KINDS.get(entry.kind, LineKind.OTHER)
    text = entry.text
    if what is LineKind.PLAY:
        text = "" if entry.hops is None else format_hops(entry.hops)
        text = text.replace(f"{BAR}/", "bar/").replace("/0", "/off")
    return FileLine(
        what,
        entry.side,
        state,
        roll=entry.roll or (),
        text=text,
        value=entry.value or 0,
        comment=entry.comment,
        impossible=True,
        fault=found,
    )


def going_on(game: OpenedFile) -> bool:
    """Whether there is something left to play in a game."""
    line = game.lines[-1]
    if game.outcome is not None or game.stopped is not None:
        return False
    return line.state().phase is not Phase.OVER

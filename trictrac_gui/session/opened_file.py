"""A file of games that is looked through: its games line by line, and the board at each line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.state import (
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
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import Document, FileGame, Outcome, SourceEntry
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.file_entries import BAR, EntryKind, FileEntry, entry_of
from trictrac_gui.formats.plays import format_hops
from trictrac_gui.session.view import GameView
from trictrac_gui.session.view_builder import show


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


@dataclass(frozen=True)
class FileLine:
    """One thing that happened, or that the file says happened.

    ``text`` is the play in the field's notation, empty where nothing could be played. ``node`` is
    the moment on the board. ``impossible`` tells that the line cannot be followed, so that the
    board stays as it was; the first such line has the ``fault``. So has a play against the rules
    that was followed still.
    """

    what: LineKind
    side: Side | None
    tree: GameTree
    node: GameNode
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
        return self.tree.state_at(self.node)


@dataclass(frozen=True)
class OpenedFile:
    """One game of a file as it can be shown."""

    number: int
    start: GameState
    outcome: Outcome | None
    lines: tuple[FileLine, ...]
    comment: str = ""
    numbers: tuple[int, ...] = ()
    """Of each line among the plays, counted on in each branch; 0 for what is no play."""

    @property
    def stopped(self) -> int | None:
        """The first line that cannot have happened."""
        return next((at for at, line in enumerate(self.lines) if line.impossible), None)

    @property
    def first_fault(self) -> int | None:
        """The first line that the rules do not allow, whether it could be followed or not."""
        faulty = (at for at, line in enumerate(self.lines) if line.impossible or line.fault)
        return next(faulty, None)


def opened(document: Document, index: int) -> OpenedFile:
    """The game of a document with this index, ready to be shown."""
    game = document.games[index]
    tree, last = game.tree, game.last
    lines = [FileLine(LineKind.BEGINNING, None, tree, tree.root)]
    lines += _Lines(tree, tree.root).along([*tree.root.main_line()])
    lines += _kept(game, last)
    won = game.outcome
    if won is not None:
        lines.append(FileLine(LineKind.RESULT, won.winner, tree, last, value=won.points))
    numbers = tuple(_numbers(lines))
    return OpenedFile(game.number, game.start, won, tuple(lines), tree.root.comment, numbers)


def _numbers(lines: Sequence[FileLine]) -> list[int]:
    numbers: dict[int, int] = {}
    found = []
    for line in lines:
        if not line.depth:
            numbers = {0: numbers.get(0, 0)}
        number = 0
        if line.what in (LineKind.PLAY, LineKind.UNPLAYED):
            before = max(0, numbers.get(0, 0) - 1)
            number = numbers[line.depth] = numbers.get(line.depth, before) + 1
        found.append(number)
    return found


def first_to_show(document: Document) -> tuple[int, OpenedFile]:
    """The first game that stops at a fault, or else the first, ready to be shown."""
    games = enumerate(document.games)
    index = next((at for at, game in games if game.kept() or game.impossible()), 0)
    return index, opened(document, index)


def game_with(document: Document, wanted: FileFault) -> int | None:
    """The game of a document that has a fault."""
    for index, game in enumerate(document.games):
        if wanted in game.impossible() or any(one.stopped() == wanted for one in game.kept()):
            return index
    return None


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


class _Lines:
    """Makes lines of moments; ``base`` is the one before the throw, or whatever is not told yet."""

    def __init__(
        self, tree: GameTree, at: GameNode, base: GameNode | None = None, depth: int = 0
    ) -> None:
        self._tree = tree
        self._at = at
        self._base = base or at
        self._depth = depth
        self._comments: list[str] = []
        self._points = 0

    def along(self, nodes: Sequence[GameNode]) -> Iterator[FileLine]:
        """The lines of some moments; other ways to go on stand below the line they replace."""
        aside: list[FileLine] = []
        for node, following in zip(nodes, (*nodes[1:], None), strict=False):
            for other in node.others():
                beside = _Lines(self._tree, self._at, self._base, self._depth + 1)
                aside += beside.along([other, *other.main_line()])
            if _ends_it(node, following):
                yield from self.unfinished()  # the throw over which the game was given up
            for line in self.hear(node):
                yield line
                yield from aside
                aside = []
        yield from self.unfinished()
        yield from aside

    def hear(self, node: GameNode) -> Iterator[FileLine]:
        """The line that an action completes, if it does."""
        before, after = self._tree.state_at(self._at), self._tree.state_at(node)
        lying, self._at = self._at, node
        self._comments += [node.comment] if node.comment else []
        if isinstance(node.action, Stepped):
            self._points += sum(
                effect.points
                for effect in self._tree.effects_at(node)
                if isinstance(effect, Scored) and effect.side is before.to_move
            )
        match node.action:
            case HandedOver():
                yield self._play(lying, LineKind.PLAY)
                self._base = node
                return
            case Rolled() | Stepped() | StartedNext():
                return
            case Doubled(side):
                line = self._line(LineKind.DOUBLE, side, _offered(after))
            case Beavered():
                by = None if after.double is None else after.double.by
                line = self._line(LineKind.BEAVER, by, _offered(after))
            case Took() | Dropped() as answer:
                by = None if before.double is None else before.double.by.other
                what = LineKind.TAKE if isinstance(answer, Took) else LineKind.DROP
                line = self._line(what, by, _offered(before))
            case Resigned(side, value):
                line = self._line(LineKind.RESIGN, side, value)
            case Answered(accepted):
                by = None if before.offer is None else before.offer.side.other
                line = self._line(LineKind.ACCEPT if accepted else LineKind.REFUSE, by)
            case Left():
                line = self._line(LineKind.LEFT, None)
            case _:  # checkers were put elsewhere
                line = self._put(node)
        yield line
        if after.turn is None:
            self._base = node

    def unfinished(self) -> Iterator[FileLine]:
        """The throw that lies on the table, if there is one."""
        if self._tree.state_at(self._at).turn is not None:
            yield self._play(self._at, LineKind.UNPLAYED)

    def _play(self, at: GameNode, what: LineKind) -> FileLine:
        lying = self._tree.state_at(at)
        turn, side = lying.turn, lying.to_move
        assert turn is not None
        assert side is not None
        position = self._tree.state_at(self._base).position
        text = format_play(lying.variant, side, position, turn.steps)
        return replace(self._line(what, side), node=at, roll=turn.roll, text=text)

    def _put(self, node: GameNode) -> FileLine:
        """What a play has left that the rules do not allow, or a position that was set up."""
        for one in node.findings:
            if isinstance(one, SourceEntry) and one.entry.kind is EntryKind.PLAY:
                line = self._line(LineKind.PLAY, one.entry.side)
                roll = one.entry.roll or ()
                return replace(line, roll=roll, text=_told_play(one.entry), fault=one.fault)
        return self._line(LineKind.BEGINNING, None)

    def _line(self, what: LineKind, side: Side | None, value: int = 0) -> FileLine:
        line = FileLine(
            what,
            side,
            self._tree,
            self._at,
            value=value,
            points=self._points,
            comment="\n".join(self._comments),
            depth=self._depth,
        )
        self._comments, self._points = [], 0
        return line


def _ends_it(node: GameNode, following: GameNode | None) -> bool:
    """Whether a side resigns, and the other side takes it."""
    resigns = isinstance(node.action, Resigned)
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


def _kept(game: FileGame, last: GameNode) -> Iterator[FileLine]:
    """What the file tells from where it cannot be followed; the board stays as it was."""
    for kept in game.kept():
        entry = entry_of(kept.as_object())  # with its words fit for one line
        if entry is not None:
            yield _impossible(entry, game.tree, last, kept.stopped())


def _impossible(
    entry: FileEntry, tree: GameTree, last: GameNode, found: FileFault | None
) -> FileLine:
    what = _KINDS.get(entry.kind, LineKind.OTHER)
    text = entry.text
    if what is LineKind.PLAY:
        text = _told_play(entry)
    return FileLine(
        what,
        entry.side,
        tree,
        last,
        roll=entry.roll or (),
        text=text,
        value=entry.value or 0,
        comment=entry.comment,
        impossible=True,
        fault=found,
    )


def _told_play(entry: FileEntry) -> str:
    text = "" if entry.hops is None else format_hops(entry.hops)
    return text.replace(f"{BAR}/", "bar/").replace("/0", "/off")


def going_on(game: OpenedFile) -> bool:
    """Whether there is something left to play in a game."""
    line = game.lines[-1]
    if game.outcome is not None or game.stopped is not None:
        return False
    return line.state().phase is not Phase.OVER

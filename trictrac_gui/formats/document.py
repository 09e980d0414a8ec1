"""A file that was read, or is to be written: its games as trees, what was wrong, what is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Action,
    Answered,
    GameState,
    Left,
    Origin,
    Phase,
    Rolled,
    StartedNext,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode, ReadFinding
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.faults import NOWHERE, FileFault, FileSpot, Weight
from trictrac_gui.formats.file_entries import (
    EntryKind,
    FileEntry,
    FileRules,
    Json,
    entry_object,
    entry_of,
)

DEEPEST_BRANCH: Final = 50
"""Branches from branches that are written; what is deeper is left out."""


class Format(StrEnum):
    """The kinds of files that are known; the value is the usual ending of their names."""

    MAT = ".mat"
    SGF = ".sgf"
    TTG = ".ttg"
    JOURNAL = ".jsonl"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won how many points, and the engine's name for the ending."""

    winner: Side
    points: int
    how: str


@dataclass(frozen=True, slots=True)
class SourceEntry(ReadFinding):
    """The words of a file for what led to a moment; without an action, for what happened at it.

    ``fault`` is what the rules have against it, where the board was set to what it leaves.
    """

    entry: FileEntry
    fault: FileFault | None = None
    why: Json | None = None

    def reason(self) -> Json | None:
        """What the rules have against it, as the object that a ``.ttg`` keeps of it."""
        return explained(self.fault) if self.why is None and self.fault is not None else self.why


@dataclass(frozen=True, slots=True)
class UnplayedEntry(ReadFinding):
    """Something a file tells to follow a moment and that cannot be followed.

    It is an entry, or the object that a ``.ttg`` keeps of one. ``why`` is the reason, where this
    is what the line stops at.
    """

    entry: FileEntry | None = None
    told: Json | None = None
    why: Json | None = None
    fault: FileFault | None = None

    def as_object(self) -> Json:
        if self.told is not None:
            return self.told
        assert self.entry is not None
        return entry_object(self.entry)

    def as_entry(self) -> FileEntry | None:
        """What is kept, as an entry; None where it holds nothing."""
        return entry_of(self.told) if self.told is not None else self.entry

    def stopped(self) -> FileFault | None:
        """The fault that the line stops at, where it stops here."""
        if self.fault is not None or self.why is None:
            return self.fault
        line = self.why.get("line")
        return fault_of(self.why, line if type(line) is int else 0)


@dataclass(frozen=True, slots=True)
class UnplayedBranch(ReadFinding):
    """Another way to go on from a moment, of which nothing can be followed."""

    kept: tuple[UnplayedEntry, ...]


@dataclass(frozen=True)
class FileGame:
    """One game of a file: its tree, in which the first child of a moment is how it went on.

    ``crawford`` is what the file says of the game; None where it says nothing.
    """

    tree: GameTree
    number: int = 1
    outcome: Outcome | None = None
    crawford: bool | None = None

    @property
    def start(self) -> GameState:
        """The game before anything happened."""
        return self.tree.state_at(self.tree.root)

    @property
    def last(self) -> GameNode:
        """The last moment of the line that was played."""
        node = self.tree.root
        while node.children:
            node = node.children[0]
        return node

    def end(self) -> GameState:
        """Where the game stands."""
        return self.tree.state_at(self.last)

    def actions(self) -> list[Action | SetUp]:
        """What happened on the line that was played."""
        return [node.action for node in self.tree.root.main_line() if node.action is not None]

    def impossible(self) -> list[FileFault]:
        """What is wrong with plays that the rules do not allow, and that were followed still."""
        return [
            one.fault
            for node in self.tree.root.main_line()
            for one in node.findings
            if isinstance(one, SourceEntry) and one.fault is not None
        ]

    def kept(self) -> list[UnplayedEntry]:
        """What the file tells of the line that was played and that cannot be followed.

        A result alone is not kept where the rules know it. The first one has the reason.
        """
        found = [one for one in self.last.findings if isinstance(one, UnplayedEntry)]
        if self.outcome is None:
            return found
        fault = next((one.fault for one in found if one.fault is not None), None)
        left = [one for one in found if one.entry is None or one.entry.kind is not EntryKind.WIN]
        if fault is not None and left:
            left[0] = replace(left[0], fault=fault, why=explained(fault))
        return left

    def match_after(self) -> Match:
        """How the match stands once the game was played, as its file tells it."""
        match, won = self.start.match, self.outcome
        if won is None:
            return replace(match, played=match.played + 1)
        return match.after(Result(won.winner, Ending.SINGLE, won.points))


@dataclass(frozen=True)
class Document:
    """The games of a file, and what was wrong with it.

    ``dice`` is what the header of a journal says of their throws. ``rules`` are what the match
    was played under where another program wrote the file. ``others`` are games of other kinds
    of Backgammon, which are kept as they were read.
    """

    format: Format
    variant: Variant
    names: tuple[str, str] = ("", "")
    match: Match = SINGLE_GAME
    games: tuple[FileGame, ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    dice: Json | None = None
    rules: FileRules | None = None
    length: int = 0
    others: tuple[FileGame, ...] = ()
    faults: tuple[FileFault, ...] = ()
    encoding: str = ""
    """The character set of the file, where it was chosen, named by the file, or guessed."""
    following: tuple[Document, ...] = ()
    """The matches of other pairs that stand in the same file after this one."""

    def matches(self) -> tuple[Document, ...]:
        """Each match of the file by itself, this one first."""
        return (replace(self, following=()), *self.following)

    @property
    def file_length(self) -> int:
        """The points of the match as files of other programs tell them; 0 for money play."""
        return self.length or self.match.agreement.length

    @property
    def file_rules(self) -> FileRules:
        """What was agreed, as files of other programs tell it."""
        if self.rules is not None:
            return self.rules
        agreed = self.match.agreement
        money = not agreed.length
        return FileRules(
            crawford=None if money else agreed.crawford,
            jacoby=agreed.jacoby if money else None,
            beavers=agreed.beavers if money else None,
            cube=None if agreed.cube else False,
        )

    @property
    def sound(self) -> bool:
        """Whether all of it was read, and all of it can have been played."""
        return all(found.weight is Weight.NOTE for found in self.faults)


def outcome_of(state: GameState) -> Outcome | None:
    """How a game ended, where somebody has won it."""
    result = state.result
    if result is None or result.winner is None:
        return None
    return Outcome(result.winner, result.value, result.ending.value)


def explained(found: FileFault) -> dict[str, object]:
    """The reason of a fault as an object."""
    values = {name: str(value) for name, value in found.values if name in ("rule", "move")}
    line = {"line": found.spot.line} if found.spot.line else {}
    return {"key": found.key, **values, **line}


def fault_of(why: Json, line: int = 0) -> FileFault:
    """The fault that an object gives the reason of, told of a line."""
    values = tuple((name, value) for name, value in why.items() if name not in ("key", "line"))
    spot = FileSpot(line, 1) if line else NOWHERE
    return FileFault(str(why.get("key", "kept")), spot, values=values)


# --- Of a game that was played here ----------------------------------------------------------


def document_of(tree: GameTree, names: tuple[str, str], dice: Json | None = None) -> Document:
    """The games of a tree as they were played, without the steps that were taken back.

    Lines of play that were left stand beside it as branches. A free game goes to the end of the
    line that is shown, wherever it stands.
    """
    line = tree.line() if tree.free else tree.path()
    while tree.free and line and line[-1] is not tree.here and not line[-1].played_on:
        line.pop()  # steps that were only taken back
    games: list[FileGame] = []
    starts = [0, *(at for at, node in enumerate(line) if isinstance(node.action, StartedNext))]
    for begin, end in zip(starts, [*starts[1:], len(line)], strict=True):
        played, at = line[begin:end], tree.root
        if played and isinstance(played[0].action, StartedNext):
            at, played = played[0], played[1:]
        game = _copied(tree, at, played)
        last = tree.state_at(played[-1] if played else at)
        games.append(FileGame(game, len(games) + 1, outcome_of(last)))
    return Document(Format.TTG, tree.variant, names, tree.match, tuple(games), dice=dice)


def _copied(tree: GameTree, at: GameNode, line: list[GameNode]) -> GameTree:
    """One game of a tree as a tree of its own, with the line that was played first."""
    begun = tree.state_at(at)
    turn, side = begun.turn, begun.to_move
    lying = None
    if turn is not None and side is not None:  # it begins with a throw on the board
        begun = replace(begun, turn=None, phase=Phase.TO_THROW)
        lying = Rolled(side, turn.roll, turn.origin)
    game = GameTree(tree.variant, begun.match, begun)
    game.describe(game.root, at.comment, at.drawings)
    here = game.root if lying is None else game.append(game.root, lying, check=False)
    waiting = [(here, line, DEEPEST_BRANCH)]
    for place, nodes, deep in waiting:  # grows while it is walked
        here = place
        for index, node in enumerate(nodes):
            copy = game.append(here, node.played, node.comment, node.drawings, check=False)
            if deep and (index or deep == DEEPEST_BRANCH):
                waiting += [(here, other, deep - 1) for other in _beside(tree, node)]
            here = copy
    return game


def _beside(tree: GameTree, node: GameNode) -> Iterator[list[GameNode]]:
    """The lines that were left for another one instead of an action, each to its game's end."""
    assert node.parent is not None
    for other in node.parent.children:
        if other is node or isinstance(other.action, StartedNext) or not other.played_on:
            continue
        line = tree.line(other)
        line = line[line.index(other) :]
        ends = [at for at, one in enumerate(line) if isinstance(one.action, StartedNext)]
        yield line[: ends[0]] if ends else line


class Loss(StrEnum):
    """Something of a game that a copy in a format of another program does not hold."""

    BRANCHES = "branches"
    REFUSED = "refused"
    MARKS = "marks"
    BY_HAND = "by-hand"
    DICE = "dice"
    PROPERTIES = "properties"
    LEFT = "left"


def losses(document: Document, kind: Format) -> tuple[Loss, ...]:
    """What a copy of a document does not hold.

    The project's own format holds all that happened, but not what other programs noted beside it.
    """
    found = {loss for match in document.matches() for loss in _in_trees(match)}
    if kind is Format.TTG:
        found &= {Loss.PROPERTIES}
    elif document.dice is not None and document.dice.get("checkable"):
        found.add(Loss.DICE)
    if kind is Format.SGF:
        found -= {Loss.BRANCHES, Loss.PROPERTIES}
    return tuple(one for one in Loss if one in found)


def _noted(finding: ReadFinding) -> bool:
    """Whether something is kept with it that nothing here understands."""
    match finding:
        case SourceEntry(entry) | UnplayedEntry(FileEntry() as entry):
            return bool(entry.properties)
        case _:
            return False


def _in_trees(document: Document) -> Iterator[Loss]:
    for game in document.games:
        if game.tree.drawings:
            yield Loss.MARKS
        for node in (game.tree.root, *game.tree.nodes()):
            if node.properties or any(map(_noted, node.findings)):
                yield Loss.PROPERTIES
            if len(node.children) > 1:
                yield Loss.BRANCHES
            match node.action:
                case Answered(accepted=False):
                    yield Loss.REFUSED
                case Rolled(origin=Origin.HAND):
                    yield Loss.BY_HAND
                case Left():
                    yield Loss.LEFT

"""The course of a game as a list to read: its turns, its cube, its ends and its branches.

``MoveListWriter`` puts the actions of a tree together into moments and writes the list of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Result, Roll, Side, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Answered,
    Beavered,
    Begins,
    CubeOffered,
    CubeTaken,
    Doubled,
    Dropped,
    Effect,
    GameOver,
    HandedOver,
    Left,
    Origin,
    Passed,
    Phase,
    Resigned,
    Rolled,
    Scored,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import ROOT, GameNode


class MomentKind(StrEnum):
    """What kind of moment it is."""

    BEGINNING = "beginning"
    """A game, before anything happened in it."""
    OPENING = "opening"
    """Throws that decide who begins, where none of them is played."""
    TURN = "turn"
    DOUBLED = "doubled"
    BEAVERED = "beavered"
    TOOK = "took"
    DROPPED = "dropped"
    RESIGNED = "resigned"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class ListedBranch:
    """Another way the game went from a moment: where it leads, and its first turn as text.

    ``id`` is the last moment of that line, ``at`` the one that shows its first turn; ``turns``
    counts the turns it has.
    """

    id: int
    at: int
    what: MomentKind
    side: Side | None
    throw: Roll
    text: str
    turns: int


@dataclass(frozen=True, slots=True)
class ListedMoment:
    """One line of the course: a turn, or something else that was decided.

    ``id`` is the moment of the tree that shows it, ``noted_at`` the one its note belongs to.
    ``text`` is a play as players write it; it is empty where nothing was played, with ``passed``
    once the throw was handed over like that. ``points`` are those earned in the turn, ``score``
    the points of both sides after it. ``value`` is what a cube would show, or for how many times
    the stake a side resigns; ``accepted`` the answer to that. ``opening`` holds the throws that
    decided who begins, ``ids`` the actions that belong here. ``finished`` tells that there will
    be no more of them.
    """

    id: int
    noted_at: int
    what: MomentKind
    side: Side | None = None
    throw: Roll = ()
    origin: Origin = Origin.DICE
    text: str = ""
    passed: RuleKey | None = None
    points: int = 0
    score: tuple[int, int] = (0, 0)
    value: int = 0
    accepted: bool | None = None
    opening: tuple[Roll, ...] = ()
    note: str = ""
    branches: tuple[ListedBranch, ...] = ()
    game: int = 0
    number: int = 0
    effects: tuple[Effect, ...] = ()
    ids: tuple[int, ...] = ()
    finished: bool = False


@dataclass(frozen=True, slots=True)
class ListedGame:
    """One game of a course: how the match stood before it, how it ended, its first moment."""

    match: Match
    result: Result | None
    first: int


@dataclass(frozen=True, slots=True)
class MoveList:
    """What has happened along the line that is shown.

    ``standing`` is the index of the moment where the game stands, None where that is on another
    line; ``looking`` the one that is looked at, if any.
    """

    moments: tuple[ListedMoment, ...]
    games: tuple[ListedGame, ...]
    standing: int | None
    looking: int | None = None

    @property
    def shown(self) -> int:
        """The index of the moment on the board."""
        if self.looking is not None:
            return self.looking
        return 0 if self.standing is None else self.standing

    def at(self, index: int) -> ListedMoment:
        """The moment at an index; the nearest there is."""
        return self.moments[max(0, min(index, len(self.moments) - 1))]


# --- Actions put together --------------------------------------------------------------------


@dataclass
class _Group:
    """The actions that make one moment; ``before`` is the one before its first step."""

    what: MomentKind
    side: Side | None
    before: GameNode
    nodes: list[GameNode] = field(default_factory=list)
    throw: Roll = ()
    origin: Origin = Origin.DICE
    opening: tuple[Roll, ...] = ()
    game: int = 0
    closed: bool = False

    def steps(self) -> list[Step]:
        return [node.action.step for node in self.nodes if isinstance(node.action, Stepped)]

    def shown_at(self) -> GameNode:
        """The moment with the play made and the dice still lying."""
        at = self.before
        for node in self.nodes:
            if not isinstance(node.action, HandedOver):
                at = node
        return at

    def ids(self) -> list[int]:
        """The moments whose notes belong to it."""
        own = [node.id for node in self.nodes]
        return [self.before.id, *own] if self.what is MomentKind.BEGINNING else own


def _without_undone(
    tree: GameTree, line: list[GameNode], looking: GameNode | None
) -> list[GameNode]:
    """The line without steps at its end that were only taken back and led to nothing."""
    while line and not line[-1].played_on and line[-1] not in (tree.here, looking):
        line = line[:-1]
    return line


def _grouped(tree: GameTree, line: Sequence[GameNode]) -> Iterator[_Group]:
    """The actions of a line, put together into moments; each game begins with one of its own."""
    game = 0
    yield _Group(MomentKind.BEGINNING, None, tree.root, closed=True)
    begun = tree.state_at(tree.root)
    opening = begun.phase is Phase.OPENING
    turn: _Group | None = None
    if begun.turn is not None:  # it begins with a throw that lies on the board
        lying = begun.turn
        turn = _Group(MomentKind.TURN, begun.to_move, tree.root, [], lying.roll, lying.origin)
        yield turn
    asked: _Group | None = None
    for node in line:
        assert node.parent is not None
        match node.action:
            case StartedNext():
                game += 1
                opening, turn, asked = True, None, None
                yield _Group(MomentKind.BEGINNING, None, node, [node], game=game, closed=True)
            case SetUp(to_move=to_move):
                game += 1
                opening, turn, asked = to_move is None, None, None
                yield _Group(MomentKind.BEGINNING, None, node, [node], game=game, closed=True)
            case Rolled(side, numbers, origin) if opening:
                begins = _begins(tree.effects_at(node))
                if turn is None:
                    turn = _Group(MomentKind.OPENING, None, node.parent, game=game)
                    yield turn
                turn.nodes.append(node)
                turn.opening = (*turn.opening, numbers)
                turn.origin = max(turn.origin, origin, key=_marked)
                opening = begins is None
                if begins is not None and begins.numbers:
                    turn.what, turn.side = MomentKind.TURN, begins.side
                    turn.throw, turn.before = begins.numbers, node
                elif len(turn.opening) == 2:
                    turn.closed, turn = True, None
            case Rolled(side, numbers, origin):
                turn = _Group(
                    MomentKind.TURN, side, node.parent, [node], numbers, origin, game=game
                )
                yield turn
            case Stepped() | HandedOver():
                assert turn is not None
                turn.nodes.append(node)
                turn.closed = isinstance(node.action, HandedOver)
            case Answered():
                assert asked is not None
                asked.nodes.append(node)
                asked.closed = True
            case _:
                asked = _Group(_WHAT[type(node.action)], _decider(tree, node), node.parent, [node])
                asked.game = game
                asked.closed = not isinstance(node.action, Resigned)
                yield asked


_WHAT = {
    Doubled: MomentKind.DOUBLED,
    Beavered: MomentKind.BEAVERED,
    Took: MomentKind.TOOK,
    Dropped: MomentKind.DROPPED,
    Resigned: MomentKind.RESIGNED,
    Left: MomentKind.LEFT,
}


def _marked(origin: Origin) -> int:
    return (Origin.DICE, Origin.SCRIPT, Origin.HAND).index(origin)


def _begins(effects: Sequence[Effect]) -> Begins | None:
    return next((effect for effect in effects if isinstance(effect, Begins)), None)


def _decider(tree: GameTree, node: GameNode) -> Side | None:
    """Which side decided something that is no play."""
    match node.action:
        case Doubled(side) | Resigned(side):
            return side
        case Took():
            taken = [e for e in tree.effects_at(node) if isinstance(e, CubeTaken)]
            return taken[0].owner if taken else None
        case Beavered():
            offered = [e for e in tree.effects_at(node) if isinstance(e, CubeOffered)]
            return offered[0].side if offered else None
        case Dropped():
            over = [e for e in tree.effects_at(node) if isinstance(e, GameOver)]
            winner = over[0].result.winner if over else None
            return None if winner is None else winner.other
        case _:
            return None


def _places(found: Sequence[_Group]) -> dict[int, int]:
    """The index of the moment that each action belongs to."""
    at: dict[int, int] = {}
    for index, group in enumerate(found):
        if group.what is MomentKind.BEGINNING:
            at[group.before.id] = index
        elif not group.nodes:
            at[ROOT] = index  # the throw that the game begins with
        for node in group.nodes:
            at[node.id] = index
    return at


# --- The list --------------------------------------------------------------------------------


class MoveListWriter:
    """Writes courses, and keeps what cannot change any more so that a long match is quick."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], ListedMoment] = {}

    def write(self, tree: GameTree, looking: GameNode | None = None) -> MoveList:
        """The course along the line of the moment looked at, or of the game as it stands."""
        line = tree.line()
        if looking is not None and looking is not tree.root and looking not in line:
            line = tree.line(looking)
        line = _without_undone(tree, line, looking)
        groups = list(_grouped(tree, line))
        moments, at = self._moments(tree, groups), _places(groups)
        return MoveList(
            tuple(moments),
            tuple(_games(tree, groups)),
            at.get(tree.current),
            None if looking is None else at.get(looking.id),
        )

    def _moments(self, tree: GameTree, groups: Sequence[_Group]) -> list[ListedMoment]:
        found = []
        score, number = (0, 0), 0
        for group in groups:
            if group.what is MomentKind.BEGINNING:
                score, number = tree.state_at(group.before).score, 0
            number += group.what is MomentKind.TURN
            last = group.nodes[-1] if group.nodes else group.before
            known = self._written.get((group.before.id, last.id))
            moment = known or _moment(tree, group)
            if moment.points and group.side is not None:
                score = (
                    (score[0] + moment.points, score[1])
                    if group.side is Side.FIRST
                    else (score[0], score[1] + moment.points)
                )
            note, branches = _note(tree, group), tuple(_branches(tree, group))
            there = (moment.note, moment.branches, moment.score, moment.number)
            if known is None or there != (note, branches, score, number):
                moment = replace(
                    moment,
                    score=score,
                    number=number,
                    game=group.game,
                    note=note,
                    noted_at=_noted_at(tree, group),
                    branches=branches,
                )
                if moment.finished:
                    self._written[group.before.id, last.id] = moment
            found.append(moment)
        return found


def _games(tree: GameTree, groups: Sequence[_Group]) -> Iterator[ListedGame]:
    first = [index for index, group in enumerate(groups) if group.what is MomentKind.BEGINNING]
    for index, following in zip(first, [*first[1:], len(groups)], strict=True):
        result = None
        for group in groups[index:following]:
            for node in group.nodes:
                for effect in tree.effects_at(node):
                    result = effect.result if isinstance(effect, GameOver) else result
        yield ListedGame(tree.state_at(groups[index].before).match, result, index)


def _moment(tree: GameTree, group: _Group) -> ListedMoment:
    effects = tuple(effect for node in group.nodes for effect in tree.effects_at(node))
    passed = [effect.rule for effect in effects if isinstance(effect, Passed)]
    answers = [node.action.accepted for node in group.nodes if isinstance(node.action, Answered)]
    steps = group.steps()
    text = ""
    if steps and group.side is not None:
        before = tree.state_at(group.before).position
        text = format_play(tree.variant, group.side, before, steps)
    return ListedMoment(
        id=group.shown_at().id,
        noted_at=group.before.id,
        what=group.what,
        side=group.side,
        throw=group.throw,
        origin=group.origin,
        text=text,
        passed=passed[0] if passed else None,
        points=sum(effect.points for effect in effects if isinstance(effect, Scored)),
        value=_value(group, effects),
        accepted=answers[0] if answers else None,
        opening=group.opening,
        effects=effects,
        ids=tuple(node.id for node in group.nodes),
        finished=group.closed,
    )


def _value(group: _Group, effects: Sequence[Effect]) -> int:
    for node in group.nodes:
        if isinstance(node.action, Resigned):
            return node.action.value
    for effect in effects:
        if isinstance(effect, CubeOffered | CubeTaken):
            return effect.value
    return 0


def _note(tree: GameTree, group: _Group) -> str:
    comments = tree.comments
    if not comments:
        return ""
    said = (comments.get(at, "") for at in dict.fromkeys(group.ids()))
    return "\n".join(filter(None, said))


def _noted_at(tree: GameTree, group: _Group) -> int:
    """Where the note of a moment is kept: where there is one, else at its first action."""
    ids = group.ids()
    noted = [at for at in ids if at in tree.comments]
    return noted[0] if noted else ids[0] if ids else group.before.id


def _branches(tree: GameTree, group: _Group) -> Iterator[ListedBranch]:
    """The other lines that leave a moment, from before it to its last action."""
    for node in group.nodes:
        if node.parent is None or len(node.parent.children) < 2:
            continue
        for other in node.parent.children:
            if other is not node and other.played_on:
                yield _branch(tree, other)


def _branch(tree: GameTree, first: GameNode) -> ListedBranch:
    line = tree.line(first)
    turns = sum(isinstance(node.action, HandedOver) for node in line[line.index(first) :])
    group = next(group for group in [*_grouped(tree, line)] if first in group.nodes)
    shown = _moment(tree, group)
    return ListedBranch(
        line[-1].id, shown.id, shown.what, shown.side, shown.throw, shown.text, turns
    )

"""The course of a game as a list to read: its turns, its cube, its ends and its branches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from enum import StrEnum

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Roll, Side, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.record import ROOT, Did, GameRecord
from trictrac_gui.engine.rules import RuleKey
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
    Result,
    Rolled,
    Scored,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.quick_dataclass import dataclass


class What(StrEnum):
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
class Branch:
    """Another way the game went from a moment: where it leads, and its first turn as text.

    ``id`` is the last moment of that line, ``at`` the one that shows its first turn; ``turns``
    counts the turns it has.
    """

    id: int
    at: int
    what: What
    side: Side | None
    throw: Roll
    text: str
    turns: int


@dataclass(frozen=True, slots=True)
class Moment:
    """One line of the course: a turn, or something else that was decided.

    ``id`` is the moment of the record that shows it, ``noted_at`` the one its note belongs to.
    ``text`` is a play as players write it; it is empty where nothing was played, with ``passed``
    once the throw was handed over like that. ``points`` are those earned in the turn, ``score``
    the points of both sides after it. ``value`` is what a cube would show, or for how many times
    the stake a side resigns; ``accepted`` the answer to that. ``opening`` holds the throws that
    decided who begins, ``ids`` the actions that belong here. ``finished`` tells that there will
    be no more of them.
    """

    id: int
    noted_at: int
    what: What
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
    branches: tuple[Branch, ...] = ()
    game: int = 0
    number: int = 0
    effects: tuple[Effect, ...] = ()
    ids: tuple[int, ...] = ()
    finished: bool = False


@dataclass(frozen=True, slots=True)
class CourseGame:
    """One game of a course: how the match stood before it, how it ended, its first moment."""

    match: Match
    result: Result | None
    first: int


@dataclass(frozen=True, slots=True)
class Course:
    """What has happened along the line that is shown.

    ``standing`` is the index of the moment where the game stands, None where that is on another
    line; ``looking`` the one that is looked at, if any.
    """

    moments: tuple[Moment, ...]
    games: tuple[CourseGame, ...]
    standing: int | None
    looking: int | None = None

    @property
    def shown(self) -> int:
        """The index of the moment on the board."""
        if self.looking is not None:
            return self.looking
        return 0 if self.standing is None else self.standing

    def at(self, index: int) -> Moment:
        """The moment at an index; the nearest there is."""
        return self.moments[max(0, min(index, len(self.moments) - 1))]


@dataclass
class _Group:
    """The actions that make one moment."""

    what: What
    side: Side | None
    dids: list[Did] = field(default_factory=list)
    throw: Roll = ()
    origin: Origin = Origin.DICE
    opening: tuple[Roll, ...] = ()
    before: int = ROOT
    """The moment before its first step."""
    game: int = 0
    closed: bool = False

    def steps(self) -> list[Step]:
        return [did.action.step for did in self.dids if isinstance(did.action, Stepped)]

    def shown_at(self) -> int:
        """The moment with the play made and the dice still lying."""
        at = self.before
        for did in self.dids:
            if not isinstance(did.action, HandedOver):
                at = did.id
        return at


class CourseWriter:
    """Writes courses, and keeps what cannot change any more so that a long match is quick."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], Moment] = {}

    def write(self, record: GameRecord, looking: int | None = None) -> Course:
        """The course along the line of the moment looked at, or of the game as it stands."""
        line = record.line()
        if looking is not None and looking != ROOT and all(did.id != looking for did in line):
            line = record.line(looking)
        line = _without_undone(record, line, looking)
        groups = list(_groups(record, line))
        moments, at = self._moments(record, groups), _places(groups)
        return Course(
            tuple(moments),
            tuple(_games(record, groups)),
            at.get(record.current),
            None if looking is None else at.get(looking),
        )

    def _moments(self, record: GameRecord, groups: Sequence[_Group]) -> list[Moment]:
        found = []
        score, number = (0, 0), 0
        for group in groups:
            if group.what is What.BEGINNING:
                score, number = record.state_at(group.before).score, 0
            number += group.what is What.TURN
            last = group.dids[-1].id if group.dids else group.before
            known = self._written.get((group.before, last))
            moment = known or _moment(record, group)
            if moment.points and group.side is not None:
                score = (
                    (score[0] + moment.points, score[1])
                    if group.side is Side.FIRST
                    else (score[0], score[1] + moment.points)
                )
            note, branches = _note(record, group), tuple(_branches(record, group))
            there = (moment.note, moment.branches, moment.score, moment.number)
            if known is None or there != (note, branches, score, number):
                moment = replace(
                    moment,
                    score=score,
                    number=number,
                    game=group.game,
                    note=note,
                    noted_at=_noted_at(record, group),
                    branches=branches,
                )
                if moment.finished:
                    self._written[group.before, last] = moment
            found.append(moment)
        return found


# --- From actions to groups ------------------------------------------------------------------


def _without_undone(record: GameRecord, line: list[Did], looking: int | None) -> list[Did]:
    """The line without steps at its end that were only taken back and led to nothing."""
    kept = {record.current, looking}
    while line and not record.played_on(line[-1].id) and line[-1].id not in kept:
        line = line[:-1]
    return line


def _groups(record: GameRecord, line: Sequence[Did]) -> Iterator[_Group]:
    """The actions of a line, put together into moments; each game begins with one of its own."""
    game = 0
    yield _Group(What.BEGINNING, None, before=ROOT, closed=True)
    opening = record.state_at(ROOT).phase is Phase.OPENING
    turn: _Group | None = None
    begun = record.state_at(ROOT)
    if begun.turn is not None:  # it begins with a throw that lies on the board
        turn = _Group(What.TURN, begun.to_move, [], begun.turn.roll, begun.turn.origin)
        yield turn
    asked: _Group | None = None
    for did in line:
        match did.action:
            case StartedNext():
                game += 1
                opening, turn, asked = True, None, None
                yield _Group(What.BEGINNING, None, [did], before=did.id, game=game, closed=True)
            case Rolled(side, numbers, origin) if opening:
                begins = _begins(record.effects_at(did.id))
                if turn is None:
                    turn = _Group(What.OPENING, None, before=did.parent, game=game)
                    yield turn
                turn.dids.append(did)
                turn.opening = (*turn.opening, numbers)
                turn.origin = max(turn.origin, origin, key=_marked)
                opening = begins is None
                if begins is not None and begins.numbers:
                    turn.what, turn.side = What.TURN, begins.side
                    turn.throw, turn.before = begins.numbers, did.id
                elif len(turn.opening) == 2:
                    turn.closed, turn = True, None
            case Rolled(side, numbers, origin):
                turn = _Group(What.TURN, side, [did], numbers, origin, (), did.parent, game)
                yield turn
            case Stepped() | HandedOver():
                assert turn is not None
                turn.dids.append(did)
                turn.closed = isinstance(did.action, HandedOver)
            case Answered():
                assert asked is not None
                asked.dids.append(did)
                asked.closed = True
            case _:
                asked = _Group(_WHAT[type(did.action)], _decider(record, did), [did])
                asked.before, asked.game = did.parent, game
                asked.closed = not isinstance(did.action, Resigned)
                yield asked


_WHAT = {
    Doubled: What.DOUBLED,
    Beavered: What.BEAVERED,
    Took: What.TOOK,
    Dropped: What.DROPPED,
    Resigned: What.RESIGNED,
    Left: What.LEFT,
}


def _marked(origin: Origin) -> int:
    return (Origin.DICE, Origin.SCRIPT, Origin.HAND).index(origin)


def _begins(effects: Sequence[Effect]) -> Begins | None:
    return next((effect for effect in effects if isinstance(effect, Begins)), None)


def _decider(record: GameRecord, did: Did) -> Side | None:
    """Which side decided something that is no play."""
    match did.action:
        case Doubled(side) | Resigned(side):
            return side
        case Took():
            taken = [e for e in record.effects_at(did.id) if isinstance(e, CubeTaken)]
            return taken[0].owner if taken else None
        case Beavered():
            offered = [e for e in record.effects_at(did.id) if isinstance(e, CubeOffered)]
            return offered[0].side if offered else None
        case Dropped():
            over = [e for e in record.effects_at(did.id) if isinstance(e, GameOver)]
            winner = over[0].result.winner if over else None
            return None if winner is None else winner.other
        case _:
            return None


def _places(groups: Sequence[_Group]) -> dict[int, int]:
    """The index of the moment that each action belongs to."""
    at: dict[int, int] = {}
    for index, group in enumerate(groups):
        if group.what is What.BEGINNING:
            at[group.before] = index
        elif not group.dids:
            at[ROOT] = index  # the throw that the game begins with
        for did in group.dids:
            at[did.id] = index
    return at


def _games(record: GameRecord, groups: Sequence[_Group]) -> Iterator[CourseGame]:
    first = [index for index, group in enumerate(groups) if group.what is What.BEGINNING]
    for index, following in zip(first, [*first[1:], len(groups)], strict=True):
        result = None
        for group in groups[index:following]:
            for did in group.dids:
                for effect in record.effects_at(did.id):
                    result = effect.result if isinstance(effect, GameOver) else result
        yield CourseGame(record.state_at(groups[index].before).match, result, index)


# --- From groups to moments ------------------------------------------------------------------


def _moment(record: GameRecord, group: _Group) -> Moment:
    effects = tuple(effect for did in group.dids for effect in record.effects_at(did.id))
    passed = [effect.rule for effect in effects if isinstance(effect, Passed)]
    answers = [did.action.accepted for did in group.dids if isinstance(did.action, Answered)]
    steps = group.steps()
    text = ""
    if steps and group.side is not None:
        before = record.state_at(group.before).position
        text = format_play(record.variant, group.side, before, steps)
    return Moment(
        id=group.shown_at(),
        noted_at=group.before,
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
        ids=tuple(did.id for did in group.dids),
        finished=group.closed,
    )


def _value(group: _Group, effects: Sequence[Effect]) -> int:
    for did in group.dids:
        if isinstance(did.action, Resigned):
            return did.action.value
    for effect in effects:
        if isinstance(effect, CubeOffered | CubeTaken):
            return effect.value
    return 0


def _ids(group: _Group) -> list[int]:
    return (
        [group.before, *(did.id for did in group.dids)]
        if group.what is What.BEGINNING
        else [did.id for did in group.dids]
    )


def _note(record: GameRecord, group: _Group) -> str:
    if not record.notes:
        return ""
    said = (record.notes.get(at, "") for at in dict.fromkeys(_ids(group)))
    return "\n".join(filter(None, said))


def _noted_at(record: GameRecord, group: _Group) -> int:
    """Where the note of a moment is kept: where there is one, else at its first action."""
    ids = _ids(group)
    noted = [at for at in ids if at in record.notes]
    return noted[0] if noted else ids[0] if ids else group.before


# --- Branches --------------------------------------------------------------------------------


def _branches(record: GameRecord, group: _Group) -> Iterator[Branch]:
    """The other lines that leave a moment, from before it to its last action."""
    for did in group.dids:
        if not record.forks(did.parent):
            continue
        for other in record.children(did.parent):
            if other.id == did.id or not record.played_on(other.id):
                continue
            yield _branch(record, other)


def _branch(record: GameRecord, first: Did) -> Branch:
    line = record.line(first.id)
    at = next(index for index, did in enumerate(line) if did.id == first.id)
    turns = sum(isinstance(did.action, HandedOver) for did in line[at:])
    groups = list(_groups(record, line))
    group = next(group for group in groups if first in group.dids)
    shown = _moment(record, group)
    return Branch(line[-1].id, shown.id, shown.what, shown.side, shown.throw, shown.text, turns)

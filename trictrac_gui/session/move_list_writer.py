"""Writes the course of a game: from the actions of a record to turns, decisions and branches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.record import ROOT, Did, GameRecord
from trictrac_gui.engine.state import (
    Answered,
    CubeOffered,
    CubeTaken,
    Effect,
    GameOver,
    HandedOver,
    Passed,
    Resigned,
    Scored,
)
from trictrac_gui.session.move_list import (
    ListedBranch,
    ListedGame,
    ListedMoment,
    MomentKind,
    MoveList,
)
from trictrac_gui.session.move_list_groups import Group, grouped, places, without_undone


class MoveListWriter:
    """Writes courses, and keeps what cannot change any more so that a long match is quick."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], ListedMoment] = {}

    def write(self, record: GameRecord, looking: int | None = None) -> MoveList:
        """The course along the line of the moment looked at, or of the game as it stands."""
        line = record.line()
        if looking is not None and looking != ROOT and all(did.id != looking for did in line):
            line = record.line(looking)
        line = without_undone(record, line, looking)
        groups = list(grouped(record, line))
        moments, at = self._moments(record, groups), places(groups)
        return MoveList(
            tuple(moments),
            tuple(_games(record, groups)),
            at.get(record.current),
            None if looking is None else at.get(looking),
        )

    def _moments(self, record: GameRecord, groups: Sequence[Group]) -> list[ListedMoment]:
        found = []
        score, number = (0, 0), 0
        for group in groups:
            if group.what is MomentKind.BEGINNING:
                score, number = record.state_at(group.before).score, 0
            number += group.what is MomentKind.TURN
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


def _games(record: GameRecord, groups: Sequence[Group]) -> Iterator[ListedGame]:
    first = [index for index, group in enumerate(groups) if group.what is MomentKind.BEGINNING]
    for index, following in zip(first, [*first[1:], len(groups)], strict=True):
        result = None
        for group in groups[index:following]:
            for did in group.dids:
                for effect in record.effects_at(did.id):
                    result = effect.result if isinstance(effect, GameOver) else result
        yield ListedGame(record.state_at(groups[index].before).match, result, index)


def _moment(record: GameRecord, group: Group) -> ListedMoment:
    effects = tuple(effect for did in group.dids for effect in record.effects_at(did.id))
    passed = [effect.rule for effect in effects if isinstance(effect, Passed)]
    answers = [did.action.accepted for did in group.dids if isinstance(did.action, Answered)]
    steps = group.steps()
    text = ""
    if steps and group.side is not None:
        before = record.state_at(group.before).position
        text = format_play(record.variant, group.side, before, steps)
    return ListedMoment(
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


def _value(group: Group, effects: Sequence[Effect]) -> int:
    for did in group.dids:
        if isinstance(did.action, Resigned):
            return did.action.value
    for effect in effects:
        if isinstance(effect, CubeOffered | CubeTaken):
            return effect.value
    return 0


def _ids(group: Group) -> list[int]:
    return (
        [group.before, *(did.id for did in group.dids)]
        if group.what is MomentKind.BEGINNING
        else [did.id for did in group.dids]
    )


def _note(record: GameRecord, group: Group) -> str:
    if not record.notes:
        return ""
    said = (record.notes.get(at, "") for at in dict.fromkeys(_ids(group)))
    return "\n".join(filter(None, said))


def _noted_at(record: GameRecord, group: Group) -> int:
    """Where the note of a moment is kept: where there is one, else at its first action."""
    ids = _ids(group)
    noted = [at for at in ids if at in record.notes]
    return noted[0] if noted else ids[0] if ids else group.before


def _branches(record: GameRecord, group: Group) -> Iterator[ListedBranch]:
    """The other lines that leave a moment, from before it to its last action."""
    for did in group.dids:
        if not record.forks(did.parent):
            continue
        for other in record.children(did.parent):
            if other.id == did.id or not record.played_on(other.id):
                continue
            yield _branch(record, other)


def _branch(record: GameRecord, first: Did) -> ListedBranch:
    line = record.line(first.id)
    at = next(index for index, did in enumerate(line) if did.id == first.id)
    turns = sum(isinstance(did.action, HandedOver) for did in line[at:])
    groups = list(grouped(record, line))
    group = next(group for group in groups if first in group.dids)
    shown = _moment(record, group)
    return ListedBranch(
        line[-1].id, shown.id, shown.what, shown.side, shown.throw, shown.text, turns
    )

"""The actions of a game, put together into what makes one moment of its course."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from trictrac_gui.engine.model import Roll, Side, Step
from trictrac_gui.engine.record import ROOT, Did, GameRecord
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
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.session.move_list import MomentKind


@dataclass
class Group:
    """The actions that make one moment."""

    what: MomentKind
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
        """What was played in it."""
        return [did.action.step for did in self.dids if isinstance(did.action, Stepped)]

    def shown_at(self) -> int:
        """The moment with the play made and the dice still lying."""
        at = self.before
        for did in self.dids:
            if not isinstance(did.action, HandedOver):
                at = did.id
        return at


def without_undone(record: GameRecord, line: list[Did], looking: int | None) -> list[Did]:
    """The line without steps at its end that were only taken back and led to nothing."""
    kept = {record.current, looking}
    while line and not record.played_on(line[-1].id) and line[-1].id not in kept:
        line = line[:-1]
    return line


def grouped(record: GameRecord, line: Sequence[Did]) -> Iterator[Group]:
    """The actions of a line, put together into moments; each game begins with one of its own."""
    game = 0
    yield Group(MomentKind.BEGINNING, None, before=ROOT, closed=True)
    opening = record.state_at(ROOT).phase is Phase.OPENING
    turn: Group | None = None
    begun = record.state_at(ROOT)
    if begun.turn is not None:  # it begins with a throw that lies on the board
        turn = Group(MomentKind.TURN, begun.to_move, [], begun.turn.roll, begun.turn.origin)
        yield turn
    asked: Group | None = None
    for did in line:
        match did.action:
            case StartedNext():
                game += 1
                opening, turn, asked = True, None, None
                yield Group(
                    MomentKind.BEGINNING, None, [did], before=did.id, game=game, closed=True
                )
            case Rolled(side, numbers, origin) if opening:
                begins = _begins(record.effects_at(did.id))
                if turn is None:
                    turn = Group(MomentKind.OPENING, None, before=did.parent, game=game)
                    yield turn
                turn.dids.append(did)
                turn.opening = (*turn.opening, numbers)
                turn.origin = max(turn.origin, origin, key=_marked)
                opening = begins is None
                if begins is not None and begins.numbers:
                    turn.what, turn.side = MomentKind.TURN, begins.side
                    turn.throw, turn.before = begins.numbers, did.id
                elif len(turn.opening) == 2:
                    turn.closed, turn = True, None
            case Rolled(side, numbers, origin):
                turn = Group(MomentKind.TURN, side, [did], numbers, origin, (), did.parent, game)
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
                asked = Group(_WHAT[type(did.action)], _decider(record, did), [did])
                asked.before, asked.game = did.parent, game
                asked.closed = not isinstance(did.action, Resigned)
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


def places(found: Sequence[Group]) -> dict[int, int]:
    """The index of the moment that each action belongs to."""
    at: dict[int, int] = {}
    for index, group in enumerate(found):
        if group.what is MomentKind.BEGINNING:
            at[group.before] = index
        elif not group.dids:
            at[ROOT] = index  # the throw that the game begins with
        for did in group.dids:
            at[did.id] = index
    return at

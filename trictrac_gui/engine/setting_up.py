"""A moment set up by hand: where the checkers stand, who is to move, and what else is known.

Whether it can be played from is asked of the game itself; all that stands against it is listed,
so that whoever sets it up can be shown every place at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.decoding import (
    WRONG_VALUE,
    DecodingError,
    Fields,
    Reader,
    listed,
    one_of,
    pair,
    whole,
)
from trictrac_gui.engine.graph import can_move
from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Position, Roll, Side
from trictrac_gui.engine.notation import (
    PositionError,
    format_position,
    parse_position,
)
from trictrac_gui.engine.play import apply, decided, start
from trictrac_gui.engine.state import Cube, GameState, Origin, Phase, Rolled
from trictrac_gui.engine.variant import FACES, PositionFault, Variant

HIGHEST_CUBE: Final = 1 << 15
"""No match is so long that a higher cube could be turned."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """A moment to begin from.

    ``to_move`` is None before the opening throw. A ``roll`` lies on the board unplayed. Without
    a ``cube`` it is in the middle, where the match has one.
    """

    position: Position
    to_move: Side | None
    roll: Roll = ()
    score: tuple[int, int] = (0, 0)
    cube: Cube | None = None


def set_up(variant: Variant, match: Match, setup: SetUp) -> GameState:
    """The game at such a moment, with the roll thrown by hand.

    Raises ``PositionError`` with the first of its faults.
    """
    for fault in faults(variant, match, setup):
        raise PositionError(fault)
    state = _unthrown(variant, match, setup)
    if not setup.roll:
        return state
    assert setup.to_move is not None
    return apply(state, Rolled(setup.to_move, setup.roll, Origin.HAND)).state


def set_up_of(state: GameState) -> SetUp:
    """The moment of a running game.

    A throw of which something has been played is left out: what is left of it cannot be thrown.
    """
    turn = state.turn
    roll = turn.roll if turn is not None and not turn.steps else ()
    cube = None if state.cube == Cube() else state.cube
    return SetUp(state.position, state.to_move, roll, state.score, cube)


def faults(variant: Variant, match: Match, setup: SetUp) -> tuple[PositionFault, ...]:
    """All that stands against playing from such a moment; nothing where it can be played."""
    shapeless = tuple(_counting_faults(variant, setup.position))
    if shapeless:
        return shapeless
    standing = tuple(_standing_faults(variant, setup.position))
    others = (
        *_score_faults(variant, setup),
        *_roll_faults(variant, setup),
        *_cube_faults(match, setup),
        *_ended(match),
    )
    if standing or others:
        return (*standing, *others)
    return tuple(_stuck(variant, match, setup))


def _unthrown(variant: Variant, match: Match, setup: SetUp) -> GameState:
    begun = start(variant, match)
    return replace(
        begun,
        position=setup.position,
        score=setup.score,
        phase=Phase.OPENING if setup.to_move is None else Phase.TO_THROW,
        to_move=setup.to_move,
        cube=setup.cube or begun.cube,
    )


def _counting_faults(variant: Variant, position: Position) -> Iterator[PositionFault]:
    for side in Side:
        counts = position.of(side)
        if len(counts) != variant.track.last + 1:
            yield PositionFault("wrong-length", side)
            continue
        below = [index for index, count in enumerate(counts) if count < 0]
        yield from (
            PositionFault("negative", side, variant.track.place(side, index)) for index in below
        )
        if not below and sum(counts) > variant.checkers:
            yield PositionFault("too-many", side)
        elif not below and sum(counts) < variant.checkers:
            yield PositionFault("not-fifteen", side)


def _standing_faults(variant: Variant, position: Position) -> Iterator[PositionFault]:
    for index, facing in enumerate(variant.track.facing[Side.FIRST]):
        if facing is not None and position.counts[0][index] and position.counts[1][facing]:
            place = variant.track.place(Side.FIRST, index)
            yield PositionFault("both-sides", Side.FIRST, place)
    for side in Side:
        fault = variant.check(variant.throw(position, side).start) if variant.check else None
        if fault is not None:
            yield fault
    for side in Side:
        if position.all_off(side):
            yield PositionFault("all-off", side)


def _score_faults(variant: Variant, setup: SetUp) -> Iterator[PositionFault]:
    for side in Side:
        points = setup.score[side]
        if points < 0:
            yield PositionFault("no-such-score", side)
        elif points and variant.target is None:
            yield PositionFault("no-score", side)
        elif variant.target is not None and points >= variant.target:
            yield PositionFault("game-won", side)


def _roll_faults(variant: Variant, setup: SetUp) -> Iterator[PositionFault]:
    if not setup.roll:
        return
    if setup.to_move is None:
        yield PositionFault("roll-of-nobody", Side.FIRST)
    elif not variant.dice.can_fall(setup.roll):
        yield PositionFault("no-such-throw", setup.to_move)


def _cube_faults(match: Match, setup: SetUp) -> Iterator[PositionFault]:
    cube = setup.cube
    if cube is None:
        return
    side = Side.FIRST if cube.owner is None else cube.owner
    if not match.agreement.cube:
        yield PositionFault("no-cube", side)
    elif not match.with_cube:
        yield PositionFault("crawford", side)
    elif cube.value < 1 or cube.value & (cube.value - 1) or cube.value > match.agreement.limit:
        yield PositionFault("no-such-cube", side)
    elif (cube.value == 1) != (cube.owner is None):
        yield PositionFault("cube-of-nobody" if cube.owner is None else "cube-not-turned", side)


def _ended(match: Match) -> Iterator[PositionFault]:
    if match.over:
        yield PositionFault("match-over", match.winner or Side.FIRST)


def _stuck(variant: Variant, match: Match, setup: SetUp) -> Iterator[PositionFault]:
    """A moment from which neither side could ever move, where the game has no end for that."""
    state = _unthrown(variant, match, setup)
    if decided(state, both_passed=True) is not None:
        return
    if not any(can_move(variant, setup.position, side) for side in Side):
        yield PositionFault("nobody-can-move", setup.to_move or Side.FIRST)


# --- As JSON objects -------------------------------------------------------------------------


def as_json(variant: Variant, setup: SetUp) -> dict[str, object]:
    """A set-up as a JSON object; what is not set is left out."""
    data: dict[str, object] = {
        "position": format_position(variant, setup.position),
        "to_move": None if setup.to_move is None else variant.side_keys[setup.to_move],
    }
    if setup.roll:
        data["roll"] = list(setup.roll)
    if setup.score != (0, 0):
        data["score"] = list(setup.score)
    if setup.cube is not None:
        owner = setup.cube.owner
        data["cube"] = {
            "value": setup.cube.value,
            "owner": None if owner is None else variant.side_keys[owner],
        }
    return data


def from_json(variant: Variant, data: object, field: str = "") -> SetUp:
    """The set-up of a JSON object. Raises ``DecodingError`` naming the field that is wrong.

    Its checkers can stand as they do; whether a match allows the rest is for ``set_up`` to say.
    """
    try:
        return _set_up(variant, Fields(data, field))
    except DecodingError as fault:
        raise fault.at(keys=WRONG_VALUE) from fault


def _set_up(variant: Variant, data: Fields) -> SetUp:
    data.only(("position", "to_move", "roll", "score", "cube"))
    written = data.data.get("position")
    if not isinstance(written, str):
        raise data.fault("wrong-value", "position")
    try:
        position = parse_position(variant, written)
    except PositionError as error:
        raise data.fault(error.fault.key, "position") from error
    except ValueError as error:
        raise data.fault("wrong-value", "position") from error
    side = _side(variant)
    setup = SetUp(
        position,
        data.read("to_move", side),
        data.get("roll", _roll(variant), ()),
        data.get("score", pair(whole(0, 10**6)), (0, 0)),
        _cube(variant, data),
    )
    for field, wrong in (
        ("roll", _roll_faults(variant, setup)),
        ("score", _score_faults(variant, setup)),
    ):
        for fault in wrong:
            raise data.fault(fault.key, field)
    return setup


def _side(variant: Variant) -> Reader[Side | None]:
    def read(value: object, field: str) -> Side | None:
        if value is None:
            return None
        return Side(variant.side_keys.index(one_of(variant.side_keys)(value, field)))

    return read


def _roll(variant: Variant) -> Reader[Roll]:
    def read(value: object, field: str) -> Roll:
        numbers = listed(whole(1, FACES))(value, field)
        if len(numbers) not in (0, variant.dice.dice):
            raise DecodingError("wrong-value", field)
        return numbers

    return read


def _cube(variant: Variant, data: Fields) -> Cube | None:
    if data.data.get("cube") is None:
        return None
    cube = data.read("cube", Fields)
    cube.only(("value", "owner"))
    if not variant.has_cube:
        raise data.fault("no-cube", "cube")
    turned = cube.data.get("value")
    if type(turned) is not int or not 1 <= turned <= HIGHEST_CUBE or turned & (turned - 1):
        raise cube.fault("no-such-cube", "value")
    return Cube(turned, cube.get("owner", _side(variant), None))

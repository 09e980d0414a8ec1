"""The referee: a request as a line of JSON in, all legal plays of the throw out.

Faults are raised as ``RequestError`` with a key and values; the command line words them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.graph import Node, TurnGraph, build
from trictrac_gui.engine.model import BAR, CHECKERS, OFF, Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import (
    PositionError,
    check_position,
    counts_from_places,
    format_play,
    places_from_counts,
    read_place,
)
from trictrac_gui.engine.refusal import pass_reason, why_not
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.storage.strict_json import BadJson, loads

LONGEST_NAME: Final = 3
"""No point has a longer name: ``off``, ``bar``, ``24``."""

Json = dict[str, object]


class RequestError(ValueError):
    """A request that cannot be judged.

    ``key`` names the fault, ``where`` the field it is in (empty for the whole line), ``values``
    what a sentence about it needs.
    """

    def __init__(self, key: str, where: str = "", **values: object) -> None:
        super().__init__(f"{key} {where} {values}")
        self.key = key
        self.where = where
        self.values = values


@dataclass(frozen=True)
class Request:
    """A position, the side to move, its throw, and the steps that are asked for, if any."""

    variant: Variant
    position: Position
    side: Side
    roll: Roll
    score: tuple[int, int]
    ask: tuple[tuple[Place, Place], ...] | None = None


# --- Reading ---------------------------------------------------------------------------------


def read_request(line: bytes, variants: Sequence[Variant]) -> Request:
    """The request of a line. Raises ``RequestError``."""
    fields = _object("", _parse(line))
    variant = _variant(fields, variants)
    first, second = variant.side_keys
    required = ("variant", first, second, "to_move", "dice")
    optional = ("options", *(("score",) if variant.target is not None else ()), "ask")
    _only(fields, (*required, *optional), "")
    for name in required:
        if name not in fields:
            raise RequestError("missing", name)
    variant = _configured(variant, fields.get("options", {}))
    position = _position(fields, variant)
    side = Side(_one_of("to_move", fields["to_move"], variant.side_keys))
    request = Request(
        variant=variant,
        position=position,
        side=side,
        roll=_roll(fields["dice"]),
        score=_score(variant, fields.get("score", {})),
        ask=_asked(variant, fields["ask"]) if "ask" in fields else None,
    )
    if variant.end(_state(request, position, request.score), False) is not None:
        raise RequestError("finished", variant=variant.key)
    if position.of(side)[-1] == CHECKERS:
        raise RequestError("nothing-to-move", side=variant.side_keys[side])
    return request


def _parse(line: bytes) -> object:
    try:
        return loads(line)
    except BadJson as bad:
        if bad.key == "doubled-key":
            raise RequestError("doubled-key", _doubled_key(line)) from None
        raise RequestError(bad.key, column=bad.column) from None


def _doubled_key(line: bytes) -> str:
    """The first key that an object of the line has twice; the line was read up to there before."""

    class Found(Exception):
        pass

    def look(pairs: list[tuple[str, object]]) -> None:
        names = [name for name, _ in pairs]
        for place, name in enumerate(names):
            if name in names[:place]:
                raise Found(name)

    try:
        json.loads(line.decode("utf-8"), object_pairs_hook=look)
    except Found as found:
        return str(found)
    return ""


def _variant(fields: Json, variants: Sequence[Variant]) -> Variant:
    if "variant" not in fields:
        raise RequestError("missing", "variant")
    keys = tuple(variant.key for variant in variants)
    return variants[_one_of("variant", fields["variant"], keys)]


def _configured(variant: Variant, options: object) -> Variant:
    values: dict[str, str | bool] = {}
    choices = {option.key: option.choices for option in variant.options}
    for name, value in _object("options", options).items():
        if isinstance(value, str | bool):
            values[name] = value
        elif name in choices:
            raise RequestError(
                "no-such-choice", f"options.{name}", given=value, choices=choices[name]
            )
        else:
            raise RequestError("unknown-key", f"options.{name}", choices=tuple(choices))
    try:
        return variant.configured(values)
    except OptionError as bad:
        if bad.value is None:
            raise RequestError(
                "unknown-key", f"options.{bad.key}", choices=tuple(choices)
            ) from None
        raise RequestError(
            "no-such-choice", f"options.{bad.key}", given=bad.value, choices=choices[bad.key]
        ) from None


def _position(fields: Json, variant: Variant) -> Position:
    try:
        first, second = (
            counts_from_places(variant, side, _places(fields, variant.side_keys[side]))
            for side in Side
        )
        position = Position((first, second))
        check_position(variant, position)
    except PositionError as bad:
        fault = bad.fault
        side = variant.side_keys[fault.side]
        where = side if fault.place is None else f"{side}.{fault.place}"
        raise RequestError(fault.key, where, side=side, point=fault.place) from None
    return position


def _places(fields: Json, side: str) -> dict[Place, int]:
    places: dict[Place, int] = {}
    for name, value in _object(side, fields[side]).items():
        where = f"{side}.{name}"
        place = read_place(name) if len(name) <= LONGEST_NAME else None
        if place is None:
            raise RequestError("unknown-point", where)
        places[place] = _whole(where, value)
    return places


def _roll(value: object) -> Roll:
    numbers = _list("dice", value)
    if len(numbers) != 2:
        raise RequestError("two-dice", "dice", given=len(numbers))
    for at, number in enumerate(numbers):
        if not 1 <= _whole(f"dice[{at}]", number) <= 6:
            raise RequestError("no-such-die", f"dice[{at}]", given=number)
    return tuple(_whole("dice", number) for number in numbers)


def _score(variant: Variant, value: object) -> tuple[int, int]:
    given = _object("score", value)
    _only(given, variant.side_keys, "score.")
    both = []
    for side in variant.side_keys:
        points = _whole(f"score.{side}", given.get(side, 0))
        if points < 0:
            raise RequestError("negative-score", f"score.{side}", given=points)
        both.append(points)
    return both[0], both[1]


def _asked(variant: Variant, value: object) -> tuple[tuple[Place, Place], ...]:
    steps = []
    for at, item in enumerate(_list("ask", value)):
        where = f"ask[{at}]"
        pair = _list(where, item)
        if len(pair) != 2:
            raise RequestError("two-places", where, given=len(pair))
        steps.append((_place(variant, where, pair[0]), _place(variant, where, pair[1])))
    return tuple(steps)


def _place(variant: Variant, where: str, value: object) -> Place:
    if type(value) is int and 1 <= value <= 24:
        return value
    if value == OFF or (value == BAR and variant.has_bar):
        return str(value)
    names = (BAR, OFF) if variant.has_bar else (OFF,)
    raise RequestError("no-such-place", where, given=value, choices=names)


# --- The types of JSON -----------------------------------------------------------------------


def _object(where: str, value: object) -> Json:
    if not isinstance(value, dict):
        raise RequestError("not-an-object", where, given=value)
    return value


def _list(where: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise RequestError("not-a-list", where, given=value)
    return value


def _whole(where: str, value: object) -> int:
    # True and False are numbers to Python, and no numbers of checkers.
    if type(value) is not int:
        raise RequestError("not-a-whole-number", where, given=value)
    return value


def _one_of(where: str, value: object, choices: tuple[str, ...]) -> int:
    """The place of a value in a list of choices."""
    if not isinstance(value, str) or value not in choices:
        raise RequestError("no-such-choice", where, given=value, choices=choices)
    return choices.index(value)


def _only(fields: Json, known: Sequence[str], prefix: str) -> None:
    for name in fields:
        if name not in known:
            raise RequestError("unknown-key", prefix + name, choices=tuple(known))


# --- Answering -------------------------------------------------------------------------------


def answer(request: Request) -> Json:
    """All plays of the throw, or why it is passed, and why the steps asked for are refused."""
    variant = request.variant
    graph = build(variant, request.position, request.side, variant.dice.numbers(request.roll))
    reason = pass_reason(graph, graph.root)
    result: Json
    if reason is not None:
        again = variant.dice.again(request.roll)
        result = {"plays": [], "pass": reason.rule.value, "again": again}
    else:
        ways = graph.ways()
        result = {"plays": [_play(request, end, ways[end]) for end in graph.results()]}
    if request.ask is not None:
        result["refusals"] = [_refusal(graph, src, dst) for src, dst in request.ask]
    return result


def _play(request: Request, end: Node, way: tuple[Step, ...]) -> Json:
    variant, side = request.variant, request.side
    places = variant.track.places[side]
    points = earned(request, end.position)
    score = list(request.score)
    score[side] += points
    state = _state(request, end.position, (score[0], score[1]))
    over = variant.end(state, False) is not None
    play: Json = {
        "steps": [[places[step.src], places[step.dst]] for step in way],
        "text": format_play(variant, side, request.position, way),
    }
    for owner in Side:
        counts = places_from_counts(variant, owner, end.position.of(owner))
        play[variant.side_keys[owner]] = {str(place): count for place, count in counts.items()}
    play["points"] = points
    play["again"] = variant.dice.again(request.roll) and not over
    return play


def earned(request: Request, after: Position) -> int:
    """The points of a play: for checkers borne off, and for those sent back (T22)."""
    variant, side, before = request.variant, request.side, request.position
    off = after.of(side)[-1] - before.of(side)[-1]
    hits = after.of(side.other)[0] - before.of(side.other)[0]
    return variant.off_points * off + variant.hit_points * hits


def _refusal(graph: TurnGraph, src: Place, dst: Place) -> Json:
    reason = why_not(graph, graph.root, src, dst)
    return {"step": [src, dst], "rule": None if reason is None else reason.rule.value}


def _state(request: Request, position: Position, score: tuple[int, int]) -> GameState:
    return GameState(request.variant, position, score, to_move=request.side)

"""``trictrac plays``, the referee: a request as a line of JSON in, all legal plays out.

Faults are raised as ``DecodingError`` with a key and values, and worded where they are told.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.decoding import DecodingError, Fields, Reader, listed, loads, one_of, whole
from trictrac_gui.engine.graph import Node, TurnGraph, build
from trictrac_gui.engine.model import BAR, OFF, Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import (
    PositionError,
    check_position,
    counts_from_places,
    format_play,
    places_from_counts,
    read_place,
)
from trictrac_gui.engine.play import decided
from trictrac_gui.engine.refusal import pass_reason, why_not
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.variant import FACES, OptionError, Variant
from trictrac_gui.texts import request_faults
from trictrac_gui.texts.catalogue import Translate, mark, printable
from trictrac_gui.variants import VARIANTS

LONGEST_LINE: Final = 65536
"""Bytes; a request with every field filled needs less than a twentieth."""

_BLANK: Final = b" \t\r\n\v\f"
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"

LONGEST_NAME: Final = 3
"""No point has a longer name: ``off``, ``bar``, ``24``."""

JsonObject = dict[str, object]


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

_KEYS: Final = {"missing-field": "missing", "unknown-field": "unknown-key"}
_WHOLE: Final = whole(-(10**18), 10**18)


def read_request(line: bytes, variants: Sequence[Variant]) -> Request:
    """The request of a line. Raises ``DecodingError``."""
    try:
        return _request(Fields(loads(line)), variants)
    except DecodingError as fault:
        raise fault.at(keys=_KEYS) from None


def _request(fields: Fields, variants: Sequence[Variant]) -> Request:
    keys = tuple(variant.key for variant in variants)
    variant = variants[keys.index(fields.read("variant", one_of(keys)))]
    first, second = variant.side_keys
    required = ("variant", first, second, "to_move", "dice")
    optional = ("options", *(("score",) if variant.target is not None else ()), "ask")
    fields.only((*required, *optional))
    fields.need(required)
    variant = configured(variant, fields.get("options", Fields, Fields({})))
    position = position_of(fields, variant)
    side = Side(variant.side_keys.index(fields.read("to_move", one_of(variant.side_keys))))
    request = Request(
        variant=variant,
        position=position,
        side=side,
        roll=fields.read("dice", roll_of(variant)),
        score=score_of(variant, fields.get("score", Fields, Fields({}))),
        ask=fields.get("ask", listed(_Step(variant)), None),
    )
    if decided(_state(request, position, request.score)) is not None:
        raise DecodingError("finished", variant=variant.key)
    if position.all_off(side):
        raise DecodingError("nothing-to-move", side=variant.side_keys[side])
    return request


def configured(variant: Variant, options: Fields) -> Variant:
    """A game under the house rules of a request. Raises ``DecodingError``."""
    values: dict[str, str | bool] = {}
    choices = {option.key: option.choices for option in variant.options}
    options.only(tuple(choices))
    for name, value in options.data.items():
        if not isinstance(value, str | bool):
            raise options.fault("no-such-choice", name, given=value, choices=choices[name])
        values[name] = value
    try:
        return variant.configured(values)
    except OptionError as bad:
        raise options.fault(
            "no-such-choice", bad.key, given=bad.value, choices=choices[bad.key]
        ) from None


def position_of(fields: Fields, variant: Variant) -> Position:
    """The position that the fields named after both sides hold. Raises ``DecodingError``."""
    try:
        first, second = (
            counts_from_places(variant, side, fields.read(variant.side_keys[side], _places))
            for side in Side
        )
        position = Position((first, second))
        check_position(variant, position)
    except PositionError as bad:
        fault = bad.fault
        side = variant.side_keys[fault.side]
        where = side if fault.place is None else f"{side}.{fault.place}"
        raise fields.fault(fault.key, where, side=side, point=fault.place) from None
    return position


def _places(value: object, field: str) -> dict[Place, int]:
    counts = Fields(value, field)
    places: dict[Place, int] = {}
    for name in counts.data:
        place = read_place(name) if len(name) <= LONGEST_NAME else None
        if place is None:
            raise counts.fault("unknown-point", name)
        places[place] = counts.read(name, _WHOLE)
    return places


def roll_of(variant: Variant) -> Reader[Roll]:
    """Reads as many numbers as the game throws dice."""

    def read(value: object, field: str) -> Roll:
        wanted = variant.dice.dice
        if isinstance(value, list) and len(value) != wanted:
            key = "two-dice" if wanted == 2 else "wrong-dice"
            raise DecodingError(key, field, given=len(value), wanted=wanted)
        numbers = listed(_WHOLE)(value, field)
        for at, number in enumerate(numbers):
            if not 1 <= number <= FACES:
                raise DecodingError("no-such-die", f"{field}[{at}]", given=number)
        return numbers

    return read


def score_of(variant: Variant, given: Fields) -> tuple[int, int]:
    """The points of both sides in the game. Raises ``DecodingError``."""
    given.only(variant.side_keys)
    first, second = (given.get(side, _points, 0) for side in variant.side_keys)
    return first, second


def _points(value: object, field: str) -> int:
    points = _WHOLE(value, field)
    if points < 0:
        raise DecodingError("negative-score", field, given=points)
    return points


@dataclass(frozen=True, slots=True)
class _Step:
    """Reads a step that is asked for: from where, and to where."""

    variant: Variant

    def __call__(self, value: object, field: str) -> tuple[Place, Place]:
        ends = listed(lambda one, _: self._place(one, field))(value, field)
        if len(ends) != 2:
            raise DecodingError("two-places", field, given=len(ends))
        return ends[0], ends[1]

    def _place(self, value: object, field: str) -> Place:
        if type(value) is int and 1 <= value <= 24:
            return value
        if value == OFF or (value == BAR and self.variant.has_bar):
            return str(value)
        names = (BAR, OFF) if self.variant.has_bar else (OFF,)
        raise DecodingError("no-such-place", field, given=value, choices=names)


# --- Answering -------------------------------------------------------------------------------


def answer(request: Request) -> JsonObject:
    """All plays of the throw, or why it is passed, and why the steps asked for are refused."""
    variant = request.variant
    graph = build(variant, request.position, request.side, variant.dice.numbers(request.roll))
    reason = pass_reason(graph, graph.root)
    result: JsonObject
    if reason is not None:
        again = variant.dice.again(request.roll)
        result = {"plays": [], "pass": reason.rule.value, "again": again}
    else:
        ways = graph.ways()
        result = {"plays": [_play(request, end, ways[end]) for end in graph.results()]}
    if request.ask is not None:
        result["refusals"] = [_refusal(graph, src, dst) for src, dst in request.ask]
    return result


def _play(request: Request, end: Node, way: tuple[Step, ...]) -> JsonObject:
    variant, side = request.variant, request.side
    places = variant.track.places[side]
    points = earned(request, end.position)
    score = list(request.score)
    score[side] += points
    state = _state(request, end.position, (score[0], score[1]))
    over = decided(state) is not None
    play: JsonObject = {
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


def _refusal(graph: TurnGraph, src: Place, dst: Place) -> JsonObject:
    reason = why_not(graph, graph.root, src, dst)
    return {"step": [src, dst], "rule": None if reason is None else reason.rule.value}


def _state(request: Request, position: Position, score: tuple[int, int]) -> GameState:
    return GameState(request.variant, position, score, to_move=request.side)


# --- The command -----------------------------------------------------------------------------

_EXAMPLE: Final = """\
  {"variant": "tric-trac", "red": {"1": 15}, "black": {"24": 15},
   "to_move": "red", "dice": [5, 4]}"""

_REQUESTS: Final = mark(
    "CommandLine",
    """(shown here on two lines), with "options", "score" and "ask" where wanted. Points
are numbered as printed on the board; "backgammon" and "tavla" have the sides "white"
and "black" and also know "bar". Each line that is not blank gets one line of JSON as its answer.
The exit status is 1 where a line could not be answered, 2 for a wrong command.""",
)


def add_arguments(parser: Parser) -> None:
    say = parser.translate
    first = say("CommandLine", "A request is one line of JSON:")
    parser.describe(
        say(
            "CommandLine",
            "Read positions with a throw, one line of JSON each, and answer each with all legal "
            "plays as one line of JSON.",
        ),
        "\n\n".join((first, _EXAMPLE, say("CommandLine", _REQUESTS))),
    )
    parser.add_argument(
        "files",
        metavar=say("CommandLine", "FILE"),
        nargs="*",
        help=say("CommandLine", "files to read; standard input without any"),
    )


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Answer requests; 1 where one could not be answered."""
    sound = True
    if not chosen.files:
        if sys.stdin is None:
            text = terminal.translate(
                "Commands", "standard input is closed; name a file or open it."
            )
            return terminal.complain(text)
        sound = referee(sys.stdin.buffer, None, terminal)
    for name in chosen.files:
        from trictrac_gui.storage.files import open_chosen  # noqa: PLC0415 - a pipe needs no files

        try:
            stream = os.fdopen(open_chosen(Path(name)), "rb")
        except (OSError, ValueError) as fault:
            _write(terminal.out, _unreadable(name, fault, terminal.translate))
            sound = False
            continue
        with stream:
            sound = referee(stream, name, terminal) and sound
    return SOUND if sound else FAILED


def referee(stream: BinaryIO, name: str | None, terminal: Terminal) -> bool:
    """Answer each line of a stream that is not blank; False where one could not be.

    ``name`` is the file's, to be told with each error. Each answer is flushed at once.
    """
    sound = True
    lines = lines_of(stream)
    while True:
        try:
            number, line = next(lines)
        except StopIteration:
            return sound
        except OSError as fault:
            _write(terminal.out, _unreadable(name, fault, terminal.translate))
            return False
        found = judge_line(line, terminal.translate)
        if "error" in found:
            sound = False
            found["line"] = number
            if name is not None:
                found["file"] = _file_name(name)
        _write(terminal.out, found)


def lines_of(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines that are not blank, with their numbers from 1; None for one that is too long."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST_LINE)
            yield number, None
        elif line.strip(_BLANK):
            yield number, line


def judge_line(line: bytes | None, translate: Translate) -> JsonObject:
    """The answer to one line, or an object with the sentence of its error."""
    try:
        if line is None:
            raise DecodingError("too-long", limit=LONGEST_LINE)
        return answer(read_request(line, VARIANTS))
    except DecodingError as fault:
        return {"error": request_faults.sentence(fault, translate)}


def _unreadable(name: str | None, fault: OSError | ValueError, translate: Translate) -> JsonObject:
    from trictrac_gui.texts.storage_faults import system_reason  # noqa: PLC0415 - rarely needed

    text = translate(
        "Commands",
        "“{name}” cannot be read: {why}; check the name and that the file may be read.",
    )
    shown = translate("Commands", "standard input") if name is None else printable(name)
    return {
        "error": text.format(name=shown, why=system_reason(fault, translate)),
        "file": _file_name(name or "standard input"),
        "line": None,
    }


def _file_name(name: str) -> str:
    """A file's name as JSON can hold it, also where its bytes are no text."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _write(out: BinaryIO, found: JsonObject) -> None:
    text = json.dumps(found, ensure_ascii=False, allow_nan=False)
    out.write(text.encode("utf-8") + b"\n")
    out.flush()


PLAYS: Final = Command(add_arguments, run)

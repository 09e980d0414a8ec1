"""The entries of a record: what happened, where the game went, and what was said of a moment.

Each is one JSON object in a journal; the entries alone give a record back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)

LONGEST_NOTE: Final = 4000
"""Characters of what is said of a moment, and of what is drawn on it."""


class Did(NamedTuple):
    """An action, its id, and the id of the action it follows."""

    id: int
    parent: int
    action: Action


class TakenBack(StrEnum):
    """What of a game that counts was taken back beyond the steps of a throw."""

    DOUBLE = "double"
    """A double, or a beaver of one, before its answer: by the side that offered it, alone."""
    TURN = "turn"
    """The end of a turn, before anything else has happened: by the side whose turn it was."""
    END = "end"
    """A drop, or a resignation that was accepted: only when both sides agree."""


@dataclass(frozen=True, slots=True)
class WentTo:
    """The game went to another moment of the tree, as undo and redo do.

    ``agreed`` tells that both sides agreed to it; without it a throw that counts is left only
    where ``back`` says so.
    """

    id: int
    agreed: bool = False
    back: TakenBack | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """What is said of a moment from now on; nothing where the text is empty."""

    at: int
    text: str


@dataclass(frozen=True, slots=True)
class Marked:
    """What is drawn on a moment from now on, as text; nothing where it is empty."""

    at: int
    text: str


Entry = Did | WentTo | Noted | Marked


class RecordError(DecodingError):
    """An entry that cannot be read or cannot follow; ``field`` says which part of it is wrong."""


# --- As JSON objects -------------------------------------------------------------------------


def encode(entry: Entry) -> dict[str, object]:
    match entry:
        case WentTo(at, agreed, back):
            told: dict[str, object] = {"go": at, "agreed": True} if agreed else {"go": at}
            return told if back is None else {**told, "back": back.value}
        case Noted(at, text):
            return {"note": text, "at": at}
        case Marked(at, text):
            return {"marks": text, "at": at}
    return {"id": entry.id, "after": entry.parent, **_encode_action(entry.action)}


def _encode_action(action: Action) -> dict[str, object]:
    match action:
        case Rolled(side, numbers, origin):
            return {
                "do": "rolled",
                "side": int(side),
                "numbers": list(numbers),
                "origin": origin.value,
            }
        case Stepped(step):
            return {"do": "stepped", "step": list(step)}
        case HandedOver():
            return {"do": "handed-over"}
        case Resigned(side, value):
            return {"do": "resigned", "side": int(side), "value": value}
        case Answered(accepted):
            return {"do": "answered", "accepted": accepted}
        case Doubled(side):
            return {"do": "doubled", "side": int(side)}
        case Took():
            return {"do": "took"}
        case Dropped():
            return {"do": "dropped"}
        case Beavered():
            return {"do": "beavered"}
        case StartedNext():
            return {"do": "started-next"}
        case Left():
            return {"do": "left"}


def decode(data: Mapping[str, object]) -> Entry:
    """The entry of a JSON object. Raises ``RecordError`` naming the field that is wrong."""
    plain = _plain(data)
    if plain is not None:
        return plain
    if "go" in data:
        _only(data, "go", "agreed", "back")
        return WentTo(_number(data, "go", 0), _agreed(data), _back(data))
    if "note" in data:
        _only(data, "note", "at")
        return Noted(_number(data, "at", 0), _text(data, "note"))
    if "marks" in data:
        _only(data, "marks", "at")
        return Marked(_number(data, "at", 0), _text(data, "marks"))
    number, parent = _number(data, "id", 1), _number(data, "after", 0)
    return Did(number, parent, _decode_action(data))


def _plain(data: Mapping[str, object]) -> Did | None:
    """A sound throw, step or handing over, as most entries are, found at once; else None."""
    number, parent, word = data.get("id"), data.get("after"), data.get("do")
    if type(number) is not int or type(parent) is not int or not 0 <= parent < number:
        return None
    if word == "stepped" and len(data) == 4:
        step = data.get("step")
        if type(step) is list and len(step) == 3:
            src, dst, by = step
            if type(src) is type(dst) is type(by) is int:
                return Did(number, parent, Stepped(Step(src, dst, by)))
    elif word == "handed-over" and len(data) == 3:
        return Did(number, parent, _HANDED_OVER)
    elif word == "rolled" and len(data) == 6:
        numbers, side, origin = data.get("numbers"), data.get("side"), data.get("origin")
        if type(origin) is not str or type(side) is not int or type(numbers) is not list:
            return None
        known = _ORIGINS.get(origin)
        if known is not None and 0 <= side <= 1 and [*map(type, numbers)] == [int, int]:
            return Did(number, parent, Rolled(_SIDES[side], tuple(numbers), known))
    return None


def _decode_action(data: Mapping[str, object]) -> Action:
    match data.get("do"):
        case "rolled":
            _only(data, "id", "after", "do", "side", "numbers", "origin")
            return Rolled(_side(data), _numbers(data, "numbers"), _origin(data))
        case "stepped":
            _only(data, "id", "after", "do", "step")
            step = _numbers(data, "step")
            if len(step) != 3:
                raise RecordError("wrong-value", "step")
            return Stepped(Step(*step))
        case "resigned":
            _only(data, "id", "after", "do", "side", "value")
            return Resigned(_side(data), _number(data, "value", 1))
        case "answered":
            _only(data, "id", "after", "do", "accepted")
            accepted = data.get("accepted")
            if not isinstance(accepted, bool):
                raise RecordError("wrong-value", "accepted")
            return Answered(accepted)
        case "doubled":
            _only(data, "id", "after", "do", "side")
            return Doubled(_side(data))
        case str(word) if word in _BARE:
            _only(data, "id", "after", "do")
            return _BARE[word]
        case _:
            raise RecordError("wrong-value", "do")


_HANDED_OVER: Final = HandedOver()
_ORIGINS: Final = {origin.value: origin for origin in Origin}
_SIDES: Final = tuple(Side)
_BARE: dict[str, Action] = {
    "handed-over": _HANDED_OVER,
    "took": Took(),
    "dropped": Dropped(),
    "beavered": Beavered(),
    "started-next": StartedNext(),
    "left": Left(),
}
"""The actions that say all there is by their name."""


def _only(data: Mapping[str, object], *fields: str) -> None:
    for field in data:
        if field not in fields:
            raise RecordError("unknown-field", field)


def _number(data: Mapping[str, object], field: str, least: int) -> int:
    value = data.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise RecordError("wrong-value", field)
    return value


def _agreed(data: Mapping[str, object]) -> bool:
    """Whether the word stands there; it is either true or left out."""
    if "agreed" not in data:
        return False
    if data["agreed"] is not True:
        raise RecordError("wrong-value", "agreed")
    return True


def _back(data: Mapping[str, object]) -> TakenBack | None:
    """What was taken back; left out where it was no more than steps of a throw, or a whole turn."""
    if "back" not in data:
        return None
    try:
        return TakenBack(str(data["back"]))
    except ValueError:
        raise RecordError("wrong-value", "back") from None


def _text(data: Mapping[str, object], field: str) -> str:
    text = data.get(field)
    if not isinstance(text, str):
        raise RecordError("wrong-value", field)
    if len(text) > LONGEST_NOTE:
        raise RecordError("wrong-value", field)
    return text


def _numbers(data: Mapping[str, object], field: str) -> tuple[int, ...]:
    values = data.get(field)
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise RecordError("wrong-value", field)
    return tuple(values)


def _side(data: Mapping[str, object]) -> Side:
    value = data.get("side")
    if type(value) is not int or value not in (0, 1):
        raise RecordError("wrong-value", "side")
    return Side(value)


def _origin(data: Mapping[str, object]) -> Origin:
    try:
        return Origin(str(data.get("origin")))
    except ValueError:
        raise RecordError("wrong-value", "origin") from None

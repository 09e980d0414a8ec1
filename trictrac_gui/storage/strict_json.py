"""JSON from outside, read strictly: no doubled key, no NaN, no endless number, no deep nesting."""

from __future__ import annotations

import json
import math

DEEPEST = 32
LONGEST_NUMBER = 19


class BadJson(ValueError):
    """A text that is not usable JSON; ``line`` and ``column`` count from 1, 0 if unknown."""

    def __init__(self, key: str, line: int = 0, column: int = 0) -> None:
        super().__init__(f"{key} at {line}:{column}")
        self.key = key
        self.line = line
        self.column = column


def loads(data: bytes) -> object:
    """The value that UTF-8 JSON stands for; raises ``BadJson``."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as bad:
        before = data[: bad.start]
        line = before.count(b"\n") + 1
        raise BadJson("not-text", line, len(before) - before.rfind(b"\n")) from None
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_int,
            parse_float=_float,
        )
    except json.JSONDecodeError as bad:
        raise BadJson("not-json", bad.lineno, bad.colno) from None
    except RecursionError:
        raise BadJson("too-deep") from None
    _check(value)
    return value


def dumps(value: object, indent: int | None = None) -> bytes:
    """The JSON of a value, the shortest on one line unless indented.

    Raises ``ValueError`` or ``TypeError`` for what JSON cannot say.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(
        value, ensure_ascii=False, allow_nan=False, separators=separators, indent=indent
    )
    return text.encode("utf-8")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadJson("doubled-key")
    return found


def _constant(name: str) -> object:
    raise BadJson("bad-number")


def _int(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise BadJson("bad-number")
    return int(text)


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise BadJson("bad-number")
    return value


def _check(value: object) -> None:
    """Refuse what nests too deep, and half characters that no file could hold."""
    waiting: list[tuple[object, int]] = [(value, 1)]
    while waiting:
        item, depth = waiting.pop()
        if depth > DEEPEST:
            raise BadJson("too-deep")
        if isinstance(item, str):
            _check_text(item)
        elif isinstance(item, dict):
            for key, inner in item.items():
                _check_text(key)
                waiting.append((inner, depth + 1))
        elif isinstance(item, list):
            waiting.extend((inner, depth + 1) for inner in item)


def _check_text(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise BadJson("not-text") from None

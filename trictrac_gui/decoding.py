"""Values from outside, read by their type, and one error that says what is wrong and where.

All that comes as JSON or TOML goes through here: settings, sets of positions, ``.ttg``, journals,
progress, themes and the requests of the referee. JSON is read strictly: no doubled key, no NaN, no
endless number, no deep nesting, no half characters. Then ``Fields`` reads an object field by field
with readers such as ``whole(1, 6)`` or ``listed(text(80))``, and a ``DecodingError`` tells the
place within the object; whoever knows the file and the line adds them with ``at``.

Why this is a module of our own (msgspec 0.23 and cattrs 26.2 were tried on the same input):
``msgspec`` takes the last of two equal keys in silence, gives no line and column but an offset in
bytes, hides which key of a mapping is wrong (``$.names[...][1]``) and all places in the text of its
message, stops at the first fault where settings keep every field that is right, and adds 10 ms to a
start. ``cattrs`` takes the text "3" and true for numbers, knows no ranges, leaves JSON to others
and adds 25 ms. Neither can read a field whose type another names, as a position its game's.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

DEEPEST: Final = 32
LONGEST_NUMBER: Final = 19
"""Digits."""

_T = TypeVar("_T")
_D = TypeVar("_D")


class DecodingError(ValueError):
    """A value from outside that cannot be used.

    ``key`` names the fault and ``field`` the place in the object, as ``cube.value`` or
    ``dice[1]``; empty for the whole of it. ``line`` and ``column`` count from 1 and are 0 where
    they are not known; ``path`` is the file. ``values`` are what a sentence about it needs.
    """

    def __init__(
        self,
        key: str,
        field: str = "",
        *,
        line: int = 0,
        column: int = 0,
        path: Path | None = None,
        **values: Any,
    ) -> None:
        place = ":".join(str(part) for part in (path, line, column) if part)
        super().__init__(": ".join(part for part in (place, field, key) if part))
        self.key = key
        self.field = field
        self.line = line
        self.column = column
        self.path = path
        self.values = values

    def at(
        self,
        *,
        path: Path | None = None,
        line: int = 0,
        within: str = "",
        keys: Mapping[str, str] | None = None,
    ) -> DecodingError:
        """The same fault with more of its place, and its key as a format calls it.

        ``line`` is where the text begins that was read; ``within`` the field it stands in.
        """
        return DecodingError(
            (keys or {}).get(self.key, self.key),
            joined(within, self.field),
            line=line or self.line,
            column=self.column,
            path=path or self.path,
            **self.values,
        )


def joined(outer: str, inner: str) -> str:
    """The place of a field within another."""
    if not outer or not inner:
        return outer or inner
    return f"{outer}{inner}" if inner.startswith("[") else f"{outer}.{inner}"


# --- JSON ------------------------------------------------------------------------------------


def loads(data: bytes) -> object:
    """The value that UTF-8 JSON stands for; raises ``DecodingError``."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as bad:
        before = data[: bad.start]
        line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
        raise DecodingError("not-text", line=line, column=column) from None
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_int,
            parse_float=_float,
        )
    except json.JSONDecodeError as bad:
        raise DecodingError("not-json", line=bad.lineno, column=bad.colno) from None
    except RecursionError:
        raise DecodingError("too-deep") from None
    _check(value)
    return value


def load_object(data: bytes) -> dict[str, object]:
    """The JSON object of some bytes; raises ``DecodingError``."""
    value = loads(data)
    if not isinstance(value, dict):
        raise DecodingError("not-an-object", given=value)
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
        names = [name for name, _ in pairs]
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise DecodingError("doubled-key", twice)
    return found


def _constant(name: str) -> object:
    raise DecodingError("bad-number")


def _int(text: str) -> int:
    if len(text.removeprefix("-")) > LONGEST_NUMBER:
        raise DecodingError("bad-number")
    return int(text)


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise DecodingError("bad-number")
    return value


def _check(value: object) -> None:
    """Refuse what nests too deep, and half characters that no file could hold."""
    waiting: list[tuple[object, int]] = [(value, 1)]
    while waiting:
        item, depth = waiting.pop()
        if depth > DEEPEST:
            raise DecodingError("too-deep")
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
        raise DecodingError("not-text") from None


# --- Readers of one value --------------------------------------------------------------------

Reader = Callable[[object, str], _T]
"""Makes a value of what stands in a field, or raises ``DecodingError`` with that field."""

_TYPES: Final = (
    "not-an-object",
    "not-a-list",
    "not-a-text",
    "not-a-flag",
    "not-a-whole-number",
    "not-a-number",
)
WRONG_TYPE: Final = dict.fromkeys(_TYPES, "wrong-type")
"""For ``at``, where a format tells all wrong types alike."""
WRONG_VALUE: Final = dict.fromkeys(
    (*_TYPES, "out-of-range", "no-such-choice", "wrong-count", "empty-text"), "wrong-value"
)
"""For ``at``, where a format only says that a value cannot be right."""

ONE_LINE: Final = "\u00a0"
LINES: Final = "\n\u00a0"
"""What may stand in a text besides characters that can be seen."""


def is_shown(text: str, besides: str) -> bool:
    """Whether a text holds nothing but what can be seen, and some characters more."""
    return all(character.isprintable() or character in besides for character in text)


_JOINERS: Final = "\u200c\u200d"
"""Characters that cannot be seen and yet belong to names, in Persian for example."""


def one_line(name: str, longest: int) -> str:
    """A name as it is kept: on one line, with nothing in it that turns the writing round."""
    kept = "".join(c if c.isprintable() or c in _JOINERS else " " for c in name)
    return " ".join(kept.split())[:longest]


def text(longest: int, *, besides: str | None = None, blank: bool = True) -> Reader[str]:
    """A text of so many characters; with ``besides`` of those that can be seen and these."""

    def read(value: object, field: str) -> str:
        if not isinstance(value, str):
            raise DecodingError("not-a-text", field, given=value)
        if not blank and not value.strip():
            raise DecodingError("empty-text", field)
        if len(value) > longest:
            raise DecodingError("too-long", field, limit=longest)
        if besides is not None and not is_shown(value, besides):
            raise DecodingError("not-text", field)
        return value

    return read


def flag(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise DecodingError("not-a-flag", field, given=value)
    return value


def whole(least: int, most: int) -> Reader[int]:
    """A whole number of a range; true and false are none."""

    def read(value: object, field: str) -> int:
        if type(value) is not int:
            raise DecodingError("not-a-whole-number", field, given=value)
        if not least <= value <= most:
            raise DecodingError("out-of-range", field, given=value, least=least, most=most)
        return value

    return read


def number(least: float, most: float) -> Reader[float]:
    """A number of a range, whole or not."""

    def read(value: object, field: str) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise DecodingError("not-a-number", field, given=value)
        if not (math.isfinite(value) and least <= value <= most):
            raise DecodingError("out-of-range", field, given=value, least=least, most=most)
        return float(value)

    return read


def one_of(choices: Sequence[str]) -> Reader[str]:
    def read(value: object, field: str) -> str:
        if not isinstance(value, str) or value not in choices:
            raise DecodingError("no-such-choice", field, given=value, choices=tuple(choices))
        return value

    return read


def listed(
    item: Reader[_T], *, exactly: int | None = None, most: int | None = None
) -> Reader[tuple[_T, ...]]:
    """A list of values that are all read alike."""

    def read(value: object, field: str) -> tuple[_T, ...]:
        if not isinstance(value, list):
            raise DecodingError("not-a-list", field, given=value)
        if exactly is not None and len(value) != exactly:
            raise DecodingError("wrong-count", field, given=len(value), exactly=exactly)
        if most is not None and len(value) > most:
            raise DecodingError("too-many", field, given=len(value), most=most)
        return tuple(item(one, f"{field}[{at}]") for at, one in enumerate(value))

    return read


def pair(item: Reader[_T]) -> Reader[tuple[_T, _T]]:
    """A list of two, as of something each side has."""
    both = listed(item, exactly=2)

    def read(value: object, field: str) -> tuple[_T, _T]:
        first, second = both(value, field)
        return first, second

    return read


def mapped(item: Reader[_T]) -> Reader[dict[str, _T]]:
    """An object of any keys whose values are all read alike."""

    def read(value: object, field: str) -> dict[str, _T]:
        fields = Fields(value, field)
        return {name: item(one, fields.place(name)) for name, one in fields.data.items()}

    return read


class Fields:
    """An object from outside, read field by field; ``field`` is where it stands itself."""

    __slots__ = ("data", "field")

    def __init__(self, value: object, field: str = "") -> None:
        if not isinstance(value, dict):
            raise DecodingError("not-an-object", field, given=value)
        self.data: Mapping[str, object] = value
        self.field = field

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def place(self, name: str) -> str:
        return joined(self.field, name)

    def fault(self, key: str, name: str, **values: Any) -> DecodingError:
        return DecodingError(key, self.place(name), **values)

    def only(self, known: Sequence[str]) -> None:
        """Refuse a field that is not known."""
        for name in self.data:
            if name not in known:
                raise self.fault("unknown-field", name, choices=tuple(known))

    def need(self, names: Sequence[str]) -> None:
        """Refuse an object without one of these fields."""
        for name in names:
            if name not in self.data:
                raise self.fault("missing-field", name)

    def read(self, name: str, reader: Reader[_T]) -> _T:
        """The value of a field that must be there."""
        if name not in self.data:
            raise self.fault("missing-field", name)
        return reader(self.data[name], self.place(name))

    def get(self, name: str, reader: Reader[_T], default: _D) -> _T | _D:
        """The value of a field, or the default where it is left out."""
        return reader(self.data[name], self.place(name)) if name in self.data else default

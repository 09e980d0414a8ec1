"""Reads themes from TOML files; they are checked at the door, with the line of what is wrong."""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE, THEMES, resource
from trictrac_gui.decoding import WRONG_TYPE, DecodingError, Fields, Reader, number, one_of, text
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.ui.theme.theme import (
    SIDE_KEYS,
    WINDOWS,
    HexColour,
    MarkColours,
    SideColours,
    Style,
    TableColours,
    Theme,
)

_T = TypeVar("_T")

LARGEST_FILE: Final = 256 * 1024
"""Bytes; a shipped theme has one thousand."""

LONGEST_TEXT: Final = 200
"""Characters of a name or a licence."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\Z")
_TOML_LINE = re.compile(r"at line (\d+)")


def load_theme(path: Path) -> Theme:
    """Read a theme; raises ``DecodingError`` for anything that is not exactly one.

    Its keys: ``unreadable``, ``broken-toml``, ``unknown-field``, ``missing-field``,
    ``wrong-type``, ``bad-colour``, ``bad-number``, ``bad-choice``, ``too-long``, ``empty-text``.
    """
    try:
        # Nothing that never ends or keeps a reader waiting; a link to a file will do.
        written = read_chosen(path, LARGEST_FILE + 1)
        if len(written) > LARGEST_FILE:
            raise OSError(errno.EFBIG, "too large", str(path))
        toml = written.decode("utf-8").replace("\r\n", "\n")
    except (OSError, ValueError) as error:  # no text, or a NUL in the path
        raise DecodingError("unreadable", path=path) from error
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        # An end that comes too early is reported without a number: it is the last line.
        line = int(found.group(1)) if found else len(toml.splitlines())
        raise DecodingError("broken-toml", path=path, line=line) from error
    except (RecursionError, ValueError) as error:  # nested too deep, or an endless number
        raise DecodingError("broken-toml", path=path) from error
    try:
        return _theme(path.stem, Fields(data))
    except DecodingError as fault:
        raise fault.at(path=path, line=_line_of(fault.field, toml), keys=_KEYS) from fault


def shipped_themes() -> tuple[Theme, ...]:
    """The themes that come with the program, the usual one first."""
    return tuple(load_theme(resource("themes", f"{key}.toml")) for key in THEMES)


_KEYS: Final = {**WRONG_TYPE, "out-of-range": "bad-number", "no-such-choice": "bad-choice"}
_TEXT: Final = text(LONGEST_TEXT, blank=False)
_SHARE: Final = number(0, 1)


def _colour(value: object, field: str) -> HexColour:
    if not isinstance(value, str):
        raise DecodingError("not-a-text", field)
    if not _COLOUR.match(value):
        raise DecodingError("bad-colour", field)
    return value.lower()


def _window(value: object, field: str) -> str:
    return one_of(WINDOWS)(_TEXT(value, field), field)


def _table(wanted: Sequence[str], reader: Reader[_T]) -> Reader[dict[str, _T]]:
    """A table of just these entries, all read alike."""

    def read(value: object, field: str) -> dict[str, _T]:
        table = Fields(value, field)
        table.only(wanted)
        table.need(wanted)
        return {name: table.read(name, reader) for name in wanted}

    return read


def _names_of(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _names(value: object, field: str) -> dict[str, str]:
    table = Fields(value, field)
    table.only(LANGUAGES)
    table.need((SOURCE_LANGUAGE,))
    return {name: table.read(name, _TEXT) for name in LANGUAGES if name in table}


def _theme(key: str, data: Fields) -> Theme:
    wanted = ("name", "licence", "window", "style", "table", "marks", "sides")
    data.only(wanted)
    data.need(wanted)
    side = _table(_names_of(SideColours), _colour)
    sides = data.read("sides", _table(SIDE_KEYS, side))
    return Theme(
        key=key,
        names=MappingProxyType(data.read("name", _names)),
        licence=data.read("licence", _TEXT),
        window=data.read("window", _window),
        style=Style(**data.read("style", _table(_names_of(Style), _SHARE))),
        table=TableColours(**data.read("table", _table(_names_of(TableColours), _colour))),
        marks=MarkColours(**data.read("marks", _table(_names_of(MarkColours), _colour))),
        sides=MappingProxyType({name: SideColours(**found) for name, found in sides.items()}),
    )


_HEADER = re.compile(r"\s*\[\[?\s*([^\]#]+?)\s*\]")
_ASSIGNED = re.compile(r"\s*([A-Za-z0-9_.\"' -]+?)\s*=")


def _line_of(field: str, text: str) -> int:
    """The line a field is written on, or the table it is missing from; 0 where there is none."""
    lines = _lines_of(text)
    while field and field not in lines:
        field = field.rpartition(".")[0]
    return lines.get(field, 0)


def _lines_of(text: str) -> dict[str, int]:
    """Where each field is written, for messages; good enough for files of plain lines."""
    found: dict[str, int] = {}
    prefix = ""
    for at, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            prefix = _plain(header.group(1))
            found.setdefault(prefix, at)
            prefix += "."
        elif assigned := _ASSIGNED.match(line):
            found.setdefault(prefix + _plain(assigned.group(1)), at)
    return found


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))

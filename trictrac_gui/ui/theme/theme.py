"""Themes: the colours of the table, read from TOML files and checked at the door."""

from __future__ import annotations

import errno
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NoReturn

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE, resource
from trictrac_gui.storage.files import open_file, read_up_to

Colour = str
"""A colour written ``#rrggbb``."""

SIDE_KEYS: Final = ("red", "black", "white")
"""The sides a theme has colours for; a variant names its two by these keys."""

SHIPPED: Final = ("intarsia", "night", "projector")
"""The themes that come with the program, the usual one first."""

WINDOWS: Final = ("light", "dark", "clear")
"""What the window around the table can look like."""

LARGEST_FILE: Final = 256 * 1024
"""Bytes; a shipped theme has one thousand."""

LONGEST_TEXT: Final = 200
"""Characters of a name or a licence."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\Z")
_TOML_LINE = re.compile(r"at line (\d+)")


class ThemeError(ValueError):
    """A theme file that cannot be used.

    ``key`` names the fault: ``unreadable``, ``broken-toml``, ``unknown-field``,
    ``missing-field``, ``wrong-type``, ``bad-colour``, ``bad-number``, ``bad-choice``, ``too-long``,
    ``empty-text`` or ``outside-folder``. ``line`` counts from 1 and is None where no line can be
    blamed; ``field`` is dotted, as ``table.ground``.
    """

    def __init__(self, path: Path, line: int | None, field: str | None, key: str) -> None:
        where = f"{path}:{line}" if line else str(path)
        super().__init__(f"{where}: {field + ': ' if field else ''}{key}")
        self.path = path
        self.line = line
        self.field = field
        self.key = key


@dataclass(frozen=True)
class Style:
    """How much a theme pretends to be a thing: each from 0 (flat) to 1."""

    grain: float
    relief: float
    outline: float


@dataclass(frozen=True)
class TableColours:
    """The colours of the table itself."""

    surround: Colour
    frame: Colour
    trim: Colour
    ground: Colour
    light: Colour
    dark: Colour
    number: Colour
    tray: Colour
    metal: Colour


@dataclass(frozen=True)
class MarkColours:
    """The colours that say what can be done."""

    first: Colour
    second: Colour
    both: Colour
    text: Colour
    movable: Colour
    closed: Colour
    refused: Colour
    cursor: Colour


@dataclass(frozen=True)
class SideColours:
    """The colours of all that belongs to one side."""

    checker: Colour
    edge: Colour
    ring: Colour
    die: Colour
    pip: Colour
    chip: Colour
    ornament: Colour


@dataclass(frozen=True)
class Theme:
    """All that a table is painted with."""

    key: str
    names: Mapping[str, str]
    """What it is called, by language; in English always."""
    licence: str
    window: str
    style: Style
    table: TableColours
    marks: MarkColours
    sides: Mapping[str, SideColours]

    def name(self, language: str) -> str:
        """What it is called in a language, in English where the language has no name for it."""
        return self.names.get(language, self.names[SOURCE_LANGUAGE])

    def side(self, key: str) -> SideColours:
        """The colours of a side by the key its variant gives it."""
        return self.sides[key]

    def __hash__(self) -> int:
        return hash((self.key, self.table, self.marks))


def load_theme(path: Path) -> Theme:
    """Read a theme; raises ``ThemeError`` for anything that is not exactly one."""
    try:
        text = _text_of(path)
    except (OSError, ValueError) as error:  # no text, or a NUL in the path
        raise ThemeError(path, None, None, "unreadable") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        # An end that comes too early is reported without a number: it is the last line.
        line = int(found.group(1)) if found else len(text.splitlines()) or None
        raise ThemeError(path, line, None, "broken-toml") from error
    except (RecursionError, ValueError) as error:  # nested too deep, or an endless number
        raise ThemeError(path, None, None, "broken-toml") from error
    return _Reader(path, text).theme(data)


def _text_of(path: Path) -> str:
    """The text of an ordinary file; nothing that never ends or keeps a reader waiting."""
    descriptor = open_file(Path(os.path.realpath(path)), os.O_RDONLY)
    try:
        data = read_up_to(descriptor, LARGEST_FILE + 1)
    finally:
        os.close(descriptor)
    if len(data) > LARGEST_FILE:
        raise OSError(errno.EFBIG, "too large", str(path))
    return data.decode("utf-8").replace("\r\n", "\n")


def shipped_themes() -> tuple[Theme, ...]:
    """The themes that come with the program, the usual one first."""
    return tuple(load_theme(resource("themes", f"{key}.toml")) for key in SHIPPED)


class _Reader:
    """Turns the tables of one file into a theme and remembers where everything stood."""

    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._lines = _lines_of(text)

    def theme(self, data: dict[str, Any]) -> Theme:
        wanted = ("name", "licence", "window", "style", "table", "marks", "sides")
        self._only(data, wanted, "")
        sides = self._table(data, "sides", "")
        self._only(sides, SIDE_KEYS, "sides.")
        return Theme(
            key=self._path.stem,
            names=MappingProxyType(self._names(data)),
            licence=self._text(data, "licence", ""),
            window=self._window(data),
            style=Style(**self._shares(data)),
            table=TableColours(**self._colours(data, "table", TableColours, "")),
            marks=MarkColours(**self._colours(data, "marks", MarkColours, "")),
            sides=MappingProxyType(
                {
                    key: SideColours(**self._colours(sides, key, SideColours, "sides."))
                    for key in SIDE_KEYS
                }
            ),
        )

    def _fail(self, field: str, key: str) -> NoReturn:
        line = self._lines.get(field)
        parent = field
        while line is None and "." in parent:
            parent = parent.rpartition(".")[0]
            line = self._lines.get(parent)
        raise ThemeError(self._path, line, field, key)

    def _only(self, data: dict[str, Any], wanted: tuple[str, ...], prefix: str) -> None:
        for key in data:
            if key not in wanted:
                self._fail(prefix + key, "unknown-field")
        for key in wanted:
            if key not in data:
                self._fail(prefix + key, "missing-field")

    def _table(self, data: dict[str, Any], key: str, prefix: str) -> dict[str, Any]:
        value = data[key]
        if not isinstance(value, dict):
            self._fail(prefix + key, "wrong-type")
        return value

    def _text(self, data: dict[str, Any], key: str, prefix: str) -> str:
        value = data[key]
        if not isinstance(value, str):
            self._fail(prefix + key, "wrong-type")
        if not value.strip():
            self._fail(prefix + key, "empty-text")
        if len(value) > LONGEST_TEXT:
            self._fail(prefix + key, "too-long")
        return value

    def _window(self, data: dict[str, Any]) -> str:
        value = self._text(data, "window", "")
        if value not in WINDOWS:
            self._fail("window", "bad-choice")
        return value

    def _names(self, data: dict[str, Any]) -> dict[str, str]:
        table = self._table(data, "name", "")
        named = tuple(language for language in LANGUAGES if language in table)
        self._only(table, named if SOURCE_LANGUAGE in named else (SOURCE_LANGUAGE, *named), "name.")
        return {language: self._text(table, language, "name.") for language in named}

    def _shares(self, data: dict[str, Any]) -> dict[str, float]:
        table = self._table(data, "style", "")
        wanted = tuple(field.name for field in fields(Style))
        self._only(table, wanted, "style.")
        for name in wanted:
            value = table[name]
            if isinstance(value, bool) or not isinstance(value, int | float):
                self._fail(f"style.{name}", "wrong-type")
            if not 0 <= value <= 1:
                self._fail(f"style.{name}", "bad-number")
        return {name: float(table[name]) for name in wanted}

    def _colours(
        self, data: dict[str, Any], key: str, kind: type[Any], prefix: str
    ) -> dict[str, Colour]:
        table = self._table(data, key, prefix)
        wanted = tuple(field.name for field in fields(kind))
        self._only(table, wanted, f"{prefix}{key}.")
        for name in wanted:
            field = f"{prefix}{key}.{name}"
            if not isinstance(table[name], str):
                self._fail(field, "wrong-type")
            if not _COLOUR.match(table[name]):
                self._fail(field, "bad-colour")
        return {name: table[name].lower() for name in wanted}


_HEADER = re.compile(r"\s*\[\[?\s*([^\]#]+?)\s*\]")
_ASSIGNED = re.compile(r"\s*([A-Za-z0-9_.\"' -]+?)\s*=")


def _lines_of(text: str) -> dict[str, int]:
    """Where each field is written, for messages; good enough for files of plain lines."""
    found: dict[str, int] = {}
    prefix = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            prefix = _plain(header.group(1))
            found.setdefault(prefix, number)
            prefix += "."
        elif assigned := _ASSIGNED.match(line):
            found.setdefault(prefix + _plain(assigned.group(1)), number)
    return found


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))

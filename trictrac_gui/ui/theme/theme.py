"""Themes: the colours of the table and of all that lies on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trictrac_gui.assets import SOURCE_LANGUAGE

HexColour = str
"""A colour written ``#rrggbb``."""

SIDE_KEYS: Final = ("red", "black", "white")
"""The sides a theme has colours for; a variant names its two by these keys."""

WINDOWS: Final = ("light", "dark", "clear")
"""What the window around the table can look like."""


@dataclass(frozen=True)
class Style:
    """How much a theme pretends to be a thing: each from 0 (flat) to 1."""

    grain: float
    relief: float
    outline: float


@dataclass(frozen=True)
class TableColours:
    """The colours of the table itself."""

    surround: HexColour
    frame: HexColour
    trim: HexColour
    ground: HexColour
    light: HexColour
    dark: HexColour
    number: HexColour
    tray: HexColour
    metal: HexColour


@dataclass(frozen=True)
class MarkColours:
    """The colours that say what can be done."""

    first: HexColour
    second: HexColour
    both: HexColour
    text: HexColour
    movable: HexColour
    closed: HexColour
    refused: HexColour
    cursor: HexColour


@dataclass(frozen=True)
class SideColours:
    """The colours of all that belongs to one side."""

    checker: HexColour
    edge: HexColour
    ring: HexColour
    die: HexColour
    pip: HexColour
    chip: HexColour
    ornament: HexColour


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

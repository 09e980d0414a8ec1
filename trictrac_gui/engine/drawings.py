"""What a teacher draws over a board: arrows, circles and numbers, and the text they are kept as.

The text has one line for each run of drawings of one kind, in the order they were drawn::

    arrows: 7-13 red, 9-off blue
    circles: 13 green, 6+2 red
    numbers: 18=1 yellow

``+2`` lifts a circle or a number by so many checkers. ``bar`` and ``off`` are those beside the
row of the points 1 to 12; ``bar^`` and ``off^`` lie beside the points 13 to 24.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final

MOST: Final = 140
"""More drawings than this hide the board and fill a note; a text with more is refused."""

LARGEST_NUMBER: Final = 99
HIGHEST: Final = 5
"""How far a circle or a number can be lifted, in checkers: to just beyond five of them."""

WORDS: Final = ("bar", "bar^", "off", "off^")
"""The places that have no number."""

DrawnPlace = int | str
"""A point as printed on the board (1 to 24), or one of ``WORDS``."""


class Colour(StrEnum):
    """The four colours; each has a line and a shape of its own as well."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"

    @property
    def next(self) -> Colour:
        """The colour after this one; red after the last."""
        all_ = list(Colour)
        return all_[(all_.index(self) + 1) % len(all_)]


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place to another."""

    src: DrawnPlace
    dst: DrawnPlace
    colour: Colour


@dataclass(frozen=True, slots=True)
class Circle:
    """A ring around a checker's place on a point."""

    place: DrawnPlace
    colour: Colour
    height: int = 0


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a place."""

    place: DrawnPlace
    number: int
    colour: Colour
    height: int = 0


Drawing = Arrow | Circle | Number
Drawings = tuple[Drawing, ...]

_KINDS: Final[dict[type, str]] = {Arrow: "arrows", Circle: "circles", Number: "numbers"}


class DrawingsError(ValueError):
    """A text that is no drawings: ``key`` says why, ``line`` and ``column`` count from 1."""

    def __init__(self, key: str, line: int, column: int, found: str = "") -> None:
        super().__init__(f"line {line}, column {column}: {key} {found}".rstrip())
        self.key = key
        self.line = line
        self.column = column
        self.found = found


def with_or_without(drawings: Drawings, one: Drawing) -> Drawings:
    """Draw one more; what is there already goes away, and a sign in its place makes room."""
    if one in drawings:
        return tuple(other for other in drawings if other != one)
    kept = tuple(other for other in drawings if not _in_the_way(other, one))
    return (*kept, one)[-MOST:]


def next_number(drawings: Drawings) -> int:
    """The number to be written next: the smallest that is not there yet."""
    taken = {one.number for one in drawings if isinstance(one, Number)}
    return next((n for n in range(1, LARGEST_NUMBER) if n not in taken), LARGEST_NUMBER)


def number_at(drawings: Drawings, place: DrawnPlace, height: int) -> Number | None:
    for one in drawings:
        if isinstance(one, Number) and (one.place, one.height) == (place, height):
            return one
    return None


def _in_the_way(there: Drawing, one: Drawing) -> bool:
    """Whether both would cover each other: the same ends, or the same sign on one spot."""
    if isinstance(there, Arrow) and isinstance(one, Arrow):
        return (there.src, there.dst) == (one.src, one.dst)
    if isinstance(there, Circle) and isinstance(one, Circle):
        return (there.place, there.height) == (one.place, one.height)
    if isinstance(there, Number) and isinstance(one, Number):
        return (there.place, there.height) == (one.place, one.height)
    return False


# --- the text -----------------------------------------------------------------------------------


def format_drawings(drawings: Drawings) -> str:
    """The text that ``parse_drawings`` reads; empty for none."""
    lines = []
    for kind, run in groupby(drawings, key=type):
        lines.append(f"{_KINDS[kind]}: " + ", ".join(_written(one) for one in run))
    return "\n".join(lines)


def _written(one: Drawing) -> str:
    match one:
        case Arrow(src, dst, colour):
            return f"{src}-{dst} {colour.value}"
        case Circle(place, colour, height):
            return f"{place}{_lifted(height)} {colour.value}"
        case Number(place, number, colour, height):
            return f"{place}{_lifted(height)}={number} {colour.value}"


def _lifted(height: int) -> str:
    return f"+{height}" if height else ""


def parse_drawings(text: str) -> Drawings:
    """The drawings of a text. Raises ``DrawingsError`` that names line and column."""
    found: list[Drawing] = []
    for number, line in enumerate(text.splitlines(), 1):
        found.extend(_Line(number, line).drawings())
        if len(found) > MOST:
            raise DrawingsError("too-many", number, 1, str(MOST))
    return tuple(found)


_HEAD: Final = re.compile(r"\s*([^\s:]*)\s*(:?)")
_ITEM: Final = re.compile(r"\s*(\S*)\s*([^\s]*)\s*(.*?)\s*\Z", re.DOTALL)
_SPOT: Final = re.compile(r"([0-9]{1,2}|bar\^?|off\^?)")
_LIFT: Final = re.compile(r"\+([0-9])")
_COUNT: Final = re.compile(r"=([0-9]{1,2})")


class _Line:
    """One line being read."""

    def __init__(self, number: int, text: str) -> None:
        self._number = number
        self._text = text

    def drawings(self) -> list[Drawing]:
        if not self._text.strip():
            return []
        head = _HEAD.match(self._text)
        assert head is not None
        kind = head[1]
        if kind not in _KINDS.values():
            raise self._wrong("unknown-kind", head.start(1), kind)
        if not head[2]:
            raise self._wrong("colon-expected", head.end(1), self._text[head.end(1) :][:1])
        found: list[Drawing] = []
        start = head.end()
        for part in self._text[start:].split(","):
            found.append(self._drawing(kind, start, part))
            start += len(part) + 1
        return found

    def _drawing(self, kind: str, start: int, part: str) -> Drawing:
        item = _ITEM.match(part)
        assert item is not None
        what, colour_word, rest = item.groups()
        at, ends = start + item.start(1), start + item.end(1)
        if not what:
            raise self._wrong("place-expected", start, "")
        if rest:
            raise self._wrong("comma-expected", start + item.start(3), rest)
        if colour_word not in list(Colour):
            where = start + item.start(2) if colour_word else ends
            raise self._wrong("unknown-colour", where, colour_word)
        colour = Colour(colour_word)
        place, at = self._spot(what, at, ends)
        if kind == "arrows":
            if self._text[at:ends][:1] != "-":
                raise self._wrong("arrow-expected", at, self._text[at:ends])
            dst, after = self._spot(self._text[at + 1 : ends], at + 1, ends)
            self._nothing_after(after, ends)
            if dst == place:
                raise self._wrong("arrow-to-itself", at + 1, str(dst))
            return Arrow(place, dst, colour)
        height, at = self._lift(at, ends)
        if kind == "circles":
            self._nothing_after(at, ends)
            return Circle(place, colour, height)
        count = _COUNT.match(self._text, at, ends)
        if count is None or not 1 <= int(count[1]) <= LARGEST_NUMBER:
            raise self._wrong("number-expected", at, self._text[at:ends])
        self._nothing_after(count.end(), ends)
        return Number(place, int(count[1]), colour, height)

    def _spot(self, what: str, at: int, ends: int) -> tuple[DrawnPlace, int]:
        found = _SPOT.match(self._text, at, ends)
        if found is None or (found[1].isdigit() and not _is_point(found[1])):
            raise self._wrong("no-such-place", at, what)
        return int(found[1]) if found[1].isdigit() else found[1], found.end()

    def _lift(self, at: int, ends: int) -> tuple[int, int]:
        found = _LIFT.match(self._text, at, ends)
        if found is None:
            return 0, at
        if not 1 <= int(found[1]) <= HIGHEST:
            raise self._wrong("too-high", at + 1, found[1])
        return int(found[1]), found.end()

    def _nothing_after(self, at: int, ends: int) -> None:
        if at != ends:
            raise self._wrong("not-understood", at, self._text[at:ends])

    def _wrong(self, key: str, at: int, found: str) -> DrawingsError:
        return DrawingsError(key, self._number, at + 1, found[:40])


def _is_point(digits: str) -> bool:
    return digits[0] != "0" and 1 <= int(digits) <= 24

"""SGF for Backgammon: trees of nodes with properties, and the words of ``GM[6]`` in them.

The text is walked once, without recursion; what is nested too deep or too long ends the reading.
White is the first side. ``a`` is White's 1 point and Black's 24 point, ``x`` the other way round;
``y`` is the bar and ``z`` where checkers are borne off.
"""

from __future__ import annotations

import re
import string
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from trictrac_gui.engine.match import HIGHEST_CUBE
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.faults import FileFault, FileSpot, fault, note
from trictrac_gui.formats.file_entries import (
    BAR,
    MOST_ENTRIES,
    OFF,
    EntryKind,
    FileEntry,
    FileRules,
    Hop,
)
from trictrac_gui.formats.snapshot import POINTS, IdError, counts_of, own_points

# --- Trees of nodes --------------------------------------------------------------------------

DEEPEST: Final = 60
"""Variations within variations."""
LONGEST_VALUE: Final = 20_000
"""Characters that are kept of a value; a comment of ten pages."""
_CLOSED_WITHIN: Final = 1_000_000
"""Characters within which a value must end."""

_MOST_VALUES: Final = 2_000_000
"""Values of all properties; an analysis has some forty a node."""

_MOST_FOREIGN: Final = 4_000_000
"""Characters that are kept of properties that nothing here understands."""

_NEXT: Final = re.compile(r"[();\[]|[A-Za-z]+")
# Without the plus signs a value of nothing but escapes would need gigabytes to be refused.
_VALUE: Final = re.compile(r"((?:[^\]\\]++|\\.)*+)\]", re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(.?)", re.DOTALL)


@dataclass
class SgfNode:
    """A node with its properties by name; ``values`` are still escaped.

    ``foreign`` are those that nothing here understands.
    """

    spot: FileSpot
    values: dict[str, list[str]] = field(default_factory=dict)
    foreign: dict[str, tuple[str, ...]] = field(default_factory=dict)
    spots: dict[str, FileSpot] = field(default_factory=dict)

    def first(self, name: str) -> str | None:
        """The first value of a property as plain text, or None."""
        found = self.values.get(name)
        return unescaped(found[0]) if found else None


@dataclass
class SgfTree:
    """A sequence of nodes, and the variations that go on from its last one."""

    spot: FileSpot
    nodes: list[SgfNode] = field(default_factory=list)
    variations: list[SgfTree] = field(default_factory=list)


class LineStarts:
    """Where the lines of a text begin, to tell the line and column of any character."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def spot(self, at: int) -> FileSpot:
        line = bisect_right(self._starts, at)
        return FileSpot(line, at - self._starts[line - 1] + 1)


def unescaped(value: str) -> str:
    """The text of a property: escapes resolved, soft line breaks taken out."""
    return _ESCAPE.sub(lambda found: "" if found[1] == "\n" else found[1], value)


def escaped(text: str) -> str:
    """A text as it may stand in a property."""
    return text.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:")


def uncut(value: str) -> str:
    """As much of a value as is kept, without half an escape at its end."""
    kept = value[:LONGEST_VALUE]
    ends = len(kept) - len(kept.rstrip("\\"))
    return kept[:-1] if ends % 2 else kept


def parse_trees(text: str, wanted: frozenset[str]) -> tuple[list[SgfTree], list[FileFault]]:
    """The trees of a collection; properties that are not wanted stand apart.

    The text must have plain line feeds. Reading stops at the first fault; what was read stays.
    """
    return _SgfParser(text, wanted).parse()


class _SgfParser:
    def __init__(self, text: str, wanted: frozenset[str]) -> None:
        self._text = text
        self._wanted = wanted
        self._lines = LineStarts(text)
        self._trees: list[SgfTree] = []
        self._open: list[SgfTree] = []
        self._node: SgfNode | None = None
        self._name = ""
        self._nodes = 0
        self._values = 0
        self._foreign = 0
        self._notes: list[FileFault] = []

    def parse(self) -> tuple[list[SgfTree], list[FileFault]]:
        begin = re.compile(r"\(\s*;").search(self._text)
        if begin is None:
            return [], [fault("no-game", FileSpot(1, 1))]
        at = begin.start()
        while (token := _NEXT.search(self._text, at)) is not None:
            sign, start, at = token[0], token.start(), token.end()
            if not self._open and sign != "(":
                continue  # between two trees anything may stand
            key = ""
            if sign == "(":
                key = self._tree(start)
            elif sign == ")":
                self._open.pop()
                self._node = None
            elif sign == ";":
                key = self._new_node(start)
            elif sign == "[":
                value = _VALUE.match(self._text, at, at + _CLOSED_WITHIN)
                if value is None:
                    return self._stopped("value-not-closed", start)
                self._values += 1
                if self._values > _MOST_VALUES:
                    return self._stopped("too-many-values", start)
                self._value(value[1], start)
                at = value.end()
            else:
                self._name = "".join(c for c in sign if c.isupper()) or sign.upper()
            if key:
                return self._stopped(key, start)
        if self._open:
            return self._stopped("tree-not-closed", len(self._text.rstrip()) - 1)
        return self._trees, self._notes

    def _stopped(self, key: str, at: int) -> tuple[list[SgfTree], list[FileFault]]:
        spot = self._lines.spot(max(at, 0))
        if key == "too-many-entries":
            return self._trees, [*self._notes, fault(key, spot, limit=MOST_ENTRIES)]
        return self._trees, [*self._notes, fault(key, spot)]

    def _tree(self, at: int) -> str:
        if len(self._open) >= DEEPEST:
            return "too-deep"
        self._nodes += 1
        if self._nodes > MOST_ENTRIES:
            return "too-many-entries"
        tree = SgfTree(self._lines.spot(at))
        (self._open[-1].variations if self._open else self._trees).append(tree)
        self._open.append(tree)
        self._node = None
        return ""

    def _new_node(self, at: int) -> str:
        self._nodes += 1
        if self._nodes > MOST_ENTRIES:
            return "too-many-entries"
        self._node = SgfNode(self._lines.spot(at))
        self._open[-1].nodes.append(self._node)
        self._name = ""
        return ""

    def _value(self, value: str, at: int) -> None:
        if self._node is None:
            return
        if self._name not in self._wanted:
            self._foreign += len(value)
            cut = self._foreign > _MOST_FOREIGN or len(value) > LONGEST_VALUE
            if cut and not self._notes:  # told once of a file
                spot = self._lines.spot(at + 1)
                self._notes.append(note("value-cut", spot, limit=LONGEST_VALUE))
            if self._foreign <= _MOST_FOREIGN:
                known = self._node.foreign.get(self._name, ())
                self._node.foreign[self._name] = (*known, uncut(value))
            return
        values = self._node.values.setdefault(self._name, [])
        self._node.spots.setdefault(self._name, self._lines.spot(at + 1))
        if len(values) < 200:
            values.append(uncut(value))


# --- Words -----------------------------------------------------------------------------------

LETTERS: Final = string.ascii_lowercase[:POINTS]
_BAR: Final = "y"
_OFF: Final = "z"
_MOVE: Final = re.compile(r"\s*([1-6])\s*([1-6])\s*((?:[a-z]{2}\s*){0,4})\Z")
_RESULT: Final = re.compile(r"\s*([WB])(?:lack|hite)?\s*\+\s*([0-9]{1,6})?\s*([A-Za-z]*)\s*\Z")
_WORDS: Final = {
    "double": EntryKind.DOUBLE,
    "redouble": EntryKind.DOUBLE,
    "beaver": EntryKind.BEAVER,
    "take": EntryKind.TAKE,
    "accept": EntryKind.TAKE,
    "drop": EntryKind.DROP,
    "pass": EntryKind.DROP,
    "reject": EntryKind.DROP,
    "decline": EntryKind.DROP,
    "refuse": EntryKind.DROP,
}
_RESIGNS: Final = re.compile(r"resign(?:s|ed)?(?:[\s:=]{1,9}([0-9]|[a-z]{1,20}))?\Z")
_TIMES: Final = {"1": 1, "single": 1, "normal": 1, "2": 2, "gammon": 2, "3": 3, "backgammon": 3}
COLOURS: Final = ("W", "B")


def own_point(letter: str, side: Side) -> int:
    """A side's own number of a point."""
    if letter == _BAR:
        return BAR
    if letter == _OFF:
        return OFF
    number = LETTERS.index(letter) + 1
    return number if side is Side.FIRST else BAR - number


def letter_of(point: int, side: Side) -> str:
    """The letter of a side's own point."""
    if point == BAR:
        return _BAR
    if point == OFF:
        return _OFF
    return LETTERS[point - 1 if side is Side.FIRST else POINTS - point]


def read_move(side: Side, value: str, spot: FileSpot) -> FileEntry | None:
    """The entry of a ``W`` or ``B``; None where it is no move."""
    text = f"{COLOURS[side]}[{value}]"
    word = value.strip().lower()
    kind = _WORDS.get(word)
    if kind is not None:
        return FileEntry(side, kind, spot, text)
    resigns = _RESIGNS.match(word)
    if resigns is not None and (resigns[1] is None or resigns[1] in _TIMES):
        return FileEntry(side, EntryKind.RESIGN, spot, text, value=_TIMES.get(resigns[1] or ""))
    found = _MOVE.match(value)
    if found is None:
        return None
    letters = "".join(found[3].split())
    hops = tuple(
        Hop(own_point(letters[at], side), own_point(letters[at + 1], side))
        for at in range(0, len(letters), 2)
    )
    return FileEntry(side, EntryKind.PLAY, spot, text, (int(found[1]), int(found[2])), hops)


def move_value(entry: FileEntry) -> str | None:
    """The value of a ``W`` or ``B``; None for what SGF has no word for."""
    if entry.kind is EntryKind.PLAY:
        assert entry.roll is not None
        moved = "".join(
            (letter_of(hop.src, entry.side) + letter_of(hop.dst, entry.side)) * hop.times
            for hop in entry.hops or ()
        )
        return "".join(map(str, entry.roll)) + moved
    return {
        EntryKind.DOUBLE: "double",
        EntryKind.BEAVER: "double",
        EntryKind.TAKE: "take",
        EntryKind.DROP: "drop",
    }.get(entry.kind)


def read_result(value: str, spot: FileSpot) -> FileEntry | None:
    """The entry of an ``RE`` that names a winner; None where nobody has won, or nothing is told."""
    found = _RESULT.match(value)
    if found is None:
        return None
    points = int(found[2]) if found[2] else None
    if points is not None and not 1 <= points <= 3 * HIGHEST_CUBE:
        return None
    side = Side(COLOURS.index(found[1]))
    return FileEntry(side, EntryKind.WIN, spot, f"RE[{value}]", value=points)


def read_points(values: list[str]) -> list[str] | None:
    """The letters of a list of points, ranges such as ``a:x`` spelt out; None for any other."""
    letters: list[str] = []
    for value in values:
        low, _, high = value.strip().partition(":")
        if not all(len(end) == 1 and end in string.ascii_lowercase for end in (low, high or low)):
            return None
        letters += [chr(code) for code in range(ord(low), ord(high or low) + 1)]
    return letters


def position_of(white: list[str], black: list[str]) -> Position:
    """The position with a checker for each letter. Raises ``IdError``."""
    both = []
    for side, letters in zip(Side, (white, black), strict=True):
        own = [0] * (POINTS + 1)
        for letter in letters:
            point = own_point(letter, side)
            if point != OFF:
                own[point - 1] += 1
        both.append(counts_of(own))
    if any(len(letters) > 15 for letters in (white, black)):
        raise IdError("too-many", "position")
    return Position((both[0], both[1]))


def points_of(position: Position, side: Side) -> list[str]:
    """A letter for each checker of a side that is not off."""
    own = own_points(position.of(side))
    return [letter_of(at + 1, side) for at, count in enumerate(own) for _ in range(count)]


def read_rules(value: str | None) -> tuple[FileRules, bool]:
    """The rules of an ``RU``, and whether this is the Crawford game."""
    if value is None:
        return FileRules(), False
    told = dict.fromkeys(word.strip() for word in re.split(r"[:,;]", value) if word.strip())
    words = {word.lower() for word in told}
    known = {"crawford", "crawfordgame", "jacoby", "nocube", "backgammon", "beavers"}
    others = sorted(words - known)
    rules = FileRules(
        bool(words & {"crawford", "crawfordgame"}),
        "jacoby" in words,
        True if "beavers" in words else None,
        False if "nocube" in words else None,
        next((w for w in others if "gammon" in w), ""),
        tuple(word for word in told if word.lower() not in known),
    )
    return rules, "crawfordgame" in words


# --- What a file tells about its match -------------------------------------------------------

_NAMES: Final = {
    "EV": "Event",
    "RO": "Round",
    "PC": "Site",
    "DT": "EventDate",
    "AN": "Annotator",
    "SO": "Source",
    "US": "Transcriber",
    "CP": "Copyright",
    "ON": "Opening",
    "GN": "GameName",
    "GC": "GameComment",
    "WR": "Player 1 Elo",
    "BR": "Player 2 Elo",
}
_PROPERTIES: Final = {name: short for short, name in _NAMES.items()}
PROPERTIES: Final = tuple(_NAMES)
"""The properties of SGF that tell about a match."""


def about_from(values: Mapping[str, str | None]) -> tuple[tuple[str, str], ...]:
    """The names and values of SGF's properties."""
    return tuple(
        (_NAMES[short], _dotted(value) if short == "DT" else value)
        for short, value in values.items()
        if value
    )


def about_to(about: Iterable[tuple[str, str]]) -> dict[str, str]:
    """SGF's properties for what has one."""
    return {
        _PROPERTIES[name]: value.replace(".", "-") if name == "EventDate" else value
        for name, value in about
        if name in _PROPERTIES and value
    }


def _dotted(date: str) -> str:
    """A date the way ``.mat`` files write it; anything else is left alone."""
    plain = date.replace("-", "")
    return date.replace("-", ".") if len(date) == 10 and plain.isdigit() else date

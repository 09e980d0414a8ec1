"""The values of SGF for Backgammon (``GM[6]``): moves, points, results, rules.

White is the first side. ``a`` is White's 1 point and Black's 24 point, ``x`` the other way round;
``y`` is the bar and ``z`` where checkers are borne off.
"""

from __future__ import annotations

import re
import string
from typing import Final

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.faults import FileSpot
from trictrac_gui.formats.snapshot import POINTS, IdError, counts_of, own_points
from trictrac_gui.formats.transcript import (
    BAR,
    HIGHEST_CUBE,
    OFF,
    EntryKind,
    Hop,
    TranscriptEntry,
    TranscriptRules,
)

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
    "resign": EntryKind.RESIGN,
}
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


def read_move(side: Side, value: str, spot: FileSpot) -> TranscriptEntry | None:
    """The entry of a ``W`` or ``B``; None where it is no move."""
    text = f"{COLOURS[side]}[{value}]"
    kind = _WORDS.get(value.strip().lower())
    if kind is not None:
        return TranscriptEntry(side, kind, spot, text)
    found = _MOVE.match(value)
    if found is None:
        return None
    letters = "".join(found[3].split())
    hops = tuple(
        Hop(own_point(letters[at], side), own_point(letters[at + 1], side))
        for at in range(0, len(letters), 2)
    )
    return TranscriptEntry(side, EntryKind.PLAY, spot, text, (int(found[1]), int(found[2])), hops)


def move_value(entry: TranscriptEntry) -> str | None:
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


def read_result(value: str, spot: FileSpot) -> TranscriptEntry | None:
    """The entry of an ``RE`` that names a winner; None where nobody has won, or nothing is told."""
    found = _RESULT.match(value)
    if found is None:
        return None
    points = int(found[2]) if found[2] else None
    if points is not None and not 1 <= points <= 3 * HIGHEST_CUBE:
        return None
    side = Side(COLOURS.index(found[1]))
    return TranscriptEntry(side, EntryKind.WIN, spot, f"RE[{value}]", value=points)


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


def read_rules(value: str | None) -> tuple[TranscriptRules, bool]:
    """The rules of an ``RU``, and whether this is the Crawford game."""
    if value is None:
        return TranscriptRules(), False
    words = {word.strip().lower() for word in re.split(r"[:,;]", value) if word.strip()}
    known = {"crawford", "crawfordgame", "jacoby", "nocube", "backgammon", "beavers"}
    others = sorted(words - known)
    rules = TranscriptRules(
        bool(words & {"crawford", "crawfordgame"}),
        "jacoby" in words,
        True if "beavers" in words else None,
        False if "nocube" in words else None,
        next((w for w in others if "gammon" in w), ""),
    )
    return rules, "crawfordgame" in words

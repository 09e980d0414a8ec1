"""XGID, the one-line position of eXtreme Gammon, such as
``XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10``.

Capitals are the player at the bottom, small letters the one at the top; the points are counted
by the player at the bottom. The fields: checkers, cube (as a power of two), its owner, who is on
roll, dice, the two scores, Crawford (in money play Jacoby and beavers), match length, largest cube.

Snowie's line of numbers is read for its checkers alone.
"""

from __future__ import annotations

import re
import string
from typing import Final

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.snapshot import (
    CHECKERS,
    MOST_POINTS,
    POINTS,
    IdError,
    Snapshot,
    counts_of,
    exchanged,
    own_points,
    sound,
)

_PLACES: Final = POINTS + 2
_FIELDS: Final = (
    "position",
    "cube",
    "owner",
    "on-roll",
    "dice",
    "score",
    "score",
    "rules",
    "length",
    "largest-cube",
)
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}\Z")
_OFFERED: Final = "DBR"
"""Doubled, beavered, raccooned; after a beaver the side on roll answers, else the other."""
_NO_DICE: Final = "00"


def format_xgid(moment: Snapshot) -> str:
    """The XGID of a moment, with the first side at the bottom."""
    signs = {Side.FIRST: "1", Side.SECOND: "-1", None: "0"}
    dice = _NO_DICE
    if moment.doubled:
        dice = "B" if moment.decider is moment.on_roll else "D"
    if moment.roll is not None:
        dice = "".join(map(str, moment.roll))
    rules = int(moment.crawford) if moment.length else moment.jacoby + 2 * moment.beavers
    fields = (
        _letters(moment.position),
        moment.cube.bit_length() - 1,
        signs[moment.owner],
        signs[moment.on_roll],
        dice,
        *moment.score,
        rules,
        moment.length,
        moment.highest_cube.bit_length() - 1,
    )
    return "XGID=" + ":".join(map(str, fields))


def _letters(position: Position) -> str:
    bottom, top = own_points(position.of(Side.FIRST)), own_points(position.of(Side.SECOND))
    places = [-top[POINTS]]
    places += [bottom[at] - top[POINTS - 1 - at] for at in range(POINTS)]
    places.append(bottom[POINTS])
    return "".join(_letter(checkers) for checkers in places)


def _letter(checkers: int) -> str:
    if not checkers:
        return "-"
    letters = string.ascii_uppercase if checkers > 0 else string.ascii_lowercase
    return letters[abs(checkers) - 1]


def parse_xgid(text: str, bottom: Side = Side.FIRST) -> Snapshot:
    """The moment of an XGID, with ``bottom`` as the player of the capitals.

    The last fields may be missing, as in short ids. Raises ``IdError`` with field and column.
    """
    body = text.strip()
    lead = len("XGID=") if body[:5].upper() == "XGID=" else 0
    fields = body[lead:].split(":")
    if len(fields) > len(_FIELDS):
        raise IdError("too-many-fields", "", lead + 1)
    if len(fields) < len(_FIELDS) - 1:
        raise IdError("missing-field", _FIELDS[len(fields)], len(body) + 1)
    found = _Fields(fields, lead)
    doubled = found.texts[4] in _OFFERED and bool(found.texts[4])
    length = found.number(8, 0, MOST_POINTS)
    rules = found.number(7, 0, 1 if length else 3)
    on_roll = found.side(3)
    if on_roll is None:
        raise found.wrong(3)
    moment = Snapshot(
        found.position(),
        on_roll,
        on_roll.other if doubled and found.texts[4] != "B" else None,
        None if doubled else found.dice(4),
        1 << found.number(1, 0, 15),
        found.side(2),
        doubled,
        0,
        length,
        (found.number(5, 0, MOST_POINTS), found.number(6, 0, MOST_POINTS)),
        bool(length and rules),
        bool(not length and rules & 1),
        bool(not length and rules & 2),
        1 << (found.number(9, 0, 15) if len(fields) > 9 else 10),
    )
    return sound(moment if bottom is Side.FIRST else exchanged(moment))


def parse_places(letters: str) -> Position:
    """The position of the letters that an XGID begins with. Raises ``IdError``."""
    return sound(Snapshot(_Fields([letters], 0).position())).position


_SNOWIE_BAR: Final = 12
"""The field of Snowie's line for the opponent's bar; the points 1 to 24 and the own bar follow."""


def parse_snowie(text: str) -> Position:
    """The position of Snowie's line of numbers between semicolons. Raises ``IdError``.

    Numbers above nought are checkers of the side on roll, which counts the points: the fifth field
    is 0 where that is the first side, and 1 where it is the second.
    """
    fields = text.strip().split(";")
    if len(fields) < _SNOWIE_BAR + _PLACES:
        raise IdError("missing-field", "position")
    told = fields[_SNOWIE_BAR : _SNOWIE_BAR + _PLACES]
    if fields[4] not in ("0", "1") or not all(_NUMBER.match(number) for number in told):
        raise IdError("wrong-value", "position")
    numbers = [int(number) for number in told]
    mine, theirs = [max(0, number) for number in numbers], [max(0, -number) for number in numbers]
    own, other = counts_of(mine[1:]), counts_of(theirs[-2::-1])
    return sound(Snapshot(Position((own, other) if fields[4] == "0" else (other, own)))).position


class _Fields:
    """The fields of an XGID, each read as what it must be."""

    def __init__(self, texts: list[str], lead: int) -> None:
        self.texts = texts
        self._lead = lead

    def wrong(self, at: int, key: str = "wrong-value", inside: int = 0) -> IdError:
        """The error of a field, ``inside`` characters from its beginning."""
        before = sum(len(text) + 1 for text in self.texts[:at])
        return IdError(key, _FIELDS[at], self._lead + before + inside + 1)

    def number(self, at: int, least: int, most: int) -> int:
        """A whole number within its bounds."""
        text = self.texts[at]
        if not _NUMBER.match(text) or not least <= int(text) <= most:
            raise self.wrong(at)
        return int(text)

    def side(self, at: int) -> Side | None:
        """The bottom player for 1, the top player for -1, nobody for 0."""
        return {1: Side.FIRST, -1: Side.SECOND}.get(self.number(at, -1, 1))

    def dice(self, at: int) -> tuple[int, int] | None:
        """Two numbers from 1 to 6, or None before the throw."""
        text = self.texts[at]
        if text == _NO_DICE:
            return None
        if len(text) != 2 or not set(text) <= set("123456"):
            raise self.wrong(at, "no-such-dice")
        return int(text[0]), int(text[1])

    def position(self) -> Position:
        """The checkers of both players."""
        letters = self.texts[0]
        if len(letters) != _PLACES:
            raise self.wrong(0, "wrong-length", min(len(letters), _PLACES))
        bottom, top = [0] * (POINTS + 1), [0] * (POINTS + 1)
        for at, letter in enumerate(letters):
            if letter == "-":
                continue
            checkers = string.ascii_letters.find(letter) % 26 + 1
            if letter not in string.ascii_letters or checkers > CHECKERS:
                raise self.wrong(0, "no-such-letter", at)
            capital = letter.isupper()
            if at == (0 if capital else _PLACES - 1):
                raise self.wrong(0, "wrong-bar", at)
            if capital:
                bottom[at - 1] = checkers
            else:
                top[POINTS - at] = checkers
        return Position((counts_of(bottom), counts_of(top)))

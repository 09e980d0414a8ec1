"""gnubg's ids: the Position ID, the Match ID, and both together.

The Position ID is fourteen letters for where the checkers stand, seen from the side on roll. For
each side there is, for its own points 1 to 24 and then the bar, a one for every checker and a
nought after each point. **The side that is not on roll comes first.** gnubg's manual says the
contrary, and the symmetric position at the start hides it; gnubg itself does it this way.

The Match ID is twelve letters for the cube, the dice and the score of a match. gnubg's player 0,
the white of its SGF files and the left column of a ``.mat``, is the first side.
"""

from __future__ import annotations

import string
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.snapshot import (
    CHECKERS,
    POINTS,
    IdError,
    Snapshot,
    counts_of,
    own_points,
    sound,
)
from trictrac_gui.variants.backgammon import BACKGAMMON

POSITION_ID_LENGTH: Final = 14
MATCH_ID_LENGTH: Final = 12
_POSITION_BYTES: Final = 10
_MATCH_BYTES: Final = 9
_CENTRED: Final = 3
_PHASES: Final = 5
_WITHOUT_THE_LAST: Final = (1 << 13) - 1
_LETTERS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
_VALUES: Final = {letter: value for value, letter in enumerate(_LETTERS)}
_SIX: Final = 6


def format_position_id(position: Position, on_roll: Side) -> str:
    packing = _Packing()
    for side in (on_roll.other, on_roll):
        for checkers in own_points(position.of(side)):
            packing.add(checkers + 1, (1 << checkers) - 1)
    return _letters_of(packing.key(_POSITION_BYTES))


def parse_position_id(text: str, on_roll: Side) -> Position:
    """The position of an id, where ``on_roll`` is the side it is seen from.

    Raises ``IdError``. Whether the two sides stand in each other's way is not asked here.
    """
    if len(text) != POSITION_ID_LENGTH:
        raise IdError("wrong-length", "position", min(len(text), POSITION_ID_LENGTH) + 1)
    key = _key_of(text, _POSITION_BYTES)
    if isinstance(key, int):
        raise IdError("no-such-letter", "position", key)
    bits = _Unpacking(key)
    theirs, mine = counts_of(_side(bits)), counts_of(_side(bits))
    position = Position((mine, theirs) if on_roll is Side.FIRST else (theirs, mine))
    if format_position_id(position, on_roll) != text:
        raise IdError("bits-left-over", "position")
    return position


def _side(bits: _Unpacking) -> list[int]:
    own = []
    for _ in range(POINTS + 1):
        checkers = 0
        while bits.take(1):
            checkers += 1
            if checkers > CHECKERS:
                raise IdError("too-many", "position")
        own.append(checkers)
    return own


def format_match_id(moment: Snapshot) -> str:
    packing = _Packing()
    packing.add(4, moment.cube.bit_length() - 1)
    packing.add(2, _CENTRED if moment.owner is None else int(moment.owner))
    packing.add(1, int(moment.on_roll))
    packing.add(1, int(moment.crawford))
    packing.add(3, moment.phase)
    packing.add(1, int(moment.decider))
    packing.add(1, int(moment.doubled))
    packing.add(2, moment.resigned)
    for number in moment.roll or (0, 0):
        packing.add(3, number)
    packing.add(15, moment.length)
    for points in moment.score:
        packing.add(15, points)
    # The last bit came late and stands the wrong way round: set where Jacoby's rule is not used.
    packing.add(1, int(not (moment.jacoby and moment.length == 0)))
    return _letters_of(packing.key(_MATCH_BYTES))


def parse_match_id(text: str) -> Snapshot:
    """The moment of an id, with the checkers as at the start. Raises ``IdError``."""
    if len(text) != MATCH_ID_LENGTH:
        raise IdError("wrong-length", "match", min(len(text), MATCH_ID_LENGTH) + 1)
    key = _key_of(text, _MATCH_BYTES)
    if isinstance(key, int):
        raise IdError("no-such-letter", "match", key)
    bits = _Unpacking(key)
    cube, owner, on_roll = 1 << bits.take(4), bits.take(2), Side(bits.take(1))
    crawford, phase, decides = bool(bits.take(1)), bits.take(3), Side(bits.take(1))
    doubled, resigned = bool(bits.take(1)), bits.take(2)
    roll = (bits.take(3), bits.take(3))
    length = bits.take(15)
    score = (bits.take(15), bits.take(15))
    jacoby = not bits.take(1)
    spare = bool(bits.take(5))
    if spare and score[1] > length:
        # The last letter was filled up with ones: two of its bits are the highest of this score.
        score = (score[0], score[1] & _WITHOUT_THE_LAST)
    if phase >= _PHASES:
        raise IdError("no-such-phase", "match")
    if owner not in (0, 1, _CENTRED):
        raise IdError("no-such-cube", "cube")
    return sound(
        Snapshot(
            BACKGAMMON.setup,
            on_roll,
            None if decides is on_roll else decides,
            None if roll == (0, 0) else roll,
            cube,
            None if owner == _CENTRED else Side(owner),
            doubled,
            resigned,
            length,
            score,
            crawford,
            jacoby and length == 0,
            phase=phase,
            spare=spare,
        )
    )


def format_gnubg_id(moment: Snapshot) -> str:
    """Position ID and Match ID together, with a colon between them."""
    return f"{format_position_id(moment.position, moment.on_roll)}:{format_match_id(moment)}"


def parse_gnubg_id(text: str, on_roll: Side = Side.FIRST) -> Snapshot:
    """The moment of a Position ID, a Match ID, or both with a colon or a blank between them.

    ``on_roll`` is who is on roll where no Match ID says it. Raises ``IdError``.
    """
    first, _, second = text.strip().replace(":", " ").partition(" ")
    second = second.strip()
    if not second and len(first) == MATCH_ID_LENGTH:
        return parse_match_id(first)
    if len(first) == MATCH_ID_LENGTH and len(second) == POSITION_ID_LENGTH:
        first, second = second, first
    moment = parse_match_id(second) if second else Snapshot(BACKGAMMON.setup, on_roll)
    return sound(replace(moment, position=parse_position_id(first, moment.on_roll)))


# --- Letters and bits, in the order gnubg packs them -----------------------------------------


def _letters_of(key: bytes) -> str:
    """A key in base 64, without the signs that only fill up."""
    bits = int.from_bytes(key, "big")
    wanted = -(-len(key) * 8 // _SIX)
    bits <<= wanted * _SIX - len(key) * 8
    return "".join(_LETTERS[bits >> (_SIX * place) & 63] for place in range(wanted - 1, -1, -1))


def _key_of(letters: str, length: int) -> bytes | int:
    """The key of so many bytes, or the column, from 1, of the first letter that cannot be."""
    bits = 0
    for column, letter in enumerate(letters, 1):
        value = _VALUES.get(letter)
        if value is None:
            return column
        bits = bits << _SIX | value
    return (bits >> (len(letters) * _SIX - length * 8)).to_bytes(length, "big")


class _Packing:
    """A number that grows by fields, the lowest bits first."""

    def __init__(self) -> None:
        self._bits = 0
        self._used = 0

    def add(self, width: int, value: int) -> None:
        """Put the next field on top."""
        self._bits |= (value & ((1 << width) - 1)) << self._used
        self._used += width

    def key(self, length: int) -> bytes:
        """All fields as bytes, the lowest first."""
        return self._bits.to_bytes(length, "little")


class _Unpacking:
    """The fields of a key, taken off in the order they were put in."""

    def __init__(self, key: bytes) -> None:
        self._bits = int.from_bytes(key, "little")

    def take(self, width: int) -> int:
        """The next field."""
        value = self._bits & ((1 << width) - 1)
        self._bits >>= width
        return value

"""gnubg's Position ID: fourteen letters for where the checkers stand, seen from the side on roll.

For each side there is, for its own points 1 to 24 and then the bar, a one for every checker and a
nought after each point. **The side that is not on roll comes first.** gnubg's manual says the
contrary, and the symmetric position at the start hides it; gnubg itself does it this way.
"""

from __future__ import annotations

from typing import Final

from trictrac_gui.engine.model import CHECKERS, Position, Side
from trictrac_gui.formats.bits import Packing, Unpacking, key_of, letters_of
from trictrac_gui.formats.snapshot import POINTS, IdError, counts_of, own_points

LENGTH: Final = 14
_KEY_BYTES: Final = 10


def format_position_id(position: Position, on_roll: Side) -> str:
    """The Position ID of a position with one side on roll."""
    packing = Packing()
    for side in (on_roll.other, on_roll):
        for checkers in own_points(position.of(side)):
            packing.add(checkers + 1, (1 << checkers) - 1)
    return letters_of(packing.key(_KEY_BYTES))


def parse_position_id(text: str, on_roll: Side) -> Position:
    """The position of an id, where ``on_roll`` is the side it is seen from.

    Raises ``IdError``. Whether the two sides stand in each other's way is not asked here.
    """
    if len(text) != LENGTH:
        raise IdError("wrong-length", "position", min(len(text), LENGTH) + 1)
    key = key_of(text, _KEY_BYTES)
    if isinstance(key, int):
        raise IdError("no-such-letter", "position", key)
    bits = Unpacking(key)
    theirs, mine = counts_of(_side(bits)), counts_of(_side(bits))
    position = Position((mine, theirs) if on_roll is Side.FIRST else (theirs, mine))
    if format_position_id(position, on_roll) != text:
        raise IdError("bits-left-over", "position")
    return position


def _side(bits: Unpacking) -> list[int]:
    own = []
    for _ in range(POINTS + 1):
        checkers = 0
        while bits.take(1):
            checkers += 1
            if checkers > CHECKERS:
                raise IdError("too-many", "position")
        own.append(checkers)
    return own

"""gnubg's Match ID: twelve letters for the cube, the dice and the score of a match.

gnubg's player 0, the white of its SGF files and the left column of a ``.mat``, is the first side.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.formats.bits import Packing, Unpacking, key_of, letters_of
from trictrac_gui.formats.position_id import LENGTH as POSITION_LENGTH
from trictrac_gui.formats.position_id import format_position_id, parse_position_id
from trictrac_gui.formats.snapshot import IdError, Snapshot, sound
from trictrac_gui.variants.backgammon import BACKGAMMON

LENGTH: Final = 12
_KEY_BYTES: Final = 9
_CENTRED: Final = 3
_PHASES: Final = 5


def format_match_id(moment: Snapshot) -> str:
    """The Match ID of a moment."""
    packing = Packing()
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
    return letters_of(packing.key(_KEY_BYTES))


def parse_match_id(text: str) -> Snapshot:
    """The moment of an id, with the checkers as at the start. Raises ``IdError``."""
    if len(text) != LENGTH:
        raise IdError("wrong-length", "match", min(len(text), LENGTH) + 1)
    key = key_of(text, _KEY_BYTES)
    if isinstance(key, int):
        raise IdError("no-such-letter", "match", key)
    bits = Unpacking(key)
    cube, owner, on_roll = 1 << bits.take(4), bits.take(2), Side(bits.take(1))
    crawford, phase, decides = bool(bits.take(1)), bits.take(3), Side(bits.take(1))
    doubled, resigned = bool(bits.take(1)), bits.take(2)
    roll = (bits.take(3), bits.take(3))
    length = bits.take(15)
    score = (bits.take(15), bits.take(15))
    jacoby = not bits.take(1)
    if bits.take(5):
        raise IdError("bits-left-over", "match")
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
    if not second and len(first) == LENGTH:
        return parse_match_id(first)
    if len(first) == LENGTH and len(second) == POSITION_LENGTH:
        first, second = second, first
    moment = parse_match_id(second) if second else Snapshot(BACKGAMMON.setup, on_roll)
    return sound(replace(moment, position=parse_position_id(first, moment.on_roll)))

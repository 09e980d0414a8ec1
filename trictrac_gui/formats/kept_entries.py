"""Reads back what a ``.ttg`` has kept of another program's file because it cannot be followed."""

from __future__ import annotations

from trictrac_gui import decoding
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.formats.saved import Json
from trictrac_gui.formats.text import printable
from trictrac_gui.formats.transcript import (
    BAR,
    HIGHEST_CUBE,
    EntryKind,
    Hop,
    Setup,
    TranscriptEntry,
)
from trictrac_gui.variants.backgammon import BACKGAMMON


def entry_of(told: Json) -> TranscriptEntry | None:
    """The entry of an object; one that is none is kept as its own text, an empty one is nothing."""
    if not told:
        return None
    try:
        return _entry(told)
    except ValueError:
        text = decoding.dumps(dict(told)).decode()
        return TranscriptEntry(Side.FIRST, EntryKind.UNREAD, text=printable(text))


def _entry(told: Json) -> TranscriptEntry:
    kind = EntryKind(str(told.get("kind")))
    roll = told.get("roll")
    numbers = None if roll is None else _numbers(roll, 2, 1, 6)
    hops: tuple[Hop, ...] | None = ()
    if kind is EntryKind.PLAY:
        if numbers is None:
            raise ValueError("roll")
        listed = told.get("hops")
        if listed is None:
            hops = None
        elif isinstance(listed, list) and len(listed) <= 8:
            hops = tuple(_hop(item) for item in listed)
        else:
            raise ValueError("hops")
    value = told.get("value")
    if value is not None and (type(value) is not int or not 0 < value <= 3 * HIGHEST_CUBE):
        raise ValueError("value")
    side = told.get("side")
    if type(side) is not int or side not in (0, 1):
        raise ValueError("side")
    return TranscriptEntry(
        Side(side),
        kind,
        text=printable(str(told.get("text", ""))),
        roll=None if numbers is None else (numbers[0], numbers[1]),
        hops=hops,
        lying=kind is EntryKind.PLAY and told.get("lying") is True,
        value=value,
        setup=_setup(told) if kind is EntryKind.SETUP else None,
        comment=str(told.get("comment", "")),
    )


def _setup(told: Json) -> Setup:
    position = told.get("position")
    placed = None if position is None else parse_position(BACKGAMMON, str(position))
    to_move = told.get("to_move")
    mover = None if to_move is None else Side(_numbers([to_move], 1, 0, 1)[0])
    cube = told.get("cube")
    if cube is None:
        return Setup(placed, mover)
    if not isinstance(cube, list) or len(cube) != 2:
        raise ValueError("cube")
    value, owner = _numbers(cube[:1], 1, 1, HIGHEST_CUBE)[0], cube[1]
    held = None if owner is None else Side(_numbers([owner], 1, 0, 1)[0])
    return Setup(placed, mover, cube=value, owner=held)


def _hop(item: object) -> Hop:
    src, dst, times, hit = _numbers(item, 4, 0, BAR)
    if not 1 <= times <= 4 or hit > 1:
        raise ValueError("hops")
    return Hop(src, dst, times, bool(hit))


def _numbers(value: object, count: int, least: int, most: int) -> list[int]:
    if (
        not isinstance(value, list)
        or len(value) != count
        or not all(type(number) is int and least <= number <= most for number in value)
    ):
        raise ValueError("numbers")
    return value

"""What files say, thing by thing, before anybody asks whether it can have been played.

Readers turn a text into entries, and the builder of trees asks the rules about each; what cannot
be followed stays in the tree as it was read. Writers take the same entries of a tree. Points are
the mover's own: 24 to 1, with the bar as 25 and borne off as 0, as most files have them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from trictrac_gui import decoding
from trictrac_gui.engine.match import HIGHEST_CUBE
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import format_position, parse_position
from trictrac_gui.formats.faults import NOWHERE, FileFault, FileSpot
from trictrac_gui.formats.text import printable
from trictrac_gui.variants.backgammon import BACKGAMMON

Json = Mapping[str, object]

BAR: Final = 25
OFF: Final = 0

MOST_ENTRIES: Final = 50_000
"""So many entries are read from one file; the longest matches have some thousands."""

MOST_MATCHES: Final = 1_000
"""Matches that are read from one file."""

LONGEST_MATCH: Final = 999
"""Points; the same as the engine's."""

LONGEST_NAME: Final = 80
LONGEST_COMMENT: Final = 5000
MOST_ABOUT: Final = 40
"""Characters of names and comments, and lines of a heading, that are read."""


class Hop(NamedTuple):
    """A checker taken from one point to another, over as many numbers as that needs."""

    src: int
    dst: int
    times: int = 1
    hit: bool = False
    """Whether the file says that a checker is hit on ``dst``."""


class EntryKind(StrEnum):
    """What an entry of a file tells."""

    PLAY = "play"
    DOUBLE = "double"
    BEAVER = "beaver"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"
    ACCEPT = "accept"
    REFUSE = "refuse"
    WIN = "win"
    SETUP = "setup"
    UNREAD = "unread"


@dataclass(frozen=True, slots=True)
class FileSetup:
    """A position that the players set up; ``None`` leaves what was there."""

    position: Position | None = None
    to_move: Side | None = None
    roll: tuple[int, int] | None = None
    cube: int | None = None
    owner: Side | None = None
    owned: bool = False
    """Whether it is told whose the cube is; without an ``owner`` it then lies in the middle."""


@dataclass(frozen=True, slots=True)
class FileEntry:
    """One thing that one side did, as the file tells it.

    A play has its ``roll`` and its ``hops``; no hops at all is a throw that could not be played,
    and None one whose play the file does not know. ``lying`` is a play whose throw still lies on
    the table: it has been played as far as its hops go. One with a ``setup`` was impossible by the
    file's own account, which has the position that came of it. ``value`` is the cube offered, the
    times a side resigns for, or the points won. ``branches`` are other ways to go on instead.
    """

    side: Side
    kind: EntryKind
    spot: FileSpot = NOWHERE
    text: str = ""
    roll: tuple[int, int] | None = None
    hops: tuple[Hop, ...] | None = ()
    lying: bool = False
    passed: bool = False
    """Whether the file says in words that nothing could be played; most leave the place empty."""
    value: int | None = None
    setup: FileSetup | None = None
    comment: str = ""
    branches: tuple[tuple[FileEntry, ...], ...] = ()
    properties: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the file says besides, by the names of properties that nothing here understands."""


@dataclass(frozen=True, slots=True)
class ReadGame:
    """One game as a file tells it: the score before it, and what happened in it.

    ``crawford`` is what the file says of this game; None where it says nothing.
    """

    number: int = 1
    score: tuple[int, int] = (0, 0)
    entries: tuple[FileEntry, ...] = ()
    spot: FileSpot = NOWHERE
    comment: str = ""
    crawford: bool | None = None
    properties: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FileRules:
    """What the match was played under; ``None`` where the file does not say."""

    crawford: bool | None = None
    jacoby: bool | None = None
    beavers: bool | None = None
    cube: bool | None = None
    game: str = ""
    """The kind of Backgammon, where the file names one, such as ``Nackgammon``."""
    others: tuple[str, ...] = ()
    """Words of an SGF file about its rules that nothing here understands."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A match or a money session as a file tells it; ``length`` is 0 where none was agreed.

    ``about`` are names and values such as ``Event`` and ``EventDate``, kept as they came.
    ``open_line`` is the last line, where it has no end: it may have been cut off. ``faults`` are
    what the reader stumbled over.
    """

    names: tuple[str, str] = ("", "")
    length: int = 0
    games: tuple[ReadGame, ...] = ()
    rules: FileRules = FileRules()
    about: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    open_line: int = 0
    faults: tuple[FileFault, ...] = ()


# --- As JSON objects -------------------------------------------------------------------------


def entry_object(entry: FileEntry) -> dict[str, object]:
    """An entry as an object, as a ``.ttg`` keeps what cannot be followed."""
    told: dict[str, object] = {"side": int(entry.side), "kind": entry.kind.value}
    if entry.roll is not None:
        told["roll"] = list(entry.roll)
    if entry.kind is EntryKind.PLAY:
        told["hops"] = None if entry.hops is None else [_hop_object(hop) for hop in entry.hops]
        if entry.lying:
            told["lying"] = True
    if entry.value is not None:
        told["value"] = entry.value
    if entry.setup is not None:
        told |= _setup_object(entry.setup)
    if entry.text:
        told["text"] = entry.text
    if entry.comment:
        told["comment"] = entry.comment
    return told


def _setup_object(setup: FileSetup) -> dict[str, object]:
    told: dict[str, object] = {}
    if setup.position is not None:
        told["position"] = format_position(BACKGAMMON, setup.position)
    if setup.to_move is not None:
        told["to_move"] = int(setup.to_move)
    if setup.cube is not None:
        told["cube"] = [setup.cube, None if setup.owner is None else int(setup.owner)]
    return told


def _hop_object(hop: Hop) -> list[int]:
    return [hop.src, hop.dst, hop.times, int(hop.hit)]


def entry_of(told: Json) -> FileEntry | None:
    """The entry of an object; one that is none is kept as its own text, an empty one is nothing."""
    if not told:
        return None
    try:
        return _entry(told)
    except ValueError:
        text = decoding.dumps(dict(told)).decode()
        return FileEntry(Side.FIRST, EntryKind.UNREAD, text=printable(text))


def _entry(told: Json) -> FileEntry:
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
    return FileEntry(
        Side(side),
        kind,
        text=printable(str(told.get("text", ""))),
        roll=None if numbers is None else (numbers[0], numbers[1]),
        hops=hops,
        lying=kind is EntryKind.PLAY and told.get("lying") is True,
        value=value,
        setup=_setup(told) if kind is EntryKind.SETUP or "position" in told else None,
        comment=str(told.get("comment", "")),
    )


def _setup(told: Json) -> FileSetup:
    position = told.get("position")
    placed = None if position is None else parse_position(BACKGAMMON, str(position))
    to_move = told.get("to_move")
    mover = None if to_move is None else Side(_numbers([to_move], 1, 0, 1)[0])
    cube = told.get("cube")
    if cube is None:
        return FileSetup(placed, mover)
    if not isinstance(cube, list) or len(cube) != 2:
        raise ValueError("cube")
    value, owner = _numbers(cube[:1], 1, 1, HIGHEST_CUBE)[0], cube[1]
    held = None if owner is None else Side(_numbers([owner], 1, 0, 1)[0])
    return FileSetup(placed, mover, cube=value, owner=held, owned=True)


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

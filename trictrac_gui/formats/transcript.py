"""A match as it was written down, before anybody asks whether it can have been played.

Readers make transcripts and writers take them. Points are the mover's own: 24 to 1, with the bar
as 25 and borne off as 0, as most files have them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.faults import NOWHERE, FileFault, FileSpot

BAR: Final = 25
OFF: Final = 0

MOST_ENTRIES: Final = 50_000
"""So many entries are read from one file; the longest matches have some thousands."""

LONGEST_MATCH: Final = 999
"""Points; the same as the engine's."""

LONGEST_NAME: Final = 80
LONGEST_COMMENT: Final = 5000
MOST_ABOUT: Final = 40
"""Characters of names and comments, and lines of a heading, that are read."""

HIGHEST_CUBE: Final = 1 << 15


class Hop(NamedTuple):
    """A checker taken from one point to another, over as many numbers as that needs."""

    src: int
    dst: int
    times: int = 1
    hit: bool = False
    """Whether the file says that a checker is hit on ``dst``."""


class EntryKind(StrEnum):
    """What an entry of a transcript tells."""

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
class Setup:
    """A position that the players set up; ``None`` leaves what was there."""

    position: Position | None = None
    to_move: Side | None = None
    roll: tuple[int, int] | None = None
    cube: int | None = None
    owner: Side | None = None


@dataclass(frozen=True, slots=True)
class TranscriptEntry:
    """One thing that one side did, as the file tells it.

    A play has its ``roll`` and its ``hops``; no hops at all is a throw that could not be played,
    and None one whose play the file does not know. ``lying`` is a play whose throw still lies on
    the table: it has been played as far as its hops go. ``value`` is the cube offered, the times
    a side resigns for, or the points won. ``branches`` are other ways to go on instead.
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
    setup: Setup | None = None
    comment: str = ""
    branches: tuple[tuple[TranscriptEntry, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class TranscriptGame:
    """One game: the score before it, and what happened in it.

    ``crawford`` is what the file says of this game; None where it says nothing.
    """

    number: int = 1
    score: tuple[int, int] = (0, 0)
    entries: tuple[TranscriptEntry, ...] = ()
    spot: FileSpot = NOWHERE
    comment: str = ""
    crawford: bool | None = None


@dataclass(frozen=True, slots=True)
class TranscriptRules:
    """What the match was played under; ``None`` where the file does not say."""

    crawford: bool | None = None
    jacoby: bool | None = None
    beavers: bool | None = None
    cube: bool | None = None
    game: str = ""
    """The kind of Backgammon, where the file names one, such as ``Nackgammon``."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match or a money session; ``length`` is 0 where no match length was agreed.

    ``about`` are names and values such as ``Event`` and ``EventDate``, kept as they came.
    """

    names: tuple[str, str] = ("", "")
    length: int = 0
    games: tuple[TranscriptGame, ...] = ()
    rules: TranscriptRules = TranscriptRules()
    about: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    open_line: int = 0
    """The last line, where it has no end: it may have been cut off. 0 where all is whole."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader made of a file: the transcript, and everything it stumbled over."""

    transcript: Transcript
    faults: tuple[FileFault, ...] = field(default=())

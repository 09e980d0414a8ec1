"""What the library says of a game, and what can be asked of it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from trictrac_gui.engine.dice_counts import DiceCounts, count
from trictrac_gui.engine.match import Agreement
from trictrac_gui.engine.model import Side


@dataclass(frozen=True, slots=True)
class LibraryGame:
    """A game or match of the library. Times are in seconds since 1970.

    ``counted`` tells that its entries have been followed; before that ``score``, ``winner`` and
    ``turns`` are not known. ``fault`` is the key of what is wrong with the file, empty for
    nothing; ``deleted`` is when it was put aside; ``free`` marks a class board.
    """

    path: Path
    id: str
    variant: str
    agreement: Agreement
    names: tuple[str, str]
    begun: float | None
    changed: float
    finished: bool
    free: bool
    fault: str
    counted: bool
    winner: Side | None = None
    ending: str = ""
    score: tuple[int, int] | None = None
    games: int = 0
    turns: int = 0
    by_hand: int = 0
    deleted: float | None = None

    @property
    def playable(self) -> bool:
        """Whether it can be gone on with, or looked at, if only in its sound part."""
        return self.fault in ("", "damaged", "moved")


class State(StrEnum):
    """Which games of the library are wanted; all but the last two leave class boards out."""

    ALL = "all"
    UNFINISHED = "unfinished"
    WON = "won"
    """Finished, and somebody won."""
    GAMMONS = "gammons"
    """At least one of its games was won by a gammon or more."""
    DRAWN = "drawn"
    """Finished without a winner."""
    CLASS_BOARDS = "class-boards"
    DELETED = "deleted"


class Order(StrEnum):
    """What a list is sorted by."""

    CHANGED = "changed"
    PLAYERS = "players"
    VARIANT = "variant"
    RESULT = "result"
    TURNS = "turns"


@dataclass(frozen=True, slots=True)
class LibraryQuery:
    """A search: every word of ``text`` must be found in the names. Empty fields want all.

    ``since`` and ``until`` are seconds since 1970 around the last change, the second excluded.
    """

    text: str = ""
    variant: str = ""
    state: State = State.ALL
    since: float | None = None
    until: float | None = None
    order: Order = Order.CHANGED
    descending: bool = True


@dataclass(frozen=True, slots=True)
class Played:
    """One game played out, for statistics; ``changed`` is when its match was last played."""

    variant: str
    names: tuple[str, str]
    changed: float
    number: int
    winner: Side | None
    ending: str
    stake: str
    value: int
    turns: int
    points: tuple[int, int]

    @property
    def how(self) -> str:
        """The ending that counts: what a game given up was given up as."""
        return self.stake if self.ending == "resigned" and self.stake else self.ending


@dataclass(frozen=True, slots=True)
class AllThrown:
    """The throws of all games of the library; those of class boards are counted apart."""

    dice: DiceCounts = field(default_factory=lambda: count(()))
    by_hand: int = 0
    scripted: int = 0
    on_class_boards: int = 0
    games: int = 0
    waiting: int = 0
    """So many games have not been counted yet."""


def folded(text: str) -> str:
    """A text as it is searched by: without regard to capitals and accents."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()

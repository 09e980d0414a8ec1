"""What can be asked of the library's index, and what it answers."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, overload

from trictrac_gui.engine.match import Agreement, MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.throws import THROWS, DiceCounts, count

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True, slots=True)
class LibraryGame:
    """A game or match of the library. Times are in seconds since 1970.

    ``counted`` tells that its entries have been followed; before that ``score``, ``winner`` and
    ``turns`` are not known. ``fault`` is the key of what is wrong with the file, empty for
    nothing; ``deleted`` is when it was put aside; ``free`` marks a class board; ``place`` is where
    a game that was moved goes on; ``position`` is the last one, as text.
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
    place: str = ""
    position: str = ""

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


def in_index(path: Path | str) -> str:
    """A path as the index keeps it: also one of bytes that are no text, where it is spelled out."""
    text = str(path)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return _SPELLED_OUT + os.fsencode(text).hex()
    return text


def out_of_index(text: str) -> Path:
    """The path that ``in_index`` was given."""
    if text.startswith(_SPELLED_OUT):
        text = os.fsdecode(bytes.fromhex(text.removeprefix(_SPELLED_OUT)))
    return Path(text)


_SPELLED_OUT: Final = "bytes:"
"""No path of the index begins with it otherwise: all are absolute."""


# --- In its language -------------------------------------------------------------------------

_STATES: Final = {
    State.ALL: "deleted IS NULL AND NOT free",
    State.UNFINISHED: "deleted IS NULL AND NOT free AND NOT finished",
    State.WON: "deleted IS NULL AND NOT free AND finished AND winner IS NOT NULL",
    State.GAMMONS: (
        "deleted IS NULL AND NOT free AND path IN (SELECT path FROM game"
        " WHERE ending IN ('gammon', 'backgammon') OR stake IN ('gammon', 'backgammon'))"
    ),
    State.DRAWN: "deleted IS NULL AND NOT free AND finished AND counted AND winner IS NULL",
    State.CLASS_BOARDS: "deleted IS NULL AND free",
    State.DELETED: "deleted IS NOT NULL",
}
_ORDERS: Final = {
    Order.CHANGED: ("coalesce(deleted, changed)",),
    Order.PLAYERS: ("folded",),
    Order.VARIANT: ("variant", "kind", "length"),
    Order.RESULT: ("finished", "winner IS NULL", "ending", "score_first - score_second"),
    Order.TURNS: ("turns",),
}


AT_ONCE: Final = 60
"""So many games are fetched together."""

_COLUMNS: Final = (
    "path, id, variant, kind, length, first, second, begun, changed, finished, free, fault, "
    "counted, winner, ending, score_first, score_second, games, turns, by_hand, deleted, place, "
    "position"
)


Fetch = Callable[[Sequence[str]], Sequence[LibraryGame]]


class FoundGames(Sequence[LibraryGame]):
    """The games of a search; each is fetched, with its neighbours, when it is first looked at."""

    def __init__(self, paths: list[str], fetch: Fetch) -> None:
        self.paths = paths
        self._fetch = fetch
        self._known: dict[str, LibraryGame] = {}

    def __len__(self) -> int:
        return len(self.paths)

    @overload
    def __getitem__(self, at: int) -> LibraryGame: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[LibraryGame]: ...
    def __getitem__(self, at: int | slice) -> LibraryGame | Sequence[LibraryGame]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self.paths)))]
        number = range(len(self.paths))[at]
        path = self.paths[number]
        if path not in self._known:
            first = number - number % AT_ONCE
            for game in self._fetch(self.paths[first : first + AT_ONCE]):
                self._known[in_index(game.path)] = game
        return self._known.get(path) or _gone(path)


def _gone(path: str) -> LibraryGame:
    """What is said of a game that another program has removed meanwhile."""
    nobody, nothing = ("", ""), Agreement()
    return LibraryGame(
        out_of_index(path), "", "", nothing, nobody, None, 0, False, False, "not-found", True
    )


def fetch(database: sqlite3.Connection, paths: Sequence[str]) -> list[LibraryGame]:
    """What is known of the games that lie there; those that are gone are left out."""
    places = ", ".join("?" * len(paths))
    rows = database.execute(f"SELECT {_COLUMNS} FROM journal WHERE path IN ({places})", paths)
    return [_game(tuple(row)) for row in rows]


def _game(row: tuple[Any, ...]) -> LibraryGame:
    (path, name, variant, kind, length, first, second, begun, changed, finished, free) = row[:11]
    (fault, counted, winner, ending, score_first, score_second) = row[11:17]
    (games, turns, by_hand, deleted, place, position) = row[17:]
    return LibraryGame(
        path=out_of_index(path),
        id=name,
        variant=variant,
        agreement=Agreement(MatchKind(kind), length),
        names=(first, second),
        begun=begun,
        changed=changed,
        finished=bool(finished),
        free=bool(free),
        fault=fault,
        counted=bool(counted),
        winner=None if winner is None else Side(winner),
        ending=ending,
        score=None if score_first is None else (score_first, score_second),
        games=games,
        turns=turns,
        by_hand=by_hand,
        deleted=deleted,
        place=place,
        position=position,
    )


def waiting(database: sqlite3.Connection) -> int:
    """How many games are listed and not yet counted."""
    (number,) = database.execute("SELECT count(*) FROM journal WHERE NOT counted").fetchone()
    return int(number)


def search(database: sqlite3.Connection, wanted: LibraryQuery) -> list[str]:
    """Where the games lie that are wanted, in the order wanted."""
    conditions = ["shown", _STATES[wanted.state]]
    values: list[object] = []
    for word in folded(wanted.text).split():
        conditions.append("instr(folded, ?)")
        values.append(word)
    if wanted.variant:
        conditions.append("variant = ?")
        values.append(wanted.variant)
    if wanted.since is not None:
        conditions.append("changed >= ?")
        values.append(wanted.since)
    if wanted.until is not None:
        conditions.append("changed < ?")
        values.append(wanted.until)
    down = " DESC" if wanted.descending else ""
    order = ", ".join([*(f"{part}{down}" for part in _ORDERS[wanted.order]), "changed DESC"])
    rows = database.execute(
        f"SELECT path FROM journal WHERE {' AND '.join(conditions)} ORDER BY {order}, path", values
    )
    return [row[0] for row in rows]


def size(database: sqlite3.Connection, state: State) -> int:
    """How many games there are of a state, whatever is searched for."""
    (number,) = database.execute(
        f"SELECT count(*) FROM journal WHERE shown AND {_STATES[state]}"
    ).fetchone()
    return int(number)


def played(database: sqlite3.Connection) -> list[Played]:
    """Every game played out, of every match, the oldest first; class boards are none."""
    rows = database.execute(
        f"""
        SELECT game.*, variant, first, second, changed FROM game JOIN journal USING (path)
        WHERE shown AND {_STATES[State.ALL]} ORDER BY changed, path, number
        """
    )
    return [
        Played(
            row["variant"],
            (row["first"], row["second"]),
            row["changed"],
            row["number"],
            None if row["winner"] is None else Side(row["winner"]),
            row["ending"],
            row["stake"],
            row["value"],
            row["turns"],
            (row["points_first"], row["points_second"]),
        )
        for row in rows
    ]


def thrown(database: sqlite3.Connection) -> AllThrown:
    """The throws of all games, those of class boards apart."""
    counts, longest = [0] * len(THROWS), 0
    by_hand = scripted = free = games = 0
    for row in database.execute(
        "SELECT free, thrown, longest_run, by_hand, scripted FROM journal"
        " WHERE shown AND deleted IS NULL AND thrown <> ''"
    ):
        fell = [int(number) for number in row["thrown"].split()]
        if row["free"]:
            free += sum(fell) + row["by_hand"] + row["scripted"]
            continue
        counts = [mine + theirs for mine, theirs in zip(counts, fell, strict=True)]
        longest = max(longest, row["longest_run"])
        by_hand, scripted = by_hand + row["by_hand"], scripted + row["scripted"]
        games += 1
    dice = DiceCounts(tuple(counts), longest)
    return AllThrown(dice, by_hand, scripted, free, games, waiting(database))

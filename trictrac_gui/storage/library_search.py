"""What is asked of the library's index, in its language."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, overload

from trictrac_gui.engine.dice_counts import THROWS, DiceCounts
from trictrac_gui.engine.match import Agreement, MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.library_rows import (
    AllThrown,
    LibraryGame,
    LibraryQuery,
    Order,
    Played,
    State,
    folded,
)

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
    "counted, winner, ending, score_first, score_second, games, turns, by_hand, deleted"
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
                self._known[str(game.path)] = game
        return self._known.get(path) or _gone(path)


def _gone(path: str) -> LibraryGame:
    """What is said of a game that another program has removed meanwhile."""
    nobody, nothing = ("", ""), Agreement()
    return LibraryGame(
        Path(path), "", "", nothing, nobody, None, 0, False, False, "not-found", True
    )


def fetch(database: sqlite3.Connection, paths: Sequence[str]) -> list[LibraryGame]:
    """What is known of the games that lie there; those that are gone are left out."""
    places = ", ".join("?" * len(paths))
    rows = database.execute(f"SELECT {_COLUMNS} FROM journal WHERE path IN ({places})", paths)
    return [_game(tuple(row)) for row in rows]


def _game(row: tuple[Any, ...]) -> LibraryGame:
    (path, name, variant, kind, length, first, second, begun, changed, finished, free) = row[:11]
    (fault, counted, winner, ending, score_first, score_second) = row[11:17]
    (games, turns, by_hand, deleted) = row[17:]
    return LibraryGame(
        path=Path(path),
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

"""What is asked of the library's index, in its language."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from trictrac_gui.engine.dice_counts import THROWS, DiceCounts
from trictrac_gui.engine.match import Agreement, Kind
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.library_rows import (
    AllThrown,
    LibraryGame,
    Order,
    Played,
    State,
    Wanted,
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


def waiting(database: sqlite3.Connection) -> int:
    """How many games are listed and not yet counted."""
    (number,) = database.execute("SELECT count(*) FROM journal WHERE NOT counted").fetchone()
    return int(number)


def search(database: sqlite3.Connection, wanted: Wanted) -> list[LibraryGame]:
    """The games that are wanted, in the order wanted."""
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
        f"SELECT * FROM journal WHERE {' AND '.join(conditions)} ORDER BY {order}, path", values
    )
    return [_game(row) for row in rows]


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


def _game(row: sqlite3.Row) -> LibraryGame:
    score = None
    if row["score_first"] is not None:
        score = (row["score_first"], row["score_second"])
    return LibraryGame(
        path=Path(row["path"]),
        id=row["id"],
        variant=row["variant"],
        agreement=Agreement(Kind(row["kind"]), row["length"]),
        names=(row["first"], row["second"]),
        begun=row["begun"],
        changed=row["changed"],
        finished=bool(row["finished"]),
        free=bool(row["free"]),
        fault=row["fault"],
        counted=bool(row["counted"]),
        winner=None if row["winner"] is None else Side(row["winner"]),
        ending=row["ending"],
        score=score,
        games=row["games"],
        turns=row["turns"],
        by_hand=row["by_hand"],
        deleted=row["deleted"],
    )

"""The library: an index of the games kept as journals, to search and to count.

The journals are the truth. Whatever the index says can be made anew from them, and is where it
is missing, damaged or older than they are.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage import library_database, library_search, trash
from trictrac_gui.storage.errors import FolderError, StorageError, cause_key
from trictrac_gui.storage.files import changed_ns
from trictrac_gui.storage.game_facts import Facts, Header, PlayedGame, facts_of, header_of
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.library_search import (
    AllThrown,
    FoundGames,
    LibraryGame,
    LibraryQuery,
    Played,
    State,
    folded,
    in_index,
    out_of_index,
)
from trictrac_gui.storage.reading import GameFile, JournalFault, game_file, is_journal_name, skim

EVERYTHING: Final = LibraryQuery()
AT_ONCE: Final = 300
SOME: Final = 40
"""So many new games are taken in at a look, and so many between two events after that."""
_Change = Callable[[], object]


class Library:
    """The index of the games in some folders; ``note`` says how it was opened.

    What the disk does not take is kept in memory: a search never fails for that.
    """

    def __init__(
        self, database: sqlite3.Connection, note: Note, variants: Sequence[Variant]
    ) -> None:
        self._database = database
        self._variants = {variant.key: variant for variant in variants}
        self._later: list[tuple[str, tuple[int, int]]] = []
        self.note = note

    @classmethod
    def open(cls, file: Path | None, variants: Sequence[Variant]) -> Library:
        """Open the index; nothing is raised, ``note`` tells what had to be done.

        Without a file it is kept in memory.
        """
        if file is None:
            return cls(library_database.in_memory(), Note.NONE, variants)
        database, note = library_database.open_index(file)
        return cls(database, note, variants)

    def close(self) -> None:
        self._database.close()

    # -- keeping it up to date ---------------------------------------------------------------

    def look(self, folders: Iterable[Path]) -> list[FolderError]:
        """Compare the index with the folders: take in what is new or changed, drop what is gone.

        Of a game taken in only what its first line and its end say is known at first;
        ``count_next`` finds out the rest, and takes in what is too much for once. Folders that
        cannot be read are returned with their errors, and their games stay as they were known.
        """
        faults: list[FolderError] = []
        there: dict[str, tuple[int, int]] = {}
        unread: list[str] = []
        for folder in dict.fromkeys(folder.absolute() for folder in folders):
            for place in (folder, trash.trash_of(folder)):
                try:
                    there.update(_files(place))
                except OSError as cause:
                    unread.append(in_index(place))
                    faults.append(FolderError(place, cause_key(cause), cause))
        known = {
            row["path"]: (row["size"], row["changed_ns"])
            for row in self._database.execute("SELECT path, size, changed_ns, folder FROM journal")
            if row["folder"] not in unread
        }
        gone = [path for path in known if path not in there]
        fresh = [path for path, stamp in there.items() if known.get(path) != stamp]
        fresh.sort(key=lambda path: there[path][1], reverse=True)
        stamped = [(path, there[path]) for path in fresh]
        now, self._later = stamped[:AT_ONCE], stamped[AT_ONCE:]
        if gone or now:
            self._write(lambda: self._take_in(gone, now))
        return faults

    def add_journal(self, path: Path) -> None:
        """Take in one journal at once, and count it; one that is gone is dropped."""
        path = path.absolute()
        try:
            found = os.stat(path)
        except OSError:
            self.forget(path)
            return
        stamp = (found.st_size, changed_ns(found))
        self._write(lambda: self._take_in([], [(in_index(path), stamp)]))
        self._count(in_index(path))

    def forget(self, path: Path) -> None:
        """Drop a journal that is gone from its place."""
        self._write(lambda: self._take_in([in_index(path.absolute())], []))

    def moved(self, old: Path, new: Path) -> None:
        """Follow a journal to the trash or back; what is known of it stays known."""
        put_aside = trash.deleted_at(new)
        deleted = None if put_aside is None else put_aside.timestamp()
        values = (in_index(new), in_index(new.parent), deleted, in_index(old))

        def change() -> None:
            touched = [*self._drop(in_index(new)), *self._ids(in_index(old))]
            self._database.execute(
                "UPDATE journal SET path = ?, folder = ?, deleted = ? WHERE path = ?", values
            )
            self._show_longest(touched)

        self._write(change)

    @property
    def waiting(self) -> int:
        """How many games are still to be taken in or counted."""
        return library_search.waiting(self._database) + len(self._later)

    @property
    def taking_in(self) -> bool:
        """Whether there are games that were too many for one look."""
        return bool(self._later)

    def take_in_next(self) -> bool:
        """Take in some of the games that were too much for one look; False if there are none."""
        if not self._later:
            return False
        now, self._later = self._later[:SOME], self._later[SOME:]
        self._write(lambda: self._take_in((), now))
        return True

    def count_next(self) -> bool:
        """Follow the entries of one game that waits, the last played first; False if none does.

        Games that have still to be taken in come before that, some at a time.
        """
        if self.take_in_next():
            return True
        row = self._database.execute(
            "SELECT path FROM journal WHERE NOT counted ORDER BY changed DESC LIMIT 1"
        ).fetchone()
        if row is None:
            return False
        self._count(row["path"])
        return True

    def _take_in(self, gone: Iterable[str], fresh: Iterable[tuple[str, tuple[int, int]]]) -> None:
        touched: set[str] = set()
        for path in gone:
            touched.update(self._drop(path))
        for path, stamp in fresh:
            touched.update(self._drop(path))
            listed = game_file(out_of_index(path))
            if listed is not None:
                touched.add(self._insert(listed, stamp))
        self._show_longest(touched)

    def _show_longest(self, ids: Iterable[str]) -> None:
        """A game that was saved elsewhere leaves an older record behind: the longest counts."""
        self._database.executemany(
            """
            UPDATE journal SET shown = deleted IS NOT NULL OR NOT EXISTS (
                SELECT 1 FROM journal AS other
                WHERE other.id = journal.id AND other.path <> journal.path
                AND other.deleted IS NULL
                AND (other.entries, other.fault <> 'moved', other.changed_ns, other.path)
                  > (journal.entries, journal.fault <> 'moved', journal.changed_ns, journal.path)
            ) WHERE id = ?
            """,
            [(name,) for name in ids],
        )

    def _ids(self, path: str) -> list[str]:
        """The game of a journal, where it is known."""
        known = self._database.execute("SELECT id FROM journal WHERE path = ?", (path,))
        return [str(row["id"]) for row in known]

    def _drop(self, path: str) -> list[str]:
        """Forget a journal; the game of it, where it was known."""
        known = self._ids(path)
        self._database.execute("DELETE FROM journal WHERE path = ?", (path,))
        return known

    def _insert(self, listed: GameFile, stamp: tuple[int, int]) -> str:
        """List a journal; the id of its game."""
        header = header_of(listed.header)
        fault = "" if listed.fault in (None, JournalFault.BUSY) else str(listed.fault)
        if header is None:
            header = Header("", {}, SINGLE_GAME, ("", ""), False, "")
            fault = fault or "wrong-format"
        elif header.variant not in self._variants:
            fault = fault or "wrong-format"
        put_aside = trash.deleted_at(listed.path)
        agreed = header.match.agreement
        row = {
            "path": in_index(listed.path),
            "folder": in_index(listed.path.parent),
            "size": stamp[0],
            "changed_ns": stamp[1],
            "deleted": None if put_aside is None else put_aside.timestamp(),
            "id": str(listed.header.get("game", in_index(listed.path))),
            "variant": header.variant,
            "options": json.dumps(dict(header.options)),
            "kind": agreed.kind.value,
            "length": agreed.length,
            "first": header.names[0],
            "second": header.names[1],
            "folded": folded("\n".join(header.names)),
            "begun": _seconds(header.begun),
            "changed": listed.changed,
            "entries": listed.entries,
            "finished": listed.finished,
            "free": header.free,
            "fault": fault,
            "place": listed.detail if fault == JournalFault.MOVED else "",
            "counted": fault not in ("", JournalFault.DAMAGED, JournalFault.MOVED),
        }
        columns, places = ", ".join(row), ", ".join(f":{name}" for name in row)
        self._database.execute(f"INSERT INTO journal ({columns}) VALUES ({places})", row)
        return str(row["id"])

    def _count(self, path: str) -> None:
        try:
            contents = skim(out_of_index(path))
        except StorageError as fault:
            key = fault.key
            self._write(lambda: self._mark(path, key))
            return
        header = header_of(contents.header)
        variant = None if header is None else self._variants.get(header.variant)
        facts = None
        if header is not None and variant is not None:
            facts = facts_of(variant, header, contents.entries)
        if facts is None:
            self._write(lambda: self._mark(path, "wrong-format"))
            return
        known, sound = facts, facts.legal == len(contents.entries) and contents.damage is None
        wrong = "" if sound else JournalFault.DAMAGED.value
        if sound and contents.moved:
            wrong = JournalFault.MOVED.value
        self._write(lambda: self._note_facts(path, known, wrong))

    def _mark(self, path: str, fault: str) -> None:
        self._database.execute(
            "UPDATE journal SET counted = 1, fault = ? WHERE path = ?", (fault, path)
        )

    def _note_facts(self, path: str, facts: Facts, fault: str) -> None:
        row = {
            "path": path,
            "fault": fault,
            "winner": facts.winner,
            "ending": "" if facts.ending is None else facts.ending.value,
            "first": facts.score[Side.FIRST],
            "second": facts.score[Side.SECOND],
            "games": len(facts.games),
            "turns": facts.turns,
            "thrown": " ".join(map(str, facts.dice.counts)),
            "run": facts.dice.longest_run,
            "by_hand": facts.by_hand,
            "scripted": facts.scripted,
            "position": facts.position,
        }
        self._database.execute(
            """
            UPDATE journal SET counted = 1, fault = :fault, winner = :winner, ending = :ending,
            score_first = :first, score_second = :second, games = :games, turns = :turns,
            thrown = :thrown, longest_run = :run, by_hand = :by_hand, scripted = :scripted,
            position = :position
            WHERE path = :path
            """,
            row,
        )
        self._database.execute("DELETE FROM game WHERE path = ?", (path,))
        self._database.executemany(
            "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [_row(path, game) for game in facts.games],
        )

    def _write(self, change: _Change) -> None:
        """Carry a change out whole; on a disk that takes nothing the index goes on in memory."""
        try:
            self._within_one(change)
        except sqlite3.Error:
            self._go_on_in_memory()
            self._within_one(change)

    def _within_one(self, change: _Change) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            change()
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    def _go_on_in_memory(self) -> None:
        aside = library_database.in_memory()
        with contextlib.suppress(sqlite3.Error):
            self._database.backup(aside)
        with contextlib.suppress(sqlite3.Error):
            self._database.close()
        self._database, self.note = aside, Note.IN_MEMORY

    # -- asking ------------------------------------------------------------------------------

    def search(self, wanted: LibraryQuery = EVERYTHING) -> FoundGames:
        return FoundGames(library_search.search(self._database, wanted), self._fetch)

    def _fetch(self, paths: Sequence[str]) -> Sequence[LibraryGame]:
        return library_search.fetch(self._database, paths)

    def size(self, state: State = State.ALL) -> int:
        """How many games there are of a state, whatever is searched for."""
        return library_search.size(self._database, state)

    def played(self) -> list[Played]:
        """Every game played out, of every match, the oldest first; class boards are none."""
        return library_search.played(self._database)

    def thrown(self) -> AllThrown:
        """The throws of all games, those of class boards apart."""
        return library_search.thrown(self._database)


def _files(folder: Path) -> dict[str, tuple[int, int]]:
    """The journals of a folder with their size and the time of their last change."""
    found = {}
    try:
        with os.scandir(folder) as items:
            for item in items:
                if is_journal_name(item.name) and item.is_file(follow_symlinks=False):
                    told = item.stat(follow_symlinks=False)
                    found[in_index(item.path)] = (told.st_size, changed_ns(told))
    except FileNotFoundError:
        return {}
    return found


def _row(path: str, game: PlayedGame) -> tuple[object, ...]:
    return (
        path,
        game.number,
        game.winner,
        game.ending.value,
        "" if game.stake is None else game.stake.value,
        game.value,
        game.cube,
        game.turns,
        *game.points,
    )


def _seconds(moment: str) -> float | None:
    try:
        return datetime.fromisoformat(moment).timestamp()
    except (ValueError, OverflowError, OSError):
        return None

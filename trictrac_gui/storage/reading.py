"""Reading journals without holding them: one whole, or a folder of them for a list."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from trictrac_gui.decoding import DecodingError, loads
from trictrac_gui.storage import lock
from trictrac_gui.storage.errors import (
    JournalError,
    NewerVersion,
    NotAJournal,
    cause_key,
)
from trictrac_gui.storage.files import changed_ns, open_file, read_file, read_up_to
from trictrac_gui.storage.journal_lines import (
    ANY_BYTE,
    FORMAT,
    LARGEST_FILE,
    LONGEST_LINE,
    VERSION,
    Damage,
    Scan,
    decode,
    mended,
    moved_to,
    scan,
)

SUFFIX = ".jsonl"
_KEPT_ASIDE = re.compile(r"\.damaged-\d+\.jsonl\Z")
# What a program leaves that is killed while it makes a new journal: no game was begun.
_UNBORN = ("empty", "torn")


@dataclass(frozen=True, slots=True)
class Contents:
    """What a journal holds: its header, its sound entries, and what is wrong after them.

    ``torn`` tells of a last line that was never finished; nobody was told it was written, so
    that is no damage. ``moved`` is the folder where the game goes on, where the last line says
    that it was moved; that line is none of the entries. ``mended`` are the lines in which one
    wrong byte was put right.
    """

    header: Mapping[str, object]
    entries: tuple[Mapping[str, object], ...]
    damage: Damage | None = None
    torn: bool = False
    moved: str = ""
    mended: tuple[int, ...] = ()


class JournalFault(StrEnum):
    """Why a game of the list cannot be gone on with as it is."""

    BUSY = "busy"
    DAMAGED = "damaged"
    MOVED = "moved"
    NEWER_VERSION = "newer-version"
    NOT_A_JOURNAL = "not-a-journal"
    NOT_READABLE = "not-readable"


@dataclass(frozen=True, slots=True)
class GameFile:
    """One journal of a folder, as a list of games shows it.

    ``changed`` is in seconds since 1970. ``finished`` is what the last entry says of itself with
    ``"over": true``. A damaged game has the header and the number of its sound entries; of a
    finished one the entries are counted only. ``detail`` is the key of what is wrong; of a game
    that was moved it is the folder where it goes on.
    """

    path: Path
    changed: float
    header: Mapping[str, object]
    entries: int
    finished: bool
    fault: JournalFault | None = None
    detail: str = ""


def read(path: Path, *, mend: bool = False) -> Contents:
    """What a journal holds, read without its lock; with ``mend`` in spite of single wrong bytes.

    Raises ``JournalError`` where the file cannot be read, ``NotAJournal`` and ``NewerVersion``.
    """
    data = _bytes(path)
    return contents(scan_journal(path, data, mend=ANY_BYTE if mend else ()))


def skim(path: Path) -> Contents:
    """As ``read``, several times as fast, for whoever reads thousands of journals to count them.

    The chain of checks is followed line by line, and the objects are read all at once, which is
    not as strict about what no program of ours writes.
    """
    data = _bytes(path)
    found = scan_journal(path, data, parse=False, mend=ANY_BYTE)
    if found.damage is None:
        begin, end = found.lines[0].end, found.lines[-1].end
        try:
            text = b"[" + found.data[begin:end].rstrip(b"\n").replace(b"\n", b",") + b"]"
            entries = json.loads(text, parse_constant=_refuse)
        except (ValueError, RecursionError):
            entries = None
        whole = entries is not None and len(entries) == len(found.lines) - 1
        if whole and all(type(entry) is dict for entry in entries):
            for entry in entries:
                entry.pop("check", None)
            return _told(found, tuple(entries))
    return read(path, mend=True)


def _bytes(path: Path) -> bytes:
    try:
        return read_file(path, LARGEST_FILE + 1)
    except OSError as cause:
        raise JournalError(path, cause) from cause


def _refuse(constant: str) -> None:
    raise ValueError(constant)  # NaN and the like are no JSON


def contents(found: Scan) -> Contents:
    """A scan with its header told from its entries."""
    return _told(found, tuple(line.entry for line in found.lines[1:]))


def _told(found: Scan, entries: tuple[Mapping[str, object], ...]) -> Contents:
    place = moved_to(entries[-1]) if entries and found.damage is None else None
    if place is not None:
        entries = entries[:-1]
    header = found.lines[0].entry
    return Contents(header, entries, found.damage, found.torn, place or "", found.mended)


def scan_journal(
    path: Path, data: bytes, *, parse: bool = True, mend: tuple[int, ...] = ()
) -> Scan:
    """The scan of bytes whose first line is a sound header; raises as ``read`` does."""
    sound = _mended_header(path, data, mend) if mend else data
    if sound is data:
        _check_header(path, data)
    if len(data) > LARGEST_FILE:
        raise NotAJournal(path, "too-large")
    found = scan(sound, parse=parse, mend=mend)
    return found if sound is data else replace(found, mended=(1, *found.mended))


def _mended_header(path: Path, data: bytes, mend: tuple[int, ...] = ANY_BYTE) -> bytes:
    """The data, without the wrong byte that may keep its first line from being a header.

    It may have made another version of the version, which says nothing of newer programs then.
    """
    try:
        _check_header(path, data)
    except (NotAJournal, NewerVersion) as fault:
        if isinstance(fault, NotAJournal) and fault.key in _UNBORN:
            return data
        sound = mended(data, 0, "", mend)
        if sound is not None:
            with contextlib.suppress(NotAJournal, NewerVersion):
                _check_header(path, sound)
                return sound
    return data


def game_file(path: Path) -> GameFile | None:
    """What a journal says of its game for a list; None where it is gone or holds no game."""
    changed = 0.0
    try:
        changed = changed_ns(os.lstat(path)) / 10**9
        descriptor = open_file(path, os.O_RDONLY)
        try:
            held = lock.is_held(descriptor, path)
            data = read_up_to(descriptor, LARGEST_FILE + 1)
        finally:
            os.close(descriptor)
    except FileNotFoundError:
        return None
    except OSError as cause:
        return GameFile(path, changed, {}, 0, False, JournalFault.NOT_READABLE, cause_key(cause))
    try:
        data = _mended_header(path, data)
        _check_header(path, data)
        header = _header(data)
        last, before = _last(data)
        place = None if last is None else moved_to(last)
        finished = last if place is None else _last(data[:before])[0]
        if finished is not None and finished.get("over") is True:
            count = data.count(b"\n") - (1 if place is None else 2)
            return GameFile(path, changed, header, count, True, JournalFault.BUSY if held else None)
        found = scan_journal(path, data, parse=False, mend=ANY_BYTE)
    except NewerVersion as newer:
        return GameFile(
            path, changed, {}, 0, False, JournalFault.NEWER_VERSION, f"version {newer.version}"
        )
    except NotAJournal as wrong:
        if wrong.key in _UNBORN:
            return None
        return GameFile(path, changed, {}, 0, False, JournalFault.NOT_A_JOURNAL, wrong.key)
    if place is not None and not found.damage:
        count = len(found.lines) - 2
        return GameFile(path, changed, header, count, False, JournalFault.MOVED, place)
    fault = JournalFault.BUSY if held else JournalFault.DAMAGED if found.damage else None
    detail = found.damage.key if found.damage and not held else ""
    return GameFile(path, changed, header, len(found.lines) - 1, False, fault, detail)


def _check_header(path: Path, data: bytes) -> None:
    first, newline, _ = data[: LONGEST_LINE + 1].partition(b"\n")
    beginning = f'{{"format":"{FORMAT}",'.encode()
    if not data:
        raise NotAJournal(path, "empty")
    if not newline:
        torn = first.startswith(beginning) or beginning.startswith(first)
        raise NotAJournal(path, "torn" if torn and len(first) <= LONGEST_LINE else "not-json")
    try:
        header = loads(first)
    except DecodingError as bad:
        raise NotAJournal(path, bad.key) from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise NotAJournal(path, "wrong-format")
    version = header.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise NotAJournal(path, "wrong-format")
    if version > VERSION:
        raise NewerVersion(path, version)
    try:
        decode(first, "")
    except DecodingError as bad:
        raise NotAJournal(path, bad.key) from None
    if not all(isinstance(header.get(key), str) for key in ("game", "created")):
        raise NotAJournal(path, "missing-field")


def _header(data: bytes) -> dict[str, object]:
    return decode(data[: data.index(b"\n")], "")[0]


def _last(data: bytes) -> tuple[dict[str, object] | None, int]:
    """The last entry and where its line begins, told without reading the others; its check apart.

    None where there is none, or its line cannot be sound.
    """
    if not data.endswith(b"\n") or len(data) > LARGEST_FILE:
        return None, 0
    start = data.rfind(b"\n", 0, len(data) - 1) + 1
    last = data[start:-1]
    if start == 0 or len(last) >= LONGEST_LINE:
        return None, 0
    try:
        entry = loads(last)
    except DecodingError:
        return None, 0
    if not isinstance(entry, dict):
        return None, 0
    return {key: value for key, value in entry.items() if key != "check"}, start


def any_journal(folders: Iterable[Path]) -> bool:
    """Whether there is a game in one of the folders that can be read."""
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as found:
            if any(is_journal_name(item.name) for item in found):
                return True
    return False


def is_busy(path: Path) -> bool:
    """Whether another program holds a journal now."""
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return lock.is_held(descriptor, path)
    finally:
        os.close(descriptor)


def is_journal_name(name: str) -> bool:
    """Whether a file of a folder of games is a journal by its name, and not one set aside."""
    return name.endswith(SUFFIX) and not _KEPT_ASIDE.search(name)

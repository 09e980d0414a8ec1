"""Files of games, whatever wrote them: which format it is, reading, writing, and from the disk."""

from __future__ import annotations

import errno
import os
import re
import stat
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trictrac_gui.formats.document import Document, Format
from trictrac_gui.formats.faults import FileSpot, Unreadable, fault
from trictrac_gui.formats.file_entries import EntryKind
from trictrac_gui.formats.mat_reader import read_mat
from trictrac_gui.formats.mat_writer import write_mat
from trictrac_gui.formats.position_reader import has_ids
from trictrac_gui.formats.sgf_reader import read_sgf
from trictrac_gui.formats.sgf_writer import write_sgf
from trictrac_gui.formats.text import LARGEST_FILE, decode, marked_encoding
from trictrac_gui.formats.tree_builder import build_document
from trictrac_gui.formats.tree_entries import Explain, is_set_up
from trictrac_gui.formats.ttg_reader import read_journal, read_ttg
from trictrac_gui.formats.ttg_writer import write_ttg
from trictrac_gui.storage import journal_lines
from trictrac_gui.storage.errors import StorageError, cause_key
from trictrac_gui.storage.files import open_chosen, read_up_to
from trictrac_gui.variants.backgammon import BACKGAMMON

WRITABLE: Final = (Format.TTG, Format.MAT, Format.SGF)
_ENDINGS: Final = {".txt": Format.MAT}
_SGF_BEGINS: Final = re.compile(rb"\(\s{0,80};")
_LOOKED_AT: Final = 4096


def format_of_name(name: str) -> Format | None:
    """The format that the ending of a file's name stands for."""
    ending = name[name.rfind(".") :].lower() if "." in name else ""
    try:
        return Format(ending)
    except ValueError:
        return _ENDINGS.get(ending)


_JOURNAL: Final = f'"format":"{journal_lines.FORMAT}"'.encode()


def recognise(data: bytes) -> Format:
    """The format of a file by what it holds; whatever is nothing else is taken for ``.mat``."""
    begin = data[:_LOOKED_AT].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    first = begin.partition(b"\n")[0]
    # A wrong byte may have come into either; the reader finds out.
    if b'"check":"' in first and (b'"game":"' in first or _JOURNAL in first):
        return Format.JOURNAL
    if begin.startswith(b"{"):
        return Format.JOURNAL if _JOURNAL in begin[:200] else Format.TTG
    return Format.SGF if _SGF_BEGINS.search(begin) else Format.MAT


_FOREIGN: Final = (
    ("eXtreme Gammon (.xg)", re.compile(rb"\ARGMH")),
    ("BGBlitz (.bgf)", re.compile(rb"\A\s{0,9}\{\s{0,9}\"format\"\s{0,9}:\s{0,9}\"BGF\"")),
    ("Jellyfish (.pos)", re.compile(rb"\A[\x7c\x7e]\0\0\0")),
    ("Snowie (.txt)", re.compile(rb"\A\s{0,99}[0-9]{1,5};(?:[^;\n]{0,80};){37}")),
    ("FIBS", re.compile(rb"(?m)^(?:Score is [0-9]{1,5}-[0-9]{1,5} in a |[XO]: \([1-6] [1-6]\))")),
    ("TrueMoneygames (.tmg)", re.compile(rb"(?i)\A\s{0,99}MatchID\s{0,9}:")),
    ("PartyGammon (.gam)", re.compile(rb"(?m)^(?:BoardId|GameId)=")),
    ("GammonEmpire", re.compile(rb"\A\s{0,99}GammonEmpire Game")),
    (
        "GamesGrid (.sgg)",
        re.compile(
            rb"(?m)\A\s{0,99}[^;\s][^\n]{0,99} vs\.? [^\n]{1,99}\n(?s:.{0,999})^ ?Game [0-9]{1,4}\."
        ),
    ),
    (
        "GNU Backgammon (analysis as text)",
        re.compile(rb"(?m)^(?:Move number [0-9]{1,4}:|The score \(after [0-9]{1,4} games?\) is)"),
    ),
)
"""Other programs whose files cannot be read here, with what tells them from all others."""


def foreign_program(data: bytes) -> str:
    """The program that a file of a known, but unreadable kind is of; empty for any other file."""
    begin = data[:_LOOKED_AT].removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
    return next((name for name, sign in _FOREIGN if sign.search(begin) is not None), "")


class CannotWrite(ValueError):
    """What a format has no words for: ``key`` is a variant's, or ``set-up``."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def read_document(data: bytes, kind: Format | None = None, encoding: str | None = None) -> Document:
    """Read a file of a known format, or of the one its contents speak for.

    ``encoding`` is the character set of a file that names none. Raises ``Unreadable`` where
    nothing of it can be read.
    """
    kind = kind or recognise(data)
    if kind in (Format.MAT, Format.TTG) and (program := foreign_program(data)):
        raise Unreadable(fault("foreign", FileSpot(1, 1), program=program))
    if kind is Format.JOURNAL:
        return read_journal(data)
    named = marked_encoding(data) if kind is Format.SGF else None
    wanted = None if kind is Format.TTG else encoding or named
    text, faults, charset, guessed = decode(data, wanted)
    if kind is Format.TTG:
        found = read_ttg(text)
        return replace(found, faults=(*faults, *found.faults))
    first, *others = read_sgf(text) if kind is Format.SGF else read_mat(text)
    played = any(
        entry.kind is not EntryKind.UNREAD for game in first.games for entry in game.entries
    )
    if kind is Format.MAT and not played and not others and has_ids(text):
        raise Unreadable(fault("a-position", FileSpot(1, 1)))
    found = build_document(kind, replace(first, faults=(*faults, *first.faults)))
    following = tuple(build_document(kind, other) for other in others)
    charset = charset if guessed or encoding else ""
    return replace(found, following=following, encoding=charset)


def write_document(document: Document, kind: Format, explain: Explain | None = None) -> bytes:
    """The games in one of the formats of ``WRITABLE``. Raises ``CannotWrite``.

    ``explain`` words the reasons why something cannot have been played, to be left beside it.
    """
    if kind is Format.TTG:
        return "".join(map(write_ttg, document.matches())).encode("utf-8", "replace")
    if document.variant.key != BACKGAMMON.key:
        raise CannotWrite(document.variant.key)  # other programs have no words for it
    matches = document.matches()
    if kind is Format.MAT and any(is_set_up(game) for match in matches for game in match.games):
        raise CannotWrite("set-up")
    write = write_sgf if kind is Format.SGF else write_mat
    return "\n".join(write(match, explain) for match in matches).encode("utf-8", "replace")


# --- From the disk ---------------------------------------------------------------------------

_ADDRESS: Final = re.compile(r"(?!file:)[a-z][a-z0-9+.-]+://", re.IGNORECASE)


class NotOpened(StorageError):
    """A file that cannot be opened; nothing of it was read."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells that a file is another one than was read."""

    size: int
    changed: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A document with the file it came from, as that was when it was read."""

    path: Path
    document: Document
    stamp: Stamp


def is_address(text: str) -> bool:
    """Whether a text names something in a network by its address."""
    return _ADDRESS.match(text.strip()) is not None


def load(path: Path, encoding: str | None = None) -> Loaded:
    """Read a file of games; links are followed, and nothing is ever written.

    ``encoding`` is the character set, where the file does not name it.

    Raises ``NotOpened`` for what is no ordinary file or cannot be read, and ``Unreadable`` where
    nothing in it can be made a game of.
    """
    try:
        descriptor = open_chosen(path)
    except (OSError, ValueError) as cause:
        raise NotOpened(path, key_of(cause)) from cause
    try:
        found = os.fstat(descriptor)
        if found.st_size > LARGEST_FILE:
            raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
        data = read_up_to(descriptor, LARGEST_FILE + 1)
    except OSError as cause:
        raise NotOpened(path, key_of(cause)) from cause
    finally:
        os.close(descriptor)
    return Loaded(
        path, read_document(data, encoding=encoding), Stamp(found.st_size, found.st_mtime_ns)
    )


def changed(loaded: Loaded) -> str:
    """What became of a file since it was read: ``changed``, ``vanished``, or empty for nothing."""
    try:
        now = os.stat(loaded.path)
    except (OSError, ValueError):
        return "vanished"
    if not stat.S_ISREG(now.st_mode):
        return "vanished"
    return "" if Stamp(now.st_size, now.st_mtime_ns) == loaded.stamp else "changed"


def key_of(cause: OSError | ValueError) -> str:
    """The key for why a file could not be opened or written."""
    if not isinstance(cause, OSError):  # a NUL in the name
        return "bad-name"
    if cause.errno in (errno.EINVAL, errno.ENAMETOOLONG):
        return "bad-name"
    if cause.errno == errno.EISDIR:
        return "a-folder"
    return cause_key(cause)

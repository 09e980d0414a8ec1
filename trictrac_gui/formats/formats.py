"""Which format a file has, and reading and writing it whatever it is."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trictrac_gui.formats.faults import FileFault, Weight
from trictrac_gui.formats.journal_reader import read_journal
from trictrac_gui.formats.kept_entries import entry_of
from trictrac_gui.formats.legality import Judged, judge
from trictrac_gui.formats.mat_reader import read_mat
from trictrac_gui.formats.mat_writer import write_mat
from trictrac_gui.formats.saved import Saved, saved_of, transcript_of
from trictrac_gui.formats.sgf_reader import read_sgf
from trictrac_gui.formats.sgf_writer import write_sgf
from trictrac_gui.formats.text import decode
from trictrac_gui.formats.told import Explain, told_again
from trictrac_gui.formats.transcript import EntryKind, Transcript, TranscriptGame
from trictrac_gui.formats.ttg_reader import read_ttg
from trictrac_gui.formats.ttg_writer import write_ttg
from trictrac_gui.storage import journal_lines


class Format(StrEnum):
    """The kinds of files that are known; the value is the usual ending of their names."""

    MAT = ".mat"
    SGF = ".sgf"
    TTG = ".ttg"
    JOURNAL = ".jsonl"


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


def recognise(data: bytes) -> Format:
    """The format of a file by what it holds; whatever is nothing else is taken for ``.mat``."""
    begin = data[:_LOOKED_AT].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    if begin.startswith(b"{"):
        journal = f'"format":"{journal_lines.FORMAT}"'.encode()
        return Format.JOURNAL if journal in begin[:200] else Format.TTG
    return Format.SGF if _SGF_BEGINS.search(begin) else Format.MAT


@dataclass(frozen=True, slots=True)
class Document:
    """A file that was read: its games, and what was wrong.

    ``judged`` is there where another program wrote it: then its own words are known as well.
    """

    format: Format
    saved: Saved
    faults: tuple[FileFault, ...] = ()
    judged: Judged | None = None

    @property
    def sound(self) -> bool:
        """Whether all of it was read, and all of it can have been played."""
        return all(found.weight is Weight.NOTE for found in self.faults)


class CannotWrite(ValueError):
    """What a format has no words for: ``key`` is a variant's, or ``set-up``."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def read_document(data: bytes, kind: Format | None = None) -> Document:
    """Read a file of a known format, or of the one its contents speak for.

    Raises ``Unreadable`` where nothing of it can be read.
    """
    kind = kind or recognise(data)
    if kind is Format.JOURNAL:
        found = read_journal(data)
        return Document(kind, found.saved, found.faults)
    text, faults = decode(data)
    if kind is Format.TTG:
        found = read_ttg(text)
        return Document(kind, found.saved, (*faults, *found.faults))
    reading = read_sgf(text) if kind is Format.SGF else read_mat(text)
    judged = judge(replace(reading, faults=(*faults, *reading.faults)))
    return Document(kind, saved_of(judged), judged.faults, judged)


def transcript(document: Document, explain: Explain | None = None) -> Transcript:
    """The games as other programs tell them. Raises ``CannotWrite``."""
    if document.judged is not None:
        return told_again(document.judged, explain)
    try:
        return transcript_of(document.saved, entry_of, explain)
    except ValueError:
        raise CannotWrite(document.saved.variant.key) from None


def write_document(document: Document, kind: Format, explain: Explain | None = None) -> bytes:
    """The games in one of the formats of ``WRITABLE``. Raises ``CannotWrite``.

    ``explain`` words the reasons why something cannot have been played, to be left beside it.
    """
    if kind is Format.TTG:
        return write_ttg(document.saved).encode("utf-8", "replace")
    told = transcript(document, explain)
    if kind is Format.MAT and any(_begins_set_up(game) for game in told.games):
        raise CannotWrite("set-up")
    text = write_sgf(told) if kind is Format.SGF else write_mat(told)
    return text.encode("utf-8", "replace")


def _begins_set_up(game: TranscriptGame) -> bool:
    return bool(game.entries) and game.entries[0].kind is EntryKind.SETUP

"""The journal of a game: one file, written on as the game goes on, held by one program."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from trictrac_gui.storage import lock
from trictrac_gui.storage.errors import Busy, ChangedOutside, JournalError, NotAJournal
from trictrac_gui.storage.files import (
    AtomicFile,
    keep_copy,
    open_file,
    read_up_to,
    sync_folder,
    write_at,
)
from trictrac_gui.storage.journal_lines import (
    ANY_BYTE,
    FORMAT,
    LARGEST_FILE,
    MOVED,
    VERSION,
    JournalLine,
    encode,
    needed,
)
from trictrac_gui.storage.reading import SUFFIX, Contents, scan_journal

_OWN_KEYS = ("format", "version", "check")


class Journal:
    """A game's record, in memory whole and on the disk as far as the disk allows.

    What could not be written stays in memory and is written before anything newer. A journal
    without a file (``path`` is None) keeps everything in memory until it finds a place.
    """

    def __init__(self, folder: Path | None, header: Mapping[str, object]) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._descriptor: int | None = None
        self._lock: lock.Lock | None = None
        self._closed = False
        self._kept_aside: Path | None = None
        data, first = encode(header, "")
        self._lines: list[bytes] = [data]
        self._entries: list[JournalLine] = [first]
        self._ends: list[int] = [len(data)]
        self._written = 0  # whole lines in the file
        self._lasting = 0  # lines that a power cut would leave
        self._doubted = False  # a sync failed: what was not lasting has to be written again
        self._ragged = False  # half a line may stand at the file's end
        self._left: tuple[int, int] | None = None  # size and time of the file as it was left
        self._outdated = False  # an entry waits that the version of the header does not know
        self._left_at: Path | None = None  # a file to go on in, once that can be written
        self._read = 0  # whole lines that are known to be in that file

    # -- making and opening ------------------------------------------------------------------

    @classmethod
    def create(cls, folder: Path, header: Mapping[str, object]) -> Journal:
        """Begin a new journal in a folder; its header is on the disk when this returns.

        ``game`` and ``created`` are added to the header where it has none. Raises
        ``JournalError``; the game can then go on with ``detached``.
        """
        journal = cls(folder, _full_header(header))
        journal._make_file(folder)
        return journal

    @classmethod
    def detached(
        cls,
        folder: Path | None,
        header: Mapping[str, object],
        entries: Iterable[Mapping[str, object]] = (),
    ) -> Journal:
        """A journal in memory alone; ``retry`` looks for a place in ``folder``, if there is one."""
        journal = cls(folder, _full_header(header))
        for entry in entries:
            journal._remember(entry)
        return journal

    @classmethod
    def waiting(cls, path: Path, contents: Contents, keep: int) -> Journal:
        """A journal in memory alone that was read and cannot be written, with its first entries.

        ``retry`` goes on in the file, once it can be written, and beside it if it has changed.
        """
        journal = cls(path.parent, contents.header)
        for entry in contents.entries[:keep]:
            journal._remember(entry)
        journal._left_at, journal._read = path, len(journal._lines)
        return journal

    @classmethod
    def open(cls, path: Path, keep: int | None = None) -> Journal:
        """Go on with a journal from its sound entries, or from the first ``keep`` of them.

        A last line that was never finished is cut off. If anything else must go, the file is
        first kept aside whole under a new name (``kept_aside``). Raises ``Busy``,
        ``NewerVersion``, ``NotAJournal`` and ``JournalError``.
        """
        descriptor = -1
        held: lock.Lock | None = None
        try:
            descriptor = open_file(path, os.O_RDWR)
            held = lock.acquire(descriptor, path)
            if held is None:
                raise Busy(path)
            if not _is_at(descriptor, path):
                raise FileNotFoundError(errno.ENOENT, "moved away", str(path))
            return cls._take_over(path, descriptor, held, keep)
        except OSError as cause:
            _release(descriptor, held)
            raise JournalError(path, cause) from cause
        except BaseException:
            _release(descriptor, held)
            raise

    @classmethod
    def _take_over(cls, path: Path, descriptor: int, held: lock.Lock, keep: int | None) -> Journal:
        data = read_up_to(descriptor, LARGEST_FILE + 1)
        found = scan_journal(path, data, mend=ANY_BYTE)
        sound = len(found.lines) - 1
        kept = sound if keep is None else max(0, min(keep, sound))
        journal = cls(path.parent, found.lines[0].entry)
        for line in found.lines[1 : kept + 1]:
            journal._remember(line.entry)
        end = found.lines[kept].end
        if b"".join(journal._lines) != found.data[:end]:
            # Sound by its checks and yet spelt in a way this program never writes.
            raise NotAJournal(path, "wrong-format")
        if found.damage is not None or kept < sound or found.mended:
            journal._kept_aside = keep_copy(path, data, "damaged")
            if found.mended:
                _put_right(descriptor, data, found.data[:end])
        if end < len(data):
            # What is kept is always the beginning of the file: cutting it is one act of the file
            # system, and the lock stays on the same file throughout.
            os.ftruncate(descriptor, end)
            os.fsync(descriptor)
        journal._path, journal._descriptor, journal._lock = path, descriptor, held
        journal._written = journal._lasting = kept + 1
        journal._left = _stamp(descriptor)
        return journal

    # -- what it holds -----------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file, or None while there is none."""
        return self._path

    @property
    def kept_aside(self) -> Path | None:
        """Where the file was kept when it was opened damaged or cut back."""
        return self._kept_aside

    @property
    def header(self) -> Mapping[str, object]:
        """The first line: format, version, game, created, and what the caller gave."""
        return self._entries[0].entry

    @property
    def entries(self) -> tuple[Mapping[str, object], ...]:
        """Every entry of the game, written or not."""
        return tuple(line.entry for line in self._entries[1:])

    @property
    def unsaved(self) -> int:
        """How many entries are not surely in the file; all of them where there is no file."""
        sure = self._lasting if self._doubted else self._written
        return len(self._lines) - max(1, sure, self._read)

    @property
    def saved(self) -> bool:
        """Whether the file holds the whole game."""
        return self._descriptor is not None and self.unsaved == 0 and not self._doubted

    @property
    def lost_if_closed(self) -> bool:
        """Whether something of the game is in memory alone, as far as can be told."""
        return not self.saved and self._read < len(self._lines)

    # -- writing -----------------------------------------------------------------------------

    def append(self, entry: Mapping[str, object], sync: bool) -> None:
        """Write an entry at once, behind those still waiting; on the disk for good with ``sync``.

        Raises ``JournalError``, and keeps the entry waiting; ``ValueError`` or ``TypeError``, and
        keeps nothing, for an entry that could not be read back.
        """
        if self._closed:
            raise ValueError("the journal is closed")
        self._remember(entry)
        self._outdated = self._outdated or needed(entry) > self._version
        self._flush(sync)

    def retry(self) -> None:
        """Write what is waiting, for good; raises ``JournalError`` while that cannot be."""
        if self._closed:
            raise ValueError("the journal is closed")
        self._flush(sync=True)

    def save_elsewhere(self, folder: Path) -> Journal:
        """Copy the whole record into another folder and go on there; this journal is closed.

        Once the copy is on the disk, the last line here says where the game goes on, if this disk
        takes it. Raises ``JournalError``, and leaves this journal as it is.
        """
        moved = Journal.detached(folder, self.header, self.entries)
        moved._make_file(folder)
        if self._descriptor is not None:
            place = str(folder.absolute()).encode("utf-8", "replace").decode("utf-8")
            with contextlib.suppress(JournalError):
                self.append({MOVED: place}, sync=True)
        self.close()
        return moved

    def close(self) -> None:
        """Let go of the file; what can still be written is, and ``unsaved`` tells of the rest."""
        if self._closed:
            return
        if self._descriptor is not None and self._lasting < len(self._lines):
            with contextlib.suppress(JournalError):
                self._flush(sync=True)
        self._closed = True
        self._let_go()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # -- inside ------------------------------------------------------------------------------

    def _remember(self, entry: Mapping[str, object]) -> None:
        data, line = encode(entry, self._entries[-1].check)
        self._lines.append(data)
        self._entries.append(line)
        self._ends.append(self._ends[-1] + len(data))

    def _flush(self, sync: bool) -> None:
        if self._descriptor is None:
            if self._folder is None:
                raise JournalError(None, FileNotFoundError(errno.ENOENT, "no folder"))
            if self._left_at is None or not self._take_again(self._left_at):
                self._make_file(self._folder)
                return
        assert self._descriptor is not None
        try:
            self._look_for_changes(self._descriptor, self._path)
            if self._outdated and self._path is not None:
                self._write_anew(self._descriptor, self._path)
            self._write_lines(self._descriptor)
            if sync or self._doubted:
                self._sync(self._descriptor, self._path)
        except OSError as cause:
            self._let_go_of_what_is_gone()
            raise JournalError(self._path, cause) from cause
        finally:
            if self._descriptor is not None:
                self._left = _stamp(self._descriptor)

    def _take_again(self, path: Path) -> bool:
        """Go on in a file that was let go of; False where it is gone or holds anything else."""
        descriptor = -1
        held: lock.Lock | None = None
        try:
            descriptor = open_file(path, os.O_RDWR)
            held = lock.acquire(descriptor, path)
            data = read_up_to(descriptor, self._ends[-1] + 1)
        except (FileNotFoundError, NotADirectoryError):
            data = b""
        except OSError as cause:
            _release(descriptor, held)
            raise JournalError(path, cause) from cause
        self._left_at, self._read = None, 0
        whole = sum(end <= len(data) for end in self._ends)
        if held is None or not whole or not b"".join(self._lines).startswith(data):
            _release(descriptor, held)
            return False
        self._path, self._descriptor, self._lock = path, descriptor, held
        self._written = self._lasting = whole
        self._doubted, self._ragged = False, self._ends[whole - 1] < len(data)
        self._left = _stamp(descriptor)
        return True

    def _look_for_changes(self, descriptor: int, path: Path | None) -> None:
        """Let go of a file that a program has changed which asks for no lock, such as an editor.

        Nothing is written over what that wrote: the next try makes a file of its own.
        """
        if self._left is None or self._ragged or _stamp(descriptor) == self._left:
            return
        end = self._ends[self._written - 1] if self._written else 0
        if read_up_to(descriptor, end + 1) == b"".join(self._lines[: self._written]):
            return  # touched only
        self._let_go()
        self._left_at = None
        raise ChangedOutside(errno.EBUSY, "changed by another program", str(path))

    @property
    def _version(self) -> int:
        version = self.header["version"]
        assert isinstance(version, int)
        return version

    def _take_this_version(self) -> None:
        """Put the present version into the header; every check changes with it."""
        entries = [line.entry for line in self._entries]
        data, first = encode({**entries[0], "version": VERSION}, "")
        self._lines, self._entries, self._ends = [data], [first], [len(data)]
        for entry in entries[1:]:
            self._remember(entry)
        self._outdated = False

    def _write_anew(self, descriptor: int, path: Path) -> None:
        """Put the whole record with the present version in the place of the file, all or nothing.

        An earlier program would take the entry that comes now for damage; so it is told.
        """
        if not _is_at(descriptor, path):
            self._let_go()
            raise FileNotFoundError(errno.ENOENT, "moved away", str(path))
        before = self._lines, self._entries, self._ends
        self._take_this_version()
        try:
            with AtomicFile(path.parent, 0o600) as made:
                write_at(made.descriptor, 0, b"".join(self._lines))
                os.fsync(made.descriptor)
                if sys.platform == "win32":  # there no open file can be replaced
                    self._let_go()
                made.replace(path)
        except OSError:
            self._lines, self._entries, self._ends = before
            self._outdated = True
            raise
        self._let_go()
        sync_folder(path.parent)
        taken = open_file(path, os.O_RDWR)
        held = lock.acquire(taken, path)
        if held is None:  # the next try makes a file of its own
            _release(taken, None)
            raise OSError(errno.EBUSY, "held by another program", str(path))
        self._descriptor, self._lock, self._path = taken, held, path
        self._written = self._lasting = len(self._lines)
        self._doubted = self._ragged = False

    def _write_lines(self, descriptor: int) -> None:
        if self._ends[-1] > LARGEST_FILE:
            raise OSError(errno.EFBIG, "the journal is full")
        if self._ragged:
            self._cut_back(descriptor)
        # After a failed sync the system may believe its pages clean: only bytes written again
        # are sent again. They are the same bytes in the same place, so nothing is at risk.
        start = self._lasting if self._doubted else self._written
        for index in range(start, len(self._lines)):
            try:
                write_at(descriptor, self._ends[index - 1] if index else 0, self._lines[index])
            except OSError:
                self._ragged = True
                with contextlib.suppress(OSError):
                    self._cut_back(descriptor)
                raise
            self._written = max(self._written, index + 1)

    def _cut_back(self, descriptor: int) -> None:
        os.ftruncate(descriptor, self._ends[self._written - 1] if self._written else 0)
        self._ragged = False

    def _sync(self, descriptor: int, path: Path | None) -> None:
        try:
            os.fsync(descriptor)
        except OSError:
            self._doubted = True
            raise
        self._lasting = self._written
        self._doubted = False
        if path is not None and not _is_at(descriptor, path):
            # Deleted or moved away under the running game: the next try makes the file anew.
            self._let_go()
            raise FileNotFoundError(errno.ENOENT, "moved away", str(path))

    def _make_file(self, folder: Path) -> None:
        """Write the whole record into a new file of a folder."""
        if self._outdated:
            self._take_this_version()
        try:
            with contextlib.suppress(FileExistsError):  # no folder: that is told below
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as cause:
            raise JournalError(folder, cause) from cause
        path, descriptor = self._free_name(folder)
        held: lock.Lock | None = None
        try:
            held = lock.acquire(descriptor, path)
            if held is None:
                raise OSError(errno.EBUSY, "held by another program", str(path))
            self._written = self._lasting = 0
            self._doubted = self._ragged = False
            self._write_lines(descriptor)
            self._sync(descriptor, path)
            sync_folder(folder)
        except OSError as cause:
            self._written = self._lasting = 0
            _release(descriptor, held)  # Windows removes no file that is open
            with contextlib.suppress(OSError):
                os.unlink(path)
            raise JournalError(path, cause) from cause
        self._folder, self._path = folder, path
        self._descriptor, self._lock = descriptor, held
        self._left = _stamp(descriptor)

    def _free_name(self, folder: Path) -> tuple[Path, int]:
        created = "".join(c for c in str(self.header["created"]) if c in "0123456789")
        game = "".join(c for c in str(self.header["game"]) if c.isascii() and c.isalnum())
        stem = f"{created[:8]}-{created[8:14]}-{game[:8]}"
        number = 1
        while True:
            path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
            try:
                return path, open_file(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
            except FileExistsError:
                number += 1
            except OSError as cause:
                raise JournalError(path, cause) from cause

    def _let_go_of_what_is_gone(self) -> None:
        """A disk that was taken out and put in again is another one for files still open."""
        descriptor, path = self._descriptor, self._path
        with contextlib.suppress(OSError):
            if descriptor is not None and path is not None and not _is_at(descriptor, path):
                self._let_go()

    def _let_go(self) -> None:
        if self._descriptor is not None:
            _release(self._descriptor, self._lock)
            self._left_at = self._path
        self._descriptor = self._lock = self._left = None
        if not self._closed:
            self._written = self._lasting = 0


def _put_right(descriptor: int, wrong: bytes, right: bytes) -> None:
    """Write the bytes that differ, one by one: what is not written yet can be mended again."""
    for place, byte in enumerate(right):
        if wrong[place] != byte:
            write_at(descriptor, place, bytes((byte,)))
    os.fsync(descriptor)


def _full_header(given: Mapping[str, object]) -> dict[str, object]:
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": os.urandom(16).hex(),
        "created": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    header.update((key, value) for key, value in given.items() if key not in _OWN_KEYS)
    return header


def _stamp(descriptor: int) -> tuple[int, int] | None:
    """The size of an open file and the time of its last change."""
    try:
        found = os.fstat(descriptor)
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns


def _is_at(descriptor: int, path: Path) -> bool:
    """Whether an open file still stands under its name."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path, follow_symlinks=False))
    except (FileNotFoundError, NotADirectoryError):
        return False


def _release(descriptor: int, held: lock.Lock | None) -> None:
    if held is not None:
        held.release()
    if descriptor >= 0:
        with contextlib.suppress(OSError):
            os.close(descriptor)

"""The log: a rotating file for those who look into a fault, and its last lines in memory."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import stat
import sys
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path

from trictrac_gui.storage.errors import FolderError, cause_key

LARGEST_FILE = 512 * 1024
OLDER_FILES = 3
LINES_KEPT = 200
_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class RecentLines(logging.Handler):
    """The last lines of the log, for the report of an unexpected error."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._lines.append(self.format(record))
        except Exception:  # noqa: BLE001  # a wrong log call must not stop the game
            self._lines.append(f"{record.levelname} {record.name}: {record.msg!r}")

    def forget(self) -> None:
        self._lines.clear()

    def lines(self) -> tuple[str, ...]:
        """The lines kept, the oldest first."""
        return tuple(self._lines)


class _QuietFile(logging.Handler):
    """A rotating file that keeps silent when the disk is full, instead of writing to a terminal.

    The file is opened, and the module that rotates it imported, with the first line: that import
    brings sockets and pickles along, which is a tenth of what a start may take.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line; one that cannot be written is in memory all the same."""
        try:
            if self._file is None:
                self._file = _rotating_file(self._path)
            self._file.setFormatter(self.formatter)
            self._file.emit(record)
        except (OSError, ValueError):
            return

    def flush(self) -> None:
        if self._file is not None:
            self._file.flush()

    def let_go(self) -> None:
        """Close the file; the next line opens it again."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def close(self) -> None:
        self.let_go()
        super().close()


def _rotating_file(path: Path) -> logging.Handler:
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - see _QuietFile

    class PrivateFile(RotatingFileHandler):
        """Its files are for the user alone, whatever others may usually read."""

        def _open(self) -> TextIOWrapper:
            file = open(self.baseFilename, "ab", opener=_private)  # noqa: SIM115 - kept open
            return TextIOWrapper(file, encoding=self.encoding, errors=self.errors)

    file = PrivateFile(
        path,
        maxBytes=LARGEST_FILE,
        backupCount=OLDER_FILES,
        encoding="utf-8",
        errors="backslashreplace",
    )
    # What cannot be written must not fill a terminal.
    file.handleError = lambda record: None  # type: ignore[method-assign]
    return file


def _private(path: str, flags: int) -> int:
    """A descriptor of a file that only its user may read, though it was once made otherwise."""
    descriptor = os.open(path, flags, 0o600)
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.fchmod(descriptor, 0o600)
    return descriptor


class _Unnamed(logging.Filter):
    """Leaves names out of every line, before any handler sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: tuple[str, ...] = ()

    def filter(self, record: logging.LogRecord) -> bool:
        """Word the line anew where there is something to hide."""
        if self.names:
            record.msg, record.args = self._without(record.getMessage()), ()
            if record.exc_info:
                trace = logging.Formatter().formatException(record.exc_info)
                record.exc_info, record.exc_text = None, self._without(trace)
        return True

    def _without(self, text: str) -> str:
        for name in self.names:
            text = text.replace(name, "…")
        return text


@dataclass(frozen=True, slots=True)
class Log:
    """A log that has been started; ``problem`` says why it has no file."""

    logger: logging.Logger
    recent: RecentLines
    file: logging.Handler | None
    problem: FolderError | None
    unnamed: _Unnamed

    def hide(self, names: Iterable[str]) -> None:
        """Leave these names out of all that is logged from now on; none hides nothing."""
        longest_first = sorted(filter(None, names), key=len, reverse=True)
        self.unnamed.names = tuple(longest_first)

    def let_go(self) -> None:
        """Close the file, so that it can be removed; the next line begins a new one."""
        if isinstance(self.file, _QuietFile):
            self.file.let_go()
        self.recent.forget()

    def close(self) -> None:
        """Take the log's handlers off again."""
        self.logger.removeFilter(self.unnamed)
        for handler in (self.recent, self.file):
            if handler is not None:
                self.logger.removeHandler(handler)
                handler.close()


def start(path: Path, name: str = "trictrac_gui", level: int = logging.INFO) -> Log:
    """Log what the named logger is told to a file, or to memory alone where none can be had."""
    logger = logging.getLogger(name)
    logger.setLevel(level)
    recent = RecentLines()
    file: logging.Handler | None = None
    problem: FolderError | None = None
    try:
        file = _open(path)
    except OSError as cause:
        problem = FolderError(path, cause_key(cause), cause)
    for handler in (recent, file):
        if handler is not None:
            handler.setFormatter(logging.Formatter(_FORM))
            logger.addHandler(handler)
    unnamed = _Unnamed()
    logger.addFilter(unnamed)
    return Log(logger, recent, file, problem, unnamed)


def _open(path: Path) -> logging.Handler:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise OSError(errno.ELOOP, "not a regular file", str(path))  # a pipe would block
    except FileNotFoundError:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except ValueError as bad_name:
        raise OSError(errno.EINVAL, "unusable file name", str(path)) from bad_name
    os.close(_private(str(path), os.O_WRONLY | os.O_CREAT | os.O_APPEND))
    # So that a file that cannot be had is told at once.
    return _QuietFile(path)

"""From the bytes of a file to its lines of text, whatever program wrote them."""

from __future__ import annotations

import re
from typing import Final

from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault, note

LARGEST_FILE: Final = 50 * 1024 * 1024
LONGEST_LINE: Final = 64 * 1024
"""Characters; lines of all formats but SGF are far shorter."""

MOST_LINES: Final = 200_000
"""Lines that are read of one file; a long match has about ten thousand."""

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_MARKS: Final = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_UTF8_MARK: Final = b"\xef\xbb\xbf"


def decode(data: bytes) -> tuple[str, list[FileFault]]:
    """The text of a file: UTF-8, UTF-16 with its mark, or else Latin-1, which is noted.

    Raises ``Unreadable`` for what is too large, empty, or no text at all.
    """
    if len(data) > LARGEST_FILE:
        raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return _sound(data[len(mark) :].decode(encoding)), []
            except UnicodeDecodeError:
                raise Unreadable(fault("not-text", FileSpot(1, 1))) from None
    body = data.removeprefix(_UTF8_MARK)
    try:
        return _sound(body.decode("utf-8")), []
    except UnicodeDecodeError as bad:
        spot = _spot_of(body, bad.start)
        # Windows programs of old wrote their own code page; its letters are nearly Latin-1.
        return _sound(body.decode("cp1252", "replace")), [note("not-utf-8", spot)]


def _sound(text: str) -> str:
    if not text.strip():
        raise Unreadable(fault("empty", FileSpot(1, 1)))
    at = text.find("\0")
    if at >= 0:
        raise Unreadable(fault("not-text", spot_in(text, at)))
    return text


def _spot_of(data: bytes, at: int) -> FileSpot:
    before = data[:at]
    return FileSpot(before.count(b"\n") + 1, at - before.rfind(b"\n"))


def spot_in(text: str, at: int) -> FileSpot:
    """The line and column of a character, where all lines end with a line feed."""
    return FileSpot(text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))


def lines(text: str) -> list[str]:
    """The lines of a text, without their ends; Unix, Windows and old Macintosh ends are known.

    No more than ``MOST_LINES`` and one are told apart; the last one then holds all the rest.
    """
    found = _LINE_END.split(text, MOST_LINES)
    if found and not found[-1]:
        found.pop()
    return found


def with_line_feeds(text: str) -> str:
    """The text with plain line feeds, whatever its lines ended with."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def ends_whole(text: str) -> bool:
    """Whether the last line was finished with an end of line."""
    return text.endswith(("\n", "\r"))


def printable(text: str, longest: int = 200) -> str:
    """Text from outside on one line, without what could disturb a file or a terminal."""
    kept = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(kept.split())[:longest]

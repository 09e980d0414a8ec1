"""From the bytes of a file to its lines of text, whatever program wrote them."""

from __future__ import annotations

import codecs
import re
from typing import Final, NamedTuple

from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault, note

LARGEST_FILE: Final = 50 * 1024 * 1024
LONGEST_LINE: Final = 64 * 1024
"""Characters; lines of all formats but SGF are far shorter."""

MOST_LINES: Final = 200_000
"""Lines that are read of one file; a long match has about ten thousand."""

ENCODINGS: Final = (
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "iso-8859-1",
    "iso-8859-2",
    "iso-8859-5",
    "iso-8859-7",
    "iso-8859-9",
    "iso-8859-15",
    "koi8-r",
    "koi8-u",
    "shift_jis",
    "euc-jp",
    "iso-2022-jp",
    "gb18030",
    "gbk",
    "gb2312",
    "big5",
    "euc-kr",
    "macintosh",
    "cp437",
    "cp850",
    "cp852",
    "cp857",
    "cp866",
    "us-ascii",
    "utf-8",
    "utf-16",
)
"""The character sets that a file may be in; the first is taken where none is told."""

_CODECS: Final = {codecs.lookup(name).name for name in ENCODINGS}
_WIDER: Final = {"shift_jis": "cp932", "gbk": "gb18030", "gb2312": "gb18030", "ascii": "utf-8"}
_MARKED: Final = re.compile(rb"(?:^|[^A-Za-z])CA\s{0,9}\[\s{0,9}([A-Za-z0-9_:. -]{1,40})\s{0,9}\]")
_LOOKED_AT: Final = 4096

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_MARKS: Final = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_UTF8_MARK: Final = b"\xef\xbb\xbf"


class DecodedText(NamedTuple):
    """The text of a file, with the character set; it is ``guessed`` where the file names none."""

    text: str
    faults: list[FileFault]
    encoding: str = "utf-8"
    guessed: bool = False


def codec_of(name: str) -> str | None:
    """The codec of a character set by any of its names; None for one that is not known."""
    try:
        found = codecs.lookup(name.strip()).name
    except (LookupError, ValueError):
        return None
    return _WIDER.get(found, found) if found in _CODECS else None


def marked_encoding(data: bytes) -> str | None:
    """The character set that an SGF file names in its first ``CA``."""
    found = _MARKED.search(data[:_LOOKED_AT])
    return None if found is None else found[1].decode("ascii").strip()


def decode(data: bytes, encoding: str | None = None) -> DecodedText:
    """The text of a file, in the character set named, or by its mark, or else UTF-8.

    What is neither is read as ``windows-1252``, which is noted. Raises ``Unreadable`` for what is
    too large, empty, or no text at all.
    """
    if len(data) > LARGEST_FILE:
        raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
    for mark, marked in _MARKS:
        if data.startswith(mark):
            try:
                return DecodedText(_sound(data[len(mark) :].decode(marked)), [], marked)
            except UnicodeDecodeError:
                raise Unreadable(fault("not-text", FileSpot(1, 1))) from None
    body = data.removeprefix(_UTF8_MARK)
    codec = None if encoding is None else codec_of(encoding)
    faults: list[FileFault] = []
    if codec is not None:
        try:
            return DecodedText(_sound(body.decode(codec)), [], codec)
        except UnicodeDecodeError as bad:
            spot = _spot_of(body, bad.start)
            faults.append(note("not-in-encoding", spot, encoding=encoding))
            if codec != "utf-8":
                return DecodedText(_sound(body.decode(codec, "replace")), faults, codec)
    elif encoding is not None:
        faults.append(note("no-such-encoding", FileSpot(1, 1), encoding=printable(encoding, 40)))
    try:
        return DecodedText(_sound(body.decode("utf-8")), faults)
    except UnicodeDecodeError as bad:
        spot = _spot_of(body, bad.start)
        # Windows programs of old wrote their own code page; its letters are nearly Latin-1.
        text = _sound(body.decode("cp1252", "replace"))
        return DecodedText(text, [*faults, note("not-utf-8", spot)], "cp1252", guessed=True)


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

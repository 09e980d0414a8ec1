"""The lines of a journal: one JSON object each, with a check value chained to the line before.

The check is the last field of a line: the first twelve hexadecimal digits of the SHA-256 of the
check before it (of nothing, for the first line) and the bytes of the object without its check.

A journal that an earlier version began is written on as it is, so that the earlier program can
still read it, until an entry comes that it would not know: then all of it is written anew with
the present version in its header, and the earlier program says that a newer one wrote it.
``resources/formats/journal.md`` tells which version added what.

The first line is the header: which game it is of, how it was agreed, and where it begins.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from trictrac_gui.decoding import (
    DecodingError,
    Fields,
    dumps,
    flag,
    load_object,
    one_line,
    pair,
    text,
)
from trictrac_gui.engine.clock import ClockRule, decode_rule
from trictrac_gui.engine.dice import DiceChoice, decode_dice
from trictrac_gui.engine.match import SINGLE_GAME, Match, check_agreement, decode_match
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.setting_up import from_json, set_up
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import OptionError, Variant

FORMAT = "trictrac-journal"
VERSION = 5
"""2: matches, money sessions, the cube and clocks. 3: free games, turns taken back by agreement,
notes and drawings. 4: where a game goes on that was moved. 5: doubles withdrawn, finished turns
undone and drops and resignations taken back, and what the running turn has used of its time. What
an earlier version wrote is read and gone on with, see ``needed``."""
MARKS = ("over", "clock", "turn")
"""Fields of an entry that are no part of its action: the match is over, the clocks stand so, and
the running turn has used so much of its free seconds."""

LONGEST_LINE = 64 * 1024
LARGEST_FILE = 64 * 1024 * 1024

_CHECK = re.compile(rb'"check":"([0-9a-f]{12})"\}')
_CHECK_LENGTH = len('"check":""}') + 12


@dataclass(frozen=True, slots=True)
class Damage:
    """Where a journal stops being sound: the line, counted from 1, and what is wrong there."""

    line: int
    key: str


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A sound line: its object without the check, the check, and where it ends in the file."""

    entry: Mapping[str, object]
    check: str
    end: int


@dataclass(frozen=True, slots=True)
class Scan:
    """The sound beginning of a journal's bytes, and what follows it."""

    lines: tuple[JournalLine, ...]
    damage: Damage | None
    torn: bool
    mended: tuple[int, ...] = ()
    """The lines, counted from 1, in which one wrong byte was put right."""
    data: bytes = b""
    """What was read, with those bytes put right."""

    @property
    def sound(self) -> int:
        """How many bytes the sound lines take."""
        return self.lines[-1].end if self.lines else 0


def encode(entry: Mapping[str, object], check_before: str) -> tuple[bytes, JournalLine]:
    """The bytes of a line with its newline, and the line as it will be read back.

    Raises ``ValueError`` or ``TypeError`` for an entry that could not be read back.
    """
    body = dumps(dict(entry))
    check = _check_value(check_before, body)
    comma = b"," if len(body) > 2 else b""
    data = body[:-1] + comma + b'"check":"' + check.encode("ascii") + b'"}\n'
    try:
        return data, JournalLine(decode(data[:-1], check_before)[0], check, len(data))
    except DecodingError as bad:
        raise ValueError(f"an entry that could not be read back: {bad.key}") from None


def decode(line: bytes, check_before: str) -> tuple[dict[str, object], str]:
    """The object and the check of one line without its newline; raises ``DecodingError``."""
    body, check = split(line, check_before)
    entry = load_object(body)
    if "check" in entry:
        raise DecodingError("doubled-key")
    return entry, check


def split(line: bytes, check_before: str) -> tuple[bytes, str]:
    """The bytes of a line's object without its check, and the check, once that is found right."""
    if len(line) >= LONGEST_LINE:
        raise DecodingError("too-long")
    found = _CHECK.fullmatch(line, max(0, len(line) - _CHECK_LENGTH))
    if found is None:
        raise DecodingError("check-differs" if "check" in load_object(line) else "missing-field")
    head = line[: found.start()]
    if head.endswith(b","):
        body = head[:-1] + b"}"
    elif head == b"{":
        body = b"{}"
    else:
        raise DecodingError("not-json")
    check = found[1].decode("ascii")
    if _check_value(check_before, body) != check:
        load_object(line)  # to name the plainer fault where there is one
        raise DecodingError("check-differs")
    return body, check


def scan(data: bytes, *, parse: bool = True, mend: tuple[int, ...] = ()) -> Scan:
    """Read lines until one is damaged or torn.

    Without ``parse`` the objects stay empty, all but the first and the last: the chain of checks
    is followed, which is all that a list of games needs. With ``mend`` a line with one byte
    that is wrong in such bits is read as it was written.
    """
    lines: list[JournalLine] = []
    mends: list[int] = []
    damage: Damage | None = None
    torn = False
    check = ""
    start = 0
    while start < len(data) and damage is None and not torn:
        end = data.find(b"\n", start, start + LONGEST_LINE + 1)
        try:
            if end >= 0:
                whole = parse or start == 0 or end + 1 == len(data)
                entry: dict[str, object] = {}
                if whole:
                    entry, check = decode(data[start:end], check)
                else:
                    _, check = split(data[start:end], check)
                lines.append(JournalLine(entry, check, end + 1))
                start = end + 1
            else:
                _check_tail(data[start : start + LONGEST_LINE + 1], check)
                torn = True
        except DecodingError as bad:
            mending = mend and len(lines) + 1 not in mends and len(mends) < MOST_MENDED
            better = mended(data, start, check, mend) if mending else None
            if better is None:
                damage = Damage(len(lines) + 1, bad.key)
            else:
                data = better
                mends.append(len(lines) + 1)
    return Scan(tuple(lines), damage, torn, tuple(mends), data)


MOST_MENDED: Final = 16
LONGEST_MENDED: Final = 4 * 1024
"""So many lines of a file, and lines of so many bytes, are mended: it is found by trying."""
LONGEST_WITH_A_BYTE: Final = 1024
"""In shorter ones a byte that is wrong is found, in longer ones a bit: that takes less time."""
ANY_BIT: Final = tuple(1 << bit for bit in range(8))
ANY_BYTE: Final = tuple(range(1, 256))
"""In which bits a byte may differ from the one that was written."""


def mended(
    data: bytes, start: int, check_before: str, changes: tuple[int, ...] = ANY_BYTE
) -> bytes | None:
    """The data with one byte put right, so that the line that begins there is sound.

    None where none of the ``changes`` of a byte makes it so. That another than the wrong one does
    has odds of one in a thousand millions: every line has a check of 48 bits.
    """
    end, limit = start, min(len(data), start + LONGEST_MENDED)
    for _ in range(2):  # a bit may have made an end of line, or something else of one
        found = data.find(b"\n", end, limit)
        end = limit if found < 0 else found + 1
    piece = bytearray(data[start:end])
    # A single bit is the likelier fault, and thirty times as quickly found.
    for tried in (ANY_BIT, changes if len(piece) <= LONGEST_WITH_A_BYTE else ANY_BIT):
        for place in range(len(piece)):
            for change in tried:
                piece[place] ^= change
                stop = piece.find(b"\n")
                if stop >= 0 and _fits(bytes(piece[:stop]), check_before):
                    return data[:start] + bytes(piece) + data[end:]
                piece[place] ^= change
        if changes is ANY_BIT:
            break
    return None


def _fits(line: bytes, check_before: str) -> bool:
    found = _CHECK.fullmatch(line, max(0, len(line) - _CHECK_LENGTH))
    if found is None:
        return False
    head = line[: found.start()]
    if not head.endswith(b",") and head != b"{":
        return False
    body = b"{}" if head == b"{" else head[:-1] + b"}"
    return _check_value(check_before, body) == found[1].decode("ascii")


def _check_tail(tail: bytes, check_before: str) -> None:
    """Tell a last line that was never finished from one that lost its end afterwards."""
    if len(tail) >= LONGEST_LINE:
        raise DecodingError("too-long")
    found = _CHECK.search(tail)
    if found is None or found.end() == len(tail):
        return
    try:
        split(tail[: found.end()], check_before)
    except DecodingError:
        return
    raise DecodingError("line-end-lost")


def _check_value(before: str, body: bytes) -> str:
    return hashlib.sha256(before.encode("ascii") + body).hexdigest()[:12]


# --- What each version knows ----------------------------------------------------------------

MOVED: Final = "moved"
"""The name of the last entry of a journal whose game goes on in another folder."""

_SECOND: Final = frozenset({"doubled", "took", "dropped", "beavered", "started-next"})


def needed(entry: Mapping[str, object]) -> int:
    """The earliest version whose programs can read an entry."""
    if "back" in entry or "turn" in entry:
        return 5
    if MOVED in entry:
        return 4
    if "note" in entry or "marks" in entry or "agreed" in entry:
        return 3
    if entry.get("do") in _SECOND or "clock" in entry:
        return 2
    return 1


def is_time(entry: Mapping[str, object]) -> bool:
    """Whether an entry tells how the clocks stand and nothing else."""
    return "clock" in entry and entry.keys() <= {"clock", "turn"}


def moved_to(entry: Mapping[str, object]) -> str | None:
    """The folder in which a game goes on, where an entry tells that and nothing else."""
    place = entry.get(MOVED)
    return place if isinstance(place, str) and len(entry) == 1 else None


LONGEST_NAME: Final = 80
"""Characters; a journal with a longer name is not one that this program wrote."""


@dataclass(frozen=True, slots=True)
class JournalHeader:
    """What the first line of a journal says of its game.

    A free game counts for nobody; only that may have ``begins``, the moment it was set up at.
    """

    variant: Variant
    names: tuple[str, str]
    dice: DiceChoice
    match: Match
    clock: ClockRule | None
    free: bool = False
    begins: GameState | None = None

    def tree(self) -> GameTree:
        """The game before anything happened."""
        return GameTree(self.variant, self.match, self.begins, free=self.free)


def read_header(data: object, variants: Iterable[Variant]) -> JournalHeader:
    """The header of a journal's first line, of which more fields may be there.

    Raises ``DecodingError`` for a game that is not known, and for what cannot be right.
    """
    header = Fields(data)
    variant = next((v for v in variants if v.key == header.data.get("variant")), None)
    if variant is None:
        raise header.fault("unknown-game", "variant")
    options = header.read("options", Fields)
    try:
        variant = variant.configured(options.data)  # type: ignore[arg-type]  # it checks them
    except OptionError as error:
        raise options.fault("wrong-value", error.key) from error
    first, second = header.read("names", pair(text(LONGEST_NAME)))
    names = one_line(first, LONGEST_NAME), one_line(second, LONGEST_NAME)
    dice = header.read("dice", decode_dice)
    # Journals of version 1 have no word for a single game.
    match = header.get("match", decode_match, SINGLE_GAME)
    try:
        check_agreement(variant, match.agreement)
    except DecodingError as fault:
        raise fault.at(within="match") from fault
    free, begins = read_free(variant, match, header)
    clock = None if header.data.get("clock") is None else header.read("clock", decode_rule)
    return JournalHeader(variant, names, dice, match, clock, free, begins)


def read_free(variant: Variant, match: Match, header: Fields) -> tuple[bool, GameState | None]:
    """Whether a game is free, and the moment it begins from where that is set up.

    Raises ``DecodingError``; only a free game begins otherwise than with the opening throw.
    """
    free = header.get("free", flag, False)
    if "begins" not in header:
        return free, None
    if not free:
        raise header.fault("wrong-value", "begins")
    setup = from_json(variant, header.data["begins"], header.place("begins"))
    try:
        return True, set_up(variant, match, setup)
    except PositionError as error:
        raise header.fault("wrong-value", "begins") from error

"""The rows of a ``.mat`` file: two columns, in each what one side did."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.formats.faults import FileFault, FileSpot, fault
from trictrac_gui.formats.plays import UnreadablePlay, parse_play
from trictrac_gui.formats.text import printable
from trictrac_gui.formats.transcript import HIGHEST_CUBE, EntryKind, TranscriptEntry

TAB: Final = 8
_NARROW: Final = 24
"""Columns; where the second one begins before this, it is no column at all."""

_PAIR: Final = r"(?<!\S)[1-6](?:[ ]?[-,][ ]?)?[1-6]"
# Some programs leave the colon out; then a play must follow, or "=> 16" would be a throw.
_DICE: Final = rf"{_PAIR}(?:(?=\s{{0,9}}:)|(?=\s{{1,9}}(?:bar/|[0-9]{{1,2}}/|cannot|\?\?)))"
_WORDS: Final = (
    r"doubles?|redoubles?|beavers?|raccoons?|takes?|accepts?|drops?|pass(?:es)?|rejects?|refuses?|"
    r"declines?|resign(?:s|ed)?|forfeits?|lost on time|loses on time|wins?"
)
_CELL: Final = re.compile(rf"{_DICE}|(?<!the )(?<!a )\b(?:{_WORDS})\b", re.IGNORECASE)
_ROLL: Final = re.compile(r"([1-6])[ ,-]*([1-6])\s*:?\s*")
_NO_PLAY: Final = re.compile(
    r"(?:cannot move|can['’]?t move|no (?:legal )?moves?|no play|dances?|\(no move\)|-+)?\.?\s*\Z",
    re.IGNORECASE,
)
_UNKNOWN: Final = re.compile(r"\?{2,}\s*\Z")
_MARKED: Final = re.compile(r"illegal (?:play|move)\s*:?\s*", re.IGNORECASE)
_VALUE: Final = re.compile(r"[0-9]{1,6}")
_TIMES: Final = (("backgammon", 3), ("gammon", 2), ("single", 1), ("game", 1))

_KINDS: Final = {
    "double": EntryKind.DOUBLE,
    "redouble": EntryKind.DOUBLE,
    "beaver": EntryKind.BEAVER,
    "raccoon": EntryKind.BEAVER,
    "take": EntryKind.TAKE,
    "accept": EntryKind.TAKE,
    "drop": EntryKind.DROP,
    "pass": EntryKind.DROP,
    "reject": EntryKind.DROP,
    "refuse": EntryKind.DROP,
    "decline": EntryKind.DROP,
    "resign": EntryKind.RESIGN,
    "resigned": EntryKind.RESIGN,
    "forfeit": EntryKind.RESIGN,
    "lost on time": EntryKind.RESIGN,
    "loses on time": EntryKind.RESIGN,
    "win": EntryKind.WIN,
}


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one column of a row; ``spot`` is where it begins."""

    text: str
    spot: FileSpot
    left: int
    """The column once tabs are widened."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a game; ``numbered`` where it begins with its number."""

    cells: tuple[Cell, ...]
    numbered: bool


def cut_row(text: str, line: int, start: int, *, numbered: bool) -> Row:
    """The cells of a line from an offset on."""
    begins = [match.start() for match in _CELL.finditer(text, start)]
    rest = text[start : begins[0] if begins else len(text)]
    if rest.strip():  # something that is no cell: it is kept to be told
        begins.insert(0, start + len(rest) - len(rest.lstrip()))
    if not begins:
        return Row((), numbered)
    cells = []
    for at, end in zip(begins, [*begins[1:], len(text)], strict=True):
        left = len(text[:at].expandtabs(TAB))
        cells.append(Cell(text[at:end].strip(), FileSpot(line, at + 1), left))
    return Row(tuple(_joined(cells)), numbered)


def _joined(cells: list[Cell]) -> list[Cell]:
    """Cells that are one: ``Resigns a single game`` or ``Doubles => 2`` hold no second one."""
    found: list[Cell] = []
    for cell in cells:
        if found and found[-1].text.lower().startswith("illegal"):
            before = found.pop()
            cell = replace(before, text=f"{before.text} {cell.text}")
        found.append(cell)
    return found


def divide(rows: list[Row], right_name: int | None) -> list[tuple[Side, Cell]]:
    """Every cell with its side, told by the columns of all rows of a game together."""
    pairs = [row.cells for row in rows if row.numbered and len(row.cells) > 1]
    if pairs:
        rightmost = max(cells[0].left for cells in pairs)
        edge = max(rightmost, (rightmost + min(cells[1].left for cells in pairs)) // 2)
    else:
        edge = 20 if right_name is None else max(8, right_name - 8)
    # Where blanks were lost, columns tell nothing: then whoever stands alone in the first of
    # several rows answers nobody, and it was the other side that began.
    collapsed = bool(pairs) and min(cells[1].left for cells in pairs) < _NARROW
    found = []
    for index, row in enumerate(rows):
        answers = collapsed and index == 0 and len(row.cells) == 1 and _is_throw(row.cells[0])
        for place, cell in enumerate(row.cells):
            right = place > 0 or cell.left > edge or answers
            found.append((Side.SECOND if right else Side.FIRST, cell))
    return found


def _is_throw(cell: Cell) -> bool:
    return cell.text[:1].isdigit() and _CELL.match(cell.text) is not None


def read_cell(side: Side, cell: Cell) -> tuple[TranscriptEntry, FileFault | None]:
    """The entry of a cell; what cannot be read is kept as it is, with the fault."""
    if _is_throw(cell):
        return _throw(side, cell)
    found = _CELL.match(cell.text)
    entry = TranscriptEntry(side, EntryKind.UNREAD, cell.spot, cell.text)
    if found is None:
        return entry, fault("not-understood", cell.spot, text=printable(cell.text))
    word = found[0].lower()
    kind = _KINDS.get(word) or _KINDS.get(word.removesuffix("s")) or _KINDS[word.removesuffix("es")]
    rest = cell.text[found.end() :]
    number = _VALUE.search(rest)
    value = None if number is None else int(number[0])
    if kind is EntryKind.RESIGN:
        value = next((n for name, n in _TIMES if name in rest.lower()), None)
    if value is not None and value > 3 * HIGHEST_CUBE:
        return entry, fault("no-such-value", cell.spot, "value", value=value)
    return replace(entry, kind=kind, value=value), None


def _throw(side: Side, cell: Cell) -> tuple[TranscriptEntry, FileFault | None]:
    found = _ROLL.match(cell.text)
    assert found is not None  # it is what cells begin with
    roll = (int(found[1]), int(found[2]))
    entry = TranscriptEntry(side, EntryKind.PLAY, cell.spot, cell.text, roll=roll)
    rest = cell.text[found.end() :]
    if _NO_PLAY.match(rest):
        return replace(entry, passed=any(letter.isalpha() for letter in rest)), None
    if _UNKNOWN.match(rest):
        return replace(entry, hops=None), None
    marked = _MARKED.match(rest)
    offset = found.end()
    if marked is not None:
        offset += marked.end()
        rest = rest[marked.end() :]
        if rest.startswith("(") and rest.endswith(")"):
            rest, offset = rest[1:-1], offset + 1
    hops = parse_play(rest)
    if isinstance(hops, UnreadablePlay):
        spot = FileSpot(cell.spot.line, cell.spot.column + offset + hops.offset)
        bad = fault("no-such-move", spot, "play", text=printable(hops.text))
        return replace(entry, kind=EntryKind.UNREAD), bad
    return replace(entry, hops=hops), None

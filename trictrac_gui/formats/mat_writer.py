"""Writes Jellyfish's ``.mat`` the way gnubg does, which all programs read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.formats.document import Document, FileGame
from trictrac_gui.formats.file_entries import EntryKind, FileEntry, FileRules
from trictrac_gui.formats.plays import format_hops
from trictrac_gui.formats.text import printable
from trictrac_gui.formats.tree_entries import Explain, entries_of

_LEFT: Final = 34
"""The width of the left column: the longest play, four hits from the bar, needs 31."""
_LONGEST_NAME: Final = 60

_WORDS: Final = {
    EntryKind.TAKE: "Takes",
    EntryKind.DROP: "Drops",
    EntryKind.ACCEPT: "",
    EntryKind.REFUSE: "",
    EntryKind.RESIGN: "",
    EntryKind.SETUP: "",
}
_UNKNOWN: Final = "????"


def write_mat(document: Document, explain: Explain | None = None) -> str:
    """The text of a document. Branches have no place in this format."""
    parts = [*_heading(document), ""]
    for game in document.games or document.others:
        parts += [*_game(document, game, explain), ""]
    return "\n".join(parts)


def _heading(document: Document) -> Iterator[str]:
    told = {name: value for name, value in document.about if '"' not in name}
    told |= _switches(document.file_rules)
    for name, value in told.items():
        yield f'; [{printable(name, 80)} "{printable(value, 500)}"]'
    yield from _comment(document.comment)
    if told or document.comment:
        yield ""
    yield f" {document.file_length} point match"


def _switches(rules: FileRules) -> dict[str, str]:
    known = (
        ("Crawford", rules.crawford),
        ("Jacoby", rules.jacoby),
        ("Beaver", rules.beavers),
        ("Cube", rules.cube),
    )
    return {name: "On" if value else "Off" for name, value in known if value is not None}


def _comment(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.strip():
            yield f"; {printable(line, 900)}"


def _game(document: Document, game: FileGame, explain: Explain | None) -> Iterator[str]:
    yield f" Game {game.number}"
    names, score = [_name(name) for name in document.names], game.start.match.score
    left = f" {names[0]} : {score[0]}"
    yield f"{left:<{_LEFT}} {names[1]} : {score[1]}"
    yield from _comment(game.tree.root.comment)
    yield from _rows(entries_of(game, explain))


def _name(name: str) -> str:
    """A name that cannot be taken for anything else in a line."""
    shown = printable(name, _LONGEST_NAME).replace(":", "：")
    return "；" + shown[1:] if shown[:1] in (";", "#") else shown


def _rows(entries: Sequence[FileEntry]) -> Iterator[str]:
    row: list[str | None] = [None, None]
    number = 1
    for entry in entries:
        text = _cell(entry)
        if not text and not entry.comment:
            continue
        if entry.comment or _is_taken(row, entry.side) or _wins_below(entry):
            if row != [None, None]:
                yield _row(number, row)
                number += 1
            row = [None, None]
        yield from _comment(entry.comment)
        if _wins_below(entry):
            yield " " * 6 + text
        elif text:
            row[entry.side] = text
    if row != [None, None]:
        yield _row(number, row)


def _is_taken(row: list[str | None], side: Side) -> bool:
    return row[side] is not None or (side is Side.FIRST and row[Side.SECOND] is not None)


def _wins_below(entry: FileEntry) -> bool:
    """Whether a result has a line of its own: the left side's; the right side's is a cell."""
    return entry.kind is EntryKind.WIN and entry.side is Side.FIRST


def _row(number: int, row: Sequence[str | None]) -> str:
    left, right = row
    return f"{number:3}) {left or '':<{_LEFT}}{right or ''}".rstrip()


def _cell(entry: FileEntry) -> str:
    match entry.kind:
        case EntryKind.PLAY:
            assert entry.roll is not None
            play = _UNKNOWN if entry.hops is None else format_hops(entry.hops)
            return f"{entry.roll[0]}{entry.roll[1]}: {play}".rstrip()
        case EntryKind.DOUBLE:
            return f" Doubles => {entry.value}" if entry.value else " Doubles"
        case EntryKind.BEAVER:
            return f" Beavers => {entry.value}" if entry.value else " Beavers"
        case EntryKind.WIN:
            points = 1 if entry.value is None else entry.value
            return f"Wins {points} point{'s' * (points != 1)}"
        case EntryKind.UNREAD:
            return printable(entry.text, 100)
        case _:
            word = _WORDS[entry.kind]
            return f" {word}" if word else ""

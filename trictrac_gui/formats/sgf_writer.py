"""Writes SGF for Backgammon, one tree a game, as gnubg reads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from trictrac_gui import __version__
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.formats.document import Document, FileGame
from trictrac_gui.formats.file_entries import EntryKind, FileEntry, FileSetup
from trictrac_gui.formats.sgf_syntax import COLOURS, about_to, escaped, move_value, points_of
from trictrac_gui.formats.tree_entries import Explain, entries_of, winner_of

PROGRAM: Final = "Tric Trac and Backgammon table"


def write_sgf(document: Document, explain: Explain | None = None) -> str:
    """The text of a document, with its branches as variations."""
    games = document.games or document.others
    return "\n".join(_game(document, game, explain) for game in games) + "\n"


def _property(name: str, *values: str) -> str:
    return name + "".join(f"[{value}]" for value in values)


def _game(document: Document, game: FileGame, explain: Explain | None) -> str:
    entries, score = entries_of(game, explain), game.start.match.score
    kept = game.tree.root.properties
    root = [
        "(;FF[4]GM[6]CA[UTF-8]",
        _property("AP", f"{escaped(PROGRAM)}:{escaped(__version__)}"),
        _property(
            "MI",
            f"length:{document.file_length}",
            f"game:{game.number - 1}",
            f"ws:{score[0]}",
            f"bs:{score[1]}",
            *kept.get("MI", ()),
        ),
        _property("PW", escaped(document.names[0])),
        _property("PB", escaped(document.names[1])),
        *_about(document, kept),
    ]
    root.append(_property("RU", _rules(document, game)))
    won = winner_of(entries)
    if won is not None:
        resigned = "R" * _was_resigned(entries)
        root.append(_property("RE", f"{COLOURS[won[0]]}+{won[1]}{resigned}"))
    if game.tree.root.comment:
        root.append(_property("C", escaped(game.tree.root.comment)))
    root += [_property(name, *values) for name, values in kept.items() if name != "MI"]
    return "".join(root) + _line(entries) + ")"


def _about(document: Document, kept: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """What is told of the match, where this game does not say otherwise."""
    for name, value in about_to(document.about).items():
        if name not in kept:
            yield _property(name, escaped(value))


def _rules(document: Document, game: FileGame) -> str:
    rules = document.file_rules
    words = []
    if document.file_length and rules.crawford is not False:
        words.append("Crawford:CrawfordGame" if game.crawford else "Crawford")
    if not document.file_length and rules.jacoby:
        words.append("Jacoby")
    if not document.file_length and rules.beavers:
        words.append("Beavers")
    if rules.cube is False:
        words.append("NoCube")
    words += [escaped(word) for word in rules.others]
    # A list without the word says that the Crawford rule is not used; one must be there for that.
    return ":".join(words) or "Backgammon"


def _was_resigned(entries: Sequence[FileEntry]) -> bool:
    """Whether the game ended by a resignation, or without any end that the board shows."""
    before = [entry for entry in entries if entry.kind is not EntryKind.WIN]
    return bool(before) and before[-1].kind in (EntryKind.RESIGN, EntryKind.ACCEPT)


def _line(entries: Sequence[FileEntry]) -> str:
    """A line of play; where there are branches, all that follows stands in variations."""
    parts: list[str] = []
    closing = ""
    for entry in entries:
        if entry.branches:
            parts.append("\n(")
            closing = ")" + "".join(f"\n({_line(branch)})" for branch in entry.branches) + closing
        parts.append(_node(entry))
    return "".join(parts) + closing


def _node(entry: FileEntry) -> str:
    comment = _property("C", escaped(_remark(entry))) if _remark(entry) else ""
    comment += "".join(_property(name, *values) for name, values in entry.properties.items())
    if entry.kind is EntryKind.PLAY and entry.setup is not None:
        left = replace(entry.setup, to_move=entry.side.other)  # by a play that was none
        return f"\n;{_setup(left)}{comment}"
    if entry.kind is EntryKind.SETUP and entry.setup is not None:
        return f"\n;{_setup(entry.setup)}{comment}"
    if entry.lying and not entry.hops:
        # As gnubg has it: a move without any would be a throw that was passed.
        return f"\n;{_setup(FileSetup(to_move=entry.side, roll=entry.roll))}{comment}"
    value = move_value(entry)
    if value is None:
        said = entry.kind is not EntryKind.WIN or entry.properties
        return f"\n;{comment}" if comment and said else ""
    return f"\n;{_property(COLOURS[entry.side], value)}{comment}"


def _remark(entry: FileEntry) -> str:
    """The comment of an entry, with what SGF has no other place for."""
    said = [entry.comment] if entry.comment else []
    unread = entry.hops is None or entry.setup is not None
    if entry.kind is EntryKind.UNREAD or (entry.kind is EntryKind.PLAY and unread):
        said.append(entry.text)
    return "\n".join(said)


def _setup(setup: FileSetup) -> str:
    parts = []
    if setup.position is not None:
        parts.append("AE[a:y]" + _checkers(setup.position))
    if setup.to_move is not None:
        parts.append(_property("PL", COLOURS[setup.to_move]))
    if setup.cube is not None:
        parts.append(_property("CV", str(setup.cube)))
    if setup.cube is not None or setup.owned:
        owner = "c" if setup.owner is None else COLOURS[setup.owner].lower()
        parts.append(_property("CO", owner) + _property("CP", owner))  # as gnubg has it
    if setup.roll is not None:
        parts.append(_property("DI", "".join(map(str, setup.roll))))
    return "".join(parts)


def _checkers(position: Position) -> str:
    found = ""
    for side, name in ((Side.FIRST, "AW"), (Side.SECOND, "AB")):
        letters = points_of(position, side)
        if letters:
            found += _property(name, *letters)
    return found

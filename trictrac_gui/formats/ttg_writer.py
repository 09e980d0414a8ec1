"""Writes ``.ttg``, the project's own format; ``resources/formats/ttg.md`` describes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trictrac_gui import __version__, decoding
from trictrac_gui.engine.entries import Did, encode
from trictrac_gui.engine.match import encode_match
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.play import start
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import Document, FileGame, SourceEntry
from trictrac_gui.formats.file_entries import EntryKind, FileEntry, FileSetup, entry_object

FORMAT: Final = "ttg"
VERSION: Final = 3


def write_ttg(document: Document) -> str:
    """The text of the games of a document."""
    return "".join(decoding.dumps(dict(line)).decode() + "\n" for line in _lines(document))


def _lines(document: Document) -> Iterator[Mapping[str, object]]:
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "variant": document.variant.key,
        "options": dict(document.variant.values),
        "names": list(document.names),
        "match": encode_match(document.match),
    }
    if document.about:
        header["about"] = dict(document.about)
    if document.comment:
        header["comment"] = document.comment
    if document.dice is not None and _may_be_told(document):
        header["dice"] = dict(document.dice)
    yield header
    for game in document.games:
        yield _opening(game)
        yield from _moves(game)
        for kept in game.kept():
            why = {} if kept.why is None else {"why": dict(kept.why)}
            yield {"kept": dict(kept.as_object()), **why}
        if game.outcome is not None:
            won = game.outcome
            yield {"result": won.how, "winner": int(won.winner), "points": won.points}


def _may_be_told(document: Document) -> bool:
    """Whether a copy may tell the dice: a secret number only once no throw is to come."""
    over = bool(document.games) and document.games[-1].end().match.over
    return over or not (document.dice or {}).get("checkable")


def _opening(game: FileGame) -> dict[str, object]:
    begun = game.start
    line: dict[str, object] = {"game": game.number, "score": list(begun.match.score)}
    if begun.match.crawford_played:
        line["crawford_played"] = True
    usual = start(begun.variant, begun.match)
    if begun.position != usual.position:
        line["position"] = format_position(begun.variant, begun.position)
    if begun.to_move is not None:
        line["to_move"] = int(begun.to_move)
    if begun.cube is not None and begun.cube != usual.cube:
        owner = begun.cube.owner
        line["cube"] = [begun.cube.value, None if owner is None else int(owner)]
    if begun.score != (0, 0):
        line["points"] = list(begun.score)
    root = game.tree.root
    if root.comment:
        line["comment"] = root.comment
    if root.drawings:
        line["marks"] = root.drawings
    return line


def _moves(game: FileGame) -> Iterator[dict[str, object]]:
    """The actions with their numbers: how it went first, then every branch after its place."""
    number = 0
    waiting: list[tuple[int, list[GameNode]]] = [(0, [*game.tree.root.main_line()])]
    for after, line in waiting:  # grows while it is walked
        before = after
        for node in line:
            waiting += [(before, [other, *other.main_line()]) for other in node.others()]
            number += 1
            said = {"comment": node.comment} if node.comment else {}
            if node.drawings:
                said["marks"] = node.drawings
            if isinstance(node.action, SetUp):
                yield {"id": number, "after": before, **_set_up(node, node.action), **said}
            else:
                yield {**encode(Did(number, before, node.played)), **said}
            before = number


def _set_up(node: GameNode, action: SetUp) -> dict[str, object]:
    """What put the checkers elsewhere: a position told, or a play that the rules do not allow."""
    for one in node.findings:
        if isinstance(one, SourceEntry) and one.entry.kind is EntryKind.PLAY:
            return {"set_up": entry_object(one.entry), "why": dict(one.reason() or {})}
    cube = action.cube
    setup = FileSetup(
        action.position,
        action.to_move,
        cube=None if cube is None else cube.value,
        owner=None if cube is None else cube.owner,
    )
    side = action.to_move or Side.FIRST
    return {"set_up": entry_object(FileEntry(side, EntryKind.SETUP, setup=setup))}

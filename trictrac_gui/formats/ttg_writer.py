"""Writes ``.ttg``, the project's own format; ``resources/formats/ttg.md`` describes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from trictrac_gui import __version__, decoding
from trictrac_gui.engine.entries import Did, encode
from trictrac_gui.engine.match import encode_match
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.play import start
from trictrac_gui.formats.saved import Move, Saved, SavedGame

FORMAT: Final = "ttg"
VERSION: Final = 2


def write_ttg(saved: Saved) -> str:
    """The text of the games of a file."""
    return "".join(decoding.dumps(dict(line)).decode() + "\n" for line in _lines(saved))


def _lines(saved: Saved) -> Iterator[Mapping[str, object]]:
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "variant": saved.variant.key,
        "options": dict(saved.variant.values),
        "names": list(saved.names),
        "match": encode_match(saved.match),
    }
    if saved.about:
        header["about"] = dict(saved.about)
    if saved.comment:
        header["comment"] = saved.comment
    if saved.dice is not None:
        header["dice"] = dict(saved.dice)
    yield header
    for game in saved.games:
        yield _opening(game)
        yield from _moves(game)
        for kept in game.kept:
            why = {} if kept.why is None else {"why": dict(kept.why)}
            yield {"kept": dict(kept.told), **why}
        if game.outcome is not None:
            won = game.outcome
            yield {"result": won.how, "winner": int(won.winner), "points": won.points}


def _opening(game: SavedGame) -> dict[str, object]:
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
    if game.comment:
        line["comment"] = game.comment
    if game.marks:
        line["marks"] = game.marks
    return line


def _moves(game: SavedGame) -> Iterator[dict[str, object]]:
    """The actions with their numbers: how it went first, then every branch after its place."""
    number = 0
    waiting: list[tuple[int, tuple[Move, ...]]] = [(0, game.moves)]
    for after, line in waiting:  # grows while it is walked
        before = after
        for move in line:
            waiting += [(before, branch) for branch in move.branches]
            number += 1
            said = {"comment": move.comment} if move.comment else {}
            if move.marks:
                said["marks"] = move.marks
            yield {**encode(Did(number, before, move.action)), **said}
            before = number

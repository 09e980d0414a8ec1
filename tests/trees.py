"""What trees hold, in a form that can be compared whatever their moments are numbered."""

from __future__ import annotations

from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import Document, FileGame

Shape = tuple[object, ...]


def shape(game: FileGame) -> Shape:
    """A game as it begins, with everything that followed and was said or drawn."""
    return game.start, game.number, game.outcome, course(game), _kept(game)


def course(game: FileGame) -> Shape:
    """What happened in a game, with its branches, and what was said and drawn."""
    return _shape(game.tree.root)


def _shape(node: GameNode) -> Shape:
    """A moment with the line that goes on from it, and the branches beside that."""
    line: list[object] = []
    at: GameNode | None = node
    while at is not None:
        beside = tuple(map(_shape, at.children[1:]))
        line.append((at.action, at.comment, at.drawings, beside))
        at = at.children[0] if at.children else None
    return tuple(line)


def _kept(game: FileGame) -> Shape:
    return tuple((kept.as_object(), kept.why) for kept in game.kept())


def told(document: Document) -> Shape:
    """A document as its own format holds it."""
    return (
        document.variant,
        document.names,
        document.match,
        tuple(map(shape, document.games)),
        document.about,
        document.comment,
        document.dice,
    )

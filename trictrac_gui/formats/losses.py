"""What a format of another program cannot hold, so that nobody loses it unawares."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from trictrac_gui.engine.state import Answered, Left, Origin, Rolled
from trictrac_gui.formats.document import Document, Format


class Loss(StrEnum):
    """Something of a game that a copy in a format of another program does not hold."""

    BRANCHES = "branches"
    REFUSED = "refused"
    MARKS = "marks"
    BY_HAND = "by-hand"
    DICE = "dice"
    LEFT = "left"


def losses(document: Document, kind: Format) -> tuple[Loss, ...]:
    """What a copy of a document does not hold; the project's own format holds everything."""
    if kind is Format.TTG:
        return ()
    found = set(_in_trees(document))
    if document.dice is not None and document.dice.get("checkable"):
        found.add(Loss.DICE)
    if kind is Format.SGF:
        found.discard(Loss.BRANCHES)
    return tuple(one for one in Loss if one in found)


def _in_trees(document: Document) -> Iterator[Loss]:
    for game in document.games:
        if game.tree.drawings:
            yield Loss.MARKS
        for node in (game.tree.root, *game.tree.nodes()):
            if len(node.children) > 1:
                yield Loss.BRANCHES
            match node.action:
                case Answered(accepted=False):
                    yield Loss.REFUSED
                case Rolled(origin=Origin.HAND):
                    yield Loss.BY_HAND
                case Left():
                    yield Loss.LEFT

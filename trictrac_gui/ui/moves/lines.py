"""From a course to the lines of a score sheet: two columns, headings, comments and branches."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from trictrac_gui.engine.model import Side
from trictrac_gui.session.move_list import ListedBranch, MomentKind, MoveList


class SheetLineKind(Enum):
    """What a line of the sheet holds."""

    GAME = "game"
    TURNS = "turns"
    WIDE = "wide"
    NOTE = "note"
    BRANCH = "branch"
    RESULT = "result"


@dataclass(slots=True)
class SheetLine:
    """One line of the sheet.

    ``cells`` are the indices of the moments of both sides in it. ``moment`` is the index that a
    line across both columns belongs to; ``game`` the one of its game.
    """

    kind: SheetLineKind
    cells: list[int | None] = field(default_factory=lambda: [None, None])
    moment: int = 0
    game: int = 0
    number: int = 0
    branch: ListedBranch | None = None

    def holds(self, moment: int) -> int | None:
        """The column of a moment in this line; None where it is not here."""
        if self.kind is SheetLineKind.TURNS:
            return self.cells.index(moment) if moment in self.cells else None
        shows = self.kind in (SheetLineKind.GAME, SheetLineKind.WIDE)
        return 0 if shows and self.moment == moment else None


def sheet(course: MoveList) -> list[SheetLine]:
    """The lines of a course, from the first to the last."""
    lines: list[SheetLine] = []
    pair: SheetLine | None = None
    extras: list[SheetLine] = []
    number = 0

    def flush() -> None:
        nonlocal pair
        lines.extend(extras)
        extras.clear()
        pair = None

    for index, moment in enumerate(course.moments):
        if moment.what is MomentKind.BEGINNING:
            flush()
            if moment.game:
                lines.append(
                    SheetLine(SheetLineKind.RESULT, moment=index - 1, game=moment.game - 1)
                )
            number = 0
            lines.append(SheetLine(SheetLineKind.GAME, moment=index, game=moment.game))
        elif moment.side is None:
            flush()
            lines.append(SheetLine(SheetLineKind.WIDE, moment=index, game=moment.game))
        else:
            if pair is None or moment.side is Side.FIRST or pair.cells[moment.side] is not None:
                flush()
                number += 1
                pair = SheetLine(SheetLineKind.TURNS, game=moment.game, number=number)
                lines.append(pair)
            pair.cells[moment.side] = index
        if moment.note:
            extras.append(SheetLine(SheetLineKind.NOTE, moment=index, game=moment.game))
        extras += [
            SheetLine(SheetLineKind.BRANCH, moment=index, game=moment.game, branch=branch)
            for branch in moment.branches
        ]
        if pair is None:
            flush()
    flush()
    if course.games and course.games[-1].result is not None:
        last = len(course.moments) - 1
        lines.append(SheetLine(SheetLineKind.RESULT, moment=last, game=len(course.games) - 1))
    return lines

"""The table behind the move list, with what a screen reader reads of each cell."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.move_list import ListedBranch, MomentKind, MoveList
from trictrac_gui.ui.moves import move_text
from trictrac_gui.ui.widgets.labels import plain


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


NUMBER, FIRST, SECOND = range(3)
"""The columns: the number of the line, and both sides."""

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole
TEXTS: Final = (ROLE.DisplayRole, ROLE.ToolTipRole, ROLE.AccessibleTextRole)


class MovesModel(QAbstractTableModel):
    """The lines of a course."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.variant: Variant | None = None
        self.names = ("", "")
        self.course = MoveList((), (), None)
        self.lines: list[SheetLine] = []

    def show_course(self, variant: Variant, names: tuple[str, str], course: MoveList) -> int:
        """Hold another course; how many of the first lines are still the same."""
        lines = sheet(course)
        same = 0
        if self.variant is variant and self.names == names:
            same = self._same_lines(course, lines)
        if same < len(self.lines):
            self.beginRemoveRows(QModelIndex(), same, len(self.lines) - 1)
            del self.lines[same:]
            self.endRemoveRows()
        self.variant, self.names, self.course = variant, names, course
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self.lines += lines[same:]
            self.endInsertRows()
        return same

    def _same_lines(self, course: MoveList, lines: list[SheetLine]) -> int:
        """How many lines of both courses are alike: a game grows at its end."""
        before, now = self.course.moments, course.moments
        alike = 0
        while alike < min(len(before), len(now)) and before[alike] is now[alike]:
            alike += 1
        same = 0
        for old, new in zip(self.lines, lines, strict=False):
            last = max(at for at in (*new.cells, new.moment) if at is not None)
            if old != new or last >= alike:
                break
            if (
                new.kind is SheetLineKind.RESULT
                and self.course.games[new.game] != course.games[new.game]
            ):
                break
            same += 1
        return same

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else 3

    def moment_at(self, index: Index) -> int | None:
        """The index in the course of what a cell shows; None for an empty one."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if line.kind is SheetLineKind.TURNS:
            return None if index.column() == NUMBER else line.cells[index.column() - FIRST]
        return line.moment

    def index_of(self, moment: int) -> QModelIndex:
        for row in range(len(self.lines) - 1, -1, -1):
            column = self.lines[row].holds(moment)
            if column is not None:
                turns = self.lines[row].kind is SheetLineKind.TURNS
                return self.index(row, column + FIRST if turns else NUMBER)
        return QModelIndex()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only what leads somewhere can be chosen."""
        known = self.moment_at(index) is not None
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return enabled if known else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> str | None:
        """The text of a cell, or how it is read out."""
        if role not in TEXTS or self.variant is None or not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == ROLE.DisplayRole:
            return self.text(line, index.column())
        told = self._told(index, line)
        return plain(told) if told is not None and role == ROLE.ToolTipRole else told

    def _told(self, index: Index, line: SheetLine) -> str | None:
        """How a cell is read out."""
        assert self.variant is not None
        moment = self.moment_at(index)
        if line.kind in (SheetLineKind.NOTE, SheetLineKind.BRANCH, SheetLineKind.RESULT):
            return self.text(line, index.column())
        if moment is None:
            return None
        told = self.course.moments[moment]
        return move_text.spoken(self.variant, self.names, self.course, told)

    def text(self, line: SheetLine, column: int) -> str:
        """What stands in a cell; a line across both columns has all of it in its first."""
        assert self.variant is not None
        variant = self.variant
        if line.kind is SheetLineKind.TURNS:
            if column == NUMBER:
                return str(line.number)
            at = line.cells[column - FIRST]
            if at is None:
                return ""
            moment = self.course.moments[at]
            parts = (
                move_text.throw(moment.throw),
                move_text.play(variant, moment),
                move_text.points(moment),
            )
            return " ".join(part for part in parts if part)
        if column != NUMBER:
            return ""
        match line.kind:
            case SheetLineKind.GAME:
                return move_text.heading(self.course, line.game)
            case SheetLineKind.RESULT:
                return move_text.result(variant, self.names, self.course.games[line.game])
            case SheetLineKind.NOTE:
                return " ".join(self.course.moments[line.moment].note.split())
            case SheetLineKind.BRANCH:
                assert line.branch is not None
                return move_text.branch(variant, line.branch)
            case _:
                return move_text.wide(self.course.moments[line.moment])

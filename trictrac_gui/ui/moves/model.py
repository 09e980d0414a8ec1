"""The table behind the move list, with what a screen reader reads of each cell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.move_list import MoveList
from trictrac_gui.ui.moves import move_text
from trictrac_gui.ui.moves.lines import SheetLine, SheetLineKind, sheet

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
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as above
        """The number and both sides."""
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
        """The cell of a moment."""
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

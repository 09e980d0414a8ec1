"""The move list as a score sheet: the mouse, Enter and the arrow keys lead to its moments."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.move_list import MoveList
from trictrac_gui.ui.moves.cells import MoveCells
from trictrac_gui.ui.moves.model import FIRST, NUMBER, MovesModel, SheetLineKind
from trictrac_gui.ui.theme.style_sheet import Tones

STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
"""How many moments each key goes on."""


class SheetView(QTableView):
    """Signals: ``wanted(id)``, a moment to be shown; ``left``, back to the game."""

    wanted = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = MovesModel(self)
        self.setModel(self.sheet)
        self.setObjectName("moveSheet")
        self._cells = MoveCells(self.sheet)
        self.setItemDelegate(self._cells)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)

    def show_course(self, variant: Variant, names: tuple[str, str], course: MoveList) -> None:
        """Show another course, and the moment that is on the board."""
        same = self.sheet.show_course(variant, names, course)
        for row in range(same, len(self.sheet.lines)):
            if self.sheet.lines[row].kind is not SheetLineKind.TURNS:
                # What belongs to both columns takes the whole width.
                self.setSpan(row, NUMBER, 1, 3)
        self._arrange(same)
        at = self.sheet.index_of(course.shown)
        self.setCurrentIndex(at)
        self.scrollTo(at)
        self.viewport().update()

    def show_tones(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self._cells.tones = tones
        self.viewport().update()

    def _arrange(self, first: int = 0) -> None:
        """Give the columns their widths, and the rows from the first on their heights."""
        metrics = self.fontMetrics()
        number = metrics.horizontalAdvance("888.") + 8
        self.setColumnWidth(NUMBER, number)
        each = max(20, (self.viewport().width() - number) // 2)
        for column in (FIRST, FIRST + 1):
            self.setColumnWidth(column, each)
        rows = self.verticalHeader()
        rows.setDefaultSectionSize(metrics.height() + 8)
        whole = number + 2 * each
        for row in range(first, len(self.sheet.lines)):
            line = self.sheet.lines[row]
            high = self._cells.height_of(line, self.font(), each, whole)
            if high != rows.sectionSize(row):
                rows.resizeSection(row, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both columns share the width."""
        super().resizeEvent(event)
        self._arrange()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    # -- going somewhere ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes to the moment, or to another line of play."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._go(self.indexAt(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two does nothing more."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is drawn along."""

    def _go(self, index: QModelIndex) -> None:
        at = self.sheet.moment_at(index)
        if at is None:
            return
        line = self.sheet.lines[index.row()]
        if line.branch is not None:
            self.wanted.emit(line.branch.at)
        else:
            self.wanted.emit(self.sheet.course.moments[at].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from moment to moment, Enter shows the current one, Esc leads back."""
        course, key = self.sheet.course, Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not course.moments:
            super().keyPressEvent(event)
        elif key in STEPS:
            self._step_to(course.shown + STEPS[key])
        elif key is Qt.Key.Key_Home:
            self._step_to(0)
        elif key is Qt.Key.Key_End:
            self._step_to(len(course.moments) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._go(self.currentIndex())
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _step_to(self, at: int) -> None:
        moment = self.sheet.course.at(at)
        self.wanted.emit(moment.id)

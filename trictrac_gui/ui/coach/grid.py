"""The 36 throws as a square: one die across, the other down."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableWidget
from PySide6.QtWidgets import QTableWidgetItem as Item

from trictrac_gui.ai import ThrowCount, ThrowTable
from trictrac_gui.ui.coach import coach_text
from trictrac_gui.ui.theme.style_sheet import Tones

KINDS = ("hit", "score", "hucke", "enter", "pass", "plain")
_LIGHT = dict(
    zip(KINDS, ("#f0bfa8", "#f4e09a", "#cfe3c3", "#c6dfee", "#d9d0c3", "#fffbf3"), strict=True)
)
_DARK = dict(
    zip(KINDS, ("#7d3a28", "#6a5716", "#37552f", "#2a5064", "#423a33", "#322924"), strict=True)
)


def kind(throw: ThrowCount) -> str:
    """What matters most of a throw, for its colour."""
    if throw.passes:
        return "pass"
    if throw.hits:
        return "hit"
    if throw.points:
        return "score"
    if throw.takes_hucke:
        return "hucke"
    return "enter" if throw.enters else "plain"


class ThrowGrid(QTableWidget):
    """Six rows and six columns; each cell says in a colour, in signs and in words what it does."""

    def __init__(self) -> None:
        super().__init__(6, 6)
        self._table: ThrowTable | None = None
        self._colours = _LIGHT
        self._cells: dict[tuple[int, int], Item] = {}
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setCornerButtonEnabled(False)
        numbers = [str(number) for number in range(1, 7)]
        self.setHorizontalHeaderLabels(numbers)
        self.setVerticalHeaderLabels(numbers)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
            header.setMinimumSectionSize(24)
        for row in range(6):
            for column in range(6):
                item = Item()
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(row, column, item)
                self._cells[row, column] = item

    def sizeHint(self) -> QSize:
        """High enough for six rows of the type in use."""
        line = self.fontMetrics().height() + 12
        return QSize(280, 7 * line + 4)

    def minimumSizeHint(self) -> QSize:
        """Not lower than its rows, nor slimmer than what stands in them."""
        cell = self.fontMetrics().horizontalAdvance("H1") + 8
        return QSize(max(200, 7 * cell), self.sizeHint().height())

    def show_table(self, table: ThrowTable) -> None:
        """Show what each throw of a side can do."""
        self._table = table
        self._fill()

    def show_tones(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self._colours = _DARK if QColor(tones.ground).lightness() < 128 else _LIGHT
        self.setStyleSheet(
            f"QTableWidget {{ background: {tones.raised}; gridline-color: {tones.line};"
            f" border: 1px solid {tones.line}; }}"
            f"QTableWidget::item {{ padding: 0; }}"
            f"QTableWidget::item:selected {{ border: 2px solid {tones.accent};"
            f" color: {tones.ink}; }}"
            f"QHeaderView::section {{ background: {tones.surface}; color: {tones.ink};"
            f" border: none; font-weight: bold; }}"
            f"QHeaderView {{ background: {tones.surface}; }}"
        )
        self._fill()

    def retranslate(self) -> None:
        """Word every cell anew."""
        self.setAccessibleName(QCoreApplication.translate("Coach", "The 36 throws"))
        self._fill()

    def _fill(self) -> None:
        if self._table is None:
            return
        for row in range(6):
            for column in range(6):
                throw = self._table.of(row + 1, column + 1)
                item = self._cells[row, column]
                said = coach_text.described(throw)
                item.setText(coach_text.letters(throw))
                item.setToolTip(said)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
                what = kind(throw)
                pattern = Qt.BrushStyle.SolidPattern
                if what == "pass":
                    pattern = Qt.BrushStyle.BDiagPattern
                item.setBackground(QBrush(QColor(self._colours[what]), pattern))

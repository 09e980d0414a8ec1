"""The dock with the coach's counts; it works only while somebody looks at it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QBrush, QColor, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QWidget,
)
from PySide6.QtWidgets import QTableWidgetItem as Item

from trictrac_gui.ai import Count, ThrowCount, ThrowTable, count_all, race
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.coach import coach_text
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.widgets.fitting import ElidedBox, SideArea, in_column, narrow
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.tab_dock import TabDock

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
        """Show what each throw of two dice can do; of other numbers there is no such square."""
        two = all(len(throw.roll) == 2 for throw in table.throws)
        self.setVisible(two)
        self._table = table if two else None
        self._fill()

    def show_tones(self, tones: Tones) -> None:
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
        self.setAccessibleName(translate("Coach", "The 36 throws"))
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


AFTER_A_STEP = 120
"""Milliseconds after a change before anything is counted, so that movements come first."""


class CoachDock(Worded, TabDock):
    """Counts of the position on the table: the 36 throws, the race, and each side's points."""

    def __init__(self, action: QAction) -> None:
        super().__init__("coach", lambda: action.setChecked(False))
        self._action = action
        self._view: GameView | None = None
        self._counted: tuple[Variant, Position] | None = None
        self._counts: tuple[Count, Count] | None = None
        self.none = label("muted", wrapped=True)
        self.whose = ElidedBox()
        self.whose.addItems(["", "", ""])
        narrow(self.whose)
        self.whose.currentIndexChanged.connect(self._show_table)
        self.grid = ThrowGrid()
        self.totals = label("base")
        self.legend = label("small")
        self.race_title = label("heading")
        self.race = label("base")
        for text in (self.totals, self.legend, self.race):
            text.setWordWrap(True)
        self.side_titles = [label("heading"), label("heading")]
        self.sides = [QLabel(), QLabel()]
        for lines in self.sides:
            lines.setTextFormat(Qt.TextFormat.RichText)  # the program's own words, nothing else
            lines.setWordWrap(True)
        self._muted = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AFTER_A_STEP)
        self._timer.timeout.connect(self._count)
        self._build()
        self._choose_parts()
        self.visibilityChanged.connect(self._seen)
        self.retranslate()

    def _build(self) -> None:
        self._parts: list[QWidget] = [
            self.whose,
            self.grid,
            self.totals,
            self.legend,
            self.race_title,
            self.race,
        ]
        for side in Side:
            self._parts += [self.side_titles[side], self.sides[side]]
        page = QWidget()
        page.setObjectName("page")
        page.setMinimumWidth(268)
        in_column(self.none, *self._parts, 1, margins=(16, 12, 16, 16), spacing=8, of=page)
        self.area = scroll = SideArea()
        scroll.setWidget(page)
        self.setWidget(scroll)

    # -- what is on the table ----------------------------------------------------------------

    def show_view(self, view: GameView | None) -> None:
        """Look at another moment of the game, or at an empty table."""
        self._view = view
        self._choose_parts()
        if self.isVisible():
            self._timer.start()

    def _choose_parts(self) -> None:
        self.none.setVisible(self._view is None)
        for part in self._parts:
            part.setVisible(self._view is not None)

    def showEvent(self, event: QShowEvent) -> None:
        """Count what has happened in the meantime."""
        super().showEvent(event)
        self._timer.start()

    def _seen(self, visible: bool) -> None:
        if visible:
            self._timer.start()

    @property
    def counts(self) -> tuple[Count, Count] | None:
        """What was counted last."""
        return self._counts

    def _count(self) -> None:
        view = self._view
        if view is None or self.visibleRegion().isEmpty():
            return
        if self._counted != (view.variant, view.position):
            self._counted = (view.variant, view.position)
            self._counts = count_all(view.variant, view.position)
        self._show()

    def _next_to_throw(self, view: GameView) -> Side:
        """Whose throw comes next; while checkers move, the one against whom they move."""
        if view.to_move is None:
            return view.may_throw[0] if view.may_throw else Side.FIRST
        return view.to_move.other if view.phase is Phase.MOVING else view.to_move

    # -- showing it --------------------------------------------------------------------------

    def _show(self) -> None:
        view, counts = self._view, self._counts
        if view is None or counts is None:
            return
        variant = view.variant
        self.race.setText(coach_text.race(variant, race(variant, view.position)))
        for side in Side:
            count = counts[side]
            self.side_titles[side].setText(game_names.side_name(variant.side_keys[side], translate))
            self._show_side(side, self._lines(count, variant.target is not None))
        self._name_sides(variant)
        self._show_table()

    def _lines(self, count: Count, with_points: bool) -> dict[str, str]:
        lines = {
            translate("Coach", "Hucke"): coach_text.hucke(count),
            translate("Coach", "Points at stake"): (
                coach_text.stakes(count) if with_points else ""
            ),
            translate("Coach", "Made points"): coach_text.places(count.made),
            translate("Coach", "Blocks"): coach_text.blocks(count),
            translate("Coach", "Blots (hit by)"): coach_text.blots(count),
        }
        return {name: text for name, text in lines.items() if text}

    def _show_side(self, side: Side, lines: dict[str, str]) -> None:
        cell = f'style="color: {self._muted}; padding-right: 10px;" width="36%"'
        rows = "".join(
            f"<tr><td {cell}>{escape(name)}</td><td>{escape(text)}</td></tr>"
            for name, text in lines.items()
        )
        self.sides[side].setText(f"<table cellspacing='0' cellpadding='2'>{rows}</table>")
        spoken = "; ".join(f"{name}: {text}" for name, text in lines.items())
        self.sides[side].setAccessibleName(f"{self.side_titles[side].text()}. {spoken}")

    def _name_sides(self, variant: Variant) -> None:
        text = translate("Coach", "Throws of {side}")
        for side in Side:
            name = game_names.side_name(variant.side_keys[side], translate)
            self.whose.setItemText(side + 1, text.format(side=name))

    def _show_table(self) -> None:
        view, counts = self._view, self._counts
        if view is None or counts is None:
            return
        chosen = self.whose.currentIndex()
        side = self._next_to_throw(view) if chosen <= 0 else Side(chosen - 1)
        count = counts[side]
        name = game_names.side_name(view.variant.side_keys[side], translate)
        self.whose.setItemText(0, translate("Coach", "Next throw: {side}").format(side=name))
        self.grid.show_table(count.throws)
        self.totals.setText(coach_text.totals(count, bool(count.waiting)))
        self.legend.setText(self._legend(view.variant))

    def _legend(self, variant: Variant) -> str:
        parts = [translate("Coach", "{letter} hits").format(letter=coach_text.letter("hit"))]
        if variant.target is not None:
            parts.append(translate("Coach", "+1 scores"))
        if variant.special[0] is not None:
            parts.append(translate("Coach", "⌂ takes the Hucke"))
        parts.append(
            translate("Coach", "{letter} enters").format(letter=coach_text.letter("enter"))
        )
        parts.append(translate("Coach", "× passes"))
        return " · ".join(parts)

    def show_tones(self, tones: Tones) -> None:
        self._muted = tones.muted
        self.grid.show_tones(tones)
        self._show()
        self.colour_cross(tones)

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.name(
            translate("Coach", "Coach"),
            translate("Coach", "Close the coach"),
        )
        self.area.setAccessibleName(self.windowTitle())
        self.none.setText(
            translate("Coach", "The coach looks on as soon as a game is on the table.")
        )
        self.whose.setAccessibleName(translate("Coach", "Whose throws the table shows"))
        self.race_title.setText(translate("Coach", "The race in pips"))
        self.grid.retranslate()
        self._show()

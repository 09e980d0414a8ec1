"""The dock with the coach's counts; it works only while somebody looks at it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.ai import Count, count_all, race
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView
from trictrac_gui.ui import wording
from trictrac_gui.ui.coach import words
from trictrac_gui.ui.coach.grid import ThrowGrid
from trictrac_gui.ui.plate import label
from trictrac_gui.ui.style import Tones, icon

AFTER_A_STEP = 120
"""Milliseconds after a change before anything is counted, so that movements come first."""

LINES = ("hucke", "stakes", "made", "blocks", "blots")
"""What is said of each side, in this order."""


class CoachDock(QDockWidget):
    """Counts of the position on the table: the 36 throws, the race, and each side's points."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName("coach")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self._action = action
        self._view: GameView | None = None
        self._counted: tuple[Variant, Position] | None = None
        self._counts: tuple[Count, Count] | None = None
        self.title = label("heading")
        self.shut = QToolButton()
        self.shut.setProperty("quiet", True)
        self.shut.setIconSize(QSize(16, 16))
        self.shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shut.clicked.connect(lambda: action.setChecked(False))
        self.none = label("muted")
        self.none.setWordWrap(True)
        self.whose = QComboBox()
        self.whose.addItems(["", "", ""])
        self.whose.currentIndexChanged.connect(self._show_table)
        self.grid = ThrowGrid()
        self.totals = label("base")
        self.legend = label("small")
        self.race_title = label("heading")
        self.race = label("base")
        for text in (self.totals, self.legend, self.race):
            text.setWordWrap(True)
        self.side_titles = [label("heading"), label("heading")]
        self.names: list[dict[str, QLabel]] = [{}, {}]
        self.values: list[dict[str, QLabel]] = [{}, {}]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AFTER_A_STEP)
        self._timer.timeout.connect(self._count)
        self._build()
        self.visibilityChanged.connect(self._seen)
        self.retranslate()

    def _build(self) -> None:
        bar = QFrame()
        bar.setObjectName("dockTitle")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 5, 6, 5)
        row.addWidget(self.title, 1)
        row.addWidget(self.shut)
        self.setTitleBarWidget(bar)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.whose, self.grid, self.totals, self.legend):
            column.addWidget(part)
        column.addSpacing(6)
        column.addWidget(self.race_title)
        column.addWidget(self.race)
        for side in Side:
            column.addSpacing(6)
            column.addWidget(self.side_titles[side])
            column.addLayout(self._side_lines(side))
        page = QWidget()
        page.setObjectName("page")
        outer = QVBoxLayout(page)
        outer.setContentsMargins(16, 12, 16, 16)
        outer.addWidget(self.none)
        outer.addWidget(self._content)
        outer.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        scroll.setMinimumWidth(280)
        self.setWidget(scroll)

    def _side_lines(self, side: Side) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for at, key in enumerate(LINES):
            name, value = label("muted"), label("base")
            value.setWordWrap(True)
            self.names[side][key], self.values[side][key] = name, value
            grid.addWidget(name, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, at, 1)
        return grid

    def sizeHint(self) -> QSize:
        """As wide as the rules beside it."""
        return QSize(380, 400)

    # -- what is on the table ----------------------------------------------------------------

    def show_view(self, view: GameView | None) -> None:
        """Look at another moment of the game, or at an empty table."""
        self._view = view
        if self.isVisible():
            self._timer.start()

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
        self.none.setVisible(view is None)
        self._content.setVisible(view is not None)
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
        self.race.setText(words.race(variant, race(variant, view.position)))
        for side in Side:
            count = counts[side]
            self.side_titles[side].setText(wording.side_name(variant.side_keys[side]))
            said = {
                "hucke": words.hucke(count),
                "stakes": words.stakes(count) if variant.target is not None else "",
                "made": words.places(count.made),
                "blocks": words.blocks(count),
                "blots": words.blots(count),
            }
            for key, text in said.items():
                self.values[side][key].setText(text)
                for part in (self.values[side][key], self.names[side][key]):
                    part.setVisible(bool(text))
        self._name_sides(variant)
        self._show_table()

    def _name_sides(self, variant: Variant) -> None:
        text = QCoreApplication.translate("Coach", "Throws of {side}")
        for side in Side:
            name = wording.side_name(variant.side_keys[side])
            self.whose.setItemText(side + 1, text.format(side=name))

    def _show_table(self) -> None:
        view, counts = self._view, self._counts
        if view is None or counts is None:
            return
        chosen = self.whose.currentIndex()
        side = self._next_to_throw(view) if chosen <= 0 else Side(chosen - 1)
        count = counts[side]
        name = wording.side_name(view.variant.side_keys[side])
        self.whose.setItemText(
            0, QCoreApplication.translate("Coach", "Next throw: {side}").format(side=name)
        )
        self.grid.show_table(count.throws)
        self.totals.setText(words.totals(count, bool(count.waiting)))
        self.legend.setText(self._legend(view.variant))

    def _legend(self, variant: Variant) -> str:
        parts = [
            QCoreApplication.translate("Coach", "{letter} hits").format(letter=words.letter("hit"))
        ]
        if variant.target is not None:
            parts.append(QCoreApplication.translate("Coach", "+1 scores"))
        if variant.special[0] is not None:
            parts.append(QCoreApplication.translate("Coach", "⌂ takes the Hucke"))
        parts.append(
            QCoreApplication.translate("Coach", "{letter} enters").format(
                letter=words.letter("enter")
            )
        )
        parts.append(QCoreApplication.translate("Coach", "× passes"))
        return " · ".join(parts)

    def show_tones(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self.grid.show_tones(tones)
        self.shut.setIcon(icon("close", tones.ink))

    # -- words -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Word the tab in the language in use."""
        self.setWindowTitle(QCoreApplication.translate("Coach", "Coach"))
        self.title.setText(QCoreApplication.translate("Coach", "Coach"))
        shut = QCoreApplication.translate("Coach", "Close the coach")
        self.shut.setToolTip(shut)
        self.shut.setAccessibleName(shut)
        self.none.setText(
            QCoreApplication.translate(
                "Coach", "The coach looks on as soon as a game is on the table."
            )
        )
        self.whose.setAccessibleName(
            QCoreApplication.translate("Coach", "Whose throws the table shows")
        )
        self.race_title.setText(QCoreApplication.translate("Coach", "The race in pips"))
        names = {
            "hucke": QCoreApplication.translate("Coach", "Hucke"),
            "stakes": QCoreApplication.translate("Coach", "Points at stake"),
            "made": QCoreApplication.translate("Coach", "Made points"),
            "blocks": QCoreApplication.translate("Coach", "Blocks"),
            "blots": QCoreApplication.translate("Coach", "Blots hit by"),
        }
        for side in Side:
            for key, text in names.items():
                self.names[side][key].setText(text)
        self.grid.retranslate()
        self._show()

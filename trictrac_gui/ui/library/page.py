"""The page *Games*: a heading, its parts as tabs, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.ui.library.games_list import GamesList
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.page import Page

if TYPE_CHECKING:
    from trictrac_gui.ui.library.figures_page import FiguresPage

WIDEST = 1240
GAMES, FIGURES = range(2)


class LibraryPage(Page):
    """The list of games, and the figures, which are made when they are first wanted."""

    figures_shown = Signal()

    def __init__(self, games: GamesList, make_figures: Callable[[], FiguresPage]) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.games = games
        self._make_figures = make_figures
        self.figures: FiguresPage | None = None
        self.title = label("title")
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for _ in (GAMES, FIGURES):
            self.tabs.addTab("")
        self.back = QPushButton()
        self.back.setAutoDefault(True)
        self.parts = QStackedWidget()
        self.parts.addWidget(games)
        header = QHBoxLayout()
        header.setSpacing(24)
        header.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        header.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignVCenter)
        header.addStretch(1)
        header.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        content = QWidget()
        content.setMaximumWidth(WIDEST)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(header)
        column.addWidget(self.parts, 1)
        around = QHBoxLayout(self)
        around.setContentsMargins(28, 14, 28, 16)
        around.addStretch(1)
        around.addWidget(content, 100)
        around.addStretch(1)
        self.tabs.currentChanged.connect(self._show_part)
        self.back.clicked.connect(self.leave_wanted)
        self.retranslate()

    def _show_part(self, part: int) -> None:
        if part == FIGURES and self.figures is None:
            self.figures = self._make_figures()
            self.parts.addWidget(self.figures)
        self.parts.setCurrentIndex(part)
        if part == FIGURES:
            self.figures_shown.emit()

    def retranslate(self) -> None:
        """Word the page anew."""
        self.title.setText(QCoreApplication.translate("Library", "Games"))
        self.setAccessibleName(self.title.text())
        self.tabs.setTabText(GAMES, QCoreApplication.translate("Library", "List"))
        self.tabs.setTabText(FIGURES, QCoreApplication.translate("Library", "Figures"))
        self.tabs.setAccessibleName(self.title.text())
        self.back.setText(QCoreApplication.translate("Library", "Back"))
        self.games.reword()
        if self.figures is not None:
            self.figures.retranslate()

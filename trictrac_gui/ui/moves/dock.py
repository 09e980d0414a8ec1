"""The tab with the moves of the game on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction

from trictrac_gui.ui.moves.panel import MovesPanel
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.tab_dock import TabDock

NARROWEST = 280
LARGE_TYPE = 163
"""Width for type of the usual size; only larger type needs more than the narrowest."""


class MovesDock(TabDock):
    """Holds the move list; ``action`` shows and hides it."""

    def __init__(self, action: QAction) -> None:
        super().__init__("moves", lambda: action.setChecked(False))
        self.panel = MovesPanel()
        self.panel.setMinimumWidth(NARROWEST)
        self.setWidget(self.panel)
        self.retranslate()

    def show_tones(self, theme: Theme, tones: Tones, scale: float) -> None:
        """Take the colours of the table and those around it."""
        self.panel.show_tones(theme, tones, scale)
        self.panel.setMinimumWidth(max(NARROWEST, round(LARGE_TYPE * scale)))
        self.colour_cross(tones)

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Word the tab in the language in use."""
        self.name(
            QCoreApplication.translate("Moves", "Moves"),
            QCoreApplication.translate("Moves", "Close the move list"),
        )
        self.panel.titles.retranslate()
        self.panel.retranslate()

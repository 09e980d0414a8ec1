"""The tab with the moves of the game on the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QToolButton

from trictrac_gui.ui.moves.panel import MovesPanel
from trictrac_gui.ui.plate import label
from trictrac_gui.ui.style import Tones, icon
from trictrac_gui.ui.theme import Theme

NARROWEST = 280
LARGE_TYPE = 163
"""Width for type of the usual size; only larger type needs more than the narrowest."""


class MovesDock(QDockWidget):
    """Holds the move list; ``action`` shows and hides it."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setObjectName("moves")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.panel = MovesPanel()
        self.panel.setMinimumWidth(NARROWEST)
        self.title = label("heading")
        self.shut = QToolButton()
        self.shut.setProperty("quiet", True)
        self.shut.setIconSize(QSize(16, 16))
        self.shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shut.clicked.connect(lambda: action.setChecked(False))
        bar = QFrame()
        bar.setObjectName("dockTitle")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 5, 6, 5)
        row.addWidget(self.title, 1)
        row.addWidget(self.shut)
        self.setTitleBarWidget(bar)
        self.setWidget(self.panel)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """As wide as the rules beside it."""
        return QSize(380, 400)

    def show_tones(self, theme: Theme, tones: Tones, scale: float) -> None:
        """Take the colours of the table and those around it."""
        self.panel.show_tones(theme, tones, scale)
        self.panel.setMinimumWidth(max(NARROWEST, round(LARGE_TYPE * scale)))
        self.shut.setIcon(icon("close", tones.ink))

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Word the tab in the language in use."""
        self.setWindowTitle(QCoreApplication.translate("Moves", "Moves"))
        self.title.setText(self.windowTitle())
        shut = QCoreApplication.translate("Moves", "Close the move list")
        self.shut.setToolTip(shut)
        self.shut.setAccessibleName(shut)
        self.panel.titles.retranslate()
        self.panel.retranslate()

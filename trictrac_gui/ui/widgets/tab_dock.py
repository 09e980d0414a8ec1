"""What the tabs beside the table have in common: a heading, and a cross that shuts the tab."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QFrame, QToolButton

from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.widgets.fitting import in_row
from trictrac_gui.ui.widgets.labels import label


class TabDock(QDockWidget):
    """A tab at the right of the table; ``head`` is the row of its heading, to be added to."""

    def __init__(self, name: str, shut: Callable[[], object] | None = None) -> None:
        """``shut`` is what the cross does; without it the tab closes itself."""
        super().__init__()
        self.setObjectName(name)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.title = label("heading")
        self.shut = slim_button(shut or self.close)
        bar = QFrame()
        bar.setObjectName("dockTitle")
        self.head = in_row((self.title, 1), self.shut, margins=(16, 5, 6, 5), spacing=1, of=bar)
        self.setTitleBarWidget(bar)

    def sizeHint(self) -> QSize:
        """Wide enough for a comfortable line of the rules, with which it shares its place."""
        return QSize(380, 400)

    def name(self, title: str, shut: str) -> None:
        """Head the tab, and say what its cross does."""
        self.setWindowTitle(title)
        self.title.setText(title)
        self.shut.setToolTip(shut)
        self.shut.setAccessibleName(shut)

    def colour_cross(self, tones: Tones) -> None:
        """Draw the cross in the colours around the table."""
        self.shut.setIcon(icon("close", tones.ink, 2 * ICON))


def slim_button(slot: Callable[[], object] | None) -> QToolButton:
    """A button of a heading, without a frame; it takes the keyboard by Tab only."""
    button = QToolButton()
    button.setProperty("quiet", True)
    button.setProperty("slim", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button

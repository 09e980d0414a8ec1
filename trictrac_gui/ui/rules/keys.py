"""The keys of the rules panel, for the panel that follows them and the page that lists them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

_RARE: Final = tuple(
    QKeySequence(key) for key in (Qt.Key.Key_Find, Qt.Key.Key_ZoomIn, Qt.Key.Key_ZoomOut)
)
"""Keys of their own that hardly any keyboard has, and whose names would only puzzle."""


class PanelCommand(Enum):
    """What a key of the panel is for."""

    FIND = "find"
    NEXT_FOUND = "next-found"
    PREVIOUS_FOUND = "previous-found"
    BACK = "back"
    FORWARD = "forward"
    LARGER = "larger"
    SMALLER = "smaller"


@dataclass(frozen=True, slots=True)
class PanelKey:
    """The keys for one thing: the platform's own where it has some."""

    does: PanelCommand
    keys: QKeySequence.StandardKey | str

    def sequences(self) -> list[QKeySequence]:
        """All key combinations that do it."""
        if isinstance(self.keys, str):
            return [QKeySequence(self.keys)]
        bound = QKeySequence.keyBindings(self.keys)
        return [sequence for sequence in bound if sequence not in _RARE]


PANEL_KEYS: Final = (
    PanelKey(PanelCommand.FIND, QKeySequence.StandardKey.Find),
    # Not F3, which some systems have for it as well: that key opens the lessons.
    PanelKey(PanelCommand.NEXT_FOUND, "Ctrl+G"),
    PanelKey(PanelCommand.PREVIOUS_FOUND, "Ctrl+Shift+G"),
    PanelKey(PanelCommand.BACK, "Alt+Left"),
    PanelKey(PanelCommand.FORWARD, "Alt+Right"),
    PanelKey(PanelCommand.LARGER, QKeySequence.StandardKey.ZoomIn),
    PanelKey(PanelCommand.SMALLER, QKeySequence.StandardKey.ZoomOut),
)

"""What all painters of one table share: where they paint, which game, in which colours."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.geometry import Geometry
from trictrac_gui.ui.theme.theme import Theme


class Canvas:
    """One painting of one table; ``flat`` tells that the theme has no relief."""

    def __init__(
        self, painter: QPainter, geometry: Geometry, variant: Variant, theme: Theme
    ) -> None:
        self.painter = painter
        self.geometry = geometry
        self.variant = variant
        self.theme = theme
        self.colours = theme.table
        self.style = theme.style
        self.unit = geometry.unit
        self.flat = theme.style.relief == 0

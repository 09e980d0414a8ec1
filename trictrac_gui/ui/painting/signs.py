"""What is written and set into the table: numbers, Hucken and the chips' track."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.painting.brushes import number_font, paint_text, shaded, with_alpha
from trictrac_gui.ui.painting.geometry import Geometry
from trictrac_gui.ui.painting.pieces import star
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


def chip_on_top(side: Side) -> bool:
    """The second side's chip runs along the printed upper row."""
    return side is Side.SECOND


class Signs(Canvas):
    """Paints all that tells one place of a table from another."""

    def paint_huckes(self) -> None:
        """Both Hucken, where the game has them."""
        for side in Side:
            self._hucke(side)

    def paint_track(self) -> None:
        """The places of the chips, where the game is played for points."""
        if self.variant.target is not None:
            self._track()

    def paint_numbers(self) -> None:
        """The number of each point on the rim."""
        for point in range(1, 25):
            self._number(point)

    def _hucke(self, side: Side) -> None:
        """A compass rose in the owner's colour, let into the triangle of the Hucke."""
        place = self.variant.hucke(side)
        if not isinstance(place, int):
            return
        p, unit = self.painter, self.unit
        owner = self.theme.side(self.variant.side_keys[side])
        colour, rim = QColor(owner.ornament), QColor(self.colours.trim)
        # Where the first checker lies: it covers the rose whole, never in part.
        centre = QPointF(*self.geometry.place_of(place, 0.0))
        size = unit * 0.38
        if self.flat:
            p.setPen(QPen(QColor(owner.edge), max(1.0, unit * 0.045)))
            p.setBrush(QColor(self.colours.ground))
            p.drawEllipse(centre, size, size)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(colour)
            p.drawPath(star(centre, size * 0.84, 8, 0.42))
            return
        p.setPen(QPen(shaded(QColor(self.colours.dark), -0.5), max(0.8, unit * 0.025)))
        p.setBrush(rim)
        p.drawEllipse(centre, size, size)
        p.setBrush(colour)
        p.setPen(QPen(shaded(colour, -0.5), max(0.6, unit * 0.012)))
        p.drawPath(star(centre, size * 0.92, 8, 0.44))
        self._facets(centre, size * 0.92, colour)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(rim)
        p.drawEllipse(centre, size * 0.14, size * 0.14)

    def _facets(self, centre: QPointF, size: float, colour: QColor) -> None:
        """One half of each ray lighter, so that the rose seems cut."""
        p = self.painter
        whole = star(centre, size, 8, 0.44).toFillPolygon()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(with_alpha(shaded(colour, 0.55), 0.55))
        for i in range(0, 16, 2):
            p.drawPolygon(QPolygonF([centre, whole.at(i), whole.at(i + 1)]))

    def _track(self) -> None:
        """A dot of metal where a chip may lie, at the tip of each triangle."""
        p, unit = self.painter, self.unit
        colour = QColor(self.colours.metal)
        for top in (False, True):
            for score in range(1, 13):
                centre = QPointF(*self.geometry.chip_spot(top, score))
                radius = unit * (0.1 if score == 12 else 0.06)
                if self.flat:
                    p.setPen(Qt.PenStyle.NoPen)
                    p.setBrush(QColor(self.colours.trim))
                    p.drawEllipse(centre, radius * 0.8, radius * 0.8)
                    continue
                p.setPen(QPen(QColor(30, 14, 2, 150), max(0.6, unit * 0.015)))
                p.setBrush(shaded(colour, 0.2))
                p.drawEllipse(centre, radius, radius)
        for side in Side:
            self._goal(side)

    def _goal(self, side: Side) -> None:
        """The twelfth place wears a small ring: a chip that comes there has won."""
        p, unit = self.painter, self.unit
        centre = QPointF(*self.geometry.chip_spot(chip_on_top(side), 12))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(
            QPen(
                QColor(self.colours.trim if self.flat else self.colours.metal),
                max(1.0, unit * 0.03),
            )
        )
        p.drawEllipse(centre, unit * 0.31, unit * 0.31)

    def _number(self, point: int) -> None:
        p, unit = self.painter, self.unit
        centre = QPointF(*self.geometry.number_spot(point))
        # The inner part of the rim, clear of the line of light wood.
        centre.setY(centre.y() + unit * 0.05 * (1 if self.geometry.is_upper(point) else -1))
        colour = QColor(self.colours.number)
        usual = 0.4 if self.flat else 0.34
        font = number_font(self.geometry.letter(usual, 0.6))
        for side in Side:
            if self.variant.hucke(side) == point:
                font = number_font(self.geometry.letter(0.34, 0.58))
                colour = self._medal(centre, side, font, str(point))
        paint_text(p, str(point), centre, font, colour)

    def _medal(self, centre: QPointF, side: Side, font: QFont, text: str) -> QColor:
        """A plate in the owner's colour under the number of a Hucke, as wide as it needs."""
        p, unit = self.painter, self.unit
        owner = self.theme.side(self.variant.side_keys[side])
        line = QColor(owner.edge if self.flat else self.colours.trim)
        high = max(unit * 0.235, font.pixelSize() * 0.5)
        wide = max(high, QFontMetricsF(font).horizontalAdvance(text) / 2 + unit * 0.13)
        p.setPen(QPen(line, max(1.0, unit * 0.03)))
        p.setBrush(QColor(owner.die))
        plate = QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high)
        p.drawRoundedRect(plate, high, high)
        return QColor(owner.pip)

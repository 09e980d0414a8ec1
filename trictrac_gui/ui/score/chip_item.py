"""The score chips at the tips of the triangles, and the +1 that rises where it was earned."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.board.artwork import Artwork, stamp
from trictrac_gui.ui.board.checker_item import PictureItem
from trictrac_gui.ui.board.lettering import number_font

CHIPS = 45.0
GAINS = 120.0


class ChipItem(PictureItem):
    """A side's score chip."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self.side = side
        self.score = 0
        self.setZValue(CHIPS)

    def spot(self, artwork: Artwork, score: float) -> QPointF:
        """Where the chip lies at a score, or between two while it glides from tip to tip."""
        geometry = artwork.geometry
        low = int(score)
        a = geometry.chip_spot(self.side is Side.SECOND, low)
        b = geometry.chip_spot(self.side is Side.SECOND, low + 1)
        share = score - low
        return QPointF(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


class GainItem(PictureItem):
    """A number of points that rises from where it was earned and fades."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(GAINS)
        self.hide()

    def prepare(self, artwork: Artwork, side: Side, points: int) -> None:
        """Paint the number in the colour of the side that earned it."""
        colours = artwork.colours(side)
        unit = artwork.geometry.unit

        def paint(painter: QPainter, middle: QPointF) -> None:
            font = number_font(unit * 0.92)
            path = QPainterPath()
            path.addText(0, 0, font, f"+{points}")
            box = path.boundingRect()
            path.translate(middle - box.center())
            pen = QPen(QColor(colours.pip), max(2.0, unit * 0.16))
            painter.strokePath(path, pen)
            painter.fillPath(path, QColor(colours.checker))

        self.show_picture(
            artwork.kept(
                ("gain", side, points),
                lambda: stamp(unit * 2.2, unit * 1.6, artwork.ratio, paint),
            )
        )

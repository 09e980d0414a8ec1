"""Everything that is painted ahead: one set of pixmaps for a size, a theme and a screen."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.painting.brushes import number_font, paint_text, shaded, with_alpha
from trictrac_gui.ui.painting.die import (
    WAITING,
    outline_of,
    paint_cube,
    paint_cube_shadow,
    paint_die,
)
from trictrac_gui.ui.painting.geometry import CHIP, IN_TRAY, ROW, TRAY, Arrangement, Geometry
from trictrac_gui.ui.painting.pieces import paint_checker, paint_checker_on_edge, paint_shadow
from trictrac_gui.ui.painting.score_chip import paint_chip
from trictrac_gui.ui.painting.table import paint_surround, paint_table
from trictrac_gui.ui.theme.theme import SideColours, Theme

DIE = 0.9
"""Edge of a die in point widths."""


LIFTED = 1.06
"""How much larger a held checker looks, being nearer to the eye."""


def stamp(
    width: float, height: float, ratio: float, paint: Callable[[QPainter, QPointF], None]
) -> QPixmap:
    """A see-through pixmap of whole device pixels; ``paint`` gets its middle.

    The middle lies on a whole device pixel, so that a pixmap set down on one stays sharp.
    """
    wide = 2 * math.ceil(width * ratio / 2)
    high = 2 * math.ceil(height * ratio / 2)
    pixmap = QPixmap(max(2, wide), max(2, high))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QPointF(wide / ratio / 2, high / ratio / 2))
    painter.end()
    return pixmap


class Artwork:
    """The pixmaps of one board; each is painted when it is first asked for and then kept."""

    def __init__(
        self, geometry: Geometry, variant: Variant, theme: Theme, size: QSizeF, ratio: float
    ) -> None:
        self.geometry = geometry
        self.arrangement = Arrangement(geometry, variant)
        self.variant = variant
        self.theme = theme
        self.size = size
        self.ratio = ratio
        self._colours = {side: theme.side(variant.side_keys[side]) for side in Side}
        self._kept: dict[object, QPixmap] = {}

    @property
    def painted(self) -> bool:
        """Whether the table has been painted already."""
        return "table" in self._kept

    def table(self) -> QPixmap:
        """The whole background: surround, frame and field."""
        return self.kept("table", self._paint_table)

    def checker(self, side: Side) -> QPixmap:
        """A checker lying on the board, with its shadow."""
        return self.kept(("checker", side), lambda: self._checker(side, 0.0))

    def held(self, side: Side) -> QPixmap:
        """A checker held over the board, with its wider shadow."""
        return self.kept(("held", side), lambda: self._checker(side, 1.0))

    def on_edge(self, side: Side) -> QPixmap:
        """A checker standing on its edge in the tray."""
        unit = self.geometry.unit
        wide, high = unit * TRAY * 0.84, unit * ROW / IN_TRAY

        def paint(painter: QPainter, middle: QPointF) -> None:
            box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
            paint_checker_on_edge(painter, box, self.colours(side), self.theme.style)

        return self.kept(("edge", side), lambda: stamp(wide + 2, high + 2, self.ratio, paint))

    def halo(self) -> QPixmap:
        """The glow round a checker that can be moved."""

        def paint(painter: QPainter, middle: QPointF) -> None:
            radius = self.geometry.checker / 2
            colour = QColor(self.theme.marks.movable)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if self.theme.style.relief == 0:
                painter.setPen(QPen(QColor(self.theme.table.trim), radius * 0.26))
                painter.drawEllipse(middle, radius * 0.93, radius * 0.93)
                painter.setPen(QPen(colour, radius * 0.15))
                painter.drawEllipse(middle, radius * 0.93, radius * 0.93)
                return
            glow = QRadialGradient(middle, radius * 1.32)
            glow.setColorAt(0.0, with_alpha(colour, 0))
            glow.setColorAt(0.66, with_alpha(colour, 0))
            glow.setColorAt(0.75, with_alpha(colour, 0.75))
            glow.setColorAt(1.0, with_alpha(colour, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(glow)
            painter.drawEllipse(middle, radius * 1.32, radius * 1.32)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(with_alpha(colour, 0.95), max(1.2, radius * 0.075)))
            painter.drawEllipse(middle, radius * 0.97, radius * 0.97)

        room = self.geometry.checker * 1.36
        return self.kept("halo", lambda: stamp(room, room, self.ratio, paint))

    def count(self, side: Side, number: int) -> QPixmap:
        """The number of checkers written on the uppermost one."""
        colours = self.colours(side)

        def paint(painter: QPainter, middle: QPointF) -> None:
            font = number_font(self.geometry.letter(0.4, 0.58))
            wide = QFontMetricsF(font).horizontalAdvance(str(number))
            radius = self.geometry.checker * 0.33
            radius = max(radius, min(wide * 0.58, self.geometry.checker * 0.46))
            painter.setPen(QPen(QColor(colours.ring), max(1.0, radius * 0.1)))
            painter.setBrush(QColor(colours.die))
            painter.drawEllipse(middle, radius, radius)
            paint_text(painter, str(number), middle, font, QColor(colours.pip))

        room = self.geometry.checker
        return self.kept(("count", side, number), lambda: stamp(room, room, self.ratio, paint))

    def die(self, side: Side, number: int, size: float) -> QPixmap:
        """A die lying flat; ``size`` in point widths."""
        edge = self.geometry.unit * size

        def paint(painter: QPainter, middle: QPointF) -> None:
            paint_die(painter, middle, edge, number, self.colours(side), self.theme.style)

        return self.kept(
            ("die", side, number, size),
            lambda: stamp(edge * 1.5, edge * 1.5, self.ratio, paint),
        )

    def waiting_die(self, side: Side, number: int, size: float) -> QPixmap:
        """A die standing on its corner, not yet thrown, with a glow round it."""
        edge = self.geometry.unit * size * 0.74

        def paint(painter: QPainter, middle: QPointF) -> None:
            colour = QColor(self.theme.marks.movable)
            glow = QRadialGradient(middle, edge * 1.25)
            glow.setColorAt(0, with_alpha(colour, 0.8))
            glow.setColorAt(0.55, with_alpha(colour, 0.5))
            glow.setColorAt(1, with_alpha(colour, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(glow)
            painter.drawEllipse(middle, edge * 1.25, edge * 1.25)
            hull = outline_of(WAITING, middle, edge)
            paint_cube_shadow(painter, hull, edge, 0.25, self.theme.style)
            paint_cube(painter, middle, edge, number, WAITING, self.colours(side), self.theme.style)

        return self.kept(
            ("waiting", side, number, size),
            lambda: stamp(edge * 2.6, edge * 2.6, self.ratio, paint),
        )

    def chosen_die(self, size: float) -> QPixmap:
        """The glow round the die that is set next."""
        edge = self.geometry.unit * size

        def paint(painter: QPainter, middle: QPointF) -> None:
            colour = QColor(self.theme.marks.movable)
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(5, 0, -1):
                half = edge * (0.5 + 0.035 * step)
                painter.setBrush(with_alpha(colour, 0.3))
                box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
                painter.drawRoundedRect(box, half * 0.4, half * 0.4)
            half = edge * 0.56
            painter.setBrush(Qt.BrushStyle.NoBrush)
            flat = self.theme.style.relief == 0
            ink = QColor(self.theme.marks.cursor) if flat else colour
            painter.setPen(QPen(ink, max(1.5, edge * 0.06)))
            box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            painter.drawRoundedRect(box, half * 0.4, half * 0.4)

        return self.kept(("chosen", size), lambda: stamp(edge * 1.5, edge * 1.5, self.ratio, paint))

    def chip(self, side: Side) -> QPixmap:
        edge = self.geometry.unit * CHIP

        def paint(painter: QPainter, middle: QPointF) -> None:
            paint_chip(painter, middle, edge, self.colours(side), self.theme.style)

        return self.kept(("chip", side), lambda: stamp(edge * 1.5, edge * 1.5, self.ratio, paint))

    def snapped(self, spot: QPointF) -> QPointF:
        """The whole device pixel next to a spot, where pictures are sharp."""
        ratio = self.ratio
        return QPointF(round(spot.x() * ratio) / ratio, round(spot.y() * ratio) / ratio)

    def colours(self, side: Side) -> SideColours:
        return self._colours[side]

    def _checker(self, side: Side, lift: float) -> QPixmap:
        size = self.geometry.checker * (LIFTED if lift else 1.0)

        def paint(painter: QPainter, middle: QPointF) -> None:
            paint_shadow(painter, middle, size, self.theme.style, lift)
            paint_checker(painter, middle, size, self.colours(side), self.theme.style)

        room = size * (1.75 if lift else 1.3)
        return stamp(room, room, self.ratio, paint)

    def _paint_table(self) -> QPixmap:
        wide = max(1, math.ceil(self.size.width() * self.ratio))
        high = max(1, math.ceil(self.size.height() * self.ratio))
        pixmap = QPixmap(wide, high)
        pixmap.setDevicePixelRatio(self.ratio)
        painter = QPainter(pixmap)
        area = QRectF(0, 0, wide / self.ratio, high / self.ratio)
        paint_surround(painter, area, self.geometry, self.theme)
        paint_table(painter, self.geometry, self.variant, self.theme)
        painter.end()
        return pixmap

    def kept(self, key: object, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture kept under a key, made when it is first asked for."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found


class PictureItem(QGraphicsPixmapItem):
    """A pixmap whose middle is the item's position."""

    def show_picture(self, pixmap: QPixmap) -> None:
        """Show a pixmap, its middle on the position."""
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)


def artwork_text_width(artwork: Artwork, text: str) -> float:
    """How wide the plate with a text is, in pixels; a long text is written smaller."""
    if not text:
        return 0.0
    unit = artwork.geometry.unit
    metrics = QFontMetricsF(number_font(artwork.geometry.letter(0.36, 0.48)))
    return min(metrics.horizontalAdvance(text) + unit * 0.7, unit * 3.35)


def plate_picture(artwork: Artwork, text: str) -> QPixmap:
    """A small metal plate with a word or two: what a click will do."""
    unit = artwork.geometry.unit
    width, height = artwork_text_width(artwork, text), unit * 0.78
    flat = artwork.theme.style.relief == 0

    def paint(painter: QPainter, middle: QPointF) -> None:
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        round_off = height * 0.5
        if flat:
            painter.setPen(QPen(QColor(artwork.theme.table.trim), max(1.5, unit * 0.06)))
            painter.setBrush(QColor(artwork.theme.marks.movable))
            inset = unit * 0.03
            painter.drawRoundedRect(
                box.adjusted(inset, inset, -inset, -inset), round_off, round_off
            )
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(5, 0, -1):
                grow = unit * 0.03 * step
                painter.setBrush(QColor(8, 3, 0, 24))
                painter.drawRoundedRect(
                    box.translated(0, unit * 0.06).adjusted(-grow, -grow, grow, grow),
                    round_off + grow,
                    round_off + grow,
                )
            metal = QColor(artwork.theme.table.metal)
            tone = QLinearGradient(box.topLeft(), box.bottomLeft())
            tone.setColorAt(0, shaded(metal, 0.62))
            tone.setColorAt(0.5, shaded(metal, 0.3))
            tone.setColorAt(1, shaded(metal, -0.06))
            painter.setPen(QPen(shaded(metal, -0.62), max(1.0, unit * 0.025)))
            painter.setBrush(tone)
            painter.drawRoundedRect(box, round_off, round_off)
            inset = unit * 0.06
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 250, 230, 130), max(0.8, unit * 0.018)))
            painter.drawRoundedRect(
                box.adjusted(inset, inset, -inset, -inset), round_off - inset, round_off - inset
            )
        size = artwork.geometry.letter(0.36, 0.48)
        font = number_font(size)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > width - unit * 0.5:
            font = number_font(size * (width - unit * 0.5) / wide)
        paint_text(painter, text, middle, font, QColor("#1d1206"))

    return artwork.kept(
        ("words", text),
        lambda: stamp(width + unit * 0.5, height + unit * 0.5, artwork.ratio, paint),
    )


def badge_picture(artwork: Artwork, text: str, share: float = 1.0) -> QPixmap:
    """A slip of paper with a remark on it, at a share of its usual size."""
    font = number_font(max(9.5, artwork.geometry.letter(0.29, 0.36) * share))
    font.setWeight(QFont.Weight.Medium)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text) + metrics.height() * 0.7
    height = metrics.height() * 1.04
    flat = artwork.theme.style.relief == 0

    def paint(painter: QPainter, middle: QPointF) -> None:
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        painter.setPen(QPen(QColor(artwork.theme.table.trim), 1.0) if flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 236, 255 if flat else 205))
        painter.drawRoundedRect(box, height * 0.4, height * 0.4)
        paint_text(painter, text, middle, font, QColor("#2b2016"))

    size = (width + 4, height + 4)
    return artwork.kept(("slip", text, share), lambda: stamp(*size, artwork.ratio, paint))

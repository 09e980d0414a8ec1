"""The table itself: frame, ground, inlaid triangles, numbers and ornaments, as vectors."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.painting.brushes import mixed, shaded, with_alpha
from trictrac_gui.ui.painting.geometry import RIM, SIDE, Geometry, Rect, Spot
from trictrac_gui.ui.painting.signs import Canvas, Signs, chip_on_top
from trictrac_gui.ui.painting.wood import Grain
from trictrac_gui.ui.theme.theme import Theme


def paint_table(painter: QPainter, geometry: Geometry, variant: Variant, theme: Theme) -> None:
    """Paint an empty board with its frame; the surround is the caller's."""
    _TablePainter(painter, geometry, variant, theme).paint()


def paint_surround(painter: QPainter, area: QRectF, geometry: Geometry, theme: Theme) -> None:
    """Paint what the board lies on, with the board's shadow."""
    colour = QColor(theme.table.surround)
    painter.fillRect(area, colour)
    if theme.style.relief == 0:
        return
    # Light from above the middle; at the edges the plain colour, which goes on around the board.
    light = QRadialGradient(0, 0, 1)
    light.setColorAt(0, shaded(colour, 0.16))
    light.setColorAt(0.55, shaded(colour, 0.08))
    light.setColorAt(1, colour)
    painter.save()
    painter.translate(area.center())
    painter.scale(area.width() / 2, area.height() / 2)
    painter.fillRect(QRectF(-1, -1, 2, 2), light)
    painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    unit = geometry.unit
    outer = _qrect(geometry.outer).translated(0, unit * 0.1)
    for step in range(7, 0, -1):
        grow = unit * 0.055 * step
        painter.setBrush(QColor(0, 0, 0, 15))
        painter.drawRoundedRect(
            outer.adjusted(-grow, -grow, grow, grow), unit * 0.3 + grow, unit * 0.3 + grow
        )


def triangle(geometry: Geometry, point: int, inset: float = 0.0) -> QPainterPath:
    """The inlaid triangle of a point, ``inset`` pixels smaller at its base."""
    rect = geometry.point_rect(point)
    tip = geometry.tip(point)
    base = rect.y if geometry.is_upper(point) else rect.bottom
    gap = geometry.unit * 0.03 + inset
    return _path(
        QPolygonF(
            [
                QPointF(rect.x + gap, base),
                QPointF(rect.right - gap, base),
                QPointF(tip.x, tip.y),
            ]
        )
    )


class _TablePainter(Canvas):
    """Paints the wood, and has the signs painted into it."""

    def paint(self) -> None:
        self.grain = Grain(self.style.grain, self.unit)
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._frame()
        for right in (False, True):
            self._field(right)
        self._centre()
        for point in range(1, 25):
            self._inlay(point)
        signs = Signs(self.painter, self.geometry, self.variant, self.theme)
        signs.paint_huckes()
        signs.paint_track()
        for right in (False, True):
            self._recess(_qrect(self.geometry.half_rect(right)), self.unit * 0.34)
        self._trays()
        signs.paint_numbers()
        self.painter.restore()

    # --- wood ----------------------------------------------------------------------------

    def _frame(self) -> None:
        """Four mitred members around everything, with a line of light wood let into them."""
        p, unit = self.painter, self.unit
        outer = _qrect(self.geometry.outer)
        left, top, right, bottom = outer.left(), outer.top(), outer.right(), outer.bottom()
        # The mitre runs from the outer corner to the corner of the field.
        a, b = SIDE * unit, RIM * unit
        body = QPainterPath()
        body.addRoundedRect(outer, unit * 0.22, unit * 0.22)
        frame = QColor(self.colours.frame)
        p.save()
        p.setClipPath(body)
        self.grain.fill(p, _rect_path(outer), frame, upright=False, seed=1)
        members = (
            ([(left, top), (right, top), (right - a, top + b), (left + a, top + b)], False),
            (
                [(left, bottom), (right, bottom), (right - a, bottom - b), (left + a, bottom - b)],
                False,
            ),
            ([(left, top), (left + a, top + b), (left + a, bottom - b), (left, bottom)], True),
            (
                [(right, top), (right - a, top + b), (right - a, bottom - b), (right, bottom)],
                True,
            ),
        )
        for number, (corners, upright) in enumerate(members):
            path = _path(QPolygonF([QPointF(x, y) for x, y in corners]))
            self.grain.fill(p, path, frame, upright=upright, seed=10 + number)
            if not self.flat:
                p.setPen(QPen(with_alpha(shaded(frame, -0.8), 0.45), max(0.7, unit * 0.012)))
                p.drawLine(QPointF(*corners[0]), QPointF(*corners[-1 if not upright else 1]))
        self._tray_column(frame)
        p.restore()
        if self.flat:
            p.setPen(QPen(QColor(self.colours.trim), max(1.5, unit * 0.06)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            inset = unit * 0.03
            p.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), unit * 0.2, unit * 0.2)
            return
        self._edges(body, outer)
        # The line of light wood.
        inset = unit * 0.11
        line = outer.adjusted(inset, inset, -inset, -inset)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(20, 8, 2, 120), max(1.0, unit * 0.055)))
        p.drawRoundedRect(line, unit * 0.13, unit * 0.13)
        p.setPen(QPen(with_alpha(QColor(self.colours.trim), 0.9), max(1.0, unit * 0.03)))
        p.drawRoundedRect(line, unit * 0.13, unit * 0.13)

    def _tray_column(self, frame: QColor) -> None:
        """The upright plank between field and side that the trays are cut into."""
        if self.flat:
            return
        p, unit = self.painter, self.unit
        half, well = self.geometry.half_rect(True), self.geometry.well_rect()
        left, right = (half.right, well.right) if well.x > half.x else (well.x, half.x)
        plank = QRectF(left, half.y, right - left, half.height)
        self.grain.fill(p, _rect_path(plank), frame, upright=True, seed=21)
        p.setPen(QPen(with_alpha(shaded(frame, -0.8), 0.4), max(0.7, unit * 0.012)))
        p.drawRect(plank)

    def _edges(self, body: QPainterPath, outer: QRectF) -> None:
        """The rounded outer edge: light from above, dark below."""
        p, unit = self.painter, self.unit
        light = QLinearGradient(outer.topLeft(), outer.bottomLeft())
        gleam = mixed(QColor(self.colours.frame), QColor(self.colours.trim), 0.5)
        light.setColorAt(0, with_alpha(gleam, 0.75))
        light.setColorAt(0.06, with_alpha(gleam, 0.25))
        light.setColorAt(0.94, QColor(0, 0, 0, 60))
        light.setColorAt(1, QColor(0, 0, 0, 150))
        ring = QPainterPath(body)
        inner = QPainterPath()
        thick = max(1.0, unit * 0.045)
        inner.addRoundedRect(outer.adjusted(thick, thick, -thick, -thick), unit * 0.19, unit * 0.19)
        p.fillPath(ring.subtracted(inner), light)

    def _field(self, right: bool) -> None:
        rect = _qrect(self.geometry.half_rect(right))
        path = _rect_path(rect)
        if self.flat:
            self.painter.fillPath(path, QColor(self.colours.ground))
            return
        # Three boards wide, as a real bottom would be glued up.
        third = rect.width() / 3
        for board in range(3):
            piece = QRectF(rect.x() + third * board, rect.y(), third, rect.height())
            self.grain.fill(
                self.painter,
                _rect_path(piece),
                QColor(self.colours.ground),
                upright=True,
                seed=30 + board + 5 * right,
                fine=True,
            )

    def _inlay(self, point: int) -> None:
        p, unit = self.painter, self.unit
        colour = QColor(self.colours.light if point % 2 == 0 else self.colours.dark)
        path = triangle(self.geometry, point)
        if self.flat:
            p.fillPath(path, colour)
            p.setPen(
                QPen(
                    QColor(self.colours.trim),
                    max(1.0, unit * 0.035),
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.SquareCap,
                    Qt.PenJoinStyle.MiterJoin,
                )
            )
            p.drawPath(path)
            return
        self.grain.fill(p, path, colour, upright=True, seed=60 + point, fine=True)
        # A dark glue line and a hair of metal tell the inlay from the ground.
        p.setBrush(Qt.BrushStyle.NoBrush)
        join = Qt.PenJoinStyle.MiterJoin
        cap = Qt.PenCapStyle.FlatCap
        dark = with_alpha(shaded(QColor(self.colours.dark), -0.6), 0.8)
        p.setPen(QPen(dark, max(0.8, unit * 0.028), Qt.PenStyle.SolidLine, cap, join))
        p.drawPath(path)
        self._vein(point, colour)

    def _vein(self, point: int, colour: QColor) -> None:
        """A fine inner triangle of the other tone, as marquetry has it."""
        if self.unit < 16:
            return
        g, p, unit = self.geometry, self.painter, self.unit
        rect, tip = g.point_rect(point), g.tip(point)
        down = 1 if g.is_upper(point) else -1
        base = rect.y if g.is_upper(point) else rect.bottom
        inset = unit * 0.15
        length = abs(tip.y - base)
        end = base + down * length * 0.845
        other = QColor(self.colours.dark if point % 2 == 0 else self.colours.light)
        p.setPen(
            QPen(
                with_alpha(mixed(colour, other, 0.75), 0.75),
                max(0.8, unit * 0.018),
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.MiterJoin,
            )
        )
        p.drawPolyline(
            QPolygonF(
                [
                    QPointF(rect.x + inset, base),
                    QPointF(tip.x, end),
                    QPointF(rect.right - inset, base),
                ]
            )
        )

    def _recess(self, rect: QRectF, depth: float) -> None:
        """The shadow of the frame on a sunken part, and the lit edge opposite."""
        p, unit = self.painter, self.unit
        if self.flat:
            p.setPen(QPen(QColor(self.colours.trim), max(1.2, unit * 0.05)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(rect)
            return
        strength = int(150 * self.style.relief)
        sides = (
            (rect.topLeft(), QPointF(rect.left(), rect.top() + depth), strength),
            (rect.topLeft(), QPointF(rect.left() + depth, rect.top()), int(strength * 0.8)),
            (rect.topRight(), QPointF(rect.right() - depth * 0.4, rect.top()), strength // 3),
            (rect.bottomLeft(), QPointF(rect.left(), rect.bottom() - depth * 0.4), strength // 3),
        )
        for start, end, alpha in sides:
            shade = QLinearGradient(start, end)
            shade.setColorAt(0, QColor(12, 5, 0, alpha))
            shade.setColorAt(0.35, QColor(12, 5, 0, int(alpha * 0.38)))
            shade.setColorAt(1, QColor(12, 5, 0, 0))
            p.fillRect(rect, shade)
        trim = QColor(self.colours.trim)
        p.setBrush(Qt.BrushStyle.NoBrush)
        wide = max(1.0, unit * 0.035)
        p.setPen(QPen(with_alpha(trim, 0.85), wide))
        p.drawRect(rect.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2))
        p.setPen(QPen(QColor(10, 4, 0, 170), max(0.8, unit * 0.02)))
        p.drawRect(rect)

    def _centre(self) -> None:
        """The bar in the rim's wood, or the ledge with its hinges where two halves fold."""
        p, unit = self.painter, self.unit
        rect = _qrect(self.geometry.centre_rect())
        # The wood runs through to the outer edge.
        full = QRectF(
            rect.x(),
            _qrect(self.geometry.outer).y() + RIM * unit,
            rect.width(),
            rect.height(),
        )
        frame = QColor(self.colours.frame)
        self.grain.fill(p, _rect_path(full), frame, upright=True, seed=20)
        if self.flat:
            p.setPen(QPen(QColor(self.colours.trim), max(1.0, unit * 0.03)))
            x = rect.center().x()
            if not self.geometry.has_bar:
                p.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
            return
        shine = QLinearGradient(full.topLeft(), full.topRight())
        shine.setColorAt(0, QColor(255, 240, 215, 46))
        shine.setColorAt(0.25, QColor(255, 240, 215, 10))
        shine.setColorAt(0.8, QColor(0, 0, 0, 20))
        shine.setColorAt(1, QColor(0, 0, 0, 80))
        p.fillRect(full, shine)
        outer = _qrect(self.geometry.outer)
        x = rect.center().x()
        p.setPen(QPen(QColor(0, 0, 0, 130), max(1.0, unit * 0.022)))
        p.drawLine(QPointF(x, outer.top() + unit * 0.16), QPointF(x, outer.bottom() - unit * 0.16))
        p.setPen(QPen(QColor(255, 235, 205, 45), max(0.7, unit * 0.014)))
        off = unit * 0.02
        p.drawLine(
            QPointF(x + off, outer.top() + unit * 0.16),
            QPointF(x + off, outer.bottom() - unit * 0.16),
        )
        for share in (0.2, 0.8):
            self._hinge(QPointF(x, rect.top() + rect.height() * share))

    def _hinge(self, centre: QPointF) -> None:
        p, unit = self.painter, self.unit
        half = unit * (0.3 if self.geometry.has_bar else 0.17)
        tall = unit * 0.72
        box = QRectF(centre.x() - half, centre.y() - tall / 2, 2 * half, tall)
        metal = QColor(self.colours.metal)
        tone = QLinearGradient(box.topLeft(), box.bottomRight())
        tone.setColorAt(0, shaded(metal, 0.35))
        tone.setColorAt(0.45, metal)
        tone.setColorAt(1, shaded(metal, -0.4))
        p.setPen(QPen(shaded(metal, -0.7), max(0.8, unit * 0.018)))
        p.setBrush(tone)
        p.drawRoundedRect(box, unit * 0.05, unit * 0.05)
        knuckle = QRectF(centre.x() - unit * 0.05, box.y(), unit * 0.1, tall)
        roll = QLinearGradient(knuckle.topLeft(), knuckle.topRight())
        roll.setColorAt(0, shaded(metal, -0.45))
        roll.setColorAt(0.4, shaded(metal, 0.5))
        roll.setColorAt(1, shaded(metal, -0.5))
        p.setBrush(roll)
        p.setPen(Qt.PenStyle.NoPen)
        p.drawRect(knuckle)
        p.setPen(QPen(QColor(30, 18, 4, 150), max(0.7, unit * 0.014)))
        for share in (0.25, 0.5, 0.75):
            y = box.y() + tall * share
            p.drawLine(QPointF(knuckle.left(), y), QPointF(knuckle.right(), y))
        if self.geometry.has_bar:
            p.setPen(QPen(shaded(metal, -0.6), max(0.6, unit * 0.012)))
            p.setBrush(shaded(metal, 0.1))
            for sx in (-0.19, 0.19):
                for sy in (-0.24, 0.24):
                    p.drawEllipse(centre + QPointF(sx, sy) * unit, unit * 0.04, unit * 0.04)

    # --- trays ---------------------------------------------------------------------------

    def _trays(self) -> None:
        p = self.painter
        for top in (False, True):
            rect = _qrect(self.geometry.tray_rect(top))
            self.grain.fill(
                p, _rect_path(rect), QColor(self.colours.tray), upright=True, seed=40 + top
            )
            self._recess(rect, self.unit * 0.42)
        if self.variant.target is None:
            return
        for side in Side:
            self._waiting(self.geometry.chip_spot(chip_on_top(side), 0), side)

    def _waiting(self, spot: Spot, side: Side) -> None:
        """The hollow where a side's chip waits at nothing."""
        p, unit = self.painter, self.unit
        centre = QPointF(*spot)
        radius = unit * 0.36
        if self.flat:
            p.setPen(QPen(QColor(self.colours.trim), max(1.0, unit * 0.03)))
            p.setBrush(QColor(self.colours.ground))
            p.drawEllipse(centre, radius, radius)
            return
        tone = QLinearGradient(centre - QPointF(0, radius), centre + QPointF(0, radius))
        tone.setColorAt(0, shaded(QColor(self.colours.tray), -0.6))
        tone.setColorAt(1, shaded(QColor(self.colours.tray), 0.14))
        p.setPen(QPen(with_alpha(QColor(self.colours.trim), 0.8), max(0.8, unit * 0.026)))
        p.setBrush(tone)
        p.drawEllipse(centre, radius, radius)


def _qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def _rect_path(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _path(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path

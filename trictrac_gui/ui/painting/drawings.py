"""How a teacher's drawings look: four colours that differ in line, shape and lightness as well."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from trictrac_gui.engine.drawings import Arrow, Circle, Colour, Drawing, DrawnPlace, Number
from trictrac_gui.ui.painting.brushes import number_font, paint_text
from trictrac_gui.ui.painting.geometry import Geometry

DARK: Final = QColor("#10131a")


PALE: Final = QColor("#ffffff")


THICK: Final = 0.17
"""Of a line, in point widths."""


REACH: Final = 0.48
"""Radius of a circle: just outside a checker, and clear of the number of its point."""


ARROW_HEIGHT: Final = 1.3
"""Where arrows begin and end on a point, in checkers."""


ABOVE: Final = 0.85
"""How much higher the next arrow ends that leads to the same point, in checkers."""


MOST_ABOVE: Final = 3
"""So often; then they begin from below again, or they would leave the point."""


LIFTED: Final = 0.35
"""How high a number stands at least, in checkers."""


LETTER: Final = 0.62
"""Size of a number's type, in point widths."""


@dataclass(frozen=True, slots=True)
class DrawingStyle:
    """How one colour is drawn; ``dashes`` are in widths of the line, none for a whole line."""

    fill: str
    text: str
    dashes: tuple[float, ...]
    doubled: bool = False


STYLES: Final = {
    # Told apart in grey by steps of lightness, from dark to light: blue, red, green, yellow.
    Colour.RED: DrawingStyle("#d8352a", "#ffffff", ()),
    Colour.BLUE: DrawingStyle("#12308f", "#ffffff", (2.2, 1.1)),
    Colour.GREEN: DrawingStyle("#37b56b", "#10131a", (0.01, 1.7)),
    Colour.YELLOW: DrawingStyle("#ffe04a", "#10131a", (), doubled=True),
}


def paint_drawings(painter: QPainter, geometry: Geometry, drawings: Sequence[Drawing]) -> None:
    """Draw all of them over a board: circles lowest, then arrows, numbers on top."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    arrows = [one for one in drawings if isinstance(one, Arrow)]
    for one in drawings:
        if isinstance(one, Circle):
            spot = spot_of(geometry, one.place, one.height)
            paint_ring(painter, spot, geometry.unit, one.colour)
    for one, heights in zip(arrows, arrow_heights([(a.src, a.dst) for a in arrows]), strict=True):
        start, end = spot_of(geometry, one.src, heights[0]), spot_of(geometry, one.dst, heights[1])
        middle = geometry.outer.centre.y
        paint_arrow(painter, start, end, geometry.unit, one.colour, middle)
    for one in drawings:
        if isinstance(one, Number):
            # A plate at the foot of a point would hide the number of the point.
            spot = spot_of(geometry, one.place, max(one.height, LIFTED))
            paint_number(painter, spot, geometry.unit, one.colour, one.number)
    painter.restore()


def arrow_heights(ways: Sequence[tuple[object, object]]) -> list[tuple[float, float]]:
    """How high each arrow begins and ends, in checkers: no two heads lie on one spot, and none on
    the arrow that leads back.
    """
    heights = []
    for nth, (src, dst) in enumerate(ways):
        before = ways[:nth]
        back = (dst, src) in before
        above = (sum(end == dst for _, end in before) + back) % (MOST_ABOVE + 1)
        heights.append((ARROW_HEIGHT + ABOVE * back, ARROW_HEIGHT + ABOVE * above))
    return heights


def spot_of(geometry: Geometry, place: DrawnPlace, height: float) -> QPointF:
    """Where on the board a drawing's place is, ``height`` checkers above its foot."""
    if isinstance(place, int):
        return QPointF(*geometry.place_of(place, height))
    top = place.endswith("^")
    if place.startswith("bar"):
        return QPointF(*geometry.bar_spot(top, min(height, 2)))
    return QPointF(*geometry.tray_spot(top, 7))


# --- the three kinds ----------------------------------------------------------------------------


def paint_arrow(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    unit: float,
    colour: Colour,
    middle: float | None = None,
) -> None:
    """An arrow with a head; its shaft has the colour's own line.

    Along a row it bows towards the line ``middle``, if there is one, so that several can be told
    apart.
    """
    away = end - start
    length = math.hypot(away.x(), away.y())
    if length < unit * 0.3:
        return
    bend = QPointF((start + end) / 2)
    if middle is not None and abs(away.y()) < unit:
        bend += QPointF(0, math.copysign(min(length * 0.3, unit * 2), middle - start.y()))
    last = end - bend
    along = last / math.hypot(last.x(), last.y())
    across = QPointF(-along.y(), along.x())
    head = min(unit * 0.66, length * 0.6)
    neck = end - along * head
    tip = QPolygonF([end, neck + across * head * 0.56, neck - across * head * 0.56])
    shaft = QPainterPath(start)
    shaft.quadTo(bend, neck + along * head * 0.2)
    head_path = QPainterPath()
    head_path.addPolygon(tip)
    head_path.closeSubpath()
    _paint_line(painter, shaft, unit, unit * THICK, colour, head_path)


def paint_ring(painter: QPainter, centre: QPointF, unit: float, colour: Colour) -> None:
    """A ring in the colour's own line."""
    ring = QPainterPath()
    ring.addEllipse(centre, unit * REACH, unit * REACH)
    _paint_line(painter, ring, unit, unit * THICK * 0.75, colour, QPainterPath())


def paint_number(
    painter: QPainter, centre: QPointF, unit: float, colour: Colour, number: int
) -> None:
    """A number on a plate in the colour's own shape."""
    style = STYLES[colour]
    plate = _PLATES[colour](centre, unit * 0.46)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(PALE, unit * 0.16))
    painter.drawPath(plate)
    painter.setPen(_pen(DARK, unit * 0.06))
    painter.setBrush(QColor(style.fill))
    painter.drawPath(plate)
    size = LETTER if number < 10 else LETTER * 0.84
    foot = QPointF(0, unit * (0.05 if number < 10 else 0.14))
    foot = foot if colour is Colour.GREEN else QPointF()
    paint_text(painter, str(number), centre + foot, number_font(unit * size), QColor(style.text))


def _paint_line(
    painter: QPainter,
    line: QPainterPath,
    unit: float,
    thick: float,
    colour: Colour,
    head: QPainterPath,
) -> None:
    """A line on a pale casing with a dark edge, seen on wood, on white and on checkers."""
    style = STYLES[colour]
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addPath(_outline(line, thick * (1.5 if style.doubled else 1.0), ()))
    body = body.united(head).simplified() if not head.isEmpty() else body
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(DARK, unit * 0.19))
    painter.drawPath(body)
    painter.setPen(_pen(PALE, unit * 0.13))
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PALE)
    painter.drawPath(body)
    fill = QColor(style.fill)
    if style.doubled:
        painter.setBrush(DARK)
        painter.drawPath(body)
        painter.setBrush(fill)
        painter.drawPath(_outline(line, thick * 1.2, ()))
        painter.setBrush(DARK)
        painter.drawPath(_outline(line, thick * 0.3, ()))
    else:
        painter.setBrush(fill)
        wide = thick * (1.25 if len(style.dashes) and style.dashes[0] < 1 else 1.0)
        painter.drawPath(_outline(line, wide, style.dashes))
    if not head.isEmpty():
        painter.setPen(_pen(DARK, unit * 0.035))
        painter.setBrush(fill)
        painter.drawPath(head)


def _outline(line: QPainterPath, thick: float, dashes: tuple[float, ...]) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(thick)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    flat = Qt.PenCapStyle.FlatCap
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap if dashes and dashes[0] < 1 else flat)
    if dashes:
        stroker.setDashPattern(list(dashes))
    return stroker.createStroke(line)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, max(1.0, width))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


# --- the plates of numbers ----------------------------------------------------------------------


def _disc(centre: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, reach, reach)
    return path


def _square(centre: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    edge = reach * 0.94
    path.addRoundedRect(
        QRectF(centre.x() - edge, centre.y() - edge, 2 * edge, 2 * edge), reach * 0.1, reach * 0.1
    )
    return path


def _polygon(centre: QPointF, reach: float, corners: int, turned: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(corners):
        angle = math.radians(turned + 360 / corners * corner)
        spot = centre + QPointF(math.cos(angle), math.sin(angle)) * reach
        if corner:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def _triangle(centre: QPointF, reach: float) -> QPainterPath:
    return _polygon(centre + QPointF(0, reach * 0.18), reach * 1.5, 3, -90)


def _diamond(centre: QPointF, reach: float) -> QPainterPath:
    return _polygon(centre, reach * 1.36, 4, -90)


_PLATES: Final[dict[Colour, Callable[[QPointF, float], QPainterPath]]] = {
    Colour.RED: _disc,
    Colour.BLUE: _square,
    Colour.GREEN: _triangle,
    Colour.YELLOW: _diamond,
}

"""A die as a rounded cube: at rest, waiting, and in any position on its way."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from trictrac_gui.ui.painting.brushes import mixed, shaded, with_alpha
from trictrac_gui.ui.theme.theme import SideColours, Style

Matrix = tuple[float, float, float, float, float, float, float, float, float]
"""A rotation, row by row; x to the right, y down, z towards the eye."""


PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


Vector = tuple[float, float, float]


Hull = list[tuple[float, float]]
"""Spots on the screen, the way round."""


AT_REST: Final[Matrix] = (1, 0, 0, 0, 1, 0, 0, 0, 1)


_ROUND: Final = 0.36
"""Radius of the edges of a die, in half its size."""


_PIP, _AWAY = 0.184, 0.51
"""Radius of a pip and its distance from the middle, in half the size of a die."""


def rotation(x: float, y: float, z: float) -> Matrix:
    """Turned about the axis (x, y, z) by its length, in radians."""
    angle = math.sqrt(x * x + y * y + z * z)
    if angle < 1e-6:
        return AT_REST
    x, y, z = x / angle, y / angle, z / angle
    c, s = math.cos(angle), math.sin(angle)
    t = 1 - c
    return (
        t * x * x + c,
        t * x * y - s * z,
        t * x * z + s * y,
        t * x * y + s * z,
        t * y * y + c,
        t * y * z - s * x,
        t * x * z - s * y,
        t * y * z + s * x,
        t * z * z + c,
    )


WAITING: Final = rotation(0.72, 0.52, 0.16)
"""Three faces show: this die has not been thrown."""


def paint_die(
    painter: QPainter,
    centre: QPointF,
    size: float,
    number: int,
    colours: SideColours,
    style: Style,
) -> None:
    """A die lying flat with a number on top; 0 is a die that has none yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = size / 2
    box = QRectF(centre.x() - half, centre.y() - half, size, size)
    face = QColor(colours.die)
    radius = _ROUND * half
    if style.outline:
        thick = max(1.2, size * 0.065)
        painter.setPen(QPen(QColor(colours.edge), thick))
        painter.setBrush(face)
        inset = thick / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    else:
        _resting_shadow(painter, box, style)
        painter.setPen(QPen(shaded(face, -0.65), max(0.7, size * 0.018)))
        painter.setBrush(_body(box, face))
        painter.drawRoundedRect(box, radius, radius)
        inner = box.adjusted(size * 0.07, size * 0.07, -size * 0.07, -size * 0.07)
        top = QLinearGradient(inner.topLeft(), inner.bottomRight())
        top.setColorAt(0, shaded(face, 0.12))
        top.setColorAt(1, shaded(face, -0.05))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(top)
        painter.drawRoundedRect(inner, size * 0.2, size * 0.2)
    painter.translate(centre)
    painter.scale(half, half)
    if style.relief:
        painter.fillPath(_pips(number, (0.024, 0.03)), with_alpha(shaded(face, 0.5), 0.5))
    painter.fillPath(_pips(number), QColor(colours.pip))
    painter.restore()


def paint_cube(
    painter: QPainter,
    centre: QPointF,
    size: float,
    number: int,
    matrix: Matrix,
    colours: SideColours,
    style: Style,
) -> None:
    """A die in the air: ``number`` is on the face that looks up when the matrix is at rest."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(1.2, size * 0.065) if style.outline else max(0.7, size * 0.018)
    size -= line
    half = size / 2
    face = QColor(colours.die)
    flat = style.relief == 0
    outline = QColor(colours.edge) if style.outline else shaded(face, -0.65)
    hull = outline_of(matrix, centre, size)
    painter.fillPath(silhouette(hull, (_ROUND * size + line) / 2), outline)
    body = silhouette(hull, (_ROUND * size - line) / 2)
    painter.fillPath(body, QBrush(face) if flat else QBrush(_body(body.boundingRect(), face)))
    for (nx, ny, nz), (ux, uy, uz), pips in _faces(number):
        normal = _turn(matrix, nx, ny, nz)
        if normal[2] < 0.03:
            continue
        u = _turn(matrix, ux, uy, uz)
        v = _cross(normal, u)
        frame = QTransform(
            u[0] * half,
            u[1] * half,
            v[0] * half,
            v[1] * half,
            centre.x() + normal[0] * half,
            centre.y() + normal[1] * half,
        )
        painter.save()
        painter.setTransform(frame, True)
        if flat:
            # A face of a flat black die needs another line than its outline.
            painter.setPen(QPen(mixed(face, QColor(colours.pip), 0.4), 0.05))
            painter.setBrush(face)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_lit(face, normal))
        painter.drawRoundedRect(QRectF(-0.86, -0.86, 1.72, 1.72), 0.4, 0.4)
        painter.fillPath(_pips(pips), QColor(colours.pip))
        painter.restore()
    painter.restore()


def paint_cube_shadow(
    painter: QPainter, hull: Hull, size: float, height: float, style: Style
) -> None:
    """The shadow of a die that is ``height`` sizes above the table, under its outline there."""
    if style.relief == 0:
        if height > 0.05:
            away = (size * 0.09, size * 0.12)
            painter.fillPath(silhouette(hull, size * _ROUND / 2, away), QColor(0, 0, 0, 60))
        return
    reach = size * (0.05 + 0.2 * height)
    soft = 1 + 1.3 * height
    shade = QColor.fromRgbF(0.03, 0.015, 0, (0.17 - 0.07 * min(1.0, height)) * style.relief)
    for step in range(3):
        radius = size * (_ROUND + 0.1 * (step - 0.5) * soft) / 2
        painter.fillPath(silhouette(hull, radius, (reach * 0.75, reach * 1.15)), shade)


def outline_of(matrix: Matrix, centre: QPointF, size: float) -> Hull:
    """The hull of the middles of a cube's eight rounded corners, as it is seen."""
    inner = (1 - _ROUND) * size / 2
    spots = []
    for x in (-inner, inner):
        for y in (-inner, inner):
            for z in (-inner, inner):
                at = _turn(matrix, x, y, z)
                spots.append((centre.x() + at[0], centre.y() + at[1]))
    return _hull(spots)


def silhouette(hull: Hull, radius: float, away: tuple[float, float] = (0, 0)) -> QPainterPath:
    """A hull with a round seam about it: just what a cube with round edges covers."""
    path = QPainterPath()
    for index, (x, y) in enumerate(hull):
        before, after = hull[index - 1], hull[(index + 1) % len(hull)]
        start = math.degrees(math.atan2(before[0] - x, y - before[1]))
        end = math.degrees(math.atan2(x - after[0], after[1] - y))
        box = QRectF(x + away[0] - radius, y + away[1] - radius, 2 * radius, 2 * radius)
        if not index:
            path.arcMoveTo(box, -start)
        # Qt counts angles upwards, the screen downwards.
        path.arcTo(box, -start, -((end - start) % 360))
    path.closeSubpath()
    return path


def _body(box: QRectF, face: QColor) -> QLinearGradient:
    """Light on the edges at the upper left, shade on those at the lower right."""
    rim = QLinearGradient(box.topLeft(), box.bottomRight())
    rim.setColorAt(0, shaded(face, 0.42))
    rim.setColorAt(0.5, face)
    rim.setColorAt(1, shaded(face, -0.42))
    return rim


def _lit(face: QColor, normal: Vector) -> QColor:
    """The tone of a face by the way it looks: the light stands at the upper left."""
    lit = -0.45 * normal[0] - 0.55 * normal[1] + 0.7 * normal[2]
    amount = max(-0.45, min(0.24, (lit - 0.62) * 0.55))
    return mixed(face, shaded(face, amount), 0.95)


def _pips(number: int, away: tuple[float, float] = (0, 0)) -> QPainterPath:
    """The pips of a face two by two large about the middle, in one shape: one is painted faster."""
    path = QPainterPath()
    for px, py in PIPS.get(number, ()):
        path.addEllipse(QPointF(px * _AWAY + away[0], py * _AWAY + away[1]), _PIP, _PIP)
    return path


def _resting_shadow(painter: QPainter, box: QRectF, style: Style) -> None:
    size = box.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6, 0, -1):
        grow = size * 0.028 * (step - 2)
        painter.setBrush(QColor.fromRgbF(0.03, 0.015, 0, 0.085 * style.relief))
        painter.drawRoundedRect(
            box.translated(size * 0.045, size * 0.07).adjusted(-grow, -grow, grow, grow),
            size * 0.2 + grow,
            size * 0.2 + grow,
        )


def _faces(number: int) -> list[tuple[Vector, Vector, int]]:
    """Normal, first direction and pips of the six faces, opposite ones making seven."""
    rest = [n for n in range(1, 7) if n not in (number, 7 - number)]
    a = rest[0]
    b = next(n for n in rest if n not in (a, 7 - a))
    return [
        ((0, 0, 1), (1, 0, 0), number),
        ((0, 0, -1), (1, 0, 0), 7 - number),
        ((1, 0, 0), (0, 1, 0), a),
        ((-1, 0, 0), (0, 1, 0), 7 - a),
        ((0, 1, 0), (1, 0, 0), b),
        ((0, -1, 0), (1, 0, 0), 7 - b),
    ]


def _turn(m: Matrix, x: float, y: float, z: float) -> Vector:
    return (
        m[0] * x + m[1] * y + m[2] * z,
        m[3] * x + m[4] * y + m[5] * z,
        m[6] * x + m[7] * y + m[8] * z,
    )


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _hull(spots: Hull) -> Hull:
    """The convex hull of some spots, in order."""
    ordered = sorted(spots)
    hull: Hull = []
    for way in (ordered, ordered[::-1]):
        chain: Hull = []
        for spot in way:
            while len(chain) > 1 and _bend(chain[-2], chain[-1], spot) <= 1e-9:
                chain.pop()
            chain.append(spot)
        hull += chain[:-1]
    return hull


def _bend(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

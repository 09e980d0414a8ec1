"""A die as a cube: at rest, waiting, and in any position on its way."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QTransform

from trictrac_gui.ui.board.pieces import paint_shadow
from trictrac_gui.ui.board.wood import mixed, shaded, with_alpha
from trictrac_gui.ui.theme import SideColours, Style

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

AT_REST: Final[Matrix] = (1, 0, 0, 0, 1, 0, 0, 0, 1)


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
    """A die lying flat with a number on top."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = size / 2
    box = QRectF(centre.x() - half, centre.y() - half, size, size)
    face = QColor(colours.die)
    if style.outline:
        thick = max(1.2, size * 0.065)
        painter.setPen(QPen(QColor(colours.edge), thick))
        painter.setBrush(face)
        inset = thick / 2
        painter.drawRoundedRect(
            box.adjusted(inset, inset, -inset, -inset), size * 0.18, size * 0.18
        )
    else:
        _soft_shadow(painter, box, style)
        dark, light = shaded(face, -0.42), shaded(face, 0.4)
        rim = QLinearGradient(box.topLeft(), box.bottomRight())
        rim.setColorAt(0, light)
        rim.setColorAt(0.5, face)
        rim.setColorAt(1, dark)
        painter.setPen(QPen(shaded(face, -0.65), max(0.7, size * 0.018)))
        painter.setBrush(rim)
        painter.drawRoundedRect(box, size * 0.22, size * 0.22)
        inner = box.adjusted(size * 0.07, size * 0.07, -size * 0.07, -size * 0.07)
        top = QLinearGradient(inner.topLeft(), inner.bottomRight())
        top.setColorAt(0, shaded(face, 0.1))
        top.setColorAt(1, shaded(face, -0.06))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(top)
        painter.drawRoundedRect(inner, size * 0.26, size * 0.26)
    _pips(painter, centre, size, number, colours, style)
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
    half = size / 2 * 0.96
    face = QColor(colours.die)
    seen = []
    for (nx, ny, nz), (ux, uy, uz), pips in _faces(number):
        normal = _turn(matrix, nx, ny, nz)
        if normal[2] > 0.01:
            seen.append((normal, _turn(matrix, ux, uy, uz), pips))
    outline = QColor(colours.edge) if style.outline else shaded(face, -0.5)
    for normal, u, pips in seen:
        v = _cross(normal, u)
        frame = QTransform(
            u[0] * half,
            u[1] * half,
            v[0] * half,
            v[1] * half,
            centre.x() + normal[0] * half,
            centre.y() + normal[1] * half,
        )
        lit = -0.45 * normal[0] - 0.55 * normal[1] + 0.7 * normal[2]
        tone = face if style.relief == 0 else shaded(face, max(-0.5, min(0.28, (lit - 0.62) * 0.6)))
        square = frame.map(
            QPolygonF([QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)])
        )
        painter.setPen(
            QPen(
                outline,
                max(1.0, size * (0.06 if style.outline else 0.045)),
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(mixed(tone, outline, 0.3))
        painter.drawPolygon(square)
        painter.save()
        painter.setTransform(frame, True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawRoundedRect(QRectF(-0.97, -0.97, 1.94, 1.94), 0.4, 0.4)
        painter.setBrush(QColor(colours.pip))
        for px, py in PIPS[pips]:
            painter.drawEllipse(QPointF(px * 0.52, py * 0.52), 0.19, 0.19)
        painter.restore()
    painter.restore()


def paint_cube_shadow(
    painter: QPainter, centre: QPointF, size: float, height: float, style: Style
) -> None:
    """The shadow under a die that is ``height`` sizes above the table."""
    paint_shadow(painter, centre, size * (1.04 + 0.1 * height), style, min(1.0, height))


def _pips(
    painter: QPainter,
    centre: QPointF,
    size: float,
    number: int,
    colours: SideColours,
    style: Style,
) -> None:
    radius, away = size * 0.092, size * 0.255
    for px, py in PIPS[number]:
        spot = centre + QPointF(px * away, py * away)
        pip = QColor(colours.pip)
        painter.setPen(Qt.PenStyle.NoPen)
        if style.relief:
            painter.setBrush(with_alpha(shaded(QColor(colours.die), 0.5), 0.5))
            painter.drawEllipse(spot + QPointF(0.4, 0.5) * (size * 0.03), radius, radius)
        painter.setBrush(pip)
        painter.drawEllipse(spot, radius, radius)


def _soft_shadow(painter: QPainter, box: QRectF, style: Style) -> None:
    size = box.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6, 0, -1):
        grow = size * 0.028 * (step - 2)
        painter.setBrush(QColor.fromRgbF(0.03, 0.015, 0, 0.085 * style.relief))
        painter.drawRoundedRect(
            box.translated(size * 0.045, size * 0.07).adjusted(-grow, -grow, grow, grow),
            size * 0.24 + grow,
            size * 0.24 + grow,
        )


Vector = tuple[float, float, float]


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

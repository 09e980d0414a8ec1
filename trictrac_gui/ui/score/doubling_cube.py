"""The doubling cube as it is drawn: a bone cube with its number, seen from above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from trictrac_gui.ui.board.lettering import number_font, paint_text
from trictrac_gui.ui.board.wood import mixed, shaded
from trictrac_gui.ui.theme.theme import Theme

ROUNDING = 0.2


def paint_doubling_cube(
    painter: QPainter, middle: QPointF, edge: float, number: int, theme: Theme
) -> None:
    """A cube lying on the board; ``edge`` in pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(middle.x() - edge / 2, middle.y() - edge / 2, edge, edge)
    table, relief = theme.table, theme.style.relief
    face, ink = _colours(theme)
    if relief:
        _shadow(painter, box, edge, relief)
    rim = mixed(QColor(table.metal), face, 0.35)
    if theme.style.outline:
        painter.setPen(QPen(ink, max(1.4, edge * 0.06)))
        painter.setBrush(face)
        inset = edge * 0.03
        painter.drawRoundedRect(
            box.adjusted(inset, inset, -inset, -inset), edge * ROUNDING, edge * ROUNDING
        )
    else:
        body = QLinearGradient(box.topLeft(), box.bottomRight())
        body.setColorAt(0, shaded(face, 0.28 * relief))
        body.setColorAt(1, shaded(face, -0.34 * relief))
        painter.setPen(QPen(shaded(rim, -0.55), max(0.8, edge * 0.025)))
        painter.setBrush(body)
        painter.drawRoundedRect(box, edge * ROUNDING, edge * ROUNDING)
        inset = edge * 0.1
        top = QLinearGradient(box.topLeft(), box.bottomRight())
        top.setColorAt(0, shaded(face, -0.05 * relief))
        top.setColorAt(1, shaded(face, 0.1 * relief))
        painter.setPen(QPen(rim, max(0.8, edge * 0.035)))
        painter.setBrush(top)
        inner = box.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, edge * ROUNDING * 0.7, edge * ROUNDING * 0.7)
    text = str(number)
    share = {1: 0.62, 2: 0.52}.get(len(text), 0.38)
    paint_text(painter, text, middle, number_font(edge * share), ink)
    painter.restore()


def paint_peg_hole(
    painter: QPainter, spot: QPointF, radius: float, goal: bool, theme: Theme
) -> None:
    """A place of the rail on the frame; the one that wins the match has a metal ring."""
    table = theme.table
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.style.outline:
        painter.setPen(QPen(QColor(table.trim), max(1.0, radius * 0.3)))
        painter.setBrush(QColor(table.trim) if goal else Qt.BrushStyle.NoBrush)
    else:
        rim = QColor(table.metal) if goal else shaded(QColor(table.frame), 0.28)
        painter.setPen(QPen(rim, max(0.8, radius * (0.55 if goal else 0.3))))
        painter.setBrush(shaded(QColor(table.frame), -0.5))
    painter.drawEllipse(spot, radius, radius)


def _colours(theme: Theme) -> tuple[QColor, QColor]:
    """The face of the cube and the ink of its number; one of the two is always dark."""
    light, dark = QColor(theme.table.number), QColor(theme.table.tray)
    if light.lightnessF() < dark.lightnessF():
        light, dark = dark, light
    return light, dark


def _shadow(painter: QPainter, box: QRectF, edge: float, relief: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, depth in ((0.09, 0.16), (0.06, 0.2), (0.03, 0.26)):
        painter.setBrush(QColor.fromRgbF(0.04, 0.02, 0.0, depth * relief))
        spread = edge * reach * 0.6
        shade = box.adjusted(-spread, -spread, spread, spread)
        shade.translate(edge * 0.04, edge * 0.06)
        painter.drawRoundedRect(shade, edge * 0.24, edge * 0.24)

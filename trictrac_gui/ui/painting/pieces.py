"""Checkers, ornaments and the doubling cube, from above with the light at the upper left."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from trictrac_gui.ui.painting.brushes import (
    mixed,
    number_font,
    on_paper,
    paint_text,
    shaded,
    swept,
    with_alpha,
)
from trictrac_gui.ui.theme.theme import SideColours, Style, Theme

EVEN = QGradient.InterpolationMode.ComponentInterpolation
"""One colour that fades: it looks the same either way, and files of shapes need two stops only."""


def paint_shadow(
    painter: QPainter, centre: QPointF, diameter: float, style: Style, lift: float
) -> None:
    """The shadow of a round thing that lies (lift 0) or is held (lift 1) over the table."""
    if style.relief == 0:
        if lift:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 70))
            away = diameter * 0.09
            painter.drawEllipse(centre + QPointF(away, away), diameter / 2, diameter / 2)
        return
    radius = diameter * (0.56 + 0.09 * lift)
    away = diameter * (0.045 + 0.16 * lift)
    middle = centre + QPointF(away * 0.7, away)
    glow = QRadialGradient(middle, radius)
    depth = (0.62 - 0.2 * lift) * style.relief
    hard = 0.78 - 0.28 * lift
    glow.setInterpolationMode(EVEN)
    glow.setColorAt(0, QColor.fromRgbF(0.04, 0.02, 0.0, depth))
    glow.setColorAt(hard, QColor.fromRgbF(0.04, 0.02, 0.0, depth))
    glow.setColorAt(hard + (1 - hard) * 0.5, QColor.fromRgbF(0.04, 0.02, 0.0, depth * 0.36))
    glow.setColorAt(1, QColor.fromRgbF(0.04, 0.02, 0.0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, radius, radius)


def paint_checker(
    painter: QPainter, centre: QPointF, diameter: float, colours: SideColours, style: Style
) -> None:
    """A turned checker: a rounded rim, a groove, a ring and a shallow dish."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face, edge, ring = QColor(colours.checker), QColor(colours.edge), QColor(colours.ring)
    outer = diameter / 2
    if style.outline:
        _flat_checker(painter, centre, outer, face, edge, ring)
        painter.restore()
        return
    relief = style.relief
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawEllipse(centre, outer, outer)
    # The rounded rim: light runs round it from the upper left.
    body = outer * 0.965
    light, dim = shaded(face, 0.42 * relief), shaded(face, -0.42 * relief)
    half = mixed(light, face, 0.6)
    stops = ((0.0, light), (0.16, half), (0.5, dim), (0.84, half), (1.0, light))
    painter.setBrush(swept(painter, centre, body, 135, stops))
    painter.drawEllipse(centre, body, body)
    paint_disc(painter, centre, outer * 0.83, face, relief * 0.14)
    # The groove, lit on the far side.
    _groove(painter, centre, outer * 0.66, outer * 0.055, shaded(edge, -0.2), relief)
    _ring(painter, centre, outer * 0.56, outer * 0.06, ring)
    # The dish catches the light at its lower right.
    dish = QLinearGradient(
        centre - QPointF(outer, outer) * 0.36, centre + QPointF(outer, outer) * 0.36
    )
    dish.setColorAt(0, shaded(face, -0.22 * relief))
    dish.setColorAt(1, shaded(face, 0.16 * relief))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dish)
    painter.drawEllipse(centre, outer * 0.49, outer * 0.49)
    _turning(painter, centre, outer, face)
    _gloss(painter, centre, outer, relief)
    painter.restore()


def paint_checker_on_edge(
    painter: QPainter, box: QRectF, colours: SideColours, style: Style
) -> None:
    """A checker standing on its edge in the tray."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face, edge, ring = QColor(colours.checker), QColor(colours.edge), QColor(colours.ring)
    body = box.adjusted(0, box.height() * 0.04, 0, -box.height() * 0.04)
    round_off = body.height() * (0.2 if style.outline else 0.34)
    if style.outline:
        painter.setPen(QPen(edge, max(1.0, box.height() * 0.1)))
        painter.setBrush(face)
        inset = body.height() * 0.06
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), round_off, round_off)
    else:
        tone = QLinearGradient(body.topLeft(), body.topRight())
        tone.setColorAt(0.0, edge)
        tone.setColorAt(0.16, face)
        tone.setColorAt(0.34, shaded(face, 0.34 * style.relief))
        tone.setColorAt(0.62, face)
        tone.setColorAt(1.0, shaded(edge, -0.25))
        painter.setPen(QPen(shaded(edge, -0.35), max(0.8, box.height() * 0.05)))
        painter.setBrush(tone)
        painter.drawRoundedRect(body, round_off, round_off)
        line = QLinearGradient(body.topLeft(), body.topRight())
        for stop, alpha in ((0.0, 0.05), (0.35, 0.75), (1.0, 0.1)):
            line.setColorAt(stop, with_alpha(ring, alpha))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        thick = max(1.0, body.height() * 0.12)
        painter.drawRect(QRectF(body.x(), body.center().y() - thick / 2, body.width(), thick))
    painter.restore()


def paint_star(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """An eight-pointed star, filled with one colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(star(centre, radius, 8, 0.46))


def star(centre: QPointF, radius: float, points: int, waist: float) -> QPainterPath:
    """The outline of a star with the first point upwards."""
    path = QPainterPath()
    for i in range(2 * points):
        reach = radius * (waist if i % 2 else 1.0)
        angle = math.pi * i / points - math.pi / 2
        spot = centre + QPointF(math.cos(angle), math.sin(angle)) * reach
        if i:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


def _flat_checker(
    painter: QPainter, centre: QPointF, outer: float, face: QColor, edge: QColor, ring: QColor
) -> None:
    thick = max(1.2, outer * 0.1)
    painter.setPen(QPen(edge, thick))
    painter.setBrush(face)
    painter.drawEllipse(centre, outer - thick / 2, outer - thick / 2)
    if face.lightnessF() < 0.3:
        # A black checker on a black one needs a line between them.
        painter.setPen(QPen(ring, max(1.0, outer * 0.05)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, outer * 0.93, outer * 0.93)
    painter.setPen(QPen(ring, max(1.0, outer * 0.07)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, outer * 0.6, outer * 0.6)


def paint_disc(
    painter: QPainter, centre: QPointF, radius: float, face: QColor, amount: float
) -> None:
    """Fill a round face that catches the light; ``amount`` from 0, flat, to 1."""
    tone = QLinearGradient(
        centre - QPointF(radius, radius) * 0.7, centre + QPointF(radius, radius) * 0.7
    )
    tone.setColorAt(0, shaded(face, amount))
    tone.setColorAt(1, shaded(face, -amount))
    painter.setBrush(tone)
    painter.drawEllipse(centre, radius, radius)


def _ring(painter: QPainter, centre: QPointF, radius: float, width: float, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(0.8, width)))
    painter.drawEllipse(centre, radius, radius)


def _groove(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    width: float,
    colour: QColor,
    relief: float,
) -> None:
    dark, lit = with_alpha(colour, 0.85), QColor(255, 245, 225, int(120 * relief))
    stops = ((0.0, dark), (0.35, dark), (0.5, lit), (0.65, dark), (1.0, dark))
    tone = swept(painter, centre, radius, 135, stops)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Files of shapes know no lines in changing colours.
    painter.setPen(QPen(QBrush(dark if on_paper(painter) else tone), max(0.8, width)))
    painter.drawEllipse(centre, radius, radius)


def _turning(painter: QPainter, centre: QPointF, outer: float, face: QColor) -> None:
    """The fine circles a lathe leaves."""
    if outer < 14:
        return
    tone = shaded(face, -0.6) if face.lightnessF() > 0.25 else shaded(face, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((0.9, 0.16), (0.78, 0.13), (0.73, 0.1), (0.38, 0.16), (0.24, 0.14)):
        painter.setPen(QPen(with_alpha(tone, alpha), max(0.7, outer * 0.022)))
        painter.drawEllipse(centre, outer * share, outer * share)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(tone, 0.35))
    painter.drawEllipse(centre, outer * 0.045, outer * 0.045)


def _gloss(painter: QPainter, centre: QPointF, outer: float, relief: float) -> None:
    """A soft gleam on the polish, at the upper left, and a bright one along the rim there."""
    spot = centre - QPointF(outer, outer) * 0.45
    gleam = QRadialGradient(spot, outer * 0.6)
    gleam.setInterpolationMode(EVEN)
    gleam.setColorAt(0, QColor(255, 252, 244, int(56 * relief)))
    gleam.setColorAt(1, QColor(255, 252, 244, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gleam)
    painter.drawEllipse(centre, outer * 0.95, outer * 0.95)
    if on_paper(painter):
        return
    stops = [
        (stop, QColor(255, 252, 244, int(alpha * relief)))
        for stop, alpha in ((0.0, 170), (0.05, 120), (0.14, 0), (0.86, 0), (0.95, 120), (1.0, 170))
    ]
    shine = swept(painter, centre, outer * 0.885, 135, stops)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(shine), outer * 0.05))
    painter.drawEllipse(centre, outer * 0.885, outer * 0.885)


ROUNDING = 0.2


def paint_doubling_cube(
    painter: QPainter, middle: QPointF, edge: float, number: int, theme: Theme
) -> None:
    """A cube lying on the board; ``edge`` in pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(middle.x() - edge / 2, middle.y() - edge / 2, edge, edge)
    table, relief = theme.table, theme.style.relief
    face, ink = _cube_colours(theme)
    if relief:
        _cube_shadow(painter, box, edge, relief)
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


def _cube_colours(theme: Theme) -> tuple[QColor, QColor]:
    """The face of the cube and the ink of its number; one of the two is always dark."""
    light, dark = QColor(theme.table.number), QColor(theme.table.tray)
    if light.lightnessF() < dark.lightnessF():
        light, dark = dark, light
    return light, dark


def _cube_shadow(painter: QPainter, box: QRectF, edge: float, relief: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, depth in ((0.09, 0.16), (0.06, 0.2), (0.03, 0.26)):
        painter.setBrush(QColor.fromRgbF(0.04, 0.02, 0.0, depth * relief))
        spread = edge * reach * 0.6
        shade = box.adjusted(-spread, -spread, spread, spread)
        shade.translate(edge * 0.04, edge * 0.06)
        painter.drawRoundedRect(shade, edge * 0.24, edge * 0.24)

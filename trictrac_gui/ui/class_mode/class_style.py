"""The look of class mode: type that is read from the last row, black on white."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trictrac_gui.assets import resource
from trictrac_gui.ui.theme.style_sheet import BASE_SIZE, CLEAR, FAMILY, Tones, style_sheet

ROWS: Final = 40
"""Capitals are at least one part of so many of the picture's height."""

THEME: Final = "projector"

LETTERS: Final = 2.4
"""How much larger than usual the numbers on the board are wished; they grow as far as they fit."""

TONES: Final[Tones] = CLEAR


def type_size(height: int) -> int:
    """The size of the type in logical pixels for a picture of some height."""
    size = math.ceil(height / ROWS / 0.74)
    while cap_height(size) < height / ROWS:
        size += 1
    return size


def cap_height(size: int) -> float:
    """How high the capitals of a size are, in logical pixels."""
    font = QFont(FAMILY)
    font.setPixelSize(size)
    return QFontMetricsF(font).capHeight()


def sheet(size: int) -> str:
    """The style sheet of a window in class mode, nothing in it smaller than a size."""
    edge, round_ = max(2, size // 14), size // 3
    return style_sheet(TONES, size / BASE_SIZE) + _SHEET.format(
        base=size, score=round(size * 1.25), edge=edge, round=round_, **_colours()
    )


def _colours() -> dict[str, str]:
    return {name: getattr(TONES, name) for name in Tones.__slots__}


_SHEET: Final = """
QWidget#present, QWidget#classPage, QWidget#audience, QWidget#keysPage {{ background: {ground}; }}
QLabel[role="small"], QLabel[role="turn"], QLabel[role="muted"] {{
    font-size: {base}px; color: {ink}; }}
QLabel[role="name"] {{ font-size: {base}px; font-weight: bold; }}
QLabel[role="points"] {{ font-size: {score}px; font-weight: bold; }}
QLabel[role="sentence"] {{ font-size: {base}px; font-weight: bold; }}
QLabel[role="sentence"][fresh="true"] {{ color: {accent}; }}
QLabel#unfolded {{ background: {surface}; border: {edge}px solid {ink};
    border-radius: {round}px; padding: {edge}px {round}px; }}
QLabel[role="sentence"][urgent="true"] {{ color: {warn}; }}
QFrame#plate {{ background: {surface}; border: {edge}px solid {line}; border-radius: {round}px; }}
QFrame#plate[active="true"] {{ border: {edge}px solid {accent}; background: #fff3c4; }}
QPushButton[large="true"] {{ padding: 2px; border: {edge}px solid {line};
    border-radius: {round}px; background: {raised}; }}
QPushButton[large="true"]:hover {{ border-color: {accent}; }}
QPushButton[large="true"]:focus {{ border-color: {ink}; }}
QPushButton[large="true"]:pressed, QPushButton[large="true"]:checked {{
    background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[large="true"]:checked:focus {{ border-color: {ink}; }}
QPushButton[ink="true"]:checked {{ background: {raised}; border-color: {ink}; }}
QPushButton[primary="true"] {{ font-size: {base}px; font-weight: bold; padding: 2px 4px;
    border-radius: {round}px; }}
QPushButton[primary="true"]:disabled {{ background: {ground}; color: {muted};
    border: {edge}px solid {line}; }}
QDialog QPushButton[primary="true"] {{ padding: 6px 15px; border-radius: 7px; }}
QDialog QPushButton[primary="true"]:focus {{ padding: 5px 14px; }}
QWidget#classPage QToolButton {{ padding: 4px; border: {edge}px solid {line};
    border-radius: {round}px; background: {raised}; }}
QWidget#classPage QToolButton:hover {{ border-color: {accent}; }}
QWidget#classPage QToolButton:focus {{ border-color: {ink}; }}
QListWidget#playList, QListWidget#reasonList {{ font-size: {base}px; }}
QMenu {{ font-size: {base}px; }}
"""


def two_tone(name: str, size: int) -> QIcon:
    """A line icon that changes its colour with a button that is down or ticked."""
    source = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    result = QIcon()
    for state, colour in ((QIcon.State.Off, TONES.ink), (QIcon.State.On, TONES.on_accent)):
        renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
        for mode, opacity in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, 0.35)):
            for ratio in (1, 2):
                pixmap = QPixmap(size * ratio, size * ratio)
                pixmap.fill(Qt.GlobalColor.transparent)
                painter = QPainter(pixmap)
                painter.setOpacity(opacity)
                renderer.render(painter, QRectF(0, 0, size * ratio, size * ratio))
                painter.end()
                pixmap.setDevicePixelRatio(ratio)
                result.addPixmap(pixmap, mode, state)
    return result

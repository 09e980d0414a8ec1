"""A picture of the board, painted by the board's own painters: in pixels, as SVG, or as PDF."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import files
from trictrac_gui.ui.board.match_items import EDGE, cube_spot
from trictrac_gui.ui.painting.diagrams import paint_checkers
from trictrac_gui.ui.painting.die import paint_die
from trictrac_gui.ui.painting.drawings import paint_drawings
from trictrac_gui.ui.painting.geometry import CHIP, HEIGHT, Geometry, Rect, width_in_units
from trictrac_gui.ui.painting.pieces import paint_doubling_cube
from trictrac_gui.ui.painting.score_chip import paint_chip
from trictrac_gui.ui.painting.table import paint_table
from trictrac_gui.ui.theme.theme import Theme

MARGIN: Final = 0.06
"""Around the board, in point widths."""

USUAL_WIDTH: Final = 1200
"""Pixels of a picture's width."""

DIE: Final = 0.95
"""Edge of a die in point widths."""

SPENT: Final = 0.38
"""How much is seen of a die that has been played."""

PAPER_WIDTH: Final = 160.0
"""Millimetres of a board on a page of its own."""

RESOLUTION: Final = 600
PAPER_DOTS: Final = 300
"""Dots an inch of a picture that cannot be put on paper as shapes."""


def height_for(width: int, has_bar: bool) -> int:
    """How high a picture of a board is."""
    return round(width * (HEIGHT + 2 * MARGIN) / (width_in_units(has_bar) + 2 * MARGIN))


def fitted(
    size: QSizeF, view: GameView, *, turned: bool = False, mirrored: bool = False
) -> Geometry:
    """The board that fills a picture."""
    area = Rect(0, 0, size.width(), size.height())
    return Geometry.fitted(area, view.variant.has_bar, turned, mirrored, margin=MARGIN)


def paint_board(
    painter: QPainter,
    geometry: Geometry,
    view: GameView,
    theme: Theme,
    drawings: Drawings = (),
) -> None:
    """A whole board: table, checkers, chips, dice, cube, and what was drawn over it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, geometry, view.variant, theme)
    paint_checkers(painter, geometry, view.variant, view.position, theme)
    paint_fittings(painter, geometry, view, theme)
    paint_drawings(painter, geometry, drawings)
    painter.restore()


def paint_fittings(painter: QPainter, geometry: Geometry, view: GameView, theme: Theme) -> None:
    """What lies on a board besides its checkers: chips, dice and the cube."""
    if view.variant.target is not None and view.score != (0, 0):
        for side in Side:
            spot = geometry.chip_spot(side is Side.SECOND, view.score[side])
            colours = theme.side(view.variant.side_keys[side])
            paint_chip(painter, QPointF(*spot), geometry.unit * CHIP, colours, theme.style)
    if view.dice is not None:
        _paint_dice(
            painter, geometry, view, theme, view.dice.side, view.dice.numbers, view.dice.used
        )
    else:
        for side in Side:
            thrown = view.opening[side]
            if thrown is not None:
                spent = (False,) * len(thrown)
                _paint_dice(painter, geometry, view, theme, side, thrown, spent)
    if view.cube is not None:
        value = view.cube.value if view.double is None else view.double.value
        spot_of_cube = cube_spot(geometry, view)
        paint_doubling_cube(painter, spot_of_cube, geometry.unit * EDGE, value, theme)


def _paint_dice(
    painter: QPainter,
    geometry: Geometry,
    view: GameView,
    theme: Theme,
    side: Side,
    numbers: Roll,
    used: tuple[bool, ...],
) -> None:
    """The dice of a side on its own half of the board; those that were played are faint."""
    middle = QPointF(*geometry.dice_spot(side is Side.FIRST))
    colours = theme.side(view.variant.side_keys[side])
    for nth, (number, spent) in enumerate(zip(numbers, used, strict=True)):
        away = QPointF((nth - (len(numbers) - 1) / 2) * geometry.unit * 1.25, 0)
        painter.setOpacity(SPENT if spent else 1.0)
        paint_die(painter, middle + away, geometry.unit * DIE, number, colours, theme.style)
    painter.setOpacity(1.0)


# --- the three kinds of file -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """What a picture is of: a moment, the theme, what was drawn over it, and how it lies."""

    view: GameView
    theme: Theme
    drawings: Drawings = ()
    turned: bool = False
    mirrored: bool = False

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill a picture of some size."""
        geometry = fitted(size, self.view, turned=self.turned, mirrored=self.mirrored)
        paint_board(painter, geometry, self.view, self.theme, self.drawings)

    def size(self, width: int) -> QSize:
        """A picture of some width, as high as the board needs."""
        return QSize(width, height_for(width, self.view.variant.has_bar))


def draw(board: DrawnBoard, size: QSize) -> QImage:
    """The board in pixels, on nothing."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    board.paint(painter, QSizeF(size))
    painter.end()
    return image


def png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())


def svg(board: DrawnBoard, size: QSize) -> bytes:
    """The board as the bytes of an SVG file, with shapes only; wood has no strands there."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    board.paint(painter, QSizeF(size))
    painter.end()
    return tidied(bytes(buffer.data().data()).decode("utf-8")).encode("utf-8")


def pdf(board: DrawnBoard) -> bytes:
    """The board as the bytes of a PDF file, on a page as large as itself."""
    high = PAPER_WIDTH * height_for(1000, board.view.variant.has_bar) / 1000
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setCreator("trictrac-gui")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QSizeF(PAPER_WIDTH, high), QPageSize.Unit.Millimeter),
            QPageLayout.Orientation.Portrait,
            QMarginsF(),
        )
    )
    painter = QPainter(writer)
    page = QSizeF(writer.width(), writer.height())
    if board.theme.style.relief:
        # What shines through is lost on such a page: a theme with light and shade goes in dots.
        dots = (page * (PAPER_DOTS / RESOLUTION)).toSize()
        image = QImage(dots, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painted = QPainter(image)
        board.paint(painted, QSizeF(dots))
        painted.end()
        painter.drawImage(QRectF(QPointF(), page), image, QRectF(image.rect()))
    else:
        board.paint(painter, page)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


WRITERS: Final[dict[str, Callable[[DrawnBoard, int], bytes]]] = {
    "svg": lambda board, width: svg(board, board.size(width)),
    "png": lambda board, width: png(draw(board, board.size(width))),
    "pdf": lambda board, width: pdf(board),
}
"""How each kind of file is made, by the ending of its name."""


def kind_of(path: Path) -> str | None:
    """The kind of picture a file's name asks for; None for one that is not known."""
    ending = path.suffix.lower().removeprefix(".")
    return ending if ending in WRITERS else None


def write(path: Path, board: DrawnBoard, *, width: int = USUAL_WIDTH, over: bool = True) -> None:
    """Write a picture whose kind the name of the file tells; ``over`` replaces what is there.

    Raises ``OSError`` where that cannot be done and ``ValueError`` for another kind of file.
    """
    kind = kind_of(path)
    if kind is None:
        raise ValueError(path.suffix)
    data = WRITERS[kind](board, width)
    files.write_shared(path, data, over=over)


# --- tidying ---------------------------------------------------------------------------------

_FONT: Final = re.compile(r'\s*font-(?:family|size|weight|style)="[^"]*"')
_IDLE: Final = re.compile(
    r'\s*(?:transform="matrix\(1,0,0,1,0,0\)"|vector-effect="none"|(?:fill|stroke)-opacity="1")'
)
_EMPTY: Final = re.compile(r"<g[^>]*>\s*</g>\s*")
_LONG: Final = re.compile(r"(\d+\.\d{2})\d+")
_BLANK: Final = re.compile(r"\s*\n\s*")


def tidied(text: str) -> str:
    """An SVG without what Qt writes and nobody needs: fonts, idle transforms, empty groups."""
    for pattern in (_FONT, _IDLE, _EMPTY):
        text = pattern.sub("", text)
    return _BLANK.sub("\n", _LONG.sub(r"\1", text))

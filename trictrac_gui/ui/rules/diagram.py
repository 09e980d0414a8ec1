"""The pictures of a booklet, painted by the painter of the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, still
from trictrac_gui.ui.painting.diagrams import (
    Way,
    arrow_lines,
    paint_checkers,
    paint_frame,
    paint_step_arrow,
    place_box,
)
from trictrac_gui.ui.painting.die import paint_die
from trictrac_gui.ui.painting.geometry import (
    CHIP,
    HEIGHT,
    Arrangement,
    Geometry,
    Rect,
    appearance,
    width_in_units,
)
from trictrac_gui.ui.painting.score_chip import paint_chip
from trictrac_gui.ui.painting.table import paint_table
from trictrac_gui.ui.theme.theme import Theme

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import Diagram

MARGIN = 0.06
"""Around the board, in point widths."""
DIE = 0.95


@dataclass(frozen=True)
class ShownDiagram:
    """What a diagram shows, ready for a board of any size."""

    variant: Variant
    position: Position
    side: Side
    throw: Roll
    score: tuple[int, int]
    marks: tuple[Place, ...]
    arrows: tuple[Way, ...]

    def view(self) -> GameView:
        """The same as a view for the board."""
        return still(self.variant, self.position, self.side, self.throw, self.score)


def shown(diagram: Diagram, variant: Variant) -> ShownDiagram:
    """The position of a diagram under its house rules. Raises ``ValueError`` for a wrong one."""
    from trictrac_gui.rulesdoc.examples import game_of, position_of, side_of

    game = game_of(diagram, variant)
    return ShownDiagram(
        game,
        position_of(diagram, game),
        side_of(diagram, game),
        diagram.throw,
        diagram.score,
        diagram.marks,
        diagram.arrows,
    )


def height_for(width: int, variant: Variant) -> int:
    """How high a picture of a width is."""
    return round(width * (HEIGHT + 2 * MARGIN) / (width_in_units(variant.has_bar) + 2 * MARGIN))


class Illustrator:
    """Paints the diagrams of one game in one theme and size; the empty boards are kept."""

    def __init__(self, variant: Variant, theme: Theme, width: int, ratio: float) -> None:
        self.variant = variant
        self.size = QSize(width, height_for(width, variant))
        self._theme = theme
        self._ratio = ratio
        self._tables: dict[tuple[object, ...], QPixmap] = {}

    def picture(self, of: ShownDiagram) -> QPixmap:
        """The picture of a diagram."""
        geometry = Geometry.fitted(
            Rect(0, 0, self.size.width(), self.size.height()), of.variant.has_bar, margin=MARGIN
        )
        picture = self._table(of.variant, geometry).copy()
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_checkers(painter, geometry, of.variant, of.position, self._theme)
        self._paint_chips(painter, geometry, of)
        self._paint_dice(painter, geometry, of)
        arrangement = Arrangement(geometry, of.variant)
        for place in of.marks:
            paint_frame(
                painter,
                place_box(geometry, arrangement, of.side, place),
                geometry.unit,
                self._theme,
            )
        for start, end in arrow_lines(geometry, of.variant, of.position, of.side, of.arrows):
            paint_step_arrow(painter, start, end, geometry.unit, self._theme)
        painter.end()
        return picture

    def _table(self, variant: Variant, geometry: Geometry) -> QPixmap:
        kept = self._tables.get(appearance(variant))
        if kept is None:
            kept = QPixmap((QSizeF(self.size) * self._ratio).toSize())
            kept.setDevicePixelRatio(self._ratio)
            kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(kept)
            paint_table(painter, geometry, variant, self._theme)
            painter.end()
            self._tables[appearance(variant)] = kept
        return kept

    def _paint_chips(self, painter: QPainter, geometry: Geometry, of: ShownDiagram) -> None:
        if of.variant.target is None or of.score == (0, 0):
            return
        for side in Side:
            spot = geometry.chip_spot(side is Side.SECOND, of.score[side])
            colours = self._theme.side(of.variant.side_keys[side])
            paint_chip(painter, QPointF(*spot), geometry.unit * CHIP, colours, self._theme.style)

    def _paint_dice(self, painter: QPainter, geometry: Geometry, of: ShownDiagram) -> None:
        """The dice of the mover on its own half of the board."""
        if not of.throw:
            return
        middle = QPointF(*geometry.dice_spot(of.side is Side.FIRST))
        colours = self._theme.side(of.variant.side_keys[of.side])
        numbers = of.variant.dice.numbers(of.throw)
        rows = len(numbers) // 2
        size = geometry.unit * (DIE if rows == 1 else DIE * 0.9)
        step = geometry.unit * 1.15
        for nth, number in enumerate(numbers):
            row, column = divmod(nth, 2)
            away = QPointF((column - 0.5) * step, (row - (rows - 1) / 2) * step)
            paint_die(painter, middle + away, size, number, colours, self._theme.style)

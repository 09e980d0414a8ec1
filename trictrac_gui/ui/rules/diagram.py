"""The diagrams of a booklet: their pictures, and the page that shows one large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton

from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, still
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.marks import Preview
from trictrac_gui.ui.language import translate
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
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.navigator import Page

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


class Demonstration(Page):
    """Shows one diagram large."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("ground")
        self._shown: ShownDiagram | None = None
        self.board = BoardView(theme=theme)
        self.board.be_still()
        self.preview = Preview(self.board.board)
        self.board.laid_out.connect(self._draw_signs)
        self.heading = label("turn")
        self.caption = label("base", wrapped=True)
        self.back = QPushButton()
        self.back.setProperty("primary", True)
        self.back.setAutoDefault(True)
        self.back.clicked.connect(self.leave_wanted)
        bar = QFrame()
        bar.setObjectName("demonstration")
        words = in_column((self.heading, 0, Qt.AlignmentFlag.AlignLeft), self.caption, spacing=4)
        in_row(
            (words, 1),
            (self.back, 0, Qt.AlignmentFlag.AlignVCenter),
            margins=(14, 8, 14, 8),
            spacing=12,
            of=bar,
        )
        in_column(bar, (self.board, 1), margins=0, spacing=0, of=self)
        self.word(self.heading.setText, lambda: translate("Demonstration", "From the rules"))
        self.word(self.back.setText, lambda: translate("Demonstration", "Back to the game"))

    @property
    def shown(self) -> ShownDiagram | None:
        return self._shown

    def show_diagram(self, shown: ShownDiagram, caption: str, *, turned: bool) -> None:
        self._shown = shown
        self.caption.setText(caption)
        self.board.set_turned(turned)
        self.board.show_view(shown.view())
        self._draw_signs()
        self.back.setFocus()

    def show_theme(self, theme: Theme) -> None:
        self.board.set_theme(theme)

    def _draw_signs(self) -> None:
        artwork, shown = self.board.board.artwork, self._shown
        if artwork is None or shown is None or self.board.shown is None:
            return
        self.board.board.marks.show_refusal(artwork, self.board.shown, shown.marks)
        if shown.arrows:
            self.preview.show(artwork, shown.variant, shown.position, shown.side, shown.arrows)
        else:
            self.preview.clear()

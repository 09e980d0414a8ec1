"""Where everything lies on the editor's board: the places, and the trays below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import TRAY, Draft
from trictrac_gui.ui.painting.artwork import Artwork
from trictrac_gui.ui.painting.diagrams import place_box
from trictrac_gui.ui.painting.geometry import (
    HEIGHT,
    Arrangement,
    Geometry,
    Rect,
    Spot,
    width_in_units,
)


def lay_checkers(painter: QPainter, artwork: Artwork, ground: EditorGeometry, draft: Draft) -> None:
    """Draw all checkers that are on the board, with their counts."""
    for side in Side:
        lies = ground.arrangement.lies(draft.position, side).values()
        for lie in sorted(lies, key=lambda lie: lie.layer):
            spot = QPointF(*lie.spot)
            if lie.on_edge:
                put(painter, artwork, artwork.on_edge(side), spot)
                continue
            put(painter, artwork, artwork.checker(side), spot)
            if lie.written:
                put(painter, artwork, artwork.count(side, lie.written), spot)


def put(painter: QPainter, artwork: Artwork, picture: QPixmap, spot: QPointF) -> None:
    """Draw a picture with its middle on a spot, where it is sharp."""
    size = picture.deviceIndependentSize()
    corner = artwork.snapped(spot) - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(corner, picture)


SUPPLY: Final = 1.5
"""Height of the trays below the board, in point widths, with the gap above them."""

STEP: Final = 0.31
"""From one checker of a tray to the next, in point widths."""

RUBBER: Final = "rubber"
"""The sign beside the trays that takes checkers away."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A place the cursor can stand on; ``side`` where each side has its own."""

    place: Place
    side: Side | None = None


class EditorGeometry:
    """The board with its trays in an area of the screen."""

    def __init__(
        self, variant: Variant, width: float, height: float, turned: bool, mirrored: bool
    ) -> None:
        self.variant = variant
        margin = 0.2
        wide = width_in_units(variant.has_bar) + 2 * margin
        unit = max(1.0, min(width / wide, height / (HEIGHT + 2 * margin + SUPPLY)))
        board = Rect(
            (width - unit * wide) / 2,
            (height - unit * (HEIGHT + 2 * margin + SUPPLY)) / 2,
            unit * wide,
            unit * (HEIGHT + 2 * margin),
        )
        self.geometry = Geometry.fitted(board, variant.has_bar, turned, mirrored, margin)
        self.arrangement = Arrangement(self.geometry, variant)
        self.cells = self._cells()

    # -- the trays ---------------------------------------------------------------------------

    def tray(self, side: Side) -> Rect:
        """The tray of a side, below the board."""
        outer, unit = self.geometry.outer, self.geometry.unit
        rubber = self.rubber()
        wide = (rubber.x - outer.x - unit * 0.3) / 2
        left = outer.x + (wide + unit * 0.15) * int(side)
        return Rect(left, rubber.y, wide, rubber.height)

    def rubber(self) -> Rect:
        """The sign that takes checkers away."""
        outer, unit = self.geometry.outer, self.geometry.unit
        top = outer.bottom + unit * 0.2
        return Rect(outer.right - unit * 1.5, top, unit * 1.5, unit * 1.2)

    def tray_spot(self, side: Side, nth: int, of: int) -> Spot:
        """The middle of a checker in a tray that has room for so many."""
        box, unit = self.tray(side), self.geometry.unit
        room = box.width - unit * 2.75
        step = min(unit * STEP, room / max(1, of - 1))
        return Spot(box.x + unit * 0.62 + step * nth, box.y + box.height / 2)

    # -- from a pixel to a place -------------------------------------------------------------

    def cell_at(self, x: float, y: float) -> Cell | None:
        for side in Side:
            if self.tray(side).holds(x, y):
                return Cell(TRAY, side)
        if self.rubber().holds(x, y):
            return Cell(RUBBER)
        place = self.geometry.place_at(x, y)
        if place in (BAR, OFF):
            upper = y < self.geometry.outer.centre.y
            return next(
                Cell(place, side)
                for side in (*Side, Side.FIRST)
                if self._upper(place, side) == upper or side is Side.SECOND
            )
        return None if place is None else Cell(place)

    def _upper(self, place: Place, side: Side) -> bool:
        on_top = self.arrangement.bar_on_top if place == BAR else self.arrangement.off_on_top
        return self.geometry.is_top(on_top(side))

    def box(self, cell: Cell) -> Rect:
        """The whole of a place."""
        if cell.place == TRAY and cell.side is not None:
            return self.tray(cell.side)
        if cell.place == RUBBER:
            return self.rubber()
        box = place_box(self.geometry, self.arrangement, cell.side or Side.FIRST, cell.place)
        return Rect(box.x(), box.y(), box.width(), box.height())

    # -- the cursor --------------------------------------------------------------------------

    def _cells(self) -> tuple[tuple[Cell, ...], ...]:
        """Three rows from top to bottom, each from left to right."""
        rows: tuple[list[Cell], list[Cell]] = ([], [])
        for point in range(1, 25):
            rows[0 if self.geometry.is_upper(point) else 1].append(Cell(point))
        places = (BAR, OFF) if self.variant.has_bar else (OFF,)
        for place in places:
            for side in Side:
                rows[0 if self._upper(place, side) else 1].append(Cell(place, side))
        trays = [Cell(TRAY, side) for side in Side]
        return tuple(
            tuple(sorted(row, key=lambda cell: self.box(cell).centre.x)) for row in (*rows, trays)
        )

    def beside(self, cell: Cell, across: int, down: int) -> Cell:
        """The next place in a direction; at the edge the same one."""
        row = next((n for n, cells in enumerate(self.cells) if cell in cells), 0)
        cells: Sequence[Cell] = self.cells[row]
        if across:
            at = cells.index(cell) + across
            return cells[max(0, min(at, len(cells) - 1))]
        target = max(0, min(row + down, len(self.cells) - 1))
        if target == row:
            return cell
        x = self.box(cell).centre.x
        return min(self.cells[target], key=lambda other: abs(self.box(other).centre.x - x))

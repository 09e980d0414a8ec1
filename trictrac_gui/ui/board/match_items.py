"""What a match brings to the table: the doubling cube, and the rail of pegs on the frame."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import Artwork, PictureItem, stamp
from trictrac_gui.ui.painting.geometry import HEIGHT, SIDE, Geometry
from trictrac_gui.ui.painting.pieces import paint_doubling_cube, paint_peg_hole
from trictrac_gui.ui.painting.score_chip import paint_chip

RAIL, PEGS, CUBE = 6.0, 7.0, 42.0
"""Heights above the board; a held checker goes over all of them."""


EDGE = 0.92
"""Edge of the cube in point widths."""


OFFERED = 1.45
"""How much larger the cube is while it is held out to the other side."""


AT_THE_RIM = 4.26
"""Where the cube lies on its owner's end of the bar, in checkers from the middle."""


PEG = 0.42


MOST_HOLES = 21
"""In a longer match only some of the holes are drawn, or they would run into each other."""


class MatchItems(QObject):
    """Follows the views of a scene. ``cube_moved`` carries the cube's place, empty for none."""

    cube_moved = Signal(QRectF)

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.cube = PictureItem()
        self.cube.setZValue(CUBE)
        self.rail = PictureItem()
        self.rail.setZValue(RAIL)
        self.pegs = {side: PictureItem() for side in Side}
        for item in (self.cube, self.rail, *self.pegs.values()):
            item.hide()
            scene.addItem(item)
        for peg in self.pegs.values():
            peg.setZValue(PEGS)

    def settle(self, artwork: Artwork, view: GameView) -> None:
        """Lay everything where it belongs, at once."""
        self._show_cube(artwork, view)
        if self.cube.isVisible():
            self.cube.setPos(_cube_spot(artwork, view))
        self._show_rail(artwork, view)
        for side, peg in self.pegs.items():
            peg.setPos(_peg_spot(artwork, view, side))
        self._tell()

    def follow(
        self, artwork: Artwork, view: GameView, before: GameView, animator: Animator
    ) -> None:
        """Bring everything there from where it was before."""
        was_there = self.cube.isVisible()
        self._show_cube(artwork, view)
        if self.cube.isVisible():
            end = _cube_spot(artwork, view)
            if was_there and self.cube.pos() != end:
                self._glide(animator, self.cube, end, share=0.9)
            else:
                self.cube.setPos(end)
        if (view.match.agreement, view.variant.key) != (before.match.agreement, before.variant.key):
            self._show_rail(artwork, view)
        for side, peg in self.pegs.items():
            end = _peg_spot(artwork, view, side)
            if peg.isVisible() and peg.pos() != end:
                self._glide(animator, peg, end, share=1.6)
            else:
                peg.setPos(end)
        self._tell()

    def _glide(self, animator: Animator, item: PictureItem, end: QPointF, share: float) -> None:
        start = QPointF(item.pos())

        def frame(part: float) -> None:
            item.setPos(start + (end - start) * eased(part))

        animator.glide(item, frame, share=share, done=self._tell)

    def _tell(self) -> None:
        there = self.cube.isVisible()
        self.cube_moved.emit(self.cube.sceneBoundingRect() if there else QRectF())

    # --- the cube ------------------------------------------------------------------------

    def _show_cube(self, artwork: Artwork, view: GameView) -> None:
        there = view.cube is not None
        self.cube.setVisible(there)
        if view.cube is None:
            return
        value = view.cube.value if view.double is None else view.double.value
        edge = artwork.geometry.unit * EDGE * (1.0 if view.double is None else OFFERED)

        def paint(painter: QPainter, middle: QPointF) -> None:
            paint_doubling_cube(painter, middle, edge, value, artwork.theme)

        self.cube.show_picture(stamp(edge * 1.3, edge * 1.3, artwork.ratio, paint))

    # --- the rail ------------------------------------------------------------------------

    def _show_rail(self, artwork: Artwork, view: GameView) -> None:
        there = view.match.agreement.kind is MatchKind.MATCH
        self.rail.setVisible(there)
        unit, length = artwork.geometry.unit, view.match.agreement.length
        for side, peg in self.pegs.items():
            peg.setVisible(there)
            if there:
                peg.show_picture(_peg(artwork, side))
        if not there:
            return
        middle_of_rail = QPointF(*artwork.geometry.rail_spot(True, 1.0, gap=0.0))

        def paint(painter: QPainter, middle: QPointF) -> None:
            for upper in (True, False):
                for hole in _holes(length):
                    spot = QPointF(*artwork.geometry.rail_spot(upper, hole / length))
                    goal = hole == length
                    at = spot - middle_of_rail + middle
                    paint_peg_hole(
                        painter, at, unit * (0.12 if goal else 0.07), goal, artwork.theme
                    )

        self.rail.show_picture(stamp(SIDE * unit, HEIGHT * unit, artwork.ratio, paint))
        self.rail.setPos(artwork.snapped(middle_of_rail))


def _holes(length: int) -> list[int]:
    step = max(1, -(-length // MOST_HOLES))
    return sorted({*range(0, length, step), length})


def _peg(artwork: Artwork, side: Side) -> QPixmap:
    edge = artwork.geometry.unit * PEG

    def paint(painter: QPainter, middle: QPointF) -> None:
        paint_chip(painter, middle, edge, artwork.colours(side), artwork.theme.style)

    return stamp(edge * 1.3, edge * 1.3, artwork.ratio, paint)


def _peg_spot(artwork: Artwork, view: GameView, side: Side) -> QPointF:
    length = max(1, view.match.agreement.length)
    share = min(1.0, view.match.score[side] / length)
    return artwork.snapped(QPointF(*artwork.geometry.rail_spot(side is Side.SECOND, share)))


def _cube_spot(artwork: Artwork, view: GameView) -> QPointF:
    return artwork.snapped(cube_spot(artwork.geometry, view))


def cube_spot(geometry: Geometry, view: GameView) -> QPointF:
    """Where the doubling cube lies on a board."""
    cube = view.cube
    if view.double is not None:
        spot = geometry.dice_spot(view.double.by.other is Side.FIRST)
    elif cube is None or cube.owner is None:
        spot = geometry.centre_rect().centre
    else:
        spot = geometry.bar_spot(cube.owner is Side.SECOND, AT_THE_RIM)
    return QPointF(*spot)

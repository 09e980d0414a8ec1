"""Signs over the board: where a checker may go, what is closed, why a step was refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.model import BAR, OFF, Place, Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, Target
from trictrac_gui.ui.painting.artwork import Artwork, PictureItem, stamp
from trictrac_gui.ui.painting.brushes import number_font, paint_text, with_alpha
from trictrac_gui.ui.painting.diagrams import Way, arrow_lines, paint_step_arrow
from trictrac_gui.ui.painting.geometry import Arrangement, Rect, Slot
from trictrac_gui.ui.painting.table import triangle

UNDER = 5.0


OVER = 62.0


class Means(StrEnum):
    """What a target is reached by."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"


def meaning(target: Target, thrown: Sequence[int]) -> Means:
    """Whether a target takes the first number, the second, or more than one."""
    if len(target.numbers) != 1:
        return Means.BOTH
    return Means.FIRST if thrown and target.numbers[0] == thrown[0] else Means.SECOND


def simplest(targets: Sequence[Target]) -> Mapping[Place, Target]:
    """One target a place: the one that spends the fewest numbers."""
    best: dict[Place, Target] = {}
    for target in targets:
        known = best.get(target.place)
        if known is None or len(target.numbers) < len(known.numbers):
            best[target.place] = target
    return best


class Marks:
    """Puts signs on the board and takes them away; its items are used again and again."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pool: list[PictureItem] = []
        self._used = 0
        self.lit: dict[Place, Means] = {}
        self.closed: Place | None = None
        self.refused: tuple[Place, ...] = ()
        self._cursor = PictureItem()
        self._cursor.setZValue(OVER + 30)
        self._cursor.hide()
        scene.addItem(self._cursor)

    def clear(self) -> None:
        """Take all signs away, the cursor apart."""
        for item in self._pool[: self._used]:
            item.hide()
        self._used = 0
        self.lit = {}
        self.closed = None
        self.refused = ()

    def show_targets(
        self, artwork: Artwork, view: GameView, side: Side, targets: Sequence[Target]
    ) -> None:
        """Light the places a checker may be put down on, each with the numbers it spends."""
        self.clear()
        arrangement = artwork.arrangement
        thrown = view.dice.numbers if view.dice else ()
        for place, target in simplest(targets).items():
            means = meaning(target, thrown)
            self.lit[place] = means
            colour = QColor(getattr(artwork.theme.marks, means.value))
            self._glow(artwork, arrangement, side, place, colour)
            if means is Means.BOTH:
                for rest in target.rests:
                    self._rest(artwork, arrangement, view, side, rest, colour)
            self._ring(artwork, arrangement, view, side, target, colour)
        self._close(artwork, view, side)

    def show_refusal(self, artwork: Artwork, view: GameView, places: Sequence[Place]) -> None:
        """Frame the places that show why a step was refused."""
        self.clear()
        self.refused = tuple(dict.fromkeys(places))
        arrangement = artwork.arrangement
        colour = QColor(artwork.theme.marks.refused)
        side = view.to_move if view.to_move is not None else Side.FIRST
        for place in self.refused:
            box = self._box(artwork, arrangement, side, place)
            self._frame(artwork, box, colour)

    def show_cursor(
        self, artwork: Artwork, view: GameView, side: Side, place: Place | QRectF | None
    ) -> None:
        """Put the keyboard's cursor on a place, around a rectangle, or away."""
        if place is None:
            self._cursor.hide()
            return
        if isinstance(place, QRectF):
            box = place
        else:
            box = self._box(artwork, artwork.arrangement, side, place)
        unit = artwork.geometry.unit
        colour = QColor(artwork.theme.marks.cursor)

        def paint(painter: QPainter, middle: QPointF) -> None:
            rect = QRectF(0, 0, box.width(), box.height())
            rect.moveCenter(middle)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for pen in (QPen(QColor(255, 255, 255, 220), unit * 0.15), QPen(colour, unit * 0.09)):
                painter.setPen(pen)
                painter.drawRoundedRect(rect, unit * 0.12, unit * 0.12)

        self._cursor.show_picture(
            artwork.kept(
                ("cursor", box.width(), box.height()),
                lambda: stamp(
                    box.width() + unit * 0.3, box.height() + unit * 0.3, artwork.ratio, paint
                ),
            )
        )
        self._cursor.setPos(self._snapped(artwork, box.center()))
        self._cursor.show()

    @property
    def cursor_shown(self) -> bool:
        return self._cursor.isVisible()

    def hide_cursor(self) -> None:
        self._cursor.hide()

    # --- signs ---------------------------------------------------------------------------

    def _glow(
        self,
        artwork: Artwork,
        arrangement: Arrangement,
        side: Side,
        place: Place,
        colour: QColor,
    ) -> None:
        """The whole triangle, or the tray, in the colour of the number."""
        box = self._box(artwork, arrangement, side, place)
        unit = artwork.geometry.unit
        flat = artwork.theme.style.relief == 0
        upper = isinstance(place, int) and artwork.geometry.is_upper(place)

        def paint(painter: QPainter, middle: QPointF) -> None:
            painter.translate(middle - box.center())
            if isinstance(place, int):
                path = triangle(artwork.geometry, place)
            else:
                path = QPainterPath()
                path.addRoundedRect(box, unit * 0.06, unit * 0.06)
            tone = QLinearGradient(
                box.topLeft() if upper else box.bottomLeft(),
                box.bottomLeft() if upper else box.topLeft(),
            )
            # Wood shows through towards the tip; a flat board is read from the last row.
            tone.setColorAt(0, with_alpha(colour, 0.92 if flat else 0.88))
            tone.setColorAt(1, with_alpha(colour, 0.75 if flat else 0.5))
            painter.fillPath(path, tone)
            painter.setPen(
                QPen(
                    QColor(0, 0, 0) if flat else with_alpha(colour.lighter(150), 0.95),
                    max(1.2, unit * 0.045),
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

        # All points of a row have one shape.
        picture = artwork.kept(
            ("glow", isinstance(place, int), upper, colour.rgb()),
            lambda: stamp(
                box.width() + unit * 0.3, box.height() + unit * 0.3, artwork.ratio, paint
            ),
        )
        self._put(artwork, picture, box.center(), UNDER)

    def _ring(
        self,
        artwork: Artwork,
        arrangement: Arrangement,
        view: GameView,
        side: Side,
        target: Target,
        colour: QColor,
    ) -> None:
        """Where the checker would lie, with the numbers it takes."""
        place = target.place
        count = view.count(side, place)
        if isinstance(place, int) and view.variant.track.index(side, place) is None:
            spot = artwork.geometry.place_of(place, 0)
        else:
            at = 7 if place == OFF else count
            spot = arrangement.lie(Slot(side, place, at), at + 1).spot
        text = "+".join(str(number) for number in target.numbers)
        if len(target.numbers) > 2:
            text = f"{len(target.numbers)}×{target.numbers[0]}"
        radius = artwork.geometry.checker / 2
        unit = artwork.geometry.unit

        def paint(painter: QPainter, middle: QPointF) -> None:
            high = radius * 0.68
            font = number_font(unit * (0.5 if len(text) == 1 else 0.36))
            wide = QFontMetricsF(font, painter.device()).horizontalAdvance(text) / 2
            # A sum needs more room than a number, but never more than the checker has.
            reach = min(radius * 1.05, max(high, wide + unit * 0.12))
            plate = QRectF(middle.x() - reach, middle.y() - high, 2 * reach, 2 * high)
            line, ring = max(1.0, unit * 0.035), max(2.0, unit * 0.09)
            painter.setPen(QPen(QColor(20, 12, 6), line))
            painter.setBrush(colour)
            painter.drawRoundedRect(plate, high, high)
            inner = plate.adjusted(ring, ring, -ring, -ring)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 253, 246))
            painter.drawRoundedRect(inner, high - ring, high - ring)
            room = reach - ring - unit * 0.02
            if wide > room:
                font = number_font(font.pixelSize() * room / wide)
            paint_text(painter, text, middle, font, QColor(artwork.theme.marks.text))

        room = artwork.geometry.checker * 1.2
        picture = artwork.kept(
            ("plate", text, colour.rgb()), lambda: stamp(room, room, artwork.ratio, paint)
        )
        self._put(artwork, picture, QPointF(*spot), OVER)

    def _rest(
        self,
        artwork: Artwork,
        arrangement: Arrangement,
        view: GameView,
        side: Side,
        place: Place,
        colour: QColor,
    ) -> None:
        """A dot where a combined move stops on its way."""
        if not isinstance(place, int):
            return
        tip = artwork.geometry.place_of(place, 4.62)
        unit = artwork.geometry.unit

        def paint(painter: QPainter, middle: QPointF) -> None:
            painter.setPen(QPen(QColor(255, 253, 246, 235), max(1.0, unit * 0.045)))
            painter.setBrush(colour)
            painter.drawEllipse(middle, unit * 0.13, unit * 0.13)

        picture = artwork.kept(
            ("rest", colour.rgb()), lambda: stamp(unit * 0.5, unit * 0.5, artwork.ratio, paint)
        )
        self._put(artwork, picture, QPointF(*tip), OVER)

    def _close(self, artwork: Artwork, view: GameView, side: Side) -> None:
        """The opponent's Hucke shows that it is closed (T17)."""
        place = view.variant.hucke(side.other)
        if not isinstance(place, int):
            return
        self.closed = place
        unit = artwork.geometry.unit
        colour = QColor(artwork.theme.marks.closed)
        count = view.count(side.other, place)
        # Above the ornament, or above the checkers.
        spot = artwork.geometry.place_of(place, max(1.0, min(count, 4.5)))

        def paint(painter: QPainter, middle: QPointF) -> None:
            paint_lock(painter, middle, unit * 0.42, colour)

        room = unit * 1.2
        picture = artwork.kept("lock", lambda: stamp(room, room, artwork.ratio, paint))
        self._put(artwork, picture, QPointF(*spot), OVER)

    def _frame(self, artwork: Artwork, box: QRectF, colour: QColor) -> None:
        unit = artwork.geometry.unit

        def paint(painter: QPainter, middle: QPointF) -> None:
            rect = QRectF(0, 0, box.width(), box.height())
            rect.moveCenter(middle)
            # No tint: it would give the checkers another colour.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255, 210), unit * 0.13))
            painter.drawRoundedRect(rect, unit * 0.1, unit * 0.1)
            painter.setPen(QPen(colour, unit * 0.08))
            painter.drawRoundedRect(rect, unit * 0.1, unit * 0.1)

        picture = artwork.kept(
            ("frame", box.width(), box.height()),
            lambda: stamp(
                box.width() + unit * 0.3, box.height() + unit * 0.3, artwork.ratio, paint
            ),
        )
        self._put(artwork, picture, box.center(), OVER - 5)

    def _box(self, artwork: Artwork, arrangement: Arrangement, side: Side, place: Place) -> QRectF:
        geometry = artwork.geometry
        if isinstance(place, int):
            rect = geometry.point_rect(place)
        elif place == OFF:
            rect = geometry.tray_rect(arrangement.off_on_top(side))
        else:
            assert place == BAR
            whole = geometry.centre_rect()
            upper = geometry.is_top(arrangement.bar_on_top(side))
            half = whole.height / 2
            rect = Rect(whole.x, whole.y if upper else whole.y + half, whole.width, half)
        return QRectF(rect.x, rect.y, rect.width, rect.height)

    def _put(self, artwork: Artwork, picture: QPixmap, spot: QPointF, layer: float) -> None:
        if self._used == len(self._pool):
            item = PictureItem()
            self._scene.addItem(item)
            self._pool.append(item)
        item = self._pool[self._used]
        self._used += 1
        item.show_picture(picture)
        item.setPos(self._snapped(artwork, spot))
        item.setZValue(layer)
        item.show()

    @staticmethod
    def _snapped(artwork: Artwork, spot: QPointF) -> QPointF:
        ratio = artwork.ratio
        return QPointF(round(spot.x() * ratio) / ratio, round(spot.y() * ratio) / ratio)


def paint_lock(painter: QPainter, middle: QPointF, size: float, colour: QColor) -> None:
    """A round sign with a bar across it: no way in."""
    red = QColor("#c4231a")
    painter.setPen(QPen(QColor(0, 0, 0, 150), size * 0.1))
    painter.setBrush(red)
    painter.drawEllipse(middle, size, size)
    painter.setPen(QPen(colour, size * 0.1))
    painter.drawEllipse(middle, size * 0.88, size * 0.88)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    bar = QRectF(middle.x() - size * 0.58, middle.y() - size * 0.15, size * 1.16, size * 0.3)
    painter.drawRoundedRect(bar, size * 0.06, size * 0.06)


ABOVE = 64.0
"""Over the checkers and the signs, under a checker that is held."""


class Preview:
    """Shows the arrows of one play on a board, or none."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = PictureItem()
        self._item.setZValue(ABOVE)
        self._item.hide()
        scene.addItem(self._item)
        self.ways: tuple[Way, ...] = ()

    def show(
        self,
        artwork: Artwork,
        variant: Variant,
        position: Position,
        side: Side,
        ways: tuple[Way, ...],
    ) -> None:
        """Draw an arrow for each way a checker of a side would go."""
        self.ways = ways
        size = artwork.size
        lines = arrow_lines(artwork.geometry, variant, position, side, ways)

        def paint(painter: QPainter, middle: QPointF) -> None:
            painter.translate(middle - QPointF(size.width() / 2, size.height() / 2))
            for start, end in lines:
                paint_step_arrow(painter, start, end, artwork.geometry.unit, artwork.theme)

        self._item.show_picture(stamp(size.width(), size.height(), artwork.ratio, paint))
        self._item.setPos(size.width() / 2, size.height() / 2)
        self._item.show()

    def clear(self) -> None:
        self.ways = ()
        self._item.hide()

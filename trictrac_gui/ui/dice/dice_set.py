"""The dice of one side, lying in its half of the board, with the plate that says what is due."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.dice.die_item import DICE, DieItem
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import DIE, Artwork, PictureItem, stamp
from trictrac_gui.ui.painting.brushes import number_font, paint_text, shaded

_MOST: Final = 4

_SLIP_SIZES: Final = (1.0, 0.84, 0.7)
"""Shares of its usual size that the writing of a slip is tried at, until it covers nothing."""

_SMALL: Final = 0.8
"""Edge of a die where four lie together, in point widths."""

RAISED: Final = 0.36
"""How much higher dice lie while they are set, to leave room for the row of faces."""

_SHOWN: Final = (3, 5, 1, 2)
"""What the faces of waiting dice show; it means nothing."""


class DiceSet:
    """One side's dice and its plate; the items live as long as the scene."""

    def __init__(self, scene: QGraphicsScene, side: Side) -> None:
        self.side = side
        self.dice = tuple(DieItem(side) for _ in range(_MOST))
        self.plate = PictureItem()
        self.plate.setZValue(DICE + 1)
        self.plate.hide()
        self.badge = PictureItem()
        self.badge.setZValue(DICE - 1)
        self.badge.hide()
        self.note_slip = PictureItem()
        self.note_slip.setZValue(DICE - 1)
        self.note_slip.hide()
        self.ring = PictureItem()
        self.ring.setZValue(DICE - 1)
        self.ring.hide()
        self._text = ""
        self._remark = ""
        self._note = ""
        for item in (*self.dice, self.plate, self.badge, self.note_slip, self.ring):
            scene.addItem(item)

    @property
    def waiting(self) -> bool:
        """Whether the dice ask to be thrown."""
        return self.dice[0].isVisible() and self.dice[0].waiting

    @property
    def visible(self) -> bool:
        """Whether this side has dice on the table."""
        return self.dice[0].isVisible()

    @property
    def text(self) -> str:
        """What the plate says; empty while it is hidden."""
        return self._text if self.plate.isVisible() else ""

    def clear(self) -> None:
        """Take the dice and the plate off the table."""
        for item in (*self.dice, self.plate, self.ring):
            item.hide()
        self._say_nothing()

    def wait(self, artwork: Artwork, count: int, text: str) -> None:
        """Let a number of dice wait to be thrown."""
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        size = _size(count)
        for index, die in enumerate(self.dice):
            if index < count:
                die.wait(artwork, _SHOWN[index], size, spots[index])
            else:
                die.hide()
        self._say(artwork, text, spots[-1])
        self.ring.hide()
        self._say_nothing()

    def rest(
        self,
        artwork: Artwork,
        numbers: Sequence[int],
        used: Sequence[bool],
        text: str,
        badge: str = "",
        note: str = "",
        avoid: Sequence[QRectF] = (),
    ) -> None:
        """Show a throw; ``used`` has one flag a number, or more than numbers for a double.

        ``badge`` and ``note`` are remarks written near the dice, where nothing of ``avoid`` lies.
        """
        count = min(_MOST, max(len(numbers), len(used)))
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        size = _size(count)
        for index, die in enumerate(self.dice):
            if index < count:
                spent = used[index] if index < len(used) else False
                number = numbers[index % len(numbers)]
                die.rest(artwork, number, size, spots[index], spent)
            else:
                die.hide()
        self._say(artwork, text, spots[-1])
        self.ring.hide()
        self._remark, self._note = badge, note
        taken = list(avoid)
        for slip, said, way in ((self.badge, badge, 1), (self.note_slip, note, -1)):
            slip.setVisible(bool(said))
            if said:
                self._lay_slip(artwork, slip, said, spots, way, taken)
                taken.append(slip.sceneBoundingRect())

    def draft(self, artwork: Artwork, numbers: Sequence[int], chosen: int, text: str) -> None:
        """Show a throw that is being set by hand, a little higher than it will lie."""
        count = min(_MOST, len(numbers))
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        up = QPointF(0, -round(artwork.geometry.unit * RAISED * artwork.ratio) / artwork.ratio)
        for index, die in enumerate(self.dice):
            if index < count:
                die.rest(artwork, numbers[index], DIE, spots[index] + up, False)
            else:
                die.hide()
        self._say(artwork, text, spots[-1])
        if text:
            self.plate.setPos(self.plate.pos() + up)
        self._say_nothing()
        self.ring.setVisible(chosen < count)
        if chosen < count:
            self.ring.show_picture(artwork.chosen_die(DIE))
            self.ring.setPos(spots[chosen] + up)

    def change_places(self, artwork: Artwork, animator: Animator) -> None:
        """Let the two dice, which lie in their new order, glide there from each other's place."""
        one, two = self.dice[:2]
        here, there = QPointF(one.pos()), QPointF(two.pos())
        for die, start, end, way in ((one, there, here, -1.0), (two, here, there, 1.0)):

            def frame(
                share: float,
                die: DieItem = die,
                start: QPointF = start,
                end: QPointF = end,
                away: float = way * artwork.geometry.unit * 0.34,
            ) -> None:
                aside = QPointF(0, math.sin(share * math.pi) * away)
                die.setPos(start + (end - start) * eased(share) + aside)

            frame(0.0)
            animator.glide(die, frame, share=0.5)

    def roll(self, artwork: Artwork, animator: Animator) -> None:
        """Let the dice that lie there tumble in from the side's edge; remarks wait for them."""
        geometry = artwork.geometry
        field = geometry.half_rect(self.side is Side.FIRST)
        low = not geometry.is_top(self.side is Side.SECOND)
        for index, die in enumerate(self.dice):
            if not die.isVisible():
                continue
            spot = QPointF(die.pos())
            edge = field.bottom if low else field.y
            start = QPointF(
                spot.x() + geometry.unit * (1.9 if index % 2 else -1.4),
                edge + geometry.unit * (-0.4 if low else 0.4),
            )
            way = 1 if index % 2 else -1

            def frame(
                share: float,
                die: DieItem = die,
                spot: QPointF = spot,
                start: QPointF = start,
                way: int = way,
            ) -> None:
                die.tumble(share, spot, start, way)

            frame(0.0)
            animator.glide(die, frame, share=1.0 - 0.1 * (index % 2))
        self.hush(animator)

    def hush(self, animator: Animator) -> None:
        """Keep the remarks back until dice have come to rest."""
        self.badge.hide()
        self.note_slip.hide()
        animator.glide(self.badge, _still, done=self._show_slips)

    def _show_slips(self) -> None:
        self.badge.setVisible(bool(self._remark))
        self.note_slip.setVisible(bool(self._note))

    def _say_nothing(self) -> None:
        self._remark = self._note = ""
        self._show_slips()

    def holds(self, x: float, y: float) -> bool:
        """Whether a spot lies on the dice or on the plate."""
        return self.die_at(x, y) is not None or (
            self.plate.isVisible() and self.plate.sceneBoundingRect().contains(QPointF(x, y))
        )

    def die_at(self, x: float, y: float) -> int | None:
        """The die that lies under a spot or, within a finger's width, nearest to it."""
        near = []
        for index, die in enumerate(self.dice):
            away = max(abs(die.x() - x), abs(die.y() - y))
            if die.isVisible() and away <= die.reach:
                near.append((away, index))
        return min(near)[1] if near else None

    @property
    def remark(self) -> str:
        """What the badge says; empty while it is hidden."""
        return self._remark if self.badge.isVisible() else ""

    @property
    def note(self) -> str:
        """What is written beside the dice about the throw; empty while nothing is."""
        return self._note if self.note_slip.isVisible() else ""

    def bounds(self) -> QRectF:
        """Around all that is shown."""
        box = QRectF()
        for die in self.dice:
            if die.isVisible():
                box = box.united(die.sceneBoundingRect())
        return box

    def _spots(
        self, artwork: Artwork, count: int, worded: bool, text_width: float
    ) -> list[QPointF]:
        geometry = artwork.geometry
        middle = geometry.dice_spot(self.side is Side.FIRST)
        unit = geometry.unit
        size = _size(count)
        step = (size + 0.26) * unit
        columns = 2 if count == 4 else count
        wide = step * columns - 0.26 * unit
        left = middle.x - wide / 2 - (text_width / 2 + 0.18 * unit if worded else 0)
        spots = []
        for index in range(count):
            column, row = (index % 2, index // 2) if count == 4 else (index, 0)
            y = middle.y + ((row - 0.5) * (size + 0.16) * unit if count == 4 else 0)
            spots.append(_snapped(left + size * unit / 2 + column * step, y, artwork.ratio))
        return spots

    def _lay_slip(
        self,
        artwork: Artwork,
        slip: PictureItem,
        said: str,
        spots: Sequence[QPointF],
        way: int,
        taken: Sequence[QRectF],
    ) -> None:
        """Lay a slip where it covers nothing; it is written smaller where it finds no room."""
        for share in _SLIP_SIZES:
            slip.show_picture(badge_picture(artwork, said, share))
            tries = self._slip_spots(artwork, spots, way)
            spot = next((s for s in tries if self._is_free(artwork, slip, s, taken)), None)
            if spot is not None:
                break
        spot = spot or tries[0]
        slip.setPos(_snapped(spot.x(), spot.y(), artwork.ratio))

    def _slip_spots(self, artwork: Artwork, spots: Sequence[QPointF], way: int) -> list[QPointF]:
        """Where a slip may lie, best first: under the dice (``way`` 1) or over them, or aside."""
        unit = artwork.geometry.unit
        middle = artwork.geometry.dice_spot(self.side is Side.FIRST).y
        away = unit * (1.12 if len(spots) == _MOST else 0.72)
        x = (min(spot.x() for spot in spots) + max(spot.x() for spot in spots)) / 2
        return [
            QPointF(x + aside * unit, middle + row * away)
            for aside in (0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8)
            for row in (way, -way)
        ]

    def _is_free(
        self, artwork: Artwork, slip: PictureItem, spot: QPointF, taken: Sequence[QRectF]
    ) -> bool:
        field = artwork.geometry.half_rect(self.side is Side.FIRST)
        size = slip.boundingRect().size()
        box = QRectF(spot - QPointF(size.width(), size.height()) / 2, size)
        inside = field.x <= box.left() and box.right() <= field.right
        return inside and not any(box.intersects(other) for other in taken)

    def _say(self, artwork: Artwork, text: str, beside: QPointF) -> None:
        self._text = text
        if not text:
            self.plate.hide()
            return
        self.plate.show_picture(plate_picture(artwork, text))
        width = artwork_text_width(artwork, text)
        unit = artwork.geometry.unit
        geometry = artwork.geometry
        middle = geometry.dice_spot(self.side is Side.FIRST)
        half = self.dice[0].boundingRect().width() / 3.5 / 2
        x = beside.x() + half + 0.36 * unit + width / 2
        self.plate.setPos(_snapped(x, middle.y, artwork.ratio))
        self.plate.show()


def artwork_text_width(artwork: Artwork, text: str) -> float:
    """How wide the plate with a text is, in pixels; a long text is written smaller."""
    if not text:
        return 0.0
    unit = artwork.geometry.unit
    metrics = QFontMetricsF(number_font(artwork.geometry.letter(0.36, 0.48)))
    return min(metrics.horizontalAdvance(text) + unit * 0.7, unit * 3.35)


def plate_picture(artwork: Artwork, text: str) -> QPixmap:
    """A small metal plate with a word or two: what a click will do."""
    unit = artwork.geometry.unit
    width, height = artwork_text_width(artwork, text), unit * 0.78
    flat = artwork.theme.style.relief == 0

    def paint(painter: QPainter, middle: QPointF) -> None:
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        round_off = height * 0.5
        if flat:
            painter.setPen(QPen(QColor(artwork.theme.table.trim), max(1.5, unit * 0.06)))
            painter.setBrush(QColor(artwork.theme.marks.movable))
            inset = unit * 0.03
            painter.drawRoundedRect(
                box.adjusted(inset, inset, -inset, -inset), round_off, round_off
            )
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            for step in range(5, 0, -1):
                grow = unit * 0.03 * step
                painter.setBrush(QColor(8, 3, 0, 24))
                painter.drawRoundedRect(
                    box.translated(0, unit * 0.06).adjusted(-grow, -grow, grow, grow),
                    round_off + grow,
                    round_off + grow,
                )
            metal = QColor(artwork.theme.table.metal)
            tone = QLinearGradient(box.topLeft(), box.bottomLeft())
            tone.setColorAt(0, shaded(metal, 0.62))
            tone.setColorAt(0.5, shaded(metal, 0.3))
            tone.setColorAt(1, shaded(metal, -0.06))
            painter.setPen(QPen(shaded(metal, -0.62), max(1.0, unit * 0.025)))
            painter.setBrush(tone)
            painter.drawRoundedRect(box, round_off, round_off)
            inset = unit * 0.06
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 250, 230, 130), max(0.8, unit * 0.018)))
            painter.drawRoundedRect(
                box.adjusted(inset, inset, -inset, -inset), round_off - inset, round_off - inset
            )
        size = artwork.geometry.letter(0.36, 0.48)
        font = number_font(size)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > width - unit * 0.5:
            font = number_font(size * (width - unit * 0.5) / wide)
        paint_text(painter, text, middle, font, QColor("#1d1206"))

    return artwork.kept(
        ("words", text),
        lambda: stamp(width + unit * 0.5, height + unit * 0.5, artwork.ratio, paint),
    )


def badge_picture(artwork: Artwork, text: str, share: float = 1.0) -> QPixmap:
    """A slip of paper with a remark on it, at a share of its usual size."""
    font = number_font(max(9.5, artwork.geometry.letter(0.29, 0.36) * share))
    font.setWeight(QFont.Weight.Medium)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text) + metrics.height() * 0.7
    height = metrics.height() * 1.04
    flat = artwork.theme.style.relief == 0

    def paint(painter: QPainter, middle: QPointF) -> None:
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        painter.setPen(QPen(QColor(artwork.theme.table.trim), 1.0) if flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 236, 255 if flat else 205))
        painter.drawRoundedRect(box, height * 0.4, height * 0.4)
        paint_text(painter, text, middle, font, QColor("#2b2016"))

    size = (width + 4, height + 4)
    return artwork.kept(("slip", text, share), lambda: stamp(*size, artwork.ratio, paint))


def _still(share: float) -> None:
    """A motion in which nothing moves."""


def _size(count: int) -> float:
    return _SMALL if count == 4 else DIE


def _snapped(x: float, y: float, ratio: float) -> QPointF:
    return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

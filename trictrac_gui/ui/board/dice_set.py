"""The dice of one side, lying in its half of the board, with the plate that says what is due."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import (
    DIE,
    Artwork,
    PictureItem,
    artwork_text_width,
    badge_picture,
    plate_picture,
)
from trictrac_gui.ui.painting.die import (
    AT_REST,
    Matrix,
    outline_of,
    paint_cube,
    paint_cube_shadow,
    rotation,
)

DICE = 70.0


USED = 0.42
"""How much is left to see of a die that has been played."""


_ROLLING = 0.78
"""Share of the time a die rolls; then it rocks on its edge until it lies still."""


_MOST_TURNS = 11.0
"""In radians: more would only flicker."""


class TumblingCube(QGraphicsItem):
    """A die on its way over the table."""

    def __init__(self, die: DieItem) -> None:
        super().__init__(die)
        self._die = die
        self.matrix: Matrix = AT_REST
        self.height = 0.0

    def boundingRect(self) -> QRectF:
        """A little more than the die in any position."""
        return self._die.room.translated(-self._die.pos())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        art, size = self._die.artwork, self._die.edge
        if art is None:
            return
        style = art.theme.style
        shadow = outline_of(self.matrix, QPointF(0, 0), size)
        paint_cube_shadow(painter, shadow, size, self.height, style)
        spot = QPointF(0, -self.height * size * 0.35)
        edge = size * (1 + 0.2 * self.height)
        colours = art.colours(self._die.side)
        paint_cube(painter, spot, edge, self._die.number, self.matrix, colours, style)


class DieItem(PictureItem):
    """A die: hidden, waiting to be thrown, tumbling, or at rest with a number."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self.side = side
        self.number = 0
        self.waiting = False
        self.artwork: Artwork | None = None
        self.edge = 0.0
        self.cube: TumblingCube | None = None
        """What is seen of it on its way; made for its first one."""
        self._picture = QPixmap()
        self.setZValue(DICE)
        self.hide()

    @property
    def reach(self) -> float:
        """How far from its middle a finger still meets the die, in pixels."""
        return self.edge * 0.735

    @property
    def room(self) -> QRectF:
        """A little more than the die needs in any position, in the scene."""
        room = self.edge * 1.75
        return QRectF(self.x() - room, self.y() - room, 2 * room, 2 * room)

    def wait(self, artwork: Artwork, number: int, size: float, spot: QPointF) -> None:
        """Stand on a corner and ask to be thrown; ``number`` only tells which faces show."""
        self.waiting = True
        self._lie(artwork, size, artwork.waiting_die(self.side, number, size), spot)
        self.number = 0
        self.setOpacity(1.0)

    def rest(self, artwork: Artwork, number: int, size: float, spot: QPointF, used: bool) -> None:
        """Lie on the table with a number on top."""
        self.waiting = False
        self._lie(artwork, size, artwork.die(self.side, number, size), spot)
        self.number = number
        self.setOpacity(USED if used else 1.0)

    def _lie(self, artwork: Artwork, size: float, picture: QPixmap, spot: QPointF) -> None:
        self.artwork = artwork
        self.edge = artwork.geometry.unit * size
        self._picture = picture
        self._end_tumbling()
        self.setPos(spot)
        self.show()

    def _end_tumbling(self) -> None:
        if self.cube is not None:
            self.cube.hide()
        self.show_picture(self._picture)

    def tumble(self, share: float, spot: QPointF, start: QPointF, way: int) -> None:
        """Show the die on its way from ``start`` to ``spot``; it ends on its number."""
        if share >= 1:
            self._end_tumbling()
            self.setPos(spot)
            return
        dx, dy = spot.x() - start.x(), spot.y() - start.y()
        way_there = math.hypot(dx, dy)
        along = (-dy / way_there, dx / way_there) if way_there else (0.0, 1.0)
        turns = min(_MOST_TURNS, way_there / max(1.0, self.edge) * 1.7)
        run = min(1.0, share / _ROLLING)
        left = (1 - run) ** 2  # friction slows it evenly
        rock = 0.0
        if share > _ROLLING:
            late = (share - _ROLLING) / (1 - _ROLLING)
            rock = 0.3 * math.sin(late * 3 * math.pi) * (1 - late) ** 1.5
        roll = rock - left * turns
        cube = self.cube = self.cube or TumblingCube(self)
        cube.matrix = rotation(along[0] * roll, along[1] * roll, left * 2.1 * way)
        cube.height = abs(math.sin(run * math.pi * 3)) * left * 1.2 + abs(rock) * 0.25
        self.setPixmap(QPixmap())
        self.setPos(spot.x() - dx * left, spot.y() - dy * left)
        cube.show()
        cube.update()


_IN_ONE_ROW: Final = 3
"""More dice than these lie in two rows."""

_SLIP_SIZES: Final = (1.0, 0.84, 0.7)
"""Shares of its usual size that the writing of a slip is tried at, until it covers nothing."""


_SMALL: Final = 0.8
"""Edge of a die where more than two lie together, in point widths."""

RAISED: Final = 0.36
"""How much higher dice lie while they are set, to leave room for the row of faces."""

_SHOWN: Final = (3, 5, 1, 2)
"""What the faces of waiting dice show; it means nothing."""


class DiceSet:
    """One side's dice and its plate; the items live as long as the scene."""

    def __init__(self, scene: QGraphicsScene, side: Side) -> None:
        self.side = side
        self.dice: list[DieItem] = []
        self._scene = scene
        self._need(2)
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
        for item in (self.plate, self.badge, self.note_slip, self.ring):
            scene.addItem(item)

    def _need(self, count: int) -> None:
        """Have so many dice; there are more of them for a double, or where a game has more."""
        while len(self.dice) < count:
            self.dice.append(DieItem(self.side))
            self._scene.addItem(self.dice[-1])

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
        self._clear_remarks()

    def wait(self, artwork: Artwork, count: int, text: str) -> None:
        """Let a number of dice wait to be thrown."""
        self._need(count)
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        size = _size(count)
        for index, die in enumerate(self.dice):
            if index < count:
                die.wait(artwork, _SHOWN[index % len(_SHOWN)], size, spots[index])
            else:
                die.hide()
        self._show_plate(artwork, text, spots[-1])
        self.ring.hide()
        self._clear_remarks()

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
        count = max(len(numbers), len(used))
        self._need(count)
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        size = _size(count)
        for index, die in enumerate(self.dice):
            if index < count:
                spent = used[index] if index < len(used) else False
                number = numbers[index % len(numbers)]
                die.rest(artwork, number, size, spots[index], spent)
            else:
                die.hide()
        self._show_plate(artwork, text, spots[-1])
        self.ring.hide()
        self._remark, self._note = badge, note
        taken = list(avoid)
        for slip, said, way in ((self.badge, badge, 1), (self.note_slip, note, -1)):
            slip.setVisible(bool(said))
            if said:
                self._lay_slip(artwork, slip, said, spots, way, taken)
                taken.append(slip.sceneBoundingRect())

    def show_setting(
        self, artwork: Artwork, numbers: Sequence[int], chosen: int, text: str
    ) -> None:
        """Show a throw that is being set by hand, a little higher than it will lie."""
        count, size = len(numbers), _size(len(numbers))
        self._need(count)
        spots = self._spots(artwork, count, bool(text), artwork_text_width(artwork, text))
        up = QPointF(0, -round(artwork.geometry.unit * RAISED * artwork.ratio) / artwork.ratio)
        for index, die in enumerate(self.dice):
            if index < count:
                die.rest(artwork, numbers[index], size, spots[index] + up, False)
            else:
                die.hide()
        self._show_plate(artwork, text, spots[-1])
        if text:
            self.plate.setPos(self.plate.pos() + up)
        self._clear_remarks()
        self.ring.setVisible(chosen < count)
        if chosen < count:
            self.ring.show_picture(artwork.chosen_die(size))
            self.ring.setPos(spots[chosen] + up)

    def change_places(self, artwork: Artwork, animator: Animator) -> None:
        """Let the dice, which lie in their new order, glide there from each other's place."""
        dice = [die for die in self.dice if die.isVisible()]
        spots = [QPointF(die.pos()) for die in dice]
        for nth, die in enumerate(dice):
            other = len(dice) - 1 - nth
            start, end, way = spots[other], spots[nth], (nth > other) - (nth < other)

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
        self.hide_remarks(animator)

    def hide_remarks(self, animator: Animator) -> None:
        """Keep the remarks back until dice have come to rest."""
        self.badge.hide()
        self.note_slip.hide()
        animator.glide(self.badge, _still, done=self._show_slips)

    def _show_slips(self) -> None:
        self.badge.setVisible(bool(self._remark))
        self.note_slip.setVisible(bool(self._note))

    def _clear_remarks(self) -> None:
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
                box = box.united(die.room)
        return box

    def _spots(
        self, artwork: Artwork, count: int, worded: bool, text_width: float
    ) -> list[QPointF]:
        geometry = artwork.geometry
        middle = geometry.dice_spot(self.side is Side.FIRST)
        unit = geometry.unit
        size = _size(count)
        step = (size + 0.26) * unit
        columns = count if count <= _IN_ONE_ROW else -(-count // 2)
        two_rows = columns < count
        wide = step * columns - 0.26 * unit
        left = middle.x - wide / 2 - (text_width / 2 + 0.18 * unit if worded else 0)
        spots = []
        for index in range(count):
            row, column = divmod(index, columns)
            y = middle.y + ((row - 0.5) * (size + 0.16) * unit if two_rows else 0)
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
        away = unit * (1.12 if len(spots) > _IN_ONE_ROW else 0.72)
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

    def _show_plate(self, artwork: Artwork, text: str, beside: QPointF) -> None:
        self._text = text
        if not text:
            self.plate.hide()
            return
        self.plate.show_picture(plate_picture(artwork, text))
        width = artwork_text_width(artwork, text)
        unit = artwork.geometry.unit
        geometry = artwork.geometry
        middle = geometry.dice_spot(self.side is Side.FIRST)
        half = self.dice[0].edge / 2
        x = beside.x() + half + 0.36 * unit + width / 2
        self.plate.setPos(_snapped(x, middle.y, artwork.ratio))
        self.plate.show()


def _still(share: float) -> None:
    """A motion in which nothing moves."""


def _size(count: int) -> float:
    return DIE if count <= 2 else _SMALL


def _snapped(x: float, y: float, ratio: float) -> QPointF:
    return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

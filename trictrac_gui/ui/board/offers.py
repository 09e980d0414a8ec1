"""What a checker that has just moved offers: to be taken back, and to use the other number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.model import OFF
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.artwork import CHIP, Artwork
from trictrac_gui.ui.board.board_button import BoardButton
from trictrac_gui.ui.board.board_words import BoardWords
from trictrac_gui.ui.board.geometry import Spot
from trictrac_gui.ui.board.lettering import number_font, paint_text
from trictrac_gui.ui.board.marks import meaning
from trictrac_gui.ui.board.wood import with_alpha
from trictrac_gui.ui.theme.theme import Theme

LEAST = 28
"""The smallest width of a button in pixels that a finger or a shaky hand still meets."""

_SIZE, _LARGEST = 0.62, 1.12
"""Width of a button in point widths: usually, and where letters are wished as large as can be."""

_LETTER = 0.58
"""Size of a button's number to its width."""
_HIGHEST_COLUMN = 3
"""Up to so many checkers the two buttons stand one above the other on the point's own column."""


class OfferButton(BoardButton):
    """A pale disc with the arrow back, or with a number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._number = 0
        self._colour = QColor()

    def dress(self, theme: Theme, size: int, number: int, colour: QColor, text: str) -> None:
        """Take colours and a meaning; number 0 stands for the arrow back."""
        self._theme, self._number, self._colour = theme, number, colour
        self.setFont(number_font(size * _LETTER))
        self.setText(text)
        self.lay(size, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A pale disc with an arrow or a number, stronger under the pointer."""
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = self.width() / 2 - 1.5
        near = self.underMouse() or self.hasFocus() or self.isDown()
        ink = QColor(self._theme.marks.text)
        painter.setPen(QPen(QColor(0, 0, 0, 190), max(1.0, radius * 0.1)))
        paper = QColor("#fffdf6")
        if self.hasFocus():
            # Dark instead of pale: a coloured ring would say which number is meant.
            ink, paper = paper, ink
        painter.setBrush(with_alpha(paper, 1.0 if near else 0.9))
        painter.drawEllipse(middle, radius, radius)
        if self._number:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colour, max(1.8, radius * 0.2)))
            painter.drawEllipse(middle, radius * 0.86, radius * 0.86)
        if self._number:
            paint_text(painter, str(self._number), middle, self.font(), ink)
        else:
            paint_back(painter, middle, radius, ink)
        painter.end()


class Offers:
    """Places the two buttons beside the checker that moved last."""

    def __init__(self, parent: QWidget) -> None:
        self.back = OfferButton(parent)
        self.other = OfferButton(parent)

    @property
    def buttons(self) -> tuple[OfferButton, OfferButton]:
        """Both, in the order of the keyboard."""
        return self.back, self.other

    def hide(self) -> None:
        """Take both away."""
        for button in self.buttons:
            button.hide()

    def show(
        self, artwork: Artwork, view: GameView, words: BoardWords, chips: Sequence[QRectF] = ()
    ) -> None:
        """Offer what the view says may be done about the last step, beside the score chips."""
        if view.moved is None or not view.may_undo:
            self.hide()
            return
        theme = artwork.theme
        size = max(LEAST, round(artwork.geometry.letter(_SIZE, _LARGEST)))
        buttons = [self.back]
        self.back.dress(theme, size, 0, QColor(), words.take_back)
        other = view.other_number
        if other is None:
            self.other.hide()
        else:
            means = meaning(other, view.dice.numbers if view.dice else ())
            colour = QColor(getattr(theme.marks, means.value))
            number = other.numbers[0]
            text = words.other_number.replace("{number}", str(number))
            self.other.dress(theme, size, number, colour, text)
            buttons.append(self.other)
        spots = _spots(artwork, view, size, len(buttons))
        if view.moved.dst != OFF:
            spots = _clear_of(chips, spots, size, artwork)
        for button, spot in zip(buttons, spots, strict=True):
            x = min(max(0, round(spot.x - size / 2)), round(artwork.size.width()) - size)
            button.move(x, round(spot.y - size / 2))
            button.show()
            button.raise_()


def _spots(artwork: Artwork, view: GameView, size: int, count: int) -> list[Spot]:
    """Where the buttons' middles lie: off the checkers, towards the middle of the board."""
    geometry = artwork.geometry
    assert view.moved is not None
    place, step = view.moved.dst, size + max(2.0, geometry.unit * 0.06)
    if place == OFF or not isinstance(place, int):
        # Between the two hollows where the chips wait.
        well = geometry.well_rect().centre
        left = well.x - step * (count - 1) / 2
        return [Spot(left + step * index, well.y) for index in range(count)]
    on = view.count(view.moved.side, place)
    way = 1 if geometry.is_upper(place) else -1
    if on <= _HIGHEST_COLUMN:
        foot = geometry.place_of(place, on - 0.5)
        first = foot.y + way * (size / 2 + geometry.unit * 0.08)
        return [Spot(foot.x, first + way * step * index) for index in range(count)]
    edge = geometry.place_of(place, 4.5)
    y = edge.y + way * (size / 2 + geometry.unit * 0.08)
    left = edge.x - step * (count - 1) / 2
    return [Spot(left + step * index, y) for index in range(count)]


def _clear_of(
    chips: Sequence[QRectF], spots: list[Spot], size: int, artwork: Artwork
) -> list[Spot]:
    """The spots, all moved to one side if a button would cover a score chip."""
    half = size / 2
    for aside in (0.0, 1.0, -1.0):
        way = aside * (artwork.geometry.unit * CHIP / 2 + half * (len(spots) + 0.2))
        moved = [Spot(spot.x + way, spot.y) for spot in spots]
        boxes = [QRectF(spot.x - half, spot.y - half, size, size) for spot in moved]
        inside = all(box.left() >= 0 and box.right() <= artwork.size.width() for box in boxes)
        if inside and not any(box.intersects(chip) for box in boxes for chip in chips):
            return moved
    return spots


def paint_back(painter: QPainter, middle: QPointF, radius: float, ink: QColor) -> None:
    """An arrow that runs back round to the left."""
    reach = radius * 0.46
    box = QRectF(middle.x() - reach, middle.y() - reach * 0.72, 2 * reach, 2 * reach)
    path = QPainterPath()
    path.arcMoveTo(box, -70)
    path.arcTo(box, -70, 235)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(ink, max(1.6, radius * 0.17))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    tip = path.currentPosition()
    head = QPainterPath(tip + QPointF(-reach * 0.34, -reach * 0.62))
    head.lineTo(tip + QPointF(-reach * 0.02, reach * 0.12))
    head.lineTo(tip + QPointF(reach * 0.72, -reach * 0.16))
    painter.drawPath(head)

"""Six small dice to choose a number from, while a throw is set by hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import HandThrow
from trictrac_gui.ui.board.artwork import DIE, Artwork
from trictrac_gui.ui.board.board_button import BoardButton
from trictrac_gui.ui.board.board_words import BoardWords
from trictrac_gui.ui.dice.dice_set import RAISED

LEAST = 24
"""The smallest width of a button in pixels that a finger still meets."""

_SIZE, _LARGEST = 0.7, 0.92
"""Edge of a face in point widths, and the largest where large letters are wished."""
BELOW = 0.58
"""How far under the middle of the board the row lies, in point widths."""


class FaceButton(BoardButton):
    """A face of a die to press."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._artwork: Artwork | None = None
        self._side = Side.FIRST

    def dress(self, artwork: Artwork, side: Side, size: int, text: str) -> None:
        """Take a side's colours and a size."""
        self._artwork, self._side = artwork, side
        self.lay(size, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, with a line round it under the pointer and another for the keyboard."""
        artwork = self._artwork
        if artwork is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = self.width() * 0.82 / artwork.geometry.unit
        picture = artwork.die(self._side, self.number, share)
        size = picture.deviceIndependentSize()
        middle = QPointF(self.width() / 2, self.height() / 2)
        corner = middle - QPointF(size.width() / 2, size.height() / 2)
        ratio = artwork.ratio
        painter.drawPixmap(
            QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), picture
        )
        marks = artwork.theme.marks
        if self.hasFocus() or self.underMouse() or self.isDown():
            thick = max(1.6, self.width() * 0.06)
            painter.setPen(QPen(QColor(marks.cursor if self.hasFocus() else marks.movable), thick))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
            painter.drawRoundedRect(box, self.width() * 0.2, self.width() * 0.2)
        painter.end()


class _Shelf(QWidget):
    """A strip of dark wood for the six to lie on; nothing under it shines through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._artwork: Artwork | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def dress(self, artwork: Artwork) -> None:
        """Take the theme's colours."""
        self._artwork = artwork
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded strip with a line of light wood."""
        if self._artwork is None:
            return
        table, flat = self._artwork.theme.table, self._artwork.theme.style.relief == 0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = max(1.0, self._artwork.geometry.unit * 0.03)
        box = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
        painter.setPen(QPen(QColor(table.trim), thick))
        painter.setBrush(QColor(table.ground if flat else table.tray))
        painter.drawRoundedRect(box, box.height() * 0.28, box.height() * 0.28)
        painter.end()


class DiceSetter(QObject):
    """The row of six, in the half of the side that sets its throw.

    Signals: ``picked(number)``; ``left()`` when a key goes back to the board.
    """

    picked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf = _Shelf(parent)
        self.buttons = tuple(FaceButton(number, parent) for number in range(1, 7))
        for button in self.buttons:
            button.clicked.connect(lambda _=False, number=button.number: self.picked.emit(number))
            button.left.connect(self.left)

    @property
    def focused(self) -> bool:
        """Whether one of the six has the keyboard."""
        return any(button.hasFocus() for button in self.buttons)

    def hide(self) -> None:
        """Take the row away."""
        self._shelf.hide()
        for button in self.buttons:
            button.hide()

    def show(self, artwork: Artwork, throw: HandThrow, words: BoardWords) -> None:
        """Put the row under the dice that are set."""
        unit = artwork.geometry.unit
        size = max(LEAST, round(artwork.geometry.letter(_SIZE, _LARGEST)))
        step = size + max(1, round(unit * 0.04))
        middle = artwork.geometry.dice_spot(throw.side is Side.FIRST)
        left = round(middle.x - step * 3)
        rim = max(2, round(unit * 0.08))
        clear = middle.y + unit * (DIE / 2 - RAISED) + rim + 1
        top = round(max(middle.y + unit * BELOW - size / 2, clear))
        self._shelf.dress(artwork)
        self._shelf.setGeometry(left - rim, top - rim, step * 6 + 2 * rim, size + 2 * rim)
        self._shelf.show()
        self._shelf.raise_()
        for index, button in enumerate(self.buttons):
            text = words.set_die.replace("{number}", str(button.number))
            button.dress(artwork, throw.side, size, text)
            button.move(left + step * index, top)
            button.show()
            button.raise_()

"""The small buttons that lie on the board: for the last step, and for a throw set by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from trictrac_gui.engine.model import OFF, Side
from trictrac_gui.session.view import GameView, HandThrow
from trictrac_gui.ui.board.board_scene import BoardScene, BoardWords
from trictrac_gui.ui.board.dice_set import RAISED
from trictrac_gui.ui.board.marks import meaning
from trictrac_gui.ui.painting.artwork import DIE, Artwork
from trictrac_gui.ui.painting.brushes import number_font, paint_text, with_alpha
from trictrac_gui.ui.painting.geometry import CHIP, Spot
from trictrac_gui.ui.theme.theme import Theme


class BoardButton(QAbstractButton):
    """A real button, so that keys and screen readers reach it; ``left`` leads back to the board."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Or the board under it would take the touch of a finger or a pen.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def lay(self, size: int, text: str) -> None:
        self.resize(size, size)
        self.setToolTip(text)
        self.setStatusTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as space does, Esc goes back to the board."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


LEAST_WIDTH = 28
"""The smallest width of a button in pixels that a finger or a shaky hand still meets."""


_STEP_SIZE, _STEP_LARGEST = 0.62, 1.12
"""Width of a button in point widths: usually, and where letters are wished as large as can be."""


_LETTER = 0.58
"""Size of a button's number to its width."""


_HIGHEST_COLUMN = 3
"""Up to so many checkers the two buttons stand one above the other on the point's own column."""


class LastStepButton(BoardButton):
    """A pale disc with the arrow back, or with a number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._number = 0
        self._colour = QColor()

    def show_as(self, theme: Theme, size: int, number: int, colour: QColor, text: str) -> None:
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


class LastStepButtons:
    """Places the two buttons beside the checker that moved last."""

    def __init__(self, parent: QWidget) -> None:
        self.back = LastStepButton(parent)
        self.other = LastStepButton(parent)

    @property
    def buttons(self) -> tuple[LastStepButton, LastStepButton]:
        """Both, in the order of the keyboard."""
        return self.back, self.other

    def hide(self) -> None:
        for button in self.buttons:
            button.hide()

    def show(self, artwork: Artwork, view: GameView, words: BoardWords) -> None:
        """Offer what the view says may be done about the last step, beside the score chips."""
        if view.moved is None or not view.may_undo:
            self.hide()
            return
        theme = artwork.theme
        size = max(LEAST_WIDTH, round(artwork.geometry.letter(_STEP_SIZE, _STEP_LARGEST)))
        buttons = [self.back]
        self.back.show_as(theme, size, 0, QColor(), words.take_back)
        other = view.other_number
        if other is None:
            self.other.hide()
        else:
            means = meaning(other, view.dice.numbers if view.dice else ())
            colour = QColor(getattr(theme.marks, means.value))
            number = other.numbers[0]
            text = words.other_number.replace("{number}", str(number))
            self.other.show_as(theme, size, number, colour, text)
            buttons.append(self.other)
        spots = _spots(artwork, view, size, len(buttons))
        if view.moved.dst != OFF:
            chips = [QRectF(*box) for box in artwork.arrangement.chip_boxes(view.score)]
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


_LEAST_FACE = 24
"""The smallest width of a button in pixels that a finger still meets."""


_FACE_SIZE, _FACE_LARGEST = 0.7, 0.92
"""Edge of a face in point widths, and the largest where large letters are wished."""


_FACES_BELOW = 0.58
"""How far under the middle of the board the row lies, in point widths."""


class FaceButton(BoardButton):
    """A face of a die to press."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self._artwork: Artwork | None = None
        self._side = Side.FIRST

    def show_as(self, artwork: Artwork, side: Side, size: int, text: str) -> None:
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


class _FacesStrip(QWidget):
    """A strip of dark wood for the six to lie on; nothing under it shines through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._artwork: Artwork | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def show_as(self, artwork: Artwork) -> None:
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


class DiceFaces(QObject):
    """The row of six, in the half of the side that sets its throw.

    Signals: ``picked(number)``; ``left()`` when a key goes back to the board.
    """

    picked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._strip = _FacesStrip(parent)
        self.buttons = tuple(FaceButton(number, parent) for number in range(1, 7))
        for button in self.buttons:
            button.clicked.connect(lambda _=False, number=button.number: self.picked.emit(number))
            button.left.connect(self.left)

    @property
    def focused(self) -> bool:
        """Whether one of the six has the keyboard."""
        return any(button.hasFocus() for button in self.buttons)

    def hide(self) -> None:
        self._strip.hide()
        for button in self.buttons:
            button.hide()

    def show(self, artwork: Artwork, throw: HandThrow, words: BoardWords) -> None:
        """Put the row under the dice that are set."""
        unit = artwork.geometry.unit
        size = max(_LEAST_FACE, round(artwork.geometry.letter(_FACE_SIZE, _FACE_LARGEST)))
        step = size + max(1, round(unit * 0.04))
        middle = artwork.geometry.dice_spot(throw.side is Side.FIRST)
        left = round(middle.x - step * 3)
        rim = max(2, round(unit * 0.08))
        clear = middle.y + unit * (DIE / 2 - RAISED) + rim + 1
        top = round(max(middle.y + unit * _FACES_BELOW - size / 2, clear))
        self._strip.show_as(artwork)
        self._strip.setGeometry(left - rim, top - rim, step * 6 + 2 * rim, size + 2 * rim)
        self._strip.show()
        self._strip.raise_()
        for index, button in enumerate(self.buttons):
            text = words.set_die.replace("{number}", str(button.number))
            button.show_as(artwork, throw.side, size, text)
            button.move(left + step * index, top)
            button.show()
            button.raise_()


class DiceByHand(QObject):
    """The faces, clicks and keys that set a throw. ``wanted(die, number)`` asks for a number."""

    wanted = Signal(int, int)

    def __init__(self, board: QWidget, viewport: QWidget, scene: BoardScene) -> None:
        super().__init__(board)
        self._board = board
        self._viewport = viewport
        self._scene = scene
        self._faces: DiceFaces | None = None

    @property
    def faces(self) -> DiceFaces:
        """The six faces; made when they are first needed."""
        if self._faces is None:
            self._faces = DiceFaces(self._viewport)
            self._faces.picked.connect(self.set)
            self._faces.left.connect(self._board.setFocus)
        return self._faces

    def begin(self, view: GameView) -> None:
        """A throw of which nothing is set yet begins with its first die."""
        if view.setting is None or not any(view.setting.numbers):
            self._scene.chosen_die = 0

    def show(self, artwork: Artwork, view: GameView) -> None:
        """Show the faces while a throw is being set."""
        if view.setting is not None:
            self.faces.show(artwork, view.setting, self._scene.words)
        elif self._faces is not None:
            focused = self._faces.focused
            self._faces.hide()
            if focused:
                self._board.setFocus()

    def set(self, number: int) -> None:
        """Give the chosen die a number; the next number is for the die after it."""
        view = self._scene.shown
        if view is None or view.setting is None:
            return
        die = self._scene.chosen_die
        self._scene.choose_die((die + 1) % len(view.setting.numbers))
        self.wanted.emit(die, number)

    def turn(self, die: int) -> None:
        """Turn a die that was clicked on to its next number."""
        view = self._scene.shown
        if view is not None and view.setting is not None:
            self._scene.choose_die(die)
            self.wanted.emit(die, view.setting.numbers[die] % 6 + 1)

    def number_of(self, event: QKeyEvent) -> int | None:
        """The number a key stands for, while a throw is being set."""
        view = self._scene.shown
        if view is None or view.setting is None or len(event.text()) != 1:
            return None
        return "123456".find(event.text()) + 1 or None

"""The editor's board: checkers are dragged, clicked and keyed to wherever they are wanted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from trictrac_gui.engine.model import OFF, Place, Side
from trictrac_gui.engine.variant import PositionFault
from trictrac_gui.session.position_draft import TRAY, Draft, view_of
from trictrac_gui.ui.editor.editor_geometry import RUBBER, Cell, EditorGeometry, lay_checkers, put
from trictrac_gui.ui.painting.artwork import Artwork
from trictrac_gui.ui.painting.brushes import number_font, paint_text, shaded, with_alpha
from trictrac_gui.ui.painting.diagrams import paint_frame
from trictrac_gui.ui.painting.geometry import Rect
from trictrac_gui.ui.painting.pieces import paint_checker, paint_shadow
from trictrac_gui.ui.pictures.board_picture import paint_fittings
from trictrac_gui.ui.theme.theme import Theme

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class EditorBoard(QWidget):
    """Shows a draft and asks for changes of it.

    ``changed`` carries the draft that is wanted; ``refused`` the ``PositionFault`` of what cannot
    be done; ``pointed`` the ``Cell`` the keyboard has come to; ``brush_changed`` comes when
    another colour, or taking away, was chosen.
    """

    changed = Signal(object)
    refused = Signal(object)
    pointed = Signal(object)
    brush_changed = Signal()

    def __init__(self, theme: Theme, draft: Draft) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.draft = draft
        self.brush: Side | None = Side.FIRST
        """The side whose checkers a click adds; None takes away."""
        self.cursor_cell = Cell(1)
        self.carried: Cell | None = None
        """The place a checker was taken up from by the keyboard."""
        self._theme = theme
        self._turned = self._mirrored = False
        self._faulty: tuple[PositionFault, ...] = ()
        self._pressed: tuple[QPoint, Cell] | None = None
        self._held: tuple[Side, Place] | None = None
        self._mouse = QPointF()
        self._table: Artwork | None = None
        self._picture: QPixmap | None = None
        self._ground: EditorGeometry | None = None

    # -- what is shown -----------------------------------------------------------------------

    @property
    def ground(self) -> EditorGeometry:
        """Where everything lies at this size."""
        if self._ground is None:
            self._ground = EditorGeometry(
                self.draft.variant, self.width(), self.height(), self._turned, self._mirrored
            )
        return self._ground

    def show_draft(self, draft: Draft, faults: tuple[PositionFault, ...]) -> None:
        """Show a draft with the places marked that stand against it."""
        if draft.variant != self.draft.variant:
            self._forget()
        self.draft, self._faulty = draft, faults
        if self.cursor_cell not in [cell for row in self.ground.cells for cell in row]:
            self.cursor_cell = Cell(1)
        self._picture = None
        self.update()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._forget()

    def show_turned(self, turned: bool, mirrored: bool) -> None:
        self._turned, self._mirrored = turned, mirrored
        self._forget()

    def set_brush(self, brush: Side | None) -> None:
        """Choose what a click does."""
        self.brush = brush
        self._picture = None
        self.update()
        self.brush_changed.emit()

    def sizeHint(self) -> QSize:
        """As the table of a game."""
        return QSize(760, 640)

    def minimumSizeHint(self) -> QSize:
        """Small enough for the smallest window."""
        return QSize(300, 260)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def _forget(self) -> None:
        self._ground = self._picture = self._table = None
        self.update()

    def marked(self) -> tuple[Place, ...]:
        return tuple(fault.place for fault in self._faulty if fault.place is not None)

    # -- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Blit the board; a held checker and the cursor over it."""
        painter = QPainter(self)
        if self._picture is None:
            self._picture = self._painted()
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            self._paint_cursor(painter)
        if self._held is not None:
            self._paint_held(painter, self._held[0], self._mouse)
        elif self.carried is not None:
            side = self._owner(self.carried)
            if side is not None:
                spot = self.ground.box(self.cursor_cell).centre
                self._paint_held(painter, side, QPointF(*spot))

    def _painted(self) -> QPixmap:
        ground, theme, ratio = self.ground, self._theme, self.devicePixelRatioF()
        if self._table is None:
            self._table = Artwork(
                ground.geometry, self.draft.variant, theme, QSizeF(self.size()), ratio
            )
        picture = QPixmap(self._table.table())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        held = self._held
        draft = self.draft if held is None else self._without(held)
        lay_checkers(painter, self._table, ground, draft)
        paint_fittings(painter, ground.geometry, view_of(draft), theme)
        for side in Side:
            in_tray = draft.in_tray(side)
            if held is not None and held[0] is side:
                in_tray -= 1  # it is in the hand
            self._paint_tray(painter, self._table, side, in_tray)
        self._paint_rubber(painter)
        for fault in self._faulty:
            if fault.place is not None:
                box = _qrect(ground.box(Cell(fault.place, fault.side)))
                paint_frame(painter, box, ground.geometry.unit, theme)
        painter.end()
        return picture

    def _without(self, held: tuple[Side, Place]) -> Draft:
        side, place = held
        return self.draft if place == TRAY else self.draft.moved(side, place, TRAY)

    def _paint_tray(self, painter: QPainter, artwork: Artwork, side: Side, count: int) -> None:
        ground, theme = self.ground, self._theme
        unit = ground.geometry.unit
        self._paint_supply(painter, ground.tray(side), chosen=self.brush is side)
        colours = theme.side(self.draft.variant.side_keys[side])
        for nth in range(count):
            spot = QPointF(*ground.tray_spot(side, nth, self.draft.variant.checkers))
            put(painter, artwork, artwork.checker(side), spot)
        # An empty tray still shows whose it is.
        box = ground.tray(side)
        at = QPointF(box.right - unit * 0.65, box.y + box.height / 2)
        self._write(painter, str(count), at, unit * 0.55)
        paint_checker(painter, at - QPointF(unit * 0.86, 0), unit * 0.5, colours, theme.style)

    def _paint_rubber(self, painter: QPainter) -> None:
        box, unit = self.ground.rubber(), self.ground.geometry.unit
        self._paint_supply(painter, box, chosen=self.brush is None)
        self._write(painter, "\u2212", QPointF(*box.centre), unit * 0.9)

    def _write(self, painter: QPainter, text: str, at: QPointF, size: float) -> None:
        surround = QColor(self._theme.table.surround)
        ink = QColor("#ffffff") if surround.lightnessF() < 0.55 else QColor("#10131a")
        paint_text(painter, text, at, number_font(size), ink)

    def _paint_supply(self, painter: QPainter, rect: Rect, *, chosen: bool) -> None:
        unit = self.ground.geometry.unit
        surround = QColor(self._theme.table.surround)
        dark = surround.lightnessF() < 0.55
        painter.setBrush(with_alpha(shaded(surround, 0.3 if dark else -0.3), 0.35))
        line = QColor(self._theme.marks.movable) if chosen else shaded(surround, 0.35)
        if chosen and self._theme.style.relief == 0:
            line = QColor(self._theme.marks.cursor)
        painter.setPen(QPen(line, max(2.0, unit * 0.09) if chosen else 1.0))
        painter.drawRoundedRect(_qrect(rect), unit * 0.2, unit * 0.2)

    def _paint_cursor(self, painter: QPainter) -> None:
        unit = self.ground.geometry.unit
        box = _qrect(self.ground.box(self.cursor_cell))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = QColor(self._theme.marks.cursor)
        for pen in (QPen(QColor(255, 255, 255, 220), unit * 0.15), QPen(colour, unit * 0.09)):
            painter.setPen(pen)
            painter.drawRoundedRect(box, unit * 0.12, unit * 0.12)

    def _paint_held(self, painter: QPainter, side: Side, at: QPointF) -> None:
        diameter = self.ground.geometry.checker * 1.06
        colours = self._theme.side(self.draft.variant.side_keys[side])
        paint_shadow(painter, at, diameter, self._theme.style, 1.0)
        paint_checker(painter, at, diameter, colours, self._theme.style)

    # -- by mouse, pen and touch -------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.ground.cell_at(event.position().x(), event.position().y())
        self.carried = None
        if cell is None:
            return
        if event.button() is Qt.MouseButton.RightButton:
            self.take_away(cell)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pressed = (event.position().toPoint(), cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position()
        if self._pressed is not None and self._held is None:
            away = event.position().toPoint() - self._pressed[0]
            side = self._owner(self._pressed[1])
            if away.manhattanLength() >= QApplication.startDragDistance() and side is not None:
                self._held = (side, self._pressed[1].place)
                self._picture = None
        if self._held is not None:
            self.update()
        else:
            self._show_hand(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, held = self._pressed, self._held
        self._pressed = self._held = None
        self._picture = None
        self.update()
        if held is not None:
            cell = self.ground.cell_at(event.position().x(), event.position().y())
            there = TRAY if cell is None or cell.place == RUBBER else cell.place
            self.put(held[0], held[1], there)
        elif pressed is not None:
            self.touch(pressed[1])

    def _show_hand(self, at: QPointF) -> None:
        cell = self.ground.cell_at(at.x(), at.y())
        there = cell is not None and (cell.place == RUBBER or self._owner(cell) is not None)
        self.setCursor(Qt.CursorShape.PointingHandCursor if there else Qt.CursorShape.ArrowCursor)

    def _owner(self, cell: Cell) -> Side | None:
        """Whose checker is taken from a place."""
        if cell.side is not None:
            return cell.side if self.draft.count(cell.side, cell.place) else None
        return self.draft.holder(cell.place)

    # -- what a click and a key ask for ------------------------------------------------------

    def touch(self, cell: Cell) -> None:
        """A click: choose a colour at its tray, else add one of the colour chosen, or take away."""
        if cell.place == RUBBER:
            self.set_brush(None)
        elif cell.place == TRAY:
            self.set_brush(cell.side)
        elif self.brush is None:
            self.take_away(cell)
        else:
            holder = None if cell.place == OFF or cell.side is not None else self._owner(cell)
            if holder is self.brush.other:
                self.take_away(cell)
            else:
                self.add(cell)

    def add(self, cell: Cell) -> None:
        """One more checker of the colour chosen."""
        side = self.brush if self.brush is not None else (cell.side or self._owner(cell))
        if side is None or cell.place in (TRAY, RUBBER):
            return
        if not self.draft.in_tray(side):
            self.refused.emit(PositionFault("tray-empty", side))
        else:
            self.put(side, TRAY, cell.place)

    def take_away(self, cell: Cell) -> None:
        """One checker back to its tray."""
        side = self._owner(cell)
        if side is not None and cell.place not in (TRAY, RUBBER):
            self.put(side, cell.place, TRAY)

    def put(self, side: Side, src: Place, dst: Place) -> None:
        """A checker from a place to another, or say why not."""
        if dst == RUBBER:
            dst = TRAY
        why = self.draft.why_not(side, dst)
        if why is not None:
            self.refused.emit(why)
            return
        moved = self.draft.moved(side, src, dst)
        if moved != self.draft:
            self.changed.emit(moved)

    # -- by keyboard -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go about; plus adds, minus takes away, Return carries, X changes the colour."""
        key = Qt.Key(event.key())
        cell = self.cursor_cell
        if key in _ARROWS:
            across, down = _ARROWS[key]
            self.cursor_cell = self.ground.beside(cell, across, down)
            self.pointed.emit(self.cursor_cell)
            self.update()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.add(cell)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
            self.take_away(cell)
        elif key is Qt.Key.Key_Delete:
            self._lift_all(cell)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._carry(cell)
        elif key is Qt.Key.Key_X:
            self.set_brush(Side.FIRST if self.brush is None else self.brush.other)
        elif key is Qt.Key.Key_Escape and self.carried is not None:
            self.carried = None
            self.update()
        else:
            super().keyPressEvent(event)

    def _carry(self, cell: Cell) -> None:
        carried = self.carried
        if carried is None:
            if self._owner(cell) is not None:
                self.carried = cell
        else:
            self.carried = None
            side = self._owner(carried)
            if side is not None:
                self.put(side, carried.place, cell.place)
        self.update()

    def _lift_all(self, cell: Cell) -> None:
        side = self._owner(cell)
        if side is not None:
            self.changed.emit(self.draft.lifted(side, cell.place))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor, and say where it stands."""
        super().focusInEvent(event)
        self.pointed.emit(self.cursor_cell)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.carried = None
        self.update()


def _qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)

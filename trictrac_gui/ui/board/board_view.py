"""The board as a widget: it shows views, and asks for steps, throws and the end of a turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from trictrac_gui.engine.model import Place, Side
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.board import cursor
from trictrac_gui.ui.board.arrangement import look
from trictrac_gui.ui.board.artwork import Artwork
from trictrac_gui.ui.board.board_scene import BoardScene
from trictrac_gui.ui.board.geometry import Geometry, Rect
from trictrac_gui.ui.board.hand import Asks, Hand
from trictrac_gui.ui.board.offers import Offers
from trictrac_gui.ui.board.words import BoardWords
from trictrac_gui.ui.theme import Theme, shipped_themes

SETTLED = 120
"""Milliseconds without a further resize before the table is painted anew."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardView(QGraphicsView):
    """A board of any game; it knows no rule and changes only through ``show_view``.

    Signals: ``step_requested(src, dst)`` for every move a hand tries, legal or not, and with
    one place twice for checkers that were touched and cannot move;
    ``throw_requested(side)``; ``hand_over_requested()``; for the checker that moved last
    ``undo_requested()`` and ``other_number_requested()``; ``swap_requested()`` for the dice.
    """

    step_requested = Signal(object, object)
    throw_requested = Signal(object)
    hand_over_requested = Signal()
    undo_requested = Signal()
    other_number_requested = Signal()
    swap_requested = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        theme: Theme | None = None,
        words: BoardWords | None = None,
    ) -> None:
        super().__init__(parent)
        # A viewport that Qt makes is looked up among all kinds of widget, 15 ms of a start.
        self._viewport = QWidget()
        self.setViewport(self._viewport)
        self._scene = BoardScene(self)
        self._scene.words = words or BoardWords()
        self.setScene(self._scene)
        self._theme = theme or shipped_themes()[0]
        self._turned = False
        self._mirrored = False
        self._ratio = 0.0
        self._stale: tuple[QPixmap, Rect] | None = None
        self._cursor: Place | None = None
        self.hand = Hand(
            self._scene,
            Asks(
                lambda src, dst: self.step_requested.emit(src, dst),
                lambda side: self.throw_requested.emit(side),
                lambda: self.hand_over_requested.emit(),
                lambda: self.swap_requested.emit(),
            ),
        )
        self.offers = Offers(self.viewport())
        self.offers.back.clicked.connect(lambda: self.undo_requested.emit())
        self.offers.other.clicked.connect(lambda: self.other_number_requested.emit())
        for button in self.offers.buttons:
            button.left.connect(self.setFocus)
        self._scene.animator.settled.connect(self._show_offers)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(SETTLED)
        self._resizing.timeout.connect(self._repaint_table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 200)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- showing -------------------------------------------------------------------------

    def show_view(self, view: GameView) -> None:
        """Show a moment of the game; what differs from the one shown before is animated."""
        before = self._scene.shown
        if before == view:
            return
        self.hand.forget()
        changed = before is None or look(before.variant) != look(view.variant)
        self._scene.show_view(view)
        if changed:
            self._lay_out()
        self._follow_with_cursor(view)
        self._show_offers()

    def show_refusal(self, refusal: Refusal) -> None:
        """Let the refused checker glide home and mark the places that show why."""
        self.hand.forget()
        self._scene.show_refusal(refusal)
        self._show_offers()

    @property
    def shown(self) -> GameView | None:
        """The view that is on the board."""
        return self._scene.shown

    @property
    def board(self) -> BoardScene:
        """The scene with all items."""
        return self._scene

    @property
    def geometry_of_board(self) -> Geometry | None:
        """Where everything lies, in pixels of the viewport."""
        return self._scene.artwork.geometry if self._scene.artwork else None

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in other colours."""
        if theme != self._theme:
            self._theme = theme
            self._lay_out()

    def set_turned(self, turned: bool) -> None:
        """Show the board to the player on the other side."""
        if turned != self._turned:
            self._turned = turned
            self._lay_out()

    def set_mirrored(self, mirrored: bool) -> None:
        """Exchange left and right, for those who are used to a home on the left."""
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self._lay_out()

    def set_speed(self, seconds: float) -> None:
        """Let a throw of the dice take so long, all else in proportion; 0 shows all at once."""
        self._scene.animator.speed = max(0.0, seconds)
        if seconds <= 0:
            self._scene.animator.finish()

    def set_one_click(self, on: bool) -> None:
        """Let a click on a checker with one possible step play it."""
        self.hand.one_click = on

    def set_words(self, words: BoardWords) -> None:
        """Write the plates beside the dice in another language."""
        if words != self._scene.words:
            self._scene.words = words
            self._lay_out()

    # --- size ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pieces out at once and paint the table again when the size has settled."""
        super().resizeEvent(event)
        self._lay_out(resizing=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notice another screen before painting."""
        if self._scene.artwork is not None and self._ratio != self.devicePixelRatioF():
            self._lay_out()
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Blit the table."""
        area = QRectF(rect)
        artwork = self._scene.artwork
        if artwork is None:
            painter.fillRect(area, self._theme.table.surround)
            return
        if self._stale is not None:
            self._draw_stale(painter, artwork)
            return
        table = artwork.table()
        ratio = artwork.ratio
        whole = area.toAlignedRect()
        source = QRectF(
            whole.x() * ratio, whole.y() * ratio, whole.width() * ratio, whole.height() * ratio
        )
        painter.drawPixmap(QRectF(whole), table, source)

    def _draw_stale(self, painter: QPainter, artwork: Artwork) -> None:
        """While the window is being resized the old table is stretched."""
        assert self._stale is not None
        picture, old = self._stale
        new = artwork.geometry.outer
        ratio = picture.devicePixelRatio()
        painter.fillRect(QRectF(self.viewport().rect()), self._theme.table.surround)
        painter.drawPixmap(
            QRectF(new.x, new.y, new.width, new.height),
            picture,
            QRectF(old.x * ratio, old.y * ratio, old.width * ratio, old.height * ratio),
        )

    def _lay_out(self, resizing: bool = False) -> None:
        view = self._scene.shown
        size = self.viewport().size()
        if view is None or size.isEmpty():
            return
        if self.hand.busy:
            self.hand.cancel()
        before = self._scene.artwork
        geometry = Geometry.fitted(
            Rect(0, 0, size.width(), size.height()),
            view.variant.has_bar,
            self._turned,
            self._mirrored,
        )
        self._ratio = self.devicePixelRatioF()
        artwork = Artwork(geometry, view.variant, self._theme, QSizeF(size), self._ratio)
        if not resizing:
            self._stale = None
        elif before is not None and before.painted and before.geometry.has_bar == geometry.has_bar:
            if self._stale is None:
                self._stale = (before.table(), before.geometry.outer)
            self._resizing.start()
        self._scene.set_artwork(artwork)
        self._show_cursor()
        self._show_offers()
        self.viewport().update()

    def _repaint_table(self) -> None:
        self._stale = None
        self.viewport().update()

    def _show_offers(self) -> None:
        """The buttons beside the last checker; they wait while it moves or a hand is busy."""
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None:
            return
        if self.hand.busy or not self._scene.animator.idle or view.moved is None:
            focused = any(button.hasFocus() for button in self.offers.buttons)
            self.offers.hide()
            if focused:
                self.setFocus()
        else:
            self.offers.show(artwork, view, self._scene.words)

    # --- pointer -------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, or nothing for another button than the left."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._move_cursor(None)
            spot = event.position()
            self.hand.press(spot.x(), spot.y())
            self._show_pointer(spot)
            self._show_offers()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is held; otherwise show what a press would do."""
        spot = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.move(spot.x(), spot.y())
        self._show_pointer(spot)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            spot = event.position()
            self.hand.release(spot.x(), spot.y())
            self._show_pointer(spot)
            self._show_offers()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks plays nothing a second time."""
        event.accept()

    def _show_pointer(self, spot: QPointF) -> None:
        if self.hand.holding is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hand.can_press_dice(spot.x(), spot.y()):
            shape = Qt.CursorShape.PointingHandCursor
        elif self.hand.can_take(spot.x(), spot.y()):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag ends where it began."""
        if self.hand.busy:
            self.hand.cancel()
            self._show_offers()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """The window losing the foreground ends a drag too."""
        if event.type() is QEvent.Type.WindowDeactivate and self.hand.busy:
            self.hand.cancel()
            self._show_offers()
        return super().event(event)

    # --- keyboard ------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Home goes to the dice, Enter or space takes and puts, Esc puts back."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and (self.hand.busy or self._scene.marks.refused):
            self.hand.cancel()
        elif key == Qt.Key.Key_Backspace and self._scene.shown is not None:
            self._take_back(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        elif key in _ARROWS and self._scene.shown is not None:
            self._walk(*_ARROWS[key])
        elif key == Qt.Key.Key_Home and self._scene.shown is not None:
            self._move_cursor(cursor.DICE)
        elif key in _ENTER and self._scene.shown is not None:
            if not event.isAutoRepeat():
                self._enter()
        else:
            super().keyPressEvent(event)
            return
        self._show_offers()
        event.accept()

    def _take_back(self, other: bool) -> None:
        """Backspace takes the last step back, with Shift it plays the other number instead."""
        view = self._scene.shown
        if view is None or view.moved is None:
            return
        if not other:
            self.undo_requested.emit()
        elif view.other_number is not None:
            self.other_number_requested.emit()

    @property
    def cursor_place(self) -> Place | None:
        """Where the keyboard's cursor stands; None while the mouse is used."""
        return self._cursor

    def _walk(self, dx: int, dy: int) -> None:
        geometry = self.geometry_of_board
        if geometry is None:
            return
        if self._cursor is None:
            self._move_cursor(self._first_stop())
        else:
            self._move_cursor(cursor.step(self._cursor, dx, dy, geometry))

    def _first_stop(self) -> Place:
        """Where the cursor appears: on the dice if they are due, else on what can move."""
        view = self._scene.shown
        if view is None or view.may_throw or not view.moves:
            return cursor.DICE
        return next(iter(view.moves))

    def _enter(self) -> None:
        view = self._scene.shown
        if view is None:
            return
        self._scene.animator.finish()
        place = self._cursor if self._cursor is not None else self._first_stop()
        if self.hand.chosen is not None and place != cursor.DICE:
            if place == self.hand.chosen:
                self.hand.cancel()
            else:
                self.hand.put(place)
        elif place == cursor.DICE:
            for side in Side:
                if side in view.may_throw or (view.dice is not None and view.dice.side is side):
                    self.hand.press_dice(side)
                    break
        else:
            if self._cursor is None:
                self._move_cursor(place)
            elif place in view.moves:
                self.hand.choose(place)
            else:
                self.hand.ask_why(place)

    def _follow_with_cursor(self, view: GameView) -> None:
        """A cursor that is in use goes to the dice when they are due."""
        if self._cursor is None:
            return
        if view.may_throw or (view.may_hand_over and not view.moves):
            self._move_cursor(cursor.DICE)
        elif self._cursor == cursor.DICE and view.moves:
            self._move_cursor(next(iter(view.moves)))
        else:
            self._show_cursor()

    def _move_cursor(self, place: Place | None) -> None:
        self._cursor = place
        self._show_cursor()

    def _show_cursor(self) -> None:
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None:
            return
        side = view.to_move if view.to_move is not None else Side.FIRST
        where: Place | QRectF | None = self._cursor
        if where == cursor.DICE:
            where = self._dice_box(view)
        self._scene.marks.show_cursor(artwork, view, side, where)

    def _dice_box(self, view: GameView) -> QRectF:
        artwork = self._scene.artwork
        assert artwork is not None
        unit = artwork.geometry.unit
        for side in (*view.may_throw, *Side):
            if self._scene.dice[side].visible:
                return (
                    self._scene.dice[side]
                    .bounds()
                    .adjusted(unit * 0.3, unit * 0.3, -unit * 0.3, -unit * 0.3)
                )
        spot = artwork.geometry.dice_spot(True)
        return QRectF(spot.x - unit, spot.y - unit, 2 * unit, 2 * unit)

"""The board as a widget: it shows views, and asks for steps, throws and the end of a turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPointerEvent,
    QResizeEvent,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from trictrac_gui.engine.model import Place
from trictrac_gui.session.view import Deed, GameView, Refusal, deeds
from trictrac_gui.ui.board.access import AccessiblePlaces
from trictrac_gui.ui.board.board_buttons import DiceByHand, LastStepButtons
from trictrac_gui.ui.board.board_scene import BoardScene, BoardWords
from trictrac_gui.ui.board.keyboard import BoardCommand, Keyboard, meant
from trictrac_gui.ui.board.move_input import Mouse, MoveInput
from trictrac_gui.ui.board.pointer import Touches
from trictrac_gui.ui.painting.artwork import Artwork
from trictrac_gui.ui.painting.geometry import Geometry, Rect
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.ui.widgets.press_guard import PressGuard


class BoardView(QGraphicsView):
    """A board of any game; it knows no rule and changes only through ``show_view``.

    Signals: ``step_requested(src, dst)`` for every move that is tried, legal or not, and with
    one place twice for checkers that were touched and cannot move;
    ``throw_requested(side)``; ``hand_over_requested()``; for the checker that moved last
    ``undo_requested()`` and ``other_number_requested()``; ``swap_requested()`` for the dice;
    ``die_set_requested(die, number)`` while a throw is set by hand. ``laid_out()`` tells that
    everything lies elsewhere, in another size, theme or direction.
    ``place_described(str)`` says what is where the mouse or the keyboard is; empty for none;
    ``state_requested()`` asks to hear how the game stands.
    """

    step_requested = Signal(object, object)
    throw_requested = Signal(object)
    hand_over_requested = Signal()
    undo_requested = Signal()
    other_number_requested = Signal()
    swap_requested = Signal()
    laid_out = Signal()
    die_set_requested = Signal(int, int)
    place_described = Signal(str)
    state_requested = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        theme: Theme | None = None,
        words: BoardWords | None = None,
    ) -> None:
        super().__init__(parent)
        # First of all: a viewport has events while the board is being made.
        self.mouse, self.touches = Mouse(self), Touches(self)
        # A viewport that Qt makes is looked up among all kinds of widget, 15 ms of a start.
        self._viewport = QWidget()
        self.setViewport(self._viewport)
        self._scene = BoardScene(self)
        self._scene.words = words or BoardWords()
        self.setScene(self._scene)
        self._theme = theme or shipped_themes()[0]
        self._turned = False
        self._mirrored = False
        self._letters = 1.0
        self._ratio = 0.0
        self._due = False
        self.backdrop = Backdrop(self._viewport)
        self._handle: QWindow | None = None
        self.by_hand = DiceByHand(self, self._viewport, self._scene)
        self.by_hand.wanted.connect(self.die_set_requested)
        self.guard = PressGuard(self)
        self.laid_out.connect(self.guard.renew)
        self.move_input = MoveInput(self._scene, self.guard)
        self.move_input.step_requested.connect(self.step_requested)
        self.move_input.throw_requested.connect(self.throw_requested)
        self.move_input.hand_over_requested.connect(self.hand_over_requested)
        self.move_input.swap_requested.connect(self.swap_requested)
        self.move_input.die_pressed.connect(self.by_hand.turn)
        self.last_step = LastStepButtons(self.viewport())
        self.last_step.back.clicked.connect(self._press_back)
        self.last_step.other.clicked.connect(self._press_other)
        for button in self.last_step.buttons:
            button.left.connect(self.setFocus)
        self.keyboard = Keyboard(self, self._scene, self.move_input, self.last_step.back)
        self.keyboard.place_described.connect(self.place_described)
        self.keyboard.pressed.connect(self._show_buttons)
        self.keyboard.left.connect(self.pointer_lost)
        self._scene.animator.settled.connect(self._show_buttons)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, 150)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- showing -------------------------------------------------------------------------

    def show_view(self, view: GameView) -> None:
        """Show a moment of the game; what differs from the one shown before is animated."""
        before = self._scene.shown
        if before == view:
            return
        self.guard.show(deeds(view))
        self._forget_input()
        self.by_hand.begin(view)
        if self._scene.show_view(view):
            self._lay_out()
        self.keyboard.follow(before, view)
        self._show_buttons()
        self.keyboard.describe()

    def be_still(self) -> None:
        """Only show from now on: no pointer reaches the board, and nothing on it moves."""
        self.set_speed(0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_refusal(self, refusal: Refusal) -> None:
        """Let the refused checker glide home and mark the places that show why."""
        self._forget_input()
        self._scene.show_refusal(refusal)
        self._show_buttons()

    @property
    def shown(self) -> GameView | None:
        return self._scene.shown

    @property
    def board(self) -> BoardScene:
        """The scene with all items, each where it belongs."""
        self._catch_up()
        return self._scene

    @property
    def geometry_of_board(self) -> Geometry | None:
        """Where everything lies, in pixels of the viewport."""
        self._catch_up()
        return self._scene.artwork.geometry if self._scene.artwork else None

    def width_in(self, room: QSize) -> int:
        """How wide the board with its frame would be in a room of that size."""
        view = self._scene.shown
        if view is None:
            return 0
        whole = Rect(0, 0, room.width(), room.height())
        return round(Geometry.fitted(whole, view.variant.has_bar).outer.width)

    def set_theme(self, theme: Theme) -> None:
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

    def set_letters(self, scale: float) -> None:
        """Write numbers and words on the board so much larger, as far as they fit."""
        if scale != self._letters:
            self._letters = scale
            self._lay_out()

    def set_speed(self, seconds: float) -> None:
        """Let a throw of the dice take so long, all else in proportion; 0 shows all at once."""
        self._scene.animator.speed = max(0.0, seconds)
        if seconds <= 0:
            self._scene.animator.finish()

    def set_one_click(self, on: bool) -> None:
        """Let a click on a checker with one possible step play it."""
        self.move_input.one_click = on

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
        self._catch_up()
        if self._scene.artwork is not None and self._ratio != self.devicePixelRatioF():
            self._lay_out(resizing=True)
        super().paintEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the window to other screens."""
        super().showEvent(event)
        self.guard.renew()
        handle = self.window().windowHandle()
        if handle is not self._handle:
            self._handle = handle
            handle.screenChanged.connect(self._look_at_screen)

    def _look_at_screen(self) -> None:
        """Paint everything for the screen the window is on, unless it is as sharp as before."""
        if self._scene.artwork is not None and self._ratio != self.devicePixelRatioF():
            self._lay_out(resizing=True)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = QRectF(rect)
        artwork = self._scene.artwork
        if artwork is None:
            painter.fillRect(area, self._theme.table.surround)
            return
        self.backdrop.draw(painter, area, artwork)

    def _lay_out(self, resizing: bool = False) -> None:
        """Lay everything out; the first time when somebody looks, as a window grows while it opens.

        Pieces are painted for the size they have, and that takes longer than all else here.
        """
        self._due = True
        if self._scene.artwork is None:
            self.viewport().update()
        else:
            self._catch_up(resizing)

    def _catch_up(self, resizing: bool = False) -> None:
        if not self._due:
            return
        self._due = False
        view = self._scene.shown
        size = self.viewport().size()
        if view is None or size.isEmpty():
            return
        if self.move_input.busy:
            self.move_input.cancel()
        before = self._scene.artwork
        geometry = Geometry.fitted(
            Rect(0, 0, size.width(), size.height()),
            view.variant.has_bar,
            self._turned,
            self._mirrored,
            letters=self._letters,
        )
        self._ratio = self.devicePixelRatioF()
        artwork = Artwork(geometry, view.variant, self._theme, QSizeF(size), self._ratio)
        self.backdrop.change(before, artwork, moving=resizing)
        self._scene.set_artwork(artwork)
        self.keyboard.show_cursor()
        self._show_buttons()
        self.keyboard.describe()
        self.viewport().update()
        self.laid_out.emit()

    def settle(self) -> None:
        """Paint the table in its size at once, without waiting for further changes of it."""
        self._catch_up()
        self.backdrop.settle()

    def _show_buttons(self) -> None:
        """The buttons beside the last checker; they wait while it moves or another is held."""
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None:
            return
        self.by_hand.show(artwork, view)
        if self.move_input.busy or not self._scene.animator.idle or view.moved is None:
            focused = any(button.hasFocus() for button in self.last_step.buttons)
            self.last_step.hide()
            if focused:
                self.setFocus()
        else:
            self.last_step.show(artwork, view, self._scene.words)

    # --- pointer -------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        """Mouse, fingers and pens are one pointer."""
        if isinstance(event, QPointerEvent) and (
            self.mouse.take(event) or self.touches.take(event)
        ):
            return True
        return super().viewportEvent(event)

    def pointer_down(self, spot: QPointF, slack: float) -> None:
        self.keyboard.move(None)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.move_input.press(spot.x(), spot.y(), slack)
        self._show_buttons()
        self.keyboard.describe()

    def pointer_moved(self, spot: QPointF) -> None:
        self.move_input.move(spot.x(), spot.y())

    def pointer_up(self, spot: QPointF) -> None:
        before = self._scene.shown
        self.move_input.release(spot.x(), spot.y())
        if self._scene.shown is before:  # else all this was shown with the new moment
            self._show_buttons()
            self.keyboard.describe()

    def pointer_hovers(self, spot: QPointF) -> None:
        self.keyboard.point(spot)

    def pointer_lost(self) -> None:
        """It counts for nothing; what it held goes back."""
        if self.move_input.busy:
            self.move_input.cancel()
            self._show_buttons()

    def wants_every_tap(self, spot: QPointF) -> bool:
        """The guard knows what two quick taps may do."""
        return True

    def _forget_input(self) -> None:
        """The game has gone on; what still touches the board does nothing more."""
        if self.move_input.holding is not None:
            self.touches.forget()
        self.move_input.forget()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing more to say of the place the mouse was on."""
        super().leaveEvent(event)
        self.keyboard.forget_pointer()
        self.keyboard.describe_place()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the place its cursor is on; by Tab it shows where that is."""
        super().focusInEvent(event)
        self.keyboard.come(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag ends where it began."""
        super().focusOutEvent(event)
        self.keyboard.leave()

    def hideEvent(self, event: QHideEvent) -> None:
        """A drag does not outlive the page it was made on."""
        self.pointer_lost()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """The window losing the foreground ends a drag too; another screen is painted for."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self.pointer_lost()
        elif event.type() is QEvent.Type.DevicePixelRatioChange:
            self._look_at_screen()
        return super().event(event)

    # --- keyboard ------------------------------------------------------------------------

    @property
    def has_keyboard(self) -> bool:
        """Whether keys come to the board, wherever on it the cursor is."""
        return self.keyboard.here

    @property
    def cursor_place(self) -> Place | None:
        """Where the keyboard's cursor stands; None while the mouse is used."""
        return self.keyboard.place

    @property
    def stops(self) -> AccessiblePlaces:
        """The places as a screen reader meets them."""
        return self.keyboard.stops

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the table of keys says of a key, or leave it to the window."""
        number, does = self.by_hand.number_of(event), meant(event)
        if number is not None:
            self.by_hand.set(number)
            self.keyboard.describe()
            event.accept()
            return
        busy = self.move_input.busy or bool(self._scene.marks.refused)
        nothing = does in (None, BoardCommand.SET_DIE) or (does is BoardCommand.BACK and not busy)
        if does is None or nothing or self._scene.shown is None:
            super().keyPressEvent(event)
            return
        self.keyboard.forget_pointer()  # until the mouse moves again
        if does is BoardCommand.STATE:
            self.state_requested.emit()
        elif does in (BoardCommand.TAKE_BACK, BoardCommand.OTHER_NUMBER):
            self._take_back(does is BoardCommand.OTHER_NUMBER)
        elif not (does is BoardCommand.PRESS and event.isAutoRepeat()):
            self.keyboard.do(does, Qt.Key(event.key()))
        self._show_buttons()
        self.keyboard.describe()
        event.accept()

    def _take_back(self, other: bool) -> None:
        """Backspace takes the last step back, with Shift it plays the other number instead."""
        view = self._scene.shown
        if view is None or view.moved is None:
            return
        if not other:
            self.undo_requested.emit()
        elif view.other_number is not None:
            self._press_other()

    def _press_back(self) -> None:
        """The button for it lies wherever a checker has come to, perhaps under the pointer."""
        if self.guard.allows(Deed.TAKE_BACK, repeats=True):
            self.undo_requested.emit()

    def _press_other(self) -> None:
        if self.guard.allows(Deed.OTHER_NUMBER):
            self.other_number_requested.emit()


SETTLED: Final = 120
"""Milliseconds without a further change of size before the table is painted anew."""


class Backdrop(QObject):
    """Keeps the last table that was painted until the next size has settled."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._old: tuple[QPixmap, Rect] | None = None
        self.quiet = QTimer(self)
        self.quiet.setSingleShot(True)
        self.quiet.setInterval(SETTLED)
        self.quiet.timeout.connect(self._paint_anew)

    def change(self, before: Artwork | None, after: Artwork, *, moving: bool) -> None:
        """Another table is to be shown; ``moving`` tells that more such changes may follow."""
        if not moving:
            self._old = None
            return
        if self._old is None and before is not None and before.painted:
            if before.geometry.has_bar != after.geometry.has_bar:
                return
            self._old = (before.table(), before.geometry.outer)
        if self._old is not None:
            self.quiet.start()

    def settle(self) -> None:
        """Paint the table in its size at once, without waiting for further changes of it."""
        if self.quiet.isActive():
            self.quiet.stop()
            self._paint_anew()

    def draw(self, painter: QPainter, area: QRectF, artwork: Artwork) -> None:
        """Blit the table, or what there is of it."""
        if self._old is not None:
            self._draw_old(painter, artwork, *self._old)
            return
        ratio = artwork.ratio
        whole = area.toAlignedRect()
        source = QRectF(
            whole.x() * ratio, whole.y() * ratio, whole.width() * ratio, whole.height() * ratio
        )
        painter.drawPixmap(QRectF(whole), artwork.table(), source)

    def _draw_old(self, painter: QPainter, artwork: Artwork, picture: QPixmap, old: Rect) -> None:
        new = artwork.geometry.outer
        ratio = picture.devicePixelRatio()
        painter.fillRect(QRectF(self._viewport.rect()), artwork.theme.table.surround)
        painter.drawPixmap(
            QRectF(new.x, new.y, new.width, new.height),
            picture,
            QRectF(old.x * ratio, old.y * ratio, old.width * ratio, old.height * ratio),
        )

    def _paint_anew(self) -> None:
        self._old = None
        self._viewport.update()


class BoardLayer(QWidget):
    """Lies over a board without taking anything from the mouse; ``paint_over`` is what is seen."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lower()
        board.viewport().installEventFilter(self)
        self.resize(board.viewport().size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the board."""
        if event.type() is QEvent.Type.Resize:
            self.resize(self._board.viewport().size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        geometry = self._board.geometry_of_board
        if geometry is not None:
            painter = QPainter(self)
            self.paint_over(painter, geometry)
            painter.end()

    def paint_over(self, painter: QPainter, geometry: Geometry) -> None:
        """Nothing, unless a layer has something to show."""

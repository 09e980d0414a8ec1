"""The audience window: the same board and drawings on another screen, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.class_layout import SidePlate
from trictrac_gui.ui.class_mode.drawing import DrawingLayer
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.theme.style_sheet import FAMILY, palette
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column


class Showable(Protocol):
    """As much of a screen as is needed."""

    def name(self) -> str:
        """What the system calls it."""
        ...

    def geometry(self) -> QRect:
        """Where it lies among the others."""
        ...


class Screens(QObject):
    """The screens that are plugged in. ``changed`` comes when there are others."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._tell)
        app.screenRemoved.connect(self._tell)

    def _tell(self, screen: QScreen) -> None:
        self.changed.emit()

    def all(self) -> Sequence[Showable]:
        """Every screen, the main one first."""
        main = QGuiApplication.primaryScreen()
        return [main, *(screen for screen in QGuiApplication.screens() if screen is not main)]

    def of(self, name: str) -> Showable | None:
        return next((screen for screen in self.all() if screen.name() == name), None)

    def put(self, window: QObject, screen: Showable) -> None:
        """Let a window fill a screen."""
        from PySide6.QtWidgets import QWidget

        assert isinstance(window, QWidget)
        if isinstance(screen, QScreen):
            window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.showFullScreen()


DARK, BRIGHT = QColor("#000000"), QColor("#ffffff")


class Curtain(QWidget):
    """Covers the widget it hangs over. ``lifted`` comes when it goes, also by a click."""

    lifted = Signal()

    def __init__(self, over: QWidget, *, by_click: bool) -> None:
        super().__init__(over)
        self._over = over
        self._by_click = by_click
        self._colour = DARK
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        over.installEventFilter(self)
        self.hide()

    @property
    def drawn(self) -> bool:
        """Whether it covers everything."""
        return not self.isHidden()

    def draw(self, bright: bool) -> None:
        """Cover everything with black or white."""
        self._colour = BRIGHT if bright else DARK
        self.setGeometry(self._over.rect())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.show()
        self.raise_()
        self.update()

    def lift(self) -> None:
        """Show everything again."""
        if self.drawn:
            self.hide()
            self.lifted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what it hangs over."""
        if event.type() is QEvent.Type.Resize and self.drawn:
            self.setGeometry(self._over.rect())
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click reaches nothing behind."""
        if self._by_click:
            self.lift()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._colour)


COLUMN = 8.0
"""The least width of the plates, in sizes of the type."""


SILENT = BoardWords(**{word.name: "" for word in fields(BoardWords)})
"""A board that says nothing."""


IN_A_WINDOW = "*"
"""In the place of a screen's name: an ordinary window, to be moved and shared by hand."""


def for_the_audience(view: GameView) -> GameView:
    """A moment without anything that only helps whoever plays it."""
    return replace(
        view,
        moves={},
        passing=None,
        lapsing=None,
        may_throw=(),
        may_hand_over=False,
        may_undo=False,
        may_redo=False,
        moved=None,
        other_number=None,
        may_swap=False,
        setting=None,
        may_double=None,
    )


class AudienceWindow(Worded, QWidget):
    """Shows what it is handed; ``shut`` comes when somebody closes it. It takes no clicks."""

    shut = Signal()

    def __init__(self, theme: Theme, screens: Screens) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("audience")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._screens = screens
        self._theme = theme
        self._view: GameView | None = None
        self._turned = False
        self._size = 0
        self.frozen = False
        self._waiting: tuple[GameView, Drawings] | None = None
        self.screen_name = ""
        """The screen that is wished, whether it is there or not."""
        self.board = BoardView(self, theme=theme, words=SILENT)
        self.board.set_letters(class_style.LETTERS)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.drawing_layer = DrawingLayer(self.board)
        self.far, self.near = SidePlate(), SidePlate()
        self._column = QWidget(self)
        in_column(self.far, 1, self.near, of=self._column)
        self.curtain = Curtain(self, by_click=False)
        self.setPalette(palette(class_style.TONES))
        screens.changed.connect(self.look)
        self.retranslate()

    # -- where -------------------------------------------------------------------------------

    def open_on(self, name: str) -> None:
        """Fill the screen of a name, or open as a window; wait where there is no such screen."""
        self.screen_name = name
        self.look()

    @property
    def there(self) -> bool:
        """Whether it can be seen."""
        return self.isVisible()

    def look(self) -> None:
        """Come to the screen that is wished, or go away while it is unplugged."""
        name = self.screen_name
        if not name:
            self.hide()
        elif name == IN_A_WINDOW:
            if not self.isVisible():
                self.setWindowState(Qt.WindowState.WindowNoState)
                self.setGeometry(QRect(60, 60, 800, 600))
                self.show()
        else:
            screen: Showable | None = self._screens.of(name)
            if screen is None:
                self.hide()
            elif not self.isVisible() or self.geometry() != screen.geometry():
                self._screens.put(self, screen)

    # -- what --------------------------------------------------------------------------------

    def show_moment(self, view: GameView, drawings: Drawings) -> None:
        """Show a moment, or keep it for the time when the picture is let go again."""
        if self.frozen:
            self._waiting = (view, drawings)
            return
        self._view = for_the_audience(view)
        self.board.show_view(self._view)
        self.drawing_layer.show_drawings(drawings)
        self._show_plates()

    def freeze(self, on: bool) -> None:
        """Hold the picture as it is, or show what has come meanwhile."""
        self.frozen = on
        waiting, self._waiting = self._waiting, None
        if not on and waiting is not None:
            self.show_moment(*waiting)

    def show_turned(self, turned: bool, mirrored: bool) -> None:
        """Lie as the teacher's board does."""
        self._turned = turned
        self.board.set_turned(turned)
        self.board.set_mirrored(mirrored)
        self._show_plates()

    def _show_plates(self) -> None:
        if self._view is not None:
            near = Side.SECOND if self._turned else Side.FIRST
            self.near.show_side(self._view, near, self._theme)
            self.far.show_side(self._view, near.other, self._theme)

    def retranslate(self) -> None:
        title = translate("Present", "Audience window")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.board.setAccessibleName(title)
        self._show_plates()

    # -- the window --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the picture; the plates take what the board leaves."""
        super().resizeEvent(event)
        size = class_style.type_size(self.height())
        if size != self._size:
            self._size = size
            font = QFont(FAMILY)
            font.setPixelSize(size)
            self.setFont(font)
            self.setStyleSheet(class_style.sheet(size))
        least = round(COLUMN * size)
        whole = self.size()
        board = self.board.width_in(QSize(whole.width() - least, whole.height())) or (
            whole.width() - least
        )
        column = min(max(whole.width() - board, least), round(whole.width() * 0.3))
        self.board.setGeometry(0, 0, whole.width() - column, whole.height())
        self._column.setGeometry(whole.width() - column, 0, column, whole.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it where it is an ordinary window; nothing else is done here."""
        event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        """It can be had again at any time."""
        super().closeEvent(event)
        self.shut.emit()

"""The window of class mode: it fills a screen, holds the page, and turns keys into wishes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.audience import Curtain
from trictrac_gui.ui.class_mode.class_keys import LIFTING, PRESENT_KEYS, ClassCommand
from trictrac_gui.ui.class_mode.class_layout import ClassLayout
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.theme.style_sheet import FAMILY, palette
from trictrac_gui.ui.widgets.fitting import in_column


class ClassWindow(Worded, QWidget):
    """``wanted`` carries the ``ClassCommand`` of a key; closing asks to leave, until ``let_go``."""

    wanted = Signal(object)

    def __init__(self, page: ClassLayout) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("present")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(640, 480)
        self.page = page
        self.curtain = Curtain(self, by_click=True)
        self._size = 0
        self._may_close = False
        self.keys: list[QAction] = []
        for key in PRESENT_KEYS:
            action = QAction(self)
            action.setObjectName(key.command.value)
            action.setShortcuts(key.sequences())
            action.setAutoRepeat(
                key.command
                in (ClassCommand.BACK, ClassCommand.FORWARD, ClassCommand.UNDO, ClassCommand.REDO)
            )
            command = key.command
            action.triggered.connect(lambda _=False, command=command: self._want(command))
            self.keys.append(action)
        self.addActions(self.keys)
        in_column(page, margins=0, of=self)
        self.setPalette(palette(class_style.TONES))
        self.retranslate()

    def _want(self, command: ClassCommand) -> None:
        """While the curtain hangs every key but those that lift it does nothing."""
        if not self.curtain.drawn or command in LIFTING:
            self.wanted.emit(command)

    def open_on(self, screen: QScreen | None) -> None:
        screen = screen or QGuiApplication.primaryScreen()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.raise_()
        self.activateWindow()
        self.page.board.setFocus()

    def let_go(self) -> None:
        """Close for good."""
        self._may_close = True
        self.close()

    def event(self, event: QEvent) -> bool:
        """What lay behind a dialog can be met by the click that closed it."""
        if event.type() is QEvent.Type.WindowUnblocked:
            self.page.board.guard.renew()
        return super().event(event)

    # -- size and words ----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the picture."""
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        size = class_style.type_size(self.height())
        if size == self._size:
            return
        self._size = size
        font = QFont(FAMILY)
        font.setPixelSize(size)
        self.setFont(font)
        self.setStyleSheet(class_style.sheet(size))
        self.page.size_of_type = size
        self.page.arrange()

    def retranslate(self) -> None:
        title = translate("Present", "Presentation")
        self.setWindowTitle(title)
        self.page.retranslate()

    # -- keys and closing --------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back one thing at a time; numbers set a die wherever the keyboard is."""
        board = self.page.board
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self._go_back()
            event.accept()
            return
        number = board.by_hand.number_of(event)
        if number is not None and not self.curtain.drawn:
            board.by_hand.set(number)
            event.accept()
            return
        super().keyPressEvent(event)

    def _go_back(self) -> None:
        if self.curtain.drawn:
            self.curtain.lift()
        else:
            self.wanted.emit(ClassCommand.LEAVE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The system's way to close a window asks first, as Esc does."""
        if self._may_close:
            super().closeEvent(event)
        else:
            event.ignore()
            self.wanted.emit(ClassCommand.LEAVE)

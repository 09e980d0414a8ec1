"""What all dialogs share: a heading, text, a row of buttons, and live changes of language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.ui.placement import EDGE, TITLE_BAR
from trictrac_gui.ui.plate import label

TEXT_WIDTH = 440
"""Width of running text; it grows with the type."""

SIDE, TOP, BOTTOM, SPACING = 26, 22, 20, 16


class Sheet(QDialog):
    """A dialog that words itself in ``retranslate`` and goes away for good when closed.

    It is as large as its contents ask for, but never larger than the screen: then ``body``
    scrolls, and the buttons stand below each other where they find no room in a row.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.heading = label("title")
        self.heading.setWordWrap(True)
        self._inside = QWidget()
        self._inside.setObjectName("sheet")
        self.body = QVBoxLayout(self._inside)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(10)
        self.scroller = QScrollArea()
        self.scroller.setObjectName("sheet")
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(self._inside)
        self.buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, TOP, SIDE, BOTTOM)
        column.setSpacing(SPACING)
        column.addWidget(self.heading)
        column.addWidget(self.scroller, 1)
        column.addLayout(self.buttons)
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.setInterval(0)
        self._fitting.timeout.connect(self.fit)

    def add_text(self, role: str = "base") -> QLabel:
        """A paragraph of plain text under what is there already."""
        text = label(role)
        text.setWordWrap(True)
        self.body.addWidget(text)
        return text

    def add_button(self, primary: bool = False) -> QPushButton:
        """A button at the right end of the row."""
        button = QPushButton()
        button.setProperty("primary", primary)
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.buttons.addWidget(button)
        return button

    def fit(self) -> None:
        """Take the size that the contents ask for, as far as the screen has it."""
        room = self._room()
        self._inside.ensurePolished()
        self.buttons.setDirection(QBoxLayout.Direction.LeftToRight)
        if self.buttons.minimumSize().width() + 2 * SIDE > room.width():
            self.buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        wanted = max(
            self._text_width(),
            self.body.minimumSize().width(),
            self.body.sizeHint().width() if not self.body.hasHeightForWidth() else 0,
            self.buttons.minimumSize().width(),
        )
        width = min(wanted + 2 * SIDE, room.width())
        height = self._height(width)
        if height > room.height():
            bar = self.scroller.verticalScrollBar().sizeHint().width()
            width = min(width + bar, room.width())
        self.setMinimumSize(0, 0)
        self.resize(width, min(height, room.height()))
        self._stay_on_screen()

    def _room(self) -> QSize:
        area = self.screen().availableGeometry().size()
        return area - QSize(2 * EDGE, TITLE_BAR + EDGE)

    def _text_width(self) -> int:
        """As many letters a line as at the usual size of the type."""
        return round(TEXT_WIDTH * max(1.0, self.fontMetrics().height() / 17))

    def _height(self, width: int) -> int:
        inner = width - 2 * SIDE
        body = self.body.sizeHint().height()
        if self.body.hasHeightForWidth():
            body = self.body.heightForWidth(inner)
        heading = self.heading.heightForWidth(inner)
        buttons = self.buttons.sizeHint().height()
        return TOP + heading + SPACING + body + SPACING + buttons + BOTTOM

    def _stay_on_screen(self) -> None:
        if not self.isVisible():
            return
        area = self.screen().availableGeometry()
        frame = self.frameGeometry()
        x = max(area.left(), min(frame.x(), area.right() + 1 - frame.width()))
        y = max(area.top(), min(frame.y(), area.bottom() + 1 - frame.height()))
        if (x, y) != (frame.x(), frame.y()):
            self.move(x, y)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the right size before the first picture."""
        self.fit()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes, and follow the size of the type."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fitting.start()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        raise NotImplementedError

    def title(self, text: str) -> None:
        """Set the heading, and the window's title with it."""
        self.heading.setText(text)
        self.setWindowTitle(text)
        self._fitting.start()

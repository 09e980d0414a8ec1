"""What all dialogs share: a heading, text, a row of buttons, and live changes of language.

A dialog is as wide as its text reads well and as high as that text needs. What is higher than the
screen scrolls, and its buttons stay in sight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from trictrac_gui.ui.language import Worded, Words, translate
from trictrac_gui.ui.widgets.fitting import in_column
from trictrac_gui.ui.widgets.labels import flash, label
from trictrac_gui.ui.widgets.press_guard import PressGuard

TEXT_WIDTH = 32
"""How wide the text is, in sizes of the type."""

SIDES, TOP, BOTTOM, GAP = 26, 22, 20, 16
FRAME = QSize(16, 44)
"""Room for the frame the system puts round a window."""
SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)
"""For text that is to be copied."""


class BaseDialog(Worded, QDialog):
    """A dialog that goes away for good when closed.

    For the first half second its buttons do nothing: it may have come up under a second click.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.heading = label("title", wrapped=True)
        self._guard = PressGuard(self)
        self._guard.blocked.connect(lambda: flash(self.heading))
        self._content = QWidget()
        self._content.setObjectName("page")
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._content)
        self._content.installEventFilter(self)
        self.body = in_column(spacing=10)
        in_column(
            self.heading,
            (self.body, 1),
            margins=(SIDES, 0, SIDES, 0),
            spacing=GAP,
            of=self._content,
        )
        self.buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.buttons.setContentsMargins(SIDES, 0, SIDES, 0)
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        in_column((self._area, 1), self.buttons, margins=(0, TOP, 0, BOTTOM), spacing=GAP, of=self)

    def add_text(
        self, words: Words | None = None, role: str = "base", *, copied: bool = False
    ) -> QLabel:
        """A paragraph of plain text under what is there already, perhaps one to be ``copied``."""
        text = label(role, wrapped=True)
        if copied:
            text.setTextInteractionFlags(SELECTABLE)
        self.body.addWidget(text)
        if words is not None:
            self.word(text.setText, words)
        return text

    def add_button(
        self, words: Words, do: Callable[[], object], *, primary: bool = False
    ) -> QPushButton:
        """A button at the right end of the row."""
        button = QPushButton()
        button.clicked.connect(self._guard.guarded(BaseDialog, lambda _: do()))
        self.word(button.setText, words)
        button.setProperty("primary", primary)
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.buttons.addWidget(button)
        return button

    def sizeHint(self) -> QSize:
        """Wide enough for the text to read well, and as high as it then needs, on the screen."""
        room = self.screen().availableGeometry().size() - FRAME
        inside = self._content.layout()
        assert inside is not None
        wanted = max(
            TEXT_WIDTH * self.fontInfo().pixelSize() + 2 * SIDES,
            inside.minimumSize().width(),
            self.buttons.sizeHint().width(),
        )
        width = min(wanted, room.width())
        height = self._height(width)
        if height > room.height():  # room for the scroll bar as well
            width = min(width + self._area.verticalScrollBar().sizeHint().width(), room.width())
        return QSize(width, min(height, room.height()))

    def _height(self, width: int) -> int:
        inside = self._content.layout()
        assert inside is not None
        return TOP + _height(inside, width) + GAP + self.buttons.sizeHint().height() + BOTTOM

    def minimumSizeHint(self) -> QSize:
        """No smaller than its size, if the screen has room for that."""
        return self.sizeHint()

    def fit(self) -> None:
        """Take the size that the words ask for as they are now."""
        row = QBoxLayout.Direction.LeftToRight
        self.buttons.setDirection(row)
        if self.buttons.sizeHint().width() > self.screen().availableGeometry().width():
            self.buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        size = self.sizeHint()
        # A scroll bar that came while the words were longer takes room from them, which is why
        # it would stay.
        fits = self._height(size.width()) <= size.height()
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        if size != self.size():
            self.resize(size)
            self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        """Move as far as a dialog that has grown would leave the screen below or at the right."""
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        beyond = (room.bottomRight() - frame.bottomRight()).toTuple()
        x, y = (min(0, one) for one in beyond)
        if self.isVisible() and (x, y) != (0, 0):
            self.move(max(room.left(), frame.left() + x), max(room.top(), frame.top() + y))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button that has the keyboard, and else the one that is coloured."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focused, QPushButton
        ):
            focused.click()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Come up in the right size."""
        self.fit()
        super().showEvent(event)
        self._guard.show({BaseDialog: None})
        self._guard.renew()

    def event(self, event: QEvent) -> bool:
        """Follow longer words and larger type."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self.fit()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow them inside the part that scrolls, too: its requests end there."""
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self.fit()
        return False

    def title(self, text: str) -> None:
        """Set the heading, and the window's title with it."""
        self.heading.setText(text)
        self.setWindowTitle(text.replace("[*]", "[*][*]"))  # Qt takes it for a mark


class MessageDialog(BaseDialog):
    """Shows a text, made anew whenever the language changes, and a button to close."""

    def __init__(self, text: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word(self.title, lambda: translate("Message", "Please note"))
        self.text = self.add_text(text)
        self.close_button = self.add_button(
            lambda: translate("Message", "Close"), self.accept, primary=True
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a question; without ``do`` it only closes the dialog, as Escape does.

    The ``primary`` one is coloured and has the keyboard, so that Enter does what it says.
    """

    words: Words
    do: Callable[[], object] | None = None
    primary: bool = False


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A text of a question: its words, and whether it is a lesser remark that can be copied."""

    words: Words
    remark: bool = False


class ChoiceDialog(BaseDialog):
    """One question, what there is to know for it, and a button for each answer.

    Its texts are shown as plain text, whatever names or files stand in them, and are made anew
    when the language changes. ``name`` is the object's name; the choices are named as well.
    """

    def __init__(
        self,
        parent: QWidget | None,
        name: str,
        title: Words,
        texts: Sequence[Words | QuestionText],
        choices: Mapping[str, Choice],
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.word(self.title, title)
        self._labels = [
            self.add_text(text.words, "muted" if text.remark else "base", copied=text.remark)
            for text in (QuestionText(one) if callable(one) else one for one in texts)
        ]
        self._choices = choices
        self._buttons = {
            key: self.add_button(choice.words, partial(self._choose, key), primary=choice.primary)
            for key, choice in choices.items()
        }
        self._buttons[next(key for key, choice in choices.items() if choice.primary)].setFocus()
        self.word(self.setAccessibleDescription, lambda: self.text)

    def button(self, key: str) -> QPushButton:
        return self._buttons[key]

    @property
    def text(self) -> str:
        """All its paragraphs, as they are shown now."""
        return "\n".join(shown.text() for shown in self._labels)

    def _choose(self, key: str) -> None:
        do = self._choices[key].do
        if do is None:
            self.reject()
            return
        self.accept()
        do()


def _height(layout: QLayout, width: int) -> int:
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()

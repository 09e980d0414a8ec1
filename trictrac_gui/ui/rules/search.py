"""The search field over a page: every hit is marked, and the keys go from one to the next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.widgets.labels import label

MOST = 500
"""More hits than this are not marked: nobody goes through them one by one."""


class SearchBar(QWidget):
    """Finds words in the page of a browser."""

    def __init__(self, browser: QTextBrowser) -> None:
        super().__init__()
        self._browser = browser
        self._hits: list[QTextCursor] = []
        self._at = -1
        self._marked, self._current = QTextCharFormat(), QTextCharFormat()
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(80)
        self.field.textChanged.connect(self.look)
        self.field.installEventFilter(self)
        self.count: QLabel = label("small")
        self.before = self._button(self.previous)
        self.after = self._button(self.next)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.field, 1)
        row.addSpacing(4)
        row.addWidget(self.count)
        row.addWidget(self.before)
        row.addWidget(self.after)
        self.retranslate()

    def _button(self, slot: object) -> QToolButton:
        button = QToolButton()
        button.setProperty("quiet", True)
        button.setProperty("slim", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        return button

    @property
    def hits(self) -> int:
        """How many places were found."""
        return len(self._hits)

    @property
    def at(self) -> int:
        """Which of them is shown, from 0; -1 for none."""
        return self._at

    def look(self) -> None:
        """Find all places with the words in the field and go to the first from here on."""
        self._hits, self._at = [], -1
        self.look_again()
        if self._hits:
            here = self._browser.cursorForPosition(self._browser.viewport().rect().topLeft())
            after = [i for i, hit in enumerate(self._hits) if hit.position() >= here.position()]
            self._go(after[0] if after else 0)

    def look_again(self) -> None:
        """Find the places anew in another page, without going to one.

        Where the page has as many as before, the one shown stays the one shown.
        """
        wanted = " ".join(self.field.text().split())
        at, before = self._at, len(self._hits)
        self._hits = []
        cursor = QTextCursor(self._browser.document())
        while len(wanted) > 1 and len(self._hits) < MOST:
            cursor = self._browser.document().find(wanted, cursor)
            if cursor.isNull():
                break
            self._hits.append(cursor)
        self._at = at if len(self._hits) == before else -1
        self._mark()

    def next(self) -> None:
        """Go to the next place, after the last to the first."""
        if self._hits:
            self._go((self._at + 1) % len(self._hits))

    def previous(self) -> None:
        """Go to the place before, from the first to the last."""
        if self._hits:
            self._go((self._at - 1) % len(self._hits) if self._at >= 0 else len(self._hits) - 1)

    def begin(self) -> None:
        """Give the field the keyboard, with its words ready to be typed over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter goes on, with Shift back; Esc empties the field."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                (self.previous if back else self.next)()
                return True
            if key == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def colour(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self._marked.setBackground(QColor(tones.warn_ground))
        self._marked.setForeground(QColor(tones.warn))
        self._current.setBackground(QColor(tones.accent))
        self._current.setForeground(QColor(tones.on_accent))
        self.before.setIcon(icon("up", tones.ink, 2 * ICON))
        self.after.setIcon(icon("down", tones.ink, 2 * ICON))
        self._mark()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.field.setPlaceholderText(QCoreApplication.translate("RulesSearch", "Search"))
        self.field.setAccessibleName(QCoreApplication.translate("RulesSearch", "Search the rules"))
        for button, text in (
            (self.before, QCoreApplication.translate("RulesSearch", "Previous place")),
            (self.after, QCoreApplication.translate("RulesSearch", "Next place")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._mark()

    def _go(self, index: int) -> None:
        self._at = index
        self._mark()
        cursor = QTextCursor(self._hits[index])
        cursor.clearSelection()
        self._browser.setTextCursor(cursor)
        self._browser.ensureCursorVisible()

    def _mark(self) -> None:
        marks = []
        for index, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit
            mark.format = self._current if index == self._at else self._marked
            marks.append(mark)
        self._browser.setExtraSelections(marks)
        for button in (self.before, self.after):
            button.setEnabled(bool(self._hits))
        if not self.field.text():
            self.count.setText("")
        elif not self._hits:
            self.count.setText(QCoreApplication.translate("RulesSearch", "nothing"))
        else:
            text = QCoreApplication.translate("RulesSearch", "{number} of {all}")
            self.count.setText(text.format(number=self._at + 1, all=len(self._hits)))
        self.count.setAccessibleName(self.count.text())
        self.count.setVisible(bool(self.count.text()))

"""The page of a booklet, which follows its own links only, and the search field over it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import BASE_SIZE, ICON, Tones, icon
from trictrac_gui.ui.widgets.fitting import in_row
from trictrac_gui.ui.widgets.labels import label

SIZES: Final = (0.85, 1.0, 1.15, 1.35, 1.6, 1.9)
"""The type of the page, as a share of the type around the table."""


class TypeSize:
    """One of the sizes, changed step by step."""

    def __init__(self) -> None:
        self._at = SIZES.index(1.0)

    @property
    def share(self) -> float:
        """The size, as a share of the type around the table."""
        return SIZES[self._at]

    @property
    def smallest(self) -> bool:
        return self._at == 0

    @property
    def largest(self) -> bool:
        return self._at == len(SIZES) - 1

    def take(self, wanted: float) -> None:
        self._at = min(range(len(SIZES)), key=lambda index: abs(SIZES[index] - wanted))

    def step(self, steps: int) -> None:
        """Go so many sizes up, or down, as far as there are any."""
        self._at = max(0, min(len(SIZES) - 1, self._at + steps))


def page_sheet(tones: Tones, scale: float) -> str:
    """The style sheet of a page, with type of ``scale`` times the base size."""
    return (
        f"body, p, li, td, th {{ color: {tones.ink}; line-height: 140%;"
        f" font-size: {round(BASE_SIZE * scale)}px; }}"
        f"h1 {{ font-size: {round(21 * scale)}px; }}"
        f"h2 {{ font-size: {round(17 * scale)}px; color: {tones.accent}; margin-top: 18px; }}"
        f"p {{ margin-top: 0; margin-bottom: 10px; }}"
        f"p.diagram {{ margin-top: 6px; margin-bottom: 4px; line-height: 100%; }}"
        f"p.caption, p.example {{ color: {tones.muted};"
        f" font-size: {round(BASE_SIZE * 0.93 * scale)}px; line-height: 130%; }}"
        f"p.caption {{ margin-bottom: 16px; margin-left: 8px; margin-right: 8px; }}"
        f"p.example {{ margin-left: 14px; }}"
        f"a {{ color: {tones.accent}; text-decoration: none; }}"
        f"a[href] {{ color: {tones.accent}; text-decoration: underline; }}"
        f"td, th {{ padding: 3px 8px; }}"
    )


PAGE_MARGIN: Final = 16
SETTLED: Final = 180
"""Milliseconds without a further resize before the pictures are made anew."""


class RulesBrowser(QTextBrowser):
    """Shows a booklet.

    Signals: ``link_followed(anchor)`` for a link inside it, ``board_wanted(diagram_id)`` for one
    to the board, ``width_settled()`` once its pictures should have another size.
    """

    link_followed = Signal(str)
    board_wanted = Signal(str)
    width_settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.picture: Callable[[str], QPixmap | None] = lambda name: None
        self._places: list[tuple[int, str]] = []
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        # With a cursor in the text a screen reader can read it line by line.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Always there: pictures as wide as the line would otherwise be made twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # Lines are broken and pictures follow the width: what is too wide is so for a moment.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(PAGE_MARGIN)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(SETTLED)
        self._resizing.timeout.connect(self.width_settled)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The picture of a diagram; nothing else is loaded from anywhere."""
        url = QUrl(name)
        if url.scheme() == "diagram":
            return self.picture(url.path())
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures follow the width once it has settled."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._resizing.start()

    @property
    def settled(self) -> bool:
        """Whether the pictures have the width of the page."""
        return not self._resizing.isActive()

    @property
    def room(self) -> int:
        """The width of a line, in pixels."""
        return self.viewport().width() - 2 * PAGE_MARGIN

    def show_page(self, html: str) -> None:
        """Show a page; the place that was read stays, as far as both pages have it."""
        here, caret, text = self.here(), self.textCursor().position(), self.toPlainText()
        self.setHtml(html)
        self._places = _places(self.document())
        if self.toPlainText() != text:
            self.go_to(here)
            return
        cursor = QTextCursor(self.document())
        cursor.setPosition(caret)
        self.setTextCursor(cursor)
        if here:
            self.scrollToAnchor(here)

    def clear_page(self, text: str) -> None:
        """Show a sentence in place of a page."""
        self._places = []
        self.setPlainText(text)

    def here(self) -> str:
        """The last anchor at or above the upper edge; empty at the very beginning."""
        if not self._places or self.verticalScrollBar().value() == 0:
            return ""
        at = self.cursorForPosition(QPoint(PAGE_MARGIN, 12)).position()
        index = bisect_right(self._places, at, key=lambda place: place[0])
        return self._places[index - 1][1] if index else ""

    def go_to(self, anchor: str) -> None:
        """Scroll to an anchor and put the text cursor there; an empty one is the beginning."""
        position = next((at for at, name in self._places if name == anchor), 0)
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def _follow(self, url: QUrl) -> None:
        if url.host() or url.hasQuery():
            return
        if url.scheme() == "board" and url.path() and not url.hasFragment():
            self.board_wanted.emit(url.path())
        elif not url.scheme() and not url.path() and url.hasFragment():
            self.link_followed.emit(url.fragment())


def _places(document: QTextDocument) -> list[tuple[int, str]]:
    """Where in the text each anchor stands, in reading order."""
    found: list[tuple[int, str]] = []
    block = document.begin()
    while block.isValid():
        for piece in cast("Iterable[QTextBlock.iterator]", block):
            fragment = piece.fragment()
            names = fragment.charFormat().anchorNames()
            found.extend((fragment.position(), name) for name in names)
        block = block.next()
    return found


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
        row = in_row((self.field, 1), margins=0, spacing=2, of=self)
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
        self._marked.setBackground(QColor(tones.warn_ground))
        self._marked.setForeground(QColor(tones.warn))
        self._current.setBackground(QColor(tones.accent))
        self._current.setForeground(QColor(tones.on_accent))
        self.before.setIcon(icon("up", tones.ink, 2 * ICON))
        self.after.setIcon(icon("down", tones.ink, 2 * ICON))
        self._mark()

    def retranslate(self) -> None:
        self.field.setPlaceholderText(translate("RulesSearch", "Search"))
        self.field.setAccessibleName(translate("RulesSearch", "Search the rules"))
        for button, text in (
            (self.before, translate("RulesSearch", "Previous place")),
            (self.after, translate("RulesSearch", "Next place")),
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
            self.count.setText(translate("RulesSearch", "nothing"))
        else:
            text = translate("RulesSearch", "{number} of {all}")
            self.count.setText(text.format(number=self._at + 1, all=len(self._hits)))
        self.count.setAccessibleName(self.count.text())
        self.count.setVisible(bool(self.count.text()))

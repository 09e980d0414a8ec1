"""All keys on one page, as large as the window allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete

from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.board.keyboard import BOARD_KEYS, BoardCommand
from trictrac_gui.ui.class_mode.class_keys import PRESENT_KEYS
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.rules.tools import PANEL_KEYS
from trictrac_gui.ui.rules.tools import PanelCommand as PanelDoes
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.fitting import in_row
from trictrac_gui.ui.window.actions import Actions

_BOARD: Final = {
    BoardCommand.WALK: mark("Keys", "Walk over the board"),
    BoardCommand.PRESS: mark("Keys", "Take up, put down, throw"),
    BoardCommand.BACK: mark("Keys", "Put the checker back"),
    BoardCommand.NEXT: mark("Keys", "Next place to play"),
    BoardCommand.PREVIOUS: mark("Keys", "Previous place to play"),
    BoardCommand.DICE: mark("Keys", "Go to the dice"),
    BoardCommand.TRAY: mark("Keys", "Go to the tray"),
    BoardCommand.TAKE_BACK: mark("Keys", "Take the last move back"),
    BoardCommand.OTHER_NUMBER: mark("Keys", "Play the other number"),
    BoardCommand.STATE: mark("Keys", "Hear how the game stands"),
    BoardCommand.SET_DIE: mark("Keys", "Set a die by hand"),
}

_PANEL: Final = {
    PanelDoes.FIND: mark("Keys", "Search"),
    PanelDoes.NEXT_FOUND: mark("Keys", "Next place found"),
    PanelDoes.PREVIOUS_FOUND: mark("Keys", "Previous place found"),
    PanelDoes.BACK: mark("Keys", "Back to the paragraph before"),
    PanelDoes.FORWARD: mark("Keys", "Forward again"),
    PanelDoes.LARGER: mark("Keys", "Larger type"),
    PanelDoes.SMALLER: mark("Keys", "Smaller type"),
}

_NAMES: Final = (
    # Qt looks these up by itself wherever it writes a key, in menus too.
    *(mark("QShortcut", "Ctrl"), mark("QShortcut", "Shift")),
    *(mark("QShortcut", "Return"), mark("QShortcut", "Enter")),
    *(mark("QShortcut", "Space"), mark("QShortcut", "Esc")),
    *(mark("QShortcut", "PgDown"), mark("QShortcut", "PgUp")),
    *(mark("QShortcut", "Home"), mark("QShortcut", "End")),
    *(mark("QShortcut", "Backspace"), mark("QShortcut", "Left")),
    *(mark("QShortcut", "Right"), mark("QShortcut", "Up")),
    *(mark("QShortcut", "Down"), mark("QShortcut", "Tab")),
)

_TURN: Final = ("throw", "finish", "double", "undo", "redo", "hand_dice")
"""The actions that belong to a turn."""

_MOVES: Final = ("moves", "step_back", "step_on", "to_beginning", "to_game")
"""Those that lead through the game; all others belong to the window."""

_ARROWS: Final = {
    QKeySequence(Qt.Key.Key_Left): 180.0,
    QKeySequence(Qt.Key.Key_Right): 0.0,
    QKeySequence(Qt.Key.Key_Up): 270.0,
    QKeySequence(Qt.Key.Key_Down): 90.0,
}
"""The way each arrow points, in degrees from the right."""

LARGEST, SMALLEST, SCROLLED = 34, 16, 22
"""Sizes of the type in logical pixels: as large as fits in two columns without scrolling.

Where not even the smallest fits there is one column, to be scrolled.
"""

SHARE = 0.95
"""How much of the window the page covers."""

KeyEntry = tuple[str, list[QKeySequence]]
Section = tuple[str, list[KeyEntry]]


class KeyCap(QWidget):
    """A key as it looks on the keyboard."""

    def __init__(self, text: str, arrow: float | None, font: QFont) -> None:
        super().__init__()
        self.text = text
        self._arrow = arrow
        self._font = font  # not the widget's: the style sheet would have its own way with that
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its word, and never narrower than high."""
        metrics = QFontMetrics(self._font)
        height = round(metrics.height() * 1.34)
        wide = 0 if self._arrow is not None else metrics.horizontalAdvance(self.text)
        return QSize(max(height, wide + round(height * 0.62)), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A raised cap with its word or its arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink = palette.color(palette.ColorRole.WindowText)
        edge = QColor(ink)
        edge.setAlpha(120)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        depth = max(2.0, box.height() * 0.075)
        painter.setPen(QPen(edge, 1.2))
        side = QColor(ink)
        side.setAlpha(60)
        painter.setBrush(side)
        painter.drawRoundedRect(box, box.height() * 0.2, box.height() * 0.2)
        top = box.adjusted(0, 0, 0, -depth)
        painter.setBrush(palette.color(palette.ColorRole.Base))
        painter.drawRoundedRect(top, box.height() * 0.2, box.height() * 0.2)
        painter.setPen(ink)
        if self._arrow is None:
            painter.setFont(self._font)
            painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.text)
        else:
            _paint_arrow(painter, top.center(), top.height() * 0.26, self._arrow, ink)


def _paint_arrow(
    painter: QPainter, middle: QPointF, reach: float, degrees: float, ink: QColor
) -> None:
    painter.translate(middle)
    painter.rotate(degrees)
    pen = QPen(ink, max(1.6, reach * 0.32))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    arrow = QPainterPath(QPointF(-reach, 0))
    arrow.lineTo(reach, 0)
    arrow.moveTo(reach * 0.2, -reach * 0.75)
    arrow.lineTo(reach, 0)
    arrow.lineTo(reach * 0.2, reach * 0.75)
    painter.drawPath(arrow)


class KeysPage(BaseDialog):
    """Every key of the board and of the window; what is listed is what is bound."""

    def __init__(
        self, actions: Actions, parent: QWidget | None = None, presenting: bool = False
    ) -> None:
        """``presenting`` leaves out what is at rest in class mode."""
        super().__init__(parent)
        self._actions = actions
        self._presenting = presenting
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setProperty("page", "keys")
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(self.area, 1)
        self.close_button = self.add_button(
            lambda: translate("Keys", "Close"), self.accept, primary=True
        )
        self._size = QSize(720, 540) if parent is None else parent.window().size() * SHARE
        self.resize(self._size)
        column, inside = self.layout(), self._content.layout()
        assert column is not None
        assert inside is not None
        column.setContentsMargins(28, 18, 28, 16)
        for part in (inside, self.buttons):
            part.setContentsMargins(0, 0, 0, 0)
        self.heading.hide()  # the window's title says it, and every line counts
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Nearly as large as the window: the page makes its type fit that, not the contrary."""
        return self._size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that brought the page take it away again."""
        pressed = QKeySequence(event.key())
        if pressed in self._actions.keys.shortcuts() and not event.isAutoRepeat():
            self.accept()
        else:
            super().keyPressEvent(event)

    def sections(self) -> list[Section]:
        """What is listed: headings, and under each what is done by which keys."""
        board: list[KeyEntry] = [
            (translate("Keys", _BOARD[key.does]), key.sequences()) for key in BOARD_KEYS
        ]
        panel: list[KeyEntry] = [
            (translate("Keys", _PANEL[key.does]), key.sequences()) for key in PANEL_KEYS
        ]
        others = [name for name in self._actions.all if name not in (*_TURN, *_MOVES)]
        if self._presenting:
            presenting: list[KeyEntry] = [
                (translate("Present", key.said), key.sequences())
                for key in PRESENT_KEYS
                if key.said
            ]
            heading = translate("Keys", "While presenting")
            turn = self._actions.shortcuts(*_TURN, "plays", "turn_board")
            title = translate("Keys", "In a turn")
            return [(heading, presenting), (title, turn)]
        return [
            (translate("Keys", "On the board"), board),
            (translate("Keys", "In a turn"), self._actions.shortcuts(*_TURN)),
            (
                translate("Keys", "In the window"),
                self._actions.shortcuts(*others),
            ),
            (
                translate("Keys", "The moves of the game"),
                self._actions.shortcuts(*_MOVES),
            ),
            (translate("Keys", "In the rules"), panel),
        ]

    def retranslate(self) -> None:
        self.title(translate("Keys", "Keyboard"))
        self.area.setAccessibleName(self.windowTitle())
        self._fill()

    def _fill(self) -> None:
        """Write the list in the largest type that fits."""
        room = self.contentsRect().size() - QSize(56 + 4, 34 + 4 + 2 * 16)
        room -= QSize(0, self.close_button.sizeHint().height())
        sections = self.sections()
        usual = self.fontInfo().pixelSize()  # the page is never smaller than all other words
        smallest, largest = max(SMALLEST, usual), max(LARGEST, usual)
        share, columns = max(
            ((_share(split, smallest, room), split) for split in _splits(sections)),
            key=lambda found: found[0],
        )
        if share < 1:
            page = self._one_column(sections, room.width(), max(SCROLLED, usual))
        else:
            page = _page(columns, smallest)
        # Everything grows with the type, but for roundings.
        for size in range(min(largest, int(smallest * share)), smallest, -1):
            larger = _page(columns, size)
            wanted = larger.sizeHint()
            if wanted.width() <= room.width() and wanted.height() <= room.height():
                delete(page)
                page = larger
                break
            delete(larger)
        self.area.setWidget(page)
        # What is to be scrolled takes the keyboard, and shows it by a frame.
        policy = Qt.FocusPolicy.StrongFocus if share < 1 else Qt.FocusPolicy.NoFocus
        self.area.setFocusPolicy(policy)
        (self.area if share < 1 else self.close_button).setFocus()

    def _one_column(self, sections: Sequence[Section], room: int, size: int) -> QWidget:
        bar = self.area.verticalScrollBar().sizeHint().width()
        page = _page((sections,), size)
        while page.sizeHint().width() > room - bar and size > SMALLEST:
            delete(page)
            size -= 1
            page = _page((sections,), size)
        return page


def _splits(sections: Sequence[Section]) -> Iterator[tuple[Sequence[Section], ...]]:
    """All ways to put the sections, in their order, into two or three columns."""
    places = range(1, len(sections))
    for first in places:
        yield sections[:first], sections[first:]
        for second in range(first + 1, len(sections)):
            yield sections[:first], sections[first:second], sections[second:]


def _share(columns: Sequence[Sequence[Section]], size: int, room: QSize) -> float:
    """How much larger than this size the type of a page could be in some room."""
    page = _page(columns, size)
    wanted = page.sizeHint()
    delete(page)  # now: pages that wait to be deleted would take forty megabytes
    return min(room.width() / wanted.width(), room.height() / wanted.height())


def _page(columns: Sequence[Sequence[Section]], size: int) -> QWidget:
    """The list in columns of sections."""
    page = QWidget()
    page.setObjectName("keysPage")
    row = in_row(
        margins=(10, 8, 10, 8), spacing=round(size * (2.2 if len(columns) < 3 else 1.4)), of=page
    )
    for group in columns:
        column = QVBoxLayout()
        column.setSpacing(round(size * 0.32))
        for number, (heading, entries) in enumerate(group):
            if number:
                column.addSpacing(round(size * 0.7))
            column.addWidget(_text(heading, size, heading=True))
            column.addLayout(_table(entries, size))
        column.addStretch(1)
        row.addLayout(column, 1)
    return page


def _table(entries: Sequence[KeyEntry], size: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(round(size * 0.9))
    grid.setVerticalSpacing(round(size * 0.32))
    grid.setColumnStretch(0, 1)
    for line, (what, sequences) in enumerate(entries):
        said = _text(what, size)
        keys = ", ".join(_written(sequence) for sequence in sequences)
        said.setAccessibleName(f"{what}: {keys}")
        grid.addWidget(said, line, 0)
        grid.addWidget(_caps(sequences, size), line, 1)
    return grid


def _text(text: str, size: int, heading: bool = False) -> QLabel:
    said = QLabel(text)
    said.setTextFormat(Qt.TextFormat.PlainText)
    weight = "bold" if heading else "normal"
    said.setStyleSheet(f"font-size: {size}px; font-weight: {weight};")
    return said


def _written(sequence: QKeySequence) -> str:
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def _caps_of(written: str) -> list[str]:
    """The keys of a combination as it is written; the last may itself be a plus."""
    if written == "+":
        return ["+"]
    if written.endswith("++"):
        return [*written[:-2].split("+"), "+"]
    return written.split("+")


def _caps(sequences: Sequence[QKeySequence], size: int) -> QWidget:
    """The keys of one entry: those pressed together in one row, side by side."""
    holder = QWidget()
    row = in_row(margins=0, spacing=round(size * 0.28), of=holder)
    font = QFont(holder.font())
    font.setPixelSize(round(size * 0.82))
    font.setBold(True)
    row.addStretch(1)
    for number, sequence in enumerate(sequences):
        if number and sequence not in _ARROWS:
            # Of numbers the first and the last stand for all of them.
            either = translate("Keys", "or")
            between = "–" if _written(sequence).isdigit() else either
            row.addWidget(_text(between, round(size * 0.88)))
        for place, cap in enumerate(_caps_of(_written(sequence))):
            if place:
                row.addWidget(_text("+", round(size * 0.88)))
            row.addWidget(KeyCap(cap, _ARROWS.get(sequence), font))
    return holder

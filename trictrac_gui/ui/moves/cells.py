"""How the lines of the move list are painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from trictrac_gui.engine.state import Origin
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.move_list import ListedMoment, MoveList
from trictrac_gui.ui.moves import move_text
from trictrac_gui.ui.moves.model import FIRST, NUMBER, Index, MovesModel, SheetLine, SheetLineKind
from trictrac_gui.ui.theme.style_sheet import LIGHT, Tones

GAP: Final = 6
INDENT: Final = 26
ROUND: Final = 5.0
SLANT: Final = 4
"""How far slanted letters reach beyond their width."""
MOST_LINES: Final = 4
"""Of a comment; the whole of it stands in the field below the list."""
TOP: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class MoveCells(QStyledItemDelegate):
    """Paints throw, play and points each in its place; what is on the board stands out."""

    def __init__(self, model: MovesModel) -> None:
        super().__init__(model)
        self._model = model
        self.tones: Tones = LIGHT

    def height_of(self, line: SheetLine, font: QFont, column: int, whole: int) -> int:
        """How high a line is, where a side's column and the whole list are so wide."""
        metrics = QFontMetrics(font)
        if line.kind is SheetLineKind.TURNS:
            high = max(self._turn_height(at, metrics, column) for at in line.cells)
            return high + 8
        if line.kind is SheetLineKind.GAME:
            return metrics.height() + 16
        room = whole - 2 * GAP - (INDENT if line.kind is SheetLineKind.NOTE else 0)
        lines = len(_broken(metrics, self._model.text(line, NUMBER), room - SLANT))
        return max(1, min(lines, MOST_LINES)) * metrics.lineSpacing() + 8

    def _turn_height(self, at: int | None, metrics: QFontMetrics, column: int) -> int:
        variant = self._model.variant
        if at is None or variant is None:
            return metrics.height()
        moment = self._model.course.moments[at]
        room = column - 2 * GAP - (_throw_width(metrics) + GAP if moment.throw else 0)
        said = move_text.play(variant, moment)
        if _beside(metrics, said, move_text.points(moment)) <= room - SLANT:
            return metrics.height()
        lines = max(2 if moment.points else 1, len(_broken(metrics, said, room - SLANT)))
        return lines * metrics.lineSpacing()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = self._model
        line = model.lines[index.row()]
        box: QRect = option.rect
        font: QFont = QFont(option.font)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        if line.kind is SheetLineKind.TURNS and index.column() == NUMBER:
            painter.setPen(QColor(self.tones.muted))
            first = box.adjusted(0, 4, -GAP, 0)
            first.setHeight(painter.fontMetrics().height())
            painter.drawText(first, RIGHT, f"{line.number}.")
        else:
            self._content(painter, box, line, index, focused)
        painter.restore()

    def _content(
        self, painter: QPainter, box: QRect, line: SheetLine, index: Index, focused: bool
    ) -> None:
        at = self._model.moment_at(index)
        shows = line.kind in (SheetLineKind.GAME, SheetLineKind.TURNS, SheetLineKind.WIDE)
        on_board = shows and at is not None and at == self._model.course.shown
        standing = shows and at is not None and at == self._model.course.standing
        self._ground(painter, box, on_board=on_board, standing=standing, focused=focused)
        ink = QColor(self.tones.on_accent if on_board else self.tones.ink)
        muted = QColor(self.tones.on_accent if on_board else self.tones.muted)
        inside = box.adjusted(GAP, 0, -GAP, 0)
        if line.kind is SheetLineKind.TURNS:
            if at is not None:
                self._turn(painter, inside, self._model.course.moments[at], ink, muted)
            return
        font = painter.font()
        font.setBold(line.kind is SheetLineKind.GAME)
        font.setItalic(line.kind is SheetLineKind.NOTE)
        painter.setFont(font)
        painter.setPen(muted if line.kind in (SheetLineKind.NOTE, SheetLineKind.BRANCH) else ink)
        if line.kind in (SheetLineKind.NOTE, SheetLineKind.BRANCH):
            inside.setLeft(inside.left() + INDENT)
        if line.kind is SheetLineKind.BRANCH:
            inside.setLeft(_paint_fork(painter, inside, muted))
        inside.setTop(inside.top() + (8 if line.kind is SheetLineKind.GAME else 4))
        _draw(painter, inside, self._model.text(line, NUMBER), MOST_LINES)

    def _ground(
        self, painter: QPainter, box: QRect, *, on_board: bool, standing: bool, focused: bool
    ) -> None:
        """What is on the board is filled; where the game stands is framed."""
        if not (on_board or standing or focused):
            return
        painter.setBrush(QColor(self.tones.accent) if on_board else Qt.BrushStyle.NoBrush)
        frame = QColor(self.tones.ink if focused and on_board else self.tones.accent)
        wide = 2.0 if focused else 1.2
        painter.setPen(QPen(frame, wide))
        edge = wide / 2 + 1
        painter.drawRoundedRect(box.toRectF().adjusted(edge, edge, -edge, -edge), ROUND, ROUND)

    def _turn(
        self, painter: QPainter, box: QRect, moment: ListedMoment, ink: QColor, muted: QColor
    ) -> None:
        assert self._model.variant is not None
        metrics = painter.fontMetrics()
        thrown = move_text.throw(moment.throw)
        column = QRect(box)
        column.setTop(box.top() + 4)
        column.setSize(QSize(_throw_width(metrics), metrics.height()))
        if thrown:
            painter.setFont(_bold(painter.font(), on=True))
            painter.setPen(muted)
            painter.drawText(column, Qt.AlignmentFlag.AlignCenter, thrown)
            painter.setFont(_bold(painter.font(), on=False))
            if moment.origin is Origin.HAND:
                _paint_mark(painter, column, metrics, muted)
        rest = QRect(box)
        rest.setTop(column.top())
        rest.setLeft(column.right() + GAP if thrown else box.left())
        said = move_text.play(self._model.variant, moment)
        earned = move_text.points(moment)
        if earned:
            beside = _beside(metrics, said, earned) <= rest.width() - SLANT
            place = QRect(rest if beside else column)
            place.setHeight(metrics.height())
            if not beside:
                place.translate(0, metrics.lineSpacing())
            painter.setPen(ink)
            painter.setFont(_bold(painter.font(), on=True))
            where = RIGHT if beside else Qt.AlignmentFlag.AlignCenter
            painter.drawText(place, where, earned)
            painter.setFont(_bold(painter.font(), on=False))
        painter.setPen(ink if moment.text else muted)
        _draw(painter, rest, said)


def _bold(font: QFont, *, on: bool) -> QFont:
    font.setBold(on)
    return font


def _beside(metrics: QFontMetrics, said: str, earned: str) -> int:
    """The room that a play takes on one line, with the points behind it."""
    points = metrics.horizontalAdvance(earned) + GAP + 3 if earned else 0
    return metrics.horizontalAdvance(said) + points


def _throw_width(metrics: QFontMetrics) -> int:
    return metrics.horizontalAdvance("66") + 2 * 3


def _broken(metrics: QFontMetrics, text: str, room: int) -> list[str]:
    """A text in lines; it is broken between its words only, so that a move stays whole."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _draw(painter: QPainter, box: QRect, text: str, most: int = 9) -> None:
    """A text in its box from the top, on several lines where one is too short for it."""
    metrics = painter.fontMetrics()
    lines = _broken(metrics, text, box.width() - SLANT)
    if len(lines) > most:
        lines[most - 1] = f"{lines[most - 1]} …"
    for number, line in enumerate(lines[:most]):
        room = box.translated(0, number * metrics.lineSpacing())
        shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, TOP, shown)


def _paint_mark(painter: QPainter, column: QRect, metrics: QFontMetrics, colour: QColor) -> None:
    """The frame round a throw that was set by hand."""
    high = metrics.capHeight() + 8
    frame = QRect(column.left(), column.center().y() - high // 2, column.width(), high)
    painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, 3, 3)


def _paint_fork(painter: QPainter, box: QRect, colour: QColor) -> int:
    """The sign of another line of play; where the text goes on behind it."""
    painter.setPen(QPen(colour, 1.4))
    middle, left = box.center().y(), box.left()
    painter.drawLine(left, box.top() + 2, left, middle)
    painter.drawLine(left, middle, left + 9, middle)
    return left + 9 + GAP


STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
"""How many moments each key goes on."""


class SheetView(QTableView):
    """Signals: ``wanted(id)``, a moment to be shown; ``left``, back to the game."""

    wanted = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = MovesModel(self)
        self.setModel(self.sheet)
        self.setObjectName("moveSheet")
        self._cells = MoveCells(self.sheet)
        self.setItemDelegate(self._cells)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)

    def show_course(self, variant: Variant, names: tuple[str, str], course: MoveList) -> None:
        """Show another course, and the moment that is on the board."""
        same = self.sheet.show_course(variant, names, course)
        for row in range(same, len(self.sheet.lines)):
            if self.sheet.lines[row].kind is not SheetLineKind.TURNS:
                # What belongs to both columns takes the whole width.
                self.setSpan(row, NUMBER, 1, 3)
        self._arrange(same)
        at = self.sheet.index_of(course.shown)
        self.setCurrentIndex(at)
        self.scrollTo(at)
        self.viewport().update()

    def show_tones(self, tones: Tones) -> None:
        self._cells.tones = tones
        self.viewport().update()

    def _arrange(self, first: int = 0) -> None:
        """Give the columns their widths, and the rows from the first on their heights."""
        metrics = self.fontMetrics()
        number = metrics.horizontalAdvance("888.") + 8
        self.setColumnWidth(NUMBER, number)
        each = max(20, (self.viewport().width() - number) // 2)
        for column in (FIRST, FIRST + 1):
            self.setColumnWidth(column, each)
        rows = self.verticalHeader()
        rows.setDefaultSectionSize(metrics.height() + 8)
        whole = number + 2 * each
        for row in range(first, len(self.sheet.lines)):
            line = self.sheet.lines[row]
            high = self._cells.height_of(line, self.font(), each, whole)
            if high != rows.sectionSize(row):
                rows.resizeSection(row, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both columns share the width."""
        super().resizeEvent(event)
        self._arrange()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    # -- going somewhere ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes to the moment, or to another line of play."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._go(self.indexAt(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two does nothing more."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is drawn along."""

    def _go(self, index: QModelIndex) -> None:
        at = self.sheet.moment_at(index)
        if at is None:
            return
        line = self.sheet.lines[index.row()]
        if line.branch is not None:
            self.wanted.emit(line.branch.at)
        else:
            self.wanted.emit(self.sheet.course.moments[at].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from moment to moment, Enter shows the current one, Esc leads back."""
        course, key = self.sheet.course, Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not course.moments:
            super().keyPressEvent(event)
        elif key in STEPS:
            self._step_to(course.shown + STEPS[key])
        elif key is Qt.Key.Key_Home:
            self._step_to(0)
        elif key is Qt.Key.Key_End:
            self._step_to(len(course.moments) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._go(self.currentIndex())
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _step_to(self, at: int) -> None:
        moment = self.sheet.course.at(at)
        self.wanted.emit(moment.id)

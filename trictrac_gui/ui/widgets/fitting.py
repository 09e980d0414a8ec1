"""Widgets put in rows and columns, and what makes them fit in little width or large type."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

LayoutPart = (
    QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
)
"""What is put into a row or column: a widget or layout, with its stretch and where in its cell it
lies, or a number for a stretch alone."""

Margins = int | tuple[int, int, int, int]


def in_row(
    *parts: LayoutPart,
    margins: Margins | None = None,
    spacing: int | None = None,
    of: QWidget | None = None,
) -> QHBoxLayout:
    """Parts from left to right, as the layout ``of`` a widget; margins as the style has them."""
    return _filled(QHBoxLayout() if of is None else QHBoxLayout(of), parts, margins, spacing)


def in_column(
    *parts: LayoutPart,
    margins: Margins | None = None,
    spacing: int | None = None,
    of: QWidget | None = None,
) -> QVBoxLayout:
    """Parts from top to bottom, else as ``in_row`` has them."""
    return _filled(QVBoxLayout() if of is None else QVBoxLayout(of), parts, margins, spacing)


_Box = TypeVar("_Box", bound=QBoxLayout)


def _filled(
    box: _Box, parts: tuple[LayoutPart, ...], margins: Margins | None, spacing: int | None
) -> _Box:
    if margins is not None:
        left, top, right, bottom = (margins,) * 4 if isinstance(margins, int) else margins
        box.setContentsMargins(left, top, right, bottom)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        item, stretch, *where = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, int):
            box.addStretch(item)
        elif isinstance(item, QLayout):
            box.addLayout(item, stretch)
        else:
            box.addWidget(item, stretch, *where)
    return box


TITLE: Final = 12
"""So many sizes of its type does a title ask for before it is cut."""


class WrappingRow(QLayout):
    """Widgets in a row; those for which it is too short go on in a row below.

    What is added as wide takes the room that is left. With ``fill`` all widgets of a row share
    it. Rows without a wide widget end at the right, where buttons stand behind a title.
    """

    def __init__(self, parent: QWidget | None = None, *, fill: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._wide: dict[QWidget, float] = {}
        self._fill = fill
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(8)
        if parent is not None:
            parent.setLayout(self)

    def add(self, *widgets: QWidget) -> None:
        """Add widgets as wide as their words."""
        for widget in widgets:
            self.addWidget(widget)

    def add_wide(self, widget: QWidget, least: float = TITLE) -> None:
        """Add a widget that takes what is left, if that is ``least`` sizes of its type."""
        self._wide[widget] = least
        self.addWidget(widget)

    # -- what Qt asks of a layout ------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes the width it is given, and no more height than it needs."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The narrower it is, the more rows there are."""
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def sizeHint(self) -> QSize:
        """All in one row."""
        shown = self._shown()
        wide = sum(self._wanted(item) for item in shown) + self.spacing() * max(0, len(shown) - 1)
        return self._around(
            QSize(wide, max((item.sizeHint().height() for item in shown), default=0))
        )

    def minimumSize(self) -> QSize:
        """One below the other."""
        least = QSize()
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return self._around(least)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    # -- rows --------------------------------------------------------------------------------

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _around(self, size: QSize) -> QSize:
        margins: QMargins = self.contentsMargins()
        return size.grownBy(margins)

    def _wanted(self, item: QLayoutItem) -> int:
        """The width that an item asks for; a wide one can do with less than all its words."""
        hint = item.sizeHint().width()
        widget = item.widget()
        if widget in self._wide:
            hint = min(hint, round(self._wide[widget] * widget.fontInfo().pixelSize()))
        return max(hint, item.minimumSize().width())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        room = 0
        for item in self._shown():
            wanted = self._wanted(item)
            if rows and wanted + self.spacing() <= room:
                rows[-1].append(item)
                room -= wanted + self.spacing()
            else:
                rows.append([item])
                room = width - wanted
        return rows

    def _widths(self, row: list[QLayoutItem], width: int) -> list[int]:
        wanted = [self._wanted(item) for item in row]
        room = width - self.spacing() * (len(row) - 1)
        if len(row) == 1:
            wanted[0] = min(wanted[0], room)
        if self._fill and room // len(row) >= max(wanted):
            return [room // len(row)] * len(row)
        growing = [nth for nth, item in enumerate(row) if self._fill or item.widget() in self._wide]
        for nth in growing:
            wanted[nth] += max(0, room - sum(wanted)) // (len(growing) - growing.index(nth))
        return wanted

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        inside = rect.marginsRemoved(self.contentsMargins())
        top = inside.top()
        rows = self._rows(inside.width())
        for number, row in enumerate(rows):
            top += self.spacing() if number else 0
            widths = self._widths(row, inside.width())
            high = max(_height(item, width) for item, width in zip(row, widths, strict=True))
            if place:
                if len(rows) == 1:
                    high = inside.height()  # in the middle, or lower where it is kept low
                spare = inside.width() - sum(widths) - self.spacing() * (len(row) - 1)
                left = inside.left() + (max(0, spare) if self._wide else 0)
                for item, width in zip(row, widths, strict=True):
                    item.setGeometry(QRect(left, top, width, high))
                    left += width + self.spacing()
            top += high
        return top - rect.top() + self.contentsMargins().bottom()


def _height(item: QLayoutItem, width: int) -> int:
    least = item.heightForWidth(width) if item.hasHeightForWidth() else 0
    return max(least, item.sizeHint().height() if least <= 0 else 0)


def space(layout: QBoxLayout | QGridLayout, spacing: int) -> None:
    """Set the room between the items of a layout, if it is another.

    Qt's own setters ask for a new layout with every call: where that request is what makes the
    page set them, it would be asked for again without end.
    """
    if layout.spacing() != spacing:
        layout.setSpacing(spacing)


def align(layout: QLayout, widget: QWidget, alignment: Qt.AlignmentFlag) -> None:
    """Keep a widget at a side of its place; asks for a new layout only if it was at another."""
    item = layout.itemAt(layout.indexOf(widget))
    if item is not None and item.alignment() != alignment:
        layout.setAlignment(widget, alignment)


class PageBar(QFrame):
    """The bar over a page: the way back, a title, and buttons, which wrap where room is short."""

    def __init__(self, back: QWidget, titles: tuple[QWidget, ...], *others: QWidget) -> None:
        super().__init__()
        self.setObjectName("dockTitle")
        row = WrappingRow(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.add(back)
        for title in titles:
            row.add_wide(title)
        row.add(*others)


class SideArea(QScrollArea):
    """A column beside a board: it scrolls up and down only, and is as wide as its contents ask."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """As wide as the contents with the scroll bar beside them."""
        content, least = self.widget(), super().minimumSizeHint()
        if content is None:
            return least
        wide = max(content.minimumSizeHint().width(), content.minimumWidth())
        return QSize(wide + self.verticalScrollBar().sizeHint().width(), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another width when the contents have changed."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ElidedBox(QComboBox):
    """A list of which the chosen line ends in an ellipsis where there is no room for it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the chosen line as there is room for."""
        if self.sizeHint().width() <= self.width():  # there is room for every line
            super().paintEvent(event)
            return
        # The many enumerations of a style are a fiftieth of the start.
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter

        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        place = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        icon = option.iconSize.width() + 4 if not option.currentIcon.isNull() else 0
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, place.width() - icon - 2
        )
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


def narrow(box: QComboBox) -> None:
    """Let a list be as narrow as its place; unfolded it is as wide as its words."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(1)

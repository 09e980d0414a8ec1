"""Looks a window over as a designer would: nothing cut off, nothing on top of something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.start.card import VariantCard
from trictrac_gui.ui.widgets.labels import ElidedLabel

Told = QLabel | QAbstractButton | QComboBox | QLineEdit
SLACK = 1


def faults(root: QWidget) -> list[str]:
    """What is wrong with the layout of a window, a line each."""
    seen = list(_told(root))
    boards = [board for board in root.findChildren(BoardView) if board.isVisible()]
    assert seen, "nothing was looked at"
    found = [fault for widget in seen for fault in _cut_off(root, widget)]
    found += [
        f"{_name(one)} lies on {_name(other)}"
        for one, other in combinations([*seen, *boards], 2)
        if _overlap(root, one, other)
    ]
    return found


def _told(root: QWidget) -> Iterator[Told]:
    """What carries words and can be seen; small buttons that float over the board are meant to."""
    kinds = (QLabel, QAbstractButton, QComboBox, QLineEdit)
    for widget in root.findChildren(QWidget):
        if (
            isinstance(widget, kinds)
            and widget.isVisible()
            and widget.window() is root.window()
            and not isinstance(widget.parent(), QComboBox)
            and not _over_the_board(widget)
        ):
            yield widget


def _over_the_board(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    return parent is not None and isinstance(parent.parentWidget(), BoardView)


def _cut_off(root: QWidget, widget: Told) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.height() < widget.heightForWidth(widget.width()):
            yield f"{_name(widget)} is {widget.height()} high: too little for its words"
        if widget.width() < widget.minimumSizeHint().width() - SLACK:
            yield f"{_name(widget)} is {widget.width()} wide: too little for its longest word"
    elif not isinstance(widget, ElidedLabel | VariantCard):
        wanted = widget.minimumSizeHint()
        if widget.width() < wanted.width() - SLACK or widget.height() < wanted.height() - SLACK:
            yield f"{_name(widget)} is {widget.size().toTuple()}, but needs {wanted.toTuple()}"
    else:
        if widget.height() < widget.fontMetrics().height():
            yield f"{_name(widget)} is {widget.height()} high: too little for its words"
        least = min(4 * widget.fontInfo().pixelSize(), widget.sizeHint().width())
        if isinstance(widget, ElidedLabel) and widget.width() < least - SLACK:
            yield f"{_name(widget)} is {widget.width()} wide: too little for a name"
    at = _place(root, widget)
    area = _scrolled(widget)
    if area is None:
        if not root.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(at):
            yield f"{_name(widget)} at {at.getRect()} leaves the window"
    else:
        # A page scrolls up and down, and a dialog to the sides as well where nothing else helps.
        view = area.viewport()
        left = widget.mapTo(view, QPoint(0, 0)).x()
        beyond = left < -SLACK or left + widget.width() > view.width() + SLACK
        if beyond and not area.horizontalScrollBar().isVisible():
            yield f"{_name(widget)} leaves the page at its side"


def _scrolled(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _overlap(root: QWidget, one: QWidget, other: QWidget) -> bool:
    if one.isAncestorOf(other) or other.isAncestorOf(one):
        return False
    if _scrolled(one) is not _scrolled(other):
        return False
    both = _place(root, one).intersected(_place(root, other))
    return both.width() > SLACK and both.height() > SLACK


def _place(root: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")() or widget.accessibleName()
    return f"{type(widget).__name__} “{text[:40]}”"

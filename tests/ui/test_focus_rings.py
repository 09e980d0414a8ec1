"""The keyboard's place is shown once, by the ring that the style sheet draws."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tests.ui.conftest import Open


def colours_inside(button: QPushButton) -> set[str]:
    """What is painted within the ring of a button without words."""
    image = button.grab().toImage()
    across, down = range(6, image.width() - 6), range(6, image.height() - 6)
    return {QColor(image.pixel(x, y)).name() for x in across for y in down}


def test_a_button_reached_by_tab_has_no_second_ring_inside(open_window: Open) -> None:
    open_window()
    form = QWidget()
    row = QHBoxLayout(form)
    first, second = QPushButton(), QPushButton()
    row.addWidget(first)
    row.addWidget(second)
    form.resize(300, 60)
    form.show()
    QTest.qWaitForWindowExposed(form)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    QCoreApplication.processEvents()
    assert second.hasFocus()
    assert len(colours_inside(second)) == 1

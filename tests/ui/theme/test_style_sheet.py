"""What can be reached and ticked is seen: one ring for the keyboard, boxes that stand out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolBar,
    QToolButton,
    QWidget,
)

from tests.ui.conftest import Open
from trictrac_gui.assets import THEMES
from trictrac_gui.ui.theme.contrast import contrast
from trictrac_gui.ui.theme.style_sheet import TONES, Tones, apply_style


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


@pytest.mark.parametrize("tones", TONES.values(), ids=list(TONES))
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_box_to_tick_stands_out_from_what_it_lies_on(
    qapp: QApplication, tones: Tones, kind: type[QCheckBox | QRadioButton]
) -> None:
    before = qapp.palette(), qapp.styleSheet(), qapp.font()
    apply_style(qapp, tones, 1.0)
    try:
        box = kind()
        box.resize(40, 40)
        colours = []
        for ticked in (False, True):
            box.setChecked(ticked)
            image = box.grab().toImage()
            row = [QColor(image.pixel(x, 20)).name() for x in range(image.width())]
            colours.append(row)
        ground = colours[0][-1]
        assert max(contrast(colour, ground) for colour in colours[0]) >= 3
        assert max(map(contrast, *colours)) >= 2
    finally:
        qapp.setPalette(before[0])
        qapp.setStyleSheet(before[1])
        qapp.setFont(before[2])


@pytest.mark.parametrize("tones", TONES.values(), ids=list(TONES))
def test_a_tick_that_cannot_be_changed_any_more_is_still_seen(
    qapp: QApplication, tones: Tones
) -> None:
    before = qapp.palette(), qapp.styleSheet(), qapp.font()
    apply_style(qapp, tones, 1.0)
    try:
        box = QCheckBox()
        box.resize(40, 40)
        box.setChecked(True)
        box.setEnabled(False)
        image = box.grab().toImage()
        row = {QColor(image.pixel(x, 20)).name() for x in range(image.width())}
        ground = QColor(image.pixel(39, 20)).name()
        assert max(contrast(colour, ground) for colour in row) >= 3
    finally:
        qapp.setPalette(before[0])
        qapp.setStyleSheet(before[1])
        qapp.setFont(before[2])


@pytest.mark.parametrize("tones", TONES.values(), ids=list(TONES))
def test_a_button_of_the_toolbar_shows_what_is_switched_on(
    qapp: QApplication, tones: Tones
) -> None:
    before = qapp.palette(), qapp.styleSheet(), qapp.font()
    apply_style(qapp, tones, 1.0)
    try:
        bar = QToolBar()
        action = bar.addAction("")
        action.setCheckable(True)
        bar.resize(120, 40)
        pictures = []
        for on in (False, True):
            action.setChecked(on)
            pictures.append(bar.grab().toImage())
        assert pictures[0] != pictures[1]
    finally:
        qapp.setPalette(before[0])
        qapp.setStyleSheet(before[1])
        qapp.setFont(before[2])


@pytest.mark.parametrize("under_the_hand", [False, True])
def test_a_menu_shows_what_is_switched_on(open_window: Open, under_the_hand: bool) -> None:
    """An icon must not take the place of the tick."""
    rules = open_window("--new", "tric-trac").window.actions_.rules
    menu = QMenu()
    menu.addAction(rules)
    looks = []
    for on in (True, False):
        rules.setChecked(on)
        if under_the_hand:
            menu.setActiveAction(rules)
        looks.append(menu.grab().toImage())
    widest = max(
        contrast(QColor(looks[0].pixel(x, y)).name(), QColor(looks[1].pixel(x, y)).name())
        for x in range(looks[0].width())
        for y in range(looks[0].height())
    )
    assert widest >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["backButton", "forwardButton", "toParentButton"])
def test_the_arrows_of_a_file_dialog_are_seen_in_every_theme(
    open_window: Open, theme: str, name: str
) -> None:
    program = open_window("--theme", theme)
    program.window.actions_.open_file.trigger()
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    button = dialog.findChild(QToolButton, name)
    assert button is not None
    picture = button.icon().pixmap(32, 32, QIcon.Mode.Normal).toImage()
    spots = [picture.pixelColor(x, y) for x in range(32) for y in range(32)]
    drawn = {colour.name() for colour in spots if colour.alpha() == 255}
    assert drawn
    ground = program.context.theme.tones.ground
    assert max(contrast(colour, ground) for colour in drawn) >= 3
    dialog.close()

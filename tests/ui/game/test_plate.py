"""The plates of the sides: as wide as their words, whatever the window went through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from trictrac_gui.ui.game.plate import Plate


@pytest.mark.parametrize("before", ["", "0 of 5"])
def test_a_plate_is_as_wide_as_before_once_its_style_has_changed(
    qapp: QApplication, before: str
) -> None:
    fresh, used = Plate(), Plate()
    used.match.setText(before)
    used.match.resize(4, 20)
    QCoreApplication.sendEvent(used.match, QEvent(QEvent.Type.StyleChange))
    for plate in (fresh, used):
        plate.match.setText("0 of 5")
    assert used.stacked_width == fresh.stacked_width
    assert used.wanted_width == fresh.wanted_width

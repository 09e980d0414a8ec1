"""The grain that comes with the program is the grain the program draws."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import resource
from trictrac_gui.ui.painting.wood import draw_grain


def test_the_picture_of_the_grain_is_what_is_drawn(qapp: QApplication) -> None:
    shipped = QImage(str(resource("textures", "grain.png")))
    drawn = draw_grain()
    assert shipped.size() == drawn.size()
    shipped = shipped.convertToFormat(drawn.format())
    ours, theirs = bytes(drawn.constBits()), bytes(shipped.constBits())
    # Releases of Qt round the edges of a strand differently; a strand elsewhere is far more.
    apart = sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) / len(ours)
    assert apart < 0.5

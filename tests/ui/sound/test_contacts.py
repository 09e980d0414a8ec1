"""A tumbling die is heard when it is seen to touch the table."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.board.dice_set import DieItem
from trictrac_gui.ui.sound.sound_effects import CONTACTS


def height(share: float) -> float:
    die = DieItem(Side.FIRST)
    die.edge = 40.0
    die.tumble(share, QPointF(0, 0), QPointF(120, 200), 1)
    assert die.cube is not None
    return die.cube.height


@pytest.mark.parametrize("share", [share for share, _ in CONTACTS])
def test_the_die_is_down_at_each_of_its_knocks(qapp: QApplication, share: float) -> None:
    highest = max(height(part / 100) for part in range(100))
    assert height(share) < highest / 20


def test_it_is_up_between_the_knocks_of_its_run(qapp: QApplication) -> None:
    shares = [0.0, *(share for share, _ in CONTACTS)]
    ups = [height((one + two) / 2) for one, two in itertools.pairwise(shares)]
    assert all(up > 10 * height(share) for up, share in zip(ups, shares[1:], strict=True))
    assert ups[:3] == sorted(ups[:3], reverse=True)

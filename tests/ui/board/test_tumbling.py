"""Dice on their way: they roll, rock, and come to lie without a jump."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF

from tests.ui.board.conftest import MakeTable, make_table
from trictrac_gui.engine.model import Side
from trictrac_gui.ui.painting.die import AT_REST, outline_of, rotation, silhouette
from trictrac_gui.variants.tric_trac import TRIC_TRAC

__all__ = ["make_table"]  # a fixture


@pytest.mark.parametrize("turn", [(0, 0, 0), (1, 0, 0), (0.4, -2, 0.3), (0, 0, 0.7)])
def test_the_outline_of_a_cube_is_convex_and_as_large_as_a_cube_can_be(
    turn: tuple[float, float, float],
) -> None:
    size = 100.0
    hull = outline_of(rotation(*turn), QPointF(0, 0), size)
    path = silhouette(hull, 0.18 * size)
    box = path.boundingRect()
    assert 4 <= len(hull) <= 6
    assert size - 0.5 <= max(box.width(), box.height()) <= size * math.sqrt(3)
    assert path.contains(QPointF(0, 0))
    assert all(path.contains(QPointF(x, y)) for x, y in hull)


def test_a_die_at_rest_covers_just_its_square() -> None:
    path = silhouette(outline_of(AT_REST, QPointF(50, 50), 60), 0.18 * 60)
    box = path.boundingRect()
    assert (box.x(), box.y()) == pytest.approx((20, 20), abs=0.1)
    assert (box.width(), box.height()) == pytest.approx((60, 60), abs=0.1)
    assert not path.contains(QPointF(21, 21)), "its corners are round"


def test_dice_come_to_lie_where_they_belong_without_a_jump(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC, (6, 5), (1, 2))
    table.open_game()
    die = table.board.board.dice[Side.FIRST].dice[0]
    spot, start = QPointF(die.pos()), QPointF(die.x() - 200, die.y() + 180)
    away, turned = [], []
    for step in range(400):
        die.tumble(step / 400, spot, start, 1)
        away.append((die.pos() - spot).manhattanLength())
        assert die.cube is not None
        turned.append(die.cube.matrix)
    assert all(later <= before for before, later in itertools.pairwise(away))
    jumps = [
        max(abs(a - b) for a, b in zip(one, two, strict=True))
        for one, two in itertools.pairwise(turned)
    ]
    assert max(jumps) < 0.2, "it turns too fast to be seen"
    assert turned[-1] == pytest.approx(AT_REST, abs=0.02)
    die.tumble(1.0, spot, start, 1)
    assert die.pos() == spot
    assert die.number == 6


def test_remarks_wait_until_the_dice_lie_still(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC, (6, 5), (1, 2))
    table.board.set_speed(0.6)
    table.session.throw(Side.FIRST)
    table.board.board.animator.finish()
    table.session.throw(Side.SECOND)
    dice = table.board.board.dice[Side.FIRST]
    assert dice.visible
    assert not table.board.board.animator.idle
    assert (dice.note, dice.remark) == ("", "")
    table.board.board.animator.finish()
    assert dice.note == "Begins"
    assert dice.remark == "Given in advance"

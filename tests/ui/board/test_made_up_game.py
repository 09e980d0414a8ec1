"""Seven checkers a side, three dice, both sides the same way round: the board reads what it shows.

The game is declared in the tests alone; no line of the board knows it.
"""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.made_up_game import MADE_UP
from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import OFF, Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.ui.painting.geometry import Arrangement, Geometry, Rect
from trictrac_gui.variants import TRIC_TRAC


def begun(make_table: MakeTable, *throws: tuple[int, ...]) -> Table:
    """White has won the opening, Black throws first after it."""
    table = make_table(MADE_UP, (6,), (5,), *throws)
    table.open_game()
    return table


@pytest.mark.parametrize("turned", [False, True])
def test_it_is_played_to_its_end_by_mouse(make_table: MakeTable, turned: bool) -> None:
    table = make_table(MADE_UP, seed=5, turned=turned)
    for _ in range(3000):
        view = table.view
        if view.phase is Phase.OVER:
            break
        if view.may_throw or (view.may_hand_over and not view.moves):
            table.click(table.dice_spot())
        else:
            src, targets = next(iter(view.moves.items()))
            table.drag(src, targets[0].place)
        assert table.view is not view, "nothing happened"
        assert table.shown_position_is_true()
    assert table.view.result is not None
    assert table.refusals == []


def test_seven_checkers_a_side_lie_on_a_board_that_has_had_fifteen(make_table: MakeTable) -> None:
    full, few = make_table(TRIC_TRAC), begun(make_table)
    board = full.board
    board.show_view(few.view)
    scene = board.board
    for side in Side:
        assert sum(item.isVisible() for item in scene.checkers.items[side]) == 7
        assert dict(scene.checkers.count(side)) == {MADE_UP.start_place(side): 7}
    board.show_view(full.view)
    for side in Side:
        assert sum(item.isVisible() for item in scene.checkers.items[side]) == 15


def test_three_dice_lie_beside_each_other_and_each_fades_when_it_is_played(
    make_table: MakeTable,
) -> None:
    table = begun(make_table, (4, 3, 1))
    while table.view.dice is None:
        table.click(table.dice_spot())
    dice = table.board.board.dice[table.view.dice.side]
    shown = [die for die in dice.dice if die.isVisible()]
    assert [die.number for die in shown] == list(table.view.dice.numbers)
    assert len(shown) == 3
    for one, two in itertools.pairwise(shown):
        assert two.x() - one.x() > one.edge
    src, targets = next(iter(table.view.moves.items()))
    single = min(targets, key=lambda target: len(target.numbers))
    table.drag(src, single.place)
    left = [die.number for die in shown if die.opacity() > 0.5]
    assert sorted(left) == sorted(table.view.dice.left)


def test_dice_that_wait_are_as_many_as_are_thrown(make_table: MakeTable) -> None:
    table = make_table(MADE_UP, (6,), (5,))
    waiting = table.board.board.dice[Side.FIRST].dice
    assert sum(die.isVisible() for die in waiting) == 1
    table.open_game()
    (side,) = table.view.may_throw or (table.view.to_move,)
    assert side is not None
    assert sum(die.isVisible() for die in table.board.board.dice[side].dice) == 3


def test_three_dice_are_set_by_three_keys(make_table: MakeTable) -> None:
    table = make_table(MADE_UP, (6,), (5,))
    for _ in range(2):
        table.click(table.dice_spot())
    table.session.set_by_hand(True)
    assert table.view.setting is not None
    QTest.keyClicks(table.board, "264")
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.dice is not None
    assert sorted(table.view.dice.numbers) == [2, 4, 6]


@pytest.mark.parametrize("turned", [False, True])
def test_each_side_leaves_beside_its_own_last_quarter(turned: bool) -> None:
    geometry = Geometry.fitted(Rect(0, 0, 900, 700), MADE_UP.has_bar, turned)
    arrangement = Arrangement(geometry, MADE_UP)
    for side in Side:
        last = MADE_UP.track.place(side, MADE_UP.track.last - 1)
        assert isinstance(last, int)
        tray = geometry.tray_rect(arrangement.off_on_top(side))
        assert (tray.centre.y < geometry.outer.centre.y) == geometry.is_upper(last)
        assert MADE_UP.target_place(side) == OFF

"""The board under mouse and keyboard, with a real game behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import BAR, OFF, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.checkers import GLIDE
from trictrac_gui.ui.board.marks import Means
from trictrac_gui.ui.painting.artwork import PictureItem
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

ways_round = pytest.mark.parametrize(
    ("turned", "mirrored"), [(False, False), (True, False), (False, True), (True, True)]
)


def red_begins(make_table: MakeTable, **how: bool) -> Table:
    """Tric Trac, Red to play 5-4."""
    table = make_table(TRIC_TRAC, (5, 4), (3, 1), **how)
    table.open_game()
    assert table.view.to_move is Side.FIRST
    assert table.view.phase is Phase.MOVING
    return table


@ways_round
def test_a_drag_plays_a_step(make_table: MakeTable, turned: bool, mirrored: bool) -> None:
    table = red_begins(make_table, turned=turned, mirrored=mirrored)
    table.drag(1, 6)
    assert table.steps == [(1, 6)]
    assert table.view.count(Side.FIRST, 6) == 1
    assert table.shown_position_is_true()


def test_a_combined_drag_plays_both_numbers(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 10)
    assert table.view.count(Side.FIRST, 10) == 1
    assert table.view.may_hand_over
    assert table.shown_position_is_true()


def test_a_held_checker_keeps_the_offset_of_the_pointer(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    start = table.spot(1) + QPoint(7, 4)
    table.press(start)
    table.move(start + QPoint(10, 10))
    table.move(QPoint(400, 300))
    held = table.board.move_input.holding
    assert held is not None
    assert (held.pos() - QPoint(393, 296)).manhattanLength() < 1.5


def test_targets_are_told_apart_by_their_numbers(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.press(table.spot(1))
    assert table.board.board.marks.lit == {6: Means.FIRST, 5: Means.SECOND, 10: Means.BOTH}
    assert table.board.board.marks.closed == 12
    table.release(table.spot(1))


def test_click_and_click_plays_a_step(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.click(table.spot(1))
    assert table.board.move_input.chosen == 1
    table.click(table.spot(5))
    assert table.view.count(Side.FIRST, 5) == 1
    assert table.board.move_input.chosen is None


def test_a_checker_with_one_step_goes_by_one_click(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 6)
    targets = table.view.moves[1]
    assert len(targets) == 1
    table.click(table.spot(1))
    assert table.view.count(Side.FIRST, 5) == 1


def test_the_one_click_step_can_be_switched_off(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.board.set_one_click(False)
    table.drag(1, 6)
    table.click(table.spot(1))
    assert table.view.count(Side.FIRST, 5) == 0
    assert table.board.move_input.chosen == 1


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Called, it lets everything that follows be pressed within a tenth of a second."""

    def hurry() -> None:
        moment = press_guard.clock()
        monkeypatch.setattr(press_guard, "clock", lambda: moment)

    return hurry


def test_two_quick_clicks_play_once(make_table: MakeTable, hasty: Callable[[], None]) -> None:
    table = red_begins(make_table)
    table.drag(1, 6)
    hasty()
    double_click(table, table.spot(1))
    assert len(table.steps) == 2


def test_the_second_of_two_quick_clicks_plays_no_further_number(
    make_table: MakeTable, hasty: Callable[[], None]
) -> None:
    """Four threes, and one click plays one of them: behind the next point the way is closed."""
    table = make_table.at(BACKGAMMON, "white 24:4 13:11 / black 18:2 4:13", (3, 3))
    assert len(table.view.moves[24]) == 1
    hasty()
    double_click(table, table.spot(24))
    assert len(table.steps) == 1
    assert table.view.count(Side.FIRST, 24) == 3


def double_click(table: Table, spot: QPoint) -> None:
    """Two quick clicks as the system sends them; QTest alone sends no second release."""
    table.click(spot)
    QTest.mouseDClick(
        table.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot
    )
    table.release(spot)


def test_a_wrong_drop_is_asked_for_and_the_checker_goes_home(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    home = table.spot(1)
    table.drag(1, 12)
    assert table.steps == [(1, 12)]
    assert table.refusals[-1].rule in RuleKey
    assert table.spot(1) == home
    assert table.shown_position_is_true()
    assert table.board.board.marks.refused == tuple(dict.fromkeys(table.refusals[-1].because))


@pytest.mark.parametrize("outside", [QPoint(3, 3), QPoint(896, 696)])
def test_a_drop_outside_asks_for_nothing(make_table: MakeTable, outside: QPoint) -> None:
    table = red_begins(make_table)
    home = table.spot(1)
    table.carry(1, outside)
    table.release(outside)
    assert table.steps == []
    assert table.refusals == []
    assert table.spot(1) == home
    assert table.board.move_input.holding is None


def test_a_drop_where_nobody_listens_goes_home(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    home = table.spot(1)
    table.board.step_requested.disconnect()
    table.drag(1, 6)
    assert table.spot(1) == home


def test_escape_puts_a_held_checker_back(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    home = table.spot(1)
    table.carry(1, table.spot(6))
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    table.release(table.spot(6))
    assert table.steps == []
    assert table.spot(1) == home
    assert table.board.board.marks.lit == {}


@pytest.mark.parametrize("event", ["focus", "window"])
def test_losing_the_focus_puts_a_held_checker_back(make_table: MakeTable, event: str) -> None:
    table = red_begins(make_table)
    home = table.spot(1)
    table.carry(1, table.spot(6))
    if event == "focus":
        QApplication.sendEvent(table.board, QFocusEvent(QEvent.Type.FocusOut))
    else:
        QApplication.sendEvent(table.board, QEvent(QEvent.Type.WindowDeactivate))
    assert table.board.move_input.holding is None
    assert table.spot(1) == home
    table.release(table.spot(6))
    assert table.steps == []


def test_movable_checkers_are_hinted(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    hinted = [
        c.slot.place for side in Side for c in table.board.board.checkers.items[side] if c.hinted
    ]
    assert hinted == [1]


def test_the_glow_of_movable_checkers_grows_with_the_board(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.board.resize(1400, 1000)
    scene = table.board.board
    top = scene.checkers.top(Side.FIRST, 1)
    assert top is not None
    assert scene.artwork is not None
    pictures = [
        child.pixmap().cacheKey()
        for child in top.childItems()
        if isinstance(child, PictureItem) and child.isVisible()
    ]
    assert scene.artwork.halo().cacheKey() in pictures


def test_waiting_dice_are_thrown_by_a_click_and_say_so(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON, (3,), (5,))
    dice = table.board.board.dice
    assert dice[Side.FIRST].waiting
    assert dice[Side.FIRST].text == "Throw"
    assert not dice[Side.SECOND].visible
    table.click(table.dice_spot())
    assert [die.number for die in dice[Side.FIRST].dice if die.isVisible()] == [3]
    assert dice[Side.SECOND].waiting
    table.click(dice[Side.SECOND].dice[0].pos().toPoint())
    assert table.view.to_move is Side.SECOND
    assert sorted(die.number for die in dice[Side.SECOND].dice if die.isVisible()) == [3, 5]


def test_the_turn_is_handed_over_by_a_click_on_the_dice(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 10)
    assert table.board.board.dice[Side.FIRST].text == "Finish turn"
    table.click(table.dice_spot())
    assert table.view.may_throw == (Side.SECOND,)
    assert table.board.board.dice[Side.SECOND].waiting


def test_used_dice_fade(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 6)
    first, second = table.board.board.dice[Side.FIRST].dice[:2]
    assert (first.number, second.number) == (5, 4)
    assert first.opacity() < 0.5
    assert second.opacity() == 1.0


def test_each_number_of_a_double_fades_as_soon_as_it_is_played(make_table: MakeTable) -> None:
    table = make_table.at(BACKGAMMON, "white 24:4 13:11 / black 4:15", (3, 3))
    dice = table.board.board.dice[Side.FIRST].dice
    for played in range(1, 5):
        table.session.play(13, 10) if played > 2 else table.session.play(24, 21)
        faded = [die.opacity() < 0.5 for die in dice]
        assert faded == [number < played for number in range(4)]


def test_a_double_in_backgammon_lies_there_four_times(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON, (6,), (5,), (3, 3))
    table.open_game()
    while not table.view.may_hand_over:
        src, targets = next(iter(table.view.moves.items()))
        table.session.play(src, targets[0].place)
    table.click(table.dice_spot())
    table.click(table.dice_spot())
    dice = [die for die in table.board.board.dice[Side.SECOND].dice if die.isVisible()]
    assert [die.number for die in dice] == [3, 3, 3, 3]
    src, targets = next(iter(table.view.moves.items()))
    table.session.play(src, targets[0].place)
    played = 4 - len(table.view.dice.left) if table.view.dice else 0
    assert sum(die.opacity() < 0.5 for die in dice) == played > 0


def test_the_keyboard_throws_moves_and_hands_over(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC, (5, 4), (3, 1))
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert table.view.phase is Phase.MOVING
    QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert table.board.cursor_place == 1
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.board.move_input.chosen == 1
    for _ in range(9):
        QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert table.board.cursor_place == 10
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.count(Side.FIRST, 10) == 1
    place = str(table.board.cursor_place)
    assert place == "dice"
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.may_throw == (Side.SECOND,)


def test_showing_the_same_view_twice_changes_nothing(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 6)
    before = _picture_of(table)
    table.board.show_view(table.view)
    assert _picture_of(table) == before


def test_escape_takes_a_choice_back(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.click(table.spot(1))
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert table.board.move_input.chosen is None
    assert table.board.board.marks.lit == {}


def test_new_views_during_a_drag_let_go_of_the_checker(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.carry(1, table.spot(6))
    table.session.play(1, 5)
    assert table.board.move_input.holding is None
    table.release(table.spot(6))
    assert table.steps == []
    assert table.shown_position_is_true()


def test_movements_end_where_the_view_says_with_animation_on(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.board.set_speed(0.05)
    table.drag(1, 10)
    assert table.shown_position_is_true()
    table.board.board.animator.finish()
    assert table.board.board.animator.idle
    at = table.board.board.checkers.top(Side.FIRST, 10)
    geometry = table.board.geometry_of_board
    assert at is not None
    assert geometry is not None
    spot = geometry.place_of(10, 0)
    assert abs(at.x() - spot.x) <= 1
    assert abs(at.y() - spot.y) <= 1


def test_a_checker_that_is_hit_stays_until_the_other_arrives(make_table: MakeTable) -> None:
    table = make_table.at(BACKGAMMON, "white 13:2 6:13 / black 5:1 24:14", (3, 1))
    checkers, animator = table.board.board.checkers, table.board.board.animator
    victim, hitter = checkers.top(Side.SECOND, 5), checkers.top(Side.FIRST, 6)
    assert victim is not None
    assert hitter is not None
    lying, begun = victim.pos(), hitter.pos()
    table.board.set_speed(1.0)
    table.session.play(6, 5)
    whole = (lying - begun).manhattanLength()
    animator.show_at(GLIDE * 0.75)
    assert victim.pos() == lying
    assert (hitter.pos() - lying).manhattanLength() < whole / 4
    animator.finish()
    assert victim.slot.place == BAR
    assert victim.pos() != lying


def test_a_drag_can_begin_during_an_animation(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.board.set_speed(5.0)
    table.session.play(1, 6)
    assert not table.board.board.animator.idle
    table.drag(1, 5)
    table.board.board.animator.finish()
    assert table.view.count(Side.FIRST, 5) == 1
    assert table.shown_position_is_true()


def test_resizing_turning_and_painting_anew_lose_no_checker(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    table.drag(1, 6)
    for theme in shipped_themes():
        table.board.set_theme(theme)
        table.board.resize(640, 480)
        table.board.set_turned(True)
        table.board.grab()
        table.board.resize(1000, 700)
        table.board.set_turned(False)
        table.board.grab()
        assert table.shown_position_is_true()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_a_whole_game_is_played_through_the_scene(make_table: MakeTable, variant: Variant) -> None:
    table = make_table(variant, seed=7)
    for _ in range(6000):
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


def test_many_new_games_leave_no_items_behind(make_table: MakeTable) -> None:
    first = make_table(TRIC_TRAC, (5, 4), (3, 1))
    first.open_game()
    first.drag(1, 6)
    other = make_table(BACKGAMMON, (5,), (4,))
    start = make_table(TRIC_TRAC)
    board = first.board
    board.show_view(other.view)
    board.show_view(first.view)
    items = len(board.board.items())
    for _ in range(50):
        board.show_view(start.view)
        board.show_view(other.view)
        board.show_view(first.view)
    checkers = sum(map(len, board.board.checkers.items.values()))
    assert checkers == 30
    # A checker gets its count and its halo when it first wears them.
    assert len(board.board.items()) <= items + 2 * checkers


def _picture_of(table: Table) -> list[object]:
    return [
        (item.pos(), item.zValue(), item.isVisible(), item.opacity())
        for item in table.board.board.items()
    ]


def test_a_held_checker_no_longer_counts_on_its_stack(make_table: MakeTable) -> None:
    table = red_begins(make_table)
    scene = table.board.board
    written = [c.slot.nth for c in scene.checkers.items[Side.FIRST] if c.written]
    assert written == [14]
    table.carry(1, QPoint(400, 300))
    assert [c.slot.nth for c in scene.checkers.items[Side.FIRST] if c.written] == [13]
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert [c.slot.nth for c in scene.checkers.items[Side.FIRST] if c.written] == [14]


@pytest.mark.parametrize("name", ["point", "tray"])
def test_a_checker_is_borne_off_on_the_target_point_and_in_the_tray(
    make_table: MakeTable, name: str
) -> None:
    table = make_table(TRIC_TRAC, seed=11)
    for _ in range(600):
        view = table.view
        mover = view.to_move
        leaving = [src for src, ts in view.moves.items() if any(t.place == OFF for t in ts)]
        if leaving and mover is not None:
            off = view.count(mover, OFF)
            goal = view.variant.target_place(mover)
            geometry = table.board.geometry_of_board
            assert geometry is not None
            assert isinstance(goal, int)
            rect = geometry.point_rect(goal) if name == "point" else geometry.tray_rect(True)
            to = QPoint(round(rect.centre.x), round(rect.centre.y))
            table.carry(leaving[0], to)
            table.release(to)
            assert table.view.count(mover, OFF) >= off + 1
            assert table.shown_position_is_true()
            return
        if view.may_throw or not view.moves:
            table.click(table.dice_spot())
        else:
            src, targets = next(iter(view.moves.items()))
            table.session.play(src, targets[0].place)
    raise AssertionError("nothing came home")

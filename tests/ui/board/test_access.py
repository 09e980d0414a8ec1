"""The places of the board as the keyboard and a screen reader meet them."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.ui.board.access import AccessiblePlace
from trictrac_gui.ui.board.keyboard import BOARD_KEYS, BoardCommand, BoardKey
from trictrac_gui.ui.text import board_description
from trictrac_gui.ui.text.board_description import DICE
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC


@pytest.fixture
def reader() -> Iterator[None]:
    """Somebody listens, as Qt is told by a screen reader that starts."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def activate(table: Table) -> Table:
    """A table whose window has the keyboard, in the words of the program."""
    table.board.keyboard.set_describer(board_description.place)
    table.board.activateWindow()
    assert QTest.qWaitForWindowActive(table.board)
    table.board.clearFocus()
    table.board.setFocus(Qt.FocusReason.TabFocusReason)
    return table


def places(table: Table) -> list[QAccessibleInterface]:
    """What a screen reader finds on the board, in its order."""
    board = QAccessible.queryAccessibleInterface(table.board)
    viewport = board.child(0)
    found = [viewport.child(n) for n in range(viewport.childCount())]
    return [
        one
        for one in found
        if isinstance(one.object(), AccessiblePlace) and not one.state().invisible
    ]


def place_of(one: QAccessibleInterface) -> Place:
    stop = one.object()
    assert isinstance(stop, AccessiblePlace)
    return stop.place


def name(one: QAccessibleInterface) -> str:
    return one.text(QAccessible.Text.Name)


def order(table: Table) -> list[Place]:
    return [place_of(one) for one in places(table)]


def cursor(table: Table) -> Place | None:
    return table.board.cursor_place


def five_four(make_table: MakeTable, **how: object) -> Table:
    """Red has begun with five and four."""
    table = make_table(TRIC_TRAC, (5, 4), (3, 1), **how)
    for side in Side:
        table.session.throw(side)
    return activate(table)


def test_a_screen_reader_finds_every_place_with_what_stands_there(make_table: MakeTable) -> None:
    table = activate(make_table.at(BACKGAMMON, "white 6:2 24:1 off:12 / black bar:1 1:2 off:12",
                                   (2, 1)))  # fmt: skip
    told = {place_of(one): name(one) for one in places(table)}
    assert len(told) == 27
    assert told[6] == "Point 6, two white, made point"
    assert told[24] == "Point 24, one white, blot"
    assert told[5] == "Point 5, empty"
    assert told[BAR] == "Bar, one black"
    assert told[OFF] == "Borne off, twelve white, twelve black"
    assert told[DICE] == ("Dice, Ada threw 2 and 1, still to play: 2 and 1, given in advance")


def test_the_places_of_tric_trac_are_called_by_their_names(make_table: MakeTable) -> None:
    table = five_four(make_table)
    told = {place_of(one): name(one) for one in places(table)}
    assert told[1] == "Point 1, start point of Red, fifteen red"
    assert told[13] == "Point 13, Hucke of Red, empty"
    assert told[12] == "Point 12, Hucke of Black, empty"
    assert BAR not in told


def test_the_places_come_in_playing_order_of_whoever_sits_here(make_table: MakeTable) -> None:
    assert order(five_four(make_table)) == [DICE, *range(1, 25), OFF]
    turned = order(five_four(make_table, turned=True))
    assert turned == [DICE, *range(24, 0, -1), OFF]
    white = order(activate(make_table(BACKGAMMON, (3, 1))))
    assert white == [DICE, BAR, *range(24, 0, -1), OFF]


def test_each_place_lies_where_it_is_seen(make_table: MakeTable) -> None:
    table = five_four(make_table)
    geometry = table.board.geometry_of_board
    assert geometry is not None
    for turned in (False, True):
        table.board.set_turned(turned)
        geometry = table.board.geometry_of_board
        assert geometry is not None
        for one in places(table):
            place = place_of(one)
            if isinstance(place, int):
                middle = table.board.viewport().mapFromGlobal(one.rect().center())
                assert geometry.point_at(middle.x(), middle.y()) == place


def test_the_keyboard_is_where_the_cursor_is(make_table: MakeTable) -> None:
    table = five_four(make_table)
    assert cursor(table) == 1
    focused = QApplication.focusWidget()
    assert isinstance(focused, AccessiblePlace)
    assert focused.place == 1
    QTest.keyClick(focused, Qt.Key.Key_Left)
    focused = QApplication.focusWidget()
    assert isinstance(focused, AccessiblePlace)
    assert focused.place == table.board.cursor_place == 2
    interface = QAccessible.queryAccessibleInterface(focused)
    state = interface.state()
    assert state.focused
    assert state.focusable


def test_a_place_says_what_can_be_done_there(make_table: MakeTable) -> None:
    table = five_four(make_table)

    def told(place: Place) -> str:
        stop = table.board.stops.at(place)
        assert stop is not None
        return stop.accessibleDescription()

    assert told(1) == "can go to 5, 6 and 10"
    assert told(7) == ""
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert told(1) == "taken up; Esc puts it back"
    assert told(6) == "put down here with 5"
    assert told(10) == "put down here with 5 and 4"
    assert told(7) == "out of reach; Enter or a click says why"
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert told(1) == "can go to 5, 6 and 10"


def test_a_blot_within_reach_is_told(make_table: MakeTable) -> None:
    table = activate(make_table.at(TRIC_TRAC, "red 2:15 / black 6:1 7:1 24:13", (5, 4)))
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    stop = table.board.stops.at(7)
    assert stop is not None
    assert stop.accessibleName() == "Point 7, one black, blot"
    assert stop.accessibleDescription() == "hit here with 5"


def test_a_screen_reader_can_press_a_place(make_table: MakeTable) -> None:
    table = five_four(make_table)
    stops = [table.board.stops.at(place) for place in (1, 6)]
    for stop in stops:
        assert stop is not None
        interface = QAccessible.queryAccessibleInterface(stop)
        assert interface.role() == QAccessible.Role.Button
        stop.click()
    assert table.view.count(Side.FIRST, 6) == 1


def test_no_pointer_ever_meets_a_place(make_table: MakeTable) -> None:
    table = five_four(make_table)
    viewport = table.board.viewport()
    for point in range(1, 25):
        stop = table.board.stops.at(point)
        assert stop is not None
        assert viewport.childAt(stop.geometry().center()) is None


def test_the_places_are_made_only_when_they_are_needed(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC, (5, 4), (3, 1))
    table.open_game()
    table.drag(1, 6)
    assert not table.board.stops.made


def test_a_listening_screen_reader_has_the_places_without_any_key(
    make_table: MakeTable, reader: None
) -> None:
    table = make_table(TRIC_TRAC, (5, 4), (3, 1))
    assert table.board.stops.made
    assert len(places(table)) == 26


def test_the_keyboard_may_leave_for_another_place_without_dropping(make_table: MakeTable) -> None:
    table = five_four(make_table)
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.board.move_input.chosen == 1
    QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert table.board.move_input.chosen == 1
    focused = QApplication.focusWidget()
    assert isinstance(focused, AccessiblePlace)
    focused.clearFocus()
    assert table.board.move_input.chosen is None


def test_the_cursor_is_seen_exactly_while_the_board_has_the_keyboard(make_table: MakeTable) -> None:
    table = five_four(make_table)
    shown = table.board.board.marks
    focused = QApplication.focusWidget()
    assert isinstance(focused, AccessiblePlace)
    assert shown.cursor_shown
    # As when a menu comes down and goes up again.
    focused.clearFocus()
    assert not shown.cursor_shown
    focused.setFocus(Qt.FocusReason.PopupFocusReason)
    assert shown.cursor_shown
    QTest.keyClick(focused, Qt.Key.Key_Left)
    assert shown.cursor_shown


def test_the_next_place_to_play_is_one_key_away(make_table: MakeTable) -> None:
    table = five_four(make_table)
    QTest.keyClick(table.board, Qt.Key.Key_PageDown)
    assert cursor(table) == DICE  # a click changes their order
    QTest.keyClick(table.board, Qt.Key.Key_PageDown)
    assert cursor(table) == 1
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    met: list[Place | None] = []
    for _ in range(4):
        QTest.keyClick(table.board, Qt.Key.Key_PageDown)
        met.append(cursor(table))
    assert met == [5, 6, 10, 5]
    QTest.keyClick(table.board, Qt.Key.Key_PageUp)
    assert cursor(table) == 10
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.count(Side.FIRST, 10) == 1


@pytest.mark.parametrize("key", BOARD_KEYS, ids=lambda key: key.does.value)
def test_every_key_of_the_table_does_what_it_says(make_table: MakeTable, key: BoardKey) -> None:
    for which in key.keys:
        table = five_four(make_table)
        QTest.keyClick(table.board, Qt.Key.Key_Return)  # a checker is taken up
        if key.does in (BoardCommand.TAKE_BACK, BoardCommand.OTHER_NUMBER):
            table.session.play(1, 6)
        if key.does is BoardCommand.SET_DIE:
            table = activate(make_table(TRIC_TRAC))
            table.session.set_by_hand(True)
            table.board.die_set_requested.connect(table.session.set_die)
        if which is Qt.Key.Key_Down:
            QTest.keyClick(table.board, Qt.Key.Key_Up)
        asked: list[bool] = []
        table.board.state_requested.connect(lambda asked=asked: asked.append(True))
        before = (table.board.cursor_place, table.board.move_input.chosen, table.view)
        QTest.keyClick(table.board, which, key.modifier)
        after = (table.board.cursor_place, table.board.move_input.chosen, table.view)
        assert before != after or asked, which


def test_places_and_tables_go_away_without_harm(make_table: MakeTable, reader: None) -> None:
    for number in range(30):
        table = make_table(TRIC_TRAC if number % 2 else BACKGAMMON, seed=number, size=(300, 240))
        for one in places(table):
            assert name(one)
        kept = [QAccessible.queryAccessibleInterface(one.object()) for one in places(table)]
        assert kept
        table.board.close()
        table.board.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del kept
        gc.collect()
        # The fixture closes its tables too; these are gone.
        table.board = make_table(TRIC_TRAC, seed=1, size=(300, 240)).board


def test_the_place_under_the_mouse_is_told_and_then_the_cursors(make_table: MakeTable) -> None:
    table = five_four(make_table)
    told: list[str] = []
    table.board.place_described.connect(told.append)
    geometry = table.board.geometry_of_board
    assert geometry is not None
    spot = geometry.place_of(24, 1)
    QTest.mouseMove(table.board.viewport(), QPoint(round(spot.x), round(spot.y)))
    assert told[-1] == "Point 24, start point of Black, fifteen black"
    QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert told[-1] == "Point 2, empty"
    table.board.set_words(table.board.board.words)
    assert told[-1] == "Point 2, empty"


def test_the_first_page_down_lands_on_a_checker_not_on_dice_that_can_only_be_swapped(
    make_table: MakeTable,
) -> None:
    """Enter after it must take a checker up, as everybody expects."""
    table = five_four(make_table)
    view = table.session.view()
    assert view.may_swap
    table.board.keyboard.move(None)
    QTest.keyClick(table.board, Qt.Key.Key_PageDown)
    assert cursor(table) in view.moves
    QTest.keyClick(QApplication.focusWidget() or table.board, Qt.Key.Key_Return)
    assert table.session.view().dice == view.dice


def test_the_first_page_down_lands_on_the_dice_when_they_are_due(make_table: MakeTable) -> None:
    table = activate(make_table(TRIC_TRAC, (5, 4), (3, 1)))
    table.board.keyboard.move(None)
    QTest.keyClick(table.board, Qt.Key.Key_PageDown)
    assert cursor(table) == DICE


def test_the_ring_on_the_dice_takes_in_what_is_written_beside_them(make_table: MakeTable) -> None:
    table = activate(make_table(TRIC_TRAC))
    QTest.keyClick(table.board, Qt.Key.Key_Home)
    assert cursor(table) == DICE
    plate = table.board.board.dice[Side.FIRST].plate
    ring = table.board.board.marks._cursor
    assert plate.isVisible()
    assert ring.sceneBoundingRect().contains(plate.sceneBoundingRect())

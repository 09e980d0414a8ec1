"""The position editor, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from trictrac_gui.assets import resource
from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import Cube, Origin
from trictrac_gui.session.position_draft import TRAY, draft_of
from trictrac_gui.ui.editor.editor_geometry import RUBBER, Cell
from trictrac_gui.ui.editor.page import EditorPage, TextDialog
from trictrac_gui.ui.theme.style_sheet import LIGHT
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def page(qapp: QApplication) -> Iterator[EditorPage]:
    theme = load_theme(resource("themes", "intarsia.toml"))
    page = EditorPage(VARIANTS, theme, LIGHT, draft_of(BACKGAMMON))
    page.resize(1100, 700)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.board.setFocus()
    yield page
    page.close()
    page.deleteLater()


def spot(page: EditorPage, place: Place, side: Side | None = None) -> QPoint:
    ground = page.board.ground
    if isinstance(place, int):
        return QPoint(*map(round, ground.geometry.place_of(place, 0)))
    return QPoint(*map(round, ground.box(Cell(place, side)).centre))


def click(
    page: EditorPage, place: Place, side: Side | None = None, button: Qt.MouseButton = LEFT
) -> None:
    QTest.mouseClick(page.board, button, pos=spot(page, place, side))


def drag(page: EditorPage, src: QPoint, dst: QPoint) -> None:
    QTest.mousePress(page.board, LEFT, pos=src)
    QTest.mouseMove(page.board, (src + dst) / 2)
    QTest.mouseMove(page.board, dst)
    QTest.mouseRelease(page.board, LEFT, pos=dst)


# --- By mouse --------------------------------------------------------------------------------


def test_a_checker_is_dragged_from_point_to_point(page: EditorPage) -> None:
    drag(page, spot(page, 6), spot(page, 5))
    assert (page.draft.count(FIRST, 6), page.draft.count(FIRST, 5)) == (4, 1)


@pytest.mark.parametrize(("place", "side"), [(BAR, FIRST), (OFF, FIRST), (TRAY, FIRST)])
def test_a_checker_is_dragged_to_the_bar_off_and_to_its_tray(
    page: EditorPage, place: Place, side: Side
) -> None:
    drag(page, spot(page, 6), spot(page, place, side))
    assert (page.draft.count(side, 6), page.draft.count(side, place)) == (4, 1)
    drag(page, spot(page, place, side), spot(page, 4))
    assert page.draft.count(side, place) == 0 or place == TRAY
    assert page.draft.count(side, 4) == 1


def test_a_checker_is_dragged_out_of_its_tray(page: EditorPage) -> None:
    page.change(page.draft.cleared())
    box = page.board.ground.tray(SECOND)
    drag(page, QPoint(round(box.x + 20), round(box.y + box.height / 2)), spot(page, 20))
    assert page.draft.count(SECOND, 20) == 1
    assert page.draft.in_tray(SECOND) == 14


def test_a_checker_dropped_beside_the_board_goes_to_its_tray(page: EditorPage) -> None:
    drag(page, spot(page, 6), QPoint(2, 2))
    assert page.draft.in_tray(FIRST) == 1


def test_a_point_of_the_other_side_takes_no_checker_and_is_marked(page: EditorPage) -> None:
    before = page.draft
    drag(page, spot(page, 6), spot(page, 19))
    assert page.draft == before
    assert 19 in page.board.marked()
    assert page.says.text() == "Point 19 is held by Black; a point belongs to one side only."


def test_a_click_adds_a_checker_of_the_colour_chosen(page: EditorPage) -> None:
    page.change(page.draft.cleared())
    click(page, 7)
    click(page, TRAY, SECOND)
    click(page, 18)
    click(page, 18)
    assert page.draft.count(FIRST, 7) == 1
    assert page.draft.count(SECOND, 18) == 2
    click(page, BAR, SECOND)
    assert page.draft.count(SECOND, BAR) == 1


def test_a_click_on_the_other_colour_or_with_the_right_button_takes_one_away(
    page: EditorPage,
) -> None:
    click(page, 19)
    assert page.draft.count(SECOND, 19) == 4
    click(page, 6, button=RIGHT)
    assert page.draft.count(FIRST, 6) == 4
    click(page, RUBBER)
    click(page, 6)
    assert page.draft.count(FIRST, 6) == 3


def test_with_an_empty_tray_a_click_says_so(page: EditorPage) -> None:
    click(page, 5)
    assert page.says.text().startswith("All fifteen checkers of White are placed")


# --- By keyboard -----------------------------------------------------------------------------


def keys(page: EditorPage, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(page.board, key)


def test_arrows_plus_and_minus_set_a_position_up(page: EditorPage) -> None:
    page.change(page.draft.cleared())
    page.board.cursor_cell = Cell(6)
    keys(page, Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Plus)
    assert (page.draft.count(FIRST, 6), page.draft.count(FIRST, 5)) == (2, 1)
    keys(page, Qt.Key.Key_Minus)
    assert page.draft.count(FIRST, 5) == 0
    keys(page, Qt.Key.Key_X, Qt.Key.Key_Up, Qt.Key.Key_Plus)
    assert page.draft.count(SECOND, 20) == 1


def test_return_takes_a_checker_up_and_puts_it_down(page: EditorPage) -> None:
    page.board.cursor_cell = Cell(6)
    keys(page, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert (page.draft.count(FIRST, 6), page.draft.count(FIRST, 4)) == (4, 1)
    keys(page, Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert page.board.carried is None
    assert page.draft.count(FIRST, 4) == 1


def test_every_place_is_reached_by_arrows(page: EditorPage) -> None:
    board = page.board
    seen = {board.cursor_cell}
    waiting = [board.cursor_cell]
    while waiting:
        cell = waiting.pop()
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = board.ground.beside(cell, across, down)
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    places = {(cell.place, cell.side) for cell in seen}
    assert {(point, None) for point in range(1, 25)} <= places
    for side in Side:
        assert {(BAR, side), (OFF, side), (TRAY, side)} <= places


def test_delete_lifts_all_checkers_of_a_point(page: EditorPage) -> None:
    page.board.cursor_cell = Cell(6)
    keys(page, Qt.Key.Key_Delete)
    assert (page.draft.count(FIRST, 6), page.draft.in_tray(FIRST)) == (0, 5)


def test_changes_are_taken_back_and_made_again(page: EditorPage) -> None:
    before = page.draft
    drag(page, spot(page, 6), spot(page, 5))
    after = page.draft
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.draft == before
    QTest.mouseClick(page.redo, LEFT)
    assert page.draft == after


def test_the_keyboard_is_told_what_stands_where(page: EditorPage) -> None:
    said: list[str] = []
    page.announcer.said.connect(lambda text, urgent: said.append(text))
    page.board.cursor_cell = Cell(5)
    keys(page, Qt.Key.Key_Left)
    assert said[-1].startswith("Point 6")
    assert "five white" in said[-1]
    keys(page, Qt.Key.Key_X)
    assert said[-1] == "A click places Black"


# --- What can be wrong -----------------------------------------------------------------------


def test_a_lone_checker_on_the_hucke_is_marked_until_it_is_two(page: EditorPage) -> None:
    page.change(draft_of(TRIC_TRAC).moved(FIRST, 1, 13))
    assert page.board.marked() == (13,)
    assert "alone on its Hucke" in page.says.text()
    assert not page.play.isEnabled()
    page.change(page.draft.moved(FIRST, 1, 13))
    assert page.board.marked() == ()
    assert page.play.isEnabled()


def test_the_panel_sets_side_dice_and_points(page: EditorPage) -> None:
    page.change(draft_of(TRIC_TRAC))
    QTest.mouseClick(page.panel.sides[1], LEFT)
    page.panel.dice[0].setCurrentIndex(6)
    assert page.says.text() == "One die is missing; set both, or none."
    page.panel.dice[1].setCurrentIndex(4)
    page.panel.score[0].setValue(7)
    assert (page.draft.to_move, page.draft.roll, page.draft.score) == (SECOND, (6, 4), (7, 0))
    assert page.says.text() == "Ready to play: Black has 6-4."
    QTest.mouseClick(page.panel.sides[2], LEFT)
    assert (page.draft.to_move, page.draft.roll) == (None, ())


def test_the_panel_sets_match_and_cube(page: EditorPage) -> None:
    panel = page.panel
    assert not panel.cube.isVisibleTo(page)
    panel.kind.setCurrentIndex(list(MatchKind).index(MatchKind.MATCH))
    panel.length.setValue(7)
    panel.points[1].setValue(2)
    panel.cube.setCurrentIndex(2)
    panel.owner.setCurrentIndex(2)
    assert page.draft.match.agreement.length == 7
    assert page.draft.match.score == (0, 2)
    assert page.draft.cube == Cube(4, SECOND)
    panel.cube.setCurrentIndex(0)
    assert page.draft.cube is None
    assert page.draft.faults() == ()


def test_the_panel_says_whether_the_crawford_game_has_been_played(page: EditorPage) -> None:
    panel = page.panel
    panel.kind.setCurrentIndex(list(MatchKind).index(MatchKind.MATCH))
    panel.length.setValue(5)
    assert not panel.crawford_played.isVisible()
    panel.points[0].setValue(4)
    assert panel.crawford_played.isVisible()
    assert not panel.cube.isVisible()
    QTest.mouseClick(
        panel.crawford_played, LEFT, pos=QPoint(8, panel.crawford_played.height() // 2)
    )
    assert page.draft.match.crawford_played
    assert panel.cube.isVisible()
    panel.cube.setCurrentIndex(1)
    assert page.draft.cube == Cube(2, FIRST)
    assert page.draft.faults() == ()
    panel.points[0].setValue(3)
    panel.points[0].setValue(4)
    assert not panel.crawford_played.isChecked(), "another score asks anew"
    panel.points[1].setValue(4)
    assert page.draft.match.crawford_played, "at 4-4 it must have been played"
    assert not panel.crawford_played.isVisible()


def test_the_panel_keeps_what_it_does_not_show_of_an_agreement(page: EditorPage) -> None:
    rules = Agreement(MatchKind.MATCH, 200, cube=True, crawford=False, highest_cube=256)
    page.open(draft_of(BACKGAMMON, match=Match(rules, (150, 0))))
    page.open(replace(page.draft, cube=Cube(256, FIRST), match=Match(rules, (150, 0))))
    page.panel.dice[0].setCurrentIndex(3)
    assert page.draft.match == Match(rules, (150, 0))
    assert page.draft.cube == Cube(256, FIRST)


def test_another_game_is_chosen_with_its_own_board(page: EditorPage) -> None:
    drag(page, spot(page, 6), spot(page, 5))
    page.panel.game.setCurrentIndex(2)
    page.panel.game.activated.emit(2)
    assert page.draft.variant == TAVLA
    assert page.draft.count(FIRST, 5) == 1
    page.panel.game.activated.emit(0)
    assert page.draft == draft_of(TRIC_TRAC)
    assert not page.board.ground.geometry.has_bar


# --- Text ------------------------------------------------------------------------------------


def test_a_copied_position_is_opened_again(page: EditorPage) -> None:
    page.change(page.draft.moved(FIRST, 6, 5))
    wanted = page.draft
    page.copy_text()
    page.change(page.draft.cleared())
    page.ask_text()
    dialog = page.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    assert dialog.says.text().startswith("Position of this program")
    QTest.mouseClick(dialog.take, LEFT)
    assert page.draft == wanted


@pytest.mark.parametrize("form", range(1, 4))
def test_ids_of_other_programs_are_copied_and_opened(page: EditorPage, form: int) -> None:
    page.change(page.draft.moved(FIRST, 8, 7))
    wanted = page.draft.counts
    name, written = page.copies()[form]
    QGuiApplication.clipboard().setText(written())
    page.change(page.draft.begun())
    page.ask_text()
    dialog = page.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    assert dialog.says.text().startswith(name)
    QTest.mouseClick(dialog.take, LEFT)
    assert page.draft.counts == wanted


def test_a_text_that_cannot_be_read_stays_and_its_place_is_told(page: EditorPage) -> None:
    before = page.draft
    page.ask_text()
    dialog = page.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    dialog.field.setPlainText("white 6:5 /\nblack 3:x")
    dialog.field.setPlainText("white 6:5 / black 3:x")
    assert dialog.says.text() == (
        "Position, column 19: “3:x” is not a point with its checkers; write it like 13:5."
    )
    QTest.mouseClick(dialog.take, LEFT)
    assert dialog.isVisible()
    assert dialog.field.textCursor().position() == 18
    assert dialog.field.toPlainText() == "white 6:5 / black 3:x"
    assert page.draft == before
    dialog.reject()


# --- In the window ---------------------------------------------------------------------------


def test_a_position_is_set_up_over_the_game_and_played_from(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    game = program.game.session
    program.window.actions_.set_up.trigger()
    page = program.editor.page
    assert program.window.pages.currentWidget() is page
    assert page.draft.variant == BACKGAMMON
    page.leave.click()
    assert program.game.session is game, "the game is untouched"
    assert program.window.pages.currentWidget() is program.game.page
    program.window.actions_.set_up.trigger()
    QTest.mouseClick(page.panel.sides[1], LEFT)
    page.panel.dice[0].setCurrentIndex(3)
    page.panel.dice[1].setCurrentIndex(1)
    page.change(page.draft.moved(SECOND, 19, 20))
    QTest.mouseClick(page.play, LEFT)
    session = program.game.session
    assert session is not None
    assert session.free
    state = session.tree.state
    assert state.position == page.draft.position
    assert state.turn is not None
    assert (state.turn.roll, state.turn.origin) == ((3, 1), Origin.HAND)
    assert pending(state).mover is SECOND


def test_a_finished_game_is_set_up_anew_from_its_last_position(open_window: Open) -> None:
    for variant in ("backgammon", "tric-trac"):
        program = open_window("--new", variant, "--seed", "3")
        session = program.game.session
        assert session is not None
        while session.view().to_move is None:
            session.throw()
        session.resign(1, FIRST)
        session.answer(True)
        assert session.view().result is not None
        program.window.actions_.set_up.trigger()
        page = program.editor.page
        assert page.draft.faults() == (), page.says.text()
        QTest.mouseClick(page.play, LEFT)
        again = program.game.session
        assert again is not None
        assert again.free
        assert again.view().result is None


def test_the_draft_is_still_there_when_the_editor_is_opened_again(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.set_up.trigger()
    page = program.editor.page
    page.change(page.draft.cleared())
    left = page.draft
    page.leave.click()
    program.window.actions_.set_up.trigger()
    assert page.draft == left
    assert page.history.may_undo


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_everything_the_keyboard_comes_to_has_a_name(open_window: Open, language: str) -> None:
    program = open_window("--language", language)
    program.window.actions_.set_up.trigger()
    page = program.editor.page
    for variant in VARIANTS:
        page.change(draft_of(variant))
        page.panel.kind.setCurrentIndex(list(MatchKind).index(MatchKind.MATCH))
        assert nameless(page) == []
    page.ask_text()
    dialog = page.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    assert nameless(dialog) == []
    dialog.reject()


@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_no_word_of_the_editor_is_cut_off(
    open_window: Open, language: str, size: tuple[int, int]
) -> None:
    program = open_window("--language", language)
    program.window.resize(*size)
    program.window.actions_.set_up.trigger()
    page = program.editor.page
    page.change(draft_of(BACKGAMMON))
    QTest.qWait(20)
    for button in page.findChildren(QPushButton):
        if button.isVisibleTo(page):
            assert button.width() >= button.minimumSizeHint().width() - 1, button.text()
    content = page.panel.widget()
    assert content is not None
    assert content.width() <= page.panel.viewport().width()


def test_in_a_narrow_window_the_rules_make_room_and_come_back(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    program.window.resize(1000, 700)
    program.window.actions_.rules.setChecked(True)
    program.window.actions_.set_up.trigger()
    assert not program.rules.dock.isVisible()
    program.editor.page.leave.click()
    assert program.rules.dock.isVisible()
    program.window.actions_.sets.trigger()
    assert not program.rules.dock.isVisible()
    program.sets.page.leave.click()
    assert program.rules.dock.isVisible()

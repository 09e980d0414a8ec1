"""The move list shows what was played, and leads to every moment of it."""

from __future__ import annotations

import time
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.random_games import random_tree
from tests.session.hasty_players import play_some
from tests.sessions import play_to_the_throw
from tests.ui.moves.conftest import Sit, open_moves, session_of
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.session.move_list import MomentKind, MoveListWriter
from trictrac_gui.ui.moves.cells import SheetView
from trictrac_gui.ui.moves.dock import MovesPanel
from trictrac_gui.ui.moves.model import SheetLineKind, sheet
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import BACKGAMMON


def click_on(view: SheetView, index: QModelIndex) -> None:
    view.scrollTo(index)
    place = view.visualRect(index).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QCoreApplication.processEvents()


def turns(panel: MovesPanel) -> list[int]:
    """The indices of the turns in the course."""
    course = panel.sheet.sheet.course
    return [at for at, moment in enumerate(course.moments) if moment.what is MomentKind.TURN]


def test_nothing_is_built_before_the_tab_is_wanted(sit: Sit) -> None:
    program = sit()
    assert program.moves.dock is None
    open_moves(program)
    assert program.moves.dock is not None


def test_the_list_has_every_turn_in_the_column_of_its_side(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    model = panel.sheet.sheet
    met = []
    for line in model.lines:
        if line.kind is SheetLineKind.TURNS:
            for side in Side:
                at = line.cells[side]
                if at is not None:
                    assert model.course.moments[at].side is side
                    met.append(at)
    assert met == sorted(met)
    assert set(turns(panel)) <= set(met)
    first = model.course.moments[turns(panel)[0]]
    row = next(row for row, line in enumerate(model.lines) if line.kind is SheetLineKind.TURNS)
    texts = [model.index(row, column).data() for column in range(3)]
    assert texts[0] == "1."[:-1]
    assert any(first.text in text for text in texts[1:])


def test_a_click_shows_the_moment_and_the_bar_leads_back(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    before = session.view()
    height = program.game.page.board.height()
    at = turns(panel)[1]
    click_on(panel.sheet, panel.sheet.sheet.index_of(at))
    view = session.view()
    assert view.looking
    assert panel.sheet.sheet.course.looking == at
    assert program.game.page.board.shown == view
    bar = program.game.page.looking
    assert bar.isVisible()
    assert not bar.on.isVisible()
    assert program.game.page.board.height() == height
    assert bar.moment.text()
    assert not program.window.actions_.throw.isEnabled()
    assert not program.window.actions_.finish.isEnabled()
    QTest.mouseClick(bar.back, Qt.MouseButton.LeftButton)
    assert session.view() == before
    assert not bar.isVisible()
    assert program.game.page.console.isEnabled()


def test_the_arrow_keys_walk_through_the_game_and_esc_leads_back(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    sheet_view = panel.sheet
    sheet_view.setFocus()
    last = len(session.course().moments) - 1
    assert session.course().shown == last
    for expected in (last - 1, last - 2, last - 3):
        QTest.keyClick(sheet_view, Qt.Key.Key_Up)
        assert session.course().shown == expected
    QTest.keyClick(sheet_view, Qt.Key.Key_Right)
    assert session.course().shown == last - 2
    QTest.keyClick(sheet_view, Qt.Key.Key_Home)
    assert session.course().shown == 0
    assert session.view().looking
    QTest.keyClick(sheet_view, Qt.Key.Key_Escape)
    assert not session.view().looking
    sheet_view.setFocus()
    QTest.keyClick(sheet_view, Qt.Key.Key_Home)
    QTest.keyClick(sheet_view, Qt.Key.Key_End)
    assert not session.view().looking


def test_keys_of_the_window_step_without_the_tab(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    board = program.game.page.board
    board.setFocus()
    last = len(session.course().moments) - 1
    QTest.keyClick(board, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert session.course().shown == last - 1
    QTest.keyClick(board, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert session.course().shown == 0
    QTest.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert session.course().shown == 1
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not session.view().looking
    QTest.keyClick(board, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(board, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert not session.view().looking


def test_nothing_can_be_played_while_an_earlier_moment_is_looked_at(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    program.moves.step(-2)
    looked = session.view()
    entries = len(session._writer.lines)
    board = program.game.page.board
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Space):
        QTest.keyClick(board, key)
    for name in ("throw", "finish", "undo", "redo", "double", "give_up"):
        program.window.actions_.all[name].trigger()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert session.view() == looked
    assert len(session._writer.lines) == entries


def test_the_slider_and_the_buttons_of_the_step_bar_lead_through_the_game(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    steps = panel.steps
    last = steps.slider.maximum()
    assert steps.slider.value() == last == len(session.course().moments) - 1
    assert not steps.buttons.forward.isEnabled()
    QTest.mouseClick(steps.buttons.back, Qt.MouseButton.LeftButton)
    assert session.course().shown == last - 1
    steps.slider.setValue(2)
    assert session.course().shown == 2
    QTest.mouseClick(steps.buttons.first, Qt.MouseButton.LeftButton)
    assert session.course().shown == 0
    assert not steps.buttons.back.isEnabled()
    QTest.mouseClick(steps.buttons.forward, Qt.MouseButton.LeftButton)
    assert session.course().shown == 1
    QTest.mouseClick(steps.buttons.last, Qt.MouseButton.LeftButton)
    assert not session.view().looking
    assert "Moment" in steps.slider.accessibleName()


def test_a_comment_is_typed_kept_and_shown_under_its_turn(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    at = turns(panel)[2]
    click_on(panel.sheet, panel.sheet.sheet.index_of(at))
    panel.note.setFocus()
    QTest.keyClicks(panel.note, "A bold play.")
    panel.sheet.setFocus()
    QCoreApplication.processEvents()
    moment = session.course().moments[at]
    assert moment.note == "A bold play."
    shown = [line for line in panel.sheet.sheet.lines if line.kind is SheetLineKind.NOTE]
    assert [line.moment for line in shown] == [at]
    program.moves.back_to_game()
    assert panel.note.toPlainText() == ""
    click_on(panel.sheet, panel.sheet.sheet.index_of(at))
    assert panel.note.toPlainText() == "A bold play."


def test_a_comment_half_typed_is_not_lost_by_going_elsewhere(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    moment = session.course().at(10**6)
    panel.note.setFocus()
    QTest.keyClicks(panel.note, "half")
    program.navigator.open(PageName.START)
    assert session.notes[moment.noted_at] == "half"


def test_a_comment_stands_in_its_field_as_plain_text(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    session.set_note(0, "<b>fat</b> & {name}")
    panel = open_moves(program)
    program.moves.step(-(10**6))
    assert panel.note.toPlainText() == "<b>fat</b> & {name}"
    texts = [panel.sheet.sheet.text(line, 0) for line in panel.sheet.sheet.lines]
    assert "<b>fat</b> & {name}" in texts


def test_the_list_follows_the_game(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    session = session_of(program)
    before = len(panel.sheet.sheet.course.moments)
    play_some(session, 40, 9)
    assert len(panel.sheet.sheet.course.moments) > before
    assert panel.sheet.sheet.course == session.course()
    program.window.actions_.moves.setChecked(False)
    shown = panel.sheet.sheet.course
    play_some(session, 10, 2)
    assert panel.sheet.sheet.course is shown  # nobody looks: nothing is worked out
    program.window.actions_.moves.setChecked(True)
    QCoreApplication.processEvents()
    assert panel.sheet.sheet.course == session.course()


def test_the_results_of_earlier_games_stand_between_the_headings(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    play_to_the_throw(session)
    session.resign(2)
    session.answer(accepted=True)
    session.start_next()
    panel = open_moves(program)
    model = panel.sheet.sheet
    kinds = [line.kind for line in model.lines]
    assert kinds.count(SheetLineKind.GAME) == 2
    assert kinds.count(SheetLineKind.RESULT) == 1
    result = next(line for line in model.lines if line.kind is SheetLineKind.RESULT)
    assert "gave up" in model.text(result, 0)
    assert "2 points" in model.text(result, 0)
    heading = model.text(model.lines[kinds.index(SheetLineKind.GAME, 1)], 0)
    assert heading.startswith("Game 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_is_read_out_as_a_sentence(sit: Sit, language: str) -> None:
    program = sit(language=language)
    panel = open_moves(program)
    model = panel.sheet.sheet
    read = 0
    for row in range(model.rowCount()):
        for column in range(3):
            index = model.index(row, column)
            if model.moment_at(index) is None:
                continue
            said = index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert said
            assert "{" not in said
            read += 1
    assert read > 8
    assert panel.sheet.accessibleName()
    interface = QAccessible.queryAccessibleInterface(panel.sheet)
    assert interface.childCount() > 0


def test_the_board_keeps_its_drawings_of_a_match_in_words(sit: Sit) -> None:
    tree = random_tree(Random(4), BACKGAMMON, match_to(5, cube=True), games=4, again=0.9)
    course = MoveListWriter().write(tree)
    kinds = {moment.what for moment in course.moments}
    assert {MomentKind.DOUBLED, MomentKind.TOOK, MomentKind.TURN} <= kinds
    lines = sheet(course)
    shown = [at for line in lines for at in line.cells if at is not None]
    assert shown == [at for at, moment in enumerate(course.moments) if moment.side is not None]


def test_a_long_match_is_shown_quickly(sit: Sit) -> None:
    program = sit(acts=4)
    panel = open_moves(program)
    rng = Random(1)
    tree = random_tree(rng, BACKGAMMON, match_to(99, cube=False), games=9, longest=3000)
    writer = MoveListWriter()
    course = writer.write(tree)
    assert sum(moment.what is MomentKind.TURN for moment in course.moments) > 300
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        panel.sheet.show_course(BACKGAMMON, ("Ada", "Ben"), writer.write(tree))
        QCoreApplication.processEvents()
        times.append(time.perf_counter() - begun)
    assert sorted(times)[2] < 0.6


def test_the_list_is_cleared_when_the_game_goes_away(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    program.navigator.open(PageName.START)
    assert panel.none.isVisibleTo(panel)
    assert not panel.sheet.isVisibleTo(panel)


def test_the_words_change_with_the_language(sit: Sit) -> None:
    program = sit()
    panel = open_moves(program)
    program.language.use("de")
    QCoreApplication.processEvents()
    assert program.moves.dock is not None
    assert program.moves.dock.windowTitle() == "Züge"
    assert panel.steps.buttons.first.toolTip() == "Zum Anfang"
    assert panel.sheet.sheet.text(panel.sheet.sheet.lines[0], 0).startswith("Partie 1")
    program.moves.step(-1)
    assert program.game.page.looking.back.text() == "Zurück zur Partie"


def ended(program: Program) -> list[object]:
    told: list[object] = []
    program.game.ended.connect(told.append)
    return told


def test_looking_back_from_the_end_does_not_end_the_game_twice(sit: Sit) -> None:
    program = sit()
    told = ended(program)
    session = session_of(program)
    play_to_the_throw(session)
    session.resign()
    session.answer(accepted=True)
    assert len(told) == 1
    program.moves.step(-2)
    assert session.view().looking
    program.moves.back_to_game()
    assert session.view().result is not None
    assert len(told) == 1


def test_the_start_page_has_no_list_and_the_table_has_it_again(sit: Sit) -> None:
    program = sit()
    open_moves(program)
    path = session_of(program).path
    assert path is not None
    program.navigator.open(PageName.START)
    assert program.moves.dock is not None
    assert not program.moves.dock.isVisible()
    assert not program.window.actions_.moves.isEnabled()
    session, _, trouble = program.context.games.resume(path)
    program.game.take(session, trouble)
    QCoreApplication.processEvents()
    assert program.moves.dock.isVisible()
    assert program.moves.dock.panel.sheet.sheet.course == session.course()

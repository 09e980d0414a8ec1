"""Taking whole turns back: both sides agree, and the dice stay as they fell."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.sessions import play_to_the_throw
from tests.ui.moves.conftest import Sit, open_moves, session_of
from trictrac_gui.app import Program
from trictrac_gui.ui.moves.model import SheetLineKind
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog


def question(program: Program) -> ChoiceDialog:
    QCoreApplication.processEvents()
    (found,) = [d for d in program.window.findChildren(ChoiceDialog, "agree") if d.isVisible()]
    return found


def test_a_turn_goes_back_once_both_sides_agree(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    play_to_the_throw(session)
    action = program.window.actions_.take_turn_back
    assert action.isEnabled()
    before = session.view()
    action.trigger()
    dialog = question(program)
    assert len(dialog.text.splitlines()) == 2
    QTest.mouseClick(dialog.button("agree"), Qt.MouseButton.LeftButton)
    view = session.view()
    assert view != before
    assert view.dice is not None
    assert not any(view.dice.used)
    assert program.window.actions_.redo_turn.isEnabled()
    program.window.actions_.redo_turn.trigger()
    QTest.mouseClick(question(program).button("agree"), Qt.MouseButton.LeftButton)
    assert session.view() == before


def test_a_turn_stays_when_one_side_does_not_agree(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    before, entries = session.view(), len(session._writer.lines)
    program.window.actions_.take_turn_back.trigger()
    dialog = question(program)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    program.window.actions_.take_turn_back.trigger()
    QTest.mouseClick(question(program).button("no"), Qt.MouseButton.LeftButton)
    assert session.view() == before
    assert len(session._writer.lines) == entries


def test_a_free_game_needs_no_agreement_but_undo(sit: Sit) -> None:
    program = sit(free=True)
    session = session_of(program)
    assert not program.window.actions_.take_turn_back.isEnabled()
    undo = program.window.actions_.undo
    for _ in range(200):
        if not undo.isEnabled():
            break
        undo.trigger()
    assert session.here == 0
    while program.window.actions_.redo.isEnabled():
        program.window.actions_.redo.trigger()
    assert session.course().shown == len(session.course().moments) - 1


def test_a_free_game_is_played_on_from_a_moment_looked_at(sit: Sit) -> None:
    program = sit(free=True)
    panel = open_moves(program)
    session = session_of(program)
    program.moves.step(-4)
    at = session.here
    bar = program.game.page.looking
    assert bar.on.isVisible()
    QTest.mouseClick(bar.on, Qt.MouseButton.LeftButton)
    assert not session.view().looking
    assert session.here == at
    if session.view().may_hand_over:
        session.hand_over()
    session.set_by_hand(True)
    for number in (6, 6), (5, 5):
        side = session.view().setting
        assert side is not None
        session.set_die(0, number[0])
        session.set_die(1, number[1])
        if session.view().may_throw:
            break
    session.throw(session.view().may_throw[0])
    branches = [line for line in panel.sheet.sheet.lines if line.kind is SheetLineKind.BRANCH]
    assert branches
    menu = panel.steps.menu.actions()
    assert panel.steps.branches.isEnabled() == bool(menu)
    row = panel.sheet.sheet.lines.index(branches[0])
    index = panel.sheet.sheet.index(row, 0)
    panel.sheet.scrollTo(index)
    QTest.mouseClick(
        panel.sheet.viewport(),
        Qt.MouseButton.LeftButton,
        pos=panel.sheet.visualRect(index).center(),
    )
    assert session.view().looking
    assert branches[0].branch is not None
    assert session.here == branches[0].branch.at


def test_the_end_of_a_free_game_is_told_to_nobody(sit: Sit) -> None:
    program = sit(free=True)
    told: list[object] = []
    program.game.ended.connect(told.append)
    session = session_of(program)
    play_to_the_throw(session)
    session.resign()
    session.answer(accepted=True)
    session.undo()
    session.redo()
    assert told == []


def test_undo_asks_both_sides_once_the_turn_is_over(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    play_to_the_throw(session)
    before = session.view()
    program.window.actions_.undo.trigger()
    assert session.view() == before
    QTest.mouseClick(question(program).button("agree"), Qt.MouseButton.LeftButton)
    assert session.view().dice is not None


def test_enter_in_the_question_says_no_until_the_other_button_has_the_keyboard(sit: Sit) -> None:
    program = sit()
    session = session_of(program)
    play_to_the_throw(session)
    before = session.view()
    program.window.actions_.take_turn_back.trigger()
    dialog = question(program)
    assert dialog.button("no").isDefault(), "the coloured button is the one that Enter presses"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.view() == before
    program.window.actions_.take_turn_back.trigger()
    dialog = question(program)
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert session.view() != before

"""Class mode: what it shows, what it leaves untouched, and how it is left."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tests.ui.class_mode.conftest import Begin, Lesson, PlayedHold
from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from tests.ui.waiting import comes_true
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.match import SINGLE_GAME, Agreement, Match, MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.ui.class_mode.class_keys import PRESENT_KEYS, ClassCommand
from trictrac_gui.ui.dialogs.about import ReportDialog
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog

PLAYED = ("--new", "backgammon", "--dice", "6-1,6-1,4-2,3-1,5-4")


def question(lesson: Lesson) -> ChoiceDialog | None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    asked = lesson.window.findChildren(ChoiceDialog, "leave-presentation")
    found = [dialog for dialog in asked if dialog.isVisible()]
    assert len(found) <= 1
    return found[0] if found else None


def opened(lesson: Lesson) -> None:
    """Throw for the first turn: 6 against 1."""
    lesson.throw(6)
    lesson.throw(1)


def test_f5_presents_from_the_start_page_and_from_a_game(
    open_window: Open, system: PlayedHold
) -> None:
    program = open_window()
    QTest.keyPress(program.window, Qt.Key.Key_F5)
    assert program.class_mode.active
    assert program.class_mode.window.isFullScreen()
    assert program.game.session is None
    program.class_mode.leave()
    assert not program.class_mode.active
    assert not program.class_mode.window.isVisible()


def test_a_game_that_counts_stands_as_it_was(begin: Begin, open_window: Open) -> None:
    program = open_window(*PLAYED)
    assert program.game.session is not None
    while program.game.session.view().to_move is None:
        program.game.session.throw(program.game.session.view().may_throw[0])
    before, entries = program.game.session.view(), program.game.session.path
    assert entries is not None
    written = entries.read_bytes()
    lesson = Lesson(program, (1024, 768))
    session = lesson.show.session
    assert session is not None
    assert session.free
    assert session.view().position == before.position
    lesson.click(13)
    lesson.click(7)
    assert session.view().position != before.position
    for _ in range(4):
        lesson.key(Qt.Key.Key_PageUp)
    lesson.show.leave()
    assert program.game.session is not None
    assert program.game.session.view() == before
    assert entries.read_bytes() == written


def test_both_answers_to_the_question_before_leaving_are_equally_large(
    begin: Begin,
) -> None:
    lesson = begin(*PLAYED)
    lesson.show.ask_to_leave()
    asked = question(lesson)
    assert asked is not None
    QCoreApplication.processEvents()
    assert asked.button("stay").height() == asked.button("leave").height()
    words = asked.button("stay").fontMetrics().horizontalAdvance(asked.button("stay").text())
    assert asked.button("stay").width() >= words + 20


def test_leaving_restores_theme_type_docks_and_window(begin: Begin, open_window: Open) -> None:
    program = open_window(*PLAYED)
    window = program.window
    window.actions_.rules.setChecked(True)
    QCoreApplication.processEvents()

    def looks() -> tuple[object, ...]:
        label = program.game.page.console.next
        return (
            program.context.theme.theme,
            label.font().pixelSize(),
            program.rules.dock.isVisible(),
            window.windowState(),
            window.geometry(),
            window.isEnabled(),
            program.settings.current.text_scale,
        )

    before = looks()
    lesson = Lesson(program, (1920, 1080))
    assert lesson.board.board.artwork is not None
    assert lesson.board.board.artwork.theme.key != program.context.theme.theme.key
    lesson.show.leave()
    assert looks() == before
    assert QTest.qWaitForWindowActive(window)


def test_esc_asks_and_esc_again_stays(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.key(Qt.Key.Key_Escape)
    dialog = question(lesson)
    assert dialog is not None
    assert dialog.button("stay").isDefault()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert question(lesson) is None
    assert lesson.show.active
    lesson.key(Qt.Key.Key_Escape)
    dialog = question(lesson)
    assert dialog is not None
    QTest.mouseClick(dialog.button("leave"), Qt.MouseButton.LeftButton)
    assert not lesson.show.active


@pytest.mark.parametrize("how", ["close", "quit"])
def test_closing_the_window_asks_as_well(begin: Begin, how: str) -> None:
    lesson = begin(*PLAYED)
    if how == "close":
        lesson.window.close()
    else:
        QTest.keySequence(lesson.window, QKeySequence("Ctrl+Q"))
    assert lesson.window.isVisible()
    assert question(lesson) is not None


def test_esc_puts_things_down_one_after_the_other_before_it_asks(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    lesson.key("a")
    lesson.click(13)
    assert lesson.page.drawing_layer.begun
    lesson.key(Qt.Key.Key_Escape)
    assert not lesson.page.drawing_layer.begun
    assert lesson.show.drawing.tool.value == "arrow"
    lesson.key(Qt.Key.Key_Escape)
    assert lesson.show.drawing.tool.value == "move"
    lesson.key("l", Qt.KeyboardModifier.ControlModifier)
    assert lesson.page.middle.currentWidget() is lesson.page.plays
    lesson.key(Qt.Key.Key_Escape)
    assert lesson.page.middle.currentWidget() is lesson.page.tools
    assert question(lesson) is None
    lesson.key(Qt.Key.Key_Escape)
    assert question(lesson) is not None


def test_no_single_key_ends_or_loses_anything(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    session = lesson.show.session
    assert session is not None
    happened = len(session.tree.path())
    letters = [Qt.Key(code) for code in range(0x20, 0x60)]
    others = [key for key in Qt.Key if 0x01000000 <= key.value < 0x0100003C]
    for key in (*letters, *others):
        lesson.key(key)
        for dialog in lesson.window.findChildren(QDialog):
            dialog.reject()
        lesson.show.projection.end_curtain()
        assert lesson.show.active, key
    for _ in range(len(session.tree.path()) + 40):
        lesson.key(Qt.Key.Key_PageDown)
    assert len(session.tree.path()) >= happened


def test_dice_are_set_by_hand_and_can_be_thrown_as_well(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    assert session.by_hand
    opened(lesson)
    view = session.view()
    assert view.dice is not None
    assert view.dice.numbers == (6, 1)
    lesson.key(Qt.Key.Key_PageUp)
    QTest.mouseClick(lesson.page.tools.buttons[ClassCommand.HAND], Qt.MouseButton.LeftButton)
    assert not session.by_hand
    QTest.mouseClick(lesson.page.tools.lead, Qt.MouseButton.LeftButton)
    assert session.view().setting is None


def test_numbers_set_a_die_wherever_the_keyboard_is(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.page.tools.buttons[ClassCommand.ARROW].setFocus()
    lesson.key("5")
    session = lesson.show.session
    assert session is not None
    view = session.view()
    assert view.setting is not None
    assert view.setting.numbers == (5,)


def test_everything_can_be_taken_back_and_a_new_way_makes_a_branch(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    lesson.drag(13, 7)
    lesson.drag(8, 7)
    first = session.view().position
    lesson.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    lesson.throw(5, 3)
    for _ in range(20):
        lesson.key(Qt.Key.Key_PageUp)
    assert session.tree.current == 0
    for _ in range(20):
        lesson.key(Qt.Key.Key_PageDown)
    assert session.view().dice is not None
    for _ in range(4):
        lesson.key(Qt.Key.Key_PageUp)
    opened_position = session.view().position
    assert opened_position != first
    lesson.drag(24, 18)
    assert any(moment.branches for moment in session.course().moments)


def test_all_plays_are_listed_previewed_and_played(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    QTest.mouseClick(lesson.page.tools.buttons[ClassCommand.PLAYS], Qt.MouseButton.LeftButton)
    listed = lesson.page.plays.plays
    assert listed == session.plays()
    assert len(listed) == 10
    lesson.key(Qt.Key.Key_Down)
    assert lesson.show.plays_list.preview.ways
    lesson.key(Qt.Key.Key_Return)
    assert session.plays() == ()
    assert session.view().may_hand_over
    assert lesson.page.middle.currentWidget() is lesson.page.tools


def test_a_refused_step_is_explained_large(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    lesson.drag(13, 9)
    assert lesson.page.sentence.property("urgent")
    assert lesson.board.board.marks.refused


def test_the_clock_stands_still_while_the_class_looks(open_window: Open, begin: Begin) -> None:
    program = open_window("--new", "backgammon")
    from dataclasses import replace

    from trictrac_gui.engine.clock import ClockRule

    rule = ClockRule(12, 600)
    program.start.begin(GameChoice("backgammon", ("", ""), {}, SINGLE_GAME, rule))
    session = program.game.session
    assert session is not None
    while session.view().to_move is None:
        session.throw(session.view().may_throw[0])
    clock = session.clock
    assert clock is not None
    assert clock.side is not None
    assert not clock.paused
    lesson = Lesson(program, (1024, 768))
    assert clock.paused
    program.game.page.clocks.look()
    assert clock.paused
    lesson.show.leave()
    # The clock waits while any other window is before the game's, which is looked at in turns.
    assert comes_true(lambda: not clock.paused)
    assert replace(rule) == clock.rule


def test_the_screen_stays_awake_only_while_something_is_shown(
    begin: Begin, system: PlayedHold
) -> None:
    lesson = begin(*PLAYED)
    assert system.held == 1
    lesson.show.enter()
    assert system.held == 1
    lesson.show.leave()
    assert system.held == 0
    lesson.show.enter()
    lesson.program.window.close()
    assert system.held == 0
    assert {why for _, why in system.asked} == {"A board is being presented"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_class_mode_is_without_a_name(begin: Begin, language: str) -> None:
    lesson = begin(*PLAYED, "--language", language)
    assert nameless(lesson.window) == []
    opened(lesson)
    lesson.key("l", Qt.KeyboardModifier.ControlModifier)
    assert nameless(lesson.window) == []
    lesson.show.ask_to_leave()
    dialog = question(lesson)
    assert dialog is not None
    assert nameless(dialog) == []
    names = [button.accessibleName() for button in lesson.page.tools.buttons.values()]
    assert len(set(names)) == len(names)


def test_every_wish_has_somebody_who_grants_it(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    assert set(lesson.show._commands) == set(ClassCommand)
    assert {key.command for key in PRESENT_KEYS} <= set(ClassCommand)


def test_the_page_of_keys_lists_those_of_class_mode(begin: Begin) -> None:
    from trictrac_gui.ui.dialogs.keys import KeysPage

    lesson = begin(*PLAYED)
    lesson.key(Qt.Key.Key_F1)
    pages = lesson.window.findChildren(KeysPage)
    assert len(pages) == 1
    listed = {keys for _, entries in pages[0].sections() for _, s in entries for keys in s}
    for text in ("PgUp", "PgDown", ".", "B", "Del", "Ctrl+Z"):
        assert QKeySequence(text) in listed


def test_a_board_of_a_class_on_the_table_is_presented_itself(
    open_window: Open, begin: Begin
) -> None:
    program = open_window()
    variant = next(v for v in program.context.variants if v.key == "backgammon")
    session, trouble = program.context.games.begin_free(variant, SINGLE_GAME, None, ("", ""))
    program.game.take(session, trouble)
    lesson = Lesson(program, (1024, 768))
    assert lesson.show.session is session
    opened(lesson)
    lesson.drag(13, 7)
    here = session.here
    lesson.show.leave()
    assert program.game.session is session
    assert program.game.session.here == here
    assert not session.by_hand
    session.throw(Side.FIRST)


def test_a_board_that_cannot_be_saved_says_so(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    session.trouble.emit(JournalError(Path("x"), OSError(errno.ENOSPC, "full")))
    assert lesson.page.sentence.property("urgent")
    assert "saved" in lesson.page.sentence.text()


def test_an_unexpected_error_is_told_in_front_of_the_class(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    session = lesson.show.session
    assert session is not None
    position = session.view().position
    sys.excepthook(ValueError, ValueError("a fault"), None)
    reports = lesson.window.findChildren(ReportDialog)
    assert len(reports) == 1
    assert reports[0].isEnabled()
    assert session.view().position == position
    reports[0].reject()


def test_a_double_that_waits_for_its_answer_is_answered_with_large_buttons(
    open_window: Open, begin: Begin
) -> None:
    program = open_window()
    variant = next(v for v in program.context.variants if v.key == "backgammon")
    match = Match(Agreement(MatchKind.MATCH, 5, cube=True))
    program.start.begin(GameChoice("backgammon", ("", ""), variant.values, match))
    lesson = Lesson(program, (1024, 768))
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    lesson.drag(13, 7)
    lesson.drag(8, 7)
    lesson.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.view().may_double is not None
    lesson.page.cube.click()
    assert lesson.page.tools.yes.isVisible()
    assert not lesson.page.tools.lead.isVisible()
    QTest.mouseClick(lesson.page.tools.yes, Qt.MouseButton.LeftButton)
    cube = session.view().cube
    assert cube is not None
    assert cube.value == 2
    lesson.key(Qt.Key.Key_PageUp)
    lesson.key(Qt.Key.Key_PageUp)
    cube = session.view().cube
    assert cube is not None
    assert cube.value == 1


def test_three_quick_presses_of_the_large_button_hand_over_and_do_not_throw(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    session.set_by_hand(False)
    lesson.drag(13, 7)
    lesson.drag(8, 7)
    thrown = session.tree.throws_made()
    now = [press_guard.clock() + 10]
    monkeypatch.setattr(press_guard, "clock", lambda: now[0])
    for _ in range(3):
        QTest.mouseClick(lesson.page.tools.lead, Qt.MouseButton.LeftButton)
        now[0] += 0.25
    assert session.view().may_throw
    assert session.tree.throws_made() == thrown
    assert lesson.page.sentence.property("fresh") is True


def test_the_click_that_plays_a_line_of_the_list_presses_nothing_that_lies_below(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    QTest.mouseClick(lesson.page.tools.buttons[ClassCommand.PLAYS], Qt.MouseButton.LeftButton)
    now = press_guard.clock() + 10
    monkeypatch.setattr(press_guard, "clock", lambda: now)
    lesson.page.plays.list.chosen.emit(0)
    played = session.view()
    assert played.may_undo
    QTest.mouseClick(lesson.page.tools.buttons[ClassCommand.UNDO], Qt.MouseButton.LeftButton)
    assert session.view() == played

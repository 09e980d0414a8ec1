"""Lessons in the window: the list, a lesson worked through, its files, and what is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from trictrac_gui.ai.counts import PlayCount
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault
from trictrac_gui.session.lesson import Comparison, ReplyKind, Stage
from trictrac_gui.texts import lesson_faults
from trictrac_gui.ui.board.access import AccessiblePlace
from trictrac_gui.ui.language import LanguageSwitch, translate
from trictrac_gui.ui.lessons.lessons_controller import LessonsController
from trictrac_gui.ui.lessons.page import LessonPage
from trictrac_gui.ui.lessons.panel import compared
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import TRIC_TRAC


def click(button: QWidget) -> None:
    assert button.isVisible(), button
    assert button.isEnabled(), button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def opened(program: Program, key: str, speed: float = 0) -> LessonPage:
    """The lesson of a name, opened from the list; ``speed`` is that of its movements."""
    program.window.actions_.lessons.trigger()
    row = next(row for row in program.lessons.page.rows if row.lesson.key == key)
    program.lessons.page.ensureWidgetVisible(row)
    click(row.open)
    page = program.window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    page.set_speed(speed)
    QCoreApplication.processEvents()
    return page


def move(page: LessonPage, src: int, dst: int) -> None:
    """Drag a checker on the board of the lesson."""
    geometry = page.board.geometry_of_board
    assert geometry is not None
    view = page.board.viewport()
    spots = [geometry.place_of(point, 0) for point in (src, dst)]
    start, end = (QPoint(round(x), round(y)) for x, y in spots)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def test_the_start_page_leads_to_the_lessons_and_back(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.lessons.trigger()
    assert program.window.pages.currentWidget() is program.lessons.page
    assert len(program.lessons.page.rows) == 13
    assert "Lessons" in program.window.windowTitle()
    click(program.lessons.page.back)
    assert isinstance(program.window.pages.currentWidget(), StartPage)


def test_a_lesson_is_answered_with_the_mouse_on_its_own_board(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-01-the-game")
    click(page.panel.next)
    run = page.run
    assert run is not None
    assert page.overlay.isVisible()
    click(page.panel.choice_buttons[0])
    assert page.panel.reply.isVisible()
    assert "Point 1 is Black" in page.panel.reply.text.text()
    click(page.panel.choice_buttons[2])
    assert run.stage is Stage.SOLVED
    click(page.panel.next)
    click(page.panel.next)
    assert page.panel.shown.text() == "Red 5-4: 1/6 1/5\nBlack 3-1: 24/21 24/23"
    click(page.panel.next)
    move(page, 6, 9)
    assert run.reply is not None
    assert run.reply.kind is ReplyKind.REFUSED
    assert page.panel.reply.rule.isVisible()
    move(page, 1, 7)
    move(page, 1, 4)
    assert run.stage is Stage.SOLVED
    assert page.panel.reply.verdict.text() == "✓ Right"


def test_the_rule_of_a_refusal_is_one_click_away(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "backgammon-04-bearing-off")
    click(page.panel.next)
    move(page, 5, 1)
    page.panel._hint_open = False
    page.board.step_requested.emit(5, "off")
    click(page.panel.reply.rule)
    assert program.rules.dock.isVisible()


def test_a_wrong_answer_is_tried_again(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-04-the-hucke")
    click(page.panel.next)
    move(page, 3, 7)
    move(page, 7, 9)
    assert page.run is not None
    assert page.run.stage is Stage.ANSWERED
    click(page.panel.try_again)
    assert page.run.reply is None
    assert not page.panel.reply.isVisible()
    click(page.panel.show_hint)
    assert page.panel.hint.isVisible()


def test_a_play_that_is_not_the_asked_one_is_told_what_it_falls_short_in() -> None:
    """B18: “34 of 36 throws hit there, after the asked play 0”, and never what is not so."""
    asked = PlayCount(points=1, hits=1, off=0, danger=0, blots=0, made=3, block=0)
    given = replace(asked, danger=34, blots=2)
    assert compared(Comparison("6/11* 8/11", asked, given, 36)) == [
        "Throws that hit you: 34 of 36; after 6/11* 8/11: 0",
        "Checkers left alone: 2; after 6/11* 8/11: 0",
    ]
    assert compared(Comparison("6/11* 8/11", asked, asked, 36)) == [
        "Nothing that can be counted is worse than after 6/11* 8/11."
    ]


def test_a_lesson_says_where_the_game_just_played_has_other_rules(open_window: Open) -> None:
    """R2"""
    program = open_window("--new", "tric-trac")
    games, historic = program.game, {"hucke": "historic"}
    games.let_go()
    session, _ = program.context.games.begin(TRIC_TRAC, historic, ("Ada", "Ben"))
    games.take(session, None)
    page = opened(program, "tric-trac-04-the-hucke")
    assert page.panel.aside.isVisible()
    assert page.panel.aside.text() == (
        "Your game has other rules: historic Hucke: each side’s own twelfth point, "
        "12 for Red and 13 for Black. In this lesson holds: the Hucke is 13 for Red and 12 for "
        "Black."
    )
    page = opened(program, "backgammon-01-first-moves")
    assert not page.panel.aside.isVisible()


def test_a_step_taken_back_on_the_board_is_taken_back_in_the_lesson(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-04-the-hucke")
    click(page.panel.next)
    move(page, 9, 13)
    assert page.run is not None
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.run.view().count(page.run.view().to_move or 0, 9) == 3  # type: ignore[arg-type]


def test_page_keys_turn_the_pages(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-06-points")
    assert page.run is not None
    QTest.keyClick(page.board, Qt.Key.Key_PageDown)
    assert page.run.index == 1
    QTest.keyClick(page.board, Qt.Key.Key_PageUp)
    assert page.run.index == 0


def test_with_movement_a_shown_throw_can_be_cut_short(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-08-whole-game", speed=0.6)
    click(page.panel.next)
    assert page.busy
    assert not page.panel.asks.isVisible()
    click(page.panel.next)
    assert not page.busy
    assert page.run is not None
    assert page.board.shown == page.run.view()
    page.close_lesson()


def test_progress_is_kept_over_a_restart(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-01-the-game")
    click(page.panel.next)
    click(page.panel.choice_buttons[2])
    program.window.close()
    again = open_window()
    again.window.actions_.lessons.trigger()
    row = again.lessons.page.rows[0]
    assert row.state.text() == "1 of 4 solved"
    assert row.open.text() == "Go on"
    click(row.open)
    assert again.lessons.lesson.page.run is not None
    assert again.lessons.lesson.page.run.index == 1


def test_a_teachers_file_is_opened_or_refused_with_its_line(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window()
    program.window.actions_.lessons.trigger()
    path = tmp_path / "mine.txt"
    text = "lesson: tric-trac\ntitle: <b>Mine</b>\nabout: B\n\nstep\nheading: C\nposition: start\n"
    path.write_text(f"{text}text: D\n", encoding="utf-8")
    program.navigator.open(PageName.LESSON, path)
    assert isinstance(program.window.pages.currentWidget(), LessonPage)
    assert program.lessons.lesson.page.title.text() == "<b>Mine</b>"
    path.write_text(f"{text}txet: D\n", encoding="utf-8")
    program.navigator.open(PageName.LESSON, path)
    (dialog,) = program.window.findChildren(MessageDialog)
    assert "Line 8 of mine.txt" in " ".join(label.text() for label in dialog.findChildren(QLabel))
    dialog.close()


def test_a_lesson_changes_its_language_with_the_window(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-01-the-game")
    program.window.actions_.languages["de"].trigger()
    QCoreApplication.processEvents()
    assert page.title.text() == program.window.windowTitle() == "Worum es geht"
    assert page.panel.next.text() == "Nächster Schritt"
    assert program.lessons.page.rows[0].title.text() == "Worum es geht"


def test_a_running_game_waits_while_lessons_are_taken(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    assert program.game.session is not None
    program.window.actions_.lessons.trigger()
    assert program.game.session is None
    program.navigator.open(PageName.START)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    assert len(page.unfinished.rows) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_lesson_is_worded(
    qapp: QApplication, translations: Path, language: str
) -> None:
    switch = LanguageSwitch(qapp, translations)
    assert switch.use(language)
    errors = [LessonError(key, "a.txt", 3, "xyz") for key in LessonFault]
    said = {lesson_faults.not_opened(error, translate) for error in errors}
    switch.release()
    assert len(said) == len(LessonFault)
    assert all("a.txt" in sentence and "{" not in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
def test_no_word_of_a_lesson_is_cut_off(
    open_window: Open, language: str, size: tuple[int, int]
) -> None:
    program = open_window("--language", language)
    program.window.resize(*size)
    page = opened(program, "tric-trac-02-setting-out")
    for _ in range(5):
        QCoreApplication.processEvents()
        panel = page.panel
        inside = panel.area.widget()
        assert inside is not None
        assert inside.width() <= panel.area.viewport().width()
        for button in (panel.previous, panel.next):
            wanted = button.fontMetrics().horizontalAdvance(button.text())
            assert wanted <= button.width(), button.text()
        for choice in panel.choice_buttons:
            if choice.isVisible():
                needed = choice.words.heightForWidth(choice.words.width())
                assert choice.words.height() >= needed, choice.words.text()
        page.forward()


def test_the_lessons_is_built_only_when_it_is_wanted(open_window: Open) -> None:
    program = open_window()
    assert not program.window.findChildren(LessonsController)


def test_all_that_the_keyboard_comes_to_has_a_name(open_window: Open) -> None:
    program = open_window()
    page = opened(program, "tric-trac-01-the-game")
    assert nameless(program.lessons.page) == []
    click(page.panel.next)
    click(page.panel.choice_buttons[0])
    assert nameless(page) == []


def test_a_screen_reader_finds_the_places_of_a_lessons_board_in_words(open_window: Open) -> None:
    QAccessible.setActive(True)
    try:
        page = opened(open_window("--language", "de"), "tric-trac-01-the-game")
        names = [stop.accessibleName() for stop in page.board.findChildren(AccessiblePlace)]
    finally:
        QAccessible.setActive(False)
    assert len(names) >= 24
    assert sum(name.startswith("Spitze ") for name in names) == 24


MINE = """\
lesson: backgammon
title: Mine
about: Of my own.

step
heading: Look
position: start
text: Four places.
numbers: 8=1 yellow
question: Where does White have three?
point: right 8
reply: Yes.
point: wrong 6
reply: Five.
"""


def test_own_lessons_and_sets_are_listed_and_damaged_ones_named(open_window: Open) -> None:
    program = open_window()
    paths = program.context.paths
    assert paths is not None
    lessons = program.lessons
    program.navigator.open(PageName.LESSONS)
    assert not lessons.page.own.isVisible()
    for folder in (paths.lessons, paths.sets):
        folder.mkdir(parents=True)
    (paths.lessons / "a.txt").write_text(MINE, encoding="utf-8")
    (paths.lessons / "b.txt").write_text(MINE.replace("title: ", "titel: "), encoding="utf-8")
    (paths.sets / "bad.tts").write_text("{}", encoding="utf-8")
    head = '{"format":"trictrac-set","version":1,"title":"Openings","variant":"backgammon"}'
    (paths.sets / "good.tts").write_text(head, encoding="utf-8")
    program.navigator.open(PageName.LESSONS)
    own = lessons.page.own
    assert own.isVisible()
    assert [row.title.text() for row in own.lessons] == ["Mine"]
    assert str(paths.lessons) in own.where.text()
    assert [row.title.text() for row in own.sets] == ["Openings"]
    told = [trouble.text() for trouble in own.troubles]
    assert [("b.txt" in text, "bad.tts" in text) for text in told] == [(True, False), (False, True)]
    assert nameless(lessons.page) == []
    click(own.lessons[0].open)
    assert lessons.lesson.page.run is not None
    assert lessons.lesson.page.run.lesson.title.in_("en") == "Mine"
    program.navigator.open(PageName.LESSONS)
    click(own.sets[0].open)
    assert program.sets.showing


def test_a_place_is_pointed_at_with_mouse_and_keyboard(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(MINE, encoding="utf-8")
    program = open_window()
    program.navigator.open(PageName.LESSON, path)
    page = program.lessons.lesson.page
    run = page.run
    assert run is not None
    geometry = page.board.geometry_of_board
    assert geometry is not None
    assert page.pointing.on
    assert len(page.overlay._drawings) == 1

    def point(at: int) -> None:
        spot = geometry.place_of(at, 1)
        spot_ = QPoint(round(spot.x), round(spot.y))
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=spot_)

    point(6)
    assert page.panel.reply.text.text() == "Five."
    point(24)
    assert page.panel.reply.text.text() == "Not there. Look again and have another try."
    point(8)
    assert run.stage is Stage.SOLVED
    assert not page.pointing.on
    run.try_again()
    page._show_step()
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.keyboard.place = 8
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert run.stage is Stage.SOLVED

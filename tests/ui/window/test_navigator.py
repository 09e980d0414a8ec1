"""Every page leads back to where one came from, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.corpus import FOLDER
from tests.ui.conftest import Open
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.rulesdoc import load
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.window.navigator import PageName

WAYS = ("mouse", "keyboard")
STARTS: tuple[list[str], ...] = ([], ["--new", "backgammon", "--dice", "3-1,6-5"])

Opened = Callable[[Program], None]


def _open_lesson(program: Program) -> None:
    program.navigator.open(PageName.LESSON, program.lessons.page.rows[0].lesson)


def _open_file(program: Program) -> None:
    program.navigator.open(PageName.FILE, [FOLDER / "plain.sgf"])


def _show_diagram(program: Program) -> None:
    program.rules.dock.show_variant("backgammon")
    booklet = load("backgammon", "en")
    diagrams = (d for c in booklet.chapters for p in c.paragraphs for d in p.diagrams)
    program.navigator.open(PageName.DIAGRAM, next(diagrams))


OPENED: dict[PageName, Opened] = {
    PageName.LIBRARY: lambda program: program.window.actions_.games.trigger(),
    PageName.LESSONS: lambda program: program.window.actions_.lessons.trigger(),
    PageName.LESSON: _open_lesson,
    PageName.FILE: _open_file,
    PageName.EDITOR: lambda program: program.window.actions_.set_up.trigger(),
    PageName.SETS: lambda program: program.window.actions_.sets.trigger(),
    PageName.DIAGRAM: _show_diagram,
}


def name(program: Program) -> PageName:
    current = program.navigator.current
    assert current is not None
    assert program.window.pages.currentWidget() is current.page
    return current.name


def come_to(program: Program, page: PageName) -> None:
    OPENED[page](program)
    assert comes_true(lambda: name(program) is page)
    QCoreApplication.processEvents()


def go_back(program: Program, way: str) -> None:
    page = program.window.pages.currentWidget()
    assert isinstance(page, QWidget)
    if way == "mouse":
        button = getattr(page, "leave", None) or page.back  # type: ignore[attr-defined]
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        focus = QApplication.focusWidget()
        inside = focus is not None and page.isAncestorOf(focus)
        QTest.keyClick(focus if inside and focus is not None else page, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("start", STARTS, ids=["start-page", "game"])
def test_every_page_leads_back_to_every_page_it_was_opened_from(
    open_window: Open, start: list[str], way: str
) -> None:
    program = open_window(*start)
    first = name(program)
    assert first is (PageName.GAME if start else PageName.START)
    for below in OPENED:
        come_to(program, below)
        for above in OPENED:
            if above is below:
                continue
            come_to(program, above)
            go_back(program, way)
            assert name(program) is below, (below, above)
        go_back(program, way)
        assert name(program) is first, below


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("page", OPENED)
def test_the_running_game_goes_on_where_it_was_left_for_another_page(
    open_window: Open, page: PageName, way: str
) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1,6-2")
    for _ in range(2):
        program.window.actions_.throw.trigger()
    assert program.game.session is not None
    program.game.session.play(1, 6)
    path, position = program.game.session.path, program.game.session.view().position
    title = program.window.windowTitle()
    come_to(program, page)
    own_title = page is not PageName.DIAGRAM
    assert (program.window.windowTitle() != title) is own_title
    assert not program.window.actions_.undo.isEnabled()
    go_back(program, way)
    assert name(program) is PageName.GAME
    assert program.window.windowTitle() == title
    session = program.game.session
    assert session is not None
    assert (session.path, session.view().position) == (path, position)
    assert program.game.page.board.shown == session.view()
    assert program.window.actions_.undo.isEnabled()
    program.window.actions_.undo.trigger()
    assert session.view().position != position


def test_a_page_that_lies_behind_is_gone_back_to_and_not_opened_twice(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    for page in (PageName.LIBRARY, PageName.EDITOR, PageName.SETS):
        come_to(program, page)
    come_to(program, PageName.LIBRARY)
    go_back(program, "mouse")
    assert name(program) is PageName.GAME


def test_docks_and_toolbar_are_for_the_game_and_come_back_with_it(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    window, rules = program.window, program.rules.dock
    window.actions_.rules.setChecked(True)
    window.actions_.moves.setChecked(True)
    QCoreApplication.processEvents()
    assert program.moves.dock is not None
    toolbar = window._toolbar
    for page in (PageName.LIBRARY, PageName.LESSONS, PageName.LESSON):
        come_to(program, page)
        assert not window.actions_.rules.isChecked()
        assert not program.moves.dock.isVisible()
        assert not toolbar.isVisible()
        assert not window.actions_.moves.isEnabled()
        go_back(program, "mouse")
        assert window.actions_.rules.isChecked()
        assert window.actions_.moves.isChecked()
        assert toolbar.isVisible()
    come_to(program, PageName.FILE)
    assert window.actions_.rules.isChecked()
    assert toolbar.isVisible()
    assert rules.isVisible() or program.moves.dock.isVisible()


def test_a_game_that_is_gone_meanwhile_leads_to_the_start_page(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    assert program.game.session is not None
    path = program.game.session.path
    assert path is not None
    come_to(program, PageName.LIBRARY)
    path.unlink()
    go_back(program, "mouse")
    assert name(program) is PageName.START
    assert program.game.session is None
    assert not [d for d in program.window.findChildren(QDialog) if d.isVisible()]


def test_the_start_page_and_the_game_have_no_way_back(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.navigator.back()
    assert name(program) is PageName.GAME
    program.window.actions_.new.trigger()
    assert name(program) is PageName.START
    program.navigator.back()
    assert name(program) is PageName.START
    assert program.window.windowTitle() == QApplication.applicationDisplayName()


def test_a_page_that_is_not_shown_takes_no_room_from_the_docks(open_window: Open) -> None:
    program = open_window()
    window, dock = program.window, program.rules.dock
    program.start.page.setMinimumWidth(600)
    program.start.begin(GameChoice("backgammon", ("Anna", "Bruno"), {}))
    window.actions_.rules.setChecked(True)
    window.resize(800, 600)
    QCoreApplication.processEvents()
    window.resizeDocks([dock], [800], Qt.Orientation.Horizontal)
    QCoreApplication.processEvents()
    assert window.pages.indexOf(program.start.page) >= 0
    assert window.pages.width() == program.game.page.minimumSizeHint().width()

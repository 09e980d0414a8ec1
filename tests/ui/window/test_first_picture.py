"""The first picture comes soon; what can be done before and after it is the same as ever."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.ui.start.start_page import StartPage


def show(program: Program, qtbot: QtBot) -> None:
    """Show the window, and wait for all that comes after the first picture."""
    program.window.resize(1280, 800)
    program.window.show()
    qtbot.waitUntil(lambda: program.prepared)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_game_page_and_rules_are_built_after_the_first_picture(
    build_window: Open, qtbot: QtBot
) -> None:
    program = build_window()
    assert not program.game.built
    assert not program.rules.built
    program.window.show()
    with qtbot.waitSignal(program.window.first_painted):
        pass
    qtbot.waitUntil(lambda: program.game.built and program.rules.built)
    assert isinstance(program.window.pages.currentWidget(), StartPage)
    assert not program.rules.dock.isVisible()


def test_a_press_before_the_first_picture_begins_the_game(build_window: Open, qtbot: QtBot) -> None:
    program = build_window()
    QTest.mouseClick(program.start.page.start, Qt.MouseButton.LeftButton)
    assert program.game.session is not None
    program.window.actions_.rules.trigger()
    show(program, qtbot)
    assert program.game.showing
    assert program.rules.dock.isVisible()
    assert program.game.page.board.isVisible()


def test_language_and_theme_chosen_before_the_pages_exist_hold_for_them(
    build_window: Open, qtbot: QtBot
) -> None:
    program = build_window()
    program.settings.choose_language("de")
    program.settings.change(theme="night", text_scale=1.25)
    show(program, qtbot)
    assert program.rules.dock.windowTitle() == "Regeln"
    QTest.mouseClick(program.start.page.start, Qt.MouseButton.LeftButton)
    page = program.game.page
    assert page.board.board.artwork is not None
    assert page.board.board.artwork.theme is program.context.theme.theme
    assert page.looking.back.text() == "Zurück zur Partie"
    assert program.context.theme.theme.name("de") == "Nacht"


def test_the_rules_take_the_place_that_is_kept_for_them(build_window: Open, qtbot: QtBot) -> None:
    program = build_window("--new", "tric-trac")
    program.window.actions_.rules.trigger()
    program.window.resize(1280, 800)
    program.window.show()
    assert not program.rules.built
    qtbot.waitUntil(lambda: program.window.painted)
    kept = program.game.page.board.size()
    show(program, qtbot)
    assert program.game.page.board.size() == kept
    assert program.window.findChildren(QDockWidget) == [program.rules.dock]
    assert program.rules.dock.isVisible()
    assert program.window.actions_.rules.isChecked()


def test_the_rules_can_be_opened_before_the_first_picture(build_window: Open, qtbot: QtBot) -> None:
    program = build_window("--new", "tric-trac")
    program.window.actions_.rules.trigger()
    assert not program.rules.dock.isHidden()
    show(program, qtbot)
    assert program.rules.dock.isVisible()
    assert program.window.findChildren(QDockWidget) == [program.rules.dock]


def test_kept_games_are_listed_after_the_first_picture_in_the_room_left_for_them(
    open_window: Open, build_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    first = open_window("--new", "tric-trac")
    first.window.close()
    program = build_window()
    page = program.start.page
    program.window.resize(1280, 800)
    program.window.show()
    with qtbot.waitSignal(program.window.first_painted):
        pass
    room = page.cards[0].size()
    show(program, qtbot)
    assert len(page.unfinished.rows) == 1
    assert page.cards[0].size() == room


def test_the_forms_of_the_other_games_remember_what_was_chosen_last(
    build_window: Open, qtbot: QtBot
) -> None:
    program = build_window()
    program.settings.change(names={"tavla": ("Anna", "Bruno")})
    del program.start.page
    page = program.start.page
    page.cards[2].setChecked(True)
    assert page.players.chosen() == ("Anna", "Bruno")
    page.forget_names()
    page.cards[1].setChecked(True)
    assert page.choice().names == ("", "")

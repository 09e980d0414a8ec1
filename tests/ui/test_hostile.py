"""The window and what comes from outside: names, settings, folders and saved games."""

from __future__ import annotations

import json
import os
from pathlib import Path

import PySide6.QtGui
import pytest
from PySide6.QtCore import QAbstractListModel, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QTabBar,
    QToolTip,
    QWidget,
)

from tests.kept_games import keep, unfinished
from tests.ui.conftest import Open
from tests.ui.test_window import click, dialog, start_page, throw_the_opening, view
from trictrac_gui.engine.model import Side
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.storage.journal import Journal
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.game.game_dialogs import GiveUpDialog
from trictrac_gui.ui.game.game_over import GameOverDialog
from trictrac_gui.ui.sets.kept_views import kept_of
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import BACKGAMMON

HTML = "<b>A</b> & <img src=x> {0} %n [*]"


def all_plain(root: QWidget) -> None:
    """Every label takes its text as it is, and no hint on a widget holds a name."""
    for shown in root.findChildren(QLabel):
        if "<b>" in shown.text():
            assert shown.textFormat() is Qt.TextFormat.PlainText, shown.text()
    for widget in root.findChildren(QWidget):
        assert "<b>" not in widget.toolTip()
    assert not QToolTip.isVisible()


def test_a_name_is_shown_as_it_was_typed_everywhere(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    click(page.cards[1])
    QApplication.clipboard().setText(HTML + "\n" + "x" * 200)
    page.players.names[0].clear()
    page.players.names[0].setFocus()
    page.players.names[0].paste()
    page.players.names[1].setText("Ben")
    click(page.start)
    name = view(program).names[0]
    assert name.startswith(HTML)
    assert name in program.game.page.near.name.text()
    assert program.window.windowTitle().count("[*][*]") == 1
    throw_the_opening(program)
    all_plain(program.window)
    program.window.actions_.give_up.trigger()
    all_plain(dialog(program, GiveUpDialog))
    click(dialog(program, GiveUpDialog).give)
    all_plain(program.window)
    program.game.page.console.answered.emit(True)
    all_plain(dialog(program, GameOverDialog))
    dialog(program, GameOverDialog).reject()
    program.start.begin(page.choice())
    program.navigator.open(PageName.START)
    assert name in page.unfinished.rows[0].names.text()
    all_plain(program.window)


def test_names_from_the_settings_are_no_longer_than_a_game_can_keep(
    open_window: Open, tmp_path: Path
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    names = ["x" * 500, "b\n<b>"]
    file.write_text(
        json.dumps({"format": "trictrac-settings", "version": 1, "names": {"tric-trac": names}})
    )
    program = open_window("--new", "tric-trac")
    assert "\n" not in program.window.windowTitle()
    program.navigator.open(PageName.START)
    row = start_page(program).unfinished.rows[0]
    assert row.button.isEnabled()
    click(row.button)
    assert program.navigator.in_game


@pytest.mark.parametrize("theme", ["a\0", "a\0.toml", "../../x", "x" * 4000])
def test_a_theme_with_an_impossible_name_is_told_and_the_usual_one_is_shown(
    open_window: Open, tmp_path: Path, theme: str
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    before = json.dumps({"format": "trictrac-settings", "version": 1, "theme": theme})
    file.write_text(before)
    program = open_window()
    assert "theme" in dialog(program, MessageDialog).text.text()
    assert file.read_text() == before


def test_a_game_finished_in_another_folder_is_not_offered_from_its_older_copy(
    open_window: Open, tmp_path: Path
) -> None:
    """Its older copy would give fresh dice for throws already made."""
    program = open_window("--new", "tric-trac", "--dice", "5-4,2-1")
    click(program.game.page.console.throw)
    program.dialogs.save_elsewhere(str(tmp_path / "stick"))
    click(program.game.page.console.throw)
    program.navigator.open(PageName.START)
    assert [row.game.path.parent.name for row in start_page(program).unfinished.rows] == ["stick"]
    click(start_page(program).unfinished.rows[0].button)
    assert program.game.session is not None
    program.game.session.leave()
    program.navigator.open(PageName.START)
    assert start_page(program).unfinished.rows == []


def test_a_script_that_does_not_fit_the_game_is_no_unexpected_error(
    open_window: Open, tmp_path: Path
) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    journal = Journal.create(
        folder,
        {
            "variant": "backgammon",
            "options": {},
            "names": ["\u202eAda\n", "Ben" * 20],
            "dice": {"seed": 3, "script": [[5, 4], [], [1]]},
        },
    )
    journal.close()
    program = open_window()
    click(start_page(program).unfinished.rows[0].button)
    throw_the_opening(program)
    assert view(program).dice is not None
    assert program.window.isVisible()


@pytest.mark.parametrize("home", ["file", "bad\udcffname", "with <b> & ünïcode \n"])
def test_a_home_that_cannot_be_used_leaves_a_game_in_memory(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    where = tmp_path / home
    if home == "file":
        where.write_text("in the way")
    monkeypatch.setenv("TRICTRAC_HOME", os.fspath(where))
    program = open_window("--new", "tric-trac")
    for message in program.window.findChildren(MessageDialog):
        message.accept()
    QTest.mouseClick(program.game.page.console.throw, Qt.MouseButton.LeftButton)
    assert view(program).opening[0] is not None
    assert view(program).saved is (home != "file")
    program.navigator.open(PageName.START)
    if home != "file":
        assert len(unfinished(where / "data" / "games")) == 1


def test_giving_up_is_offered_only_to_a_side_on_turn(open_window: Open) -> None:
    """In the opening nobody has the turn yet: the command would do nothing."""
    program = open_window("--new", "tric-trac", "--dice", "5-4,2-1")
    assert not program.window.actions_.give_up.isEnabled()
    throw_the_opening(program)
    assert program.window.actions_.give_up.isEnabled()
    program.window.actions_.give_up.trigger()
    click(dialog(program, GiveUpDialog).keep)


might_be_rich = PySide6.QtGui.Qt.mightBeRichText
PICTURE = '<img src="x.png"> A&B &lt;b&gt; [*]'


def taken_as_rich(window: QWidget) -> list[str]:
    """The texts of a window that Qt would not show as they are, each with who has it."""
    found: list[tuple[QObject, str]] = []
    role = Qt.ItemDataRole
    for widget in (window, *window.findChildren(QWidget)):
        found += [(widget, text) for text in (widget.toolTip(), widget.whatsThis())]
        if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.AutoText:
            found.append((widget, widget.text()))
        if isinstance(widget, QTabBar):
            found += [(widget, widget.tabToolTip(nth)) for nth in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            for row in range(min(50, model.rowCount())):
                for column in range(columns):
                    cell = model.index(row, column)
                    told = (model.data(cell, one) for one in (role.ToolTipRole, role.WhatsThisRole))
                    found += [(widget, text) for text in told if text]
            for way in Qt.Orientation:
                heads = range(min(50, columns))
                tips = (model.headerData(nth, way, role.ToolTipRole) for nth in heads)
                found += [(widget, text) for text in tips if text]
    for action in window.findChildren(QAction):
        found += [(action, text) for text in (action.toolTip(), action.whatsThis())]
    return [f"{type(who).__name__}: {text}" for who, text in found if might_be_rich(text)]


def test_no_text_from_outside_is_taken_for_rich_text(open_window: Open, tmp_path: Path) -> None:
    """With a picture in a name Qt fetched it when the pointer came to rest there, and crashed."""
    names = PICTURE, f"Ben {PICTURE}"
    keep(tmp_path / "data" / "games", names, [Side.FIRST], turns=2)
    file = tmp_path / "<img src=x> A&B [*].mat"
    file.write_text(" 1 point match\n\n Game 1\n Ada : 0   Ben : 0\n  1) 31: 8/5 6/5\n")
    program = open_window("--new", "backgammon", "--dice", "3-1,4-2")
    program.start.begin(GameChoice("backgammon", names, {}))
    throw_the_opening(program)
    session = program.game.session
    assert session is not None
    session.set_note(session.here, f"{PICTURE} in a note")
    actions, window = program.window.actions_, program.window
    for name in ("moves", "coach", "rules", "give_up", "games"):
        actions.all[name].trigger()
        QApplication.processEvents()
        assert taken_as_rich(window) == []
        for shown in window.findChildren(QDialog):
            assert "[*][*]" in shown.windowTitle() or "[*]" not in shown.windowTitle()
            shown.close()
    while program.context.library.waiting:
        QApplication.processEvents()
    assert len(program.library.games.model.games) == 3
    assert taken_as_rich(window) == []
    program.library.page.tabs.setCurrentIndex(1)
    assert taken_as_rich(window) == []
    program.files.open([file])
    assert program.files.page.title.text() == file.name
    program.file_menu.recent.fill()
    assert taken_as_rich(window) == []
    program.sets.keep(BACKGAMMON, kept_of(draft_of(BACKGAMMON), "", f"{PICTURE} in a set"))
    actions.sets.trigger()
    assert taken_as_rich(window) == []
    actions.present.trigger()
    assert taken_as_rich(program.class_mode.window) == []
    program.class_mode.leave()
    program.navigator.open(PageName.START)
    assert any(PICTURE in row.names.text() for row in start_page(program).unfinished.rows)
    assert taken_as_rich(window) == []

"""Positions and games go out and come in: by the clipboard, and as files."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.corpus import FOLDER
from tests.ui.conftest import Open
from tests.ui.files.test_opening import LEFT, page_of, sample, settle, told
from trictrac_gui.app import Program
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Cube, Phase
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.files.files_controller import MomentsDialog
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog
from trictrac_gui.ui.window.navigator import PageName

CONTROL = Qt.KeyboardModifier.ControlModifier
XGID = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:1:0:5:10"


def copied() -> str:
    return QGuiApplication.clipboard().text()


def paste(program: Program, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(program.window, Qt.Key.Key_V, CONTROL)
    settle()


# --- pasting ---------------------------------------------------------------------------------


def test_an_xgid_is_pasted_with_dice_cube_and_score(open_window: Open) -> None:
    program = open_window()
    paste(program, f"see {XGID}")
    assert program.game.session is not None
    assert program.game.session.free
    view = program.game.session.view()
    assert view.variant.key == "backgammon"
    assert view.to_move is Side.FIRST
    assert view.dice is not None
    assert view.dice.numbers == (5, 2)
    assert view.match.score == (2, 1)
    assert view.match.agreement.length == 5
    assert view.cube == Cube(2, Side.SECOND)


@pytest.mark.parametrize(
    "text",
    [
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:UQngADAAEAAE",
        "Position ID: 4HPwATDgc/ABMA\nMatch ID   : UQngADAAEAAE",
        "white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5",
        "game: backgammon\nposition: white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5",
    ],
)
def test_positions_in_every_form_are_pasted(open_window: Open, text: str) -> None:
    program = open_window()
    paste(program, text)
    assert program.game.session is not None
    assert program.game.session.free
    assert program.game.session.view().position == program.game.session.view().variant.setup


def test_a_position_of_tric_trac_is_pasted(open_window: Open) -> None:
    program = open_window()
    paste(program, "red 7:1 9:1 23:13 / black 24:15")
    assert program.game.session is not None
    view = program.game.session.view()
    assert view.variant.key == "tric-trac"
    assert view.count(Side.FIRST, 23) == 13


@pytest.mark.parametrize("name", ["gnubg-match.mat", "match.sgf", "tric-trac.ttg"])
def test_the_text_of_a_game_is_pasted(open_window: Open, name: str) -> None:
    program = open_window()
    paste(program, (FOLDER / name).read_text("utf-8"))
    page = page_of(program)
    assert page.title.text() == "Pasted game"
    assert page.games.count() >= 1
    assert not page.faults.count()


def test_files_copied_in_a_folder_are_pasted(open_window: Open) -> None:
    program = open_window()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(sample("plain.sgf"))])
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keyClick(program.window, Qt.Key.Key_V, CONTROL)
    assert page_of(program).title.text() == "plain.sgf"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "What was copied is not known here."),
        ("  \n ", "What was copied is not known here."),
        ("https://example.org/a.mat", "the program loads nothing from the network"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:79:0:0:0:5:10", "dice show 1 to 6."),
        ("XGID=-b----E", "something is missing here."),
        ("4HPwATDgc/ABM!", "column 14: there is a letter that no ID has."),
        ("red 7:1 9:1 23:13 / black 24:16", "more than fifteen"),
        ("some words about the weather", "What was copied is not known here."),
        ('{"format":"other"}', "does not say which format"),
        ("x" * 70_000, "What was copied is not known here."),
    ],
)
def test_what_cannot_be_pasted_is_told_in_a_sentence(
    open_window: Open, text: str, said: str
) -> None:
    program = open_window()
    paste(program, text)
    assert said in told(program)
    assert program.game.session is None


def test_a_position_nobody_can_play_from_is_told_of(open_window: Open) -> None:
    program = open_window()
    paste(program, "white off:15 / black 24:15")
    assert "White has nothing left to play;" in told(program)


def test_a_name_field_keeps_its_own_paste(open_window: Open) -> None:
    program = open_window()
    QGuiApplication.clipboard().setText("Ada")
    field = program.start.page.players.names[0]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_V, CONTROL)
    assert field.text() == "Ada"


# --- copying ---------------------------------------------------------------------------------


def test_what_was_copied_can_be_pasted(open_window: Open) -> None:
    program = open_window()
    paste(program, XGID)
    actions = program.window.actions_
    for action in (actions.copy_xgid, actions.copy_text):
        program.window.menu("files").aboutToShow.emit()
        assert action.isEnabled()
        action.trigger()
        text = copied()
        assert program.game.session is not None
        before = program.game.session.view()
        paste(program, text)
        assert program.game.session.view() == before
    actions.copy_xgid.trigger()
    assert copied() == XGID.replace(":10", ":6")
    actions.copy_position_id.trigger()
    assert copied() == "4HPwATDgc/ABMA"
    actions.copy_match_id.trigger()
    assert len(copied()) == 12


def test_a_moment_of_a_file_is_copied(open_window: Open) -> None:
    program = open_window(sample("gnubg-match.mat"))
    page = page_of(program)
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(program.window, Qt.Key.Key_C, CONTROL)
    assert copied().startswith("game: backgammon\nposition: white ")
    assert "match: 3 0-0" in copied()
    assert page.notice.text.text().startswith("Copied:")


def test_tric_trac_has_no_ids(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.window.menu("files").aboutToShow.emit()
    actions = program.window.actions_
    assert actions.copy_text.isEnabled()
    assert not actions.copy_xgid.isEnabled()
    QTest.keyClick(program.window, Qt.Key.Key_C, CONTROL)
    assert copied().startswith("game: tric-trac\nposition: red 1:15 / black 24:15\n")


def test_the_start_page_has_nothing_to_copy(open_window: Open) -> None:
    actions = open_window().window.actions_
    assert not actions.copy_text.isEnabled()
    assert not actions.save_copy.isEnabled()


# --- writing ---------------------------------------------------------------------------------


def ask(program: Program) -> QFileDialog:
    program.window.activateWindow()
    assert QTest.qWaitForWindowActive(program.window)
    QTest.keyClick(program.window, Qt.Key.Key_S, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    dialogs = program.window.findChildren(QFileDialog)
    assert dialogs
    return dialogs[-1]


def choose(program: Program, path: Path, filter_number: int = 0) -> None:
    dialog = ask(program)
    dialog.selectNameFilter(dialog.nameFilters()[filter_number])
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    settle()


@pytest.mark.parametrize("ending", [".ttg", ".mat", ".sgf"])
def test_a_running_game_is_written_in_every_format(
    open_window: Open, tmp_path: Path, ending: str
) -> None:
    program = open_window("--new", "backgammon", "--dice", "5-3")
    assert program.game.session is not None
    for side in Side:
        program.game.session.throw(side)
    program.game.session.play(8, 3)
    program.game.session.play(6, 3)
    program.game.session.hand_over()
    path = tmp_path / f"copy{ending}"
    choose(program, path)
    document = read_document(path.read_bytes())
    assert document.games[0].end().position == program.game.session.view().position
    notice = program.game.page.console.notices.notice
    assert notice is not None
    assert notice.text() == f"The copy is saved as {shown_path(path)}."


def test_what_a_copy_does_not_hold_is_said_with_where_it_went(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "backgammon", "--dice", "5-3")
    assert program.game.session is not None
    for side in Side:
        program.game.session.throw(side)
    program.game.session.resign(1, Side.SECOND)
    program.game.session.answer(accepted=False)
    path = tmp_path / "copy.mat"
    choose(program, path)
    assert not path.exists()
    (question,) = asked(program, "leave-out")
    assert question.text == "A .mat file has no place for: resignations that were refused."
    question.button("write").click()
    notice = program.game.page.console.notices.notice
    assert notice is not None
    assert notice.text() == (
        f"The copy is saved as {shown_path(path)}. "
        "This format has no place for: resignations that were refused."
    )


def test_the_ending_is_added_where_the_name_has_none(open_window: Open, tmp_path: Path) -> None:
    program = open_window(sample("gnubg-match.mat"))
    page_of(program)
    choose(program, tmp_path / "copy", 2)
    assert read_document((tmp_path / "copy.sgf").read_bytes()).format is Format.SGF


def asked(program: Program, name: str = "overwrite") -> list[ChoiceDialog]:
    found = program.window.findChildren(ChoiceDialog, name)
    return [dialog for dialog in found if dialog.isVisible()]


def test_a_file_that_is_there_is_asked_about(open_window: Open, tmp_path: Path) -> None:
    program = open_window(sample("gnubg-match.mat"))
    page_of(program)
    path = tmp_path / "old.mat"
    path.write_text("old")
    for button, kept in (("keep", True), ("replace", False)):
        choose(program, path)
        (dialog,) = asked(program)
        assert shown_path(path) in dialog.text
        QTest.mouseClick(dialog.button(button), LEFT)
        settle()
        assert (path.read_bytes() == b"old") is kept
    assert read_document(path.read_bytes()).sound
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".old")]


def test_a_format_that_cannot_hold_a_game_says_so(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    choose(program, tmp_path / "copy.mat")
    assert told(program) == "A .mat file cannot hold Tric Trac; choose .ttg instead."
    assert not (tmp_path / "copy.mat").exists()


def test_a_place_that_cannot_be_written_is_told_of(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    choose(program, tmp_path / "no" / "folder" / "copy.ttg")
    assert "could not be saved" in told(program)
    choose(program, tmp_path / ("n" * 300 + ".ttg"))
    assert "no file can have this name" in told(program)
    (tmp_path / "folder.ttg").mkdir()
    choose(program, tmp_path / "folder.ttg")
    (dialog,) = asked(program)
    QTest.mouseClick(dialog.button("replace"), LEFT)
    assert "could not be saved" in told(program)


def test_the_seed_of_checkable_dice_stays_secret_while_the_match_runs(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    choose(program, tmp_path / "copy.ttg")
    assert '"dice"' not in (tmp_path / "copy.ttg").read_text("utf-8").splitlines()[0]


# --- going on --------------------------------------------------------------------------------


def test_an_unfinished_game_is_gone_on_with_in_a_journal_of_its_own(
    open_window: Open, tmp_path: Path
) -> None:
    source = tmp_path / "unfinished.mat"
    source.write_bytes((FOLDER / "unfinished.mat").read_bytes())
    before = source.read_bytes()
    program = open_window(str(source))
    page = page_of(program)
    end, names = page.game, page.names
    assert end is not None
    assert names == ("Ada", "Ben")
    QTest.mouseClick(page.go_on, LEFT)
    assert program.game.session is not None
    assert not program.game.session.free
    assert program.game.session.names == names
    assert program.game.session.path is not None
    assert program.game.session.path.is_relative_to(tmp_path / "data" / "games")
    assert program.game.session.view().position == end.lines[-1].state().position
    assert program.game.session.view().saved
    assert program.game.session.thrown().rolls == ()
    assert source.read_bytes() == before
    program.navigator.open(PageName.START)
    assert len(program.start.page.unfinished.rows) == 1


def test_what_was_said_in_a_file_comes_along(open_window: Open) -> None:
    program = open_window(sample("variations.sgf"))
    page = page_of(program)
    QTest.mouseClick(page.go_on, LEFT)
    assert program.game.session is not None
    program.navigator.open(PageName.START)
    program.game.go_on(program.start.page.unfinished.rows[0].game.path)
    assert program.game.session is not None
    assert len(program.game.session.tree.path()) > 3


def test_a_game_on_the_table_is_kept_for_later(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    paste(program, XGID)
    notice = program.game.page.console.notices.notice
    assert notice is not None
    assert notice.text() == "The game that was on the table is kept for later."
    program.navigator.open(PageName.START)
    assert [row.game.variant for row in program.start.page.unfinished.rows] == ["tric-trac"]


def test_a_game_with_a_fault_is_gone_on_with_from_the_last_possible_moment(
    open_window: Open,
) -> None:
    program = open_window(sample("fault-not-these-dice.mat"))
    page = page_of(program)
    assert page.line is not None
    expected = page.line.state()
    QTest.mouseClick(page.go_on, LEFT)
    assert program.game.session is not None
    assert program.game.session.view().position == expected.position
    assert program.game.session.view().phase is not Phase.OVER


def test_a_finished_game_is_not_gone_on_with(open_window: Open) -> None:
    page = page_of(open_window(sample("gnubg-match.mat")))
    assert not page.go_on.isVisible()


def test_a_game_that_begins_from_a_set_up_is_gone_on_with_as_a_free_one(
    open_window: Open,
) -> None:
    program = open_window(sample("bar-and-off.sgf"))
    page = page_of(program)
    assert page.go_on.isVisible()
    QTest.mouseClick(page.go_on, LEFT)
    assert program.game.session is not None
    assert program.game.session.free


# --- the list of files looked through --------------------------------------------------------


def test_files_looked_through_are_listed_and_forgotten(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "A & B.mat"
    path.write_bytes((FOLDER / "gnubg-match.mat").read_bytes())
    program = open_window(str(path))
    page_of(program)
    program.files.open([Path(sample("plain.sgf"))])
    program.window.close()
    program = open_window()
    menu = program.file_menu.recent
    menu.fill()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["&1  plain.sgf", "&2  A && B.mat", "&Clear the list"]
    menu.actions()[1].trigger()
    assert page_of(program).title.text() == "A & B.mat"
    menu.actions()[-1].trigger()
    assert not menu.isEnabled()
    assert program.settings.current.recent_files == ()


def test_a_listed_file_that_is_gone_is_told_of(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "gone.mat"
    path.write_bytes((FOLDER / "gnubg-match.mat").read_bytes())
    program = open_window(str(path))
    page_of(program)
    program.navigator.back()
    path.unlink()
    program.file_menu.recent.fill()
    program.file_menu.recent.actions()[0].trigger()
    assert "it is not there" in told(program)


def test_a_guest_leaves_no_list_of_files(open_window: Open, tmp_path: Path) -> None:
    program = open_window(sample("plain.sgf"))
    page_of(program)
    assert "plain.sgf" in (tmp_path / "config" / "settings.json").read_text("utf-8")
    program.settings.apply(replace(program.settings.current, guest=True))
    program.settings.save()
    program.files.open([Path(sample("match.sgf"))])
    page_of(program)
    program.file_menu.recent.fill()
    assert not program.file_menu.recent.isEnabled()
    program.window.close()
    written = (tmp_path / "config" / "settings.json").read_text("utf-8")
    assert ".sgf" not in written


WHOLE = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


def test_of_several_positions_in_a_text_one_is_chosen(open_window: Open) -> None:
    program = open_window()
    paste(program, f"XGID={WHOLE}\n\nX:Ada   O:Ben\n\nor XGID={WHOLE.replace('31', '62')}.")
    (dialog,) = [d for d in program.window.findChildren(MomentsDialog) if d.isVisible()]
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == [
        f"Ada – Ben · XGID={WHOLE}",
        f"XGID={WHOLE.replace('31', '62')}",
    ]
    dialog.list.setCurrentRow(0)
    dialog.take.click()
    session = program.game.session
    assert session is not None
    assert session.names == ("Ada", "Ben")
    turn = session.tree.state.turn
    assert turn is not None
    assert turn.roll == (3, 1)


def test_an_id_in_an_address_is_opened_and_no_network_is_asked(open_window: Open) -> None:
    program = open_window()
    paste(program, f"https://example.org/?xgid={WHOLE}&lang=en")
    assert program.game.session is not None
    assert program.game.session.tree.state.match.agreement.length == 7


def test_the_text_of_a_position_can_be_opened_as_a_file(open_window: Open) -> None:
    program = open_window(str(FOLDER / "fault-a-position.txt"))
    settle()
    session = program.game.session
    assert session is not None
    assert session.names == ("Ada", "Ben")
    assert session.tree.state.match.score == (3, 6)


def test_who_plays_on_is_told_that_analyses_stay_in_the_file(
    open_window: Open, tmp_path: Path
) -> None:
    path = tmp_path / "analysed.sgf"
    path.write_text("(;FF[4]GM[6]MI[length:3]PW[Ada]PB[Ben]\n;W[31hefe]DA[E ver 3])\n")
    program = open_window(str(path))
    page_of(program).go_on.click()
    settle()
    notice = program.game.page.console.notices.notice
    assert notice is not None
    assert "stay in the file" in notice.text()

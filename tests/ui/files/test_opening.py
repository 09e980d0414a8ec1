"""Files are opened by menu, command line, mouse and clipboard, and looked through."""

from __future__ import annotations

import os
import warnings
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.corpus import FOLDER
from tests.ui.conftest import Open
from tests.ui.test_accessible_names import TAB, nameless, pictures, reachable
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Side
from trictrac_gui.session.opened_file import LineKind
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.files.page import FilePage
from trictrac_gui.ui.files.worker import WaitingDialog
from trictrac_gui.ui.widgets.base_dialog import MessageDialog

COPY = Qt.DropAction.CopyAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def sample(name: str) -> str:
    return str(FOLDER / name)


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
    assert comes_true(lambda: not waits())


def waits() -> bool:
    """Whether work is shown to go on."""
    return any(isinstance(w, WaitingDialog) and w.isVisible() for w in QApplication.allWidgets())


def page_of(program: Program) -> FilePage:
    settle()
    if QApplication.activeModalWidget() is None:  # keys go to the window in front
        program.window.activateWindow()
        assert QTest.qWaitForWindowActive(program.window)
    page = program.window.pages.currentWidget()
    assert isinstance(page, FilePage)
    return page


def told(program: Program) -> str:
    settle()
    dialogs = [d for d in program.window.findChildren(MessageDialog) if d.isVisible()]
    assert len(dialogs) == 1
    text = dialogs[0].text.text()
    QTest.keyClick(dialogs[0], Qt.Key.Key_Escape)
    return text


def carried(*urls: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(url) if "://" in url else QUrl.fromLocalFile(url) for url in urls])
    return data


def hold_over(program: Program, data: QMimeData) -> bool:
    with warnings.catch_warnings():
        # From Qt 6.12 on it would have the place in fractions, which earlier ones do not take.
        warnings.simplefilter("ignore", DeprecationWarning)
        event = QDragEnterEvent(QPoint(300, 300), COPY, data, LEFT, NONE)
    QApplication.sendEvent(program.window, event)
    return event.isAccepted()


def drop(program: Program, data: QMimeData) -> None:
    assert hold_over(program, data)
    event = QDropEvent(QPointF(300, 300), COPY, data, LEFT, NONE)
    QApplication.sendEvent(program.window, event)
    settle()


# --- opening ---------------------------------------------------------------------------------


def test_a_file_on_the_command_line_is_shown(open_window: Open) -> None:
    program = open_window(sample("gnubg-match.mat"))
    page = page_of(program)
    assert page.title.text() == "gnubg-match.mat"
    assert program.window.windowTitle() == "gnubg-match.mat"
    assert [page.games.itemText(row) for row in range(page.games.count())] == [
        "Game 1 · 0\u00a0:\u00a00 · gnubg +1",
        "Game 2 · 1\u00a0:\u00a00 · gnubg +4",
    ]
    assert page.near.name.text() == "gnubg"


def test_several_files_on_the_command_line_are_chosen_among(open_window: Open) -> None:
    page = page_of(open_window(sample("plain.sgf"), sample("tric-trac.ttg")))
    assert page.files.isVisible()
    assert page.line is not None
    assert page.line.tree.variant.key == "backgammon"
    page.files.setCurrentIndex(1)
    assert page.line.tree.variant.key == "tric-trac"


def test_the_menu_asks_for_files(open_window: Open) -> None:
    program = open_window()
    QTest.keyClick(program.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = program.window.findChildren(QFileDialog)
    dialog.filesSelected.emit([sample("match.sgf")])
    dialog.reject()
    assert page_of(program).title.text() == "match.sgf"


def test_a_play_is_written_as_in_the_list_of_moves_and_read_out_in_words(
    open_window: Open,
) -> None:
    page = page_of(open_window("--language", "de", sample("fault-both-numbers.mat")))
    page.lines.setCurrentRow(2)
    item = page.lines.currentIndex()
    assert item.data().split() == ["2.", "52", "13/11", "13/8"]
    assert page.now.text().split() == ["Ben:", "52", "13/11", "13/8"]
    for heard in (item.data(Qt.ItemDataRole.AccessibleTextRole), page.now.accessibleName()):
        assert heard.split() == ["Ben:", "5-2", "13–11", "13–8"]


def test_a_game_is_walked_through_by_buttons_keys_and_mouse(open_window: Open) -> None:
    page = page_of(open_window(sample("gnubg-match.mat")))

    def what() -> LineKind:
        assert page.line is not None
        return page.line.what

    assert what() is LineKind.BEGINNING
    start = page.board.shown
    QTest.mouseClick(page.steps.forward, LEFT)
    assert what() is LineKind.PLAY
    assert page.board.shown != start
    assert page.board.shown is not None
    assert page.board.shown.dice is not None
    assert not page.board.shown.moves
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.lines.currentRow() == 2
    QTest.keyClick(page, Qt.Key.Key_Left)
    QTest.mouseClick(page.steps.back, LEFT)
    assert page.board.shown == start
    QTest.mouseClick(page.steps.last, LEFT)
    assert what() is LineKind.RESULT
    assert page.now.text() == "gnubg: Wins 1 point"
    before = page.lines.lines.index(page.lines.currentRow() - 2)
    row = page.lines.visualRect(before).center()
    QTest.mouseClick(page.lines.viewport(), LEFT, NONE, row)
    assert what() is not LineKind.RESULT


def test_escape_and_back_lead_to_what_was_there_before(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    session, title = program.game.session, program.window.windowTitle()
    drop(program, carried(sample("match.sgf")))
    assert program.window.windowTitle() == "match.sgf"
    QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.game.page
    assert program.game.session is session
    assert program.window.windowTitle() == title
    drop(program, carried(sample("match.sgf")))
    QTest.mouseClick(page_of(program).back, LEFT)
    assert program.window.pages.currentWidget() is program.game.page
    assert program.window.actions_.throw.isEnabled()


# --- dragging --------------------------------------------------------------------------------


def test_a_file_held_over_the_window_is_welcomed_and_opened(open_window: Open) -> None:
    program = open_window()
    sign = program.file_menu.drop.sign
    data = carried(sample("plain.sgf"))
    assert hold_over(program, data)
    assert sign.isVisible()
    assert sign.geometry() == program.window.rect()
    QApplication.sendEvent(program.window, QDragLeaveEvent())
    assert not sign.isVisible()
    assert hold_over(program, data)
    drop(program, data)
    assert not sign.isVisible()
    assert page_of(program).title.text() == "plain.sgf"


def test_words_held_over_the_window_are_not_taken(open_window: Open) -> None:
    program = open_window()
    data = QMimeData()
    data.setText("4HPwATDgc/ABMA")
    assert not hold_over(program, data)
    assert not program.file_menu.drop.sign.isVisible()


def test_nothing_is_dropped_behind_a_question(open_window: Open) -> None:
    program = open_window()
    program.context.show_message(lambda: "Something to read.")
    assert not hold_over(program, carried(sample("plain.sgf")))


def test_nothing_is_loaded_from_the_network(open_window: Open) -> None:
    program = open_window()
    data = carried("https://example.org/game.mat")
    hold_over(program, data)
    drop(program, data)
    assert told(program).startswith("https://example.org/game.mat was not opened")
    assert open_window("http://example.org/a.sgf").game.session is None


def test_an_address_on_the_command_line_is_refused(open_window: Open) -> None:
    assert "nothing from the network" in told(open_window("ftp://example.org/a.mat"))


def test_a_file_address_is_a_file(open_window: Open) -> None:
    program = open_window(QUrl.fromLocalFile(sample("plain.sgf")).toString())
    assert page_of(program).title.text() == "plain.sgf"


@pytest.mark.parametrize("name", ["Größe ☃ [*].mat", "a" * 240 + ".mat", " .mat", "100%25 #1?.mat"])
def test_a_file_of_any_name_is_opened(open_window: Open, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes((FOLDER / "gnubg-match.mat").read_bytes())
    program = open_window()
    drop(program, carried(str(path)))
    page = page_of(program)
    assert page.games.count() == 2
    assert program.window.windowTitle() == page.title.text().replace("[*]", "[*][*]")


@pytest.mark.skipif(os.name == "nt", reason="names there are no bytes")
def test_a_name_that_is_no_utf_8_is_opened(open_window: Open, tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/caf\xe9.mat"
    try:
        Path(os.fsdecode(path)).write_bytes((FOLDER / "gnubg-match.mat").read_bytes())
    except OSError:
        pytest.skip("this file system has UTF-8 names only")
    program = open_window()
    data = QMimeData()
    address = "file://" + quote(str(tmp_path)) + "/caf%E9.mat"
    data.setUrls([QUrl.fromEncoded(address.encode())])
    drop(program, data)
    assert page_of(program).games.count() == 2


# --- what cannot be opened -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "/nowhere/at-all.mat lässt sich nicht öffnen: es gibt sie nicht."),
        ("en", "/nowhere/at-all.mat cannot be opened: it is not there."),
        ("fr", "Impossible d’ouvrir /nowhere/at-all.mat\u00a0: il n’existe pas."),
    ],
)
def test_a_missing_file_is_told_of(open_window: Open, language: str, said: str) -> None:
    assert told(open_window("--language", language, "/nowhere/at-all.mat")) == said


def test_what_is_no_file_of_games_is_told_of_in_a_sentence_each(
    open_window: Open, tmp_path: Path
) -> None:
    empty = tmp_path / "empty.mat"
    empty.touch()
    large = tmp_path / "large.sgf"
    with large.open("wb") as stream:
        stream.truncate(50 * 1024 * 1024 + 1)
    text = told(open_window(str(tmp_path), str(empty), str(large), "/dev/zero", "a\0b"))
    assert f"{shown_path(tmp_path)} cannot be opened: it is a folder." in text
    assert "empty.mat cannot be opened. The file is empty." in text
    assert "large.sgf cannot be opened. The file is larger than" in text
    assert "/dev/zero cannot be opened: it is not an ordinary file." in text
    assert "cannot be opened: no file can have this name." in text


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_told_of(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "secret.mat"
    path.touch(0o000)
    assert "you may not read it" in told(open_window(str(path)))


def test_the_good_ones_of_several_files_are_shown(open_window: Open) -> None:
    program = open_window(sample("plain.sgf"), sample("fault-empty.mat"))
    text = told(program)
    assert "fault-empty.mat cannot be opened. The file is empty." in text
    assert page_of(program).title.text() == "plain.sgf"


def test_a_file_that_another_program_changes_or_removes_is_told_of(
    open_window: Open, tmp_path: Path
) -> None:
    path = tmp_path / "game.mat"
    path.write_bytes((FOLDER / "gnubg-match.mat").read_bytes())
    program = open_window(str(path))
    page = page_of(program)
    path.write_bytes((FOLDER / "plain.sgf").read_bytes())
    program.files.look_for_changes()
    assert page.notice.text.text().startswith("Another program has changed game.mat")
    QTest.mouseClick(page.again, LEFT)
    assert page_of(program).games.count() == 1
    assert not page.again.isVisible()
    path.unlink()
    program.files.look_for_changes()
    assert page.notice.text.text().startswith("game.mat is no longer there")
    QTest.mouseClick(page.steps.forward, LEFT)
    assert page.lines.currentRow() == 1


# --- faults ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Zeile 5, Spalte 6: Der Zug 13/12 ist nicht möglich: Zwei oder mehr gegnerische"),
        ("en", "Line 5, column 6: The move 13/12 cannot be made: two or more opposing checkers"),
        ("fr", "Ligne 5, colonne 6\u00a0: Le coup 13/12 est impossible\u00a0: deux pions"),
    ],
)
def test_an_impossible_play_is_kept_marked_and_explained(
    open_window: Open, language: str, said: str
) -> None:
    page = page_of(open_window("--language", language, sample("fault-closed-point.mat")))
    assert page.line is not None
    assert page.line.impossible
    assert page.lines.currentIndex().data(Qt.ItemDataRole.FontRole).italic()
    assert page.notice.text.text().startswith(said)
    assert page.faults.item(0).text().startswith(said)
    assert page.board.shown is not None
    assert page.board.shown.position == page.line.state().position


def test_a_fault_of_the_list_leads_to_its_line(open_window: Open) -> None:
    page = page_of(open_window(sample("fault-illegal-play-marked.mat")))
    QTest.mouseClick(page.steps.first, LEFT)
    assert page.line is not None
    assert page.line.fault is None
    spot = page.faults.visualItemRect(page.faults.item(0)).center()
    QTest.mouseClick(page.faults.viewport(), LEFT, NONE, spot)
    assert page.line.fault is not None


def test_after_an_illegal_play_the_board_goes_on_and_each_of_them_is_told(
    open_window: Open,
) -> None:
    page = page_of(open_window(sample("fault-illegal-plays.mat")))
    assert page.game is not None
    faulty = [line for line in page.game.lines if line.fault is not None]
    assert faulty[0].text == "24/18 13/8"
    assert len(faulty) == 5
    assert not any(line.impossible for line in page.game.lines)
    assert page.game.lines[-1].state().position.counts[1][0] == 1  # it did not enter


def test_the_character_set_of_a_file_that_names_none_is_chosen(
    open_window: Open, tmp_path: Path
) -> None:
    path = tmp_path / "old.mat"
    text = " 3 point match\n\n Game 1\n Анна : 0      Иван : 0\n  1) 31: 8/5 6/5\n"
    path.write_bytes(text.encode("cp1251"))
    program = open_window(str(path))
    page = page_of(program)
    assert page.encodings.isVisible()
    assert page.encodings.currentText() == "Western European · windows-1252"
    at = page.encodings.findData("windows-1251")
    page.encodings.setCurrentIndex(at)
    page.encodings.activated.emit(at)
    settle()
    assert page.names == ("Анна", "Иван")
    assert page.encodings.currentData() == "windows-1251"
    program.files.open([Path(sample("gnubg-match.mat"))])
    settle()
    assert not page.encodings.isVisible()


def test_two_matches_of_one_file_stand_under_the_names_of_their_own_players(
    open_window: Open,
) -> None:
    page = page_of(open_window(sample("two-matches.mat")))
    assert [page.files.itemText(at) for at in range(page.files.count())] == [
        "two-matches.mat · Ada – Ben",
        "two-matches.mat · Cem – Dora",
        "two-matches.mat · Eva – Fee",
    ]
    assert page.names == ("Ada", "Ben")
    page.files.setCurrentIndex(1)
    assert page.names == ("Cem", "Dora")


def test_every_file_of_the_corpus_is_shown_or_told_of(open_window: Open) -> None:
    program = open_window("--language", "de")
    shown = 0
    for path in sorted(FOLDER.glob("*.*")):
        if path.suffix == ".toml" or path.name == "fault-a-position.txt":  # that is set up
            continue
        program.files.open([path])
        settle()
        dialogs = [d for d in program.window.findChildren(MessageDialog) if d.isVisible()]
        if dialogs:
            assert "{" not in dialogs[0].text.text()
            dialogs[0].close()
            continue
        page = page_of(program)
        assert page.document is not None
        for index in range(page.games.count()):
            page.games.setCurrentIndex(index)
            for row in (0, page.lines.lines.rowCount() // 2, page.lines.lines.rowCount() - 1):
                page.lines.setCurrentRow(row)
                assert page.now.text().strip(), path
        assert page.faults.count() == len(page.document.faults)
        shown += 1
    assert shown > 70


def test_names_results_and_comments_of_a_file_are_shown(open_window: Open) -> None:
    page = page_of(open_window(sample("tags.mat")))
    assert "EventDate: 2026.05.04" in page.comment.toPlainText()
    assert "a word about the next throw" in page.comment.toPlainText()
    assert page.near.name.text() == page.names[Side.FIRST]


def test_other_ways_to_play_stand_below_the_line_and_are_stepped_over(open_window: Open) -> None:
    page = page_of(open_window(sample("variations.sgf")))
    assert page.game is not None
    depths = [line.depth for line in page.game.lines]
    assert max(depths) == 2
    aside = depths.index(1)
    page.lines.setCurrentRow(aside - 1)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.line is not None
    assert page.line.depth == 0
    assert page.lines.currentRow() > aside
    page.lines.setCurrentRow(aside)
    assert page.board.shown is not None
    assert page.board.shown.position == page.game.lines[aside].state().position


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_page_is_without_a_name(open_window: Open, language: str) -> None:
    program = open_window("--language", language, sample("fault-illegal-play-marked.mat"))
    page_of(program)
    assert nameless(program.window) == []


def test_the_keyboard_can_be_seen_on_the_page(open_window: Open) -> None:
    program = open_window(sample("tags.mat"))
    page_of(program)
    for widget in reachable(program.window):
        if widget.isEnabled() and widget.isVisible() and widget.focusPolicy() & TAB:
            without, there = pictures(widget)
            assert without != there, widget


def test_the_page_follows_language_and_theme(open_window: Open) -> None:
    program = open_window(sample("fault-closed-point.mat"))
    page = page_of(program)
    program.window.actions_.languages["fr"].trigger()
    settle()
    assert page.back.text() == "Retour"
    assert page.notice.text.text().startswith("Ligne 5, colonne 6")
    assert page.faults.item(0).text().startswith("Ligne 5, colonne 6")
    before = page.grab().toImage()
    program.settings.apply(replace(program.settings.current, theme="night"))
    settle()
    assert page.grab().toImage() != before

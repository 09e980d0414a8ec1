"""All games are found on one page, and none goes for good by accident."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QStyleOptionViewItem

from tests.kept_games import keep
from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.storage.library_search import State
from trictrac_gui.ui.library.games_list import GamesList, PlayersCell
from trictrac_gui.ui.library.games_model import Column
from trictrac_gui.ui.library.library_controller import FIGURES
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog, MessageDialog
from trictrac_gui.variants.tavla import TAVLA
from trictrac_gui.variants.tric_trac import TRIC_TRAC

FIRST, SECOND = Side.FIRST, Side.SECOND


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games"


def shown(program: Program) -> GamesList:
    """The list of games, asked for by its key, with everything counted."""
    program.window.actions_.games.trigger()
    games = program.library.games
    while program.library.library.waiting:
        QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    return games


def column(games: GamesList, which: Column = Column.PLAYERS) -> list[str]:
    rows = range(games.model.rowCount())
    return [str(games.model.data(games.model.index(row, which))) for row in rows]


def choose(games: GamesList, row: int) -> None:
    """Click on a row."""
    place = games.table.visualRect(games.model.index(row, 0)).center()
    QTest.mouseClick(games.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_without_games_the_page_says_so_and_leads_to_one(open_window: Open) -> None:
    program = open_window()
    games = shown(program)
    assert games.pages.currentIndex() == 1
    assert games.empty.text() == "No game has been kept yet."
    assert not games.filters.isVisible()
    QTest.mouseClick(games.play, Qt.MouseButton.LeftButton)
    assert program.window.pages.currentWidget() is not program.library.page


def test_every_game_stands_there_the_last_played_first(open_window: Open, folder: Path) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND], value=2, turns=4, when=1000)
    keep(folder, ("Jörg", "Zoë"), variant=TRIC_TRAC, when=2000)
    keep(
        folder, ("", "Mehmet"), [FIRST, FIRST, FIRST], variant=TAVLA, match=match_to(3, cube=False)
    )
    games = shown(open_window())
    assert column(games) == ["White – Mehmet", "Jörg – Zoë", "Ada – Émile"]
    assert column(games, Column.VARIANT) == [
        "Tavla · Match to 3 points",
        "Tric Trac",
        "Backgammon",
    ]
    assert column(games, Column.RESULT) == [
        "Mehmet wins 3\u00a0:\u00a00",
        "Unfinished · 0\u00a0:\u00a00",
        "Ada wins · given up",
    ]
    assert games.count.text() == "3 games"


def test_typing_finds_a_player_and_escape_forgets_it(open_window: Open, folder: Path) -> None:
    keep(folder, ("Ada", "Émile"))
    keep(folder, ("Jörg", "Zoë"))
    games = shown(open_window())
    QTest.keyClick(games.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert games.filters.text.hasFocus()
    QTest.keyClicks(games.filters.text, "zoe")
    assert column(games) == ["Jörg – Zoë"]
    QTest.keyClicks(games.filters.text, "x")
    assert (column(games), games.pages.currentIndex()) == ([], 1)
    assert games.empty.text() == "No game fits this search."
    QTest.keyClick(games.filters.text, Qt.Key.Key_Escape)
    assert len(column(games)) == 2
    QTest.keyClick(games.filters.text, Qt.Key.Key_Down)
    assert games.table.hasFocus()


def test_a_search_that_finds_nothing_offers_all_games(open_window: Open, folder: Path) -> None:
    keep(folder, ("Ada", "Émile"))
    games = shown(open_window())
    games.filters.variant.setCurrentIndex(3)
    assert column(games) == []
    QTest.mouseClick(games.all, Qt.MouseButton.LeftButton)
    assert column(games) == ["Ada – Émile"]


def test_games_are_filtered_by_game_result_and_time(open_window: Open, folder: Path) -> None:
    old = QDate(2020, 5, 17).startOfDay().toSecsSinceEpoch()
    keep(folder, ("old", ""), [SECOND], when=float(old + 3600))
    keep(folder, ("new", ""), variant=TRIC_TRAC)
    games = shown(open_window())
    filters = games.filters
    filters.variant.setCurrentIndex(1)
    assert column(games) == ["new – Black"]
    filters.variant.setCurrentIndex(0)
    filters.state.setCurrentIndex(list(State).index(State.WON))
    assert column(games) == ["old – Black"]
    filters.state.setCurrentIndex(0)
    for period in range(1, 5):
        filters.period.setCurrentIndex(period)
        assert column(games) == ["new – Black"], period
    filters.period.setCurrentIndex(5)
    assert filters.since.isVisible()
    filters.since.setDate(QDate(2020, 5, 17))
    filters.until.setDate(QDate(2020, 5, 17))
    assert column(games) == ["old – Black"]
    filters.until.setDate(QDate(2020, 5, 16))
    assert column(games) == ["old – Black"], "days are taken in either order"
    filters.since.setDate(QDate(2020, 5, 16))
    assert column(games) == []


def test_a_click_on_a_heading_sorts(open_window: Open, folder: Path) -> None:
    keep(folder, ("b", ""), when=1000)
    keep(folder, ("A", ""), when=2000)
    keep(folder, ("c", ""), when=3000)
    games = shown(open_window())
    header = games.table.horizontalHeader()
    place = QPoint(header.sectionPosition(Column.PLAYERS) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    first = column(games)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert sorted((first, column(games))) == sorted(
        (["A – Black", "b – Black", "c – Black"], ["c – Black", "b – Black", "A – Black"])
    )


def test_return_goes_on_with_an_unfinished_game(open_window: Open, folder: Path) -> None:
    path = keep(folder, ("Ada", "Émile"))
    program = open_window()
    games = shown(program)
    assert games.open.text() == "Go on"
    QTest.keyClick(games.table, Qt.Key.Key_Return)
    assert program.game.session is not None
    assert program.game.session.path == path
    assert program.navigator.in_game


def test_a_deleted_game_comes_back_with_undo(open_window: Open, folder: Path) -> None:
    path = keep(folder, ("Ada", "Émile"), [SECOND], when=1000)
    keep(folder, ("Jörg", "Zoë"), when=2000)
    games = shown(open_window())
    choose(games, 1)
    QTest.keyClick(games.table, Qt.Key.Key_Delete)
    assert column(games) == ["Jörg – Zoë"]
    assert not path.exists()
    assert games.count.text().startswith("Deleted: Ada – Émile")
    QTest.keyClick(games.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert column(games) == ["Jörg – Zoë", "Ada – Émile"]
    assert path.exists()
    assert not games.undo.isVisible()


def test_several_games_go_and_come_back_together(open_window: Open, folder: Path) -> None:
    for number in range(4):
        keep(folder, (f"player {number}", ""), when=1000 + number)
    games = shown(open_window())
    games.table.selectAll()
    assert not games.open.isEnabled()
    QTest.mouseClick(games.delete, Qt.MouseButton.LeftButton)
    assert (column(games), games.count.text()) == ([], "4 games deleted")
    QTest.mouseClick(games.undo, Qt.MouseButton.LeftButton)
    assert len(column(games)) == 4


def test_a_game_deleted_at_another_time_is_brought_back_from_the_list(
    open_window: Open, folder: Path
) -> None:
    keep(folder, ("Ada", "Émile"))
    first = open_window()
    games = shown(first)
    QTest.keyClick(games.table, Qt.Key.Key_Delete)
    first.window.close()
    games = shown(open_window())
    games.filters.state.setCurrentIndex(list(State).index(State.DELETED))
    assert column(games) == ["Ada – Émile"]
    assert (games.open.text(), games.export.isVisible()) == ("Bring back", False)
    QTest.mouseClick(games.open, Qt.MouseButton.LeftButton)
    assert column(games) == []
    games.filters.state.setCurrentIndex(0)
    assert column(games) == ["Ada – Émile"]


def test_for_good_a_game_is_deleted_only_after_a_question(open_window: Open, folder: Path) -> None:
    keep(folder, ("Ada", "Émile"))
    program = open_window()
    games = shown(program)
    QTest.keyClick(games.table, Qt.Key.Key_Delete)
    games.filters.state.setCurrentIndex(list(State).index(State.DELETED))
    QTest.mouseClick(games.delete, Qt.MouseButton.LeftButton)
    dialog = program.window.findChild(ChoiceDialog, "destroy")
    assert dialog is not None
    assert dialog.focusWidget() is dialog.button("keep")
    assert len(list(folder.rglob("*.jsonl"))) == 1
    QTest.mouseClick(dialog.button("destroy"), Qt.MouseButton.LeftButton)
    assert list(folder.rglob("*.jsonl")) == []
    assert column(games) == []


def test_a_game_that_another_window_plays_is_not_deleted(open_window: Open, folder: Path) -> None:
    path = keep(folder, ("Ada", "Émile"))
    other, program = open_window(), open_window()
    session, _, _ = other.context.games.resume(path)
    games = shown(program)
    QTest.keyClick(games.table, Qt.Key.Key_Delete)
    told = [d for d in program.window.findChildren(QDialog) if d.isVisible()]
    assert len(told) == 1
    assert path.exists()
    assert column(games) == ["Ada – Émile"]
    session.close()


def test_a_game_is_exported_in_the_format_asked_for(
    open_window: Open, folder: Path, tmp_path: Path
) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND])
    program = open_window()
    games = shown(program)
    QTest.mouseClick(games.export, Qt.MouseButton.LeftButton)
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    assert [name[-6:-1] for name in dialog.nameFilters()] == ["*.ttg", "*.mat", "*.sgf"]
    dialog.fileSelected.emit(str(tmp_path / "one.mat"))
    dialog.reject()
    document = read_document((tmp_path / "one.mat").read_bytes(), Format.MAT)
    assert document.names == ("Ada", "Émile")
    assert "one.mat" in games.count.text()


def test_a_tric_trac_game_is_offered_in_the_own_format_alone(
    open_window: Open, folder: Path
) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND], variant=TRIC_TRAC)
    program = open_window()
    QTest.mouseClick(shown(program).export, Qt.MouseButton.LeftButton)
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    assert [name[-6:-1] for name in dialog.nameFilters()] == ["*.ttg"]
    dialog.reject()


def test_files_are_imported_and_those_without_games_are_told(
    open_window: Open, folder: Path, tmp_path: Path
) -> None:
    path = keep(tmp_path / "from", ("Ada", "Émile"), [SECOND])
    document = read_document(path.read_bytes(), Format.JOURNAL)
    (tmp_path / "one.mat").write_bytes(write_document(document, Format.MAT))
    (tmp_path / "letter.txt").write_text("Dear aunt")
    program = open_window()
    games = shown(program)
    QTest.mouseClick(games.take_in_first, Qt.MouseButton.LeftButton)
    chooser = program.window.findChild(QFileDialog)
    assert chooser is not None
    chooser.filesSelected.emit([str(tmp_path / "one.mat"), str(tmp_path / "letter.txt")])
    chooser.reject()
    assert comes_true(lambda: column(games) == ["Ada – Émile"])
    assert column(games, Column.RESULT) == ["Ada wins · given up"]
    (told,) = program.window.findChildren(MessageDialog)
    assert "letter.txt" in told.text.text()
    assert "one.mat" not in told.text.text()


def test_a_finished_game_is_looked_through(open_window: Open, folder: Path) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND])
    program = open_window()
    games = shown(program)
    assert games.open.text() == "Look through"
    QTest.mouseClick(games.open, Qt.MouseButton.LeftButton)
    files = program.files
    assert files.showing
    # It is called by its players, and a copy of it does not go among the files of the program.
    assert files.page.title.text() == "Ada – Émile"
    assert program.settings.current.recent_files == ()
    files.page.copy.click()
    (dialog,) = program.window.findChildren(QFileDialog)
    assert [Path(name).name for name in dialog.selectedFiles()] == ["Ada – Émile.ttg"]
    assert Path(dialog.directory().path()) != folder
    dialog.reject()
    program.navigator.back()
    assert program.window.pages.currentWidget() is program.library.page


def test_a_file_that_holds_no_game_is_listed_with_what_is_wrong(
    open_window: Open, folder: Path
) -> None:
    folder.mkdir(parents=True)
    (folder / "letter.jsonl").write_text("Dear aunt\n")
    games = shown(open_window())
    assert column(games) == ["letter.jsonl"]
    assert "does not hold a game" in column(games, Column.RESULT)[0]
    assert not games.open.isEnabled()
    assert not games.export.isEnabled()


def test_a_name_is_shown_as_it_is_written(open_window: Open, folder: Path) -> None:
    keep(folder, ("<b>Ada</b>", "&amp;"))
    games = shown(open_window())
    assert column(games) == ["<b>Ada</b> – &amp;"]


def test_both_players_are_seen_however_long_the_first_name_is(
    open_window: Open, folder: Path
) -> None:
    keep(folder, ("A" * 90, "Karl"))
    program = open_window()
    program.window.resize(800, 600)
    table = shown(program).table
    cell = table.model().index(0, Column.PLAYERS)
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    option.rect = table.visualRect(cell)
    delegate = table.itemDelegateForIndex(cell)
    assert isinstance(delegate, PlayersCell)
    delegate.initStyleOption(option, cell)
    assert option.text.endswith("… – Karl")
    assert option.fontMetrics.horizontalAdvance(option.text) <= option.rect.width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_the_smallest_window(open_window: Open, folder: Path, language: str) -> None:
    for number in range(30):
        keep(folder, ("Prof. Dr. Anneliese Hohenfels", f"player {number}"))
    program = open_window("--language", language)
    program.window.resize(800, 600)
    games = shown(program)
    assert program.window.width() == 800
    assert games.table.horizontalScrollBar().maximum() == 0
    for button in (games.delete, games.export, games.open):
        assert button.width() >= button.sizeHint().width()
    assert games.table.viewport().height() > 200


def test_games_are_counted_when_the_page_is_opened_from_the_table(
    open_window: Open, folder: Path
) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND])
    program = open_window("--new", "backgammon")
    assert column(shown(program), Column.RESULT) == ["Unfinished", "Ada wins · given up"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_page_is_without_a_name(
    open_window: Open, folder: Path, language: str
) -> None:
    keep(folder, ("Ada", "Émile"), [SECOND])
    program = open_window("--language", language)
    games = shown(program)
    games.filters.period.setCurrentIndex(5)
    assert nameless(program.library.page) == []
    program.library.page.tabs.setCurrentIndex(FIGURES)
    assert nameless(program.library.page) == []
    first = games.model.index(0, 0)
    said = str(games.model.data(first, Qt.ItemDataRole.AccessibleTextRole))
    assert said.startswith("Ada – Émile, Backgammon, ")


def test_escape_leads_back(open_window: Open, folder: Path) -> None:
    keep(folder)
    program = open_window()
    games = shown(program)
    QTest.keyClick(games.table, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is not program.library.page


def test_the_library_is_not_opened_before_it_is_wanted(open_window: Open, tmp_path: Path) -> None:
    open_window()
    assert not (tmp_path / "data" / "library.sqlite").exists()

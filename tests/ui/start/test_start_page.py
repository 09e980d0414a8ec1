"""The first page: large boards, nothing hidden, and old games found at a glance."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from tests.kept_games import keep
from tests.ui.conftest import Open
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.model import Side
from trictrac_gui.storage import library, reading
from trictrac_gui.storage.library_search import State
from trictrac_gui.storage.reading import GameFile
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.start.continue_list import LISTED, both_names
from trictrac_gui.ui.start.start_page import LISTED_ABOVE, LISTED_BESIDE, StartPage
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog
from trictrac_gui.ui.window.navigator import PageName


def page(program: Program) -> StartPage:
    found = program.window.pages.currentWidget()
    assert isinstance(found, StartPage)
    return found


def resize(program: Program, width: int, height: int) -> StartPage:
    program.window.resize(width, height)
    for _ in range(4):
        QCoreApplication.processEvents()
    return page(program)


SIZES = [(780, 550), (800, 600), (1100, 700), (1354, 728), (1920, 1000)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_new_game_needs_no_scrolling(
    open_window: Open, language: str, size: tuple[int, int]
) -> None:
    shown = resize(open_window("--language", language), *size)
    assert shown.area.verticalScrollBar().maximum() == 0
    assert shown.cards[0].height() == shown.cards[1].height()


def test_the_boards_of_the_cards_use_the_room_there_is(open_window: Open) -> None:
    program = open_window()
    heights = [resize(program, *size).cards[0].height() for size in (SIZES[0], SIZES[3], SIZES[4])]
    assert heights == sorted(set(heights))
    assert heights[1] > 300


@pytest.mark.parametrize(("size", "limit"), [(SIZES[1], LISTED_ABOVE), (SIZES[3], LISTED_BESIDE)])
def test_the_last_game_is_seen_at_once_and_all_on_demand(
    open_window: Open, size: tuple[int, int], limit: int
) -> None:
    program = open_window("--new", "tric-trac")
    for _ in range(LISTED_ABOVE):
        program.navigator.open(PageName.START)
        QTest.keyClick(page(program).start, Qt.Key.Key_Return)
    program.navigator.open(PageName.START)
    shown = resize(program, *size)
    rows = shown.unfinished.rows
    assert len(rows) == LISTED_ABOVE + 1
    assert [row.isVisible() for row in rows] == [index < limit for index in range(len(rows))]
    assert not rows[0].visibleRegion().isEmpty()
    assert shown.unfinished.more.isVisible() == (limit < len(rows))
    shown.unfinished.more.click()
    assert all(row.isVisible() for row in rows)
    assert not shown.unfinished.more.isVisible()


def test_more_games_than_the_page_offers_are_found_in_the_list_of_games(
    open_window: Open, tmp_path: Path
) -> None:
    games = tmp_path / "data" / "games"
    for number in range(LISTED + 3):
        keep(games, (f"Ada {number}", "Ben"), when=1_700_000_000 + number)
    keep(games, ("Over", "Done"), [Side.FIRST])
    program = open_window()
    shown = page(program).unfinished
    assert [row.game.names[0] for row in shown.rows] == [f"Ada {n}" for n in range(8, 2, -1)]
    QTest.mouseClick(shown.more, Qt.MouseButton.LeftButton)
    assert program.navigator.current is program.library
    assert len(program.library.games.model.games) == LISTED + 3
    assert program.library.games.wanted.state is State.UNFINISHED


def test_games_that_are_known_are_not_read_again_for_the_page(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tmp_path / "data" / "games"
    for number in range(30):
        keep(games, when=1_700_000_000 + number)
    program = open_window()
    read: list[Path] = []

    def game_file(path: Path) -> GameFile | None:
        read.append(path)
        return reading.game_file(path)

    monkeypatch.setattr(library, "game_file", game_file)
    program.navigator.open(PageName.START)
    assert read == []
    changed = keep(games)
    program.navigator.open(PageName.START)
    assert read == [changed, changed]  # listed, and counted for the page
    assert page(program).unfinished.rows[0].game.path == changed


def test_games_too_many_for_one_look_are_taken_in_while_the_page_is_shown(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "AT_ONCE", 2)
    monkeypatch.setattr(library, "SOME", 2)
    games = tmp_path / "data" / "games"
    for number in range(9):
        keep(games, (str(number), "Ben"), [Side.FIRST] * (number > 4), when=1_700_000_000 + number)
    program = open_window()
    shown = page(program).unfinished
    assert comes_true(lambda: [row.game.names[0] for row in shown.rows] == list("43210"))
    assert program.context.library.search().paths


def test_a_game_finished_elsewhere_is_not_listed(open_window: Open, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    program = open_window("--new", "tric-trac")
    program.dialogs.save_elsewhere(str(stick))
    program.navigator.open(PageName.START)
    assert [row.game.path.parent for row in page(program).unfinished.rows] == [stick]
    QTest.mouseClick(page(program).unfinished.rows[0].button, Qt.MouseButton.LeftButton)
    assert program.game.session is not None
    program.game.session.leave()
    program.navigator.open(PageName.START)
    assert not page(program).unfinished.rows


@pytest.mark.parametrize("names", [("A" * 90, "Karl"), ("Karl", "A" * 90), ("A" * 90, "B" * 90)])
def test_both_players_of_a_game_to_go_on_with_can_be_read(
    open_window: Open, names: tuple[str, str]
) -> None:
    metrics = open_window().window.fontMetrics()
    line = both_names(*names, metrics, 200)
    first, second = line.split(" – ")
    assert metrics.horizontalAdvance(line) <= 200
    for cut, name in zip((first, second), names, strict=True):
        assert cut == name if name == "Karl" else len(cut) > 4


def test_short_names_of_a_game_to_go_on_with_are_not_cut(open_window: Open) -> None:
    metrics = open_window().window.fontMetrics()
    assert both_names("Anna", "Bruno", metrics, 200) == "Anna – Bruno"


def test_a_game_that_was_moved_is_gone_on_with_only_as_a_copy_knowingly(
    open_window: Open, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    program = open_window("--new", "tric-trac")
    program.dialogs.save_elsewhere(str(stick))
    program.navigator.open(PageName.START)
    stick.rename(tmp_path / "unplugged")
    program.navigator.open(PageName.START)
    (row,) = page(program).unfinished.rows
    assert row.state.text() == f"Goes on in {shown_path(stick)}"
    QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
    (dialog,) = [d for d in program.window.findChildren(ChoiceDialog, "moved") if d.isVisible()]
    assert program.game.session is None
    QTest.mouseClick(dialog.button("copy"), Qt.MouseButton.LeftButton)
    assert program.game.session is not None
    assert program.game.session.path is not None
    assert program.game.session.path.parent == row.game.path.parent
    assert program.game.session.path != row.game.path


def test_the_first_page_is_ready_for_the_keyboard(open_window: Open) -> None:
    program = open_window()
    assert program.window.focusWidget() is page(program).start


@pytest.mark.parametrize("size", [(3840, 2160), (1366, 768), (2560, 1080)])
def test_a_window_made_larger_gives_the_cards_their_room_at_once(
    open_window: Open, size: tuple[int, int]
) -> None:
    """What is seen after one change of size is what is seen after any number of them."""
    program = open_window()
    resize(program, 800, 600)
    once = [card.geometry() for card in resize(program, *size).cards]
    resize(program, size[0], size[1] + 1)
    assert [card.geometry() for card in resize(program, *size).cards] == once


def look(shown: StartPage) -> tuple[object, ...]:
    buttons = [one for one in shown.findChildren(QToolButton) if one.property("quiet")]
    return (
        [card.geometry().getRect() for card in shown.cards],
        [(one.text(), one.toolButtonStyle()) for one in buttons],
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", LANGUAGES)
def test_the_page_lies_as_in_a_window_opened_in_its_language_and_type(
    open_window: Open, before: str, language: str
) -> None:
    fresh = look(resize(open_window("--language", language), 800, 600))
    program = open_window("--language", before)
    resize(program, 1354, 728)
    program.settings.change(text_scale=2.0)
    resize(program, 1354, 728)
    program.settings.change(text_scale=1.0, language=language)
    assert look(resize(program, 800, 600)) == fresh


def test_on_a_very_wide_screen_the_page_takes_more_than_half_of_the_width(
    open_window: Open,
) -> None:
    shown = resize(open_window(), 3840, 2160)
    left, right = shown.cards[0].geometry().left(), shown.cards[-1].geometry().right()
    assert right - left > 3840 / 2


def test_what_was_played_for_last_is_chosen_again(open_window: Open) -> None:
    program = open_window()
    first = page(program)
    first.cards[1].setChecked(True)
    match = first.match
    match.recall({"kind": "match", "length": 7, "cube": False, "minutes": 20, "seconds": 5})
    chosen, clock = match.chosen(), match.clock()
    first.start.click()
    program.window.close()
    then = page(open_window())
    then.cards[1].setChecked(True)
    assert then.match.chosen() == chosen
    assert then.match.clock() == clock
    then.cards[0].setChecked(True)
    assert then.match.chosen() == SINGLE_GAME


@pytest.mark.parametrize(
    "kept",
    [
        {"kind": "money"},
        {"kind": "tournament", "length": 5},
        {"length": 7},
        {"kind": "match", "length": 10**5, "minutes": "many"},
    ],
)
def test_what_can_no_longer_be_chosen_is_passed_over(
    open_window: Open, kept: dict[str, str | int]
) -> None:
    program = open_window()
    shown = page(program)
    shown.cards[0].setChecked(True)  # a game without a cube
    shown.match.recall(kept)
    match = shown.match.chosen()
    assert match.agreement.length <= 99
    assert not match.agreement.cube

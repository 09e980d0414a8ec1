"""The list of all plays: pointing at one shows it, choosing one plays it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Open
from tests.ui.sitting import sit
from trictrac_gui.app import Program
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.widgets.play_list import play_words
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

PAIR = "red 7:1 9:1 23:13 / black 24:15"


def opened(program: Program) -> None:
    program.window.actions_.plays.trigger()
    QCoreApplication.processEvents()
    assert program.rules.plays.isVisible()


def texts(program: Program) -> list[str]:
    plays = program.rules.plays.list
    return [plays.item(row).text() for row in range(plays.count())]


def row_of(program: Program, text: str) -> int:
    return texts(program).index(text)


def test_the_list_holds_every_play_of_the_throw(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    sit(program, tmp_path / "sat", TRIC_TRAC, PAIR, (6, 4))  # W4
    opened(program)
    assert len(texts(program)) == 7
    assert "7–13   9–13" in texts(program)
    assert program.rules.plays.count.text() == "7"


def test_pointing_shows_a_play_on_the_board_and_leaving_takes_it_away(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "tric-trac")
    session = sit(program, tmp_path / "sat", TRIC_TRAC, PAIR, (6, 4))
    opened(program)
    plays = program.rules.plays.list
    before = session.view()
    middle = plays.visualItemRect(plays.item(row_of(program, "7–13   9–13"))).center()
    QTest.mouseMove(plays.viewport(), middle)
    QCoreApplication.processEvents()
    assert set(program.rules.preview.ways) == {(7, 13), (9, 13)}
    assert session.view() == before
    program.rules.plays.previewed.emit(None)
    assert program.rules.preview.ways == ()


def test_a_click_plays_the_whole_play(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    session = sit(program, tmp_path / "sat", TRIC_TRAC, PAIR, (6, 4))
    opened(program)
    plays = program.rules.plays.list
    middle = plays.visualItemRect(plays.item(row_of(program, "7–13   9–13"))).center()
    QTest.mouseClick(
        plays.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle
    )
    assert held(session.view()) == 2
    assert session.view().may_hand_over
    assert program.rules.preview.ways == ()
    assert texts(program) == ["There is nothing to be played now."]
    session.undo()
    # After one step back the list holds what is left.
    assert len(program.rules.plays.plays) >= 1
    assert all(len(play.steps) == 1 for play in program.rules.plays.plays)


def held(view: GameView) -> int:
    return view.count(Side(view.variant.side_keys.index("red")), 13)


def test_the_keyboard_points_and_plays_as_well(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    session = sit(program, tmp_path / "sat", TRIC_TRAC, PAIR, (6, 4))
    opened(program)
    plays = program.rules.plays.list
    plays.setFocus()
    wanted = row_of(program, "7–13   9–13")
    for _ in range(20):
        if plays.currentRow() == wanted:
            break
        QTest.keyClick(plays, Qt.Key.Key_Down if plays.currentRow() < wanted else Qt.Key.Key_Up)
    assert plays.currentRow() == wanted
    assert set(program.rules.preview.ways) == {(7, 13), (9, 13)}
    QTest.keyClick(plays, Qt.Key.Key_Return)
    assert held(session.view()) == 2


def test_closing_the_list_takes_the_arrows_away(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    sit(program, tmp_path / "sat", TRIC_TRAC, PAIR, (6, 4))
    opened(program)
    program.rules.plays.list.setCurrentRow(1)
    assert program.rules.preview.ways
    QTest.mouseClick(program.rules.plays.shut, Qt.MouseButton.LeftButton)
    assert not program.window.actions_.plays.isChecked()
    assert program.rules.preview.ways == ()


def test_the_start_page_has_no_plays(open_window: Open) -> None:
    program = open_window()
    assert not program.window.actions_.plays.isEnabled()


def test_a_long_list_of_a_double_is_whole(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "backgammon")
    text = "white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5"
    sit(program, tmp_path / "sat", BACKGAMMON, text, (1, 1))
    opened(program)
    assert len(texts(program)) == len(set(texts(program))) > 40


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("7/13 9/13", "7–13   9–13"),
        ("14/17*/19*", "14–17*–19*"),
        ("24/18(2) 13/7(2)", "24–18 ×2   13–7 ×2"),
        ("bar/22 6/off", "bar–22   6–off"),
    ],
)
def test_a_play_is_written_as_the_booklet_writes_it(text: str, words: str) -> None:
    assert play_words(text) == words

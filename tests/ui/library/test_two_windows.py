"""A game that is open twice is played in one window and looked at in the other."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.kept_games import keep
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.engine.model import Side
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog

ROOT = Path(__file__).parents[3]
HOLD = """
import sys
from pathlib import Path
from trictrac_gui.storage.journal import Journal
journal = Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return keep(tmp_path / "data" / "games", ("Ada", "Émile"))


@pytest.fixture
def other(game: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another program that plays the game."""
    command = [sys.executable, "-c", HOLD, str(game)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    yield process
    process.kill()
    process.communicate()


def start(program: Program) -> StartPage:
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    return page


def asked(program: Program) -> ChoiceDialog:
    (dialog,) = [d for d in program.window.findChildren(ChoiceDialog, "busy") if d.isVisible()]
    return dialog


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_second_window_says_so_and_looks_without_touching(
    open_window: Open, game: Path, other: subprocess.Popen[bytes]
) -> None:
    before = game.read_bytes()
    program = open_window()
    (row,) = start(program).unfinished.rows
    assert row.state.text() == "Another window is playing it"
    assert row.button.text() == "Look through"
    click(row.button)
    click(asked(program).button("look"))
    assert program.files.showing
    assert program.game.session is None
    assert game.read_bytes() == before
    program.navigator.back()
    start(program)


def test_once_the_other_window_is_closed_the_game_goes_on(
    open_window: Open, game: Path, other: subprocess.Popen[bytes]
) -> None:
    program = open_window()
    click(start(program).unfinished.rows[0].button)
    dialog = asked(program)
    other.kill()
    other.wait()
    click(dialog.button("again"))
    assert program.game.session is not None
    assert program.game.session.path == game


def test_a_new_game_can_be_begun_beside_it(
    open_window: Open, game: Path, other: subprocess.Popen[bytes]
) -> None:
    program = open_window()
    click(start(program).unfinished.rows[0].button)
    click(asked(program).button("other"))
    click(start(program).start)
    assert program.game.session is not None
    assert program.game.session.path not in (None, game)
    assert program.game.session.view().saved


def test_a_file_changed_under_the_running_game_is_told_and_kept(
    open_window: Open, game: Path
) -> None:
    program = open_window()
    click(start(program).unfinished.rows[0].button)
    session = program.game.session
    assert session is not None
    with game.open("ab") as stream:
        stream.write(b"an editor was here\n")
    theirs = game.read_bytes()
    session.throw(Side.FIRST)
    notices = program.game.page.console.notices
    assert "another program has changed the file" in notices.text.text()
    assert not session.view().saved
    notices.retry_wanted.emit()
    assert session.view().saved
    assert session.path is not None
    assert session.path != game
    assert session.path.name in program.game.page.console.notices.text.text()
    assert game.read_bytes() == theirs

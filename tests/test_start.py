"""What the first picture needs is loaded for it, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from trictrac_gui.startup.qt_import import CompiledLater

ROOT = Path(__file__).resolve().parent.parent

LATER: Final = {
    "trictrac_gui.ai": "the coach counts when its dock is opened",
    "trictrac_gui.rulesdoc": "a booklet is read a moment after the first picture",
    "trictrac_gui.session.move_list": "the moves are listed when somebody looks back",
    "trictrac_gui.session.opened_file": "files are looked through from the menu",
    "trictrac_gui.formats": "files of other programs are read and written on demand",
    "trictrac_gui.storage.library": "the games kept are searched on a page of their own",
    "trictrac_gui.storage.own_data": "what is kept is counted when it is to be deleted",
    "trictrac_gui.texts.position_faults": "nothing is wrong yet",
    "trictrac_gui.texts.storage_faults": "nothing is wrong yet",
    "trictrac_gui.ui.coach.dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.dialogs": "nothing is asked at the start",
    "trictrac_gui.ui.editor": "a page of its own",
    "trictrac_gui.ui.files.files_controller": "a page of its own",
    "trictrac_gui.ui.lessons": "a page of its own",
    "trictrac_gui.ui.library.library_controller": "a page of its own",
    "trictrac_gui.ui.moves.dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.pictures": "boards are saved on demand",
    "trictrac_gui.ui.class_mode": "class mode has a window of its own",
    "trictrac_gui.ui.rules.dock": "its frame keeps the place until the first picture is there",
    "trictrac_gui.ui.rules.plays_dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.window.self_test": "for those who check an installation",
    "trictrac_gui.ui.sets": "a page of its own",
    "PySide6.QtMultimedia": "the first sound comes with the first throw",
    "PySide6.QtNetwork": "the program calls nobody",
    "PySide6.QtPrintSupport": "rules are printed on demand",
    "asyncio": "nothing here needs it",
    "logging.handlers": "the log is opened with its first line",
    "markdown_it": "only booklets and lessons are written in Markdown",
    "numpy": "nothing here needs it",
    "socket": "a display of this machine is asked through the X library",
    "sqlite3": "the list of the games kept",
}
"""Modules that are not there when the first picture is painted, and what brings them."""

AFTER_THE_BOARD: Final = {
    "trictrac_gui.ui.start.start_page": "with --new the game comes at once",
}

AFTER_THE_START_PAGE: Final = {
    "trictrac_gui.engine.play": "nothing is played yet",
    "trictrac_gui.engine.state": "nothing is played yet",
    "trictrac_gui.session": "the kept games are looked for after the first picture",
    "trictrac_gui.storage.journal": "the kept games are looked for after the first picture",
    "trictrac_gui.ui.board": "the board is built after the first picture",
    "trictrac_gui.ui.game.game_page": "the page of the game is built after the first picture",
    "trictrac_gui.ui.sound": "nothing is heard yet",
    "trictrac_gui.ui.start.continue_list": "there are no games to go on with",
    "hashlib": "no dice are thrown yet",
}

MOST_OF_OURS: Final = {"GamePage": 128, "StartPage": 78}
"""So many of the program's own modules may be loaded then; each takes a third of a millisecond."""


def first_picture(home: Path, *arguments: str) -> dict[str, Any]:
    """What the program tells of itself once it has painted its first picture."""
    kept = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "PYTHONDONTWRITEBYTECODE", "TMPDIR")
    done = subprocess.run(
        [sys.executable, "-m", "tests.start_child", *arguments],
        env={name: os.environ[name] for name in kept if name in os.environ}
        | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "TRICTRAC_HOME": str(home)},
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout.decode().splitlines()[-1])
    return found


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The program that was told to begin a game."""
    return first_picture(tmp_path_factory.mktemp("home"), "--new", "tric-trac")


@pytest.fixture(scope="module")
def start_page(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The program as it is started from a menu."""
    return first_picture(tmp_path_factory.mktemp("home"))


def early(found: dict[str, Any], later: Mapping[str, str]) -> dict[str, str]:
    """What is loaded although it is wanted later, with what should have brought it."""
    return {
        name: why
        for module, why in later.items()
        for name in found["loaded"]
        if name == module or name.startswith(module + ".")
    }


def ours(found: dict[str, Any]) -> list[str]:
    """The modules of the program itself."""
    return [name for name in found["loaded"] if name.startswith("trictrac_gui")]


def test_nothing_is_loaded_for_the_board_that_is_wanted_later(board: dict[str, Any]) -> None:
    assert board["page"] == "GamePage"
    assert not early(board, LATER | AFTER_THE_BOARD)


def test_nothing_is_loaded_for_the_start_page_that_is_wanted_later(
    start_page: dict[str, Any],
) -> None:
    assert start_page["page"] == "StartPage"
    assert not early(start_page, LATER | AFTER_THE_START_PAGE)


def test_the_first_picture_needs_no_more_of_our_modules(
    board: dict[str, Any], start_page: dict[str, Any]
) -> None:
    assert 100 < len(ours(board)) <= MOST_OF_OURS["GamePage"]
    assert 50 < len(ours(start_page)) <= MOST_OF_OURS["StartPage"]


def test_no_import_reads_the_source_of_what_it_imports(board: dict[str, Any]) -> None:
    assert board["import"] != "__feature_import__"


def test_an_expression_compiled_later_finds_what_it_would_have_found() -> None:
    import re

    compiled: list[str] = []

    def compile_now() -> re.Pattern[str]:
        compiled.append("once")
        return re.compile("[a-c]+")

    later = CompiledLater(compile_now)
    find: Callable[[str], list[str]] = later.findall
    split = later.split
    assert compiled == []
    assert find("ab-c") == ["ab", "c"]
    assert split("xaby") == ["x", "y"]
    assert later.sub("", "abcd") == "d"
    assert compiled == ["once"]

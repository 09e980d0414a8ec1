"""What the first painted board needs is loaded for it, and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
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
    "trictrac_gui.ui.coach.dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.dialogs": "nothing is asked at the start",
    "trictrac_gui.ui.editor": "a page of its own",
    "trictrac_gui.ui.files.files_controller": "a page of its own",
    "trictrac_gui.ui.lessons": "a page of its own",
    "trictrac_gui.ui.library.library_controller": "a page of its own",
    "trictrac_gui.ui.moves.dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.pictures": "boards are saved on demand",
    "trictrac_gui.ui.class_mode": "class mode has a window of its own",
    "trictrac_gui.ui.rules.plays_dock": "a dock that stays closed at the start",
    "trictrac_gui.ui.window.self_test": "for those who check an installation",
    "trictrac_gui.ui.sets": "a page of its own",
    "trictrac_gui.ui.start.start_page": "with --new the game comes at once",
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
"""Modules that are not there when the first board is painted, and what brings them."""

MOST_OF_OURS: Final = 175
"""So many of the program's own modules may be loaded then; each takes a third of a millisecond."""


@pytest.fixture(scope="module")
def first_picture(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the program tells of itself once it has painted the first board."""
    kept = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "PYTHONDONTWRITEBYTECODE", "TMPDIR")
    done = subprocess.run(
        [sys.executable, "-m", "tests.start_child", "--new", "tric-trac"],
        env={name: os.environ[name] for name in kept if name in os.environ}
        | {
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
            "TRICTRAC_HOME": str(tmp_path_factory.mktemp("home")),
        },
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout.decode().splitlines()[-1])
    assert found["painted"]
    return found


def test_nothing_is_loaded_that_is_wanted_later(first_picture: dict[str, Any]) -> None:
    early = {
        name: why
        for module, why in LATER.items()
        for name in first_picture["loaded"]
        if name == module or name.startswith(module + ".")
    }
    assert not early


def test_the_first_board_needs_no_more_of_our_modules(first_picture: dict[str, Any]) -> None:
    ours = [name for name in first_picture["loaded"] if name.startswith("trictrac_gui")]
    assert len(ours) > 100
    assert len(ours) <= MOST_OF_OURS


def test_no_import_reads_the_source_of_what_it_imports(first_picture: dict[str, Any]) -> None:
    assert first_picture["import"] != "__feature_import__"


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

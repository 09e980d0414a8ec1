"""Of Qt each layer knows only its part; who may import whom else stands in pyproject.toml."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

from pytest_archon import archrule

ROOT = Path(__file__).parents[1]

WIDGETS = (
    "PySide6.QtCore",
    "PySide6.QtGui",
    "PySide6.QtWidgets",
    "PySide6.QtSvg",
    "PySide6.QtPrintSupport",
)

ELSEWHERE = ("PySide6.QtMultimedia", "PySide6.QtDBus")
"""Imported late, and done without where they are missing."""


def test_the_session_knows_nothing_of_qt_but_its_core() -> None:
    (
        archrule("the session is without windows")
        .match("trictrac_gui.session*")
        .should_not_import("PySide6.*")
        .may_import("PySide6.QtCore")
        .check("trictrac_gui", only_direct_imports=True)
    )


def test_the_window_is_made_of_widgets_alone() -> None:
    (
        archrule("no web, no network, no scripts of Qt's own")
        .match("trictrac_gui.ui*")
        .should_not_import("PySide6.*")
        .may_import(*WIDGETS, *ELSEWHERE)
        .check("trictrac_gui", only_direct_imports=True)
    )


def test_sound_and_bus_are_known_in_few_places() -> None:
    (
        archrule("sound is played and the desktop is asked in few modules")
        .match("trictrac_gui.ui*")
        .exclude(
            "trictrac_gui.ui.sound.sound_effects",
            "trictrac_gui.ui.window.settings_controller",
            "trictrac_gui.ui.window.keep_awake",
        )
        .should_not_import(*ELSEWHERE)
        .check("trictrac_gui", only_direct_imports=True)
    )


def test_the_readers_of_files_are_loaded_only_for_a_file() -> None:
    """They would delay every start."""
    code = (
        "import sys, trictrac_gui.app\n"
        "late = 'trictrac_gui.formats'\n"
        "print([name for name in sys.modules if name.startswith(late)])\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"


def test_no_two_classes_have_one_name() -> None:
    names = Counter(
        node.name
        for path in (ROOT / "trictrac_gui").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert len(names) > 500
    assert [name for name, count in names.items() if count > 1] == []

"""A copy of the program in which the ways of CONTRIBUTING.md are walked, step by step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """A chapter of the page."""
    start = PAGE.index(f"## {title}\n")
    end = PAGE.find("\n## ", start)
    return PAGE[start:end]


def copied(folder: Path) -> Path:
    """Copy all that the program and its tests need into a folder."""
    without = shutil.ignore_patterns("__pycache__", ".*cache")
    for part in ("trictrac_gui", "resources", "tests", "packaging"):
        shutil.copytree(ROOT / part, folder / part, ignore=without)
    for part in ("pyproject.toml", "CONTRIBUTING.md"):
        shutil.copy(ROOT / part, folder / part)
    return folder


def in_copy(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the copy, so that its package is the one that is found."""
    return subprocess.run(
        command,
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(folder),
            "QT_QPA_PLATFORM": "offscreen",
            "TRICTRAC_HOME": str(folder / "home"),
        },
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def pytest_in_copy(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run some of the copy's own tests."""
    options = ("-q", "-n", "0", "-p", "no:cacheprovider")
    return in_copy(folder, sys.executable, "-m", "pytest", *options, *arguments)

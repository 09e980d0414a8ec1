"""Which files are sets of positions or lessons; all others are taken for games."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from trictrac_gui.storage.files import open_file, read_up_to
from trictrac_gui.storage.sets import ENDING

BEGINNING = 4096
"""Bytes of a text in which a lesson says that it is one."""


def is_set(path: Path) -> bool:
    """Whether a file is named as a set of positions."""
    return path.suffix.lower() == ENDING


def is_lesson(path: Path) -> bool:
    """Whether a text begins as a lesson does."""
    if path.suffix.lower() != ".txt":
        return False
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except (OSError, ValueError):
        return False
    try:
        regular = stat.S_ISREG(os.fstat(descriptor).st_mode)
        data = read_up_to(descriptor, BEGINNING) if regular else b""
    except OSError:
        return False
    finally:
        os.close(descriptor)
    for line in data.decode("utf-8", "replace").removeprefix("\ufeff").splitlines():
        if line.strip() and not line.strip().startswith("#"):
            return line.startswith("lesson:")
    return False

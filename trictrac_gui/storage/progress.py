"""How far the learner has come in each lesson, in a small file of its own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeGuard

from trictrac_gui.storage import strict_json
from trictrac_gui.storage.files import open_file, read_up_to, write_private

FORMAT: Final = "trictrac-progress"
VERSION: Final = 1
LARGEST_FILE: Final = 1 << 18
MOST_LESSONS: Final = 500
MOST_STEPS: Final = 1000


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a lesson was left, and which of its steps are solved."""

    step: int = 0
    solved: frozenset[int] = frozenset()


def load(path: Path) -> dict[str, Progress]:
    """The progress by lesson; empty where there is no file, or none that can be used.

    Nothing is lost but bookmarks, so a fault is not told.
    """
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except OSError:
        return {}
    try:
        data = read_up_to(descriptor, LARGEST_FILE + 1)
        stored = strict_json.loads(data) if len(data) <= LARGEST_FILE else None
    except (OSError, strict_json.BadJson):
        return {}
    finally:
        os.close(descriptor)
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        return {}
    lessons = stored.get("lessons")
    if stored.get("version") != VERSION or not isinstance(lessons, dict):
        return {}
    found = {}
    for key, value in list(lessons.items())[:MOST_LESSONS]:
        progress = _progress(value)
        if progress is not None:
            found[key] = progress
    return found


def save(path: Path, lessons: Mapping[str, Progress]) -> None:
    """Write the progress down, all or nothing. Raises ``OSError``."""
    kept = dict(list(lessons.items())[-MOST_LESSONS:])
    stored = {
        "format": FORMAT,
        "version": VERSION,
        "lessons": {
            key: {"step": progress.step, "solved": sorted(progress.solved)}
            for key, progress in kept.items()
        },
    }
    write_private(path, strict_json.dumps(stored, indent=1) + b"\n")


def _progress(value: object) -> Progress | None:
    if not isinstance(value, dict):
        return None
    step, solved = value.get("step"), value.get("solved")
    if not _is_step(step) or not isinstance(solved, list) or not all(map(_is_step, solved)):
        return None
    return Progress(step, frozenset(solved))


def _is_step(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_STEPS

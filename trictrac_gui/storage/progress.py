"""How far the learner has come in each lesson, in a small file of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import DecodingError, Fields, dumps, listed, loads, whole
from trictrac_gui.storage.files import read_file, write_private

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
        data = read_file(path, LARGEST_FILE + 1)
        stored = Fields(loads(data) if len(data) <= LARGEST_FILE else None)
        if stored.data.get("format") != FORMAT or stored.data.get("version") != VERSION:
            return {}
        lessons = Fields(stored.data.get("lessons"))
    except (OSError, DecodingError):
        return {}
    found = {}
    for key in list(lessons.data)[:MOST_LESSONS]:
        with contextlib.suppress(DecodingError):
            found[key] = lessons.read(key, _progress)
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
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_private(path, dumps(stored, indent=1) + b"\n")


_STEP: Final = whole(0, MOST_STEPS - 1)


def _progress(value: object, field: str) -> Progress:
    written = Fields(value, field)
    return Progress(written.read("step", _STEP), frozenset(written.read("solved", listed(_STEP))))

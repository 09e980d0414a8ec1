"""Progress in lessons is kept, and a broken file does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from trictrac_gui.storage.progress import LARGEST_FILE, Progress, load, save

HEAD = b'{"format": "trictrac-progress", "version": 1, "lessons": '


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    lessons = {"a": Progress(3, frozenset({0, 2})), "ü b": Progress()}
    save(path, lessons)
    assert load(path) == lessons
    save(path, {"a": Progress(4)})
    assert load(path) == {"a": Progress(4)}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"format": "other", "version": 1, "lessons": {}}',
        b'{"format": "trictrac-progress", "version": 2, "lessons": {"a": {"step": 1}}}',
        HEAD + b"[]}",
        HEAD + b'{"a": 3}}',
        HEAD + b'{"a": {"step": -1, "solved": []}}}',
        HEAD + b'{"a": {"step": 1, "solved": [true]}}}',
        b"x" * (LARGEST_FILE + 1),
    ],
)
def test_a_file_that_cannot_be_used_counts_as_none(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(data)
    assert load(path) == {}


def test_no_file_is_no_progress(tmp_path: Path) -> None:
    assert load(tmp_path / "progress.json") == {}
    assert load(tmp_path) == {}

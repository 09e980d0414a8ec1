"""The log is written where it can be, and kept in memory everywhere."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from trictrac_gui.storage import log

NAME = "trictrac_gui_log_test"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "trictrac.log"


@pytest.fixture
def started(file: Path) -> Iterator[log.Log]:
    made = log.start(file, NAME)
    yield made
    made.close()


def test_a_line_goes_to_the_file_and_to_memory(started: log.Log, file: Path) -> None:
    started.logger.warning("Grüße %s \ud800", "Émile")
    assert "Grüße Émile" in file.read_text("utf-8")
    assert "Grüße Émile" in started.recent.lines()[0]
    assert started.problem is None


def test_the_file_is_rotated_and_old_ones_fall_away(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "LARGEST_FILE", 200)
    made = log.start(file, NAME)
    for number in range(50):
        made.logger.warning("line %d", number)
    made.close()
    assert len(list(file.parent.iterdir())) == 1 + log.OLDER_FILES
    assert all(path.stat().st_size <= 200 for path in file.parent.iterdir())


def test_memory_keeps_the_last_lines_only(started: log.Log) -> None:
    for number in range(log.LINES_KEPT + 5):
        started.logger.info("line %d", number)
    lines = started.recent.lines()
    assert len(lines) == log.LINES_KEPT
    assert lines[0].endswith("line 5")


def test_a_log_without_a_file_is_kept_in_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "state").write_text("no folder")
    made = log.start(tmp_path / "state" / "trictrac.log", NAME)
    made.logger.error("something")
    made.close()
    assert made.file is None
    assert made.problem is not None
    assert made.recent.lines()[0].endswith("something")
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_a_pipe_in_the_files_place_does_not_hold_the_program_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "trictrac.log")
    made = log.start(tmp_path / "trictrac.log", NAME)
    made.close()
    assert made.problem is not None
    assert made.problem.key == "not-a-file"


def test_a_wrong_log_call_stops_nothing(
    started: log.Log, capsys: pytest.CaptureFixture[str]
) -> None:
    record = logging.makeLogRecord({"msg": "%d", "args": ("no number",)})
    assert started.file is not None
    started.file.handle(record)
    started.recent.handle(record)
    assert "%d" in started.recent.lines()[0]
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_nobody_else_may_read_the_log_whatever_they_usually_may(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "LARGEST_FILE", 200)
    file.parent.mkdir()
    file.write_text("written when it was open to all\n")
    file.chmod(0o644)
    before = os.umask(0o022)
    try:
        made = log.start(file, NAME)
        assert file.stat().st_mode & 0o777 == 0o600
        for number in range(50):
            made.logger.warning("line %d", number)
        made.close()
    finally:
        os.umask(before)
    found = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert len(found) == 1 + log.OLDER_FILES
    assert set(found.values()) == {0o600}

"""What is deleted can be brought back for thirty days, and nothing takes its place meanwhile."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.kept_games import games, keep
from trictrac_gui.storage import trash
from trictrac_gui.storage.errors import Busy, JournalError
from trictrac_gui.storage.journal import Journal

NOW = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)


def test_a_deleted_game_comes_back_as_it_was(tmp_path: Path) -> None:
    path = keep(tmp_path)
    data, changed = path.read_bytes(), path.stat().st_mtime_ns
    aside = trash.delete(path, NOW)
    assert games(tmp_path) == []
    assert trash.deleted_at(aside) == NOW
    assert trash.bring_back(aside) == path
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (data, changed)
    assert not trash.trash_of(tmp_path).exists()


def test_a_game_that_is_played_is_not_deleted(tmp_path: Path) -> None:
    path = keep(tmp_path)
    with Journal.open(path), pytest.raises(Busy):
        trash.delete(path)
    assert path.exists()


def test_a_game_that_is_gone_cannot_be_deleted(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as refused:
        trash.delete(tmp_path / "gone.jsonl")
    assert refused.value.key == "not-found"


def test_a_game_never_comes_back_over_another(tmp_path: Path) -> None:
    path = keep(tmp_path)
    data = path.read_bytes()
    aside = trash.delete(path, NOW)
    path.write_text("something new")
    back = trash.bring_back(aside)
    assert path.read_text() == "something new"
    assert back != path
    assert back.read_bytes() == data


def test_two_games_of_one_name_are_both_kept(tmp_path: Path) -> None:
    path = keep(tmp_path)
    data = path.read_bytes()
    first = trash.delete(path, NOW)
    path.write_bytes(data)
    second = trash.delete(path, NOW)
    assert first != second
    assert trash.deleted_at(second) == NOW
    assert {trash.bring_back(first), trash.bring_back(second)} == {
        path,
        path.with_name(f"{path.stem}-2.jsonl"),
    }


def test_a_disk_without_links_takes_deleted_games_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    path = keep(tmp_path)
    data = path.read_bytes()
    aside = trash.delete(path, NOW)
    path.write_text("something new")
    back = trash.bring_back(aside)
    assert (path.read_text(), back.read_bytes()) == ("something new", data)


def test_after_thirty_days_a_deleted_game_is_gone(tmp_path: Path) -> None:
    old = trash.delete(keep(tmp_path), NOW - timedelta(days=30))
    young = trash.delete(keep(tmp_path), NOW - timedelta(days=29))
    other = trash.trash_of(tmp_path) / "a note of mine.txt"
    other.write_text("stays")
    assert trash.clear_old(tmp_path, NOW) == 1
    assert (old.exists(), young.exists(), other.exists()) == (False, True, True)
    assert trash.clear_old(tmp_path / "no such folder", NOW) == 0

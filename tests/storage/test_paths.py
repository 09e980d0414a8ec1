"""The folders are found, made, and told of when they cannot be used."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

from trictrac_gui.storage.paths import Paths


def test_one_home_holds_everything(tmp_path: Path) -> None:
    paths = Paths.find({"TRICTRAC_HOME": str(tmp_path / "stick")})
    assert paths.make() == ()
    assert paths.games.is_dir()
    for place in (paths.games, paths.settings, paths.log):
        assert place.is_relative_to(tmp_path / "stick")
    assert paths.make() == ()


def test_a_home_given_from_here_is_made_absolute() -> None:
    assert Paths.find({"TRICTRAC_HOME": "here"}).data == Path.cwd() / "here" / "data"


def test_without_it_the_systems_folders_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Paths.find({}).data.name == "trictrac-gui"
    assert Paths.find({"TRICTRAC_HOME": ""}) == Paths.find({})


def test_a_file_in_a_folders_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("")
    faults = Paths.inside(tmp_path).make()
    assert [(fault.path, fault.key) for fault in faults] == [(tmp_path / "config", "not-a-folder")]


def test_a_home_below_a_file_makes_every_folder_a_fault(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    faults = Paths.inside(tmp_path / "home").make()
    assert [fault.key for fault in faults] == ["not-a-folder"] * 3


@pytest.mark.parametrize(
    ("error", "key"), [(errno.EROFS, "read-only"), (errno.EACCES, "not-allowed")]
)
def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, key: str
) -> None:
    def refuse(**_: object) -> NoReturn:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert [fault.key for fault in Paths.inside(tmp_path).make()] == [key] * 3


def test_nobody_at_home_is_told() -> None:
    faults = Paths(Path("~/data"), Path("~/config"), Path("~/state")).make()
    assert [fault.key for fault in faults] == ["no-home"] * 3
    assert not Path("~").exists()


def test_a_nul_in_the_name_is_told(tmp_path: Path) -> None:
    assert len(Paths.inside(tmp_path / "a\0b").make()) == 3

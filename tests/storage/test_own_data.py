"""All that the program keeps is found and can be removed, and nothing of anybody else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.kept_games import keep
from trictrac_gui.storage import settings, trash
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.own_data import DataPart, KeptData, all_kept, remove
from trictrac_gui.storage.paths import Paths
from trictrac_gui.storage.settings import Settings
from trictrac_gui.variants import VARIANTS


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """The folders of a program that has been used for a while."""
    paths = Paths.inside(tmp_path / "home")
    assert paths.make() == ()
    keep(paths.games)
    trash.delete(keep(paths.games))
    settings.save(paths.settings, Settings(names={"backgammon": ("Ada", "Émile")}))
    paths.settings.with_name("settings.kept-1.json").write_text("older")
    paths.progress.write_text("{}")
    paths.themes.mkdir()
    (paths.themes / "mine.toml").write_text("name = 'mine'")
    paths.log.write_text("a line")
    paths.log.with_name(f"{paths.log.name}.1").write_text("an older line")
    library = Library.open(paths.library, VARIANTS)
    library.look([paths.games])
    library.close()
    (paths.data / "a set of positions").write_text("something of a later version")
    return paths


def parts(kept: list[KeptData]) -> dict[DataPart, int]:
    return {one.part: len(one.files) for one in kept}


def everything(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_every_file_is_listed_once_with_its_size(paths: Paths) -> None:
    kept = all_kept(paths)
    assert parts(kept) == {
        DataPart.GAMES: 2,
        DataPart.LIBRARY: 1,
        DataPart.SETTINGS: 2,
        DataPart.PROGRESS: 1,
        DataPart.THEMES: 1,
        DataPart.OTHER: 1,
        DataPart.LOG: 2,
    }
    files = [file for one in kept for file in one.files]
    assert sorted(files) == sorted(everything(paths.data.parent))
    assert sum(one.size for one in kept) == sum(file.stat().st_size for file in files)


def test_all_of_it_can_be_removed(paths: Paths) -> None:
    assert remove(all_kept(paths)) == []
    assert everything(paths.data.parent) == []
    assert all_kept(paths) == []


def test_what_is_not_chosen_stays(paths: Paths) -> None:
    chosen = [one for one in all_kept(paths) if one.part is DataPart.GAMES]
    assert remove(chosen) == []
    assert DataPart.GAMES not in parts(all_kept(paths))
    assert parts(all_kept(paths))[DataPart.SETTINGS] == 2


def test_in_other_folders_only_the_games_are_the_programs_own(paths: Paths, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    game = keep(stick)
    aside = trash.delete(keep(stick))
    (stick / "letter.txt").write_text("Dear aunt")
    (stick / "data.jsonl").write_text('{"not": "a game"}\n')
    kept = all_kept(paths, [stick, paths.games, tmp_path / "no such folder"])
    (elsewhere,) = [one for one in kept if one.part is DataPart.GAMES_ELSEWHERE]
    assert sorted(elsewhere.files) == sorted([game, aside])
    assert remove([elsewhere]) == []
    assert {path.name for path in everything(stick)} == {"letter.txt", "data.jsonl"}
    assert not trash.trash_of(stick).exists()


def test_a_game_that_another_program_plays_stays_and_is_told(paths: Paths) -> None:
    path = next(paths.games.glob("*.jsonl"))
    with Journal.open(path):
        (fault,) = remove(all_kept(paths))
    assert (fault.key, fault.path) == ("busy", path)
    assert everything(paths.data.parent) == [path]


def test_links_are_removed_and_never_followed(paths: Paths, tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("links want rights elsewhere")
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "precious.jsonl").write_text("mine")
    (paths.games / "folder").symlink_to(mine)
    (paths.games / "file.jsonl").symlink_to(mine / "precious.jsonl")
    assert remove(all_kept(paths)) == []
    assert (mine / "precious.jsonl").read_text() == "mine"
    assert not (paths.games / "file.jsonl").is_symlink()


def test_where_all_folders_are_one_the_parts_are_told_apart(tmp_path: Path) -> None:
    """On Windows settings, games and log lie in the same folder."""
    paths = Paths(tmp_path, tmp_path, tmp_path)
    keep(paths.games)
    settings.save(paths.settings, Settings())
    paths.log.write_text("a line")
    assert parts(all_kept(paths)) == {DataPart.GAMES: 1, DataPart.SETTINGS: 1, DataPart.LOG: 1}

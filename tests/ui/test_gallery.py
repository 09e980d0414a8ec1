"""The pictures of all pages: the same every time, and nothing in them is cut off or overlaps."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from gallery.exhibition import file_name, pictures
from gallery.looks import SIZES, TEXT_SCALES
from gallery.sheet import LIST, PAGE, FolderTaken, claim, keep_list, write_page

from tests.ui.gallery_run import PARTS
from trictrac_gui.assets import LANGUAGES, THEMES

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.gallery_run", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "packaging")))},
        capture_output=True,
        text=True,
        check=False,
        timeout=115,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


# Words are longest in German; the other languages are for the long run.
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[pytest.mark.long] * (one != "de")) for one in LANGUAGES],
)
def test_nothing_is_cut_off_or_overlaps_in_the_smallest_window(
    translations: Path, language: str, part: int
) -> None:
    assert run("layout", str(translations), language, str(part)) == []


def test_two_runs_give_the_same_pictures(translations: Path, tmp_path: Path) -> None:
    # The last three show a secret of dice, moments of the day, and folders.
    scenes = ("tric-trac-held", "backgammon-result", "checkable-dice", "games", "my-data")
    taken = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        sizes = run("pictures", str(translations), str(folder), *scenes)
        assert sizes == [[800, 600], [1600, 1200]] * len(scenes)
        taken.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert len(taken[0]) == 2 * len(scenes)
    assert taken[0] == taken[1]


def test_start_page_and_boards_are_taken_in_every_theme_language_size_and_scale() -> None:
    plan = pictures(THEMES, LANGUAGES)
    main = [scene for scene in plan if scene.main]
    assert {scene.name for scene in main} == {"start", "tric-trac-middle", "backgammon-middle"}
    for scene in main:
        plain = [look for look in plan[scene] if look.ratio == 1]
        combined = {(look.theme, look.language, look.size, look.text) for look in plain}
        count = len(THEMES) * len(LANGUAGES) * len(SIZES) * len(TEXT_SCALES)
        assert len(combined) == len(plain) == count


def test_no_picture_is_painted_over_another() -> None:
    plan = pictures(THEMES, LANGUAGES)
    names = [file_name(scene, look) for scene, looks in plan.items() for look in looks]
    assert len(set(names)) == len(names)


def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(FolderTaken, match=r"letter\.txt"):
        claim(tmp_path)
    assert [found.name for found in tmp_path.iterdir()] == ["letter.txt"]


def test_a_file_is_no_folder_for_pictures(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    with pytest.raises(FolderTaken):
        claim(file)
    assert file.read_text(encoding="utf-8") == "dear"


def test_an_older_gallery_makes_room_for_a_new_one(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "gallery"
    claim(folder)
    keep_list(folder, ["one.png", "two.png"])
    (folder / "one.png").write_bytes(b"")
    write_page(folder, {"one": ["one.png"]})
    assert {LIST, PAGE, "one.png"} == {found.name for found in folder.iterdir()}
    claim(folder)
    assert not list(folder.iterdir())


def test_a_list_that_points_elsewhere_is_not_followed(tmp_path: Path) -> None:
    folder, letter = tmp_path / "gallery", tmp_path / "letter.txt"
    letter.write_text("dear", encoding="utf-8")
    claim(folder)
    keep_list(folder, ["../letter.txt"])
    claim(folder)
    assert letter.exists()


def test_the_page_shows_each_picture(tmp_path: Path) -> None:
    write_page(tmp_path, {"start": ["start-de.png"], "end": ["end-de.png", "end-fr.png"]})
    text = (tmp_path / PAGE).read_text(encoding="utf-8")
    for name in ("start-de.png", "end-de.png", "end-fr.png"):
        assert f'src="{name}"' in text

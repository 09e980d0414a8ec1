"""Own themes: found in their folder, named when broken, copied to be changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trictrac_gui.assets import THEMES, resource
from trictrac_gui.decoding import DecodingError
from trictrac_gui.ui.theme.theme_reader import LONGEST_TEXT, load_theme
from trictrac_gui.ui.theme.theme_store import MOST, ThemeStore, numbered

GOOD = resource("themes", "intarsia.toml").read_text(encoding="utf-8")


@pytest.fixture
def wardrobe(tmp_path: Path) -> ThemeStore:
    return ThemeStore(tmp_path / "themes")


def test_no_folder_is_an_empty_one(wardrobe: ThemeStore) -> None:
    found = wardrobe.own()
    assert dict(found.themes) == {}
    assert dict(found.faults) == {}
    assert not wardrobe.folder.exists()


def test_good_and_broken_themes_are_told_apart(wardrobe: ThemeStore) -> None:
    folder = wardrobe.make_folder()
    (folder / "mine.toml").write_text(GOOD)
    (folder / "bad.toml").write_text(GOOD.replace('"#bd905c"', '"brown"'))
    (folder / "notes.txt").write_text("nothing")
    (folder / ".hidden.toml").write_text("nothing")
    found = wardrobe.own()
    assert list(found.themes) == ["mine.toml"]
    ((name, fault),) = found.faults.items()
    assert (name, fault.field, fault.key) == ("bad.toml", "table.ground", "bad-colour")
    assert fault.line == GOOD[: GOOD.index("ground =")].count("\n") + 1


@pytest.mark.parametrize(
    "name",
    ["../mine.toml", "/etc/mine.toml", "a/b.toml", "..\\mine.toml", "mine", "", "night.TOML"],
)
def test_nothing_is_read_from_outside_the_folder(wardrobe: ThemeStore, name: str) -> None:
    (wardrobe.make_folder().parent / "mine.toml").write_text(GOOD)
    with pytest.raises(DecodingError) as refused:
        wardrobe.theme(name)
    assert refused.value.key == "outside-folder"


def test_a_shipped_name_and_an_own_file_of_that_name_are_two_themes(wardrobe: ThemeStore) -> None:
    copied = GOOD.replace('ground = "#bd905c"', 'ground = "#112233"')
    (wardrobe.make_folder() / "intarsia.toml").write_text(copied)
    assert wardrobe.theme("intarsia.toml").table.ground == "#112233"
    assert wardrobe.theme("intarsia").table.ground == "#bd905c"


@pytest.mark.parametrize("name", THEMES)
def test_a_copy_has_all_remarks_and_a_number(wardrobe: ThemeStore, name: str) -> None:
    first, second = wardrobe.copy(name), wardrobe.copy(name)
    assert (first, second) == (f"{name}-1.toml", f"{name}-2.toml")
    original, copied = load_theme(resource("themes", f"{name}.toml")), wardrobe.theme(first)
    assert copied.table == original.table
    assert copied.sides == original.sides
    for language in ("de", "en", "fr"):
        wanted = f"{original.name(language)} 1"
        assert copied.name(language) == wanted
    text = (wardrobe.folder / first).read_text(encoding="utf-8")
    assert text.count("#") == (resource("themes", f"{name}.toml").read_text("utf-8")).count("#")


def test_a_copy_of_a_copy_takes_the_next_number(wardrobe: ThemeStore) -> None:
    again = wardrobe.copy(wardrobe.copy("night"))
    assert again == "night-2.toml"
    assert wardrobe.theme(again).name("en") == "Night 2"


def test_a_copy_overwrites_nothing(wardrobe: ThemeStore) -> None:
    mine = wardrobe.make_folder() / "night-1.toml"
    mine.write_text("mine")
    assert wardrobe.copy("night") == "night-2.toml"
    assert mine.read_text() == "mine"


def test_a_broken_theme_cannot_be_copied(wardrobe: ThemeStore) -> None:
    (wardrobe.make_folder() / "bad.toml").write_text("no = 1")
    with pytest.raises(DecodingError):
        wardrobe.copy("bad.toml")
    assert [path.name for path in wardrobe.folder.iterdir()] == ["bad.toml"]


def test_names_written_in_another_way_stay_as_they_are() -> None:
    text = 'de = \'Eins\'\nen = "One"\nfr = "U\\"n"\n'
    assert numbered(text, 3) == 'de = \'Eins\'\nen = "One 3"\nfr = "U\\"n"\n'


def test_a_folder_full_of_files_is_not_read_to_its_end(wardrobe: ThemeStore) -> None:
    folder = wardrobe.make_folder()
    for number in range(MOST + 20):
        (folder / f"{number:04}.toml").write_text("")
    assert len(wardrobe.own().faults) == MOST


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_pipes_and_folders_among_the_themes_keep_nobody_waiting(wardrobe: ThemeStore) -> None:
    folder = wardrobe.make_folder()
    os.mkfifo(folder / "pipe.toml")
    (folder / "folder.toml").mkdir()
    assert [fault.key for fault in wardrobe.own().faults.values()] == ["unreadable", "unreadable"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('window = "light"', 'window = "pink"', "bad-choice"),
        ('window = "light"', "window = 1", "wrong-type"),
        ('licence = "MIT"', f'licence = "{"x" * (LONGEST_TEXT + 1)}"', "too-long"),
        ("[table]", '[table]\nimage = "../photo.png"', "unknown-field"),
    ],
)
def test_further_faults_are_named(wardrobe: ThemeStore, old: str, new: str, key: str) -> None:
    assert GOOD.count(old) == 1
    (wardrobe.make_folder() / "mine.toml").write_text(GOOD.replace(old, new))
    (fault,) = wardrobe.own().faults.values()
    assert fault.key == key
    assert fault.line == GOOD[: GOOD.index(old)].count("\n") + 1 + new.count("\n")

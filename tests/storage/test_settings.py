"""Settings come back, and a file that cannot be used is neither believed nor lost."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from trictrac_gui.storage.errors import SettingsError
from trictrac_gui.storage.settings import Settings, WindowGeometry, load, save

CHOSEN = Settings(
    language="fr",
    theme="walnut",
    geometry=WindowGeometry(-20, 40, 1366, 768, True),
    full_screen=True,
    variant="tric-trac",
    names={"tric-trac": ("Ada", "Émile"), "backgammon": ("", "Zoë")},
    house_rules={"tric-trac": {"hucke": "historic", "strict_start": True}},
    matches={"backgammon": {"kind": "match", "length": 7, "cube": True}},
    animation=0.0,
    reduced_motion="off",
    sound=False,
    volume=35,
    turned=True,
    mirrored=True,
    one_click=True,
    auto_finish=True,
    text_scale=1.5,
    dock_open=False,
    dock_width=320,
    rules_scale=1.35,
    game_folders=("/media/stick",),
    recent_files=("/home/ada/game.mat",),
    audience_screen="HDMI-1",
    guest=True,
)
FRAME: dict[str, object] = {"x": 0, "y": 0, "width": 9, "height": 9, "maximised": False}
HEAD: dict[str, object] = {"format": "trictrac-settings", "version": 1}


def write(path: Path, **values: object) -> bytes:
    data = json.dumps({**HEAD, **values}).encode()
    path.write_bytes(data)
    return data


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_no_file_gives_the_defaults_and_no_fault(file: Path) -> None:
    assert load(file) == (Settings(), [])


@pytest.mark.parametrize("settings", [Settings(), CHOSEN])
def test_what_was_saved_comes_back(file: Path, settings: Settings) -> None:
    assert save(file, settings) is None
    assert load(file) == (settings, [])


def test_the_example_differs_from_the_defaults_in_every_field() -> None:
    for item in fields(Settings):
        assert getattr(CHOSEN, item.name) != getattr(Settings(), item.name)


def test_the_folder_is_made_when_it_is_missing(tmp_path: Path) -> None:
    save(tmp_path / "a" / "b" / "settings.json", CHOSEN)
    assert load(tmp_path / "a" / "b" / "settings.json")[0] == CHOSEN


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("language", 3, "wrong-type"),
        ("theme", "x" * 5000, "too-long"),
        ("geometry", [1, 2, 3, 4], "wrong-type"),
        ("geometry", {"x": 1}, "wrong-fields"),
        ("geometry", FRAME | {"width": 0}, "out-of-range"),
        ("geometry", FRAME | {"y": True}, "wrong-type"),
        ("full_screen", 1, "wrong-type"),
        ("names", {"tric-trac": ["Ada"]}, "wrong-type"),
        ("names", ["Ada"], "wrong-type"),
        ("house_rules", {"tric-trac": {"hucke": 1}}, "wrong-type"),
        ("matches", {"tric-trac": {"length": 1.5}}, "wrong-type"),
        ("matches", {"tric-trac": {"length": -1}}, "out-of-range"),
        ("matches", {"tric-trac": []}, "wrong-type"),
        ("animation", -1, "out-of-range"),
        ("animation", 10**17, "out-of-range"),
        ("reduced_motion", "perhaps", "out-of-range"),
        ("reduced_motion", 1, "wrong-type"),
        ("volume", 101, "out-of-range"),
        ("volume", 50.5, "wrong-type"),
        ("text_scale", "big", "wrong-type"),
        ("dock_width", 1.5, "wrong-type"),
        ("game_folders", "abc", "wrong-type"),
        ("later", 1, "unknown-field"),
    ],
)
def test_a_wrong_value_is_named_and_its_default_taken(
    file: Path, field: str, value: object, key: str
) -> None:
    before = write(file, **{"turned": True, field: value})
    found, faults = load(file)
    assert [(fault.path, fault.key, fault.field) for fault in faults] == [(file, key, field)]
    assert found == Settings(turned=True)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("field", "least", "most", "step"),
    [
        ("volume", 0, 100, 1),
        ("dock_width", 0, 100_000, 1),
        ("animation", 0, 5, 0.01),
        ("text_scale", 0.5, 4, 0.01),
        ("rules_scale", 0.5, 4, 0.01),
    ],
)
def test_a_number_is_read_up_to_its_limits(
    file: Path, field: str, least: float, most: float, step: float
) -> None:
    for value, sound in ((least, True), (most, True), (least - step, False), (most + step, False)):
        write(file, **{field: value})
        found, faults = load(file)
        assert (faults == []) is sound
        assert (getattr(found, field) == value) is sound


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"x": -100_000, "y": 100_000}, None),
        ({"width": 1, "height": 100_000}, None),
        ({"x": -100_001}, "out-of-range"),
        ({"y": 100_001}, "out-of-range"),
        ({"width": 0}, "out-of-range"),
        ({"height": 100_001}, "out-of-range"),
        ({"maximised": None}, "wrong-type"),
        ({"depth": 1}, "wrong-fields"),
    ],
)
def test_a_place_of_the_window_is_read_up_to_its_limits(
    file: Path, changed: dict[str, object], key: str | None
) -> None:
    write(file, geometry=FRAME | changed)
    found, faults = load(file)
    assert [fault.key for fault in faults] == ([] if key is None else [key])
    assert (found.geometry is None) is (key is not None)


@pytest.mark.parametrize("name", FRAME)
def test_a_place_of_the_window_is_read_whole_or_not_at_all(file: Path, name: str) -> None:
    write(file, geometry={key: value for key, value in FRAME.items() if key != name})
    found, faults = load(file)
    assert found.geometry is None
    assert [fault.key for fault in faults] == ["wrong-fields"]


def test_parts_of_a_match_are_read_up_to_their_limits(file: Path) -> None:
    for length, sound in ((0, True), (100_000, True), (100_001, False)):
        write(file, matches={"backgammon": {"length": length}})
        found, faults = load(file)
        assert (faults == []) is sound
        assert (found.matches == {"backgammon": {"length": length}}) is sound


def test_the_first_start_is_as_it_always_was() -> None:
    assert asdict(Settings()) == {
        "language": "",
        "theme": "",
        "geometry": None,
        "full_screen": False,
        "variant": "",
        "names": {},
        "house_rules": {},
        "matches": {},
        "animation": 0.6,
        "reduced_motion": "system",
        "sound": True,
        "volume": 60,
        "turned": False,
        "mirrored": False,
        "one_click": False,
        "auto_finish": False,
        "text_scale": 1.0,
        "dock_open": True,
        "dock_width": 0,
        "rules_scale": 1.0,
        "game_folders": (),
        "recent_files": (),
        "audience_screen": "",
        "guest": False,
    }


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_nobody_else_may_read_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    save(path, CHOSEN)
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(("written", "read"), [(True, "on"), (False, "system")])
def test_movement_was_once_a_mere_yes_or_no(file: Path, written: bool, read: str) -> None:
    write(file, reduced_motion=written)
    assert load(file) == (Settings(reduced_motion=read), [])


def test_broken_json_is_told_with_line_and_column(file: Path) -> None:
    file.write_text('{\n  "format": "trictrac-settings",\n  "version": 1,,\n}')
    found, (fault,) = load(file)
    assert found == Settings()
    assert (fault.path, fault.key, fault.line, fault.column) == (file, "not-json", 3, 16)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "not-json"),
        (b"[]", "wrong-format"),
        (b"{}", "wrong-format"),
        (b'{"format": "trictrac-settings", "version": true}', "wrong-format"),
        (b'{"format": "trictrac-settings", "version": 2}', "newer-version"),
        (b'{"a": 1, "a": 1}', "doubled-key"),
        (b"[" * 100_000, "too-deep"),
        (b"\xff", "not-text"),
        (b'{"a": NaN}', "bad-number"),
        (b" " * (1024 * 1024 + 1), "too-large"),
    ],
)
def test_a_file_that_cannot_be_used_is_kept_aside_when_saving(
    file: Path, data: bytes, key: str
) -> None:
    file.write_bytes(data)
    found, faults = load(file)
    assert found == Settings()
    assert [fault.key for fault in faults] == [key]
    assert file.read_bytes() == data
    kept = save(file, CHOSEN)
    assert kept is not None
    assert kept.read_bytes() == data
    assert load(file) == (CHOSEN, [])
    assert save(file, CHOSEN) is None


def test_a_wrong_value_is_kept_aside_when_saving(file: Path) -> None:
    before = write(file, animation="fast")
    kept = save(file, CHOSEN)
    assert kept is not None
    assert kept.read_bytes() == before


def test_unknown_fields_of_this_version_stay_in_the_file(file: Path) -> None:
    write(file, later={"a": [1, 2]})
    assert save(file, CHOSEN) is None
    assert json.loads(file.read_bytes())["later"] == {"a": [1, 2]}
    assert load(file)[0] == CHOSEN


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_settings_that_cannot_be_saved_leave_the_old_file(
    file: Path, disk: Any, error: int
) -> None:
    save(file, Settings(theme="old"))
    disk.error = error
    for number in range(2):  # the write, the file's sync
        disk.calls, disk.fail_from = 0, number
        with pytest.raises(SettingsError) as refused:
            save(file, CHOSEN)
        assert refused.value.path == file
        assert load(file) == (Settings(theme="old"), [])
        assert list(file.parent.iterdir()) == [file]


def test_a_linked_settings_file_stays_a_link(file: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.json"
    save(real, Settings(theme="old"))
    file.symlink_to(real)
    save(file, CHOSEN)
    assert file.is_symlink()
    assert load(real)[0] == load(file)[0] == CHOSEN


def test_a_folder_in_the_files_place_is_a_fault(file: Path) -> None:
    file.mkdir()
    assert [fault.key for fault in load(file)[1]] == ["not-a-file"]
    with pytest.raises(SettingsError):
        save(file, CHOSEN)


def test_half_a_character_cannot_be_saved_and_says_so(file: Path) -> None:
    with pytest.raises(SettingsError):
        save(file, Settings(names={"x": ("\ud800", "")}))
    assert not file.exists()


@examples(max_examples=100, deadline=None)
@given(data=st.binary(max_size=200))
def test_bytes_of_any_kind_give_the_defaults(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.json"
    file.write_bytes(data)
    found, faults = load(file)
    assert found == Settings()
    assert len(faults) == 1

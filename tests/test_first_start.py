"""The first start on computers that lack something: it starts, and says what is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLAY = ("--new", "backgammon")
KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "PYTHONDONTWRITEBYTECODE", "TMPDIR")


def run(*arguments: str, **changed: str | None) -> subprocess.CompletedProcess[bytes]:
    """The program in a bare environment, with some variables set, or taken away by None."""
    environment = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    for name, value in changed.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    return subprocess.run(
        [sys.executable, "-m", "tests.first_start_child", *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=False,
    )


Start = Callable[..., dict[str, Any]]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Starts the program and answers what a person would see."""

    def started(*arguments: str, **changed: str | None) -> dict[str, Any]:
        home: dict[str, str | None] = {"TRICTRAC_HOME": str(tmp_path / "home")}
        done = run(*arguments, **(home | changed))
        assert done.returncode == 0, done.stderr.decode()
        assert b"Traceback" not in done.stderr
        found: dict[str, Any] = json.loads(done.stdout.decode().splitlines()[-1])
        assert found["reports"] == 0
        assert found["colours"] > 5
        return found

    return started


def test_a_first_start_has_nothing_to_tell(start: Start) -> None:
    found = start()
    assert found["page"] == "StartPage"
    assert found["told"] == []
    assert found["family"] == "Lato"


def test_a_home_below_a_file_is_told_of_and_a_game_can_be_played(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    found = start(*PLAY, TRICTRAC_HOME=str(tmp_path / "file" / "home"))
    assert len(found["told"]) == 1
    assert "You can play" in found["told"][0]
    assert found["threw"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder nobody writes into")
def test_a_home_that_cannot_be_written_is_told_of_and_a_game_can_be_played(start: Start) -> None:
    found = start(*PLAY, TRICTRAC_HOME="/proc/nothing/here")
    assert "/proc/nothing/here" in found["told"][0]
    assert found["threw"]


def test_nobody_at_home_is_told_of(start: Start) -> None:
    found = start(*PLAY, TRICTRAC_HOME=None, HOME="relative/home")
    assert found["threw"]
    shutil.rmtree(ROOT / "relative", ignore_errors=True)


@pytest.mark.parametrize(
    "locale",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LANG": None, "LC_ALL": None, "LANGUAGE": None},
        {"LANG": "xx_YY.UTF-8", "LC_ALL": "xx_YY.UTF-8"},
        {"LC_ALL": "POSIX"},
    ],
    ids=["C", "none", "unknown", "POSIX"],
)
def test_without_a_locale_it_speaks_english_and_opens_every_name(
    start: Start, tmp_path: Path, locale: dict[str, str | None]
) -> None:
    path = tmp_path / "Größe ☃.mat"
    path.write_bytes((ROOT / "tests/samples/exchange/gnubg-match.mat").read_bytes())
    found = start(str(path), **locale)
    assert found["start"] == "&Game"
    assert found["page"] == "FilePage", found["told"]
    assert found["title"] == "Größe ☃.mat"
    assert found["told"] == []


def test_the_languages_of_the_system_are_spoken(start: Start) -> None:
    assert start(LANG="de_AT.UTF-8", LC_ALL="de_AT.UTF-8")["start"] == "&Partie"


def test_without_sound_it_plays(start: Start) -> None:
    found = start(*PLAY, "without:PySide6.QtMultimedia")
    assert found["told"] == []
    assert found["threw"]


def test_without_a_desktop_bus_it_plays(start: Start) -> None:
    found = start(*PLAY, "without:PySide6.QtDBus", DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere")
    assert found["told"] == []
    assert found["threw"]


def test_without_fonts_of_the_system_the_shipped_one_is_there(start: Start, tmp_path: Path) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    found = start(FONTCONFIG_FILE=str(empty), XDG_DATA_DIRS=str(tmp_path))
    assert found["family"] == "Lato"
    assert found["told"] == []


OLD = {
    "format": "trictrac-settings",
    "version": 1,
    "language": "fr",
    "reduced_motion": True,
    "a_field_of_once": {"x": [1, 2]},
}


def settings(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "home" / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_settings_of_an_older_version_hold_on(start: Start, tmp_path: Path) -> None:
    settings(tmp_path, json.dumps(OLD))
    found = start()
    assert found["told"] == []
    assert found["start"] == "&Partie"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"\0" * 4000,
        b"\xff\xfe{\0}\0",
        json.dumps({**OLD, "version": 99}),
        json.dumps({**OLD, "volume": "loud", "geometry": {"x": 1}}),
        json.dumps([1, 2, 3]),
        b'{"format":"trictrac-settings","version":1,"names":' + b"[" * 100_000,
    ],
    ids=["empty", "torn", "zeros", "utf-16", "newer", "wrong", "list", "deep"],
)
def test_damaged_settings_are_told_of_once_and_kept(
    start: Start, tmp_path: Path, text: str | bytes
) -> None:
    path = settings(tmp_path, text)
    found = start(*PLAY)
    assert len(found["told"]) == 1
    assert "settings.json" in found["told"][0]
    assert found["threw"]
    kept = [file.read_bytes() for file in path.parent.iterdir()]
    assert (text if isinstance(text, bytes) else text.encode()) in kept


def test_settings_that_are_a_folder_are_told_of(start: Start, tmp_path: Path) -> None:
    (tmp_path / "home" / "config" / "settings.json").mkdir(parents=True)
    assert "settings.json" in start()["told"][0]


def test_with_all_outputs_closed_it_plays(tmp_path: Path) -> None:
    if os.name == "nt":
        pytest.skip("a console closes none of them there")
    command = f'exec "{sys.executable}" -m tests.first_start_child --new tavla <&- >&- 2>&-'
    environment = {
        "PATH": os.environ["PATH"],
        "QT_QPA_PLATFORM": "offscreen",
        "TRICTRAC_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        ["/bin/sh", "-c", command], env=environment, cwd=ROOT, timeout=120, check=False
    )
    assert done.returncode == 0
    assert list((tmp_path / "data" / "games").glob("*.jsonl"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are X11 or Wayland")
@pytest.mark.parametrize(
    ("display", "named"),
    [
        ({"DISPLAY": "nowhere.invalid:10.0"}, "nowhere.invalid"),
        ({"DISPLAY": "localhost:9999"}, "localhost:9999"),
        ({"DISPLAY": ":9876"}, ":9876"),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-none"}, "wayland-none"),
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
    ],
)
def test_a_display_that_cannot_be_reached_is_one_sentence(
    tmp_path: Path, display: dict[str, str], named: str
) -> None:
    done = run(QT_QPA_PLATFORM=None, TRICTRAC_HOME=str(tmp_path), **display)
    assert done.returncode == 1
    said = done.stderr.decode()
    assert named in said
    assert len(said.strip().splitlines()) == 1

"""No screen, an unreachable one or missing libraries: one sentence and status 1, never an abort."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from trictrac_gui.assets import LANGUAGES
from trictrac_gui.startup import preflight
from trictrac_gui.startup.preflight import LIBRARIES, Platform, SharedLibrary
from trictrac_gui.storage import settings
from trictrac_gui.storage.paths import Paths
from trictrac_gui.storage.settings import Settings
from trictrac_gui.texts.catalogue import find_catalogue

BOOKWORM = {"ID": "debian", "VERSION_CODENAME": "bookworm"}
TRIXIE = {"ID": "debian", "VERSION_CODENAME": "trixie"}
NOBLE = {"ID": "ubuntu", "ID_LIKE": "debian", "UBUNTU_CODENAME": "noble"}
MINT = {"ID": "linuxmint", "ID_LIKE": "ubuntu", "VERSION_CODENAME": "x", "UBUNTU_CODENAME": "jammy"}
FEDORA = {"ID": "fedora", "VERSION_ID": "42"}


def lacking(*files: str) -> Callable[[str], object]:
    """A loader that finds every library but these."""

    def load(file: str) -> object:
        if file in files:
            raise OSError(f"{file}: cannot open shared object file")
        return object()

    return load


def check(environ: dict[str, str], *files: str, release: dict[str, str] = TRIXIE) -> str | None:
    return preflight.check(environ, system="linux", load=lacking(*files), release=release)


def assert_one_sentence(text: str | None, *parts: str) -> None:
    assert text is not None
    assert "\n" not in text
    for part in parts:
        assert part in text


def test_other_systems_are_not_looked_at() -> None:
    for system in ("win32", "darwin"):
        assert preflight.check({}, system=system, load=lacking("libGL.so.1")) is None


@pytest.mark.parametrize("system", ["linux", "freebsd14", "openbsd7"])
def test_no_screen_is_one_sentence(system: str) -> None:
    text = preflight.check({}, system=system, load=lacking())
    assert_one_sentence(text, "no screen", "DISPLAY", "WAYLAND_DISPLAY")


def test_a_display_that_cannot_be_reached_is_named() -> None:
    assert_one_sentence(check({"DISPLAY": "localhost:58999"}), "“localhost:58999”", "reached")


def test_both_displays_are_named_when_neither_is_reached(tmp_path: Path) -> None:
    environ = {
        "DISPLAY": "localhost:58999",
        "WAYLAND_DISPLAY": "wayland-7",
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    assert_one_sentence(check(environ), "“localhost:58999”", "“wayland-7”")


@pytest.fixture
def wayland(tmp_path: Path) -> Iterable[dict[str, str]]:
    """The environment of a Wayland session whose socket answers."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        yield {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}


def test_one_display_that_answers_is_enough(wayland: dict[str, str]) -> None:
    assert check({**wayland, "DISPLAY": "localhost:58999"}) is None


def test_a_session_of_wayland_has_a_display_without_naming_it(wayland: dict[str, str]) -> None:
    environ = {
        "XDG_SESSION_TYPE": "wayland",
        "XDG_RUNTIME_DIR": wayland["XDG_RUNTIME_DIR"],
    }
    assert check(environ) is None


def test_all_missing_libraries_are_named_with_the_command(wayland: dict[str, str]) -> None:
    text = check(wayland, "libEGL.so.1", "libgthread-2.0.so.0", "libwayland-cursor.so.0")
    assert_one_sentence(
        text,
        "libEGL.so.1, libgthread-2.0.so.0, libwayland-cursor.so.0",
        "apt-get install",
        "libegl1 libglib2.0-0t64 libwayland-cursor0",
    )


def test_elsewhere_than_on_debian_the_libraries_are_named_alone(wayland: dict[str, str]) -> None:
    text = check(wayland, "libEGL.so.1", release=FEDORA)
    assert_one_sentence(text, "libEGL.so.1")
    assert text is not None
    assert "apt-get" not in text


def test_libraries_of_x11_are_not_missed_on_wayland(wayland: dict[str, str]) -> None:
    assert check(wayland, "libxcb-cursor.so.0") is None


def test_a_platform_chosen_by_hand_needs_no_display() -> None:
    assert check({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert check({"QT_QPA_PLATFORM": "vnc:size=800x600"}) is None
    assert_one_sentence(check({"QT_QPA_PLATFORM": "offscreen"}, "libGL.so.1"), "libGL.so.1")


def test_a_platform_chosen_by_hand_is_the_one_looked_at(wayland: dict[str, str]) -> None:
    environ = {**wayland, "QT_QPA_PLATFORM": "xcb", "DISPLAY": "localhost:58999"}
    assert_one_sentence(check(environ), "“localhost:58999”")
    assert_one_sentence(check({**wayland, "QT_QPA_PLATFORM": "xcb"}), "DISPLAY is not set")
    assert check({**environ, "QT_QPA_PLATFORM": "xcb;wayland"}) is None


def test_a_platform_qt_does_not_know_is_named() -> None:
    assert_one_sentence(check({"QT_QPA_PLATFORM": "wayland2"}), "“wayland2”", "QT_QPA_PLATFORM")


@pytest.mark.parametrize(
    ("release", "package"),
    [
        (BOOKWORM, "libglib2.0-0"),
        (MINT, "libglib2.0-0"),
        (TRIXIE, "libglib2.0-0t64"),
        (NOBLE, "libglib2.0-0t64"),
        ({"ID": "debian"}, "libglib2.0-0t64"),
    ],
)
def test_packages_have_the_names_of_the_release(release: dict[str, str], package: str) -> None:
    glib = SharedLibrary("libgthread-2.0.so.0", "libglib2.0-0t64")
    assert preflight.debian_packages([glib], release) == (package,)


def test_debian_and_its_descendants_have_apt() -> None:
    for release in (BOOKWORM, NOBLE, MINT):
        assert preflight.is_debian(release)
    assert not preflight.is_debian(FEDORA)
    assert not preflight.is_debian({})


def test_the_release_is_read_as_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "os-release"
    file.write_text('# a comment\nID=debian\nNAME="Debian GNU/Linux"\nVERSION_CODENAME=trixie\n\n')
    assert preflight.read_release(file) == {
        "ID": "debian",
        "NAME": "Debian GNU/Linux",
        "VERSION_CODENAME": "trixie",
    }
    assert preflight.read_release(tmp_path / "none") == {}


@pytest.mark.parametrize("platform", list(Platform))
def test_every_platform_asks_for_what_qt_always_needs(platform: Platform) -> None:
    missing = preflight.missing_libraries(
        platform, lacking(*(lib.file for lib in preflight.ALWAYS))
    )
    assert missing == preflight.ALWAYS
    assert len(set(LIBRARIES[platform])) == len(LIBRARIES[platform])


# --- The program itself ----------------------------------------------------------------------

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's displays")


def start(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Start the program where only these variables speak of a display."""
    about_displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    kept = {key: value for key, value in os.environ.items() if key not in about_displays}
    return subprocess.run(
        [sys.executable, "-m", "trictrac_gui", *arguments],
        env={**kept, **environ},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@linux_only
@pytest.mark.parametrize(
    ("environ", "words"),
    [
        ({}, "There is no screen to show the window on"),
        ({"DISPLAY": "localhost:58999"}, "cannot be reached"),
        ({"DISPLAY": ":58999"}, "cannot be reached"),
        ({"DISPLAY": "nonsense"}, "does not name a display"),
        ({"WAYLAND_DISPLAY": "/nowhere/wayland-0"}, "cannot be reached"),
        ({"QT_QPA_PLATFORM": "wayland2"}, "QT_QPA_PLATFORM"),
    ],
)
def test_the_program_ends_with_one_sentence_and_status_1(
    environ: dict[str, str], words: str
) -> None:
    done = start(**environ)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert words in done.stderr


@linux_only
@pytest.mark.parametrize("option", ["--version", "--help"])
def test_what_needs_no_screen_is_answered_without_one(option: str) -> None:
    done = start(option)
    assert (done.returncode, done.stderr) == (0, "")
    assert "trictrac-gui" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(
    language: str, translations: Path, tmp_path: Path
) -> None:
    told = find_catalogue(translations, language)
    display = {"DISPLAY": "localhost:58999"}
    wayland = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    said: set[str] = set()
    for environ, files, release in (
        ({}, (), TRIXIE),
        (display, (), TRIXIE),
        (wayland, (), TRIXIE),
        ({"DISPLAY": "x"}, (), TRIXIE),
        ({"WAYLAND_DISPLAY": "w"}, (), TRIXIE),
        ({"QT_QPA_PLATFORM": "xcb"}, (), TRIXIE),
        ({"QT_QPA_PLATFORM": "elsewhere"}, (), TRIXIE),
        (offscreen, ("libGL.so.1",), TRIXIE),
        (offscreen, ("libGL.so.1",), FEDORA),
    ):
        load = lacking(*files)
        english = preflight.check(environ, system="linux", load=load, release=release)
        words = preflight.check(environ, system="linux", load=load, release=release, translate=told)
        assert_one_sentence(words)
        assert (words == english) is (language == "en"), words
        said.add(words or "")
    assert len(said) == 9


def test_the_program_says_it_in_the_language_of_the_settings(tmp_path: Path) -> None:
    environ = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")
    }
    environ |= {"TRICTRAC_HOME": str(tmp_path), "LC_ALL": "fr_FR.UTF-8"}
    start = [sys.executable, "-m", "trictrac_gui"]

    def said(*more: str) -> str:
        done = subprocess.run(
            [*start, *more], env=environ, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 1
        return done.stderr

    assert said().startswith("Il n’y a pas d’écran")
    assert said("--language", "de").startswith("Es gibt keinen Bildschirm")
    paths = Paths.inside(tmp_path)
    paths.make()
    settings.save(paths.settings, Settings(language="en"))
    assert said().startswith("There is no screen")

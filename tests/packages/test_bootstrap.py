"""Setting up: once, again when something has changed, and never half."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trictrac_gui.startup.preflight import SharedLibrary

SCRIPT = Path(__file__).parents[2] / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, for a checkout of its own in which nothing is set up."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("pyproject.toml", "trictrac_gui/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("version = 1\n")
    venv = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", venv)
    monkeypatch.setattr(module, "BIN", venv / "bin")
    monkeypatch.setattr(module, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(module, "STAMP", venv / "set-up.txt")
    monkeypatch.setattr(module, "TRANSLATIONS", tmp_path / "i18n")
    monkeypatch.setattr(module, "lacking", lambda *, offscreen: [])
    monkeypatch.setattr(module, "lacking_for_screen_reader", list)
    monkeypatch.setattr(module, "GNUBG", SCRIPT)  # as if it were installed
    return module


class Commands:
    """Stands for the programs that would be run, and remembers them."""

    def __init__(self, module: Any, failing: str = "") -> None:
        self.module = module
        self.failing = failing
        self.complaint: str | None = None
        self.lines: list[str] = []

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        line = " ".join(command)
        self.lines.append(line)
        if " venv " in line:
            self.module.BIN.mkdir(parents=True, exist_ok=True)
            self.module.PYTHON.touch()
        failed = bool(self.failing) and self.failing in line
        return subprocess.CompletedProcess(command, int(failed), stderr=self.complaint)

    def taken(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@pytest.fixture
def commands(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Commands:
    made = Commands(bootstrap)
    monkeypatch.setattr(bootstrap.subprocess, "run", made.run)
    return made


def test_the_first_start_installs_and_the_second_only_starts(
    bootstrap: Any, commands: Commands
) -> None:
    assert bootstrap.main(["play", "--", "--new", "backgammon"]) == 0
    venv, pip, support, start = commands.taken()
    assert " -m venv " in venv
    assert pip.endswith(f"-e {bootstrap.ROOT}")
    assert support.endswith("-c import shiboken6")
    assert start.endswith("-m trictrac_gui --new backgammon")
    assert bootstrap.main(["play"]) == 0
    assert [line.rpartition(" ")[2] for line in commands.taken()] == ["trictrac_gui"]


def test_the_tests_need_more_than_a_game_but_a_game_no_more_than_the_tests(
    bootstrap: Any, commands: Commands
) -> None:
    bootstrap.set_up(dev=False)
    commands.taken()
    bootstrap.set_up(dev=True)
    assert any(line.endswith("[dev]") for line in commands.taken())
    bootstrap.set_up(dev=False)
    assert commands.taken() == []


def test_other_requirements_are_installed_again(bootstrap: Any, commands: Commands) -> None:
    bootstrap.set_up(dev=False)
    commands.taken()
    (bootstrap.ROOT / "pyproject.toml").write_text("version = 2\n")
    bootstrap.set_up(dev=False)
    assert any(" -m pip install " in line for line in commands.taken())


def test_a_broken_installation_is_begun_again(
    bootstrap: Any, commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.failing = "pip install"
    assert bootstrap.main(["play"]) == 1
    assert "run the command again" in capsys.readouterr().err
    commands.failing = ""
    commands.taken()
    assert bootstrap.main(["play"]) == 0
    again = commands.taken()
    assert any(" -m pip install " in line for line in again)
    assert again[-1].endswith("-m trictrac_gui")


def test_without_a_network_one_sentence_is_said(
    bootstrap: Any, commands: Commands, capfd: pytest.CaptureFixture[str]
) -> None:
    commands.failing = "pip install"
    retry = "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError(x)'"
    commands.complaint = "\n".join([retry] * 23 + ["ERROR: No matching distribution for x"])
    assert bootstrap.main(["play"]) == 1
    assert capfd.readouterr().err == (
        "The packages come from the network, and it cannot be reached. Look at the connection and "
        "run the command again.\n"
    )
    commands.complaint = "WARNING: a\nERROR: No space left on device\nWARNING: b"
    assert bootstrap.main(["play"]) == 1
    assert capfd.readouterr().err.splitlines() == [
        "ERROR: No space left on device",
        "Not everything could be installed; run the command again.",
    ]


def test_only_newer_translations_are_compiled(bootstrap: Any, commands: Commands) -> None:
    bootstrap.compile_translations()  # there need not be any
    bootstrap.TRANSLATIONS.mkdir()
    for language in ("de", "fr"):
        (bootstrap.TRANSLATIONS / f"trictrac_{language}.ts").touch()
        (bootstrap.TRANSLATIONS / f"trictrac_{language}.qm").touch()
    os.utime(bootstrap.TRANSLATIONS / "trictrac_de.qm", (1, 1))
    bootstrap.compile_translations()
    (line,) = commands.taken()
    assert line.endswith("trictrac_de.qm")
    commands.failing = "lrelease"
    with pytest.raises(bootstrap.SetUpError, match=r"trictrac_de\.ts could not be compiled"):
        bootstrap.compile_translations()


def test_the_checks_stop_at_the_first_that_fails(bootstrap: Any, commands: Commands) -> None:
    bootstrap.set_up(dev=True)
    commands.taken()
    commands.failing = "mypy"
    assert bootstrap.main(["check"]) == 1
    assert [Path(line.split()[0]).name for line in commands.taken()] == ["ruff", "ruff", "mypy"]
    commands.failing = ""
    assert bootstrap.main(["test"]) == 0
    assert "-m pytest" in commands.taken()[-1]


def test_the_long_tests_get_gnubg_where_root_can_install_it(
    bootstrap: Any, commands: Commands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap, "GNUBG", tmp_path / "gnubg")
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0, raising=False)
    bootstrap.need_gnubg()
    assert commands.taken()[-1].endswith("gnubg")
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000, raising=False)
    bootstrap.need_gnubg()
    assert commands.taken() == []
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0, raising=False)
    (tmp_path / "gnubg").touch()
    bootstrap.need_gnubg()
    assert commands.taken() == []


def test_an_unknown_word_is_answered_with_those_there_are(
    bootstrap: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["dance"]) == 2
    assert "play|test" in capsys.readouterr().err


# --- The system's packages -------------------------------------------------------------------

DEBIAN = {"ID": "debian", "VERSION_CODENAME": "bookworm"}


@pytest.fixture
def on_debian(bootstrap: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script on a Debian where two packages are missing."""
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.preflight, "read_release", lambda: DEBIAN)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    missing = [["python3-venv", "libgl1"], []]
    monkeypatch.setattr(bootstrap, "lacking", lambda *, offscreen: missing.pop(0))
    return bootstrap


def test_an_ordinary_user_gets_the_one_command(
    on_debian: Any,
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(on_debian.os, "geteuid", lambda: 1000, raising=False)
    assert on_debian.main(["play"]) == 1
    told = capsys.readouterr().err
    assert "sudo sh -c 'apt-get update && apt-get install -y" in told
    assert "python3-venv libgl1'" in told
    assert commands.taken() == []


def test_root_gets_them_installed(
    on_debian: Any, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_debian.os, "geteuid", lambda: 0, raising=False)
    assert on_debian.main(["play"]) == 0
    update, install, *_ = commands.taken()
    assert update == "apt-get -qq update"
    assert install.endswith("python3-venv libgl1")


def test_a_system_without_apt_gets_the_names(
    on_debian: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(on_debian.preflight, "read_release", lambda: {"ID": "fedora"})
    assert on_debian.main(["play"]) == 1
    assert "python3-venv libgl1" in capsys.readouterr().err


def test_the_window_needs_more_of_the_system_than_the_tests(
    monkeypatch: pytest.MonkeyPatch, bootstrap: Any
) -> None:
    asked: list[str] = []

    def missing(platform: str) -> tuple[SharedLibrary, ...]:
        asked.append(str(platform))
        return (SharedLibrary("libGL.so.1", "libgl1"),)

    spec = importlib.util.spec_from_file_location("again", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    fresh: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fresh)
    monkeypatch.setattr(fresh.preflight, "missing_libraries", missing)
    monkeypatch.setattr(fresh, "has_venv", lambda: False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert fresh.lacking(offscreen=True)[1:] == ["libgl1"]
    assert fresh.lacking(offscreen=False)[0].endswith("-venv")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    fresh.lacking(offscreen=False)
    assert asked == ["offscreen", "xcb", "wayland"]


def as_root(bootstrap: Any, monkeypatch: pytest.MonkeyPatch, *, root: bool) -> None:
    """A Debian that is worked on by root, or by somebody else."""
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0 if root else 1000, raising=False)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap.preflight, "read_release", lambda: {"ID": "debian"})


def test_the_long_checks_bring_a_screen_reader_along(
    bootstrap: Any, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_root(bootstrap, monkeypatch, root=True)
    missing = [["at-spi2-core", "xvfb"], []]
    monkeypatch.setattr(bootstrap, "lacking_for_screen_reader", lambda: missing.pop(0))
    assert bootstrap.main(["check-long"]) == 0
    lines = commands.taken()
    assert any(line.endswith("at-spi2-core xvfb") and "install" in line for line in lines)
    assert "-m long" in lines[-1]


def test_without_root_the_long_checks_say_what_they_skip(
    bootstrap: Any,
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    as_root(bootstrap, monkeypatch, root=False)
    monkeypatch.setattr(bootstrap, "lacking_for_screen_reader", lambda: ["xvfb"])
    assert bootstrap.main(["check-long"]) == 0
    assert not any("apt-get" in line for line in commands.taken())
    assert "skipped; they need xvfb" in capsys.readouterr().out


def test_daily_work_runs_the_tests_beside_what_was_changed(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    for name in ("tests/engine/test_cube.py", "tests/ui/board/test_marks.py", "tests/sessions.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    asked = bootstrap.tests_of
    assert asked(["trictrac_gui/engine/cube.py"]) == ["tests/engine/test_cube.py"]
    assert asked(["trictrac_gui/ui/board/board_view.py"]) == ["tests/ui/board"]
    assert asked(["tests/ui/board/test_marks.py"]) == ["tests/ui/board/test_marks.py"]
    assert asked(["README.md", "tests/sessions.py", "trictrac_gui/app.py"]) == []
    assert asked(["packaging/fuzz.py"]) == []


def test_daily_work_stops_at_the_first_fault(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "changed", lambda: ["trictrac_gui/engine/cube.py"])
    (bootstrap.ROOT / "tests" / "engine").mkdir(parents=True)
    assert bootstrap.main(["quick"]) == 0
    lines = commands.taken()
    assert lines[-1].endswith("tests/engine")
    commands.failing = "mypy"
    assert bootstrap.main(["quick"]) == 1
    assert not any("-m pytest" in line for line in commands.taken())

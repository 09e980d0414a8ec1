"""The screen stays awake while something is shown, on every system or on none."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from trictrac_gui.ui.window import keep_awake
from trictrac_gui.ui.window.keep_awake import Awake


class Noted:
    def __init__(self) -> None:
        self.released = 0

    def release(self) -> None:
        self.released += 1


def test_holding_twice_asks_once_and_one_release_ends_it() -> None:
    held, asked = Noted(), []

    def ask(name: str, why: str) -> Noted:
        asked.append((name, why))
        return held

    awake = Awake("table", ask)
    awake.release()
    awake.hold("a class")
    awake.hold("a class")
    assert awake.held
    awake.release()
    awake.release()
    assert asked == [("table", "a class")]
    assert held.released == 1
    assert not awake.held


def test_a_system_that_cannot_be_asked_stops_nothing() -> None:
    def broken(name: str, why: str) -> Noted:
        raise OSError("no bus")

    for ask in (broken, lambda name, why: None):
        awake = Awake("table", ask)
        awake.hold("a class")
        assert not awake.held
        awake.release()


def test_a_hold_that_breaks_when_it_is_let_go_stops_nothing() -> None:
    class Broken:
        def release(self) -> None:
            raise OSError("gone")

    awake = Awake("table", lambda name, why: Broken())
    awake.hold("a class")
    awake.release()
    assert not awake.held


def test_each_system_has_its_way() -> None:
    assert keep_awake.usual("win32") is keep_awake.ask_windows
    assert keep_awake.usual("darwin") is keep_awake.ask_mac
    assert keep_awake.usual("linux") is keep_awake.ask_desktop


def test_windows_is_told_what_is_needed_and_when_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def require(state: int) -> int:
        told.append(state)
        return 1

    kernel = SimpleNamespace(SetThreadExecutionState=require)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    hold = keep_awake.ask_windows("table", "a class")
    assert hold is not None
    hold.release()
    assert told == [0x80000003, 0x80000000]


def test_the_helper_of_a_mac_waits_for_this_process_and_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[list[str]] = []
    real = subprocess.Popen

    def start(command: list[str], **how: object) -> subprocess.Popen[bytes]:
        started.append(command)
        return real([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "Popen", start)
    hold = keep_awake.ask_mac("table", "a class")
    assert hold is not None
    assert started[0][:3] == ["/usr/bin/caffeinate", "-d", "-w"]
    hold.release()
    process = hold._process  # type: ignore[attr-defined]
    assert process.poll() is not None
    process.stdin.close()


def test_without_a_bus_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert keep_awake.ask_desktop("table", "a class") is None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert keep_awake.ask_desktop("table", "a class") is None


SERVICE = Path(__file__).with_name("screen_saver.py")
SYSTEM_PYTHON = "/usr/bin/python3"


def lacking() -> str:
    """What a bus of a test needs and is not here; empty if all of it is."""
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session is not installed here"
    try:
        command = [SYSTEM_PYTHON, "-c", "from gi.repository import Gio"]
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return "python3-gi is not installed here"
    return ""


LACKING = lacking() if sys.platform.startswith("linux") else "the bus is Linux’s"


@pytest.mark.long
@pytest.mark.skipif(bool(LACKING), reason=LACKING or "everything is here")
@pytest.mark.parametrize("how", ["release", "crash"])
def test_a_desktop_hears_who_holds_its_screen_and_lets_go_with_them(how: str) -> None:
    """Also where the program ends without a word."""
    project = str(SERVICE.parents[3])
    run = subprocess.run(
        [
            *("dbus-run-session", "--", SYSTEM_PYTHON, str(SERVICE)),
            *(sys.executable, project, how),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    heard = json.loads(run.stdout.splitlines()[-1])
    assert heard == [["inhibit", "a table", "a class looks"], ["gone"]]

"""The screen stays awake while something is shown, on every system or on none."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from types import SimpleNamespace

import pytest

from trictrac_gui.ui import inhibit
from trictrac_gui.ui.inhibit import Awake


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
    assert inhibit.usual("win32") is inhibit.ask_windows
    assert inhibit.usual("darwin") is inhibit.ask_mac
    assert inhibit.usual("linux") is inhibit.ask_desktop


def test_windows_is_told_what_is_needed_and_when_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def require(state: int) -> int:
        told.append(state)
        return 1

    kernel = SimpleNamespace(SetThreadExecutionState=require)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    hold = inhibit.ask_windows("table", "a class")
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
    hold = inhibit.ask_mac("table", "a class")
    assert hold is not None
    assert started[0][:3] == ["/usr/bin/caffeinate", "-d", "-w"]
    hold.release()
    process = hold._process  # type: ignore[attr-defined]
    assert process.poll() is not None
    process.stdin.close()


def test_without_a_bus_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert inhibit.ask_desktop("table", "a class") is None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert inhibit.ask_desktop("table", "a class") is None

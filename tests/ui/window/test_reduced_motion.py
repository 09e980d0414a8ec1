"""The system's wish for less movement is found where each system keeps it."""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.ui.conftest import Open
from trictrac_gui.ui.window import settings_controller
from trictrac_gui.ui.window.settings_controller import system_wants_less

ROOT = Path(__file__).parents[3]
SYSTEM_PYTHON = "/usr/bin/python3"


def write(home: Path, name: str, text: str) -> None:
    file = home / ".config" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.mark.parametrize(
    ("name", "text", "less"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[General]\nAnimationDurationFactor=0\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = 0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "\x00[[[no file of this kind", False),
        ("gtk-4.0/settings.ini", "#" * (settings_controller.LARGEST_FILE + 1), False),
    ],
)
def test_a_linux_desktop_says_it_in_its_files(
    tmp_path: Path, name: str, text: str, less: bool
) -> None:
    write(tmp_path, name, text)
    assert system_wants_less("linux", {}, tmp_path) is less


def test_a_desktop_without_such_files_wants_nothing(tmp_path: Path) -> None:
    assert not system_wants_less("linux", {}, tmp_path)


def test_the_folder_of_settings_may_lie_elsewhere(tmp_path: Path) -> None:
    write(tmp_path, "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n")
    elsewhere = {"XDG_CONFIG_HOME": str(tmp_path / ".config")}
    assert system_wants_less("linux", elsewhere, tmp_path / "nobody")


@pytest.mark.parametrize("less", [True, False])
def test_a_mac_says_it_among_its_aids(tmp_path: Path, less: bool) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    wishes = plistlib.dumps({"reduceMotion": less})
    (folder / "com.apple.universalaccess.plist").write_bytes(wishes)
    assert system_wants_less("darwin", {}, tmp_path) is less


def test_what_cannot_be_asked_is_no_wish(tmp_path: Path) -> None:
    assert not system_wants_less("darwin", {}, tmp_path)
    if sys.platform != "win32":
        assert not system_wants_less("win32", {}, tmp_path)


PORTAL = """
import gi
from gi.repository import Gio, GLib
TEXT = '''<node><interface name="org.freedesktop.portal.Settings"><method name="Read">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
</method></interface></node>'''
def call(bus, sender, path, interface, method, arguments, answer):
    animated = GLib.Variant("b", False)
    answer.return_value(GLib.Variant("(v)", (GLib.Variant("v", animated),)))
def ready(bus, name):
    node = Gio.DBusNodeInfo.new_for_xml(TEXT).interfaces[0]
    bus.register_object("/org/freedesktop/portal/desktop", node, call, None, None)
    print("ready", flush=True)
Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, ready, None, None)
GLib.MainLoop().run()
"""

ASK = """
import subprocess, sys
portal = subprocess.Popen([sys.argv[1], "-c", sys.argv[2]], stdout=subprocess.PIPE)
portal.stdout.readline()
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from trictrac_gui.ui.window.settings_controller import system_wants_less
print(system_wants_less())
portal.kill()
"""


def _can_fake_a_portal() -> bool:
    if not (shutil.which("dbus-run-session") and Path(SYSTEM_PYTHON).exists()):
        return False
    asked = subprocess.run([SYSTEM_PYTHON, "-c", "import gi"], capture_output=True, check=False)
    return asked.returncode == 0


@pytest.mark.skipif(not _can_fake_a_portal(), reason="needs a D-Bus session and python3-gi")
def test_gnome_is_asked_over_the_bus(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_CURRENT_DESKTOP": "ubuntu:GNOME",
        "XDG_CONFIG_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    run = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", ASK, SYSTEM_PYTHON, PORTAL],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.stdout.strip() == "True", run.stderr


@pytest.mark.parametrize(
    ("wish", "less", "moves"),
    [
        ("system", False, True),
        ("system", True, False),
        ("on", False, False),
        ("off", True, True),
    ],
)
def test_the_board_moves_as_the_player_and_the_system_wish(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, wish: str, less: bool, moves: bool
) -> None:
    monkeypatch.setattr(settings_controller, "system_wants_less", lambda: less)
    program = open_window("--new", "tric-trac")
    program.settings.ask_the_system()
    program.settings.apply(replace(program.settings.current, reduced_motion=wish, animation=0.6))
    assert program.settings.reduced_motion is not moves
    assert program.game.page.board.board.animator.speed == (0.6 if moves else 0.0)
    assert program.window.isAnimated() is moves

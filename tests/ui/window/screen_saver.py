"""A screen saver on a bus that writes down who holds it off; run by the Python of the system.

``screen_saver.py PYTHON PROJECT`` owns the name, lets the program hold and let go, and prints a
JSON list of what was heard.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found,unused-ignore]

NAME = "org.freedesktop.ScreenSaver"
XML = f"""<node><interface name="{NAME}">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="out"/></method></interface></node>"""

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from trictrac_gui.ui.window.keep_awake import Awake, ask_desktop
awake = Awake("a table", ask_desktop)
awake.hold("a class looks")
assert awake.held
if sys.argv[2] == "crash":
    import os
    os._exit(0)
awake.release()
input()
"""


def main(python: str, project: str, how: str) -> None:
    heard: list[list[str]] = []
    loop = GLib.MainLoop()
    program: list[subprocess.Popen[bytes]] = []

    def called(bus: Any, sender: str, *call: Any) -> None:
        arguments, invocation = call[3], call[4]
        heard.append(["inhibit", *arguments.unpack()])
        Gio.bus_watch_name_on_connection(
            bus, sender, Gio.BusNameWatcherFlags.NONE, None, lambda *_: gone()
        )
        invocation.return_value(GLib.Variant("(u)", (7,)))

    def gone() -> None:
        heard.append(["gone"])
        loop.quit()

    def owned(bus: Any, name: str) -> None:
        node = Gio.DBusNodeInfo.new_for_xml(XML)
        bus.register_object("/org/freedesktop/ScreenSaver", node.interfaces[0], called, None, None)
        command = [python, "-c", PROGRAM, project, how]
        program.append(subprocess.Popen(command, stdin=subprocess.PIPE))

    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, owned, None, None)
    GLib.timeout_add_seconds(60, loop.quit)
    loop.run()
    for process in program:
        process.communicate(b"\n", timeout=30)
    print(json.dumps(heard))


if __name__ == "__main__":
    main(*sys.argv[1:])

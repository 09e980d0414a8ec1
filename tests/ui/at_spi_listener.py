"""Listens to the program as a screen reader does, and plays by the keyboard alone.

Run by the system's Python, which has the bindings of AT-SPI, in a D-Bus session of its own:

    dbus-run-session -- /usr/bin/python3 at_spi_listener.py PYTHON PROJECT [FROM TO]

A new game of Tric Trac is begun, or else the unfinished game is gone on with, in which a checker
hits by going from one point to another. The last line is what was read and heard, as JSON.
Nothing of the program is imported.
"""

# mypy: ignore-errors

import json
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version has to be asked for first

PROGRAM = "trictrac"

PATIENCE = 60.0
"""Seconds to wait for anything."""

A_LOOK = 0.7
"""Seconds in which nothing new is told before something is pressed: the program does not take a
press for meant that follows a change within half a second."""


class Listener:
    """Keeps what is announced and what gets the keyboard."""

    def __init__(self):
        self.announced = []
        self.focused = []
        self._last = time.monotonic()
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _hear(self, event):
        self._last = time.monotonic()
        if event.type.startswith("object:announcement"):
            self.announced.append([str(event.any_data), event.detail1])
        elif event.detail1:
            self.focused.append(event.source.get_name() or "")

    def wait(self, wanted, what):
        """Let events come until something is true, and give back what it is."""
        until = time.monotonic() + PATIENCE
        context = GLib.MainContext.default()
        while time.monotonic() < until:
            while context.iteration(False):
                pass
            found = wanted()
            if found:
                return found
            time.sleep(0.02)
        sys.exit(f"nothing came of: {what}; heard {self.announced}, focused {self.focused[-4:]}")

    def look(self):
        """Take in what has changed before pressing anything, as people do."""
        self.wait(lambda: time.monotonic() - self._last > A_LOOK, "a moment without news")

    def hear(self, part, after=0):
        """Wait for an announcement with certain words; give back how many came until then."""

        def heard():
            for number, (text, _) in enumerate(self.announced[after:], after + 1):
                if part in text:
                    return number
            return 0

        return self.wait(heard, f"hearing “{part}”")

    def see(self, part):
        """Wait until the keyboard is on something whose name has certain words."""
        return self.wait(
            lambda: self.focused and part in self.focused[-1] and self.focused[-1],
            f"the keyboard on “{part}”",
        )


def screen():
    """Start a screen in memory and give it back with its number."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x800x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(
        command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    if not number:
        sys.exit("Xvfb did not start")
    return server, f":{number}"


def everything(node, depth=0):
    """All there is below an accessible object, each with its depth."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is None:
            continue
        yield depth, child
        yield from everything(child, depth + 1)


def told(node):
    """What a screen reader is told of an object."""
    states = node.get_state_set()
    return {
        "name": node.get_name() or "",
        "help": node.get_description() or "",
        "role": node.get_role_name(),
        "focusable": states.contains(Atspi.StateType.FOCUSABLE),
        "showing": states.contains(Atspi.StateType.SHOWING),
        "actions": actions(node),
    }


def actions(node):
    """What a screen reader can do with an object by itself."""
    if "Action" not in node.get_interfaces():
        return []
    return [Atspi.Action.get_action_name(node, n) for n in range(Atspi.Action.get_n_actions(node))]


def do(node, name):
    """Do one of them."""
    Atspi.Action.do_action(node, actions(node).index(name))


def press(key):
    """Press a key as it is called in X11."""
    subprocess.run(["xdotool", "key", key], check=True)


def give_the_window_the_keyboard():
    """What a window manager does; there is none here."""
    found = subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Tric Trac"],
        check=True,
        capture_output=True,
        text=True,
    )
    subprocess.run(["xdotool", "windowfocus", "--sync", found.stdout.split()[-1]], check=True)


def start(python, project, *options):
    """Start the program, and let it know that somebody listens."""
    return subprocess.Popen(
        [python, "-m", "trictrac_gui", "--language", "en", *options],
        cwd=project,
        env={
            **os.environ,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_ACCESSIBILITY": "1",
            "QT_QPA_PLATFORM": "xcb",
        },
    )


def find_program():
    """The program among those on the desktop."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and (child.get_name() or "").startswith(PROGRAM):
            return child
    return None


def to(ears, key, part):
    """Press a key until the keyboard is on something whose name begins with certain words."""
    for _ in range(60):
        if ears.focused and ears.focused[-1].startswith(part):
            return
        before = len(ears.focused)
        press(key)
        ears.wait(lambda before=before: len(ears.focused) > before, f"{key} on the way to {part}")
    sys.exit(f"{key} does not lead to “{part}”: {ears.focused}")


def hit(ears, src, dst):
    """Go on with the game from the first page and hit a checker, all with the keyboard."""
    ears.wait(find_program, "the program on the desktop")
    give_the_window_the_keyboard()
    to(ears, "Tab", "Continue")
    ears.look()
    press("Return")
    ears.see("Board")
    to(ears, "Page_Down", f"Point {src},")
    ears.look()
    press("Return")
    to(ears, "Page_Down", f"Point {dst},")
    ears.look()
    press("Return")
    ears.hear("in all.")
    return {"announced": ears.announced, "focused": ears.focused}


def listen(ears):
    """Play the first turn; what was read and heard on the way."""
    program = ears.wait(find_program, "the program on the desktop")

    def places():
        found = [node for _, node in everything(program)]
        named = [node for node in found if (node.get_name() or "").startswith("Point ")]
        return (found, named) if len(named) == 24 else None

    all_nodes, points = ears.wait(places, "twenty-four points")
    read = {"all": [told(node) for node in all_nodes], "points": [told(node) for node in points]}
    give_the_window_the_keyboard()
    # The opening: both sides throw, five and four against three and one.
    press("Home")
    ears.see("Dice")
    ears.look()
    press("Return")
    so_far = ears.hear("throw")
    ears.see("Dice")
    ears.look()
    press("Return")
    so_far = ears.hear("begins with 5 and 4", so_far - 1)
    read["first"] = ears.see("Point 1,")
    ears.look()
    press("Return")
    press("Page_Down")
    read["target"] = ears.see("Point 5,")
    press("Page_Down")
    ears.see("Point 6,")
    ears.look()
    press("Return")
    so_far = ears.hear("1 to 6", so_far)
    # A refusal: from the start point to a point no number leads to.
    press("Page_Down")
    ears.see("Point 1,")
    ears.look()
    press("Return")
    press("Left")
    ears.see("Point 2,")
    ears.look()
    press("Return")
    so_far = ears.hear("None of the numbers left leads there", so_far)
    # A screen reader presses a point by itself.
    start_point, fifth = points[0], points[4]
    ears.look()
    do(start_point, "Press")
    ears.wait(lambda: "taken up" in (start_point.get_description() or ""), "a checker taken up")
    ears.look()
    do(fifth, "Press")
    so_far = ears.hear("1 to 5", so_far)
    ears.look()
    press("BackSpace")
    so_far = ears.hear("Taken back", so_far)
    read["announced"] = ears.announced
    read["after"] = [told(node)["name"] for node in points]
    read["plates"] = [node["name"] for node in read["all"] if "0 points" in node["name"]]
    return read


def main(python, project, *way):
    """Start everything, listen, and end it all."""
    server, display = screen()
    os.environ["DISPLAY"] = display
    program = None
    try:
        ears = Listener()
        if way:
            program = start(python, project)
            read = hit(ears, *way)
        else:
            program = start(python, project, "--new", "tric-trac", "--dice", "5-4,3-1,6-2")
            read = listen(ears)
        program.terminate()
        program.wait(10)
        print(json.dumps(read))
    finally:
        if program is not None and program.poll() is None:
            program.kill()
        server.terminate()
        server.wait(10)


if __name__ == "__main__":
    main(*sys.argv[1:])

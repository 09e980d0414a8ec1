"""How long the packaged program takes to its first painted board, seen from outside.

    make bench ARGS=bundle

The packaged program cannot be stepped into. So the memory of the screen is watched: the board is
there as soon as nine in ten of many places in the window have the colour that they end with.
"""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

WIDE, HIGH = 1366, 768
REST: Final = 2.0
"""Seconds without a change after which the first start has painted all."""

LONGEST: Final = 20.0
ENOUGH: Final = 0.9


class Screen:
    """The pixels of a screen in memory."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as stream:
            self._memory = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        header, *_ = struct.unpack_from(">I", self._memory)
        colours = struct.unpack_from(">I", self._memory, 76)[0]
        self._pixels = header + 12 * colours
        self._line = struct.unpack_from(">I", self._memory, 48)[0]

    def at(self, places: list[tuple[int, int]]) -> list[bytes]:
        """The colours of some places."""
        offsets = (self._pixels + y * self._line + 4 * x for x, y in places)
        return [self._memory[offset : offset + 3] for offset in offsets]


def start(program: Path, environment: dict[str, str], screen: Screen, *, tries: int) -> list[float]:
    """Seconds of so many starts to the painted board; two more before them are not counted."""
    places = [(x, y) for x in range(240, 800, 20) for y in range(160, 680, 20)]
    ends: list[bytes] = []
    found: list[float] = []
    for _ in range(3 + tries):
        empty = screen.at(places)
        with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as home:
            began = time.monotonic()
            process = subprocess.Popen(
                [program, "--language", "en", "--new", "tric-trac", "--seed", "7"],
                env={**environment, "TRICTRAC_HOME": home},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            try:
                if ends:
                    found.append(_wait(screen, places, ends, began))
                else:
                    ends = _at_rest(screen, places, empty)
            finally:
                process.terminate()
                process.wait()
        _wait(screen, places, empty, time.monotonic())
    return found[2:]


def _at_rest(screen: Screen, places: list[tuple[int, int]], empty: list[bytes]) -> list[bytes]:
    """The colours once something has been painted and nothing changes any more."""
    seen, since, began = empty, time.monotonic(), time.monotonic()
    while time.monotonic() < began + LONGEST:
        now = screen.at(places)
        if now != seen:
            seen, since = now, time.monotonic()
        elif now != empty and time.monotonic() > since + REST:
            return now
        time.sleep(0.05)
    raise SystemExit("Nothing was painted.")


def _wait(screen: Screen, places: list[tuple[int, int]], ends: list[bytes], began: float) -> float:
    while time.monotonic() < began + LONGEST:
        same = sum(one == other for one, other in zip(screen.at(places), ends, strict=True))
        if same >= ENOUGH * len(places):
            return time.monotonic() - began
        time.sleep(0.002)
    raise SystemExit("The board was not painted in time.")


@contextmanager
def screen() -> Iterator[tuple[dict[str, str], Screen]]:
    """A screen of its own, and the environment for programs on it."""
    about = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    environment = {key: text for key, text in os.environ.items() if key not in about}
    with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as folder:
        server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-fbdir", folder),
                *("-screen", "0", f"{WIDE}x{HIGH}x24"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            shown = Screen(Path(folder) / "Xvfb_screen0")
            yield {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}, shown
        finally:
            server.terminate()
            server.wait()

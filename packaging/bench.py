"""Speed, memory and start-up against their limits; exit status 1 over one of them.

    make bench
    make bench ARGS="engine painting"
    make bench ARGS=bundle              # only when it is asked for, after make bundle

This stands beside the tests and not among them: on a busy machine a figure can be over its limit
without anything being wrong. Processor time is taken where one core is meant, and the median of
several tries elsewhere. The window is measured on a screen of its own in memory: Xvfb's where it
is installed, otherwise that of Qt's offscreen platform.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import bench_bundle
import bench_engine
import bench_library

from trictrac_gui.assets import THEMES

ROOT = Path(__file__).resolve().parent.parent
CHILD = Path(__file__).with_name("bench_window.py")


@dataclass(frozen=True)
class Figure:
    """A measured value; without a limit it is only told."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def over(self) -> bool:
        """Whether the limit is passed."""
        return self.limit is not None and self.value > self.limit

    def __str__(self) -> str:
        limit = "" if self.limit is None else f"at most {self.limit:g} {self.unit}"
        verdict = "OVER" if self.over else ""
        return f"  {self.name:<58}{self.value:>9.3f} {self.unit:<3} {limit:<18}{verdict}".rstrip()


def main(wanted: list[str]) -> int:
    """Run the groups named, or all; the exit status."""
    groups: dict[str, Callable[[], Iterator[Figure]]] = {
        "engine": engine,
        "library": library,
        "start": start,
        "running": running,
        "idle": idle,
        "painting": painting,
        "step": step,
        "bundle": bundle,
    }
    unknown = [name for name in wanted if name not in groups]
    if unknown:
        print(f"Unknown: {', '.join(unknown)}. There are {', '.join(groups)}.", file=sys.stderr)
        return 2
    over = 0
    for name in wanted or (name for name in groups if name != "bundle"):
        print(name, flush=True)
        for figure in groups[name]():
            print(figure, flush=True)
            over += figure.over
    print(f"{over} over the limit" if over else "all within their limits")
    return 1 if over else 0


# --- The groups ------------------------------------------------------------------------------


def engine() -> Iterator[Figure]:
    """Legal plays over whole random games, one core, and the peer on the same throws."""
    for name, timing in bench_engine.measure():
        yield Figure(f"legal plays, {name}, mean a throw", timing.mean, "ms", timing.mean_limit)
        yield Figure(f"legal plays, {name}, worst throw", timing.worst, "ms", timing.worst_limit)


def library() -> Iterator[Figure]:
    """Searches among ten thousand games; looking over the folder is only told.

    And what the start page takes with them, a tenth of them unfinished, more than without any, in
    time of the processor: up to when nothing is left to do, and each time it is come back to.
    """
    for number, (name, milliseconds) in enumerate(bench_library.measure()):
        yield Figure(f"games: {name}", milliseconds, "ms", None if number < 2 else 50)
    with screen(1366, 768) as environment, folder() as none, folder() as many:
        bench_library.know_all(many / "data")
        took: dict[Path, list[dict[str, float]]] = {none: [], many: []}
        for _ in range(6):  # the first try counts what the page offers
            for home, found in took.items():
                found.append(child(environment, home, "listed", "tric-trac"))
    for what in ("start", "return"):
        without, with_them = (
            statistics.median(one[what] for one in found[1:]) for found in took.values()
        )
        yield Figure(f"{what} without a game", without, "s")
        name = f"{what} with {bench_library.GAMES} games, more than that"
        yield Figure(name, with_them - without, "s", 0.15)


BARE = 0.1
"""Seconds to the first paint of an empty Qt window on the machine the bundle's limit is set for."""


START = 2.9
"""Times the empty window to the painted board, and to the start page, at most."""


def start(tries: int = 9) -> Iterator[Figure]:
    """From the start of the process to the painted board or start page, all in the disk's cache.

    Machines are faster or slower at the same, so the program is measured against an empty window
    in turns. The time of the processor has no limit; it tells more where the machine has other
    things to do.
    """
    all_took: dict[str, list[dict[str, float]]] = {"bare": [], "start": [], "start-page": []}
    with screen(1366, 768) as environment, folder() as home:
        for _ in range(2 + tries):
            for what, took in all_took.items():
                began = str(time.monotonic())
                took.append(child(environment, home, what, "tric-trac", began))
    for of, on, limit in (("seconds", "", START), ("processor", "processor, ", None)):
        empty, board, page = (
            statistics.median(one[of] for one in took[2:]) for took in all_took.values()
        )
        yield Figure(f"{on}start of an empty Qt window, 1366 × 768", empty, "s")
        yield Figure(f"{on}start to the painted board, 1366 × 768", board, "s")
        yield Figure(f"{on}start to the painted start page, 1366 × 768", page, "s")
        yield Figure(f"{on}the board in times of the empty window", board / empty, "×", limit)
        yield Figure(f"{on}the start page in times of the empty window", page / empty, "×", limit)


def bundle(tries: int = 7) -> Iterator[Figure]:
    """The packaged program that `make bundle` made, against an empty window run from source."""
    program = ROOT / "build" / "bundle" / "trictrac-gui" / "trictrac-gui"
    if not program.exists() or not shutil.which("Xvfb"):
        raise SystemExit("This needs the program of `make bundle`, and Xvfb (package xvfb).")
    size = sum(f.lstat().st_size for f in program.parent.rglob("*") if f.is_file()) / 1e6
    yield Figure("size of the packaged program", size, "MB", 115)
    with bench_bundle.screen() as (environment, screen_memory), folder() as home:
        board = bench_bundle.start(program, environment, screen_memory, tries=tries)
        bare = [
            child(environment, home, "bare", "tric-trac", str(time.monotonic()))["seconds"]
            for _ in range(2 + tries)
        ][2:]
    seconds, empty = statistics.median(board), statistics.median(bare)
    yield Figure("start of the packaged program to the painted board", seconds, "s")
    yield Figure("start of an empty Qt window, 1366 × 768", empty, "s")
    yield Figure("the first in times of the second", seconds / empty, "×", 0.6 / BARE)


def running() -> Iterator[Figure]:
    """Memory of a window at 1920 × 1080."""
    for game, limit in (("tric-trac", 130), ("backgammon", 130)):
        with screen(1920, 1080) as environment, folder() as home:
            found = child(environment, home, "running", game)
        yield Figure(f"memory (PSS) after a game of {game}, 1920 × 1080", found["pss"], "MB", limit)
    with screen(1920, 1080) as environment, folder() as home:
        found = child(environment, home, "closed", "tric-trac")
    for page in ("settings", "keys"):
        yield Figure(f"memory (PSS) that is left of the {page}, closed", found[page], "MB", 15)


def idle() -> Iterator[Figure]:
    """Processor time while nobody does anything."""
    with screen(1920, 1080) as environment, folder() as home:
        found = child(environment, home, "idle", "tric-trac")
    for what, share in found.items():
        # What `top` rounds to 0.0.
        yield Figure(f"processor at {what}", share, "%", 0.05)


def painting() -> Iterator[Figure]:
    """Repaints of the board in memory, each a median, beside a plain picture as large."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for theme, (wide, high) in product(THEMES, ((1920, 1080), (3840, 2160))):
        size = (str(wide), str(high))
        with folder() as home:
            found = child(environment, home, "painting", "tric-trac", theme, *size)
        at = f"{theme}, {wide} × {high}"
        yield Figure(f"a plain picture, {at}", found["plain"], "ms")
        for what, name, limit in (
            ("drag", "step of a drag", 0.8),
            ("glide", "a frame of four gliding checkers", 1.5),
            ("full", "full repaint", 3),
        ):
            yield Figure(f"{name}, {at}", found[what], "ms")
            yield Figure("in times of the plain picture", found[what] / found["plain"], "×", limit)


def step() -> Iterator[Figure]:
    """How many modules a checker that is let go runs through; the same on every machine."""
    for game in ("tric-trac", "backgammon"):
        with screen(1366, 768) as environment, folder() as home:
            found = child(environment, home, "step", game)
        yield Figure(f"modules from the release to the paint, {game}", found["modules"], "", 45)
        yield Figure(f"calls from one of them into another, {game}", found["crossings"], "", 400)


# --- What they need --------------------------------------------------------------------------


def compiled(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of a warm start: its modules are compiled, so they may be kept."""
    return {key: text for key, text in environment.items() if key != "PYTHONDONTWRITEBYTECODE"}


def child(environment: dict[str, str], home: Path, *what: str) -> dict[str, float]:
    """Run one measurement in a process of its own; what it found, by name."""
    done = subprocess.run(
        [sys.executable, str(CHILD), *what],
        cwd=ROOT,
        env={**compiled(environment), "TRICTRAC_HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        timeout=300,
    )
    if done.returncode:
        raise SystemExit(f"The measurement “{' '.join(what)}” failed; its own words are above.")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


@contextmanager
def folder() -> Iterator[Path]:
    """A home for games and settings that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as name:
        yield Path(name)


@contextmanager
def screen(wide: int, high: int) -> Iterator[dict[str, str]]:
    """The environment of a program that is to be shown on a screen of this size."""
    about_displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    environment = {key: text for key, text in os.environ.items() if key not in about_displays}
    if sys.platform.startswith("linux") and shutil.which("Xvfb"):
        server = subprocess.Popen(
            # Without -noreset the server starts anew when its only program ends, and turns away
            # who comes in the meantime.
            [
                *("Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp"),
                *("-screen", "0", f"{wide}x{high}x24"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            yield {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()
            server.wait()
        return
    with folder() as place:
        described = {
            "screens": [{"name": "bench", "x": 0, "y": 0, "width": wide, "height": high, "dpi": 96}]
        }
        (place / "screen.json").write_text(json.dumps(described), encoding="utf-8")
        chosen = f"offscreen:configfile={place / 'screen.json'}"
        yield {**environment, "QT_QPA_PLATFORM": chosen}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The program as a screen reader meets it on Linux: over AT-SPI, in a window of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Place
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.startup import preflight
from trictrac_gui.storage.paths import Paths
from trictrac_gui.variants import TRIC_TRAC, VARIANTS

LISTENER = Path(__file__).with_name("at_spi_listener.py")
PROJECT = LISTENER.parent.parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = ("Xvfb", "dbus-run-session", "xdotool")
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
POLITE, ASSERTIVE = 1, 2


def lacking() -> str:
    """What a screen reader needs and is not here; empty if all of it is."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is Linux’s; elsewhere a screen reader is heard by hand"
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if not BUS.exists():
        missing.append("at-spi2-core")
    try:
        subprocess.run(
            [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"],
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        missing.append("python3-gi and gir1.2-atspi-2.0")
    missing += [lib.package for lib in preflight.missing_libraries(preflight.Platform.X11)]
    return f"not installed here: {', '.join(missing)}" if missing else ""


LACKING = lacking()
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(LACKING), reason=LACKING or "everything is here"),
]


def listen(home: Path, *way: Place) -> dict[str, Any]:
    """What was read and heard."""
    run = subprocess.run(
        [
            *("dbus-run-session", "--", SYSTEM_PYTHON, str(LISTENER)),
            *(sys.executable, str(PROJECT), *map(str, way)),
        ],
        env={**os.environ, "TRICTRAC_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    heard: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return heard


def test_a_turn_is_played_and_heard_without_eyes_or_mouse(tmp_path: Path) -> None:
    heard = listen(tmp_path)
    points = {node["name"].partition(",")[0]: node for node in heard["points"]}
    assert list(points) == [f"Point {number}" for number in range(1, 25)]
    assert points["Point 1"]["name"] == "Point 1, start point of Red, fifteen red"
    assert points["Point 13"]["name"] == "Point 13, Hucke of Red, empty"
    for node in points.values():
        assert node["focusable"]
        assert node["showing"]
        assert "Press" in node["actions"]
    names = {node["name"] for node in heard["all"]}
    assert {"Dice, Red is to throw", "Borne off, none yet", "Board: Tric Trac"} <= names
    assert "Red, 0 points, 345 pips to go, to play" in names
    assert "Black, 0 points, 345 pips to go" in names
    assert heard["first"] == "Point 1, start point of Red, fifteen red"
    assert heard["target"] == "Point 5, empty"
    assert heard["announced"] == [
        ["Red throws 5 and 4. Black: throw for the first turn.", POLITE],
        ["Black throws 3 and 1. Red begins with 5 and 4.", POLITE],
        ["Red: 1 to 6.", POLITE],
        ["None of the numbers left leads there. Point 1.", ASSERTIVE],
        ["Red: 1 to 5. Red: finish the turn or undo.", POLITE],
        ["Taken back: 1 – 5.", POLITE],
    ]
    assert heard["after"][5] == "Point 6, one red, blot"
    for node in heard["all"]:
        assert node["name"] or not (node["focusable"] and node["showing"]), node


def before_a_hit(session: GameSession) -> tuple[Place, Place]:
    """Play on until a single step of the side on turn hits."""
    for _ in range(2000):
        view = session.view()
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves:
            assert view.to_move is not None
            other = view.to_move.other
            for src, targets in view.moves.items():
                for target in targets:
                    blot = view.count(other, target.place) == 1
                    start = target.place == view.variant.start_place(other)
                    if len(target.steps) == 1 and blot and not start and target.place != "off":
                        return src, target.place
            src, targets = next(iter(view.moves.items()))
            session.play(src, targets[0].place)
        else:
            session.hand_over()
    raise AssertionError("nobody comes to hit")


def test_a_hit_and_its_point_are_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICTRAC_HOME", str(tmp_path))
    paths = Paths.find()
    paths.make()
    session, trouble = GameStore(VARIANTS, paths.games).begin(
        TRIC_TRAC, TRIC_TRAC.values, ("Ada", "Bela"), DiceChoice(4, ())
    )
    assert trouble is None
    src, dst = before_a_hit(session)
    scorer = session.names[session.view().to_move or 0]
    session.close()
    heard = listen(tmp_path, src, dst)
    said, politeness = heard["announced"][-1]
    assert politeness == POLITE
    assert f"{scorer}: {src} to {dst}." in said
    assert f"is hit on {dst}." in said
    assert f"1 point for {scorer}: " in said

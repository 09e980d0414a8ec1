"""Where no sound can be heard, nothing happens and nothing is said on the terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import resource
from trictrac_gui.ui.sound.sound_effects import Ability, QtPlayer

ROOT = Path(__file__).parents[3]

GAME = """
import sys
if sys.argv[1] == "blocked":
    class Blocked:
        def find_spec(self, name, path=None, target=None):
            if name == "PySide6.QtMultimedia":
                raise ImportError("libpulse.so.0: cannot open shared object file")
    sys.meta_path.insert(0, Blocked())
from PySide6.QtCore import QTimer
from trictrac_gui import app as app_module
from trictrac_gui.assets import THEMES
from trictrac_gui.ui.window.arguments import parse
from trictrac_gui.variants import VARIANTS

app = app_module.application()
words = ["--new", "tric-trac", "--dice", "5-4,3-1"]
program = app_module.build(app, parse(words, VARIANTS, THEMES, "0"))
assert "PySide6.QtMultimedia" not in sys.modules
program.window.show()
for _ in range(2):
    program.game.page.console.throw.click()
program.game.session.play(1, 6)
program.game.session.play(1, 4)
program.game.sound.sample()
QTimer.singleShot(1200, app.quit)
app.exec()
program.window.close()
print(program.context.sound.ability())
"""


def played(home: Path, how: str) -> tuple[str, str]:
    """What a whole program says on its two outputs after some noisy moves."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "TRICTRAC_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PULSE_SERVER": "unix:/nowhere/pulse",
        "PIPEWIRE_REMOTE": "/nowhere/pipewire",
    }
    run = subprocess.run(
        [sys.executable, "-c", GAME, how],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    said = [line for line in run.stderr.splitlines() if "This plugin does not" not in line]
    return run.stdout.strip(), "\n".join(said)


def test_a_missing_library_stops_nothing_and_prints_nothing(tmp_path: Path) -> None:
    out, errors = played(tmp_path, "blocked")
    assert errors == ""
    assert out in (Ability.NOT_INSTALLED, Ability.NO_LIBRARY)


def test_a_machine_without_loudspeaker_stops_nothing_and_prints_nothing(tmp_path: Path) -> None:
    out, errors = played(tmp_path, "as it is")
    assert errors == ""
    assert out in tuple(Ability)


@pytest.mark.skipif(
    find_spec("PySide6.QtMultimedia") is not None, reason="the extra “sound” is installed"
)
def test_without_the_extra_the_player_says_so_and_plays_nothing(qapp: QApplication) -> None:
    player = QtPlayer(resource("sounds"))
    player.play("put-1.wav", 1.0)
    assert player.ability() is Ability.NOT_INSTALLED
    assert not player.installed

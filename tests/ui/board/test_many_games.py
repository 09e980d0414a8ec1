"""An evening of many games in one window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import ctypes, gc, json, os, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.variants import VARIANTS

app = QApplication(sys.argv)
QAccessible.setActive(LISTENED)
board = BoardView()
board.resize(360, 280)
board.show()
played = 0

def play(number, folder):
    global played
    variant = VARIANTS[number % 2]
    games = GameStore(VARIANTS, folder)
    session, _ = games.begin(variant, {}, ("Ada", "Bela"), DiceChoice(number, ()))
    session.changed.connect(board.show_view)
    board.show_view(session.view())
    for _ in range(24):
        view = session.view()
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves:
            src, targets = next(iter(view.moves.items()))
            board.move_input.choose(src)
            session.play(src, targets[0].place)
            played += 1
        elif view.may_hand_over:
            session.hand_over()
    board.grab()
    session.changed.disconnect(board.show_view)
    session.close()
    session.deleteLater()
    del session
    gc.collect()

def settled():
    app.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)  # what was freed must not count
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return len(board.board.items()), pages * os.sysconf("SC_PAGE_SIZE")

def evening(first, count, folder):
    # The lowest of several figures: a single one goes up and down with the pictures shown.
    lowest = None
    for number in range(first, first + count):
        play(number, folder)
        if number % 10 == 0:
            settled()  # gaps between the pictures of many games are no leak
        if number >= first + count - 12:
            items, memory = settled()
            lowest = memory if lowest is None else min(lowest, memory)
    return items, lowest

with tempfile.TemporaryDirectory() as folder:
    # The first games fill the caches of Qt and Python.
    before = evening(0, WARM, Path(folder))
    after = evening(WARM, GAMES, Path(folder))
print(json.dumps({"before": before, "after": after, "played": played}))
"""

WARM, GAMES = 40, 200
LIMIT = 2 * 1024 * 1024


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("listened", [False, True], ids=["alone", "with a screen reader"])
def test_two_hundred_games_leave_items_and_memory_as_they_were(listened: bool) -> None:
    script = SCRIPT.replace("WARM", str(WARM)).replace("GAMES", str(GAMES))
    script = script.replace("LISTENED", str(listened))
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    print(told)
    assert told["played"] > GAMES * 5
    # Rings and counts are made for a checker when it first wears one; games leave nothing else.
    assert 0 <= told["after"][0] - told["before"][0] < GAMES / 10
    assert told["after"][1] - told["before"][1] <= LIMIT

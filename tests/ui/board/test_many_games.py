"""An evening of many games in one window."""

from __future__ import annotations

import json
import subprocess
import sys

SCRIPT = """
import gc, json, os, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from trictrac_gui.session.games import DiceChoice, Games
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.variants import VARIANTS

app = QApplication(sys.argv)
board = BoardView()
board.resize(700, 540)
board.show()
played = 0

def play(number, folder):
    global played
    variant = VARIANTS[number % 2]
    games = Games(VARIANTS, folder)
    session, _ = games.begin(variant, {}, ("Ada", "Bela"), DiceChoice(number, ()))
    session.changed.connect(board.show_view)
    board.show_view(session.view())
    for _ in range(24):
        view = session.view()
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves:
            src, targets = next(iter(view.moves.items()))
            board.hand.choose(src)
            session.play(src, targets[0].place)
            played += 1
        elif view.may_hand_over:
            session.hand_over()
    board.grab()
    session.changed.disconnect(board.show_view)
    session.close()
    session.deleteLater()

def settled():
    app.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return len(board.board.items()), pages * os.sysconf("SC_PAGE_SIZE")

with tempfile.TemporaryDirectory() as folder:
    # The first games fill the caches of Qt and Python.
    for number in range(WARM):
        play(number, Path(folder))
    before = settled()
    for number in range(WARM, WARM + GAMES):
        play(number, Path(folder))
    after = settled()
print(json.dumps({"before": before, "after": after, "played": played}))
"""

WARM, GAMES = 40, 200
LIMIT = 2 * 1024 * 1024


def test_two_hundred_games_leave_items_and_memory_as_they_were() -> None:
    script = SCRIPT.replace("WARM", str(WARM)).replace("GAMES", str(GAMES))
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout.splitlines()[-1])
    print(told)
    assert told["played"] > GAMES * 5
    assert told["after"][0] == told["before"][0]
    assert told["after"][1] - told["before"][1] <= LIMIT

"""The program killed outright in the middle of a throw gives the game back exactly as it stood."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.ui.conftest import Open
from tests.ui.steady_player import SteadyPlayer, fingerprint
from tests.ui.waiting import comes_true
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Side
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.storage.reading import read
from trictrac_gui.storage.settings import load
from trictrac_gui.ui.dialogs.settings import SettingsDialog
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import BACKGAMMON, VARIANTS

ROOT = Path(__file__).parents[2]


def expected(variant_key: str, seed: int, folder: Path) -> list[str]:
    """Every moment of the game, as a program that is not killed shows them."""
    variant = next(v for v in VARIANTS if v.key == variant_key)
    session, _ = GameStore(VARIANTS, folder).begin(variant, {}, ("", ""), DiceChoice(seed))
    moments = [fingerprint(session.view())]
    session.changed.connect(lambda view: moments.append(fingerprint(view)))
    player = SteadyPlayer(seed, session)
    while player.act():
        pass
    session.close()
    return moments


def play_until_killed(variant: str, seed: int, home: Path, moments: int, wait: float) -> list[str]:
    """What the window showed before it was killed, so many moments into the game and a bit."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.steady_player", variant, str(seed)],
        cwd=ROOT,
        env={**os.environ, "TRICTRAC_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    shown = []
    for line in child.stdout:
        shown.append(line.strip())
        if len(shown) >= moments:
            break
    # No wait for anything to happen: the moment of the kill is to be anywhere in the next act.
    until = time.perf_counter() + wait
    while time.perf_counter() < until:
        pass
    child.send_signal(signal.SIGKILL)
    shown += [line.strip() for line in child.stdout if line.endswith("\n")]
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    return shown


def kill_and_go_on(tmp_path: Path, seed: int) -> None:
    """Kill one game at a moment that follows from the seed, and take it up again."""
    chance = random.Random(seed)
    variant = chance.choice(VARIANTS).key
    whole = expected(variant, seed, tmp_path / "whole")
    moments = chance.randrange(1, min(150, len(whole) - 20))
    home = tmp_path / "home"
    shown = play_until_killed(variant, seed, home, moments, chance.random() * 0.004)
    assert shown == whole[: len(shown)], "the two programs did not play the same game"

    found = list((home / "data" / "games").glob("*.jsonl")) or list(home.rglob("*.jsonl"))
    games = GameStore(VARIANTS, found[0].parent)
    listed, _ = games.unfinished()
    assert [saved.file.path for saved in listed] == found
    session, recovered, trouble = games.resume(found[0])
    assert (recovered, trouble) == (None, None)
    # The last moment shown, or the one being shown as the program died.
    assert fingerprint(session.view()) in whole[len(shown) - 1 : len(shown) + 1]
    session.close()


def test_the_position_being_set_up_is_there_after_a_kill(open_window: Open) -> None:
    program = open_window()
    program.navigator.open(PageName.EDITOR)
    for draft in (draft_of(BACKGAMMON).cleared(), draft_of(BACKGAMMON).moved(Side.FIRST, 24, 20)):
        program.editor.page.change(draft)
    again = open_window()  # the first one never came to close anything
    again.navigator.open(PageName.EDITOR)
    assert again.editor.page.draft == draft
    again.start.begin(again.start.page.choice())
    third = open_window()
    third.start.begin(third.start.page.choice())
    third.navigator.open(PageName.EDITOR)
    assert third.editor.page.draft.counts == draft_of(third.editor.usual_game()).counts
    third.editor.page.take_back()
    assert third.editor.page.draft == draft, "the way back leads to what was set up"


def test_settings_changed_in_the_open_dialog_are_there_after_a_kill(open_window: Open) -> None:
    program = open_window()
    program.ask_settings()
    dialog = program.window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.mirrored.toggle()
    dialog.volume.setValue(33)
    path = program.context.paths.settings
    assert comes_true(lambda: load(path)[0].volume == 33, 2)
    assert load(path)[0].mirrored
    assert dialog.isVisible()


def test_the_turned_board_is_there_after_a_kill(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.turn_board.toggle()
    assert open_window().settings.current.turned


def test_a_note_typed_without_a_pause_is_there_after_a_kill(open_window: Open) -> None:
    program = open_window()
    program.start.begin(program.start.page.choice())
    session = program.game.session
    assert session is not None
    assert session.path is not None
    session.throw()
    program.window.actions_.moves.trigger()
    assert program.moves.dock is not None
    note = program.moves.dock.panel.note
    note.setFocus()
    end = time.monotonic() + 2
    typed = ""
    while time.monotonic() < end:
        typed += "a word " if len(typed) % 3 else "so "
        note.insertPlainText(typed[len(note.toPlainText()) :])
        QTest.qWait(30)
    assert note.toPlainText() == typed, "the field is not disturbed"
    assert note.textCursor().position() == len(typed)
    kept = [str(line["note"]) for line in read(session.path).entries if "note" in line]
    assert kept
    assert typed.startswith(kept[-1])


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@posix_only
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_game_comes_back_as_it_stood(tmp_path: Path, seed: int) -> None:
    kill_and_go_on(tmp_path, seed)


@pytest.mark.long
@posix_only
@pytest.mark.parametrize("seed", range(100, 160))
def test_a_game_killed_at_any_moment_comes_back_as_it_stood(tmp_path: Path, seed: int) -> None:
    kill_and_go_on(tmp_path, seed)

"""The program killed outright in the middle of a throw gives the game back exactly as it stood."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest

from tests.kept_games import unfinished
from tests.ui.conftest import Open
from tests.ui.steady_player import SteadyPlayer, fingerprint
from tests.ui.waiting import comes_true
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Side
from trictrac_gui.session import position_draft
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
    assert [saved.path for saved in unfinished(found[0].parent)] == found
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
    path = program.context.paths.settings
    steps = iter(range(10**6))

    def kept_while_it_changes() -> bool:
        dialog.volume.setValue(next(steps) % 90)
        return load(path)[0].mirrored

    assert comes_true(kept_while_it_changes, 2)
    dialog.volume.setValue(97)
    assert comes_true(lambda: load(path)[0].volume == 97, 2)
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


LATEST_NOTE = 2.0
"""Seconds after which what was typed is there; a busy computer gets a little more."""


def told_until_killed(home: Path, seed: int) -> tuple[dict[str, list[tuple[float, Any]]], float]:
    """What a busy window told, by kind, each with its time, and when it was killed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.busy_window", str(seed)],
        cwd=ROOT,
        env={**os.environ, "TRICTRAC_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    wanted, until = random.Random(seed).uniform(0, 4), 0.0
    told: dict[str, list[tuple[float, Any]]] = defaultdict(list)
    killed = 0.0
    for line in child.stdout:
        if not line.endswith("\n"):
            break
        what, when, value = line.split(" ", 2)
        told[what].append((float(when), json.loads(value)))
        until = until or time.monotonic() + wanted
        if not killed and time.monotonic() > until:
            killed = time.monotonic()
            child.send_signal(signal.SIGKILL)
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    return told, killed


def kill_all_at_once(home: Path, seed: int) -> None:
    """Kill a window in which everything is done at once, and look for all of it."""
    told, killed = told_until_killed(home, seed)
    games = GameStore(VARIANTS, home / "data" / "games")
    session, recovered, trouble = games.resume(Path(told["path"][0][1]))
    assert (recovered, trouble) == (None, None)
    assert len(session._writer.lines) >= max((count for _, count in told["entries"]), default=0)
    for seconds, note in told["note"]:
        if seconds < killed - LATEST_NOTE - 1:
            assert session.notes.get(0, "").startswith(note)
    assert session.notes.get(0, "") in ("", *(note for _, note in told["note"])) or any(
        session.notes[0].startswith(note) for _, note in told["note"][-1:]
    )
    if told["left"] and session.clock is not None:
        left = sum(session.clock.reserve(side) + session.clock.free(side) for side in Side)
        assert abs(left - sum(told["left"][-1][1])) < 5
    session.close()
    kept = load(home / "config" / "settings.json")[0]
    for what, now in (("turned", kept.turned), ("volume", kept.volume)):
        before = [at for at, (when, _) in enumerate(told[what]) if when < killed - 1.5]
        if before:
            assert now in [value for _, value in told[what][before[-1] :]]
    if told["draft-kept"]:
        draft = position_draft.load(home / "data" / "draft.json", VARIANTS)
        assert draft is not None
        found = [list(counts) for counts in draft.counts]
        assert found in (told["draft-kept"][-1][1], told["draft"][-1][1])


@posix_only
def test_a_window_in_which_all_is_done_at_once_loses_nothing(tmp_path: Path) -> None:
    kill_all_at_once(tmp_path, 3)


@pytest.mark.long
@posix_only
@pytest.mark.parametrize("part", range(20))
def test_editor_notes_settings_and_clock_are_there_after_any_kill(
    tmp_path: Path, part: int
) -> None:
    for number in range(4):
        kill_all_at_once(tmp_path / str(number), 1000 + 10 * part + number)


@pytest.mark.long
@posix_only
@pytest.mark.parametrize("seed", range(100, 160))
def test_a_game_killed_at_any_moment_comes_back_as_it_stood(tmp_path: Path, seed: int) -> None:
    kill_and_go_on(tmp_path, seed)

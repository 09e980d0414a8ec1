"""A game that cannot be saved is never thrown away unasked, and is saved as soon as it can be."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from tests.kept_games import games as journals
from tests.sessions import act
from tests.ui.conftest import Open
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.engine.clock import ClockRule
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import match_to
from trictrac_gui.session import autosave, position_draft
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage import progress
from trictrac_gui.storage.own_data import DataPart, all_kept
from trictrac_gui.storage.progress import Progress
from trictrac_gui.storage.reading import read
from trictrac_gui.ui.start.continue_list import GameRow
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog, MessageDialog
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import BACKGAMMON, VARIANTS


class Disk:
    """A disk that is full while ``full`` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        really = os.write

        def write(descriptor: int, data: bytes) -> int:
            if self.full and descriptor > 2:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return really(descriptor, data)

        monkeypatch.setattr(os, "write", write)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(autosave, "AGAIN", 5)
    return Disk(monkeypatch)


def running(program: Program) -> GameSession:
    session = program.game.session
    assert session is not None
    return session


def begun(program: Program) -> GameSession:
    """A game from the start page, a few actions on."""
    page = program.start.page
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    session = running(program)
    for _ in range(6):
        act(session)
    return session


def question(program: Program) -> ChoiceDialog | None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = program.window.findChildren(ChoiceDialog, "unsaved")
    return next((one for one in found if one.isVisible()), None)


def answer(program: Program, choice: str) -> None:
    asked = question(program)
    assert asked is not None
    QTest.mouseClick(asked.button(choice), Qt.MouseButton.LeftButton)


def rows(program: Program) -> list[GameRow]:
    return program.start.page.unfinished.rows


def whole(session: GameSession) -> tuple[object, ...]:
    return tuple(session._writer.lines)


def on_disk(program: Program) -> list[tuple[object, ...]]:
    return [read(game.path).entries for game in journals(program.context.games.folder)]


def play_from_here(program: Program) -> None:
    program.navigator.open(PageName.EDITOR)
    program.editor.page.open(draft_of(BACKGAMMON))
    QTest.mouseClick(program.editor.page.play, Qt.MouseButton.LeftButton)


WAYS: dict[str, Callable[[Program], object]] = {
    "new": lambda program: program.window.actions_.new.trigger(),
    "games": lambda program: program.window.actions_.games.trigger(),
    "lessons": lambda program: program.window.actions_.lessons.trigger(),
    "quit": lambda program: program.window.actions_.quit.trigger(),
    "close": lambda program: program.window.close(),
    "another game": lambda program: program.game.begin_again(swap=False),
    "from the editor": play_from_here,
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_out_of_a_game_throws_unsaved_entries_away_unasked(
    open_window: Open, disk: Disk, way: str
) -> None:
    program = open_window()
    session = begun(program)
    disk.full = True
    for _ in range(3):
        act(session)
    played = whole(session)
    WAYS[way](program)
    assert question(program) is not None
    assert program.window.isVisible()
    assert program.game.session is session
    answer(program, "stay")
    assert program.game.session is session
    assert whole(session) == played
    disk.full = False
    assert comes_true(lambda: session.fault is None)
    assert on_disk(program) == [played]


@pytest.mark.parametrize("way", ["new", "games", "lessons", "another game", "from the editor"])
def test_what_is_left_in_memory_stands_under_continue_and_is_saved_by_itself(
    open_window: Open, disk: Disk, way: str
) -> None:
    program = open_window()
    session = begun(program)
    disk.full = True
    act(session)
    played = whole(session)
    WAYS[way](program)
    answer(program, "keep")
    program.navigator.open(PageName.START)
    if question(program) is not None:  # the other game is not saved either
        answer(program, "keep")
    waiting = [row for row in rows(program) if row.game.session is session]
    assert len(waiting) == 1
    assert waiting[0].button.isEnabled()
    assert not waiting[0].state.isHidden()
    assert len(rows(program)) == 1 + (way in ("another game", "from the editor"))
    QTest.mouseClick(waiting[0].button, Qt.MouseButton.LeftButton)
    assert program.game.session is session
    assert not session.view().saved
    program.navigator.open(PageName.START)
    answer(program, "keep")
    disk.full = False
    assert comes_true(lambda: not program.context.games.waiting)
    assert played in on_disk(program)
    assert all(row.game.session is None and not row.game.fault for row in rows(program))


def test_a_game_begun_on_a_full_disk_is_under_continue_too(open_window: Open, disk: Disk) -> None:
    program = open_window()
    disk.full = True
    session = begun(program)
    assert session.path is None
    view = session.view()
    program.window.actions_.new.trigger()
    answer(program, "keep")
    assert [row.game.session for row in rows(program)] == [session]
    QTest.mouseClick(rows(program)[0].button, Qt.MouseButton.LeftButton)
    assert running(program).view() == view
    disk.full = False
    assert comes_true(lambda: session.path is not None)
    assert on_disk(program) == [whole(session)]


def test_another_try_leaves_the_game_once_it_is_saved(open_window: Open, disk: Disk) -> None:
    program = open_window()
    session = begun(program)
    session._writer.again.setInterval(10**8)  # nobody but the player tries
    disk.full = True
    act(session)
    played = whole(session)
    program.window.actions_.new.trigger()
    answer(program, "retry")
    assert question(program) is not None, "still not saved, so it asks again"
    disk.full = False
    answer(program, "retry")
    assert question(program) is None
    assert program.start.showing
    assert on_disk(program) == [played]


def test_discarding_leaves_what_is_on_the_disk(open_window: Open, disk: Disk) -> None:
    program = open_window()
    session = begun(program)
    saved = whole(session)
    disk.full = True
    act(session)
    program.window.actions_.lessons.trigger()
    answer(program, "discard")
    assert program.lessons.showing
    disk.full = False
    program.navigator.back()
    assert whole(running(program)) == saved == on_disk(program)[0]


def test_saving_elsewhere_leaves_the_game_there(
    open_window: Open, disk: Disk, tmp_path: Path
) -> None:
    program = open_window()
    session = begun(program)
    shutil.rmtree(program.context.games.folder)
    program.context.games.folder.write_text("in the way of the folder")
    while session.fault is None:
        act(session)
    played = whole(session)
    program.window.close()
    answer(program, "elsewhere")
    roomy = tmp_path / "roomy"
    roomy.mkdir()
    chooser = program.window.findChild(QFileDialog)
    assert chooser is not None
    chooser.fileSelected.emit(str(roomy))
    chooser.close()
    assert question(program) is None
    assert not program.window.isVisible()
    assert [read(game.path).entries for game in journals(roomy)] == [played]


def test_quitting_asks_for_a_game_that_was_left_in_memory(open_window: Open, disk: Disk) -> None:
    program = open_window()
    session = begun(program)
    disk.full = True
    act(session)
    program.window.actions_.new.trigger()
    answer(program, "keep")
    program.window.close()
    assert program.window.isVisible()
    asked = question(program)
    assert asked is not None
    assert {button.text() for button in asked.findChildren(QPushButton)} == {
        "Do not quit",
        "Discard what is not saved",
        "Save elsewhere…",
        "Try again",
    }
    answer(program, "discard")
    assert not program.window.isVisible()


def test_a_class_board_on_a_full_disk_is_told_and_kept(open_window: Open, disk: Disk) -> None:
    program = open_window()
    disk.full = True
    program.class_mode.enter()
    session = program.class_mode.session
    assert session is not None
    assert session.fault is not None
    session.throw()
    program.class_mode.leave()
    assert program.context.games.waiting == (session,)
    program.window.close()
    assert program.window.isVisible()
    answer(program, "stay")
    disk.full = False
    assert comes_true(lambda: not program.context.games.waiting)


def test_a_folder_removed_while_playing_is_made_again(open_window: Open, disk: Disk) -> None:
    program = open_window()
    session = begun(program)
    shutil.rmtree(program.context.paths.data)
    for _ in range(5):
        act(session)
    assert comes_true(lambda: session.fault is None and session.view().saved)
    assert on_disk(program) == [whole(session)]


def test_games_that_are_deleted_do_not_come_back_once_there_is_room(
    open_window: Open, disk: Disk
) -> None:
    program = open_window()
    begun(program)
    disk.full = True
    act(running(program))
    program.window.actions_.new.trigger()
    answer(program, "keep")
    begun(program)
    kept = all_kept(program.context.paths)
    program.kept_data._delete([one for one in kept if one.part is DataPart.GAMES])
    disk.full = False
    assert question(program) is None
    assert not program.context.games.waiting
    assert program.game.session is None
    assert on_disk(program) == []


@pytest.mark.parametrize("leave", ["the window is killed", "the window is closed"])
def test_the_time_used_in_a_turn_counts_the_next_time(open_window: Open, leave: str) -> None:
    program = open_window()
    match, rule = match_to(5, cube=True), ClockRule(delay=10, reserve=300)
    program.game.begin(BACKGAMMON, ("Ada", "Ben"), DiceChoice(seed=2), match, rule)
    session = running(program)
    while session.view().to_move is None:
        act(session)
    clock = session.clock
    assert clock is not None
    assert clock.side is not None
    usual = clock._now
    clock._now = lambda: usual() + 70
    assert comes_true(lambda: "turn" in session._writer.lines[-1]), "within a look at the clock"
    left = clock.reserve(clock.side)
    assert left == pytest.approx(240, abs=5)
    assert session.path is not None
    if leave == "the window is closed":
        program.window.close()
    else:
        data = session.path.read_bytes()
        program.game.let_go()
        session.path.write_bytes(data)
    again = open_window()
    again.game.go_on(session.path)
    restored = running(again).clock
    assert restored is not None
    assert -0.1 <= left - restored.reserve(clock.side) < 3  # written in tenths of a second
    assert restored.free(clock.side) == 0


def test_what_else_cannot_be_saved_is_said_once_and_saved_with_the_next_change(
    open_window: Open, disk: Disk
) -> None:
    program = open_window()
    page = program.editor.page
    disk.full = True
    for _ in range(2):
        for draft in (draft_of(BACKGAMMON).cleared(), draft_of(BACKGAMMON)):
            page.change(draft)
            program.lessons.remember("any", Progress(step=1))
    told = [one.text.text() for one in program.window.findChildren(MessageDialog)]
    assert len(told) == 2
    assert all("the disk is full" in text for text in told)
    disk.full = False
    page.change(draft_of(BACKGAMMON).cleared())
    program.lessons.remember("any", Progress(step=2))
    paths = program.context.paths
    assert position_draft.load(paths.draft, VARIANTS) == page.draft
    assert progress.load(paths.progress) == {"any": Progress(step=2)}


def test_a_game_that_was_left_is_not_said_to_be_played_elsewhere(open_window: Open) -> None:
    program = open_window()
    begun(program)
    program.window.actions_.new.trigger()
    assert [row.game.fault for row in rows(program)] == [""]


def test_a_note_being_typed_comes_into_the_game_that_is_closed(open_window: Open) -> None:
    program = open_window()
    session = begun(program)
    program.window.actions_.moves.trigger()
    assert program.moves.dock is not None
    field = program.moves.dock.panel.note
    field.setFocus()
    QTest.keyClicks(field, "a lucky throw")
    program.window.close()
    assert not program.window.isVisible()
    assert on_disk(program)[0][-1] == {"note": "a lucky throw", "at": session.here}

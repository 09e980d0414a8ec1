"""What takes a while is done beside the window, and can be given up."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimerEvent
from PySide6.QtTest import QTest

from tests.ui.conftest import Open
from tests.ui.waiting import comes_true
from trictrac_gui.app import Program
from trictrac_gui.formats.formats import Loaded, load
from trictrac_gui.ui.files import files_controller as desk_module
from trictrac_gui.ui.files import worker as worker_module
from trictrac_gui.ui.files.page import FilePage
from trictrac_gui.ui.files.worker import WaitingDialog, Worker, WorkProgress

LEFT = Qt.MouseButton.LeftButton
SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "exchange"
FREEZE = 0.25
"""Seconds; about a third of it is taken where the machine is not busy."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "AT_ONCE", 0.01)
    monkeypatch.setattr(worker_module, "UNTOLD", 0.0)


def waiting(program: Program) -> list[WaitingDialog]:
    QCoreApplication.processEvents()
    return [d for d in program.window.findChildren(WaitingDialog) if d.isVisible()]


def wait_for(there: Callable[[], bool]) -> None:
    assert comes_true(there)


def test_work_that_takes_a_while_shows_that_it_is_done_and_then_its_fruit(
    open_window: Open,
) -> None:
    program = open_window()
    go = threading.Event()
    found: list[object] = []
    worker = Worker(program.window)
    worker.run(lambda: go.wait(20), found.append, "a file")
    (dialog,) = waiting(program)
    assert "a file is large" in dialog.text.text()
    assert found == []
    go.set()
    wait_for(lambda: found == [True])
    assert waiting(program) == []


def test_work_can_be_given_up(open_window: Open) -> None:
    program = open_window()
    go, ended = threading.Event(), threading.Event()
    found: list[object] = []
    worker = Worker(program.window)

    def work() -> None:
        try:
            while True:
                go.set()
        finally:
            ended.set()

    worker.run(work, found.append, "a file")
    (dialog,) = waiting(program)
    assert go.wait(20)
    QTest.mouseClick(dialog.cancel, LEFT)
    assert waiting(program) == []
    assert ended.wait(20), "what nobody waits for any more goes on"
    QCoreApplication.processEvents()
    assert found == []


def test_a_large_file_is_read_beside_the_window(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    def slowly(path: Path) -> Loaded:
        go.wait(20)
        return load(path)

    monkeypatch.setattr(desk_module, "load", slowly)
    path = tmp_path / "large.mat"
    path.write_bytes((SAMPLES / "gnubg-match.mat").read_bytes())
    program = open_window(str(path))
    (dialog,) = waiting(program)
    assert "large.mat" in dialog.text.text()
    go.set()
    wait_for(lambda: isinstance(program.window.pages.currentWidget(), FilePage))


def test_an_error_in_the_work_is_no_silence(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "AT_ONCE", 20.0)
    worker = Worker(open_window().window)
    with pytest.raises(ZeroDivisionError):
        worker.run(lambda: 1 // 0, lambda _: None, "a file")


def test_work_done_piece_by_piece_is_stopped_after_a_piece_and_hands_on_what_it_did(
    open_window: Open,
) -> None:
    program = open_window()
    go = threading.Event()
    found: list[object] = []
    worker, progress = Worker(program.window), WorkProgress(3)

    def work() -> int:
        pieces = 0
        while progress.go_on(pieces, 7 * pieces):
            pieces += 1
            if pieces == 2:
                go.wait(20)
        return pieces

    worker.run(work, found.append, "files", progress)
    (dialog,) = waiting(program)
    wait_for(lambda: dialog.text.text() == "Files: 1 of 3 · games imported: 7")
    QTest.mouseClick(dialog.cancel, LEFT)
    assert waiting(program) == []
    go.set()
    wait_for(lambda: found == [2])


class Heartbeat(QObject):
    """How long the window's thread has worked at most between two passes of its event loop.

    In time of the processor, which what else the machine does is no part of.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.thread_time()
        self.startTimer(0)

    def timerEvent(self, event: QTimerEvent) -> None:
        now = time.thread_time()
        self.longest, self._last = max(self.longest, now - self._last), now


MANY_GAMES = b"(;GM[6])" * 20_000
LONG_GAME = b"(;FF[4]GM[6]" + b";W[52lpab];B[31xzww]" * 4_000 + b")"


@pytest.mark.parametrize("data", [MANY_GAMES, LONG_GAME], ids=["many games", "long game"])
def test_the_window_stays_alive_while_a_large_file_is_read_and_shown(
    open_window: Open, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "large.sgf"
    path.write_bytes(data)
    program = open_window()
    program.files.open([SAMPLES / "match.sgf"])
    wait_for(lambda: program.navigator.current is program.files)
    page = program.files.page
    heart = Heartbeat()
    program.files.open([path])
    wait_for(lambda: page.title.text() == path.name)
    page.steps.last.click()
    QCoreApplication.processEvents()
    assert page.lines.currentRow() == page.lines.lines.rowCount() - 1
    page.games.setCurrentIndex(page.games.count() - 1)
    wait_for(lambda: page.index == page.games.count() - 1)
    assert heart.longest < FREEZE


def test_the_faults_of_a_large_file_are_listed_as_far_as_they_are_looked_at(
    open_window: Open, tmp_path: Path
) -> None:
    path = tmp_path / "large.sgf"
    path.write_bytes(b"(;GM[6])" * 2_000)
    program = open_window()
    program.files.open([path])
    wait_for(lambda: program.navigator.current is program.files)
    faults = program.files.page.faults
    assert 100 <= faults.count() < 1_000
    before = faults.count()
    faults.verticalScrollBar().setValue(faults.verticalScrollBar().maximum())
    assert faults.count() > before


def test_the_memory_of_a_file_goes_back_when_its_page_is_left(open_window: Open) -> None:
    program = open_window()
    program.files.open([SAMPLES / "match.sgf"])
    wait_for(lambda: program.navigator.current is program.files)
    page = program.files.page
    page.games.setCurrentIndex(1)
    wait_for(lambda: page.index == 1)
    document = page.document
    assert document is not None
    read = weakref.ref(document)
    del document
    program.navigator.back()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert read() is None

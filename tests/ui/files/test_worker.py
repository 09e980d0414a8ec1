"""What takes a while is done beside the window, and can be given up."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
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


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "AT_ONCE", 0.01)


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
        go.wait(20)
        ended.set()

    worker.run(work, found.append, "a file")
    (dialog,) = waiting(program)
    QTest.mouseClick(dialog.cancel, LEFT)
    assert waiting(program) == []
    go.set()
    assert ended.wait(20)
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
    samples = Path(__file__).resolve().parents[2] / "samples" / "exchange"
    path.write_bytes((samples / "gnubg-match.mat").read_bytes())
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

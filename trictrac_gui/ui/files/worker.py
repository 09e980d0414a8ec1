"""Work that may take a while, beside the window: it stays alive, and one can give up waiting."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import BaseDialog

AT_ONCE = 0.06
"""Seconds the window may stand still, that what is quickly done is there at once."""
UNTOLD = 0.2
"""Seconds after that; what takes no longer needs no sign that it is being done."""


class Stopped(BaseException):
    """Work that nobody waits for any more ends with this, wherever it is."""


@dataclass(frozen=True)
class WorkResult:
    """What work has come to: a value, or the error that ended it."""

    value: object = None
    error: Exception | None = None


class WorkProgress(QObject):
    """How far work has come that is done piece by piece; it can be asked to stop.

    Signal: ``moved`` with the files that are done, all files, and the games taken in.
    """

    moved = Signal(int, int, int)

    def __init__(self, files: int) -> None:
        super().__init__()
        self.latest = (0, files, 0)
        """What was told last."""
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Let the work end after the piece it is at."""
        self._stopped.set()

    def go_on(self, done: int, games: int) -> bool:
        """Tell how far the work has come; whether it is to go on. The work calls this."""
        self.latest = (done, self.latest[1], games)
        self.moved.emit(*self.latest)
        return not self._stopped.is_set()


class WaitingDialog(BaseDialog):
    """Says what is being done, and lets one give up."""

    def __init__(
        self, name: str, parent: QWidget | None = None, progress: WorkProgress | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._moved = (0, 0, 0) if progress is None else progress.latest
        if progress is not None:
            progress.moved.connect(self.show_progress)
        self.word(self.title, lambda: translate("Files", "One moment, please"))
        self.text = self.add_text(self._told)
        self.cancel = self.add_button(
            lambda: translate("Files", "Cancel"), self.reject, primary=True
        )

    def _told(self) -> str:
        done, files, games = self._moved
        if files:
            text = translate("Files", "Files: {done} of {files} · games imported: {games}")
            return text.format(done=done, files=files, games=games)
        text = translate("Files", "{name} is large and is being read, move by move.")
        return text.format(name=self._name)

    def show_progress(self, done: int, files: int, games: int) -> None:
        self._moved = (done, files, games)
        self.reword()


class Worker(QObject):
    """Does one thing at a time in a thread of its own."""

    _finished = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._number = 0
        self._found = WorkResult()
        self._then: Callable[[object], None] | None = None
        self._waiting: WaitingDialog | None = None
        self._thread: threading.Thread | None = None
        self._large = False
        """Whether what was found took a while to make: it is left out when memory is tidied."""
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell)
        self._named: tuple[str, WorkProgress | None] = ("", None)
        self._give_up: Callable[[], None] = self.give_up
        self._finished.connect(self._deliver)

    def run(
        self,
        work: Callable[[], object],
        then: Callable[[object], None],
        name: str,
        progress: WorkProgress | None = None,
    ) -> None:
        """Do some work and hand what it found to ``then``; what was begun before is given up.

        Work that tells its ``progress`` is not given up but asked to stop, and what it has done
        by then is handed on all the same.
        """
        self.give_up()
        self._number += 1
        number = self._number
        results: list[WorkResult] = []

        def do() -> None:
            try:
                found = WorkResult(work())
            except Exception as error:  # noqa: BLE001 - raised again where it is looked for
                found = WorkResult(error=error)
            results.append(found)
            if self._number == number:
                self._found = found
            # The window may have gone in the meantime.
            with contextlib.suppress(RuntimeError):
                self._finished.emit(number)

        def until_stopped() -> None:
            # It may be stopped at any moment, also once the work is done.
            with contextlib.suppress(Stopped):
                do()

        thread = threading.Thread(target=until_stopped, daemon=True)
        self._then = then
        thread.start()
        thread.join(AT_ONCE)
        if results:
            self._hand_over(results[0])
            return
        # To look for what nothing points at any more stops all threads, the longer the more
        # there is; while a file is read there is nothing of the kind, and more all the time.
        gc.disable()
        self._thread = thread if progress is None else None
        self._named = (name, progress)
        self._give_up = self.give_up if progress is None else partial(self._stop, progress)
        self._telling.start(round(UNTOLD * 1000))

    def _tell(self) -> None:
        """Show that something is being done, and let it be given up."""
        name, progress = self._named
        self._waiting = WaitingDialog(name, self._window, progress)
        self._waiting.rejected.connect(self._give_up)
        self._waiting.open()

    def give_up(self) -> None:
        """Wait no longer; the thread is stopped, and what it still finds is thrown away."""
        self._number += 1
        self._then = None
        if self._thread is not None and self._thread.is_alive():
            assert self._thread.ident is not None
            ident = ctypes.c_ulong(self._thread.ident)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(Stopped))
        self._close()

    def let_go(self) -> None:
        """Give back the memory of what took a while to make, once nobody has it any more."""
        self._found = WorkResult()
        if self._large:
            self._large = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def _stop(self, progress: WorkProgress) -> None:
        progress.stop()
        self._waiting = None

    def _close(self) -> None:
        self._telling.stop()
        self._thread = None
        gc.enable()
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting.rejected.disconnect(self._give_up)
            waiting.close()

    def _deliver(self, number: int) -> None:
        if number == self._number and self._then is not None:
            if self._thread is not None:
                self._large = True
                gc.freeze()
            found, self._found = self._found, WorkResult()
            self._hand_over(found)

    def _hand_over(self, found: WorkResult) -> None:
        then, self._then = self._then, None
        self._number += 1
        self._close()
        if found.error is not None:
            raise found.error
        if then is not None:
            then(found.value)

"""The two clocks on the plates: they are looked at five times a second, and wait for dialogs."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.clock import MatchClock

LOOK = 200
"""Milliseconds between two looks."""


class ClockLabels(QObject):
    """``ticked`` comes with every look at a clock; ``ran_out`` with the side, once a clock."""

    ticked = Signal()
    ran_out = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock: MatchClock | None = None
        self._out: set[Side] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self.look)

    def show_clock(self, clock: MatchClock | None) -> None:
        """Follow a clock, or none."""
        self.clock = clock
        self._out = set() if clock is None else {s for s in Side if clock.reserve(s) <= 0}
        if clock is None:
            self._timer.stop()
        else:
            self._timer.start()
        self.look()

    def _covered(self) -> bool:
        """Whether another page lies over the one with the clocks."""
        page = self.parent()
        return isinstance(page, QWidget) and not page.isVisibleTo(page.window())

    def look(self) -> None:
        """Let the time stand still behind a dialog or a page, and tell how it stands."""
        clock = self.clock
        if clock is not None:
            if QApplication.activeModalWidget() is not None or self._covered():
                clock.pause()
            else:
                clock.resume()
            for side in Side:
                if clock.reserve(side) <= 0 and side not in self._out:
                    self._out.add(side)
                    self.ran_out.emit(side)
        self.ticked.emit()

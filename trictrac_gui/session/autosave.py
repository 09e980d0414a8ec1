"""Keeps the journal of a running game: what is written of an entry, and when it must be safe."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from trictrac_gui.engine.entries import Did, Entry, Marked, Noted, WentTo, decode, encode
from trictrac_gui.engine.state import Rolled, Stepped
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import MARKS

AGAIN: Final = 2000
"""Milliseconds between two tries to write what could not be written."""


class Autosave(QObject):
    """Writes the entries of a tree to its journal; play goes on where that cannot be done.

    What could not be written is tried again from time to time. Signal: ``trouble`` with the
    ``JournalError`` that keeps the game from being saved, and with None once all of it is saved
    again.
    """

    trouble = Signal(object)

    def __init__(self, journal: Journal, parent: QObject, fault: JournalError | None) -> None:
        super().__init__(parent)
        self._journal = journal
        last = next((entry for entry in reversed(journal.entries) if "clock" in entry), {})
        self._times = {key: last[key] for key in ("clock", "turn") if key in last}
        """How the clocks stood when that was written down last."""
        self.fault = fault
        """What keeps the game from being saved, as far as that is known."""
        self.again = QTimer(self)
        """Runs as long as something waits to be written."""
        self.again.setInterval(AGAIN)
        if fault is not None:
            self.again.start()

    @property
    def path(self) -> Path | None:
        """The journal's file, or None while the game is in memory alone."""
        return self._journal.path

    @property
    def header(self) -> Mapping[str, object]:
        """What the journal says of the game in its first line."""
        return self._journal.header

    @property
    def lines(self) -> tuple[Mapping[str, object], ...]:
        """All that was written so far, or is to be."""
        return self._journal.entries

    @property
    def saved(self) -> bool:
        """Whether all of it has reached the disk."""
        return self._journal.saved

    def write(self, entry: Entry, tree: GameTree, clock: MatchClock | None) -> None:
        """Write down what has just happened in a game; steps alone need not be safe at once."""
        line = encode(entry)
        if tree.state.result is not None and tree.state.match.over and not tree.free:
            line["over"] = True  # read by the list of games, which does not replay
        decision = _is_decision(entry, tree)
        if decision and clock is not None:
            self._times = clock.as_json()
            line.update(self._times)
        self._append(line, sync=decision or isinstance(entry, Noted | Marked))

    def write_time(self, clock: MatchClock, *, every: float) -> None:
        """Write down what the running turn has used, once it is so many seconds more."""
        now = clock.as_json()
        if now != self._times and clock.unwritten(self._times) > every:
            self._times = now
            self._append(now, sync=False)

    def _append(self, line: Mapping[str, object], *, sync: bool) -> None:
        try:
            self._journal.append(line, sync=sync)
        except JournalError as error:
            self._say(error)
        else:
            if self._journal.saved:
                self._say(None)

    def retry(self) -> None:
        """Try again to write what could not be written."""
        try:
            self._journal.retry()
        except JournalError as error:
            self._say(error)
        else:
            self._say(None)

    def move_to(self, folder: Path) -> None:
        """Keep the game in another folder from now on."""
        try:
            self._journal = self._journal.save_elsewhere(folder)
        except JournalError as error:
            self._say(error)
        else:
            self._say(None)

    def settle(self) -> bool:
        """Whether nothing would be lost by letting go of the journal, after one more try."""
        if self.fault is not None or self._journal.path is not None:
            self.retry()
        return self.fault is None or not self._journal.lost_if_closed

    def close(self) -> None:
        self.again.stop()
        self._journal.close()

    def _say(self, error: JournalError | None) -> None:
        before, self.fault = self.fault, error
        if error is None:
            self.again.stop()
        elif not self.again.isActive():
            self.again.start()
        if (before and before.key) != (error and error.key):
            self.trouble.emit(error)


def entry_in(line: Mapping[str, object]) -> Entry:
    """The entry that a line of a journal holds; its marks are not part of it.

    They say that a game is over, and how the clocks stand. Raises ``RecordError``.
    """
    return decode({key: value for key, value in line.items() if key not in MARKS})


def _is_decision(entry: Entry, tree: GameTree) -> bool:
    """Whether more has happened than a step or its undo."""
    if isinstance(entry, WentTo):
        action = tree.node(entry.id).action
        happened = action is not None and not isinstance(action, Stepped | Rolled)
        return entry.agreed or (happened and not tree.free)
    return isinstance(entry, Did) and not isinstance(entry.action, Stepped)

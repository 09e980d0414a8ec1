"""The guard against a hasty press: what has only just come to mean something is not done yet.

A second click, a key that is hit twice or a finger that trembles must not answer for the other
player. What a press means is told as three things: what is done, by whom, and at which moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

QUIET: Final = 0.5
"""Seconds for which a control does nothing once it means something else."""

clock = time.monotonic
"""Where the time comes from; tests put a clock of their own here."""


class PressGuard(QObject):
    """Is asked before a press is carried out, whatever it came by: mouse, finger, key or reader.

    ``blocked`` tells of a press that does nothing. Such a press is no patience: the time begins
    anew, so that a third one is not carried out either.
    """

    blocked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._meanings: Mapping[Hashable, Hashable] = {}
        self._since: dict[Hashable, float] = {}
        self._done: dict[Hashable, tuple[Hashable, float]] = {}
        self._repeated: Hashable | None = None

    def show(self, meanings: Mapping[Hashable, Hashable]) -> None:
        """Take what each control means from now on; those that are not named do nothing."""
        now, known = clock(), self._meanings
        kept, self._repeated = self._repeated, None
        self._since = {
            control: self._since[control]
            if control in known and (control == kept or known[control] == meaning)
            else now
            for control, meaning in meanings.items()
        }
        self._meanings = dict(meanings)

    def renew(self) -> None:
        """Everything was covered or lies elsewhere now, so that all of it can be met by chance."""
        self._since = dict.fromkeys(self._since, clock())

    def allows(
        self,
        control: Hashable,
        *,
        once: Hashable = None,
        repeats: bool = False,
        pressed: float | None = None,
    ) -> bool:
        """Whether a press may be carried out now; it is about to be, if so.

        ``once`` names what must not be done twice in quick succession although it means the same.
        A press that ``repeats`` leaves the control as ready as it is. ``pressed`` is when the
        button went down, where that is known.
        """
        now = clock() if pressed is None else pressed
        done, at = self._done.get(control, (None, 0.0))
        again = once is not None and done == once and now - at < QUIET
        if again or now - self._since.get(control, now - QUIET) < QUIET:
            if control in self._since:
                self._since[control] = now
            if again:
                self._done[control] = once, now
            self.blocked.emit()
            return False
        self._done[control] = once, now
        self._repeated = control if repeats else None
        return True

    def guarded(self, control: Hashable, do: Callable[[bool], object]) -> Callable[..., None]:
        """What can be connected with the signal of a button or an action, and asks before."""

        def pressed(given: bool = False) -> None:
            if self.allows(control):
                do(given)

        return pressed


def press_focused(event: QKeyEvent) -> bool:
    """Let Enter press the button that has the keyboard, as space does; Qt leaves many out.

    False for another key, and where a choice among several has the keyboard: it is made already.
    """
    focused, held = QApplication.focusWidget(), event.modifiers()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
        return False
    if not isinstance(focused, QAbstractButton) or held & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    if focused.isCheckable() and (focused.autoExclusive() or focused.group() is not None):
        return False
    focused.click()
    return True

"""The one animator of the board: it moves pictures and never holds the game up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

Frame = Callable[[float], None]
"""Called with the share of a motion that is over, 0 to 1."""


_TICK = 16


def eased(share: float) -> float:
    """Start and end softly."""
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class _Motion:
    begin: float
    length: float
    frame: Frame
    done: Callable[[], None] | None


class Animator(QObject):
    """Runs motions on one timer, which stands still while nothing moves.

    Signal ``settled``: the last motion has come to its end.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 0.0
        """Seconds a throw of the dice takes; 0 shows everything at once."""
        self._motions: dict[Hashable, _Motion] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self._fresh = False

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        return not self._motions

    @property
    def fresh(self) -> bool:
        """Whether no picture of the running motions has been shown yet."""
        return self._fresh

    def glide(
        self,
        owner: Hashable,
        frame: Frame,
        *,
        share: float = 1.0,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Run a motion for an owner, instead of one it may already have.

        ``share`` and ``delay`` are measured in the time a throw of the dice takes.
        """
        self._motions.pop(owner, None)
        if self.speed <= 0:
            frame(1.0)
            if done:
                done()
            return
        if not self._motions:
            self._clock.start()
            self._fresh = True
            self._timer.start()
        now = self._clock.elapsed() / 1000
        self._motions[owner] = _Motion(
            now + delay * self.speed, max(share * self.speed, 0.001), frame, done
        )

    def finish(self, owner: Hashable | None = None) -> None:
        """Bring one motion, or all, to its end at once."""
        for key in [owner] if owner is not None else list(self._motions):
            motion = self._motions.pop(key, None)
            if motion:
                motion.frame(1.0)
                if motion.done:
                    motion.done()
        self._rest()

    def is_moving(self, owner: Hashable) -> bool:
        return owner in self._motions

    def _tick(self) -> None:
        self.show_at(self._clock.elapsed() / 1000)

    def show_at(self, now: float) -> None:
        """Show all motions as they are so many seconds after the first of them began."""
        self._fresh = False
        for owner, motion in list(self._motions.items()):
            if self._motions.get(owner) is not motion:
                continue
            share = (now - motion.begin) / motion.length
            if share < 0:
                continue
            if share >= 1:
                del self._motions[owner]
                motion.frame(1.0)
                if motion.done:
                    motion.done()
            else:
                motion.frame(share)
        self._rest()

    def _rest(self) -> None:
        if not self._motions and self._timer.isActive():
            self._timer.stop()
            self._fresh = False
            self.settled.emit()

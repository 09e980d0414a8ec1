"""The noises of the table, in step with what moves on it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.animator import Animator
from trictrac_gui.ui.sound.cues import VARIANTS, Cue, Sound, cues, file_name

WARM_UP = 1200
"""Milliseconds after a game came to the table: its first picture is long there."""

CLOSEST = 24
"""Milliseconds between two equal sounds; nearer together they would be one loud one."""


class Player(Protocol):
    """Plays a file of the sounds, or does nothing where none can be heard."""

    def warm_up(self) -> None:
        """Do what takes time before the first sound is due."""

    def play(self, name: str, volume: float) -> None:
        """Begin a sound at once; ``volume`` goes from 0 to 1."""


class SoundEffects(QObject):
    """Hears what is shown and lets it sound; ``volume`` 0 is silence.

    The cues run on the board's own animator: what is cut short there is cut short here too.
    """

    def __init__(self, animator: Animator, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 0.0
        self._animator = animator
        self._player = player
        self._shown: GameView | None = None
        self._turns = dict.fromkeys(Sound, 0)
        self._last: dict[Sound, int] = {}
        self._warming = QTimer(self)
        self._warming.setSingleShot(True)
        self._warming.setInterval(WARM_UP)
        self._warming.timeout.connect(player.warm_up)
        self._clock = QElapsedTimer()
        self._clock.start()

    def follow(self, view: GameView) -> None:
        """Sound what has changed since the view before; another game begins in silence."""
        before, self._shown = self._shown, view
        if self.volume <= 0:
            return
        if before is None:
            self._warming.start()
        if before is None or before.variant is not view.variant:
            return
        if view.phase is Phase.OPENING and not any(view.opening):
            return
        for index, cue in enumerate(cues(before, view)):
            self._plan(index, cue)

    def sample(self) -> None:
        """Let a checker be heard, as a proof of the volume."""
        if self.volume > 0:
            self.sound(Cue(Sound.PUT))

    def refuse(self) -> None:
        """Say softly that this does not go."""
        if self.volume > 0:
            self.sound(Cue(Sound.REFUSAL))

    def sound(self, cue: Cue) -> None:
        """Let a cue be heard now, unless the same sound has just begun."""
        now = self._clock.elapsed()
        last = self._last.get(cue.sound)
        if last is not None and now - last < CLOSEST:
            return
        self._last[cue.sound] = now
        self._player.play(file_name(cue.sound, self._variant(cue)), self.volume * cue.loud)

    def _plan(self, index: int, cue: Cue) -> None:
        if cue.at <= 0:
            self.sound(cue)
            return
        self._animator.glide((id(self), index), _still, share=cue.at, done=lambda: self.sound(cue))

    def _variant(self, cue: Cue) -> int:
        if cue.variant or not VARIANTS[cue.sound]:
            return cue.variant
        self._turns[cue.sound] = self._turns[cue.sound] % VARIANTS[cue.sound] + 1
        return self._turns[cue.sound]


def _still(share: float) -> None:
    """A motion in which nothing moves."""

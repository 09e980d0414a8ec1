"""The noises of the table, in step with what moves on it, and the part of Qt that plays them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import (
    QElapsedTimer,
    QLoggingCategory,
    QObject,
    QTimer,
    QUrl,
    qInstallMessageHandler,
)

from trictrac_gui.engine.model import OFF, Ending, Side
from trictrac_gui.engine.state import (
    Phase,
    Threw,
)
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.checkers import GLIDE
from trictrac_gui.ui.painting.animator import Animator

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


CONTACTS: Final = ((0.26, 1.0), (0.52, 0.62), (0.78, 0.5), (0.853, 0.3), (0.927, 0.18))
"""When a tumbling die touches the table, in shares of its way, and how hard."""


CHIP_STEP: Final = 0.6
"""Time of a chip's way to the next triangle, in throws of the dice."""


_MOST_NOTES: Final = 4


class Sound(StrEnum):
    """What can be heard; the files are named after it."""

    DIE = "die"
    PUT = "put"
    HIT = "hit"
    OFF = "off"
    CHIP = "chip"
    REFUSAL = "refusal"
    OVER = "over"


VARIANTS: Final = {
    Sound.DIE: 6,
    Sound.PUT: 5,
    Sound.HIT: 3,
    Sound.OFF: 3,
    Sound.CHIP: 4,
    Sound.REFUSAL: 2,
    Sound.OVER: 0,
}
"""How many files a sound has, 0 for one without a number."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, when it is due in throws of the dice, how loud from 0 to 1, and which file of it.

    Without a ``variant`` they take turns.
    """

    sound: Sound
    at: float = 0.0
    loud: float = 1.0
    variant: int = 0


def cues(before: GameView, now: GameView) -> tuple[Cue, ...]:
    """The sounds of a change from one moment to the next, the undone included."""
    return (
        *_dice(before, now),
        *_checkers(before, now),
        *_chips(before, now),
        *_end(before, now),
    )


def _dice(before: GameView, now: GameView) -> Iterator[Cue]:
    if now.setting is not None:
        if before.setting != now.setting and any(now.setting.numbers):
            yield Cue(Sound.DIE, loud=0.5)  # a die is turned in the hand
        return
    if before.setting is not None or (before.dice is not None and now.dice is not None):
        return
    for side in Side:
        fresh = before.dice is None and now.dice is not None and now.dice.side is side
        opening = now.opening[side] is not None and before.opening[side] is None
        if not (opening or (fresh and before.phase is not Phase.OPENING)):
            continue
        threw = [e.numbers for e in now.effects if isinstance(e, Threw) and e.side is side]
        if not threw:
            continue
        for index in range(len(threw[0])):
            for share, loud in CONTACTS:
                # Every second die is a little faster, as it is drawn, and not so loud.
                second = index % 2
                yield Cue(Sound.DIE, share * (1.0 - 0.1 * second), loud * (1.0 - 0.15 * second))


def _checkers(before: GameView, now: GameView) -> Iterator[Cue]:
    if before.position == now.position:
        return
    mover = before.to_move if before.to_move is not None else now.to_move
    if mover is None:
        return
    if now.pips[mover] > before.pips[mover]:
        yield Cue(Sound.PUT, GLIDE, 0.6)  # taken back
    elif now.pips[mover.other] > before.pips[mover.other]:
        yield Cue(Sound.HIT, GLIDE)
    elif now.count(mover, OFF) > before.count(mover, OFF):
        yield Cue(Sound.OFF, GLIDE)
    else:
        yield Cue(Sound.PUT, GLIDE)


def _chips(before: GameView, now: GameView) -> Iterator[Cue]:
    if now.variant.target is None:
        return
    for side in Side:
        gained = min(now.score[side] - before.score[side], _MOST_NOTES)
        for step in range(1, gained + 1):
            points = now.score[side] - gained + step
            note = min(VARIANTS[Sound.CHIP], max(1, (points + 2) // 3))
            yield Cue(Sound.CHIP, GLIDE * 0.9 + CHIP_STEP * step, variant=note)


def _end(before: GameView, now: GameView) -> Iterator[Cue]:
    if now.result is None or before.result is not None or now.result.ending is Ending.LEFT:
        return
    yield Cue(Sound.OVER, GLIDE * 0.9 + CHIP_STEP * 1.5)


def file_name(sound: Sound, variant: int) -> str:
    """The file of a sound, its variants counted from 1."""
    return f"{sound}-{variant}.wav" if VARIANTS[sound] else f"{sound}.wav"


WARM_UP = 1200
"""Milliseconds after a game came to the table: its first picture is long there."""


CLOSEST = 24
"""Milliseconds between two equal sounds; nearer together they would be one loud one."""


class SoundPlayer(Protocol):
    """Plays a file of the sounds, or does nothing where none can be heard."""

    def warm_up(self) -> None:
        """Do what takes time before the first sound is due."""

    def play(self, name: str, volume: float) -> None:
        """Begin a sound at once; ``volume`` goes from 0 to 1."""


class SoundEffects(QObject):
    """Hears what is shown and lets it sound; ``volume`` 0 is silence.

    The cues run on the board's own animator: what is cut short there is cut short here too.
    """

    def __init__(
        self, animator: Animator, player: SoundPlayer, parent: QObject | None = None
    ) -> None:
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


class Ability(StrEnum):
    """Whether sounds can be heard, and what is missing."""

    HEARD = "heard"
    NOT_INSTALLED = "not-installed"
    NO_LIBRARY = "no-library"
    NO_DEVICE = "no-device"


class QtPlayer(QObject):
    """Plays the files of a folder. QtMultimedia is imported with the first sound."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._effects: dict[str, QSoundEffect] = {}
        self._ability: Ability | None = None

    def ability(self) -> Ability:
        """Whether a sound would be heard; finding out takes some hundredths of a second."""
        if self._ability is None:
            with quiet():
                self._ability = self._find_out()
        return self._ability

    def warm_up(self) -> None:
        """Import what is needed while nobody waits for a sound."""
        self.ability()

    @property
    def installed(self) -> bool:
        """Whether the part of Qt that plays sounds is there; nothing is imported for it."""
        try:
            return find_spec("PySide6.QtMultimedia") is not None
        except (ImportError, ValueError):
            return False

    def play(self, name: str, volume: float) -> None:
        """Begin a sound at once; ``volume`` goes from 0 to 1, as it is heard."""
        if self.ability() is not Ability.HEARD:
            return
        with quiet():
            effect = self._effect(name)
            # Ears hear ratios: half as loud is a quarter of the deflection.
            effect.setVolume(min(1.0, max(0.0, volume)) ** 2)
            effect.play()

    def _effect(self, name: str) -> QSoundEffect:
        from PySide6.QtMultimedia import QSoundEffect

        effect = self._effects.get(name)
        if effect is None:
            effect = self._effects[name] = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / name)))
        return effect

    def _find_out(self) -> Ability:
        if not self.installed:
            return Ability.NOT_INSTALLED
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except Exception:  # noqa: BLE001  # a missing library of the system shows in many ways
            return Ability.NO_LIBRARY
        self._devices = devices = QMediaDevices(self)
        devices.audioOutputsChanged.connect(self._look_again)
        return self._with_device()

    def _with_device(self) -> Ability:
        from PySide6.QtMultimedia import QMediaDevices

        found = not QMediaDevices.defaultAudioOutput().isNull()
        return Ability.HEARD if found else Ability.NO_DEVICE

    def _look_again(self) -> None:
        """A device was plugged in or pulled out: the effects are made anew for what is there."""
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects = {}
        with quiet():
            self._ability = self._with_device()


@contextmanager
def quiet() -> Iterator[None]:
    """Keep Qt's remarks on missing devices and codecs off the terminal."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false")
    before = qInstallMessageHandler(_swallow)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _swallow(kind: object, context: object, text: str) -> None:
    """Say nothing."""

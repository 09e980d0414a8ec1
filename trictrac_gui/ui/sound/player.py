"""Qt's sound effects, where there are any; where there are none, nothing happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QObject, QUrl, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


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

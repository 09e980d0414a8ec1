"""The themes to choose from, shipped ones and the user's own, and the one in use."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import LANGUAGES, THEMES, resource
from trictrac_gui.decoding import DecodingError
from trictrac_gui.storage.files import write_new
from trictrac_gui.ui.theme.style_sheet import LIGHT, TONES, Tones, apply_style, is_dark
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import load_theme

ENDING: Final = ".toml"

MOST: Final = 100
"""So many files of the folder are looked at."""


@dataclass(frozen=True, slots=True)
class ThemeFile:
    """The themes of the own folder and the broken ones, by the name the settings know them by."""

    themes: Mapping[str, Theme]
    faults: Mapping[str, DecodingError]


class ThemeStore:
    """Themes by name: a shipped one's key, or the name of a file in the own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._shipped: dict[str, Theme] = {}

    def is_own(self, name: str) -> bool:
        return name.endswith(ENDING)

    def path(self, name: str) -> Path:
        """The file of a theme; raises ``DecodingError`` for a name that leads elsewhere."""
        if name in THEMES:
            return resource("themes", name + ENDING)
        if not self.is_own(name) or "/" in name or "\\" in name:
            raise DecodingError("outside-folder", path=Path(name))
        return self.folder / name

    def theme(self, name: str) -> Theme:
        """A theme; raises ``DecodingError``. An own one is read anew, a shipped one once."""
        if name not in THEMES:
            return load_theme(self.path(name))
        if name not in self._shipped:
            self._shipped[name] = load_theme(self.path(name))
        return self._shipped[name]

    def own(self) -> ThemeFile:
        """Look at every theme in the own folder; no folder is an empty one."""
        themes: dict[str, Theme] = {}
        faults: dict[str, DecodingError] = {}
        for name in self._names():
            try:
                themes[name] = self.theme(name)
            except DecodingError as fault:
                faults[name] = fault
        return ThemeFile(themes, faults)

    def _names(self) -> list[str]:
        try:
            with os.scandir(self.folder) as entries:
                names = [entry.name for entry in entries if entry.name.endswith(ENDING)]
        except OSError:
            return []
        return sorted(name for name in names if not name.startswith("."))[:MOST]

    def make_folder(self) -> Path:
        """The own folder, made if it is missing; raises ``OSError``."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return self.folder

    def copy(self, name: str) -> str:
        """Copy a theme with all its remarks into the own folder, to be changed there.

        The copy gets a number, in its file's name and in each of its names. Returns the name of
        the file; raises ``DecodingError`` or ``OSError``.
        """
        source = self.path(name)
        load_theme(source)
        text = source.read_text(encoding="utf-8")
        stem = re.sub(r"-\d+\Z", "", source.stem)
        self.make_folder()
        number = 1
        while True:
            target = self.folder / f"{stem}-{number}{ENDING}"
            try:
                write_new(target, numbered(text, number).encode("utf-8"))
            except FileExistsError:
                number += 1
            else:
                return target.name


def numbered(text: str, number: int) -> str:
    """A theme's text with a number at the end of its names, where they are plainly written."""

    def name(match: re.Match[str]) -> str:
        bare = re.sub(r" \d+\Z", "", match[2])
        return f'{match[1]}"{bare} {number}"'

    for language in LANGUAGES:
        text = re.sub(
            rf'^({language}\s*=\s*)"([^"\\\n]*)"', name, text, count=1, flags=re.MULTILINE
        )
    return text


LIGHT_THEME = "intarsia"
DARK_THEME = "night"


def usual_theme() -> str:
    """The theme that goes with the system's light or dark windows."""
    return DARK_THEME if is_dark() else LIGHT_THEME


class ApplicationTheme(QObject):
    """Holds the theme of the board, the tones around it and the size of the type.

    ``changed`` comes whenever they were applied to the program: pages take them from here.
    """

    changed = Signal()

    def __init__(self, app: QApplication, store: ThemeStore) -> None:
        super().__init__()
        self._app = app
        self.store = store
        self.scale = 1.0
        self.theme: Theme
        self.tones: Tones = LIGHT
        self._applied: tuple[Tones, float] | None = None
        self._name = ""

    def apply(self, wanted: str, scale: float) -> DecodingError | None:
        """Use a theme by its name, or the usual one of a light or dark system for an empty one.

        In place of one that cannot be used, whose fault is returned, the usual one is used; one
        that was in use already and has been broken since stays as it was.
        """
        fault = None
        usual = usual_theme()
        name = wanted or usual
        try:
            self.theme = self.store.theme(name)
            self._name = name
        except DecodingError as error:
            fault = error
            if self._name != name:
                self.theme = self.store.theme(usual)
                self._name = usual
        self.tones, self.scale = TONES[self.theme.window], scale
        # A style sheet is worked through for every widget there is: only where it changes.
        if self._applied != (self.tones, scale):
            apply_style(self._app, self.tones, scale)
            self._applied = (self.tones, scale)
        self.changed.emit()
        return fault

"""Which theme and which colours are in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import resource
from trictrac_gui.ui.style import DARK, LIGHT, Tones, dress, is_dark
from trictrac_gui.ui.theme import Theme, ThemeError, load_theme

LIGHT_THEME = "intarsia"
DARK_THEME = "night"


class Dresser:
    """Holds the theme of the table and the tones around it, and puts them on the window."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self.theme: Theme
        self.tones: Tones = LIGHT
        self._worn: tuple[Tones, float] | None = None

    def dress(self, wanted: str, scale: float) -> ThemeError | None:
        """Put on a theme: a shipped one's key, a file's path, or empty to follow the system.

        The usual one is put on in place of one that cannot be used, whose fault is returned.
        """
        fault = None
        dark = wanted == DARK_THEME or (not wanted and is_dark(self._app))
        usual = DARK_THEME if dark else LIGHT_THEME
        try:
            self.theme = load_theme(theme_path(wanted or usual))
        except ThemeError as error:
            fault = error
            self.theme = load_theme(theme_path(usual))
        self.tones = DARK if dark else LIGHT
        # A style sheet is worked through for every widget there is: only where it changes.
        if self._worn != (self.tones, scale):
            dress(self._app, self.tones, scale)
            self._worn = (self.tones, scale)
        return fault


def theme_path(name: str) -> Path:
    """The file of a theme: a shipped one's by its key, else the path itself."""
    if name.endswith(".toml"):
        return Path(name)
    return resource("themes", f"{name}.toml")

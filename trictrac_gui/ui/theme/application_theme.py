"""Which theme and which colours are in use."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from trictrac_gui.decoding import DecodingError
from trictrac_gui.ui.theme.style_sheet import LIGHT, TONES, Tones, dress, is_dark
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_store import ThemeStore

LIGHT_THEME = "intarsia"
DARK_THEME = "night"


def usual_theme() -> str:
    """The theme that goes with the system's light or dark windows."""
    return DARK_THEME if is_dark() else LIGHT_THEME


class ApplicationTheme:
    """Holds the theme of the table and the tones around it, and puts them on the window."""

    def __init__(self, app: QApplication, wardrobe: ThemeStore) -> None:
        self._app = app
        self.wardrobe = wardrobe
        self.theme: Theme
        self.tones: Tones = LIGHT
        self._worn: tuple[Tones, float] | None = None
        self._name = ""

    def dress(self, wanted: str, scale: float) -> DecodingError | None:
        """Put on a theme by its name, or the usual one of a light or dark system for an empty one.

        In place of one that cannot be used, whose fault is returned, the usual one is put on; one
        that was worn already and has been broken since stays on as it was.
        """
        fault = None
        usual = usual_theme()
        name = wanted or usual
        try:
            self.theme = self.wardrobe.theme(name)
            self._name = name
        except DecodingError as error:
            fault = error
            if self._name != name:
                self.theme = self.wardrobe.theme(usual)
                self._name = usual
        self.tones = TONES[self.theme.window]
        # A style sheet is worked through for every widget there is: only where it changes.
        if self._worn != (self.tones, scale):
            dress(self._app, self.tones, scale)
            self._worn = (self.tones, scale)
        return fault

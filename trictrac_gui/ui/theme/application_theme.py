"""Which theme and which colours are in use."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from trictrac_gui.decoding import DecodingError
from trictrac_gui.ui.theme.style_sheet import LIGHT, TONES, Tones, apply_style, is_dark
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_store import ThemeStore

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

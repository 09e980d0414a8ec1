"""What every page of the program may use; built once, in ``app.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from trictrac_gui.assets import resource
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.log import Log
from trictrac_gui.storage.paths import Paths
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.theme.theme_store import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.navigator import Navigator
from trictrac_gui.ui.window.settings_controller import SettingsController

if TYPE_CHECKING:
    from trictrac_gui.session.game_store import GameStore
    from trictrac_gui.storage.library import Library
    from trictrac_gui.ui.sound.sound_effects import QtPlayer


@dataclass(frozen=True)
class AppContext:
    """The long-lived objects that pages share."""

    variants: tuple[Variant, ...]
    paths: Paths
    log: Log
    settings: SettingsController
    theme: ApplicationTheme
    language: LanguageSwitch
    window: MainWindow
    navigator: Navigator
    told: set[object] = field(default_factory=set)
    """What was said once and need not be said again."""

    @cached_property
    def games(self) -> GameStore:
        """The games of this computer; names of guests are not written down."""
        from trictrac_gui.session.game_store import GameStore

        settings = self.settings
        return GameStore(self.variants, self.paths.games, lambda: not settings.current.guest)

    @cached_property
    def sound(self) -> QtPlayer:
        """What plays sounds."""
        from trictrac_gui.ui.sound.sound_effects import QtPlayer

        return QtPlayer(resource("sounds"), self.window)

    @cached_property
    def library(self) -> Library:
        """The index of all games, opened when it is first wanted."""
        from trictrac_gui.storage.library import Library

        return Library.open(self.paths.library, self.variants)

    def close_library(self) -> None:
        """Let go of the index; who wants it afterwards opens it anew."""
        library: Library | None = self.__dict__.pop("library", None)
        if library is not None:
            library.close()

    def warn(self, text: str) -> None:
        """Write a line to the log."""
        self.log.logger.warning(text)

    def show_message(self, text: Callable[[], str]) -> None:
        """Show a sentence that must be read, in whatever language is spoken then."""
        from trictrac_gui.ui.widgets.base_dialog import MessageDialog

        self.warn(text())
        MessageDialog(text, self.window.front).open()

    def tell_unsaved(self, words: Callable[[str, str], str], path: Path, fault: OSError) -> None:
        """Say once what could not be saved, and why; ``words`` make the sentence of both."""
        self.warn(f"not saved: {path}: {fault}")
        if words not in self.told:
            self.told.add(words)
            where, key = str(path), cause_key(fault)
            self.show_message(lambda: words(where, key))

    @property
    def game_folders(self) -> list[Path]:
        """The folders of games, that of the program first."""
        return [self.paths.games, *map(Path, self.settings.current.game_folders)]

    def variant(self, key: str) -> Variant:
        return next(variant for variant in self.variants if variant.key == key)

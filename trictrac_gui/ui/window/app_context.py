"""What the program is put together from, as the window's parts are handed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import Paths, Settings
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.sound.sound_effects import Ability, SoundEffects
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow


@dataclass(frozen=True)
class AppContext:
    """What the host is handed: it builds none of it."""

    window: MainWindow
    variants: tuple[Variant, ...]
    games: GameStore
    language: LanguageSwitch
    dresser: ApplicationTheme
    save_settings: Callable[[Settings], object]
    warn: Callable[[str], None]
    """Write a line to the log."""
    foley: SoundEffects
    ability: Callable[[], Ability]
    lent: Mapping[str, str] = field(default_factory=dict)
    """What the command line changed for this run alone, with the values to be kept."""
    progress: Path | None = None
    """The file of the progress in lessons."""
    paths: Paths | None = None
    """Where everything is kept; without it the list of games is made anew each time."""
    hide_names: Callable[[Sequence[str]], None] = field(default=lambda names: None)
    """Leave names out of the log."""
    let_go_of_log: Callable[[], None] = field(default=lambda: None)

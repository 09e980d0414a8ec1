"""What class mode is put together from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import Settings
from trictrac_gui.ui.class_mode.class_board import ClassBoard
from trictrac_gui.ui.class_mode.screens import Screens
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.window.keep_awake import Awake
from trictrac_gui.ui.window.main_window import MainWindow


@dataclass(frozen=True)
class ClassContext:
    """What class mode is handed: it builds none of it."""

    window: MainWindow
    table: GameController
    games: GameStore
    dresser: ApplicationTheme
    settings: Callable[[], Settings]
    remember: Callable[[Settings], None]
    board: Callable[[], ClassBoard]
    """What to begin with where no game is on the table."""
    speed: Callable[[], float]
    awake: Awake
    screens: Screens

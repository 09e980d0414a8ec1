"""Class mode as the program opens it: with its own screens and the system's way to stay awake."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import Settings
from trictrac_gui.ui.class_mode.class_board import ClassBoard
from trictrac_gui.ui.class_mode.class_mode import ClassMode
from trictrac_gui.ui.class_mode.screens import Screens
from trictrac_gui.ui.class_mode.tools import ClassContext
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.window.keep_awake import Awake
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.preferences import Preferences


def presentation(
    window: MainWindow,
    table: GameController,
    games: GameStore,
    preferences: Preferences,
    board: Callable[[], ClassBoard],
) -> ClassMode:
    """Put class mode together."""

    def remember(settings: Settings) -> None:
        preferences.settings = settings
        preferences.save()

    return ClassMode(
        ClassContext(
            window=window,
            table=table,
            games=games,
            dresser=preferences.dresser,
            settings=lambda: preferences.settings,
            remember=remember,
            board=board,
            speed=lambda: 0.0 if preferences.reduced_motion else preferences.settings.animation,
            awake=Awake(QCoreApplication.applicationName()),
            screens=Screens(window),
        )
    )

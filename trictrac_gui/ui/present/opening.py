"""Class mode as the program opens it: with its own screens and the system's way to stay awake."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from trictrac_gui.session.games import Games
from trictrac_gui.storage import Settings
from trictrac_gui.ui.inhibit import Awake
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.preferences import Preferences
from trictrac_gui.ui.present.class_board import ClassBoard
from trictrac_gui.ui.present.presentation import Presentation
from trictrac_gui.ui.present.screens import Screens
from trictrac_gui.ui.present.tools import PresentTools
from trictrac_gui.ui.table import Table


def presentation(
    window: MainWindow,
    table: Table,
    games: Games,
    preferences: Preferences,
    board: Callable[[], ClassBoard],
) -> Presentation:
    """Put class mode together."""

    def remember(settings: Settings) -> None:
        preferences.settings = settings
        preferences.save()

    return Presentation(
        PresentTools(
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

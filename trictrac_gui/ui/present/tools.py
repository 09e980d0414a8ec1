"""What class mode is put together from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trictrac_gui.session.games import Games
from trictrac_gui.storage import Settings
from trictrac_gui.ui.dress import Dresser
from trictrac_gui.ui.inhibit import Awake
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.present.class_board import ClassBoard
from trictrac_gui.ui.present.screens import Screens
from trictrac_gui.ui.table import Table


@dataclass(frozen=True)
class PresentTools:
    """What class mode is handed: it builds none of it."""

    window: MainWindow
    table: Table
    games: Games
    dresser: Dresser
    settings: Callable[[], Settings]
    remember: Callable[[Settings], None]
    board: Callable[[], ClassBoard]
    """What to begin with where no game is on the table."""
    speed: Callable[[], float]
    awake: Awake
    screens: Screens

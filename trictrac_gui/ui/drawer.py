"""What is done with positions apart from playing: setting them up, picturing and keeping them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.dress import Dresser
from trictrac_gui.ui.editor.desk import Desk, DeskTools
from trictrac_gui.ui.editor.sight import view_of
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.pictures.saving import PictureSaver


@dataclass(frozen=True)
class DrawerTools:
    """What the drawer is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    dresser: Dresser
    tell: Callable[[Callable[[], str]], None]
    current: Callable[[], GameView | None]
    """The game on the table, if there is one."""
    begin: Callable[[Variant, Match, SetUp | None], None]
    """Begin a free game from a position."""


class Drawer(QObject):
    """Brings the editor, the pictures and the sets to the window."""

    def __init__(self, tools: DrawerTools) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._desk: Desk | None = None
        self.pictures = PictureSaver(tools.window, tools.tell)

    @property
    def desk(self) -> Desk:
        """The position editor, made when it is first wanted."""
        if self._desk is None:
            tools = self._tools
            self._desk = Desk(
                DeskTools(
                    tools.window, tools.variants, tools.dresser, tools.current, self._usual_game
                )
            )
            self._desk.play_wanted.connect(self._play)
            self._desk.picture_wanted.connect(self._picture_draft)
        return self._desk

    def _usual_game(self) -> Variant:
        view = self._tools.current()
        return self._tools.variants[0] if view is None else view.variant

    def set_up(self) -> None:
        """Show the position editor."""
        self.desk.open()

    def save_picture(self) -> None:
        """Ask where the board on the table is to be saved as a picture."""
        view = self._tools.current()
        if view is None:
            return
        actions = self._tools.window.actions_
        self.pictures.ask(
            view,
            self._tools.dresser.theme,
            turned=actions.turn_board.isChecked(),
            mirrored=actions.mirror_board.isChecked(),
        )

    def dress(self) -> None:
        """Take the theme in use."""
        if self._desk is not None:
            self._desk.dress()

    def _play(self, draft: Draft) -> None:
        self._tools.begin(draft.variant, draft.match, draft.setup)

    def _picture_draft(self, draft: Draft) -> None:
        self.pictures.ask(view_of(draft), self._tools.dresser.theme)

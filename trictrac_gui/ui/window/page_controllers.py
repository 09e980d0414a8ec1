"""The rooms beside the table: files, positions, lessons, the library, the coach, class mode.

Each is built when its door is first opened, so that nobody waits for what is not wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import JournalError
from trictrac_gui.ui.files.menu import FileMenu
from trictrac_gui.ui.files.recent import RecentFiles
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.library.kept_data_controller import KeptDataContext, KeptDataController
from trictrac_gui.ui.start.choice import UnfinishedGame
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trictrac_gui.session.game_store import FreeBoard
    from trictrac_gui.storage.own_data import DataPart
    from trictrac_gui.ui.class_mode.class_mode import ClassMode
    from trictrac_gui.ui.coach.dock import CoachDock
    from trictrac_gui.ui.files.files_controller import FilesController
    from trictrac_gui.ui.lessons.lessons_controller import LessonsController
    from trictrac_gui.ui.library.library_controller import LibraryController
    from trictrac_gui.ui.window.positions_controller import PositionsController


@dataclass(frozen=True)
class ControllerCalls:
    """What leads from the rooms back to the host."""

    tell: Callable[[Callable[[], str]], None]
    show_start: Callable[[], None]
    show_dice: Callable[[], None]
    go_on: Callable[[UnfinishedGame], None]
    sit_down: Callable[[GameSession, JournalError | None], None]
    """Let two people sit down to a game in the place of the one on the table."""
    begin_free: Callable[[Variant, Match, SetUp | None], None]
    forget: Callable[[Collection[DataPart]], None]
    """Let go of what is about to be deleted."""
    chosen: Callable[[], str]
    """The key of the game that was chosen last."""


class PageControllers(QObject):
    """Opens the rooms and keeps them in the colours and sizes in use."""

    def __init__(
        self,
        tools: AppContext,
        table: GameController,
        preferences: Preferences,
        doors: ControllerCalls,
    ) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._table = table
        self._preferences = preferences
        self._doors = doors
        self._drawer: PositionsController | None = None
        self._files: FilesController | None = None
        self._school: LessonsController | None = None
        self._coach: CoachDock | None = None
        self._presentation: ClassMode | None = None
        self._recent = RecentFiles(preferences)
        self.shelf = self._make_shelf()
        self.file_menu = FileMenu(
            tools.window, lambda: self.files, self._on_the_screen, self._recent
        )
        self._connect()

    def _connect(self) -> None:
        window = self._tools.window
        actions = window.actions_
        actions.lessons.triggered.connect(self.show_lessons)
        actions.coach.toggled.connect(self._show_coach)
        actions.set_up.triggered.connect(lambda: self.drawer.set_up())
        actions.picture.triggered.connect(lambda: self.drawer.save_picture())
        actions.keep.triggered.connect(lambda: self.drawer.keep())
        actions.sets.triggered.connect(lambda: self.drawer.show_sets())
        actions.present.triggered.connect(self.present)
        window.game_shown.connect(self._coach_looks)
        self._preferences.dressed.connect(self._dress)

    def _dress(self) -> None:
        for room in (self._school, self._drawer, self._files):
            if room is not None:
                room.dress()
        if self._coach is not None:
            self._coach.show_tones(self._tools.dresser.tones)

    # -- positions ---------------------------------------------------------------------------

    @property
    def drawer(self) -> PositionsController:
        """The position editor, pictures and sets, made when they are first wanted."""
        if self._drawer is None:
            from trictrac_gui.ui.window.positions_controller import (
                PositionsContext,
                PositionsController,
            )

            tools, paths = self._tools, self._tools.paths
            self._drawer = PositionsController(
                PositionsContext(
                    window=tools.window,
                    variants=tools.variants,
                    dresser=tools.dresser,
                    tell=self._doors.tell,
                    current=self._at_table,
                    begin=self._doors.begin_free,
                    marks=self._marks,
                    sets=None if paths is None else paths.sets,
                    lessons=None if paths is None else paths.lessons,
                    open_lesson=self.open_lesson,
                )
            )
        return self._drawer

    def _at_table(self) -> GameView | None:
        session = self._table.session
        return None if session is None else session.view()

    def _marks(self) -> str:
        session = self._table.session
        return "" if session is None else session.marks.get(session.here, "")

    # -- files -------------------------------------------------------------------------------

    @property
    def files(self) -> FilesController:
        """Opening, pasting, copying and writing games, made when it is first wanted."""
        if self._files is None:
            from trictrac_gui.ui.files.files_controller import FilesContext, FilesController

            tools = self._tools
            self._files = FilesController(
                FilesContext(
                    window=tools.window,
                    variants=tools.variants,
                    games=tools.games,
                    dresser=tools.dresser,
                    session=lambda: self._table.session,
                    tell=self._doors.tell,
                    sit_down=self._doors.sit_down,
                    recent=self._recent.add,
                    elsewhere=self.open_elsewhere,
                )
            )
        return self._files

    def _on_the_screen(self) -> GameView | None:
        """The moment that can be copied or written: of a file, or of the game on the table."""
        window = self._tools.window
        if self._files is not None and self._files.showing:
            return self._files.page.view()
        return self._at_table() if window.pages.currentWidget() is window.game else None

    # -- lessons and the coach ---------------------------------------------------------------

    @property
    def school(self) -> LessonsController:
        """The lessons, made when they are first wanted."""
        if self._school is None:
            from trictrac_gui.ui.lessons.lessons_controller import LessonsContext, LessonsController

            tools = self._tools
            self._school = LessonsController(
                LessonsContext(
                    window=tools.window,
                    variants=tools.variants,
                    language=tools.language,
                    dresser=tools.dresser,
                    progress=tools.progress,
                    tell=self._doors.tell,
                    warn=tools.warn,
                    leave=self._doors.show_start,
                    own=None if tools.paths is None else tools.paths.lessons,
                    sets=None if tools.paths is None else tools.paths.sets,
                    open_set=lambda path: self.drawer.open_set(path),
                )
            )
        return self._school

    def show_lessons(self) -> None:
        """Keep the running game for later and show the lessons."""
        self._table.let_go()
        self.school.show_list()

    def open_lesson(self, path: Path) -> None:
        """Keep the running game for later and open the file of a lesson."""
        self._table.let_go()
        self.school.open_file(str(path))

    def open_elsewhere(self, path: Path) -> bool:
        """Open a set or a lesson; False for any other file."""
        from trictrac_gui.ui.sets.kinds import is_lesson, is_set

        if is_set(path):
            self.drawer.open_set(path)
        elif is_lesson(path):
            self.open_lesson(path)
        else:
            return False
        return True

    def forget_progress(self) -> None:
        """Forget what was solved in the lessons."""
        if self._school is not None:
            self._school.progress.clear()

    def _show_coach(self, on: bool) -> None:
        if on and self._coach is None:
            from trictrac_gui.ui.coach.dock import CoachDock

            self._coach = CoachDock(self._tools.window.actions_.coach)
            self._coach.show_tones(self._tools.dresser.tones)
            self._tools.window.add_tab(self._coach)
        if self._coach is not None:
            self._coach.setVisible(on)
            if on:
                self._coach.raise_()
                self._coach_looks(self._at_table())

    def _coach_looks(self, view: object) -> None:
        if self._coach is not None:
            self._coach.show_view(view if isinstance(view, GameView) else None)

    # -- the games kept ----------------------------------------------------------------------

    @property
    def librarian(self) -> LibraryController:
        """The library, opened when it is first wanted."""
        return self.shelf.librarian

    def _make_shelf(self) -> KeptDataController:
        tools, doors = self._tools, self._doors
        return KeptDataController(
            KeptDataContext(
                window=tools.window,
                variants=tools.variants,
                games=tools.games,
                paths=tools.paths,
                folders=self._game_folders,
                tell=doors.tell,
                warn=tools.warn,
                let_go=self._table.let_go,
                show_start=doors.show_start,
                show_dice=doors.show_dice,
                go_on=doors.go_on,
                look_through=lambda path: self.files.open([path]),
                forget=doors.forget,
            )
        )

    def _game_folders(self) -> list[Path]:
        others = self._preferences.settings.game_folders
        return [self._tools.games.folder, *map(Path, others)]

    # -- class mode --------------------------------------------------------------------------

    @property
    def presentation(self) -> ClassMode:
        """Class mode, made when it is first wanted."""
        if self._presentation is None:
            from trictrac_gui.ui.class_mode.class_mode import presentation

            tools = self._tools
            self._presentation = presentation(
                tools.window, self._table, tools.games, self._preferences, self._board_at_hand
            )
            self.drawer.into_class(self._presentation, tools.games)
        return self._presentation

    def present(self) -> None:
        """Present the position that is looked at, or the game on the table."""
        shown = self.presentation
        if shown.active or not self.drawer.present(shown):
            shown.enter()

    @property
    def front(self) -> QWidget:
        """The window that is looked at: that of class mode while it is shown."""
        shown = self._presentation
        if shown is not None and shown.active:
            return shown.window
        return self._tools.window

    def rebuild(self) -> None:
        """Show class mode anew from its journal, after an unexpected error."""
        if self._presentation is not None:
            self._presentation.rebuild()

    def close(self) -> None:
        """Leave class mode with the program."""
        if self._presentation is not None:
            self._presentation.close()

    def _board_at_hand(self) -> FreeBoard:
        """What is looked at, where no game is on the table: the lesson that is open, or a game."""
        from trictrac_gui.session.game_store import FreeBoard

        lesson = None if self._school is None else self._school.board()
        if lesson is not None:
            return lesson
        variants, key = self._tools.variants, self._doors.chosen()
        return FreeBoard(next((one for one in variants if one.key == key), variants[0]))

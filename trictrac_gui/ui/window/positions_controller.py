"""What is done with positions apart from playing: setting them up, picturing and keeping them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trictrac_gui.engine.drawings import Drawings, DrawingsError, parse_drawings
from trictrac_gui.engine.match import Match
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.sets import KeptPosition
from trictrac_gui.ui.editor import editor_text
from trictrac_gui.ui.editor.draft_view import view_of
from trictrac_gui.ui.editor.editor_controller import EditorContext, EditorController
from trictrac_gui.ui.pictures.saving import PictureSaver
from trictrac_gui.ui.sets.kept_views import (
    draft_of_kept,
    drawings_of,
    kept_from,
    kept_of,
    view_of_kept,
)
from trictrac_gui.ui.sets.sets_controller import SetsContext, SetsController
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.narrow_window import NarrowWindow

if TYPE_CHECKING:
    from trictrac_gui.session.game_store import GameStore
    from trictrac_gui.ui.class_mode.class_mode import ClassMode


@dataclass(frozen=True)
class PositionsContext:
    """What the drawer is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    dresser: ApplicationTheme
    tell: Callable[[Callable[[], str]], None]
    current: Callable[[], GameView | None]
    """The game on the table, if there is one."""
    begin: Callable[[Variant, Match, SetUp | None], None]
    """Begin a free game from a position."""
    marks: Callable[[], str]
    """What is drawn over the moment on the table."""
    sets: Path | None = None
    """The folder of the sets; without one they last as long as the program runs."""
    lessons: Path | None = None
    """The folder of the lessons made of sets."""
    open_lesson: Callable[[Path], None] = field(default=lambda path: None)
    """Open the file of a lesson."""


class PositionsController(QObject):
    """Brings the editor, the pictures and the sets to the window."""

    def __init__(self, tools: PositionsContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._room = NarrowWindow(tools.window)
        self._desk: EditorController | None = None
        self._shelf: SetsController | None = None
        self._changing: KeptPosition | None = None
        self.pictures = PictureSaver(tools.window, tools.tell)

    @property
    def desk(self) -> EditorController:
        """The position editor, made when it is first wanted."""
        if self._desk is None:
            tools = self._tools
            self._desk = EditorController(
                EditorContext(
                    tools.window,
                    tools.variants,
                    tools.dresser,
                    tools.current,
                    self._usual_game,
                    self._room,
                )
            )
            self._desk.play_wanted.connect(self._play)
            self._desk.picture_wanted.connect(self._picture_draft)
            self._desk.keep_wanted.connect(self._keep_draft)
        return self._desk

    @property
    def shelf(self) -> SetsController:
        """The sets, made when they are first wanted."""
        if self._shelf is None:
            tools = self._tools
            self._shelf = SetsController(
                SetsContext(
                    tools.window,
                    tools.variants,
                    tools.dresser,
                    tools.tell,
                    tools.sets,
                    tools.lessons,
                    self._usual_game,
                    self._room,
                )
            )
            self._shelf.draw_wanted.connect(self._draw_on_kept)
            self._shelf.lesson_wanted.connect(self._open_lesson)
            self._shelf.play_wanted.connect(self._play_kept)
            self._shelf.edit_wanted.connect(self._change_kept)
            self._shelf.picture_wanted.connect(self._picture_kept)
        return self._shelf

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
            self._drawn(),
            turned=actions.turn_board.isChecked(),
            mirrored=actions.mirror_board.isChecked(),
        )

    def _drawn(self) -> Drawings:
        try:
            return parse_drawings(self._tools.marks())
        except DrawingsError:
            return ()

    def keep(self) -> None:
        """Keep the board on the table, with what is drawn over it."""
        view = self._tools.current()
        if view is not None:
            said = self.shelf.keep(view.variant, kept_from(view, self._tools.marks()))
            self._tools.window.game.tell(said)

    def into_class(self, presentation: ClassMode, games: GameStore) -> None:
        """Let class mode keep boards, show kept ones and set positions up."""
        from trictrac_gui.ui.sets.in_class import ClassPositions

        self.in_class = ClassPositions(presentation, self.shelf, games, self._tools.variants)

    def present(self, presentation: ClassMode) -> bool:
        """Present the position that is being set up or looked at; whether there is one."""
        from trictrac_gui.session.game_store import FreeBoard

        page, keeper, marks = self._tools.window.pages.currentWidget(), None, ""
        if self._desk is not None and page is self._desk.page:
            draft = self._desk.page.draft
        elif self._shelf is not None and self._shelf.shows(page):
            keeper = self._shelf.keeper
            kept, position = keeper.kept, keeper.current
            if kept is None or position is None:
                return False
            draft, marks = draft_of_kept(kept.variant, position), position.drawings
        else:
            return False
        wrong = draft.faults()
        if wrong:
            self._tools.tell(lambda: editor_text.fault(draft, wrong[0]))
            return True
        presentation.enter(FreeBoard(draft.variant, draft.setup, marks, draft.match))
        if keeper is not None:
            self.in_class.begin_set()
        return True

    def show_sets(self) -> None:
        """Show the sets."""
        self.shelf.show()

    def dress(self) -> None:
        """Take the theme in use."""
        if self._shelf is not None:
            self._shelf.dress()
        if self._desk is not None:
            self._desk.dress()

    def _play(self, draft: Draft) -> None:
        self._tools.begin(draft.variant, draft.match, draft.setup)

    def _picture_draft(self, draft: Draft) -> None:
        self.pictures.ask(view_of(draft), self._tools.dresser.theme)

    def _keep_draft(self, draft: Draft) -> None:
        """Keep a draft: in the place of the one it was made from, or at the end."""
        keeper, was = self.shelf.keeper, self._changing
        kept = keeper.kept
        there = was is not None and keeper.current == was
        if there and was is not None and kept is not None and kept.variant == draft.variant:
            changed = kept_of(draft, was.drawings, was.note)
            keeper.change(kept.changed(keeper.at, replace(changed, question=was.question)))
            self.desk.leave()
            return
        self.desk.page.tell(self.shelf.keep(draft.variant, kept_of(draft)))

    # -- kept positions ----------------------------------------------------------------------

    def _play_kept(self, variant: Variant, kept: KeptPosition) -> None:
        draft = draft_of_kept(variant, kept)
        wrong = draft.faults()
        if wrong:  # a file can hold what no game can go on from, such as a cube without a match
            self._tools.tell(lambda: editor_text.fault(draft, wrong[0]))
            return
        self.shelf.leave()
        self._tools.begin(variant, kept.match, kept.setup)

    def _change_kept(self, variant: Variant, kept: KeptPosition) -> None:
        self._changing = kept
        self.desk.open_draft(draft_of_kept(variant, kept), self._changed)

    def _changed(self) -> None:
        self._changing = None
        self.shelf.show()

    def _draw_on_kept(self) -> None:
        """Present the position with an arrow in the hand; what is drawn is kept by its button."""
        self._tools.window.actions_.present.trigger()
        self.in_class.draw()

    def _open_lesson(self, path: Path) -> None:
        self.shelf.leave()
        self._tools.open_lesson(path)

    def open_set(self, path: Path) -> None:
        """Open the file of a set on the page of sets."""
        if self.shelf.keeper.open(path):
            self.shelf.show()

    def _picture_kept(self, variant: Variant, kept: KeptPosition) -> None:
        view = view_of_kept(variant, kept)
        self.pictures.ask(view, self._tools.dresser.theme, drawings_of(kept))

"""Leads to the position editor, and from it to a game, a picture or a set."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import Signal

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session import position_draft
from trictrac_gui.session.position_draft import Draft, draft_from, draft_of, view_of
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.editor.page import EditorPage
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.pictures.saving import PictureSaver
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName


class EditorController(PageController):
    """The position editor. ``keep_wanted`` carries a ``Draft``, ``left`` comes with going back."""

    name = PageName.EDITOR
    laid_over = True
    wide = True

    keep_wanted = Signal(object)
    left = Signal()

    def __init__(self, context: AppContext, game: GameController, pictures: PictureSaver) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._pictures = pictures
        self._seen: GameView | None = None
        self._restored = False
        """Whether the page holds what was set up before the program ended, and nothing since."""
        context.theme.changed.connect(self._take_theme)

    @cached_property
    def page(self) -> EditorPage:
        """The page, at first with the opening of the running game."""
        context, theme = self._context, self._context.theme
        kept = position_draft.load(context.paths.draft, context.variants)
        self._restored = kept is not None
        first = kept or draft_of(self.usual_game())
        page = EditorPage(context.variants, theme.theme, theme.tones, first)
        page.drafted.connect(self.keep_draft)
        page.leave_wanted.connect(self.navigator.back)
        page.play_wanted.connect(self._play)
        page.picture_wanted.connect(lambda draft: self._pictures.ask(view_of(draft)))
        page.keep_wanted.connect(self.keep_wanted)
        return page

    def usual_game(self) -> Variant:
        """The running game, or the first of all."""
        view = self._game.game_view()
        return self._context.variants[0] if view is None else view.variant

    def open(self, target: object = None) -> None:
        """Show a ``Draft``, else the position of the running game, else the draft that was left."""
        if isinstance(target, Draft):
            self.navigator.show(self)
            self.page.open(target, over=self._restored)
            self._restored = False
            return
        view, actions = self._game.game_view(), self._context.window.actions_
        self.page.board.show_turned(
            actions.turn_board.isChecked(), actions.mirror_board.isChecked()
        )
        draft = None
        if view is not None and view != self._seen:
            draft = draft_from(view)
        self._seen = view
        self.navigator.show(self)
        self.page.open(draft, over=self._restored)
        self._restored = False

    def keep_draft(self, draft: Draft) -> None:
        """Keep what is being set up, so that it is there again after the program was killed."""
        try:
            position_draft.save(self._context.paths.draft, draft)
        except OSError as fault:
            said = fault_text.draft_not_kept
            self._context.tell_unsaved(said, self._context.paths.draft, fault)

    def take_pasted(self) -> bool:
        """Ask what of a text is to be set up here."""
        self.page.ask_text()
        return True

    def closed(self) -> None:
        """The draft stays until the next time."""
        self.left.emit()

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    def _play(self, draft: Draft) -> None:
        self._game.begin_free(draft.variant, draft.match, draft.setup)

"""The first page: what is chosen there is remembered and begun, or an old game is gone on with."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.game.game_choice import GameChoice, UnfinishedGame
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.engine.dice import DiceChoice
    from trictrac_gui.ui.start.start_page import StartPage


class StartController(PageController):
    """The start page of the window; no way leads back from it."""

    name = PageName.START

    def __init__(
        self,
        context: AppContext,
        game: GameController,
        rules: RulesController,
    ) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._rules = rules
        self._taking_in = QTimer(self)
        self._taking_in.setInterval(0)
        self._taking_in.timeout.connect(self._take_in)
        context.settings.changed.connect(self._take_settings)
        context.theme.changed.connect(self._take_theme)
        context.window.actions_.new.triggered.connect(self.open)

    @cached_property
    def page(self) -> StartPage:
        """The page, with what was chosen last."""
        from trictrac_gui.ui.start.start_page import StartPage

        context, settings = self._context, self._context.settings.current
        page = StartPage(
            context.variants,
            context.window.actions_,
            context.theme.theme,
            context.theme.tones,
            chosen=settings.variant,
            names=settings.names,
            rules=settings.house_rules,
            matches=settings.matches,
        )
        page.start_wanted.connect(self.begin)
        page.continue_wanted.connect(self._go_on)
        page.all_wanted.connect(self._show_all)
        page.variant_chosen.connect(self._rules.show_variant)
        return page

    def _show_all(self) -> None:
        from trictrac_gui.storage.library_search import State

        self.navigator.open(PageName.LIBRARY, State.UNFINISHED)

    def open(self, target: object = None) -> None:
        """Keep the running game for later and show the page."""
        self.navigator.start_from(self)

    def title(self) -> str:
        """The name of the program alone."""
        return ""

    def prepare(self) -> None:
        """List the games as they are on the disk now; at the start, after the first picture."""
        context = self._context
        if context.window.isVisible():
            self._list_games()
        elif context.paths.any_game():
            self.page.keep_room_for_games()
        if self._context.settings.current.guest:
            self.page.show_guest(True)
        self._rules.show_variant(self.page.variant.key)

    def complete(self) -> None:
        """Show what can wait for the first picture."""
        self._list_games()
        self.page.build_forms()

    def _list_games(self) -> None:
        from trictrac_gui.storage.reading import any_journal
        from trictrac_gui.ui.start.continue_list import unfinished_games

        context, games, library = self._context, self._context.games, None
        games.saved_at_last = self._list_again
        if any_journal(context.game_folders):
            library = context.library
            for fault in library.look(context.game_folders):
                context.warn(f"folder of games: {fault}")
            if library.taking_in:
                self._taking_in.start()
        self.page.show_games(
            *unfinished_games(library, games.waiting, games.folder, context.variants)
        )

    def _take_in(self) -> None:
        """Games that were too many for one look are taken in between two events."""
        if not self.showing or not self._context.library.take_in_next():
            self._taking_in.stop()
        elif not self._context.library.taking_in:
            self._list_games()

    def _list_again(self) -> None:
        """A game that waited to be saved has been."""
        if self.showing:
            self._list_games()

    def entered(self) -> None:
        """Begin with Return: only a page that is in the window keeps the keyboard."""
        self.page.start.setFocus()

    @property
    def variant(self) -> Variant:
        """The game that was chosen last."""
        if self.built:
            return self.page.variant
        chosen = self._context.settings.current.variant
        variants = self._context.variants
        return next((one for one in variants if one.key == chosen), variants[0])

    def forget_names(self) -> None:
        if self.built:
            self.page.forget_names()

    def _take_settings(self, before: Settings, now: Settings) -> None:
        if self.built and now.guest != before.guest:
            self.page.show_guest(now.guest)

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    def _go_on(self, game: UnfinishedGame) -> None:
        self._game.go_on(game.path, game.session)

    def begin(self, choice: GameChoice, dice: DiceChoice | None = None) -> None:
        """Begin a new game, and remember how it was wanted."""
        settings, key = self._context.settings, choice.variant
        now = settings.current
        settings.change(
            variant=key,
            names={**now.names, key: choice.names},
            house_rules={**now.house_rules, key: dict(choice.rules)},
            matches={**now.matches, key: choice.played_for()},
        )
        variant = self._context.variant(key).configured(choice.rules)
        self._game.begin(variant, choice.names, dice, choice.match, choice.clock)

    def next_game(self) -> tuple[Variant, GameChoice]:
        """The game of the page, or another of the running one, as it would be begun now."""
        game = self._game
        if game.session is not None and game.variant is not None:
            variant, names = game.variant, game.session.names
            return variant, GameChoice(variant.key, names, variant.values, *game.agreed())
        choice = self.page.choice()
        return self._context.variant(choice.variant), choice

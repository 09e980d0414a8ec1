"""The first page: what is chosen there is remembered and begun, or an old game is gone on with."""

from __future__ import annotations

from functools import cached_property, partial

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage import Settings
from trictrac_gui.ui.game.game_choice import GameChoice, UnfinishedGame
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.game.game_dialogs import GameDialogs
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.start.match_choice import remembered
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.start.unfinished_games import unfinished_games
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName


class StartController(PageController):
    """The start page of the window; no way leads back from it."""

    name = PageName.START

    def __init__(
        self,
        context: AppContext,
        game: GameController,
        dialogs: GameDialogs,
        rules: RulesController,
    ) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._dialogs = dialogs
        self._rules = rules
        context.settings.changed.connect(self._take_settings)
        context.theme.changed.connect(self._take_theme)
        context.window.actions_.new.triggered.connect(self.open)
        context.window.actions_.checkable.triggered.connect(self.ask_checkable)

    @cached_property
    def page(self) -> StartPage:
        """The page, with what was chosen last."""
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
        page.variant_chosen.connect(self._rules.dock.show_variant)
        return page

    def open(self, target: object = None) -> None:
        """Keep the running game for later and show the page."""
        self.navigator.start_from(self)

    def title(self) -> str:
        """The name of the program alone."""
        return ""

    def prepare(self) -> None:
        """List the games as they are on the disk now."""
        context = self._context
        settings = context.settings.current
        self.page.show_games(unfinished_games(context.games, settings.game_folders, context.warn))
        if settings.guest:
            self.page.show_guest(True)
        self._rules.dock.show_variant(self.page.variant.key)

    @property
    def variant(self) -> Variant:
        """The game that was chosen last."""
        if self.built:
            return self.page.variant
        chosen = self._context.settings.current.variant
        variants = self._context.variants
        return next((one for one in variants if one.key == chosen), variants[0])

    def forget_names(self) -> None:
        """Take the names out of all fields."""
        if self.built:
            self.page.forget_names()

    def _take_settings(self, before: Settings, now: Settings) -> None:
        if self.built and now.guest != before.guest:
            self.page.show_guest(now.guest)

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    def _go_on(self, game: UnfinishedGame) -> None:
        self._game.go_on(game.path)

    def begin(self, choice: GameChoice, dice: DiceChoice | None = None) -> None:
        """Begin a new game, and remember how it was wanted."""
        settings, key = self._context.settings, choice.variant
        now = settings.current
        settings.change(
            variant=key,
            names={**now.names, key: choice.names},
            house_rules={**now.house_rules, key: dict(choice.rules)},
            matches={**now.matches, key: remembered(choice.match, choice.clock)},
        )
        variant = self._context.variant(key).configured(choice.rules)
        self._game.begin(variant, choice.names, dice, choice.match, choice.clock)

    def ask_checkable(self) -> None:
        """Begin the game of the page, or another of the running one, with checkable dice."""
        game = self._game
        if game.session is not None and game.variant is not None:
            variant, names = game.variant, game.session.names
            choice = GameChoice(variant.key, names, variant.values, *game.agreed())
        else:
            choice = self.page.choice()
            variant = self._context.variant(choice.variant)
        dialog = self._dialogs.checkable_dice(variant, choice.names)
        dialog.chosen.connect(partial(self.begin, choice))
        dialog.open()

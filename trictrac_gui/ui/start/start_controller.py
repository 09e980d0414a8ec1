"""The first page: what is chosen there is remembered and begun, or an old game is gone on with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME, MatchKind
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore, StoredGame
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.game.game_choice import UNSAVED, GameChoice, UnfinishedGame
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.session.session import GameSession
    from trictrac_gui.ui.start.start_page import StartPage

LISTED_WITH_SCORE = 20
"""So many games of the list are replayed for their score; more would keep people waiting."""


def unfinished_games(
    games: GameStore, elsewhere: Iterable[str], warn: Callable[[str], None]
) -> list[UnfinishedGame]:
    """The games to offer, the last played first; folders that cannot be read go to the log."""
    found, faults = games.unfinished(Path(folder) for folder in elsewhere)
    for fault in faults:
        warn(f"folder of games: {fault}")
    waiting = {session.game_id for session in games.waiting}
    return [_waiting_row(session, games.folder) for session in games.waiting] + [
        _row(games, saved, with_score=number < LISTED_WITH_SCORE)
        for number, saved in enumerate(found)
        if saved.file.header.get("game") not in waiting
    ]


def _waiting_row(session: GameSession, folder: Path) -> UnfinishedGame:
    """A game that is in memory and could not be saved yet."""
    view = session.view()
    return UnfinishedGame(
        path=session.path or folder,
        variant=view.variant.key,
        names=session.names,
        score=view.score,
        changed=time.time(),
        fault=UNSAVED,
        match=view.match,
        session=session,
    )


def _row(games: GameStore, saved: StoredGame, with_score: bool) -> UnfinishedGame:
    fault = "" if saved.file.fault is None else saved.file.fault.value
    score, match = None, saved.match or SINGLE_GAME
    told = match.agreement.kind is not MatchKind.GAME
    if saved.variant is None and not fault:
        fault = "wrong-format"
    elif saved.variant is not None and (saved.variant.target is not None or told) and with_score:
        moment = games.moment(saved.file.path)
        if moment is not None:
            score, match = moment.score, moment.match
    return UnfinishedGame(
        path=saved.file.path,
        variant="" if saved.variant is None else saved.variant.key,
        names=saved.names or ("", ""),
        score=score,
        changed=saved.file.changed,
        fault=fault,
        match=match,
        place=saved.file.detail if fault == "moved" else "",
    )


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
        context.settings.changed.connect(self._take_settings)
        context.theme.changed.connect(self._take_theme)
        context.window.actions_.new.triggered.connect(self.open)
        context.games.saved_at_last = self._list_again

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
        settings = self._context.settings.current
        self._list_games()
        if settings.guest:
            self.page.show_guest(True)
        self._rules.dock.show_variant(self.page.variant.key)

    def _list_games(self) -> None:
        context = self._context
        folders = context.settings.current.game_folders
        self.page.show_games(unfinished_games(context.games, folders, context.warn))

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

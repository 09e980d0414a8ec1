"""The first page: what is chosen there is remembered and begun, or an old game is gone on with."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from trictrac_gui.decoding import DecodingError, loads
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import Match, MatchKind
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.files import read_file
from trictrac_gui.storage.journal_lines import LONGEST_LINE, JournalHeader, read_header
from trictrac_gui.storage.library_search import LibraryGame, LibraryQuery, State
from trictrac_gui.storage.reading import any_journal, is_busy
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.game.game_choice import UNSAVED, GameChoice, UnfinishedGame
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.session.session import GameSession
    from trictrac_gui.storage.library import Library
    from trictrac_gui.ui.start.start_page import StartPage

LISTED = 6
"""So many games are offered on the page itself; all of them are found in the list of games."""


def unfinished_games(
    library: Library | None,
    waiting: Sequence[GameSession],
    folder: Path,
    variants: Sequence[Variant],
) -> tuple[list[UnfinishedGame], int]:
    """The games to offer, and how many there are altogether.

    Those that could not be saved yet come first, then the last played ones of the library, which
    are counted first, so that it is known how they stand.
    """
    rows = [_waiting_row(session, folder) for session in waiting]
    if library is None:
        return rows, len(rows)
    listed = LISTED + len(waiting)
    unfinished = LibraryQuery(state=State.UNFINISHED)
    found = library.search(unfinished)
    if fresh := [game.path for game in found[:listed] if not game.counted]:
        for path in fresh:
            library.add_journal(path)
        found = library.search(unfinished)
    known = {session.game_id for session in waiting}
    saved = [_row(game, variants) for game in found[:listed] if game.id not in known]
    others = len(found) - min(listed, len(found)) + len(saved)
    return rows + saved[:LISTED], len(rows) + others


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
        rules=(view.variant, view.match.agreement),
    )


def _header(path: Path, variants: Sequence[Variant]) -> JournalHeader | None:
    """What the first line of a kept game says of its rules; None where it cannot be read."""
    try:
        first, *_ = read_file(path, LONGEST_LINE).split(b"\n", 1)
        return read_header(loads(first), variants)
    except (OSError, DecodingError):
        return None


def _row(game: LibraryGame, variants: Sequence[Variant]) -> UnfinishedGame:
    single = game.agreement.kind is MatchKind.GAME
    header = _header(game.path, variants)
    return UnfinishedGame(
        path=game.path,
        variant=game.variant,
        names=game.names,
        score=game.score if single else None,
        changed=game.changed,
        fault="busy" if is_busy(game.path) else game.fault,
        match=Match(game.agreement, (0, 0) if single or game.score is None else game.score),
        place=game.place,
        rules=None if header is None else (header.variant, header.match.agreement),
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
        self._taking_in = QTimer(self)
        self._taking_in.setInterval(0)
        self._taking_in.timeout.connect(self._take_in)
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
        page.all_wanted.connect(partial(self.navigator.open, PageName.LIBRARY, State.UNFINISHED))
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
        self._list_games()
        if self._context.settings.current.guest:
            self.page.show_guest(True)
        self._rules.dock.show_variant(self.page.variant.key)

    def _list_games(self) -> None:
        context, games, library = self._context, self._context.games, None
        if any_journal(context.game_folders):
            library = context.library
            for fault in library.look(context.game_folders):
                context.warn(f"folder of games: {fault}")
            if library.taking_in:
                self._taking_in.start()
        found = unfinished_games(library, games.waiting, games.folder, context.variants)
        self.page.show_games(*found)

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

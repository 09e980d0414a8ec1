"""The host of the evening: leads two people from the start page to the table and back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject

from trictrac_gui.engine.clock import ClockRule
from trictrac_gui.engine.dice_choice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import Result, Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage import Busy, JournalError, MovedAway, Settings, StorageError
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.game.running_score import RunningScore
from trictrac_gui.ui.moves.moves_controller import MovesController
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.start.choice import GameChoice, UnfinishedGame
from trictrac_gui.ui.start.match_choice import remembered
from trictrac_gui.ui.start.unfinished_games import unfinished_games
from trictrac_gui.ui.text import fault_text, game_names
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.page_controllers import ControllerCalls, PageControllers
from trictrac_gui.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trictrac_gui.storage.own_data import DataPart


class WindowController(QObject):
    """Follows what the players want: new games, old games, the end of a game."""

    def __init__(self, tools: AppContext, settings: Settings) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self.window = tools.window
        self.language = tools.language
        self.evening = RunningScore()
        self.table = GameController(tools.window, tools.warn)
        self.guide = RulesController(tools.window, self.table, tools.dresser)
        self.moves = MovesController(
            tools.window, self.table, tools.dresser, lambda: self.settings.text_scale
        )
        self.preferences = Preferences(
            tools.window,
            settings,
            language=tools.language,
            dresser=tools.dresser,
            save=tools.save_settings,
            warn=tools.warn,
            tell=self.tell,
            lent=tools.lent,
            ability=tools.ability,
        )
        self.rooms = PageControllers(tools, self.table, self.preferences, self._doors())
        self._start_page_made = False
        self._connect()
        self.preferences.apply(settings, first=True)

    def _connect(self) -> None:
        actions, console = self.window.actions_, self.window.game.console
        actions.new.triggered.connect(self.show_start)
        actions.checkable.triggered.connect(self.ask_checkable)
        actions.dice_page.triggered.connect(self.show_dice)
        actions.leave.triggered.connect(self.ask_leave)
        actions.give_up.triggered.connect(self.ask_give_up)
        actions.save_elsewhere.triggered.connect(self.ask_folder)
        actions.keys.triggered.connect(self.show_keys)
        actions.about.triggered.connect(self.show_about)
        console.result_wanted.connect(self.show_result)
        console.notices.rule_wanted.connect(self.window.rules.open_rule)
        console.notices.elsewhere_wanted.connect(self.ask_folder)
        self.table.ended.connect(self._ended)
        foley = self._tools.foley
        self.window.game.shown.connect(foley.follow)
        self.window.game.refused.connect(foley.refuse)
        self.preferences.sample_wanted.connect(foley.sample)
        self.preferences.applied.connect(self._follow_settings)
        self.preferences.dressed.connect(self._dress_start_page)
        self.preferences.dressed.connect(self.guide.dress)
        self.preferences.dressed.connect(self.moves.dress)
        self.window.closing.connect(self.close)

    def _doors(self) -> ControllerCalls:
        return ControllerCalls(
            tell=self.tell,
            show_start=self.show_start,
            show_dice=self.show_dice,
            go_on=self.go_on,
            sit_down=self._sit_down_instead,
            begin_free=self.begin_free,
            forget=self._forget,
            chosen=self._chosen,
        )

    @property
    def session(self) -> GameSession | None:
        """The running game, if there is one."""
        return self.table.session

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.preferences.settings

    def _remember(self, settings: Settings) -> None:
        self.preferences.settings = settings
        self.preferences.save()

    def _follow_settings(self) -> None:
        settings = self.settings
        self._tools.foley.volume = settings.volume / 100 if settings.sound else 0.0
        if self.session is not None:
            self.session.auto_finish = self.settings.auto_finish
        self._follow_guest()

    def _follow_guest(self) -> None:
        guest = self.settings.guest
        self._tools.games.keeps_names = not guest
        self.window.show_guest(guest)
        if self._start_page_made:
            self._start_page.show_guest(guest)
        names = self.session.names if guest and self.session is not None else ()
        self._tools.hide_names(names)

    # -- the start page ----------------------------------------------------------------------

    def show_start(self) -> None:
        """Keep the running game for later and show the start page."""
        self.table.let_go()
        if not self._start_page_made:
            self._make_start_page()
        self._start_page.show_games(
            unfinished_games(self._tools.games, self.settings.game_folders, self._tools.warn)
        )
        if self.settings.guest:
            self._start_page.show_guest(True)
        self.window.rules.show_variant(self._start_page.variant.key)
        self.window.show_start()

    def _make_start_page(self) -> None:
        from trictrac_gui.ui.start.start_page import StartPage

        page = StartPage(
            self._tools.variants,
            self.window.actions_,
            self._tools.dresser.theme,
            self._tools.dresser.tones,
            chosen=self.settings.variant,
            names=self.settings.names,
            rules=self.settings.house_rules,
            matches=self.settings.matches,
        )
        page.start_wanted.connect(self.begin)
        page.continue_wanted.connect(self.go_on)
        page.variant_chosen.connect(self.window.rules.show_variant)
        self._start_page = page
        self._start_page_made = True
        self.window.add_start_page(page)

    def _dress_start_page(self) -> None:
        if self._start_page_made:
            dresser = self._tools.dresser
            self._start_page.show_theme(dresser.theme, dresser.tones)

    def _chosen(self) -> str:
        """The key of the game that was chosen last."""
        return self._start_page.variant.key if self._start_page_made else self.settings.variant

    # -- beginning and ending ----------------------------------------------------------------

    def begin(self, choice: GameChoice, dice: DiceChoice | None = None) -> None:
        """Begin a new game; the same two players go on with their evening."""
        self.evening = self.evening.seated(choice.names)
        self._remember(
            replace(
                self.settings,
                variant=choice.variant,
                names={**self.settings.names, choice.variant: choice.names},
                house_rules={**self.settings.house_rules, choice.variant: dict(choice.rules)},
                matches={
                    **self.settings.matches,
                    choice.variant: remembered(choice.match, choice.clock),
                },
            )
        )
        variant = next(v for v in self._tools.variants if v.key == choice.variant)
        self._begin(
            variant.configured(choice.rules), choice.names, dice, choice.match, choice.clock
        )

    def begin_free(self, variant: Variant, match: Match, setup: SetUp | None) -> None:
        """Begin a game that does not count, from a position that was set up."""
        self.table.let_go()
        names = self.settings.names.get(variant.key, ("", ""))
        session, trouble = self._tools.games.begin_free(variant, match, setup, names)
        self._sit_down(session, trouble)

    def _begin(
        self,
        variant: Variant,
        names: tuple[str, str],
        dice: DiceChoice | None = None,
        match: Match = SINGLE_GAME,
        clock: ClockRule | None = None,
    ) -> None:
        self.table.let_go()
        session, trouble = self._tools.games.begin(
            variant, variant.values, names, dice, match, clock
        )
        self._sit_down(session, trouble)

    def _sit_down(self, session: GameSession, trouble: JournalError | None) -> None:
        session.auto_finish = self.settings.auto_finish
        if self.settings.guest:
            self._tools.hide_names(session.names)
        self.window.rules.show_variant(session.view().variant.key)
        self.table.take(session, trouble)

    def _sit_down_instead(self, session: GameSession, trouble: JournalError | None) -> None:
        self.table.let_go()
        self.evening = self.evening.seated(session.names)
        self._sit_down(session, trouble)

    def go_on(self, game: UnfinishedGame) -> None:
        """Go on with an unfinished game."""
        self.table.let_go()
        path = str(game.path)
        try:
            session, recovered, trouble = self._tools.games.resume(game.path)
        except Busy:
            self.show_start()
            self.rooms.shelf.ask_about_busy(game)
            return
        except MovedAway as moved:
            self.show_start()
            self.rooms.shelf.ask_about_moved(moved.place, partial(self._go_on_with_copy, game))
            return
        except (StorageError, UnknownGame) as fault:
            self._not_opened(path, fault)
            return
        self.evening = self.evening.seated(session.names)
        self._sit_down(session, trouble)
        self.show_result()
        if recovered is not None:
            aside = str(recovered.kept_aside or path)
            self.tell(lambda: fault_text.game_mended(aside))

    def _go_on_with_copy(self, game: UnfinishedGame) -> None:
        try:
            session, trouble = self._tools.games.resume_copy(game.path)
        except (StorageError, UnknownGame) as fault:
            self._not_opened(str(game.path), fault)
            return
        self._sit_down_instead(session, trouble)

    def _not_opened(self, path: str, fault: StorageError | UnknownGame) -> None:
        key = fault.key if isinstance(fault, StorageError) else "wrong-format"
        self.tell(lambda: fault_text.game_not_opened(path, key))
        self.show_start()

    def play_again(self, swap: bool) -> None:
        """The same two players begin another game, on the other sides if they like."""
        if self.session is None or self.table.variant is None:
            return
        session, variant = self.session, self.table.variant
        names = (session.names[1], session.names[0]) if swap else session.names
        match, clock = self._agreed(session)

        def begin(dice: DiceChoice | None = None) -> None:
            if swap:
                self.evening = self.evening.swapped()
            self._begin(variant, names, dice, match, clock)

        if session.dice_choice.checkable is None:
            begin()
        else:
            self._promise(variant, names, begin)

    @staticmethod
    def _agreed(session: GameSession) -> tuple[Match, ClockRule | None]:
        """What a further match is played for: the same as this one, from the beginning."""
        clock = None if session.clock is None else session.clock.rule
        return Match(session.view().match.agreement), clock

    def ask_checkable(self) -> None:
        """Begin the game of the start page, or another of the running one, with such dice."""
        if self.session is not None and self.table.variant is not None:
            variant, names = self.table.variant, self.session.names
            choice = GameChoice(variant.key, names, variant.values, *self._agreed(self.session))
        else:
            choice = self._start_page.choice()
            variant = next(v for v in self._tools.variants if v.key == choice.variant)
        self._promise(variant, choice.names, partial(self.begin, choice))

    def _promise(
        self, variant: Variant, names: tuple[str, str], begin: Callable[[DiceChoice], None]
    ) -> None:
        from trictrac_gui.ui.dialogs.checkable import CheckableDiceDialog

        players = [game_names.player(variant, names, side) for side in Side]
        dialog = CheckableDiceDialog((players[0], players[1]), self.window)
        dialog.chosen.connect(begin)
        dialog.open()

    def show_dice(self) -> None:
        """Show what the dice have thrown."""
        from trictrac_gui.ui.dialogs.dice_page import DicePage

        session = self.session
        # The seed of a match is no secret only once its last game is over.
        over = session is not None and session.view().match.over
        DicePage(
            None if session is None else session.thrown(),
            DiceChoice() if session is None else session.dice_choice,
            over,
            None if session is None else session.path,
            lambda: self.rooms.librarian.all_thrown(),
            self.window,
        ).open()

    def _ended(self, result: Result) -> None:
        self.evening = self.evening.after(result)
        self.show_result()

    def close(self) -> None:
        """Keep everything for the next start."""
        self.rooms.close()
        self.preferences.save_last()
        self.table.let_go()

    def rebuild(self) -> None:
        """Show everything anew from the journals, after an unexpected error."""
        self.table.rebuild()
        self.rooms.rebuild()

    def _forget(self, parts: Collection[DataPart]) -> None:
        """Let go of what is about to be deleted."""
        from trictrac_gui.storage.own_data import DataPart

        if DataPart.PROGRESS in parts:
            self.rooms.forget_progress()
        if DataPart.LOG in parts:
            self._tools.let_go_of_log()
        if DataPart.SETTINGS in parts:
            self.evening = RunningScore()
            self.preferences.forget()
            if self._start_page_made:
                self._start_page.forget_names()

    # -- dialogs -----------------------------------------------------------------------------

    def show_result(self) -> None:
        """Show the end of the game and what can come next."""
        from trictrac_gui.ui.dialogs.game_over import GameOverDialog

        session = self.session
        if session is None or session.view().result is None:
            return
        view = session.view()
        dialog = GameOverDialog(
            view,
            self.evening,
            self._tools.dresser.theme,
            self.window,
            checkable=view.match.over and session.dice_choice.checkable is not None,
        )
        dialog.dice.connect(self.show_dice)
        dialog.again.connect(self.play_again)
        dialog.next_game.connect(self.table.start_next)
        dialog.start_page.connect(self.show_start)
        dialog.open()

    def ask_give_up(self) -> None:
        """Ask for how much the side on turn gives up."""
        from trictrac_gui.ui.dialogs.give_up import GiveUpDialog

        if self.session is None:
            return
        side = self.session.view().to_move
        if side is None:
            return
        dialog = GiveUpDialog(self.session.view(), side, self.window)
        dialog.offered.connect(self.session.resign)
        dialog.open()

    def ask_leave(self) -> None:
        """Ask what is to become of the game."""
        from trictrac_gui.ui.dialogs.leave import LeaveDialog

        dialog = LeaveDialog(self.window)
        dialog.kept.connect(self.show_start)
        dialog.ended.connect(self._end_without_result)
        dialog.open()

    def _end_without_result(self) -> None:
        if self.session is not None:
            self.session.leave()
        self.show_start()

    def ask_folder(self) -> None:
        """Ask for another folder to save the game in."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self.window)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setWindowTitle(
            self.window.actions_.save_elsewhere.text().strip("…").replace("&", "")
        )
        dialog.setDirectory(QDir.homePath())
        dialog.fileSelected.connect(self.save_elsewhere)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_elsewhere(self, folder: str) -> None:
        """Keep the game in another folder, and remember where it is."""
        if self.session is None:
            return
        self.session.save_elsewhere(Path(folder))
        if self.session.path is not None and self.session.path.parent == Path(folder):
            others = [known for known in self.settings.game_folders if known != folder]
            self._remember(replace(self.settings, game_folders=(folder, *others)))
            self.window.game.tell(lambda: fault_text.saved_elsewhere(folder))

    def show_keys(self) -> None:
        """Show all keys."""
        from trictrac_gui.ui.dialogs.keys import KeysPage

        KeysPage(self.window.actions_, self.window).open()

    def show_about(self) -> None:
        """Say what this program is."""
        from trictrac_gui.ui.dialogs.about import AboutDialog

        AboutDialog(self.window).open()

    def tell(self, text: Callable[[], str]) -> None:
        """Show a sentence that must be read."""
        from trictrac_gui.ui.dialogs.message import MessageDialog

        self._tools.warn(text())
        MessageDialog(text, self.rooms.front).open()


def first_faults(host: WindowController, faults: Sequence[Callable[[], str]]) -> None:
    """Tell what was wrong at the start, all of it in one dialog."""
    if faults:
        host.tell(lambda: "\n\n".join(fault() for fault in faults))

"""The host of the evening: leads two people from the start page to the table and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFileDialog

from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.games import DiceChoice, Games, SavedGame, UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import JournalError, Settings, SettingsError, StorageError
from trictrac_gui.storage.reading import newest_of_each
from trictrac_gui.ui import fault_wording
from trictrac_gui.ui.board.words import BoardWords
from trictrac_gui.ui.dress import Dresser
from trictrac_gui.ui.evening import Evening
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.placement import geometry_of
from trictrac_gui.ui.variants.choice import GameChoice, UnfinishedGame

LISTED_WITH_SCORE = 20
"""So many games of the list are replayed for their score; more would keep people waiting."""


@dataclass(frozen=True)
class Tools:
    """What the host is handed: it builds none of it."""

    app: QApplication
    window: MainWindow
    variants: tuple[Variant, ...]
    games: Games
    games_in: Callable[[Path], Games]
    language: LanguageSwitch
    dresser: Dresser
    save_settings: Callable[[Settings], object]
    warn: Callable[[str], None]
    """Write a line to the log."""


class Host(QObject):
    """Follows what the players want: new games, old games, settings, the end of a game."""

    def __init__(self, tools: Tools, settings: Settings) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self.window = tools.window
        self.language = tools.language
        self.settings = settings
        self.session: GameSession | None = None
        self.evening = Evening()
        self._variant: Variant | None = None
        self._ended = False
        self._shown_over = False
        self._start_page_made = False
        self._connect()
        self.apply(settings, first=True)

    # -- wiring ------------------------------------------------------------------------------

    def _connect(self) -> None:
        window, actions = self.window, self.window.actions_
        board, console = window.game.board, window.game.console
        board.step_requested.connect(self._play)
        board.throw_requested.connect(self._throw_for)
        board.hand_over_requested.connect(self._finish)
        board.undo_requested.connect(self._undo)
        board.other_number_requested.connect(self._use_other_number)
        board.swap_requested.connect(self._swap_dice)
        actions.throw.triggered.connect(self._throw)
        actions.finish.triggered.connect(self._finish)
        actions.undo.triggered.connect(self._undo)
        actions.redo.triggered.connect(self._redo)
        actions.new.triggered.connect(self.show_start)
        actions.leave.triggered.connect(self.ask_leave)
        actions.give_up.triggered.connect(self.ask_give_up)
        actions.save_elsewhere.triggered.connect(self.ask_folder)
        actions.settings.triggered.connect(self.ask_settings)
        actions.keys.triggered.connect(self.show_keys)
        actions.about.triggered.connect(self.show_about)
        actions.turn_board.toggled.connect(self._turn_board)
        console.answered.connect(self._answer)
        console.result_wanted.connect(self.show_result)
        console.notices.rule_wanted.connect(self._open_rule)
        console.notices.retry_wanted.connect(self._retry)
        console.notices.elsewhere_wanted.connect(self.ask_folder)
        window.language_wanted.connect(self._choose_language)
        window.closing.connect(self.close)

    # -- the board ---------------------------------------------------------------------------

    def _play(self, src: object, dst: object) -> None:
        if self.session is not None:
            self.session.play(src, dst)  # type: ignore[arg-type]  # places, by the signal

    def _throw_for(self, side: object) -> None:
        if self.session is not None:
            self.session.throw(side)  # type: ignore[arg-type]  # a side, by the signal

    def _throw(self) -> None:
        if self.session is not None and self.session.view().may_throw:
            self.session.throw(self.session.view().may_throw[0])

    def _finish(self) -> None:
        if self.session is not None:
            self.session.hand_over()

    def _undo(self) -> None:
        if self.session is not None:
            self.session.undo()

    def _use_other_number(self) -> None:
        if self.session is not None:
            self.session.use_other_number()

    def _swap_dice(self) -> None:
        if self.session is not None:
            self.session.swap_dice()

    def _redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def _answer(self, accepted: bool) -> None:
        if self.session is not None:
            self.session.answer(accepted)

    def _open_rule(self, rule: RuleKey) -> None:
        self.window.rules.open_rule(rule)

    # -- beginning and ending ----------------------------------------------------------------

    def show_start(self) -> None:
        """Keep the running game for later and show the start page."""
        self._let_go()
        if not self._start_page_made:
            self._make_start_page()
        self._start_page.show_games(self._unfinished())
        self.window.rules.show_variant(self._start_page.variant.key)
        self.window.show_start()

    def _make_start_page(self) -> None:
        from trictrac_gui.ui.variants.start_page import StartPage

        page = StartPage(
            self._tools.variants,
            self.window.actions_,
            self._tools.dresser.theme,
            self._tools.dresser.tones,
            chosen=self.settings.variant,
            names=self.settings.names,
            rules=self.settings.house_rules,
        )
        page.start_wanted.connect(self.begin)
        page.continue_wanted.connect(self.go_on)
        page.variant_chosen.connect(self.window.rules.show_variant)
        self._start_page = page
        self._start_page_made = True
        self.window.add_start_page(page)

    def begin(self, choice: GameChoice, dice: DiceChoice | None = None) -> None:
        """Begin a new game; the same two players go on with their evening."""
        self.settings = replace(
            self.settings,
            variant=choice.variant,
            names={**self.settings.names, choice.variant: choice.names},
            house_rules={**self.settings.house_rules, choice.variant: dict(choice.rules)},
        )
        self.evening = self.evening.seated(choice.names)
        self._save_settings()
        variant = next(v for v in self._tools.variants if v.key == choice.variant)
        self._begin(variant.configured(choice.rules), choice.names, dice)

    def _begin(
        self, variant: Variant, names: tuple[str, str], dice: DiceChoice | None = None
    ) -> None:
        self._let_go()
        session, trouble = self._tools.games.begin(variant, variant.values, names, dice)
        self._take(session, trouble)

    def go_on(self, game: UnfinishedGame) -> None:
        """Go on with an unfinished game."""
        self._let_go()
        try:
            session, recovered, trouble = self._tools.games.resume(game.path)
        except StorageError as fault:
            path, key = str(game.path), fault.key
            self.tell(lambda: fault_wording.game_not_opened(path, key))
        except UnknownGame:
            path = str(game.path)
            self.tell(lambda: fault_wording.game_not_opened(path, "wrong-format"))
        else:
            self.evening = self.evening.seated(session.names)
            self._take(session, trouble)
            if recovered is not None:
                aside = str(recovered.kept_aside or game.path)
                self.tell(lambda: fault_wording.game_mended(aside))
            return
        self.show_start()

    def _take(self, session: GameSession, trouble: JournalError | None) -> None:
        session.setParent(self)
        session.auto_finish = self.settings.auto_finish
        self.session = session
        self._variant = session.view().variant
        self._ended = self._shown_over = False
        session.changed.connect(self._show)
        session.refused.connect(self.window.game.show_refusal)
        session.trouble.connect(self._trouble)
        self.window.rules.show_variant(self._variant.key)
        self._trouble(trouble)
        self._show(session.view())
        self.window.game.board.setFocus()

    def _let_go(self) -> None:
        if self.session is None:
            return
        session, self.session = self.session, None
        session.changed.disconnect(self._show)
        session.refused.disconnect(self.window.game.show_refusal)
        session.trouble.disconnect(self._trouble)
        session.close()
        session.deleteLater()

    def _show(self, view: GameView) -> None:
        self.window.show_game(view)
        result = view.result
        if result is None or self._ended:
            return
        self._ended = True
        if result.ending is Ending.LEFT:
            return
        self.evening = self.evening.after(result)
        self.show_result()

    def _trouble(self, fault: JournalError | None) -> None:
        self.window.game.show_trouble("" if fault is None else fault.key)
        if fault is not None:
            self._tools.warn(f"not saved: {fault}")

    # -- dialogs -----------------------------------------------------------------------------

    def show_result(self) -> None:
        """Show the end of the game and what can come next."""
        from trictrac_gui.ui.dialogs.game_over import GameOverDialog

        if self.session is None or self.session.view().result is None:
            return
        dialog = GameOverDialog(
            self.session.view(), self.evening, self._tools.dresser.theme, self.window
        )
        dialog.again.connect(self.play_again)
        dialog.start_page.connect(self.show_start)
        dialog.open()

    def play_again(self, swap: bool) -> None:
        """The same two players begin another game, on the other sides if they like."""
        if self.session is None or self._variant is None:
            return
        names = self.session.names
        if swap:
            names = (names[1], names[0])
            self.evening = self.evening.swapped()
        self._begin(self._variant, names)

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
        dialog = QFileDialog(self.window)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
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
            self.settings = replace(self.settings, game_folders=(folder, *others))
            self._save_settings()

    def _retry(self) -> None:
        if self.session is not None:
            self.session.retry_saving()

    def ask_settings(self) -> None:
        """Open the settings."""
        from trictrac_gui.ui.dialogs.settings import SettingsDialog
        from trictrac_gui.ui.theme import shipped_themes

        dialog = SettingsDialog(
            self._current_settings(), shipped_themes(), self._tools.language, self.window
        )
        dialog.changed.connect(self.apply)
        dialog.finished.connect(self._save_settings)
        dialog.open()

    def show_keys(self) -> None:
        """Show the shortcuts."""
        from trictrac_gui.ui.dialogs.about import KeysDialog

        KeysDialog(self.window.actions_, self.window).open()

    def show_about(self) -> None:
        """Say what this program is."""
        from trictrac_gui.ui.dialogs.about import AboutDialog

        AboutDialog(self.window).open()

    def tell(self, text: Callable[[], str]) -> None:
        """Show a sentence that must be read."""
        from trictrac_gui.ui.dialogs.message import MessageDialog

        self._tools.warn(text())
        MessageDialog(text, self.window).open()

    # -- settings ----------------------------------------------------------------------------

    def apply(self, settings: Settings, first: bool = False) -> None:
        """Let settings hold at once."""
        before, self.settings = self.settings, settings
        tools, window = self._tools, self.window
        if first or settings.language != before.language:
            if not tools.language.use(settings.language) and not first:
                wanted = tools.language.current
                self.tell(lambda: fault_wording.language_not_used(wanted))
            window.show_language(settings.language)
            self._word_board()
        board = window.game.board
        board.set_speed(0.0 if settings.reduced_motion else settings.animation)
        board.set_one_click(settings.one_click)
        window.actions_.turn_board.setChecked(settings.turned)
        window.game.show_turned(settings.turned)
        if self.session is not None:
            self.session.auto_finish = settings.auto_finish
        looks = (settings.theme, settings.text_scale)
        if first or looks != (before.theme, before.text_scale):
            self.dress()

    def dress(self) -> None:
        """Put the theme on everything."""
        tools, window = self._tools, self.window
        fault = tools.dresser.dress(self.settings.theme, self.settings.text_scale)
        theme, tones = tools.dresser.theme, tools.dresser.tones
        window.colour(tones)
        window.rules.show_tones(tones, self.settings.text_scale)
        window.game.show_theme(theme)
        if self._start_page_made:
            self._start_page.show_theme(theme, tones)
        if fault is not None:
            where, key = (
                fault_wording.place(fault.path, fault.field or "", fault.line or 0),
                fault.key,
            )
            self.tell(lambda: fault_wording.theme_not_used(where, key))

    def _word_board(self) -> None:
        actions = self.window.actions_
        actions.retranslate()
        self.window.game.board.set_words(
            BoardWords(
                throw=self.tr("Throw"),
                throw_again=self.tr("Throw again"),
                finish=self.tr("Finish turn"),
                by_hand=self.tr("Set by hand"),
                by_script=self.tr("Given in advance"),
                take_back=self.tr("Take back"),
                other_number=self.tr("Use the {number} instead"),
            )
        )

    def _choose_language(self, language: str) -> None:
        self.apply(replace(self.settings, language=language))
        self._save_settings()

    def _turn_board(self, turned: bool) -> None:
        if turned != self.settings.turned:
            self.apply(replace(self.settings, turned=turned))

    def _current_settings(self) -> Settings:
        window = self.window
        return replace(
            self.settings,
            geometry=geometry_of(window),
            full_screen=window.isFullScreen(),
            dock_open=window.rules_wanted,
            dock_width=window.rules.width()
            if window.rules.isVisible()
            else self.settings.dock_width,
        )

    def _save_settings(self) -> None:
        self.settings = self._current_settings()
        try:
            self._tools.save_settings(self.settings)
        except SettingsError as fault:
            where, key = str(fault.path), fault.key
            self._tools.warn(f"settings not saved: {fault}")
            if self.window.isVisible() and not self._told_unsaved:
                self._told_unsaved = True
                self.tell(lambda: fault_wording.settings_not_saved(where, key))

    _told_unsaved = False

    def close(self) -> None:
        """Keep everything for the next start."""
        self._told_unsaved = True  # nobody could read a dialog of a closing window
        self._save_settings()
        self._let_go()

    def rebuild(self) -> None:
        """Show the game anew from its journal, after an unexpected error."""
        if self.session is not None:
            self.session.rebuild()

    # -- the list of games -------------------------------------------------------------------

    def _unfinished(self) -> list[UnfinishedGame]:
        found: list[SavedGame] = []
        sources = [self._tools.games]
        sources += [self._tools.games_in(Path(folder)) for folder in self.settings.game_folders]
        for games in sources:
            try:
                found.extend(games.unfinished())
            except StorageError as fault:
                self._tools.warn(f"folder of games: {fault}")
        by_file = {saved.file.path: saved for saved in found}
        newest = newest_of_each(saved.file for saved in found)
        return [
            self._row(by_file[file.path], with_score=number < LISTED_WITH_SCORE)
            for number, file in enumerate(newest)
        ]

    def _row(self, saved: SavedGame, with_score: bool) -> UnfinishedGame:
        fault = "" if saved.file.fault is None else saved.file.fault.value
        score = None
        if saved.variant is None and not fault:
            fault = "wrong-format"
        elif saved.variant is not None and saved.variant.target is not None and with_score:
            moment = self._tools.games.moment(saved.file.path)
            score = None if moment is None else moment.score
        return UnfinishedGame(
            path=saved.file.path,
            variant="" if saved.variant is None else saved.variant.key,
            names=saved.names or ("", ""),
            score=score,
            changed=saved.file.changed,
            fault=fault,
        )


def first_faults(host: Host, faults: Sequence[Callable[[], str]]) -> None:
    """Tell what was wrong at the start, all of it in one dialog."""
    if faults:
        host.tell(lambda: "\n\n".join(fault() for fault in faults))

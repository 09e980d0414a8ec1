"""The players' preferences: let hold at once, and kept for the next start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from trictrac_gui.storage import Settings, SettingsError
from trictrac_gui.ui import fault_wording
from trictrac_gui.ui.board.words import BoardWords
from trictrac_gui.ui.dress import Dresser
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.placement import geometry_of

Tell = Callable[[Callable[[], str]], None]
"""Shows a sentence that must be read; it is made anew when the language changes."""


class Preferences(QObject):
    """The settings in use. ``applied`` comes when others hold, ``dressed`` with a new theme."""

    applied = Signal()
    dressed = Signal()

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        *,
        language: LanguageSwitch,
        dresser: Dresser,
        save: Callable[[Settings], object],
        warn: Callable[[str], None],
        tell: Tell,
    ) -> None:
        super().__init__(window)
        self.settings = settings
        self.language = language
        self.dresser = dresser
        self._window = window
        self._save = save
        self._warn = warn
        self._tell = tell
        self._told_unsaved = False
        window.language_wanted.connect(self._choose_language)
        window.actions_.turn_board.toggled.connect(self._turn_board)
        window.actions_.settings.triggered.connect(self.ask)

    def ask(self) -> None:
        """Open the settings."""
        from trictrac_gui.ui.dialogs.settings import SettingsDialog
        from trictrac_gui.ui.theme import shipped_themes

        dialog = SettingsDialog(self.current(), shipped_themes(), self.language, self._window)
        dialog.changed.connect(self.apply)
        dialog.finished.connect(self.save)
        dialog.open()

    def apply(self, settings: Settings, first: bool = False) -> None:
        """Let settings hold at once."""
        before, self.settings = self.settings, settings
        window = self._window
        if first or settings.language != before.language:
            if not self.language.use(settings.language) and not first:
                wanted = self.language.current
                self._tell(lambda: fault_wording.language_not_used(wanted))
            window.show_language(settings.language)
            self._word_board()
        board = window.game.board
        board.set_speed(0.0 if settings.reduced_motion else settings.animation)
        board.set_one_click(settings.one_click)
        window.actions_.turn_board.setChecked(settings.turned)
        window.game.show_turned(settings.turned)
        looks = (settings.theme, settings.text_scale)
        if first or looks != (before.theme, before.text_scale):
            self.dress()
        self.applied.emit()

    def dress(self) -> None:
        """Put the theme on everything."""
        window = self._window
        fault = self.dresser.dress(self.settings.theme, self.settings.text_scale)
        theme, tones = self.dresser.theme, self.dresser.tones
        window.colour(tones)
        window.rules.show_tones(tones, self.settings.text_scale)
        window.game.show_theme(theme)
        self.dressed.emit()
        if fault is not None:
            where, key = (
                fault_wording.place(fault.path, fault.field or "", fault.line or 0),
                fault.key,
            )
            self._tell(lambda: fault_wording.theme_not_used(where, key))

    def current(self) -> Settings:
        """The settings with the window as it stands."""
        window = self._window
        return replace(
            self.settings,
            geometry=geometry_of(window),
            full_screen=window.isFullScreen(),
            dock_open=window.rules_wanted,
            dock_width=window.rules.width()
            if window.rules.isVisible()
            else self.settings.dock_width,
        )

    def save(self) -> None:
        """Keep the settings for the next start; that they cannot be kept is told once."""
        self.settings = self.current()
        try:
            self._save(self.settings)
        except SettingsError as fault:
            where, key = str(fault.path), fault.key
            self._warn(f"settings not saved: {fault}")
            if self._window.isVisible() and not self._told_unsaved:
                self._told_unsaved = True
                self._tell(lambda: fault_wording.settings_not_saved(where, key))

    def save_last(self) -> None:
        """Keep the settings while the window closes: nobody could read a dialog now."""
        self._told_unsaved = True
        self.save()

    def _word_board(self) -> None:
        self._window.actions_.retranslate()
        self._window.game.board.set_words(
            BoardWords(
                throw=QCoreApplication.translate("Preferences", "Throw"),
                throw_again=QCoreApplication.translate("Preferences", "Throw again"),
                finish=QCoreApplication.translate("Preferences", "Finish turn"),
                by_hand=QCoreApplication.translate("Preferences", "Set by hand"),
                by_script=QCoreApplication.translate("Preferences", "Given in advance"),
                take_back=QCoreApplication.translate("Preferences", "Take back"),
                other_number=QCoreApplication.translate("Preferences", "Use the {number} instead"),
                confirm=QCoreApplication.translate("Preferences", "Confirm"),
                set_die=QCoreApplication.translate("Preferences", "Set the die to {number}"),
                begins=QCoreApplication.translate("Preferences", "Begins"),
                tie=QCoreApplication.translate("Preferences", "Tie"),
                double_again=QCoreApplication.translate("Preferences", "Double: one more throw"),
            )
        )

    def _choose_language(self, language: str) -> None:
        self.apply(replace(self.settings, language=language))
        self.save()

    def _turn_board(self, turned: bool) -> None:
        if turned != self.settings.turned:
            self.apply(replace(self.settings, turned=turned))

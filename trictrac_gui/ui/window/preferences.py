"""The players' preferences: let hold at once, and kept for the next start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from trictrac_gui.decoding import DecodingError
from trictrac_gui.storage import Settings, SettingsError
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.sound.sound_effects import Ability
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.placement import geometry_of

Tell = Callable[[Callable[[], str]], None]
"""Shows a sentence that must be read; it is made anew when the language changes."""


ASK_THE_SYSTEM = 300
"""Milliseconds after the start: by then the first picture is there."""

REREAD = 250
"""Milliseconds of rest after an own theme has been saved."""


class Preferences(QObject):
    """The settings in use. ``applied`` comes when others hold, ``dressed`` with a new theme.

    ``lent`` are fields that the command line gave other values for this run alone, each with the
    value that is kept for the next.
    """

    applied = Signal()
    dressed = Signal()
    sample_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        *,
        language: LanguageSwitch,
        dresser: ApplicationTheme,
        save: Callable[[Settings], object],
        warn: Callable[[str], None],
        tell: Tell,
        lent: Mapping[str, str],
        ability: Callable[[], Ability],
    ) -> None:
        super().__init__(window)
        self.settings = settings
        self.language = language
        self.dresser = dresser
        self._window = window
        self._save = save
        self._warn = warn
        self._tell = tell
        self._lent = {name: (getattr(settings, name), kept) for name, kept in lent.items()}
        self._ability = ability
        self._told_unsaved = False
        self._forgotten = False
        """Whether the settings were deleted, and nothing was chosen since."""
        self._told_theme = ""
        self._less_motion = False
        self._asking = self._timer(ASK_THE_SYSTEM, self._ask_the_system)
        self._asking.start()
        self._rereading = self._timer(REREAD, self.dress)
        self._watcher: QFileSystemWatcher | None = None
        window.sharpness_changed.connect(self.dress)
        window.language_wanted.connect(self._choose_language)
        window.actions_.turn_board.toggled.connect(self._turn_board)
        window.actions_.mirror_board.toggled.connect(self._mirror_board)
        window.actions_.settings.triggered.connect(self.ask)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_the_system)

    def _timer(self, milliseconds: int, then: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(then)
        return timer

    def ask(self) -> None:
        """Open the settings."""
        from trictrac_gui.ui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(
            self.current(), self.dresser.wardrobe, self.language, self._ability, self._window
        )
        dialog.changed.connect(self.apply)
        dialog.sample_wanted.connect(self.sample_wanted)
        dialog.privacy.my_data_wanted.connect(dialog.accept)
        dialog.privacy.my_data_wanted.connect(self._window.actions_.my_data.trigger)
        dialog.finished.connect(self.save)
        self.dressed.connect(dialog.theme.look_again)
        self._ask_the_system()
        dialog.open()

    def apply(self, settings: Settings, first: bool = False) -> None:
        """Let settings hold at once."""
        before, self.settings = self.settings, settings
        window = self._window
        if first or settings.language != before.language:
            if not self.language.use(settings.language) and not first:
                wanted = self.language.current
                self._tell(lambda: fault_text.language_not_used(wanted))
            window.show_language(settings.language)
            self._word_board()
        self._set_speed()
        board = window.game.board
        board.set_one_click(settings.one_click)
        board.set_mirrored(settings.mirrored)
        window.actions_.mirror_board.setChecked(settings.mirrored)
        window.actions_.turn_board.setChecked(settings.turned)
        window.game.show_turned(settings.turned)
        if first:
            window.rules.set_type_size(settings.rules_scale)
        looks = (settings.theme, settings.text_scale)
        if first or looks != (before.theme, before.text_scale):
            self.dress()
        self.applied.emit()

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may move: by the player's wish, else by the system's."""
        wish = self.settings.reduced_motion
        return wish == "on" or (wish == "system" and self._less_motion)

    def _set_speed(self) -> None:
        still = self.reduced_motion
        self._window.game.board.set_speed(0.0 if still else self.settings.animation)
        self._window.setAnimated(not still)

    def _ask_the_system(self) -> None:
        from trictrac_gui.ui.window.reduced_motion import system_wants_less

        less = system_wants_less()
        if less != self._less_motion:
            self._less_motion = less
            self._set_speed()

    def _follow_the_system(self) -> None:
        """The system has turned light or dark."""
        if not self.settings.theme:
            self.dress()

    def dress(self) -> None:
        """Put the theme on everything."""
        window = self._window
        fault = self.dresser.dress(self.settings.theme, self.settings.text_scale)
        theme, tones = self.dresser.theme, self.dresser.tones
        window.show_tones(tones, self.settings.text_scale)
        window.rules.show_tones(tones, self.settings.text_scale)
        window.game.board.set_letters(self.settings.text_scale)
        window.game.show_theme(theme)
        self._watch()
        self.dressed.emit()
        self._tell_of_theme(fault)

    def _watch(self) -> None:
        """An own theme is read anew whenever it is saved."""
        wardrobe, name = self.dresser.wardrobe, self.settings.theme
        wanted: list[Path] = []
        if wardrobe.is_own(name):
            # The folder as well: many editors put a new file in the old one's place.
            wanted = [wardrobe.folder, wardrobe.folder / name]
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._rereading.start)
            self._watcher.directoryChanged.connect(self._rereading.start)
        watched = [*self._watcher.files(), *self._watcher.directories()]
        names = [str(path) for path in wanted if path.exists()]
        if gone := [path for path in watched if path not in names]:
            self._watcher.removePaths(gone)
        if fresh := [path for path in names if path not in watched]:
            self._watcher.addPaths(fresh)

    def _tell_of_theme(self, fault: DecodingError | None) -> None:
        """Tell a fault once; the settings, where they are open, name it themselves."""
        said = "" if fault is None else str(fault)
        news, self._told_theme = said != self._told_theme, said
        if fault is None or not news:
            return
        where, key = (
            fault_text.place(fault.path, fault.field or "", fault.line or 0),
            fault.key,
        )
        self._warn(said)
        if not self._window.isVisible() or not self._choosing:
            self._tell(lambda: fault_text.theme_not_used(where, key))

    @property
    def _choosing(self) -> bool:
        modal = QApplication.activeModalWidget()
        return modal is not None and modal.objectName() == "settings"

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
            rules_scale=window.rules.type_size,
        )

    def save(self) -> None:
        """Keep the settings for the next start; that they cannot be kept is told once."""
        self._forgotten = False
        self.settings = self.current()
        try:
            self._save(self._to_keep())
        except SettingsError as fault:
            where, key = str(fault.path), fault.key
            self._warn(f"settings not saved: {fault}")
            if self._window.isVisible() and not self._told_unsaved:
                self._told_unsaved = True
                self._tell(lambda: fault_text.settings_not_saved(where, key))

    def _to_keep(self) -> Settings:
        """The settings without what the command line asked for and nobody has changed since."""
        kept: dict[str, object] = {
            name: old
            for name, (given, old) in self._lent.items()
            if getattr(self.settings, name) == given
        }
        if self.settings.guest:
            kept |= {"names": {}, "recent_files": ()}
        return replace(self.settings, **kept)  # type: ignore[arg-type]  # texts for texts

    def forget(self) -> None:
        """Have the settings of a first start, and write none before one is changed."""
        self.apply(Settings())
        self._forgotten = True

    def save_last(self) -> None:
        """Keep the settings while the window closes: nobody could read a dialog now."""
        if self._forgotten:
            return
        self._told_unsaved = True
        self.save()

    def _word_board(self) -> None:
        self._window.actions_.retranslate()
        self._window.game.board.set_words(
            BoardWords(
                throw=QCoreApplication.translate("Preferences", "Throw"),
                throw_again=QCoreApplication.translate("Preferences", "Throw again"),
                finish=QCoreApplication.translate("Preferences", "Finish turn"),
                go_on=QCoreApplication.translate("ActionBar", "Go on"),
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
        self._lent.pop("language", None)
        self.apply(replace(self.settings, language=language))
        self.save()

    def _turn_board(self, turned: bool) -> None:
        if turned != self.settings.turned:
            self.apply(replace(self.settings, turned=turned))

    def _mirror_board(self, mirrored: bool) -> None:
        if mirrored != self.settings.mirrored:
            self.apply(replace(self.settings, mirrored=mirrored))

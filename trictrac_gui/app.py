"""The window program: the only place that builds and connects its long-lived objects."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialog

from trictrac_gui import __version__
from trictrac_gui.assets import THEMES, resource
from trictrac_gui.storage import log, settings
from trictrac_gui.storage.paths import Paths
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.coach.coach_controller import CoachController
from trictrac_gui.ui.files.menu import FileMenu
from trictrac_gui.ui.game.game_controller import GameController, RunningScore
from trictrac_gui.ui.language import LanguageSwitch, translate
from trictrac_gui.ui.moves.moves_controller import MovesController
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.start.start_controller import StartController
from trictrac_gui.ui.theme.style_sheet import load_fonts
from trictrac_gui.ui.theme.theme_store import ApplicationTheme, ThemeStore
from trictrac_gui.ui.window.actions import Actions
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.arguments import Arguments
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.navigator import Navigator, PageName
from trictrac_gui.ui.window.settings_controller import SettingsController
from trictrac_gui.ui.window.theme_controller import ThemeController
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from types import TracebackType

    from trictrac_gui.decoding import DecodingError
    from trictrac_gui.session.game_store import FreeBoard
    from trictrac_gui.storage.log import Log
    from trictrac_gui.storage.own_data import DataPart
    from trictrac_gui.ui.class_mode.class_mode import ClassMode
    from trictrac_gui.ui.editor.editor_controller import EditorController
    from trictrac_gui.ui.files.files_controller import FilesController
    from trictrac_gui.ui.game.game_dialogs import GameDialogs
    from trictrac_gui.ui.game.game_page import GamePage
    from trictrac_gui.ui.lessons.lessons_controller import LessonsController
    from trictrac_gui.ui.library.library_controller import LibraryController
    from trictrac_gui.ui.library.my_data import KeptDataController
    from trictrac_gui.ui.pictures.saving import PictureSaver
    from trictrac_gui.ui.sets.in_class import ClassPositions
    from trictrac_gui.ui.sets.sets_controller import SetsController

NAME = "trictrac-gui"
ARGUMENTS = [NAME, "-style", "fusion"]
"""What Qt is started with, so that Python need not fetch the style object to set it."""
TITLE = "Tric Trac & Backgammon"


def run(arguments: Arguments) -> int:
    """Run the window, or the checks of the installation, and return the exit status."""
    if arguments.self_test:
        return self_test()
    app = application()
    program = build(app, arguments)
    program.window.first_painted.connect(_look_for_waste)
    program.window.show()
    return app.exec()


def _look_for_waste() -> None:
    """From now on, but not in what the start has made."""
    gc.freeze()
    gc.enable()


def self_test() -> int:
    """Check the installation."""
    from trictrac_gui.ui.window.self_test import findings

    wrong = 0
    for finding in findings(application(), VARIANTS, THEMES):
        wrong += not finding.ok
        print(f"{'ok    ' if finding.ok else 'FAILED'}  {finding.name}: {finding.said}")
    print(f"{wrong} of the checks failed." if wrong else "All is well.")
    return 1 if wrong else 0


def application() -> QApplication:
    """The one application object, with its name, icon and font."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(ARGUMENTS)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(QIcon(str(resource("icons", "app.svg"))))
    load_fonts()
    return app


class Program:
    """The controllers of the window; those of pages are built when a page is first wanted."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.window = context.window
        self.navigator = context.navigator
        self.settings = context.settings
        self.language = context.language
        self.prepared = False
        """Whether all is there that comes after the first picture."""
        self.game = GameController(context)
        self.rules = RulesController(context, self.game)
        self.start = StartController(context, self.game, self.rules)
        self.moves = MovesController(context, self.game)
        self.coach = CoachController(context, self.game)
        self.file_menu = FileMenu(context, lambda: self.files)
        self.theme = ThemeController(context.window, context.theme, context.settings, context.log)
        self._register_pages()
        self._connect()
        self._take_settings(None, context.settings.current)
        self._take_theme()

    def _register_pages(self) -> None:
        register = self.navigator.register
        register(PageName.START, lambda: self.start)
        register(PageName.GAME, lambda: self.game)
        register(PageName.LIBRARY, lambda: self.library)
        register(PageName.LESSONS, lambda: self.lessons)
        register(PageName.LESSON, lambda: self.lessons.lesson)
        register(PageName.FILE, lambda: self.files)
        register(PageName.EDITOR, lambda: self.editor)
        register(PageName.SETS, lambda: self.sets)
        register(PageName.DIAGRAM, lambda: self.rules.diagram)

    def _connect(self) -> None:
        actions, navigator, settings = self.window.actions_, self.navigator, self.settings
        actions.games.triggered.connect(lambda: navigator.open(PageName.LIBRARY))
        actions.lessons.triggered.connect(lambda: navigator.open(PageName.LESSONS))
        actions.set_up.triggered.connect(lambda: navigator.open(PageName.EDITOR))
        actions.sets.triggered.connect(lambda: navigator.open(PageName.SETS))
        actions.keep.triggered.connect(lambda: self.sets.keep_game())
        actions.picture.triggered.connect(lambda: self.pictures.ask_for_game())
        actions.present.triggered.connect(lambda: self.class_positions.present())
        actions.dice_page.triggered.connect(lambda: self.library.show_dice())
        actions.settings.triggered.connect(self.ask_settings)
        actions.my_data.triggered.connect(lambda: self.kept_data.ask())
        actions.keys.triggered.connect(self.show_keys)
        actions.about.triggered.connect(self.show_about)
        actions.turn_board.toggled.connect(self._turn_board)
        actions.mirror_board.toggled.connect(self._mirror_board)
        self.window.language_wanted.connect(settings.choose_language)
        self.window.closing.connect(self.close)
        self.window.may_close = self._may_close
        settings.changed.connect(self._take_settings)
        settings.not_saved.connect(self.context.show_message)
        self.theme.not_used.connect(self.context.show_message)
        self.context.theme.changed.connect(self._take_theme)
        self.window.first_painted.connect(self._prepare)
        self._connect_game()

    def _connect_game(self) -> None:
        actions, game = self.window.actions_, self.game
        game.page_built.connect(self._connect_page)
        actions.checkable.triggered.connect(self._ask_checkable)
        actions.leave.triggered.connect(lambda: self.dialogs.ask_leave())
        actions.give_up.triggered.connect(lambda: self.dialogs.ask_give_up())
        actions.save_elsewhere.triggered.connect(lambda: self.dialogs.ask_folder())
        game.ended.connect(lambda: self.dialogs.show_result())
        game.went_on.connect(lambda: self.dialogs.show_result())
        game.busy.connect(lambda path: self.dialogs.ask_about_busy(path))
        game.moved.connect(lambda path, place: self.dialogs.ask_about_moved(path, place))
        game.unsaved.connect(lambda go: self.dialogs.ask_unsaved(go))

    def _connect_page(self, page: GamePage) -> None:
        page.console.result_wanted.connect(lambda: self.dialogs.show_result())
        page.console.notices.elsewhere_wanted.connect(lambda: self.dialogs.ask_folder())

    # -- built when they are first wanted ------------------------------------------------------

    @cached_property
    def dialogs(self) -> GameDialogs:
        from trictrac_gui.ui.game.game_dialogs import GameDialogs

        dialogs = GameDialogs(self.context, self.game)
        dialogs.dice_wanted.connect(lambda: self.library.show_dice())
        return dialogs

    @cached_property
    def kept_data(self) -> KeptDataController:
        from trictrac_gui.ui.library.my_data import KeptDataController

        kept_data = KeptDataController(self.context, self.game)
        kept_data.deleting.connect(self._forget)
        return kept_data

    @cached_property
    def files(self) -> FilesController:
        from trictrac_gui.ui.files.files_controller import FilesController

        return FilesController(self.context, self.game)

    @cached_property
    def library(self) -> LibraryController:
        from trictrac_gui.ui.library.library_controller import LibraryController

        return LibraryController(self.context, self.game)

    @cached_property
    def lessons(self) -> LessonsController:
        from trictrac_gui.ui.lessons.lessons_controller import LessonsController

        return LessonsController(self.context, self.rules)

    @cached_property
    def pictures(self) -> PictureSaver:
        from trictrac_gui.ui.pictures.saving import PictureSaver

        return PictureSaver(self.context, self.game)

    @cached_property
    def editor(self) -> EditorController:
        from trictrac_gui.ui.editor.editor_controller import EditorController

        editor = EditorController(self.context, self.game, self.pictures)
        editor.keep_wanted.connect(lambda draft: self.sets.keep_draft(draft))
        return editor

    @cached_property
    def sets(self) -> SetsController:
        from trictrac_gui.ui.sets.sets_controller import SetsController

        sets = SetsController(self.context, self.game, self.editor, self.pictures)
        sets.draw_wanted.connect(self._draw_on_kept)
        return sets

    @cached_property
    def class_mode(self) -> ClassMode:
        from trictrac_gui.ui.class_mode.class_mode import ClassMode

        class_mode = ClassMode(self.context, self.game, self._usual_board)
        class_mode.keys_wanted.connect(self._show_class_keys)
        return class_mode

    @cached_property
    def class_positions(self) -> ClassPositions:
        from trictrac_gui.ui.sets.in_class import ClassPositions

        return ClassPositions(self.context, self.class_mode, self.sets, self.editor)

    def _prepare(self) -> None:
        """After the first picture: list the kept games, and build what is likely to come next."""
        waiting: list[Callable[[], object]] = [lambda: self.game.page, lambda: self.rules.dock]
        if self.start.showing:
            waiting.insert(0, self.start.complete)

        def go_on() -> None:
            waiting.pop(0)()
            self.prepared = not waiting
            if waiting:  # a press in the meantime comes first
                QTimer.singleShot(0, self.window, go_on)

        go_on()

    def _built(self, name: str) -> bool:
        return name in self.__dict__

    def _usual_board(self) -> FreeBoard:
        """What class mode shows without a game: the lesson that is open, or the game chosen."""
        from trictrac_gui.session.game_store import FreeBoard

        lesson = self.lessons.lesson.board() if self._built("lessons") else None
        return FreeBoard(self.start.variant) if lesson is None else lesson

    def _ask_checkable(self) -> None:
        """Begin the game of the start page, or another of the running one, with such dice."""
        variant, choice = self.start.next_game()
        dialog = self.dialogs.checkable_dice(variant, choice.names)
        dialog.chosen.connect(partial(self.start.begin, choice))
        dialog.open()

    def _draw_on_kept(self) -> None:
        """Present the position with an arrow in the hand; what is drawn is kept by its button."""
        self.class_positions.present()
        self.class_positions.draw()

    # -- settings ------------------------------------------------------------------------------

    def _take_settings(self, before: Settings | None, now: Settings) -> None:
        window = self.window
        changed = before is not None and now.language != before.language
        if changed and not self.language.use(now.language):
            from trictrac_gui.texts import storage_faults

            wanted = self.language.current
            self.context.show_message(lambda: storage_faults.language_not_used(wanted, translate))
        window.show_language(now.language)
        window.setAnimated(not self.settings.reduced_motion)
        window.actions_.mirror_board.setChecked(now.mirrored)
        window.actions_.turn_board.setChecked(now.turned)
        window.show_guest(now.guest)

    def _take_theme(self) -> None:
        self.window.show_tones(self.context.theme.tones, self.context.theme.scale)

    def _turn_board(self, turned: bool) -> None:
        if turned != self.settings.current.turned:
            self.settings.change(turned=turned)

    def _mirror_board(self, mirrored: bool) -> None:
        if mirrored != self.settings.current.mirrored:
            self.settings.change(mirrored=mirrored)

    def ask_settings(self) -> None:
        from trictrac_gui.ui.dialogs.settings import SettingsDialog

        context, settings = self.context, self.settings
        dialog = SettingsDialog(
            settings.with_window(),
            context.theme.store,
            context.language,
            context.sound.ability,
            self.window,
        )
        dialog.changed.connect(settings.apply_and_keep)
        dialog.sample_wanted.connect(self.game.sound.sample)
        dialog.privacy.my_data_wanted.connect(dialog.accept)
        dialog.privacy.my_data_wanted.connect(self.window.actions_.my_data.trigger)
        dialog.finished.connect(settings.save)
        context.theme.changed.connect(dialog.theme.look_again)
        settings.ask_the_system()
        dialog.open()

    def _forget(self, parts: Collection[DataPart]) -> None:
        """Let go of what is about to be deleted, in memory and in open files."""
        from trictrac_gui.storage.own_data import DataPart

        if self._built("library"):
            self.library.begin_anew()
        self.context.close_library()
        if DataPart.PROGRESS in parts and self._built("lessons"):
            self.lessons.progress.clear()
        if DataPart.LOG in parts:
            self.context.log.let_go()
        if DataPart.SETTINGS in parts:
            self.game.score = RunningScore()
            self.settings.forget()
            self.start.forget_names()

    # -- the program ---------------------------------------------------------------------------

    def show_keys(self) -> None:
        from trictrac_gui.ui.dialogs.keys import KeysPage

        KeysPage(self.window.actions_, self.window).open()

    def _show_class_keys(self) -> None:
        from trictrac_gui.ui.dialogs.keys import KeysPage

        page = KeysPage(self.window.actions_, self.class_mode.window, presenting=True)
        page.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
        page.open()

    def show_about(self) -> None:
        from trictrac_gui.ui.dialogs.about import AboutDialog

        AboutDialog(self.window).open()

    def rebuild(self) -> None:
        """Show everything anew from the journals, after an unexpected error."""
        self.game.rebuild()
        if self._built("class_mode"):
            self.class_mode.rebuild()

    def _may_close(self) -> bool:
        """Whether all games are saved; what is to become of others is asked."""
        self.game.leaving.emit()
        if not self.context.games.unsaved():
            return True
        asked = self.window.front.findChildren(QDialog, "unsaved")
        if not any(question.isVisible() for question in asked):
            self.dialogs.ask_before_closing(self.window.close)
        return False

    def close(self) -> None:
        """Keep everything for the next start."""
        if self._built("class_mode"):
            self.class_mode.close()
        self.settings.save_last()
        self.game.let_go()
        self.context.close_library()


def build(app: QApplication, arguments: Arguments) -> Program:
    """Build everything, connect it, and bring the first page up."""
    paths = Paths.find()
    folder_faults = paths.make()
    diary = log.start(paths.log)
    chosen, faults = settings.load(paths.settings)
    known = [fault for fault in faults if fault.key != "unknown-field"]
    lent: dict[str, str] = {}
    if arguments.language and arguments.language != chosen.language:
        lent["language"] = chosen.language
        chosen = replace(chosen, language=arguments.language)
    if arguments.theme and arguments.theme != chosen.theme:
        lent["theme"] = chosen.theme
        chosen = replace(chosen, theme=arguments.theme)
    language = LanguageSwitch(app, resource("i18n"))
    language.use(chosen.language)
    theme = ApplicationTheme(app, ThemeStore(paths.themes))
    fault = theme.apply(chosen.theme, chosen.text_scale)
    window = MainWindow(Actions(app))
    program = Program(
        AppContext(
            variants=VARIANTS,
            paths=paths,
            log=diary,
            settings=SettingsController(
                window, chosen, partial(settings.save, paths.settings), diary, lent
            ),
            theme=theme,
            language=language,
            window=window,
            navigator=Navigator(window),
        )
    )
    sys.excepthook = partial(report, program, diary)
    program.theme.follow_up(fault)
    window.place(chosen.geometry, chosen.full_screen)
    window.docks.place_rules(wanted=chosen.dock_open, width=chosen.dock_width)
    if arguments.variant is None:
        program.navigator.open(PageName.START)
    else:
        from trictrac_gui.engine.dice import DiceChoice
        from trictrac_gui.ui.game.game_choice import GameChoice

        key = arguments.variant.key
        names = chosen.names.get(key, ("", ""))
        program.start.begin(
            GameChoice(key, names, _usable_rules(arguments, chosen.house_rules.get(key, {}))),
            DiceChoice(arguments.seed, arguments.script),
        )
    messages: list[Callable[[], str]] = [
        partial(_of_folder, str(fault.path), fault.key) for fault in folder_faults
    ]
    if known:
        messages.append(partial(_of_settings, known))
    if messages:
        program.context.show_message(lambda: "\n\n".join(message() for message in messages))
    if arguments.files:
        # Once the first picture is there: a file may take a while, or bring a question.
        QTimer.singleShot(0, window, lambda: program.files.open_named(arguments.files))
    return program


def _of_folder(path: str, key: str) -> str:
    from trictrac_gui.ui.text import fault_text

    return fault_text.folder_not_used(path, key)


def _of_settings(faults: Sequence[DecodingError]) -> str:
    from trictrac_gui.texts import storage_faults
    from trictrac_gui.ui.text import fault_text

    return fault_text.settings_not_used(
        storage_faults.located(fault.key, fault.path, translate, fault.field, fault.line)
        for fault in faults
    )


def _usable_rules(arguments: Arguments, remembered: object) -> dict[str, str | bool]:
    """The remembered house rules as far as the game still offers them."""
    if arguments.variant is None or not isinstance(remembered, dict):
        return {}
    return {
        option.key: remembered[option.key]
        for option in arguments.variant.options
        if any(
            remembered.get(option.key) == choice
            and type(remembered.get(option.key)) is type(choice)
            for choice in option.choices
        )
    }


def report(
    program: Program,
    diary: Log,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """Log an unexpected error, show the game anew from its journal, and say so once."""
    from trictrac_gui.ui.dialogs.about import ReportDialog

    if issubclass(kind, KeyboardInterrupt):
        program.window.close()
        return
    import traceback

    details = "".join(traceback.format_exception(kind, error, trace))
    diary.logger.error("unexpected error\n%s", details)
    if program.window.front.findChild(ReportDialog) is not None:
        return
    try:
        program.rebuild()
    except Exception:
        diary.logger.exception("the game could not be shown anew")
    head = f"{NAME} {__version__}, Python {sys.version.split()[0]}, {sys.platform}"
    recent = "\n".join(diary.recent.lines()[-40:])
    ReportDialog(f"{head}\n\n{details}\n{recent}", program.window.front).open()

"""The window program: the only place that builds and connects its long-lived objects."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from trictrac_gui import __version__
from trictrac_gui.assets import LANGUAGES, resource
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.dice_choice import DiceChoice
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import Paths, log, settings
from trictrac_gui.storage.paths import HOME_VARIABLE
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.game.game_page import GamePage
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.sound.sound_effects import QtPlayer, SoundEffects
from trictrac_gui.ui.start.choice import GameChoice
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.theme.style_sheet import load_fonts
from trictrac_gui.ui.theme.theme_store import ThemeStore
from trictrac_gui.ui.window.actions import Actions
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.arguments import THEMES, Arguments
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.window_controller import WindowController, first_faults
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from types import TracebackType

    from trictrac_gui.rulesdoc import RuleDocument
    from trictrac_gui.storage.log import Log

NAME = "trictrac-gui"
ARGUMENTS = [NAME, "-style", "fusion"]
"""What Qt is started with, so that Python need not fetch the style object to set it."""
TITLE = "Tric Trac & Backgammon"


def run(arguments: Arguments) -> int:
    """Run the window, or the checks of the installation, and return the exit status."""
    if arguments.self_test:
        return self_test()
    if arguments.gallery:
        return gallery(arguments)
    app = application()
    program = build(app, arguments)
    program.window.show()
    gc.freeze()
    gc.enable()
    return app.exec()


def self_test() -> int:
    """Check the installation."""
    from trictrac_gui.ui.window.self_test import findings

    wrong = 0
    for finding in findings(application(), VARIANTS, THEMES):
        wrong += not finding.ok
        print(f"{'ok    ' if finding.ok else 'FAILED'}  {finding.name}: {finding.said}")
    print(f"{wrong} of the checks failed." if wrong else "All is well.")
    return 1 if wrong else 0


def gallery(arguments: Arguments) -> int:
    """Paint every page and dialog into a folder; a language or theme given is the only one."""
    from trictrac_gui.ui.gallery.exhibition import take
    from trictrac_gui.ui.gallery.looks import Screens
    from trictrac_gui.ui.gallery.sheet import FolderTaken, claim
    from trictrac_gui.ui.gallery.stage import Stage

    folder = Path(arguments.gallery)
    try:
        claim(folder)
    except (FolderTaken, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    themes = [arguments.theme] if arguments.theme else THEMES
    languages = [arguments.language] if arguments.language else LANGUAGES
    with tempfile.TemporaryDirectory(prefix="trictrac-gallery-") as home:
        screens = Screens()
        os.environ.update({**screens.environment(Path(home)), HOME_VARIABLE: home})
        program = build(application(), Arguments())
        for scene, count in take(Stage(program, screens), folder, themes, languages):
            print(f"{count:4} × {scene}", flush=True)
        program.window.close()
    return 0


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


def build(app: QApplication, arguments: Arguments) -> WindowController:
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
    dresser = ApplicationTheme(app, ThemeStore(paths.themes))
    dresser.dress(chosen.theme, chosen.text_scale)
    actions = Actions(app)
    board = BoardView(theme=dresser.theme)
    player = QtPlayer(resource("sounds"), board)
    window = MainWindow(
        GamePage(board, actions, dresser.theme),
        RulesDock(_booklet, lambda: language.current, VARIANTS),
        actions,
    )
    program = WindowController(
        AppContext(
            window=window,
            variants=VARIANTS,
            games=GameStore(VARIANTS, paths.games),
            language=language,
            dresser=dresser,
            save_settings=partial(settings.save, paths.settings),
            warn=diary.logger.warning,
            foley=SoundEffects(board.board.animator, player, board),
            ability=player.ability,
            lent=lent,
            progress=paths.progress,
            paths=paths,
            hide_names=diary.hide,
            let_go_of_log=diary.let_go,
        ),
        chosen,
    )
    sys.excepthook = partial(report, program, diary)
    window.place(chosen.geometry, chosen.full_screen, chosen.dock_open, chosen.dock_width)
    if arguments.variant is None:
        program.show_start()
    else:
        key = arguments.variant.key
        names = chosen.names.get(key, ("", ""))
        program.begin(
            GameChoice(key, names, _usable_rules(arguments, chosen.house_rules.get(key, {}))),
            DiceChoice(arguments.seed, arguments.script),
        )
    messages: list[Callable[[], str]] = [
        partial(fault_text.folder_not_used, str(fault.path), fault.key) for fault in folder_faults
    ]
    if known:
        messages.append(partial(_of_settings, known))
    first_faults(program, messages)
    if arguments.files:
        # Once the first picture is there: a file may take a while, or bring a question.
        QTimer.singleShot(
            0, program.window, lambda: program.rooms.files.open_named(arguments.files)
        )
    return program


def _of_settings(faults: Sequence[DecodingError]) -> str:
    return fault_text.settings_not_used(
        f"{fault_text.place(fault.path, fault.field, fault.line)}: {fault_text.cause(fault.key)}"
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


def _booklet(variant: str, language: str) -> RuleDocument:
    from trictrac_gui.rulesdoc import load

    return load(variant, language)


def report(
    program: WindowController,
    diary: Log,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """Log an unexpected error, show the game anew from its journal, and say so once."""
    from trictrac_gui.ui.dialogs.report import ReportDialog

    if issubclass(kind, KeyboardInterrupt):
        program.window.close()
        return
    import traceback

    details = "".join(traceback.format_exception(kind, error, trace))
    diary.logger.error("unexpected error\n%s", details)
    if program.rooms.front.findChild(ReportDialog) is not None:
        return
    try:
        program.rebuild()
    except Exception:
        diary.logger.exception("the game could not be shown anew")
    head = f"{NAME} {__version__}, Python {sys.version.split()[0]}, {sys.platform}"
    recent = "\n".join(diary.recent.lines()[-40:])
    ReportDialog(f"{head}\n\n{details}\n{recent}", program.rooms.front).open()

"""Scenes away from the plain table: docks, lessons, files, sets, the editor, the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop

from gallery.stage import Stage
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import match_to
from trictrac_gui.formats.document import Format, document_of
from trictrac_gui.ui.coach.dock import CoachDock
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.window.navigator import PageName

HOME: Final = Path("/home/anna/Tric Trac")
"""A home that is only shown: that of the gallery has another name each time."""

LESSON: Final = "tric-trac-04-the-hucke"
"""A lesson with a question on the board in its second step."""


def opened(action: str) -> Callable[[Stage], None]:
    """Open a dock or a page by its action."""

    def pose(stage: Stage) -> None:
        stage.program.window.actions_.all[action].setChecked(True)

    return pose


def coach(stage: Stage) -> None:
    """The coach, once it has counted."""
    opened("coach")(stage)
    (dock,) = stage.program.window.findChildren(CoachDock)
    while dock.counts is None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def double_offered(stage: Stage) -> None:
    """A match in which the cube is offered."""
    from gallery.playing import play_until

    match = match_to(5, cube=True)
    stage.program.start.begin(GameChoice("backgammon", ("Anna", "Bruno"), {}, match), DiceChoice(2))
    play_until(stage.session, lambda view: view.may_double is not None, 2)
    stage.session.double()


def checkable_dice(stage: Stage) -> None:
    """The words that two players give for dice that can be checked."""
    from trictrac_gui.engine.dice import SEED_BYTES
    from trictrac_gui.ui.game.game_dialogs import CheckableDiceDialog

    seed = bytes(range(SEED_BYTES))
    CheckableDiceDialog(("Anna", "Bruno"), stage.program.window, seed=seed).open()


def lessons(stage: Stage) -> None:
    """The list of lessons."""
    stage.program.navigator.open(PageName.LESSONS)


def lesson(stage: Stage) -> None:
    """A lesson that asks something."""
    stage.program.navigator.open(PageName.LESSONS)
    lessons = stage.program.lessons
    lessons.lesson.open(next(row.lesson for row in lessons.page.rows if row.lesson.key == LESSON))
    lessons.lesson.page.forward()


def editor(stage: Stage) -> None:
    """The position editor with the game's position."""
    stage.program.navigator.open(PageName.EDITOR)


def sets(stage: Stage) -> None:
    """The positions that were kept: one, kept just now."""
    stage.program.sets.keep_game()
    stage.close_dialogs()
    stage.program.navigator.open(PageName.SETS)


def question(stage: Stage) -> None:
    """The dialog for the question of a kept position."""
    sets(stage)
    stage.program.sets.ask_question()


def games(stage: Stage) -> None:
    """The list of all games, once all of them are counted."""
    stage.keep_games()
    stage.program.navigator.open(PageName.LIBRARY)
    librarian = stage.program.library
    librarian.page.tabs.setCurrentIndex(0)
    while librarian.library.count_next():
        pass
    librarian.games.search()


def file(stage: Stage) -> None:
    """A file that is looked through."""
    session = stage.session
    document = replace(document_of(session.tree, session.names), format=Format.MAT)
    stage.program.files.show(document, lambda: "Anna – Bruno.mat")


def my_data(stage: Stage) -> None:
    """What the program keeps, as it may be after some months."""
    from trictrac_gui.storage.own_data import DataPart, KeptData
    from trictrac_gui.storage.paths import Paths
    from trictrac_gui.ui.library.my_data import MyDataDialog

    paths = Paths.inside(HOME)
    games = tuple(paths.games / f"{number}.jsonl" for number in range(48))
    kept = [
        KeptData(DataPart.GAMES, paths.games, games, 412_300),
        KeptData(DataPart.LIBRARY, paths.library, (paths.library,), 122_880),
        KeptData(DataPart.SETTINGS, paths.settings, (paths.settings,), 1_210),
        KeptData(DataPart.PROGRESS, paths.progress, (paths.progress,), 640),
        KeptData(DataPart.LOG, paths.log, (paths.log,), 1_536),
    ]
    MyDataDialog(kept, stage.program.window).open()

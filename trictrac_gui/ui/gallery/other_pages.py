"""Scenes away from the plain table: docks, lessons, files, sets, the editor, the library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trictrac_gui.storage.exchange.formats import Document, Format
from trictrac_gui.storage.exchange.saved import saved_from_record
from trictrac_gui.ui.gallery.stage import Stage

LESSON: Final = "tric-trac-04-the-hucke"
"""A lesson with a question on the board in its second step."""


def opened(action: str) -> Callable[[Stage], None]:
    """Open a dock or a page by its action."""

    def pose(stage: Stage) -> None:
        stage.host.window.actions_.all[action].setChecked(True)

    return pose


def lessons(stage: Stage) -> None:
    """The list of lessons."""
    stage.host.show_lessons()


def lesson(stage: Stage) -> None:
    """A lesson that asks something."""
    stage.host.show_lessons()
    school = stage.host.school
    school.open(next(row.lesson for row in school.list.rows if row.lesson.key == LESSON))
    school.page.forward()


def editor(stage: Stage) -> None:
    """The position editor with the game's position."""
    stage.host.drawer.set_up()


def sets(stage: Stage) -> None:
    """The positions that were kept: one, kept just now."""
    stage.host.drawer.keep()
    stage.close_dialogs()
    stage.host.drawer.show_sets()


def games(stage: Stage) -> None:
    """The list of all games."""
    stage.host.shelf.show_games()


def file(stage: Stage) -> None:
    """A file that is looked through."""
    session = stage.session
    saved = saved_from_record(session.record, session.names)
    stage.host.files.show(Document(Format.MAT, saved), "Anna – Bruno.mat")

"""The coach's tab: counts of the position on the table, seen and heard."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from tests.ui.waiting import comes_true
from trictrac_gui.ai import ThrowCount
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Side
from trictrac_gui.ui.coach import coach_text
from trictrac_gui.ui.coach.dock import KINDS, CoachDock, kind
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.window.navigator import PageName


def coach(program: Program) -> CoachDock:
    """The coach, opened and done with counting."""
    program.window.actions_.coach.setChecked(True)
    (dock,) = program.window.findChildren(CoachDock)
    settle(dock)
    return dock


def settle(dock: CoachDock) -> None:
    assert comes_true(lambda: not dock._timer.isActive())
    QCoreApplication.processEvents()


def is_whole(text: QLabel) -> bool:
    return text.height() >= text.heightForWidth(text.width())


def throw_until_moving(program: Program) -> None:
    assert program.game.session is not None
    while program.game.session.view().may_throw:
        program.game.session.throw(program.game.session.view().may_throw[0])


def test_the_coach_is_off_until_it_is_asked_for(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    assert not program.window.findChildren(CoachDock)
    dock = coach(program)
    assert dock.isVisible()
    QTest.mouseClick(dock.shut, Qt.MouseButton.LeftButton)
    assert not dock.isVisible()
    assert not program.window.actions_.coach.isChecked()


def test_the_coach_counts_the_game_on_the_table(open_window: Open) -> None:
    program = open_window("--new", "backgammon")
    dock = coach(program)
    assert dock.counts is not None
    assert dock.counts[0].pips == 167
    assert "White 167, Black 167 · level" in dock.race.text()
    assert "24, 13, 8, 6" in dock.sides[0].text()
    cell = dock.grid.item(5, 3)
    assert cell is not None
    spoken = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == cell.toolTip() == "6-4: a plain move"


def test_the_table_follows_the_game_and_the_choice_of_side(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    dock = coach(program)
    throw_until_moving(program)
    assert program.game.session is not None
    mover = program.game.session.view().to_move
    assert mover is not None
    settle(dock)
    other = ("Red", "Black")[mover.other]
    assert dock.whose.currentText() == f"Next throw: {other}"
    dock.whose.setCurrentIndex(mover + 1)
    assert dock.whose.currentText() == f"Throws of {('Red', 'Black')[mover]}"
    assert "36 enter" in dock.totals.text()


def test_nothing_is_counted_while_nobody_looks(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    dock = coach(program)
    program.window.actions_.coach.setChecked(False)
    before = dock.counts
    throw_until_moving(program)
    assert program.game.session is not None
    view = program.game.session.view()
    src = next(iter(view.moves))
    program.game.session.play(src, view.moves[src][0].place)
    assert not dock._timer.isActive()
    assert dock.counts is before
    program.window.actions_.coach.setChecked(True)
    settle(dock)
    assert dock.counts is not before


def test_rules_and_coach_are_tabs_of_one_place(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    dock = coach(program)
    program.window.actions_.rules.setChecked(True)
    QCoreApplication.processEvents()
    assert program.window.tabifiedDockWidgets(program.rules.dock) == [dock]
    assert program.window.actions_.coach.isChecked()


def test_all_of_the_coach_that_the_keyboard_comes_to_has_a_name(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    assert nameless(coach(program)) == []


def test_without_a_game_the_coach_says_what_it_waits_for(open_window: Open) -> None:
    program = open_window()
    dock = coach(program)
    assert dock.none.isVisible()
    assert not dock.grid.isVisible()


@pytest.mark.parametrize(
    ("throw", "letters", "what"),
    [
        (ThrowCount((6, 4), hits=(18,), points=2), "H2", "hit"),
        (ThrowCount((6, 4), points=1), "+1", "score"),
        (ThrowCount((6, 4), takes_hucke=True), "⌂", "hucke"),
        (ThrowCount((6, 4), enters=2), "E", "enter"),
        (ThrowCount((6, 4), passes=True), "×", "pass"),
        (ThrowCount((6, 4)), "", "plain"),
    ],
)
def test_what_a_throw_does_is_told_by_signs_as_well_as_colours(
    throw: ThrowCount, letters: str, what: str
) -> None:
    assert coach_text.letters(throw) == letters
    assert kind(throw) == what
    assert what in KINDS
    assert coach_text.described(throw).startswith("6-4: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_every_language_and_cuts_no_line(open_window: Open, language: str) -> None:
    program = open_window("--new", "tric-trac", "--language", language)
    dock = coach(program)
    assert {"de": "Trainer", "en": "Coach", "fr": "Entraîneur"}[language] == dock.title.text()
    texts = [dock.totals, dock.legend, dock.race, *dock.sides]
    for text in texts:
        assert comes_true(partial(is_whole, text)), text.text()
        assert "{" not in text.text()
    assert all(dock.sides[side].accessibleName() for side in Side)


def back_to_the_game(program: Program) -> None:
    program.navigator.open(PageName.START)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    program.game.go_on(page.unfinished.rows[0].game.path)


def test_the_coach_makes_room_for_other_pages_and_comes_back_to_the_game(
    open_window: Open,
) -> None:
    program = open_window("--new", "tric-trac")
    program.window.actions_.coach.setChecked(True)
    dock = coach(program)
    for leave in (program.window.actions_.new.trigger, program.window.actions_.games.trigger):
        leave()
        assert not dock.isVisible()
        back_to_the_game(program)
        assert dock.isVisible()
    program.window.actions_.coach.setChecked(False)
    program.navigator.open(PageName.START)
    back_to_the_game(program)
    assert not dock.isVisible()

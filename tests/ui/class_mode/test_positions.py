"""In class mode: boards are kept, kept ones are shown again, and positions are set up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.kept_games import boards as kept_boards
from tests.ui.class_mode.conftest import Begin, Lesson
from trictrac_gui.engine.drawings import Arrow, Colour
from trictrac_gui.engine.model import Side
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.sets.kept_views import drawings_of, kept_of
from trictrac_gui.ui.sets.open_set import OpenSet
from trictrac_gui.variants import BACKGAMMON

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def keeper_of(lesson: Lesson) -> OpenSet:
    return lesson.program.sets.open_set


def press(lesson: Lesson, command: ClassCommand) -> None:
    QTest.mouseClick(lesson.page.tools.buttons[command], LEFT)


def three_kept(lesson: Lesson) -> None:
    for note, move in (("one", 5), ("two", 4), ("three", 3)):
        kept = kept_of(draft_of(BACKGAMMON).moved(Side.FIRST, 6, move), "circles: 8 blue", note)
        lesson.program.sets.keep(BACKGAMMON, kept)
    keeper_of(lesson).look(0)


def boards(lesson: Lesson) -> int:
    """How many boards of classes have files."""
    return len(kept_boards(lesson.program.context.games.folder))


def test_a_large_button_keeps_the_board_with_its_drawings(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    lesson.key("A")
    lesson.drag(13, 7)
    press(lesson, ClassCommand.KEEP)
    kept = keeper_of(lesson).kept
    assert kept is not None
    assert drawings_of(kept.positions[0]) == (Arrow(13, 7, Colour.RED),)
    assert lesson.page.sentence.text() == "Kept as number 1 in “Positions of Backgammon”."
    lesson.key(Qt.Key.Key_F4)
    said = "This position is number 1 in “Positions of Backgammon” already."
    assert lesson.page.sentence.text() == said
    lesson.drag(13, 8)
    lesson.key(Qt.Key.Key_F4)
    assert len(keeper_of(lesson).kept.positions) == 2  # type: ignore[union-attr]


def test_kept_positions_are_stepped_through_without_leaving_files(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    three_kept(lesson)
    before = boards(lesson)
    press(lesson, ClassCommand.KEPT_ON)
    assert lesson.page.sentence.text() == "1 of 3: one"
    assert lesson.drawn == ["circles: 8 blue"]
    for _ in range(2):
        lesson.key(Qt.Key.Key_PageDown, SHIFT)
    assert lesson.page.sentence.text() == "3 of 3: three"
    assert lesson.show.session is not None
    kept = keeper_of(lesson).current
    assert kept is not None
    assert lesson.show.session.view().position == kept.setup.position
    press(lesson, ClassCommand.KEPT_BACK)
    assert lesson.page.sentence.text() == "2 of 3: two"
    assert boards(lesson) == before


def test_a_remote_steps_through_the_set_until_something_is_played(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    three_kept(lesson)
    lesson.key(Qt.Key.Key_PageDown)
    assert keeper_of(lesson).at == 0, "a game that has not come out of a set stays"
    press(lesson, ClassCommand.KEPT_ON)
    lesson.key(Qt.Key.Key_PageDown)
    assert lesson.page.sentence.text() == "2 of 3: two"
    lesson.key(Qt.Key.Key_PageUp)
    assert lesson.page.sentence.text() == "1 of 3: one"
    before = boards(lesson)
    lesson.throw(3, 1)
    assert boards(lesson) == before + 1, "what is played on it is kept"
    lesson.key(Qt.Key.Key_PageDown)
    assert keeper_of(lesson).at == 0


def test_without_a_kept_position_the_button_says_so(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    press(lesson, ClassCommand.KEPT_ON)
    assert lesson.page.sentence.text() == "No position has been kept yet."


def test_a_position_is_set_up_over_the_desk_and_played_from(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    game = lesson.program.game.session
    assert game is not None
    before = game.view()
    press(lesson, ClassCommand.SET_UP)
    page = lesson.program.class_positions.page
    assert page.isVisible()
    assert not lesson.page.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_Plus)
    QTest.keyClick(page.board, Qt.Key.Key_Period)
    assert not lesson.window.curtain.drawn, "the keys of class mode mean nothing there"
    page.change(draft_of(BACKGAMMON).moved(Side.FIRST, 6, 3))
    QTest.mouseClick(page.play, LEFT)
    assert lesson.page.isVisible()
    assert lesson.show.session is not None
    assert lesson.show.session.view().position == page.draft.position
    lesson.show.leave()
    assert lesson.program.game.session is game
    assert game.view() == before, "the game that counts is untouched"


def test_esc_leads_from_the_editor_back_to_the_board(begin: Begin) -> None:
    lesson = begin("--new", "backgammon", "--seed", "3")
    session = lesson.show.session
    press(lesson, ClassCommand.SET_UP)
    page = lesson.program.class_positions.page
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert lesson.page.isVisible()
    assert lesson.show.active
    assert lesson.show.session is session
    lesson.key(Qt.Key.Key_Period)
    assert lesson.window.curtain.drawn, "the keys are back"

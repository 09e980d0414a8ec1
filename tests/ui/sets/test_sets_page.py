"""Keeping boards, and what is done with the sets they make."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton

from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from trictrac_gui.app import Program
from trictrac_gui.engine.drawings import Arrow, Colour, parse_drawings
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Cube
from trictrac_gui.rulesdoc.lesson_checker import read_lesson
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.storage.sets import KeptPosition, KeptQuestion, PositionSet, load
from trictrac_gui.ui.sets.kept_views import drawings_of, kept_of
from trictrac_gui.ui.sets.open_set import OpenSet
from trictrac_gui.ui.sets.page import SetsPage
from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog, MessageDialog
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

LEFT = Qt.MouseButton.LeftButton


def kept(note: str, move: int) -> KeptPosition:
    return kept_of(draft_of(BACKGAMMON).moved(Side.FIRST, 6, move), "arrows: 13-7 red", note)


@pytest.fixture
def program(open_window: Open) -> Program:
    """A window with a set of three positions on its page."""
    program = open_window("--new", "backgammon", "--seed", "3")
    for note, move in (("first", 5), ("second", 4), ("third", 3)):
        program.sets.keep(BACKGAMMON, kept(note, move))
    program.window.actions_.sets.trigger()
    return program


def page_of(program: Program) -> SetsPage:
    page = program.window.pages.currentWidget()
    assert isinstance(page, SetsPage)
    return page


def open_set_of(program: Program) -> OpenSet:
    return program.sets.open_set


def notes(program: Program) -> list[str]:
    found = open_set_of(program).kept
    return [] if found is None else [position.note for position in found.positions]


def saved(program: Program) -> list[str]:
    """The notes as they are on the disk."""
    path = open_set_of(program).path
    assert path is not None
    return [one.note for one in load(path, VARIANTS, parse_drawings).positions]


# --- Keeping ---------------------------------------------------------------------------------


def test_the_board_on_the_table_is_kept_with_what_is_drawn_on_it(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    session = program.game.session
    assert session is not None
    session.set_marks(session.here, "arrows: 13-7 red")
    program.window.actions_.keep.trigger()
    found = open_set_of(program).kept
    assert found is not None
    assert found.variant == BACKGAMMON
    assert len(found.positions) == 1
    assert drawings_of(found.positions[0]) == (Arrow(13, 7, Colour.RED),)
    notice = program.game.page.console.notices.notice
    assert notice is not None
    assert notice.text() == "Kept as number 1 in “Positions of Backgammon”."
    assert saved(program) == [""]


def test_what_is_kept_already_is_not_kept_again(program: Program) -> None:
    said = program.sets.keep(BACKGAMMON, kept("", 4))()
    assert said == "This position is number 2 in “Positions of Backgammon” already."
    assert notes(program) == ["first", "second", "third"]
    assert open_set_of(program).at == 1
    program.sets.keep(BACKGAMMON, replace(kept("", 4), drawings="arrows: 8-4 blue"))
    assert len(notes(program)) == 4, "with other drawings it is another one"


def test_a_full_set_is_followed_by_another(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trictrac_gui.ui.sets.open_set.MOST", 3)
    first = open_set_of(program).path
    program.sets.keep(BACKGAMMON, kept("fourth", 2))
    assert open_set_of(program).path != first
    assert saved(program) == ["fourth"]


def test_another_game_has_a_set_of_its_own(program: Program) -> None:
    first = open_set_of(program).path
    program.sets.keep(TRIC_TRAC, kept_of(draft_of(TRIC_TRAC)))
    assert open_set_of(program).path != first
    assert len(open_set_of(program).files()) == 2
    assert first is not None
    assert len(load(first, VARIANTS, parse_drawings).positions) == 3


def test_the_last_set_is_gone_on_with_after_a_new_start(
    program: Program, open_window: Open
) -> None:
    path = open_set_of(program).path
    again = open_window("--new", "backgammon", "--seed", "4")
    again.window.actions_.keep.trigger()
    assert open_set_of(again).path == path
    assert len(notes(again)) == 4


# --- The page --------------------------------------------------------------------------------


def test_the_list_shows_every_position_with_its_note(program: Program) -> None:
    page = page_of(program)
    assert [page.list.item(n).text() for n in range(3)] == ["1. first", "2. second", "3. third"]
    assert page.list.currentRow() == 2
    while page._timer.isActive():
        QTest.qWait(10)
    assert all(not page.list.item(n).icon().isNull() for n in range(3))


def test_page_up_and_page_down_step_through_the_set(program: Program) -> None:
    page = page_of(program)
    QTest.keyClick(page.list, Qt.Key.Key_PageUp)
    QTest.keyClick(page.list, Qt.Key.Key_PageUp)
    assert (open_set_of(program).at, page.place.text()) == (0, "1 of 3")
    QTest.keyClick(page.list, Qt.Key.Key_PageUp)
    QTest.keyClick(page.list, Qt.Key.Key_PageDown)
    assert open_set_of(program).at == 1


def test_positions_are_put_in_order_by_buttons_and_keys(program: Program) -> None:
    page = page_of(program)
    QTest.mouseClick(page.up, LEFT)
    assert notes(program) == saved(program) == ["first", "third", "second"]
    QTest.keyClick(page.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert notes(program) == ["third", "first", "second"]
    assert not page.up.isEnabled()
    QTest.mouseClick(page.down, LEFT)
    assert notes(program) == ["first", "third", "second"]
    assert open_set_of(program).at == 1


@pytest.mark.parametrize(
    ("src", "dst", "expected"),
    [(0, 3, ["second", "third", "first"]), (2, 0, ["third", "first", "second"])],
)
def test_positions_are_put_in_order_by_a_drag(
    program: Program, src: int, dst: int, expected: list[str]
) -> None:
    """A drop never arrives without a screen; what it does to the list is done here by hand."""
    page = page_of(program)
    assert page.list.model().moveRow(QModelIndex(), src, QModelIndex(), dst)
    QTest.qWait(20)
    assert notes(program) == saved(program) == expected
    rows = [page.list.item(n).text() for n in range(3)]
    assert rows == [f"{n}. {note}" for n, note in enumerate(expected, 1)]


def test_a_position_that_was_deleted_comes_back(program: Program) -> None:
    page = page_of(program)
    page.list.setCurrentRow(1)
    QTest.mouseClick(page.remove, LEFT)
    assert notes(program) == saved(program) == ["first", "third"]
    QTest.mouseClick(page.undo, LEFT)
    assert notes(program) == saved(program) == ["first", "second", "third"]
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.mouseClick(page.redo, LEFT)
    assert len(notes(program)) == 2


def test_notes_and_titles_are_written_down(program: Program) -> None:
    page = page_of(program)
    page.list.setCurrentRow(0)
    page.note.setPlainText("Look here\nand there")
    page.list.setCurrentRow(1)
    assert saved(program) == ["Look here\nand there", "second", "third"]
    assert page.list.item(0).text() == "1. Look here"
    page.title.selectAll()
    QTest.keyClicks(page.title, "Openings")
    QTest.keyClick(page.title, Qt.Key.Key_Return)
    found = open_set_of(program).kept
    assert found is not None
    assert found.title == "Openings"
    page.note.setPlainText("typed last")
    page.leave.click()
    assert saved(program)[1] == "typed last"


def test_without_a_set_the_page_says_how_to_begin_one(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.sets.trigger()
    page = page_of(program)
    assert page.hint.isVisible()
    assert not page.lesson.isEnabled()
    page.leave.click()
    assert program.window.pages.currentWidget() is not page


# --- Files -----------------------------------------------------------------------------------


def test_a_set_is_saved_elsewhere_and_opened_from_there(program: Program, tmp_path: Path) -> None:
    keeper = open_set_of(program)
    own = keeper.path
    elsewhere = tmp_path / "stick" / "lesson one"
    elsewhere.parent.mkdir()
    keeper.save_as(elsewhere)
    assert keeper.path == elsewhere.with_name("lesson one.tts")
    keeper.note("changed")
    assert saved(program)[2] == "changed"
    assert own is not None
    assert load(own, VARIANTS, parse_drawings).positions[2].note == "third"
    keeper.close()
    assert keeper.kept is None
    assert keeper.open(elsewhere.with_name("lesson one.tts"))
    assert notes(program)[2] == "changed"


def test_a_damaged_set_is_refused_with_line_and_field(program: Program, tmp_path: Path) -> None:
    before = open_set_of(program).kept
    path = tmp_path / "bad.tts"
    own = open_set_of(program).path
    assert own is not None
    lines = own.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[2].replace('"white"', '"green"').replace('"to_move":"white"', '"to_move":5')
    path.write_text("\n".join(lines).replace("13-7 red", "13-7 pink", 1), encoding="utf-8")
    program.sets.open(path)
    (dialog,) = program.window.findChildren(MessageDialog)
    assert "line 2" in dialog.text.text()
    assert "drawings" in dialog.text.text()
    assert open_set_of(program).kept == before
    dialog.close()


def test_a_set_that_cannot_be_saved_stays_in_the_hand(program: Program) -> None:
    keeper = open_set_of(program)
    assert keeper.path is not None
    keeper.path = keeper.path.parent / "no" / "x.tts" / "y.tts"
    (keeper.path.parent.parent).mkdir()
    (keeper.path.parent).write_text("in the way", encoding="utf-8")
    keeper.note("not lost")
    (dialog,) = program.window.findChildren(MessageDialog)
    assert "could not be saved" in dialog.text.text()
    dialog.close()
    assert notes(program)[2] == "not lost"


def question(program: Program, name: str) -> ChoiceDialog:
    (dialog,) = program.window.findChildren(ChoiceDialog, name)
    return dialog


def test_a_lesson_made_of_a_set_passes_the_check(program: Program, tmp_path: Path) -> None:
    paths = [program.sets.make_lesson() for _ in range(2)]
    for dialog in program.window.findChildren(ChoiceDialog, "lesson-made"):
        assert str(paths[0].parent) in dialog.text  # type: ignore[union-attr]
        assert len(dialog.text.splitlines()) == 2
        dialog.close()
    assert len(set(paths)) == 2
    for path in paths:
        assert path is not None
        lesson = read_lesson(path, VARIANTS, read_chosen)
        assert len(lesson.steps) == 3
    assert paths[0] is not None
    program.navigator.open(PageName.LESSON, paths[0])
    assert program.lessons.lesson.page.run is not None


def test_positions_whose_game_is_over_are_named_and_alone_make_no_lesson(
    program: Program,
) -> None:
    keeper = open_set_of(program)
    over, on = (
        KeptPosition(SetUp(parse_position(TRIC_TRAC, text), Side.FIRST))
        for text in ("red 7:1 9:1 off:13 / black 24:15", "red 7:1 9:1 23:10 off:3 / black 24:15")
    )
    keeper._take(PositionSet("Two", TRIC_TRAC, (over, on)), None)
    program.sets.ask_lesson()
    dialog = question(program, "lesson-made")
    assert "not in the lesson: 1." in dialog.text
    dialog.close()
    keeper._take(PositionSet("One", TRIC_TRAC, (over,)), None)
    program.sets.ask_lesson()
    (message,) = program.window.findChildren(MessageDialog)
    assert "the game is over" in message.text.text()
    assert program.sets.make_lesson() is None


def test_asked_twice_for_the_same_lesson_one_is_made(program: Program) -> None:
    folder = program.context.paths.lessons
    for _ in range(2):
        QTest.mouseClick(page_of(program).lesson, LEFT)
        question(program, "lesson-made").close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(list(folder.iterdir())) == 1
    (made,) = folder.iterdir()
    was = made.read_bytes()
    open_set_of(program).note("another note")
    QTest.mouseClick(page_of(program).lesson, LEFT)
    question(program, "other-lesson").button("cancel").click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert made.read_bytes() == was
    QTest.mouseClick(page_of(program).lesson, LEFT)
    question(program, "other-lesson").button("beside").click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(list(folder.iterdir())) == 2
    assert made.read_bytes() == was
    QTest.mouseClick(page_of(program).lesson, LEFT)
    question(program, "other-lesson").button("over").click()
    assert "another note" in made.read_text("utf-8")
    assert len(list(folder.iterdir())) == 2


# --- Whole sets ------------------------------------------------------------------------------


def entry(program: Program, text: str) -> QAction:
    """An entry of the button that offers what is done with sets."""
    menu = page_of(program).sets.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return next(one for one in menu.actions() if one.text() == text)


@pytest.fixture
def two_sets(program: Program) -> list[Path]:
    """A second set of two positions, one of which is in the first as well; the first is open."""
    first = open_set_of(program).path
    open_set_of(program).begin(BACKGAMMON)
    open_set_of(program).keep(BACKGAMMON, kept("second", 4))
    open_set_of(program).keep(BACKGAMMON, kept("fourth", 2))
    open_set_of(program).rename("More")
    second = open_set_of(program).path
    assert first is not None
    assert second is not None
    open_set_of(program).open(first)
    return [first, second]


@pytest.mark.parametrize("button", ["keep", "delete"])
def test_two_sets_are_put_together(program: Program, two_sets: list[Path], button: str) -> None:
    more = entry(program, "Add the positions of").menu()
    assert isinstance(more, QMenu)
    (other,) = more.actions()
    assert other.text() == "More"
    other.trigger()
    dialog = question(program, "merged")
    assert "“More”: 1." in dialog.text
    assert notes(program) == saved(program) == ["first", "second", "third", "fourth"]
    dialog.button(button).click()
    assert two_sets[1].exists() is (button == "keep")
    page_of(program).undo.click()
    assert notes(program) == ["first", "second", "third"]


def test_sets_that_do_not_fit_together_stay_as_they_are(
    program: Program, two_sets: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trictrac_gui.ui.sets.open_set.MOST", 3)
    open_set_of(program).merge(two_sets[1])
    (dialog,) = program.window.findChildren(MessageDialog)
    assert "Nothing was added" in dialog.text.text()
    dialog.close()
    assert notes(program) == ["first", "second", "third"]
    open_set_of(program).begin(TRIC_TRAC)
    open_set_of(program).keep(TRIC_TRAC, kept_of(draft_of(TRIC_TRAC)))
    assert not entry(program, "Add the positions of").isEnabled()


def test_a_set_is_deleted_when_that_was_asked_and_the_next_one_shown(
    program: Program, two_sets: list[Path]
) -> None:
    page = page_of(program)
    page.note.setPlainText("half typed")
    entry(program, "Delete this set…").trigger()
    question(program, "delete-set").button("keep").click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert two_sets[0].exists()
    entry(program, "Delete this set…").trigger()
    question(program, "delete-set").button("delete").click()
    assert not two_sets[0].exists()
    assert page.title.text() == "More"
    page.take_note()
    assert saved(program) == ["second", "fourth"]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    entry(program, "Delete this set…").trigger()
    question(program, "delete-set").button("delete").click()
    assert page.hint.isVisible()


def test_a_set_is_renamed_from_the_menu(program: Program) -> None:
    entry(program, "Rename this set").trigger()
    QTest.keyClicks(page_of(program).title, "Openings")
    QTest.keyClick(page_of(program).title, Qt.Key.Key_Return)
    path = open_set_of(program).path
    assert path is not None
    assert load(path, VARIANTS, parse_drawings).title == "Openings"


def test_the_lesson_that_was_made_is_opened_at_once(program: Program) -> None:
    open_set_of(program).ask(KeptQuestion("How?", plays=("24/off",)))
    QTest.mouseClick(page_of(program).lesson, LEFT)
    (dialog,) = program.window.findChildren(ChoiceDialog, "lesson-made")
    assert dialog.text.splitlines()[1].endswith(": 3.")
    QTest.mouseClick(dialog.button("open"), LEFT)
    run = program.lessons.lesson.page.run
    assert run is not None
    assert program.window.pages.currentWidget() is program.lessons.lesson.page
    assert len(run.lesson.steps) == 3
    assert run.step.drawings == (Arrow(13, 7, Colour.RED),)


# --- Two programs ----------------------------------------------------------------------------


def test_a_set_that_another_program_has_changed_is_not_written_over(
    program: Program, open_window: Open
) -> None:
    other = open_window("--new", "backgammon", "--seed", "4")
    keeper, theirs = open_set_of(program), open_set_of(other)
    assert theirs.open(theirs.files()[0])
    assert keeper.path == theirs.path
    theirs.note("theirs")
    keeper.note("mine")
    (dialog,) = program.window.findChildren(MessageDialog)
    assert "Another program has changed this set" in dialog.text.text()
    assert keeper.path is not None
    assert keeper.path.name in dialog.text.text()
    dialog.close()
    assert saved(program)[2] == "mine"
    assert "theirs" in saved(other)
    assert keeper.path != theirs.path
    keeper.note("mine again")
    assert saved(program)[2] == "mine again"


def test_what_another_program_has_changed_is_seen_on_coming_back(
    program: Program, open_window: Open
) -> None:
    page_of(program).list.setCurrentRow(1)
    other = open_window("--new", "backgammon", "--seed", "4")
    open_set_of(other).open(open_set_of(other).files()[0])
    open_set_of(other).look(2)
    open_set_of(other).note("theirs")
    QCoreApplication.sendEvent(page_of(program), QEvent(QEvent.Type.WindowActivate))
    assert notes(program) == ["first", "second", "theirs"]
    assert open_set_of(program).at == 1
    assert program.window.findChildren(MessageDialog) == []


def test_keeping_goes_on_with_what_another_program_has_kept(
    program: Program, open_window: Open
) -> None:
    other = open_window("--new", "backgammon", "--seed", "4")
    other.sets.keep(BACKGAMMON, kept("fourth", 2))
    program.sets.keep(BACKGAMMON, kept("fifth", 1))
    assert notes(program) == saved(other) == ["first", "second", "third", "fourth", "fifth"]
    assert program.window.findChildren(MessageDialog) == []


# --- Titles and other ways in ----------------------------------------------------------------


def test_sets_are_offered_by_their_titles(program: Program) -> None:
    open_set_of(program).rename("Openings")
    page = page_of(program)
    page._fill_menu()
    assert "Openings" in [action.text() for action in page._menu.actions()]


def test_sets_and_lessons_are_opened_as_any_file_is(program: Program, tmp_path: Path) -> None:
    path, lesson = open_set_of(program).path, tmp_path / "mine.txt"
    assert path is not None
    elsewhere = tmp_path / "Elsewhere.tts"
    elsewhere.write_bytes(path.read_bytes())
    page_of(program).leave.click()
    program.files.open([elsewhere])
    assert page_of(program).open_set.path == elsewhere
    lesson.write_text(
        "# mine\nlesson: backgammon\ntitle: T\nabout: A\nstep\nheading: H\n"
        "position: start\ntext: X\n",
        encoding="utf-8",
    )
    program.files.open([lesson])
    run = program.lessons.lesson.page.run
    assert run is not None
    assert run.lesson.title.in_("en") == "T"


# --- From a set to the board -----------------------------------------------------------------


def test_a_kept_position_is_played_from(program: Program) -> None:
    page = page_of(program)
    page.list.setCurrentRow(0)
    QTest.mouseClick(page.play, LEFT)
    session = program.game.session
    assert session is not None
    assert session.free
    current = open_set_of(program).current
    assert current is not None
    assert session.view().position == current.setup.position
    assert program.window.pages.currentWidget() is program.game.page


def test_a_position_that_no_game_can_go_on_from_says_why(program: Program) -> None:
    found = open_set_of(program).kept
    assert found is not None
    setup = replace(found.positions[0].setup, cube=Cube(2, Side.FIRST))
    open_set_of(program).change(found.changed(0, KeptPosition(setup)), at=0)
    game = program.game.session
    QTest.mouseClick(page_of(program).play, LEFT)
    (dialog,) = program.window.findChildren(MessageDialog)
    assert dialog.text.text() == "A single game has no cube; choose money or a match."
    dialog.close()
    assert program.game.session is game


def test_a_kept_position_is_changed_in_the_editor(program: Program) -> None:
    page = page_of(program)
    page.list.setCurrentRow(1)
    QTest.mouseClick(page.edit, LEFT)
    editor = program.editor.page
    assert program.window.pages.currentWidget() is editor
    editor.change(editor.draft.moved(Side.FIRST, 13, 12 - 5))
    wanted = editor.draft.position
    QTest.mouseClick(editor.keep, LEFT)
    assert page_of(program) is page
    found = open_set_of(program).kept
    assert found is not None
    assert found.positions[1].setup.position == wanted
    assert found.positions[1].note == "second"
    assert len(found.positions) == 3


def test_a_position_set_up_in_the_editor_is_kept(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.set_up.trigger()
    editor = program.editor.page
    QTest.mouseClick(editor.keep, LEFT)
    assert editor.says.text().startswith("Kept as number 1")
    editor.change(editor.draft.cleared())
    assert not editor.keep.isEnabled()


@pytest.mark.parametrize("by_key", [True, False])
def test_the_set_is_presented_from_its_page_by_key_and_button(
    program: Program, by_key: bool
) -> None:
    """Two owners of F5 once made the key mean nothing, and the button showed another board."""
    page = page_of(program)
    page.list.setCurrentRow(0)
    page.list.setFocus()
    if by_key:
        QTest.keyPress(page.list, Qt.Key.Key_F5)
    else:
        QTest.mouseClick(page.present, LEFT)
    show = program.class_mode
    assert show.session is not None
    first = open_set_of(program).current
    assert first is not None
    assert show.session.view().position == first.setup.position
    assert show.drawing.drawings == drawings_of(first)
    assert show.page.sentence.text() == "1 of 3: first"
    assert QTest.qWaitForWindowActive(show.window)
    QTest.keyClick(show.page.board, Qt.Key.Key_PageDown)
    assert show.page.sentence.text() == "2 of 3: second"
    for _ in range(2):
        QTest.keyClick(show.page.board, Qt.Key.Key_PageDown)
    assert show.page.sentence.text() == "3 of 3: third"
    show.leave()
    assert page_of(program) is page
    assert not program.game.page.board.hasFocus()


def test_drawings_changed_in_class_are_kept_with_their_position(program: Program) -> None:
    page_of(program).list.setCurrentRow(1)
    program.window.actions_.present.trigger()
    show = program.class_mode
    show.drawing.circle(6, 0, Colour.GREEN)
    assert [len(drawings_of(one)) for one in open_set_of(program).kept.positions] == [1, 1, 1]  # type: ignore[union-attr]
    show.keep_wanted.emit()
    assert show.page.sentence.text() == "The drawings are kept with number 2."
    assert [len(drawings_of(one)) for one in open_set_of(program).kept.positions] == [1, 2, 1]  # type: ignore[union-attr]
    assert saved(program) == ["first", "second", "third"]
    show.leave()


def test_what_is_set_up_is_presented_from_the_editor(program: Program) -> None:
    program.window.actions_.set_up.trigger()
    editor = program.editor.page
    editor.change(draft_of(BACKGAMMON).moved(Side.FIRST, 6, 3))
    program.window.actions_.present.trigger()
    show = program.class_mode
    assert show.session is not None
    assert show.session.view().position == editor.draft.position
    show.leave()
    editor.change(editor.draft.cleared())
    program.window.actions_.present.trigger()
    assert not show.active
    (dialog,) = program.window.findChildren(MessageDialog)
    assert dialog.text.text()
    dialog.close()


@pytest.mark.parametrize("size", [(800, 600), (1366, 768)])
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_everything_on_the_pages_has_a_name_and_is_whole(
    open_window: Open, language: str, size: tuple[int, int]
) -> None:
    program = open_window("--new", "backgammon", "--language", language)
    program.window.resize(*size)
    program.sets.keep(BACKGAMMON, kept("", 5))
    program.window.actions_.sets.trigger()
    pages = [page_of(program)]
    assert nameless(pages[0]) == []
    QTest.qWait(20)
    for button in pages[0].findChildren(QPushButton):
        if button.isVisibleTo(pages[0]):
            assert button.width() >= button.minimumSizeHint().width() - 1, button.text()

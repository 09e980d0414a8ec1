"""Every reason of both games, provoked in the window, with its sentence, places and paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.ui.board.test_refusals import TRIES, Try, named, owner
from tests.ui.conftest import Open
from tests.ui.sitting import drag, sit
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.rulesdoc import load
from trictrac_gui.texts import refusals
from trictrac_gui.ui.language import translate
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

SHUT_IN = "white bar:1 6:14 / black 19:3 20:2 21:2 22:3 23:2 24:3"


@pytest.mark.parametrize("tried", TRIES, ids=named)
def test_a_refusal_has_its_sentence_its_places_and_its_paragraph(
    open_window: Open, tmp_path: Path, tried: Try
) -> None:
    program = open_window("--new", tried.variant.key)
    session = sit(program, tmp_path / "sat", tried.variant, tried.text, tried.roll)
    before = session.view()
    drag(program, tried.src, tried.dst, owner(tried))
    page, rules = program.game.page, program.rules.dock
    assert session.view() == before
    assert page.board.board.marks.refused == tried.marked
    notices = page.console.notices
    assert notices.text.text() == refusals.refusal(tried.rule, translate)
    assert notices.rule.isVisible()
    QTest.mouseClick(notices.rule, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    paragraph = load(tried.variant.key, "en").paragraph_for(tried.rule)
    assert rules.isVisible()
    assert rules.paragraph == paragraph.id
    here = rules.browser
    cursor = here.textCursor()
    cursor.movePosition(cursor.MoveOperation.EndOfBlock, cursor.MoveMode.KeepAnchor)
    # What stands where the reader is put is the beginning of that paragraph, and it is seen.
    assert cursor.selectedText().split()[:4] == paragraph.text.split()[:4]
    assert here.viewport().rect().contains(here.cursorRect().center())


def test_a_pass_says_why_of_each_checker(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "backgammon")
    sit(program, tmp_path / "sat", BACKGAMMON, SHUT_IN, (6, 4))
    notices = program.game.page.console.notices
    assert notices.text.text().startswith("No number of this throw can be played:")
    assert (notices.why.isVisible(), notices.rule.isVisible()) == (True, True)
    QTest.mouseClick(notices.why, Qt.MouseButton.LeftButton)
    plays = program.rules.plays
    assert plays.isVisible()
    assert plays.plays == ()
    said = [plays.reasons.item(row).text() for row in range(plays.reasons.count())]
    assert said == [
        f"bar: {refusals.refusal(RuleKey.POINT_CLOSED, translate)}",
        f"6: {refusals.refusal(RuleKey.BAR_FIRST, translate)}",
    ]


def test_a_forced_play_says_so_and_why(open_window: Open, tmp_path: Path) -> None:
    """W13: the pair of numbers would end alone on the Hucke, so 9 to 10 is all there is (R18)."""
    program = open_window("--new", "tric-trac")
    text = "red 9:6 11:4 off:5 / black 4:1 12:3 14:4 15:2 20:1 off:4"
    sit(program, tmp_path / "sat", TRIC_TRAC, text, (3, 1))
    notices = program.game.page.console.notices
    assert notices.text.text() == "Only one play is possible: 9–10"
    QTest.mouseClick(notices.why, Qt.MouseButton.LeftButton)
    plays = program.rules.plays
    assert [plays.list.item(row).text() for row in range(plays.list.count())] == ["9–10"]
    assert [plays.reasons.item(row).text() for row in range(plays.reasons.count())] == [
        f"9–12: {refusals.refusal(RuleKey.OPPONENTS_HUCKE, translate)}",
        f"9–13: {refusals.refusal(RuleKey.HUCKE_NEEDS_TWO, translate)}",
        f"11: {refusals.refusal(RuleKey.POINT_CLOSED, translate)}",
    ]
    plays.reasons.setFocus()
    plays.reasons.setCurrentRow(0)
    QTest.keyClick(plays.reasons, Qt.Key.Key_Return)
    assert program.game.page.board.board.marks.refused != ()
    assert notices.rule.isVisible()
    drag(program, 9, 10)
    # The 3 lapses now, and that is said with its reason.
    assert notices.text.text().startswith("The 3 cannot be played:")
    assert notices.why.isVisible()


def test_a_free_choice_is_not_called_forced(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    sit(program, tmp_path / "sat", TRIC_TRAC, "red 1:15 / black 24:15", (5, 4))
    assert program.game.page.console.notices.notice is None


def test_the_places_stay_marked_when_the_board_changes_its_size(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "tric-trac")
    tried = next(t for t in TRIES if t.rule is RuleKey.HUCKE_NEEDS_TWO)
    sit(program, tmp_path / "sat", tried.variant, tried.text, tried.roll)
    drag(program, tried.src, tried.dst)
    board = program.game.page.board
    before = board.geometry_of_board
    program.window.resize(900, 650)
    QCoreApplication.processEvents()
    assert board.geometry_of_board != before
    assert board.board.marks.refused == tried.marked

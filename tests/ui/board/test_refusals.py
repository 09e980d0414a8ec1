"""Every reason of all games, provoked with the mouse on the board, with the places it marks."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.sessions import session_at
from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import BAR, OFF, Place, Roll, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

FAR = "black 24:15"
RED, BLACK = Side.FIRST, Side.SECOND


class Try(NamedTuple):
    """A step that is refused, and the places that show why."""

    variant: Variant
    text: str
    roll: Roll
    src: Place
    dst: Place
    rule: RuleKey
    marked: tuple[Place, ...]


SHARED = (
    Try(TRIC_TRAC, "red 1:15 / black 24:15", (5, 4), 24, 20, RuleKey.NOT_YOURS, (24,)),
    Try(TRIC_TRAC, f"red 8:14 7:1 / {FAR}", (3, 1), 8, 7, RuleKey.WRONG_WAY, (8,)),
    Try(TRIC_TRAC, f"red 1:3 7:12 / {FAR}", (5, 4), 7, 11, RuleKey.START_POINT_NOT_EMPTY, (1,)),
    Try(TRIC_TRAC, f"red 2:15 / {FAR}", (4, 1), 2, 5, RuleKey.NO_SUCH_NUMBER, (2,)),
    Try(TRIC_TRAC, f"red 8:15 / {FAR}", (4, 1), 8, 12, RuleKey.OPPONENTS_HUCKE, (12,)),
    Try(TRIC_TRAC, "red 2:15 / black 6:2 24:13", (4, 1), 2, 6, RuleKey.POINT_CLOSED, (6,)),
    Try(TRIC_TRAC, f"red 7:1 23:14 / {FAR}", (6, 6), 7, 19, RuleKey.HUCKE_NO_REST_ALONE, (13,)),
    Try(TRIC_TRAC, f"red 7:1 23:14 / {FAR}", (6, 6), 7, 13, RuleKey.HUCKE_NEEDS_TWO, (13,)),
    Try(
        TRIC_TRAC,
        "red 13:2 20:1 off:12 / black 16:2 24:13",
        (3, 1),
        13,
        14,
        RuleKey.HUCKE_LAST_TWO_TOGETHER,
        (13,),
    ),
    Try(
        TRIC_TRAC,
        "red 4:1 5:1 off:13 / black 8:2 9:2 24:11",
        (4, 1),
        4,
        5,
        RuleKey.BOTH_NUMBERS,
        (5,),
    ),
    Try(
        TRIC_TRAC,
        "red 14:1 off:14 / black 19:2 24:13",
        (3, 2),
        14,
        16,
        RuleKey.HIGHER_NUMBER,
        (14,),
    ),
    Try(BACKGAMMON, "white 6:15 / black 12:15", (4, 1), 12, 11, RuleKey.NOT_YOURS, (12,)),
    Try(BACKGAMMON, "white 6:1 8:14 / black 12:15", (4, 2), 6, 8, RuleKey.WRONG_WAY, (6,)),
    Try(BACKGAMMON, "white bar:2 6:13 / black 1:2 12:13", (4, 3), 6, 3, RuleKey.BAR_FIRST, (BAR,)),
    Try(BACKGAMMON, "white 20:15 / black 12:15", (4, 1), 20, 17, RuleKey.NO_SUCH_NUMBER, (20,)),
    Try(
        BACKGAMMON,
        "white 24:1 13:14 / black 19:2 12:13",
        (5, 1),
        24,
        19,
        RuleKey.POINT_CLOSED,
        (19,),
    ),
    Try(BACKGAMMON, "white 7:1 6:14 / black 12:15", (6, 5), 6, OFF, RuleKey.NOT_ALL_HOME, (7,)),
    Try(
        BACKGAMMON,
        "white 4:2 2:13 / black 12:15",
        (6, 5),
        2,
        OFF,
        RuleKey.FARTHER_CHECKER_FIRST,
        (4,),
    ),
    Try(
        BACKGAMMON,
        "white 21:1 20:1 off:13 / black 17:2 16:2 1:11",
        (4, 1),
        21,
        20,
        RuleKey.BOTH_NUMBERS,
        (20,),
    ),
    Try(
        BACKGAMMON,
        "white 20:1 off:14 / black 11:2 1:13",
        (5, 4),
        20,
        16,
        RuleKey.HIGHER_NUMBER,
        (20,),
    ),
)


TRIES = (
    *SHARED,
    *(tried._replace(variant=TAVLA) for tried in SHARED if tried.variant is BACKGAMMON),
    Try(
        TAVLA,
        "white 8:1 13:1 off:13 / black 5:1 6:2 19:12",
        (3, 2),
        8,
        3,
        RuleKey.NO_HIT_AND_RUN,
        (5,),
    ),
)


def named(tried: Try) -> str:
    return f"{tried.variant.key}-{tried.rule.value}"


def spot(table: Table, place: Place, side: Side) -> QPoint:
    """The uppermost checker of a side on a place, or the middle of the place."""
    top = table.board.board.checkers.top(side, place)
    return table.spot(place) if top is None else top.pos().toPoint()


def drag(table: Table, src: Place, dst: Place, side: Side = RED) -> None:
    """Drag a checker of a side, whoever is on turn."""
    start, end = spot(table, src, side), table.spot(dst)
    table.press(start)
    table.move(start + QPoint(9, 9))
    table.move(end)
    table.release(end)


def owner(tried: Try) -> Side:
    """Whose checker is tried to move."""
    return BLACK if tried.rule is RuleKey.NOT_YOURS else RED


def is_refused(table: Table, tried: Try, before: object) -> None:
    """The one refusal given names the rule and its places are framed; nothing has moved."""
    assert [refusal.rule for refusal in table.refusals] == [tried.rule]
    assert table.refusals[0].because == tried.marked
    assert table.board.board.marks.refused == tried.marked
    assert table.view == before
    assert table.board.move_input.holding is None
    assert table.shown_position_is_true()


@pytest.mark.parametrize("tried", TRIES, ids=named)
@pytest.mark.parametrize("turned", [False, True])
def test_a_drag_is_refused_with_its_reason(make_table: MakeTable, tried: Try, turned: bool) -> None:
    table = make_table.at(tried.variant, tried.text, tried.roll, turned=turned)
    before = table.view
    drag(table, tried.src, tried.dst, owner(tried))
    assert table.steps == [(tried.src, tried.dst)]
    is_refused(table, tried, before)


@pytest.mark.parametrize("tried", [t for t in TRIES if t.rule is not RuleKey.NOT_YOURS], ids=named)
def test_click_and_click_is_refused_with_its_reason(make_table: MakeTable, tried: Try) -> None:
    table = make_table.at(tried.variant, tried.text, tried.roll)
    table.board.set_one_click(False)
    before = table.view
    table.click(table.spot(tried.src))
    if tried.src not in before.moves:
        # It cannot be taken up at all: the first click already says why.
        if tried.rule is RuleKey.HUCKE_NO_REST_ALONE:
            tried = tried._replace(rule=RuleKey.HUCKE_NEEDS_TWO)  # by one number, not by the sum
        is_refused(table, tried, before)
        return
    assert table.board.move_input.chosen == tried.src
    assert table.refusals == []
    table.click(table.spot(tried.dst))
    if tried.dst in before.moves:
        # An own checker that can move is taken up instead.
        assert table.board.move_input.chosen == tried.dst
        return
    is_refused(table, tried, before)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_no_reason_of_a_game_is_left_out(variant: Variant) -> None:
    """Tric Trac has no bar and bears off freely; the others have no Hucke and no start point."""
    of_tric_trac = {
        RuleKey.START_POINT_NOT_EMPTY,
        RuleKey.OPPONENTS_HUCKE,
        RuleKey.HUCKE_NO_REST_ALONE,
        RuleKey.HUCKE_NEEDS_TWO,
        RuleKey.HUCKE_LAST_TWO_TOGETHER,
    }
    of_the_bar = {RuleKey.BAR_FIRST, RuleKey.NOT_ALL_HOME, RuleKey.FARTHER_CHECKER_FIRST}
    others = {
        "tric-trac": {*of_the_bar, RuleKey.NO_HIT_AND_RUN},
        "backgammon": {*of_tric_trac, RuleKey.NO_HIT_AND_RUN},
        "tavla": of_tric_trac,
    }
    tried = {t.rule for t in TRIES if t.variant is variant}
    assert tried == set(RuleKey) - others[variant.key]


def test_a_click_on_an_opposing_checker_says_whose_it_is(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4))
    table.click(spot(table, 24, BLACK))
    assert [r.rule for r in table.refusals] == [RuleKey.NOT_YOURS]
    assert table.board.board.marks.refused == (24,)


def test_a_click_on_a_checker_that_must_wait_says_for_what(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:3 7:12 / {FAR}", (5, 4))
    table.click(table.spot(7))
    assert [r.rule for r in table.refusals] == [RuleKey.START_POINT_NOT_EMPTY]
    assert table.board.board.marks.refused == (1,)
    table = make_table.at(BACKGAMMON, "white bar:2 6:13 / black 1:2 12:13", (4, 3))
    table.click(table.spot(6))
    assert [r.rule for r in table.refusals] == [RuleKey.BAR_FIRST]
    assert table.board.board.marks.refused == (BAR,)


def test_an_opposing_checker_is_never_lifted(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4))
    start = spot(table, 24, BLACK)
    home = table.board.board.checkers.top(BLACK, 24)
    assert home is not None
    table.press(start)
    table.move(start + QPoint(9, 9))
    table.move(QPoint(400, 300))
    assert table.board.move_input.holding is None
    assert home.pos().toPoint() == start
    table.release(QPoint(2, 2))
    assert table.refusals == []


def test_the_keyboard_is_told_why_as_well(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:3 7:12 / {FAR}", (5, 4))
    QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert table.board.cursor_place == 1
    for _ in range(6):
        QTest.keyClick(table.board, Qt.Key.Key_Left)
    assert table.board.cursor_place == 7
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert [r.rule for r in table.refusals] == [RuleKey.START_POINT_NOT_EMPTY]
    assert table.board.move_input.chosen is None


def test_a_pass_frames_every_place_that_shows_why(make_table: MakeTable, tmp_path: Path) -> None:
    table = make_table(BACKGAMMON)
    text = "white 8:2 7:1 off:12 / black 2:2 1:2 24:11"
    table.take(session_at(tmp_path, BACKGAMMON, text, (6, 6)))
    table.session.throw()
    passing = table.view.passing
    assert passing is not None
    assert len(passing.because) > 1
    assert table.board.board.marks.refused == passing.because


def test_an_empty_point_asks_for_nothing(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4))
    table.click(table.spot(9))
    drag(table, 9, 12)
    assert table.steps == []


def test_nothing_is_asked_while_the_throw_is_finished_or_due(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4))
    table.drag(1, 10)
    table.steps.clear()
    table.click(spot(table, 24, BLACK))
    table.session.hand_over()
    table.click(spot(table, 1, RED))
    assert table.steps == []

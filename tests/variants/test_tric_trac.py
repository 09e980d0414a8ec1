"""Every fact of Tric Trac (T1 to T29, R1 to R19) by the case that shows it."""

from __future__ import annotations

import pytest

from tests.playing import Table, plays, refusal, state
from trictrac_gui.engine.model import OFF, Ending, Result, Side
from trictrac_gui.engine.play import IllegalAction, apply, pending, start
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Begins,
    HandedOver,
    Hit,
    OpeningTied,
    Passed,
    Phase,
    Rolled,
    Scored,
    ThrowsAgain,
)
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

RED, BLACK = Side.FIRST, Side.SECOND
HISTORIC = TRIC_TRAC.configured({"hucke": "historic"})
STRICT = TRIC_TRAC.configured({"strict_start": True})
FAR = "black 24:15"


def opened(red: tuple[int, int], black: tuple[int, int]) -> Table:
    table = Table(TRIC_TRAC, start(TRIC_TRAC))
    table.throw(*red)
    table.throw(*black)
    return table


# --- The board and the start ---------------------------------------------------------------


def test_fifteen_checkers_a_side_wait_on_its_start_point() -> None:
    """T4."""
    for side in Side:
        assert TRIC_TRAC.setup.of(side)[0] == 15
        assert sum(TRIC_TRAC.setup.of(side)) == 15


def test_red_runs_from_1_to_24_and_black_from_24_to_1() -> None:
    """T5, T6, and R1: the running direction decides which point is whose target."""
    red, black = TRIC_TRAC.track.places
    assert red[:23] == tuple(range(1, 24))
    assert black[:23] == tuple(range(24, 1, -1))
    assert TRIC_TRAC.target_place(RED) == 24
    assert TRIC_TRAC.target_place(BLACK) == 1


def test_a_checker_on_a_target_point_is_out_of_play() -> None:
    """T7: no index of a side's path stands on its target; arriving there is being off."""
    assert TRIC_TRAC.track.index(RED, 24) is None
    assert TRIC_TRAC.track.index(BLACK, 1) is None
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 20:1 22:14 / {FAR}"))
    table.throw(4, 1)
    table.step(20, OFF)
    assert table.state.position.of(RED)[-1] == 1


def test_the_higher_throw_begins_with_that_throw() -> None:
    """T8, R3: the total of both dice decides."""
    table = opened((6, 1), (4, 4))
    assert table.effects[-1] == Begins(BLACK, (4, 4))
    assert table.state.turn is not None
    assert table.state.turn.roll == (4, 4)
    assert table.state.to_move is BLACK


def test_equal_totals_are_thrown_again() -> None:
    """R3: 6-1 and 5-2 are equal."""
    table = opened((6, 1), (5, 2))
    assert OpeningTied() in table.effects
    assert table.state.phase is Phase.OPENING
    table.throw(3, 1)
    assert table.state.opening == ((3, 1), None)
    table.throw(2, 1)
    assert table.state.to_move is RED


def test_an_opening_double_is_an_ordinary_double() -> None:
    """R4, T12: it is played as two numbers and a further throw follows."""
    table = opened((6, 6), (5, 4))
    table.step(1, 7)
    table.step(1, 7)
    table.hand_over()
    assert table.state.to_move is RED
    assert table.state.phase is Phase.TO_THROW


# --- Leaving the start point ---------------------------------------------------------------


def test_no_checker_moves_further_while_the_start_point_is_not_empty() -> None:
    """T9."""
    assert refusal(TRIC_TRAC, f"red 1:3 7:12 / {FAR}", (5, 4), 7, 11) is (
        RuleKey.START_POINT_NOT_EMPTY
    )


def test_a_throw_is_played_with_two_checkers_or_with_one_for_the_sum() -> None:
    """T10, R5: 5-4 from the start is two checkers to 6 and 5, or one to 10."""
    assert plays(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4)) == {"1/6 1/5", "1/10"}


def test_only_the_checker_that_left_the_start_point_goes_on() -> None:
    """R5: once 1 to 6 is played, 6 and the start point may move, no other checker."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 1:5 8:10 / {FAR}"))
    table.throw(5, 4)
    table.step(1, 6)
    assert {step.src for step in pending(table.state).steps} == {0, 5}


def test_the_strict_start_forbids_running_on() -> None:
    """R5, house rule ``strict_start``."""
    assert plays(STRICT, f"red 1:15 / {FAR}", (5, 4)) == {"1/6 1/5"}
    assert refusal(STRICT, f"red 1:15 / {FAR}", (5, 4), 1, 10) is RuleKey.START_POINT_NOT_EMPTY


def test_after_the_last_checker_has_left_every_checker_is_free() -> None:
    """R6."""
    assert plays(TRIC_TRAC, f"red 1:1 7:14 / {FAR}", (4, 2)) == {"1/7", "1/5 7/9", "1/3 7/11"}


# --- Numbers -------------------------------------------------------------------------------


def test_a_number_that_cannot_be_played_lapses() -> None:
    """T11: of 3-2 only the 3 can be played here (W12)."""
    text = "red 11:1 14:3 off:11 / black 16:2 19:2 24:11"
    assert plays(TRIC_TRAC, text, (3, 2)) == {"11/14", "14/17"}


def test_a_double_is_two_numbers_and_the_same_side_throws_again() -> None:
    """T12."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 1:15 / {FAR}"))
    table.throw(3, 3)
    table.step(1, 4)
    table.step(1, 4)
    assert pending(table.state).steps == ()
    table.hand_over()
    assert table.effects == (ThrowsAgain(RED),)
    assert pending(table.state).thrower is RED


def test_the_further_throw_comes_even_when_nothing_could_be_played() -> None:
    """R12, and R11: it is a new throw."""
    text = "red 1:1 20:14 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:3"
    table = Table(TRIC_TRAC, state(TRIC_TRAC, text))
    table.throw(4, 4)
    table.hand_over()
    assert table.effects == (Passed(RED, RuleKey.START_POINT_NOT_EMPTY), ThrowsAgain(RED))
    assert pending(table.state).thrower is RED
    table.throw(5, 5)
    table.hand_over()
    assert pending(table.state).thrower is RED


def test_both_numbers_must_be_played_where_any_way_allows_it() -> None:
    """T28: 4 to 5 would leave the 4 unplayable, 5 to 6 to 10 plays both."""
    text = "red 4:1 5:1 off:13 / black 8:2 9:2 24:11"
    assert plays(TRIC_TRAC, text, (4, 1)) == {"5/10"}
    assert refusal(TRIC_TRAC, text, (4, 1), 4, 5) is RuleKey.BOTH_NUMBERS


def test_if_either_number_can_be_played_but_not_both_it_is_the_higher() -> None:
    """T28: after 14 to 17 or 14 to 16 the other number would end on a closed 19."""
    text = "red 14:1 off:14 / black 19:2 24:13"
    assert plays(TRIC_TRAC, text, (3, 2)) == {"14/17"}
    assert refusal(TRIC_TRAC, text, (3, 2), 14, 16) is RuleKey.HIGHER_NUMBER


def test_the_order_of_the_two_numbers_is_free() -> None:
    """T27."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 2:15 / {FAR}"))
    table.throw(4, 1)
    assert {step.number for step in pending(table.state).steps} == {4, 1}


# --- Points and hits -----------------------------------------------------------------------


def test_a_point_with_two_opposing_checkers_is_closed() -> None:
    """T25."""
    assert refusal(TRIC_TRAC, "red 2:15 / black 6:2 24:13", (4, 1), 2, 6) is RuleKey.POINT_CLOSED


def test_any_number_of_own_checkers_stand_on_a_point() -> None:
    """T29."""
    assert "2/3 3/7" not in plays(TRIC_TRAC, f"red 2:1 3:14 / {FAR}", (4, 1))
    assert refusal(TRIC_TRAC, f"red 2:1 3:14 / {FAR}", (4, 1), 2, 3) is None


def test_the_resting_point_of_a_sum_counts() -> None:
    """T26: between its two numbers the checker must be allowed to stand."""
    text = "red 2:1 off:14 / black 6:2 3:2 24:11"
    assert refusal(TRIC_TRAC, text, (4, 1), 2, 7) is RuleKey.POINT_CLOSED
    table = Table(TRIC_TRAC, state(TRIC_TRAC, "red 14:1 7:14 / black 17:1 19:1 24:13"))
    table.throw(3, 2)
    table.step(14, 17)
    table.step(17, 19)
    assert table.state.score == (2, 0)


def test_a_blot_is_hit_scores_and_waits_on_its_start_point() -> None:
    """T18, T19, T22."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, "red 2:15 / black 6:1 10:14"))
    table.throw(4, 1)
    table.step(2, 6)
    assert Hit(BLACK, 6, 24) in table.effects
    assert Scored(RED, 1, 6) in table.effects
    assert table.state.score == (1, 0)
    assert table.state.position.of(BLACK)[0] == 1


def test_a_checker_that_was_hit_comes_in_before_any_other_moves() -> None:
    """T19."""
    text = "red 2:15 / black 24:1 10:14"
    assert refusal(TRIC_TRAC, text, (4, 1), 10, 6, BLACK) is RuleKey.START_POINT_NOT_EMPTY
    assert refusal(TRIC_TRAC, text, (4, 1), 24, 20, BLACK) is None


def test_a_checker_on_a_start_point_is_not_hit_and_blocks_nobody() -> None:
    """T21, R13: the opponent arriving there is borne off, and the checker stays."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, "red 20:1 22:14 / black 24:1 10:14"))
    table.throw(4, 1)
    table.step(20, OFF)
    assert not any(isinstance(effect, Hit) for effect in table.effects)
    assert table.state.position.of(BLACK)[0] == 1
    assert table.state.score == (1, 0)


def test_every_checker_borne_off_scores_one_point() -> None:
    """T22."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 22:15 / {FAR}"))
    table.throw(6, 2)
    table.step(22, OFF, 6)
    assert table.effects[-1] == Scored(RED, 1, 24)
    table.step(22, OFF, 2)
    assert table.state.score == (2, 0)


def test_checkers_leave_one_by_one_whatever_stands_behind() -> None:
    """T20, R19: nothing is gathered first, and it need not be the farthest checker."""
    text = f"red 2:7 20:1 22:7 / {FAR}"
    assert refusal(TRIC_TRAC, text, (6, 5), 22, OFF) is None
    assert refusal(TRIC_TRAC, text, (6, 5), 20, OFF) is None


def test_backgammons_ground_rules_hold_where_nothing_else_is_said() -> None:
    """T1: the closed points and the duty to play are the very same functions."""
    assert TRIC_TRAC.obligations[-2:] == BACKGAMMON.obligations


# --- The Hucke -----------------------------------------------------------------------------


def test_the_hucke_is_13_for_red_and_12_for_black() -> None:
    """T13."""
    assert (TRIC_TRAC.hucke(RED), TRIC_TRAC.hucke(BLACK)) == (13, 12)


def test_the_historic_hucke_is_the_runners_own_twelfth_point() -> None:
    """R2."""
    assert (HISTORIC.hucke(RED), HISTORIC.hucke(BLACK)) == (12, 13)
    assert "7/12(2)" in plays(HISTORIC, f"red 7:2 23:13 / {FAR}", (5, 5))
    assert "6/12 7/13" not in plays(HISTORIC, f"red 7:1 6:1 23:13 / {FAR}", (6, 6))


def test_the_hucke_is_entered_by_two_checkers_in_one_throw() -> None:
    """T14, R10."""
    assert "7/13 9/13" in plays(TRIC_TRAC, f"red 7:1 9:1 23:13 / {FAR}", (6, 4))


def test_a_lone_checker_may_not_enter_the_hucke() -> None:
    """T14, R9: the number is played elsewhere or lapses."""
    text = f"red 7:1 23:14 / {FAR}"
    assert refusal(TRIC_TRAC, text, (6, 6), 7, 13) is RuleKey.HUCKE_NEEDS_TWO
    assert plays(TRIC_TRAC, text, (6, 6)) == {"23/off(2)"}


def test_further_checkers_come_to_the_hucke_and_leave_it() -> None:
    """T15."""
    text = f"red 13:3 7:1 23:11 / {FAR}"
    assert refusal(TRIC_TRAC, text, (6, 1), 7, 13) is None
    assert refusal(TRIC_TRAC, text, (6, 1), 13, 14) is None


def test_the_last_two_leave_the_hucke_together() -> None:
    """T16."""
    text = "red 13:2 off:13 / black 16:2 24:13"
    assert refusal(TRIC_TRAC, text, (3, 1), 13, 14) is RuleKey.HUCKE_LAST_TWO_TOGETHER
    assert plays(TRIC_TRAC, "red 13:2 off:13 / black 24:15", (3, 1)) == {"13/16 13/14"}


def test_the_opponents_hucke_is_closed_even_when_it_is_empty() -> None:
    """T17."""
    assert refusal(TRIC_TRAC, f"red 8:15 / {FAR}", (4, 1), 8, 12) is RuleKey.OPPONENTS_HUCKE


def test_a_checker_passes_over_the_opponents_hucke_but_never_rests_there() -> None:
    """R8."""
    assert refusal(TRIC_TRAC, f"red 11:15 / {FAR}", (3, 1), 11, 15) is None
    assert refusal(TRIC_TRAC, "red 11:1 off:14 / black 14:2 24:13", (3, 1), 11, 15) is (
        RuleKey.POINT_CLOSED
    )
    assert refusal(TRIC_TRAC, f"red 10:1 off:14 / {FAR}", (2, 2), 10, 14) is (
        RuleKey.OPPONENTS_HUCKE
    )


def test_no_checker_rests_alone_on_its_empty_hucke() -> None:
    """R7: between the two numbers of a sum."""
    text = f"red 7:1 23:14 / {FAR}"
    assert refusal(TRIC_TRAC, text, (6, 6), 7, 19) is RuleKey.HUCKE_NO_REST_ALONE
    assert refusal(TRIC_TRAC, f"red 7:1 13:2 23:12 / {FAR}", (6, 6), 7, 19) is None


def test_the_hucke_may_go_from_two_to_one_to_two_within_a_throw() -> None:
    """R10: it is judged over the whole throw."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 7:1 13:2 23:12 / {FAR}"))
    table.throw(6, 1)
    table.step(13, 14)
    table.step(7, 13)
    table.hand_over()
    assert table.state.position.of(RED)[12] == 2


def test_the_pairs_come_before_the_duty_to_play_both_numbers() -> None:
    """R18 (W13): two numbers would need 9 to 10 to 13, alone on the Hucke."""
    text = "red 9:6 11:4 off:5 / black 4:1 12:3 14:4 15:2 20:1 off:4"
    assert plays(TRIC_TRAC, text, (3, 1)) == {"9/10"}


# --- The end -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(11, 12), (11, 13)])
def test_twelve_points_or_more_win_once_the_throw_is_played_out(before: int, after: int) -> None:
    """T2, R14: both numbers are played, so thirteen can occur."""
    off = after - before
    text = f"red 23:2 8:13 / {FAR}" if off == 2 else f"red 2:1 23:1 8:13 / {FAR}"
    table = Table(TRIC_TRAC, state(TRIC_TRAC, text, score=(before, 3)))
    table.throw(4, 1)
    table.step(23, OFF, 4)
    assert table.ended() is None
    with pytest.raises(IllegalAction):
        apply(table.state, HandedOver())
    if off == 2:
        table.step(23, OFF, 1)
    else:
        table.step(2, 3)
    table.hand_over()
    assert table.state.score == (after, 3)
    assert table.ended() == Result(RED, Ending.POINTS, 1)


def test_no_further_throw_follows_a_double_that_wins() -> None:
    """R14."""
    table = Table(TRIC_TRAC, state(TRIC_TRAC, f"red 23:2 8:13 / {FAR}", score=(10, 3)))
    table.throw(5, 5)
    table.step(23, OFF)
    table.step(23, OFF)
    table.hand_over()
    assert table.state.phase is Phase.OVER


def test_a_throw_with_no_playable_number_waits_to_be_passed() -> None:
    """R15: nothing is skipped; the pass is an action of its own."""
    text = "red 1:1 20:14 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:3"
    table = Table(TRIC_TRAC, state(TRIC_TRAC, text))
    table.throw(5, 4)
    assert table.state.to_move is RED
    assert pending(table.state).steps == ()
    assert pending(table.state).may_hand_over
    table.hand_over()
    assert table.effects == (Passed(RED, RuleKey.START_POINT_NOT_EMPTY),)


def test_a_game_in_which_neither_side_can_ever_move_is_drawn() -> None:
    """R16: looked at only after both sides have passed one after the other."""
    text = "red 1:1 18:2 19:2 20:2 21:2 22:2 23:2 off:2 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:1 off:2"
    table = Table(TRIC_TRAC, state(TRIC_TRAC, text))
    table.throw(5, 4)
    table.hand_over()
    assert table.ended() is None
    table.throw(6, 3)
    table.hand_over()
    assert table.ended() == Result(None, Ending.DRAWN, 0)


def test_two_passes_are_no_draw_while_some_throw_could_be_played() -> None:
    """R16."""
    text = "red 1:1 18:2 19:2 20:2 21:2 22:2 off:4 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:1 off:2"
    table = Table(TRIC_TRAC, state(TRIC_TRAC, text))
    table.throw(5, 4)
    table.hand_over()
    table.throw(6, 3)
    table.hand_over()
    assert table.ended() is None


def test_the_score_chips_walk_to_twelve() -> None:
    """T3: one triangle a point, so the track is as long as the points that win."""
    assert TRIC_TRAC.target == 12


def test_an_opening_throw_must_have_two_dice() -> None:
    with pytest.raises(IllegalAction):
        apply(start(TRIC_TRAC), Rolled(RED, (5,)))

"""Every fact of Backgammon (B1 to B16, S3, S4, S6, S7) by the case that shows it."""

from __future__ import annotations

import pytest

from tests.playing import Table, plays, refusal, state
from trictrac_gui.engine.model import BAR, OFF, Ending, Side
from trictrac_gui.engine.notation import places_from_counts
from trictrac_gui.engine.play import IllegalAction, pending, start
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Answered,
    Begins,
    Hit,
    OpeningTied,
    Passed,
    Phase,
    Resigned,
)
from trictrac_gui.variants import BACKGAMMON

WHITE, BLACK = Side.FIRST, Side.SECOND
START = "white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5"


# --- The board and the start ---------------------------------------------------------------


def test_the_start_is_two_five_three_and_five() -> None:
    """B4, S6: on the own points 24, 13, 8 and 6."""
    white = places_from_counts(BACKGAMMON, WHITE, BACKGAMMON.setup.of(WHITE))
    black = places_from_counts(BACKGAMMON, BLACK, BACKGAMMON.setup.of(BLACK))
    assert white == {24: 2, 13: 5, 8: 3, 6: 5}
    assert black == {1: 2, 12: 5, 17: 3, 19: 5}


def test_the_sides_run_in_opposite_directions_towards_their_own_home() -> None:
    """B2, B3: four quarters, the bar before the first and off behind the last."""
    white, black = BACKGAMMON.track.places
    assert white[1:25] == black[24:0:-1]
    assert (white[0], white[-1]) == (BAR, OFF)
    assert {BACKGAMMON.own_number(BLACK, place) for place in black[19:25]} == set(range(1, 7))


def test_the_higher_die_begins_and_plays_both_numbers() -> None:
    """B5."""
    table = Table(BACKGAMMON, start(BACKGAMMON))
    table.throw(3)
    table.throw(5)
    assert table.effects[-1] == Begins(BLACK, (3, 5))
    assert table.state.to_move is BLACK


def test_equal_opening_dice_are_thrown_again() -> None:
    """B5."""
    table = Table(BACKGAMMON, start(BACKGAMMON))
    table.throw(4)
    table.throw(4)
    assert OpeningTied() in table.effects
    assert table.state.phase is Phase.OPENING


# --- Moving --------------------------------------------------------------------------------


def test_one_checker_may_make_both_moves_in_two_legal_steps() -> None:
    """B6: the resting point counts."""
    assert refusal(BACKGAMMON, START, (6, 2), 24, 16) is None
    text = "white 24:2 13:5 8:3 6:5 / black 18:2 22:2 12:5 17:3 1:3"
    assert refusal(BACKGAMMON, text, (6, 2), 24, 16) is RuleKey.POINT_CLOSED


def test_two_opposing_checkers_close_a_point() -> None:
    """B7."""
    assert refusal(BACKGAMMON, START, (5, 1), 24, 19) is RuleKey.POINT_CLOSED
    assert refusal(BACKGAMMON, START, (5, 1), 13, 8) is None


def test_a_block_of_six_cannot_be_passed() -> None:
    """B8: six made points in a row leave no number that gets by."""
    text = "white 24:1 6:14 / black 23:2 22:2 21:2 20:2 19:2 18:2 1:3"
    for number in range(1, 7):
        for other in range(number, 7):
            play = refusal(BACKGAMMON, text, (number, other), 24, 24 - number)
            assert play is RuleKey.POINT_CLOSED


def test_a_double_is_played_four_times() -> None:
    """B9."""
    assert BACKGAMMON.dice.numbers((3, 3)) == (3, 3, 3, 3)
    assert "24/18(2) 13/7(2)" in plays(BACKGAMMON, START, (6, 6))


def test_both_numbers_must_be_played_if_any_way_allows_it() -> None:
    """B10: 21 to 20 would leave the 4 unplayable, 20 to 19 to 15 plays both."""
    text = "white 21:1 20:1 off:13 / black 17:2 16:2 1:11"
    assert plays(BACKGAMMON, text, (4, 1)) == {"20/15"}
    assert refusal(BACKGAMMON, text, (4, 1), 21, 20) is RuleKey.BOTH_NUMBERS


def test_if_only_one_of_two_numbers_can_be_played_it_is_the_higher() -> None:
    """B10."""
    text = "white 20:1 off:14 / black 11:2 1:13"
    assert plays(BACKGAMMON, text, (5, 4)) == {"20/15"}
    assert refusal(BACKGAMMON, text, (5, 4), 20, 16) is RuleKey.HIGHER_NUMBER


def test_of_a_double_as_many_as_possible_are_played() -> None:
    """S7."""
    text = "white 24:1 22:1 off:13 / black 12:2 10:2 1:11"
    assert plays(BACKGAMMON, text, (6, 6)) == {"24/18 22/16"}


# --- Hitting and entering ------------------------------------------------------------------


def test_a_blot_that_is_hit_goes_to_the_bar() -> None:
    """B7, B11."""
    table = Table(BACKGAMMON, state(BACKGAMMON, "white 8:15 / black 4:1 12:14"))
    table.throw(4, 1)
    table.step(8, 4)
    assert Hit(BLACK, 4, BAR) in table.effects
    assert places_from_counts(BACKGAMMON, BLACK, table.state.position.of(BLACK))[BAR] == 1


def test_nothing_else_moves_while_a_checker_is_on_the_bar() -> None:
    """B12."""
    text = "white bar:2 6:13 / black 1:2 12:13"
    assert refusal(BACKGAMMON, text, (4, 3), 6, 3) is RuleKey.BAR_FIRST
    assert refusal(BACKGAMMON, text, (4, 3), BAR, 18) is RuleKey.BAR_FIRST
    assert plays(BACKGAMMON, text, (4, 3)) == {"bar/21 bar/22"}


def test_a_checker_enters_in_the_opponents_home_on_the_point_of_its_number() -> None:
    """B12."""
    table = Table(BACKGAMMON, state(BACKGAMMON, "white bar:1 6:14 / black 1:2 12:13"))
    table.throw(5, 2)
    places = BACKGAMMON.track.places[WHITE]
    assert {places[step.dst] for step in pending(table.state).steps} == {20, 23}


def test_a_turn_is_lost_when_no_number_lets_a_checker_in() -> None:
    """B12: dancing before a closed home board."""
    text = "white bar:1 6:14 / black 24:2 23:2 22:2 21:2 20:2 19:2 1:3"
    for dice in ((6, 5), (3, 3), (2, 1)):
        table = Table(BACKGAMMON, state(BACKGAMMON, text))
        table.throw(*dice)
        assert pending(table.state).steps == ()
        table.hand_over()
        assert table.effects == (Passed(WHITE, RuleKey.BAR_FIRST),)
        assert table.state.to_move is BLACK


# --- Bearing off ---------------------------------------------------------------------------


def test_bearing_off_begins_when_all_are_home() -> None:
    """B13."""
    text = "white 7:1 6:14 / black 12:15"
    assert refusal(BACKGAMMON, text, (6, 5), 6, OFF) is RuleKey.NOT_ALL_HOME
    assert refusal(BACKGAMMON, text, (6, 1), 7, OFF) is None
    assert refusal(BACKGAMMON, "white 6:15 / black 12:15", (6, 5), 6, OFF) is None


def test_a_double_bears_off_up_to_four() -> None:
    """B13."""
    assert plays(BACKGAMMON, "white 6:4 5:11 / black 12:15", (6, 6)) == {"6/off(4)"}


def test_a_higher_number_bears_off_from_the_highest_point() -> None:
    """B14."""
    text = "white 4:2 2:13 / black 12:15"
    assert plays(BACKGAMMON, text, (6, 5)) == {"4/off(2)"}
    assert refusal(BACKGAMMON, text, (6, 5), 2, OFF) is RuleKey.FARTHER_CHECKER_FIRST


def test_a_number_without_its_point_is_moved_inside_while_higher_points_are_held() -> None:
    """B14."""
    assert plays(BACKGAMMON, "white 6:1 2:1 off:13 / black 12:15", (3, 3)) == {"6/off 2/off"}
    assert refusal(BACKGAMMON, "white 6:1 2:1 off:13 / black 12:15", (3, 3), 2, OFF) is (
        RuleKey.FARTHER_CHECKER_FIRST
    )


def test_a_number_may_be_played_inside_instead_of_bearing_off() -> None:
    """S4: a 4 with checkers on 6 and 4 is 6 to 2 or the 4 off."""
    text = "white 6:1 4:1 off:13 / black 12:15"
    assert refusal(BACKGAMMON, text, (4, 1), 6, 2) is None
    assert refusal(BACKGAMMON, text, (4, 1), 4, OFF) is None


def test_a_checker_hit_while_bearing_off_must_run_home_again() -> None:
    """B15."""
    text = "white bar:1 6:4 off:10 / black 1:2 12:13"
    assert refusal(BACKGAMMON, text, (6, 5), 6, OFF) is RuleKey.BAR_FIRST
    text = "white 20:1 6:4 off:10 / black 1:2 12:13"
    assert refusal(BACKGAMMON, text, (6, 5), 6, OFF) is RuleKey.NOT_ALL_HOME


# --- What a win is worth -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loser", "ending", "value"),
    [
        ("12:14 off:1", Ending.SINGLE, 1),
        ("12:15", Ending.GAMMON, 2),
        ("7:1 12:14", Ending.GAMMON, 2),
        ("6:1 12:14", Ending.BACKGAMMON, 3),
        ("bar:1 12:14", Ending.BACKGAMMON, 3),
        ("6:1 12:13 off:1", Ending.SINGLE, 1),
    ],
)
def test_a_win_is_single_a_gammon_or_a_backgammon(loser: str, ending: Ending, value: int) -> None:
    """B1, B16."""
    table = Table(BACKGAMMON, state(BACKGAMMON, f"white 1:1 off:14 / black {loser}"))
    table.throw(6, 5)
    table.step(1, OFF, 6)
    table.hand_over()
    result = table.state.result
    assert result is not None
    assert (result.winner, result.ending, result.value) == (WHITE, ending, value)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_resignation_of_any_stake_may_be_accepted(value: int) -> None:
    """S3."""
    table = Table(BACKGAMMON, state(BACKGAMMON, START))
    table.do(Resigned(WHITE, value))
    assert pending(table.state).answerer is BLACK
    table.do(Answered(accepted=True))
    assert table.state.result is not None
    assert (table.state.result.winner, table.state.result.value) == (BLACK, value)


def test_a_refused_resignation_lets_the_game_go_on_where_it_stood() -> None:
    """S3."""
    table = Table(BACKGAMMON, state(BACKGAMMON, START))
    table.throw(3, 1)
    before = table.state
    table.do(Resigned(WHITE, 2))
    table.do(Answered(accepted=False))
    assert table.state == before


def test_nobody_resigns_for_more_than_a_backgammon() -> None:
    """S3."""
    table = Table(BACKGAMMON, state(BACKGAMMON, START))
    with pytest.raises(IllegalAction):
        table.do(Resigned(WHITE, 4))

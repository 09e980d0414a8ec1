"""Tavla, fact by fact: what S5 makes of Backgammon."""

from __future__ import annotations

import pytest

from tests.playing import Table, plays, refusal, state
from trictrac_gui.engine.graph import node_of
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.play import pending, start
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Begins,
    Phase,
    Rolled,
)
from trictrac_gui.variants import BACKGAMMON, TAVLA

WHITE, BLACK = Side.FIRST, Side.SECOND


def test_the_board_and_the_setting_up_are_those_of_backgammon() -> None:
    """S5, S6"""
    assert TAVLA.setup == BACKGAMMON.setup
    assert TAVLA.track == BACKGAMMON.track
    assert not TAVLA.has_cube


@pytest.mark.parametrize(("numbers", "beginner"), [((5, 2), WHITE), ((1, 6), BLACK)])
def test_the_winner_of_the_opening_throws_both_dice_anew(
    numbers: tuple[int, int], beginner: Side
) -> None:
    """S5"""
    table = Table(TAVLA, start(TAVLA))
    table.throw(numbers[0])
    table.throw(numbers[1])
    assert Begins(beginner, ()) in table.effects
    assert table.state.phase is Phase.TO_THROW
    now = pending(table.state)
    assert (now.thrower, now.dice) == (beginner, 2)
    table.do(Rolled(beginner, (4, 4)))  # so that a game may open with a double
    assert node_of(table.state).left == (4, 4, 4, 4)


def test_equal_opening_dice_are_thrown_again() -> None:
    """B5"""
    table = Table(TAVLA, start(TAVLA))
    table.throw(3)
    table.throw(3)
    assert pending(table.state).thrower is WHITE
    assert table.state.phase is Phase.OPENING


def test_a_checker_that_hits_at_home_does_not_go_on() -> None:
    """S5: 8/5* may not run on to 3, but another checker may play the other number."""
    text = "white 8:1 13:1 off:13 / black 5:1 6:2 19:12"
    assert refusal(TAVLA, text, (3, 2), 8, 3) is RuleKey.NO_HIT_AND_RUN
    assert plays(TAVLA, text, (3, 2)) == {"13/8", "13/11 8/5*"}
    assert refusal(BACKGAMMON, text, (3, 2), 8, 3) is None


def test_a_black_checker_does_not_go_on_either() -> None:
    """S5: Black's own points 1 to 6 are those that White calls 24 to 19."""
    text = "white 19:2 20:1 6:12 / black 12:1 17:1 off:13"
    assert refusal(TAVLA, text, (3, 2), 17, 22, BLACK) is RuleKey.NO_HIT_AND_RUN


def test_outside_the_own_home_a_checker_hits_and_runs() -> None:
    """S5"""
    text = "white 13:1 off:14 / black 10:1 11:2 19:12"
    assert refusal(TAVLA, text, (3, 2), 13, 8) is None
    assert refusal(TAVLA, "white bar:1 off:14 / black 22:1 23:2 19:12", (3, 2), "bar", 20) is None


def test_another_checker_on_the_same_point_may_go_on() -> None:
    """S5: with 2-2 one checker hits on 4, a second joins it, and one of the two goes on."""
    text = "white 6:2 off:13 / black 4:1 19:12 off:2"
    assert plays(TAVLA, text, (2, 2)) == {"6/4* 6/off"}


def test_a_checker_that_hit_is_not_borne_off_in_the_same_throw() -> None:
    """S5, B10: either number hits, the other lapses, and so the higher one is due."""
    text = "white 5:1 off:14 / black 2:1 3:1 19:12 off:1"
    assert refusal(TAVLA, text, (3, 2), 5, "off") is RuleKey.NO_HIT_AND_RUN
    assert refusal(TAVLA, text, (3, 2), 5, 3) is RuleKey.HIGHER_NUMBER
    assert plays(TAVLA, text, (3, 2)) == {"5/2*"}


def test_a_checker_that_comes_to_a_blot_last_plays_both_numbers() -> None:
    """S5"""
    assert plays(TAVLA, "white 8:1 off:14 / black 3:1 19:14", (4, 1)) == {"8/3*"}


def test_a_hit_that_would_waste_the_other_number_is_not_allowed() -> None:
    """S5, B10: both numbers must be played where any way allows it."""
    text = "white 8:1 off:14 / black 5:1 19:14"
    assert refusal(TAVLA, text, (3, 2), 8, 5) is RuleKey.BOTH_NUMBERS
    assert plays(TAVLA, text, (3, 2)) == {"8/3"}


@pytest.mark.parametrize(
    ("loser", "ending", "value"),
    [
        ("black 19:14 off:1", Ending.SINGLE, 1),
        ("black 19:15", Ending.GAMMON, 2),
        ("black bar:1 19:14", Ending.GAMMON, 2),
        ("black 5:1 19:14", Ending.GAMMON, 2),
    ],
)
def test_mars_counts_two_and_nothing_counts_three(loser: str, ending: Ending, value: int) -> None:
    """S5"""
    table = Table(TAVLA, state(TAVLA, f"white 1:1 off:14 / {loser}"))
    table.throw(3, 2)
    table.step(1, "off")
    table.hand_over()
    assert table.ended() == Result(WHITE, ending, value)
    assert len(TAVLA.stakes) == 2

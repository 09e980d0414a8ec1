"""What chances are worth with the cube and the score, and when to double."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from trictrac_gui.ai.cube import EVEN, CubeAction, CubeWorth, match_equity, swapped
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to, money_session
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Cube

MONEY = money_session()
ONE, OTHER = Side.FIRST, Side.SECOND


def plain(win: float) -> tuple[float, ...]:
    """Chances without gammons."""
    return (win, 0, 0, 0, 0)


def some_chances(rng: Random) -> tuple[float, ...]:
    win = rng.random()
    ours, theirs = win * rng.random(), (1 - win) * rng.random()
    return (win, ours, ours * rng.random(), theirs, theirs * rng.random())


def some_worth(rng: Random) -> CubeWorth:
    owner = rng.choice([None, *Side])
    match: Match = rng.choice(
        [MONEY, money_session(jacoby=True, beavers=True), match_to(7, cube=True)]
    )
    if match.agreement.length:
        match = replace(match, score=(rng.randrange(7), rng.randrange(7)), crawford_played=True)
    value = rng.choice([1, 2, 4]) if owner is None else rng.choice([2, 4, 8])
    return CubeWorth(match, Cube(1 if owner is None else value, owner))


def thresholds(worth: CubeWorth) -> tuple[float, float]:
    """Without gammons: the least chances to double with, and the least to take with."""
    found = [(win / 400, worth.decision(plain(win / 400), ONE)) for win in range(240, 400)]
    doubles = min([win for win, decision in found if decision.double is CubeAction.YES], default=1)
    return doubles, 1 - max(win for win, decision in found if decision.take)


@pytest.mark.parametrize(("efficiency", "takes"), [(0.0, 0.25), (1.0, 0.20), (0.68, 0.215)])
def test_a_double_is_taken_with_a_quarter_or_a_fifth_of_the_games(
    efficiency: float, takes: float
) -> None:
    _, least = thresholds(CubeWorth(MONEY, Cube(), efficiency))
    assert least == pytest.approx(takes, abs=0.004)


def test_one_redoubles_later_than_one_doubles_as_the_cube_is_given_away() -> None:
    doubles, takes = thresholds(CubeWorth(MONEY, Cube()))
    redoubles, takes_again = thresholds(CubeWorth(MONEY, Cube(2, ONE)))
    assert 0.66 < doubles < redoubles < 1 - takes
    assert takes == pytest.approx(takes_again, abs=0.01)


def test_what_one_side_gains_the_other_loses() -> None:
    rng = Random(1)
    for _ in range(200):
        worth, chances = some_worth(rng), some_chances(rng)
        both = worth.of(chances, ONE) + worth.of(swapped(chances), OTHER)
        assert both == pytest.approx(1 if worth.match.agreement.length else 0, abs=1e-9)


def test_more_chances_are_never_worth_less() -> None:
    rng = Random(2)
    for _ in range(60):
        worth = some_worth(rng)
        found = [worth.of(plain(win / 25), ONE) for win in range(26)]
        assert found == sorted(found)


def test_the_cube_is_worth_something_to_its_owner() -> None:
    for win in (0.3, 0.5, 0.7):
        mine, middle, theirs = (
            CubeWorth(MONEY, Cube(2, owner)).of(plain(win), ONE) for owner in (ONE, None, OTHER)
        )
        assert mine > middle > theirs


def test_gammons_count_only_once_the_cube_was_turned_under_jacoby() -> None:
    chances = (0.85, 0.6, 0, 0, 0)
    worth = CubeWorth(MONEY, Cube())
    assert worth.decision(chances, ONE).double is CubeAction.TOO_GOOD
    jacoby = replace(worth, match=money_session(jacoby=True))
    assert jacoby.decision(chances, ONE).double is CubeAction.YES
    assert jacoby.of(chances, ONE) < worth.of(chances, ONE)


def test_a_wrong_double_is_beavered_where_that_is_agreed() -> None:
    behind = plain(0.4)
    assert not CubeWorth(MONEY, Cube()).decision(behind, ONE).beaver
    beavers = CubeWorth(money_session(beavers=True), Cube())
    decision = beavers.decision(behind, ONE)
    assert decision.beaver
    assert decision.take
    assert decision.double is CubeAction.NO
    assert decision.taken < CubeWorth(MONEY, Cube()).decision(behind, ONE).taken
    assert not beavers.decision(plain(0.7), ONE).beaver


def test_whoever_wins_the_match_by_a_plain_win_does_not_double() -> None:
    leader = replace(match_to(7, cube=True), score=(6, 3), crawford_played=True)
    assert CubeWorth(leader, Cube()).decision(plain(0.7), ONE).double is CubeAction.NO
    trailer = replace(leader, score=(3, 6))
    assert CubeWorth(trailer, Cube()).decision(plain(0.5), ONE).double is CubeAction.YES


def test_the_last_cube_of_a_match_is_taken_by_the_score() -> None:
    """Both need two points: the cube dies with the first double, so a quarter is not enough."""
    match = replace(match_to(3, cube=True), score=(1, 1))
    _, least = thresholds(CubeWorth(match, Cube()))
    dropped = match_equity(2, 1, cube=True, crawford_played=False)
    assert least == pytest.approx(dropped, abs=0.002)
    assert 0.29 < least < 0.33


def test_an_equity_is_one_for_a_plain_win_and_minus_one_for_a_plain_loss() -> None:
    match = replace(match_to(9, cube=True), score=(2, 5))
    for worth in (
        CubeWorth(match, Cube(2, ONE)),
        CubeWorth(MONEY, Cube(4, OTHER)),
        CubeWorth(SINGLE_GAME, None),
    ):
        decisive = worth.cube.value if worth.cube else 1
        for side in Side:
            assert worth.normal(worth._for(side, decisive), side) == pytest.approx(1)
            assert worth.normal(worth._for(side, -decisive), side) == pytest.approx(-1)


def test_a_game_without_a_cube_is_worth_its_chances() -> None:
    chances = (0.6, 0.2, 0.05, 0.1, 0.01)
    assert CubeWorth(SINGLE_GAME, None).of(chances, ONE) == pytest.approx(0.2 + 0.25 - 0.11)


@pytest.mark.parametrize(
    ("ours", "theirs", "known"),
    [(1, 2, 67.7), (1, 3, 75.1), (1, 5, 84.2), (2, 3, 59.9), (2, 4, 66.9), (3, 5, 64.8)],
)
def test_the_chances_of_a_match_are_the_published_ones(
    ours: int, theirs: int, known: float
) -> None:
    """Against the table of Kazaross and XG2; the largest difference up to 25 points is 1.4 %."""
    found = match_equity(ours, theirs, cube=True, crawford_played=False)
    assert 100 * found == pytest.approx(known, abs=1.4)
    back = match_equity(theirs, ours, cube=True, crawford_played=False)
    assert found + back == pytest.approx(1)


@pytest.mark.parametrize(("needed", "known"), [(2, 51.2), (3, 67.7), (4, 69.0), (5, 81.0)])
def test_after_the_crawford_game_a_side_needs_an_even_number_as_much_as_one_less(
    needed: int, known: float
) -> None:
    found = match_equity(1, needed, cube=True, crawford_played=True)
    assert 100 * found == pytest.approx(known, abs=0.6)


def test_without_a_cube_a_match_goes_by_the_games_alone() -> None:
    assert match_equity(1, 2, cube=False, crawford_played=False) == pytest.approx(
        0.5 + 0.5 * (1 - 2 * EVEN[1]) / 2
    )
    assert match_equity(3, 3, cube=False, crawford_played=False) == 0.5


def test_the_whole_table_lies_near_the_published_one() -> None:
    """GNU Backgammon brings that table along; the largest difference is told in the document."""
    file = Path("/usr/share/gnubg/met/Kazaross-XG2.xml")
    if not file.exists():
        pytest.skip("GNU Backgammon is not installed")
    rows = re.findall("<row>(.*?)</row>", file.read_text(), re.DOTALL)
    apart = [
        abs(float(known) - match_equity(ours, theirs, cube=True, crawford_played=False))
        for ours, row in enumerate(rows[:25], start=1)
        for theirs, known in enumerate(re.findall("<me>([^<]*)</me>", row), start=1)
    ]
    assert len(apart) == 25 * 25
    assert sum(apart) / len(apart) < 0.002
    assert max(apart) < 0.015

"""The tally of an evening."""

from __future__ import annotations

from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.ui.game.game_controller import RunningScore

WON = Result(Side.FIRST, Ending.GAMMON, 2)


def test_a_win_counts_for_the_winner() -> None:
    evening = RunningScore().after(WON)
    assert evening.games_of(Side.FIRST) == 1
    assert evening.points_of(Side.FIRST) == 2
    assert evening.games_of(Side.SECOND) == 0


def test_a_drawn_game_counts_for_neither() -> None:
    """R16"""
    evening = RunningScore().after(Result(None, Ending.DRAWN, 0))
    assert evening.played == 1
    assert evening.games == (0, 0)


def test_the_tally_follows_the_players_when_they_swap_sides() -> None:
    evening = RunningScore(names=("Anna", "Bruno")).after(WON).swapped()
    assert evening.games_of(Side.SECOND) == 1
    assert evening.games_of(Side.FIRST) == 0


def test_the_same_two_go_on_and_others_begin_anew() -> None:
    evening = RunningScore(names=("Anna", "Bruno")).after(WON)
    assert evening.seated(("Anna", "Bruno")) == evening
    assert evening.seated(("Bruno", "Anna")).games_of(Side.SECOND) == 1
    assert evening.seated(("Clara", "Bruno")).played == 0

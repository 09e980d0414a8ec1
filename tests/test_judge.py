"""The judge itself, held against the worked cases and against counts of an independent program."""

from __future__ import annotations

from random import Random

import pytest

from tests.golden_tables import COUNTED, WORKED
from tests.oracle import (
    Backgammon,
    Board,
    Game,
    Outcome,
    TricTrac,
    freeze,
    pass_reason,
    read,
    results,
    show,
    why_not,
)
from tests.random_positions import random_position


def own_side(outcome: Outcome, side: str) -> tuple[tuple[str, int], ...]:
    """Where the side's checkers stand."""
    return dict(outcome.board)[side]


@pytest.mark.parametrize("name", WORKED)
def test_the_judge_gives_the_stated_results_of_each_worked_case(name: str) -> None:
    case = WORKED[name]
    game = TricTrac(**case.get("options", {}))
    board = read(case["position"])
    for throw in case["throws"]:
        found = results(game, board, "red", tuple(throw))
        listing = "\n".join(f"{show(o.board)}  {o.points}" for o in found)
        assert len(found) == case["count"], listing
        seen = {(own_side(outcome, "red"), outcome.points) for outcome in found}
        for row in case.get("among", []):
            named = dict(freeze(read(f"red {row['red']} / black")))["red"]
            assert (named, row["points"]) in seen, listing
        if "pass" in case:
            assert pass_reason(game, board, "red", tuple(throw)) == case["pass"]
        for row in case.get("refused", []):
            src, dst = row["step"]
            assert why_not(game, board, "red", tuple(throw), src, dst) == row["rule"], row
        for src, dst in case.get("begun", []):
            assert why_not(game, board, "red", tuple(throw), src, dst) is None


@pytest.mark.parametrize("name", COUNTED)
def test_the_judge_counts_backgammon_as_an_independent_program_does(name: str) -> None:
    case = COUNTED[name]
    counts = {
        throw: len(results(Backgammon(), read(case["position"]), case["to_move"], pair_of(throw)))
        for throw in case["counts"]
    }
    assert counts == case["counts"]


def pair_of(throw: str) -> tuple[int, int]:
    """``6-5`` as two numbers."""
    first, second = throw.split("-")
    return int(first), int(second)


def test_merging_the_ways_of_backgammon_loses_no_result() -> None:
    """The one shortcut of the judge, against every way written out."""
    rng = Random(2)
    game = Backgammon()
    for _ in range(6):
        board, side = random_position(rng, game)
        few = {place: 1 for place in list(board[side])[:4] if place != "off"}
        board[side] = {**few, "off": 15 - len(few)}
        for throw in ((1, 1), (3, 3), (5, 2)):
            every = results(game, board, side, throw, every=True)
            assert results(game, board, side, throw) == every


def test_a_board_is_read_as_it_is_shown() -> None:
    rng = Random(3)
    games: tuple[Game, ...] = (TricTrac(), Backgammon())
    for game in games:
        for _ in range(50):
            board, _side = random_position(rng, game)
            assert freeze(read(show(freeze(board)))) == freeze(board)


@pytest.mark.parametrize(
    "game",
    [TricTrac(hucke, strict) for hucke in ("literal", "historic") for strict in (False, True)],
)
def test_random_positions_of_tric_trac_are_legal(game: TricTrac) -> None:
    rng = Random(4)
    for _ in range(300):
        board, side = random_position(rng, game)
        standing_apart(board)
        assert any(place != "off" for place in board[side])
        for owner, other in (("red", "black"), ("black", "red")):
            assert board[owner].get(game.own_hucke(owner)) != 1
            assert not {game.target(owner), game.own_hucke(other)} & set(board[owner])


def test_random_positions_of_backgammon_are_legal() -> None:
    rng = Random(5)
    for _ in range(300):
        board, _side = random_position(rng, Backgammon())
        standing_apart(board)
        assert all(any(place != "off" for place in board[owner]) for owner in board)


def standing_apart(board: Board) -> None:
    """Fifteen a side, and no point shared."""
    for stacks in board.values():
        assert sum(stacks.values()) == 15
        assert min(stacks.values()) > 0
    first, second = (set(stacks) - {"bar", "off"} for stacks in board.values())
    assert not first & second

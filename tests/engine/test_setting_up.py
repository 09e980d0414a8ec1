"""Moments set up by hand: what can be played from, what cannot stand, and their written form."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle
from tests.oracle import Game
from tests.random_positions import THROWS, random_position
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.graph import build, graph_of
from trictrac_gui.engine.match import (
    SINGLE_GAME,
    Agreement,
    Match,
    MatchKind,
    match_to,
    money_session,
)
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.setting_up import (
    SetUp,
    as_json,
    faults,
    from_json,
    set_up,
    set_up_of,
)
from trictrac_gui.engine.state import Cube, Origin, Phase, Stepped
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

GAMES: tuple[tuple[Variant, Game], ...] = (
    *(
        (
            TRIC_TRAC.configured({"hucke": hucke, "strict_start": strict}),
            oracle.TricTrac(hucke, strict),
        )
        for hucke, strict in product(("literal", "historic"), (False, True))
    ),
    (BACKGAMMON, oracle.Backgammon()),
    (TAVLA, oracle.Tavla()),
)
CUBED = money_session()
START = SetUp(BACKGAMMON.setup, Side.FIRST)


def a_position(variant: Variant, game: Game, seed: int) -> tuple[Position, Side]:
    board, mover = random_position(Random(seed), game)
    position = parse_position(variant, oracle.show(oracle.freeze(board)))
    return position, Side(variant.side_keys.index(mover))


@st.composite
def set_ups(draw: st.DrawFn) -> tuple[Variant, SetUp]:
    """Any moment of any game under any house rules."""
    variant, game = draw(st.sampled_from(GAMES))
    position, mover = a_position(variant, game, draw(st.integers(0, 10_000)))
    to_move = draw(st.sampled_from([mover, mover.other, None]))
    roll = draw(st.sampled_from([(), *THROWS])) if to_move is not None else ()
    most = 0 if variant.target is None else variant.target - 1
    score = draw(st.tuples(st.integers(0, most), st.integers(0, most)))
    cube = None
    if variant.has_cube:
        owned = st.builds(Cube, st.sampled_from([2, 4, 8, 64]), st.sampled_from(Side))
        cube = draw(st.one_of(st.none(), st.just(Cube()), owned))
    return variant, SetUp(position, to_move, roll, score, cube)


# --- Playing from it -------------------------------------------------------------------------


@given(set_ups())
def test_a_set_up_is_the_same_once_written_and_read(case: tuple[Variant, SetUp]) -> None:
    variant, setup = case
    written = json.loads(json.dumps(as_json(variant, setup)))
    assert from_json(variant, written) == setup


@given(set_ups())
def test_the_game_stands_as_it_was_set_up(case: tuple[Variant, SetUp]) -> None:
    variant, setup = case
    match = CUBED if variant.has_cube else SINGLE_GAME
    state = set_up(variant, match, setup)
    assert (state.position, state.to_move) == (setup.position, setup.to_move)
    assert state.score == setup.score
    assert state.cube == (setup.cube or (Cube() if variant.has_cube else None))
    again = set_up_of(state)
    assert replace(again, cube=None) == replace(setup, cube=None)
    assert set_up_of(set_up(variant, match, again)) == again


@pytest.mark.parametrize("at", range(len(GAMES)))
def test_exactly_the_legal_plays_of_the_throw_can_be_made(at: int) -> None:
    variant, game = GAMES[at]
    for seed, roll in zip(range(12), THROWS * 2, strict=False):
        position, mover = a_position(variant, game, seed)
        state = set_up(variant, SINGLE_GAME, SetUp(position, mover, roll))
        graph = build(variant, position, mover, variant.dice.numbers(roll))
        assert set(pending(state).steps) == {step for step, _ in graph.root.legal}
        assert pending(state).may_hand_over == graph.root.kept
        assert state.turn is not None
        assert state.turn.origin is Origin.HAND
        assert {end.position for end in graph_of(state).ends} == {
            end.position for end in graph.ends
        }


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_without_anybody_to_move_the_opening_is_thrown(variant: Variant) -> None:
    state = set_up(variant, SINGLE_GAME, SetUp(variant.setup, None))
    assert state == start(variant)


def test_a_set_up_position_can_be_thrown_in_and_doubled_in() -> None:
    state = set_up(BACKGAMMON, CUBED, START)
    assert state.phase is Phase.TO_THROW
    assert pending(state).thrower is Side.FIRST
    assert pending(state).doubler is Side.FIRST


def test_a_throw_half_played_is_left_out_of_the_moment() -> None:
    state = set_up(BACKGAMMON, SINGLE_GAME, replace(START, roll=(3, 1)))
    assert set_up_of(state).roll == (3, 1)
    after = apply(state, Stepped(pending(state).steps[0])).state
    assert set_up_of(after) == SetUp(after.position, Side.FIRST)


# --- What cannot be played from --------------------------------------------------------------


def refusal(variant: Variant, setup: SetUp, match: Match = SINGLE_GAME) -> tuple[str, Side, object]:
    """The fault ``set_up`` raises, which is the first of those that are listed."""
    with pytest.raises(PositionError) as caught:
        set_up(variant, match, setup)
    fault = caught.value.fault
    assert faults(variant, match, setup)[0] == fault
    return fault.key, fault.side, fault.place


def backgammon(first: dict[int, int], second: dict[int, int]) -> SetUp:
    """Checkers by the index of each side's own path, whatever their number."""
    both = []
    for stacks in (first, second):
        counts = [0] * (BACKGAMMON.track.last + 1)
        for index, count in stacks.items():
            counts[index] = count
        both.append(tuple(counts))
    return SetUp(Position((both[0], both[1])), Side.FIRST)


def test_more_or_fewer_than_fifteen_are_refused() -> None:
    many = backgammon({1: 16}, {1: 15})
    assert refusal(BACKGAMMON, many) == ("too-many", Side.FIRST, None)
    few = backgammon({1: 15}, {1: 14})
    assert refusal(BACKGAMMON, few) == ("not-fifteen", Side.SECOND, None)
    below = backgammon({1: 16, 3: -1}, {1: 15})
    assert refusal(BACKGAMMON, below) == ("negative", Side.FIRST, 22)


def test_a_position_of_another_board_is_refused() -> None:
    other = SetUp(TRIC_TRAC.setup, Side.FIRST)
    assert refusal(BACKGAMMON, other) == ("wrong-length", Side.FIRST, None)


def test_every_point_with_both_sides_on_it_is_named() -> None:
    both = backgammon({1: 10, 2: 5}, {24: 10, 23: 4, 3: 1})
    found = faults(BACKGAMMON, SINGLE_GAME, both)
    assert [(fault.key, fault.place) for fault in found] == [("both-sides", 24), ("both-sides", 23)]


def test_the_hucke_is_held_by_its_owner_and_by_a_pair() -> None:
    lone = parse_position(TRIC_TRAC, "red 1:15 / black 24:15")
    counts = [list(lone.of(side)) for side in Side]
    counts[0][0], counts[0][12] = 14, 1
    counts[1][0], counts[1][11] = 13, 2
    wrong = SetUp(Position((tuple(counts[0]), tuple(counts[1]))), Side.FIRST)
    found = faults(TRIC_TRAC, SINGLE_GAME, wrong)
    assert [(fault.key, fault.side, fault.place) for fault in found] == [
        ("both-sides", Side.FIRST, 13),
        ("alone-on-hucke", Side.FIRST, 13),
        ("on-opponents-hucke", Side.SECOND, 13),
    ]


def test_a_finished_game_is_refused() -> None:
    off = backgammon({25: 15}, {1: 15})
    assert refusal(BACKGAMMON, off) == ("all-off", Side.FIRST, None)
    won = SetUp(TRIC_TRAC.setup, Side.FIRST, score=(3, 12))
    assert refusal(TRIC_TRAC, won) == ("game-won", Side.SECOND, None)


def test_a_score_is_for_games_that_count_points() -> None:
    assert refusal(BACKGAMMON, replace(START, score=(0, 1))) == ("no-score", Side.SECOND, None)
    below = SetUp(TRIC_TRAC.setup, Side.FIRST, score=(-1, 0))
    assert refusal(TRIC_TRAC, below) == ("no-such-score", Side.FIRST, None)


@pytest.mark.parametrize("roll", [(1,), (0, 3), (7, 1), (1, 2, 3)])
def test_a_throw_is_two_numbers_from_one_to_six(roll: tuple[int, ...]) -> None:
    assert refusal(BACKGAMMON, replace(START, roll=roll))[0] == "no-such-throw"


def test_nobody_to_move_has_no_throw() -> None:
    assert refusal(BACKGAMMON, replace(START, to_move=None, roll=(3, 1)))[0] == "roll-of-nobody"


@pytest.mark.parametrize(
    ("cube", "match", "key"),
    [
        (Cube(2, Side.FIRST), SINGLE_GAME, "no-cube"),
        (Cube(3, Side.FIRST), CUBED, "no-such-cube"),
        (Cube(128, Side.FIRST), CUBED, "no-such-cube"),
        (Cube(2, None), CUBED, "cube-of-nobody"),
        (Cube(1, Side.SECOND), CUBED, "cube-not-turned"),
        (Cube(2, Side.FIRST), Match(Agreement(MatchKind.MATCH, 5, True), score=(4, 0)), "crawford"),
    ],
)
def test_a_cube_that_cannot_lie_there_is_refused(cube: Cube, match: Match, key: str) -> None:
    assert refusal(BACKGAMMON, replace(START, cube=cube), match)[0] == key


def test_no_game_follows_a_match_that_is_won() -> None:
    won = replace(match_to(3, cube=False), score=(1, 3))
    assert refusal(BACKGAMMON, START, won) == ("match-over", Side.SECOND, None)


def test_a_game_in_which_nobody_could_ever_move_is_refused() -> None:
    closed = "white bar:3 1:2 2:2 3:2 4:2 5:2 6:2 / black bar:3 19:2 20:2 21:2 22:2 23:2 24:2"
    stuck = SetUp(parse_position(BACKGAMMON, closed), Side.SECOND)
    assert refusal(BACKGAMMON, stuck) == ("nobody-can-move", Side.SECOND, None)


# --- Wrong fields ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"position": 7}, "wrong-value", "position"),
        ({"position": "white 1:2"}, "wrong-value", "position"),
        ({"position": "white 1:16 / black 24:15"}, "too-many", "position"),
        ({"position": "white 1:15 / black 1:15"}, "both-sides", "position"),
        ({"to_move": "red"}, "wrong-value", "to_move"),
        ({"to_move": 1}, "wrong-value", "to_move"),
        ({"roll": [7, 1]}, "wrong-value", "roll[0]"),
        ({"roll": [1]}, "wrong-value", "roll"),
        ({"roll": [True, 1]}, "wrong-value", "roll[0]"),
        ({"roll": "61"}, "wrong-value", "roll"),
        ({"roll": [6, 1], "to_move": None}, "roll-of-nobody", "roll"),
        ({"score": [1, 0]}, "no-score", "score"),
        ({"score": [-1, 0]}, "wrong-value", "score[0]"),
        ({"cube": 2}, "wrong-value", "cube"),
        ({"cube": {"value": 3}}, "no-such-cube", "cube.value"),
        ({"cube": {"value": True}}, "no-such-cube", "cube.value"),
        ({"cube": {"value": 2, "owner": 0}}, "wrong-value", "cube.owner"),
        ({"cube": {"value": 2, "of": 0}}, "unknown-field", "cube.of"),
        ({"dice": [6, 1]}, "unknown-field", "dice"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, object], key: str, field: str) -> None:
    with pytest.raises(DecodingError) as caught:
        from_json(BACKGAMMON, {**as_json(BACKGAMMON, START), **change})
    assert (caught.value.key, caught.value.field) == (key, field)


def test_who_is_to_move_must_be_said() -> None:
    data = as_json(BACKGAMMON, START)
    del data["to_move"]
    with pytest.raises(DecodingError, match="to_move: missing-field"):
        from_json(BACKGAMMON, data)


def test_a_game_without_a_cube_has_none_written() -> None:
    with pytest.raises(DecodingError, match="cube: no-cube"):
        from_json(TAVLA, {**as_json(TAVLA, START), "cube": {"value": 2, "owner": "white"}})

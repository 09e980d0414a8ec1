"""All plays of a throw are the results of the engine, each by steps that lead there."""

from __future__ import annotations

from random import Random

from tests.oracle import Backgammon, TricTrac
from tests.playing import state
from tests.random_positions import THROWS, random_position
from trictrac_gui.engine.graph import graph_of, node_of
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import GameState, Rolled, Stepped
from trictrac_gui.session.legal_moves import all_plays, by_rule, is_forced, kept_back
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC


def thrown(before: GameState, throw: tuple[int, int]) -> GameState:
    assert before.to_move is not None
    return apply(before, Rolled(before.to_move, throw)).state


def positions(count: int) -> list[GameState]:
    rng = Random(11)
    found = []
    for _ in range(count):
        for variant, game in ((TRIC_TRAC, TricTrac()), (BACKGAMMON, Backgammon())):
            board, side = random_position(rng, game)
            text = " / ".join(
                " ".join([key, *(f"{place}:{n}" for place, n in board[key].items())])
                for key in variant.side_keys
            )
            before = state(variant, text, Side(variant.side_keys.index(side)))
            found.append(thrown(before, rng.choice(THROWS)))
    return found


def test_each_play_leads_to_a_result_of_its_own_and_none_is_missing() -> None:
    for moment in positions(60):
        assert moment.turn is not None
        results = {end.packed for end in graph_of(moment).results()}
        reached = []
        for play in all_plays(moment):
            after = moment
            for step in play.steps:
                after = apply(after, Stepped(step)).state
            assert after.turn is not None and node_of(after).kept
            reached.append(node_of(after).packed)
        assert len(reached) == len(set(reached))
        assert set(reached) == (results if node_of(moment).legal else set())
        assert is_forced(moment) == (len(reached) == 1)


def test_within_a_throw_the_plays_are_those_of_what_is_left() -> None:
    moment = thrown(state(TRIC_TRAC, "red 7:1 9:1 23:13 / black 24:15"), (6, 4))
    whole = all_plays(moment)
    assert moment.turn is not None
    pair = next(play for play in whole if play.text == "7/13 9/13")
    after = apply(moment, Stepped(pair.steps[0])).state
    assert [play.steps for play in all_plays(after)] == [pair.steps[1:]]
    assert not is_forced(after)


def test_every_checker_that_must_stay_has_its_reason() -> None:
    for moment in positions(30):
        assert moment.turn is not None and moment.to_move is not None
        places = moment.variant.track.places[moment.to_move]
        movable = {places[step.src] for step, _ in node_of(moment).legal}
        counts = moment.position.counts[moment.to_move]
        standing = {places[i] for i, count in enumerate(counts[:-1]) if count}
        stuck = kept_back(moment)
        assert {refusal.src for refusal in stuck if refusal.dst is None} == standing - movable
        legal = {(places[s.src], places[s.dst]) for s, _ in node_of(moment).legal}
        assert not legal & {(refusal.src, refusal.dst) for refusal in stuck}


def test_of_a_forced_double_the_sum_is_explained_too() -> None:
    """W1: after one checker has gone to 7, going on to 13 would be alone on the Hucke."""
    moment = thrown(state(TRIC_TRAC, "red 1:15 / black 24:15"), (6, 6))
    (refusal,) = kept_back(moment)
    assert (refusal.src, refusal.dst, refusal.rule) == (1, 13, RuleKey.HUCKE_NEEDS_TWO)
    assert refusal.because == (13,)


def test_reasons_of_one_rule_are_told_together() -> None:
    moment = thrown(state(TRIC_TRAC, "red 1:3 7:6 8:6 / black 24:15"), (5, 4))
    (refusals,) = by_rule(kept_back(moment))
    assert {refusal.rule for refusal in refusals} == {RuleKey.START_POINT_NOT_EMPTY}
    assert [refusal.src for refusal in refusals] == [7, 8]
    assert refusals[0].because == (1,)


def test_before_a_throw_there_is_nothing_to_list() -> None:
    waiting = state(TRIC_TRAC, "red 1:15 / black 24:15")
    assert all_plays(waiting) == ()
    assert kept_back(waiting) == ()
    assert not is_forced(waiting)

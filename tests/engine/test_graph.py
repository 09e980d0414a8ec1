"""The turn graph, by what must hold of every one of them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from trictrac_gui.engine.graph import (
    GRAPHS_KEPT,
    TurnGraph,
    build,
    graph_of,
    node_of,
    results,
    turn_graph,
)
from trictrac_gui.engine.model import BAR, Position, Roll, Side, Step
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.refusal import pass_reason, why_not, why_stuck
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import GameState, HandedOver, Phase, Rolled, Stepped
from trictrac_gui.engine.variant import Gate, Landing, StepRule, Variant, use_the_higher_number
from trictrac_gui.texts.refusals import RULES
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

GAMES = [
    *VARIANTS,
    TRIC_TRAC.configured({"hucke": "historic"}),
    TRIC_TRAC.configured({"strict_start": True}),
]


def graphs(variant: Variant, seed: int) -> list[TurnGraph]:
    """The graphs of all throws of a game played at random."""
    chance = random.Random(seed)
    found = []
    state = start(variant)
    while state.result is None:
        now = pending(state)
        if now.thrower is not None:
            roll = tuple(chance.randint(1, 6) for _ in range(now.dice))
            state = apply(state, Rolled(now.thrower, roll)).state
            if state.turn:
                found.append(graph_of(state))
        elif now.steps:
            state = apply(state, Stepped(chance.choice(now.steps))).state
        else:
            state = apply(state, HandedOver()).state
    return found


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_what_is_legal_leads_to_an_end_and_loses_no_checker(variant: Variant) -> None:
    for graph in graphs(variant, 1):
        for node in graph.nodes:
            assert all(sum(side) == variant.checkers for side in node.position.counts)
            assert node.alive == (node.kept or bool(node.legal))
        assert graph.root.alive
        assert {id(end) for end in graph.ends} == {id(n) for n in graph.nodes if n.kept}


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_the_way_to_an_end_is_legal_and_leads_there(variant: Variant) -> None:
    for graph in graphs(variant, 2)[:30]:
        for end in graph.results():
            node = graph.root
            for step in graph.way_to(end):
                following = node.step(step.src, step.number)
                assert following is not None
                node = following
            assert node is end


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_results_are_the_distinct_ends_of_the_graph(variant: Variant) -> None:
    for graph in graphs(variant, 3):
        throw = graph.throw
        roll = throw.numbers[:2]
        expected = {end.position for end in graph.ends}
        found = results(variant, throw.position, throw.side, roll)
        assert len(found) == len(set(found))
        assert set(found) == expected


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_a_step_is_refused_just_where_it_is_not_legal(variant: Variant) -> None:
    for graph in graphs(variant, 4)[:60]:
        throw = graph.throw
        places = variant.track.places[throw.side]
        for node in graph.nodes[:8]:
            if not node.alive:
                continue
            legal = {(step.src, step.dst) for step, _ in node.legal}
            for src in range(throw.last):
                for number in dict.fromkeys(node.left):
                    dst = min(src + number, throw.last)
                    refused = why_not(graph, node, places[src], places[dst]) is not None
                    assert refused != ((src, dst) in legal)


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_colours_swapped_gives_swapped_results(variant: Variant) -> None:
    for graph in graphs(variant, 5):
        throw = graph.throw
        first, second = throw.position.counts
        swapped = build(variant, Position((second, first)), throw.side.other, throw.numbers)
        mine = {end.position.counts for end in graph.ends}
        theirs = {end.position.counts[::-1] for end in swapped.ends}
        assert mine == theirs


def test_the_root_is_an_end_where_nothing_can_be_played() -> None:
    stuck = Position(((1,) + (0,) * 22 + (14,), (2, *[0] * 15, 2, 2, 2, 2, 2, 2, 0, 1)))
    graph = build(TRIC_TRAC, stuck, Side.FIRST, (5, 4))
    assert graph.results() == [graph.root]


def played(variant: Variant, seed: int, actions: int) -> list[GameState]:
    """The moments of a game played at random."""
    chance = random.Random(seed)
    states = [start(variant)]
    for _ in range(actions):
        now = pending(states[-1])
        if now.thrower is not None:
            roll = tuple(chance.randint(1, 6) for _ in range(now.dice))
            states.append(apply(states[-1], Rolled(now.thrower, roll)).state)
        elif now.steps:
            states.append(apply(states[-1], Stepped(chance.choice(now.steps))).state)
        else:
            states.append(apply(states[-1], HandedOver()).state)
    return states


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_moments_are_equal_where_the_same_has_happened(variant: Variant) -> None:
    again = variant.configured(variant.values)
    assert again is not variant
    for one, other in zip(played(variant, 6, 60), played(again, 6, 60), strict=True):
        assert one == other
        assert hash(one) == hash(other)


def test_two_orders_of_the_same_numbers_are_two_moments_of_one_node() -> None:
    thrown = apply(
        GameState(BACKGAMMON, BACKGAMMON.setup, phase=Phase.TO_THROW, to_move=Side.FIRST),
        Rolled(Side.FIRST, (3, 1)),
    ).state
    one, other = thrown, thrown
    for step in (Step(17, 20, 3), Step(19, 20, 1)):
        one = apply(one, Stepped(step)).state
    for step in (Step(19, 20, 1), Step(17, 20, 3)):
        other = apply(other, Stepped(step)).state
    assert one.position == other.position
    assert one != other
    assert node_of(one) is node_of(other)


def test_the_graphs_at_hand_are_few() -> None:
    for state in played(BACKGAMMON, 7, 400):
        if state.turn is not None:
            assert node_of(state).position == state.position
    assert turn_graph.cache_info().currsize <= GRAPHS_KEPT


def only_own(*points: int) -> Gate:
    """A gate that lets the checkers of some own points of Backgammon start."""
    return Gate(RuleKey.START_POINT_NOT_EMPTY, lambda board: [25 - point for point in points])


def test_a_step_must_be_let_through_by_every_gate() -> None:
    gates = (*BACKGAMMON.gates, only_own(24, 13), only_own(13, 8))
    game = replace(BACKGAMMON, gates=gates)
    for order in (gates, gates[::-1]):
        gated = replace(game, gates=order)
        graph = build(gated, game.setup, Side.FIRST, (2, 1))
        assert {step.src for step, _ in graph.root.edges} == {25 - 13}
        assert set(results(gated, game.setup, Side.FIRST, (2, 1))) == {
            end.position for end in graph.ends
        }
    refused = why_not(graph, graph.root, 24, 22)
    assert refused is not None
    assert refused.rule is RuleKey.START_POINT_NOT_EMPTY


def test_the_first_landing_rule_of_a_declaration_names_a_closed_place() -> None:
    six = Landing(RuleKey.OPPONENTS_HUCKE, lambda board: [25 - 6])
    for landings, key in (
        ((six, *BACKGAMMON.landings), RuleKey.OPPONENTS_HUCKE),
        ((*BACKGAMMON.landings, six), RuleKey.POINT_CLOSED),
    ):
        game = replace(BACKGAMMON, landings=landings)
        position = parse_position(game, "white 8:15 / black 6:2 19:13")
        throw = game.throw(position, Side.FIRST, (2, 1))
        assert [reason for reason in throw.closed if reason] == [RuleKey.POINT_CLOSED, key]


def test_a_rule_on_single_steps_is_asked_where_they_start_and_says_what_shows_it() -> None:
    """A step may not end beside an own checker that stands alone."""
    rule = StepRule(
        RuleKey.NO_SUCH_NUMBER,
        lambda board, step: step.dst < board.last and board.count(step.dst + 1) == 1,
        lambda board, step: [step.dst + 1],
    )
    game = replace(BACKGAMMON, step_rules=(rule,))
    position = parse_position(game, "white 13:13 9:1 7:1 / black 1:15")
    graph = build(game, position, Side.FIRST, (3, 3))
    assert {step.src for step, _ in graph.root.edges} == {25 - 9, 25 - 7}
    refused = why_not(graph, graph.root, 13, 10)
    assert refused is not None
    assert refused.places == (9,)


def test_a_pass_shows_every_place_that_forbids_it() -> None:
    """B12: both points on which the checker could enter are held."""
    position = parse_position(BACKGAMMON, "white bar:1 13:14 / black 19:5 20:5 1:5")
    graph = build(BACKGAMMON, position, Side.FIRST, (6, 5))
    reason = pass_reason(graph, graph.root)
    assert reason is not None
    assert (reason.rule, set(reason.places)) == (RuleKey.BAR_FIRST, {BAR, 19, 20})
    entering = build(BACKGAMMON, position, Side.FIRST, (6, 4))
    assert pass_reason(entering, entering.root) is None


HISTORIC = TRIC_TRAC.configured({"hucke": "historic"})
PASSES: dict[RuleKey, tuple[Variant, str, Roll, tuple[int, ...]]] = {
    RuleKey.START_POINT_NOT_EMPTY: (
        TRIC_TRAC,
        "red 1:1 20:14 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:3",
        (5, 3),
        (),
    ),
    RuleKey.BAR_FIRST: (BACKGAMMON, "white bar:1 13:14 / black 19:5 20:5 1:5", (6, 5), ()),
    RuleKey.OPPONENTS_HUCKE: (TRIC_TRAC, "red 11:4 off:11 / black 24:15", (1, 1), ()),
    RuleKey.POINT_CLOSED: (
        HISTORIC,
        "red 12:2 14:2 off:11 / black 15:2 17:2 24:11",
        (3, 1),
        (),
    ),
    RuleKey.NOT_ALL_HOME: (BACKGAMMON, "white 8:1 1:14 / black 2:2 20:13", (6, 6), ()),
    RuleKey.FARTHER_CHECKER_FIRST: (BACKGAMMON, "white 6:2 1:13 / black 4:2 20:13", (2, 2), ()),
    RuleKey.NO_HIT_AND_RUN: (
        TAVLA,
        "white 7:1 6:14 / black 5:1 4:2 3:2 20:10",
        (3, 2),
        (7, 5),
    ),
    RuleKey.HUCKE_NEEDS_TWO: (
        TRIC_TRAC,
        "red 11:1 14:3 off:11 / black 15:2 16:2 24:11",
        (2, 1),
        (),
    ),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: (
        TRIC_TRAC,
        "red 13:2 14:2 off:11 / black 16:2 18:2 19:2 20:2 24:7",
        (5, 2),
        (),
    ),
}


@pytest.mark.parametrize("rule", PASSES)
def test_every_reason_for_a_pass_is_given_where_it_holds(rule: RuleKey) -> None:
    """R15, B10: also of the numbers that lapse once a step was played."""
    variant, text, roll, way = PASSES[rule]
    position = parse_position(variant, text)
    graph = build(variant, position, Side.FIRST, variant.dice.numbers(roll))
    node = graph.root
    if way:
        step = next(
            (step, following)
            for step, following in node.legal
            if (node.place(step.src), node.place(step.dst)) == way
        )
        node = step[1]
    reason = pass_reason(graph, node)
    assert reason is not None
    assert reason.rule is rule
    assert reason.places


def test_no_reason_for_a_pass_is_worded_that_no_throw_has() -> None:
    assert {rule for rule, words in RULES.items() if words.passed} == set(PASSES)


def test_of_checkers_that_wait_the_sentence_is_about_them_also_within_a_throw() -> None:
    """B12: one of two came in; the other finds no open point, whatever the others could do."""
    position = parse_position(BACKGAMMON, "white bar:2 13:13 / black 19:5 24:5 1:5")
    graph = build(BACKGAMMON, position, Side.FIRST, (6, 4))
    (step, entered), *_ = graph.root.legal
    assert step.number == 4
    reason = pass_reason(graph, entered)
    assert reason is not None
    assert (reason.rule, set(reason.places)) == (RuleKey.BAR_FIRST, {BAR, 19})


def test_of_three_different_dice_the_highest_is_asked_for_only_where_one_alone_can_be_played() -> (
    None
):
    """Two of three can be played, whichever: nothing is said of the third (T28)."""

    class At:
        def __init__(self, *left: int) -> None:
            self.left = left

    start = At(1, 3, 5)
    two_played = [At(1), At(5)]
    assert use_the_higher_number(start, two_played) == two_played  # type: ignore[type-var,arg-type]


def test_a_place_without_a_checker_of_the_side_is_not_its_own() -> None:
    graph = build(TRIC_TRAC, TRIC_TRAC.setup, Side.FIRST, (5, 4))
    for place in (7, 24):
        reason = why_stuck(graph, graph.root, place)
        assert reason is not None
        assert (reason.rule, reason.places) == (RuleKey.NOT_YOURS, (place,))

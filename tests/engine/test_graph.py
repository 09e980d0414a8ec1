"""The turn graph, by what must hold of every one of them."""

from __future__ import annotations

import random

import pytest

from trictrac_gui.engine.graph import TurnGraph, build, results
from trictrac_gui.engine.model import CHECKERS, Position, Side
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.state import HandedOver, Rolled, Stepped
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import TRIC_TRAC, VARIANTS

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
                found.append(state.turn.graph)
        elif now.steps:
            state = apply(state, Stepped(chance.choice(now.steps))).state
        else:
            state = apply(state, HandedOver()).state
    return found


@pytest.mark.parametrize("variant", GAMES, ids=lambda v: f"{v.key} {dict(v.values)}")
def test_what_is_legal_leads_to_an_end_and_loses_no_checker(variant: Variant) -> None:
    for graph in graphs(variant, 1):
        for node in graph.nodes:
            assert all(sum(side) == CHECKERS for side in node.position.counts)
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

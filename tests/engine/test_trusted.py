"""What is trusted comes to the same as what is put to the rules, and builds no turn graph."""

from __future__ import annotations

from random import Random

import pytest

from tests.made_up_game import MADE_UP
from tests.random_games import MATCHES, random_tree
from trictrac_gui.engine.graph import turn_graph
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.play import IllegalAction, apply, apply_throw, start
from trictrac_gui.engine.state import HandedOver, Passed, Phase, Rolled, Stepped
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

PLAYED: tuple[tuple[Variant, Match], ...] = (
    *((BACKGAMMON, match) for match in MATCHES),
    (TAVLA, match_to(3, cube=False)),
    (TRIC_TRAC, SINGLE_GAME),
    (TRIC_TRAC.configured({"hucke": "historic"}), match_to(2, cube=False)),
    (MADE_UP, SINGLE_GAME),
)


@pytest.mark.parametrize("which", range(len(PLAYED)))
def test_every_trusted_action_leads_where_the_rules_lead(which: int) -> None:
    variant, match = PLAYED[which]
    tree = random_tree(Random(which), variant, match, games=3, longest=500)
    state = start(variant, match)
    for node in tree.path():
        asked, trusted = apply(state, node.played), apply(state, node.played, trusted=True)
        assert trusted.state == asked.state
        told = [effect for effect in asked.effects if not isinstance(effect, Passed)]
        assert list(trusted.effects) == told
        state = asked.state


@pytest.mark.parametrize("which", range(len(PLAYED)))
def test_a_whole_throw_at_once_leads_where_its_actions_lead(which: int) -> None:
    variant, match = PLAYED[which]
    tree = random_tree(Random(40 + which), variant, match, games=3, longest=500, again=0.02)
    throws = 0
    for node in tree.path():
        before = node
        steps: list[Step] = []
        while isinstance(node.action, HandedOver) and before.parent is not None:
            before = before.parent
            if not isinstance(before.action, Stepped):
                break
            steps.insert(0, before.action.step)
        if not isinstance(before.action, Rolled) or before is node or before.parent is None:
            continue
        state = tree.state_at(before.parent)
        if state.phase is Phase.TO_THROW:
            assert apply_throw(state, before.action, steps) == tree.state_at(node)
            throws += 1
    assert throws > 5


@pytest.mark.parametrize("which", range(len(PLAYED)))
def test_states_that_were_forgotten_come_again_without_a_turn_graph(which: int) -> None:
    variant, match = PLAYED[which]
    tree = random_tree(Random(80 + which), variant, match, games=2, longest=300)
    copy = GameTree(variant, match)
    here = copy.root
    for node in tree.path():
        here = copy.append(here, node.played, check=False)
    turn_graph.cache_clear()
    for node, same in zip(tree.path(), copy.path(here), strict=True):
        assert copy.state_at(same) == tree.state_at(node)
    assert turn_graph.cache_info().misses == 0
    for node, same in zip(tree.path(), copy.path(here), strict=True):
        assert copy.effects_at(same) == tree.effects_at(node)


@pytest.mark.parametrize(
    "step",
    [Step(17, 21, 4), Step(17, 20, 1), Step(16, 19, 3), Step(-1, 2, 3), Step(23, 26, 3)],
)
def test_what_is_no_step_is_refused_all_the_same(step: Step) -> None:
    tree = GameTree(BACKGAMMON)
    for side, number in zip(Side, (3, 1), strict=True):
        tree.do(Rolled(side, (number,)))
    state = tree.state
    with pytest.raises(IllegalAction):
        apply(state, Stepped(step), trusted=True)


@pytest.mark.parametrize("roll", [(7, 1), (0, 1), (3,), (1, 2, 3)])
def test_no_such_throw_is_trusted(roll: tuple[int, ...]) -> None:
    tree = random_tree(Random(1), BACKGAMMON, SINGLE_GAME, longest=40)
    node = next(one for one in tree.path() if isinstance(one.action, HandedOver))
    state = tree.state_at(node)
    assert state.to_move is not None
    with pytest.raises(IllegalAction):
        apply_throw(state, Rolled(state.to_move, roll), ())
    with pytest.raises(IllegalAction):
        apply_throw(state, Rolled(state.to_move.other, (2, 1)), ())

"""A tree forgets nothing, and its entries give it back."""

from __future__ import annotations

import random

import pytest

from trictrac_gui.engine import tree_nodes
from trictrac_gui.engine.entries import Did, Entry, RecordError, WentTo, decode, encode
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.play import IllegalAction, IllegalStep, pending
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Answered,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

RED, BLACK = Side.FIRST, Side.SECOND


def begun() -> GameTree:
    """Tric Trac with Red to play 5-4 from the start."""
    tree = GameTree(TRIC_TRAC)
    tree.do(Rolled(RED, (5, 4)))
    tree.do(Rolled(BLACK, (2, 1)))
    return tree


def random_game(variant: Variant, seed: int) -> tuple[GameTree, list[Entry]]:
    """A whole game at random, with steps taken back now and then."""
    chance = random.Random(seed)
    tree, entries = GameTree(variant), []
    while tree.state.result is None:
        now = pending(tree.state)
        target = tree.step_target()
        if target and isinstance(tree.here.action, Stepped) and chance.random() < 0.2:
            entries.append(tree.go(target))
        elif now.thrower is not None:
            roll = tuple(chance.randint(1, 6) for _ in range(now.dice))
            entries.append(tree.do(Rolled(now.thrower, roll)))
        elif now.steps:
            entries.append(tree.do(Stepped(chance.choice(now.steps))))
        else:
            entries.append(tree.do(HandedOver()))
    return tree, entries


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@pytest.mark.parametrize("seed", range(5))
def test_the_entries_of_a_game_give_its_record_back(variant: Variant, seed: int) -> None:
    tree, entries = random_game(variant, seed)
    again = GameTree(variant)
    for entry in entries:
        again.replay(decode(encode(entry)))
    assert again.state == tree.state
    assert [node.entry() for node in again.path()] == [node.entry() for node in tree.path()]


def test_undo_and_redo_move_along_the_tree() -> None:
    tree = begun()
    tree.do(Stepped(Step(0, 5, 5)))
    there = tree.state
    assert tree.here.parent is not None
    tree.go(tree.here.parent)
    redo = tree.redo_target()
    assert redo is not None
    tree.go(redo)
    assert tree.state == there


def test_another_step_after_an_undo_keeps_the_first_as_a_branch() -> None:
    tree = begun()
    turn = tree.here
    tree.do(Stepped(Step(0, 5, 5)))
    tree.go(turn)
    tree.do(Stepped(Step(0, 4, 4)))
    tree.go(turn)
    assert [node.action for node in tree.here.children] == [
        Stepped(Step(0, 5, 5)),
        Stepped(Step(0, 4, 4)),
    ]


def test_the_same_step_again_goes_back_into_its_branch() -> None:
    tree = begun()
    turn = tree.here
    tree.do(Stepped(Step(0, 5, 5)))
    there = tree.current
    tree.go(turn)
    assert tree.do(Stepped(Step(0, 5, 5))) == WentTo(there)


def test_an_earlier_turn_can_be_gone_back_to_after_its_graphs_were_forgotten() -> None:
    tree = begun()
    turn, before = tree.here, tree.state
    tree.do(Stepped(Step(0, 5, 5)))
    tree.do(Stepped(Step(0, 4, 4)))
    tree.do(HandedOver())
    tree.go(turn)
    assert tree.state.position == before.position
    assert len(pending(tree.state).steps) == 2


def test_an_illegal_step_names_its_rule_and_changes_nothing() -> None:
    tree = begun()
    before = tree.state
    with pytest.raises(IllegalStep) as refused:
        tree.do(Stepped(Step(0, 6, 6)))
    assert refused.value.rule is RuleKey.NO_SUCH_NUMBER
    assert tree.state is before


@pytest.mark.parametrize(
    "action",
    [
        Rolled(BLACK, (1, 2)),
        HandedOver(),
        Answered(accepted=True),
        Resigned(BLACK, 2),
        Resigned(RED, 2),
        Stepped(Step(0, 99, 5)),
    ],
    ids=lambda a: type(a).__name__,
)
def test_what_cannot_happen_now_is_refused(action: Answered) -> None:
    with pytest.raises(IllegalAction):
        begun().do(action)


@pytest.mark.parametrize("side", [RED, BLACK])
def test_either_side_may_give_up_whoever_is_on_turn(side: Side) -> None:
    """S3"""
    tree = begun()
    tree.do(Resigned(side))
    assert pending(tree.state).answerer is side.other
    tree.do(Answered(accepted=True))
    assert tree.state.result is not None
    assert tree.state.result.winner is side.other


def test_nothing_happens_after_the_end() -> None:
    tree = begun()
    tree.do(Left())
    for action in (Rolled(RED, (1, 2)), HandedOver(), Left(), Resigned(RED)):
        with pytest.raises(IllegalAction):
            tree.do(action)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"id": 1, "after": 0, "do": "danced"}, "do"),
        ({"id": True, "after": 0, "do": "left"}, "id"),
        ({"id": 1, "after": -1, "do": "left"}, "after"),
        ({"id": 1, "after": 0, "do": "left", "by": "me"}, "by"),
        ({"id": 1, "after": 0, "do": "stepped", "step": [1, 2]}, "step"),
        ({"id": 1, "after": 0, "do": "stepped", "step": [1, 2, 1.0]}, "step"),
        ({"id": 1, "after": 0, "do": "rolled", "side": 2, "numbers": [1]}, "side"),
        ({"id": 1, "after": 0, "do": "rolled", "side": 0, "numbers": "66"}, "numbers"),
        (
            {"id": 1, "after": 0, "do": "rolled", "side": 0, "numbers": [6], "origin": "luck"},
            "origin",
        ),
        ({"id": 1, "after": 0, "do": "answered", "accepted": 1}, "accepted"),
        ({"id": 1, "after": 0, "do": "resigned", "side": 0, "value": 0}, "value"),
        ({"go": "back"}, "go"),
    ],
)
def test_an_entry_that_cannot_be_read_is_refused_with_its_field(
    data: dict[str, object], field: str
) -> None:
    with pytest.raises(RecordError) as wrong:
        decode(data)
    assert wrong.value.field == field


@pytest.mark.parametrize(
    "entry",
    [
        Did(2, 0, Rolled(RED, (5, 4))),
        Did(1, 7, Rolled(RED, (5, 4))),
        Did(1, 0, Rolled(BLACK, (5, 4))),
        Did(1, 0, Rolled(RED, (5, 7))),
        WentTo(3),
    ],
)
def test_an_entry_that_does_not_follow_is_refused(entry: Entry) -> None:
    tree = GameTree(TRIC_TRAC)
    with pytest.raises(RecordError):
        tree.replay(entry)
    assert tree.current == 0


def test_where_a_throw_came_from_is_part_of_the_record() -> None:
    entry = Did(1, 0, Rolled(RED, (3,), Origin.HAND))
    assert decode(encode(entry)) == entry
    tree = GameTree(BACKGAMMON)
    tree.replay(entry)
    assert tree.state.opening == ((3,), None)


def replayed(*entries: Entry) -> GameTree:
    """The tree that these entries give."""
    tree = GameTree(TRIC_TRAC)
    for entry in entries:
        tree.replay(entry)
    return tree


OPENING = (Did(1, 0, Rolled(RED, (5, 4))), Did(2, 1, Rolled(BLACK, (2, 1))))
ONE_TURN = (
    *OPENING,
    Did(3, 2, Stepped(Step(0, 5, 5))),
    Did(4, 3, Stepped(Step(0, 4, 4))),
    Did(5, 4, HandedOver()),
)


@pytest.mark.parametrize("to", [0, 1, 2, 3, 4])
def test_a_record_never_goes_back_behind_a_throw_already_made(to: int) -> None:
    tree = replayed(*ONE_TURN, Did(6, 5, Rolled(BLACK, (3, 1))))
    before = tree.state
    with pytest.raises(RecordError) as wrong:
        tree.replay(WentTo(to))
    assert wrong.value.key == "leaves-the-throw"
    with pytest.raises(RecordError):
        tree.replay(WentTo(5))
    assert tree.state is before


def test_a_record_never_goes_back_behind_its_end() -> None:
    tree = replayed(*OPENING, Did(3, 2, Stepped(Step(0, 5, 5))), Did(4, 3, Left()))
    with pytest.raises(RecordError):
        tree.replay(WentTo(2))
    assert tree.state.result is not None


def test_steps_written_down_are_taken_back_within_the_throw() -> None:
    tree = replayed(*ONE_TURN[:4], WentTo(2), WentTo(3))
    assert tree.here.entry() == ONE_TURN[2]


@pytest.mark.parametrize("step", [(0, 5, 4), (0, 4, 5), (-1, 4, 5), (0, -1, 5), (10**18, 5, 5)])
def test_a_step_whose_three_numbers_disagree_is_refused(step: tuple[int, int, int]) -> None:
    tree = replayed(*OPENING)
    with pytest.raises(RecordError):
        tree.replay(Did(3, 2, Stepped(Step(*step))))
    assert tree.here.entry() == OPENING[1]


# --- Readers append, writers visit -----------------------------------------------------------


def test_appending_leaves_the_game_where_it_stands_and_keeps_every_way_to_go_on() -> None:
    tree = begun()
    turn = tree.here
    first = tree.append(turn, Stepped(Step(0, 5, 5)), "why not", "circles: 7 red")
    second = tree.append(turn, Stepped(Step(0, 4, 4)))
    third = tree.append(turn, Stepped(Step(0, 5, 5)))
    assert tree.here is turn
    assert turn.children == [first, second, third]
    assert first.others() == [second, third]
    assert second.others() == []
    assert list(turn.main_line()) == [first]
    assert (tree.comments, tree.drawings) == ({first.id: "why not"}, {first.id: "circles: 7 red"})
    assert tree.state_at(first) == tree.state_at(third) != tree.state_at(second)


def test_what_the_rules_forbid_is_not_appended() -> None:
    tree = begun()
    moments = len(tree)
    with pytest.raises(IllegalStep):
        tree.append(tree.here, Stepped(Step(0, 6, 6)))
    assert (len(tree), tree.here.children) == (moments, [])


def test_checkers_are_set_up_in_the_middle_of_a_game_and_it_goes_on_from_there() -> None:
    tree = begun()
    position = parse_position(TRIC_TRAC, "red 13:2 14:2 off:11 / black 15:2 17:2 24:11")
    setup = SetUp(position, BLACK, score=(3, 1))
    node = tree.append(tree.here, setup)
    state = tree.state_at(node)
    assert (state.position, state.to_move, state.score) == (position, BLACK, (3, 1))
    assert state.turn is None
    tree.go(node)
    tree.do(Rolled(BLACK, (2, 1)))
    assert tree.state.position == position
    assert tree.state.turn is not None
    assert tree.turn_back_target() is None


def test_a_set_up_that_cannot_be_played_from_is_refused_and_changes_nothing() -> None:
    tree = begun()
    with pytest.raises(PositionError):
        tree.append(tree.here, SetUp(TRIC_TRAC.setup, RED, roll=(7, 1)))
    assert tree.here.children == []


def test_states_that_are_kept_no_longer_come_again_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tree_nodes, "MOST_KEPT", 6)
    tree, entries = random_game(BACKGAMMON, 3)
    monkeypatch.undo()
    again = GameTree(BACKGAMMON)
    for entry in entries:
        again.replay(entry)
    for number in random.Random(1).sample(range(len(tree)), 60):
        here, there = tree.node(number), again.node(number)
        assert tree.state_at(here) == again.state_at(there)
        assert tree.effects_at(here) == again.effects_at(there)


def test_the_first_of_what_was_believed_that_cannot_be_is_found() -> None:
    tree = GameTree(TRIC_TRAC)
    for entry in ONE_TURN:
        tree.believe(entry)
    assert tree.first_wrong() is None
    assert tree.state == replayed(*ONE_TURN).state
    wrong = GameTree(TRIC_TRAC)
    for entry in (*OPENING, Did(3, 2, Stepped(Step(0, 4, 4))), Did(4, 3, Stepped(Step(0, 4, 4)))):
        wrong.believe(entry)
    assert wrong.first_wrong() is wrong.node(4)


def test_a_tree_comes_back_from_its_own_entries() -> None:
    tree, _ = random_game(TRIC_TRAC, 7)
    tree.note(tree.node(2), "The opening.")
    tree.draw(tree.node(3), "circles: 7 red")
    again = GameTree(TRIC_TRAC, free=True)
    for entry in tree.entries():
        again.replay(entry)
    assert [node.entry() for node in again.nodes()] == [node.entry() for node in tree.nodes()]
    assert (again.current, again.comments) == (tree.current, tree.comments)
    assert again.drawings == tree.drawings


def test_the_last_step_of_a_throw_is_where_taking_back_leads() -> None:
    tree = begun()
    before = tree.here
    assert tree.step_target() is None
    tree.do(Stepped(Step(0, 5, 5)))
    assert tree.step_target() is before
    tree.do(Resigned(RED, 1))
    tree.do(Answered(accepted=False))
    assert tree.step_target() is before


def test_a_moment_is_gone_to_with_the_word_agreed_or_without_it() -> None:
    assert decode({"go": 3}) == WentTo(3)
    assert not decode({"go": 3}).agreed  # type: ignore[union-attr]
    assert decode({"go": 3, "agreed": True}) == WentTo(3, agreed=True)

"""Records that go anywhere, and those that leave a throw only because both sides agreed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.free_play import wander
from trictrac_gui.engine.entries import (
    LONGEST_NOTE,
    Did,
    Entry,
    Marked,
    Noted,
    RecordError,
    TakenBack,
    WentTo,
    decode,
    encode,
)
from trictrac_gui.engine.match import SINGLE_GAME, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import (
    Answered,
    Doubled,
    Dropped,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND


def play_turn(tree: GameTree, *numbers: int, origin: Origin = Origin.DICE) -> int:
    """Throw, unless the throw lies there, play the first steps there are, and hand over."""
    side = pending(tree.state).thrower
    if side is not None:
        tree.do(Rolled(side, numbers, origin))
    thrown = tree.current
    while not pending(tree.state).may_hand_over:
        tree.do(Stepped(pending(tree.state).steps[0]))
    tree.do(HandedOver())
    return thrown


def begun(*, free: bool = False, match: object = None) -> GameTree:
    """Backgammon with White to play 6-5."""
    chosen = match_to(5, cube=True) if match else SINGLE_GAME
    tree = GameTree(BACKGAMMON, chosen, free=free)
    tree.do(Rolled(FIRST, (6,)))
    tree.do(Rolled(SECOND, (5,)))
    return tree


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), acts=st.integers(1, 160))
def test_a_walk_through_a_free_game_replays_identically(
    variant: Variant, seed: int, acts: int
) -> None:
    match = match_to(3, cube=variant.has_cube)
    tree = GameTree(variant, match, free=True)
    entries = wander(tree, Random(seed), acts)
    again = GameTree(variant, match, free=True)
    for entry in entries:
        again.replay(decode(encode(entry)))
    assert again.current == tree.current
    assert again.state == tree.state
    assert [node.id for node in again.line()] == [node.id for node in tree.line()]
    assert dict(again.comments) == dict(tree.comments)
    assert dict(again.drawings) == dict(tree.drawings)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_free_walk_is_refused_by_a_game_that_counts(seed: int) -> None:
    tree = GameTree(BACKGAMMON, free=True)
    entries = wander(tree, Random(seed), 120)
    counting = GameTree(BACKGAMMON)
    left = False
    for entry in entries:
        before = counting.state, counting.current
        try:
            counting.replay(entry)
        except RecordError:
            left = True
            assert (counting.state, counting.current) == before
            break
    throws = [entry for entry in entries if isinstance(entry, Did) and entry.parent == 0]
    assert left or len(throws) <= 1


def test_a_free_game_takes_everything_back_even_its_end() -> None:
    tree = begun(free=True)
    play_turn(tree)
    tree.do(Left())
    passed = [tree.current]
    while (target := tree.undo_target()) is not None:
        tree.go(target)
        passed.append(tree.current)
    assert passed[-1] == 0
    for expected in passed[-2::-1]:
        following = tree.redo_target()
        assert following is not None
        tree.go(following)
        assert tree.current == expected
    assert tree.state.result is not None


def test_another_throw_from_an_earlier_place_makes_a_branch_and_loses_nothing() -> None:
    tree = begun(free=True)
    play_turn(tree)
    there = tree.here
    tree.do(Rolled(SECOND, (4, 3)))
    first = tree.here
    tree.go(there)
    tree.do(Rolled(SECOND, (6, 1), Origin.HAND))
    assert there.children == [first, tree.here]
    assert tree.line()[-1].id == tree.current
    tree.go(first)
    assert tree.state.turn is not None
    assert tree.state.turn.roll == (4, 3)


def test_going_far_away_makes_the_whole_way_there_the_line_that_redo_follows() -> None:
    tree = begun(free=True)
    play_turn(tree)
    play_turn(tree, 4, 3)
    far = tree.here
    tree.go(tree.node(2))
    tree.do(Stepped(pending(tree.state).steps[-1]))
    tree.go(far)
    tree.go(tree.root)
    assert tree.line() == tree.path(far)


def test_a_turn_is_left_only_with_the_word_that_both_sides_agreed() -> None:
    tree = begun()
    thrown = play_turn(tree)
    with pytest.raises(RecordError) as wrong:
        tree.replay(WentTo(thrown))
    assert (wrong.value.key, wrong.value.field) == ("leaves-the-throw", "go")
    tree.replay(WentTo(thrown, agreed=True))
    assert tree.state.turn is not None
    assert tree.state.turn.roll == (6, 5)


def test_dice_that_have_fallen_come_again_however_the_turn_is_played() -> None:
    tree = begun()
    thrown = play_turn(tree)
    play_turn(tree, 4, 3)
    assert tree.turn_back_target() is not None
    tree.replay(WentTo(thrown, agreed=True))
    while not pending(tree.state).may_hand_over:
        tree.do(Stepped(pending(tree.state).steps[-1]))
    tree.do(HandedOver())
    assert tree.known_throw() == Rolled(SECOND, (4, 3))
    with pytest.raises(RecordError) as wrong:
        tree.replay(Did(_next_id(tree), tree.current, Rolled(SECOND, (6, 6))))
    assert (wrong.value.key, wrong.value.field) == ("other-dice", "numbers")
    tree.replay(Did(_next_id(tree), tree.current, Rolled(SECOND, (4, 3))))


def _next_id(tree: GameTree) -> int:
    known = 0
    while tree.knows(known):
        known += 1
    return known


def test_dice_come_again_also_behind_a_cube_that_was_not_turned_before() -> None:
    tree = begun(match=True)
    thrown = play_turn(tree)
    tree.do(Rolled(SECOND, (6, 6)))
    tree.go(tree.node(thrown), agreed=True)
    play_turn(tree)
    tree.do(Doubled(SECOND))
    tree.do(Took())
    assert tree.known_throw() == Rolled(SECOND, (6, 6))


def test_a_turn_taken_back_can_be_taken_up_again() -> None:
    tree = begun()
    play_turn(tree)
    second = play_turn(tree, 4, 3)
    tree.do(Rolled(FIRST, (2, 1)))
    before = tree.here
    target = tree.turn_back_target()
    assert target is not None
    assert target.id == second
    tree.go(target, agreed=True)
    assert tree.turn_forward_target() is before
    target = tree.turn_back_target()
    assert target is tree.node(2)
    tree.go(target, agreed=True)
    assert tree.turn_forward_target() is tree.node(second)
    assert tree.turn_back_target() is None


def test_nothing_goes_back_into_another_game() -> None:
    tree = begun(match=True)
    play_turn(tree)
    tree.do(Doubled(SECOND))
    before = tree.current
    tree.do(Took())
    play_turn(tree, 3, 1)
    side = tree.state.to_move
    assert side is not None
    tree.do(Resigned(side, 1))
    tree.do(Answered(accepted=True))
    with pytest.raises(RecordError):
        tree.replay(WentTo(before, agreed=True))
    tree.do(StartedNext())
    with pytest.raises(RecordError) as wrong:
        tree.replay(WentTo(before, agreed=True))
    assert wrong.value.key == "leaves-the-throw"
    assert not tree.may_go(tree.node(before))
    assert tree.turn_back_target() is None


def test_a_double_is_withdrawn_by_the_side_that_offered_it_until_it_is_answered() -> None:
    """S8: withdrawing needs nobody's leave; once it is taken, both have to agree."""
    tree = begun(match=True)
    play_turn(tree)
    thrown_for = tree.here
    tree.do(Doubled(SECOND))
    assert tree.undo_target() is thrown_for
    with pytest.raises(RecordError):
        tree.replay(WentTo(thrown_for.id))  # a program that knows nothing of it
    tree.replay(WentTo(thrown_for.id, back=TakenBack.DOUBLE))
    assert tree.state.double is None
    assert pending(tree.state).thrower is SECOND
    tree.do(Doubled(SECOND))
    tree.do(Took())
    assert tree.undo_target() is None
    for back in (None, TakenBack.DOUBLE):
        with pytest.raises(RecordError):
            tree.replay(WentTo(thrown_for.id, back=back))


def test_a_finished_turn_is_undone_alone_until_something_follows() -> None:
    tree = begun()
    play_turn(tree)
    last = tree.here.parent
    assert last is not None
    before = last.parent
    assert before is not None
    assert tree.undo_target() is None
    assert tree.undo_target(finished=True) is before
    with pytest.raises(RecordError):
        tree.replay(WentTo(before.id))
    tree.replay(WentTo(before.id, back=TakenBack.TURN))
    assert pending(tree.state).mover is FIRST
    tree.do(Stepped(pending(tree.state).steps[0]))
    tree.do(HandedOver())
    tree.do(Rolled(SECOND, (6, 4)))
    assert tree.undo_target(finished=True) is None
    with pytest.raises(RecordError):
        tree.replay(WentTo(before.id, back=TakenBack.TURN))


@pytest.mark.parametrize("kind", ["drop", "resignation"])
def test_the_word_that_ended_a_game_is_taken_back_when_both_agree(kind: str) -> None:
    tree = begun(match=True)
    play_turn(tree)
    before = tree.here
    if kind == "drop":
        tree.do(Doubled(SECOND))
        before = tree.here
        tree.do(Dropped())
    else:
        tree.do(Resigned(FIRST, 1))
        tree.do(Answered(accepted=True))
    assert tree.state.match.score == (0, 1)
    assert tree.turn_back_target() is before
    assert tree.may_go(before)
    for entry in (WentTo(before.id), WentTo(before.id, agreed=True)):
        with pytest.raises(RecordError):
            tree.replay(entry)
    tree.replay(WentTo(before.id, agreed=True, back=TakenBack.END))
    assert tree.state.result is None
    assert tree.state.match.score == (0, 0)


def test_a_game_that_was_left_or_played_out_is_not_taken_up_again() -> None:
    tree = begun()
    play_turn(tree)
    tree.do(Left())
    assert not any(tree.may_go(node) for node in tree.path()[:-1])


def test_what_takes_back_nothing_of_the_kind_is_no_record() -> None:
    tree = begun(match=True)
    play_turn(tree)
    for back in TakenBack:
        with pytest.raises(RecordError):
            tree.replay(WentTo(2, agreed=True, back=back))


def test_a_tree_with_words_taken_back_replays_from_its_own_entries() -> None:
    tree = begun(match=True)
    play_turn(tree)
    tree.do(Doubled(SECOND))
    tree.go(tree.node(tree.current - 1))
    tree.do(Doubled(SECOND))
    tree.do(Dropped())
    tree.go(tree.turn_back_target() or tree.root, agreed=True)
    tree.do(Took())
    play_turn(tree, 6, 1)
    target = tree.undo_target(finished=True)
    assert target is not None
    tree.go(target)
    again = tree.anew()
    for entry in tree.entries():
        again.replay(decode(encode(entry)))
    assert again.state == tree.state
    assert len(again) == len(tree)


@pytest.mark.parametrize("entry", [Noted(2, "Warum nicht 13/7?"), Marked(2, "circles: 7 red")])
def test_what_is_said_of_a_moment_is_kept_and_can_be_taken_away(entry: Entry) -> None:
    assert isinstance(entry, Noted | Marked)
    tree = begun()
    tree.replay(decode(encode(entry)))
    kept = tree.comments if isinstance(entry, Noted) else tree.drawings
    assert kept[2] == entry.text
    tree.replay(type(entry)(2, ""))
    assert 2 not in kept


def test_a_note_is_written_after_the_end_too() -> None:
    tree = begun()
    tree.do(Left())
    tree.replay(Noted(1, "A short game."))
    assert tree.comments[1] == "A short game."


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"go": 1, "agreed": False}, "agreed"),
        ({"go": 1, "agreed": 1}, "agreed"),
        ({"go": 1, "by": "me"}, "by"),
        ({"note": "x"}, "at"),
        ({"note": 3, "at": 0}, "note"),
        ({"note": "x", "at": -1}, "at"),
        ({"note": "x", "at": True}, "at"),
        ({"note": "x", "at": 0, "marks": ""}, "marks"),
        ({"note": "x" * (LONGEST_NOTE + 1), "at": 0}, "note"),
        ({"marks": ["red"], "at": 0}, "marks"),
        ({"marks": "x" * (LONGEST_NOTE + 1), "at": 0}, "marks"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_its_field(
    data: dict[str, object], field: str
) -> None:
    with pytest.raises(RecordError) as wrong:
        decode(data)
    assert wrong.value.field == field


@pytest.mark.parametrize("entry", [Noted(9, "x"), Marked(9, "x"), WentTo(9), WentTo(9, True)])
@pytest.mark.parametrize("free", [True, False])
def test_what_is_said_of_a_moment_that_is_not_there_is_refused(entry: Entry, free: bool) -> None:
    tree = begun(free=free)
    with pytest.raises(RecordError) as wrong:
        tree.replay(entry)
    assert wrong.value.key == "no-such-moment"


def test_earlier_moments_are_at_hand_without_moving_there() -> None:
    tree = GameTree(TRIC_TRAC)
    rng = Random(5)
    states = {0: tree.state}
    while tree.state.result is None and len(states) < 300:
        now = pending(tree.state)
        if now.thrower is not None:
            tree.do(Rolled(now.thrower, (rng.randint(1, 6), rng.randint(1, 6))))
        elif now.steps:
            tree.do(Stepped(rng.choice(now.steps)))
        else:
            tree.do(HandedOver())
        states[tree.current] = tree.state
    here = tree.current
    for at in rng.sample(sorted(states), 120):
        assert tree.state_at(tree.node(at)) == states[at]
        assert tree.current == here

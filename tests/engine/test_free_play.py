"""Records that go anywhere, and those that leave a throw only because both sides agreed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.free_play import wander
from trictrac_gui.engine.entries import LONGEST_NOTE
from trictrac_gui.engine.match import SINGLE_GAME, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.record import (
    Did,
    Entry,
    GameRecord,
    Marked,
    Noted,
    RecordError,
    WentTo,
    decode,
    encode,
)
from trictrac_gui.engine.state import (
    Answered,
    Doubled,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND


def play_turn(record: GameRecord, *numbers: int, origin: Origin = Origin.DICE) -> int:
    """Throw, unless the throw lies there, play the first steps there are, and hand over."""
    side = pending(record.state).thrower
    if side is not None:
        record.do(Rolled(side, numbers, origin))
    thrown = record.current
    while not pending(record.state).may_hand_over:
        record.do(Stepped(pending(record.state).steps[0]))
    record.do(HandedOver())
    return thrown


def begun(*, free: bool = False, match: object = None) -> GameRecord:
    """Backgammon with White to play 6-5."""
    chosen = match_to(5, cube=True) if match else SINGLE_GAME
    record = GameRecord(BACKGAMMON, chosen, free=free)
    record.do(Rolled(FIRST, (6,)))
    record.do(Rolled(SECOND, (5,)))
    return record


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), acts=st.integers(1, 160))
def test_a_walk_through_a_free_game_replays_identically(
    variant: Variant, seed: int, acts: int
) -> None:
    match = match_to(3, cube=variant.has_cube)
    record = GameRecord(variant, match, free=True)
    entries = wander(record, Random(seed), acts)
    again = GameRecord(variant, match, free=True)
    for entry in entries:
        again.replay(decode(encode(entry)))
    assert again.current == record.current
    assert again.state == record.state
    assert [did.id for did in again.line()] == [did.id for did in record.line()]
    assert dict(again.notes) == dict(record.notes)
    assert dict(again.marks) == dict(record.marks)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_free_walk_is_refused_by_a_game_that_counts(seed: int) -> None:
    record = GameRecord(BACKGAMMON, free=True)
    entries = wander(record, Random(seed), 120)
    counting = GameRecord(BACKGAMMON)
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
    record = begun(free=True)
    play_turn(record)
    record.do(Left())
    passed = [record.current]
    while (target := record.undo_target()) is not None:
        record.go(target)
        passed.append(record.current)
    assert passed[-1] == 0
    for expected in passed[-2::-1]:
        following = record.redo_target()
        assert following is not None
        record.go(following.id)
        assert record.current == expected
    assert record.state.result is not None


def test_another_throw_from_an_earlier_place_makes_a_branch_and_loses_nothing() -> None:
    record = begun(free=True)
    play_turn(record)
    there = record.current
    record.do(Rolled(SECOND, (4, 3)))
    first = record.current
    record.go(there)
    record.do(Rolled(SECOND, (6, 1), Origin.HAND))
    assert [did.id for did in record.children(there)] == [first, record.current]
    assert record.line()[-1].id == record.current
    record.go(first)
    assert record.state.turn is not None
    assert record.state.turn.roll == (4, 3)


def test_going_far_away_makes_the_whole_way_there_the_line_that_redo_follows() -> None:
    record = begun(free=True)
    play_turn(record)
    play_turn(record, 4, 3)
    far = record.current
    record.go(2)
    record.do(Stepped(pending(record.state).steps[-1]))
    record.go(far)
    record.go(0)
    assert [did.id for did in record.line()] == [did.id for did in record.path(far)]


def test_a_turn_is_left_only_with_the_word_that_both_sides_agreed() -> None:
    record = begun()
    thrown = play_turn(record)
    with pytest.raises(RecordError) as wrong:
        record.replay(WentTo(thrown))
    assert (wrong.value.key, wrong.value.field) == ("leaves-the-throw", "go")
    record.replay(WentTo(thrown, agreed=True))
    assert record.state.turn is not None
    assert record.state.turn.roll == (6, 5)


def test_dice_that_have_fallen_come_again_however_the_turn_is_played() -> None:
    record = begun()
    thrown = play_turn(record)
    play_turn(record, 4, 3)
    assert record.turn_back_target() is not None
    record.replay(WentTo(thrown, agreed=True))
    while not pending(record.state).may_hand_over:
        record.do(Stepped(pending(record.state).steps[-1]))
    record.do(HandedOver())
    assert record.known_throw() == Rolled(SECOND, (4, 3))
    with pytest.raises(RecordError) as wrong:
        record.replay(Did(_next_id(record), record.current, Rolled(SECOND, (6, 6))))
    assert (wrong.value.key, wrong.value.field) == ("other-dice", "numbers")
    record.replay(Did(_next_id(record), record.current, Rolled(SECOND, (4, 3))))


def _next_id(record: GameRecord) -> int:
    known = 0
    while record.knows(known):
        known += 1
    return known


def test_dice_come_again_also_behind_a_cube_that_was_not_turned_before() -> None:
    record = begun(match=True)
    thrown = play_turn(record)
    record.do(Rolled(SECOND, (6, 6)))
    record.go(thrown, agreed=True)
    play_turn(record)
    record.do(Doubled(SECOND))
    record.do(Took())
    assert record.known_throw() == Rolled(SECOND, (6, 6))


def test_a_turn_taken_back_can_be_taken_up_again() -> None:
    record = begun()
    play_turn(record)
    second = play_turn(record, 4, 3)
    record.do(Rolled(FIRST, (2, 1)))
    before = record.current
    target = record.turn_back_target()
    assert target == second
    record.go(target, agreed=True)
    assert record.turn_forward_target() == before
    target = record.turn_back_target()
    assert target == 2
    record.go(target, agreed=True)
    assert record.turn_forward_target() == second
    assert record.turn_back_target() is None


def test_nothing_goes_back_behind_an_end_or_into_another_game() -> None:
    record = begun(match=True)
    play_turn(record)
    record.do(Doubled(SECOND))
    before = record.current
    record.do(Took())
    play_turn(record, 3, 1)
    side = record.state.to_move
    assert side is not None
    record.do(Resigned(side, 1))
    record.do(Answered(accepted=True))
    with pytest.raises(RecordError):
        record.replay(WentTo(before, agreed=True))
    record.do(StartedNext())
    with pytest.raises(RecordError) as wrong:
        record.replay(WentTo(before, agreed=True))
    assert wrong.value.key == "leaves-the-throw"
    assert not record.may_go(before)
    assert record.turn_back_target() is None


@pytest.mark.parametrize("entry", [Noted(2, "Warum nicht 13/7?"), Marked(2, "circles: 7 red")])
def test_what_is_said_of_a_moment_is_kept_and_can_be_taken_away(entry: Entry) -> None:
    assert isinstance(entry, Noted | Marked)
    record = begun()
    record.replay(decode(encode(entry)))
    kept = record.notes if isinstance(entry, Noted) else record.marks
    assert kept[2] == entry.text
    record.replay(type(entry)(2, ""))
    assert 2 not in kept


def test_a_note_is_written_after_the_end_too() -> None:
    record = begun()
    record.do(Left())
    record.replay(Noted(1, "A short game."))
    assert record.notes[1] == "A short game."


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
    record = begun(free=free)
    with pytest.raises(RecordError) as wrong:
        record.replay(entry)
    assert wrong.value.key == "no-such-moment"


def test_earlier_moments_are_at_hand_without_moving_there() -> None:
    record = GameRecord(TRIC_TRAC)
    rng = Random(5)
    states = {0: record.state}
    while record.state.result is None and len(states) < 300:
        now = pending(record.state)
        if now.thrower is not None:
            record.do(Rolled(now.thrower, (rng.randint(1, 6), rng.randint(1, 6))))
        elif now.steps:
            record.do(Stepped(rng.choice(now.steps)))
        else:
            record.do(HandedOver())
        states[record.current] = record.state
    here = record.current
    for at in rng.sample(sorted(states), 120):
        assert record.state_at(at) == states[at]
        assert record.current == here

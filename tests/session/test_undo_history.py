"""A value that changes: every change is taken back and made again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from trictrac_gui.session.undo_history import UndoHistory


@given(some.lists(some.integers(0, 3)))
def test_everything_it_has_been_comes_again_both_ways(values: list[int]) -> None:
    history = UndoHistory(0)
    seen = [0]
    for value in values:
        changed = history.change(value)
        assert changed is (value != seen[-1])
        if changed:
            seen.append(value)
    for earlier in reversed(seen[:-1]):
        assert history.may_undo
        history.undo()
        assert history.value == earlier
    assert not history.may_undo
    history.undo()
    for later in seen[1:]:
        assert history.may_redo
        history.redo()
        assert history.value == later
    assert not history.may_redo
    history.redo()
    assert history.value == seen[-1]


def test_a_change_after_taking_back_forgets_what_was_taken_back() -> None:
    history = UndoHistory("a")
    history.change("b")
    history.undo()
    assert not history.change("a")
    assert history.may_redo
    history.change("c")
    assert not history.may_redo
    history.undo()
    assert history.value == "a"

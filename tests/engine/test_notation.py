"""Positions and plays as text: what is written can be read, and what is wrong is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.engine.model import Counts, Position, Side, Step
from trictrac_gui.engine.notation import (
    PositionError,
    format_play,
    format_position,
    parse_position,
)
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS


@st.composite
def positions(draw: st.DrawFn, variant: Variant) -> Position:
    """Any position the variant knows: the sides on places of their own."""
    last = variant.track.last
    facing = variant.track.facing[Side.FIRST]
    taken: set[int] = set()
    both: list[Counts] = []
    for side in Side:
        counts = [0] * (last + 1)
        free = [i for i in range(last) if i not in variant.special and i not in taken]
        for index in draw(st.lists(st.sampled_from(free), max_size=variant.checkers)):
            counts[index] += 1
        counts[last] = variant.checkers - sum(counts)
        if side is Side.FIRST:
            taken = {f for i, f in enumerate(facing) if f is not None and counts[i]}
        both.append(tuple(counts))
    return Position((both[0], both[1]))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@given(data=st.data())
def test_a_position_that_is_written_can_be_read(variant: Variant, data: st.DataObject) -> None:
    position = data.draw(positions(variant))
    assert parse_position(variant, format_position(variant, position)) == position


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("red 24:1 / black 24:15", "on-own-target"),
        ("red 12:1 / black 24:15", "on-opponents-hucke"),
        ("red 13:1 / black 24:15", "alone-on-hucke"),
        ("red 2:16 / black 24:15", "too-many"),
        ("red 2:1 off:13 / black 24:15", "not-fifteen"),
        ("red 5:1 / black 5:1", "both-sides"),
    ],
)
def test_checkers_that_cannot_stand_so_are_refused(text: str, key: str) -> None:
    with pytest.raises(PositionError) as wrong:
        parse_position(TRIC_TRAC, text)
    assert wrong.value.fault.key == key


@pytest.mark.parametrize(
    "text",
    [
        "red 5:1",
        "red 5:1 / white 6:1",
        "red 5 / black 6:1",
        "red 05:1 / black 6:1",
        "red 5:1 5:1 / black 6:1",
        "red 5:² / black 6:1",
        "red 25:1 / black 6:1",
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="needed|no point"):
        parse_position(TRIC_TRAC, text)


def play(text: str, *steps: tuple[int, int], side: Side = Side.FIRST) -> str:
    """A play of Backgammon from steps given in the mover's own numbers."""
    position = parse_position(BACKGAMMON, text)
    listed = [Step(25 - src, 25 - dst, src - dst) for src, dst in steps]
    return format_play(BACKGAMMON, side, position, listed)


def test_steps_of_one_checker_are_joined() -> None:
    assert play("white 24:2 off:13 / black 1:15", (24, 18), (18, 14)) == "24/14"


def test_a_rest_is_named_where_it_hits() -> None:
    text = "white 24:2 off:13 / black 18:1 1:14"
    assert play(text, (24, 18), (18, 14)) == "24/18*/14"


def test_repeats_are_counted_and_the_farther_checker_is_named_first() -> None:
    text = "white 13:2 24:2 off:11 / black 1:15"
    assert play(text, (13, 7), (24, 18), (13, 7), (24, 18)) == "24/18(2) 13/7(2)"


def test_the_bar_and_the_tray_have_their_words() -> None:
    assert play("white bar:1 6:14 / black 1:15", (25, 20), (6, 0)) == "bar/20 6/off"


def test_black_is_written_in_its_own_numbers() -> None:
    text = "white 24:2 off:13 / black 1:15"
    assert play(text, (24, 18), side=Side.SECOND) == "24/18"


def test_a_play_of_nothing_is_empty() -> None:
    assert play("white 24:2 off:13 / black 1:15") == ""

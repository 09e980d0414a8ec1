"""Clocks with free seconds in each turn and a reserve, without a single look at the time."""

from __future__ import annotations

import pytest

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.clock import (
    Clock,
    ClockRule,
    decode_left,
    decode_rule,
    encode_left,
    encode_rule,
)
from trictrac_gui.engine.model import Side

WHITE, BLACK = Side.FIRST, Side.SECOND
RULE = ClockRule(delay=12, reserve=600)


def running(side: Side = WHITE, now: float = 100.0) -> Clock:
    return Clock.of(RULE).turned_to(side, now)


def test_the_free_seconds_cost_nothing() -> None:
    clock = running()
    assert clock.free(WHITE, 107) == 5
    assert clock.reserve(WHITE, 112) == 600


def test_what_goes_beyond_them_is_taken_off_the_reserve() -> None:
    clock = running()
    assert clock.free(WHITE, 130) == 0
    assert clock.reserve(WHITE, 130) == 582
    assert clock.reserve(BLACK, 130) == 600


def test_each_turn_has_its_own_free_seconds() -> None:
    clock = running()
    for turn in range(1, 11):
        clock = clock.turned_to(WHITE if clock.side is BLACK else BLACK, 100 + 10 * turn)
    assert [clock.reserve(side, 200) for side in Side] == [600, 600]


def test_a_side_that_goes_on_deciding_has_no_second_helping() -> None:
    clock = running().turned_to(WHITE, 110)
    assert clock.free(WHITE, 111) == 1
    assert clock.reserve(WHITE, 122) == 590


@pytest.mark.parametrize("before", [5.0, 20.0])
def test_a_pause_costs_nothing_and_gives_nothing(before: float) -> None:
    paused = running().pause(100 + before)
    assert paused.paused
    assert paused.reserve(WHITE, 5000) == running().reserve(WHITE, 100 + before)
    again = paused.resume(5000)
    assert again.reserve(WHITE, 5030) == 600 - (before + 30 - 12)
    assert again.resume(5040) == again


def test_a_turn_that_passes_during_a_pause_waits_as_well() -> None:
    clock = running().pause(104).turned_to(BLACK, 200)
    assert clock.paused
    assert clock.resume(300).free(BLACK, 305) == 7


def test_nobodys_time_runs_between_games() -> None:
    clock = running().turned_to(None, 120)
    assert clock.reserve(WHITE, 9999) == 592
    assert not clock.paused
    assert clock.pause(9999) == clock


def test_the_reserve_stops_at_nothing() -> None:
    assert running().reserve(WHITE, 10**6) == 0
    assert running().turned_to(BLACK, 10**6).left == (0, 600)


def test_a_clock_that_goes_backwards_costs_nothing() -> None:
    assert running().reserve(WHITE, 50) == 600
    assert running().free(WHITE, 50) == 12


def test_times_and_rules_are_kept_and_read_again() -> None:
    clock = running()
    assert decode_left(RULE, encode_left(clock, 130)) == (582, 600)
    assert decode_rule(encode_rule(RULE)) == RULE


@pytest.mark.parametrize("value", [None, [1], [1, 2, 3], [1, -1], [1, "2"], [0, 6001], [0, True]])
def test_times_that_cannot_be_are_left_aside(value: object) -> None:
    assert decode_left(RULE, value) is None


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"delay": -1}, "delay"),
        ({"delay": 1.5}, "delay"),
        ({"reserve": 10**6}, "reserve"),
        ({"reserve": None}, "reserve"),
        ({"hour": 1}, "hour"),
    ],
)
def test_a_rule_that_cannot_be_names_its_field(changed: dict[str, object], field: str) -> None:
    with pytest.raises(DecodingError, match=field):
        decode_rule({**encode_rule(RULE), **changed})


def test_a_clock_without_a_reserve_or_without_free_seconds_can_be_agreed_on() -> None:
    for rule in (ClockRule(12, 0), ClockRule(0, 600)):
        assert decode_rule(encode_rule(rule)) == rule

"""Tric Trac with the Hucke: start points, pairs on the Hucke, and points for hits and arrivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from trictrac_gui.engine.graph import Node, Throw, build, count
from trictrac_gui.engine.landing import two_or_more_close_a_point
from trictrac_gui.engine.model import CHECKERS, OFF, Position, Roll, Side
from trictrac_gui.engine.obligations import BOTH_NUMBERS, HIGHER_NUMBER
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending, GameState, Result
from trictrac_gui.engine.variant import (
    DiceRule,
    Gate,
    Halt,
    Obligation,
    OpeningRule,
    Option,
    OptionValues,
    PositionFault,
    Track,
    Variant,
)

TRACK = Track(
    (
        (*range(1, 24), OFF),  # Red: 1 over 12 and 13 to 24, its target (T5, T7)
        (*range(24, 1, -1), OFF),  # Black: 24 over 13 and 12 to 1 (T6, T7)
    )
)

START = 0
HUCKE = 12
"""T13 puts the Hucke on the first point of the second half: 13 for Red, 12 for Black."""
HISTORIC_HUCKE = 11
"""The runner's own twelfth point: 12 for Red, 13 for Black (R2)."""

ALL_ON_START = (CHECKERS,) + (0,) * TRACK.last


def closed_points(position: Position, side: Side, variant: Variant) -> tuple[RuleKey | None, ...]:
    """Points held by two or more, and the opponent's Hucke even when it is empty (T17, T25, R8)."""
    theirs = variant.special[1]
    points = two_or_more_close_a_point(position, side, variant)
    return tuple(
        RuleKey.OPPONENTS_HUCKE if index == theirs else key for index, key in enumerate(points)
    )


def leave_the_start_point_first(throw: Throw, board: int, memory: int) -> tuple[int, ...] | None:
    """Until the start point is empty only its checkers move (T9, T19).

    The checker that has just left it may go on with the other number (R5).
    """
    if not count(board, START):
        return None
    return (START, memory) if memory else (START,)


def start_point_strictly_first(throw: Throw, board: int, memory: int) -> tuple[int, ...] | None:
    """Until the start point is empty only its checkers move, and none of them goes on (R5)."""
    return (START,) if count(board, START) else None


def who_left_the_start_point(memory: int, board: int, src: int, dst: int) -> int:
    """Where the checker stands that has just left the start point, while others wait there (R5).

    Once the start point is empty every checker is free and nothing need be remembered (R6).
    """
    return dst if src == START and dst != TRACK.last and count(board, START) else 0


def no_rest_alone_on_the_hucke(throw: Throw, board: int) -> tuple[int, ...]:
    """A checker alone on its Hucke, which was empty, may not go on in the same throw (R7)."""
    hucke = _own_hucke(throw)
    alone = not count(throw.board, hucke) and count(board, hucke) == 1
    return (hucke,) if alone else ()


def enter_the_hucke_in_pairs(throw: Throw, ends: Sequence[Node]) -> Sequence[Node]:
    """After the throw a Hucke that was empty holds none, or two at least (T14, R9, R10)."""
    hucke = _own_hucke(throw)
    if count(throw.board, hucke):
        return ends
    return [end for end in ends if end.count(hucke) != 1]


def leave_the_hucke_in_pairs(throw: Throw, ends: Sequence[Node]) -> Sequence[Node]:
    """The last two checkers leave their Hucke within the same throw (T16, R10)."""
    hucke = _own_hucke(throw)
    if not count(throw.board, hucke):
        return ends
    return [end for end in ends if end.count(hucke) != 1]


def _own_hucke(throw: Throw) -> int:
    hucke = throw.variant.special[0]
    assert hucke is not None
    return hucke


def leave_the_board_freely(throw: Throw, board: int, src: int, number: int) -> RuleKey | None:
    """A number that reaches or passes the target bears the checker off at once (T20, R19)."""
    return None


def higher_total_begins(first: Roll, second: Roll) -> Side | None:
    """The higher total of both dice begins; equal totals are thrown again (T8, R3)."""
    if sum(first) == sum(second):
        return None
    return Side.FIRST if sum(first) > sum(second) else Side.SECOND


def with_that_throw(first: Roll, second: Roll) -> Roll:
    """Whoever begins plays the opening throw just made, a double included (T8, R4)."""
    return max(first, second, key=sum)


def played_once(roll: Roll) -> tuple[int, ...]:
    """Each die is one number, of a double too (T10, T12)."""
    return roll


def after_a_double(roll: Roll) -> bool:
    """The same side throws again after a double, even one that could not be played (T12, R12)."""
    return roll[0] == roll[1]


def twelve_points(state: GameState, both_passed: bool) -> Result | None:
    """Twelve points or more win (T2, R14); if neither side can ever move, nobody does (R16)."""
    target = state.variant.target
    for side in Side:
        if target is not None and state.score[side] >= target:
            return Result(side, Ending.POINTS, 1)
    if both_passed and _stuck(state):
        return Result(None, Ending.DRAWN, 0)
    return None


def _stuck(state: GameState) -> bool:
    """Whether neither side could move with any throw."""
    return not any(
        build(state.variant, state.position, side, played_once(roll)).root.legal
        for side in Side
        for roll in combinations_with_replacement(range(1, 7), 2)
    )


def huckes_as_they_must_be(
    position: Position, side: Side, variant: Variant
) -> PositionFault | None:
    """No checker stands on the opponent's Hucke (T17), none alone on its own (T14, T16)."""
    own, theirs = variant.special
    counts = position.counts[side]
    if theirs is not None and counts[theirs]:
        return PositionFault("on-opponents-hucke", side, variant.track.place(side, theirs))
    if own is not None and counts[own] == 1:
        return PositionFault("alone-on-hucke", side, variant.track.place(side, own))
    return None


LEAVE_START = Gate(RuleKey.START_POINT_NOT_EMPTY, leave_the_start_point_first)
LEAVE_START_STRICTLY = Gate(RuleKey.START_POINT_NOT_EMPTY, start_point_strictly_first)


def house_rules(variant: Variant, values: OptionValues) -> Variant:
    """The game with the Hucke where the players want it and the start as strict as they want it."""
    historic = values["hucke"] == "historic"
    return replace(
        variant,
        special=(HISTORIC_HUCKE, HUCKE) if historic else (HUCKE, HISTORIC_HUCKE),
        gates=(LEAVE_START_STRICTLY if values["strict_start"] else LEAVE_START,),
    )


TRIC_TRAC = Variant(
    key="tric-trac",
    side_keys=("red", "black"),
    track=TRACK,
    setup=Position((ALL_ON_START, ALL_ON_START)),
    opening=OpeningRule(2, higher_total_begins, with_that_throw),
    dice=DiceRule(played_once, after_a_double),
    closed=closed_points,
    gates=(LEAVE_START,),
    halts=(Halt(RuleKey.HUCKE_NO_REST_ALONE, no_rest_alone_on_the_hucke),),
    remember=who_left_the_start_point,
    bear_off=leave_the_board_freely,
    obligations=(
        Obligation(RuleKey.HUCKE_NEEDS_TWO, enter_the_hucke_in_pairs),
        Obligation(RuleKey.HUCKE_LAST_TWO_TOGETHER, leave_the_hucke_in_pairs),
        BOTH_NUMBERS,
        HIGHER_NUMBER,
    ),
    hit_points=1,  # T22
    off_points=1,
    target=12,
    end=twelve_points,
    stakes=(Ending.SINGLE,),
    special=(HUCKE, HISTORIC_HUCKE),
    options=(
        Option("hucke", ("literal", "historic"), "literal"),
        Option("strict_start", (False, True), False),
    ),
    configure=house_rules,
    check=huckes_as_they_must_be,
).configured({})

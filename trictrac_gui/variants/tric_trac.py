"""Tric Trac with the Hucke: start points, pairs on the Hucke, and points for hits and arrivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trictrac_gui.engine.board import Board, Track
from trictrac_gui.engine.model import OFF, Ending, Position, Result, Roll, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.engine.variant import (
    BOTH_NUMBERS,
    CLOSED_POINTS,
    HIGHER_NUMBER,
    B,
    DiceRule,
    Gate,
    Halt,
    Indices,
    Landing,
    Obligation,
    OpeningRule,
    Option,
    OptionValues,
    PositionFault,
    Standing,
    Variant,
    each_number_once,
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

CHECKERS = 15
"""Checkers a side (T4)."""
ALL_ON_START = (CHECKERS,) + (0,) * TRACK.last

TARGET = 12
"""The points that win (T2)."""


def not_on_the_opponents_hucke(board: Board) -> Indices:
    """Nobody lands on the opponent's Hucke, even when it is empty (T17, R8)."""
    return () if board.their_hucke is None else (board.their_hucke,)


def leave_the_start_point_first(board: Board) -> Indices | None:
    """Until the start point is empty only its checkers move (T9, T19).

    The checker that has just left it may go on with the other number (R5).
    """
    if not board.count(START):
        return None
    return (START, board.memory) if board.memory else (START,)


def start_point_strictly_first(board: Board) -> Indices | None:
    """Until the start point is empty only its checkers move, and none of them goes on (R5)."""
    return (START,) if board.count(START) else None


def who_left_the_start_point(board: Board, step: Step) -> int:
    """Where the checker stands that has just left the start point, while others wait there (R5).

    Once the start point is empty every checker is free and nothing need be remembered (R6).
    """
    others_wait = step.src == START and step.dst != TRACK.last and board.count(START) > 1
    return step.dst if others_wait else 0


def no_rest_alone_on_the_hucke(board: Board) -> Indices:
    """A checker alone on its Hucke, which was empty, may not go on in the same throw (R7)."""
    hucke = board.hucke
    assert hucke is not None
    alone = board.count(hucke) == 1 and not board.start.count(hucke)
    return (hucke,) if alone else ()


def enter_the_hucke_in_pairs(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """After the throw a Hucke that was empty holds none, or two at least (T14, R9, R10)."""
    hucke = start.hucke
    assert hucke is not None
    if start.count(hucke):
        return ends
    return [end for end in ends if end.count(hucke) != 1]


def leave_the_hucke_in_pairs(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """The last two checkers leave their Hucke within the same throw (T16, R10)."""
    hucke = start.hucke
    assert hucke is not None
    if not start.count(hucke):
        return ends
    return [end for end in ends if end.count(hucke) != 1]


def own_hucke(board: Board) -> Indices:
    """The Hucke of whoever throws shows why."""
    return () if board.hucke is None else (board.hucke,)


def higher_total_begins(first: Roll, second: Roll) -> Side | None:
    """The higher total of both dice begins; equal totals are thrown again (T8, R3)."""
    if sum(first) == sum(second):
        return None
    return Side.FIRST if sum(first) > sum(second) else Side.SECOND


def with_that_throw(first: Roll, second: Roll) -> Roll:
    """Whoever begins plays the opening throw just made, a double included (T8, R4)."""
    return max(first, second, key=sum)


def after_a_double(roll: Roll) -> bool:
    """The same side throws again after a double, even one that could not be played (T12, R12)."""
    return roll[0] == roll[1]


def twelve_points(game: Standing) -> Result | None:
    """Twelve points or more win (T2, R14); if neither side can ever move, nobody does (R16)."""
    for side in Side:
        if game.score[side] >= TARGET:
            return Result(side, Ending.POINTS, 1)
    if game.both_passed and not any(game.can_move(side) for side in Side):
        return Result(None, Ending.DRAWN, 0)
    return None


def huckes_as_they_must_be(board: Board) -> PositionFault | None:
    """No checker stands on the opponent's Hucke (T17), none alone on its own (T14, T16)."""
    own, theirs = board.hucke, board.their_hucke
    if theirs is not None and board.count(theirs):
        return PositionFault("on-opponents-hucke", board.side, board.place(theirs))
    if own is not None and board.count(own) == 1:
        return PositionFault("alone-on-hucke", board.side, board.place(own))
    return None


def a_number_leads_to_the_empty_hucke(board: Board) -> bool:
    """A checker could enter the Hucke now, where none stands yet (T14)."""
    hucke = board.hucke
    if hucke is None or board.count(START) or board.count(hucke):
        return False
    return any(board.count(hucke - number) for number in board.left if number <= hucke)


def the_last_two_are_on_the_hucke(board: Board) -> bool:
    """Two checkers stand on the Hucke that leave it together (T16)."""
    hucke = board.hucke
    return hucke is not None and not board.count(START) and board.count(hucke) == 2


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
    dice=DiceRule(each_number_once, after_a_double),
    landings=(
        Landing(RuleKey.OPPONENTS_HUCKE, not_on_the_opponents_hucke),
        CLOSED_POINTS,
    ),
    gates=(LEAVE_START,),
    halts=(Halt(RuleKey.HUCKE_NO_REST_ALONE, no_rest_alone_on_the_hucke),),
    remember=who_left_the_start_point,
    obligations=(
        Obligation(RuleKey.HUCKE_NEEDS_TWO, enter_the_hucke_in_pairs, own_hucke),
        Obligation(RuleKey.HUCKE_LAST_TWO_TOGETHER, leave_the_hucke_in_pairs, own_hucke),
        BOTH_NUMBERS,
        HIGHER_NUMBER,
    ),
    hit_points=1,  # T22
    off_points=1,
    target=TARGET,
    end=twelve_points,
    stakes=(Ending.SINGLE,),
    special=(HUCKE, HISTORIC_HUCKE),
    options=(
        Option("hucke", ("literal", "historic"), "literal"),
        Option("strict_start", (False, True), False),
    ),
    configure=house_rules,
    check=huckes_as_they_must_be,
    situations=(
        (Situation.BEFORE_THE_HUCKE, a_number_leads_to_the_empty_hucke),
        (Situation.LAST_TWO, the_last_two_are_on_the_hucke),
    ),
).configured({})

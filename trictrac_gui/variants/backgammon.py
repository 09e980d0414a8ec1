"""Backgammon: the bar, doubles played four times, and bearing off from the home board."""

from __future__ import annotations

from trictrac_gui.engine.board import Board, Track
from trictrac_gui.engine.model import BAR, OFF, Counts, Ending, Position, Result, Roll, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import (
    BOTH_NUMBERS,
    CLOSED_POINTS,
    HIGHER_NUMBER,
    DiceRule,
    Gate,
    Indices,
    OpeningRule,
    Standing,
    StepRule,
    Variant,
    doubles_count_four_times,
    never_again,
)

TRACK = Track(
    (
        (BAR, *range(24, 0, -1), OFF),  # White runs from 24 to 1
        (BAR, *range(1, 25), OFF),  # Black from 1 to 24, both numbered as White sees the board
    )
)

HOME = 19
"""The first index of the home board: the own point 6 (B3)."""


def _start() -> Counts:
    """Two, five, three and five on the own points 24, 13, 8 and 6 (B4, S6)."""
    counts = [0] * (TRACK.last + 1)
    for point, checkers in ((24, 2), (13, 5), (8, 3), (6, 5)):
        counts[TRACK.last - point] = checkers
    return tuple(counts)


def enter_from_the_bar_first(board: Board) -> Indices | None:
    """While a checker is on the bar its side makes no other move (B12)."""
    return (0,) if board.count(0) else None


def all_must_be_home(board: Board, step: Step) -> bool:
    """Nothing is borne off before all checkers are in the home board (B13, B15)."""
    return board.occupied(0, HOME)


def the_farthest_goes_first(board: Board, step: Step) -> bool:
    """A higher number than needed takes the farthest checker only (B14)."""
    return step.src + step.number > TRACK.last and board.occupied(HOME, step.src)


def still_outside(board: Board, step: Step) -> Indices:
    """Where the checkers stand that have to come home first."""
    return [index for index in range(HOME) if board.count(index)]


def farther_checkers(board: Board, step: Step) -> Indices:
    """Where the checkers stand that have to be borne off first."""
    return [index for index in range(HOME, step.src) if board.count(index)]


def higher_die_begins(first: Roll, second: Roll) -> Side | None:
    """The higher die begins; equal numbers are thrown again (B5)."""
    if first == second:
        return None
    return Side.FIRST if first > second else Side.SECOND


def with_both_numbers(first: Roll, second: Roll) -> Roll:
    """Whoever begins plays both numbers of the opening throw (B5)."""
    return first + second


def all_borne_off(game: Standing) -> Result | None:
    """Whoever has borne off all fifteen wins a single game, a gammon or a backgammon (B1, B16)."""
    for side in Side:
        if game.position.all_off(side):
            ending = what_the_win_is(game.position.of(side.other))
            return Result(side, ending, STAKES.index(ending) + 1)
    return None


def what_the_win_is(loser: Counts) -> Ending:
    """A gammon if the loser has borne off none, a backgammon if one is still far behind (B16)."""
    if loser[-1]:
        return Ending.SINGLE
    winners_home = TRACK.last - HOME
    return Ending.BACKGAMMON if any(loser[: winners_home + 1]) else Ending.GAMMON


STAKES = (Ending.SINGLE, Ending.GAMMON, Ending.BACKGAMMON)

BACKGAMMON = Variant(
    key="backgammon",
    side_keys=("white", "black"),
    track=TRACK,
    setup=Position((_start(), _start())),
    opening=OpeningRule(1, higher_die_begins, with_both_numbers),
    dice=DiceRule(doubles_count_four_times, never_again),
    landings=(CLOSED_POINTS,),
    gates=(Gate(RuleKey.BAR_FIRST, enter_from_the_bar_first),),
    bearing_off=(
        StepRule(RuleKey.NOT_ALL_HOME, all_must_be_home, still_outside),
        StepRule(RuleKey.FARTHER_CHECKER_FIRST, the_farthest_goes_first, farther_checkers),
    ),
    obligations=(BOTH_NUMBERS, HIGHER_NUMBER),
    home=HOME,
    end=all_borne_off,
    stakes=STAKES,
    has_bar=True,
    has_cube=True,
    own_numbers=True,
).configured({})

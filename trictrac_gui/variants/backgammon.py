"""Backgammon: the bar, doubles played four times, and bearing off from the home board."""

from __future__ import annotations

from trictrac_gui.engine.graph import Throw, count, occupied
from trictrac_gui.engine.landing import two_or_more_close_a_point
from trictrac_gui.engine.model import BAR, CHECKERS, OFF, Counts, Position, Roll, Side
from trictrac_gui.engine.obligations import BOTH_NUMBERS, HIGHER_NUMBER
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending, GameState, Result
from trictrac_gui.engine.variant import DiceRule, Gate, OpeningRule, Track, Variant

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


def enter_from_the_bar_first(throw: Throw, board: int, memory: int) -> tuple[int, ...] | None:
    """While a checker is on the bar its side makes no other move (B12)."""
    return (0,) if count(board, 0) else None


def bear_off_from_home(throw: Throw, board: int, src: int, number: int) -> RuleKey | None:
    """All must be home (B13, B15); a higher number takes the farthest checker only (B14)."""
    if occupied(board, 0, HOME):
        return RuleKey.NOT_ALL_HOME
    if src + number > TRACK.last and occupied(board, HOME, src):
        return RuleKey.FARTHER_CHECKER_FIRST
    return None


def higher_die_begins(first: Roll, second: Roll) -> Side | None:
    """The higher die begins; equal numbers are thrown again (B5)."""
    if first == second:
        return None
    return Side.FIRST if first > second else Side.SECOND


def with_both_numbers(first: Roll, second: Roll) -> Roll:
    """Whoever begins plays both numbers of the opening throw (B5)."""
    return first + second


def doubles_count_four_times(roll: Roll) -> tuple[int, ...]:
    """A double is played four times (B9)."""
    return roll * 2 if roll[0] == roll[1] else roll


def never(roll: Roll) -> bool:
    """Sides throw in turn."""
    return False


def all_borne_off(state: GameState, both_passed: bool) -> Result | None:
    """Whoever has borne off all fifteen wins a single game, a gammon or a backgammon (B1, B16)."""
    for side in Side:
        if state.position.counts[side][-1] == CHECKERS:
            ending = what_the_win_is(state.position.counts[side.other])
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
    dice=DiceRule(doubles_count_four_times, never),
    closed=two_or_more_close_a_point,
    gates=(Gate(RuleKey.BAR_FIRST, enter_from_the_bar_first),),
    bear_off=bear_off_from_home,
    obligations=(BOTH_NUMBERS, HIGHER_NUMBER),
    home=HOME,
    end=all_borne_off,
    stakes=STAKES,
    has_bar=True,
    has_cube=True,
    own_numbers=True,
).configured({})

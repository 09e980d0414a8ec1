"""What a game must declare: its board, its dice and its rules, as values and named functions.

Each rule that can refuse a step carries its key, the function that tests it, and what on the board
shows why. The functions see the game as a ``Board``, through the eyes of the side that throws.
Those that several games share stand at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, Protocol, TypeVar

from trictrac_gui.engine.board import Board, Closings, Numbers, Throw, Track
from trictrac_gui.engine.model import OFF, Ending, Place, Position, Result, Roll, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey, Situation

FACES: Final = 6
"""The numbers of a die."""

Indices = Collection[int]
"""Indices on the mover's own path."""

# --- Kinds of rules --------------------------------------------------------------------------


def where_they_wait(board: Board) -> Indices:
    """The place where checkers wait for the board, which shows why nothing else may move."""
    return (0,)


def nothing_shows(board: Board, step: Step) -> Indices:
    """The step itself shows why."""
    return ()


@dataclass(frozen=True)
class Gate:
    """A rule on where a step may start: while it holds, only the places it names.

    ``only_from`` gives the indices a step may start from, or None for any; of several gates that
    hold a step must be allowed by each.
    """

    key: RuleKey
    only_from: Callable[[Board], Indices | None]
    shows: Callable[[Board], Indices] = where_they_wait


@dataclass(frozen=True)
class Halt:
    """A rule on the way: ``at`` gives the indices from which no checker may go on."""

    key: RuleKey
    at: Callable[[Board], Indices]


@dataclass(frozen=True)
class Landing:
    """A rule on where to land: ``closed`` gives the indices that are closed for the whole throw."""

    key: RuleKey
    closed: Callable[[Board], Indices]


@dataclass(frozen=True)
class StepRule:
    """A rule on a single step from where the checkers stand; ``against`` tells that it forbids it.

    A rule on bearing off is asked of the steps that leave the board only.
    """

    key: RuleKey
    against: Callable[[Board, Step], bool]
    shows: Callable[[Board, Step], Indices] = nothing_shows


B = TypeVar("B", bound=Board)


class Keep(Protocol):
    """Of the ends that are still allowed, those that obey a rule; ``start`` is the first board."""

    def __call__(self, start: Board, ends: Sequence[B], /) -> Sequence[B]:
        """Any of ``ends``, in their order."""


@dataclass(frozen=True)
class Obligation:
    """A rule on the end of a throw: of the ends still allowed it keeps those that obey it.

    Without ``shows`` the places show it from which the throw can be played. ``by_left`` tells
    that it looks at nothing but the numbers an end leaves over.
    """

    key: RuleKey
    keep: Keep
    shows: Callable[[Board], Indices] | None = None
    by_left: bool = False


def no_memory(board: Board, step: Step) -> int:
    """Nothing of the way so far matters."""
    return 0


# --- Dice ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpeningRule:
    """How many dice each side throws before the game, and who begins with what (T8, B5).

    Without a ``first_roll`` whoever begins throws all dice anew (S5).
    """

    dice_each: int
    beginner: Callable[[Roll, Roll], Side | None]
    first_roll: Callable[[Roll, Roll], Roll] | None


@dataclass(frozen=True)
class DiceRule:
    """What a throw is worth: the numbers to play, and whether the same side throws again.

    ``stages`` are the numbers of each stage of a throw; a later one begins when the last number
    of the one before has been played, and each is looked through by itself. Most games have one.
    """

    stages: Callable[[Roll], tuple[Numbers, ...]]
    again: Callable[[Roll], bool]
    dice: int = 2

    def numbers(self, roll: Roll) -> Numbers:
        """The numbers that are played first."""
        return self.stages(roll)[0]

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        """All different throws: the higher numbers first in each, doubles among the others."""
        combined = combinations_with_replacement(range(1, FACES + 1), self.dice)
        return tuple(roll[::-1] for roll in combined)

    def can_fall(self, roll: Roll) -> bool:
        """Whether the numbers are a throw of all dice."""
        return len(roll) == self.dice and 1 <= min(roll) <= max(roll) <= FACES

    @property
    def falls(self) -> int:
        """In how many ways the dice can fall."""
        return prod([FACES] * self.dice)

    def ways(self, roll: Roll) -> int:
        """In how many of these ways a throw comes up, whatever the order of its numbers."""
        return factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())


# --- The whole game --------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How a game stands once a throw has been handed over, for the rule on its end.

    ``both_passed`` tells that the sides have passed one after the other; ``can_move`` whether a
    side could move with any throw.
    """

    position: Position
    score: tuple[int, int]
    both_passed: bool
    can_move: Callable[[Side], bool]


@dataclass(frozen=True)
class PositionFault:
    """Why checkers cannot stand as they do: the key of the fault, whose they are, and where."""

    key: str
    side: Side
    place: Place | None = None


@dataclass(frozen=True)
class Option:
    """A house rule: its name in records, what it may be, and what it is unless chosen."""

    key: str
    choices: tuple[str | bool, ...]
    default: str | bool


OptionValues = Mapping[str, str | bool]


class Part(StrEnum):
    """A part of a declaration in which two games can differ."""

    SETUP = "setup"
    WAY = "way"
    OPENING = "opening"
    DICE = "dice"
    LANDING = "landing"
    ORDER = "order"
    MOVES = "moves"
    BEARING_OFF = "bearing-off"
    OBLIGATIONS = "obligations"
    SCORE = "score"
    END = "end"
    CUBE = "cube"


_FIELDS: Final[Mapping[Part, tuple[str, ...]]] = {
    Part.SETUP: ("setup",),
    Part.WAY: ("track",),
    Part.OPENING: ("opening",),
    Part.DICE: ("dice",),
    Part.LANDING: ("landings",),
    Part.ORDER: ("gates",),
    Part.MOVES: ("halts", "step_rules", "remember"),
    Part.BEARING_OFF: ("bearing_off", "home"),
    Part.OBLIGATIONS: ("obligations",),
    Part.SCORE: ("hit_points", "off_points", "target"),
    Part.END: ("end", "stakes"),
    Part.CUBE: ("has_cube",),
}

IN_ALL_GAMES: Final = (RuleKey.NOT_YOURS, RuleKey.WRONG_WAY, RuleKey.NO_SUCH_NUMBER)
"""Refusals that follow from the board and the dice, whatever the game declares."""


@dataclass(frozen=True)
class Variant:
    """A game, declared.

    ``remember`` is what a node must know of the way it was reached by once a step is played (0 to
    255, 0 for nothing); ``hit_points`` and ``off_points`` what a hit and a checker borne off
    score; ``end`` the result once a throw is handed over; ``check`` what is wrong with a position,
    seen by one side; ``stakes`` the endings a side may resign for, worth 1, 2 … in their order;
    ``situations`` tell when what the booklet says of the game's own rules fits the throw.
    """

    key: str
    side_keys: tuple[str, str]
    track: Track
    setup: Position
    opening: OpeningRule
    dice: DiceRule
    end: Callable[[Standing], Result | None]
    landings: tuple[Landing, ...] = ()
    gates: tuple[Gate, ...] = ()
    halts: tuple[Halt, ...] = ()
    step_rules: tuple[StepRule, ...] = ()
    bearing_off: tuple[StepRule, ...] = ()
    remember: Callable[[Board, Step], int] = no_memory
    obligations: tuple[Obligation, ...] = ()
    hit_points: int = 0
    off_points: int = 0
    target: int | None = None
    """The score that wins, in games that count points."""
    home: int | None = None
    """The first index of the home board, where checkers must gather before they are borne off."""
    stakes: tuple[Ending, ...] = ()
    has_bar: bool = False
    has_cube: bool = False
    """Whether the game may be doubled (B17)."""
    own_numbers: bool = False
    """Whether each side counts the points from its own home."""
    special: tuple[int | None, int | None] = (None, None)
    """On each side's own path: its own Hucke and the opponent's, where the game has them."""
    options: tuple[Option, ...] = ()
    values: OptionValues = field(default_factory=dict)
    parent: str = ""
    """The key of the game that it is a variant of, where all that is not said is as there."""
    configure: Callable[[Variant, OptionValues], Variant] | None = None
    check: Callable[[Board], PositionFault | None] | None = None
    situations: tuple[tuple[Situation, Callable[[Board], bool]], ...] = ()

    def __hash__(self) -> int:
        """Cheap, as turn graphs are found by it; games of one key are few."""
        return hash(self.key)

    def configured(self, values: OptionValues) -> Variant:
        """The game under the house rules chosen; what is missing takes its default.

        Raises ``OptionError`` for a rule the game does not have or a choice it does not offer.
        """
        known = {option.key: option for option in self.options}
        for key, value in values.items():
            if key not in known:
                raise OptionError(self.key, key, None)
            # False == 0 and True == 1 in Python, so the type is compared as well.
            if not any(value == c and type(value) is type(c) for c in known[key].choices):
                raise OptionError(self.key, key, value)
        chosen = {option.key: values.get(option.key, option.default) for option in self.options}
        changed = self.configure(self, chosen) if self.configure else self
        return replace(changed, values=chosen)

    @cached_property
    def checkers(self) -> int:
        """How many checkers each side has."""
        return sum(self.setup.counts[0])

    @property
    def rule_keys(self) -> frozenset[RuleKey]:
        """Every rule that can refuse a step in the game, those of all games among them."""
        keys = {*IN_ALL_GAMES}
        keys.update(landing.key for landing in self.landings)
        keys.update(gate.key for gate in self.gates)
        keys.update(halt.key for halt in self.halts)
        keys.update(rule.key for rule in (*self.step_rules, *self.bearing_off))
        keys.update(obligation.key for obligation in self.obligations)
        return frozenset(keys)

    def differences(self, other: Variant) -> tuple[Part, ...]:
        """The parts in which the game is declared otherwise than another."""
        return tuple(
            part
            for part, names in _FIELDS.items()
            if any(getattr(self, name) != getattr(other, name) for name in names)
        )

    def throw(self, position: Position, side: Side, numbers: Numbers = ()) -> Throw:
        """A throw from a position; without numbers just the position, seen by a side."""
        return Throw(self.track, position, side, numbers, self.special, self._closed)

    def _closed(self, board: Board) -> Closings:
        """For each index the first rule that closes it."""
        reasons: list[RuleKey | None] = [None] * (self.track.last + 1)
        for landing in self.landings:
            for index in landing.closed(board):
                reasons[index] = reasons[index] or landing.key
        return tuple(reasons)

    def own_number(self, side: Side, place: Place) -> Place:
        """The number a side calls a point by (in Backgammon each side counts from its home)."""
        index = self.track.index(side, place)
        if not self.own_numbers or not isinstance(place, int) or index is None:
            return place
        return self.track.last - index

    def hucke(self, side: Side) -> Place | None:
        """The place of a side's Hucke (T13), where the game has one."""
        index = self.special[0]
        return None if index is None else self.track.place(side, index)

    def start_place(self, side: Side) -> Place:
        """Where a side's checkers wait: its start point or the bar."""
        return self.track.place(side, 0)

    def target_place(self, side: Side) -> Place:
        """Where a side's checkers leave the board: its target point, or ``OFF``.

        A target point is where the opponent starts, if the side never stands there itself.
        """
        start = self.track.place(side.other, 0)
        apart = isinstance(start, int) and self.track.index(side, start) is None
        return start if apart else OFF


class OptionError(ValueError):
    """A house rule that a game does not know (``value`` is None) or a choice it does not offer."""

    def __init__(self, variant: str, key: str, value: object) -> None:
        super().__init__(f"{variant}: {key} = {value!r}")
        self.variant = variant
        self.key = key
        self.value = value


def two_or_more_close_a_point(board: Board) -> Indices:
    """A point with two or more opposing checkers is closed (T25, B7)."""
    theirs = board.throw.theirs
    return [index for index, facing in board.throw.facing if theirs[facing] >= 2]


def use_most_numbers(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """As many numbers must be played as any way of playing allows (T28, B10, S7)."""
    fewest = min(len(end.left) for end in ends)
    return [end for end in ends if len(end.left) == fewest]


def use_the_higher_number(start: Board, ends: Sequence[B]) -> Sequence[B]:
    """If exactly one of several different numbers can be played, it is the highest (T28, B10)."""
    numbers = start.left
    if len(set(numbers)) < 2 or any(len(end.left) != len(numbers) - 1 for end in ends):
        return ends
    lowest = min(sum(end.left) for end in ends)
    return [end for end in ends if sum(end.left) == lowest]


CLOSED_POINTS = Landing(RuleKey.POINT_CLOSED, two_or_more_close_a_point)
BOTH_NUMBERS = Obligation(RuleKey.BOTH_NUMBERS, use_most_numbers, by_left=True)
HIGHER_NUMBER = Obligation(RuleKey.HIGHER_NUMBER, use_the_higher_number, by_left=True)


def each_number_once(roll: Roll) -> tuple[Roll, ...]:
    """Each die is one number, of a double too (T10, T12)."""
    return (roll,)


def doubles_count_four_times(roll: Roll) -> tuple[Roll, ...]:
    """A double is played four times (B9)."""
    return (roll * 2,) if roll[0] == roll[1] else (roll,)


def never_again(roll: Roll) -> bool:
    """Sides throw in turn."""
    return False


def won_by_bearing_off(variant: Variant, position: Position, side: Side) -> bool:
    """Whether the checkers a side has borne off are by themselves the points that win (T2, T22)."""
    off = position.counts[side][variant.track.last]
    return variant.target is not None and off * variant.off_points >= variant.target

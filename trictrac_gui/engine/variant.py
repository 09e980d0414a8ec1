"""What a game must declare: its board, its dice and its rules, as values and named functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from trictrac_gui.engine.model import OFF, Place, Position, Roll, Side
from trictrac_gui.engine.rules import RuleKey

if TYPE_CHECKING:
    from trictrac_gui.engine.graph import Node, Throw
    from trictrac_gui.engine.state import Ending, GameState, Result


@dataclass(frozen=True)
class Track:
    """The paths of the two sides: for each index the place on the board.

    Index 0 is where checkers wait and the last index is off; both paths have the same length.
    """

    places: tuple[tuple[Place, ...], tuple[Place, ...]]

    @property
    def last(self) -> int:
        """The index of borne-off checkers."""
        return len(self.places[0]) - 1

    def place(self, side: Side, index: int) -> Place:
        """The place on the board of an index of a side's path."""
        return self.places[side][index]

    def index(self, side: Side, place: Place) -> int | None:
        """The index of a place on a side's path; None where the side never stands."""
        return self._indices[side].get(place)

    @cached_property
    def _indices(self) -> tuple[dict[Place, int], dict[Place, int]]:
        first, second = self.places
        return {p: i for i, p in enumerate(first)}, {p: i for i, p in enumerate(second)}

    @cached_property
    def facing(self) -> tuple[tuple[int | None, ...], tuple[int | None, ...]]:
        """For each index of a side's path the opponent's index of the same point, if it has one.

        The bar and the borne-off checkers of the two sides are places apart.
        """
        return self._facing(Side.FIRST), self._facing(Side.SECOND)

    def _facing(self, side: Side) -> tuple[int | None, ...]:
        theirs = self._indices[side.other]
        return tuple(theirs.get(p) if isinstance(p, int) else None for p in self.places[side])


@dataclass(frozen=True)
class Option:
    """A house rule: its name in records, what it may be, and what it is unless chosen."""

    key: str
    choices: tuple[str | bool, ...]
    default: str | bool


OptionValues = Mapping[str, str | bool]


@dataclass(frozen=True)
class Gate:
    """A rule on where a step may start: while it holds, only the places it names."""

    key: RuleKey
    only_from: Callable[[Throw, int, int], tuple[int, ...] | None]
    """(throw, packed board, memory) -> the indices a step may start from, or None for any."""


@dataclass(frozen=True)
class Halt:
    """A rule on the way: a checker that must not go on from where it has come to rest."""

    key: RuleKey
    at: Callable[[Throw, int], tuple[int, ...]]
    """(throw, packed board) -> the indices nothing may go on from."""


@dataclass(frozen=True)
class Obligation:
    """A rule on the end of a throw: of the ends still allowed it keeps those that obey it."""

    key: RuleKey
    keep: Callable[[Throw, Sequence[Node]], Sequence[Node]]


@dataclass(frozen=True)
class OpeningRule:
    """How many dice each side throws before the game, and who begins with what (T8, B5).

    Without a ``first_roll`` whoever begins throws both dice anew (S5).
    """

    dice_each: int
    beginner: Callable[[Roll, Roll], Side | None]
    first_roll: Callable[[Roll, Roll], Roll] | None


@dataclass(frozen=True)
class DiceRule:
    """What a throw of two dice is worth: the numbers to play, and whether another throw follows."""

    numbers: Callable[[Roll], tuple[int, ...]]
    again: Callable[[Roll], bool]


def no_memory(memory: int, board: int, src: int, dst: int) -> int:
    """Nothing of the way so far matters."""
    return 0


@dataclass(frozen=True)
class Variant:
    """A game, declared.

    ``closed`` gives for each index of the mover's path the reason it may not be landed on;
    ``remember`` what a node must know of the way it was reached by (a small number, 0 for
    nothing); ``bear_off`` the reason a checker may not leave the board with a number;
    ``hit_points`` and ``off_points`` what a hit and a checker borne off score; ``end`` the result
    once a throw is handed over, told whether both sides have passed one after the other;
    ``stakes`` the endings a side may resign for, worth 1, 2 … in their order.
    """

    key: str
    side_keys: tuple[str, str]
    track: Track
    setup: Position
    opening: OpeningRule
    dice: DiceRule
    closed: Callable[[Position, Side, Variant], tuple[RuleKey | None, ...]]
    bear_off: Callable[[Throw, int, int, int], RuleKey | None]
    end: Callable[[GameState, bool], Result | None]
    gates: tuple[Gate, ...] = ()
    halts: tuple[Halt, ...] = ()
    remember: Callable[[int, int, int, int], int] = no_memory
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
    special: tuple[int | None, int | None] = (None, None)
    """On each side's own path: its own Hucke and the opponent's, where the game has them."""
    options: tuple[Option, ...] = ()
    values: OptionValues = field(default_factory=dict)
    configure: Callable[[Variant, OptionValues], Variant] | None = None
    check: Callable[[Position, Side, Variant], PositionFault | None] | None = None

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

    def own_number(self, side: Side, place: Place) -> Place:
        """The number a side calls a point by (in Backgammon each side counts from its home)."""
        if not self.own_numbers or not isinstance(place, int) or side is Side.FIRST:
            return place
        return 25 - place

    def hucke(self, side: Side) -> Place | None:
        """The place of a side's Hucke (T13), where the game has one."""
        index = self.special[0]
        return None if index is None else self.track.place(side, index)

    def start_place(self, side: Side) -> Place:
        """Where a side's checkers wait: its start point or the bar."""
        return self.track.place(side, 0)

    def target_place(self, side: Side) -> Place:
        """Where a side's checkers leave the board: its target point, or ``OFF``."""
        start = self.track.place(side.other, 0)
        return start if isinstance(start, int) else OFF


class OptionError(ValueError):
    """A house rule that a game does not know (``value`` is None) or a choice it does not offer."""

    def __init__(self, variant: str, key: str, value: object) -> None:
        super().__init__(f"{variant}: {key} = {value!r}")
        self.variant = variant
        self.key = key
        self.value = value


@dataclass(frozen=True)
class PositionFault:
    """Why checkers cannot stand as they do: the key of the fault, whose they are, and where."""

    key: str
    side: Side
    place: Place | None = None

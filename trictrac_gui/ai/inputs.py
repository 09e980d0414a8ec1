"""What a net sees of a position, counted from the declaration of the game alone.

A position is seen between two throws: one side has just moved and *waits*, the other *throws*.
Each side is counted along its own path, so that one net serves both. All positions of a call are
counted together; bits of an integer stand for the indices of a path. NumPy is imported by this
module: whatever is needed for the first board must not import it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import product
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.variant import Variant

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

VERSION: Final = 1
"""Rises whenever an input is counted in another way: older nets no longer fit."""

NEVER: Final = 99
"""More checkers than any game has: a point that the opponent cannot close."""

EXTRAS: Final = 24
"""Inputs a side that are counted from the whole position."""

CLASSES: Final = ("contact", "race", "crashed")
"""Positions in which checkers of the two sides may still meet; those in which none can; and those
in which they may, though one side has most of its checkers off or far in."""

MIXED: Final = tuple((d, e) for d in range(2, 7) for e in range(1, d))
"""The 15 throws that are no doubles."""

_AHEAD: Final = 12
"""How many points in front of a checker a throw can reach without being a double."""


class Layout:
    """The inputs of one game: how many there are, and what they are counted and scaled by.

    ``closing`` says for each side and index how many opposing checkers close it: 0 where it is
    never open, ``NEVER`` where it always is. It is asked of the declaration's own function.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        setup = variant.setup.counts[0]
        self.last = variant.track.last
        self.checkers = sum(setup)
        self.pips = sum((self.last - index) * count for index, count in enumerate(setup))
        self.target = variant.target or 0
        self.gated = bool(variant.gates)
        self.goes_on = not variant.has_bar
        self.doubles = len(variant.dice.numbers((1, 1)))
        self.closing = (_closing(variant, Side.FIRST), _closing(variant, Side.SECOND))
        self.constants = _constants(variant)
        self.side = 4 * self.last + 2
        self.width = 2 * (self.side + EXTRAS + self.target) + len(self.constants)

    def of(self, waiting: Ints, throwing: Ints, scores: Ints, side: Side) -> tuple[Floats, Ints]:
        """The inputs of positions, a row each, and the class of each: an index of ``CLASSES``.

        ``waiting`` and ``throwing`` hold the counts of the two sides along their own paths,
        ``scores`` the points of the waiting and of the throwing side; ``side`` is the one that
        waits.
        """
        first = _Look(self, waiting, throwing, side)
        second = _Look(self, throwing, waiting, side.other)
        races = ~((first.rear < first.front) | (second.rear < second.front))
        x = np.zeros((len(waiting), self.width), np.float32)
        start = 0
        for counts in (waiting, throwing):
            self._counts(x[:, start : start + self.side], counts)
            start += self.side
        for me, them in ((first, second), (second, first)):
            block = x[:, start : start + EXTRAS]
            _extras(block, me, them)
            contact = np.flatnonzero(~races)
            if len(contact):
                # Written back as a whole: rows chosen by a list are a copy.
                part = block[contact]
                _exposure(part, them, contact)
                block[contact] = part
            start += EXTRAS
        for column in range(2 if self.target else 0):
            x[:, start : start + self.target] = scores[:, column, None] == np.arange(self.target)
            start += self.target
        x[:, start:] = self.constants
        deep = np.maximum(self._deep(waiting), self._deep(throwing))
        return x, np.where(races, 1, np.where(5 * deep >= 3 * self.checkers, 2, 0))

    def _deep(self, counts: Ints) -> Ints:
        """How many of a side's checkers are off or on the last two places before."""
        found: Ints = counts[:, self.last - 2 :].sum(axis=1)
        return found

    def _counts(self, x: Floats, counts: Ints) -> None:
        on = counts[:, : self.last]
        for column, fewest in enumerate((1, 2, 3)):
            x[:, column : 4 * self.last : 4] = on >= fewest
        x[:, 3 : 4 * self.last : 4] = np.maximum(on - 3, 0) / 4
        x[:, -2] = counts[:, self.last] / self.checkers
        x[:, -1] = counts[:, self.last] > 0

    @cached_property
    def across(self) -> tuple[Ints, Ints]:
        """For each side and index the opponent's index of the same point, or one past its last."""
        none = self.last + 1
        first, second = self.variant.track.facing
        return (
            np.array([none if i is None else i for i in first[: self.last]]),
            np.array([none if i is None else i for i in second[: self.last]]),
        )


def counts_of(positions: Sequence[Position], side: Side) -> Ints:
    """The counts of one side in positions, a row each."""
    return np.array([position.counts[side] for position in positions], np.int64)


def fingerprint(variant: Variant) -> str:
    """What a net of a game was trained for, in every combination of the house rules.

    It changes with the way inputs are counted and with the rules that the game declares.
    """
    parts = [_parts(Layout(one)) for one in combinations(variant)]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def combinations(variant: Variant) -> Iterable[Variant]:
    """The game under every combination of its house rules, the default one first."""
    keys = [option.key for option in variant.options]
    choices = [(o.default, *(c for c in o.choices if c != o.default)) for o in variant.options]
    for values in product(*choices):
        yield variant.configured(dict(zip(keys, values, strict=True)))


def _parts(layout: Layout) -> dict[str, Any]:
    game = layout.variant
    return {
        "inputs": [VERSION, layout.width, layout.pips, layout.doubles, layout.gated],
        "constants": layout.constants,
        "closing": layout.closing,
        "facing": game.track.facing,
        "setup": game.setup.counts,
        "gates": [gate.key for gate in game.gates],
        "halts": [halt.key for halt in game.halts],
        "bearing-off": [rule.key for rule in game.bearing_off],
        "steps": [rule.key for rule in game.step_rules],
        "obligations": [obligation.key for obligation in game.obligations],
        "points": [game.hit_points, game.off_points, game.target],
        "home": game.home,
        "bar": game.has_bar,
        "stakes": game.stakes,
        "again": game.dice.again((1, 1)),
    }


def _constants(variant: Variant) -> tuple[float, ...]:
    """One input for each choice of a house rule other than the default: whether it is played."""
    return tuple(
        float(variant.values.get(option.key, option.default) == choice)
        for option in variant.options
        for choice in option.choices
        if choice != option.default
    )


def _closing(variant: Variant, side: Side) -> tuple[int, ...]:
    """For each index the fewest opposing checkers that close it."""
    nobody = (0,) * (variant.track.last + 1)
    return tuple(
        next(
            (
                checkers
                for checkers in range(4)
                if _is_closed(variant, side, nobody, index, facing, checkers)
            ),
            NEVER,
        )
        for index, facing in enumerate(variant.track.facing[side])
    )


def _is_closed(
    variant: Variant,
    side: Side,
    nobody: tuple[int, ...],
    index: int,
    facing: int | None,
    checkers: int,
) -> bool:
    theirs = list(nobody)
    if facing is not None:
        theirs[facing] = checkers
    both = (nobody, tuple(theirs)) if side is Side.FIRST else (tuple(theirs), nobody)
    return variant.throw(Position(both), side).closed[index] is not None


# --- One side as it stands to the other --------------------------------------------------------


class _Look:
    """What is seen along one side's path, for all positions of a call.

    Bits of ``there`` say where the side stands, of ``closed`` where it may not land, of ``blots``
    where it may hit, of ``makes`` what it closes to the other side. ``rear`` is the index of its
    hindmost checker and ``front`` that of the opponent's, as far as they have to pass each other.
    """

    def __init__(self, layout: Layout, mine: Ints, theirs: Ints, side: Side) -> None:
        last = layout.last
        self.layout = layout
        self.side = side
        self.count = mine[:, :last]
        self.off = mine[:, last]
        across = layout.across[side]
        padded = np.concatenate([theirs, np.zeros((len(theirs), 1), theirs.dtype)], axis=1)
        opposite = padded[:, across]
        closes = opposite >= np.array(layout.closing[side][:last])
        other = layout.closing[side.other]
        making = np.array([NEVER if i > last else other[i] for i in across])
        self.there = _bits(self.count > 0)
        self.closed = _bits(closes)
        self.blots = _bits((opposite == 1) & ~closes)
        self.makes = _bits(self.count >= making)
        self.rear = _first(self.count > 0, last)
        self.front = last - 1 - _first(opposite[:, ::-1] > 0, last)
        unseen = np.array([i is None for i in layout.variant.track.facing[side.other][:last]])
        self.front[(theirs[:, :last] * unseen).any(axis=1)] = last

    @cached_property
    def escapes(self) -> Ints:
        """For each index the throws of 36 that a checker there could play whole."""
        shifts = np.arange(1, self.layout.last + 1)
        masks = (self.closed[:, None] >> shifts) & ((1 << _AHEAD) - 1)
        found: Ints = _escaping()[masks]
        return found


_TABLES: dict[str, Ints] = {}


def _escaping() -> Ints:
    """For each pattern of closed points ahead the throws that one checker can play whole."""
    if "escaping" not in _TABLES:
        masks = np.arange(1 << _AHEAD)
        table = np.zeros(1 << _AHEAD, np.int64)
        for d in range(1, 7):
            for e in range(1, d + 1):
                ends = masks >> (d + e - 1) & 1 == 0
                way = (masks >> (d - 1) & 1 == 0) | (masks >> (e - 1) & 1 == 0)
                table += (ends & way) * (1 if d == e else 2)
        _TABLES["escaping"] = table
    return _TABLES["escaping"]


def _bits(flags: Bools) -> Ints:
    found: Ints = flags @ (1 << np.arange(flags.shape[1]))
    return found


def _first(flags: Bools, none: int) -> Ints:
    """The first column of each row that is true, or ``none``."""
    found: Ints = np.where(flags.any(axis=1), flags.argmax(axis=1), none)
    return found


def _ones(bits: Ints) -> Ints:
    found: Ints = np.bitwise_count(bits).astype(np.int64)
    return found


# --- What is counted of it ---------------------------------------------------------------------


def _extras(x: Floats, me: _Look, them: _Look) -> None:
    layout = me.layout
    last, checkers = layout.last, layout.checkers
    quarter, half = last // 4, last // 2
    index = np.arange(last)
    count = me.count
    ahead = np.maximum(me.front[:, None] - index, 0)
    behind = count * (ahead > 0)
    on = checkers - me.off
    mean = (count @ index) / np.maximum(on, 1)
    below = np.maximum(mean[:, None] - index, 0)
    outside = (index > quarter) & (index < last - 6)
    closed_in = np.square(_ones(me.closed & 126)) / 36
    held = count[:, 0]
    x[:, 0] = (count @ (last - index)) / layout.pips
    x[:, 1] = behind.sum(axis=1) / checkers
    x[:, 2] = (behind * ahead).sum(axis=1) / layout.pips
    x[:, 3] = count[:, : quarter + 1].sum(axis=1) / checkers
    x[:, 4] = _longest(me.makes) / 6
    x[:, 5] = _ones(me.makes & ((1 << last) - (1 << (last - 6)))) / 6
    rows = np.arange(len(count))
    rear = me.escapes[rows, np.minimum(me.rear, last - 1)]
    x[:, 9] = np.where(me.there > 0, rear / 36, 1)
    x[:, 10] = (behind * me.escapes).sum(axis=1) / (36 * checkers)
    x[:, 11] = (36 - them.escapes[:, : quarter + 1].min(axis=1)) / 36
    x[:, 12] = (36 - them.escapes[:, : half + 1].min(axis=1)) / 36
    x[:, 13] = (count * np.square(below)).sum(axis=1) / (checkers * 50)
    x[:, 14] = closed_in
    x[:, 15] = np.where(held > 0, closed_in, 0)
    x[:, 16] = me.rear / last
    x[:, 17] = _ones(me.makes & ((2 << quarter) - 2)) / 3
    x[:, 18] = (count * np.where(outside, last - 6 - index, 0)).sum(axis=1) / 60
    x[:, 19] = np.maximum(count - 3, 0).sum(axis=1) / checkers
    x[:, 20] = _ones(me.makes) / 8
    x[:, 21] = np.where(held > 1, closed_in, 0)


def _longest(bits: Ints) -> Ints:
    """The length of the longest run of ones, six at most."""
    found = np.zeros_like(bits)
    for _ in range(6):
        found += bits != 0
        bits = bits & bits << 1
    return found


def _exposure(x: Floats, them: _Look, rows: Ints) -> None:
    """How a side's blots stand to the next throw of the other side, in some of the positions."""
    last = them.layout.last
    blots = them.blots[rows]
    hits = _hits(them, rows)
    weights = np.array([2] * len(MIXED) + [1] * 6)
    each = np.stack([(hits >> j & 1) @ weights for j in range(last)], axis=1)
    across = them.layout.across[them.side]
    lost = each * np.where(across > last, 0, across)
    x[:, 6] = _ones(blots & ~((2 << them.rear[rows]) - 1)) / 4
    x[:, 7] = ((hits != 0) @ weights) / 36
    x[:, 8] = lost.sum(axis=1) / (36 * 12)
    x[:, 22] = ((hits & (hits - 1) != 0) @ weights) / 36
    x[:, 23] = each.max(axis=1) / 36


def _hits(look: _Look, rows: Ints) -> Ints:
    """The blots that each throw could hit, by bits: 15 mixed throws, then 6 doubles.

    A count for a net, not a judgement: one or two checkers are followed without the obligations.
    """
    layout = look.layout
    every = look.there[rows]
    blots = look.blots[rows]
    free = ~look.closed[rows] & ((1 << layout.last) - 1)
    held = look.count[rows, 0] if layout.gated else np.zeros(len(rows), np.int64)
    found = np.empty((len(rows), len(MIXED) + 6), np.int64)
    start = np.where(held > 0, 1, every)
    together = (held == 0) | ((held > 1) & layout.goes_on)
    one = held == 1
    for column, (d, e) in enumerate(MIXED):
        hits = start << d | start << e
        on = (start << d & free) << e | (start << e & free) << d
        hits |= np.where(together, on, 0)
        hits |= np.where(one & (free >> d & 1 > 0), (every | 1 << d) << e, 0)
        hits |= np.where(one & (free >> e & 1 > 0), (every | 1 << e) << d, 0)
        found[:, column] = hits & blots
    times = np.where((held > 1) & (not layout.goes_on), 1, layout.doubles - one)
    for d in range(1, 7):
        entered = np.where(free >> d & 1 > 0, (every & ~1) | 1 << d, 0)
        go = np.where(one, entered, start)
        hits = np.where(one, 1 << d, 0)
        for time in range(layout.doubles):
            go = go << d & free
            hits |= np.where(time < times, go, 0)
        found[:, len(MIXED) + d - 1] = hits & blots
    return found

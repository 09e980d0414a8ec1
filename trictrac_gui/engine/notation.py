"""Positions and plays as text, each written and read by a pair of functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trictrac_gui.engine.model import BAR, OFF, Counts, Place, Position, Side, Step
from trictrac_gui.engine.variant import PositionFault, Variant

# Looked up and not computed: a text from outside may have any number of digits.
_POINTS: Final = {str(point): point for point in range(1, 25)}


class PositionError(ValueError):
    """Checkers that cannot stand as a text says; ``fault`` says whose and where."""

    def __init__(self, fault: PositionFault) -> None:
        super().__init__(f"{fault.key}: {fault.side.name} {fault.place}")
        self.fault = fault


def place_text(place: Place) -> str:
    """A place as it is written: ``7``, ``bar`` or ``off``."""
    return str(place)


def read_place(text: str) -> Place | None:
    if text in (BAR, OFF):
        return text
    return _POINTS.get(text)


def counts_from_places(variant: Variant, side: Side, places: Mapping[Place, int]) -> Counts:
    """The counts of a side from checkers by place; those not named are off.

    Raises ``PositionError`` for a place where the side never stands and for too many checkers.
    """
    counts = [0] * (variant.track.last + 1)
    for place, checkers in places.items():
        index = variant.track.index(side, place)
        if index is None:
            on_target = place == variant.target_place(side)
            key = "on-own-target" if on_target else "unknown-point"
            if not (on_target and checkers == 0):
                raise PositionError(PositionFault(key, side, place))
            continue
        if checkers < 0:
            raise PositionError(PositionFault("negative", side, place))
        counts[index] = checkers
    on_board = sum(counts[:-1])
    if on_board > variant.checkers:
        raise PositionError(PositionFault("too-many", side))
    if OFF in places and on_board + counts[-1] != variant.checkers:
        raise PositionError(PositionFault("not-fifteen", side, OFF))
    counts[-1] = variant.checkers - on_board
    return tuple(counts)


def places_from_counts(variant: Variant, side: Side, counts: Counts) -> dict[Place, int]:
    """The checkers of a side by place, in the order of its path; empty places are left out."""
    places = variant.track.places[side]
    return {place: count for place, count in zip(places, counts, strict=True) if count}


def check_position(variant: Variant, position: Position) -> None:
    """Raise ``PositionError`` where the game knows no such position."""
    for index, facing in enumerate(variant.track.facing[Side.FIRST]):
        if facing is not None and position.counts[0][index] and position.counts[1][facing]:
            place = variant.track.place(Side.FIRST, index)
            raise PositionError(PositionFault("both-sides", Side.FIRST, place))
    for side in Side:
        fault = variant.check(variant.throw(position, side).start) if variant.check else None
        if fault is not None:
            raise PositionError(fault)


def format_position(variant: Variant, position: Position) -> str:
    """A position as text, such as ``red 13:2 14:2 off:11 / black 15:2 17:2 24:11``."""
    parts = []
    for side in Side:
        places = places_from_counts(variant, side, position.counts[side])
        listed = [f"{place_text(place)}:{count}" for place, count in places.items()]
        parts.append(" ".join([variant.side_keys[side], *listed]))
    return " / ".join(parts)


def parse_position(variant: Variant, text: str) -> Position:
    """The position of a text. Raises ``ValueError``, as ``PositionError`` where it can say more."""
    halves = text.split("/")
    if len(halves) != 2:
        raise ValueError(f"two sides are needed, with a stroke between them: {text!r}")
    both = []
    for side, half in zip(Side, halves, strict=True):
        words = half.split()
        if not words or words[0] != variant.side_keys[side]:
            raise ValueError(f"{variant.side_keys[side]!r} is needed here: {half!r}")
        places: dict[Place, int] = {}
        for word in words[1:]:
            name, _, number = word.partition(":")
            place = read_place(name)
            if place is None or place in places or not (number.isascii() and number.isdecimal()):
                raise ValueError(f"this is no point with its checkers: {word!r}")
            places[place] = int(number)
        both.append(counts_from_places(variant, side, places))
    position = Position((both[0], both[1]))
    check_position(variant, position)
    return position


def format_play(variant: Variant, side: Side, before: Position, steps: Sequence[Step]) -> str:
    """A play as players write it: ``24/18 13/10*``, ``bar/20``, ``6/off``, ``(2)`` for repeats.

    Steps of one checker are joined; a rest on the way is named only where it hits.
    """
    if not steps:
        return ""
    theirs = list(before.counts[side.other])
    facing = variant.track.facing[side]
    runs: list[list[tuple[int, bool]]] = []
    for step in steps:
        blot = facing[step.dst]
        hit = blot is not None and theirs[blot] == 1
        if hit and blot is not None:
            theirs[blot] = 0
        # Of two checkers on one place the one that has not hit goes on: all games allow that.
        going_on = sorted(
            (run for run in runs if run[-1][0] == step.src), key=lambda run: run[-1][1]
        )
        if going_on:
            going_on[0].append((step.dst, hit))
        else:
            runs.append([(step.src, False), (step.dst, hit)])
    words = [_run_text(variant, side, run) for run in sorted(runs, key=lambda run: run[0][0])]
    return " ".join(
        word if words.count(word) == 1 else f"{word}({words.count(word)})"
        for word in dict.fromkeys(words)
    )


def _run_text(variant: Variant, side: Side, run: list[tuple[int, bool]]) -> str:
    named = [run[0], *(rest for rest in run[1:-1] if rest[1]), run[-1]]
    return "/".join(
        place_text(variant.own_number(side, variant.track.place(side, index))) + "*" * hit
        for index, hit in named
    )

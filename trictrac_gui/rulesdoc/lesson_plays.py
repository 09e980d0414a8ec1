"""Plays as players write them, found in the turn graph: ``7/13 9/13``, ``bar/20``, ``6/off(2)``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.graph import Node, build
from trictrac_gui.engine.model import OFF, Place, Roll, Side, Step
from trictrac_gui.engine.notation import format_play, read_place
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import (
    GameState,
    HandedOver,
    Origin,
    Phase,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.variant import Variant

_WORD: Final = re.compile(r"([a-z0-9*]+(?:/[a-z0-9*]+)+)(?:\(([2-4])\))?")
MOST_STEPS: Final = 4
"""No throw is played with more steps."""


class BadPlay(ValueError):
    """A text that names no play."""


class NoSuchPlay(ValueError):
    """A play that the throw does not allow."""


Run = tuple[int, ...]
"""The way of one checker, as indices of its side's path."""


def read_runs(variant: Variant, side: Side, text: str) -> tuple[Run, ...]:
    """The ways of single checkers that a text names. Raises ``BadPlay``."""
    runs: list[Run] = []
    for word in text.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise BadPlay(word)
        run = tuple(_index(variant, side, part) for part in match[1].split("/"))
        if list(run) != sorted(set(run)):
            raise BadPlay(word)
        runs += [run] * int(match[2] or 1)
    if not runs or len(runs) > MOST_STEPS:
        raise BadPlay(text)
    return tuple(runs)


def find_play(
    variant: Variant, before: GameState, side: Side, roll: Roll, text: str
) -> tuple[tuple[Step, ...], Node]:
    """The steps of a complete play of a throw, and where they end.

    Where a checker may rest on two points on its way, the text names the one that is meant if it
    makes a difference. Raises ``BadPlay`` and ``NoSuchPlay``.
    """
    runs = read_runs(variant, side, text)
    graph = build(variant, before.position, side, variant.dice.numbers(roll))
    found: list[tuple[tuple[Step, ...], Node]] = []
    _follow(graph.root, (), tuple((run[0], run[1:]) for run in runs), found)
    written = _plain(text)
    exact = [
        way
        for way in found
        if _plain(format_play(variant, side, before.position, way[0])) == written
    ]
    candidates = exact or found
    if not candidates or len({node.board for _, node in candidates}) > 1:
        raise NoSuchPlay(text)
    return candidates[0]


def waiting_to_throw(state: GameState, side: Side) -> GameState:
    """The same moment with a side about to throw: a lesson may let either side begin."""
    return replace(
        state, phase=Phase.TO_THROW, to_move=side, turn=None, offer=None, passed=None, result=None
    )


def played(state: GameState, side: Side, roll: Roll, steps: tuple[Step, ...]) -> GameState:
    """The moment after a throw was played, not yet handed over."""
    state = apply(waiting_to_throw(state, side), Rolled(side, roll, Origin.SCRIPT)).state
    for step in steps:
        state = apply(state, Stepped(step)).state
    return state


def handed_over(state: GameState) -> GameState:
    """The moment after the throw was handed over."""
    return apply(state, HandedOver()).state


def read_place_of(variant: Variant, side: Side, text: str) -> Place:
    """A place as the side numbers it, as printed on the board. Raises ``BadPlay``."""
    place = read_place(text)
    if place is None:
        raise BadPlay(text)
    return variant.own_number(side, place)


def _index(variant: Variant, side: Side, text: str) -> int:
    place = read_place_of(variant, side, text.removesuffix("*"))
    if place == OFF or place == variant.target_place(side):
        return variant.track.last
    index = variant.track.index(side, place)
    if index is None:
        raise BadPlay(text)
    return index


def _follow(
    node: Node,
    way: tuple[Step, ...],
    runs: tuple[tuple[int, Run], ...],
    found: list[tuple[tuple[Step, ...], Node]],
) -> None:
    """Walk the graph along the ways named: where each checker is, and what lies before it."""
    if node.kept and not any(rest for _, rest in runs):
        found.append((way, node))
        return
    tried: set[tuple[tuple[int, Run], Step]] = set()
    for number, (at, rest) in enumerate(runs):
        if not rest:
            continue
        for step, following in node.legal:
            if step.src != at or step.dst > rest[0] or ((at, rest), step) in tried:
                continue
            tried.add(((at, rest), step))
            moved = (step.dst, rest[1:] if step.dst == rest[0] else rest)
            then = (*runs[:number], moved, *runs[number + 1 :])
            _follow(following, (*way, step), then, found)


def _plain(text: str) -> list[str]:
    """The words of a play without marks of hits, repeats written out, in one order."""
    words: list[str] = []
    for word in text.replace("*", "").split():
        match = _WORD.fullmatch(word)
        words += [match[1]] * int(match[2] or 1) if match else [word]
    return sorted(words)

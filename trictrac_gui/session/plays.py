"""All complete plays of a throw, and why the checkers that must stay have to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trictrac_gui.engine.graph import Node, graph_of, node_of
from trictrac_gui.engine.model import OFF, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.refusal import why_not, why_stuck
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import GameState, Moved
from trictrac_gui.session.showing import refusal
from trictrac_gui.session.view import Refusal


@dataclass(frozen=True, slots=True)
class Play:
    """One way to play the numbers left, with the single moves it consists of.

    ``text`` is the play as players write it: ``7/13 9/13``.
    """

    text: str
    steps: tuple[Step, ...]
    moves: tuple[Moved, ...]


def all_plays(state: GameState) -> tuple[Play, ...]:
    """One play for each distinct result of the numbers left, those of the rearmost first.

    Empty where nothing is to be played or nothing can be.
    """
    turn, side = state.turn, state.to_move
    if turn is None or side is None or state.offer is not None:
        return ()
    node = node_of(state)
    track = state.variant.track
    found = []
    for steps in _ways(node).values():
        text = format_play(state.variant, side, node.position, steps)
        moves = tuple(
            Moved(side, track.place(side, step.src), track.place(side, step.dst)) for step in steps
        )
        found.append(Play(text, steps, moves))
    return tuple(sorted(found, key=_from_the_rear))


def _from_the_rear(play: Play) -> list[Step]:
    return sorted(play.steps, key=lambda step: (step.src, -step.number))


def is_forced(state: GameState) -> bool:
    """Whether a throw, none of it played yet, can be played in one way only."""
    turn = state.turn
    if turn is None or turn.steps or state.offer is not None or not node_of(state).legal:
        return False
    return len({end.packed for end in graph_of(state).ends}) == 1


def kept_back(state: GameState) -> tuple[Refusal, ...]:
    """Why checkers cannot be moved now, place by place along the way of the side on turn.

    A checker that cannot move at all has one refusal, without a ``dst``; one that can has a
    refusal for each number that it cannot use, and where the whole throw is forced for the sum
    as well.
    """
    turn, side = state.turn, state.to_move
    if turn is None or side is None or state.offer is not None:
        return ()
    graph, node = graph_of(state), node_of(state)
    if not node.left:
        return ()
    track = state.variant.track
    ways = list(dict.fromkeys(node.left))
    if is_forced(state) and len(node.left) > 1:
        ways.append(sum(node.left[:2]))
    found = []
    for index, place in enumerate(track.places[side]):
        if place == OFF or not node.count(index):
            continue
        reason = why_stuck(graph, node, place)
        if reason is not None:
            found.append(refusal(state, reason, place, None))
            continue
        for way in ways:
            goal = track.place(side, min(index + way, track.last))
            reason = why_not(graph, node, place, goal)
            if reason is not None:
                found.append(refusal(state, reason, place, goal))
    return tuple(found)


def by_rule(refusals: Sequence[Refusal]) -> list[tuple[Refusal, ...]]:
    """Refusals of one rule together, in the order in which each rule first comes up."""
    found: dict[RuleKey, tuple[Refusal, ...]] = {}
    for one in refusals:
        found[one.rule] = (*found.get(one.rule, ()), one)
    return list(found.values())


def _ways(root: Node) -> dict[int, tuple[Step, ...]]:
    """The first way from a node to each result behind it, by the board it leaves."""
    ways: dict[Node, tuple[Step, ...]] = {root: ()}
    waiting = [root]
    found: dict[int, tuple[Step, ...]] = {}
    for node in waiting:  # grows while it is walked
        if node.kept and ways[node]:
            found.setdefault(node.packed, ways[node])
        for step, following in node.legal:
            if following not in ways:
                ways[following] = (*ways[node], step)
                waiting.append(following)
    return found

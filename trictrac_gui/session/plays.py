"""All complete plays of a throw, and why the checkers that must stay have to."""

from __future__ import annotations

from dataclasses import dataclass

from trictrac_gui.engine.graph import Node
from trictrac_gui.engine.model import OFF, Place, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.refusal import why_stuck
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
    if turn is None or side is None or state.offer is not None or not turn.node.legal:
        return ()
    track = state.variant.track
    found = []
    for steps in _ways(turn.node).values():
        text = format_play(state.variant, side, turn.node.position, steps)
        moves = tuple(
            Moved(side, track.place(side, step.src), track.place(side, step.dst)) for step in steps
        )
        found.append(Play(text, steps, moves))
    return tuple(sorted(found, key=lambda play: [(step.src, -step.number) for step in play.steps]))


def is_forced(state: GameState) -> bool:
    """Whether a throw, none of it played yet, can be played in one way only."""
    turn = state.turn
    if turn is None or turn.steps or state.offer is not None or not turn.node.legal:
        return False
    return len({end.board for end in turn.graph.ends}) == 1


def kept_back(state: GameState) -> tuple[Refusal, ...]:
    """Why checkers cannot be moved now, place by place along the way of the side on turn."""
    turn, side = state.turn, state.to_move
    if turn is None or side is None or state.offer is not None or not turn.node.left:
        return ()
    found = []
    for index, place in enumerate(state.variant.track.places[side]):
        if place == OFF or not turn.node.count(index):
            continue
        reason = why_stuck(turn.graph, turn.node, place)
        if reason is not None:
            found.append(refusal(state, reason, place, None))
    return tuple(found)


def by_rule(refusals: tuple[Refusal, ...]) -> list[tuple[Refusal, tuple[Place, ...]]]:
    """Refusals of one rule together: the first of them, with all places it keeps back."""
    found: dict[object, tuple[Refusal, tuple[Place, ...]]] = {}
    for one in refusals:
        assert one.src is not None
        first, places = found.get(one.rule, (one, ()))
        found[one.rule] = (first, (*places, one.src))
    return list(found.values())


def _ways(root: Node) -> dict[int, tuple[Step, ...]]:
    """The first way from a node to each result behind it, by the board it leaves."""
    ways: dict[Node, tuple[Step, ...]] = {root: ()}
    waiting = [root]
    found: dict[int, tuple[Step, ...]] = {}
    for node in waiting:  # grows while it is walked
        if node.kept and ways[node]:
            found.setdefault(node.board, ways[node])
        for step, following in node.legal:
            if following not in ways:
                ways[following] = (*ways[node], step)
                waiting.append(following)
    return found

"""What may be moved now: the targets of a lifted checker, all complete plays, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trictrac_gui.engine.graph import Node, graph_of, node_of
from trictrac_gui.engine.model import OFF, Place, Roll, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.refusal import Reason, why_not, why_stuck
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import GameState, Moved, Turn
from trictrac_gui.session.view import Refusal, Target


def refusal(state: GameState, reason: Reason, src: Place | None, dst: Place | None) -> Refusal:
    """A reason as a window is told it."""
    assert state.to_move is not None
    return Refusal(reason.rule, state.to_move, src, dst, reason.places)


def targets_of_checkers(
    state: GameState, node: Node | None, swapped: bool = False
) -> dict[Place, tuple[Target, ...]]:
    """For each place a checker may be taken from, the places it may be put down on.

    Where several ways lead to one place, the one with the fewest steps is taken, and among these
    the one that plays the dice in the order they are shown; to bear off, the smallest number.
    """
    turn, side = state.turn, state.to_move
    if turn is None or side is None or node is None:
        return {}
    places = state.variant.track.places[side]
    sources = dict.fromkeys(step.src for step, _ in node.legal)
    shown = shown_roll(turn, swapped)
    return {places[src]: _targets(node, shown, places, src) for src in sources}


def _targets(start: Node, shown: Roll, places: tuple[Place, ...], src: int) -> tuple[Target, ...]:
    found: dict[int, tuple[Step, ...]] = {}
    ways: list[tuple[Node, tuple[Step, ...]]] = [(start, ())]
    last = len(places) - 1
    while ways:
        longer = []
        for node, way in ways:
            at = way[-1].dst if way else src
            nexts = [edge for edge in node.legal if edge[0].src == at]
            for step, following in sorted(
                nexts, key=lambda edge: (*shown, edge[0].number).index(edge[0].number)
            ):
                steps = (*way, step)
                known = found.get(step.dst)
                smaller = known is not None and step.dst == last and _spends_less(steps, known)
                if known is None or smaller:
                    found[step.dst] = steps
                if step.dst != last:
                    longer.append((following, steps))
        ways = longer
    return tuple(
        Target(
            place=places[dst],
            steps=steps,
            numbers=tuple(step.number for step in steps),
            rests=tuple(places[step.dst] for step in steps[:-1]),
        )
        for dst, steps in sorted(found.items())
    )


def shown_roll(turn: Turn, swapped: bool) -> Roll:
    """The numbers in the order they are shown."""
    return turn.roll[::-1] if swapped else turn.roll


def other_number(state: GameState) -> Target | None:
    """Where the checker that moved last could have gone by another number of the throw."""
    turn, side = state.turn, state.to_move
    if turn is None or side is None or len(turn.steps) == turn.earlier:
        return None
    last = turn.steps[-1]
    before = node_of(replace(state, turn=replace(turn, steps=turn.steps[:-1])))
    for step, _ in before.legal:
        if step.src == last.src and step.number != last.number:
            return Target(state.variant.track.place(side, step.dst), (step,), (step.number,), ())
    return None


def _spends_less(steps: tuple[Step, ...], known: tuple[Step, ...]) -> bool:
    return len(steps) == len(known) and sum(s.number for s in steps) < sum(s.number for s in known)


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

"""Why a step may not be played, and why a throw is passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trictrac_gui.engine.graph import Node, Throw, TurnGraph, count
from trictrac_gui.engine.model import OFF, Place
from trictrac_gui.engine.rules import RuleKey


class Reason(NamedTuple):
    """The rule that stands against a step, and the places of the board that show it."""

    rule: RuleKey
    places: tuple[Place, ...] = ()


def why_not(graph: TurnGraph, node: Node, src: Place, dst: Place) -> Reason | None:
    """Why no checker may be taken from ``src`` to ``dst`` now; None where it may.

    The step may spend one number or several. On each way the first rule of ``RuleKey`` that
    stands against it counts; over several ways the one that stands latest.
    """
    throw = graph.throw
    track = throw.variant.track
    start = track.index(throw.side, src)
    goal = throw.last if dst == throw.variant.target_place(throw.side) else None
    if goal is None:
        goal = track.index(throw.side, dst)
    if start is None or not node.count(start):
        return Reason(RuleKey.NOT_YOURS, (src,))
    if goal is None or goal <= start:
        return Reason(RuleKey.WRONG_WAY, (src,))
    shut = _gate(throw, node.board, node.memory, start)
    if shut is not None:
        return shut
    reasons = [_on_one_way(graph, node, start, way) for way in _ways(throw, node, start, goal)]
    if not reasons:
        return Reason(RuleKey.NO_SUCH_NUMBER, (src,))
    latest: Reason | None = None
    for reason in reasons:
        if reason is None:
            return None
        if latest is None or reason.rule.rank > latest.rule.rank:
            latest = reason
    return latest


def why_stuck(graph: TurnGraph, node: Node, src: Place) -> Reason | None:
    """Why no checker may be taken from ``src`` by any number left; None where one may.

    Of all numbers, the reason that stands latest in ``RuleKey``.
    """
    throw = graph.throw
    start = throw.variant.track.index(throw.side, src)
    if start is None or not node.count(start):
        return Reason(RuleKey.NOT_YOURS, (src,))
    latest: Reason | None = None
    for number in dict.fromkeys(node.left):
        dst = throw.variant.track.place(throw.side, min(start + number, throw.last))
        reason = why_not(graph, node, src, dst)
        if reason is None:
            return None
        if latest is None or reason.rule.rank > latest.rule.rank:
            latest = reason
    return latest


def pass_reason(graph: TurnGraph, node: Node) -> Reason | None:
    """Why none of the numbers left can be played; None where one can, or where none is left.

    Of all checkers and numbers, the reason that stands latest in ``RuleKey``.
    """
    if node.legal or not node.left:
        return None
    throw = graph.throw
    latest: Reason | None = None
    for src in range(throw.last):
        if not node.count(src):
            continue
        for number in dict.fromkeys(node.left):
            reason = _gate(throw, node.board, node.memory, src)
            if reason is None:
                reason = _on_one_way(graph, node, src, (number,))
            if reason is None:
                continue
            if latest is None or reason.rule.rank > latest.rule.rank:
                latest = reason
            elif reason.rule is latest.rule:
                latest = Reason(latest.rule, tuple(dict.fromkeys(latest.places + reason.places)))
    return latest


def _gate(throw: Throw, board: int, memory: int, src: int) -> Reason | None:
    """The gate that keeps a checker from starting at ``src``."""
    for gate in throw.variant.gates:
        only = gate.only_from(throw, board, memory)
        if only is not None and src not in only:
            return Reason(gate.key, (throw.variant.start_place(throw.side),))
    return None


def _ways(throw: Throw, node: Node, src: int, dst: int) -> Iterator[tuple[int, ...]]:
    """Every order of numbers left that takes one checker from ``src`` just to ``dst``."""

    def go_on(at: int, left: tuple[int, ...], way: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for number in dict.fromkeys(left):
            reached = min(at + number, throw.last)
            if reached == dst:
                yield (*way, number)
            elif reached < dst:
                rest = list(left)
                rest.remove(number)
                yield from go_on(reached, tuple(rest), (*way, number))

    return go_on(src, node.left, ())


def _on_one_way(graph: TurnGraph, node: Node, src: int, way: tuple[int, ...]) -> Reason | None:
    """The first rule against playing ``way`` with one checker; None where it may be begun."""
    standing = list(_against_steps(graph.throw, node, src, way))
    if standing:
        return min(standing, key=lambda reason: reason.rule.rank)
    reached, at = node, src
    for number in way:
        for step, following in reached.edges:
            if step.src == at and step.number == number:
                reached, at = following, step.dst
                break
    if reached.alive:
        return None
    return _against_ends(graph, node, reached)


def _against_steps(throw: Throw, node: Node, src: int, way: tuple[int, ...]) -> Iterator[Reason]:
    """Every rule on single steps that a way breaks, played through all the same."""
    variant = throw.variant
    board, memory, at = node.board, node.memory, src
    for done, number in enumerate(way):
        shut = _gate(throw, board, memory, at) if done else None
        if shut is not None:
            yield shut
        for halt in variant.halts:
            if at in halt.at(throw, board):
                yield Reason(halt.key, (variant.track.place(throw.side, at),))
        dst = min(at + number, throw.last)
        if dst == throw.last:
            kept_back = variant.bear_off(throw, board, at, number)
            if kept_back is not None:
                yield Reason(kept_back, _stragglers(throw, board, at, kept_back))
        else:
            closed = throw.closed[dst]
            if closed is not None:
                yield Reason(closed, (variant.track.place(throw.side, dst),))
        board = throw.after(board, at, number)
        memory = variant.remember(memory, board, at, dst)
        at = dst


def _against_ends(graph: TurnGraph, node: Node, reached: Node) -> Reason | None:
    """The obligation that no end behind ``reached`` obeys."""
    throw = graph.throw
    behind = _descendants(reached)
    for obligation, ends in zip(throw.variant.obligations, graph.stages[1:], strict=True):
        if not any(id(end) in behind for end in ends):
            return Reason(obligation.key, _shown_by(throw, node, obligation.key))
    return None


def _descendants(node: Node) -> set[int]:
    """The identities of a node and of all nodes behind it."""
    found = {id(node)}
    waiting = [node]
    while waiting:
        for _, following in waiting.pop().edges:
            if id(following) not in found:
                found.add(id(following))
                waiting.append(following)
    return found


def _stragglers(throw: Throw, board: int, src: int, rule: RuleKey) -> tuple[Place, ...]:
    """The places of the checkers that must come home, or be borne off, first."""
    home = throw.variant.home or 0
    inside = range(home, src) if rule is RuleKey.FARTHER_CHECKER_FIRST else range(home)
    places = throw.variant.track.places[throw.side]
    return tuple(places[index] for index in inside if count(board, index))


def _shown_by(throw: Throw, node: Node, rule: RuleKey) -> tuple[Place, ...]:
    """The own Hucke for a rule about it; else the places from which the throw can be played."""
    hucke = throw.variant.hucke(throw.side)
    if hucke is not None and rule in (RuleKey.HUCKE_NEEDS_TWO, RuleKey.HUCKE_LAST_TWO_TOGETHER):
        return (hucke,)
    places = throw.variant.track.places[throw.side]
    sources = dict.fromkeys(places[step.src] for step, _ in node.legal)
    return tuple(place for place in sources if place != OFF)

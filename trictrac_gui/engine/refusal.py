"""Why a step may not be played, and why a throw is passed: the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from trictrac_gui.engine.board import Board, Numbers
from trictrac_gui.engine.graph import Node, TurnGraph
from trictrac_gui.engine.model import Place
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import Obligation


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
    start = throw.track.index(throw.side, src)
    goal = throw.last if dst == graph.variant.target_place(throw.side) else None
    if goal is None:
        goal = throw.track.index(throw.side, dst)
    if start is None or not node.count(start):
        return Reason(RuleKey.NOT_YOURS, (src,))
    if goal is None or goal <= start:
        return Reason(RuleKey.WRONG_WAY, (src,))
    shut = _first(_against_starting(graph, node, start))
    if shut is not None:
        return shut
    reasons = [_on_one_way(graph, node, start, way) for way in _ways(node, start, goal)]
    if not reasons:
        return Reason(RuleKey.NO_SUCH_NUMBER, (src,))
    return None if None in reasons else _latest(reasons)


def why_stuck(graph: TurnGraph, node: Node, src: Place) -> Reason | None:
    """Why no checker may be taken from ``src`` by any number left; None where one may.

    Of all numbers, the reason that stands latest in ``RuleKey``.
    """
    throw = graph.throw
    start = throw.track.index(throw.side, src)
    if start is None or not node.count(start):
        return Reason(RuleKey.NOT_YOURS, (src,))
    goals = (node.place(min(start + number, throw.last)) for number in dict.fromkeys(node.left))
    reasons = [why_not(graph, node, src, goal) for goal in goals]
    return None if None in reasons else _latest(reasons)


def pass_reason(graph: TurnGraph, node: Node) -> Reason | None:
    """Why none of the numbers left can be played; None where one can, or where none is left.

    While a gate holds, it is that: what waits on the bar or the start point finds no way, and the
    places in its way show it too. Else, of all checkers and numbers, it is the reason that stands
    latest in ``RuleKey``, with all places that show it.
    """
    if node.legal or not node.left:
        return None
    for gate in graph.variant.gates:
        only = gate.only_from(node)
        if only is not None:
            ways = [(src, number) for src in only for number in dict.fromkeys(node.left)]
            barred = [_on_one_way(graph, node, src, (number,)) for src, number in ways]
            shown = (place for reason in barred if reason is not None for place in reason.places)
            places = (*_reason(gate.key, node, gate.shows(node)).places, *shown)
            return Reason(gate.key, tuple(dict.fromkeys(places)))
    reasons = [
        _on_one_way(graph, node, src, (number,))
        for src in range(graph.throw.last)
        if node.count(src)
        for number in dict.fromkeys(node.left)
    ]
    latest = _latest(reasons)
    if latest is None:
        return None
    same = [reason for reason in reasons if reason is not None and reason.rule is latest.rule]
    return Reason(latest.rule, tuple(dict.fromkeys(place for one in same for place in one.places)))


def _first(reasons: Iterable[Reason]) -> Reason | None:
    """Of several reasons the one that stands first in ``RuleKey``."""
    return min(reasons, key=lambda reason: reason.rule.rank, default=None)


def _latest(reasons: Iterable[Reason | None]) -> Reason | None:
    """Of several reasons the one that stands latest in ``RuleKey``."""
    found = (reason for reason in reasons if reason is not None)
    return max(found, key=lambda reason: reason.rule.rank, default=None)


def _ways(node: Node, src: int, dst: int) -> Iterator[Numbers]:
    """Every order of numbers left that takes one checker from ``src`` just to ``dst``."""

    def go_on(at: int, left: Numbers, way: Numbers) -> Iterator[Numbers]:
        for number in dict.fromkeys(left):
            reached = min(at + number, node.last)
            if reached == dst:
                yield (*way, number)
            elif reached < dst:
                rest = list(left)
                rest.remove(number)
                yield from go_on(reached, tuple(rest), (*way, number))

    return go_on(src, node.left, ())


def _on_one_way(graph: TurnGraph, node: Node, src: int, way: Numbers) -> Reason | None:
    """The first rule against playing ``way`` with one checker; None where it may be begun."""
    standing = _first(_against_steps(graph, node, src, way))
    if standing is not None:
        return standing
    reached, at = node, src
    for number in way:
        for step, following in reached.edges:
            if step.src == at and step.number == number:
                reached, at = following, step.dst
                break
    return None if reached.alive else _against_ends(graph, node, reached)


def _against_starting(graph: TurnGraph, board: Board, src: int) -> Iterator[Reason]:
    """The gates that keep a checker from starting at ``src``."""
    for gate in graph.variant.gates:
        only = gate.only_from(board)
        if only is not None and src not in only:
            yield _reason(gate.key, board, gate.shows(board))


def _against_steps(graph: TurnGraph, node: Node, src: int, way: Numbers) -> Iterator[Reason]:
    """Every rule on single steps that a way breaks, played through all the same."""
    variant, throw = graph.variant, graph.throw
    board: Board = node
    at = src
    for done, number in enumerate(way):
        step = throw.step(at, number)
        if done:
            yield from _against_starting(graph, board, at)
        for halt in variant.halts:
            if at in halt.at(board):
                yield _reason(halt.key, board, (at,))
        off = step.dst == throw.last
        closed = None if off else throw.closed[step.dst]
        if closed is not None:
            yield _reason(closed, board, (step.dst,))
        for rule in (*variant.step_rules, *(variant.bearing_off if off else ())):
            if rule.against(board, step):
                yield _reason(rule.key, board, rule.shows(board, step))
        board = board.after(step, variant.remember(board, step))
        at = step.dst


def _against_ends(graph: TurnGraph, node: Node, reached: Node) -> Reason | None:
    """The obligation that no end behind ``reached`` obeys."""
    behind = _descendants(reached)
    for obligation, ends in zip(graph.variant.obligations, graph.stages[1:], strict=True):
        if not any(id(end) in behind for end in ends):
            return _reason(obligation.key, node, _shown_by(obligation, node))
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


def _shown_by(obligation: Obligation, node: Node) -> Iterable[int]:
    """What shows an obligation: else the places from which the throw can be played."""
    if obligation.shows is not None:
        return obligation.shows(node)
    return dict.fromkeys(step.src for step, _ in node.legal)


def _reason(rule: RuleKey, board: Board, indices: Iterable[int]) -> Reason:
    return Reason(rule, tuple(board.place(index) for index in indices))

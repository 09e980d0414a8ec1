"""From a play as it was written down to the steps of the turn graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trictrac_gui.engine.graph import Node, TurnGraph
from trictrac_gui.engine.model import Step
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.formats.transcript import BAR, Hop


class Refused(NamedTuple):
    """Why a play cannot be made: the rule, and the move it stands against, if it is one."""

    rule: RuleKey
    hop: Hop | None = None


class _Way(NamedTuple):
    """One order of single steps that makes a play."""

    end: Node
    steps: tuple[Step, ...]
    unnamed: int
    """Checkers hit on the way where the text names no stop."""


def index_of(own_point: int) -> int:
    """The index on a side's own path of its own point, the bar (25) and off (0) included."""
    return BAR - own_point


def find_steps(graph: TurnGraph, hops: Sequence[Hop]) -> tuple[Step, ...] | Refused:
    """The steps that make a play in the order it was written, or why there are none.

    A checker that goes over two numbers at once hits nothing on its way where that can be helped.
    """
    singles = [(index_of(hop.src), index_of(hop.dst)) for hop in hops for _ in range(hop.times)]
    ways = _ways(graph.root, tuple(singles))
    legal = [way for way in ways if way.end.kept]
    if legal:
        return min(legal, key=lambda way: way.unnamed).steps
    if ways:
        return Refused(_obligation(graph, ways))
    return _first_refusal(graph, hops)


def find_beginning(graph: TurnGraph, hops: Sequence[Hop]) -> tuple[Step, ...] | None:
    """The steps with which a throw was begun, where it can be played on from there; else None."""
    singles = tuple((index_of(h.src), index_of(h.dst)) for h in hops for _ in range(h.times))
    ways = _ways(graph.root, singles, legal=True)
    return min(ways, key=lambda way: way.unnamed).steps if ways else None


def _ways(root: Node, hops: tuple[tuple[int, int], ...], *, legal: bool = False) -> list[_Way]:
    """All nodes that a play can lead to, by steps that are possible or, with ``legal``, allowed."""
    if len(hops) > len(root.left):
        return []
    stops = {dst for _, dst in hops}
    found: list[_Way] = []
    seen: set[tuple[int, tuple[tuple[int, int], ...]]] = set()

    def go_on(node: Node, left: tuple[tuple[int, int], ...], steps: tuple[Step, ...]) -> None:
        if (id(node), left) in seen:
            return
        seen.add((id(node), left))
        if not left:
            unnamed = sum(node.hits(step.dst) and step.dst not in stops for step in steps)
            found.append(_Way(node, steps, unnamed))
            return
        for place, (at, goal) in enumerate(left):
            others = left[:place] + left[place + 1 :]
            for step, following in node.legal if legal else node.edges:
                if step.src != at or step.dst > goal:
                    continue
                rest = others
                if step.dst < goal:
                    rest = (*left[:place], (step.dst, goal), *left[place + 1 :])
                go_on(following, rest, (*steps, step))

    go_on(root, hops, ())
    return found


def _obligation(graph: TurnGraph, ways: Sequence[_Way]) -> RuleKey:
    """The rule on the end of a throw that a play breaks, of several ways the last to be asked."""
    latest = RuleKey.BOTH_NUMBERS
    reached = -1
    for way in ways:
        for place, obligation in enumerate(graph.variant.obligations):
            if way.end not in graph.stages[place + 1]:
                if place > reached:
                    reached, latest = place, obligation.key
                break
    return latest


def _first_refusal(graph: TurnGraph, hops: Sequence[Hop]) -> Refused:
    """The first of the moves that cannot be made after those before it."""
    places = graph.throw.track.places[graph.throw.side]
    done: tuple[tuple[int, int], ...] = ()
    node = graph.root
    for hop in hops:
        src, dst = index_of(hop.src), index_of(hop.dst)
        for _ in range(hop.times):
            reason = why_not(graph, node, places[src], places[dst])
            done = (*done, (src, dst))
            ways = _ways(graph.root, done)
            if not ways:
                return Refused(reason.rule if reason else RuleKey.NO_SUCH_NUMBER, hop)
            node = ways[0].end
    return Refused(RuleKey.NO_SUCH_NUMBER)

"""The turn graph: everything a side may do with one throw, one checker at a time.

Nodes are positions with the numbers still to play, edges are single steps. Every node, the root
included, is a possible end of the throw. A variant's obligations choose among the ends; a node
from which no kept end can be reached falls away. What remains is exactly what may be played.

While a graph is built the mover's checkers are packed into one integer, four bits an index of
the path (fifteen checkers just fit), with a bit for each opposing blot hit on the way. A step is
then one addition, and two ways to the same position meet in the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from trictrac_gui.engine.model import Counts, Position, Roll, Side, Step

if TYPE_CHECKING:
    from trictrac_gui.engine.rules import RuleKey
    from trictrac_gui.engine.state import GameState
    from trictrac_gui.engine.variant import Variant

GRAPHS_KEPT: Final = 32
"""Turn graphs that stay at hand; they are large, and quickly built anew."""

BITS: Final = 4
FULL: Final = (1 << BITS) - 1
_HITS: Final = 128
"""Above this bit of a packed board stands a bit for each index where a blot was hit."""
_MEMORY: Final = 192
"""Above this bit of a node's key stands what its variant remembers of the way."""


def pack(counts: Counts) -> int:
    """The counts of one side as a packed board."""
    board = 0
    for index, count in enumerate(counts):
        board |= count << (BITS * index)
    return board


def count(board: int, index: int) -> int:
    """The mover's checkers on an index of a packed board."""
    return board >> (BITS * index) & FULL


def was_hit(board: int, index: int) -> bool:
    """Whether the throw has hit a blot on an index of the mover's path."""
    return bool(board >> (_HITS + index) & 1)


def occupied(board: int, start: int, stop: int) -> bool:
    """Whether the mover has a checker on an index from ``start`` up to ``stop``, not on it."""
    return bool(board >> (BITS * start) & ((1 << BITS * (stop - start)) - 1))


class Throw:
    """The numbers of one throw, who plays them, and the position they are played from."""

    __slots__ = ("blots", "board", "closed", "last", "numbers", "position", "side", "variant")

    def __init__(
        self, variant: Variant, position: Position, side: Side, numbers: tuple[int, ...]
    ) -> None:
        self.variant = variant
        self.position = position
        self.side = side
        self.numbers = numbers
        self.last = variant.track.last
        self.board = pack(position.counts[side])
        self.closed: tuple[RuleKey | None, ...] = variant.closed(position, side, variant)
        theirs = position.counts[side.other]
        self.blots = 0
        for index, facing in enumerate(variant.track.facing[side]):
            if facing is not None and theirs[facing] == 1 and self.closed[index] is None:
                self.blots |= 1 << index

    def after(self, board: int, src: int, number: int) -> int:
        """The packed board once a checker has moved from ``src`` by ``number``, legal or not."""
        step, delta = _steps(self.last)[number][src]
        moved = board + delta
        if self.blots >> step.dst & 1:
            moved |= 1 << (_HITS + step.dst)
        return moved

    def unpack(self, board: int) -> Position:
        """The position of a packed board: hit checkers wait again at the start of their path."""
        mine = tuple(count(board, index) for index in range(self.last + 1))
        theirs = self.position.counts[self.side.other]
        hits = board >> _HITS
        if hits:
            facing = self.variant.track.facing[self.side]
            changed = list(theirs)
            for index in range(self.last):
                blot = facing[index]
                if hits >> index & 1 and blot is not None:
                    changed[blot] -= 1
                    changed[0] += 1
            theirs = tuple(changed)
        both = (mine, theirs) if self.side is Side.FIRST else (theirs, mine)
        return Position(both, self.position.extra)


class Node:
    """A position within a throw, with the numbers still to play.

    ``edges`` are all steps the gates, landings and halts allow; ``legal`` those of them from
    which an end that the obligations keep can be reached; ``kept`` whether the throw may end here.
    """

    __slots__ = ("_position", "alive", "board", "edges", "kept", "left", "legal", "memory", "throw")

    def __init__(self, throw: Throw, board: int, memory: int, left: tuple[int, ...]) -> None:
        self.throw = throw
        self.board = board
        self.memory = memory
        self.left = left
        self.edges: list[tuple[Step, Node]] = []
        self.legal: list[tuple[Step, Node]] = []
        self.kept = False
        self.alive = False
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """Where all checkers stand."""
        if self._position is None:
            self._position = self.throw.unpack(self.board)
        return self._position

    def count(self, index: int) -> int:
        """The mover's checkers on an index of its path."""
        return count(self.board, index)

    def hits(self, index: int) -> bool:
        """Whether a blot was hit on an index of the mover's path."""
        return was_hit(self.board, index)

    def step(self, src: int, number: int) -> Node | None:
        """The node a legal step leads to, or None."""
        for step, node in self.legal:
            if step.src == src and step.number == number:
                return node
        return None


class TurnGraph:
    """All that may be done with one throw.

    ``stages`` holds the ends that were left before the obligations and after each of them, in
    the variant's order: the first stage that none of a node's ends survives names the rule.
    """

    __slots__ = ("nodes", "root", "stages", "throw")

    def __init__(self, throw: Throw, nodes: list[Node], stages: list[Sequence[Node]]) -> None:
        self.throw = throw
        self.root = nodes[0]
        self.nodes = nodes
        self.stages = stages

    @property
    def ends(self) -> Sequence[Node]:
        """The nodes on which the throw may end; several may show the same position."""
        return self.stages[-1]

    def results(self) -> list[Node]:
        """One node for each distinct final position, in the order the graph found them."""
        return list({end.board: end for end in reversed(self.ends)}.values())[::-1]

    def ways(self) -> dict[Node, tuple[Step, ...]]:
        """The first legal way to every node that has one, as the steps to play.

        One pass over the graph: a node is reached by many ways, and only the first is kept.
        """
        ways: dict[Node, tuple[Step, ...]] = {self.root: ()}
        waiting = [self.root]
        for node in waiting:  # grows while it is walked
            for step, following in node.legal:
                if following not in ways:
                    ways[following] = (*ways[node], step)
                    waiting.append(following)
        return ways

    def way_to(self, end: Node) -> tuple[Step, ...]:
        """The first legal way to an end; who wants several takes ``ways``."""
        return self.ways()[end]


def build(variant: Variant, position: Position, side: Side, numbers: tuple[int, ...]) -> TurnGraph:
    """The turn graph of the numbers to play, a double's as often as it counts."""
    throw = Throw(variant, position, side, numbers)
    nodes = _all_nodes(throw)
    ends: Sequence[Node] = nodes
    stages = [ends]
    for obligation in variant.obligations:
        ends = obligation.keep(throw, ends)
        stages.append(ends)
    _prune(nodes, ends)
    return TurnGraph(throw, nodes, stages)


@lru_cache(maxsize=GRAPHS_KEPT)
def turn_graph(
    variant: Variant, position: Position, side: Side, numbers: tuple[int, ...]
) -> TurnGraph:
    """The turn graph of the numbers to play, from those kept at hand where it is among them."""
    return build(variant, position, side, numbers)


def graph_of(state: GameState) -> TurnGraph:
    """The turn graph of the throw that is being played."""
    turn, side = state.turn, state.to_move
    assert turn is not None
    assert side is not None
    return turn_graph(state.variant, turn.before, side, state.variant.dice.numbers(turn.roll))


def node_of(state: GameState) -> Node:
    """Where in its turn graph the throw stands that is being played."""
    node = graph_of(state).root
    for step in state.turn.steps if state.turn is not None else ():
        following = node.step(step.src, step.number)
        assert following is not None
        node = following
    return node


def results(variant: Variant, position: Position, side: Side, roll: Roll) -> list[Position]:
    """The distinct final positions of a throw, for counting and for players that only compare."""
    graph = build(variant, position, side, variant.dice.numbers(roll))
    return [end.position for end in graph.results()]


def _all_nodes(throw: Throw) -> list[Node]:
    """The root and every node that can be reached, each after all that lead to it."""
    variant = throw.variant
    gates, halts, remember = variant.gates, variant.halts, variant.remember
    bear_off, closed, blots, last = variant.bear_off, throw.closed, throw.blots, throw.last
    tables = _steps(last)
    anywhere = _reachable(throw)
    root = Node(throw, throw.board, 0, tuple(sorted(throw.numbers, reverse=True)))
    nodes = [root]
    seen: dict[tuple[int, ...], dict[int, Node]] = {}
    for node in nodes:  # grows while it is walked
        if not node.left:
            continue
        board, memory = node.board, node.memory
        sources = anywhere
        for gate in gates:
            only = gate.only_from(throw, board, memory)
            if only is not None:
                sources = only
        halted = [index for halt in halts for index in halt.at(throw, board)]
        for number, rest in _choices(node.left):
            table = tables[number]
            known = seen.setdefault(rest, {})
            for src in sources:
                if not board >> (BITS * src) & FULL or src in halted:
                    continue
                step, delta = table[src]
                dst = step.dst
                if dst == last:
                    if bear_off(throw, board, src, number) is not None:
                        continue
                elif closed[dst] is not None:
                    continue
                after = board + delta
                if blots >> dst & 1:
                    after |= 1 << (_HITS + dst)
                kept = remember(memory, after, src, dst) if rest else 0
                key = after | kept << _MEMORY
                following = known.get(key)
                if following is None:
                    following = known[key] = Node(throw, after, kept, rest)
                    nodes.append(following)
                node.edges.append((step, following))
    return nodes


def _prune(nodes: list[Node], ends: Sequence[Node]) -> None:
    """Keep the steps that lead to one of the ends."""
    for node in ends:
        node.kept = node.alive = True
    for node in reversed(nodes):
        if node.edges:
            node.legal = [edge for edge in node.edges if edge[1].alive]
            if node.legal:
                node.alive = True


def _reachable(throw: Throw) -> tuple[int, ...]:
    """The indices on which the mover can have a checker at some time of the throw."""
    here = {index for index in range(throw.last) if count(throw.board, index)}
    everywhere = set(here)
    for _ in throw.numbers:
        here = {i + n for i in here for n in throw.numbers if i + n < throw.last}
        everywhere |= here
    return tuple(sorted(everywhere))


@lru_cache(maxsize=512)
def _choices(left: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each number that may be played next, the higher first, with the numbers left after it."""
    found = []
    for place, number in enumerate(left):
        if number not in left[:place]:
            found.append((number, left[:place] + left[place + 1 :]))
    return tuple(found)


@lru_cache(maxsize=8)
def _steps(last: int) -> tuple[tuple[tuple[Step, int], ...], ...]:
    """For each number and index the step it makes, and what it adds to a packed board."""
    table = []
    for number in range(7):
        row = []
        for src in range(last):
            dst = min(src + number, last)
            row.append((Step(src, dst, number), (1 << BITS * dst) - (1 << BITS * src)))
        table.append(tuple(row))
    return tuple(table)

"""The turn graph: everything a side may do with one stage of a throw, one checker at a time.

Nodes are boards with the numbers still to play, edges are single steps. Every node, the root
included, is a possible end of the throw. A variant's obligations choose among the ends; a node
from which no kept end can be reached falls away. What remains is exactly what may be played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from trictrac_gui.engine.board import BYTE, COUNTS, MEMORY, Board, Numbers, Throw, moves
from trictrac_gui.engine.model import Position, Roll, Side, Step
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.variant import Indices, Variant, no_memory

GRAPHS_KEPT: Final = 32
"""Turn graphs that stay at hand; they are large, and quickly built anew."""


class Node(Board):
    """A board within a throw, with what may be done from there.

    ``edges`` are all steps the gates, landings and halts allow; ``legal`` those of them from
    which an end that the obligations keep can be reached; ``kept`` whether the throw may end here.
    """

    __slots__ = ("alive", "edges", "kept", "legal")

    def __init__(self, throw: Throw, packed: int, memory: int, left: Numbers) -> None:
        self.throw = throw
        self.packed = packed
        self.memory = memory
        self.left = left
        self.edges: list[tuple[Step, Node]] = []
        self.legal: list[tuple[Step, Node]] = []
        self.kept = False
        self.alive = False

    def step(self, src: int, number: int) -> Node | None:
        """The node a legal step leads to, or None."""
        for step, node in self.legal:
            if step.src == src and step.number == number:
                return node
        return None


class TurnGraph:
    """All that may be done with one stage of a throw.

    ``stages`` holds the ends that were left before the obligations and after each of them, in
    the variant's order: the first stage that none of a node's ends survives names the rule.
    """

    __slots__ = ("nodes", "root", "stages", "throw", "variant")

    def __init__(
        self, variant: Variant, throw: Throw, nodes: list[Node], stages: list[Sequence[Node]]
    ) -> None:
        self.variant = variant
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
        return list({end.packed: end for end in reversed(self.ends)}.values())[::-1]

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


# --- Asking ----------------------------------------------------------------------------------


def build(variant: Variant, position: Position, side: Side, numbers: Numbers) -> TurnGraph:
    """The turn graph of the numbers to play, a double's as often as it counts."""
    throw = variant.throw(position, side, numbers)
    nodes = _all_nodes(variant, throw)
    ends: Sequence[Node] = nodes
    stages = [ends]
    for obligation in variant.obligations:
        ends = obligation.keep(nodes[0], ends)
        stages.append(ends)
    _prune(nodes, ends)
    return TurnGraph(variant, throw, nodes, stages)


@lru_cache(maxsize=GRAPHS_KEPT)
def turn_graph(variant: Variant, position: Position, side: Side, numbers: Numbers) -> TurnGraph:
    """The turn graph of the numbers to play, from those kept at hand where it is among them."""
    return build(variant, position, side, numbers)


def graph_of(state: GameState) -> TurnGraph:
    """The turn graph of the stage that is being played."""
    turn, side = state.turn, state.to_move
    assert turn is not None
    assert side is not None
    numbers = state.variant.dice.stages(turn.roll)[turn.stage]
    return turn_graph(state.variant, turn.before, side, numbers)


def node_of(state: GameState) -> Node:
    """Where in its turn graph the throw stands that is being played."""
    node = graph_of(state).root
    turn = state.turn
    for step in turn.steps[turn.earlier :] if turn is not None else ():
        following = node.step(step.src, step.number)
        assert following is not None
        node = following
    return node


def can_move(variant: Variant, position: Position, side: Side) -> bool:
    """Whether any throw lets a side move."""
    return any(
        build(variant, position, side, variant.dice.numbers(roll)).root.legal
        for roll in variant.dice.rolls
    )


# --- Only the ends ---------------------------------------------------------------------------


def results(variant: Variant, position: Position, side: Side, roll: Roll) -> list[Position]:
    """The distinct final positions of a throw, for counting and for players that only compare."""
    return [board.position for board in final_boards(variant, position, side, roll)]


def final_boards(variant: Variant, position: Position, side: Side, roll: Roll) -> list[Board]:
    """A board for each distinct result of the first stage of a throw, the same as the graph's.

    Nothing is kept of the ways that lead there, which makes it faster.
    """
    throw = variant.throw(position, side, variant.dice.numbers(roll))
    found = _reached(variant, throw)
    boards: Sequence[Board] | None = None
    for obligation in variant.obligations:
        if boards is None and obligation.by_left:
            one_each = [Board(throw, throw.start.packed, 0, left) for left in found]
            kept = {board.left for board in obligation.keep(throw.start, one_each)}
            found = {left: keys for left, keys in found.items() if left in kept}
        else:
            boards = _boards(throw, found) if boards is None else boards
            boards = obligation.keep(throw.start, boards)
    boards = _boards(throw, found) if boards is None else boards
    return list({board.packed: board for board in boards}.values())


_Found = dict[Numbers, set[int]]
"""By the numbers left, packed boards with the memory of the way there."""


def _boards(throw: Throw, found: _Found) -> list[Board]:
    return [
        Board(throw, key & ~(BYTE << MEMORY), key >> MEMORY & BYTE, left)
        for left, keys in found.items()
        for key in keys
    ]


def _reached(variant: Variant, throw: Throw) -> _Found:
    """All boards that can be reached, the first one included."""
    gates = [gate.only_from for gate in variant.gates]
    halts = [halt.at for halt in variant.halts]
    remember = None if variant.remember is no_memory else variant.remember
    anywhere = reachable(throw)
    open_moves = {n: _open_moves(variant, throw, n, anywhere) for n in set(throw.numbers)}
    board = Board(throw, 0, 0, ())  # one for all questions to the rules
    found: _Found = {throw.start.left: {throw.start.packed}}
    waiting = [throw.start.left]
    for left in waiting:  # grows while it is walked
        targets = []
        for number, rest in choices(left):
            if rest not in found:
                found[rest] = set()
                waiting.append(rest)
            targets.append((open_moves[number], found[rest], remember if rest else None))
        board.left = left
        for key in found[left] if left else ():
            board.memory = key >> MEMORY & BYTE
            board.packed = packed = key ^ board.memory << MEMORY
            sources = anywhere
            for only_from in gates:
                only = only_from(board)
                if only is not None:
                    sources = [index for index in sources if index in only]
            for at in halts:
                halted = at(board)
                if halted:
                    sources = [index for index in sources if index not in halted]
            for row, reached, memory in targets:
                for there, change, hit, rules, step in row:
                    if not packed & there or (sources is not anywhere and step.src not in sources):
                        continue
                    if rules and any(against(board, step) for against in rules):
                        continue
                    after = packed + change | hit
                    reached.add(after if memory is None else after | memory(board, step) << MEMORY)
    return {left: keys for left, keys in found.items() if keys}


_Move = tuple[int, int, int, Sequence[Callable[[Board, Step], bool]], Step]
"""The bits of a packed board where a step starts, what it adds there, the bit of the blot it hits,
the rules to be asked of it, and the step."""


def _open_moves(variant: Variant, throw: Throw, number: int, sources: Sequence[int]) -> list[_Move]:
    """The steps that a number can make as far as they land where they may."""
    rules = [rule.against for rule in variant.step_rules]
    leaving = [*rules, *(rule.against for rule in variant.bearing_off)]
    closed, blots, last, table = throw.closed, throw.blots, throw.last, moves(throw.last)[number]
    return [
        (there, change, blots & 1 << step.dst, leaving if step.dst == last else rules, step)
        for step, change, there in [table[src] for src in sources]
        if closed[step.dst] is None
    ]


# --- Building --------------------------------------------------------------------------------


def _all_nodes(variant: Variant, throw: Throw) -> list[Node]:
    """The root and every node that can be reached, each after all that lead to it."""
    gates = [gate.only_from for gate in variant.gates]
    halts = [halt.at for halt in variant.halts]
    step_rules = [rule.against for rule in variant.step_rules]
    bearing_off = [*step_rules, *(rule.against for rule in variant.bearing_off)]
    remember = None if variant.remember is no_memory else variant.remember
    closed, blots, last = throw.closed, throw.blots, throw.last
    tables = moves(last)
    anywhere = reachable(throw)
    root = Node(throw, throw.start.packed, 0, throw.start.left)
    nodes = [root]
    seen: dict[Numbers, dict[int, Node]] = {}
    for node in nodes:  # grows while it is walked
        if not node.left:
            continue
        packed = node.packed
        sources = let_through(node, gates, anywhere) if gates else anywhere
        halted = [index for at in halts for index in at(node)]
        for number, rest in choices(node.left):
            table = tables[number]
            known = seen.setdefault(rest, {})
            for src in sources:
                if not packed >> COUNTS + 8 * src & BYTE or src in halted:
                    continue
                step, change, _ = table[src]
                dst = step.dst
                rules = step_rules
                if dst == last:
                    rules = bearing_off
                elif closed[dst] is not None:
                    continue
                if rules and any(against(node, step) for against in rules):
                    continue
                after = packed + change | blots & 1 << dst
                key, memory = after, 0
                if remember is not None and rest:
                    memory = remember(node, step)
                    key |= memory << MEMORY
                following = known.get(key)
                if following is None:
                    following = known[key] = Node(throw, after, memory, rest)
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


def let_through(
    board: Board, gates: Sequence[Callable[[Board], Indices | None]], sources: Sequence[int]
) -> Sequence[int]:
    """Of the places a step may start from, those that each gate lets through."""
    for only_from in gates:
        only = only_from(board)
        if only is not None:
            sources = [index for index in sources if index in only]
    return sources


def reachable(throw: Throw) -> Sequence[int]:
    """The indices from which the mover can have a checker to move at some time of the throw."""
    last = throw.last
    here = [index for index, count in enumerate(throw.position.counts[throw.side]) if count]
    here = here[:-1] if here and here[-1] == last else here
    numbers = set(throw.numbers)
    everywhere = set(here)
    for _ in throw.numbers[1:]:  # with the last number nothing need go on
        here = [index + number for index in here for number in numbers if index + number < last]
        everywhere.update(here)
    return sorted(everywhere)


@lru_cache(maxsize=1024)
def choices(left: Numbers) -> tuple[tuple[int, Numbers], ...]:
    """Each number that may be played next, the higher first, with the numbers left after it."""
    found = []
    for place, number in enumerate(left):
        if number not in left[:place]:
            found.append((number, left[:place] + left[place + 1 :]))
    return tuple(found)

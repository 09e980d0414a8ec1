"""From a moment of a game to what a window shows of it, all plays of a throw included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trictrac_gui.engine.cube import CubeBar, why_no_double, worths
from trictrac_gui.engine.graph import Node, graph_of, node_of
from trictrac_gui.engine.model import OFF, Place, Roll, Side, Step
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.play import decided, pending, pips
from trictrac_gui.engine.refusal import Reason, pass_reason, why_not, why_stuck
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import GameState, Moved, Phase, Stepped, Turn
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.session.view import DiceView, GameView, HandThrow, Refusal, Target


def show(
    tree: GameTree,
    names: tuple[str, str],
    *,
    saved: bool,
    swapped: bool = False,
    by_hand: Roll | None = None,
) -> GameView:
    """The moment a game stands at; ``swapped`` shows the two dice the other way round.

    ``by_hand`` are the numbers set so far where dice are set by hand and not thrown.
    """
    state = tree.state
    now = pending(state)
    node = _node(state)
    stuck = _stuck(state, node)
    redo = tree.redo_target()
    undo = tree.undo_target() is not None
    may_undo = undo and (tree.free or now.mover is not None)
    may_step_back = now.mover is not None and tree.step_target() is not None
    setting = None
    if by_hand is not None and now.thrower is not None:
        setting = HandThrow(now.thrower, by_hand)
    waits = now.thrower is not None and (setting is None or setting.complete)
    return replace(
        _board(tree, tree.here, node, names, saved=saved, swapped=swapped),
        moves=moves(state, node, swapped) if now.mover is not None else {},
        passing=stuck if state.turn is not None and not state.turn.steps else None,
        lapsing=stuck if state.turn is not None and state.turn.steps else None,
        may_throw=(now.thrower,) if waits and now.thrower is not None else (),
        may_hand_over=now.may_hand_over,
        may_undo=may_undo,
        may_redo=redo is not None
        and (tree.free or (now.mover is not None and isinstance(redo.action, Stepped))),
        moved=_moved(state) if may_step_back else None,
        other_number=_other_number(state) if may_step_back else None,
        may_swap=now.mover is not None and _may_swap(state, node),
        setting=setting,
        taker=now.taker,
        may_double=now.doubler,
        no_double=_no_double(state),
        may_beaver=now.may_beaver,
        may_start_next=now.may_start_next,
        may_take_turn_back=_may_take_turn_back(tree),
        may_redo_turn=_may_redo_turn(tree),
        effects=tree.effects,
    )


def at_rest(tree: GameTree, at: GameNode, names: tuple[str, str], *, saved: bool) -> GameView:
    """A moment of a game that is only looked at, wherever the game stands."""
    node = _node(tree.state_at(at))
    return replace(_board(tree, at, node, names, saved=saved), looking=True)


def _node(state: GameState) -> Node | None:
    """Where the throw stands that is being played; None where none is."""
    return None if state.turn is None else node_of(state)


def _board(
    tree: GameTree,
    at: GameNode,
    node: Node | None,
    names: tuple[str, str],
    *,
    saved: bool,
    swapped: bool = False,
) -> GameView:
    """What lies on the table at a moment, without anything that may be done with it."""
    state = tree.state_at(at)
    return GameView(
        variant=state.variant,
        names=names,
        position=state.position,
        score=state.score,
        pips=(pips(state, Side.FIRST), pips(state, Side.SECOND)),
        phase=state.phase,
        to_move=state.to_move,
        opening=state.opening,
        opening_origins=state.opening_origins,
        dice=_dice(state, node, swapped),
        moves={},
        again=state.phase is Phase.TO_THROW and tree.throws_again(at),
        offer=state.offer,
        result=state.result,
        match=state.match,
        crawford=state.result is None and state.match.crawford_game,
        cube=state.cube,
        double=state.double,
        worths=worths(state),
        saved=saved,
        free=tree.free,
    )


def _may_take_turn_back(tree: GameTree) -> bool:
    target = _turn_target(tree)
    return target is not None and tree.may_go(target)


def _turn_target(tree: GameTree) -> GameNode | None:
    """Where a turn taken back leads to; nowhere while somebody has to answer."""
    state = tree.state
    if tree.free or state.offer is not None or state.double is not None:
        return None
    return tree.turn_back_target()


def _may_redo_turn(tree: GameTree) -> bool:
    state = tree.state
    if tree.free or state.offer is not None or state.double is not None:
        return False
    target = tree.turn_forward_target()
    return target is not None and tree.may_go(target)


def _no_double(state: GameState) -> CubeBar | None:
    """Why the side on turn may not double; None also where it is nobody's turn."""
    return None if state.to_move is None else why_no_double(state, state.to_move)


def refusal(state: GameState, reason: Reason, src: Place | None, dst: Place | None) -> Refusal:
    """A reason as a window is told it."""
    assert state.to_move is not None
    return Refusal(reason.rule, state.to_move, src, dst, reason.places)


def moves(
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
    shown = _roll(turn, swapped)
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


def _roll(turn: Turn, swapped: bool) -> Roll:
    """The numbers in the order they are shown."""
    return turn.roll[::-1] if swapped else turn.roll


def _may_swap(state: GameState, node: Node | None) -> bool:
    turn = state.turn
    return (
        turn is not None
        and not turn.steps
        and node is not None
        and bool(node.legal)
        and len(set(turn.roll)) == len(turn.roll) == 2
    )


def _moved(state: GameState) -> Moved | None:
    """The last step of the throw."""
    turn, side = state.turn, state.to_move
    if turn is None or side is None or not turn.steps:
        return None
    places = state.variant.track.places[side]
    return Moved(side, places[turn.steps[-1].src], places[turn.steps[-1].dst])


def _other_number(state: GameState) -> Target | None:
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


def _stuck(state: GameState, node: Node | None) -> Refusal | None:
    """Why the numbers left cannot be played, once none can."""
    if node is None or state.offer is not None:
        return None
    reason = None if node.legal else pass_reason(graph_of(state), node)
    return None if reason is None else refusal(state, reason, None, None)


def _dice(state: GameState, node: Node | None, swapped: bool) -> DiceView | None:
    turn, side = state.turn, state.to_move
    if turn is None or side is None or node is None:
        return None
    roll = _roll(turn, swapped)
    # Whoever has won by the end of the throw does not throw again (R14).
    again = state.variant.dice.again(turn.roll) and decided(state) is None
    return DiceView(side, roll, _used(state, turn, node, roll), node.left, turn.origin, again)


def _used(state: GameState, turn: Turn, node: Node, roll: Roll) -> tuple[bool, ...]:
    """Which dice are spent: a die of a double that counts more than once when its share is."""
    if turn.stage:
        return (True,) * len(roll)
    if len(set(roll)) == 1:
        numbers = len(state.variant.dice.numbers(roll))
        played, share = numbers - len(node.left), numbers // len(roll)
        return tuple(played >= share * (die + 1) for die in range(len(roll)))
    left = list(node.left)
    used = []
    for number in roll:
        used.append(number not in left)
        if number in left:
            left.remove(number)
    return tuple(used)


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

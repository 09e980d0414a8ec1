"""Builds the view of a game: from a moment of its tree to what a window shows of it."""

from __future__ import annotations

from dataclasses import replace

from trictrac_gui.engine.graph import Node, graph_of, node_of
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.play import decided, pending, pips
from trictrac_gui.engine.refusal import pass_reason
from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.engine.state import GameState, Moved, Phase, Stepped, Turn
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.session.legal_moves import other_number, refusal, shown_roll, targets_of_checkers
from trictrac_gui.session.view import DiceView, GameView, HandThrow, Refusal


def show(
    tree: GameTree,
    names: tuple[str, str],
    *,
    saved: bool,
    swapped: bool = False,
    by_hand: Roll | None = None,
    undo_finished: bool = False,
) -> GameView:
    """The moment a game stands at; ``swapped`` shows the two dice the other way round.

    ``by_hand`` are the numbers set so far where dice are set by hand and not thrown. With
    ``undo_finished`` undo leads back into a turn that is over and nothing has followed.
    """
    state = tree.state
    now = pending(state)
    node = _node(state)
    stuck = _stuck(state, node)
    redo = tree.redo_target()
    undo = tree.undo_target(finished=undo_finished) is not None
    may_undo = undo and (tree.free or (state.offer is None and state.result is None))
    may_step_back = now.mover is not None and tree.step_target() is not None
    setting = None
    if by_hand is not None and now.thrower is not None:
        setting = HandThrow(now.thrower, by_hand)
    waits = now.thrower is not None and (setting is None or setting.complete)
    return replace(
        _board(tree, tree.here, node, names, saved=saved, swapped=swapped),
        moves=targets_of_checkers(state, node, swapped) if now.mover is not None else {},
        passing=stuck if state.turn is not None and not state.turn.steps else None,
        lapsing=stuck if state.turn is not None and state.turn.steps else None,
        may_throw=(now.thrower,) if waits and now.thrower is not None else (),
        may_hand_over=now.may_hand_over,
        may_undo=may_undo,
        may_redo=redo is not None
        and (tree.free or (now.mover is not None and isinstance(redo.action, Stepped))),
        moved=_moved(state) if may_step_back else None,
        other_number=other_number(state) if may_step_back else None,
        may_swap=now.mover is not None and _may_swap(state, node),
        setting=setting,
        taker=now.taker,
        may_double=now.doubler,
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
        crawford=state.result is None and state.match.agreement.cube and state.match.crawford_game,
        cube=state.cube,
        double=state.double,
        saved=saved,
        free=tree.free,
        situations=_situations(state, node),
    )


def _situations(state: GameState, node: Node | None) -> tuple[Situation, ...]:
    if node is None or not node.left:
        return ()
    return tuple(key for key, holds in state.variant.situations if holds(node))


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


def _may_swap(state: GameState, node: Node | None) -> bool:
    turn = state.turn
    return (
        turn is not None
        and not turn.steps
        and node is not None
        and bool(node.legal)
        and len(set(turn.roll)) > 1
    )


def _moved(state: GameState) -> Moved | None:
    """The last step of the throw."""
    turn, side = state.turn, state.to_move
    if turn is None or side is None or not turn.steps:
        return None
    places = state.variant.track.places[side]
    return Moved(side, places[turn.steps[-1].src], places[turn.steps[-1].dst])


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
    roll = shown_roll(turn, swapped)
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

"""From a record to what a window shows of it."""

from __future__ import annotations

from trictrac_gui.engine.graph import Node
from trictrac_gui.engine.model import Place, Side, Step
from trictrac_gui.engine.play import pending, pips
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.refusal import Reason, pass_reason
from trictrac_gui.engine.state import GameState, Phase, Stepped, Turn
from trictrac_gui.session.view import DiceView, GameView, Refusal, Target


def show(record: GameRecord, names: tuple[str, str], *, saved: bool) -> GameView:
    """The moment a record stands at."""
    state = record.state
    now = pending(state)
    stuck = _stuck(state)
    redo = record.redo_target()
    return GameView(
        variant=state.variant,
        names=names,
        position=state.position,
        score=state.score,
        pips=(pips(state, Side.FIRST), pips(state, Side.SECOND)),
        phase=state.phase,
        to_move=state.to_move,
        opening=state.opening,
        dice=_dice(state),
        moves=moves(state) if now.mover is not None else {},
        passing=stuck if state.turn is not None and not state.turn.steps else None,
        lapsing=stuck if state.turn is not None and state.turn.steps else None,
        may_throw=() if now.thrower is None else (now.thrower,),
        may_hand_over=now.may_hand_over,
        may_undo=now.mover is not None and record.undo_target() is not None,
        may_redo=now.mover is not None and redo is not None and isinstance(redo.action, Stepped),
        again=state.phase is Phase.TO_THROW and record.throws_again(),
        offer=state.offer,
        result=state.result,
        saved=saved,
        effects=record.effects,
    )


def refusal(state: GameState, reason: Reason, src: Place | None, dst: Place | None) -> Refusal:
    """A reason as a window is told it."""
    assert state.to_move is not None
    return Refusal(reason.rule, state.to_move, src, dst, reason.places)


def moves(state: GameState) -> dict[Place, tuple[Target, ...]]:
    """For each place a checker may be taken from, the places it may be put down on.

    Where several ways lead to one place, the one with the fewest steps is taken, and among these
    the one that plays the dice in the order they are shown; to bear off, the smallest number.
    """
    turn, side = state.turn, state.to_move
    if turn is None or side is None:
        return {}
    places = state.variant.track.places[side]
    sources = dict.fromkeys(step.src for step, _ in turn.node.legal)
    return {places[src]: _targets(turn, places, src) for src in sources}


def _targets(turn: Turn, places: tuple[Place, ...], src: int) -> tuple[Target, ...]:
    found: dict[int, tuple[Step, ...]] = {}
    ways: list[tuple[Node, tuple[Step, ...]]] = [(turn.node, ())]
    last = len(places) - 1
    while ways:
        longer = []
        for node, way in ways:
            at = way[-1].dst if way else src
            nexts = [edge for edge in node.legal if edge[0].src == at]
            for step, following in sorted(nexts, key=lambda edge: _shown_first(turn, edge[0])):
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


def _shown_first(turn: Turn, step: Step) -> int:
    return turn.roll.index(step.number)


def _spends_less(steps: tuple[Step, ...], known: tuple[Step, ...]) -> bool:
    return len(steps) == len(known) and sum(s.number for s in steps) < sum(s.number for s in known)


def _stuck(state: GameState) -> Refusal | None:
    """Why the numbers left cannot be played, once none can."""
    if state.turn is None or state.offer is not None:
        return None
    reason = pass_reason(state.turn.graph, state.turn.node)
    return None if reason is None else refusal(state, reason, None, None)


def _dice(state: GameState) -> DiceView | None:
    turn, side = state.turn, state.to_move
    if turn is None or side is None:
        return None
    return DiceView(side, turn.roll, _used(turn), turn.node.left, turn.origin)


def _used(turn: Turn) -> tuple[bool, ...]:
    """Which dice are spent: a die of a double that counts more than once when its share is."""
    played = len(turn.steps)
    if len(set(turn.roll)) == 1:
        share = len(turn.graph.throw.numbers) // len(turn.roll)
        return tuple(played >= share * (die + 1) for die in range(len(turn.roll)))
    left = list(turn.node.left)
    used = []
    for number in turn.roll:
        used.append(number not in left)
        if number in left:
            left.remove(number)
    return tuple(used)

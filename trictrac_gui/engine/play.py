"""The course of a game: how it starts, what may happen now, and what an action makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from trictrac_gui.engine import cube
from trictrac_gui.engine.board import after_steps
from trictrac_gui.engine.graph import can_move, graph_of, node_of
from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import OFF, Ending, Position, Result, Roll, Side, Step
from trictrac_gui.engine.refusal import pass_reason, why_not
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Begins,
    Cube,
    CubeOffered,
    CubeTaken,
    Doubled,
    Dropped,
    Effect,
    GameOver,
    GameState,
    HandedOver,
    Hit,
    Left,
    MatchOver,
    Moved,
    OpeningTied,
    Origin,
    Passed,
    Phase,
    Resigned,
    Rolled,
    Scored,
    StartedNext,
    Stepped,
    Threw,
    ThrowsAgain,
    Took,
    Transition,
    Turn,
)
from trictrac_gui.engine.variant import FACES, Standing, Variant


class IllegalAction(ValueError):
    """An action that cannot happen now; ``key`` says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class IllegalStep(IllegalAction):
    """A step the rules forbid; ``rule`` names the rule."""

    def __init__(self, rule: RuleKey) -> None:
        super().__init__(rule.value)
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Pending:
    """Who may decide now, and what: several things can be open at once, also for both sides.

    ``thrower`` may throw ``dice`` dice, ``mover`` may take one of ``steps`` or, with
    ``may_hand_over``, finish the throw; ``doubler`` may offer the cube before it throws; each of
    ``resigners`` may give up. ``answerer`` must answer a resignation, ``taker`` the cube that is
    offered, before anything else happens. ``may_start_next`` opens the next game of a match.
    """

    thrower: Side | None = None
    dice: int = 0
    mover: Side | None = None
    steps: tuple[Step, ...] = ()
    may_hand_over: bool = False
    resigners: tuple[Side, ...] = ()
    answerer: Side | None = None
    doubler: Side | None = None
    taker: Side | None = None
    may_beaver: bool = False
    may_start_next: bool = False
    may_leave: bool = False


def start(variant: Variant, match: Match = SINGLE_GAME) -> GameState:
    """A new game as its match has it, before the opening throw."""
    cube = Cube() if match.with_cube else None
    return GameState(variant, variant.setup, match=match, cube=cube)


def pending(state: GameState) -> Pending:
    """What may happen now."""
    if state.phase is Phase.OVER:
        more = not state.match.over
        return Pending(may_start_next=more, may_leave=more)
    if state.double is not None:
        beaver = cube.may_beaver(state)
        return Pending(taker=state.double.by.other, may_beaver=beaver, may_leave=True)
    if state.offer is not None:
        return Pending(answerer=state.offer.side.other, may_leave=True)
    if state.phase is Phase.OPENING:
        first, second = state.opening
        # After a tie both throws still lie on the table; the first side throws again.
        thrower = Side.SECOND if first is not None and second is None else Side.FIRST
        return Pending(thrower, state.variant.opening.dice_each, may_leave=True)
    assert state.to_move is not None
    resigners = (state.to_move, state.to_move.other)  # nobody has to wait for a lost game (S3)
    if state.turn is None:
        doubler = None if cube.why_no_double(state, state.to_move) else state.to_move
        return Pending(
            state.to_move,
            state.variant.dice.dice,
            resigners=resigners,
            doubler=doubler,
            may_leave=True,
        )
    node = node_of(state)
    return Pending(
        mover=state.to_move,
        steps=tuple(step for step, _ in node.legal),
        may_hand_over=node.kept,
        resigners=resigners,
        may_leave=True,
    )


def apply(state: GameState, action: Action, *, trusted: bool = False) -> Transition:
    """The state after an action. Raises ``IllegalAction`` where it cannot happen now.

    Of a ``trusted`` action it is known that the rules were asked about it. No turn graph is made
    then: a step needs its checker, its number and a place without two opposing ones, and whether
    the whole throw was played as it had to be is not asked. Of a throw that was passed the reason
    is not told.
    """
    match action:
        case Rolled():
            return _rolled(state, action)
        case Stepped():
            return _stepped(state, action.step, trusted=trusted)
        case HandedOver():
            return _handed_over(state, trusted=trusted)
        case Resigned():
            return _resigned(state, action)
        case Answered():
            return _answered(state, action)
        case Doubled():
            return _doubled(state, action)
        case Took() | Dropped() | Beavered():
            return _cube_answered(state, action)
        case StartedNext():
            if not pending(state).may_start_next:
                raise IllegalAction("no-next-game")
            return Transition(start(state.variant, state.match))
        case Left():
            return _left(state)


def _rolled(state: GameState, action: Rolled) -> Transition:
    now = pending(state)
    if action.side is not now.thrower:
        raise IllegalAction("not-to-throw")
    numbers = action.numbers
    if len(numbers) != now.dice or not all(1 <= number <= FACES for number in numbers):
        raise IllegalAction("no-such-throw")
    threw = Threw(action.side, numbers)
    if state.phase is Phase.OPENING:
        return _opening_throw(state, action, threw)
    return _begin_turn(state, action.side, numbers, action.origin, (threw,))


def _opening_throw(state: GameState, action: Rolled, threw: Threw) -> Transition:
    if action.side is Side.FIRST:
        origins = (action.origin, Origin.DICE)
        after = replace(state, opening=(action.numbers, None), opening_origins=origins)
        return Transition(after, (threw,))
    first = state.opening[0]
    assert first is not None
    throws = (first, action.numbers)
    origins = (state.opening_origins[Side.FIRST], action.origin)
    rule = state.variant.opening
    beginner = rule.beginner(*throws)
    if beginner is None:
        tied = replace(state, opening=throws, opening_origins=origins)
        return Transition(tied, (threw, OpeningTied()))
    if rule.first_roll is None:
        waiting = replace(
            state,
            phase=Phase.TO_THROW,
            to_move=beginner,
            opening=(None, None),
            opening_origins=(Origin.DICE, Origin.DICE),
        )
        return Transition(waiting, (threw, Begins(beginner, ())))
    roll = rule.first_roll(*throws)
    opened = replace(state, opening=throws, opening_origins=origins)
    # Both throws decided who begins: one that was not thrown marks the turn.
    marked = [origin for origin in origins if origin is not Origin.DICE]
    origin = Origin.HAND if Origin.HAND in marked else next(iter(marked), Origin.DICE)
    return _begin_turn(opened, beginner, roll, origin, (threw, Begins(beginner, roll)))


def _begin_turn(
    state: GameState, side: Side, roll: Roll, origin: Origin, effects: tuple[Effect, ...]
) -> Transition:
    turn = Turn(roll, origin, state.position)
    opening = state.opening if state.phase is Phase.OPENING else (None, None)
    after = replace(state, phase=Phase.MOVING, to_move=side, turn=turn, opening=opening)
    return Transition(after, effects)


def _stepped(state: GameState, step: Step, *, trusted: bool) -> Transition:
    turn, side = state.turn, _mover(state)
    if turn is None or side is None:
        raise IllegalAction("not-to-move")
    track = state.variant.track
    position, hit = (_trusted_step if trusted else _checked_step)(state, side, step)
    place = track.place(side, step.dst)
    effects: list[Effect] = [Moved(side, track.place(side, step.src), place)]
    points = 0
    if hit:
        points += state.variant.hit_points
        effects.append(Hit(side.other, place, state.variant.start_place(side.other)))
    if step.dst == track.last:
        points += state.variant.off_points
    if points:
        at = state.variant.target_place(side) if place == OFF else place
        effects.append(Scored(side, points, at))
    score = list(state.score)
    score[side] += points
    after = replace(
        state,
        position=position,
        score=(score[0], score[1]),
        turn=_after_step(state.variant, turn, step, position),
    )
    return Transition(after, tuple(effects))


def _after_step(variant: Variant, turn: Turn, step: Step, position: Position) -> Turn:
    """The throw once a step is played; the next stage begins with the last number of this one."""
    steps, stages = (*turn.steps, step), variant.dice.stages(turn.roll)
    played = len(steps) - turn.earlier
    if played < len(stages[turn.stage]) or turn.stage + 1 == len(stages):
        return replace(turn, steps=steps)
    return Turn(turn.roll, turn.origin, position, steps, turn.stage + 1, len(steps))


def apply_throw(state: GameState, rolled: Rolled, steps: Sequence[Step]) -> GameState:
    """The state after a trusted throw, its steps and its handing over, all at once.

    It is the same as ``apply`` makes of them one by one, for whoever counts thousands of games.
    Raises ``IllegalAction``.
    """
    variant, side, roll = state.variant, rolled.side, rolled.numbers
    waits = state.offer is not None or state.double is not None or state.turn is not None
    if state.phase is not Phase.TO_THROW or side is not state.to_move or waits:
        raise IllegalAction("not-to-throw")
    if not variant.dice.can_fall(roll):
        raise IllegalAction("no-such-throw")
    position, hits, left = state.position, 0, tuple(steps)
    for numbers in variant.dice.stages(roll):
        now, left = left[: len(numbers)], left[len(numbers) :]
        reached = after_steps(variant.track, position, side, numbers, now)
        if reached is None:
            raise IllegalAction("no-such-step")
        position, hits = reached[0], hits + reached[1]
        if len(now) < len(numbers):
            break
    if left:
        raise IllegalAction("no-such-step")
    off = position.counts[side][-1] - state.position.counts[side][-1]
    points = hits * variant.hit_points + off * variant.off_points
    first, second = state.score
    score = (first + points, second) if side is Side.FIRST else (first, second + points)
    return _settled(state, side, roll, position, score, passed=not steps).state


def _mover(state: GameState) -> Side | None:
    """The side that plays its throw now; nobody while something waits for an answer."""
    waits = state.offer is not None or state.double is not None
    return None if state.turn is None or waits else state.to_move


def _checked_step(state: GameState, side: Side, step: Step) -> tuple[Position, bool]:
    """Where a step leads that the rules allow, and whether it hits."""
    track, before = state.variant.track, node_of(state)
    node = before.step(step.src, step.number)
    if node is None or step.dst != min(step.src + step.number, track.last):
        if not 0 <= step.src < track.last or not step.src < step.dst <= track.last:
            raise IllegalAction("no-such-step")
        places = track.places[side]
        reason = why_not(graph_of(state), before, places[step.src], places[step.dst])
        raise IllegalStep(reason.rule if reason else RuleKey.NO_SUCH_NUMBER)
    return node.position, node.hits(step.dst) and not before.hits(step.dst)


def _trusted_step(state: GameState, side: Side, step: Step) -> tuple[Position, bool]:
    """Where a step leads that is known to be allowed, and whether it hits."""
    assert state.turn is not None
    turn = state.turn
    left = list(state.variant.dice.stages(turn.roll)[turn.stage])
    for played in turn.steps[turn.earlier :]:
        left.remove(played.number)
    reached = after_steps(state.variant.track, state.position, side, left, (step,))
    if reached is None:
        raise IllegalAction("no-such-step")
    return reached[0], bool(reached[1])


def _handed_over(state: GameState, *, trusted: bool) -> Transition:
    turn, side = state.turn, _mover(state)
    if turn is None or side is None:
        raise IllegalAction("not-to-move")
    effects: tuple[Effect, ...] = ()
    passed = not turn.steps
    node = None if trusted else node_of(state)
    if node is not None and not node.kept:
        raise IllegalAction("numbers-left")
    if node is not None and passed:
        reason = pass_reason(graph_of(state), node)
        assert reason is not None
        effects = (Passed(side, reason.rule),)
    settled = _settled(state, side, turn.roll, state.position, state.score, passed=passed)
    return Transition(settled.state, (*effects, *settled.effects))


def _settled(
    state: GameState,
    side: Side,
    roll: Roll,
    position: Position,
    score: tuple[int, int],
    *,
    passed: bool,
) -> Transition:
    """The end of a throw, with the checkers where it has brought them.

    That is who throws next, or who has won.
    """
    both_passed = passed and state.passed is side.other
    again = state.variant.dice.again(roll)
    after = replace(
        state,
        position=position,
        score=score,
        phase=Phase.TO_THROW,
        to_move=side if again else side.other,
        opening=(None, None),
        turn=None,
        passed=side if passed else None,
    )
    result = decided(after, both_passed=both_passed)
    if result is not None:
        return _over(after, result if result.winner is None else _with_cube(after, result))
    return Transition(after, (ThrowsAgain(side),) if again else ())


def decided(state: GameState, *, both_passed: bool = False) -> Result | None:
    """How the game would end if the throw were handed over as the checkers stand, if it would.

    The value is told in stakes: the cube is not yet counted.
    """
    moves = partial(can_move, state.variant, state.position)
    return state.variant.end(Standing(state.position, state.score, both_passed, moves))


def _resigned(state: GameState, action: Resigned) -> Transition:
    playing = state.phase in (Phase.TO_THROW, Phase.MOVING)
    if not playing or state.offer is not None or state.double is not None:
        raise IllegalAction("not-to-resign")
    if not 1 <= action.value <= len(state.variant.stakes):
        raise IllegalAction("no-such-stake")
    return Transition(replace(state, offer=action))


def _answered(state: GameState, action: Answered) -> Transition:
    if state.offer is None:
        raise IllegalAction("nothing-to-answer")
    if not action.accepted:
        return Transition(replace(state, offer=None))
    stake = state.variant.stakes[state.offer.value - 1]
    result = Result(state.offer.side.other, Ending.RESIGNED, state.offer.value, stake=stake)
    return _over(state, _with_cube(state, result))


def _doubled(state: GameState, action: Doubled) -> Transition:
    if action.side is not pending(state).doubler:
        raise IllegalAction("not-to-double")
    after = cube.double(state, action.side)
    assert after.double is not None
    return Transition(after, (CubeOffered(action.side, after.double.value),))


def _cube_answered(state: GameState, action: Took | Dropped | Beavered) -> Transition:
    offered = state.double
    if offered is None:
        raise IllegalAction("no-cube-offered")
    match action:
        case Took():
            taken = CubeTaken(offered.owner, offered.value)
            return Transition(cube.take(state), (taken,))
        case Dropped():
            return _over(state, cube.dropped(offered))
        case Beavered():
            if not cube.may_beaver(state):
                raise IllegalAction("no-beaver")
            again = CubeOffered(offered.by.other, offered.value * 2, beaver=True)
            return Transition(cube.beaver(state), (again,))


def _left(state: GameState) -> Transition:
    if state.phase is Phase.OVER and state.match.over:
        raise IllegalAction("game-over")
    ended = replace(state, match=replace(state.match, ended=True))
    if state.phase is Phase.OVER:
        return Transition(ended)
    return _over(ended, Result(None, Ending.LEFT, 0))


def _with_cube(state: GameState, result: Result) -> Result:
    """A result that is told in stakes, in points: the variant counts without the cube."""
    return cube.valued(state, result, times=result.value)


def _over(state: GameState, result: Result) -> Transition:
    match = state.match
    if result.ending is not Ending.LEFT:
        match = match.after(result)
    after = replace(
        state,
        phase=Phase.OVER,
        to_move=None,
        turn=None,
        offer=None,
        double=None,
        result=result,
        match=match,
    )
    effects: tuple[Effect, ...] = (GameOver(result),)
    if match.winner is not None:
        effects = (*effects, MatchOver(match.winner))
    return Transition(after, effects)


def pips(state: GameState, side: Side) -> int:
    """How far all checkers of a side still have to run."""
    counts = state.position.counts[side]
    last = state.variant.track.last
    return sum((last - index) * count for index, count in enumerate(counts))

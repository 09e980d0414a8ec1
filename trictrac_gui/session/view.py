"""What a window is told about a game: everything it draws, nothing it has to work out."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trictrac_gui.engine.cube import CubeBar, Worth, why_no_double, worths
from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import BAR, OFF, Place, Position, Result, Roll, Side, Step
from trictrac_gui.engine.play import pips
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.engine.state import (
    Cube,
    CubeOffer,
    Effect,
    GameState,
    Moved,
    Origin,
    Phase,
    Resigned,
)
from trictrac_gui.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class DiceView:
    """The dice on the table.

    ``used`` has one flag a die, true once the die is spent; ``left`` are the numbers still to
    play, a double's as often as it counts. ``again`` tells that the throw gives another (T12).
    """

    side: Side
    numbers: Roll
    used: tuple[bool, ...]
    left: tuple[int, ...] = ()
    origin: Origin = Origin.DICE
    again: bool = False


@dataclass(frozen=True, slots=True)
class HandThrow:
    """A throw that is being set by hand; a die without a number yet has 0."""

    side: Side
    numbers: Roll

    @property
    def complete(self) -> bool:
        """Whether every die has its number, so that the throw can be made."""
        return all(self.numbers)


@dataclass(frozen=True, slots=True)
class Target:
    """A place a checker may be put down on now, with the steps that take it there.

    ``numbers`` are the numbers spent and ``rests`` the places where a combined move stops on
    its way. ``steps`` are what the session plays.
    """

    place: Place
    steps: tuple[Step, ...]
    numbers: tuple[int, ...]
    rests: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a step was refused or a throw is passed, and the places that show it."""

    rule: RuleKey
    side: Side
    src: Place | None = None
    dst: Place | None = None
    because: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class GameView:
    """One moment of a game as a window shows it; equal moments give equal views.

    ``moves`` gives for each place a checker may be taken from where it may go. ``passing`` is set
    where no number of the throw can be played, ``lapsing`` where some were and the rest, in
    ``dice.left``, cannot be. ``again`` tells that the side to throw has just thrown a double.
    ``moved`` is the last step of the throw, where it may be taken back, and ``other_number`` where
    the same checker could have gone by the other number instead. ``may_swap`` tells that the dice
    may still change places. ``setting`` is the throw a side sets by hand; until it is complete,
    nobody may throw.

    ``cube`` is None where the game is played without one; ``double`` is a cube that waits for the
    answer of the side ``taker``. ``match`` stands as it did before the game,
    once it is over as it does after it; ``crawford`` tells that this game is the Crawford game.

    ``free`` tells that the game does not count: everything can be taken back and thrown anew.
    ``looking`` tells that an earlier moment is only looked at, with the board at rest.
    ``may_take_turn_back`` and ``may_redo_turn`` are what both sides can agree to in a game that
    counts. ``situations`` are those of the game's own rules that hold for the numbers left.
    """

    variant: Variant
    names: tuple[str, str]
    position: Position
    score: tuple[int, int]
    pips: tuple[int, int]
    phase: Phase
    to_move: Side | None
    opening: tuple[Roll | None, Roll | None]
    dice: DiceView | None
    moves: Mapping[Place, tuple[Target, ...]]
    opening_origins: tuple[Origin, Origin] = (Origin.DICE, Origin.DICE)
    passing: Refusal | None = None
    lapsing: Refusal | None = None
    may_throw: tuple[Side, ...] = ()
    may_hand_over: bool = False
    may_undo: bool = False
    may_redo: bool = False
    moved: Moved | None = None
    other_number: Target | None = None
    may_swap: bool = False
    again: bool = False
    setting: HandThrow | None = None
    offer: Resigned | None = None
    result: Result | None = None
    match: Match = SINGLE_GAME
    crawford: bool = False
    cube: Cube | None = None
    double: CubeOffer | None = None
    taker: Side | None = None
    may_double: Side | None = None
    may_beaver: bool = False
    may_start_next: bool = False
    saved: bool = True
    free: bool = False
    looking: bool = False
    may_take_turn_back: bool = False
    may_redo_turn: bool = False
    situations: tuple[Situation, ...] = ()
    effects: tuple[Effect, ...] = field(default=(), compare=False)

    @property
    def no_double(self) -> CubeBar | None:
        """Why the side on turn may not turn the cube; None also where it is nobody's turn."""
        turn = None if self.looking else self.to_move
        return None if turn is None else why_no_double(self, turn)

    @property
    def worths(self) -> tuple[Worth, ...]:
        """What the endings would bring now."""
        return worths(self)

    def count(self, side: Side, place: Place) -> int:
        index = self.variant.track.index(side, place)
        return 0 if index is None else self.position.counts[side][index]


class Deed(StrEnum):
    """What can be done in a game by one press, wherever on the screen it is pressed."""

    THROW = "throw"
    FINISH = "finish"
    SWAP = "swap"
    STEP = "step"
    PLAY_OUT = "play-out"
    TAKE_BACK = "take-back"
    OTHER_NUMBER = "other-number"
    UNDO = "undo"
    DOUBLE = "double"
    ANSWER_DOUBLE = "answer-double"
    BEAVER = "beaver"
    ANSWER = "answer"
    NEXT_GAME = "next-game"


def deeds(view: GameView) -> dict[Hashable, Hashable]:
    """What can be done now, each with by whom and at which moment; what changes nothing is not.

    All steps of a throw are of one moment, and so are the dice that are set by hand for it.
    Undoing steps is harmless as often as one likes; it is named where it withdraws a double, or
    asks the other side.
    """
    if view.looking:
        return {}
    moment = view.position, view.match.score, view.cube
    found = _deeds_of_the_throw(view, moment)
    thrower = view.setting.side if view.setting is not None else next(iter(view.may_throw), None)
    if thrower is not None:
        found[Deed.THROW] = thrower, moment
    if view.may_double is not None:
        found[Deed.DOUBLE] = view.may_double, moment
    if view.taker is not None:
        found[Deed.ANSWER_DOUBLE] = found[Deed.BEAVER] = view.taker, view.double
    if view.offer is not None and view.result is None:
        found[Deed.ANSWER] = view.offer
    if view.may_start_next:
        found[Deed.NEXT_GAME] = view.match.score
    if not view.free:
        if view.double is not None and view.may_undo:
            found[Deed.UNDO] = view.double
        elif not view.may_undo and view.may_take_turn_back:
            found[Deed.UNDO] = moment, view.result
    return found


def _deeds_of_the_throw(view: GameView, moment: Hashable) -> dict[Hashable, Hashable]:
    """What can be done with the throw that is being played."""
    if view.dice is None or view.offer or view.double or view.result:
        return {}
    throw = view.dice.side, tuple(sorted(view.dice.numbers)), view.match.score
    found: dict[Hashable, Hashable] = {Deed.STEP: throw, Deed.PLAY_OUT: throw}
    if view.may_swap:
        found[Deed.SWAP] = throw
    if view.may_hand_over:
        found[Deed.FINISH] = throw, moment
    if view.moved is not None:
        found[Deed.TAKE_BACK] = throw, moment
    if view.other_number is not None:
        found[Deed.OTHER_NUMBER] = throw, moment
    return found


def still(
    variant: Variant,
    position: Position,
    side: Side = Side.FIRST,
    throw: Roll = (),
    score: tuple[int, int] = (0, 0),
) -> GameView:
    """The view of a position, with the dice of ``side`` lying in it where there is a throw."""
    state = GameState(variant, position, score)
    numbers = variant.dice.numbers(throw) if throw else ()
    dice = DiceView(side, throw, tuple(False for _ in throw), numbers) if throw else None
    return GameView(
        variant=variant,
        names=("", ""),
        position=position,
        score=score,
        pips=(pips(state, Side.FIRST), pips(state, Side.SECOND)),
        phase=Phase.MOVING if throw else Phase.TO_THROW,
        to_move=side,
        opening=(None, None),
        dice=dice,
        moves={},
    )


def situation(view: GameView) -> Situation | None:
    """The most urgent of what is the matter; None where nothing needs to be explained."""
    found = set(_situations(view))
    return next((known for known in Situation if known in found), None)


def _situations(view: GameView) -> Iterator[Situation]:
    if view.result is not None or view.offer is not None:
        return
    if view.phase is Phase.OPENING:
        yield Situation.OPENING
        return
    if view.again:
        yield Situation.AGAIN
    side = view.to_move
    if side is None or view.dice is None:
        return
    if view.passing is not None:
        yield Situation.PASSING
    start = view.variant.start_place(side)
    if view.count(side, start):
        yield Situation.ON_THE_BAR if start == BAR else Situation.START_POINT
    yield from view.situations
    target = view.variant.target_place(side)
    if any(to.place in (OFF, target) for tos in view.moves.values() for to in tos):
        yield Situation.BEARING_OFF
    if len(set(view.dice.numbers)) < len(view.dice.numbers):
        yield Situation.DOUBLE

"""What a game is at one moment, what can happen to it, and what there is to show of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import Place, Position, Result, Roll, Side, Step
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import Variant


class Origin(StrEnum):
    """Where the numbers of a throw came from; only honest dice are not marked on the board."""

    DICE = "dice"
    HAND = "hand"
    SCRIPT = "script"


class Phase(Enum):
    """What the game is waiting for."""

    OPENING = "opening"
    TO_THROW = "to-throw"
    MOVING = "moving"
    OVER = "over"


# --- What can happen -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rolled:
    """A side threw its dice; in the opening each side has a throw of its own (T8, B5)."""

    side: Side
    numbers: Roll
    origin: Origin = Origin.DICE


@dataclass(frozen=True, slots=True)
class Stepped:
    """The side on turn moved one checker by one number."""

    step: Step


@dataclass(frozen=True, slots=True)
class HandedOver:
    """The side on turn finished its throw, or passed it."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """A side offered to give the game up for ``value`` times the stake (S3)."""

    side: Side
    value: int = 1


@dataclass(frozen=True, slots=True)
class Answered:
    """The other side accepted or refused the resignation that was offered (S3)."""

    accepted: bool


@dataclass(frozen=True, slots=True)
class Doubled:
    """The side on roll offered to double before its throw (S8)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Took:
    """The other side accepted the cube that was offered, or a beaver of it (S8, S2)."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """The other side refused the cube that was offered, and lost the game (S8)."""


@dataclass(frozen=True, slots=True)
class Beavered:
    """The side that was doubled turned the cube once more and keeps it (S2)."""


@dataclass(frozen=True, slots=True)
class StartedNext:
    """The next game of the match or session began (S1, R17)."""


@dataclass(frozen=True, slots=True)
class Left:
    """The players got up: a game that was not over ended without a result, and no other follows."""


Action = (
    Rolled
    | Stepped
    | HandedOver
    | Resigned
    | Answered
    | Doubled
    | Took
    | Dropped
    | Beavered
    | StartedNext
    | Left
)


# --- What there is to show -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Threw:
    """Dice came to rest."""

    side: Side
    numbers: Roll


@dataclass(frozen=True, slots=True)
class OpeningTied:
    """The opening throws were equal and are thrown again (R3, B5)."""


@dataclass(frozen=True, slots=True)
class Begins:
    """The opening throws decided who begins, and with which throw; with none, it is thrown anew."""

    side: Side
    numbers: Roll


@dataclass(frozen=True, slots=True)
class Moved:
    """A checker went from one place to another (``OFF`` when it was borne off)."""

    side: Side
    src: Place
    dst: Place


@dataclass(frozen=True, slots=True)
class Hit:
    """A checker of ``side`` was hit on ``at`` and went back to ``to``."""

    side: Side
    at: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Scored:
    """A side earned points at a place of the board."""

    side: Side
    points: int
    at: Place


@dataclass(frozen=True, slots=True)
class Passed:
    """No number of the throw could be played; ``rule`` says why."""

    side: Side
    rule: RuleKey


@dataclass(frozen=True, slots=True)
class ThrowsAgain:
    """The same side has a further throw, as after a double in Tric Trac (T12)."""

    side: Side


@dataclass(frozen=True, slots=True)
class CubeOffered:
    """A side offers the cube at a value; ``beaver`` where it was doubled and turned it again."""

    side: Side
    value: int
    beaver: bool = False


@dataclass(frozen=True, slots=True)
class CubeTaken:
    """The cube went to its owner at a value."""

    owner: Side
    value: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game ended."""

    result: Result


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match was won."""

    winner: Side


Effect = (
    Threw
    | OpeningTied
    | Begins
    | Moved
    | Hit
    | Scored
    | Passed
    | ThrowsAgain
    | CubeOffered
    | CubeTaken
    | GameOver
    | MatchOver
)


# --- The moment ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: its value, and whose it is; in the middle it is nobody's (S8)."""

    value: int = 1
    owner: Side | None = None


@dataclass(frozen=True, slots=True)
class CubeOffer:
    """A double, or a beaver of one, waiting for the answer of the other side.

    ``value`` is what the cube would show and ``owner`` who would own it.
    """

    by: Side
    value: int
    owner: Side


@dataclass(frozen=True, slots=True)
class Turn:
    """A throw being played: from which position, and the steps played so far.

    What else may be played is asked of ``graph_of`` and ``node_of``, which find it by value. In a
    game whose throws have stages ``before`` is where the present ``stage`` began, and the first
    ``earlier`` of the steps were played before that.
    """

    roll: Roll
    origin: Origin
    before: Position
    steps: tuple[Step, ...] = ()
    stage: int = 0
    earlier: int = 0


@dataclass(frozen=True, slots=True)
class GameState:
    """One moment of a game; everything else follows from it.

    ``opening`` holds the opening throws made so far and ``opening_origins`` where they came from;
    ``passed`` the side whose throw, the last one handed over, had no playable number (R16);
    ``offer`` a resignation waiting for its answer and ``double`` a cube that is offered. ``cube``
    is None in a game without one. ``match`` is how the match stood before the game, and after it
    once the game is over.
    """

    variant: Variant
    position: Position
    score: tuple[int, int] = (0, 0)
    phase: Phase = Phase.OPENING
    to_move: Side | None = None
    opening: tuple[Roll | None, Roll | None] = (None, None)
    opening_origins: tuple[Origin, Origin] = (Origin.DICE, Origin.DICE)
    turn: Turn | None = None
    passed: Side | None = None
    offer: Resigned | None = None
    result: Result | None = None
    match: Match = SINGLE_GAME
    cube: Cube | None = None
    double: CubeOffer | None = None


@dataclass(frozen=True, slots=True)
class Transition:
    """The state after an action, with what happened on the way."""

    state: GameState
    effects: tuple[Effect, ...] = ()

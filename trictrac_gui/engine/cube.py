"""The doubling cube: who may turn it, and what a game is worth with it (S8, S2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.state import (
    Cube,
    CubeOffer,
    GameState,
    Phase,
    Resigned,
)
from trictrac_gui.engine.variant import Variant


class CubeBar(StrEnum):
    """Why a side may not turn the cube now."""

    NO_CUBE = "no-cube"
    CRAWFORD = "crawford"
    NOT_ON_ROLL = "not-on-roll"
    AFTER_THE_THROW = "after-the-throw"
    OPPONENTS_CUBE = "opponents-cube"
    AT_ITS_LIMIT = "at-its-limit"


@dataclass(frozen=True, slots=True)
class Worth:
    """What an ending would bring: ``times`` the value of the cube.

    ``jacoby`` tells that it counts once only because the cube was never turned (S2).
    """

    ending: Ending
    times: int
    cube: int
    jacoby: bool = False

    @property
    def points(self) -> int:
        """The product."""
        return self.times * self.cube


class Doubling(Protocol):
    """What of a game matters for its cube."""

    @property
    def variant(self) -> Variant: ...
    @property
    def match(self) -> Match: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def to_move(self) -> Side | None: ...
    @property
    def offer(self) -> Resigned | None: ...
    @property
    def cube(self) -> Cube | None: ...
    @property
    def double(self) -> CubeOffer | None: ...


def why_no_double(state: Doubling, side: Side) -> CubeBar | None:
    """Why a side may not double now; None where it may (S8)."""
    cube = state.cube
    if not state.match.agreement.cube:
        return CubeBar.NO_CUBE
    if cube is None:
        return CubeBar.CRAWFORD
    if cube.owner is side.other:
        return CubeBar.OPPONENTS_CUBE
    if cube.value * 2 > state.match.agreement.limit:
        return CubeBar.AT_ITS_LIMIT
    if state.to_move is not side or state.double is not None or state.offer is not None:
        return CubeBar.NOT_ON_ROLL
    return None if state.phase is Phase.TO_THROW else CubeBar.AFTER_THE_THROW


def may_beaver(state: GameState) -> bool:
    """Whether the double offered may be turned once more at once, and kept (S2)."""
    offered, agreed = state.double, state.match.agreement
    return (
        agreed.beavers
        and offered is not None
        and offered.owner is not offered.by
        and offered.value * 2 <= agreed.limit
    )


def double(state: GameState, side: Side) -> GameState:
    """A side offers the cube at twice its value; the other would own it (S8)."""
    assert state.cube is not None
    return replace(state, double=CubeOffer(side, state.cube.value * 2, side.other))


def beaver(state: GameState) -> GameState:
    """The side that was doubled turns the cube once more and keeps it; the other answers (S2)."""
    assert state.double is not None
    side = state.double.by.other
    return replace(state, double=CubeOffer(side, state.double.value * 2, side))


def take(state: GameState) -> GameState:
    """The game goes on at the value offered (S8)."""
    assert state.double is not None
    return replace(state, cube=Cube(state.double.value, state.double.owner), double=None)


def dropped(offered: CubeOffer) -> Result:
    """Whoever drops loses the value before it was turned (S8)."""
    value = offered.value // 2
    return Result(offered.by, Ending.DROPPED, value, cube=value, stake=Ending.SINGLE)


def worths(state: Doubling) -> tuple[Worth, ...]:
    """What each ending of the game would bring now, the plain one first."""
    return tuple(worth(state, times) for times in range(1, len(state.variant.stakes) + 1))


def worth(state: Doubling, times: int) -> Worth:
    """What an ending worth so many times the stake brings now."""
    cube = 1 if state.cube is None else state.cube.value
    never_turned = state.cube is not None and state.cube.owner is None
    jacoby = state.match.agreement.jacoby and never_turned and times > 1
    return Worth(state.variant.stakes[times - 1], 1 if jacoby else times, cube, jacoby)


def valued(state: GameState, result: Result, times: int) -> Result:
    """A result with what it is worth under the cube and the rules agreed on (S2, S3, B17)."""
    found = worth(state, times)
    return replace(result, value=found.points, cube=found.cube, jacoby=found.jacoby)

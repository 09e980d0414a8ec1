"""What chances are worth with the doubling cube and the score of a match, and when to double.

After Janowski, *Take-points in money games* (1993): the worth of a cube lies between that of one
which is never turned again and that of one which is always turned at the very moment when the
other side may as well drop as take.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Cube

Chances = Sequence[float]
"""Of one side, in the order of ``Evaluator.endings``: to win, to win by more …, to lose by more."""

EFFICIENCY: Final = 0.68
"""How near the cube comes to being turned at the best moment while checkers may still meet …"""

RACE_EFFICIENCY: Final = 0.63
"""… and in a race, where a throw changes little in the long run but much near the end."""

EVEN: Final = (0.5, 0.135, 0.006, 0.135, 0.006)
"""The chances before the opening throw: 27 of 100 games won with the cube put away are gammons."""

FREE_DROP: Final = {2: 0.012, 4: 0.004}
"""What the side one point from victory gains because it may drop after a bad opening throw, by
the points that the other side still needs (after the Crawford game, when that is even)."""

LONGEST: Final = 25
"""Sides that need more points than this are taken to need as many: the score says little then."""


class CubeAction(StrEnum):
    """Whether to double: not yet, now, or no longer, because more is to be won by playing on."""

    NO = "no"
    YES = "yes"
    TOO_GOOD = "too-good"


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """What to do with the cube, and what each course is worth to the side that may double.

    ``take`` and ``beaver`` are the other side's best answers to a double. The worths are equities
    in points of an undoubled game, in a match normalised to the value of the cube.
    """

    double: CubeAction
    take: bool
    beaver: bool
    no_double: float
    taken: float
    dropped: float


@dataclass(frozen=True, slots=True)
class CubeWorth:
    """What a game is played for: the score, the cube, and how well it is used.

    ``match`` is how it stood before the game; ``cube`` is None in a game without one. All that is
    told by numbers without a unit is points in a single game or in money play, and the chance to
    win the match in a match.
    """

    match: Match
    cube: Cube | None
    efficiency: float = EFFICIENCY

    def of(self, chances: Chances, side: Side) -> float:
        """What a side's chances are worth to it, with the cube where it lies."""
        cube = self.cube
        if cube is None:
            return self._dead(chances, side, 1)
        value = self._useless_to(cube)
        if value is not None:
            return self._dead(chances, side, value)
        dead = self._dead(chances, side, cube.value)
        live = self._live(chances, side, cube)
        return (1 - self.efficiency) * dead + self.efficiency * live

    def equity(self, chances: Chances, side: Side) -> float:
        """The same in points of an undoubled game: 1 and -1 are a plain win and a plain loss."""
        return self.normal(self.of(chances, side), side)

    def normal(self, worth: float, side: Side) -> float:
        """A worth as an equity, normalised to the value of the cube."""
        value = self.cube.value if self.cube else 1
        won, lost = self._for(side, value), self._for(side, -value)
        return (2 * worth - won - lost) / (won - lost) if won > lost else 0.0

    def decision(self, chances: Chances, side: Side) -> CubeDecision:
        """Whether a side that may double before its throw should, and what answers that."""
        assert self.cube is not None
        value = self.cube.value
        doubled = self._with(Cube(2 * value, side.other))
        theirs = swapped(chances)
        taken, dropped = doubled.of(chances, side), self._for(side, value)
        beaver = False
        if self.match.agreement.beavers and 4 * value <= self.match.agreement.limit:
            again = self._with(Cube(4 * value, side.other))
            beaver = again.of(theirs, side.other) > doubled.of(theirs, side.other)
            taken = again.of(chances, side) if beaver else taken
        no_double = self.of(chances, side)
        take = taken <= dropped
        if min(taken, dropped) > no_double or self._free_double(side):
            double = CubeAction.YES
        elif not take and no_double >= dropped:
            double = CubeAction.TOO_GOOD
        else:
            double = CubeAction.NO
        return CubeDecision(
            double,
            take,
            beaver,
            *(self.normal(worth, side) for worth in (no_double, taken, dropped)),
        )

    # -- the value of the cube ---------------------------------------------------------------

    def _with(self, cube: Cube) -> CubeWorth:
        return replace(self, cube=cube)

    def _free_double(self, side: Side) -> bool:
        """Whether a side risks nothing by doubling, as it loses the match with a plain loss."""
        assert self.cube is not None
        value, match = self.cube.value, self.match
        if match.agreement.kind is not MatchKind.MATCH:
            return False
        return match.away(side.other) <= value < match.away(side)

    def _useless_to(self, cube: Cube) -> int | None:
        """The value at which the cube is as good as dead, if one side has nothing to gain by it.

        The side whose plain win is enough never turns it; so the other, if it may, turns it at
        once without any risk.
        """
        agreed = self.match.agreement
        value = cube.value
        if agreed.kind is not MatchKind.MATCH:
            return value if 2 * value > agreed.limit else None
        needs = [self.match.away(side) for side in Side]
        enough = [need <= value for need in needs]
        if all(enough) or 2 * value > agreed.limit:
            return value
        for side in Side:
            if enough[side]:
                return value if cube.owner is side else 2 * value
        return None

    def _for(self, side: Side, points: int) -> float:
        """What it is worth to win so many points, or to lose them."""
        match = self.match
        if match.agreement.kind is not MatchKind.MATCH:
            return float(points)
        ours, theirs = match.away(side), match.away(side.other)
        if points > 0:
            ours -= points
        else:
            theirs += points
        played = match.crawford_played or match.crawford_game or not match.agreement.crawford
        return match_equity(ours, theirs, cube=match.agreement.cube, crawford_played=played)

    def _won_and_lost(
        self, chances: Chances, side: Side, value: int, *, single: bool
    ) -> tuple[float, float]:
        """The mean worth of the games won, and of those lost, if the cube stays at a value."""
        more = len(chances) // 2
        win, ours, theirs = chances[0], chances[1 : 1 + more], chances[1 + more :]
        won = self._mean(win, () if single else ours, side, value)
        lost = self._mean(1 - win, () if single else theirs, side, -value)
        return won, lost

    def _mean(self, chance: float, more: Chances, side: Side, value: int) -> float:
        if chance <= 0:
            return self._for(side, value)
        found, left = 0.0, chance
        for times, more_than in enumerate((*more, 0.0), start=1):
            reached = min(left, more_than)
            found += (left - reached) * self._for(side, value * times)
            left = reached
        return found / chance

    def _single(self) -> bool:
        """Whether only plain wins count, because the cube was never turned (Jacoby, S2)."""
        return self.match.agreement.jacoby and self.cube is not None and self.cube.owner is None

    def _dead(self, chances: Chances, side: Side, value: int) -> float:
        won, lost = self._won_and_lost(chances, side, value, single=self._single())
        return chances[0] * won + (1 - chances[0]) * lost

    def _live(self, chances: Chances, side: Side, cube: Cube) -> float:
        """The worth if the cube is always turned in the right moment: straight between these."""
        won, lost = self._won_and_lost(chances, side, cube.value, single=self._single())
        theirs = swapped(chances)
        points = [(0.0, lost)]
        if cube.owner is not side:
            take = self._take_point(chances, side, cube.value)
            points.append((take, self._for(side, -cube.value)))
        if cube.owner is not side.other:
            cash = 1 - self._take_point(theirs, side.other, cube.value)
            points.append((cash, self._for(side, cube.value)))
        points.append((1.0, won))
        return _between(points, chances[0])

    def _take_point(self, chances: Chances, side: Side, value: int) -> float:
        """The chance to win at which a side may as well take as drop when doubled at a value."""
        won, lost = self._won_and_lost(chances, side, 2 * value, single=False)
        dropped = self._for(side, -value)
        dead = self._with(Cube(2 * value, side))._useless_to(Cube(2 * value, side))
        if dead is not None:
            won, lost = self._won_and_lost(chances, side, dead, single=False)
            full = 1.0
        else:
            won = self._for(side, 2 * value)
            full = 1 - self._take_point(swapped(chances), side.other, 2 * value)
        if won <= lost:
            return 1.0
        return min(1.0, max(0.0, full * (dropped - lost) / (won - lost)))


def swapped(chances: Chances) -> tuple[float, ...]:
    """The same chances as the other side has them."""
    more = len(chances) // 2
    return (1 - chances[0], *chances[1 + more :], *chances[1 : 1 + more])


def _between(points: Sequence[tuple[float, float]], at: float) -> float:
    """The height at a place of a line through points from left to right."""
    left, low = points[0]
    for right, high in points[1:]:
        if at <= right:
            return high if right <= left else low + (high - low) * (at - left) / (right - left)
        left, low = max(left, right), high
    return low


# --- The score of a match ------------------------------------------------------------------------


@cache
def match_equity(ours: int, theirs: int, *, cube: bool, crawford_played: bool) -> float:
    """The chance to win a match between two games, by the points both sides still need.

    By recursion from the end of the match, with even chances in each game. ``crawford_played``
    says that the Crawford game is over, or that there is none.
    """
    if ours <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    ours, theirs = min(ours, LONGEST), min(theirs, LONGEST)
    if ours == theirs:
        return 0.5
    if ours > theirs:
        return 1 - match_equity(theirs, ours, cube=cube, crawford_played=crawford_played)
    if cube and theirs > 1 == ours and crawford_played:
        return _after_crawford(theirs)
    agreement = Agreement(MatchKind.MATCH, LONGEST, cube=cube, crawford=not crawford_played)
    score = (LONGEST - ours, LONGEST - theirs)
    match = Match(agreement, score, crawford_played=crawford_played)
    return CubeWorth(match, Cube() if match.with_cube else None).of(EVEN, Side.FIRST)


def _after_crawford(theirs: int) -> float:
    """The chance of the side that needs one point; the other one doubles at its first throw."""
    taken = CubeWorth(
        Match(Agreement(MatchKind.MATCH, LONGEST, cube=True, crawford=False), (24, 25 - theirs)),
        Cube(2, Side.FIRST),
    )
    played = taken.of(EVEN, Side.FIRST)
    dropped = match_equity(1, theirs - 1, cube=True, crawford_played=True)
    return max(played, dropped) + FREE_DROP.get(theirs, 0.0)

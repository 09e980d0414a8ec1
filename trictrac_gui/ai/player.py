"""Plays judged by the evaluator: alone, or by what the other side can answer.

The turn graph alone says what may be played. All positions of a step are judged in one call.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from random import Random
from typing import Final

import numpy as np

from trictrac_gui.ai.cube import CubeWorth
from trictrac_gui.ai.evaluator import Evaluator, equities, swapped
from trictrac_gui.ai.inputs import Floats
from trictrac_gui.engine.graph import can_move, results
from trictrac_gui.engine.model import Position, Result, Roll, Side
from trictrac_gui.engine.variant import Standing, Variant

Score = tuple[int, int]
"""The points of both sides, in games that count them."""

FEW: Final = (6, 3)
"""So many of the best plays are looked at again with one reply, and of these with two …"""

WITHIN: Final = (0.12, 0.06)
"""… as far as they are not worse than the best by more points than this."""

MOST_REPLIES: Final = len(FEW)


class Level(StrEnum):
    """How well a player judges, from the weakest to the strongest; the same for all games."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    STRONG = "strong"
    EXPERT = "expert"
    MASTER = "master"


BLUR: Final = {
    Level.BEGINNER: 0.8,
    Level.CASUAL: 0.4,
    Level.CLUB: 0.22,
    Level.STRONG: 0.12,
    Level.EXPERT: 0.06,
    Level.MASTER: 0.0,
}
"""The spread of the noise on each level's judgement, in points of an undoubled game."""


@dataclass(frozen=True, slots=True)
class After:
    """Where a throw can end: the position, the score, and whose throw comes next.

    ``result`` is there once the game is over.
    """

    position: Position
    score: Score
    thrower: Side
    result: Result | None


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """A play: where it leads, its chances for the mover, and what they are worth in points.

    The chances are in the order of ``Evaluator.endings``.
    """

    after: After
    chances: tuple[float, ...]
    equity: float


class Player:
    """Judges the plays of a throw, best first, by one evaluator.

    Below the highest level the judgement is uncertain: noise is added to the equity of each play
    but those that win the game. It follows from ``seed`` and the play, so that the same question
    has the same answer everywhere. ``worth`` is the score and the cube that the game is played for;
    without it plays are worth their endings. ``go_on`` is called between two throws that are looked
    at, and ends the search by raising.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        level: Level = Level.MASTER,
        *,
        seed: int = 0,
        worth: CubeWorth | None = None,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        self.evaluator = evaluator
        self.variant = evaluator.variant
        self.blur = BLUR[level]
        self.seed = seed
        self.worth = worth
        self.go_on = go_on

    def plays(
        self,
        position: Position,
        side: Side,
        roll: Roll,
        score: Score = (0, 0),
        *,
        replies: int = 0,
    ) -> list[JudgedPlay]:
        """All plays of a throw, best first; with one reply or two the best few are judged anew.

        The very best is always judged by as many replies as were asked for.
        """
        ends = ends_of(self.variant, position, side, roll, score)
        plays = self._ordered(ends, self.judge(ends, side), side)
        for depth, (few, within) in enumerate(zip(FEW[:replies], WITHIN, strict=False), start=1):
            near = [play for play in plays[:few] if play.equity >= plays[0].equity - within]
            if len(near) > 1 or depth == replies:
                ends = [play.after for play in near]
                found = self.reply(ends, side, depth=depth)
                plays = [*self._ordered(ends, found, side), *plays[len(near) :]]
        if self.blur:
            plays.sort(key=lambda play: -self._blurred(play, roll))
        return plays

    def chances(
        self, position: Position, thrower: Side, score: Score = (0, 0), *, replies: int = 0
    ) -> tuple[float, ...]:
        """The chances of the side that is about to throw."""
        here = After(position, score, thrower, None)
        found = (
            self.reply([here], thrower, depth=replies) if replies else self.judge([here], thrower)
        )
        return tuple(map(float, found[0]))

    def judge(self, ends: Sequence[After], side: Side) -> Floats:
        """The chances for one side of positions between two throws, a row each."""
        found = np.zeros((len(ends), len(self.evaluator.endings)), np.float32)
        for waiting in Side:
            rows = [
                i for i, end in enumerate(ends) if not end.result and end.thrower is not waiting
            ]
            if rows:
                chances = self.evaluator.chances(
                    [ends[i].position for i in rows], waiting, [ends[i].score for i in rows]
                )
                found[rows] = chances if waiting is side else swapped(chances)
        for i, end in enumerate(ends):
            if end.result:
                found[i] = self._outcome(end.result, side)
        return found

    def reply(self, ends: Sequence[After], side: Side, *, depth: int = 1) -> Floats:
        """The chances for one side, each the mean over all throws and the best play of each.

        With a depth of 2 that play is judged by the throws that can follow it.
        """
        following: list[After] = []
        parts: list[tuple[int, int, int, float]] = []
        for row, end in enumerate(ends):
            if end.result:
                continue
            for roll in self.variant.dice.rolls:
                self.go_on()
                start = len(following)
                following += ends_of(self.variant, end.position, end.thrower, roll, end.score)
                weight = self.variant.dice.ways(roll) / self.variant.dice.falls
                parts.append((row, start, len(following), weight))
        judged = self.judge(following, side)
        worth = equities(judged)
        best = []
        for row, start, stop, _ in parts:
            theirs = ends[row].thrower is not side
            few = worth[start:stop]
            best.append(start + int(few.argmin() if theirs else few.argmax()))
        if depth > 1:
            replied = self.reply([following[one] for one in best], side, depth=depth - 1)
        else:
            replied = judged[best]
        found = np.zeros((len(ends), len(self.evaluator.endings)), np.float32)
        for (row, _, _, weight), chances in zip(parts, replied, strict=True):
            found[row] += weight * chances
        for row, end in enumerate(ends):
            if end.result:
                found[row] = self._outcome(end.result, side)
        return found

    def _ordered(self, ends: Sequence[After], found: Floats, side: Side) -> list[JudgedPlay]:
        worths = equities(found)
        plays = [
            JudgedPlay(
                end,
                chances,
                float(worth) if self.worth is None else self.worth.equity(chances, side),
            )
            for end, row, worth in zip(ends, found, worths, strict=True)
            for chances in (tuple(map(float, row)),)
        ]
        plays.sort(key=lambda play: -play.equity)
        return plays

    def _outcome(self, result: Result, side: Side) -> Floats:
        """The chances once the game is over; a game nobody wins counts as half a win."""
        more = len(self.evaluator.endings) // 2
        reached = [float(result.times >= worth) for worth in range(2, more + 2)]
        nothing = [0.0] * more
        if result.winner is None:
            return np.array([0.5, *nothing, *nothing], np.float32)
        won = np.array([1, *reached, *nothing], np.float32)
        return won if result.winner is side else swapped(won)

    def _blurred(self, play: JudgedPlay, roll: Roll) -> float:
        if play.after.result:
            return math.inf if play.equity > 0 else -math.inf
        counts = play.after.position.counts
        return play.equity + self.blur * Random(f"{self.seed} {roll} {counts}").gauss()


def ends_of(
    variant: Variant, position: Position, side: Side, roll: Roll, score: Score
) -> list[After]:
    """Where a throw can end, with what it scores and who throws next."""
    again = variant.dice.again(roll)
    found = []
    for end in results(variant, position, side, roll):
        gained = _points(variant, position, end, side)
        points = (
            (score[0] + gained, score[1]) if side is Side.FIRST else (score[0], score[1] + gained)
        )
        result = variant.end(Standing(end, points, False, partial(can_move, variant, end)))
        found.append(After(end, points, side if again else side.other, result))
    return found


def _points(variant: Variant, before: Position, after: Position, side: Side) -> int:
    """What a throw scores for hits and for checkers borne off (T22)."""
    hits = after.counts[side.other][0] - before.counts[side.other][0]
    off = after.counts[side][-1] - before.counts[side][-1]
    return hits * variant.hit_points + off * variant.off_points

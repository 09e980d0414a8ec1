"""The course of a game from its entries alone, without asking what else could have been played.

It says the same as following a record does, many times as fast, for whoever reads thousands of
them: no turn graph is built. Who threw, whose checkers moved where and with which number, the cube
and the ends are checked; that every obligation was met is not, for which the graph would be needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from trictrac_gui.engine.entries import Did, RecordError, decode
from trictrac_gui.engine.match import Match
from trictrac_gui.engine.model import Position, Result, Roll, Side
from trictrac_gui.engine.play import IllegalAction, apply, settle, start
from trictrac_gui.engine.state import (
    GameState,
    Phase,
)
from trictrac_gui.engine.variant import Variant

_ROOT: Final = 0
Fields = Mapping[str, object]


class _Throw(NamedTuple):
    """A throw that lies there: whose, how many of its numbers were played, and where it led."""

    side: Side
    roll: Roll
    left: tuple[int, ...]
    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    points: int


class _Moment(NamedTuple):
    """The game after an entry; of a throw that lies there ``state`` is from before it."""

    parent: int
    state: GameState
    throw: _Throw | None
    turns: int
    game: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over on the line that is played: its number, and what it took."""

    number: int
    result: Result
    points: tuple[int, int]
    turns: int


@dataclass(frozen=True, slots=True)
class Tally:
    """How the games of a record went: ``legal`` entries could be followed."""

    state: GameState
    ended: tuple[Ended, ...]
    turns: int
    legal: int


def tally(
    variant: Variant,
    match: Match,
    entries: Iterable[Fields],
    apart: frozenset[str] = frozenset(),
) -> Tally:
    """What the entries of a journal that counts come to, as far as they can be followed.

    Fields named in ``apart`` are no part of what happened.
    """
    follower = _Follower(variant, match, apart)
    legal = 0
    try:
        for entry in entries:
            follower.follow(entry)
            legal += 1
    except (_Wrong, IllegalAction, RecordError):
        pass
    return follower.tally(legal)


class _Wrong(Exception):
    """An entry that cannot follow."""


class _Follower:
    def __init__(self, variant: Variant, match: Match, apart: frozenset[str]) -> None:
        self._variant = variant
        self._apart = apart
        self._facing = variant.track.facing
        self._last = variant.track.last
        self._at = _ROOT
        self._moments = {_ROOT: _Moment(_ROOT, start(variant, match), None, 0, 1)}

    def follow(self, entry: Fields) -> None:
        if "go" in entry:
            to = entry["go"]
            if type(to) is not int or to not in self._moments:
                raise _Wrong
            self._at = to
        elif "note" not in entry and "marks" not in entry:
            own, after = entry.get("id"), entry.get("after")
            if type(own) is not int or own != len(self._moments) or after != self._at:
                raise _Wrong
            self._moments[own] = self._after(self._moments[self._at], entry)
            self._at = own

    def _after(self, now: _Moment, entry: Fields) -> _Moment:
        word = entry.get("do")
        if now.state.offer is None and now.state.double is None:
            if word == "stepped" and now.throw is not None:
                throw = self._stepped(now.throw, entry.get("step"))
                return now._replace(parent=self._at, throw=throw)
            if word == "handed-over" and now.throw is not None:
                return self._handed_over(now, now.throw)
            if word == "rolled" and now.throw is None and now.state.phase is Phase.TO_THROW:
                return self._rolled(now, entry)
        return self._by_the_rules(now, entry)

    def _rolled(self, now: _Moment, entry: Fields) -> _Moment:
        numbers, side = entry.get("numbers"), entry.get("side")
        if not isinstance(numbers, list) or len(numbers) != 2 or side != now.state.to_move:
            raise _Wrong
        if not all(type(number) is int and 1 <= number <= 6 for number in numbers):
            raise _Wrong
        assert now.state.to_move is not None
        return now._replace(parent=self._at, throw=self._throw(now.state, (*numbers,)))

    def _throw(self, state: GameState, roll: Roll) -> _Throw:
        side = state.to_move
        assert side is not None
        counts, numbers = state.position.counts, self._variant.dice.numbers(roll)
        return _Throw(side, roll, tuple(numbers), counts[side], counts[side.other], 0)

    def _stepped(self, throw: _Throw, step: object) -> _Throw:
        if not isinstance(step, list) or len(step) != 3 or set(map(type, step)) != {int}:
            raise _Wrong
        src, dst, number = step
        if not 0 <= src < dst <= self._last or number not in throw.left or not throw.mine[src]:
            raise _Wrong
        if dst - src != number and not (dst == self._last and dst - src < number):
            raise _Wrong
        mine, theirs, left, points = [*throw.mine], throw.theirs, [*throw.left], throw.points
        left.remove(number)
        mine[src] -= 1
        mine[dst] += 1
        facing = self._facing[throw.side][dst]
        if facing is not None and theirs[facing]:
            if theirs[facing] > 1:
                raise _Wrong
            hit = [*theirs]
            hit[facing] -= 1
            hit[0] += 1
            theirs = tuple(hit)
            points += self._variant.hit_points
        if dst == self._last:
            points += self._variant.off_points
        return throw._replace(left=tuple(left), mine=tuple(mine), theirs=theirs, points=points)

    def _handed_over(self, now: _Moment, throw: _Throw) -> _Moment:
        passed = len(throw.left) == len(self._variant.dice.numbers(throw.roll))
        state = settle(_with_throw(now.state, throw), throw.side, throw.roll, passed=passed).state
        return _Moment(self._at, state, None, now.turns + 1, now.game)

    def _by_the_rules(self, now: _Moment, entry: Fields) -> _Moment:
        """Everything but playing a throw, as the rules have it; nothing of it is slow."""
        did = decode({key: value for key, value in entry.items() if key not in self._apart})
        assert isinstance(did, Did)
        if now.throw is not None and entry.get("do") not in ("resigned", "answered", "left"):
            raise _Wrong
        before = now.state if now.throw is None else _with_throw(now.state, now.throw)
        state = apply(before, did.action).state
        throw = now.throw
        if state.phase is Phase.OVER:
            throw = None
        elif state.turn is not None:  # the opening throw, which is the first one to be played
            throw = self._throw(state, state.turn.roll)
            state = replace(state, turn=None, phase=Phase.TO_THROW)
        elif throw is not None:
            state = replace(now.state, offer=state.offer)
        begins = entry.get("do") == "started-next"
        return _Moment(self._at, state, throw, 0 if begins else now.turns, now.game + begins)

    def tally(self, legal: int) -> Tally:
        """What the line that is played has come to."""
        path = []
        at = self._at
        while at != _ROOT:
            path.append(self._moments[at])
            at = path[-1].parent
        path.append(self._moments[_ROOT])
        ended: dict[int, Ended] = {}
        turns: dict[int, int] = {}
        for moment in path:  # from the end to the beginning
            turns.setdefault(moment.game, moment.turns)
            result = moment.state.result
            if result is not None and moment.game not in ended:
                ended[moment.game] = Ended(
                    moment.game, result, moment.state.score, turns[moment.game]
                )
        last = path[0]
        state = last.state if last.throw is None else _with_throw(last.state, last.throw)
        games = tuple(ended[number] for number in sorted(ended))
        return Tally(state, games, sum(turns.values()), legal)


def _with_throw(state: GameState, throw: _Throw) -> GameState:
    """A game with the checkers where a throw that lies there has brought them."""
    counts = (throw.mine, throw.theirs)
    score = list(state.score)
    score[throw.side] += throw.points
    return replace(
        state,
        position=Position(counts if throw.side is Side.FIRST else counts[::-1]),
        score=(score[0], score[1]),
    )

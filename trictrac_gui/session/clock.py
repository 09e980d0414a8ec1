"""The clock of a running match: it follows the game and stands still when the players do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from trictrac_gui.engine.clock import (
    Clock,
    ClockRule,
    decode_left,
    decode_turn,
    encode_left,
    encode_turn,
)
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView


class MatchClock:
    """Knows whose time runs; it is asked for the times and tells nobody by itself."""

    def __init__(self, clock: Clock, now: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._now = now

    def follow(self, view: GameView) -> None:
        """Let the time run of the side that has to decide."""
        self._clock = self._clock.turned_to(on_the_clock(view), self._now())

    @property
    def rule(self) -> ClockRule:
        """What was agreed on."""
        return self._clock.rule

    @property
    def side(self) -> Side | None:
        """Whose time runs, or would but for a pause."""
        return self._clock.side

    @property
    def paused(self) -> bool:
        """Whether the time stands still although a side has to decide."""
        return self._clock.paused

    def pause(self) -> None:
        """Let the time stand still, as long as nobody can play."""
        if not self.paused:
            self._clock = self._clock.pause(self._now())

    def resume(self) -> None:
        self._clock = self._clock.resume(self._now())

    def reserve(self, side: Side) -> float:
        """Seconds a side has left."""
        return self._clock.reserve(side, self._now())

    def free(self, side: Side) -> float:
        """Free seconds a side has left in this turn."""
        return self._clock.free(side, self._now())

    def as_json(self) -> dict[str, object]:
        """The times as they are written down, and what the running turn has used."""
        now = self._now()
        turn = encode_turn(self._clock, now)
        told: dict[str, object] = {"clock": encode_left(self._clock, now)}
        return told if turn is None else {**told, "turn": turn}

    def unwritten(self, written: Mapping[str, object]) -> float:
        """How many seconds of the running turn have passed since the times were written down."""
        side = self.side
        if side is None:
            return 0.0
        told = decode_turn(self.rule, written.get("turn"))
        left = decode_left(self.rule, written.get("clock"))
        free = self.rule.delay - (told[1] if told is not None and told[0] is side else 0.0)
        reserve = self.rule.reserve if left is None else left[side]
        return free - self.free(side) + reserve - self.reserve(side)


def on_the_clock(view: GameView) -> Side | None:
    """The side everybody waits for; nobody's time runs in the opening and after the end."""
    if view.result is not None:
        return None
    if view.taker is not None:
        return view.taker
    if view.offer is not None:
        return view.offer.side.other
    return view.to_move

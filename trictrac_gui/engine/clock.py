"""Clocks for two: some seconds of each turn are free, then a side's reserve runs down.

Nothing here looks at the time: whoever holds a clock says what time it is, in seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.decoding import Fields, whole
from trictrac_gui.engine.model import Side

LONGEST_DELAY: Final = 120
LONGEST_RESERVE: Final = 10 * 3600


@dataclass(frozen=True, slots=True)
class ClockRule:
    """So many seconds free in each turn, and so many for all that goes beyond."""

    delay: int = 12
    reserve: int = 600


@dataclass(frozen=True, slots=True)
class Clock:
    """What each side has left of its reserve, and whose clock runs since when.

    ``used`` are the seconds of this turn that were used before the clock last stood still.
    """

    rule: ClockRule
    left: tuple[float, float]
    side: Side | None = None
    since: float | None = None
    used: float = 0.0

    @classmethod
    def of(cls, rule: ClockRule) -> Clock:
        """Two full clocks."""
        return cls(rule, (float(rule.reserve), float(rule.reserve)))

    def turned_to(self, side: Side | None, now: float) -> Clock:
        """Stop the clock that runs and start another's, with its free seconds; None starts none.

        A side that goes on deciding goes on with the turn it has.
        """
        if side is self.side:
            return self
        settled = self.settled(now)
        since = None if side is None or self.paused else now
        return replace(settled, side=side, since=since, used=0.0)

    def settled(self, now: float) -> Clock:
        """The same clock with what the running turn has cost so far taken off the reserve."""
        if self.side is None:
            return self
        left = list(self.left)
        left[self.side] = self.reserve(self.side, now)
        used = self.used + self._running(now)
        since = None if self.since is None else now
        return replace(self, left=(left[0], left[1]), used=used, since=since)

    @property
    def paused(self) -> bool:
        """Whether the clock stands still although a side has to decide."""
        return self.side is not None and self.since is None

    def pause(self, now: float) -> Clock:
        return replace(self.settled(now), since=None)

    def resume(self, now: float) -> Clock:
        return replace(self, since=now) if self.paused else self

    def reserve(self, side: Side, now: float) -> float:
        """What a side has left, in seconds, never less than 0."""
        left = self.left[side]
        if side is self.side:
            beyond = max(0.0, self.used + self._running(now) - self.rule.delay)
            left -= beyond - max(0.0, self.used - self.rule.delay)
        return max(0.0, left)

    def free(self, side: Side, now: float) -> float:
        """What is left of a side's free seconds in this turn."""
        if side is not self.side:
            return float(self.rule.delay)
        return max(0.0, self.rule.delay - self.used - self._running(now))

    def _running(self, now: float) -> float:
        return 0.0 if self.since is None else max(0.0, now - self.since)


# --- As JSON ---------------------------------------------------------------------------------


def encode_rule(rule: ClockRule) -> dict[str, object]:
    return {"delay": rule.delay, "reserve": rule.reserve}


def decode_rule(data: object, field: str = "") -> ClockRule:
    """The rule of a JSON object. Raises ``DecodingError``."""
    rule = Fields(data, field)
    rule.only(("delay", "reserve"))
    return ClockRule(
        rule.read("delay", whole(0, LONGEST_DELAY)), rule.read("reserve", whole(0, LONGEST_RESERVE))
    )


def encode_left(clock: Clock, now: float) -> list[int]:
    """What both sides have left, in tenths of a second."""
    return [round(10 * clock.reserve(side, now)) for side in Side]


def encode_turn(clock: Clock, now: float) -> list[int] | None:
    """Whose turn runs, and how many tenths of its free seconds are used; None where none runs."""
    if clock.side is None:
        return None
    return [int(clock.side), round(10 * (clock.rule.delay - clock.free(clock.side, now)))]


def decode_turn(rule: ClockRule, value: object) -> tuple[Side, float] | None:
    """Whose turn ran, and how much of its free seconds was used; None where that cannot be."""
    if not isinstance(value, list) or len(value) != 2 or not all(type(one) is int for one in value):
        return None
    side, tenths = value
    if side not in (0, 1) or not 0 <= tenths <= 10 * rule.delay:
        return None
    return Side(side), tenths / 10


def decode_left(rule: ClockRule, value: object) -> tuple[float, float] | None:
    """What both sides had left; None where that cannot be."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    if not all(type(tenths) is int and 0 <= tenths <= 10 * rule.reserve for tenths in value):
        return None
    return value[0] / 10, value[1] / 10

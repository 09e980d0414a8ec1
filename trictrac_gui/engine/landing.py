"""Where a checker may land, as several games have it."""

from __future__ import annotations

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.variant import Variant


def two_or_more_close_a_point(
    position: Position, side: Side, variant: Variant
) -> tuple[RuleKey | None, ...]:
    """A point with two or more opposing checkers is closed (T25, B7)."""
    theirs = position.counts[side.other]
    return tuple(
        RuleKey.POINT_CLOSED if facing is not None and theirs[facing] >= 2 else None
        for facing in variant.track.facing[side]
    )

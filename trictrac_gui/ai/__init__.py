"""What can be counted on a board: throws that hit, made points and blots, the race."""

from trictrac_gui.ai.counts import (
    Blot,
    Count,
    HuckeCount,
    Race,
    ThrowCount,
    ThrowTable,
    count_all,
    race,
    table,
)

__all__ = [
    "Blot",
    "Count",
    "HuckeCount",
    "Race",
    "ThrowCount",
    "ThrowTable",
    "count_all",
    "race",
    "table",
]

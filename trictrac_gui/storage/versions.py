"""Which version of the journal first knew what stands in an entry.

A journal that an earlier version began is written on as it is, so that the earlier program can
still read it, until an entry comes that it would not know: then all of it is written anew with
the present version in its header, and the earlier program says that a newer one wrote it.
``resources/formats/journal.md`` tells which version added what.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOVED: Final = "moved"
"""The name of the last entry of a journal whose game goes on in another folder."""

_SECOND: Final = frozenset({"doubled", "took", "dropped", "beavered", "started-next"})


def needed(entry: Mapping[str, object]) -> int:
    """The earliest version whose programs can read an entry."""
    if MOVED in entry:
        return 4
    if "note" in entry or "marks" in entry or "agreed" in entry:
        return 3
    if entry.get("do") in _SECOND or "clock" in entry:
        return 2
    return 1


def moved_to(entry: Mapping[str, object]) -> str | None:
    """The folder in which a game goes on, where an entry tells that and nothing else."""
    place = entry.get(MOVED)
    return place if isinstance(place, str) and len(entry) == 1 else None

"""What can be wrong with a file of another program: where, why, and how bad it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple


class FileSpot(NamedTuple):
    """A place in a text: line and column, both counted from 1; 0 where there is none."""

    line: int = 0
    column: int = 0


NOWHERE: Final = FileSpot()


MOST_FAULTS: Final = 500
"""So many faults are told of one file; where there are more, it is no such file."""


class Weight(IntEnum):
    """How much a fault matters."""

    NOTE = 0
    """Read without doubt, though not as it should be written."""
    ERROR = 1
    """Something could not be read, or cannot have happened on a board."""


@dataclass(frozen=True, slots=True)
class FileFault:
    """A fault of a file: ``key`` says why, ``field`` in which part, ``values`` what was found."""

    key: str
    spot: FileSpot = NOWHERE
    field: str = ""
    values: tuple[tuple[str, object], ...] = ()
    weight: Weight = Weight.ERROR


def fault(key: str, spot: FileSpot, field: str = "", **values: object) -> FileFault:
    """A fault that leaves a part of the file unread or unplayable."""
    return FileFault(key, spot, field, tuple(values.items()))


def note(key: str, spot: FileSpot, field: str = "", **values: object) -> FileFault:
    """A fault that leaves no doubt about what is meant."""
    return FileFault(key, spot, field, tuple(values.items()), Weight.NOTE)


class Unreadable(ValueError):
    """A file of which nothing at all can be read; ``fault`` says why."""

    def __init__(self, found: FileFault) -> None:
        super().__init__(f"{found.key} at {found.spot.line}:{found.spot.column}")
        self.fault = found

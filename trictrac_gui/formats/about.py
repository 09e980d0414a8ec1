"""What a file tells about its match apart from the play: the same things under two names.

Transcripts use the names that stand in the headings of ``.mat`` files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

_NAMES: Final = {
    "EV": "Event",
    "RO": "Round",
    "PC": "Site",
    "DT": "EventDate",
    "AN": "Annotator",
    "SO": "Source",
    "US": "Transcriber",
    "CP": "Copyright",
    "ON": "Opening",
    "GN": "GameName",
    "GC": "GameComment",
}
_PROPERTIES: Final = {name: short for short, name in _NAMES.items()}
PROPERTIES: Final = tuple(_NAMES)
"""The properties of SGF that tell about a match."""


def from_properties(values: Mapping[str, str | None]) -> tuple[tuple[str, str], ...]:
    """The names and values of SGF's properties."""
    return tuple(
        (_NAMES[short], _dotted(value) if short == "DT" else value)
        for short, value in values.items()
        if value
    )


def to_properties(about: Iterable[tuple[str, str]]) -> dict[str, str]:
    """SGF's properties for what has one."""
    return {
        _PROPERTIES[name]: value.replace(".", "-") if name == "EventDate" else value
        for name, value in about
        if name in _PROPERTIES and value
    }


def _dotted(date: str) -> str:
    """A date the way ``.mat`` files write it; anything else is left alone."""
    plain = date.replace("-", "")
    return date.replace("-", ".") if len(date) == 10 and plain.isdigit() else date

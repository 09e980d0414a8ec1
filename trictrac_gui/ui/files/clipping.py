"""What a pasted text is: an id, a position in words, the text of a game, or nothing known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.exchange.faults import Spot, Unreadable, fault
from trictrac_gui.storage.exchange.formats import Document, read_document
from trictrac_gui.storage.exchange.loading import is_address
from trictrac_gui.storage.exchange.match_id import parse_gnubg_id
from trictrac_gui.storage.exchange.snapshot import IdError, Snapshot
from trictrac_gui.storage.exchange.text import LARGEST_FILE
from trictrac_gui.storage.exchange.xgid import parse_xgid

_XGID: Final = re.compile(r"XGID=[^\s]{1,200}", re.IGNORECASE)
_SHORT_XGID: Final = re.compile(r"[-a-oA-O]{20,30}(?::-?[0-9DBR]{1,6}){2,9}\Z")
_ID: Final = r"[A-Za-z0-9+/]"
_GNUBG: Final = re.compile(rf"(?:{_ID}{{14}}(?:[:\s]{_ID}{{12}})?|{_ID}{{12}}(?:[:\s]{_ID}{{14}})?)\Z")
_TOLD_POSITION: Final = re.compile(rf"Position ID\s*:\s*({_ID}{{14}})\b")
_TOLD_MATCH: Final = re.compile(rf"Match ID\s*:\s*({_ID}{{12}})\b")
_LONGEST_ID: Final = 4000
"""Characters; of a longer text only its beginning is searched for ids."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A position in the words of this program; nothing is known but the checkers."""

    variant: Variant
    position: Position


@dataclass(frozen=True, slots=True)
class BadId:
    """Something that is meant as an id or a position, and is none."""

    key: str
    field: str = ""
    column: int = 0


@dataclass(frozen=True, slots=True)
class Address:
    """An address in a network, which is never opened."""

    text: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing that is known here."""


Clipping = Snapshot | Standing | Document | BadId | Address | Nothing


def read_clipping(text: str, variants: Sequence[Variant]) -> Clipping:
    """What a text is. Raises ``Unreadable`` for what looks like a game and is none."""
    short = text.strip()
    if not short:
        return Nothing()
    if "\n" not in short and is_address(short):
        return Address(short)
    try:
        snapshot = _id_in(short[:_LONGEST_ID])
    except IdError as wrong:
        return BadId(wrong.key, wrong.field, wrong.column)
    if snapshot is not None:
        return snapshot
    standing = _position_in(short, variants)
    if standing is not None:
        return standing
    if len(text) > LARGEST_FILE:
        raise Unreadable(fault("too-large", Spot(), limit=LARGEST_FILE))
    document = read_document(text.encode("utf-8", "replace"))
    return document if document.saved.games else Nothing()


def _id_in(text: str) -> Snapshot | None:
    found = _XGID.search(text)
    if found is not None:
        return parse_xgid(found[0].rstrip(".,;)"))
    if _SHORT_XGID.match(text):
        return parse_xgid(text)
    if _GNUBG.match(text):
        return parse_gnubg_id(text)
    position, match = _TOLD_POSITION.search(text), _TOLD_MATCH.search(text)
    told = [part[1] for part in (position, match) if part is not None]
    return parse_gnubg_id(":".join(told)) if told else None


def _position_in(text: str, variants: Sequence[Variant]) -> Standing | BadId | None:
    """A position in words; the first two colours tell which game it is."""
    if text.count("/") != 1 or "\n" in text or ":" not in text:
        return None
    halves = [half.split() for half in text.split("/")]
    named = tuple(half[0].lower() if half else "" for half in halves)
    bad: BadId | None = None
    for variant in variants:
        if tuple(variant.side_keys[side] for side in Side) != named:
            continue
        try:
            return Standing(variant, parse_position(variant, text))
        except PositionError as wrong:
            bad = bad or BadId(wrong.fault.key)
        except ValueError:
            bad = bad or BadId("no-such-position")
    return bad



"""What a pasted text is: a position in any form, the text of a game, or nothing known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.document import Document, Format
from trictrac_gui.formats.faults import FileSpot, Unreadable, fault
from trictrac_gui.formats.formats import is_address, read_document, recognise
from trictrac_gui.formats.position_reader import LONGEST, TextFault, read_text
from trictrac_gui.formats.position_text import PositionText
from trictrac_gui.formats.text import LARGEST_FILE

_NO_POSITION: Final = ("no-such-form", "empty", "too-long")
"""Faults of a text that was never meant as a position."""

_MAT: Final = re.compile(r"^\s*(?:\d+ point match|Game \d+|\d+\)\s)", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Address:
    """An address in a network, which is never opened."""

    text: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing that is known here."""


Clipping = PositionText | Document | TextFault | Address | Nothing


def read_clipping(text: str, variants: Sequence[Variant], now: PositionText) -> Clipping:
    """What a text is; ``now`` fills in what a position leaves out.

    Raises ``Unreadable`` for what looks like a game and is none.
    """
    short = text.strip()
    if not short:
        return Nothing()
    if "\n" not in short and is_address(short):
        return Address(short)
    if not _is_a_game(short) and len(short) <= LONGEST:
        try:
            return read_text(short, variants, now)
        except TextFault as wrong:
            if wrong.key not in _NO_POSITION:
                return wrong
    if len(text) > LARGEST_FILE:
        raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
    document = read_document(text.encode("utf-8", "replace"))
    return document if document.games else Nothing()


def _is_a_game(text: str) -> bool:
    kind = recognise(text[:4096].encode("utf-8", "replace"))
    return kind is not Format.MAT or _MAT.search(text[:4096]) is not None

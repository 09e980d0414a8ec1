"""Plays as text: ``24/18 13/10*``, ``bar/20``, ``6/off``, ``8/4(2)``, in all their spellings."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

from trictrac_gui.formats.transcript import BAR, OFF, Hop

_PLACE: Final = r"(?:bar|off|bear|[0-9]{1,2})"
_TOKEN: Final = re.compile(rf"({_PLACE}(?:\*?/{_PLACE})+)(\*?)(?:\(([1-4])\))?(\*?)", re.IGNORECASE)
_NAMED: Final = {"bar": BAR, "off": OFF, "bear": OFF}
_LOOSE_COUNT: Final = re.compile(r"\s+(?=\([1-4]\))")
_MOST_HOPS: Final = 8


class UnreadablePlay(NamedTuple):
    """The first part of a play that is none: its offset in the text, and the part itself."""

    offset: int
    text: str


def parse_play(text: str) -> tuple[Hop, ...] | UnreadablePlay:
    """The hops of a play, or the part of it that cannot be read."""
    hops: list[Hop] = []
    for part in re.finditer(r"\S+(?:\s+\([1-4]\))?", text):
        found = _TOKEN.fullmatch(_LOOSE_COUNT.sub("", part[0]).rstrip(","))
        chain = None if found is None else _chain(found[1])
        if found is None or chain is None or len(hops) >= _MOST_HOPS:
            return UnreadablePlay(part.start(), part[0])
        count = int(found[3] or 1)
        hit = bool(found[2] or found[4])
        last = len(chain) - 2
        for index, (src, dst) in enumerate(pairwise(chain)):
            marked = hit if index == last else dst[1]
            hops.append(Hop(src[0], dst[0], count, marked))
    return tuple(hops)


def _chain(text: str) -> list[tuple[int, bool]] | None:
    """The places of ``24/23*/18``, each with its mark of a hit."""
    chain = []
    for word in text.lower().split("/"):
        name = word.rstrip("*")
        place = _NAMED.get(name)
        if place is None:
            place = int(name)
        if place > BAR:
            return None
        chain.append((place, word.endswith("*")))
    return chain


def format_hops(hops: tuple[Hop, ...]) -> str:
    """A play the way Jellyfish and gnubg write it: the bar as 25, off as 0, each hop apart."""
    words = []
    for hop in hops:
        words += [f"{hop.src}/{hop.dst}{'*' * hop.hit}"] * hop.times
    return " ".join(words)

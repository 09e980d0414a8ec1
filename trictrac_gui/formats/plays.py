"""Plays as files write them: from their text to hops, and from hops to steps of the turn graph.

``24/18 13/10*``, ``bar/20``, ``6/off`` and ``8/4(2)`` are read in all their spellings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from trictrac_gui.engine.graph import Node, TurnGraph
from trictrac_gui.engine.model import Position, Side, Step
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.formats.file_entries import BAR, OFF, Hop
from trictrac_gui.variants.backgammon import TRACK

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
        if len(hops) > _MOST_HOPS:
            return UnreadablePlay(part.start(), part[0])
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


def moved_by_hand(position: Position, side: Side, hops: Sequence[Hop]) -> Position | None:
    """The position once checkers were moved so, whatever the rules say; None where they cannot be.

    One must stand where a checker is taken from, and two of the other side keep it from a point.
    """
    both = [list(position.of(one)) for one in Side]
    own, theirs = both[side], both[side.other]
    for hop in hops:
        src, dst = index_of(hop.src), index_of(hop.dst)
        facing = TRACK.facing[side][dst]
        for _ in range(hop.times):
            if (
                not own[src]
                or hop.src == OFF
                or hop.dst == BAR
                or (facing is not None and theirs[facing] > 1)
            ):
                return None
            own[src] -= 1
            own[dst] += 1
            if facing is not None and theirs[facing]:
                theirs[facing] -= 1
                theirs[0] += 1
    return Position((tuple(both[0]), tuple(both[1])))


def format_hops(hops: tuple[Hop, ...]) -> str:
    """A play the way Jellyfish and gnubg write it: the bar as 25, off as 0, each hop apart."""
    words = []
    for hop in hops:
        words += [f"{hop.src}/{hop.dst}{'*' * hop.hit}"] * hop.times
    return " ".join(words)


# --- In the turn graph -----------------------------------------------------------------------


class Refused(NamedTuple):
    """Why a play cannot be made: the rule, and the move it stands against, if it is one."""

    rule: RuleKey
    hop: Hop | None = None


class _Way(NamedTuple):
    """One order of single steps that makes a play."""

    end: Node
    steps: tuple[Step, ...]
    unnamed: int
    """Checkers hit on the way where the text names no stop."""


def index_of(own_point: int) -> int:
    """The index on a side's own path of its own point, the bar (25) and off (0) included."""
    return BAR - own_point


def find_steps(graph: TurnGraph, hops: Sequence[Hop]) -> tuple[Step, ...] | Refused:
    """The steps that make a play in the order it was written, or why there are none.

    A checker that goes over two numbers at once hits nothing on its way where that can be helped.
    """
    singles = [(index_of(hop.src), index_of(hop.dst)) for hop in hops for _ in range(hop.times)]
    ways = _ways(graph.root, tuple(singles))
    legal = [way for way in ways if way.end.kept]
    if legal:
        return min(legal, key=lambda way: way.unnamed).steps
    if ways:
        return Refused(_obligation(graph, ways))
    return _first_refusal(graph, hops)


def find_beginning(graph: TurnGraph, hops: Sequence[Hop]) -> tuple[Step, ...] | None:
    """The steps with which a throw was begun, where it can be played on from there; else None."""
    singles = tuple((index_of(h.src), index_of(h.dst)) for h in hops for _ in range(h.times))
    ways = _ways(graph.root, singles, legal=True)
    return min(ways, key=lambda way: way.unnamed).steps if ways else None


def _ways(root: Node, hops: tuple[tuple[int, int], ...], *, legal: bool = False) -> list[_Way]:
    """All nodes that a play can lead to, by steps that are possible or, with ``legal``, allowed."""
    if len(hops) > len(root.left):
        return []
    stops = {dst for _, dst in hops}
    found: list[_Way] = []
    seen: set[tuple[int, tuple[tuple[int, int], ...]]] = set()

    def go_on(node: Node, left: tuple[tuple[int, int], ...], steps: tuple[Step, ...]) -> None:
        if (id(node), left) in seen:
            return
        seen.add((id(node), left))
        if not left:
            unnamed = sum(node.hits(step.dst) and step.dst not in stops for step in steps)
            found.append(_Way(node, steps, unnamed))
            return
        for place, (at, goal) in enumerate(left):
            others = left[:place] + left[place + 1 :]
            for step, following in node.legal if legal else node.edges:
                if step.src != at or step.dst > goal:
                    continue
                rest = others
                if step.dst < goal:
                    rest = (*left[:place], (step.dst, goal), *left[place + 1 :])
                go_on(following, rest, (*steps, step))

    go_on(root, hops, ())
    return found


def _obligation(graph: TurnGraph, ways: Sequence[_Way]) -> RuleKey:
    """The rule on the end of a throw that a play breaks, of several ways the last to be asked."""
    latest = RuleKey.BOTH_NUMBERS
    reached = -1
    for way in ways:
        for place, obligation in enumerate(graph.variant.obligations):
            if way.end not in graph.stages[place + 1]:
                if place > reached:
                    reached, latest = place, obligation.key
                break
    return latest


def _first_refusal(graph: TurnGraph, hops: Sequence[Hop]) -> Refused:
    """The first of the moves that cannot be made after those before it."""
    places = graph.throw.track.places[graph.throw.side]
    done: tuple[tuple[int, int], ...] = ()
    node = graph.root
    for hop in hops:
        src, dst = index_of(hop.src), index_of(hop.dst)
        for _ in range(hop.times):
            reason = why_not(graph, node, places[src], places[dst])
            done = (*done, (src, dst))
            ways = _ways(graph.root, done)
            if not ways:
                return Refused(reason.rule if reason else RuleKey.NO_SUCH_NUMBER, hop)
            node = ways[0].end
    return Refused(RuleKey.NO_SUCH_NUMBER)

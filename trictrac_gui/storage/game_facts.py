"""What a journal tells of its games: who won what, in how many turns, with which throws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.dice_counts import DiceCounts, count
from trictrac_gui.engine.match import SINGLE_GAME, Match, decode_match
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.tally import Ended, tally
from trictrac_gui.engine.variant import OptionError, OptionValues, Variant
from trictrac_gui.storage.journal_lines import MARKS
from trictrac_gui.storage.throws import thrown

_NO_PART: Final = frozenset((*MARKS, "check"))
"""Fields that stand in an entry and are no part of what happened."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the first line of a journal says, as far as a list of games needs it."""

    variant: str
    options: OptionValues
    match: Match
    names: tuple[str, str]
    free: bool
    begun: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game that was played out, or given up: what it brought, and how long it was.

    ``points`` are those scored in it (Tric Trac), ``value`` what it counts in a match; ``stake``
    is the ending it was given up or dropped as.
    """

    number: int
    winner: Side | None
    ending: Ending
    stake: Ending | None
    value: int
    cube: int
    turns: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the entries of a journal tell of it.

    ``score`` is that of the match, or of a single game; ``winner`` is who won all of it.
    ``legal`` counts the entries that could be followed.
    """

    games: tuple[PlayedGame, ...]
    score: tuple[int, int]
    winner: Side | None
    ending: Ending | None
    turns: int
    dice: DiceCounts
    by_hand: int
    scripted: int
    legal: int


def header_of(data: Mapping[str, object]) -> Header | None:
    """A header as a list shows it; None where it is not one of a game."""
    variant, options, names = data.get("variant"), data.get("options"), data.get("names")
    if not isinstance(variant, str) or not isinstance(options, dict):
        return None
    if not isinstance(names, list) or len(names) != 2:
        return None
    if not all(isinstance(name, str) for name in names):
        return None
    match = SINGLE_GAME
    agreed = data.get("match")
    if agreed is not None:
        try:
            match = decode_match(agreed)
        except DecodingError:
            return None
    begun, free = str(data.get("created", "")), data.get("free") is True
    return Header(variant, options, match, (names[0], names[1]), free, begun)


def facts_of(
    variant: Variant, header: Header, entries: Sequence[Mapping[str, object]]
) -> Facts | None:
    """What the entries tell, as far as they can be followed; None where the header is not right.

    Whether every obligation was met is not looked into here, but where the game is gone on with.

    A class board, where everything may be set and gone back to, has turns and throws and no more.
    """
    try:
        configured = variant.configured(header.options)
    except OptionError:
        return None
    fell = thrown(entries)
    facts = Facts(
        games=(),
        score=header.match.score,
        winner=None,
        ending=None,
        turns=sum(entry.get("do") == "handed-over" for entry in entries),
        dice=count(fell.rolls),
        by_hand=fell.by_hand,
        scripted=fell.scripted,
        legal=len(entries),
    )
    return facts if header.free else _followed(configured, header, entries, facts)


def _followed(
    variant: Variant, header: Header, entries: Sequence[Mapping[str, object]], facts: Facts
) -> Facts:
    found = tally(variant, header.match, entries, _NO_PART)
    state = found.state
    single = state.match.agreement.length == 0 and state.match.agreement.kind.value == "game"
    games = tuple(map(_game, found.ended))
    last = games[-1] if games else None
    return replace(
        facts,
        games=tuple(game for game in games if game.ending is not Ending.LEFT),
        score=state.score if single else state.match.score,
        winner=(last.winner if single and last is not None else state.match.winner),
        ending=last.ending if last is not None else None,
        turns=found.turns,
        legal=found.legal,
    )


def _game(ended: Ended) -> PlayedGame:
    result = ended.result
    return PlayedGame(
        ended.number,
        result.winner,
        result.ending,
        result.stake,
        result.value,
        result.cube,
        ended.turns,
        ended.points,
    )

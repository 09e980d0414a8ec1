"""What a journal tells of its games: who won what, in how many turns, with which throws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trictrac_gui.decoding import DecodingError, one_line
from trictrac_gui.engine.entries import RecordError, decode
from trictrac_gui.engine.match import SINGLE_GAME, Match, MatchKind, decode_match
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.state import HandedOver
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.engine.variant import OptionError, OptionValues, Variant
from trictrac_gui.storage.journal_lines import LONGEST_NAME, MARKS, is_time
from trictrac_gui.storage.throws import DiceCounts, count, thrown, thrown_in_tree

EntryFields = Mapping[str, object]
_MARKS = frozenset(MARKS)


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
    ``legal`` counts the entries that could be followed. ``position`` is the last one, as text.
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
    position: str = ""


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
    shown = one_line(names[0], LONGEST_NAME), one_line(names[1], LONGEST_NAME)
    return Header(variant, options, match, shown, free, begun)


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
    if not header.free:
        return _followed(configured, header, entries)
    fell = thrown(entries)
    return Facts(
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


def _followed(variant: Variant, header: Header, entries: Sequence[EntryFields]) -> Facts:
    tree, legal = _tree_of(variant, header.match, entries)
    numbered = enumerate(tree.games(), 1)
    games = [game for at, nodes in numbered if (game := _game(tree, at, nodes)) is not None]
    state = tree.state
    single = state.match.agreement.kind is MatchKind.GAME
    last = games[-1] if games else None
    fell = thrown_in_tree(tree) if legal == len(entries) else thrown(entries)
    return Facts(
        games=tuple(game for game in games if game.ending is not Ending.LEFT),
        score=state.score if single else state.match.score,
        winner=last.winner if single and last is not None else state.match.winner,
        ending=last.ending if last is not None else None,
        turns=sum(type(node.action) is HandedOver for node in tree.path()),
        dice=count(fell.rolls),
        by_hand=fell.by_hand,
        scripted=fell.scripted,
        legal=legal,
        position=format_position(variant, state.position),
    )


def _tree_of(
    variant: Variant, match: Match, entries: Sequence[EntryFields]
) -> tuple[GameTree, int]:
    """The tree of a journal as far as its entries can be followed, and how many those are.

    Whether every obligation was met is not looked into.
    """
    tree = GameTree(variant, match)
    followed = _believed(tree, entries)
    wrong = tree.first_wrong()
    if wrong is None:
        return tree, followed
    named = [at for at, entry in enumerate(entries) if entry.get("id") == wrong.id]
    tree = GameTree(variant, match)
    return tree, _believed(tree, entries[: named[0]])


def _believed(tree: GameTree, entries: Sequence[EntryFields]) -> int:
    """Follow entries without asking the rules; how many could be read."""
    for number, entry in enumerate(entries):
        if is_time(entry):
            continue
        try:
            marked = not _MARKS.isdisjoint(entry)
            tree.believe(decode(_without_marks(entry) if marked else entry))
        except RecordError:
            return number
    return len(entries)


def _without_marks(entry: EntryFields) -> EntryFields:
    return {key: value for key, value in entry.items() if key not in MARKS}


def _game(tree: GameTree, number: int, nodes: Sequence[GameNode]) -> PlayedGame | None:
    """A game of the line that was played, where it is over."""
    state = tree.state_at(nodes[-1] if nodes else tree.root)
    result = state.result
    if result is None:
        return None
    turns = sum(type(node.action) is HandedOver for node in nodes)
    return PlayedGame(
        number,
        result.winner,
        result.ending,
        result.stake,
        result.value,
        result.cube,
        turns,
        state.score,
    )

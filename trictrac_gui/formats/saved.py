"""Games as they are kept in the project's own files: any variant, action by action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.play import apply, start
from trictrac_gui.engine.state import (
    Action,
    GameState,
    Phase,
    Rolled,
    StartedNext,
)
from trictrac_gui.engine.tree import GameNode, GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.agreeing import matches_of
from trictrac_gui.formats.faults import FileFault, FileSpot
from trictrac_gui.formats.following import Outcome
from trictrac_gui.formats.legality import Judged, JudgedGame, JudgedLine
from trictrac_gui.formats.told import entries_of
from trictrac_gui.formats.transcript import (
    EntryKind,
    Setup,
    Transcript,
    TranscriptEntry,
    TranscriptGame,
    TranscriptRules,
)
from trictrac_gui.variants.backgammon import BACKGAMMON

Json = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Move:
    """An action with what was said of it and drawn on it, as text.

    ``branches`` are other ways to go on instead of it.
    """

    action: Action
    comment: str = ""
    branches: tuple[tuple[Move, ...], ...] = ()
    marks: str = ""


@dataclass(frozen=True, slots=True)
class KeptText:
    """Something that a file told and that cannot be followed, as an object, with the reason."""

    told: Json
    why: Json | None = None


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One game from its start to where it stands."""

    start: GameState
    moves: tuple[Move, ...] = ()
    number: int = 1
    outcome: Outcome | None = None
    kept: tuple[KeptText, ...] = ()
    comment: str = ""
    marks: str = ""

    def end(self) -> GameState:
        """Where the game stands."""
        state = self.start
        for move in self.moves:
            state = apply(state, move.action).state
        return state


@dataclass(frozen=True, slots=True)
class Saved:
    """The games of a file; ``dice`` is what the header of a journal says of their throws."""

    variant: Variant
    names: tuple[str, str] = ("", "")
    match: Match = SINGLE_GAME
    games: tuple[SavedGame, ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    dice: Json | None = None


# --- From and to the transcripts of other programs -------------------------------------------


def saved_of(judged: Judged) -> Saved:
    """A judged file as it is kept here: the legal part as actions, the rest as it was read."""
    transcript = judged.transcript
    matches = matches_of(transcript)
    games = judged.games or ()
    return Saved(
        BACKGAMMON,
        transcript.names,
        matches[0] if matches else SINGLE_GAME,
        tuple(_saved_game(game) for game in games),
        transcript.about,
        transcript.comment,
    )


def _saved_game(judged: JudgedGame) -> SavedGame:
    line, game = judged.line, judged.game
    why = None if line.stopped is None else explained(line.stopped)
    rest = [entry for entry in line.rest if entry.kind is not EntryKind.WIN or line.outcome is None]
    kept = tuple(
        KeptText(entry_object(entry), why if index == 0 else None)
        for index, entry in enumerate(rest)
    )
    return SavedGame(
        line.start, _moves(line), game.number, line.outcome, kept, game.comment
    )  # fmt: skip


def _moves(line: JudgedLine) -> tuple[Move, ...]:
    found: list[Move] = []
    waiting: tuple[tuple[Move, ...], ...] = ()
    for index, actions in enumerate(line.actions):
        waiting += tuple(
            moves for at, aside in line.branches if at == index and (moves := _moves(aside))
        )
        for place, action in enumerate(actions):
            comment = line.entries[index].comment if place == len(actions) - 1 else ""
            found.append(Move(action, comment, waiting))
            waiting = ()
    return tuple(found)


def explained(found: FileFault) -> dict[str, object]:
    """The reason of a fault as an object."""
    values = {name: str(value) for name, value in found.values if name in ("rule", "move")}
    line = {"line": found.spot.line} if found.spot.line else {}
    return {"key": found.key, **values, **line}


def entry_object(entry: TranscriptEntry) -> dict[str, object]:
    """An entry of a transcript as an object."""
    told: dict[str, object] = {"side": int(entry.side), "kind": entry.kind.value}
    if entry.roll is not None:
        told["roll"] = list(entry.roll)
    if entry.kind is EntryKind.PLAY:
        told["hops"] = None if entry.hops is None else [_hop(hop) for hop in entry.hops]
        if entry.lying:
            told["lying"] = True
    if entry.value is not None:
        told["value"] = entry.value
    if entry.setup is not None:
        told |= _setup_object(entry.setup)
    if entry.text:
        told["text"] = entry.text
    if entry.comment:
        told["comment"] = entry.comment
    return told


def _setup_object(setup: Setup) -> dict[str, object]:
    told: dict[str, object] = {}
    if setup.position is not None:
        told["position"] = format_position(BACKGAMMON, setup.position)
    if setup.to_move is not None:
        told["to_move"] = int(setup.to_move)
    if setup.cube is not None:
        told["cube"] = [setup.cube, None if setup.owner is None else int(setup.owner)]
    return told


def _hop(hop: tuple[int, int, int, bool]) -> list[int]:
    src, dst, times, hit = hop
    return [src, dst, times, int(hit)]


ReadKept = Callable[[Json], TranscriptEntry | None]
"""Reads the entry of something that was kept."""


def transcript_of(
    saved: Saved, entry_of: ReadKept, explain: Callable[[FileFault], str] | None = None
) -> Transcript:
    """The transcript of a game of Backgammon, with the reasons beside what was kept.

    Raises ``ValueError`` for any other game: other programs' files have no words for them.
    """
    if saved.variant.key != BACKGAMMON.key:
        raise ValueError(saved.variant.key)
    agreed = saved.match.agreement
    money = not agreed.length
    rules = TranscriptRules(
        crawford=None if money else agreed.crawford,
        jacoby=agreed.jacoby if money else None,
        beavers=agreed.beavers if money else None,
        cube=None if agreed.cube else False,
    )
    games = tuple(_game_of(game, entry_of, explain) for game in saved.games)
    return Transcript(saved.names, agreed.length, games, rules, saved.about, saved.comment)


def _game_of(
    game: SavedGame, entry_of: ReadKept, explain: Callable[[FileFault], str] | None
) -> TranscriptGame:
    entries = [*_set_up_first(game.start), *_entries(game.start, game.moves)]
    for kept in game.kept:
        entry = entry_of(kept.told)
        if entry is not None and kept.why is not None and explain is not None:
            said = (entry.comment, explain(fault_of(kept.why)))
            entry = replace(entry, comment="\n".join(filter(None, said)))
        entries += [] if entry is None else [entry]
    if game.outcome is not None and not any(entry.kind is EntryKind.WIN for entry in entries):
        won = game.outcome
        entries.append(TranscriptEntry(won.winner, EntryKind.WIN, value=won.points))
    return TranscriptGame(game.number, game.start.match.score, tuple(entries), comment=game.comment)


def fault_of(why: Json, line: int = 0) -> FileFault:
    """The fault that an object gives the reason of, told of a line."""
    values = tuple((name, value) for name, value in why.items() if name not in ("key", "line"))
    return FileFault(str(why.get("key", "kept")), FileSpot(line, 1 if line else 0), values=values)


def _set_up_first(begun: GameState) -> Iterator[TranscriptEntry]:
    """The entry of a position that was set up before the first throw, if it was."""
    usual = start(begun.variant, begun.match)
    cube = begun.cube if begun.cube != usual.cube else None
    if begun.position == usual.position and begun.to_move is None and cube is None:
        return
    setup = Setup(
        begun.position,
        begun.to_move,
        cube=None if cube is None else cube.value,
        owner=None if cube is None else cube.owner,
    )
    yield TranscriptEntry(begun.to_move or Side.FIRST, EntryKind.SETUP, setup=setup)


def _entries(begun: GameState, moves: tuple[Move, ...]) -> tuple[TranscriptEntry, ...]:
    """The entries of a line of moves, each with its comments and branches."""
    found: list[TranscriptEntry] = []
    done: list[Move] = []
    state = begun
    for move in moves:
        state = apply(state, move.action).state
        done.append(move)
        whole = state.turn is None and state.offer is None
        if whole and state.phase is not Phase.OPENING:
            found += _with_asides(begun, done)
            begun, done = state, []
    return (*found, *_with_asides(begun, done))


def _with_asides(begun: GameState, moves: list[Move]) -> list[TranscriptEntry]:
    told = list(entries_of(begun, [move.action for move in moves]))
    if not told:
        return []
    comment = "\n".join(move.comment for move in moves if move.comment)
    asides = []
    for place, move in enumerate(moves):
        before = tuple(replace(done, branches=(), comment="") for done in moves[:place])
        asides += [_entries(begun, before + branch) for branch in move.branches]
    told[0] = replace(told[0], comment=comment, branches=tuple(asides))
    return told


# --- From and to records ---------------------------------------------------------------------


DEEPEST_BRANCH: Final = 50
"""Branches from branches that are written; what is deeper is left out."""


def saved_from_tree(
    tree: GameTree,
    names: tuple[str, str],
    about: tuple[tuple[str, str], ...] = (),
    dice: Json | None = None,
) -> Saved:
    """The games of a tree as they were played, without the steps that were taken back.

    Lines of play that were left are written as branches. A free game is written to the end of
    the line that is shown, wherever it stands.
    """
    games: list[SavedGame] = []
    line = tree.line() if tree.free else tree.path()
    while tree.free and line and line[-1] is not tree.here:
        if line[-1].played_on:
            break
        line.pop()  # steps that were only taken back
    starts = [0, *(i for i, node in enumerate(line) if isinstance(node.action, StartedNext))]
    for start_, end in zip(starts, [*starts[1:], len(line)], strict=True):
        played = line[start_:end]
        at = tree.root
        if played and isinstance(played[0].action, StartedNext):
            at, played = played[0], played[1:]
        begun, lying = _unthrown(tree.state_at(at))
        moves = lying + _moves_along(tree, played, DEEPEST_BRANCH)
        games.append(
            SavedGame(
                begun,
                moves,
                len(games) + 1,
                outcome_of(tree.state_at(played[-1] if played else at)),
                comment=at.comment,
                marks=at.drawings,
            )
        )
    return Saved(tree.variant, names, tree.match, tuple(games), about, dice=dice)


def _unthrown(state: GameState) -> tuple[GameState, tuple[Move, ...]]:
    """A game that begins with a throw on the board: without it, and the throw as an action."""
    turn, side = state.turn, state.to_move
    if turn is None or side is None:
        return state, ()
    before = replace(state, turn=None, phase=Phase.TO_THROW)
    return before, (Move(Rolled(side, turn.roll, turn.origin)),)


def _moves_along(tree: GameTree, line: Sequence[GameNode], deep: int) -> tuple[Move, ...]:
    found = []
    for index, node in enumerate(line):
        branches = _branches(tree, node, deep) if index or deep == DEEPEST_BRANCH else ()
        found.append(Move(node.played, node.comment, branches, node.drawings))
    return tuple(found)


def _branches(tree: GameTree, node: GameNode, deep: int) -> tuple[tuple[Move, ...], ...]:
    """The lines that were left for another one instead of an action, each to its game's end."""
    if not deep or node.parent is None:
        return ()
    found = []
    for other in node.parent.children:
        if other is node or isinstance(other.action, StartedNext) or not other.played_on:
            continue
        line = tree.line(other)
        line = line[line.index(other) :]
        ends = [i for i, one in enumerate(line) if isinstance(one.action, StartedNext)]
        found.append(_moves_along(tree, line[: ends[0]] if ends else line, deep - 1))
    return tuple(found)


def outcome_of(state: GameState) -> Outcome | None:
    """How a game ended, where somebody has won it."""
    result = state.result
    if result is None or result.winner is None:
        return None
    return Outcome(result.winner, result.value, result.ending.value)


def match_after(game: SavedGame) -> Match:
    """How the match stands once a game was played, as its file tells it."""
    match, won = game.start.match, game.outcome
    if won is None:
        return replace(match, played=match.played + 1)
    return match.after(Result(won.winner, Ending.SINGLE, won.points))

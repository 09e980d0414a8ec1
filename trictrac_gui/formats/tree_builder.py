"""From what a file says to trees: each entry is put to the rules, and appended where it can be.

Where an entry cannot have happened its game stops there, with the rule that stands against it;
nothing is mended, and what follows is kept at that moment as it was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from trictrac_gui.engine.match import HIGHEST_CUBE, SINGLE_GAME, Agreement, Match, MatchKind
from trictrac_gui.engine.play import start
from trictrac_gui.engine.state import (
    GameState,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode, ReadFinding
from trictrac_gui.formats.document import (
    Document,
    FileGame,
    Format,
    SourceEntry,
    UnplayedBranch,
    UnplayedEntry,
    explained,
)
from trictrac_gui.formats.entry_follower import (
    CannotFollow,
    EntryFollower,
    KnownPlays,
    set_up_as_told,
)
from trictrac_gui.formats.faults import NOWHERE, FileFault, Weight, fault, note
from trictrac_gui.formats.file_entries import (
    EntryKind,
    FileEntry,
    ReadFile,
    ReadGame,
)
from trictrac_gui.formats.tree_entries import line_entries
from trictrac_gui.variants.backgammon import BACKGAMMON


def build_document(kind: Format, read: ReadFile) -> Document:
    """The games of a file as trees, each as far as the rules allow, with the score added up.

    Whether Jacoby's rule was used is often not told: then what the games were worth decides.
    """
    built = _build(kind, read, {})
    if read.length or read.rules.jacoby is not None:
        return built.document
    if not any(found.key == "wrong-points" for found in built.document.faults):
        return built.document
    with_jacoby = replace(read, rules=replace(read.rules, jacoby=True))
    again = _build(kind, with_jacoby, built.plays)
    better = _errors(again.document) < _errors(built.document)
    return again.document if better else built.document


def _errors(document: Document) -> int:
    return sum(found.weight is Weight.ERROR for found in document.faults)


@dataclass(frozen=True)
class _Built:
    document: Document
    plays: KnownPlays


def _build(kind: Format, read: ReadFile, known: KnownPlays) -> _Built:
    faults: list[FileFault] = list(read.faults)
    games: list[FileGame] = []
    matches = matches_of(read)
    plays: KnownPlays = {}
    document = Document(
        kind,
        BACKGAMMON,
        read.names,
        matches[0] if matches else SINGLE_GAME,
        about=read.about,
        comment=read.comment,
        rules=read.rules,
        length=read.length,
    )
    named = read.rules.game
    if named and named.lower().replace(" ", "") not in ("backgammon", "standard"):
        spot = read.games[0].spot if read.games else NOWHERE
        faults.append(fault("other-game", spot, "rules", game=named))
        others = tuple(map(_unfollowed, read.games, matches))
        return _Built(replace(document, others=others, faults=tuple(faults)), plays)
    stopped = False
    for index, (game, match) in enumerate(zip(read.games, matches, strict=True)):
        if games:
            faults.extend(_score_faults(read.games[index - 1], games[-1], game, stopped=stopped))
        if match.winner is not None:
            faults.append(note("match-is-over", game.spot, "score"))
            if not game.entries:
                continue  # nothing but its heading
        builder = _GameBuilder(read.open_line, faults, known, plays)
        games.append(builder.game(game, match, last=index == len(read.games) - 1))
        stopped = builder.stopped
    ordered = tuple(sorted(faults, key=lambda found: found.spot))
    return _Built(replace(document, games=tuple(games), faults=ordered), plays)


def _unfollowed(game: ReadGame, match: Match) -> FileGame:
    """A game that is kept as it was read, because its rules are not known."""
    tree = GameTree(BACKGAMMON, match)
    tree.describe(tree.root, game.comment, "")
    tree.root.findings = tuple(UnplayedEntry(entry) for entry in game.entries)
    return FileGame(tree, game.number, crawford=game.crawford)


def _score_faults(
    read: ReadGame, before: FileGame, game: ReadGame, *, stopped: bool
) -> Iterator[FileFault]:
    """What is wrong with the score of a game, after what the game before it was worth."""
    outcome = before.outcome
    if outcome is None:
        if not stopped:
            yield fault("no-result", read.spot, "score")
        return
    score = list(read.score)
    score[outcome.winner] += outcome.points
    if tuple(score) != game.score:
        yield fault("score-differs", game.spot, "score", expected=f"{score[0]}–{score[1]}")


# --- One game --------------------------------------------------------------------------------


class _GameBuilder:
    """Builds the tree of one game."""

    def __init__(
        self, open_line: int, faults: list[FileFault], known: KnownPlays, plays: KnownPlays
    ) -> None:
        self._open_line = open_line
        self._faults = faults
        self._known = known
        self._plays = plays
        self.stopped = False

    def game(self, game: ReadGame, match: Match, *, last: bool) -> FileGame:
        """A game with its branches, as far as it can have been played."""
        begun = start(BACKGAMMON, match)
        first = game.entries[0] if game.entries else None
        if first is not None and first.kind is EntryKind.SETUP and first.setup is not None:
            begun = set_up_as_told(begun, first.setup)
        tree = GameTree(BACKGAMMON, match, begun)
        tree.describe(tree.root, game.comment, "")
        tree.root.properties = game.properties
        follower = self._line(tree, tree.root, game.entries, last=last)
        self.stopped = follower.stopped
        return FileGame(tree, game.number, follower.outcome, game.crawford)

    def _line(
        self, tree: GameTree, at: GameNode, entries: Sequence[FileEntry], *, last: bool
    ) -> EntryFollower:
        """Append a line of entries to a moment, and their branches.

        The branches beside an entry stand behind what it led to, so that the first child of a
        moment is always how it went on.
        """
        follower = EntryFollower(tree, at, self._open_line, self._known, self._plays)
        waiting: list[tuple[FileEntry, ...]] = []
        for index, entry in enumerate(entries):
            before, state = follower.node, follower.state
            following = entries[index + 1] if index + 1 < len(entries) else None
            try:
                actions = follower.follow(
                    entry, following, first=index == 0, last=last and following is None
                )
            except CannotFollow as stop:
                follower.stopped = True
                beside = [self._aside(state, line) for line in (*waiting, *entry.branches)]
                self._stop(follower.node, entries[index:], stop.fault, beside)
                if entry.kind is not EntryKind.UNREAD:  # the reader has told of those
                    self._faults.append(stop.fault)
                waiting = []
                break
            waiting += entry.branches
            if actions:
                for branch in waiting:
                    self._branch(tree, before, branch)
                waiting = []
            said = SourceEntry(replace(entry, branches=()), follower.against)
            _add_finding(follower.node, said)
            if entry.comment and actions:
                tree.describe(follower.node, entry.comment, "")
            if entry.properties and follower.node is not tree.root:  # those are the game's
                follower.node.properties = {**follower.node.properties, **entry.properties}
        for branch in waiting:  # beside the last words of a line, which moved nothing
            told = self._aside(follower.state, branch)
            _add_finding(follower.node, UnplayedBranch(tuple(map(UnplayedEntry, told))))
        self._faults.extend(follower.notes)
        return follower

    def _branch(self, tree: GameTree, at: GameNode, entries: Sequence[FileEntry]) -> None:
        """Another way to go on; one of which nothing can be followed is kept at the moment."""
        findings, children = at.findings, len(at.children)
        self._line(tree, at, entries, last=True)
        own, at.findings = at.findings[len(findings) :], findings
        if len(at.children) == children:
            kept = [
                UnplayedEntry(one.entry) if isinstance(one, SourceEntry) else one for one in own
            ]
            _add_finding(
                at, UnplayedBranch(tuple(one for one in kept if isinstance(one, UnplayedEntry)))
            )

    def _aside(self, state: GameState, entries: Sequence[FileEntry]) -> tuple[FileEntry, ...]:
        """A branch where its game stopped: followed for itself, as other programs would tell it."""
        tree = GameTree(BACKGAMMON, state.match, state)
        self._line(tree, tree.root, entries, last=True)
        return tuple(line_entries(tree))

    def _stop(
        self,
        at: GameNode,
        rest: Sequence[FileEntry],
        found: FileFault,
        beside: Sequence[tuple[FileEntry, ...]],
    ) -> None:
        first = replace(rest[0], branches=tuple(line for line in beside if line))
        stopped = UnplayedEntry(first, why=explained(found), fault=found)
        # All at once: one by one a long rest would take a time that grows with its square.
        at.findings = (*at.findings, stopped, *map(UnplayedEntry, rest[1:]))


def _add_finding(node: GameNode, finding: ReadFinding) -> None:
    node.findings = (*node.findings, finding)


# --- What the players agreed on --------------------------------------------------------------


def agreement_of(read: ReadFile) -> Agreement:
    """The agreement of a file; what the file leaves open is as it is usual (S1, S2)."""
    rules = read.rules
    cube = rules.cube is not False
    if read.length:
        agreed = Agreement(
            MatchKind.MATCH, read.length, cube=cube, crawford=rules.crawford is not False
        )
    elif not cube:
        return Agreement()
    else:
        agreed = Agreement(
            MatchKind.MONEY,
            cube=True,
            jacoby=bool(rules.jacoby),
            beavers=rules.beavers is not False,
        )
    highest = max((_highest_cube(game.entries) for game in read.games), default=1)
    return agreed if highest <= agreed.limit else replace(agreed, highest_cube=highest)


def _highest_cube(entries: Sequence[FileEntry], value: int = 1) -> int:
    """How high the cube is turned in a line of play: the limit is one of this program alone."""
    highest = value
    for entry in entries:
        highest = max(highest, *(_highest_cube(branch, value) for branch in entry.branches), 1)
        if entry.kind is EntryKind.SETUP and entry.setup is not None:
            value = entry.setup.cube or value
        elif entry.kind in (EntryKind.DOUBLE, EntryKind.BEAVER):
            value *= 2
        highest = max(highest, value)
    return min(highest, HIGHEST_CUBE)


def matches_of(read: ReadFile) -> list[Match]:
    """For each game the match as it stands before it, by the score the file gives."""
    agreement = agreement_of(read)
    found: list[Match] = []
    crawford_played = False
    for index, game in enumerate(read.games):
        match = Match(agreement, game.score, played=index, crawford_played=crawford_played)
        if match.crawford_game and _is_not_the_crawford_game(game, index):
            match = replace(match, crawford_played=True)
        crawford_played = match.crawford_played or match.crawford_game
        found.append(match)
    return found


def _is_not_the_crawford_game(game: ReadGame, index: int) -> bool:
    """Whether a game was played after the Crawford game, though no earlier game shows that.

    A file may begin in the middle of a match; a cube that is turned then tells.
    """
    if game.crawford is not None:
        return not game.crawford
    with_cube = any(
        entry.kind is EntryKind.DOUBLE or (entry.setup is not None and entry.setup.cube is not None)
        for entry in game.entries
    )
    return index == 0 and game.score != (0, 0) and with_cube

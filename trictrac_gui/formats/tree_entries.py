"""The games of trees as entries, as the files of other programs tell them.

What a file said is told again in its own words, with everything legal spelt out: each step, each
cube, each resignation. What was played here is told from its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import apply, start
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Answered,
    Beavered,
    Doubled,
    Dropped,
    GameState,
    HandedOver,
    Hit,
    Phase,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import FileGame, SourceEntry, UnplayedBranch, UnplayedEntry
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.file_entries import BAR, EntryKind, FileEntry, FileSetup, Hop

Explain = Callable[[FileFault], str]
"""Makes a sentence of a fault; what cannot have happened is marked with it."""


def entries_of(game: FileGame, explain: Explain | None = None) -> tuple[FileEntry, ...]:
    """What happened in one game of Backgammon, its branches beside the entries they replace.

    What could not be followed stays as it was read; the entry a game stopped at carries the
    reason in its comment.
    """
    root = game.tree.root
    found: list[FileEntry] = []
    if not any(
        isinstance(one, SourceEntry) and one.entry.setup is not None for one in root.findings
    ):
        found += _set_up_first(game.start)
    found += line_entries(game.tree, explain)
    won = game.outcome
    if won is not None and all(entry.kind is not EntryKind.WIN for entry in found):
        found.append(FileEntry(won.winner, EntryKind.WIN, value=won.points))
    return tuple(found)


def is_set_up(game: FileGame) -> bool:
    """Whether a position is set up, where a game begins or later on."""
    if any(_set_up_first(game.start)) or any(map(_sets_up, game.tree.root.main_line())):
        return True
    said = [
        one.entry for one in game.tree.root.findings if isinstance(one, SourceEntry | UnplayedEntry)
    ]
    return bool(said) and said[0] is not None and said[0].kind is EntryKind.SETUP


def _sets_up(node: GameNode) -> bool:
    """Whether a moment is set up, and not only what an impossible play has left."""
    told = [one.entry.kind for one in node.findings if isinstance(one, SourceEntry)]
    return isinstance(node.action, SetUp) and EntryKind.PLAY not in told


def line_entries(tree: GameTree, explain: Explain | None = None) -> list[FileEntry]:
    """The entries of the line that was played, with what was said before it."""
    said = [one.entry for one in tree.root.findings if isinstance(one, SourceEntry)]
    return _LineEntries(tree, tree.root, explain, said).go_on([*tree.root.main_line()])


def winner_of(entries: Sequence[FileEntry]) -> tuple[Side, int] | None:
    """Who won how many points, where the entries tell it."""
    for entry in reversed(entries):
        if entry.kind is EntryKind.WIN and entry.value is not None:
            return entry.side, entry.value
    return None


def _set_up_first(begun: GameState) -> Iterator[FileEntry]:
    """The entry of a position that was set up before the first throw, if it was."""
    usual = start(begun.variant, begun.match)
    cube = begun.cube if begun.cube != usual.cube else None
    if begun.position == usual.position and begun.to_move is None and cube is None:
        return
    setup = FileSetup(
        begun.position,
        begun.to_move,
        cube=None if cube is None else cube.value,
        owner=None if cube is None else cube.owner,
        owned=cube is not None,
    )
    yield FileEntry(begun.to_move or Side.FIRST, EntryKind.SETUP, setup=setup)


class _LineEntries:
    """Tells a line of play; ``begun`` is the moment before what is not told yet."""

    def __init__(
        self, tree: GameTree, begun: GameNode, explain: Explain | None, found: list[FileEntry]
    ) -> None:
        self._tree = tree
        self._begun = begun
        self._explain = explain
        self._found = found
        self._entries = _ActionEntries(tree, begun)
        self._group: list[GameNode] = []
        self._new: list[FileEntry] = []

    def go_on(self, nodes: Sequence[GameNode], known: int = 0) -> list[FileEntry]:
        """The entries of some moments, of which the first ``known`` are told elsewhere as well."""
        last = self._begun
        for index, node in enumerate(nodes):
            last = node
            self._group.append(node)
            self._new += self._entries.add(node)
            state = self._tree.state_at(node)
            if index < known:
                continue
            if any(isinstance(one, SourceEntry) for one in node.findings):
                self._finish_source(node)
            elif state.turn is None and state.offer is None and state.phase is not Phase.OPENING:
                self._finish_played(node, known)
                known = 0
        if self._group:
            self._new += self._entries.unfinished()
            self._finish_played(last, known)
        self._add_unplayed(last)
        return self._found

    def _finish_played(self, last: GameNode, known: int) -> None:
        """What was played here, with its comments and branches."""
        group, begun, told = self._group, self._begun, self._new
        self._group, self._begun, self._new = [], last, []
        if not told:
            return
        comment = "\n".join(node.comment for node in group[known:] if node.comment)
        asides = []
        for place, node in enumerate(group):
            if place >= known:
                asides += [
                    self._aside(begun, [*group[:place], other, *other.main_line()], place)
                    for other in node.others()
                ]
        self._found += [replace(told[0], comment=comment, branches=tuple(asides)), *told[1:]]

    def _finish_source(self, last: GameNode) -> None:
        """What a file said, in its own words."""
        group, begun, told = self._group, self._begun, self._new
        self._group, self._begun, self._new = [], last, []
        asides = [self._aside(begun, [other, *other.main_line()], 0) for other in group[0].others()]
        asides += self._unplayed_branches(begun)
        before = self._tree.state_at(begun)
        for one in last.findings:
            if isinstance(one, SourceEntry):
                entry = _with_reason(one.entry, one.fault, self._explain)
                entry = replace(entry, branches=tuple(asides))
                self._found += _spelt_out(before, entry, told, self._tree.state_at(last))
                before, told, asides = self._tree.state_at(last), [], []

    def _aside(
        self, begun: GameNode, nodes: Sequence[GameNode], known: int
    ) -> tuple[FileEntry, ...]:
        return tuple(_LineEntries(self._tree, begun, self._explain, []).go_on(nodes, known))

    def _unplayed_branches(self, at: GameNode) -> list[tuple[FileEntry, ...]]:
        return [
            tuple(_unplayed_entries(one.kept, self._explain))
            for one in at.findings
            if isinstance(one, UnplayedBranch)
        ]

    def _add_unplayed(self, last: GameNode) -> None:
        """What cannot be followed from the end of a line."""
        kept = [one for one in last.findings if isinstance(one, UnplayedEntry)]
        beside = self._unplayed_branches(last) if not last.children else []
        if beside and self._found:
            final = self._found[-1]
            self._found[-1] = replace(final, branches=(*final.branches, *beside))
        self._found += _unplayed_entries(kept, self._explain)


def _unplayed_entries(
    kept: Iterable[UnplayedEntry], explain: Explain | None
) -> Iterator[FileEntry]:
    for one in kept:
        entry = one.as_entry()
        if entry is not None:
            yield _with_reason(entry, one.stopped(), explain)


def _with_reason(entry: FileEntry, found: FileFault | None, explain: Explain | None) -> FileEntry:
    """An entry with the reason against it beside it, unless the file has it there already."""
    why = "" if found is None or explain is None else explain(found)
    if not why or why in entry.comment:
        return entry
    return replace(entry, comment="\n".join(filter(None, (entry.comment, why))))


class _ActionEntries:
    """Turns the actions of a line into entries, one throw at a time."""

    def __init__(self, tree: GameTree, begun: GameNode) -> None:
        self._tree = tree
        self._state = tree.state_at(begun)
        self._hops: list[Hop] = []

    def add(self, node: GameNode) -> Iterator[FileEntry]:
        """The entries that an action completes."""
        before, after = self._state, self._tree.state_at(node)
        self._state = after
        match node.action:
            case Stepped(step):
                hit = any(isinstance(effect, Hit) for effect in self._tree.effects_at(node))
                self._hops.append(Hop(BAR - step.src, BAR - step.dst, hit=hit))
            case HandedOver():
                yield self._play(before)
            case Answered(accepted):
                yield from self._answer(before, accepted=accepted)
            case Doubled(side):
                assert after.double is not None
                yield FileEntry(side, EntryKind.DOUBLE, value=after.double.value)
            case Beavered():
                assert after.double is not None
                yield FileEntry(after.double.by, EntryKind.BEAVER, value=after.double.value)
            case Took() | Dropped() as answer:
                assert before.double is not None
                kind = EntryKind.TAKE if isinstance(answer, Took) else EntryKind.DROP
                yield FileEntry(before.double.by.other, kind)
            case SetUp(position, to_move, cube=cube):
                owner = None if cube is None else cube.owner
                value = None if cube is None else cube.value
                owned = cube is not None
                setup = FileSetup(position, to_move, cube=value, owner=owner, owned=owned)
                yield FileEntry(to_move or Side.FIRST, EntryKind.SETUP, setup=setup)
            case _:
                pass
        if after.result is not None and after.result.winner is not None:
            yield FileEntry(after.result.winner, EntryKind.WIN, value=after.result.value)

    def _answer(self, before: GameState, *, accepted: bool) -> Iterator[FileEntry]:
        """A resignation with its answer; a throw that lies there is told before it."""
        offer = before.offer
        assert offer is not None
        if accepted and before.turn is not None:
            yield self._lying(before)
        yield FileEntry(offer.side, EntryKind.RESIGN, value=offer.value)
        yield FileEntry(offer.side.other, EntryKind.ACCEPT if accepted else EntryKind.REFUSE)

    def _play(self, lying: GameState) -> FileEntry:
        turn, side = lying.turn, lying.to_move
        assert turn is not None
        assert side is not None
        hops, self._hops = tuple(self._hops), []
        roll = (turn.roll[0], turn.roll[1])
        if lying.opening[0] is not None and side is Side.SECOND:
            roll = roll[::-1]  # the own die first, as all files have it
        return FileEntry(side, EntryKind.PLAY, roll=roll, hops=hops)

    def unfinished(self) -> Iterator[FileEntry]:
        """The throw that lies on the table, if there is one."""
        if self._state.turn is not None:
            yield self._lying(self._state)

    def _lying(self, state: GameState) -> FileEntry:
        """A throw that was not handed over, as far as it was played.

        The step that would win is left out: in any file the game would be over with it.
        """
        if self._hops and _wins_now(state):
            self._hops.pop()
        return replace(self._play(state), lying=True)


def _wins_now(state: GameState) -> bool:
    """Whether the game would be over if the throw were handed over as it lies."""
    handed_over = apply(replace(state, offer=None), HandedOver(), trusted=True)
    return handed_over.state.result is not None


_OF_A_RESIGNATION: Final = {EntryKind.TAKE: EntryKind.ACCEPT, EntryKind.DROP: EntryKind.REFUSE}
"""Many files have the same words for the answer to a cube and to a resignation."""


def _spelt_out(
    before: GameState, kept: FileEntry, told: Sequence[FileEntry], after: GameState
) -> list[FileEntry]:
    """An entry in full, as its actions tell it, with the file's own words and branches."""
    if before.double is None and kept.kind in _OF_A_RESIGNATION:
        kept = replace(kept, kind=_OF_A_RESIGNATION[kept.kind])
    same = [entry for entry in told if entry.kind is kept.kind and entry.side is kept.side]
    if kept.kind is EntryKind.WIN:
        # A resignation that only the result tells of is told before it.
        first = [entry for entry in told if entry.kind in (EntryKind.RESIGN, EntryKind.DROP)]
        if after.result is None:
            first = [FileEntry(kept.side.other, EntryKind.RESIGN)]
        value = same[-1].value if same else kept.value
        return [*first, replace(kept, value=value)]
    if kept.kind is EntryKind.SETUP:
        return [replace(same[0], comment=kept.comment, branches=kept.branches)] if same else [kept]
    beavered = [entry for entry in told if entry.kind is EntryKind.TAKE is not kept.kind]
    if kept.kind is EntryKind.PLAY and beavered:  # taken by throwing on
        return [*beavered, *_spelt_out(before, kept, told[len(beavered) :], after)]
    if not same:
        return [replace(kept, lying=after.turn is not None and kept.kind is EntryKind.PLAY)]
    return [replace(kept, hops=same[0].hops, value=same[0].value)]

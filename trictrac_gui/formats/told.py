"""Transcripts to write out: of a judged file, and of a game that was played here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.graph import Node, node_of
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    GameState,
    HandedOver,
    Stepped,
    Took,
)
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.legality import Judged, JudgedLine
from trictrac_gui.formats.transcript import BAR, EntryKind, Hop, Transcript, TranscriptEntry

Explain = Callable[[FileFault], str]
"""Makes a sentence of a fault; what cannot have happened is marked with it."""


def hop_of(step: Step, before: Node, after: Node) -> Hop:
    """A single step as a hop, marked where it hits."""
    hit = after.hits(step.dst) and not before.hits(step.dst)
    return Hop(BAR - step.src, BAR - step.dst, hit=hit)


# --- A game that was played here -------------------------------------------------------------


def entries_of(start: GameState, actions: Iterable[Action]) -> tuple[TranscriptEntry, ...]:
    """What happened in one game of Backgammon, as entries of a transcript."""
    telling = _Telling(start)
    found = [entry for action in actions for entry in telling.hear(action)]
    return (*found, *telling.unfinished())


class _Telling:
    """Turns actions into entries, one throw at a time."""

    def __init__(self, start: GameState) -> None:
        self.state = start
        self._hops: list[Hop] = []

    def hear(self, action: Action) -> Iterator[TranscriptEntry]:
        """The entries that an action completes."""
        before, after = self.state, apply(self.state, action).state
        self.state = after
        match action:
            case Stepped(step):
                self._hops.append(hop_of(step, node_of(before), node_of(after)))
            case HandedOver():
                yield self._play(before)
            case Answered(accepted):
                yield from self._answer(before, accepted=accepted)
            case Doubled(side):
                assert after.double is not None
                yield TranscriptEntry(side, EntryKind.DOUBLE, value=after.double.value)
            case Beavered():
                assert after.double is not None
                yield TranscriptEntry(after.double.by, EntryKind.BEAVER, value=after.double.value)
            case Took() | Dropped():
                assert before.double is not None
                kind = EntryKind.TAKE if isinstance(action, Took) else EntryKind.DROP
                yield TranscriptEntry(before.double.by.other, kind)
            case _:
                pass
        if after.result is not None and after.result.winner is not None:
            yield TranscriptEntry(after.result.winner, EntryKind.WIN, value=after.result.value)

    def _answer(self, before: GameState, *, accepted: bool) -> Iterator[TranscriptEntry]:
        """A resignation with its answer; a throw that lies there is told before it."""
        offer = before.offer
        assert offer is not None
        if accepted and before.turn is not None:
            yield self._lying(before)
        yield TranscriptEntry(offer.side, EntryKind.RESIGN, value=offer.value)
        yield TranscriptEntry(offer.side.other, EntryKind.ACCEPT if accepted else EntryKind.REFUSE)

    def _play(self, lying: GameState) -> TranscriptEntry:
        turn, side = lying.turn, lying.to_move
        assert turn is not None
        assert side is not None
        hops, self._hops = tuple(self._hops), []
        roll = (turn.roll[0], turn.roll[1])
        if lying.opening[0] is not None and side is Side.SECOND:
            roll = roll[::-1]  # the own die first, as all files have it
        return TranscriptEntry(side, EntryKind.PLAY, roll=roll, hops=hops)

    def unfinished(self) -> Iterator[TranscriptEntry]:
        """The throw that lies on the table, if there is one."""
        if self.state.turn is not None:
            yield self._lying(self.state)

    def _lying(self, state: GameState) -> TranscriptEntry:
        """A throw that was not handed over, as far as it was played.

        The step that would win is left out: in any file the game would be over with it.
        """
        if node_of(state).kept:
            handed_over = apply(replace(state, offer=None), HandedOver()).state
            if handed_over.result is not None:
                self._hops.pop()
        return replace(self._play(state), lying=True)


# --- A file that was read --------------------------------------------------------------------


def told_again(judged: Judged, explain: Explain | None = None) -> Transcript:
    """The transcript with everything legal spelt out: each step, each cube, each resignation.

    What could not be followed stays as it was read; the entry a game stopped at carries the
    reason in its comment.
    """
    games = tuple(replace(game.game, entries=_line(game.line, explain)) for game in judged.games)
    return replace(judged.transcript, games=games or judged.transcript.games)


def _line(line: JudgedLine, explain: Explain | None) -> tuple[TranscriptEntry, ...]:
    found: list[TranscriptEntry] = []
    telling = _Telling(line.start)
    for index, entry in enumerate(line.entries):
        aside = tuple(_line(other, explain) for at, other in line.branches if at == index)
        kept = replace(entry, branches=aside or entry.branches)
        if index < line.legal:
            found += _spelt_out(telling, kept, line.actions[index])
        elif index == line.legal and line.stopped is not None and explain is not None:
            said = "\n".join(filter(None, (kept.comment, explain(line.stopped))))
            found.append(replace(kept, comment=said))
        else:
            found.append(kept)
    won = line.outcome
    if won is not None and all(entry.kind is not EntryKind.WIN for entry in found):
        found.append(TranscriptEntry(won.winner, EntryKind.WIN, value=won.points))
    return tuple(found)


_OF_A_RESIGNATION: Final = {EntryKind.TAKE: EntryKind.ACCEPT, EntryKind.DROP: EntryKind.REFUSE}
"""Many files have the same words for the answer to a cube and to a resignation."""


def _spelt_out(
    telling: _Telling, kept: TranscriptEntry, actions: Sequence[Action]
) -> list[TranscriptEntry]:
    """An entry in full, as its actions tell it, with the file's own words and branches."""
    if telling.state.double is None and kept.kind in _OF_A_RESIGNATION:
        kept = replace(kept, kind=_OF_A_RESIGNATION[kept.kind])
    told = [entry for action in actions for entry in telling.hear(action)]
    same = [entry for entry in told if entry.kind is kept.kind and entry.side is kept.side]
    if kept.kind is EntryKind.WIN:
        # A resignation that only the result tells of is told before it.
        before = [entry for entry in told if entry.kind in (EntryKind.RESIGN, EntryKind.DROP)]
        if telling.state.result is None:
            before = [TranscriptEntry(kept.side.other, EntryKind.RESIGN)]
        value = same[-1].value if same else kept.value
        return [*before, replace(kept, value=value)]
    if not same:
        return [replace(kept, lying=telling.state.turn is not None and kept.kind is EntryKind.PLAY)]
    return [replace(kept, hops=same[0].hops, value=same[0].value)]


def winner_of(entries: Sequence[TranscriptEntry]) -> tuple[Side, int] | None:
    """Who won how many points, where the entries tell it."""
    for entry in reversed(entries):
        if entry.kind is EntryKind.WIN and entry.value is not None:
            return entry.side, entry.value
    return None

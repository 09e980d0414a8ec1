"""Transcripts to write out: of a judged file, and of a game that was played here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from trictrac_gui.engine.graph import Node
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Ending,
    GameState,
    HandedOver,
    Resigned,
    Rolled,
    Stepped,
)
from trictrac_gui.storage.exchange.faults import Fault
from trictrac_gui.storage.exchange.legality import Judged, JudgedLine
from trictrac_gui.storage.exchange.transcript import BAR, Entry, Hop, Kind, Transcript

Explain = Callable[[Fault], str]
"""Makes a sentence of a fault; what cannot have happened is marked with it."""


def hop_of(step: Step, before: Node, after: Node) -> Hop:
    """A single step as a hop, marked where it hits."""
    hit = after.hits(step.dst) and not before.hits(step.dst)
    return Hop(BAR - step.src, BAR - step.dst, hit=hit)


def hops_of(state: GameState, steps: Iterable[Step]) -> tuple[Hop, ...]:
    """The hops of the steps of a throw, from where it lies unplayed."""
    hops = []
    for step in steps:
        before = state.turn
        state = apply(state, Stepped(step)).state
        assert before is not None and state.turn is not None
        hops.append(hop_of(step, before.node, state.turn.node))
    return tuple(hops)


# --- A file that was read --------------------------------------------------------------------


def told_again(judged: Judged, explain: Explain | None = None) -> Transcript:
    """The transcript with every legal play spelt out step by step.

    What could not be followed stays as it was read; the entry a game stopped at carries the
    reason in its comment.
    """
    games = tuple(replace(game.game, entries=_line(game.line, explain)) for game in judged.games)
    return replace(judged.transcript, games=games or judged.transcript.games)


def _line(line: JudgedLine, explain: Explain | None) -> tuple[Entry, ...]:
    entries = list(line.entries)
    state = line.start
    for index, actions in enumerate(line.actions):
        state, hops = _after(state, actions)
        if entries[index].kind is Kind.PLAY and entries[index].hops:
            entries[index] = replace(entries[index], hops=hops)
    if line.stopped is not None and explain is not None:
        stopped = entries[line.legal]
        said = "\n".join(filter(None, (stopped.comment, explain(line.stopped))))
        entries[line.legal] = replace(stopped, comment=said)
    for index, entry in enumerate(entries):
        aside = tuple(_line(other, explain) for at, other in line.branches if at == index)
        if entry.branches:
            entries[index] = replace(entry, branches=aside or entry.branches)
    return tuple(entries)


def _after(state: GameState, actions: Sequence[Action]) -> tuple[GameState, tuple[Hop, ...]]:
    hops: list[Hop] = []
    for action in actions:
        before = state.turn
        state = apply(state, action).state
        if isinstance(action, Stepped):
            assert before is not None and state.turn is not None
            hops.append(hop_of(action.step, before.node, state.turn.node))
    return state, tuple(hops)


# --- A game that was played here -------------------------------------------------------------


def entries_of(start: GameState, actions: Iterable[Action]) -> tuple[Entry, ...]:
    """What happened in a game of Backgammon, as entries of a transcript.

    A throw that is still being played is told with the steps made so far.
    """
    told = _Telling(start)
    for action in actions:
        told.hear(action)
    return told.whole()


class _Telling:
    """Turns actions into entries, one throw at a time."""

    def __init__(self, start: GameState) -> None:
        self._state = start
        self._entries: list[Entry] = []
        self._hops: list[Hop] = []
        self._lying: GameState | None = None

    def hear(self, action: Action) -> None:
        """Take the next action."""
        before = self._state
        self._state = apply(before, action).state
        match action:
            case Rolled():
                if self._state.turn is not None:
                    self._lying, self._hops = self._state, []
            case Stepped(step):
                assert before.turn is not None and self._state.turn is not None
                self._hops.append(hop_of(step, before.turn.node, self._state.turn.node))
            case HandedOver():
                self._finish()
            case Resigned(side, value):
                self._entries.append(Entry(side, Kind.RESIGN, value=value))
            case Answered(accepted):
                assert before.offer is not None
                kind = Kind.ACCEPT if accepted else Kind.REFUSE
                self._entries.append(Entry(before.offer.side.other, kind))
            case _:
                pass
        self._see_the_end()

    def _finish(self) -> None:
        assert self._lying is not None and self._lying.turn is not None
        side = self._lying.to_move
        assert side is not None
        numbers = self._lying.turn.roll
        roll = (numbers[0], numbers[1])
        self._entries.append(Entry(side, Kind.PLAY, roll=roll, hops=tuple(self._hops)))
        self._lying = None

    def _see_the_end(self) -> None:
        result = self._state.result
        if result is None or result.winner is None or result.ending is Ending.LEFT:
            return
        self._entries.append(Entry(result.winner, Kind.WIN, value=result.value))

    def whole(self) -> tuple[Entry, ...]:
        """All entries, the throw that is still being played included."""
        if self._lying is not None and self._state.result is None:
            self._finish()
        return tuple(self._entries)


def winner_of(entries: Sequence[Entry]) -> tuple[Side, int] | None:
    """Who won how many points, where the entries tell it."""
    for entry in reversed(entries):
        if entry.kind is Kind.WIN and entry.value is not None:
            return entry.side, entry.value
    return None

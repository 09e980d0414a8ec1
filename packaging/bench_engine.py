"""The legal plays of whole random games, timed, and those of a peer on the same throws."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from gvformat import legality

from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Position, Roll, Side
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.state import GameState, HandedOver, Phase, Rolled, Stepped
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import VARIANTS

GAMES = 60
SEED = 1


@dataclass
class Timing:
    """Milliseconds of processor time, a throw each, and what they may be."""

    mean_limit: float | None = None
    worst_limit: float | None = None
    each: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean of all throws."""
        return sum(self.each) / len(self.each)

    @property
    def worst(self) -> float:
        """The slowest throw."""
        return max(self.each)


def measure() -> Iterator[tuple[str, Timing]]:
    """Each variant, and the peer where it plays the same game; named."""
    for variant in VARIANTS:
        throws = list(random_throws(variant, GAMES, random.Random(SEED)))
        timing = Timing(mean_limit=0.3, worst_limit=80)
        for throw in throws:
            timing.each.append(timed(plays, variant, *throw))
        yield f"{variant.key} ({len(throws)} throws)", timing
        if variant.has_bar:
            peer = Timing()
            for position, side, roll in throws:
                mine = frame(variant, position, side, seen_by=side)
                theirs = frame(variant, position, side.other, seen_by=side)
                peer.each.append(timed(legality.legal_plays, mine, theirs, *roll))
            yield f"{variant.key} by gammonview", peer


def plays(variant: Variant, position: Position, side: Side, roll: Roll) -> int:
    """All that the window and the referee need of a throw: the graph and its distinct ends."""
    return len(build(variant, position, side, variant.dice.numbers(roll)).results())


def timed(function: Callable[..., object], *arguments: object) -> float:
    """Milliseconds of one call."""
    began = time.process_time_ns()
    function(*arguments)
    return (time.process_time_ns() - began) / 1e6


def random_throws(
    variant: Variant, games: int, chance: random.Random
) -> Iterator[tuple[Position, Side, Roll]]:
    """The throws of whole games in which every step is chosen by chance."""
    for _ in range(games):
        state = start(variant)
        while state.phase is not Phase.OVER:
            state = moved_on(state, chance)
            if state.turn is not None and not state.turn.steps and state.to_move is not None:
                yield state.position, state.to_move, state.turn.roll
        gc.collect()


def moved_on(state: GameState, chance: random.Random) -> GameState:
    """The state after one thing that may happen, chosen by chance."""
    now = pending(state)
    if now.thrower is not None:
        numbers = tuple(chance.randint(1, 6) for _ in range(now.dice))
        return apply(state, Rolled(now.thrower, numbers)).state
    if now.steps:
        return apply(state, Stepped(chance.choice(now.steps))).state
    return apply(state, HandedOver()).state


def frame(variant: Variant, position: Position, side: Side, seen_by: Side) -> list[int]:
    """The counts of a side as the peer wants them: points numbered by the mover, the bar last."""
    counts = [0] * 26
    track = variant.track
    for index, count in enumerate(position.counts[side][: track.last]):
        place = track.place(side, index)
        if isinstance(place, int):
            counts[int(variant.own_number(seen_by, place))] = count
        elif side is seen_by:
            counts[25] = count
    return counts

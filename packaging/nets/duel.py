"""Duplicate games: each is played twice with the same dice, the sides changed in between."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from random import Random

from nets.game import Game
from nets.library import State
from nets.net import Weights, pointers
from nets.opponents import Play


def net_player(
    game: Game,
    nets: Sequence[Weights],
    few: int = 1,
    which: int = 0,
    within: float = 0.12,
    blur: float = 0,
    seed: int = 1,
) -> Play:
    """The nets alone, or with one reply for the best few plays; ``blur`` makes them weaker."""
    found = pointers(nets)
    chance = (ctypes.c_uint64 * 4)(*(Random(seed).getrandbits(64) for _ in range(4)))

    def play(state: State, high: int, low: int, keep: object = nets) -> State:
        after = State()
        game.lib.choose(
            ctypes.byref(game.rules[which]),
            found,
            ctypes.byref(state),
            high,
            low,
            few,
            ctypes.c_float(within),
            ctypes.c_float(blur),
            chance,
            ctypes.byref(after),
        )
        return after

    return play


def duel(
    game: Game, first: Play, second: Play, games: int, seed: int, which: int = 0
) -> tuple[float, float, float]:
    """Points a game for the first player, the standard error, and the share of games it won."""
    pairs, won = [], 0.0
    for pair in range(games // 2):
        points = 0.0
        for turned in (False, True):
            value = _play(game, (second, first) if turned else (first, second), seed, pair, which)
            value = -value if turned else value
            points += value
            won += value > 0
        pairs.append(points / 2)
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((p - mean) ** 2 for p in pairs) / (len(pairs) - 1))
    return mean, spread / math.sqrt(len(pairs)), won / (2 * len(pairs))


def _play(game: Game, players: Sequence[Play], seed: int, pair: int, which: int) -> float:
    """One game; the points of the first of the players, who throws first."""
    rng = Random(f"{seed}/{pair}")
    rules = game.rules[which]
    state = State()
    for i in range(rules.last + 1):
        state.a[i] = state.b[i] = rules.setup[i]
    mover, opening = 0, True
    for _ in range(3000):
        high, low = sorted((rng.randint(1, 6), rng.randint(1, 6)), reverse=True)
        while opening and high == low and not rules.again:
            high, low = sorted((rng.randint(1, 6), rng.randint(1, 6)), reverse=True)
        opening = False
        state = players[mover](state, high, low)
        if state.over:
            value = _worth(game, state, which)
            return -value if mover else value
        if not state.again:
            mover = 1 - mover
        state.again = 0
    return 0.0


def _worth(game: Game, state: State, which: int) -> float:
    chances = (ctypes.c_float * 8)()
    game.lib.outcome(ctypes.byref(game.rules[which]), ctypes.byref(state), chances)
    more = (game.outputs - 1) // 2
    return 2 * chances[0] - 1 + sum(chances[1 : 1 + more])

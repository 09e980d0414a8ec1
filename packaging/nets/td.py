"""The first stage: a net learns from games against itself, from each position to the next."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from nets.game import Game
from nets.net import Weights, load, save

CHUNK_SECONDS = 60


def step_at(done: int, games: int) -> float:
    """The step of learning: large at first, then smaller at a half and at 85 hundredths."""
    return 0.1 if done < 0.5 * games else 0.03 if done < 0.85 * games else 0.01


def train(game: Game, games: int, hidden: int, seed: int) -> Sequence[Weights]:
    """Play so many games, going on from the checkpoint; the nets at the end."""
    path = game.folder / "td.npz"
    done, spent, chunk = 0, 0.0, 500
    if path.exists():
        nets, rest = load(path)
        done, spent = int(rest["games"]), float(rest["seconds"])
    else:
        rng = np.random.default_rng(seed)
        nets = [
            Weights.random(rng, game.width, size, 0, game.outputs, relu=False)
            for size in (hidden, hidden // 2)
        ]
        for net in nets:
            net.bo[1:] = -2
    while done < games:
        began = time.process_time()
        now = min(chunk, games - done)
        throws = game.self_play(nets, now, step_at(done, games), seed * 1_000_003 + done)
        done += now
        used = time.process_time() - began
        spent += used
        save(path, nets, games=done, seconds=spent)
        print(
            f"{game.variant.key}: {done} games, {now / used:.0f} games/s, "
            f"{throws / now:.0f} throws a game, {spent / 60:.1f} min",
            flush=True,
        )
        chunk = max(500, min(50_000, int(now / used * CHUNK_SECONDS / 4)))
    return nets

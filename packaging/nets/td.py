"""A net learns from games against itself, from each position to the next."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from nets.game import Game
from nets.net import Weights, load, save, widened

CHUNK_SECONDS = 20


@dataclass(frozen=True)
class SelfPlay:
    """So many games of a net against itself, each position learning from the next one.

    With ``start`` the nets of that stage learn on, those for contact widened to ``hidden`` units.
    The step of learning is the first of ``steps`` for half of the games, the second up to 85
    hundredths, and then the third.
    """

    games: int
    hidden: int = 128
    seed: int = 1
    name: str = "td"
    steps: tuple[float, float, float] = (0.1, 0.03, 0.01)
    start: str = ""

    def step(self, done: int) -> float:
        """The step of learning after so many games."""
        return self.steps[(done >= 0.5 * self.games) + (done >= 0.85 * self.games)]


def train(game: Game, plan: SelfPlay) -> list[Weights]:
    """Play the games, going on from the checkpoint; the nets at the end."""
    path = game.folder / f"{plan.name}.npz"
    done, spent, chunk = 0, 0.0, 500
    if path.exists():
        nets, rest = load(path)
        done, spent = int(rest["games"]), float(rest["seconds"])
    elif plan.start:
        nets = load(game.folder / f"{plan.start}.npz")[0]
        for which in (0, 2):
            nets[which] = widened(nets[which], plan.hidden, np.random.default_rng(plan.seed))
    else:
        nets = _fresh(game, plan)
    while done < plan.games:
        began = time.process_time()
        now = min(chunk, plan.games - done)
        throws = game.self_play(nets, now, plan.step(done), plan.seed * 1_000_003 + done)
        done += now
        used = time.process_time() - began
        spent += used
        save(path, nets, games=done, seconds=spent)
        print(
            f"{game.variant.key} {plan.name}: {done} games, {now / used:.0f} games/s, "
            f"{throws / now:.0f} throws a game, {spent / 60:.1f} min",
            flush=True,
        )
        chunk = max(500, min(50_000, int(now / used * CHUNK_SECONDS)))
    return nets


def _fresh(game: Game, plan: SelfPlay) -> list[Weights]:
    rng = np.random.default_rng(plan.seed)
    nets = [
        Weights.random(rng, game.width, size, 0, game.outputs, relu=False)
        for size in (plan.hidden, plan.hidden // 2, plan.hidden)
    ]
    for net in nets:
        net.bo[1:] = -2  # wins that count more are the rarer ones
    return nets

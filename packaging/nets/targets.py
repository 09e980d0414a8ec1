"""Positions from the net's games, with targets that look a throw or more ahead.

Targets are kept in parts of some thousands of positions, so that what is there counts at once and
nothing is computed twice.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nets.game import STATE, Game
from nets.net import Floats, Weights

PART: Final = 20_000
"""Positions in a part."""


@dataclass(frozen=True)
class Round:
    """How a round of targets is made.

    Either whole ``games`` with one reply at every position, so that later positions correct the
    earlier ones; or single positions, with rollouts or, if ``trials`` is 0, with one reply.
    """

    name: str
    parts: int
    games: bool = False
    trials: int = 0
    depth: int = 0
    reply: bool = False
    noise: float = 0.06
    seed: int = 1
    size: int = PART


def make(game: Game, nets: Sequence[Weights], plan: Round) -> None:
    """Compute the parts of a round that are missing."""
    folder = game.folder / "targets"
    folder.mkdir(parents=True, exist_ok=True)
    shares = np.cumsum(game.shares)
    for part in range(plan.parts):
        path = folder / f"{plan.name}-{part:04}.npz"
        if path.exists():
            continue
        began = time.process_time()
        seed = plan.seed * 1_000_003 + part
        # Parts take the sets of house rules in turn, in the shares of the games.
        which = int(np.searchsorted(shares[:-1], (part * 0.618034 + 0.3) % 1, side="right"))
        if plan.games:
            states, replies, alone, links = game.games(nets, plan.size, plan.noise, seed, which)
            more: dict[str, Any] = {"targets": replies, "alone": alone, "links": links}
        else:
            states = game.sample(nets, plan.size, plan.noise, seed, which=which)
            found = game.label(
                nets,
                states,
                seed,
                trials=plan.trials,
                depth=plan.depth,
                reply=plan.reply,
                which=which,
            )
            more = {"targets": found}
        half = path.with_name(f"{path.name}.{os.getpid()}.part")
        with half.open("wb") as file:
            np.savez(file, states=_bytes(states), which=which, **more)
        half.replace(path)
        used = time.process_time() - began
        print(f"{game.variant.key}: {path.stem}, {plan.size / used:.0f} targets/s", flush=True)


def _bytes(states: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    return states.view(np.uint8).reshape(len(states), -1)


@dataclass
class Targets:
    """Positions and what they are worth, with the house rules of each."""

    states: npt.NDArray[Any]
    targets: npt.NDArray[np.float32]
    which: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.states)


def read(game: Game, names: Sequence[str], trust: float = 0) -> Targets:
    """All parts of some rounds; a round named twice counts twice.

    ``trust`` says how much of what later positions of a game teach goes into earlier ones.
    """
    states, targets, which = [], [], []
    for name in names:
        for path in sorted((game.folder / "targets").glob(f"{name}-*.npz")):
            with np.load(path) as file:
                states.append(np.ascontiguousarray(file["states"]).view(STATE).reshape(-1))
                found = file["targets"]
                if trust and "links" in file.files:
                    found = corrected(found, file["alone"], file["links"], trust)
                targets.append(found)
                which.append(np.full(len(targets[-1]), file["which"], np.uint8))
    if not states:
        raise FileNotFoundError(f"no targets {', '.join(names)} in {game.folder / 'targets'}")
    return Targets(np.concatenate(states), np.concatenate(targets), np.concatenate(which))


def parts_of(folder: Path, name: str) -> int:
    """How many parts of a round there are."""
    return len(list((folder / "targets").glob(f"{name}-*.npz")))


def corrected(replies: Floats, alone: Floats, links: npt.NDArray[np.uint8], trust: float) -> Floats:
    """Targets of games: one reply, corrected by what one reply says of the positions that follow.

    What the net alone says of a position is replaced by what is known of it better: the luck of the
    dice drops out, and a correction reaches back over several throws, less by ``trust`` each time
    (a return with lambda and control variates).
    """
    found = replies.copy()
    more = replies.shape[1] // 2
    turned = [0, *range(1 + more, 1 + 2 * more), *range(1, 1 + more)]
    sign = np.array([-1, *[1] * (2 * more)], np.float32)
    for row in range(len(found) - 2, -1, -1):
        if links[row]:
            better = found[row + 1] - alone[row + 1]
            found[row] += trust * (better if links[row] == 2 else sign * better[turned])
    return np.clip(found, 0, 1)

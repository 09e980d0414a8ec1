"""The second stage: positions from the net's games, with targets that look a throw or more ahead.

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
from nets.net import Weights

PART: Final = 20_000
"""Positions in a part."""


@dataclass(frozen=True)
class Round:
    """How a round of targets is made: ``trials`` 0 stands for one reply."""

    name: str
    parts: int
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
        states = game.sample(nets, plan.size, plan.noise, seed, which=which)
        targets = game.label(
            nets,
            states,
            seed,
            trials=plan.trials,
            depth=plan.depth,
            reply=plan.reply,
            which=which,
        )
        half = path.with_name(f"{path.name}.{os.getpid()}.part")
        with half.open("wb") as file:
            np.savez(file, states=_bytes(states), targets=targets, which=which)
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


def read(game: Game, names: Sequence[str]) -> Targets:
    """All parts of some rounds; a round named twice counts twice."""
    states, targets, which = [], [], []
    for name in names:
        for path in sorted((game.folder / "targets").glob(f"{name}-*.npz")):
            with np.load(path) as file:
                states.append(np.ascontiguousarray(file["states"]).view(STATE).reshape(-1))
                targets.append(file["targets"])
                which.append(np.full(len(targets[-1]), file["which"], np.uint8))
    if not states:
        raise FileNotFoundError(f"no targets {', '.join(names)} in {game.folder / 'targets'}")
    return Targets(np.concatenate(states), np.concatenate(targets), np.concatenate(which))


def parts_of(folder: Path, name: str) -> int:
    """How many parts of a round there are."""
    return len(list((folder / "targets").glob(f"{name}-*.npz")))

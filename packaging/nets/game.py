"""One game as the training knows it: its rules for the C part, and what the C part does with it."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nets.library import Rules, State, compiled
from nets.net import Floats, Weights, address, load_sorter, pointers
from nets.rules import outputs_of, rules_of
from trictrac_gui.ai.inputs import Layout, combinations
from trictrac_gui.variants import VARIANTS

WORK: Final = Path.home() / ".cache" / "trictrac-gui" / "nets"
"""Where checkpoints and targets are kept, outside the checkout."""

DEFAULT_SHARE: Final = 0.55
"""How many of the games are played without a house rule, where the game has any."""

STATE: Final = np.dtype((np.void, ctypes.sizeof(State)))


class Game:
    """A game and the C part: plays, samples, labels. All that is random follows from a seed."""

    def __init__(self, key: str, work: Path = WORK) -> None:
        self.variant = next(v for v in VARIANTS if v.key == key)
        self.folder = work / key
        self.lib = compiled(work / "build")
        self.configured = list(combinations(self.variant))
        self.rules = (Rules * len(self.configured))(*(rules_of(v) for v in self.configured))
        others = len(self.configured) - 1
        shares = [DEFAULT_SHARE, *((1 - DEFAULT_SHARE) / others for _ in range(others))]
        self.shares = np.array(shares if others else [1], np.float32)
        self.width = Layout(self.variant).width
        self.outputs = outputs_of(self.variant)
        self.sorter = load_sorter(self.folder / "sorter.npz")
        self.lib.self_play.restype = ctypes.c_long
        self.lib.sample.restype = ctypes.c_long

    def self_play(self, nets: Sequence[Weights], games: int, step: float, seed: int) -> int:
        """Games of the nets against themselves, learning after each throw; how many throws."""
        return int(
            self.lib.self_play(
                self.rules,
                len(self.rules),
                address(self.shares),
                pointers(nets, self.sorter),
                ctypes.c_long(games),
                ctypes.c_float(step),
                ctypes.c_uint64(seed),
            )
        )

    def sample(
        self, nets: Sequence[Weights], wanted: int, noise: float, seed: int, *, which: int = 0
    ) -> npt.NDArray[Any]:
        """Positions from games of the nets against themselves, under one set of house rules."""
        found = np.zeros(wanted, STATE)
        self.lib.sample(
            ctypes.byref(self.rules[which]),
            pointers(nets, self.sorter),
            address(found),
            ctypes.c_long(wanted),
            ctypes.c_float(0.3),
            ctypes.c_float(noise),
            ctypes.c_uint64(seed),
        )
        return found

    def label(
        self,
        nets: Sequence[Weights],
        states: npt.NDArray[Any],
        seed: int,
        *,
        trials: int = 0,
        depth: int = 0,
        reply: bool = False,
        which: int = 0,
    ) -> npt.NDArray[np.float32]:
        """Targets: one reply, or rollouts of so many trials and throws."""
        found = np.zeros((len(states), self.outputs), np.float32)
        self.lib.label(
            ctypes.byref(self.rules[which]),
            pointers(nets, self.sorter),
            address(states),
            ctypes.c_long(len(states)),
            trials,
            depth,
            int(reply),
            ctypes.c_uint64(seed),
            address(found),
        )
        return found

    def games(
        self, nets: Sequence[Weights], wanted: int, noise: float, seed: int, which: int = 0
    ) -> tuple[npt.NDArray[Any], Floats, Floats, npt.NDArray[np.uint8]]:
        """Positions of games one after the other, with one reply at each of them.

        What one reply says, what the nets alone say, and how each hangs together with the next:
        0 not at all, 1 the other side has played its best, 2 the same side throws again.
        """
        states = np.zeros(wanted, STATE)
        replies = np.zeros((wanted, self.outputs), np.float32)
        alone = np.zeros((wanted, self.outputs), np.float32)
        links = np.zeros(wanted, np.uint8)
        self.lib.games(
            ctypes.byref(self.rules[which]),
            pointers(nets, self.sorter),
            address(states),
            address(replies),
            address(alone),
            address(links),
            ctypes.c_long(wanted),
            ctypes.c_float(noise),
            ctypes.c_uint64(seed),
        )
        return states, replies, alone, links

    def chances(
        self, nets: Sequence[Weights], states: npt.NDArray[Any], which: int = 0
    ) -> npt.NDArray[np.float32]:
        """What the nets say of positions, for the side that waits."""
        found = np.zeros((len(states), self.outputs), np.float32)
        self.lib.chances(
            ctypes.byref(self.rules[which]),
            pointers(nets),
            address(states),
            len(states),
            address(found),
        )
        return found

    def inputs(
        self, states: npt.NDArray[Any], which: int = 0
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.uint8]]:
        """The inputs of positions, and the class of each."""
        found = np.zeros((len(states), self.width), np.float32)
        classes = np.zeros(len(states), np.uint8)
        self.lib.all_inputs(
            ctypes.byref(self.rules[which]),
            address(states),
            ctypes.c_long(len(states)),
            self.width,
            address(found),
            address(classes),
        )
        return found, classes

    def match(
        self,
        first: Sequence[Weights],
        second: Sequence[Weights],
        pairs: int,
        seed: int,
        *,
        few: tuple[int, int] = (1, 1),
        which: int = 0,
    ) -> tuple[float, float]:
        """Duplicate games of two players: the first one's points a game, and the standard error."""
        points = np.zeros(pairs, np.float32)
        self.lib.match(
            ctypes.byref(self.rules[which]),
            pointers(first),
            pointers(second),
            ctypes.c_long(pairs),
            *few,
            ctypes.c_float(0.12),
            ctypes.c_uint64(seed),
            address(points),
        )
        return float(points.mean() / 2), float(points.std() / 2 / np.sqrt(pairs))

"""The third stage: a net is fitted to targets from random weights, by Adam and cross-entropy."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nets.game import Game
from nets.net import CLASSES, Weights, load, save, widened
from nets.targets import Targets, read
from trictrac_gui.ai.inputs import Layout

Floats = npt.NDArray[np.float32]


FEWEST: Final = 1000
"""A class with fewer positions is left as it is."""


@dataclass(frozen=True)
class Fit:
    """What is fitted to what: the rounds of targets, and the hidden units of each class.

    Without units of its own the last class is left to the first. ``trust`` goes to the targets of
    games.
    """

    name: str
    rounds: tuple[str, ...]
    hidden: tuple[int, int, int] = (256, 64, 256)
    second: tuple[int, int, int] = (0, 0, 0)
    relu: bool = False
    epochs: int = 12
    step: float = 0.002
    batch: int = 256
    seed: int = 1
    trust: float = 0
    start: str = ""
    """The stage whose nets are fitted further, widened first; without one, random weights are."""


def sigmoid(z: Floats) -> Floats:
    """The logistic function; what would overflow is cut off where it no longer matters."""
    out: Floats = np.reciprocal(1 + np.exp(-np.clip(z, -30, 30)))
    return out


class Learner:
    """One net and the moments of Adam."""

    def __init__(self, net: Weights) -> None:
        self.net = net
        self.first = {n: np.zeros_like(a) for n, a in net.arrays().items()}
        self.second = {n: np.zeros_like(a) for n, a in net.arrays().items()}
        self.steps = 0

    def forward(self, x: Floats) -> tuple[list[Floats], Floats]:
        """The hidden layers and the chances."""
        n = self.net
        hidden = [self._active(x @ n.w1 + n.b1)]
        if n.w2.size:
            hidden.append(self._active(hidden[0] @ n.w2 + n.b2))
        return hidden, sigmoid(hidden[-1] @ n.wo.T + n.bo)

    def learn(self, x: Floats, target: Floats, step: float) -> float:
        """One step of Adam; the mean cross-entropy above its floor before it."""
        n = self.net
        hidden, out = self.forward(x)
        delta: Floats = (out - target) / np.float32(len(x))
        grads: dict[str, Floats] = {"wo": delta.T @ hidden[-1], "bo": delta.sum(0)}
        back: Floats = delta @ n.wo
        if len(hidden) == 2:
            back = back * self._slope(hidden[1])
            grads["w2"], grads["b2"] = hidden[0].T @ back, back.sum(0)
            back = back @ n.w2.T
        back = back * self._slope(hidden[0])
        grads["w1"], grads["b1"] = x.T @ back, back.sum(0)
        self.steps += 1
        scale = step * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, grad in grads.items():
            m, v = self.first[name], self.second[name]
            m += 0.1 * (grad - m)
            v += 0.001 * (grad * grad - v)
            getattr(n, name).__isub__((scale * m / (np.sqrt(v) + 1e-8)).astype(np.float32))
        return float(np.square(out - target).sum(1).mean())

    def _active(self, z: Floats) -> Floats:
        return np.maximum(z, np.float32(0)) if self.net.relu else sigmoid(z)

    def _slope(self, h: Floats) -> Floats:
        slope: Floats = (h > 0).astype(np.float32) if self.net.relu else h * (1 - h)
        return slope


def fit(game: Game, plan: Fit) -> list[Weights]:
    """Fit the nets of all classes, unless it has been done; a fit cut short begins anew."""
    path = game.folder / f"{plan.name}.npz"
    if path.exists():
        return load(path)[0]
    data = read(game, plan.rounds, plan.trust)
    inputs_of = Inputs(game, data)
    nets: list[Weights] = []
    start = load(game.folder / f"{plan.start}.npz")[0] if plan.start else []
    if not plan.hidden[-1]:
        inputs_of.classes[inputs_of.classes == len(CLASSES) - 1] = 0
    for which, name in enumerate(CLASSES):
        rows = np.flatnonzero(inputs_of.classes == which)
        rng = np.random.default_rng(plan.seed + which)
        net = (
            widened(start[which], plan.hidden[which], rng)
            if start
            else Weights.random(
                rng,
                game.width,
                plan.hidden[which],
                plan.second[which],
                game.outputs,
                relu=plan.relu,
            )
        )
        if len(rows) >= FEWEST:
            _fit_class(game, plan, data, inputs_of, rows, Learner(net), rng, name)
        elif name == "crashed":
            net = nets[0].copy()
        nets.append(net)
    save(path, nets, positions=len(data))
    return nets


class Inputs:
    """The inputs of rows of targets, counted when they are wanted."""

    def __init__(self, game: Game, data: Targets) -> None:
        self.game = game
        self.data = data
        self.classes = np.zeros(len(data), np.uint8)
        for start in range(0, len(data), 50_000):
            rows = np.arange(start, min(start + 50_000, len(data)))
            self.classes[rows] = self.of(rows)[1]

    def of(self, rows: npt.NDArray[Any]) -> tuple[Floats, npt.NDArray[np.uint8]]:
        """The inputs and classes of some rows."""
        x, classes = self.game.inputs(np.ascontiguousarray(self.data.states[rows]))
        if len(self.game.rules) > 1:
            # Only the constants and what depends on the Hucke differ with the house rules.
            which = self.data.which[rows]
            for one in np.unique(which):
                at = np.flatnonzero(which == one)
                if one:
                    states = np.ascontiguousarray(self.data.states[rows[at]])
                    x[at], classes[at] = self.game.inputs(states, int(one))
        return x, classes


def _fit_class(
    game: Game,
    plan: Fit,
    data: Targets,
    inputs: Inputs,
    rows: npt.NDArray[Any],
    learner: Learner,
    rng: np.random.Generator,
    name: str,
) -> None:
    rng.shuffle(rows)
    held = rows[: min(len(rows) // 20, 20_000)]
    rows = rows[len(held) :]
    held_x = inputs.of(held)[0]
    total = plan.epochs * (len(rows) // plan.batch)
    done = 0
    began = time.process_time()
    out = learner.forward(held_x)[1]
    error = float(np.sqrt(np.square(out - data.targets[held]).mean(0))[0])
    print(f"{game.variant.key} {plan.name} {name}: at first {error:.5f}", flush=True)
    for epoch in range(plan.epochs):
        rng.shuffle(rows)
        loss = 0.0
        batches = len(rows) // plan.batch
        for start in range(0, batches * plan.batch, plan.batch):
            chosen = rows[start : start + plan.batch]
            step = plan.step * 0.5 * (1 + np.cos(np.pi * done / total))
            loss += learner.learn(inputs.of(chosen)[0], data.targets[chosen], step)
            done += 1
        out = learner.forward(held_x)[1]
        error = float(np.sqrt(np.square(out - data.targets[held]).mean(0))[0])
        print(
            f"{game.variant.key} {plan.name} {name}: epoch {epoch + 1}, {len(rows)} positions, "
            f"squares {loss / batches:.6f}, error of the chance to win {error:.5f}, "
            f"{time.process_time() - began:.0f} s",
            flush=True,
        )


@dataclass(frozen=True)
class Sorter:
    """A small net that knows the counts only and says which plays are worth a closer look."""

    rounds: tuple[str, ...]
    hidden: int = 16
    epochs: int = 4
    seed: int = 1


def fit_sorter(game: Game, plan: Sorter) -> None:
    """Fit the small net to targets; from then on the game's plays are sorted out by it."""
    path = game.folder / "sorter.npz"
    if path.exists():
        return
    data = read(game, plan.rounds)
    inputs = Inputs(game, data)
    rng = np.random.default_rng(plan.seed)
    counts = 2 * Layout(game.variant).side
    net = Weights.random(rng, counts, plan.hidden, 0, game.outputs, relu=False)
    learner = Learner(net)
    rows = np.flatnonzero(inputs.classes == 0)
    for _ in range(plan.epochs):
        rng.shuffle(rows)
        for start in range(0, len(rows) - 64, 64):
            chosen = rows[start : start + 64]
            learner.learn(
                np.ascontiguousarray(inputs.of(chosen)[0][:, :counts]), data.targets[chosen], 0.003
            )
    save(path, [net])
    game.sorter = net

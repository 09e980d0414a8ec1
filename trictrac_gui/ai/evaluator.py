"""What a position is worth by a small neural net: the chances of every ending of the game.

A net file holds one net for each class of position, in half precision, and the fingerprint of the
inputs and rules it was trained for: a net never judges another game than its own.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

from trictrac_gui.ai.inputs import CLASSES, Floats, Ints, Layout, counts_of, fingerprint
from trictrac_gui.assets import resource
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.variant import Variant

Layers = Sequence[tuple[Floats, Floats]]
"""Weights (inputs by outputs) and biases of each layer, the chances last."""


class NetError(Exception):
    """A net cannot be used: ``key`` is ``missing``, ``unreadable`` or ``stale``.

    A stale net was trained for other inputs or other rules than the game now declares.
    """

    def __init__(self, key: str, variant: str, path: Path) -> None:
        said = {
            "missing": "there is no net",
            "unreadable": "the net is damaged",
            "stale": "the net was trained for other rules or inputs; train it again (make nets)",
        }
        super().__init__(f"{variant}: {said[key]} ({path})")
        self.key = key
        self.variant = variant
        self.path = path


def net_path(variant: Variant) -> Path:
    """Where the shipped net of a game is, whether there is one or not."""
    return resource("nets", f"{variant.key}.npz")


class Evaluator:
    """Judges positions of one game under the house rules it is configured with.

    ``endings`` names the chances, as ``win``, then ``win-…`` and ``lose-…`` for the endings that
    count more; each contains those that count more still.
    """

    def __init__(self, variant: Variant, nets: Sequence[Layers], *, relu: bool) -> None:
        self.variant = variant
        self.layout = Layout(variant)
        self.nets = nets
        self.relu = relu
        more = [ending.value for ending in variant.stakes[1:]]
        self.endings = (
            "win",
            *(f"win-{ending}" for ending in more),
            *(f"lose-{ending}" for ending in more),
        )

    @classmethod
    def of(cls, variant: Variant, path: Path | None = None) -> Evaluator:
        """The evaluator of a game, by its shipped net or another file.

        Raises ``NetError`` if the file is missing, damaged, or was trained for something else.
        """
        path = path or net_path(variant)
        if not path.exists():
            raise NetError("missing", variant.key, path)
        try:
            # Opened here, because NumPy leaves a file open that it does not understand.
            with path.open("rb") as stream, np.load(stream) as file:
                arrays = {name: file[name] for name in file.files}
            stale = str(arrays["fingerprint"]) != fingerprint(variant)
            nets = [] if stale else [_layers(arrays, name) for name in CLASSES]
            relu = bool(arrays["relu"])
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as trouble:
            raise NetError("unreadable", variant.key, path) from trouble
        if stale:
            raise NetError("stale", variant.key, path)
        evaluator = cls(variant, nets, relu=relu)
        if any(not evaluator.fits(net) for net in nets):
            raise NetError("unreadable", variant.key, path)
        return evaluator

    def is_race(self, position: Position) -> bool:
        """Whether no checker can meet one of the other side any more."""
        first, second = (counts_of([position], side) for side in Side)
        classes = self.layout.of(first, second, np.zeros((1, 2), np.int64), Side.FIRST)[1]
        return CLASSES[int(classes[0])] == "race"

    def fits(self, layers: Layers) -> bool:
        """Whether a net takes this game's inputs and gives its chances, layer by layer."""
        sizes = [self.layout.width, *(len(biases) for _, biases in layers)]
        shapes = [weights.shape for weights, _ in layers]
        return sizes[-1] == len(self.endings) and shapes == list(pairwise(sizes))

    def chances(
        self,
        positions: Sequence[Position],
        waiting: Side,
        scores: Sequence[tuple[int, int]] = (),
    ) -> Floats:
        """The chances of positions for the side that has just moved, a row each.

        ``scores`` are the points of both sides at each position, in games that count points. The
        other side throws next, and none of the games is over.
        """
        points = np.array(scores or [(0, 0)] * len(positions), np.int64).reshape(-1, 2)
        return self.chances_of(
            counts_of(positions, waiting),
            counts_of(positions, waiting.other),
            points[:, [waiting, waiting.other]],
            waiting,
        )

    def chances_of(self, waiting: Ints, throwing: Ints, scores: Ints, side: Side) -> Floats:
        """The same for counts that are in arrays already; ``side`` is the one that waits."""
        out = np.zeros((len(waiting), len(self.endings)), np.float32)
        if len(out):
            x, classes = self.layout.of(waiting, throwing, scores, side)
            for which, layers in enumerate(self.nets):
                rows = classes == which
                if rows.any():
                    out[rows] = self._forward(layers, x[rows])
        return out

    def _forward(self, layers: Layers, x: Floats) -> Floats:
        for weights, biases in layers[:-1]:
            z = x @ weights + biases
            x = np.maximum(z, 0) if self.relu else _logistic(z)
        weights, biases = layers[-1]
        return _logistic(x @ weights + biases)


def swapped(chances: Floats) -> Floats:
    """The same chances for the other side."""
    more = chances.shape[-1] // 2
    win, ours, theirs = np.split(chances, (1, 1 + more), axis=-1)
    return np.concatenate([1 - win, theirs, ours], axis=-1)


def equities(chances: Floats) -> Floats:
    """What chances are worth together, in points of an undoubled game."""
    more = chances.shape[-1] // 2
    win, ours, theirs = np.split(chances, (1, 1 + more), axis=-1)
    worth: Floats = 2 * win[..., 0] - 1 + ours.sum(axis=-1) - theirs.sum(axis=-1)
    return worth


def _logistic(z: Floats) -> Floats:
    # Beyond ±30 nothing changes any more in single precision, and the exponential stays small.
    found: Floats = np.reciprocal(1 + np.exp(-np.clip(z, -30, 30)))
    return found


def _layers(arrays: Mapping[str, Floats], name: str) -> Layers:
    """The layers of one net; the file holds the weights of the last one turned round.

    Where there is no net for crashed positions, that for contact serves.
    """
    if name == "crashed" and "crashed_w1" not in arrays:
        name = "contact"
    layers = [(arrays[f"{name}_w1"], arrays[f"{name}_b1"])]
    if arrays[f"{name}_w2"].size:
        layers.append((arrays[f"{name}_w2"], arrays[f"{name}_b2"]))
    layers.append((arrays[f"{name}_wo"].T, arrays[f"{name}_bo"]))
    return [(w.astype(np.float32), b.astype(np.float32)) for w, b in layers]

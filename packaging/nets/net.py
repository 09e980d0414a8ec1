"""Nets while they learn: weights of one for each class of position, in single precision."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nets import library

Floats = npt.NDArray[np.float32]

CLASSES: Final = ("contact", "race", "crashed")
"""Positions in which checkers may still meet, races, and positions in which they may meet though
one side has most of its checkers off or far in. Without a net for these, the first serves."""


@dataclass
class Weights:
    """The layers of one net; ``w2`` is empty where there is one hidden layer only."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    wo: Floats
    bo: Floats
    relu: bool = False

    @classmethod
    def random(
        cls,
        rng: np.random.Generator,
        inputs: int,
        hidden: int,
        second: int,
        outputs: int,
        *,
        relu: bool,
    ) -> Weights:
        """Small random weights, those of rectified units scaled by what feeds them."""
        spread = np.sqrt(2 / 40) if relu else 0.1
        wide = second or hidden

        def some(rows: int, columns: int, scale: float) -> Floats:
            return (rng.uniform(-1, 1, (rows, columns)) * scale).astype(np.float32)

        return cls(
            some(inputs, hidden, spread),
            np.zeros(hidden, np.float32),
            some(hidden, second, np.sqrt(3 / hidden)),
            np.zeros(second, np.float32),
            some(outputs, wide, 0.1 if not relu else np.sqrt(1 / wide)),
            np.zeros(outputs, np.float32),
            relu,
        )

    def arrays(self) -> dict[str, Floats]:
        """The layers by name."""
        return {n: getattr(self, n) for n in ("w1", "b1", "w2", "b2", "wo", "bo")}

    def copy(self) -> Weights:
        """The same weights, to be changed without changing these."""
        return Weights(**{n: a.copy() for n, a in self.arrays().items()}, relu=self.relu)


def pointers(nets: Sequence[Weights], sorter: Weights | None = None) -> Any:
    """The nets of all classes as the C part takes them; the arrays must outlive the call.

    ``sorter`` is the small net that chooses which plays the others look at, or none.
    """
    found = (library.Net * (len(CLASSES) + 1))()
    for net, weights in zip(found, [*nets, *([sorter] if sorter else [])], strict=False):
        net.inputs, net.hidden = weights.w1.shape
        net.second = weights.w2.shape[1]
        net.outputs = len(weights.bo)
        net.relu = weights.relu
        for name, array in weights.arrays().items():
            assert array.dtype == np.float32
            assert array.flags.c_contiguous
            setattr(net, name, array.ctypes.data)
    return found


def save(path: Path, nets: Sequence[Weights], **more: Any) -> None:
    """Write nets and whatever belongs to them; the file is whole or the old one."""
    arrays: dict[str, Any] = {
        f"{which}_{name}": array
        for which, net in zip(CLASSES, nets, strict=False)
        for name, array in net.arrays().items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        np.savez(file, **arrays, relu=[net.relu for net in nets], **more)
    part.replace(path)


def load(path: Path) -> tuple[list[Weights], dict[str, Any]]:
    """The nets of a file and what was kept with them."""
    with np.load(path) as file:
        rest = {n: file[n] for n in file.files if not n.startswith(tuple(CLASSES))}
        relu = rest.pop("relu")
        nets = [
            Weights(
                **{
                    n: np.ascontiguousarray(file[f"{which}_{n}"], np.float32)
                    for n in ("w1", "b1", "w2", "b2", "wo", "bo")
                },
                relu=bool(relu[i]),
            )
            for i, which in enumerate(CLASSES)
            if f"{which}_w1" in file.files
        ]
    return complete(nets), rest


def complete(nets: Sequence[Weights]) -> list[Weights]:
    """Nets for all classes: where the last is missing, the first serves."""
    return [*nets, nets[0].copy()] if len(nets) < len(CLASSES) else list(nets)


def rounded(nets: Sequence[Weights]) -> list[Weights]:
    """The nets as they are shipped: in half precision."""
    return [
        Weights(
            **{n: a.astype(np.float16).astype(np.float32) for n, a in net.arrays().items()},
            relu=net.relu,
        )
        for net in nets
    ]


def address(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    """Where the numbers of an array lie."""
    return ctypes.c_void_p(array.ctypes.data)


def load_sorter(path: Path) -> Weights | None:
    """The small net that sorts out plays, where there is one."""
    return load(path)[0][0] if path.exists() else None


def widened(net: Weights, hidden: int, rng: np.random.Generator) -> Weights:
    """A net that says the same with more hidden units: the new ones count for nothing at first."""
    more = hidden - net.w1.shape[1]
    if more <= 0:
        return net
    fresh = Weights.random(rng, net.w1.shape[0], more, 0, len(net.bo), relu=net.relu)
    wider = net.copy()
    wider.w1 = np.ascontiguousarray(np.concatenate([net.w1, fresh.w1], axis=1))
    wider.b1 = np.concatenate([net.b1, fresh.b1])
    wider.w2 = np.zeros((hidden, 0), np.float32)
    wider.wo = np.ascontiguousarray(np.concatenate([net.wo, 0 * fresh.wo], axis=1))
    return wider


def narrowed(net: Weights, hidden: int) -> Weights:
    """A smaller net of one hidden layer: the units that count least are left out."""
    kept = np.sort(np.argsort(-np.square(net.wo).sum(axis=0))[:hidden])
    smaller = net.copy()
    smaller.w1, smaller.b1 = np.ascontiguousarray(net.w1[:, kept]), net.b1[kept].copy()
    smaller.w2 = np.zeros((len(kept), 0), np.float32)
    smaller.wo = np.ascontiguousarray(net.wo[:, kept])
    return smaller

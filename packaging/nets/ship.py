"""The net that is shipped: in half precision, with the fingerprint of what it was trained for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from nets.game import Game
from nets.net import CLASSES, Weights, complete
from trictrac_gui.ai.evaluator import Evaluator
from trictrac_gui.ai.inputs import fingerprint

SHIPPED: Final = Path(__file__).resolve().parents[2] / "resources" / "nets"


def ship(game: Game, nets: Sequence[Weights], path: Path) -> int:
    """Write the file and see that the program reads it; its size in bytes."""
    if len({net.relu for net in nets}) > 1:
        raise ValueError("all nets of a file have hidden units of one kind")
    arrays: dict[str, Any] = {
        f"{which}_{name}": array.astype(np.float16)
        for which, net in zip(CLASSES, nets, strict=True)
        if net is nets[0] or not (net.w1.shape == nets[0].w1.shape and (net.w1 == nets[0].w1).all())
        for name, array in net.arrays().items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        path, fingerprint=np.array(fingerprint(game.variant)), relu=nets[0].relu, **arrays
    )
    Evaluator.of(game.variant, path)
    return path.stat().st_size


def read(path: Path) -> list[Weights]:
    """The nets of a shipped file, as the C part takes them."""
    with np.load(path) as file:
        nets = [
            Weights(
                **{
                    name: np.ascontiguousarray(file[f"{which}_{name}"], np.float32)
                    for name in ("w1", "b1", "w2", "b2", "wo", "bo")
                },
                relu=bool(file["relu"]),
            )
            for which in CLASSES
            if f"{which}_w1" in file.files
        ]
    return complete(nets)


def without_outputs(nets: Sequence[Weights], outputs: int) -> list[Weights]:
    """Nets that tell fewer chances: the wins and losses that count most are left out."""
    found = []
    for net in nets:
        more, kept = len(net.bo) // 2, outputs // 2
        rows = [0, *range(1, 1 + kept), *range(1 + more, 1 + more + kept)]
        fewer = net.copy()
        fewer.wo, fewer.bo = net.wo[rows].copy(), net.bo[rows].copy()
        found.append(fewer)
    return found

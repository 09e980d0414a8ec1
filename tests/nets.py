"""Random nets for tests of what is done with nets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from trictrac_gui.ai.inputs import Layout, fingerprint
from trictrac_gui.engine.variant import Variant


def net_file(path: Path, variant: Variant, **changed: Any) -> Path:
    """A file with a random net of a game, and some of its parts changed or, if None, left out."""
    rng = np.random.default_rng(1)
    inputs, chances = Layout(variant).width, 2 * len(variant.stakes) - 1
    arrays: dict[str, Any] = {"fingerprint": fingerprint(variant), "relu": False}
    for name in ("contact", "race"):
        shapes: dict[str, Any] = {
            "w1": (inputs, 8),
            "b1": 8,
            "w2": (8, 0),
            "b2": 0,
            "wo": (chances, 8),
        }
        for layer, shape in {**shapes, "bo": chances}.items():
            arrays[f"{name}_{layer}"] = rng.normal(size=shape).astype(np.float16)
    arrays |= changed
    np.savez(path, **{name: value for name, value in arrays.items() if value is not None})
    return path

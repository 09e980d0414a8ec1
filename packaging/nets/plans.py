"""How each net was trained, stage by stage; a stage that is changed needs another name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nets.fit import Fit
from nets.targets import Round
from nets.td import SelfPlay


@dataclass(frozen=True)
class Borrowed:
    """The nets that a fit of another game has left, with the outputs both games have."""

    game: str
    name: str
    outputs: tuple[int, ...]


PLANS: Final[dict[str, tuple[SelfPlay | Borrowed | Round | Fit, ...]]] = {
    "backgammon": (
        SelfPlay(250_000),
        Round("a", 15, seed=11),
        Fit("fit-a", ("a",), epochs=10),
    ),
    "tric-trac": (
        SelfPlay(200_000),
        Round("a", 15, seed=21),
        Fit("fit-a", ("a",), epochs=10),
    ),
    "tavla": (
        Borrowed("backgammon", "fit-a", (0, 1, 3)),
        Round("a", 5, seed=31),
        Fit("fit-a", ("a",), hidden=(128, 48)),
    ),
}

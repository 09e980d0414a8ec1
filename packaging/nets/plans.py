"""How each net was trained, stage by stage; a stage that is changed needs another name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nets.fit import Fit
from nets.targets import Round
from nets.td import SelfPlay


@dataclass(frozen=True)
class Borrowed:
    """The nets of a stage of another game with the same inputs."""

    game: str
    stage: str
    name: str = "borrowed"


PLANS: Final[dict[str, tuple[SelfPlay | Borrowed | Round | Fit, ...]]] = {
    "backgammon": (
        SelfPlay(250_000),
        Round("a", 15, seed=11),
        Fit("fit-a-td", ("a",), epochs=4, step=0.0003, start="td"),
        SelfPlay(
            400_000, hidden=256, name="td-b", start="fit-a-td", steps=(0.03, 0.01, 0.003), seed=2
        ),
    ),
    "tric-trac": (
        SelfPlay(200_000),
        Round("a", 10, seed=21),
        Fit("fit-a-td", ("a",), epochs=4, step=0.0003, start="td"),
    ),
    "tavla": (
        Borrowed("backgammon", "fit-a-td"),
        SelfPlay(80_000, name="td", start="borrowed", steps=(0.02, 0.007, 0.002), seed=3),
    ),
}

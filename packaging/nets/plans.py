"""How each net was trained, stage by stage; a stage that is changed needs another name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nets.fit import Fit, Sorter
from nets.targets import Round
from nets.td import SelfPlay


@dataclass(frozen=True)
class Borrowed:
    """The nets of a stage of another game with the same inputs, that for contact made smaller."""

    game: str
    stage: str
    name: str = "borrowed"
    hidden: int = 256


@dataclass(frozen=True)
class Shipped:
    """Goes on from the net that was shipped at that time, so that nobody needs the stages before.

    ``digest`` begins the SHA-256 of its file; git keeps the older ones.
    """

    digest: str
    name: str = "shipped"


Stage = SelfPlay | Borrowed | Shipped | Round | Sorter | Fit

PLANS: Final[dict[str, tuple[Stage, ...]]] = {
    "backgammon": (
        SelfPlay(250_000),
        Round("a", 15, seed=11),
        Fit("fit-a-td", ("a",), epochs=4, step=0.0003, start="td"),
        SelfPlay(
            150_000, hidden=256, name="td-b", start="fit-a-td", steps=(0.03, 0.01, 0.003), seed=2
        ),
        Round("b", 8, seed=12),
        Sorter(("a",)),
        Round("g", 20, games=True, noise=0.1, seed=13),
        Fit("fit-g0", ("a", "b", "g"), epochs=6, step=0.0004, start="td-b"),
        Fit("fit-g7", ("a", "b", "g"), epochs=6, step=0.0004, start="td-b", trust=0.7),
        Round("h", 25, games=True, noise=0.1, seed=14),
        Fit(
            "fit-h",
            ("b", "g", "h"),
            epochs=8,
            step=0.0015,
            batch=512,
            start="fit-g0",
            trust=0.3,
        ),
        Fit("fit-h2", ("b", "g", "h"), epochs=14, step=0.01, start="fit-h", trust=0.3),
        Shipped("a7d83fed0eca"),
        Round("j-sort", 8, reply=True, seed=15),
        Sorter(("j-sort",)),
        Round("j", 90, games=True, noise=0.1, seed=16),
        Fit("fit-j", ("j",), epochs=12, step=0.008, start="shipped", trust=0.3),
        Round("k", 90, games=True, noise=0.1, seed=17),
        Fit("fit-k", ("j", "k"), epochs=12, step=0.008, start="fit-j", trust=0.3),
    ),
    "tric-trac": (
        SelfPlay(200_000),
        Round("a", 10, seed=21),
        Fit("fit-a-td", ("a",), epochs=4, step=0.0003, start="td"),
        Round("g", 10, games=True, noise=0.1, seed=23),
        Fit("fit-g7", ("a", "g"), epochs=6, step=0.0004, start="fit-a-td", trust=0.7),
        Fit(
            "fit-g2",
            ("a", "g"),
            hidden=(256, 64, 0),
            epochs=10,
            step=0.01,
            start="fit-g7",
            trust=0.3,
        ),
        Shipped("3691c48d3119"),
        Round("h", 60, games=True, noise=0.1, seed=24),
        Fit(
            "fit-h",
            ("h",),
            hidden=(256, 64, 0),
            epochs=12,
            step=0.01,
            start="shipped",
            trust=0.3,
        ),
    ),
    "tavla": (
        Borrowed("backgammon", "fit-a-td"),
        SelfPlay(80_000, name="td", start="borrowed", steps=(0.02, 0.007, 0.002), seed=3),
        Round("g", 8, games=True, noise=0.1, seed=33),
        Borrowed("backgammon", "fit-h2", "borrowed-h2", hidden=240),
        Fit(
            "fit-g2",
            ("g",),
            hidden=(240, 64, 0),
            epochs=8,
            step=0.004,
            start="borrowed-h2",
            trust=0.3,
        ),
    ),
}

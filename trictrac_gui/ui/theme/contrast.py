"""Which things of a theme must be told apart, and how well they can be, by every eye."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trictrac_gui.ui.theme.colour_vision import EYES, contrast, difference
from trictrac_gui.ui.theme.style_sheet import RESTING, TONES
from trictrac_gui.ui.theme.theme import Theme

CHECKERS: Final = 20.0
"""Least difference (CIEDE2000) of two sides' checkers."""

POINTS: Final = 10.0
"""Least difference (CIEDE2000) of the two tones of the points, and of each from the ground."""

TEXT: Final = 4.5
"""Least contrast of what is read, 1 to 21."""

CLEAR_TEXT: Final = 7.0
"""The same in a theme for the last row of a classroom."""

PAPER: Final = "#fffdf6"
"""The ground of the rings and buttons on the board."""

INK: Final = "#1d1206"
"""The letters on the plates beside the dice."""


@dataclass(frozen=True, slots=True)
class ContrastPair:
    """Two things that lie on or beside each other, as one eye sees them.

    ``figure`` is a difference, or a contrast where one is ``read`` on the other; ``least`` is
    what it should be.
    """

    one: str
    two: str
    read: bool
    eye: str
    figure: float
    least: float

    @property
    def good(self) -> bool:
        """Whether they can be told apart."""
        return self.figure >= self.least


def pairs(theme: Theme) -> Iterator[ContrastPair]:
    """Everything on the table that must be told apart, each eye apart."""
    table = theme.table
    sides = {key: theme.side(key).checker for key in theme.sides}
    differing = (
        *(
            (f"checker.{one}", f"checker.{two}", sides[one], sides[two], CHECKERS)
            for one, two in (("red", "black"), ("white", "black"))
        ),
        ("light", "dark", table.light, table.dark, POINTS),
        ("light", "ground", table.light, table.ground, POINTS),
        ("dark", "ground", table.dark, table.ground, POINTS),
    )
    for one, two, a, b, least in differing:
        for eye in EYES:
            yield ContrastPair(one, two, False, eye, difference(a, b, eye), least)
    marks = theme.marks
    plate = marks.movable if theme.style.relief == 0 else table.metal
    yield from _read(theme, "number", "frame", table.number, table.frame)
    yield from _read(theme, "text", "paper", marks.text, PAPER)
    yield from _read(theme, "ink", "plate", INK, plate)
    for key, colours in theme.sides.items():
        yield from _read(theme, f"pip.{key}", f"die.{key}", colours.pip, colours.die)


def window_pairs(theme: Theme) -> Iterator[ContrastPair]:
    """Everything that is read around the table of a theme."""
    tones = TONES[theme.window]
    for ink in ("ink", "muted", "accent"):
        for ground in ("ground", "surface", "raised"):
            yield from _read(theme, ink, ground, getattr(tones, ink), getattr(tones, ground))
    for ink, ground in (
        ("on_accent", "accent"),
        ("on_accent", "accent_lit"),
        ("warn", "warn_ground"),
    ):
        yield from _read(theme, ink, ground, getattr(tones, ink), getattr(tones, ground))
    plate = _over(tones.surface, theme.table.surround, RESTING)
    yield from _read(theme, "ink", "resting plate", tones.ink, plate)


def _read(theme: Theme, one: str, two: str, a: str, b: str) -> Iterator[ContrastPair]:
    least = CLEAR_TEXT if theme.window == "clear" else TEXT
    for eye in EYES:
        yield ContrastPair(one, two, True, eye, contrast(a, b, eye), least)


def _over(upper: str, lower: str, share: float) -> str:
    """A see-through colour over another."""
    parts = (
        round(int(upper[at : at + 2], 16) * share + int(lower[at : at + 2], 16) * (1 - share))
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def hard(theme: Theme) -> list[ContrastPair]:
    """The pairs on the table that are hard to tell apart, each once, for the eye it is hardest."""
    worst: dict[tuple[str, str], ContrastPair] = {}
    for pair in pairs(theme):
        known = worst.get((pair.one, pair.two))
        if not pair.good and (known is None or pair.figure < known.figure):
            worst[(pair.one, pair.two)] = pair
    return list(worst.values())

"""Which things of a theme must be told apart, and how well they can be, by every eye.

Distances are CIEDE2000 after Sharma, Wu and Dalal (2005); the simulations are the full-strength
matrices of Machado, Oliveira and Fernandes (2009), applied to linear light.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from trictrac_gui.ui.theme.style_sheet import RESTING, TONES
from trictrac_gui.ui.theme.theme import Theme

Linear = tuple[float, float, float]
Lab = tuple[float, float, float]

_MATRICES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Linear:
    """``#rrggbb`` as linear light, each from 0 to 1."""

    def channel(at: int) -> float:
        value = int(colour[at : at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    return channel(1), channel(3), channel(5)


def luminance(light: Linear) -> float:
    """The share of white's brightness."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _through(matrix: tuple[Linear, Linear, Linear]) -> Callable[[Linear], Linear]:
    def see(light: Linear) -> Linear:
        r, g, b = (
            min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True))))
            for row in matrix
        )
        return r, g, b

    return see


def _grey(light: Linear) -> Linear:
    bright = luminance(light)
    return bright, bright, bright


EYES: dict[str, Callable[[Linear], Linear]] = {
    "all colours": lambda light: light,
    **{name: _through(matrix) for name, matrix in _MATRICES.items()},
    "grey": _grey,
}


def lab(light: Linear) -> Lab:
    """Linear light in CIE L*a*b* under D65."""
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def ciede2000(one: Lab, two: Lab) -> float:
    """The difference of two colours; about 1 can just be seen."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1 = math.degrees(math.atan2(b1, a1)) % 360 if c1 else 0.0
    h2 = math.degrees(math.atan2(b2, a2)) % 360 if c2 else 0.0
    dh = 0.0
    if c1 * c2:
        dh = (h2 - h1 + 180) % 360 - 180
    big_dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    if not c1 * c2:
        mh = h1 + h2
    elif abs(h1 - h2) <= 180:
        mh = (h1 + h2) / 2
    else:
        mh = (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mh - 30))
        + 0.24 * math.cos(math.radians(2 * mh))
        + 0.32 * math.cos(math.radians(3 * mh + 6))
        - 0.20 * math.cos(math.radians(4 * mh - 63))
    )
    sl = 1 + 0.015 * (ml - 50) ** 2 / math.sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    turn = math.radians(60 * math.exp(-(((mh - 275) / 25) ** 2)))
    rt = -math.sin(turn) * 2 * math.sqrt(mc**7 / (mc**7 + 25**7))
    parts = ((l2 - l1) / sl, (c2 - c1) / sc, big_dh / sh)
    return math.sqrt(sum(p * p for p in parts) + rt * parts[1] * parts[2])


def contrast(a: str, b: str, eye: str = "all colours") -> float:
    """The contrast of text and ground as WCAG counts it, 1 to 21, as an eye sees it."""
    see = EYES[eye]
    high, low = sorted((luminance(see(linear(a))), luminance(see(linear(b)))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def difference(a: str, b: str, eye: str = "all colours") -> float:
    """CIEDE2000 of two ``#rrggbb`` colours as an eye sees them."""
    see = EYES[eye]
    return ciede2000(lab(see(linear(a))), lab(see(linear(b))))


CHECKERS: Final = 20.0
"""Least difference (CIEDE2000) of two sides' checkers."""

POINTS: Final = 10.0
"""Least difference (CIEDE2000) of the two tones of the points, and of each from the ground."""

SEEN: Final = 5.0
"""Least difference (CIEDE2000) of a checker, or a mark, from what it lies on."""

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
    yield from _lying(theme)
    marks = theme.marks
    plate = marks.movable if theme.style.relief == 0 else table.metal
    yield from _read(theme, "number", "frame", table.number, table.frame)
    yield from _read(theme, "text", "paper", marks.text, PAPER)
    yield from _read(theme, "ink", "plate", INK, plate)
    for key, colours in theme.sides.items():
        yield from _read(theme, f"pip.{key}", f"die.{key}", colours.pip, colours.die)


def _lying(theme: Theme) -> Iterator[ContrastPair]:
    """Checkers and marks with what they lie on.

    Drawn outlines show a checker as well as its colour does. Marks have their shapes besides, so
    they are looked at by the eye that sees all colours alone.
    """
    table, marks, usual = theme.table, theme.marks, next(iter(EYES))
    grounds = {"light": table.light, "dark": table.dark, "ground": table.ground}
    for key, side in theme.sides.items():
        seen = (side.checker, side.edge) if theme.style.outline else (side.checker,)
        for name, ground in grounds.items():
            for eye in EYES:
                figure = max(difference(colour, ground, eye) for colour in seen)
                yield ContrastPair(f"checker.{key}", name, False, eye, figure, SEEN)
    for mark in ("first", "second", "both", "movable", "refused", "cursor", "closed"):
        for name, ground in grounds.items():
            if (mark, name) == ("closed", "ground"):
                continue  # it lies on a point
            figure = difference(getattr(marks, mark), ground)
            yield ContrastPair(f"mark.{mark}", name, False, usual, figure, SEEN)


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

"""In what size, type, theme and language the pictures of the gallery are taken."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SIZES: Final = ((800, 600), (1366, 768), (1920, 1080), (3840, 2160))
"""Sizes of the window in logical pixels."""

FINE_SIZES: Final = SIZES[:-1]
"""Those that are also taken with two device pixels for each logical one, up to 3840 × 2160."""

TEXT_SCALES: Final = (1.0, 2.0)

_APART = 20_000
"""So far apart do the screens lie: no window reaches two of them."""


@dataclass(frozen=True, slots=True)
class Look:
    """One look of a page. ``text`` enlarges the type alone, ``ratio`` the whole picture."""

    theme: str
    language: str
    size: tuple[int, int]
    text: float = 1.0
    ratio: int = 1

    @property
    def name(self) -> str:
        """The look as part of a file's name."""
        parts = [self.theme, self.language, "x".join(str(side) for side in self.size)]
        if self.text != 1:
            parts.append(f"text{round(self.text * 100)}")
        if self.ratio != 1:
            parts.append(f"screen{self.ratio * 100}")
        return "-".join(parts)


def main_looks(themes: Sequence[str], languages: Sequence[str]) -> Iterator[Look]:
    """Each theme with each language, size and scale."""
    for theme in themes:
        for language in languages:
            for text in TEXT_SCALES:
                for size in SIZES:
                    yield Look(theme, language, size, text)
        for size in FINE_SIZES:
            yield Look(theme, languages[0], size, ratio=2)


def other_looks(themes: Sequence[str], languages: Sequence[str]) -> Iterator[Look]:
    """Each language in the smallest window, plain and large, and each theme in a usual one."""
    for text in TEXT_SCALES:
        for language in languages:
            yield Look(themes[0], language, SIZES[0], text)
    for theme in themes:
        yield Look(theme, languages[0], SIZES[1])


@dataclass(frozen=True, slots=True)
class Screens:
    """Screens in memory, one for each size and ratio, so that all can be had in one run."""

    @property
    def _all(self) -> list[tuple[tuple[int, int], int]]:
        return [(size, 1) for size in SIZES] + [(size, 2) for size in FINE_SIZES]

    def origin(self, look: Look) -> tuple[int, int]:
        """Where a window must stand to be on the screen of a look."""
        return self._all.index((look.size, look.ratio)) * _APART, 0

    def environment(self, folder: Path) -> Mapping[str, str]:
        """What Qt must find in its environment before it starts; writes a file to ``folder``."""
        screens = [
            {
                "name": f"screen{number}",
                "x": number * _APART,
                "y": 0,
                "width": wide * ratio,
                "height": high * ratio,
                "logicalDpi": 96,
                "logicalBaseDpi": 96,
            }
            for number, ((wide, high), ratio) in enumerate(self._all)
        ]
        described = folder / "screens.json"
        described.write_text(json.dumps({"screens": screens}), encoding="utf-8")
        factors = [f"screen{number}={ratio}" for number, (_, ratio) in enumerate(self._all)]
        return {
            "QT_QPA_PLATFORM": f"offscreen:configfile={described}",
            "QT_SCREEN_SCALE_FACTORS": ";".join(factors),
            "QT_ENABLE_HIGHDPI_SCALING": "1",
            "TZ": "UTC",  # the list of unfinished games tells the time
        }

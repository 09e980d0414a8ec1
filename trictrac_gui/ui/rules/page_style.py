"""How a booklet looks on its page: the sizes of its type, and its style sheet."""

from __future__ import annotations

from typing import Final

from trictrac_gui.ui.theme.style_sheet import BASE_SIZE, Tones

SIZES: Final = (0.85, 1.0, 1.15, 1.35, 1.6, 1.9)
"""The type of the page, as a share of the type around the table."""


class TypeSize:
    """One of the sizes, changed step by step."""

    def __init__(self) -> None:
        self._at = SIZES.index(1.0)

    @property
    def share(self) -> float:
        """The size, as a share of the type around the table."""
        return SIZES[self._at]

    @property
    def smallest(self) -> bool:
        """Whether it goes no smaller."""
        return self._at == 0

    @property
    def largest(self) -> bool:
        """Whether it goes no larger."""
        return self._at == len(SIZES) - 1

    def take(self, wanted: float) -> None:
        """Take the size nearest to one wanted."""
        self._at = min(range(len(SIZES)), key=lambda index: abs(SIZES[index] - wanted))

    def step(self, steps: int) -> None:
        """Go so many sizes up, or down, as far as there are any."""
        self._at = max(0, min(len(SIZES) - 1, self._at + steps))


def page_sheet(tones: Tones, scale: float) -> str:
    """The style sheet of a page, with type of ``scale`` times the base size."""
    return (
        f"body, p, li, td, th {{ color: {tones.ink}; line-height: 140%;"
        f" font-size: {round(BASE_SIZE * scale)}px; }}"
        f"h1 {{ font-size: {round(21 * scale)}px; }}"
        f"h2 {{ font-size: {round(17 * scale)}px; color: {tones.accent}; margin-top: 18px; }}"
        f"p {{ margin-top: 0; margin-bottom: 10px; }}"
        f"p.diagram {{ margin-top: 6px; margin-bottom: 4px; line-height: 100%; }}"
        f"p.caption, p.example {{ color: {tones.muted};"
        f" font-size: {round(BASE_SIZE * 0.93 * scale)}px; line-height: 130%; }}"
        f"p.caption {{ margin-bottom: 16px; margin-left: 8px; margin-right: 8px; }}"
        f"p.example {{ margin-left: 14px; }}"
        f"a {{ color: {tones.accent}; text-decoration: none; }}"
        f"a[href] {{ color: {tones.accent}; text-decoration: underline; }}"
        f"td, th {{ padding: 3px 8px; }}"
    )

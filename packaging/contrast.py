"""Print how well the things of each theme can be told apart, by every eye and in grey.

    python packaging/contrast.py [theme.toml …]

Without files the shipped themes are measured. The exit status is 1 if a pair falls short.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from trictrac_gui.ui.theme.contrast import EYES, ContrastPair, pairs, window_pairs
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import load_theme, shipped_themes


def table(theme: Theme) -> Iterator[str]:
    """The lines of a theme's table: differences, then contrasts; what falls short is marked."""
    yield f"{theme.name('en')} ({theme.key})"
    found = [*pairs(theme), *window_pairs(theme)]
    for read, heading in ((False, "difference (CIEDE2000)"), (True, "contrast of text")):
        yield f"  {heading:<30}{'least':>6}" + "".join(f"{eye:>14}" for eye in EYES)
        rows: dict[tuple[str, str], list[ContrastPair]] = {}
        for pair in found:
            if pair.read is read:
                rows.setdefault((pair.one, pair.two), []).append(pair)
        for (one, two), figures in rows.items():
            cells = "".join(f"{pair.figure:>13.1f}{' ' if pair.good else '!'}" for pair in figures)
            yield f"  {one + ' / ' + two:<30}{figures[0].least:>6.1f}{cells}"


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    themes = [load_theme(Path(name)) for name in arguments] or shipped_themes()
    lines = [line for theme in themes for line in (*table(theme), "")]
    print("\n".join(lines))
    return int(any("!" in line for line in lines))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

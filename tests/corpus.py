"""The small files written to try the readers on, and what must be told of each.

``python -m tests.corpus`` prints what the readers say now, in the form of the table.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from trictrac_gui.formats.document import Document
from trictrac_gui.formats.faults import FileFault, Unreadable, Weight
from trictrac_gui.formats.formats import read_document

FOLDER = Path(__file__).parent / "samples" / "exchange"
TABLE = FOLDER / "expected.toml"


class Told(NamedTuple):
    """What is told of a file: its games with their ends, and its faults with line and reason."""

    games: list[str]
    faults: list[str]


def files() -> list[Path]:
    """All files of the corpus."""
    return sorted(path for path in FOLDER.iterdir() if path.suffix != ".toml")


def expected() -> dict[str, Told]:
    """The table, by the names of the files."""
    data = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {name: Told(row["games"], row["faults"]) for name, row in data.items()}


def told(data: bytes) -> Told:
    """What the readers say of a file."""
    try:
        document = read_document(data)
    except Unreadable as unreadable:
        return Told([], [_fault(unreadable.fault)])
    matches = document.matches()
    faults = [_fault(found) for match in matches for found in match.faults]
    return Told([line for match in matches for line in _games(match)], faults)


def _games(document: Document) -> list[str]:
    found = []
    for game in document.games:
        ended = "unfinished"
        if game.outcome is not None:
            side = document.variant.side_keys[game.outcome.winner]
            ended = f"{side} +{game.outcome.points} {game.outcome.how}"
        found.append(f"{len(game.actions())} actions, {ended}")
    return found


def _fault(found: FileFault) -> str:
    mark = "note " if found.weight is Weight.NOTE else ""
    values = " ".join(str(value) for _, value in found.values if str(value))
    return f"{found.spot.line}:{found.spot.column} {mark}{found.key} {values}".strip()


if __name__ == "__main__":
    import json

    for path in files():
        now = told(path.read_bytes())
        print(f'["{path.name}"]')
        for name, rows in zip(now._fields, now, strict=True):
            listed = "".join(f"  {json.dumps(row, ensure_ascii=False)},\n" for row in rows)
            print(f"{name} = [\n{listed}]" if rows else f"{name} = []")
        print()

"""The golden tables, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parent / "golden"


def table(name: str) -> dict[str, Any]:
    """A table by the name of its file."""
    return tomllib.loads((GOLDEN / name).read_text(encoding="utf-8"))


WORKED = table("tric-trac-worked-cases.toml")
COUNTED = table("backgammon-counts.toml")

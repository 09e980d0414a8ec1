"""Names of files as plain text; light enough for the start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LONGEST_PATH: Final = 60
"""Characters of a path in a sentence; of a longer one the end is shown, which says most."""


def shown(path: Path | str) -> str:
    """A path as plain text on one line, with its end where it is too long."""
    # A name the system's encoding has no words for comes as bytes, most likely of UTF-8.
    text = str(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return text if len(text) <= LONGEST_PATH else "…" + text[-LONGEST_PATH:]

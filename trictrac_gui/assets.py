"""Where the files shipped with the program are: one locator for a checkout, a wheel and a bundle."""

from __future__ import annotations

from pathlib import Path


def resource(*parts: str) -> Path:
    """The path of a shipped read-only file or folder."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    root = inside if inside.is_dir() else package.parent / "resources"
    return root.joinpath(*parts)

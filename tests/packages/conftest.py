"""The scripts in packaging/ import each other by their bare names, as when they are run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture(autouse=True)
def _scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Last on the path, so that nothing else is hidden by them."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(PACKAGING)])

"""The command line speaks English here, whatever the machine's language, unless a test asks."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locale without a language of its own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

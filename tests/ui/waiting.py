"""Waiting for what comes about by itself, no longer than it takes."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtTest import QTest


def comes_true(there: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something becomes true in time, while the window goes on."""
    end = time.monotonic() + seconds
    while not there():
        if time.monotonic() > end:
            return False
        QTest.qWait(5)
    return True

"""The release of Qt that is installed is one the program can be trusted to."""

from __future__ import annotations

import subprocess
import sys

VOID_CALLS = """
import sys
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20_000):
    thing.blockSignals(False)
    thing.setObjectName("thing")
print(sys.getrefcount(None) > 1_000)
"""


def test_twenty_thousand_void_calls_leave_none_alive() -> None:
    # Some releases drop a reference to None at each call, until the interpreter aborts.
    done = subprocess.run(
        [sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr

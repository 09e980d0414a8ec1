"""The scripts in packaging/ import each other by their bare names, as when they are run."""

from __future__ import annotations

import sys
from pathlib import Path

# Last on the path, so that nothing else is hidden by them.
sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))

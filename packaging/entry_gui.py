"""The window program of the bundle; the wheel's command of the same name does the same."""

import os
import sys
import tempfile
from pathlib import Path

import entry_environment

from trictrac_gui.__main__ import main

if sys.platform == "linux":
    entry_environment.restore(os.environ, getattr(sys, "_MEIPASS", ""))
if sys.stdout is None or sys.stderr is None:
    # A window program of Windows has no terminal: what it says can be read in a file.
    file = Path(tempfile.gettempdir(), "trictrac-gui.txt")
    said = file.open("w", encoding="utf-8", buffering=1)
    sys.stdout, sys.stderr = sys.stdout or said, sys.stderr or said

sys.exit(main())

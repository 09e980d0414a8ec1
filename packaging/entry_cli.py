"""The command line of the bundle; the wheel's command of the same name does the same."""

import os
import sys

import entry_environment

from trictrac_gui.cli.main import main

if sys.platform == "linux":
    entry_environment.restore(os.environ, getattr(sys, "_MEIPASS", ""))
sys.exit(main())

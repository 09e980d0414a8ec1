"""The command line of the bundle; the wheel's command of the same name does the same."""

import sys

from trictrac_gui.cli.main import main

sys.exit(main())

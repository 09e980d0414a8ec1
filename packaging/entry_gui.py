"""The window program of the bundle; the wheel's command of the same name does the same."""

import sys

from trictrac_gui.__main__ import main

sys.exit(main())

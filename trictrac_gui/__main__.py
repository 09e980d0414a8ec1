"""``python -m trictrac_gui`` starts the window."""

import sys

from trictrac_gui.app import main

sys.exit(main())

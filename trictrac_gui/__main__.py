"""Start the window: ``python -m trictrac_gui`` and the command ``trictrac-gui``.

What can be said without Qt is said here; only then is ``app``, which imports Qt, looked at.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default the command line's; the exit status."""
    # What a start makes is kept, so looking for waste in it is for nothing. `app` ends this.
    gc.disable()
    from trictrac_gui import __version__
    from trictrac_gui.assets import THEMES
    from trictrac_gui.startup import preflight
    from trictrac_gui.ui.window.arguments import parse
    from trictrac_gui.variants import VARIANTS

    arguments = parse(sys.argv[1:] if argv is None else argv, VARIANTS, THEMES, __version__)
    trouble = preflight.check(os.environ)
    if trouble and arguments.self_test:
        print(trouble, "The checks run without a screen.", sep="\n")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        trouble = preflight.check(os.environ)
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    from trictrac_gui.startup import qt_import

    qt_import.load()
    from trictrac_gui import app

    return app.run(arguments)


if __name__ == "__main__":
    sys.exit(main())

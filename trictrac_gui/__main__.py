"""Start the window: ``python -m trictrac_gui`` and the command ``trictrac-gui``.

What can be said without Qt is said here; only then is ``app``, which imports Qt, looked at.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from trictrac_gui import preflight

NEEDS_NO_SCREEN = frozenset({"--help", "-h", "--version", "--self-test"})


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default the command line's; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    environ = dict(os.environ)
    if not NEEDS_NO_SCREEN.isdisjoint(arguments):
        environ["QT_QPA_PLATFORM"] = "offscreen"
    trouble = preflight.check(environ)
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    from trictrac_gui import app  # Qt is imported only once it can start

    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())

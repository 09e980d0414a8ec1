"""Starts the program as a child process and paints its first picture, with nothing done after it.

Prints one line of JSON: the page that was painted, the modules that are loaded then, and the name
of the ``import`` in use.
"""

from __future__ import annotations

import builtins
import json
import sys


def look(app: object) -> int:
    """In the place of Qt's own loop: paint at once, before any timer can bring more."""
    from PySide6.QtWidgets import QApplication

    from trictrac_gui.ui.window.main_window import MainWindow

    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    page = window.pages.currentWidget()
    window.grab()
    print(
        json.dumps(
            {
                "page": type(page).__name__,
                "loaded": sorted(sys.modules),
                "import": builtins.__import__.__name__,
            }
        )
    )
    window.close()
    return 0


def main() -> int:
    """Start the program with Qt's loop replaced."""
    from trictrac_gui.__main__ import main as start
    from trictrac_gui.startup import qt_import

    qt_import.load()
    from PySide6.QtWidgets import QApplication

    QApplication.exec = look  # type: ignore[assignment, method-assign]
    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

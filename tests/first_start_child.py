"""Starts the program as a child process, looks at it as a person would, plays a throw and ends.

Prints one line of JSON: the page shown, what was told in dialogs, and whether the throw fell.
Further arguments beginning with ``without:`` name modules that are not there.
"""

from __future__ import annotations

import json
import sys
import time

WITHOUT = [word.partition(":")[2] for word in sys.argv[1:] if word.startswith("without:")]
for module in WITHOUT:
    sys.modules[module] = None  # type: ignore[assignment]  # so that importing it fails
sys.argv[1:] = [word for word in sys.argv[1:] if not word.startswith("without:")]


def look(app: object) -> int:
    """In the place of Qt's own loop."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtGui import QFontInfo
    from PySide6.QtWidgets import QApplication, QDialog, QDockWidget

    from trictrac_gui.ui.dialogs.about import ReportDialog
    from trictrac_gui.ui.game.game_page import GamePage
    from trictrac_gui.ui.widgets.base_dialog import MessageDialog
    from trictrac_gui.ui.window.main_window import MainWindow

    def settle(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents()

    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    end = time.monotonic() + 20
    while time.monotonic() < end and window.findChild(QDockWidget, "rules") is None:
        QCoreApplication.processEvents()  # the rules are the last that comes by itself
    settle(0.6)
    dialogs = [w for w in window.findChildren(QDialog) if w.isVisible()]
    told = [w.text.text() for w in dialogs if isinstance(w, MessageDialog)]
    page = type(window.pages.currentWidget()).__name__
    for dialog in dialogs:
        dialog.close()
    settle(0.6)  # a hand looks first
    threw = False
    if window.actions_.throw.isEnabled():
        window.actions_.throw.trigger()
        settle(0.3)
        shown = window.findChildren(GamePage)[0].board.shown
        threw = shown is not None and shown.opening != (None, None)
    picture = window.grab().toImage()
    found = {
        "page": page,
        "told": told,
        "threw": threw,
        "reports": sum(isinstance(w, ReportDialog) for w in dialogs),
        "title": window.windowTitle(),
        "family": QFontInfo(window.font()).family(),
        "colours": len({picture.pixel(x, 300) for x in range(0, picture.width(), 3)}),
        "start": window.menu("game").title(),
    }
    print(json.dumps(found))
    window.close()
    return 0


def main() -> int:
    """Start the program with Qt's loop replaced."""
    from PySide6.QtWidgets import QApplication

    QApplication.exec = look  # type: ignore[assignment, method-assign]
    from trictrac_gui.__main__ import main as start

    return start(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

"""Starts the program as a child process and paints its first picture, with nothing done after it.

Prints one line of JSON: the modules that are loaded then, the classes of values among them that
were made the slow way, and the name of the ``import`` in use.
"""

from __future__ import annotations

import builtins
import json
import sys


def look(app: object) -> int:
    """In the place of Qt's own loop: paint at once, before any timer can bring more."""
    from PySide6.QtWidgets import QApplication

    from trictrac_gui.quick_dataclass import is_quick
    from trictrac_gui.ui.window.main_window import MainWindow

    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    window.grab()
    artwork = window.game.board.board.artwork
    loaded = sorted(sys.modules)
    ours = [sys.modules[name] for name in loaded if name.startswith("trictrac_gui")]
    made = {
        f"{value.__module__}.{value.__qualname__}": value
        for module in ours
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    }
    frozen = {
        name: value
        for name, value in made.items()
        if getattr(getattr(value, "__dataclass_params__", None), "frozen", False)
    }
    found = {
        "painted": artwork is not None and artwork.painted,
        "loaded": loaded,
        "slow": sorted(name for name, value in frozen.items() if not is_quick(value)),
        "frozen": len(frozen),
        "import": builtins.__import__.__name__,
    }
    print(json.dumps(found))
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

"""The environment as it was before the bundle's starter changed it for its own libraries.

By then the program's own libraries are found. What it starts, a file manager or a browser, is of
the system, and would break on Qt and the libraries that are brought along.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Final

BEFORE: Final = "_ORIG"
"""The starter keeps what a variable was under its name with this at the end."""

LIBRARIES: Final = ("LD_LIBRARY_PATH", "LIBPATH")
PLUGINS: Final = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")


def restore(environment: MutableMapping[str, str], inside: str) -> None:
    """Give the variables their values back; ``inside`` is the bundle's folder, where there is one.

    This is for Linux, where everything is started with the environment of whoever starts it.
    """
    if not inside:
        return
    for name in LIBRARIES:
        before = environment.pop(name + BEFORE, None)
        if before is not None:
            environment[name] = before
        elif environment.get(name, "").startswith(inside):
            del environment[name]
    for name in PLUGINS:
        if environment.get(name, "").startswith(inside):
            del environment[name]

"""The first import of Qt, which leaves Python's own ``import`` as it was.

PySide6 puts an ``import`` of its own in the place of Python's, for modules that ask for
``__feature__``: it reads the source of every module that is imported after it, and slows each
import statement inside a function. Nobody here asks for it, and a quarter of a start went that way.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # the whole point: only the first module of Qt changes it


def keep_import() -> None:
    """Give Python its own ``import`` back, where PySide6 has taken its place."""
    own = getattr(builtins, "__orig_import__", None)
    if own is not None:
        builtins.__import__ = own

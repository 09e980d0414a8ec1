"""The first import of Qt, without two things that PySide6 does then and nobody here asks for.

It puts an ``import`` of its own in the place of the usual one, for modules that want
``__feature__``: it reads the source of every module that is imported later, and slows every import
inside a function. And it compiles three expressions of many thousand characters, with which it
finds its own signatures in texts: for type stubs, and to say what is wrong with the arguments of a
call. Together that was a fifth of the start.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from typing import Any, Final

LONG: Final = 2000
"""Characters of an expression that takes longer to compile than a whole module to load."""


class CompiledLater:
    """A regular expression that is compiled when it is first used."""

    def __init__(self, compile_now: Callable[[], re.Pattern[str]]) -> None:
        self._compile_now = compile_now
        self._compiled: re.Pattern[str] | None = None

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """A method of the expression, to be called later."""

        def method(*given: Any, **named: Any) -> Any:
            if self._compiled is None:
                self._compiled = self._compile_now()
            return getattr(self._compiled, name)(*given, **named)

        return method


def load() -> None:
    """Import PySide6, if that has not been done yet."""
    compile_now = re.compile

    def compile_or_not(pattern: Any, flags: Any = 0) -> Any:
        if isinstance(pattern, str) and len(pattern) > LONG:
            return CompiledLater(lambda: compile_now(pattern, flags))
        return compile_now(pattern, flags)

    re.compile = compile_or_not
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415 - what all of this is for
    finally:
        re.compile = compile_now
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

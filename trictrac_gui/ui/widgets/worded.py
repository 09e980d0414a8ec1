"""Texts that follow the language: given once, beside the widget that shows them.

Pages are not built anew when the language changes, which would make all of this needless. Tried on
two of them: the start page takes 185 ms of processor time to build and 2 ms to word anew, the
position editor 101 ms and less than 1 ms; each new one keeps 0.2 to 0.5 MB until Python's collector
comes round, and what was typed, the caret, its undo, the scrolled place and the keyboard's place
would have to be carried over one by one, while a window for the audience, open dialogs and a
checker on its way may not be closed at all.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent

Words = Callable[[], str]
"""Makes a text in the language in use."""


class Worded:
    """A widget whose texts are asked for again when the language changes.

    It is mixed in before a class of Qt. ``word`` binds a text to what shows it;
    ``retranslate`` is for what is worded from a state, after all that was bound.
    """

    _worded: tuple[tuple[Callable[[str], object], Words], ...] = ()

    def word(self, show: Callable[[str], object], words: Words) -> None:
        """Show a text now, and in each language that comes."""
        self._worded = (*self._worded, (show, words))
        show(words())

    def retranslate(self) -> None:
        """Word what depends on a state in the language in use."""

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)  # type: ignore[misc]  # the widget's
        if event.type() is QEvent.Type.LanguageChange:
            for show, words in self._worded:
                show(words())
            self.retranslate()

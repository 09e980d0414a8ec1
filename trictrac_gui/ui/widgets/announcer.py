"""Tells assistive technology what happens on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Has sentences read out; ``said`` carries each with whether it may interrupt."""

    said = Signal(str, bool)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._said = QMetaMethod.fromSignal(self.said)

    def tell(self, worded: Callable[[], str]) -> None:
        """Have a sentence read out that is only worded where somebody hears it."""
        if QAccessible.isActive() or self.isSignalConnected(self._said):
            self.say(worded())

    def say(self, text: str, urgent: bool = False) -> None:
        """Have a sentence read out after what is being said, or at once if it is urgent."""
        if not text:
            return
        self.said.emit(text, urgent)
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._widget, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)

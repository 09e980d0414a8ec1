"""The way back through the values that something has had: drawings, a draft, a set."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")


class UndoHistory(Generic[Value]):
    """A value with everything it has been; each change can be taken back and made again.

    A change after something was taken back forgets what was taken back.
    """

    def __init__(self, value: Value) -> None:
        self._values = [value]
        self._at = 0

    @property
    def value(self) -> Value:
        return self._values[self._at]

    @property
    def may_undo(self) -> bool:
        return self._at > 0

    @property
    def may_redo(self) -> bool:
        return self._at + 1 < len(self._values)

    def change(self, value: Value) -> bool:
        """Take another value; False where it is the same."""
        if value == self.value:
            return False
        self._values[self._at + 1 :] = [value]
        self._at += 1
        return True

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Make the change again that was taken back last, if there is one."""
        self._at = min(len(self._values) - 1, self._at + 1)

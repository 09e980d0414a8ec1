"""The trail of a reader: where in a booklet one has been, and the way back and forward."""

from __future__ import annotations


class Trail:
    """Places by their anchors; going somewhere new forgets what lay ahead."""

    def __init__(self) -> None:
        self._behind: list[str] = []
        self._ahead: list[str] = []

    @property
    def may_go_back(self) -> bool:
        """Whether there is a place behind."""
        return bool(self._behind)

    @property
    def may_go_forward(self) -> bool:
        """Whether there is a place ahead."""
        return bool(self._ahead)

    def leave(self, here: str) -> None:
        """Go on from a place to a new one."""
        if not self._behind or self._behind[-1] != here:
            self._behind.append(here)
        self._ahead.clear()

    def back(self, here: str) -> str:
        """The place behind; ``here`` then lies ahead."""
        self._ahead.append(here)
        return self._behind.pop()

    def forward(self, here: str) -> str:
        """The place ahead; ``here`` then lies behind."""
        self._behind.append(here)
        return self._ahead.pop()

    def clear(self) -> None:
        """Begin anew, as in another booklet."""
        self._behind.clear()
        self._ahead.clear()

"""A game that is listened to."""

from __future__ import annotations

from collections.abc import Callable

from trictrac_gui.engine.model import Place
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.text import announcements, board_description


class Talk:
    """Keeps what is heard of a game, and what was refused in it."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.heard: list[str] = []
        self.refused: list[Refusal] = []
        self._before: GameView | None = session.view()
        session.changed.connect(self._hear)
        session.refused.connect(self.refused.append)

    def _hear(self, view: GameView) -> None:
        self.heard.append(announcements.between(self._before, view))
        self._before = view

    def told(self, place: Place, chosen: Place | None = None) -> str:
        """What is said of a place."""
        return board_description.place(self.session.view(), place, chosen).line


MakeTalk = Callable[..., Talk]
"""(variant, position as text, *rolls) -> a game listened to."""

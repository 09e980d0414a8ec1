"""Leads to the position editor and back, and from it to a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft, draft_of
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.editor.draft_view import draft_from
from trictrac_gui.ui.editor.page import EditorPage
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.narrow_window import NarrowWindow


@dataclass(frozen=True)
class EditorContext:
    """What the desk is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    dresser: ApplicationTheme
    current: Callable[[], GameView | None]
    """The game on the table, if there is one."""
    usual: Callable[[], Variant]
    """The game to begin with where there is none."""
    room: NarrowWindow


class EditorController(QObject):
    """The position editor of the window.

    ``play_wanted``, ``picture_wanted`` and ``keep_wanted`` carry a ``Draft``.
    """

    play_wanted = Signal(object)
    picture_wanted = Signal(object)
    keep_wanted = Signal(object)

    def __init__(self, tools: EditorContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._seen: GameView | None = None
        self._back: Callable[[], None] | None = None
        dresser = tools.dresser
        draft = draft_of(tools.usual())
        self.page = EditorPage(tools.variants, dresser.theme, dresser.tones, draft)
        self.page.leave_wanted.connect(self.leave)
        self.page.play_wanted.connect(self._play)
        self.page.picture_wanted.connect(self.picture_wanted)
        self.page.keep_wanted.connect(self.keep_wanted)

    def open(self) -> None:
        """Show the editor: with the position on the table, or with the draft that was left."""
        view = self._tools.current()
        actions = self._tools.window.actions_
        self.page.board.show_turned(
            actions.turn_board.isChecked(), actions.mirror_board.isChecked()
        )
        draft = None
        if view is not None and view != self._seen:
            draft = draft_from(view)
        self._seen = view
        self._tools.room.take()
        self._tools.window.begin_demonstration(self.page)
        self.page.open(draft)

    def open_draft(self, draft: Draft, back: Callable[[], None]) -> None:
        """Show the editor with a draft; ``back`` is done when it is left."""
        self._back = back
        self._tools.window.begin_demonstration(self.page)
        self.page.open(draft)

    def leave(self) -> None:
        """Go back to what was there before; the draft stays."""
        back, self._back = self._back, None
        if back is None:
            self._tools.window.end_demonstration()
            self._tools.room.give_back()
        else:
            back()

    def dress(self) -> None:
        """Take the theme in use."""
        self.page.show_theme(self._tools.dresser.theme, self._tools.dresser.tones)

    def _play(self, draft: Draft) -> None:
        self._back = None
        self.leave()
        self.play_wanted.emit(draft)

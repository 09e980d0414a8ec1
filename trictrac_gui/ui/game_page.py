"""The page of a running game: a plate, the board, a plate, and the console."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui import fault_wording, wording
from trictrac_gui.ui.actions import Actions
from trictrac_gui.ui.console import Console
from trictrac_gui.ui.notice import Notice
from trictrac_gui.ui.plate import Plate
from trictrac_gui.ui.theme import Theme

if TYPE_CHECKING:
    from trictrac_gui.ui.board.board_view import BoardView


WIDEST_PLATE = 860


def _centred(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(10, 0, 10, 0)
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return row


class GamePage(QWidget):
    """Shows a game view whole; what the players do comes out of ``board`` and ``console``."""

    def __init__(self, board: BoardView, actions: Actions, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.board = board
        self.console = Console(actions)
        self._theme = theme
        self._table = QWidget()
        self._table.setObjectName("table")
        self._turned = False
        self._view: GameView | None = None
        self._trouble = ""
        self.far = Plate()
        self.near = Plate()
        board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        table = QVBoxLayout(self._table)
        table.setContentsMargins(0, 8, 0, 8)
        table.setSpacing(4)
        for plate in (self.far, self.near):
            plate.setMaximumWidth(WIDEST_PLATE)
            plate.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.addLayout(_centred(self.far))
        table.addWidget(board, 1)
        table.addLayout(_centred(self.near))
        column.addWidget(self._table, 1)
        column.addWidget(self.console)
        self._show_surround()

    def show_view(self, view: GameView) -> None:
        """Show a moment of the game; the refusal of an earlier moment goes away."""
        self._view = view
        self.board.show_view(view)
        self._show_plates()
        self.console.show_view(view)
        self._notice_of(view)

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why a step was refused and offer its rule."""
        self.board.show_refusal(refusal)
        self.console.notices.show_notice(
            Notice(lambda: wording.explained(refusal), rule=refusal.rule)
        )

    def add_notice(self, notice: Notice) -> None:
        """Say something about the moment, unless there is something more urgent to say."""
        if self.console.notices.notice is None:
            self.console.notices.show_notice(notice)
            self.console.show_hint(None)

    def show_trouble(self, key: str) -> None:
        """Say that the game is not saved and why; an empty key that it is again."""
        self._trouble = key
        if self._view is not None:
            self._notice_of(self._view)

    def show_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self._theme = theme
        self.board.set_theme(theme)
        self._show_surround()
        self._show_plates()

    def show_turned(self, turned: bool) -> None:
        """Turn the board, and the plates with it."""
        self._turned = turned
        self.board.set_turned(turned)
        self._show_plates()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.near.retranslate()
        self.far.retranslate()
        self.console.retranslate()

    def _show_surround(self) -> None:
        surround = self._theme.table.surround
        self._table.setStyleSheet(f"QWidget#table {{ background: {surround}; }}")

    def _show_plates(self) -> None:
        if self._view is None:
            return
        near = Side.SECOND if self._turned else Side.FIRST
        self.near.show_side(self._view, near, self._theme)
        self.far.show_side(self._view, near.other, self._theme)

    def _notice_of(self, view: GameView) -> None:
        notice = None
        if self._trouble:
            key = self._trouble
            notice = Notice(lambda: fault_wording.not_saved(key), retry=True)
        elif wording.after_step(view):
            why = view.passing or view.lapsing
            notice = Notice(
                lambda: wording.after_step(view),
                rule=None if why is None else why.rule,
                why=why is not None,
            )
        self.console.notices.show_notice(notice)

"""All plays of the throw in class mode: listed in the palette's place, looked at and played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from trictrac_gui.session.plays import Play
from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.board.preview import Preview
from trictrac_gui.ui.class_mode.class_layout import ClassLayout


class PlaysListing(QObject):
    """Opens and closes the list of plays and shows on the board what the list points at."""

    def __init__(self, desk: ClassLayout, session: Callable[[], GameSession]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._session = session
        self.preview = Preview(desk.board.board)
        desk.plays.closed.connect(self.turn)
        desk.plays.previewed.connect(self._preview)
        desk.plays.wanted.connect(self._play_out)
        desk.board.laid_out.connect(self.preview.clear)

    @property
    def open(self) -> bool:
        """Whether the list is shown."""
        return self._desk.middle.currentWidget() is self._desk.plays

    def turn(self) -> None:
        """Open the list, or close it."""
        on = not self.open
        self._desk.show_plays(on)
        self.preview.clear()
        self.fill()
        if on:
            self._desk.plays.list.setFocus()
        else:
            self._desk.board.setFocus()

    def fill(self) -> None:
        """List the plays of this moment; without any the list closes."""
        if not self.open:
            return
        plays = self._session().plays()
        if plays:
            self._desk.plays.show_plays(plays)
        else:
            self._desk.show_plays(False)
            self._desk.tell(
                lambda: QCoreApplication.translate("Plays", "There is nothing to be played now.")
            )

    def _preview(self, play: Play | None) -> None:
        artwork, view = self._desk.board.board.artwork, self._session().view()
        if play is None or artwork is None or view.to_move is None:
            self.preview.clear()
            return
        ways = tuple((move.src, move.dst) for move in play.moves)
        self.preview.show(artwork, view.variant, view.position, view.to_move, ways)

    def _play_out(self, play: Play) -> None:
        self._desk.show_plays(False)
        self._desk.board.setFocus()
        self._session().play_out(play)

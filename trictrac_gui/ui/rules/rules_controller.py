"""The guide: it brings rules, plays and demonstrations together with the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from trictrac_gui.engine.model import Side
from trictrac_gui.session.showing import Play
from trictrac_gui.session.view import GameView, Refusal, situation
from trictrac_gui.ui.board.marks import Preview
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.rules.subjects import offered
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.widgets.notice_bar import Notice
from trictrac_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import Diagram
    from trictrac_gui.ui.rules.demonstration import Demonstration
    from trictrac_gui.ui.rules.plays_dock import PlaysDock


class RulesController(QObject):
    """Answers *Why?* and *What can I play?*, offers paragraphs, and shows diagrams large."""

    def __init__(
        self, window: MainWindow, table: GameController, dresser: ApplicationTheme
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._dresser = dresser
        self._page: Demonstration | None = None
        self._plays: PlaysDock | None = None
        self.preview = Preview(window.game.board.board)
        table.shown.connect(self._follow)
        window.rules.board_wanted.connect(self.show_on_board)
        window.rules.visibilityChanged.connect(self._show_hint)
        window.plays_made.connect(self._take_plays)
        window.game.console.notices.why_wanted.connect(self.show_plays)
        window.game.console.hint.clicked.connect(self._take_hint)
        window.game.board.laid_out.connect(self.preview.clear)

    def dress(self) -> None:
        """Take another theme."""
        self._window.rules.show_theme(self._dresser.theme)
        if self._plays is not None:
            self._plays.colour(self._dresser.tones)
        self.preview.clear()
        if self._page is not None:
            self._page.show_theme(self._dresser.theme)

    # -- following the game ------------------------------------------------------------------

    def _follow(self, view: GameView) -> None:
        self.preview.clear()
        self._window.rules.offer(situation(view))
        self._show_hint()
        self._fill_plays()
        self._tell_forced(view)

    def _tell_forced(self, view: GameView) -> None:
        session = self._table.session
        if session is None or not session.forced:
            return
        plays = session.plays()
        if len(plays) != 1:
            return
        only = plays[0].text

        def text() -> str:
            from trictrac_gui.ui.widgets.play_list import play_words

            told = QCoreApplication.translate(
                "RulesController", "Only one play is possible: {play}"
            )
            return told.format(play=play_words(only))

        self._window.game.add_notice(Notice(text, why=True))

    def _show_hint(self) -> None:
        """With the rules closed the paragraph is offered under the next step."""
        session = self._table.session
        found = None if session is None else situation(session.view())
        closed = not self._window.rules.isVisible()
        self._window.game.console.show_hint(
            None if found is None or not closed else lambda: offered(found)
        )

    def _take_hint(self) -> None:
        session = self._table.session
        found = None if session is None else situation(session.view())
        if found is not None:
            self._window.rules.open_situation(found)

    # -- plays -------------------------------------------------------------------------------

    def _take_plays(self, plays: PlaysDock) -> None:
        self._plays = plays
        plays.visibilityChanged.connect(self._fill_plays)
        plays.previewed.connect(self._preview)
        plays.wanted.connect(self._play)
        plays.explained.connect(self._explain)
        plays.colour(self._dresser.tones)

    def show_plays(self) -> None:
        """Open the list of plays."""
        self._window.plays.show()
        self._window.plays.raise_()
        self._fill_plays()
        self._window.plays.list.setFocus()

    def _fill_plays(self) -> None:
        session = self._table.session
        if self._plays is None or not self._plays.isVisible():
            self.preview.clear()
        elif session is not None:
            self._plays.show_plays(session.view().variant, session.plays(), session.kept_back())

    def _preview(self, play: Play | None) -> None:
        session = self._table.session
        artwork = self._window.game.board.board.artwork
        if play is None or session is None or artwork is None:
            self.preview.clear()
            return
        view = session.view()
        ways = tuple((move.src, move.dst) for move in play.moves)
        side = view.to_move if view.to_move is not None else Side.FIRST
        self.preview.show(artwork, view.variant, view.position, side, ways)

    def _play(self, play: Play) -> None:
        if self._table.session is not None:
            self._table.session.play_out(play)

    def _explain(self, refusal: Refusal) -> None:
        self._window.game.show_refusal(refusal)

    # -- the board of the booklet --------------------------------------------------------------

    def show_on_board(self, diagram: Diagram) -> None:
        """Show a diagram on a board of its own; the game waits behind it, untouched."""
        from trictrac_gui.ui.rules.demonstration import Demonstration
        from trictrac_gui.ui.rules.diagram import shown

        variant = self._window.rules.variant
        if variant is None:
            return
        if self._page is None:
            self._page = Demonstration(self._dresser.theme)
            self._page.leave_wanted.connect(self._window.end_demonstration)
        self._window.begin_demonstration(self._page)
        self._page.show_diagram(
            shown(diagram, variant),
            diagram.caption,
            turned=self._window.actions_.turn_board.isChecked(),
        )

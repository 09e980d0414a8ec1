"""Brings the list of moves, stepping and taking turns back together with the running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trictrac_gui.engine.model import Ending
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.step_buttons import ALL_THE_WAY
from trictrac_gui.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from trictrac_gui.session.move_list import ListedMoment, MoveList
    from trictrac_gui.session.view import GameView
    from trictrac_gui.ui.game.game_page import GamePage
    from trictrac_gui.ui.language import Words
    from trictrac_gui.ui.moves.dock import MovesDock
    from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog


class MovesController(QObject):
    """Shows the tab when it is wanted, steps through the game, and asks before a turn goes back."""

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game
        self._window = context.window
        self.dock: MovesDock | None = None
        self._open = False
        actions = context.window.actions_
        actions.moves.toggled.connect(self._show_dock)
        actions.step_back.triggered.connect(lambda: self.step(-1))
        actions.step_on.triggered.connect(lambda: self.step(1))
        actions.to_beginning.triggered.connect(lambda: self.step(-ALL_THE_WAY))
        actions.to_game.triggered.connect(self.back_to_game)
        actions.take_turn_back.triggered.connect(self.ask_take_back)
        game.take_back_wanted.connect(self.ask_take_back)
        actions.redo_turn.triggered.connect(self.ask_redo)
        game.page_built.connect(self._follow_page)
        context.theme.changed.connect(self._take_theme)

    def _follow_page(self, page: GamePage) -> None:
        page.looking.left.connect(self.back_to_game)
        page.looking.play_on.connect(self.play_on)
        page.looked.connect(self._tell_moment)

    # -- the tab -----------------------------------------------------------------------------

    def _show_dock(self, on: bool) -> None:
        if on and self.dock is None:
            from trictrac_gui.ui.moves.dock import MovesDock

            self.dock = MovesDock(self._window.actions_.moves)
            self.dock.panel.left.connect(self.back_to_game)
            self._game.leaving.connect(self.dock.panel.note.keep)
            self.dock.visibilityChanged.connect(self._seen)
            self._window.docks.add(self.dock)
            self._take_theme()
        if self.dock is None:
            return
        self.dock.setVisible(on)
        if on:
            self.dock.raise_()
        self._seen(on)

    def _seen(self, visible: bool) -> None:
        """The list follows the game while somebody can see it; that is work for every step."""
        if self.dock is None:
            return
        if visible != self._open:
            self._open = visible
            if visible:
                self._game.shown.connect(self._follow)
            else:
                self._game.shown.disconnect(self._follow)
        self.dock.panel.follow(self._game.session if visible else None)

    def _take_theme(self) -> None:
        if self.dock is not None:
            theme = self._context.theme
            self.dock.show_tones(theme.theme, theme.tones, theme.scale)

    def _follow(self, _: GameView | None) -> None:
        if self.dock is not None:
            self.dock.panel.follow(self._game.session)

    def _tell_moment(self, view: GameView) -> None:
        session = self._game.session
        if session is None:
            return
        from trictrac_gui.ui.moves import move_text

        course = session.course()
        told = move_text.spoken(view.variant, view.names, course, course.at(course.shown))
        self._game.page.looking.show_moment(told, free=view.free)
        self._game.page.announcer.say(told)

    # -- stepping ----------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Look at a moment so many turns before or after the one on the board."""
        session = self._game.session
        if session is None:
            return
        from trictrac_gui.ui.moves.step_bar import look_or_return

        course = session.course()
        look_or_return(session, course.at(course.shown + by).id)

    def back_to_game(self) -> None:
        """Show the game as it stands again."""
        session = self._game.session
        if session is not None and session.view().looking:
            session.look(None)
            self._game.page.board.setFocus()

    def play_on(self) -> None:
        """Let a free game go on from the moment on the board."""
        session = self._game.session
        if session is not None and session.go_to(session.here):
            self._game.page.board.setFocus()

    # -- whole turns -------------------------------------------------------------------------

    def ask_take_back(self) -> None:
        """Ask whether both sides agree to take the last turn back, or the word that ended it."""
        session = self._game.session
        if session is None or not session.view().may_take_turn_back:
            return
        result = session.view().result
        if result is not None:
            end_question(self._window, result.ending, session.take_turn_back).open()
            return
        target = session.tree.turn_back_target()
        self._ask(session.take_turn_back, None if target is None else target.id, again=False)

    def ask_redo(self) -> None:
        """Ask whether both sides agree to play the turn again that was taken back."""
        session = self._game.session
        if session is None or not session.view().may_redo_turn:
            return
        self._ask(session.redo_turn, session.here, again=True)

    def _ask(self, do: Callable[[], None], turn: int | None, *, again: bool) -> None:
        from trictrac_gui.ui.moves import move_text

        session = self._game.session
        if session is None:
            return
        view, course = session.view(), session.course()
        moment = None if turn is None else _moment_of(course, turn)
        told = "" if moment is None else move_text.spoken(view.variant, view.names, course, moment)
        agreement_question(self._window, told, do, again=again).open()


def agreement_question(
    parent: QWidget | None, turns: str, agreed: Callable[[], object], *, again: bool = False
) -> ChoiceDialog:
    """Whether both sides want a turn taken back, or played again; ``turns`` says which."""

    def title() -> str:
        if again:
            return translate("Agree", "Play the turn again as it was?")
        return translate("Agree", "Take the turn back?")

    def text() -> str:
        if again:
            return translate(
                "Agree", "The game goes on where it stood before the turn was taken back."
            )
        return translate(
            "Agree",
            "It can then be played differently. No throw changes: all dice that have "
            "fallen come again exactly as they were.",
        )

    return _question(parent, title, [lambda: turns, text] if turns else [text], agreed)


def end_question(
    parent: QWidget | None, ending: Ending, agreed: Callable[[], object]
) -> ChoiceDialog:
    """Whether both sides want the drop or the resignation back that ended the game."""
    dropped = ending is Ending.DROPPED

    def title() -> str:
        if dropped:
            return translate("Agree", "Take the drop back?")
        return translate("Agree", "Take the resignation back?")

    def text() -> str:
        if dropped:
            return translate("Agree", "The double then waits for its answer once more.")
        return translate(
            "Agree",
            "The game then goes on where it stood before it was given up. No throw changes.",
        )

    return _question(parent, title, [text], agreed)


def _question(
    parent: QWidget | None, title: Words, texts: Sequence[Words], agreed: Callable[[], object]
) -> ChoiceDialog:
    from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog

    return ChoiceDialog(
        parent,
        "agree",
        title,
        texts,
        {
            "no": Choice(lambda: translate("Agree", "No"), primary=True),
            "agree": Choice(lambda: translate("Agree", "Both sides agree"), agreed),
        },
    )


def _moment_of(course: MoveList, part: int) -> ListedMoment | None:
    """The turn that an action belongs to."""
    from trictrac_gui.session.move_list import MomentKind

    for moment in course.moments:
        if moment.what is MomentKind.TURN and part in moment.ids:
            return moment
    return None

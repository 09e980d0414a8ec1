"""The running game: it is begun, gone on with and left here, and what it tells is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.match import SINGLE_GAME, Match, MatchKind
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.errors import Busy, JournalError, MovedAway, StorageError
from trictrac_gui.storage.settings import Settings
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.engine.clock import ClockRule
    from trictrac_gui.engine.dice import DiceChoice
    from trictrac_gui.engine.setting_up import SetUp
    from trictrac_gui.session.game_store import UnknownGame
    from trictrac_gui.session.session import GameSession
    from trictrac_gui.session.view import GameView
    from trictrac_gui.ui.board.session_controller import Connections
    from trictrac_gui.ui.game.game_page import GamePage
    from trictrac_gui.ui.sound.sound_effects import SoundEffects


@dataclass(frozen=True, slots=True)
class RunningScore:
    """Games and points by seat: a seat keeps its tally when the players swap sides.

    ``seats[side]`` is the seat (0 or 1) of the player who has that side now.
    """

    seats: tuple[int, int] = (0, 1)
    names: tuple[str, str] = ("", "")
    games: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    played: int = 0

    def after(self, result: Result) -> RunningScore:
        """The tally with one more game; one without a winner counts for neither (R16)."""
        games, points = list(self.games), list(self.points)
        if result.winner is not None:
            seat = self.seats[result.winner]
            games[seat] += 1
            points[seat] += result.value
        return replace(
            self,
            games=(games[0], games[1]),
            points=(points[0], points[1]),
            played=self.played + 1,
        )

    def swapped(self) -> RunningScore:
        """The tally once the players have changed sides."""
        return replace(self, seats=(self.seats[1], self.seats[0]))

    def seated(self, names: tuple[str, str]) -> RunningScore:
        """The score of the players who play now: this one, or a new one for others."""
        now = (self.names[self.seats[0]], self.names[self.seats[1]])
        if names == now:
            return self
        if names == (now[1], now[0]):
            return self.swapped()
        return RunningScore(names=names)

    def games_of(self, side: int) -> int:
        """Games won by the player who has a side now."""
        return self.games[self.seats[side]]

    def points_of(self, side: int) -> int:
        """Points won by the player who has a side now."""
        return self.points[self.seats[side]]


CHANGED = "changed-outside"
KEPT_EVERY: Final = 2.0
"""Seconds of a running turn after which what it has used is written down."""


class GameController(PageController):
    """Holds the running game, or none, and the score of the players who sit together.

    Signals: ``page_built`` with the ``GamePage``, once; ``shown`` with each ``GameView`` that has
    come to the page, and None when the game is left; ``ended`` with the ``Result`` of a game
    played out; ``went_on`` once an unfinished game is gone on with. ``busy`` and ``moved`` carry
    the path of a game that cannot be gone on with here, ``moved`` also the folder where it lies
    now. ``leaving`` comes while the session still takes what was being typed. ``unsaved`` asks
    what is to become of a game that is not saved, and carries what is to be done once that is
    known. ``take_back_wanted`` asks for what both sides have to agree to.
    """

    name = PageName.GAME

    page_built = Signal(object)
    shown = Signal(object)
    ended = Signal(object)
    went_on = Signal()
    busy = Signal(object)
    moved = Signal(object, str)
    leaving = Signal()
    unsaved = Signal(object)
    take_back_wanted = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.navigator)
        self.session: GameSession | None = None
        self.variant: Variant | None = None
        self.score = RunningScore()
        self.quiet = False
        """Whether the end of a game is not told, as another window shows it."""
        self._context = context
        self._ended = False
        self._before_end = self.score
        """The score without the game that has just ended, should its end be taken back."""
        self._changed = False
        """Whether another program has changed the file, and the game has no file of its own yet."""
        self._saved_beside = ""
        self._kept: Path | None = None
        """The game that is gone on with when the page before this one is left."""
        self._answered = False
        """Whether it is known already that the game is left although it is not saved."""
        window = context.window
        window.focus_moved.connect(self._help_for)
        window.retranslated.connect(self._retranslate)
        context.theme.changed.connect(self._take_theme)
        context.settings.changed.connect(self._take_settings)
        self._hide_names()

    @cached_property
    def page(self) -> GamePage:
        """The page of the running game, with all that belongs to it."""
        from trictrac_gui.ui.board.board_scene import board_words
        from trictrac_gui.ui.board.board_view import BoardView
        from trictrac_gui.ui.board.session_controller import SessionController
        from trictrac_gui.ui.game.game_page import GamePage
        from trictrac_gui.ui.sound.sound_effects import SoundEffects

        context, theme = self._context, self._context.theme.theme
        page = GamePage(BoardView(theme=theme), context.window.actions_, theme)
        # Also where no game is ever shown, it goes with the window.
        page.setParent(context.window)
        page.hide()
        self._played = SessionController(page.board)
        self._sound = SoundEffects(page.board.board.animator, context.sound, page.board)
        page.shown.connect(self._sound.follow)
        page.refused.connect(self._sound.refuse)
        context.window.help_wanted.connect(page.console.show_help)
        context.window.uncovered.connect(page.board.guard.renew)
        self._show_theme(page)
        self._show_settings(page, context.settings.current)
        page.board.set_words(board_words())
        self.page_built.emit(page)
        return page

    @property
    def sound(self) -> SoundEffects:
        """What is heard of the game; it comes with the page."""
        _ = self.page
        return self._sound

    # -- settings ------------------------------------------------------------------------------

    def _take_theme(self) -> None:
        if self.built:
            self._show_theme(self.page)

    def _show_theme(self, page: GamePage) -> None:
        theme = self._context.theme
        page.board.set_letters(theme.scale)
        page.show_theme(theme.theme)

    def _take_settings(self, before: Settings, now: Settings) -> None:
        if self.built:
            self._show_settings(self.page, now)
        if self.session is not None:
            self.session.auto_finish = now.auto_finish
        self._hide_names()

    def _show_settings(self, page: GamePage, now: Settings) -> None:
        page.board.set_speed(self._context.settings.speed)
        page.board.set_one_click(now.one_click)
        page.board.set_mirrored(now.mirrored)
        page.show_turned(now.turned)
        self._sound.volume = now.volume / 100 if now.sound else 0.0

    def _hide_names(self) -> None:
        """Leave the names of guests out of the log."""
        guest = self._context.settings.current.guest
        self._context.log.hide(self.session.names if guest and self.session is not None else ())

    def _retranslate(self) -> None:
        if self.built:
            from trictrac_gui.ui.board.board_scene import board_words

            self.page.board.set_words(board_words())
            self.page.retranslate()

    def _help_for(self, widget: QWidget) -> None:
        if self.built and not self.page.board.has_keyboard:
            self.page.console.show_help(widget.statusTip())

    # -- for the navigator ---------------------------------------------------------------------

    def title(self) -> str:
        """The game, what it is played for, and the players."""
        if self.session is None:
            return ""
        view = self.session.view()
        players = [game_names.player(view.variant, view.names, side, translate) for side in Side]
        game = game_names.variant_name(view.variant.key, translate)
        if view.match.agreement.kind is not MatchKind.GAME:
            game = f"{game} · {match_text.name(view.variant, view.match.agreement)}"
        for rule in match_text.unusual(view.variant, view.match.agreement):
            game = f"{game} · {rule}"
        return " ".join(f"{game} · {players[0]} – {players[1]}".split())

    def game_view(self) -> GameView | None:
        return None if self.session is None else self.session.view()

    def entered(self) -> None:
        """The board has the keyboard."""
        self.page.board.setFocus()

    def may_be_left(self, go: Callable[[], object]) -> bool:
        """Ask first where something of the game is in memory alone."""
        if self._answered or self.session is None:
            return True
        self.leaving.emit()
        if self.session.settle():
            return True
        self.unsaved.emit(go)
        return False

    def once_left(self, do: Callable[[], object]) -> None:
        """Do what takes the place of the running game, once that may be left."""
        if self.may_be_left(do):
            do()

    def leave_unsaved(self, do: Callable[[], object]) -> None:
        """Do it although the game is not saved; that stays in memory until it is."""
        self._answered = True
        try:
            do()
        finally:
            self._answered = False

    def discard(self) -> None:
        """Forget what is not saved of the game; what is can be gone on with."""
        kept = None if self.session is None else self.session.path
        self.let_go(discard=True)
        self._kept = kept

    def suspended(self) -> None:
        """Keep the game for later; one that is not saved stays as it is."""
        session = self.session
        if session is not None and session.path is not None and session.settle():
            self._kept = session.path
            self.let_go()

    def resumed(self) -> None:
        """Go on with the game that was left for another page."""
        kept, self._kept = self._kept, None
        if self.session is not None:
            return
        if kept is not None and kept.exists():
            self._go_on(kept, show=False)
        else:  # it was deleted from the list of games
            self.navigator.open(PageName.START)

    def closed(self) -> None:
        """Keep the game for later."""
        self._kept = None
        self.let_go()

    # -- beginning and going on ----------------------------------------------------------------

    def begin(
        self,
        variant: Variant,
        names: tuple[str, str],
        dice: DiceChoice | None = None,
        match: Match = SINGLE_GAME,
        clock: ClockRule | None = None,
    ) -> None:
        """Begin a new game; the same two players go on with their score."""

        def begin() -> None:
            self.score = self.score.seated(names)
            self.let_go()
            games = self._context.games
            self.take(*games.begin(variant, variant.values, names, dice, match, clock))

        self.once_left(begin)

    def begin_free(self, variant: Variant, match: Match, setup: SetUp | None) -> None:
        """Begin a game that does not count, from a position that was set up."""

        def begin() -> None:
            self.let_go()
            names = self._context.settings.current.names.get(variant.key, ("", ""))
            self.take(*self._context.games.begin_free(variant, match, setup, names))

        self.once_left(begin)

    def begin_again(self, *, swap: bool, dice: DiceChoice | None = None) -> None:
        """The same two players begin another game, on the other sides if they like."""
        if self.session is None or self.variant is None:
            return
        first, second = self.session.names
        match, clock = self.agreed()
        if swap:
            self.score = self.score.swapped()
        self.begin(self.variant, (second, first) if swap else (first, second), dice, match, clock)

    def agreed(self) -> tuple[Match, ClockRule | None]:
        """What a further match is played for: the same as this one, from the beginning."""
        if self.session is None:
            return SINGLE_GAME, None
        clock = None if self.session.clock is None else self.session.clock.rule
        return Match(self.session.view().match.agreement), clock

    def go_on(self, path: Path, waiting: GameSession | None = None) -> None:
        """Go on with an unfinished game; with one that is ``waiting`` to be saved, if it still is.

        A game that is saved by now lies where it was saved.
        """

        def go_on() -> None:
            self.let_go()
            saved = path if waiting is None or waiting.path is None else waiting.path
            if self._go_on(saved, waiting=waiting):
                self.went_on.emit()

        self.once_left(go_on)

    def _go_on(self, path: Path, *, show: bool = True, waiting: GameSession | None = None) -> bool:
        from trictrac_gui.session.game_store import UnknownGame

        games = self._context.games
        waiting = waiting or next((one for one in games.waiting if one.path == path), None)
        if waiting is not None and games.go_on_waiting(waiting):
            self.score = self.score.seated(waiting.names)
            self.take(waiting, waiting.fault, show=show)
            return True
        try:
            session, recovered, trouble = self._context.games.resume(path)
        except Busy:
            self.navigator.open(PageName.START)
            self.busy.emit(path)
            return False
        except MovedAway as moved:
            self.navigator.open(PageName.START)
            self.moved.emit(path, moved.place)
            return False
        except (StorageError, UnknownGame) as fault:
            self._not_opened(path, fault)
            return False
        self.score = self.score.seated(session.names)
        self.take(session, trouble, show=show)
        if recovered is not None:
            from trictrac_gui.session.game_store import MENDED
            from trictrac_gui.ui.text import fault_text

            aside = str(recovered.kept_aside or path)
            said = fault_text.bit_mended if recovered.key == MENDED else fault_text.game_mended
            self._context.show_message(lambda: said(aside))
        return True

    def go_on_with_copy(self, path: Path) -> None:
        """Go on with a copy of a game that was moved to another folder."""
        from trictrac_gui.session.game_store import UnknownGame

        def go_on() -> None:
            try:
                session, trouble = self._context.games.resume_copy(path)
            except (StorageError, UnknownGame) as fault:
                self._not_opened(path, fault)
                return
            self.replace(session, trouble)

        self.once_left(go_on)

    def _not_opened(self, path: Path, fault: StorageError | UnknownGame) -> None:
        from trictrac_gui.ui.text import fault_text

        key = fault.key if isinstance(fault, StorageError) else "wrong-format"
        self._context.show_message(lambda: fault_text.game_not_opened(str(path), key))
        self.navigator.open(PageName.START)

    def replace(self, session: GameSession, trouble: JournalError | None) -> None:
        """Play another game in the place of the running one, which is kept for later."""
        self.let_go()
        self.score = self.score.seated(session.names)
        self.take(session, trouble)

    def take(
        self, session: GameSession, trouble: JournalError | None, *, show: bool = True
    ) -> None:
        """Play a game from now on, and show its page."""
        session.setParent(self)
        self.session = session
        self.variant = session.view().variant
        self._kept = None
        session.auto_finish = self._context.settings.current.auto_finish
        self._hide_names()
        # A match that is taken up between two games has told of its last one already.
        self._ended = session.view().result is not None
        self._before_end = self.score
        page = self.page
        session.set_by_hand(self._context.window.actions_.hand_dice.isChecked())
        self._played.open(session, self._connections(session))
        self._trouble(trouble)
        page.show_view(session.view())
        if show:
            self.navigator.start_from(self)
        self._show_moment(session.view())
        page.clocks.show_clock(session.clock)
        if show:
            page.board.setFocus()

    def let_go(self, *, discard: bool = False) -> None:
        """Be without a game; it can be gone on with later, also where it could not be saved."""
        if self.session is None:
            return
        self.leaving.emit()
        session, self.session = self.session, None
        self.page.clocks.show_clock(None)
        self._played.close()
        (self._context.games.discard if discard else self._context.games.leave)(session)
        self.shown.emit(None)

    def rebuild(self) -> None:
        """Show the game anew from its journal, after an unexpected error."""
        if self.session is not None:
            self.session.rebuild()

    # -- while it is played --------------------------------------------------------------------

    def _connections(self, session: GameSession) -> Connections:
        """What the actions and the console ask for, and who shows what comes of it."""
        from trictrac_gui.session.view import Deed

        page, actions = self.page, self._context.window.actions_
        console, guarded = page.console, page.board.guard.guarded
        yield actions.hand_dice.toggled, session.set_by_hand
        yield actions.throw.triggered, guarded(Deed.THROW, lambda _: session.throw())
        yield actions.finish.triggered, guarded(Deed.FINISH, lambda _: session.hand_over())
        yield actions.double.triggered, guarded(Deed.DOUBLE, lambda _: session.double())
        yield actions.undo.triggered, self.undo
        yield actions.redo.triggered, session.redo
        yield console.answered, guarded(Deed.ANSWER, session.answer)
        yield console.match.answered, guarded(Deed.ANSWER_DOUBLE, session.answer_double)
        yield console.match.beavered, guarded(Deed.BEAVER, lambda _: session.beaver())
        yield console.match.next_wanted, guarded(Deed.NEXT_GAME, lambda _: self.start_next())
        yield console.notices.retry_wanted, session.retry_saving
        yield page.clocks.ticked, lambda: session.keep_time(every=KEPT_EVERY)
        yield session.changed, self._show
        yield session.refused, page.show_refusal
        yield session.trouble, self._trouble

    def undo(self) -> None:
        """Take the last thing back, or ask both sides whether they agree to it."""
        from trictrac_gui.session.view import Deed

        session = self.session
        if session is None:
            return
        view, guard = session.view(), self.page.board.guard
        if view.may_undo and (view.free or view.double is None):
            session.undo()
        elif guard.allows(Deed.UNDO, once=True):
            if view.may_undo:
                session.undo()
            else:
                self.take_back_wanted.emit()

    def start_next(self) -> None:
        if self.session is not None:
            self.session.start_next()
            self.page.board.setFocus()

    # -- what comes of it --------------------------------------------------------------------

    def _show(self, view: GameView) -> None:
        self.page.show_view(view)
        if self.page.isVisible():
            self._context.window.actions_.follow(view, in_game=True)
        else:
            self.navigator.refresh()
        self._show_moment(view)

    def _show_moment(self, view: GameView) -> None:
        if self._saved_beside:
            from trictrac_gui.ui.text import fault_text

            name, self._saved_beside = self._saved_beside, ""
            self.page.tell(lambda: fault_text.saved_beside(name))
        self.shown.emit(view)
        result = view.result
        if view.looking:
            return
        if view.free:
            self._ended = result is not None  # a board of a class has no winner to be told of
            return
        if result is None or self._ended:
            from trictrac_gui.engine.state import Phase

            if self._ended and view.phase is not Phase.OPENING:
                self.score = self._before_end  # the word that ended it was taken back
            self._ended = result is not None
            return
        self._ended = True
        self._before_end = self.score
        if result.ending is not Ending.LEFT and not self.quiet:
            self.score = self.score.after(result)
            self.ended.emit(result)

    def _trouble(self, fault: JournalError | None) -> None:
        changed, self._changed = self._changed, fault is not None and fault.key == CHANGED
        self.page.show_trouble("" if fault is None else fault.key)
        path = None if self.session is None else self.session.path
        if changed and fault is None and path is not None:
            self._saved_beside = path.name
        if fault is not None:
            self._context.warn(f"not saved: {fault}")

"""Brings rules, plays and diagrams together with the running game."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.legal_moves import Play
from trictrac_gui.session.view import Deed, GameView, Refusal, situation
from trictrac_gui.ui.board.marks import Preview
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.rules.tools import offered
from trictrac_gui.ui.widgets.notice_bar import Notice
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import RuleDocument
    from trictrac_gui.ui.rules.diagram import Demonstration
    from trictrac_gui.ui.rules.plays_dock import PlaysDock


class RulesController(QObject):
    """Answers *Why?* and *What can I play?*, offers paragraphs, and shows diagrams large."""

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game
        self._situation: Situation | None = None
        """What is to be explained now."""
        self.last_game: Variant | None = None
        """The game that was on the table last, with its house rules."""
        self._hinted: Situation | None = None
        """What is offered beside the next step."""
        window, actions, page = context.window, context.window.actions_, game.page
        self.dock = RulesDock(_booklet, lambda: context.language.current, context.variants)
        self.dock.set_type_size(context.settings.current.rules_scale)
        self.dock.type_resized.connect(self._remember_type)
        window.docks.add(self.dock)
        window.docks.tick_while_open(actions.rules, self.dock)
        actions.rules.toggled.connect(self.dock.setVisible)
        actions.plays.toggled.connect(self._open_plays)
        self.preview = Preview(page.board.board)
        self.diagram = DiagramController(context, self)
        game.shown.connect(self._follow)
        self.dock.board_wanted.connect(self.diagram.open)
        self.dock.visibilityChanged.connect(self._show_hint)
        page.console.notices.rule_wanted.connect(self.dock.open_rule)
        page.console.notices.why_wanted.connect(self.show_plays)
        page.console.hint.clicked.connect(self._take_hint)
        page.board.laid_out.connect(self.preview.clear)
        context.theme.changed.connect(self._take_theme)
        window.retranslated.connect(self._retranslate)
        self._take_theme()

    def _take_theme(self) -> None:
        theme = self._context.theme
        self.dock.show_tones(theme.tones, theme.scale)
        self.dock.show_theme(theme.theme)
        if self.plays_built:
            self.plays.colour(theme.tones)
        self.preview.clear()

    def _retranslate(self) -> None:
        self.dock.retranslate()
        if self.plays_built:
            self.plays.retranslate()

    def _remember_type(self, share: float) -> None:
        settings = self._context.settings
        settings.apply(replace(settings.current, rules_scale=share))

    # -- following the game ------------------------------------------------------------------

    def _follow(self, view: GameView | None) -> None:
        self._situation = None if view is None else situation(view)
        if view is None:
            return
        self.last_game = view.variant
        self.dock.show_variant(view.variant.key, view.variant, view.match.agreement)
        if self._situation is not self.dock.offered:
            self.dock.offer(self._situation)
        self._show_hint()
        self._fill_plays()
        self._tell_forced(view)

    def _tell_forced(self, view: GameView) -> None:
        session = self._game.session
        if session is None or not session.forced:
            return
        plays = session.plays()
        if len(plays) != 1:
            return
        only = plays[0].text

        def text() -> str:
            from trictrac_gui.ui.widgets.play_list import play_words

            told = translate("RulesController", "Only one play is possible: {play}")
            return told.format(play=play_words(only))

        self._game.page.add_notice(Notice(text, why=True))

    def _show_hint(self) -> None:
        """With the rules closed the paragraph is offered under the next step."""
        found = None if self.dock.isVisible() else self._situation
        if found is not self._hinted:
            self._hinted = found
            self._game.page.console.show_hint(None if found is None else partial(offered, found))

    def _take_hint(self) -> None:
        if self._situation is not None:
            self.dock.open_situation(self._situation)

    # -- plays -------------------------------------------------------------------------------

    @cached_property
    def plays(self) -> PlaysDock:
        from trictrac_gui.ui.rules.plays_dock import PlaysDock

        plays = PlaysDock()
        docks = self._context.window.docks
        docks.add(plays, tab=False)
        plays.hide()
        docks.tick_while_open(self._context.window.actions_.plays, plays)
        plays.visibilityChanged.connect(self._fill_plays)
        plays.previewed.connect(self._preview)
        plays.wanted.connect(self._play)
        plays.explained.connect(self._explain)
        plays.colour(self._context.theme.tones)
        return plays

    @property
    def plays_built(self) -> bool:
        return "plays" in self.__dict__

    def _open_plays(self, on: bool) -> None:
        if on or self.plays_built:
            self.plays.setVisible(on)

    def show_plays(self) -> None:
        """Open the list of plays."""
        self.plays.show()
        self.plays.raise_()
        self._fill_plays()
        self.plays.list.setFocus()

    def _fill_plays(self) -> None:
        session = self._game.session
        if not self.plays_built or not self.plays.isVisible():
            if self.preview.ways:
                self.preview.clear()
        elif session is not None:
            self.plays.show_plays(session.view().variant, session.plays(), session.kept_back())

    def _preview(self, play: Play | None) -> None:
        session = self._game.session
        artwork = self._game.page.board.board.artwork
        if play is None or session is None or artwork is None:
            self.preview.clear()
            return
        view = session.view()
        ways = tuple((move.src, move.dst) for move in play.moves)
        side = view.to_move if view.to_move is not None else Side.FIRST
        self.preview.show(artwork, view.variant, view.position, side, ways)

    def _play(self, play: Play) -> None:
        guard = self._game.page.board.guard
        if self._game.session is not None and guard.allows(Deed.PLAY_OUT):
            self._game.session.play_out(play)

    def _explain(self, refusal: Refusal) -> None:
        self._game.page.show_refusal(refusal)


class DiagramController(PageController):
    """Shows a diagram of the booklet on a board of its own; the game waits behind it."""

    name = PageName.DIAGRAM
    laid_over = True

    def __init__(self, context: AppContext, rules: RulesController) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._rules = rules
        context.theme.changed.connect(self._take_theme)

    @cached_property
    def page(self) -> Demonstration:
        from trictrac_gui.ui.rules.diagram import Demonstration

        page = Demonstration(self._context.theme.theme)
        page.leave_wanted.connect(self.navigator.back)
        return page

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme)

    def open(self, target: object = None) -> None:
        """Show a ``Diagram`` large."""
        from trictrac_gui.rulesdoc import Diagram
        from trictrac_gui.ui.rules.diagram import shown

        variant = self._rules.dock.variant
        if variant is None or not isinstance(target, Diagram):
            return
        self.navigator.show(self)
        turned = self._context.window.actions_.turn_board.isChecked()
        self.page.show_diagram(shown(target, variant), target.caption, turned=turned)


def _booklet(variant: str, language: str) -> RuleDocument:
    from trictrac_gui.rulesdoc import load

    return load(variant, language)

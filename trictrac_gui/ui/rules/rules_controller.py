"""Brings rules, plays and diagrams together with the running game."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.tab_dock import TabDock
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.engine.match import Agreement
    from trictrac_gui.engine.rule_keys import Situation
    from trictrac_gui.engine.variant import Variant
    from trictrac_gui.rulesdoc import RuleDocument
    from trictrac_gui.session.legal_moves import Play
    from trictrac_gui.session.view import GameView, Refusal
    from trictrac_gui.ui.board.marks import Preview
    from trictrac_gui.ui.game.game_page import GamePage
    from trictrac_gui.ui.rules.diagram import Demonstration
    from trictrac_gui.ui.rules.dock import RulesDock
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
        self._reading: tuple[str, Variant | None, Agreement | None] = ("", None, None)
        """The game whose rules are to be read, as it stands on the table, and what was agreed."""
        self._place: TabDock | None = None
        """Keeps the place of the dock until the first picture is there."""
        self.preview: Preview
        """Plays on the board of the running game, from when its page is built."""
        self.diagram = DiagramController(context, self)
        window, actions = context.window, context.window.actions_
        window.docks.make_first = lambda: self.dock
        actions.rules.toggled.connect(self._open_rules)
        actions.plays.toggled.connect(self._open_plays)
        game.page_built.connect(self._follow_page)
        game.shown.connect(self._follow)
        context.theme.changed.connect(self._take_theme)
        window.retranslated.connect(self._retranslate)

    @cached_property
    def dock(self) -> RulesDock:
        """The dock of the rules, made when it is first wanted."""
        from trictrac_gui.ui.rules.dock import RulesDock

        context = self._context
        dock = RulesDock(_booklet, lambda: context.language.current, context.variants)
        dock.set_type_size(context.settings.current.rules_scale)
        dock.show_tones(context.theme.tones, context.theme.scale)
        dock.show_theme(context.theme.theme)
        dock.type_resized.connect(self._remember_type)
        dock.board_wanted.connect(self.diagram.open)
        if self._place is None:
            context.window.docks.add_first(dock)
        else:
            context.window.docks.replace_first(dock)
            self._place = None
        context.window.docks.tick_while_open(context.window.actions_.rules, dock)
        if self._reading[0]:
            dock.show_variant(*self._reading)
        dock.offer(self._situation)
        dock.visibilityChanged.connect(self._show_hint)
        return dock

    @property
    def built(self) -> bool:
        """Whether the dock is there."""
        return "dock" in self.__dict__

    def show_variant(
        self, key: str, game: Variant | None = None, agreement: Agreement | None = None
    ) -> None:
        """Keep the rules of a game ready, as ``RulesDock.show_variant`` does."""
        self._reading = key, game, agreement
        if self.built:
            self.dock.show_variant(key, game, agreement)

    def _open_rules(self, on: bool) -> None:
        if self.built:
            self.dock.setVisible(on)
        elif self._place is not None:
            self._place.setVisible(on)
        elif on and self._context.window.painted:
            self.dock.show()
        elif on:
            self._keep_place()

    def _keep_place(self) -> None:
        """With the window comes the frame alone: the dock takes a tenth of the start to build."""
        window = self._context.window
        self._place = TabDock("rulesPlace")
        self._place.name(translate("RulesDock", "Rules"), translate("RulesDock", "Close the rules"))
        self._place.colour_cross(self._context.theme.tones)
        body = QFrame()
        body.setObjectName("rulesBody")
        self._place.setWidget(body)
        window.docks.add_first(self._place)
        self._place.show()
        window.first_painted.connect(lambda: self.dock)

    def _follow_page(self, page: GamePage) -> None:
        from trictrac_gui.ui.board.marks import Preview

        self.preview = Preview(page.board.board)
        page.console.notices.rule_wanted.connect(lambda rule: self.dock.open_rule(rule))
        page.console.notices.why_wanted.connect(self.show_plays)
        page.console.hint.clicked.connect(self._take_hint)
        page.board.laid_out.connect(self.preview.clear)

    def _take_theme(self) -> None:
        theme = self._context.theme
        if self.built:
            self.dock.show_tones(theme.tones, theme.scale)
            self.dock.show_theme(theme.theme)
        if self.plays_built:
            self.plays.colour(theme.tones)
        if self._game.built:
            self.preview.clear()

    def _retranslate(self) -> None:
        if self.built:
            self.dock.retranslate()
        if self.plays_built:
            self.plays.retranslate()

    def _remember_type(self, share: float) -> None:
        settings = self._context.settings
        settings.apply(replace(settings.current, rules_scale=share))

    # -- following the game ------------------------------------------------------------------

    def _follow(self, view: GameView | None) -> None:
        if view is None:
            self._situation = None
            return
        from trictrac_gui.session.view import situation

        self._situation = situation(view)
        self.last_game = view.variant
        _, game, agreement = self._reading
        if view.variant is not game or view.match.agreement is not agreement:
            self.show_variant(view.variant.key, view.variant, view.match.agreement)
        if self.built and self._situation is not self.dock.offered:
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

        from trictrac_gui.ui.widgets.notice_bar import Notice

        self._game.page.add_notice(Notice(text, why=True))

    def _show_hint(self) -> None:
        """With the rules closed the paragraph is offered under the next step."""
        if self._place is not None:
            open_ = not self._place.isHidden()
        else:
            open_ = self.built and self.dock.isVisible()
        found = None if open_ else self._situation
        if found is self._hinted:
            return
        self._hinted = found
        hint = None
        if found is not None:
            from trictrac_gui.ui.rules.tools import offered

            hint = partial(offered, found)
        self._game.page.console.show_hint(hint)

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
        from trictrac_gui.session.view import Deed

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

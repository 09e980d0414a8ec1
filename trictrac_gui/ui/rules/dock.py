"""The dock with the rules of the game on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QWidget,
)

from trictrac_gui.engine.match import Agreement
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.engine.variant import Part, Variant
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.rules.browser import RulesBrowser, SearchBar, TypeSize, page_sheet
from trictrac_gui.ui.rules.tools import (
    PANEL_KEYS,
    OfferLink,
    PanelCommand,
    RulesTools,
    Trail,
    offered,
)
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.tab_dock import TabDock

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import RuleDocument
    from trictrac_gui.ui.rules.diagram import Illustrator
    from trictrac_gui.ui.theme.theme import Theme

AFTER_FIRST_PICTURE = 60
"""Milliseconds between the dock's coming up and the reading of its booklet."""

PICTURE_WIDTH: Final = (190, 460)
"""The narrowest and the widest picture, in pixels."""

_PARTS: Final = {
    Part.SETUP: mark("RulesDock", "the starting position"),
    Part.WAY: mark("RulesDock", "the way of the checkers"),
    Part.OPENING: mark("RulesDock", "who begins"),
    Part.DICE: mark("RulesDock", "what a throw is worth"),
    Part.LANDING: mark("RulesDock", "where one may land"),
    Part.ORDER: mark("RulesDock", "which checkers move first"),
    Part.MOVES: mark("RulesDock", "single moves"),
    Part.BEARING_OFF: mark("RulesDock", "bearing off"),
    Part.OBLIGATIONS: mark("RulesDock", "what must be played"),
    Part.SCORE: mark("RulesDock", "the points"),
    Part.END: mark("RulesDock", "the end of the game"),
    Part.CUBE: mark("RulesDock", "the doubling cube"),
}

BookletLoader = Callable[[str, str], "RuleDocument"]
"""(variant key, language) -> the booklet; read only when somebody wants to see it."""


class RulesDock(TabDock):
    """The rules of a variant in the language in use, opened at a paragraph on demand.

    ``board_wanted`` carries a ``Diagram`` that is to be seen on the board, ``type_resized`` the
    size of the type that the reader has chosen.
    """

    board_wanted = Signal(object)
    type_resized = Signal(float)

    def __init__(
        self, load: BookletLoader, language: Callable[[], str], variants: Sequence[Variant] = ()
    ) -> None:
        super().__init__("rules")
        self._load = load
        self._language = language
        self._variants = {variant.key: variant for variant in variants}
        self.game_key = ""
        self._game: Variant | None = None
        self._agreement: Agreement | None = None
        self._read_in_booklet_of = ""
        self._shown: tuple[object, ...] | None = None
        self._whole: RuleDocument | None = None
        self._document: RuleDocument | None = None
        self._theme: Theme | None = None
        self._tones: Tones | None = None
        self._scale = 1.0
        self._size = TypeSize()
        self._painted: Illustrator | None = None
        self._paragraph = ""
        self._trail = Trail()
        self.offered: Situation | None = None
        self.browser = RulesBrowser()
        self.browser.setMinimumWidth(240)
        self.browser.picture = self._picture
        self.browser.link_followed.connect(self.open_paragraph)
        self.browser.board_wanted.connect(self._want_board)
        self.browser.width_settled.connect(self._fit_pictures)
        self.browser.verticalScrollBar().valueChanged.connect(self._follow_reading)
        self.tools = RulesTools(self.head, self)
        self.setTabOrder(self.tools.paper, self.shut)
        self.tools.back_wanted.connect(self.go_back)
        self.tools.forward_wanted.connect(self.go_forward)
        self.tools.type_wanted.connect(self._resize_type)
        self.tools.printing_wanted.connect(self._print)
        self.tools.pdf_wanted.connect(self._save_pdf)
        self.chapters = QComboBox()
        self.chapters.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.chapters.setMinimumContentsLength(8)
        self.chapters.activated.connect(self._open_chapter)
        self.search = SearchBar(self.browser)
        self.offer_link = OfferLink()
        self.offer_link.clicked.connect(self._take_offer)
        self.setWidget(self._body())
        self._shortcuts()
        self.retranslate()

    # -- building ----------------------------------------------------------------------------

    def _body(self) -> QWidget:
        body = QFrame()
        body.setObjectName("rulesBody")
        ways = QFrame()
        ways.setObjectName("rulesWays")
        in_column(self.chapters, self.search, margins=(12, 7, 8, 7), spacing=6, of=ways)
        self._below = QFrame()
        self._below.setObjectName("rulesOffer")
        in_row(self.offer_link, 0, margins=(10, 2, 10, 2), of=self._below)
        self._below.hide()
        in_column(ways, (self.browser, 1), self._below, margins=0, spacing=0, of=body)
        return body

    def _shortcuts(self) -> None:
        """Keys that hold while the dock has the keyboard."""
        slots: dict[PanelCommand, Callable[[], None]] = {
            PanelCommand.FIND: self.search.begin,
            PanelCommand.NEXT_FOUND: self.search.next,
            PanelCommand.PREVIOUS_FOUND: self.search.previous,
            PanelCommand.BACK: self.go_back,
            PanelCommand.FORWARD: self.go_forward,
            PanelCommand.LARGER: lambda: self._resize_type(1),
            PanelCommand.SMALLER: lambda: self._resize_type(-1),
        }
        for key in PANEL_KEYS:
            shortcut = QShortcut(self)
            shortcut.setKeys(key.sequences())
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slots[key.does])

    # -- what is shown -----------------------------------------------------------------------

    @property
    def paragraph(self) -> str:
        """The id of the paragraph opened last, empty before the first."""
        return self._paragraph

    @property
    def booklet(self) -> RuleDocument | None:
        """The booklet shown, None before one is read."""
        return self._document

    @property
    def variant(self) -> Variant | None:
        """The game whose booklet it is, under the house rules that hold on the table.

        It is that on the table, or the one it is a variant of.
        """
        known = self._variants.get(self._read_in_booklet_of)
        game = self._game
        return game if game is not None and known is not None and game.key == known.key else known

    @property
    def type_size(self) -> float:
        """The size of the type, as a share of that around the table."""
        return self._size.share

    def set_type_size(self, wanted: float) -> None:
        """Take the size nearest to one wanted."""
        self._size.take(wanted)
        self._show_anew()

    def show_variant(
        self, key: str, game: Variant | None = None, agreement: Agreement | None = None
    ) -> None:
        """Keep the rules of a game ready.

        ``game`` is that on the table, with its house rules, and ``agreement`` what was agreed for
        it: the page says so at its top, and tells of what holds under them alone.
        """
        self._game, self._agreement = game, agreement
        if key != self.game_key:
            self._trail.clear()
            self._paragraph = ""
            self._painted = None
            self._read_in_booklet_of = key
        self.game_key = key
        if self.isVisible():
            self._read()

    def open_rule(self, rule: RuleKey) -> None:
        """Open the dock at the paragraph that explains a rule."""
        if not self._open():
            return
        assert self._document is not None
        try:
            paragraph = self._document.paragraph_for(rule)
        except KeyError:
            return
        self.open_paragraph(paragraph.id)

    def open_situation(self, situation: Situation) -> None:
        """Open the dock at the paragraph that fits a situation."""
        if not self._open():
            return
        assert self._document is not None
        paragraph = self._document.paragraph_when(situation)
        if paragraph is not None:
            self.open_paragraph(paragraph.id)

    def _open(self) -> bool:
        self.show()
        self.raise_()
        self._read()
        return self._document is not None

    def open_paragraph(self, name: str) -> None:
        """Scroll to a paragraph and give it the keyboard, so that it is read out as well."""
        if self._whole is not None and self._document is not None:
            name = self._whole.in_place_of(name, self._document)
        self._trail.leave(self.browser.here())
        self._go(name)
        self.browser.setFocus()

    def offer(self, situation: Situation | None) -> None:
        """Offer the paragraph of a situation in one quiet line, or nothing."""
        self.offered = situation
        self._show_offer()

    def go_back(self) -> None:
        """Go to where the reader was before."""
        if self._trail.may_go_back:
            self._go(self._trail.back(self.browser.here()))

    def go_forward(self) -> None:
        """Go to where the reader came back from."""
        if self._trail.may_go_forward:
            self._go(self._trail.forward(self.browser.here()))

    def _go(self, name: str) -> None:
        self._paragraph = name
        self.browser.go_to(name)
        self._show_ways()

    # -- looks -------------------------------------------------------------------------------

    def show_tones(self, tones: Tones, scale: float) -> None:
        self._tones, self._scale = tones, scale
        self.tools.colour(tones)
        self.colour_cross(tones)
        self.search.colour(tones)
        self._show_anew()

    def show_theme(self, theme: Theme) -> None:
        """Paint the diagrams like the board."""
        self._theme = theme
        self._painted = None
        self._show_anew()

    def _resize_type(self, steps: int) -> None:
        self._size.step(steps)
        self.type_resized.emit(self._size.share)
        self._show_anew()
        self._show_ways()

    def _show_anew(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._read()

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Word everything and take the booklet of the language in use."""
        self.name(
            translate("RulesDock", "Rules"),
            translate("RulesDock", "Close the rules"),
        )
        self.browser.setAccessibleName(self.windowTitle())
        self.chapters.setAccessibleName(translate("RulesDock", "Chapters"))
        self.chapters.setToolTip(self.chapters.accessibleName())
        self.tools.retranslate()
        self.search.retranslate()
        self._show_offer()
        if self._shown is not None:
            self._read()

    def _show_offer(self) -> None:
        self._below.setVisible(self.offered is not None)
        if self.offered is not None:
            self.offer_link.offer(offered(self.offered))

    def _take_offer(self) -> None:
        if self.offered is not None:
            self.open_situation(self.offered)

    # -- reading -----------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read the booklet when it is first to be seen."""
        super().showEvent(event)
        # After the first picture: reading a booklet takes longer than painting a board.
        QTimer.singleShot(AFTER_FIRST_PICTURE, self._read_if_seen)

    def _read_if_seen(self) -> None:
        if self.isVisible():
            self._read()

    def _read(self) -> None:
        rules = None if self._game is None else tuple(self._game.values.items())
        wanted = (self.game_key, self._language(), rules, self._agreement)
        if not self.game_key or self._shown == wanted:
            return
        self._shown = wanted
        game = self._variants.get(self.game_key)
        self._read_in_booklet_of = self.game_key
        self._document = self._loaded(self.game_key)
        if self._document is None and game is not None and game.parent:
            self._read_in_booklet_of = game.parent
            self._document = self._loaded(game.parent)
        self._whole = self._document
        if self._document is not None and self.variant is not None:
            self._document = self._document.under(self.variant.values)
        if self._document is None:
            self.browser.clear_page(
                translate("RulesDock", "The rules of this game cannot be read in this language.")
            )
        else:
            self._show_page(self._document)
        self._show_ways()

    def _loaded(self, key: str) -> RuleDocument | None:
        from trictrac_gui.rulesdoc import RuleDocumentError

        try:
            return self._load(key, self._language())
        except RuleDocumentError:
            return None

    def _shared(self) -> str:
        """What a game without a booklet of its own shares with that whose booklet is shown."""
        game, parent = self._variants.get(self.game_key), self.variant
        if game is None or parent is None or game.key == parent.key:
            return ""
        others = [translate("RulesDock", _PARTS[part]) for part in game.differences(parent)]
        return translate(
            "RulesDock",
            "{game} has no booklet that can be read here. It is played as {parent} is, whose rules "
            "follow; what differs: {parts}.",
        ).format(
            game=game_names.variant_name(game.key, translate),
            parent=game_names.variant_name(parent.key, translate),
            parts=game_names.listed(others, translate),
        )

    def _what_holds(self) -> str:
        """Which rules hold in the game on the table; empty where there is none."""
        if self._game is None:
            return ""
        agreement = self._agreement
        rules = (
            game_names.house_rules(self._game, translate)
            if agreement is None
            else match_text.what_holds(self._game, agreement)
        )
        told = translate("RulesDock", "What holds here: {rules}.")
        return told.format(rules=" · ".join(rules)) if rules else ""

    def _show_page(self, booklet: RuleDocument) -> None:
        from trictrac_gui.rulesdoc import Pictures, to_html

        if self._tones is not None:
            scale = self._scale * self._size.share
            self.browser.document().setDefaultStyleSheet(page_sheet(self._tones, scale))
        painted = self._illustrator()
        pictures = None
        if painted is not None:
            show = translate("RulesDock", "Show on the board")
            pictures = Pictures(painted.size.width(), painted.size.height(), show)
        notes = filter(None, (self._what_holds(), self._shared()))
        above = "".join(f"<p><i>{escape(note)}</i></p>" for note in notes)
        self.browser.show_page(above + to_html(booklet, pictures))
        if self._paragraph and not self.browser.here():
            self.browser.go_to(self._paragraph)
        self.chapters.clear()
        for chapter in booklet.chapters:
            self.chapters.addItem(chapter.title, chapter.id)
        self._follow_reading()
        self.search.look_again()

    def _show_ways(self) -> None:
        open_ = self._document is not None
        self.tools.show_ways(self._trail, self._size, open_=open_)
        for part in (self.chapters, self.search):
            part.setEnabled(open_)

    def _open_chapter(self, index: int) -> None:
        self.open_paragraph(str(self.chapters.itemData(index)))

    def _follow_reading(self) -> None:
        """The list of chapters stands at the one that is being read."""
        if self._document is None:
            return
        here = self.browser.here()
        for index, chapter in enumerate(self._document.chapters):
            names = {chapter.id, *(p.id for p in chapter.paragraphs)}
            names.update(d.id for p in chapter.paragraphs for d in p.diagrams)
            if here in names:
                self.chapters.setCurrentIndex(index)
                return
        self.chapters.setCurrentIndex(0)

    # -- diagrams ----------------------------------------------------------------------------

    def _illustrator(self) -> Illustrator | None:
        from trictrac_gui.ui.rules.diagram import Illustrator

        if self.variant is None or self._theme is None:
            return None
        least, most = PICTURE_WIDTH
        width = max(least, min(most, self.browser.room))
        painted = self._painted
        if painted is None or painted.size.width() != width or painted.variant is not self.variant:
            ratio = self.devicePixelRatioF()
            self._painted = Illustrator(self.variant, self._theme, width, ratio)
        return self._painted

    def _fit_pictures(self) -> None:
        before = self._painted
        if before is not None and self._document is not None and self._illustrator() is not before:
            self._show_page(self._document)

    def _picture(self, name: str) -> QPixmap | None:
        from trictrac_gui.ui.rules.diagram import shown

        if self._document is None or self._painted is None:
            return None
        try:
            diagram = self._document.diagram(name)
        except KeyError:
            return None
        return self._painted.picture(shown(diagram, self._painted.variant))

    def _want_board(self, name: str) -> None:
        if self._document is None:
            return
        try:
            diagram = self._document.diagram(name)
        except KeyError:
            return
        self._paragraph = name
        self.board_wanted.emit(diagram)

    # -- paper -------------------------------------------------------------------------------

    def _print(self) -> None:
        from trictrac_gui.ui.rules.printing import ask_printer

        if self._document is not None and self.variant is not None:
            ask_printer(self._document, self.variant, self.window())

    def _save_pdf(self) -> None:
        from trictrac_gui.ui.rules.printing import ask_file

        if self._document is not None and self.variant is not None:
            ask_file(self._document, self.variant, self._language(), self.window())

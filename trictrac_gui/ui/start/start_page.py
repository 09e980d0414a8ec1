"""The first page: a card for each game, who plays, the house rules, and *Start*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.start.card import VariantCard, card_row
from trictrac_gui.ui.start.game_form import HouseRules, MatchChoice, PlayerFields
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label
from trictrac_gui.ui.widgets.press_guard import press_focused
from trictrac_gui.ui.window.actions import Actions

if TYPE_CHECKING:
    from trictrac_gui.ui.game.game_choice import UnfinishedGame
    from trictrac_gui.ui.start.continue_list import ContinueList

SIDE_BY_SIDE = 77
"""From this width on, in sizes of the type, unfinished games stand beside the cards."""

IN_A_ROW = 44
"""From this width on, in sizes of the type, the cards stand side by side, else in a column."""

WIDEST, SHARE = 83, 0.6
"""The page is never wider than this, in sizes of the type or as a share of the window, whichever
is more: lines stay readable, and on the largest screens it is not lost in the middle.
"""

SPACING = 18
TOP, BOTTOM, SLACK = 12, 16, 22
EDGE, FOOT = 28, 8

WANT_OTHER_ROOM = (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)

LISTED_BESIDE, LISTED_ABOVE = 6, 1
"""So many unfinished games are shown at first, beside the cards or above them."""


class _Table(QWidget):
    """Players and house rules of one game."""

    def __init__(
        self,
        variant: Variant,
        names: tuple[str, str],
        rules: Mapping[str, str | bool],
        theme: Theme,
    ) -> None:
        super().__init__()
        self.players = PlayerFields(variant, names, theme)
        self.match = MatchChoice(variant)
        self.rules = HouseRules(variant, rules)
        self.players_title = label("heading")
        self.rules_title = label("heading")
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(32)
        self._has_rules = bool(variant.options)
        if not self._has_rules:
            self.rules.setParent(self)
            self.rules.hide()
        # What is played for stands where there is room: beside the players or below them.
        second = self.rules if self._has_rules else self.match
        for title, part in ((self.players_title, self.players), (self.rules_title, second)):
            column = in_column(title, part, spacing=8)
            if part is self.players and self._has_rules:
                column.addWidget(self.match)
            column.addStretch(1)
            self.row.addLayout(column, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self.players_title.setText(translate("StartPage", "Players"))
        self.rules_title.setText(
            translate("StartPage", "House rules")
            if self._has_rules
            else translate("MatchChoice", "What is played")
        )
        self.players.retranslate()
        self.match.retranslate()
        self.rules.retranslate()


class StartPage(QWidget):
    """The page scrolls where it must; *Start* stands below it and is always to be seen.

    ``start_wanted`` carries a ``GameChoice``, ``continue_wanted`` an ``UnfinishedGame``,
    ``all_wanted`` asks for the list of all of these, and ``variant_chosen`` carries the key of the
    game whose card was chosen.
    """

    start_wanted = Signal(object)
    continue_wanted = Signal(object)
    all_wanted = Signal()
    variant_chosen = Signal(str)

    def __init__(
        self,
        variants: Sequence[Variant],
        actions: Actions,
        theme: Theme,
        tones: Tones,
        chosen: str = "",
        names: Mapping[str, tuple[str, str]] | None = None,
        rules: Mapping[str, Mapping[str, str | bool]] | None = None,
        matches: Mapping[str, Mapping[str, str | int]] | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.area = QScrollArea()
        # A viewport that Qt makes is looked up among all kinds of widget, 15 ms of a start.
        viewport = QWidget()
        viewport.setObjectName("qt_scrollarea_viewport")
        self.area.setViewport(viewport)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        # It scrolls to whatever the keyboard comes to; itself it needs no stop on the way.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._guest = False
        # Other words or letters reach one part after the other; only then is it known what fits.
        self._arranging = QTimer(self)
        self._arranging.setSingleShot(True)
        self._arranging.timeout.connect(self._arrange)
        self._variants = tuple(variants)
        self._theme, self._tones = theme, tones
        self._names = names or {}
        self._rules = rules or {}
        self._matches = matches or {}
        self.cards = [VariantCard(variant, theme, tones) for variant in variants]
        self._tables: dict[str, _Table] = {}
        self._room = QWidget(self)
        self._room.hide()
        self._stack = QStackedWidget()
        self.title = label("display")
        self.subtitle = label("muted")
        for words in (self.title, self.subtitle):
            words.setWordWrap(True)
        self.start = QPushButton()
        self.start.setProperty("primary", True)
        self.start.setProperty("big", True)
        self.start.setDefault(True)
        self.chosen = ElidedLabel("next")
        self.start.clicked.connect(self._start)
        self._buttons = [
            _header_button(actions, name) for name in ("games", "lessons", "rules", "settings")
        ]
        self._build()
        # The one with the most to choose from is the highest, and none of them moves the others.
        self._table(max(variants, key=lambda variant: len(variant.options)))
        for index, card in enumerate(self.cards):
            card.toggled.connect(self._card_toggled)
            if card.variant.key == chosen or (index == 0 and not chosen):
                card.setChecked(True)
        if not any(card.isChecked() for card in self.cards):
            self.cards[0].setChecked(True)
        self.retranslate()
        self.area.viewport().installEventFilter(self)

    def _build(self) -> None:
        header = QHBoxLayout()
        header.setSpacing(2)
        titles = in_column(self.title, self.subtitle, spacing=2)
        header.addLayout(titles, 1)
        for button in self._buttons:
            header.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._header = header
        self._setup = setup = QFrame()
        setup.setProperty("card", True)
        in_column(self._stack, margins=(22, 18, 22, 20), of=setup)
        new_game = QVBoxLayout()
        new_game.setSpacing(SPACING)
        self._cards = card_row(self.cards)
        new_game.addLayout(self._cards)
        new_game.addWidget(setup)
        new_game.addStretch(1)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.setSpacing(22)
        self._halves.addLayout(new_game, 7)
        column = in_column(header, (self._halves, 1), spacing=SPACING)
        page = QWidget()
        page.setObjectName("page")
        content = _column(column)
        self._columns = [content]
        middle = in_column(1, content, 2)
        _centred(page, middle, (TOP, BOTTOM))
        self.area.setWidget(page)
        foot = QFrame()
        foot.setObjectName("console")
        last = in_row((self.chosen, 1), self.start, spacing=SPACING)
        self._columns.append(_column(last))
        self._foot = _centred(foot, self._columns[-1], (FOOT, FOOT))
        # *Start* stays in line with the cards when the scroll bar comes and goes.
        self.area.verticalScrollBar().rangeChanged.connect(self._align_foot)
        in_column((self.area, 1), foot, margins=0, spacing=0, of=self)

    @property
    def variant(self) -> Variant:
        """The game whose card is chosen."""
        return next(card.variant for card in self.cards if card.isChecked())

    def _table(self, variant: Variant) -> _Table:
        """The form of a game, built when it is chosen or after the first picture."""
        if variant.key in self._tables:
            return self._tables[variant.key]
        names, rules = self._names.get(variant.key, ("", "")), self._rules.get(variant.key, {})
        table = self._tables[variant.key] = _Table(variant, names, rules, self._theme)
        table.players.show_tones(self._tones)
        table.match.recall(self._matches.get(variant.key, {}))
        table.row.setDirection(self._cards.direction())
        table.match.grown.connect(self._arrange)
        for field in table.players.names:
            field.returnPressed.connect(self._start)
            field.textChanged.connect(self._say_chosen)
        self._stack.addWidget(table)
        return table

    def build_forms(self) -> None:
        """Build those of the games that nobody has chosen yet."""
        for variant in self._variants:
            self._table(variant)

    @cached_property
    def unfinished(self) -> ContinueList:
        """The games that can be gone on with, as soon as there are some."""
        from trictrac_gui.ui.start.continue_list import ContinueList

        unfinished = ContinueList(self._variants)
        unfinished.chosen.connect(self.continue_wanted)
        unfinished.all_wanted.connect(self.all_wanted)
        self._halves.addWidget(unfinished, 4)
        return unfinished

    @property
    def _listing(self) -> bool:
        return "unfinished" in self.__dict__

    @property
    def players(self) -> PlayerFields:
        """The fields of the game chosen."""
        return self._table(self.variant).players

    @property
    def rules(self) -> HouseRules:
        """The house rules of the game chosen."""
        return self._table(self.variant).rules

    def choice(self) -> GameChoice:
        return GameChoice(
            self.variant.key,
            self.players.chosen(),
            self.rules.chosen(),
            self.match.chosen(),
            self.match.clock(),
        )

    @property
    def match(self) -> MatchChoice:
        """What the game chosen is played for."""
        return self._table(self.variant).match

    def keep_room_for_games(self) -> None:
        """Leave room for the games that can be gone on with, which are still looked for."""
        self._halves.addWidget(self._room, 4)
        self._room.show()

    def show_games(self, games: Sequence[UnfinishedGame], count: int) -> None:
        """Offer these games, the first of so many, to go on with."""
        self._halves.removeWidget(self._room)
        self._room.hide()
        if games or self._listing:
            self.unfinished.show_games(games, count)
            self._arrange()

    def show_guest(self, on: bool) -> None:
        """Say that names are kept nowhere, and forget those of the guests before."""
        self._guest = on
        if on:
            self.forget_names()
        self.retranslate()

    def forget_names(self) -> None:
        """Take the names out of all fields."""
        self._names = {}
        for table in self._tables.values():
            table.players.forget()

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        """Take other colours."""
        self._theme, self._tones = theme, tones
        for card in self.cards:
            card.show_theme(theme, tones)
        for table in self._tables.values():
            table.players.show_theme(theme)
            table.players.show_tones(tones)

    def _card_toggled(self, on: bool) -> None:
        if on:
            self._stack.setCurrentWidget(self._table(self.variant))
            self._say_chosen()
            self.variant_chosen.emit(self.variant.key)

    def _say_chosen(self) -> None:
        variant, names = self.variant, self.players.chosen()
        text = translate("Continue", "{first} – {second}")
        first, second = (game_names.player(variant, names, side, translate) for side in Side)
        players = text.format(first=first, second=second)
        self.chosen.setText(f"{game_names.variant_name(variant.key, translate)} · {players}")

    def _start(self) -> None:
        self.start_wanted.emit(self.choice())

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes; words and letters want other room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in WANT_OTHER_ROOM:
            self._arranging.start(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button it is on, and starts the game from anywhere else."""
        if press_focused(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the page anew when there is more or less room for it.

        The page itself is told of another size before what is in it has that size.
        """
        if event.type() is QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def _align_foot(self) -> None:
        bar = self.width() - self.area.viewport().width()
        self._foot.setContentsMargins(EDGE, FOOT, EDGE + bar, FOOT)

    def _caption_buttons(self, room: int) -> None:
        """Leave captions out from the end, so that the title stays on one line."""
        metrics = self.title.fontMetrics()
        room -= metrics.horizontalAdvance(self.title.text()) + metrics.averageCharWidth()
        for button in self._buttons:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        gaps = self._header.spacing() * len(self._buttons)
        for button in reversed(self._buttons):
            if sum(other.sizeHint().width() for other in self._buttons) + gaps <= room:
                break
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _arrange(self) -> None:
        self._align_foot()
        room = self.area.viewport().size()
        size = self.fontInfo().pixelSize()
        for column in self._columns:
            column.setMaximumWidth(max(WIDEST * size, round(SHARE * room.width())))
        wide = room.width() >= SIDE_BY_SIDE * size
        line = QBoxLayout.Direction.LeftToRight
        if room.width() < IN_A_ROW * size:
            line = QBoxLayout.Direction.TopToBottom
        self._caption_buttons(room.width() - 2 * EDGE)
        for row in (self._cards, *(table.row for table in self._tables.values())):
            row.setDirection(line)
        # Above the cards, not below: an unfinished game is found without scrolling.
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.BottomToTop
        self._halves.setDirection(direction)
        if self._listing:
            self.unfinished.show_at_first(LISTED_BESIDE if wide else LISTED_ABOVE)
        if self.isVisible():
            for part in (self._setup, self._columns[0]):
                _lay_out(part)
        taken = self._header.sizeHint().height() + self._setup.sizeHint().height()
        if not wide and self._listing and self.unfinished.rows:
            taken += self.unfinished.sizeHint().height() + self._halves.spacing()
        for card in self.cards:
            card.show_room(room.height() - taken - 2 * SPACING - TOP - BOTTOM - SLACK)

    def retranslate(self) -> None:
        self.title.setText(translate("StartPage", "A game for two"))
        self.subtitle.setText(
            translate("MyData", "Guest: names are for this game alone and are kept nowhere.")
            if self._guest
            else translate("StartPage", "Choose a game, sit down, and throw the dice.")
        )
        self.start.setText(translate("StartPage", "Start"))
        for card in self.cards:
            card.retranslate()
        for table in self._tables.values():
            table.retranslate()
        if self._listing:
            self.unfinished.retranslate()
        self._say_chosen()


def _lay_out(widget: QWidget) -> None:
    """Let its layout hear of other words and letters now: until then it tells old heights."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()


def _column(layout: QLayout) -> QWidget:
    """What is as wide as the page becomes at most."""
    content = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    content.setLayout(layout)
    return content


def _centred(around: QWidget, content: QWidget | QLayout, room: tuple[int, int]) -> QHBoxLayout:
    """Put the content in the middle, with room above and below."""
    row = in_row(1, margins=(EDGE, room[0], EDGE, room[1]), of=around)
    if isinstance(content, QLayout):
        row.addLayout(content, 100)
    else:
        row.addWidget(content, 100)
    row.addStretch(1)
    return row


def _header_button(actions: Actions, name: str) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(actions.all[name])
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setProperty("quiet", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button

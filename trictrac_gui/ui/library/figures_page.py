"""The figures: what a player has won and lost, how, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.library_search import Played
from trictrac_gui.storage.statistics import Figures, How, figures, players
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.library.plots import Bar, BarsPlot, Legend, MonthsPlot
from trictrac_gui.ui.widgets.fitting import ElidedBox, WrappingRow, in_column, in_row
from trictrac_gui.ui.widgets.labels import label

SIDE_BY_SIDE = 62
"""From this width on, in sizes of the type, the two plots stand beside each other."""
TILES_IN_A_ROW = 46
"""From this width on all tiles stand in a row."""

CHOICE = 10
"""The least width of a choice, in sizes of the type."""

MOST_PLAYERS = 300

_HOW: Final = {
    How.PLAIN: mark("Library", "Played out"),
    How.GAMMON: mark("Library", "Gammon"),
    How.BACKGAMMON: mark("Library", "Backgammon (triple)"),
    How.RESIGNED: mark("Library", "Given up"),
    How.DROPPED: mark("Library", "Cube dropped"),
}


class Tile(QFrame):
    """One figure: a large number above what it means."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.number, self.meaning = label("title"), label("small")
        column = in_column(margins=(14, 8, 14, 10), spacing=0, of=self)
        for text in (self.number, self.meaning):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(text)

    def show_figure(self, number: str, meaning: str) -> None:
        """Show a figure; an empty one hides the tile."""
        self.number.setText(number)
        self.meaning.setText(meaning)
        self.setVisible(bool(number))


class FiguresPage(QScrollArea):
    """Choosers, tiles and plots. ``dice_wanted`` asks for the dice of all games."""

    dice_wanted = Signal()

    def __init__(self, variants: Sequence[Variant]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._variants = tuple(variants)
        self._played: Sequence[Played] = ()
        self._waiting = 0
        self.player, self.variant = ElidedBox(), ElidedBox()
        for choice in (self.player, self.variant):
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        self.player.setMinimumContentsLength(8)
        self.variant.setMinimumContentsLength(8)
        for _ in range(len(self._variants) + 1):
            self.variant.addItem("")
        self.dice = QPushButton()
        self.dice.setAutoDefault(True)
        self.dice.clicked.connect(self.dice_wanted)
        self.tiles = [Tile() for _ in range(6)]
        self.nothing = label("muted", wrapped=True)
        self.months_title, self.endings_title = label("heading"), label("heading")
        self.lengths_title = label("heading")
        self.months, self.endings, self.lengths = MonthsPlot(), BarsPlot(), BarsPlot()
        self.legends = [Legend(), Legend()]
        self.note = label("muted", wrapped=True)
        self._build()
        self.player.currentIndexChanged.connect(self._show)
        self.variant.currentIndexChanged.connect(self._show)

    def _build(self) -> None:
        line = WrappingRow()
        line.add_wide(self.player, CHOICE)
        line.add_wide(self.variant, CHOICE)
        line.add(self.dice)
        self._tiles = QGridLayout()
        self._arranged: tuple[list[Tile], int] = ([], 0)
        self._tiles.setSpacing(10)
        self._plots = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._plots.setSpacing(12)
        self._cards = []
        for title, plot, legend in (
            (self.months_title, self.months, self.legends[0]),
            (self.endings_title, self.endings, self.legends[1]),
        ):
            card = QFrame()
            card.setProperty("card", True)
            inside = in_column(margins=(18, 10, 18, 12), spacing=6, of=card)
            top = in_row((title, 1), legend)
            inside.addLayout(top)
            inside.addWidget(plot, 1)
            self._cards.append(card)
        below = self._cards[1].layout()
        assert isinstance(below, QVBoxLayout)
        below.addSpacing(10)
        below.addWidget(self.lengths_title)
        below.addWidget(self.lengths, 1)
        self._plots.addWidget(self._cards[0], 5)
        self._plots.addWidget(self._cards[1], 4)
        page = QWidget()
        page.setObjectName("page")
        in_column(
            line,
            self.nothing,
            self._tiles,
            (self._plots, 1),
            self.note,
            margins=(0, 0, 0, 4),
            spacing=10,
            of=page,
        )
        self.setWidget(page)
        self._arrange()

    # -- what is shown -----------------------------------------------------------------------

    def show_played(self, played: Sequence[Played], waiting: int) -> None:
        """Take the games as they are now; ``waiting`` have still to be read."""
        self._played, self._waiting = played, waiting
        chosen = self.player.currentData()
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItem("", "")
        for player in players(played)[:MOST_PLAYERS]:
            self.player.addItem(player.name, player.key)
        self.player.setCurrentIndex(max(0, self.player.findData(chosen)))
        self.player.blockSignals(False)
        self.retranslate()

    def _show(self) -> None:
        variant = self._variant
        player = self.player.currentData() or ""
        scored = variant is not None and variant.target is not None
        found = figures(self._played, player, "" if variant is None else variant.key, scored=scored)
        self._show_tiles(found, player, variant)
        self._show_plots(found, player)
        some = found.games > 0
        self.nothing.setVisible(not some)
        for card in self._cards:
            card.setVisible(some)

    @property
    def _variant(self) -> Variant | None:
        chosen = self.variant.currentIndex()
        return None if chosen <= 0 else self._variants[chosen - 1]

    def _show_tiles(self, found: Figures, player: str, variant: Variant | None) -> None:
        alone = bool(player)
        against = "{}\u00a0:\u00a0{}"
        share = QLocale().toString(100 * found.won / found.games, "f", 0) if found.games else ""
        percent = translate("Library", "{number}%").format(number=share)
        points = against.format(*found.points)
        gammons = against.format(*found.gammons) if alone else str(sum(found.gammons))
        has_gammons = variant is None or len(variant.stakes) > 1
        turns = QLocale().toString(found.average_turns, "f", 1)
        shown = (
            (str(found.games), translate("Library", "games played")),
            (
                against.format(found.won, found.lost) if alone else "",
                translate("Library", "won and lost"),
            ),
            (percent if alone else "", translate("Library", "won")),
            (points if alone and variant is not None else "", translate("Library", "points")),
            (gammons if has_gammons else "", translate("Library", "gammons")),
            (turns, translate("Library", "turns in a game")),
        )
        for tile, (number, meaning) in zip(self.tiles, shown, strict=True):
            tile.show_figure(number if found.games else "", meaning)
        self._arrange()

    def _show_plots(self, found: Figures, player: str) -> None:
        self.months.show_months(found.months)
        variant = self._variant
        rows = [
            Bar(translate("Library", _HOW[how]), won, lost)
            for how, won, lost in found.endings
            if won or lost or how is How.PLAIN
        ]
        if found.drawn:
            rows.append(Bar(translate("Library", "Drawn"), found.drawn, 0))
        self.endings.show_bars(rows)
        spans = [Bar(f"{first}–{last}", number, 0) for first, last, number in found.lengths]
        self.lengths.show_bars(spans)
        text = translate("Library", "{turns} turns: {number}")
        told = [text.format(turns=span.name, number=span.won) for span in spans]
        self.lengths.setAccessibleName("; ".join(told))
        won = translate("Library", "won")
        lost = translate("Library", "lost")
        for legend in self.legends:
            legend.show_words(*((won, lost) if player else ("", "")))
        self.months.setAccessibleName(spoken_months(found))
        self.endings.setAccessibleName(spoken_bars(rows))
        name = "" if variant is None else game_names.variant_name(variant.key, translate)
        self.setAccessibleName(f"{self.player.currentText()} {name}".strip())

    # -- layout and words --------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put things below each other where there is little room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        size = self.fontInfo().pixelSize()
        wide = self.viewport().width()
        line = QBoxLayout.Direction.LeftToRight
        if wide < SIDE_BY_SIDE * size:
            line = QBoxLayout.Direction.TopToBottom
        self._plots.setDirection(line)
        shown = [tile for tile in self.tiles if tile.number.text()]
        in_a_row = max(1, len(shown) if wide >= TILES_IN_A_ROW * size else 3)
        if (shown, in_a_row) == self._arranged:
            return
        self._arranged = shown, in_a_row
        for tile in self.tiles:
            self._tiles.removeWidget(tile)
        for place, tile in enumerate(shown):
            self._tiles.addWidget(tile, place // in_a_row, place % in_a_row)
        for column in range(len(self.tiles)):
            self._tiles.setColumnStretch(column, 1 if column < in_a_row else 0)

    def retranslate(self) -> None:
        every = translate("Library", "All players")
        if self.player.count():
            self.player.setItemText(0, every)
        names = [game_names.variant_name(variant.key, translate) for variant in self._variants]
        for number, text in enumerate([translate("Library", "All games"), *names]):
            self.variant.setItemText(number, text)
        self.player.setAccessibleName(translate("Library", "Player"))
        self.variant.setAccessibleName(translate("Library", "Game"))
        self.dice.setText(translate("Library", "The dice…"))
        self.nothing.setText(translate("Library", "No finished game to count yet."))
        self.months_title.setText(translate("Library", "Month by month"))
        self.endings_title.setText(translate("Library", "How the games ended"))
        self.lengths_title.setText(translate("Library", "How many turns the games took"))
        self.note.setText(
            library_text.being_read(self._waiting)
            if self._waiting
            else translate("Library", "Games without a result and class boards are not counted.")
        )
        self._show()


def spoken_months(found: Figures) -> str:
    """The months as a sentence, for those who do not see them."""
    text = translate("Library", "{month}: {won} won, {lost} lost")
    locale = QLocale()
    return "; ".join(
        text.format(
            month=f"{locale.monthName(month.first.month)} {month.first.year}",
            won=month.won,
            lost=month.lost,
        )
        for month in found.months[-12:]
    )


def spoken_bars(bars: Sequence[Bar]) -> str:
    """The bars as a sentence, for those who do not see them."""
    text = translate("Library", "{name}: {won} won, {lost} lost")
    return "; ".join(text.format(name=bar.name, won=bar.won, lost=bar.lost) for bar in bars)

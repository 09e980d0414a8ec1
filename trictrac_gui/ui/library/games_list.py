"""The table of games, with what can be done to those that are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.library_search import LibraryGame, LibraryQuery, Order, State
from trictrac_gui.storage.trash import DAYS
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import date_and_time, translate
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.library.filters import FilterBar
from trictrac_gui.ui.library.games_model import Column, GamesModel
from trictrac_gui.ui.start.continue_list import both_names
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label

A_LONG_DATE = 1861909140
"""The last minute of a year: none is longer in numbers."""
LEAST_SAID = 9
"""Room for what is said beside the buttons, in heights of a line."""
ROW = 2.3
"""How high a row is, in heights of a line."""


class PlayersCell(QStyledItemDelegate):
    """Cuts both names alike where they are too long, so that the second is always seen."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__(model)
        self._model = model

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Word the cell for the room it has."""
        super().initStyleOption(option, index)
        game = self._model.games[index.row()]
        variant = self._model.variant(game)
        if variant is None:
            return
        inside = option.widget.style().subElementRect(
            QStyle.SubElement.SE_ItemViewItemText, option, option.widget
        )
        margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        room = inside.width() - 2 * margin
        option.text = both_names(
            *library_text.both_players(game, variant), option.fontMetrics, room
        )


class GamesTable(QTableView):
    """Return opens a game, Delete deletes those chosen."""

    opened = Signal()
    removed = Signal()

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegateForColumn(Column.PLAYERS, PlayersCell(model))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSortIndicator(Column.CHANGED, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys for opening and deleting."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_out()

    def share_out(self) -> None:
        """Give dates and numbers what they need, and the words the rest."""
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(line * ROW))
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        room = self.viewport().width()
        heading = self.model().headerData(Column.TURNS, Qt.Orientation.Horizontal)
        narrow = {
            Column.TURNS: max(metrics.horizontalAdvance(f"{heading}MM"), line * 4),
            Column.CHANGED: metrics.horizontalAdvance(date_and_time(A_LONG_DATE)) + 2 * line,
        }
        rest = room - sum(narrow.values())
        shares = {Column.PLAYERS: 0.36, Column.VARIANT: 0.29, Column.RESULT: 0.35}
        for column in Column:
            width = narrow.get(column) or int(rest * shares[column])
            header.resizeSection(column, width)


class GamesList(QWidget):
    """Search, table and buttons.

    ``search_wanted`` carries a ``LibraryQuery``, ``open_wanted`` and ``export_wanted`` a
    ``LibraryGame``,
    ``delete_wanted``, ``restore_wanted`` and ``destroy_wanted`` several of them.
    """

    search_wanted = Signal(object)
    open_wanted = Signal(object)
    export_wanted = Signal(object)
    import_wanted = Signal()
    delete_wanted = Signal(object)
    restore_wanted = Signal(object)
    destroy_wanted = Signal(object)
    undo_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, variants: Sequence[Variant]) -> None:
        super().__init__()
        self.model = GamesModel({variant.key: variant for variant in variants}, self)
        self.filters = FilterBar(variants)
        self.table = GamesTable(self.model)
        self.empty = label("heading")
        self.empty_more = label("muted")
        for text in (self.empty, self.empty_more):
            text.setWordWrap(True)
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.play = QPushButton()
        self.all = QPushButton()
        self.count = ElidedLabel("muted")
        self.undo = QPushButton()
        self.undo.setProperty("link", True)
        self.undo.hide()
        self.take_in, self.take_in_first = QPushButton(), QPushButton()
        self.delete, self.export, self.open = QPushButton(), QPushButton(), QPushButton()
        self.open.setProperty("primary", True)
        for button in (
            *(self.play, self.take_in_first, self.all, self.undo),
            *(self.take_in, self.delete, self.export, self.open),
        ):
            button.setAutoDefault(True)
        self._order, self._down = Order.CHANGED, True
        self._said = ""
        self._waiting = 0
        self._any = True
        self._build()
        self._connect()

    def _build(self) -> None:
        nothing = QFrame()
        nothing.setProperty("card", True)
        middle = in_column(1, self.empty, self.empty_more, of=nothing)
        row = in_row(1, self.play, self.take_in_first, self.all, 1)
        middle.addSpacing(8)
        middle.addLayout(row)
        middle.addStretch(2)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.table)
        self.pages.addWidget(nothing)
        self._foot = QWidget()
        said, done = QHBoxLayout(), QHBoxLayout()
        said.addWidget(self.count, 1)
        for button in (self.undo, self.take_in):
            said.addWidget(button)
        done.addStretch(1)
        for button in (self.delete, self.export, self.open):
            done.addWidget(button)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._foot)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for row, share in ((said, 1), (done, 0)):
            row.setSpacing(8)
            self._rows.addLayout(row, share)
        self._rows.setSpacing(8)
        in_column(self.filters, (self.pages, 1), self._foot, margins=0, spacing=10, of=self)

    def _connect(self) -> None:
        self.filters.changed.connect(self.search)
        self.filters.text.down.connect(self._enter_table)
        self.filters.text.returnPressed.connect(self._enter_table)
        self.model.sort_wanted.connect(self._sort)
        self.table.selectionModel().selectionChanged.connect(self._chosen_changed)
        self.model.modelReset.connect(self._chosen_changed)
        self.table.opened.connect(self._open)
        self.table.removed.connect(self._remove)
        self.open.clicked.connect(self._open)
        self.delete.clicked.connect(self._remove)
        self.export.clicked.connect(self._export)
        self.undo.clicked.connect(self.undo_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.take_in.clicked.connect(self.import_wanted)
        self.take_in_first.clicked.connect(self.import_wanted)
        self.all.clicked.connect(lambda: self.filters.want_all())
        for keys, then in (
            (QKeySequence.StandardKey.Find, self._search_by_key),
            (QKeySequence.StandardKey.Undo, self._undo_by_key),
        ):
            key = QShortcut(QKeySequence(keys), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(then)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons on two lines where they are too many for one."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        buttons = (self.take_in, self.delete, self.export, self.open)
        needed = sum(button.sizeHint().width() + 8 for button in buttons)
        needed += LEAST_SAID * self.fontMetrics().height()
        line = QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(
            line if needed <= self.width() else QBoxLayout.Direction.TopToBottom
        )

    # -- what is shown -----------------------------------------------------------------------

    @property
    def wanted(self) -> LibraryQuery:
        """What is searched for, in the order chosen."""
        return replace(self.filters.wanted(), order=self._order, descending=self._down)

    def search(self) -> None:
        self.search_wanted.emit(self.wanted)

    def show_games(self, games: Sequence[LibraryGame], waiting: int, any_kept: bool) -> None:
        """Show what was found; ``waiting`` games have still to be counted."""
        chosen = {str(game.path) for game in self.chosen()}
        row, bar = self.table.currentIndex().row(), self.table.verticalScrollBar().value()
        self.model.show_games(games)
        self._waiting, self._any = waiting, any_kept
        self.pages.setCurrentIndex(0 if games else 1)
        if games and not self.chosen():
            # The same game as before, else the one that stands in the place of those now gone.
            again = self.model.row_of(chosen)
            row = min(max(row, 0), len(games) - 1) if again is None else again
            self.table.setCurrentIndex(self.model.index(row, 0))
        self.table.verticalScrollBar().setValue(bar)
        self.retranslate()

    def say(self, text: str, undo: bool = False) -> None:
        """Say what was done, with a way back where there is one, until something else is."""
        self._said = text
        if self.undo.hasFocus() and not undo:
            self.table.setFocus()
        self.undo.setVisible(undo)
        self._word_count()

    def chosen(self) -> list[LibraryGame]:
        """The games chosen, from the top."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self.model.games[row] for row in rows if row < len(self.model.games)]

    @property
    def _deleted(self) -> bool:
        return self.filters.wanted().state is State.DELETED

    def _chosen_changed(self) -> None:
        chosen = self.chosen()
        one = len(chosen) == 1
        self.delete.setEnabled(bool(chosen))
        self.export.setEnabled(one and chosen[0].playable and not self._deleted)
        self.open.setEnabled((one and chosen[0].playable) or (self._deleted and bool(chosen)))
        self._word_buttons()

    # -- what is asked for -------------------------------------------------------------------

    def _sort(self, order: Order, down: bool) -> None:
        self._order, self._down = order, down
        self.search()

    def _enter_table(self) -> None:
        if self.model.games:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _search_by_key(self) -> None:
        self.filters.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.text.selectAll()

    def _undo_by_key(self) -> None:
        if self.undo.isVisible():
            self.undo_wanted.emit()

    def _open(self, index: QModelIndex | None = None) -> None:
        if not self.open.isEnabled():
            return
        if self._deleted:
            self.restore_wanted.emit(self.chosen())
        else:
            self.open_wanted.emit(self.chosen()[0])

    def _remove(self) -> None:
        chosen = self.chosen()
        if chosen:
            (self.destroy_wanted if self._deleted else self.delete_wanted).emit(chosen)

    def _export(self) -> None:
        if self.export.isEnabled():
            self.export_wanted.emit(self.chosen()[0])

    # -- words -------------------------------------------------------------------------------

    def reword(self) -> None:
        """Word everything anew, the rows too."""
        self.filters.retranslate()
        self.model.reword()
        self.table.share_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Word what stands around the table."""
        self.table.setAccessibleName(translate("Library", "Games"))
        if self._any:
            self.empty.setText(translate("Library", "No game fits this search."))
            self.empty_more.setText(
                translate("Library", "Search less narrowly, or show all games again.")
            )
        else:
            self.empty.setText(translate("Library", "No game has been kept yet."))
            self.empty_more.setText(
                translate(
                    "Library",
                    "Every game you play is kept here automatically: to go on with, to look "
                    "through, and to pass on.",
                )
            )
        self.play.setText(translate("Library", "Play a game"))
        self.all.setText(translate("Library", "Show all games"))
        for part in (self.filters, self._foot):
            part.setVisible(self._any)
        self.play.setVisible(not self._any)
        self.take_in_first.setVisible(not self._any)
        self.all.setVisible(self._any)
        self.undo.setText(translate("Library", "Undo"))
        self._chosen_changed()
        self._word_count()
        self._arrange()

    def _word_buttons(self) -> None:
        chosen = self.chosen()
        for button in (self.take_in, self.take_in_first):
            button.setText(translate("Library", "Import…"))
        self.take_in.setVisible(not self._deleted)
        self.export.setText(translate("Library", "Export…"))
        self.export.setVisible(not self._deleted)
        if self._deleted:
            self.open.setText(translate("Library", "Bring back"))
            self.delete.setText(translate("Library", "Delete for good…"))
            return
        self.delete.setText(translate("Library", "Delete"))
        self.open.setText(
            translate("Library", "Look through")
            if len(chosen) == 1 and chosen[0].finished
            else translate("Library", "Go on")
        )

    def _word_count(self) -> None:
        parts = [
            self._said
            or translate("Library", mark("Library", "%n game(s)", "", 2), "", len(self.model.games))
        ]
        if self._deleted and self.model.games and not self._said:
            text = translate("Library", "gone for good after {days} days")
            parts.append(text.format(days=DAYS))
        if self._waiting:
            parts.append(library_text.being_read(self._waiting))
        self.count.setText(" · ".join(parts))

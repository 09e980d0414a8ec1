"""The games of the library as the rows of a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.library_search import FoundGames, LibraryGame, Order
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.widgets.labels import plain

NOWHERE: Final = QModelIndex()


class Column(IntEnum):
    """What stands in a column."""

    PLAYERS = 0
    VARIANT = 1
    RESULT = 2
    TURNS = 3
    CHANGED = 4


ORDERS: Final = {
    Column.PLAYERS: Order.PLAYERS,
    Column.VARIANT: Order.VARIANT,
    Column.RESULT: Order.RESULT,
    Column.TURNS: Order.TURNS,
    Column.CHANGED: Order.CHANGED,
}

_HEADINGS: Final = {
    Column.PLAYERS: mark("Library", "Players"),
    Column.VARIANT: mark("Library", "Game"),
    Column.RESULT: mark("Library", "Result"),
    Column.TURNS: mark("Library", "Turns"),
    Column.CHANGED: mark("Library", "Played last"),
}


class GamesModel(QAbstractTableModel):
    """The rows as they were searched for. ``sort_wanted`` carries an ``Order`` and the way."""

    sort_wanted = Signal(object, bool)

    def __init__(self, variants: Mapping[str, Variant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._variants = variants
        self.games: Sequence[LibraryGame] = ()

    def show_games(self, games: Sequence[LibraryGame]) -> None:
        if _paths(games) == _paths(self.games):
            # What was found out meanwhile must not take the selection away.
            self.games = games
            self.reword()
            return
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    def row_of(self, paths: Collection[str]) -> int | None:
        """The first row with a game of one of these files."""
        found = (row for row, path in enumerate(_paths(self.games)) if path in paths)
        return next(found, None) if paths else None

    def variant(self, game: LibraryGame) -> Variant | None:
        """The variant of a game; None where it is not known here."""
        return self._variants.get(game.variant)

    def reword(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.games:
            last = self.index(len(self.games) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translate("Library", _HEADINGS[Column(section)])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(Column(section))
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        """A cell; what does not fit is read whole in its tip."""
        if not index.isValid() or index.row() >= len(self.games):
            return None
        game, column = self.games[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(game, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(library_text.spoken(game, self.variant(game)))
        if role == Qt.ItemDataRole.AccessibleTextRole and column is Column.PLAYERS:
            return library_text.spoken(game, self.variant(game))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        return None

    def _text(self, game: LibraryGame, column: Column) -> str:
        variant = self.variant(game)
        match column:
            case Column.PLAYERS:
                return library_text.players(game, variant)
            case Column.VARIANT:
                return library_text.played(game, variant)
            case Column.RESULT:
                return library_text.result(game, variant)
            case Column.TURNS:
                return str(game.turns) if game.counted and game.turns else "–"
            case Column.CHANGED:
                return library_text.when(game)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Ask for the games in another order."""
        if 0 <= column < len(Column):
            down = order is Qt.SortOrder.DescendingOrder
            self.sort_wanted.emit(ORDERS[Column(column)], down)


def _paths(games: Sequence[LibraryGame]) -> list[str]:
    """Where they lie, without putting a long list together for it."""
    return games.paths if isinstance(games, FoundGames) else [str(game.path) for game in games]


def _side(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignLeft
    if column is Column.TURNS:
        side = Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)

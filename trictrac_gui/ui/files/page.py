"""The page of a file: its games to look through, and beside them what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from trictrac_gui.engine.model import Side
from trictrac_gui.formats.document import Document
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.text import ENCODINGS, codec_of
from trictrac_gui.session.opened_file import FileLine, OpenedFile, game_with, going_on, resting
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.files import file_text
from trictrac_gui.ui.files.line_list import LineList
from trictrac_gui.ui.game.plate import Plate, Surface
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import board_description
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import ElidedBox, PageBar, in_column, in_row, narrow
from trictrac_gui.ui.widgets.labels import ElidedLabel, label, plain
from trictrac_gui.ui.widgets.notice_bar import Notice, NoticeBar
from trictrac_gui.ui.widgets.play_list import PlayList
from trictrac_gui.ui.widgets.step_buttons import StepButtons
from trictrac_gui.ui.window.navigator import Page

MOST_ABOUT = 12
"""Lines of a file's heading that are shown."""

FOOT, GAP = 6, 4


class GameNames(QStringListModel):
    """The games of a file by their names; each is worded when it comes into sight.

    The strings of the base class are empty: it tells how many games there are.
    """

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__([""] * len(document.games), parent)
        self._document = document

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        return file_text.file_game_name(self._document, index.row())


class FilePage(Page):
    """One file being looked through; nothing is ever written into it.

    Signals: ``copy_wanted`` for *Save a copy*, ``go_on_wanted`` to play the game shown to its end,
    ``again_wanted`` to read the file anew, ``file_chosen`` with the number of another of the files
    that were opened together, ``game_chosen`` with that of another game of the file, which is
    handed to ``show_game`` once it has been followed, ``encoding_chosen`` with the name of another
    character set.
    """

    copy_wanted = Signal()
    go_on_wanted = Signal()
    again_wanted = Signal()
    file_chosen = Signal(int)
    encoding_chosen = Signal(str)
    game_chosen = Signal(int)

    def __init__(self, theme: Theme, tones: Tones) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.document: Document | None = None
        self.game: OpenedFile | None = None
        self._named: Callable[[], str] = str
        self._index = -1
        self._looked_for: FileFault | None = None
        self._turned = False
        self._theme, self._tones = theme, tones
        self._news = ""
        self.back = QPushButton()
        self.title = ElidedLabel("heading")
        self.files = ElidedBox()
        self.files.hide()
        self.again = QPushButton()
        self.copy = QPushButton()
        self.go_on = QPushButton()
        self.go_on.setProperty("primary", True)
        self.board = BoardView(theme=theme)
        self.board.be_still()
        self.far, self.near = Plate(), Plate()
        self.surface = Surface(self.far, self.board, self.near)
        self.now = label("next", wrapped=True)
        self.notice = NoticeBar()
        self.steps = StepButtons(self)
        self.games = ElidedBox()
        self.encodings = ElidedBox()
        self.encodings.hide()
        for box in (self.files, self.games, self.encodings):
            narrow(box)
        names = QListView()
        names.setUniformItemSizes(True)  # or a list of thousands would be measured first
        self.games.setView(names)
        self.lines = LineList()
        self.comment = QPlainTextEdit()
        self.comment.setReadOnly(True)
        self.comment.setTabChangesFocus(True)
        self.faults_title = label("heading")
        self.faults = PlayList(wrapped=True)
        self.faults.setObjectName("reasonList")
        self._build()
        self._connect()
        self.show_theme(theme, tones)

    def _build(self) -> None:
        titles = (self.title, self.files)
        bar = PageBar(self.back, titles, self.again, self.copy, self.go_on)
        self._foot = foot = QFrame()
        foot.setObjectName("console")
        row = in_row((self.now, 1), *self.steps, spacing=6)
        in_column(row, self.notice, 1, margins=(14, FOOT, 14, FOOT), spacing=GAP, of=foot)
        table = in_column((self.surface, 1), foot, spacing=0)
        side = QFrame()
        side.setObjectName("rulesBody")
        side.setMinimumWidth(210)
        in_column(
            self.encodings,
            self.games,
            (self.lines, 3),
            (self.comment, 1),
            self.faults_title,
            (self.faults, 1),
            margins=(10, 10, 10, 10),
            spacing=8,
            of=side,
        )
        halves = in_row((table, 5), (side, 2), spacing=0)
        in_column(bar, (halves, 1), margins=0, spacing=0, of=self)

    def _connect(self) -> None:
        for button in (self.back, self.again, self.copy, self.go_on):
            button.setAutoDefault(True)
        self.back.clicked.connect(self.leave_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.copy.clicked.connect(self.copy_wanted)
        self.go_on.clicked.connect(self.go_on_wanted)
        self.files.currentIndexChanged.connect(self.file_chosen)
        self.games.currentIndexChanged.connect(self.game_chosen)
        self.encodings.activated.connect(self._choose_encoding)
        self.lines.currentRowChanged.connect(self._show_line)
        self.faults.chosen.connect(self._find)
        self.steps.wanted.connect(self.step)
        for key, by in (
            (Qt.Key.Key_Left, -1),
            (Qt.Key.Key_Right, 1),
            (Qt.Key.Key_PageUp, -1),
            (Qt.Key.Key_PageDown, 1),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: self.step(by))

    # -- what is shown -----------------------------------------------------------------------

    def show_document(
        self, document: Document, name: Callable[[], str], first: tuple[int, OpenedFile]
    ) -> None:
        """Show a file from one of its games on; ``name`` in the language in use."""
        self.document, self._named, self._news = document, name, ""
        self._index, self._looked_for = -1, None
        index, game = first
        self.games.blockSignals(True)
        self.games.setModel(GameNames(document, self.games))  # which deletes the one before
        self.games.setCurrentIndex(index)
        self.games.blockSignals(False)
        self.show_game(index, game)
        self.retranslate()
        self.lines.setFocus()

    def forget(self) -> None:
        """Let go of the file, which may be large."""
        self.document = self.game = self._looked_for = None
        self._named = str
        self._index = -1
        self.lines.lines.forget()
        self.faults.show_lines(())
        self.games.blockSignals(True)
        self.games.setModel(QStringListModel(self.games))
        self.games.blockSignals(False)

    def show_files(self, names: Sequence[str]) -> None:
        """Offer files that were opened together; one alone has its name as the title."""
        self.files.blockSignals(True)
        self.files.clear()
        self.files.addItems(list(names))
        self.files.blockSignals(False)
        self.files.setVisible(len(names) > 1)
        self.title.setVisible(len(names) <= 1)

    def tell(self, text: Callable[[], str]) -> None:
        """Say something until another line is shown."""
        self.notice.show_notice(Notice(text))

    def tell_news(self, key: str) -> None:
        """Say what another program did with the file: ``changed`` or ``vanished``."""
        self._news = key
        self._say()

    @property
    def names(self) -> tuple[str, str]:
        return ("", "") if self.document is None else self.document.names

    @property
    def index(self) -> int:
        """Which game of the file is shown; -1 for none."""
        return self._index

    @property
    def line(self) -> FileLine | None:
        row = self.lines.currentRow()
        return self.game.lines[row] if self.game is not None and row >= 0 else None

    def view(self) -> GameView | None:
        return self.board.shown

    def show_game(self, index: int, game: OpenedFile) -> None:
        """Show a game of the file; one that stops at a fault from just there."""
        if index == self._index:
            return
        self._index = index
        self.game = game
        keys = self.game.start.variant.side_keys
        self.lines.show_theme(self._theme, self._tones, (keys[0], keys[1]))
        self.lines.show_game(self.game, self.names)
        stopped, faulty = self.game.stopped, self.game.first_fault
        if self._looked_for is not None:
            faulty, self._looked_for = self._line_of(self._looked_for), None
        self.lines.setCurrentRow(0 if faulty is None else faulty)
        self.go_on.setVisible(going_on(self.game) or stopped is not None)
        self._show_line(self.lines.currentRow())

    def step(self, by: int) -> None:
        """Go so many lines on or back; other ways to play are left out, unless one is in them."""
        line, game = self.line, self.game
        if line is None or game is None:
            return
        at = self.lines.currentRow()
        rows = [row for row, other in enumerate(game.lines) if other.depth <= line.depth]
        wanted = rows.index(at) + by
        self.lines.setCurrentRow(rows[max(0, min(wanted, len(rows) - 1))])

    def show_turned(self, turned: bool) -> None:
        """Turn the board, and the plates with it."""
        self._turned = turned
        self.board.set_turned(turned)
        self._show_plates()

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        self._theme, self._tones = theme, tones
        self.board.set_theme(theme)
        self.surface.show_theme(theme)
        self.steps.colour(tones)
        if self.game is not None:
            keys = self.game.start.variant.side_keys
            self.lines.show_theme(theme, tones, (keys[0], keys[1]))
        self._show_plates()

    def _word_games(self) -> None:
        names = self.games.model()
        if isinstance(names, GameNames) and names.rowCount():
            names.dataChanged.emit(names.index(0), names.index(names.rowCount() - 1))

    def _fill_faults(self) -> None:
        faults = () if self.document is None else self.document.faults
        self.faults.show_lines(file_text.fault_line(found) for found in faults)
        self.faults_title.setText(file_text.fault_count(faults))
        for part in (self.faults, self.faults_title):
            part.setVisible(bool(faults))

    def _fill_encodings(self) -> None:
        """Offer the character sets, where the file does not say in which it is."""
        used = "" if self.document is None else self.document.encoding
        self.encodings.clear()
        self.encodings.setVisible(bool(used))
        for name in ENCODINGS if used else ():
            self.encodings.addItem(file_text.encoding(name), name)
        self.encodings.setCurrentIndex(
            next((at for at, name in enumerate(ENCODINGS) if codec_of(name) == used), -1)
        )

    def _choose_encoding(self, at: int) -> None:
        self.encoding_chosen.emit(self.encodings.itemData(at))

    def _find(self, row: int) -> None:
        """Go to the line a fault of the list is about."""
        document = self.document
        if document is None or not 0 <= row < len(document.faults):
            return
        wanted = document.faults[row]
        index = game_with(document, wanted)
        if index is not None and index != self._index:
            self._looked_for = wanted
            self.games.setCurrentIndex(index)
        elif index is not None and (at := self._line_of(wanted)) is not None:
            self.lines.setCurrentRow(at)

    def _line_of(self, wanted: FileFault) -> int | None:
        lines = () if self.game is None else self.game.lines
        return next((at for at, line in enumerate(lines) if line.fault == wanted), None)

    def _show_line(self, row: int) -> None:
        if self.game is None or not 0 <= row < len(self.game.lines):
            return
        line = self.game.lines[row]
        self.board.show_view(resting(line.state(), self.names))
        self.lines.scrollTo(self.lines.currentIndex())
        self._show_plates()
        self._say()

    def _show_plates(self) -> None:
        view = self.board.shown
        if view is None:
            return
        near = Side.SECOND if self._turned else Side.FIRST
        self.near.show_side(view, near, self._theme)
        self.far.show_side(view, near.other, self._theme)
        self.surface.arrange()
        told = board_description.board(view)
        self.board.setAccessibleName(told.name)

    def _say(self) -> None:
        """Say what happened in this line, what is wrong with it, and what was said of it."""
        line, game = self.line, self.game
        if line is None or game is None:
            return
        variant = game.start.variant
        self.now.setText(file_text.told(line, variant, self.names))
        self.now.setAccessibleName(file_text.told(line, variant, self.names, aloud=True))
        self.steps.show_at(self.lines.currentRow(), len(game.lines) - 1)
        self.comment.setPlainText(self._comment(line))
        self.comment.setVisible(bool(self.comment.toPlainText()))
        found = line.fault
        if found is not None:
            self.notice.show_notice(Notice(lambda: file_text.fault_line(found)))
        elif line.impossible:
            self.notice.show_notice(Notice(file_text.after_a_fault))
        elif self._news:
            news = self._news
            self.notice.show_notice(Notice(lambda: file_text.vanished(self._named(), news)))
        else:
            self.notice.show_notice(None)
        self.again.setVisible(self._news == "changed")

    def _comment(self, line: FileLine) -> str:
        """What the file says of a line, of the game and of the match at its beginning."""
        assert self.game is not None
        assert self.document is not None
        if self.lines.currentRow():
            return line.comment
        document = self.document
        about = [f"{name}: {value}" for name, value in document.about[:MOST_ABOUT]]
        return "\n".join(filter(None, (*about, document.comment, self.game.comment)))

    # -- words -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def _keep_room(self) -> None:
        # The room of a notice is kept free, or the board would jump with every one.
        high = self.steps.first.sizeHint().height()
        self.notice.setMinimumHeight(self.notice.room())
        self._foot.setMinimumHeight(high + self.notice.room() + 2 * FOOT + GAP)

    def retranslate(self) -> None:
        self.board.set_words(
            # Dice of a file were not given in advance, whatever the record calls them.
            BoardWords(
                by_hand=translate("Preferences", "Set by hand"),
                by_script="",
                begins=translate("Preferences", "Begins"),
                tie=translate("Preferences", "Tie"),
            )
        )
        self.back.setText(translate("Files", "Back"))
        name = self._named()
        self.title.setText(name)
        self.title.setToolTip(plain(name))
        self.setWindowTitle(name)
        self.again.setText(translate("Files", "Read again"))
        self.copy.setText(translate("Files", "Save a copy…"))
        self.go_on.setText(translate("Files", "Go on playing"))
        self.go_on.setToolTip(
            translate("Files", "Play on from the last possible moment, as a game of your own")
        )
        self.steps.retranslate()
        self.games.setAccessibleName(translate("Files", "Games of the file"))
        self.encodings.setAccessibleName(translate("Files", "Character set"))
        self.encodings.setToolTip(translate("Files", "Character set"))
        self.files.setAccessibleName(translate("Files", "Files"))
        self.lines.setAccessibleName(translate("Files", "Moves"))
        self.comment.setAccessibleName(translate("Files", "Comment"))
        self.faults.setAccessibleName(translate("Files", "Faults of the file"))
        self.notice.retranslate()
        self._keep_room()
        if self.document is not None:
            self._word_games()
            self._fill_faults()
            self._fill_encodings()
            self.lines.retranslate()
            self._show_plates()
            self._say()

"""The page of a set: its positions as miniatures, the one looked at large, and its note."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from trictrac_gui.storage.sets import (
    LONGEST_NOTE,
    LONGEST_TITLE,
    KeptPosition,
    PositionSet,
    as_text,
)
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.painting.geometry import HEIGHT, width_in_units
from trictrac_gui.ui.sets import set_text
from trictrac_gui.ui.sets.kept_views import (
    BoardPicture,
    blank,
    drawings_of,
    thumbnail,
    view_of_kept,
)
from trictrac_gui.ui.sets.open_set import OpenSet
from trictrac_gui.ui.sets.set_files import ListedSet
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import PageBar, WrappingRow, in_column, in_row
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.navigator import Page

MINIATURE = 150
"""Width of a miniature in pixels."""

LIST = 20
"""Width of the list in sizes of the type."""


AFTER_TYPING = 1500
"""Milliseconds after which what is typed is kept, whether or not the typing goes on."""


class SetsPage(Page):
    """Shows the set that is open, or that there is none.

    ``open_wanted`` carries a ``Path``, or None for a file from anywhere, ``merge_wanted`` the
    ``ListedSet`` whose positions are to come to these. The others ask for what
    their names say of the position looked at, or of the whole set.
    """

    open_wanted = Signal(object)
    new_wanted = Signal()
    save_wanted = Signal()
    merge_wanted = Signal(object)
    delete_wanted = Signal()
    lesson_wanted = Signal()
    show_wanted = Signal()
    play_wanted = Signal()
    edit_wanted = Signal()
    picture_wanted = Signal()
    question_wanted = Signal()
    draw_wanted = Signal()

    def __init__(self, open_set: OpenSet, theme: Theme, tones: Tones) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.open_set = open_set
        self._theme = theme
        self._filling = False
        self._drawn: list[KeptPosition | None] = []
        """What each miniature of the list shows; None for one still to be painted."""
        self._shown: tuple[object, ...] = ()
        self.leave = QPushButton()
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.undo, self.redo = QToolButton(), QToolButton()
        self.up, self.down = QToolButton(), QToolButton()
        for button in (self.undo, self.redo, self.up, self.down):
            button.setProperty("quiet", True)
            button.setProperty("slim", True)
        self.sets = QPushButton()
        self._menu = QMenu(self.sets)
        self.sets.setMenu(self._menu)
        self.lesson = QPushButton()
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.board = BoardPicture(theme)
        self.place = label("heading")
        self.situation = label("muted")
        self.note = QPlainTextEdit()
        self.note.setTabChangesFocus(True)
        self.remove, self.play, self.edit, self.picture = (QPushButton() for _ in range(4))
        self.question, self.draw = QPushButton(), QPushButton()
        self.present = QPushButton()
        self.present.setProperty("primary", True)
        self.hint = label("muted", wrapped=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_next)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(AFTER_TYPING)
        self._typing.timeout.connect(self.take_note)
        self._build()
        self._connect()
        self.show_theme(theme, tones)
        self.retranslate()
        self.show_set()

    def _build(self) -> None:
        bar = PageBar(self.leave, (self.title,), self.undo, self.redo, self.sets, self.lesson)
        left = in_column((self.list, 1), margins=(12, 12, 0, 12))
        right = in_column((self.board, 5), margins=(12, 12, 12, 12), spacing=8)
        line = in_row(self.place, (self.situation, 1), self.up, self.down)
        right.addLayout(line)
        right.addWidget(self.note, 1)
        buttons = WrappingRow(fill=True)
        buttons.add(self.remove, self.edit, self.draw, self.question)
        buttons.add(self.picture, self.play, self.present)
        self._content = QWidget()
        whole = in_column(margins=0, spacing=0, of=self._content)
        halves = QHBoxLayout()
        halves.setSpacing(0)
        whole.addLayout(halves, 1)
        buttons.setContentsMargins(12, 0, 12, 12)
        whole.addLayout(buttons)
        halves.addLayout(left)
        halves.addLayout(right, 1)
        in_column(bar, (self.hint, 1), (self._content, 1), margins=0, spacing=0, of=self)

    def _connect(self) -> None:
        open_set = self.open_set
        open_set.changed.connect(self.show_set)
        self.leave.clicked.connect(self.leave_wanted)
        self.title.editingFinished.connect(self._rename)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(open_set.redo)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.lesson.clicked.connect(self.lesson_wanted)
        self.list.currentRowChanged.connect(self._look)
        self.list.model().rowsMoved.connect(self._moved)
        self.note.textChanged.connect(self._typed)
        self.up.clicked.connect(lambda: open_set.move(open_set.at, open_set.at - 1))
        self.down.clicked.connect(lambda: open_set.move(open_set.at, open_set.at + 1))
        self.remove.clicked.connect(open_set.remove)
        self.play.clicked.connect(self.play_wanted)
        self.edit.clicked.connect(self.edit_wanted)
        self.question.clicked.connect(self.question_wanted)
        self.draw.clicked.connect(self.draw_wanted)
        self.picture.clicked.connect(self.picture_wanted)
        self.present.clicked.connect(self.show_wanted)
        for keys, does in (
            ("PgUp", lambda: open_set.step(-1)),
            ("PgDown", lambda: open_set.step(1)),
            ("Alt+Up", self.up.click),
            ("Alt+Down", self.down.click),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)
        for widget, key, does in (
            (self.list, "Del", open_set.remove),
            (self.list, "Ctrl+Z", self.take_back),
            (self.list, "Ctrl+Y", open_set.redo),
        ):
            shortcut = QShortcut(QKeySequence(key), widget)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(does)

    # -- showing -----------------------------------------------------------------------------

    def show_set(self) -> None:
        """Show the set in hand and the position looked at."""
        kept = self.open_set.kept
        there = kept is not None and bool(kept.positions)
        self._content.setVisible(there)
        self.hint.setVisible(not there)
        self.title.setEnabled(kept is not None)
        named = "" if kept is None else kept.title
        self.setWindowTitle(named or translate("Actions", "Kept boar&ds").replace("&", ""))
        self.lesson.setEnabled(there)
        self.undo.setEnabled(self.open_set.may_undo)
        self.redo.setEnabled(self.open_set.may_redo)
        self._filling = True
        if kept is None:
            self._typing.stop()
            self.title.clear()
            self.list.clear()
            self._drawn = []
        else:
            if not self.title.hasFocus() or not self.title.isModified():
                self.title.setText(kept.title)
            self._fill_list(kept)
            self._show_position(kept)
        self._filling = False

    def _fill_list(self, kept: PositionSet) -> None:
        size = self._miniature()
        self.list.setIconSize(size)
        while self.list.count() > len(kept.positions):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(kept.positions):
            self.list.addItem(QListWidgetItem(QIcon(blank(size)), ""))
        self._drawn = (self._drawn + [None] * len(kept.positions))[: len(kept.positions)]
        for row, position in enumerate(kept.positions):
            item = self.list.item(row)
            first = position.note.strip().split("\n")[0]
            said = [f"{row + 1}. {first or set_text.situation(kept.variant, position)}"]
            item.setText("\n".join(part for part in (*said, set_text.asked(position)) if part))
            item.setSizeHint(QSize(0, size.height() + 12))
            if self._drawn[row] != position:
                self._drawn[row] = None
        self.list.setCurrentRow(self.open_set.at)
        if None in self._drawn:
            self._timer.start()

    def _miniature(self) -> QSize:
        kept = self.open_set.kept
        has_bar = kept is not None and kept.variant.has_bar
        return QSize(MINIATURE, round(MINIATURE * HEIGHT / width_in_units(has_bar)))

    def _paint_next(self) -> None:
        """Paint one miniature at a time, so that a long set is there at once."""
        kept = self.open_set.kept
        if kept is None or None not in self._drawn:
            self._timer.stop()
            return
        row = self._drawn.index(None)
        position = kept.positions[row]
        view = view_of_kept(kept.variant, position)
        ratio = self.devicePixelRatioF()
        pixmap = thumbnail(view, drawings_of(position), self._theme, self._miniature() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        shown = QIcon(pixmap)
        shown.addPixmap(pixmap, QIcon.Mode.Selected)  # or it would be tinted there
        self.list.item(row).setIcon(shown)
        self._drawn[row] = position

    def _show_position(self, kept: PositionSet) -> None:
        position = self.open_set.current
        if position is None:
            self.board.show_moment(None)
            return
        shown = (kept.variant, position)
        if shown != self._shown:
            self._shown = shown
            view = view_of_kept(kept.variant, position)
            self.board.show_moment(view, drawings_of(position))
        self.place.setText(set_text.caption(kept, self.open_set.at + 1))
        self.situation.setText(set_text.situation(kept.variant, position))
        typed = as_text(self.note.toPlainText(), LONGEST_NOTE)
        if typed != position.note and not self._typing.isActive():
            self.note.setPlainText(position.note)
        self.up.setEnabled(self.open_set.at > 0)
        self.down.setEnabled(self.open_set.at + 1 < len(kept.positions))

    # -- what is done ------------------------------------------------------------------------

    def _look(self, row: int) -> None:
        if not self._filling and row >= 0:
            self.take_note()
            self.open_set.look(row)

    def _moved(self, parent: QModelIndex, start: int, end: int, to: QModelIndex, row: int) -> None:
        """Follow a drag within the list."""
        if self._filling:
            return
        self._drawn.insert(row if row < start else row - 1, self._drawn.pop(start))
        # Once the list has finished with its own rows.
        dst = row if row < start else row - 1
        QTimer.singleShot(0, self, lambda: self.open_set.move(start, dst))

    def _typed(self) -> None:
        if not self._filling and not self._typing.isActive():
            self._typing.start()

    def take_note(self) -> None:
        """Take over what has been typed so far."""
        if self._typing.isActive() or self._filling is False:
            self._typing.stop()
            current = self.open_set.current
            if current is not None and self.note.toPlainText() != current.note:
                self.open_set.note(self.note.toPlainText())

    def take_back(self) -> None:
        self.take_note()
        self.open_set.undo()

    def _rename(self) -> None:
        if self.title.isModified():
            self.title.setModified(False)
            self.open_set.rename(self.title.text())

    def _fill_menu(self) -> None:
        menu = self._menu
        menu.clear()
        new = menu.addAction(translate("Sets", "New set"))
        new.triggered.connect(self.new_wanted)
        other = menu.addAction(translate("Sets", "Open a file…"))
        other.triggered.connect(lambda: self.open_wanted.emit(None))
        elsewhere = menu.addAction(translate("Sets", "Save as…"))
        elsewhere.triggered.connect(self.save_wanted)
        kept, path = self.open_set.kept, self.open_set.path
        sets = self.open_set.set_files.listed()
        menu.addSeparator()
        rename = menu.addAction(translate("Sets", "Rename this set"))
        rename.triggered.connect(self.begin_renaming)
        more = menu.addMenu(translate("Sets", "Add the positions of"))
        for listed in sets:
            same = kept is not None and listed.variant == kept.variant.key and listed.count
            if same and listed.path != path:
                add = more.addAction(listed.title.replace("&", "&&"))
                add.triggered.connect(partial(self._want_merged, listed))
        delete = menu.addAction(translate("Sets", "Delete this set…"))
        delete.triggered.connect(self.delete_wanted)
        for action in (elsewhere, rename):
            action.setEnabled(kept is not None)
        more.setEnabled(not more.isEmpty())
        delete.setEnabled(path is not None)
        if sets:
            menu.addSeparator()
        for listed in sets[:12]:
            self._add_file(listed.path, listed.title)

    def _want_merged(self, listed: ListedSet) -> None:
        self.take_note()
        self.merge_wanted.emit(listed)

    def begin_renaming(self) -> None:
        """Have another title typed."""
        self.title.setFocus()
        self.title.selectAll()

    def _add_file(self, path: Path, title: str) -> None:
        action = self._menu.addAction(title.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(path == self.open_set.path)
        action.triggered.connect(lambda: self.open_wanted.emit(path))

    def event(self, event: QEvent) -> bool:
        """Whoever comes back to the window sees what another program has made of the set."""
        coming = event.type() is QEvent.Type.WindowActivate
        if coming and self.isVisible() and not self._typing.isActive():
            self.open_set.refresh()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever has been typed is kept when the page goes."""
        super().hideEvent(event)
        self.take_note()

    # -- looks and words ---------------------------------------------------------------------

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        self._theme = theme
        self.board.show_theme(theme)
        self._drawn = [None] * len(self._drawn)
        if self._drawn:
            self._timer.start()
        for button, name in (
            (self.undo, "undo"),
            (self.redo, "redo"),
            (self.up, "up"),
            (self.down, "down"),
        ):
            button.setIcon(icon(name, tones.ink, 2 * ICON))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list the width its type needs."""
        super().resizeEvent(event)
        wanted = LIST * self.fontInfo().pixelSize()
        self.list.setFixedWidth(round(min(wanted, self.width() * 0.4)))
        self.note.setMaximumHeight(max(64, round(self.height() * 0.2)))

    def changeEvent(self, event: QEvent) -> None:
        """What stands in the list is worded as well."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.show_set()

    def retranslate(self) -> None:
        self.leave.setText(translate("Sets", "Back"))
        self.title.setPlaceholderText(translate("Sets", "Title of the set"))
        self.title.setAccessibleName(translate("Sets", "Title of the set"))
        self.sets.setText(translate("Sets", "Sets"))
        self.lesson.setText(translate("Sets", "Make a lesson of it"))
        self.list.setAccessibleName(translate("Sets", "Positions of the set"))
        self.note.setPlaceholderText(translate("Sets", "Note"))
        self.note.setAccessibleName(translate("Sets", "Note"))
        self.remove.setText(translate("Sets", "Delete"))
        self.question.setText(translate("Sets", "Question…"))
        self.draw.setText(translate("Sets", "Draw on it…"))
        self.edit.setText(translate("Sets", "Change"))
        self.picture.setText(translate("Sets", "Picture…"))
        self.play.setText(translate("Sets", "Play"))
        self.present.setText(translate("Sets", "Present"))
        self.hint.setText(
            translate(
                "Sets",
                "No position has been kept yet. “Keep this board” in the menu of the game, "
                "or in class mode, puts one here.",
            )
        )
        for button, name in (
            (self.undo, translate("Sets", "Undo")),
            (self.redo, translate("Sets", "Redo")),
            (self.up, translate("Sets", "Earlier")),
            (self.down, translate("Sets", "Later")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)

"""The page of the position editor: a board, what goes with it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from trictrac_gui.engine.variant import PositionFault, Variant
from trictrac_gui.formats import position_text
from trictrac_gui.formats.position_reader import LONGEST, TextFault, find_moments
from trictrac_gui.formats.position_text import Form, PositionText
from trictrac_gui.session.position_draft import TRAY, Draft, draft_of, view_of
from trictrac_gui.session.undo_history import UndoHistory
from trictrac_gui.texts import game_names, position_faults
from trictrac_gui.ui.editor import editor_text
from trictrac_gui.ui.editor.board import EditorBoard
from trictrac_gui.ui.editor.editor_geometry import Cell
from trictrac_gui.ui.editor.panel import EditorPanel
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import board_description
from trictrac_gui.ui.text.announcements import Announcer
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.fitting import PageBar, WrappingRow, in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label
from trictrac_gui.ui.window.navigator import Page


class TextDialog(BaseDialog):
    """Takes a text in any known form. ``read`` carries the ``PositionText`` that it says."""

    read = Signal(object)

    def __init__(
        self, variants: Sequence[Variant], now: PositionText, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._variants, self._now = tuple(variants), now
        self._fault: TextFault | None = None
        self._told: PositionText | None = None
        self._count = 0
        self.word(self.title, lambda: translate("PositionText", "Open a position from text"))
        self.hint = self.add_text(
            lambda: translate(
                "PositionText",
                "Paste a position of this program, a Position ID, a Match ID or an XGID.",
            ),
            "muted",
        )
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self.field.setMinimumHeight(self.fontMetrics().height() * 7)
        self.body.addWidget(self.field)
        self.word(self.field.setAccessibleName, lambda: translate("PositionText", "Text"))
        self.says = self.add_text()
        self.cancel = self.add_button(lambda: translate("PositionText", "Cancel"), self.reject)
        self.take = self.add_button(
            lambda: translate("PositionText", "Set up"), self._take, primary=True
        )
        pasted = QGuiApplication.clipboard().text()[: LONGEST + 1]
        if self._readable(pasted):
            self.field.setPlainText(pasted)
            self.field.selectAll()
        self.field.textChanged.connect(self._look)
        self._look()
        self.field.setFocus()

    def _readable(self, text: str) -> bool:
        try:
            find_moments(text, self._variants, self._now)
        except TextFault:
            return False
        return True

    def _look(self) -> None:
        self._fault = self._told = None
        try:
            found = find_moments(self.field.toPlainText(), self._variants, self._now)
            self._told, self._count = found[0], len(found)
        except TextFault as fault:
            self._fault = fault
        self.retranslate()

    def retranslate(self) -> None:
        if self._fault is not None:
            self.says.setText(position_faults.text_fault(self._fault, translate))
        elif self._told is not None:
            game = game_names.variant_name(self._told.variant.key, translate)
            text = f"{_form(self._told.form)} · {game}"
            also = editor_text.left_out(self._told.left_out)
            if self._count > 1:
                first = translate("PositionText", "It is the first of {count} in this text.")
                also = " ".join(filter(None, (also, first.format(count=self._count))))
            self.says.setText(f"{text}. {also}" if also else text)

    def _take(self) -> None:
        if self._told is not None:
            self.read.emit(self._told)
            self.accept()
        elif self._fault is not None:
            self._show_fault(self._fault)

    def _show_fault(self, fault: TextFault) -> None:
        block = self.field.document().findBlockByNumber(fault.line - 1)
        cursor = QTextCursor(block)
        steps = min(max(0, fault.column - 1), max(0, block.length() - 1))
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, steps)
        self.field.setTextCursor(cursor)
        self.field.setFocus()


def _form(form: Form) -> str:
    """What a way of writing a position is called; those of other programs have their own names."""
    names = {
        Form.XGID: "XGID",
        Form.PLACES: "XGID",
        Form.POSITION_ID: "Position ID",
        Form.MATCH_ID: "Match ID",
        Form.GNUBG_ID: "Position ID, Match ID",
    }
    own = translate("PositionText", "Position of this program")
    return names.get(form, own)


SAID = 14
"""So many sizes of its type does the line below the board ask for."""


class EditorPage(Page):
    """Sets a position up. ``leave_wanted`` asks to go back; the draft stays until the next time.

    ``play_wanted``, ``picture_wanted`` and ``keep_wanted`` carry the ``Draft``; the first comes
    only with one that can be played from. ``drafted`` carries it after every change.
    """

    play_wanted = Signal(object)
    picture_wanted = Signal(object)
    keep_wanted = Signal(object)
    drafted = Signal(object)

    def __init__(
        self, variants: Sequence[Variant], theme: Theme, tones: Tones, draft: Draft
    ) -> None:
        super().__init__()
        self.setObjectName("ground")
        self._variants = tuple(variants)
        self.history = UndoHistory(draft)
        self._faults: tuple[PositionFault, ...] = ()
        self._remark: PositionFault | None = None
        self.board = EditorBoard(theme, draft)
        self.panel = EditorPanel(variants, theme, draft)
        self.announcer = Announcer(self.board)
        self.leave = QPushButton()
        self.undo, self.redo = QToolButton(), QToolButton()
        for button in (self.undo, self.redo):
            button.setProperty("quiet", True)
            button.setProperty("slim", True)
        self.title = ElidedLabel("heading")
        self.from_text = QPushButton()
        self.copy = QPushButton()
        self._copies = QMenu(self.copy)
        self.copy.setMenu(self._copies)
        self.says = label("next", wrapped=True)
        self.picture, self.keep, self.play = QPushButton(), QPushButton(), QPushButton()
        self.play.setProperty("primary", True)
        self._build()
        self._connect()
        self.show_theme(theme, tones)
        self.show_draft()
        self.retranslate()

    def _build(self) -> None:
        bar = PageBar(self.leave, (self.title,), self.undo, self.redo, self.from_text, self.copy)
        self._table = QWidget()
        self._table.setObjectName("table")
        self._table.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        in_column(self.board, margins=0, of=self._table)
        halves = in_row((self._table, 1), self.panel, spacing=0)
        foot = QFrame()
        foot.setObjectName("console")
        last = WrappingRow(foot)
        last.setContentsMargins(16, 8, 12, 8)
        last.add_wide(self.says, SAID)
        last.add(self.picture, self.keep, self.play)
        in_column(bar, (halves, 1), foot, margins=0, spacing=0, of=self)

    def _connect(self) -> None:
        self.leave.clicked.connect(self.leave_wanted)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self.do_again)
        self.from_text.clicked.connect(self.ask_text)
        self._copies.aboutToShow.connect(self._offer_copies)
        self.board.changed.connect(self.change)
        self.board.refused.connect(self._refuse)
        self.board.pointed.connect(self._tell_place)
        self.board.brush_changed.connect(self._tell_brush)
        self.panel.changed.connect(self.change)
        self.picture.clicked.connect(lambda: self.picture_wanted.emit(self.draft))
        self.keep.clicked.connect(lambda: self.keep_wanted.emit(self.draft))
        self.play.clicked.connect(self._play)
        for keys, does in (
            (QKeySequence.StandardKey.Undo, self.take_back),
            (QKeySequence.StandardKey.Redo, self.do_again),
            (QKeySequence.StandardKey.Copy, self.copy_text),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    # -- the draft ---------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        return self.history.value

    def open(self, draft: Draft | None = None, *, over: bool = False) -> None:
        """Begin with a draft, ``over`` the one that was left if *Undo* is to lead back to that.

        Without one go on with what was left.
        """
        if draft is not None and over:
            self.history.change(draft)
        elif draft is not None:
            self.history = UndoHistory(draft)
        self.show_draft()
        self.board.setFocus()

    def change(self, draft: Draft) -> None:
        if self.history.change(draft):
            self.show_draft()
            self.drafted.emit(draft)
            self._tell_place(self.board.cursor_cell)

    def take_back(self) -> None:
        self.history.undo()
        self.show_draft()
        self.drafted.emit(self.draft)

    def do_again(self) -> None:
        self.history.redo()
        self.show_draft()
        self.drafted.emit(self.draft)

    def show_draft(self) -> None:
        self._remark = None
        self._faults = self.draft.faults()
        self.board.show_draft(self.draft, self._faults)
        self.panel.show_draft(self.draft)
        self.undo.setEnabled(self.history.may_undo)
        self.redo.setEnabled(self.history.may_redo)
        self.play.setEnabled(not self._faults)
        self.keep.setEnabled(not self._faults)
        self._say()

    def _refuse(self, fault: PositionFault) -> None:
        self._remark = fault
        self.board.show_draft(self.draft, (fault, *self._faults))
        self._say()
        self.announcer.say(self.says.text(), urgent=True)

    def _say(self) -> None:
        wrong = self._remark or (self._faults[0] if self._faults else None)
        text = (
            editor_text.sound(self.draft) if wrong is None else editor_text.fault(self.draft, wrong)
        )
        self.says.setText(text)
        self.says.setAccessibleName(text)
        self.board.setAccessibleDescription(text)

    def _play(self) -> None:
        if not self._faults:
            self.play_wanted.emit(self.draft)

    # -- being told --------------------------------------------------------------------------

    def _tell_place(self, cell: Cell) -> None:
        if not self.board.hasFocus():
            return
        if cell.place == TRAY and cell.side is not None:
            name = translate("Editor", "Tray")
            there = board_description.checkers(
                self.draft.variant, cell.side, self.draft.in_tray(cell.side)
            )
            self.announcer.say(f"{name}, {there}")
        else:
            self.announcer.say(board_description.place(view_of(self.draft), cell.place, None).name)

    def _tell_brush(self) -> None:
        brush = self.board.brush
        if brush is None:
            text = translate("Editor", "A click takes checkers away")
        else:
            text = translate("Editor", "A click places {side}").format(
                side=game_names.side_name(self.draft.variant.side_keys[brush], translate)
            )
        self.announcer.say(text)

    # -- text --------------------------------------------------------------------------------

    @property
    def told(self) -> PositionText:
        """The draft as it is written."""
        return PositionText(self.draft.variant, self.draft.setup, self.draft.match)

    def ask_text(self) -> None:
        dialog = TextDialog(self._variants, self._whole(), self)
        dialog.read.connect(self.take_text)
        dialog.open()

    def _whole(self) -> PositionText:
        """The draft as far as it is whole: ids need all thirty checkers."""
        whole = self.draft.rest_off()
        return PositionText(whole.variant, whole.setup, whole.match)

    def take_text(self, told: PositionText) -> None:
        """Set up what a text says; it can be taken back like any change."""
        self.change(draft_of(told.variant, told.setup, told.match))

    def copies(self) -> list[tuple[str, Callable[[], str]]]:
        """The ways this position can be written, each with its name."""
        told = self._whole()
        found: list[tuple[str, Callable[[], str]]] = [
            (
                translate("Editor", "As text of this program"),
                lambda: position_text.format_text(told),
            )
        ]
        if position_text.knows_ids(told.variant):
            found += [
                ("XGID", lambda: position_text.xgid_of(told)),
                ("Position ID", lambda: position_text.position_id_of(told)),
                ("Position ID, Match ID", lambda: position_text.gnubg_id_of(told)),
            ]
        return found

    def _offer_copies(self) -> None:
        self._copies.clear()
        for name, written in self.copies():
            action = self._copies.addAction(name)
            action.triggered.connect(lambda _=False, written=written: self._put(written()))

    def copy_text(self) -> None:
        """Copy the position as text of this program."""
        self._put(self.copies()[0][1]())

    def tell(self, text: Callable[[], str]) -> None:
        """Say something until the draft is changed."""
        self.says.setText(text())
        self.announcer.say(self.says.text())

    def _put(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.says.setText(translate("Editor", "Copied."))

    # -- looks and words ---------------------------------------------------------------------

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        self.board.show_theme(theme)
        self.panel.show_theme(theme)
        self._table.setStyleSheet(f"QWidget#table {{ background: {theme.table.surround}; }}")
        self.undo.setIcon(icon("undo", tones.ink, 2 * ICON))
        self.redo.setIcon(icon("redo", tones.ink, 2 * ICON))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel is wider where there is more room."""
        super().resizeEvent(event)
        self.panel.updateGeometry()

    def retranslate(self) -> None:
        self.leave.setText(translate("Editor", "Back"))
        self.title.setText(translate("Editor", "Set up a position"))
        self.setWindowTitle(self.title.text())
        self.from_text.setText(translate("Editor", "Open from text…"))
        self.copy.setText(translate("Editor", "Copy as text"))
        self.picture.setText(translate("Editor", "Picture…"))
        self.keep.setText(translate("Editor", "Keep"))
        self.play.setText(translate("Editor", "Play from here"))
        undo = translate("Editor", "Undo")
        redo = translate("Editor", "Redo")
        for button, name in ((self.undo, undo), (self.redo, redo)):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.board.setAccessibleName(translate("Editor", "Board of the editor"))
        self.panel.retranslate()
        self._say()

"""Opening a position from text: what is pasted is told at once, and kept if it cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.position_reader import LONGEST, TextFault, read_text
from trictrac_gui.formats.position_text import Form, PositionText
from trictrac_gui.texts import game_names, position_faults
from trictrac_gui.ui.editor import editor_text
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import BaseDialog


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
        self.hint = self.add_text("muted")
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self.field.setMinimumHeight(self.fontMetrics().height() * 7)
        self.body.addWidget(self.field)
        self.says = self.add_text()
        self.cancel = self.add_button()
        self.take = self.add_button(primary=True)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self._take)
        pasted = QGuiApplication.clipboard().text()[: LONGEST + 1]
        if self._readable(pasted):
            self.field.setPlainText(pasted)
            self.field.selectAll()
        self.field.textChanged.connect(self._look)
        self.retranslate()
        self._look()
        self.field.setFocus()

    def _readable(self, text: str) -> bool:
        try:
            read_text(text, self._variants, self._now)
        except TextFault:
            return False
        return True

    def _look(self) -> None:
        self._fault = self._told = None
        try:
            self._told = read_text(self.field.toPlainText(), self._variants, self._now)
        except TextFault as fault:
            self._fault = fault
        self._say()

    def _say(self) -> None:
        if self._fault is not None:
            self.says.setText(position_faults.text_fault(self._fault, translate))
        elif self._told is not None:
            game = game_names.variant_name(self._told.variant.key, translate)
            text = f"{_form(self._told.form)} · {game}"
            also = editor_text.left_out(self._told.left_out)
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

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("PositionText", "Open a position from text"))
        self.hint.setText(
            QCoreApplication.translate(
                "PositionText",
                "Paste a position of this program, a Position ID, a Match ID or an XGID.",
            )
        )
        self.field.setAccessibleName(QCoreApplication.translate("PositionText", "Text"))
        self.cancel.setText(QCoreApplication.translate("PositionText", "Cancel"))
        self.take.setText(QCoreApplication.translate("PositionText", "Set up"))
        self._say()


def _form(form: Form) -> str:
    """What a way of writing a position is called; those of other programs have their own names."""
    names = {
        Form.XGID: "XGID",
        Form.POSITION_ID: "Position ID",
        Form.MATCH_ID: "Match ID",
        Form.GNUBG_ID: "Position ID, Match ID",
    }
    own = QCoreApplication.translate("PositionText", "Position of this program")
    return names.get(form, own)

"""A text that was bound to a widget is asked for again in each language that comes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.ui.language import LanguageSwitch, Worded, translate


class Bar(Worded, QFrame):
    """A button with a text, and one whose text depends on a state."""

    def __init__(self) -> None:
        super().__init__()
        self.back, self.moves, self.typed = QPushButton(), QPushButton(), QLineEdit()
        self.count = 1
        self.order: list[str] = []
        row = QVBoxLayout(self)
        for part in (self.back, self.moves, self.typed):
            row.addWidget(part)
        self.word(self._show, lambda: translate("Demonstration", "Back to the game"))
        self.word(self.moves.setToolTip, lambda: translate("Moves", "takes") + f" {self.count}")

    def _show(self, text: str) -> None:
        self.back.setText(text)
        self.order.append("bound")

    def retranslate(self) -> None:
        self.moves.setText(translate("Moves", "takes"))
        self.order.append("state")


def test_bound_texts_follow_the_language_and_nothing_typed_is_lost(
    qapp: QApplication, translations: Path
) -> None:
    window = QWidget()
    bar = Bar()
    QVBoxLayout(window).addWidget(bar)
    assert (bar.back.text(), bar.moves.toolTip()) == ("Back to the game", "takes 1")
    bar.typed.setText("Ada")
    bar.typed.setCursorPosition(1)
    bar.count = 2
    bar.order.clear()
    switch = LanguageSwitch(qapp, translations)
    try:
        assert switch.use("de")
        qapp.processEvents()
        assert bar.back.text() == "Zurück zur Partie"
        assert bar.moves.text() == "nimmt an"
        assert bar.moves.toolTip() == "nimmt an 2"
        assert bar.order == ["bound", "state"]
        assert (bar.typed.text(), bar.typed.cursorPosition()) == ("Ada", 1)
    finally:
        switch.release()
    qapp.processEvents()
    assert bar.back.text() == "Back to the game"


def test_two_widgets_do_not_share_their_texts(qapp: QApplication) -> None:
    first, second = Bar(), Bar()
    assert len(first._worded) == len(second._worded) == 2
    assert not set(first._worded) & set(second._worded)
    assert Worded._worded == ()

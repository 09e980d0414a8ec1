"""Dice that can be checked: the promise is shown, then both players add words of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from trictrac_gui.engine.dice import LONGEST_WORDS, CheckableDice, DiceChoice, fresh_seed
from trictrac_gui.ui.widgets.base_dialog import SELECTABLE, BaseDialog
from trictrac_gui.ui.widgets.labels import label


def in_groups(digits: str) -> str:
    """The digits of a fingerprint as they are compared by eye: eight and eight."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))


class CheckableDiceDialog(BaseDialog):
    """``chosen`` carries the ``DiceChoice`` once both players have typed what they like.

    A ``seed`` that is handed in is no secret: it is for pictures.
    """

    chosen = Signal(object)

    def __init__(
        self,
        players: tuple[str, str],
        parent: QWidget | None = None,
        *,
        seed: bytes | None = None,
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._seed = fresh_seed() if seed is None else seed
        self._why = self.add_text()
        self._promise_title = label("heading")
        self.body.addWidget(self._promise_title)
        self.promise = self.add_text()
        self.promise.setTextInteractionFlags(SELECTABLE)
        self._what = self.add_text("muted")
        form = QGridLayout()  # a form layout sets captions higher than their fields
        form.setHorizontalSpacing(14)
        form.setColumnStretch(1, 1)
        self.words: list[QLineEdit] = []
        self._captions: list[QLabel] = []
        for row, _ in enumerate(players):
            field, caption = QLineEdit(), label("base")
            field.setMaxLength(LONGEST_WORDS // 2 - 1)
            caption.setBuddy(field)
            form.addWidget(caption, row, 0)
            form.addWidget(field, row, 1)
            self.words.append(field)
            self._captions.append(caption)
        self.body.addLayout(form)
        self.cancel = self.add_button()
        self.cancel.clicked.connect(self.reject)
        self.begin = self.add_button(primary=True)
        self.begin.clicked.connect(self._begin)
        self.words[0].setFocus()
        self.retranslate()

    def _begin(self) -> None:
        words = " ".join(field.text() for field in self.words)
        self.chosen.emit(DiceChoice(checkable=(self._seed, CheckableDice(self._seed, words).words)))
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("CheckableDice", "Dice that can be checked"))
        self._why.setText(
            QCoreApplication.translate(
                "CheckableDice",
                "The program has drawn a secret number and shows its fingerprint. All throws of "
                "the game follow from this number and from words that you add now. After the game "
                "the number is shown: anybody can then check every throw.",
            )
        )
        self._promise_title.setText(
            QCoreApplication.translate("CheckableDice", "Fingerprint (SHA-256)")
        )
        self.promise.setText(in_groups(CheckableDice(self._seed, "").commitment))
        self._what.setText(
            QCoreApplication.translate(
                "CheckableDice",
                "Write it down or photograph it, if you like. Any words will do, or none.",
            )
        )
        for player, caption, field in zip(self._players, self._captions, self.words, strict=True):
            text = QCoreApplication.translate("CheckableDice", "Words of {player}")
            caption.setText(text.format(player=player))
            field.setAccessibleName(caption.text())
        self.cancel.setText(QCoreApplication.translate("CheckableDice", "Cancel"))
        self.begin.setText(QCoreApplication.translate("CheckableDice", "Begin the game"))

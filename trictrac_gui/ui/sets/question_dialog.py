"""The question of a kept position: what is asked, what is right, and what is said to it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStackedWidget,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.lesson_from_set import plays_of
from trictrac_gui.storage.sets import LONGEST_SAID, KeptPosition, KeptQuestion
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.sets.answers import ChoiceAnswers, PlayAnswers, PointAnswers
from trictrac_gui.ui.sets.kept_views import view_of_kept
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.fitting import WrappingRow
from trictrac_gui.ui.widgets.labels import label

PLAYS, POINTS, CHOICES = range(3)


class QuestionDialog(BaseDialog):
    """``taken`` carries the ``KeptQuestion``, or None where there is to be none."""

    taken = Signal(object)

    def __init__(
        self, variant: Variant, position: KeptPosition, theme: Theme, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        was = position.question or KeptQuestion("")
        plays = plays_of(variant, position)
        self.asks = _field(was.asks)
        self.kinds = QButtonGroup(self)
        self.plays = PlayAnswers(plays, was.plays)
        self.points = PointAnswers(view_of_kept(variant, position), theme, was.points)
        self.choices = ChoiceAnswers(was.choices)
        self.pages = QStackedWidget()
        self.right, self.wrong, self.hint = (_field(t) for t in (was.right, was.wrong, was.hint))
        self._names: list[QLabel] = []
        self._build()
        self.kinds.button(PLAYS).setEnabled(bool(plays))
        kind = PLAYS if plays else POINTS
        kind = POINTS if was.points else CHOICES if was.choices else kind
        self.kinds.button(kind).setChecked(True)
        self.pages.setCurrentIndex(kind)
        # Beside the buttons, where it is in sight however far the dialog is scrolled.
        self.says = label("muted", wrapped=True)
        self.buttons.insertWidget(0, self.says, 1)
        self.word(self.title, lambda: translate("SetQuestion", "Ask about this position"))
        self.remove = self.add_button(
            lambda: translate("SetQuestion", "No question"), lambda: self._give(None)
        )
        self.remove.setVisible(position.question is not None)
        self.cancel = self.add_button(lambda: translate("SetQuestion", "Cancel"), self.reject)
        self.take = self.add_button(
            lambda: translate("SetQuestion", "Apply"), self._take, primary=True
        )
        self._connect()
        self.retranslate()
        self.asks.setFocus()

    def _build(self) -> None:
        self._row(self.asks)
        ways = WrappingRow()
        for kind in (PLAYS, POINTS, CHOICES):
            button = QRadioButton()
            self.kinds.addButton(button, kind)
            ways.add(button)
        self.body.addLayout(ways)
        for page in (self.plays, self.points, self.choices):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in (self.right, self.wrong, self.hint):
            name = label("muted")
            name.setProperty("beside", True)
            name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            name.setBuddy(field)
            self._names.append(name)
            form.addRow(name, field)
        self.body.addLayout(form)

    def _row(self, field: QLineEdit) -> None:
        name = label("muted")
        name.setBuddy(field)
        self._names.append(name)
        self.body.addWidget(name)
        self.body.addWidget(field)

    def _connect(self) -> None:
        self.kinds.idToggled.connect(self._choose)
        self.asks.textChanged.connect(self._look)
        for page in (self.plays, self.points, self.choices):
            page.changed.connect(self._look)

    def _choose(self, kind: int, on: bool) -> None:
        if on:
            self.pages.setCurrentIndex(kind)
            self._look()

    @property
    def question(self) -> KeptQuestion:
        kind = self.kinds.checkedId()
        return KeptQuestion(
            asks=_text(self.asks),
            plays=self.plays.right if kind == PLAYS else (),
            points=self.points.right if kind == POINTS else (),
            choices=self.choices.given if kind == CHOICES else (),
            right=_text(self.right),
            wrong=_text(self.wrong),
            hint=_text(self.hint),
        )

    def missing(self) -> str:
        """What is still missing, in a sentence; empty when nothing is."""
        asked = self.question
        if not asked.asks:
            return translate("SetQuestion", "Write what you ask.")
        if asked.choices and {right for _, right in asked.choices} != {True, False}:
            return translate("SetQuestion", "There must be a right answer and a wrong one.")
        if not (asked.plays or asked.points or asked.choices):
            return translate("SetQuestion", "Say what is right.")
        return ""

    def _look(self) -> None:
        missing = self.missing()
        if not missing and not self.kinds.button(PLAYS).isEnabled():
            missing = self._no_throw()
        self.says.setText(missing)
        self.says.setVisible(bool(missing))

    def _no_throw(self) -> str:
        return translate(
            "SetQuestion",
            "A play can be asked for only where a throw lies on the board that can be played.",
        )

    def _take(self) -> None:
        if not self.missing():
            self._give(self.question)
            return
        wanting = (self.plays.list, self.points.field, self.choices.fields[0])
        (wanting[self.kinds.checkedId()] if _text(self.asks) else self.asks).setFocus()

    def _give(self, question: KeptQuestion | None) -> None:
        self.taken.emit(question)
        self.accept()

    def retranslate(self) -> None:
        names = (
            translate("SetQuestion", "Question"),
            translate("SetQuestion", "If it is right"),
            translate("SetQuestion", "If it is not"),
            translate("SetQuestion", "Hint"),
        )
        fields = (self.asks, self.right, self.wrong, self.hint)
        for name, field, text in zip(self._names, fields, names, strict=True):
            name.setText(text)
            field.setAccessibleName(text)
        self.right.setPlaceholderText(translate("SetQuestion", "Right."))
        self.wrong.setPlaceholderText(translate("SetQuestion", "That is not it."))
        self.kinds.button(PLAYS).setText(translate("SetQuestion", "Find a play"))
        self.kinds.button(POINTS).setText(translate("SetQuestion", "Point at a place"))
        self.kinds.button(CHOICES).setText(translate("SetQuestion", "Choose an answer"))
        for page in (self.plays, self.points, self.choices):
            page.retranslate()
        self._look()


def _field(text: str) -> QLineEdit:
    field = QLineEdit(text)
    field.setMaxLength(LONGEST_SAID)
    return field


def _text(field: QLineEdit) -> str:
    return " ".join(field.text().split())

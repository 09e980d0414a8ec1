"""The column beside the board of a lesson: the text, the question, the answers, the reply."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.session.lesson import LessonRun, Reply, Stage
from trictrac_gui.ui.lessons.choice import ChoiceButton
from trictrac_gui.ui.lessons.reply import ReplyBox
from trictrac_gui.ui.widgets.fitting import WrappingRow
from trictrac_gui.ui.widgets.labels import label

NARROWEST, WIDEST = 300, 460
LARGER = 1.22


class LessonPanel(QFrame):
    """Words a step and takes what is not done on the board.

    Signals: ``forward``, ``back``, ``again``; ``chosen`` with the number of an answer.
    """

    forward = Signal()
    back = Signal()
    again = Signal()
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("console")
        self.setMinimumWidth(NARROWEST)
        self.setMaximumWidth(WIDEST)
        self._size = 0
        self.heading = label("title")
        self.text = label("base")
        self.shown = label("muted")
        self.asks = label("heading")
        self.hint = label("muted")
        for part in (self.heading, self.text, self.shown, self.asks, self.hint):
            part.setWordWrap(True)
            part.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.choices = QVBoxLayout()
        self.choices.setSpacing(6)
        self.choice_buttons: list[ChoiceButton] = []
        self.reply = ReplyBox()
        self.show_hint = QPushButton()
        self.show_hint.setProperty("link", True)
        self.try_again = QPushButton()
        self.previous = QPushButton()
        self.next = QPushButton()
        self.next.setProperty("primary", True)
        for button in (self.show_hint, self.try_again, self.previous, self.next):
            button.setAutoDefault(True)
        self.show_hint.clicked.connect(self._open_hint)
        self.try_again.clicked.connect(self.again)
        self.previous.clicked.connect(self.back)
        self.next.clicked.connect(self.forward)
        self._hint_open = False
        self._step = -1
        self._replied: Reply | None = None
        self._build()
        self._enlarge()

    def _build(self) -> None:
        inside = QVBoxLayout()
        inside.setContentsMargins(20, 16, 20, 12)
        inside.setSpacing(10)
        for part in (self.heading, self.text, self.shown, self.asks):
            inside.addWidget(part)
        inside.addLayout(self.choices)
        inside.addWidget(self.reply)
        inside.addWidget(self.show_hint, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.hint)
        inside.addStretch(1)
        page = QWidget()
        page.setObjectName("lessonText")
        page.setLayout(inside)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setStyleSheet("QScrollArea, QWidget#lessonText { background: transparent; }")
        self.area.setWidget(page)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(20, 6, 20, 14)
        buttons.setSpacing(8)
        buttons.addWidget(self.try_again)
        ways = WrappingRow(fill=True)
        ways.add(self.previous, self.next)
        buttons.addLayout(ways)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.area, 1)
        column.addLayout(buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._enlarge()

    def _enlarge(self) -> None:
        """What is read for long is a little larger than what is glanced at."""
        size = round(QApplication.font().pixelSize() * LARGER)
        if size == self._size or size <= 0:
            return
        self._size = size
        for part in (self.text, self.shown, self.hint, self.reply.text):
            part.setStyleSheet(f"font-size: {size}px;")

    def show_run(self, run: LessonRun, language: str, played: Sequence[str], busy: bool) -> None:
        """Word the step a lesson stands at.

        ``played`` are the throws it has shown; while it is ``busy`` showing one nothing is asked.
        """
        step, question = run.step, None if busy else run.question
        if self._step != run.index:
            self._step = run.index
            self._hint_open = False
            self.area.verticalScrollBar().setValue(0)
        self.heading.setText(step.heading.in_(language))
        self.area.setAccessibleName(self.heading.text())
        self.text.setText(step.text.in_(language))
        self.shown.setText("\n".join(played))
        self.shown.setVisible(bool(played))
        self.asks.setText("" if question is None else question.asks.in_(language))
        self.asks.setVisible(question is not None)
        self._show_choices(run, language, question is not None)
        fresh = run.reply is not None and run.reply is not self._replied
        self._replied = run.reply
        self.reply.show_reply(None if busy else run.reply, language)
        if fresh:
            self._bring_up(self.reply)
        hint = None if question is None else question.hint
        may_hint = hint is not None and run.stage is not Stage.SOLVED
        self.show_hint.setVisible(may_hint and not self._hint_open)
        self.hint.setText("" if hint is None else hint.in_(language))
        self.hint.setVisible(may_hint and self._hint_open)
        self.try_again.setVisible(
            run.stage is Stage.ANSWERED and not run.question_is_choice and not run.pointing
        )
        self.previous.setEnabled(run.index > 0)
        self._word_buttons(run, busy)

    def _show_choices(self, run: LessonRun, language: str, asked: bool) -> None:
        choices = run.step.question.choices if asked and run.step.question is not None else ()
        while len(self.choice_buttons) < len(choices):
            button = ChoiceButton()
            number = len(self.choice_buttons)
            button.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self.choice_buttons.append(button)
            self.choices.addWidget(button)
        for number, button in enumerate(self.choice_buttons):
            button.setVisible(number < len(choices))
            if number < len(choices):
                button.say(choices[number].says.in_(language))
                button.setEnabled(run.stage is not Stage.SOLVED)

    def _word_buttons(self, run: LessonRun, busy: bool) -> None:
        self.show_hint.setText(QCoreApplication.translate("Lessons", "Show a hint"))
        self.try_again.setText(QCoreApplication.translate("Lessons", "Try again"))
        self.previous.setText(QCoreApplication.translate("Lessons", "Previous"))
        if busy:
            text = QCoreApplication.translate("Lessons", "Show the rest at once")
        elif run.to_show > 1:
            text = QCoreApplication.translate("Lessons", "Play these throws")
        elif run.to_show:
            text = QCoreApplication.translate("Lessons", "Play this throw")
        elif run.may_go_on:
            text = QCoreApplication.translate("Lessons", "Next step")
        else:
            text = QCoreApplication.translate("Lessons", "All lessons")
        self.next.setText(text)

    def _open_hint(self) -> None:
        self._hint_open = True
        self.show_hint.hide()
        self.hint.show()
        self._bring_up(self.hint)

    def _bring_up(self, part: QWidget) -> None:
        """Scroll to what has just been said, once it has its place."""
        QTimer.singleShot(0, part, lambda: self.area.ensureWidgetVisible(part, 0, 12))

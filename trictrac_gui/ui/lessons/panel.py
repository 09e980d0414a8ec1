"""The column beside the board of a lesson: the text, the question, the answers, the reply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lessons import ShownThrow
from trictrac_gui.session.lesson import Comparison, LessonRun, Reply, ReplyKind, Stage
from trictrac_gui.texts import game_names, refusals
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.widgets.fitting import WrappingRow, in_column, in_row
from trictrac_gui.ui.widgets.labels import label


class ChoiceButton(QPushButton):
    """Wraps its words, which the buttons of Qt do not."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(True)
        self.words = label("base", wrapped=True)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        in_row(self.words, margins=(14, 8, 14, 8), of=self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.totalHeightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:
        """The words fade with their button."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.words.setEnabled(self.isEnabled())


RIGHT, RIGHT_DARK = "#2f6b3a", "#8fce9a"
"""The colour of praise on light and on dark ground."""


class ReplyBox(QFrame):
    """Shows one reply, or nothing. ``rule_wanted`` carries the ``RuleKey`` of a refusal."""

    rule_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reply")
        self._reply: Reply | None = None
        self._language = ""
        self._tones: Tones | None = None
        self.verdict = label("heading")
        self.text = label("base")
        for part in (self.verdict, self.text):
            part.setWordWrap(True)
        self.rule = QPushButton()
        self.rule.setProperty("link", True)
        self.rule.clicked.connect(self._open_rule)
        in_column(self.verdict, self.text, self.rule, margins=(14, 10, 14, 10), spacing=4, of=self)
        self.show_reply(None, "")

    def show_reply(self, reply: Reply | None, language: str) -> None:
        """Show what is said to an answer, or nothing; a new reply is read out."""
        fresh = reply is not None and reply != self._reply
        self._reply, self._language = reply, language
        self.setVisible(reply is not None)
        if reply is None:
            return
        self.verdict.setText(_caption(reply.kind))
        told = [self._said(reply)]
        if reply.compared is not None:
            told += compared(reply.compared)
        self.text.setText("\n".join(filter(None, told)))
        self.rule.setText(translate("NoticeBar", "Read the rule"))
        self.rule.setVisible(reply.rule is not None)
        self.setAccessibleName(f"{self.verdict.text()}. {self.text.text()}")
        self._paint()
        if fresh:
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self, self.accessibleName())
            )

    def show_tones(self, tones: Tones) -> None:
        self._tones = tones
        self._paint()

    def _said(self, reply: Reply) -> str:
        if reply.words is not None:
            return reply.words.in_(self._language)
        if reply.refused is not None:
            return refusals.refusal(reply.refused.rule, translate)
        if reply.kind is ReplyKind.WRONG:
            return translate("Lessons", "Not there. Look again and have another try.")
        return ""

    def _open_rule(self) -> None:
        if self._reply is not None and self._reply.rule is not None:
            self.rule_wanted.emit(self._reply.rule)

    def _paint(self) -> None:
        tones, reply = self._tones, self._reply
        if tones is None or reply is None:
            return
        if reply.kind is ReplyKind.RIGHT:
            dark = QColor(tones.ground).lightness() < 128
            ink, ground = RIGHT_DARK if dark else RIGHT, tones.raised
        else:
            ink, ground = tones.warn, tones.warn_ground
        self.setStyleSheet(
            f"QFrame#reply {{ background: {ground}; border: 2px solid {ink}; border-radius: 9px; }}"
            f"QFrame#reply QLabel[role=heading] {{ color: {ink}; }}"
        )


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
        self.aside = label("muted")
        self.heading = label("title")
        self.text = label("base")
        self.shown = label("muted")
        self.asks = label("heading")
        self.hint = label("muted")
        for part in (self.aside, self.heading, self.text, self.shown, self.asks, self.hint):
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
        inside = in_column(
            self.aside,
            self.heading,
            self.text,
            self.shown,
            self.asks,
            self.choices,
            self.reply,
            (self.show_hint, 0, Qt.AlignmentFlag.AlignLeft),
            self.hint,
            1,
            margins=(20, 16, 20, 12),
            spacing=10,
        )
        page = QWidget()
        page.setObjectName("lessonText")
        page.setLayout(inside)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setStyleSheet("QScrollArea, QWidget#lessonText { background: transparent; }")
        self.area.setWidget(page)
        buttons = in_column(self.try_again, margins=(20, 6, 20, 14), spacing=8)
        ways = WrappingRow(fill=True)
        ways.add(self.previous, self.next)
        buttons.addLayout(ways)
        in_column((self.area, 1), buttons, margins=0, spacing=0, of=self)

    def changeEvent(self, event: QEvent) -> None:
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
        self.show_hint.setText(translate("Lessons", "Show a hint"))
        self.try_again.setText(translate("Lessons", "Try again"))
        self.previous.setText(translate("Lessons", "Previous"))
        if busy:
            text = translate("Lessons", "Show the rest at once")
        elif run.to_show > 1:
            text = translate("Lessons", "Play these throws")
        elif run.to_show:
            text = translate("Lessons", "Play this throw")
        elif run.may_go_on:
            text = translate("Lessons", "Next step")
        else:
            text = translate("Lessons", "All lessons")
        self.next.setText(text)

    def _open_hint(self) -> None:
        self._hint_open = True
        self.show_hint.hide()
        self.hint.show()
        self._bring_up(self.hint)

    def _bring_up(self, part: QWidget) -> None:
        """Scroll to what has just been said, once it has its place."""
        QTimer.singleShot(0, part, lambda: self.area.ensureWidgetVisible(part, 0, 12))


def thrown(variant: Variant, throw: ShownThrow) -> str:
    """A throw that the lesson played, on one line."""
    side = game_names.side_name(variant.side_keys[throw.side], translate)
    roll = "-".join(map(str, throw.roll))
    if not throw.steps:
        text = translate("Lessons", "{side} {roll}: cannot be played")
        return text.format(side=side, roll=roll)
    text = translate("Lessons", "{side} {roll}: {play}")
    return text.format(side=side, roll=roll, play=throw.play)


def other_rules(variant: Variant, game: Variant | None) -> str:
    """That a lesson is played by other house rules than the reader's game; else empty."""
    if game is None or game.key != variant.key or game.values == variant.values:
        return ""
    text = translate(
        "Lessons",
        "Your game has other rules: {game}. In this lesson holds: {lesson}.",
    )
    own = game_names.house_rules(variant, translate)
    theirs = game_names.house_rules(game, translate)
    return text.format(
        game=" · ".join(one for one in theirs if one not in own),
        lesson=" · ".join(one for one in own if one not in theirs),
    )


def _caption(kind: ReplyKind) -> str:
    """The verdict over a reply."""
    return {
        ReplyKind.RIGHT: translate("Lessons", "✓ Right"),
        ReplyKind.WRONG: translate("Lessons", "Not quite"),
        ReplyKind.REFUSED: translate("Lessons", "The rules forbid it"),
        ReplyKind.OTHER: translate("Lessons", "Allowed; the lesson has another play"),
    }[kind]


_COUNTED: Final = {
    "points": mark("Lessons", "Points: {given}; with {play}: {asked}"),
    "hits": mark("Lessons", "Checkers hit: {given}; with {play}: {asked}"),
    "off": mark("Lessons", "Checkers taken off: {given}; with {play}: {asked}"),
    "danger": mark("Lessons", "Throws that hit you: {given} of {throws}; after {play}: {asked}"),
    "blots": mark("Lessons", "Checkers left alone: {given}; after {play}: {asked}"),
    "made": mark("Lessons", "Made points: {given}; after {play}: {asked}"),
    "block": mark("Lessons", "Longest block: {given}; after {play}: {asked}"),
}
"""In what a play falls short, in the words of the names of ``PlayCount``."""


def compared(found: Comparison) -> list[str]:
    """What counting has against a play, beside the one that was asked; or that it has nothing."""
    short = found.given.falls_short(found.asked)
    if not short:
        text = translate("Lessons", "Nothing that can be counted is worse than after {play}.")
        return [text.format(play=found.play)]
    return [
        translate("Lessons", _COUNTED[name]).format(
            given=getattr(found.given, name),
            asked=getattr(found.asked, name),
            play=found.play,
            throws=found.throws,
        )
        for name in short
    ]

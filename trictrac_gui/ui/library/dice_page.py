"""What the dice have thrown, told so that everybody can judge it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from trictrac_gui.engine.dice import CheckableDice, DiceChoice
from trictrac_gui.storage.library_search import AllThrown
from trictrac_gui.storage.throws import ENOUGH, THROWS, CountedThrows, DiceCounts, count
from trictrac_gui.texts.catalogue import mark, shown_path
from trictrac_gui.ui.game.game_dialogs import in_groups
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import BaseDialog

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_ORDER: Final = tuple(
    sorted(range(len(THROWS)), key=lambda i: (THROWS[i][0] != THROWS[i][1], THROWS[i]))
)
"""The six doubles first: half as many of them are to be expected."""
_GAP: Final = 0.6
"""Between the doubles and the others, in columns."""

LARGE_TYPE = 8
USUAL_HEIGHT = 280
"""In pixels: only where so many lines of the type are higher, the chart is higher than this."""


class ThrowsChart(QWidget):
    """A bar for each throw, the two dice and the count below it, and a line at the height
    that is to be expected. All in the colours of the window, so that it can be told apart in grey.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: DiceCounts = count(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_counts(self, counts: DiceCounts) -> None:
        self._counts = counts
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the counts in the font in use."""
        unit = self.fontMetrics().height()
        return QSize(unit * 38, self._high(16))

    def minimumSizeHint(self) -> QSize:
        """The least at which the dice can be read."""
        unit = self.fontMetrics().height()
        return QSize(unit * 24, self._high(12))

    def _high(self, lines: int) -> int:
        """So many lines of the type; of large type fewer, so that the counts are seen at once."""
        unit = self.fontMetrics().height()
        return min(lines * unit, max(LARGE_TYPE * unit, USUAL_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        column = self.width() / (len(THROWS) + _GAP)
        die = min(column * 0.62, self.height() * 0.09)
        text = self.fontMetrics().height()
        widest = max(self.fontMetrics().horizontalAdvance(str(n)) for n in self._counts.counts)
        rows = 2 if widest > column * 0.95 else 1  # long numbers stand in turns on two lines
        foot = 2 * die + 16 + rows * text
        tall = self.height() - foot - 6
        most = max(*self._counts.counts, *(self._counts.expected(t) for t in THROWS), 1.0)
        floor = self.height() - foot
        ink, bar = self.palette().color(QPalette.ColorRole.WindowText), self._bar()
        for place, index in enumerate(_ORDER):
            throw, fell = THROWS[index], self._counts.counts[index]
            left = (place + (_GAP if throw[0] != throw[1] else 0)) * column
            middle = left + column / 2
            height = tall * fell / most
            body = QRectF(middle - column * 0.34, floor - height, column * 0.68, height)
            painter.fillRect(body, bar)
            painter.setPen(ink)
            across = min(max(middle, widest / 2), self.width() - widest / 2)
            painter.drawText(
                QRectF(
                    across - widest, self.height() - (1 + place % rows) * text, 2 * widest, text
                ),
                Qt.AlignmentFlag.AlignCenter,
                str(fell),
            )
            if self._counts.total:
                line = floor - tall * self._counts.expected(throw) / most
                painter.setPen(QPen(ink, 1.6))
                painter.drawLine(
                    QPointF(middle - column * 0.45, line), QPointF(middle + column * 0.45, line)
                )
            for row, number in enumerate(throw):
                self._die(
                    painter, QPointF(middle, floor + 6 + die / 2 + row * (die + 4)), die, number
                )
        faint = QColor(ink)
        faint.setAlpha(110)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(0, floor + 0.5), QPointF(self.width(), floor + 0.5))
        painter.end()

    def _bar(self) -> QColor:
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlpha(190)
        return colour

    def _die(self, painter: QPainter, middle: QPointF, size: float, number: int) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        half = size / 2
        painter.drawRoundedRect(
            QRectF(middle.x() - half, middle.y() - half, size, size), size * 0.2, size * 0.2
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in _PIPS[number]:
            painter.drawEllipse(middle + QPointF(x, y) * (size * 0.26), size * 0.1, size * 0.1)


RARE, VERY_RARE = 0.05, 0.001
"""Shares of fair dice that stray as far: below the first a second look is worth while."""


GAMES: Final = (mark("DicePage", "This game"), mark("DicePage", "All games"))


class DicePage(BaseDialog):
    """The throws of the running game and of all games.

    ``all_games`` gives the throws of all games as far as they are counted, or None; one more game
    is counted between two events, so that the window never waits for a thousand files. Without a
    running game all games are shown.
    """

    def __init__(
        self,
        game: CountedThrows | None,
        choice: DiceChoice,
        over: bool,
        path: Path | None,
        all_games: Callable[[], Iterator[AllThrown | None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._all = game or CountedThrows(), AllThrown()
        self._choice, self._over, self._path = choice, over, path
        self._waiting: Iterator[AllThrown | None] | None = None
        self._all_games = all_games
        self.word(self.title, lambda: translate("DicePage", "The dice"))
        self.which = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(8)
        for number in range(len(GAMES)):
            button = QPushButton()
            button.setCheckable(True)
            self.word(button.setText, partial(translate, "DicePage", GAMES[number]))
            self.which.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self.which.button(0).setChecked(True)
        self.which.idToggled.connect(self._chosen)
        self.body.addLayout(row)
        self.chart = ThrowsChart()
        self.body.addWidget(self.chart, 1)
        self.told = self.add_text()
        self.judged = self.add_text()
        self.apart = self.add_text(role="muted")
        self.promise = self.add_text(
            lambda: promise(choice, over, path, in_groups), "muted", copied=True
        )
        self.copy = self.add_button(lambda: translate("DicePage", "Copy"), self._copy)
        self.close_button = self.add_button(
            lambda: translate("DicePage", "Close"), self.accept, primary=True
        )
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_one)
        self.finished.connect(self._reading.stop)
        self.retranslate()
        if game is None:
            self.which.button(1).setChecked(True)
            for one in self.which.buttons():
                one.hide()

    @property
    def _of_all(self) -> bool:
        return self.which.checkedId() == 1

    @property
    def counts(self) -> DiceCounts:
        return self._all.dice if self._of_all else count(self._game.rolls)

    @property
    def reading(self) -> bool:
        """Whether files are still being counted."""
        return self._reading.isActive()

    def _chosen(self, number: int, on: bool) -> None:
        if on and number == 1 and self._waiting is None:
            self._waiting = self._all_games()
            self._reading.start()
        if on:
            self._show()

    def _read_one(self) -> None:
        assert self._waiting is not None
        try:
            found = next(self._waiting)
        except StopIteration:
            self._reading.stop()
            return
        if found is not None:
            self._all = found
            self._show()

    def _show(self) -> None:
        counts = self.counts
        self.chart.show_counts(counts)
        self.chart.setAccessibleName(spoken(counts))
        self.told.setText(summary(counts))
        self.judged.setText(judgement(counts))
        self.apart.setText(set_apart_of_all(self._all) if self._of_all else set_apart(self._game))
        self.promise.setVisible(bool(self.promise.text()) and not self._of_all)
        self.copy.setVisible(self._choice.checkable is not None and not self._of_all)
        self.apart.setVisible(bool(self.apart.text()))
        if self.isVisible():
            self.fit()  # the sentences have other lengths now

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(promise(self._choice, self._over, self._path))

    def retranslate(self) -> None:
        self._show()


def summary(counts: DiceCounts) -> str:
    """How many throws and doubles fell, and how many doubles are to be expected."""
    if not counts.total:
        return translate("DicePage", "Nothing has been thrown with two dice yet.")
    text = translate(
        "DicePage",
        "Throws: {total}. Doubles: {doubles}, to be expected: {expected}. "
        "Longest run of doubles: {run}.",
    )
    return text.format(
        total=counts.total,
        doubles=counts.doubles,
        expected=_decimal(counts.total / 6, 1),
        run=counts.longest_run,
    )


def judgement(counts: DiceCounts) -> str:
    """What the throws say about the dice, in a plain sentence with the p-value."""
    p = counts.p_value
    if p is None:
        text = translate(
            "DicePage",
            "The lines show what fair dice are expected to throw. From {enough} throws on, this "
            "page says how unusual the differences are.",
        )
        return text.format(enough=ENOUGH)
    if p < VERY_RARE:
        text = translate(
            "DicePage", "Fair dice hardly ever stray this far from what is expected (p = {p})."
        )
    elif p < RARE:
        text = translate(
            "DicePage",
            "Fair dice stray this far now and then: {share} times in a thousand (p = {p}).",
        )
    else:
        text = translate(
            "DicePage",
            "Nothing unusual: fair dice stray at least as far {share} times in a thousand "
            "(p = {p}).",
        )
    return text.format(p=_decimal(p, 3), share=round(p * 1000))


def set_apart(thrown: CountedThrows) -> str:
    """The throws that are not counted, and why."""
    sentences = []
    if thrown.by_hand:
        text = translate("DicePage", "Set by hand and not counted: {number}.")
        sentences.append(text.format(number=thrown.by_hand))
    if thrown.scripted:
        text = translate("DicePage", "Given in advance and not counted: {number}.")
        sentences.append(text.format(number=thrown.scripted))
    return " ".join(sentences)


def set_apart_of_all(told: AllThrown) -> str:
    """The same for all games, with the throws of class boards and what is still to be read."""
    sentences = [set_apart(CountedThrows((), told.by_hand, told.scripted))]
    if told.on_class_boards:
        text = translate("DicePage", "Thrown on class boards and not counted: {number}.")
        sentences.append(text.format(number=told.on_class_boards))
    if told.waiting:
        text = translate("DicePage", "Games still to be read: {number}.")
        sentences.append(text.format(number=told.waiting))
    return " ".join(filter(None, sentences))


def promise(
    choice: DiceChoice, over: bool, path: Path | None, spelt: Callable[[str], str] = str
) -> str:
    """What can be checked about the dice of a game: the commitment and, at the end, the seed.

    ``spelt`` writes the commitment, to be compared by eye with what was shown before the game.
    """
    if choice.checkable is None:
        return ""
    dice = CheckableDice(*choice.checkable)
    lines = [
        translate("DicePage", "Fingerprint: {text}").format(text=spelt(dice.commitment)),
        translate("DicePage", "Words: {text}").format(text=dice.words or "–"),
    ]
    if not over:
        lines.append(translate("DicePage", "The secret number is shown when the game is over."))
        if path is not None:
            text = translate(
                "DicePage",
                "Until then it lies in {file}: whoever opens that file can work out the throws to "
                "come.",
            )
            lines.append(text.format(file=shown_path(path)))
        return "\n".join(lines)
    text = translate("DicePage", "Secret number: {text}")
    lines.append(text.format(text=dice.seed.hex()))
    if path is not None:
        text = translate("DicePage", "To check every throw: {command}")
        lines.append(text.format(command=f'trictrac verify "{path}"'))
        lines.append(
            translate(
                "DicePage",
                "Compare fingerprint and words with what was noted before the game, or give them "
                "to the command as --fingerprint and --words: only then it is shown that no other "
                "number was put in afterwards. Whether this one was chosen beforehand among many, "
                "nothing shows.",
            )
        )
    return "\n".join(lines)


def spoken(counts: DiceCounts) -> str:
    """The bars as a sentence, for those who do not see them."""
    text = translate("DicePage", "{throw}: {number}")
    return ", ".join(
        text.format(throw=f"{throw[0]}-{throw[1]}", number=number)
        for throw, number in zip(THROWS, counts.counts, strict=True)
    )


def _decimal(value: float, places: int) -> str:
    return QLocale().toString(value, "f", places)

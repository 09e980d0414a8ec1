"""The line above the list: what is searched for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QLineEdit,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.library_search import LibraryQuery, State
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label


class Period(StrEnum):
    """When the games were played that are wanted."""

    ANY = "any"
    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    BETWEEN = "between"


_PERIODS: Final = {
    Period.ANY: mark("Library", "At any time"),
    Period.TODAY: mark("Library", "Today"),
    Period.WEEK: mark("Library", "In the last 7 days"),
    Period.MONTH: mark("Library", "In the last 30 days"),
    Period.YEAR: mark("Library", "This year"),
    Period.BETWEEN: mark("Library", "From … to …"),
}


class SearchField(QLineEdit):
    """Escape empties it; the arrow down goes on to the list."""

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)


class FilterBar(QWidget):
    """A search field and three choices. ``changed`` comes whenever something else is wanted."""

    changed = Signal()

    def __init__(self, variants: Sequence[Variant]) -> None:
        super().__init__()
        self._variants = tuple(variants)
        self.text = SearchField()
        self.text.setClearButtonEnabled(True)
        self.text.setMaxLength(200)
        self.variant, self.state, self.period = QComboBox(), QComboBox(), QComboBox()
        for _ in range(len(self._variants) + 1):
            self.variant.addItem("")
        for _ in State:
            self.state.addItem("")
        for _ in Period:
            self.period.addItem("")
        self.since, self.until = QDateEdit(), QDateEdit()
        today = QDate.currentDate()
        for field, day in ((self.since, today.addMonths(-1)), (self.until, today)):
            field.setCalendarPopup(True)
            field.setDate(day)
            field.dateChanged.connect(self.changed)
        line = in_row((self.text, 1), spacing=8)
        for choice in (self.variant, self.state, self.period):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            choice.setMinimumContentsLength(6)
            choice.currentIndexChanged.connect(self._chosen)
            line.addWidget(choice)
        self._dates = QWidget()
        self._from, self._to = label("muted"), label("muted")
        in_row(
            1,
            self._from,
            self.since,
            self._to,
            self.until,
            margins=0,
            spacing=8,
            of=self._dates,
        )
        self._dates.hide()
        in_column(line, self._dates, margins=0, spacing=8, of=self)
        self.text.textChanged.connect(self.changed)

    def _chosen(self) -> None:
        self._dates.setVisible(self._period is Period.BETWEEN)
        self.changed.emit()

    @property
    def _period(self) -> Period:
        return list(Period)[self.period.currentIndex()]

    def wanted(self) -> LibraryQuery:
        """What the line asks for, in the usual order."""
        since, until = self._span()
        variant = self.variant.currentIndex()
        return LibraryQuery(
            self.text.text(),
            "" if variant == 0 else self._variants[variant - 1].key,
            list(State)[self.state.currentIndex()],
            since,
            until,
        )

    def _span(self) -> tuple[float | None, float | None]:
        today = QDate.currentDate()
        match self._period:
            case Period.ANY:
                return None, None
            case Period.TODAY:
                return library_text.seconds(today), None
            case Period.WEEK:
                return library_text.seconds(today.addDays(-6)), None
            case Period.MONTH:
                return library_text.seconds(today.addDays(-29)), None
            case Period.YEAR:
                return library_text.seconds(QDate(today.year(), 1, 1)), None
            case Period.BETWEEN:
                first, last = sorted((self.since.date(), self.until.date()), key=QDate.toJulianDay)
                return library_text.seconds(first), library_text.seconds(last.addDays(1))

    def want_all(self, state: State = State.ALL) -> None:
        """Search for nothing in particular, or for all games of a state."""
        self.blockSignals(True)
        self.text.clear()
        self.variant.setCurrentIndex(0)
        self.period.setCurrentIndex(0)
        self.state.setCurrentIndex(list(State).index(state))
        self.blockSignals(False)
        self._chosen()

    def retranslate(self) -> None:
        self.text.setPlaceholderText(translate("Library", "Search for a player"))
        self.text.setAccessibleName(self.text.placeholderText())
        names = [game_names.variant_name(variant.key, translate) for variant in self._variants]
        every = translate("Library", "All games")
        for number, text in enumerate([every, *names]):
            self.variant.setItemText(number, text)
        for number, state in enumerate(State):
            self.state.setItemText(number, translate("Library", library_text.STATES[state]))
        for number, period in enumerate(Period):
            text = translate("Library", _PERIODS[period])
            self.period.setItemText(number, text)
        self.variant.setAccessibleName(translate("Library", "Game"))
        self.state.setAccessibleName(translate("Library", "Result"))
        self.period.setAccessibleName(translate("Library", "Time"))
        self._from.setText(translate("Library", "from"))
        self._to.setText(translate("Library", "to"))
        self.since.setAccessibleName(translate("Library", "First day"))
        self.until.setAccessibleName(translate("Library", "Last day"))

"""What two people play for: a single game, a match, or money; quiet until something is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from trictrac_gui.engine.clock import ClockRule
from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.widgets.labels import label

USUAL_LENGTH = 5
SHORTEST, LONGEST = 1, 99


def remembered(match: Match, clock: ClockRule | None) -> dict[str, str | int]:
    """What was played for, as the settings keep it until the next time."""
    agreed = match.agreement
    kept: dict[str, str | int] = {"kind": agreed.kind.value}
    if agreed.kind is MatchKind.MATCH:
        kept |= {"length": agreed.length, "cube": agreed.cube}
    if agreed.kind is MatchKind.MONEY:
        kept |= {"jacoby": agreed.jacoby, "beavers": agreed.beavers}
    if clock is not None:
        kept |= {"seconds": clock.delay, "minutes": clock.reserve // 60}
    return kept


class MatchChoice(QWidget):
    """A list of what can be played, with only those details that the choice needs.

    ``grown`` comes when these take more room than before, or less.
    """

    grown = Signal()

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._variant = variant
        # Money is played with the cube; without one the running score says as much.
        self.kinds = [kind for kind in MatchKind if variant.has_cube or kind is not MatchKind.MONEY]
        self.kind = QComboBox()
        for _ in self.kinds:
            self.kind.addItem("")
        self.length = QSpinBox()
        self.length.setRange(SHORTEST, LONGEST)
        self.length.setValue(3 if match_text.counts_games(variant) else USUAL_LENGTH)
        self.unit = label("muted")
        self.unit.setBuddy(self.length)
        self.cube = QCheckBox()
        self.cube.setChecked(True)
        self.jacoby = QCheckBox()
        self.beavers = QCheckBox()
        self.clocks = QCheckBox()
        self.minutes, self.seconds = QSpinBox(), QSpinBox()
        self.minutes.setRange(1, 99)
        self.minutes.setValue(10)
        self.seconds.setRange(0, 60)
        self.seconds.setValue(12)
        for field in (self.length, self.minutes, self.seconds):
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.minutes_unit, self.seconds_unit = label("muted"), label("muted")
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(self.kind, 1)
        first.addWidget(self.length)
        first.addWidget(self.unit)
        second = QHBoxLayout()
        second.setSpacing(14)
        for box in (self.cube, self.jacoby, self.beavers, self.clocks):
            second.addWidget(box)
        second.addStretch(1)
        third = QHBoxLayout()
        third.setSpacing(8)
        for part in (self.minutes, self.minutes_unit, self.seconds, self.seconds_unit):
            third.addWidget(part)
        third.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(first)
        column.addLayout(second)
        column.addLayout(third)
        self.kind.currentIndexChanged.connect(self._follow)
        self.clocks.toggled.connect(self._follow)
        self.length.valueChanged.connect(self._word_unit)
        self._follow()
        self.retranslate()

    def chosen(self) -> Match:
        """The match as it is to begin."""
        kind = self.kinds[self.kind.currentIndex()]
        if kind is MatchKind.MATCH:
            cube = self._variant.has_cube and self.cube.isChecked()
            return Match(Agreement(kind, self.length.value(), cube))
        if kind is MatchKind.MONEY:
            return Match(
                Agreement(
                    kind,
                    cube=True,
                    jacoby=self.jacoby.isChecked(),
                    beavers=self.beavers.isChecked(),
                )
            )
        return Match()

    def recall(self, kept: Mapping[str, str | int]) -> None:
        """Choose what was played for last, as far as it can still be chosen."""
        kinds = [kind.value for kind in self.kinds]
        if kept.get("kind") not in kinds:
            return
        self.kind.setCurrentIndex(kinds.index(str(kept["kind"])))
        for name, box in (("cube", self.cube), ("jacoby", self.jacoby), ("beavers", self.beavers)):
            box.setChecked(bool(kept.get(name, box.isChecked())))
        for name, field in (
            ("length", self.length),
            ("minutes", self.minutes),
            ("seconds", self.seconds),
        ):
            number = kept.get(name)
            if isinstance(number, int):
                field.setValue(number)
        self.clocks.setChecked("minutes" in kept)

    def clock(self) -> ClockRule | None:
        """The clocks, where some are wanted."""
        if self.kinds[self.kind.currentIndex()] is MatchKind.GAME or not self.clocks.isChecked():
            return None
        return ClockRule(self.seconds.value(), 60 * self.minutes.value())

    def _follow(self) -> None:
        kind = self.kinds[self.kind.currentIndex()]
        for part in (self.length, self.unit):
            part.setVisible(kind is MatchKind.MATCH)
        self.cube.setVisible(kind is MatchKind.MATCH and self._variant.has_cube)
        self.jacoby.setVisible(kind is MatchKind.MONEY)
        self.beavers.setVisible(kind is MatchKind.MONEY)
        self.clocks.setVisible(kind is not MatchKind.GAME)
        timed = kind is not MatchKind.GAME and self.clocks.isChecked()
        for part in (self.minutes, self.minutes_unit, self.seconds, self.seconds_unit):
            part.setVisible(timed)
        self.grown.emit()

    def _word_unit(self) -> None:
        games = match_text.counts_games(self._variant)
        number = self.length.value()
        unit = match_text.games_unit(number) if games else match_text.points_unit(number)
        self.unit.setText(unit)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.kind.setAccessibleName(QCoreApplication.translate("MatchChoice", "What is played"))
        for index, kind in enumerate(self.kinds):
            self.kind.setItemText(index, match_text.kind_name(kind))
        self.length.setAccessibleName(
            QCoreApplication.translate("MatchChoice", "Length of the match")
        )
        self.cube.setText(QCoreApplication.translate("MatchChoice", "With the doubling cube"))
        self.cube.setToolTip(
            QCoreApplication.translate("MatchChoice", "With it, the Crawford rule holds.")
        )
        self.jacoby.setText(QCoreApplication.translate("MatchChoice", "Jacoby"))
        self.jacoby.setToolTip(
            QCoreApplication.translate(
                "MatchChoice", "Gammons count only once until the cube has been turned."
            )
        )
        self.beavers.setText(QCoreApplication.translate("MatchChoice", "Beavers"))
        self.beavers.setToolTip(
            QCoreApplication.translate(
                "MatchChoice", "Whoever is doubled may turn the cube once more and keep it."
            )
        )
        self.clocks.setText(QCoreApplication.translate("MatchChoice", "With clocks"))
        self.minutes_unit.setText(QCoreApplication.translate("MatchChoice", "min each,"))
        self.seconds_unit.setText(QCoreApplication.translate("MatchChoice", "s free in each turn"))
        self.minutes.setAccessibleName(
            QCoreApplication.translate("MatchChoice", "Minutes for each side")
        )
        self.seconds.setAccessibleName(
            QCoreApplication.translate("MatchChoice", "Free seconds in each turn")
        )
        self._word_unit()

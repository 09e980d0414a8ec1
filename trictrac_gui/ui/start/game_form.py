"""What two people agree on before a game: names, what is played for, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.engine.variant import Option, Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import ElidedBox, in_column, in_row
from trictrac_gui.ui.widgets.labels import Swatch, label

if TYPE_CHECKING:
    from trictrac_gui.engine.clock import ClockRule


class HouseRules(QWidget):
    """A list of choices for each house rule, with what it is about above it."""

    def __init__(self, variant: Variant, wanted: Mapping[str, str | bool]) -> None:
        super().__init__()
        self._options = {option.key: option for option in variant.options}
        self._captions: dict[str, QLabel] = {}
        self.choosers: dict[str, QComboBox] = {}
        column = in_column(margins=0, spacing=5, of=self)
        for option in variant.options:
            caption, chooser = label("muted"), ElidedBox()
            caption.setWordWrap(True)
            for _ in option.choices:
                chooser.addItem("")
            value = _usable(option, wanted.get(option.key, option.default))
            chooser.setCurrentIndex(option.choices.index(value))
            caption.setBuddy(chooser)
            self._captions[option.key] = caption
            self.choosers[option.key] = chooser
            column.addWidget(caption)
            column.addWidget(chooser)
        self.retranslate()

    def chosen(self) -> dict[str, str | bool]:
        """Each rule with what was chosen."""
        return {
            key: self._options[key].choices[chooser.currentIndex()]
            for key, chooser in self.choosers.items()
        }

    def retranslate(self) -> None:
        for key, chooser in self.choosers.items():
            self._captions[key].setText(game_names.option_name(key, translate))
            chooser.setAccessibleName(game_names.option_name(key, translate))
            for index, choice in enumerate(self._options[key].choices):
                chooser.setItemText(index, game_names.option_choice(key, choice, translate))


def _usable(option: Option, value: str | bool) -> str | bool:
    """A remembered choice, or the default where the game does not offer it any more."""
    fits = any(value == known and type(value) is type(known) for known in option.choices)
    return value if fits else option.default


LONGEST_NAME = 40


class PlayerFields(QWidget):
    """Who plays which colour."""

    def __init__(self, variant: Variant, names: tuple[str, str], theme: Theme) -> None:
        super().__init__()
        self._variant = variant
        self.swatches = (Swatch(26), Swatch(26))
        self.colours: tuple[QLabel, QLabel] = (label("muted"), label("muted"))
        self.names = (QLineEdit(), QLineEdit())
        self.swap = QPushButton()
        self.swap.clicked.connect(self.swap_names)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        for row in (0, 1):
            grid.addWidget(self.swatches[row], row, 0)
            grid.addWidget(self.colours[row], row, 1)
            grid.addWidget(self.names[row], row, 2)
            self.names[row].setMaxLength(LONGEST_NAME)
            self.names[row].setAcceptDrops(False)  # a file is for the window, not for a name
            self.names[row].setText(names[row])
            self.names[row].setMinimumWidth(120)
            self.colours[row].setBuddy(self.names[row])
        grid.addWidget(self.swap, 0, 3, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(2, 1)
        self.show_theme(theme)
        self.retranslate()

    def chosen(self) -> tuple[str, str]:
        """The names as typed, without blanks around them; empty where none was given."""
        first, second = (" ".join(field.text().split()) for field in self.names)
        return first, second

    def swap_names(self) -> None:
        """Let the players change colours."""
        first, second = (field.text() for field in self.names)
        self.names[0].setText(second)
        self.names[1].setText(first)

    def forget(self) -> None:
        """Take the names away."""
        for field in self.names:
            field.clear()

    def show_theme(self, theme: Theme) -> None:
        for key, swatch in zip(self._variant.side_keys, self.swatches, strict=True):
            swatch.show_colours(theme.sides[key])

    def show_tones(self, tones: Tones) -> None:
        self.swap.setIcon(icon("swap", tones.ink, 2 * ICON))

    def retranslate(self) -> None:
        for row, key in enumerate(self._variant.side_keys):
            colour = game_names.side_name(key, translate)
            self.colours[row].setText(colour)
            self.names[row].setPlaceholderText(translate("Players", "Name"))
            self.names[row].setAccessibleName(
                translate("Players", "Name of {colour}").format(colour=colour)
            )
        self.swap.setToolTip(translate("Players", "Let the players swap colours"))
        self.swap.setAccessibleName(self.swap.toolTip())


USUAL_LENGTH = 5
SHORTEST, LONGEST = 1, 99


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
        first = in_row((self.kind, 1), self.length, self.unit, spacing=10)
        second = in_row(self.cube, self.jacoby, self.beavers, self.clocks, 1, spacing=14)
        third = in_row(
            self.minutes, self.minutes_unit, self.seconds, self.seconds_unit, 1, spacing=8
        )
        in_column(first, second, third, margins=0, spacing=4, of=self)
        self.kind.currentIndexChanged.connect(self._follow)
        self.clocks.toggled.connect(self._follow)
        self.length.valueChanged.connect(self._word_unit)
        self._follow()
        self.retranslate()

    def chosen(self) -> Match:
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
        from trictrac_gui.engine.clock import ClockRule

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
        self.kind.setAccessibleName(translate("MatchChoice", "What is played"))
        for index, kind in enumerate(self.kinds):
            self.kind.setItemText(index, match_text.kind_name(kind))
        self.length.setAccessibleName(translate("MatchChoice", "Length of the match"))
        self.cube.setText(translate("MatchChoice", "With the doubling cube"))
        self.cube.setToolTip(translate("MatchChoice", "With it, the Crawford rule holds."))
        self.jacoby.setText(translate("MatchChoice", "Jacoby"))
        self.jacoby.setToolTip(
            translate("MatchChoice", "Gammons count only once until the cube has been turned.")
        )
        self.beavers.setText(translate("MatchChoice", "Beavers"))
        self.beavers.setToolTip(
            translate("MatchChoice", "Whoever is doubled may turn the cube once more and keep it.")
        )
        self.clocks.setText(translate("MatchChoice", "With clocks"))
        self.minutes_unit.setText(translate("MatchChoice", "min each,"))
        self.seconds_unit.setText(translate("MatchChoice", "s free in each turn"))
        self.minutes.setAccessibleName(translate("MatchChoice", "Minutes for each side"))
        self.seconds.setAccessibleName(translate("MatchChoice", "Free seconds in each turn"))
        self._word_unit()

"""The controls for the house rules a game offers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QVBoxLayout, QWidget

from trictrac_gui.engine.variant import Option, Variant
from trictrac_gui.ui import wording
from trictrac_gui.ui.plate import label


class HouseRules(QWidget):
    """A tick box for each rule that is on or off, a list for each that has several choices."""

    def __init__(self, variant: Variant, wanted: Mapping[str, str | bool]) -> None:
        super().__init__()
        self._ticks: dict[str, QCheckBox] = {}
        self._lists: dict[str, QComboBox] = {}
        self._captions: dict[str, QLabel] = {}
        self._options = {option.key: option for option in variant.options}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for option in variant.options:
            value = _usable(option, wanted.get(option.key, option.default))
            if all(isinstance(choice, bool) for choice in option.choices):
                tick = QCheckBox()
                tick.setChecked(bool(value))
                self._ticks[option.key] = tick
                column.addWidget(tick)
            else:
                caption = label("muted")
                chooser = QComboBox()
                for choice in option.choices:
                    chooser.addItem("", choice)
                chooser.setCurrentIndex(option.choices.index(value))
                caption.setBuddy(chooser)
                self._captions[option.key] = caption
                self._lists[option.key] = chooser
                column.addWidget(caption)
                column.addWidget(chooser)
        self.retranslate()

    def chosen(self) -> dict[str, str | bool]:
        """Each rule with what was chosen."""
        result: dict[str, str | bool] = {key: tick.isChecked() for key, tick in self._ticks.items()}
        for key, chooser in self._lists.items():
            result[key] = self._options[key].choices[chooser.currentIndex()]
        return result

    def retranslate(self) -> None:
        """Word everything anew."""
        for key, tick in self._ticks.items():
            tick.setText(wording.option_name(key))
        for key, chooser in self._lists.items():
            self._captions[key].setText(wording.option_name(key))
            chooser.setAccessibleName(wording.option_name(key))
            for index, choice in enumerate(self._options[key].choices):
                chooser.setItemText(index, wording.option_choice(key, choice))


def _usable(option: Option, value: str | bool) -> str | bool:
    """A remembered choice, or the default where the game does not offer it any more."""
    fits = any(value == known and type(value) is type(known) for known in option.choices)
    return value if fits else option.default

"""The controls for the house rules a game offers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from trictrac_gui.engine.variant import Option, Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.fitting import ElidedBox
from trictrac_gui.ui.widgets.labels import label


class HouseRules(QWidget):
    """A list of choices for each house rule, with what it is about above it."""

    def __init__(self, variant: Variant, wanted: Mapping[str, str | bool]) -> None:
        super().__init__()
        self._options = {option.key: option for option in variant.options}
        self._captions: dict[str, QLabel] = {}
        self.choosers: dict[str, QComboBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
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
        """Word everything anew."""
        for key, chooser in self.choosers.items():
            self._captions[key].setText(game_names.option_name(key, translate))
            chooser.setAccessibleName(game_names.option_name(key, translate))
            for index, choice in enumerate(self._options[key].choices):
                chooser.setItemText(index, game_names.option_choice(key, choice, translate))


def _usable(option: Option, value: str | bool) -> str | bool:
    """A remembered choice, or the default where the game does not offer it any more."""
    fits = any(value == known and type(value) is type(known) for known in option.choices)
    return value if fits else option.default

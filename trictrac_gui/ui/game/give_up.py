"""Giving a game up, for what it may be worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from trictrac_gui.engine.cube import Worth
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class GiveUpDialog(BaseDialog):
    """``offered`` carries the value offered, 1 for the plain game, and the side that offers it.

    Either side may give up, whoever is on turn (S3).
    """

    offered = Signal(int, object)

    def __init__(self, view: GameView, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._side = side
        self.sides = QButtonGroup(self)
        for each in (side, side.other):
            choice = QRadioButton()
            choice.setChecked(each is side)
            self.sides.addButton(choice, int(each))
            self.body.addWidget(choice)
        self.sides.idToggled.connect(self._choose)
        self._explanation = self.add_text()
        self.values = QButtonGroup(self)
        worths = _worth_offering(view)
        if len(worths) > 1:
            for value in range(1, len(worths) + 1):
                choice = QRadioButton()
                choice.setChecked(value == 1)
                self.values.addButton(choice, value)
                self.body.addWidget(choice)
        self.keep = self.add_button()
        self.give = self.add_button(primary=True)
        self.keep.clicked.connect(self.reject)
        self.give.clicked.connect(self._give)
        self.retranslate()

    def _choose(self, side: int, on: bool) -> None:
        if on:
            self._side = Side(side)
            self.retranslate()

    def _give(self) -> None:
        self.offered.emit(max(1, self.values.checkedId()), self._side)
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        names, variant = self._view.names, self._view.variant
        title = QCoreApplication.translate("GiveUp", "{player} gives up?")
        self.title(
            title.format(player=game_names.in_sentence(variant, names, self._side, translate))
        )
        for choice in self.sides.buttons():
            each = Side(self.sides.id(choice))
            choice.setText(
                game_names.in_sentence(variant, names, each, translate).replace("&", "&&")
            )
        text = QCoreApplication.translate("GiveUp", "{player} may accept this or play on.")
        self._explanation.setText(
            text.format(player=game_names.in_sentence(variant, names, self._side.other, translate))
        )
        for choice in self.values.buttons():
            value = self.values.id(choice)
            line = QCoreApplication.translate("GiveUp", "as {stake} ({points})")
            worth = self._view.worths[value - 1]
            choice.setText(
                line.format(
                    stake=match_text.stake(worth.ending, variant),
                    points=match_text.product(worth),
                )
            )
        self.keep.setText(QCoreApplication.translate("GiveUp", "Play on"))
        self.give.setText(QCoreApplication.translate("GiveUp", "Give up"))


def _worth_offering(view: GameView) -> tuple[Worth, ...]:
    """What may be given up; under Jacoby all is the same as long as the cube was not turned."""
    return tuple(worth for worth in view.worths if not worth.jacoby)

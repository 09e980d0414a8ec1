"""The fields for the two players: a colour and a name each, and a button that swaps them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import Swatch, label

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
        """Take the colours of a theme."""
        for key, swatch in zip(self._variant.side_keys, self.swatches, strict=True):
            swatch.show_colours(theme.sides[key])

    def show_tones(self, tones: Tones) -> None:
        """Draw the icon in the colours around the table."""
        self.swap.setIcon(icon("swap", tones.ink, 2 * ICON))

    def retranslate(self) -> None:
        """Word everything anew."""
        for row, key in enumerate(self._variant.side_keys):
            colour = game_names.side_name(key, translate)
            self.colours[row].setText(colour)
            self.names[row].setPlaceholderText(QCoreApplication.translate("Players", "Name"))
            self.names[row].setAccessibleName(
                QCoreApplication.translate("Players", "Name of {colour}").format(colour=colour)
            )
        self.swap.setToolTip(QCoreApplication.translate("Players", "Let the players swap colours"))
        self.swap.setAccessibleName(self.swap.toolTip())

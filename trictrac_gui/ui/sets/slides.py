"""A set shown large, one position after the other; Page Up and Page Down step through it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.ui.plate import label
from trictrac_gui.ui.sets import words
from trictrac_gui.ui.sets.keeper import Keeper
from trictrac_gui.ui.sets.picture import BoardPicture
from trictrac_gui.ui.sets.sight import drawings_of, view_of_kept
from trictrac_gui.ui.style import FAMILY
from trictrac_gui.ui.theme import Theme

LEGIBLE = 1 / 26
"""Size of the type to the height of the picture: read from the last row of a class."""


class Slides(QWidget):
    """The position the keeper looks at, as large as can be, with its note.

    ``play_wanted`` asks to go on from it with checkers and dice.
    """

    leave_wanted = Signal()
    play_wanted = Signal()

    def __init__(self, keeper: Keeper, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.keeper = keeper
        self.board = BoardPicture(theme)
        self.place = label("base")
        self.note = label("base")
        self.note.setWordWrap(True)
        self.back, self.on, self.play, self.leave = (QPushButton() for _ in range(4))
        self.on.setProperty("primary", True)
        foot = QFrame()
        foot.setObjectName("console")
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        row.addWidget(self.place)
        row.addWidget(self.note, 1)
        for button in (self.leave, self.play, self.back, self.on):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(foot)
        keeper.changed.connect(self.show_position)
        self.back.clicked.connect(lambda: keeper.step(-1))
        self.on.clicked.connect(lambda: keeper.step(1))
        self.play.clicked.connect(self.play_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        for keys, by in (("PgUp", -1), ("Left", -1), ("PgDown", 1), ("Right", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: keeper.step(by))
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.leave_wanted)
        self.retranslate()
        self.show_position()

    def show_position(self) -> None:
        """Show what the keeper looks at."""
        kept, position = self.keeper.kept, self.keeper.current
        if kept is None or position is None:
            self.board.show_moment(None)
            return
        self.board.show_moment(view_of_kept(kept.variant, position), drawings_of(position))
        self.place.setText(words.caption(kept, self.keeper.at + 1))
        self.note.setText(position.note or words.situation(kept.variant, position))
        self.back.setEnabled(self.keeper.at > 0)
        self.on.setEnabled(self.keeper.at + 1 < len(kept.positions))

    def show_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self.board.show_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the picture."""
        super().resizeEvent(event)
        font = QFont(FAMILY)
        font.setPixelSize(max(14, round(self.height() * LEGIBLE)))
        size = font.pixelSize()
        for part in (self.place, self.note, self.back, self.on, self.play, self.leave):
            part.setStyleSheet(f"font-size: {size}px;")
        self.place.setStyleSheet(f"font-size: {size}px; font-weight: bold;")
        self.note.setMaximumHeight(round(size * 3.8))

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_position()

    def retranslate(self) -> None:
        """Word the page anew."""
        self.back.setText(QCoreApplication.translate("Sets", "Back one"))
        self.on.setText(QCoreApplication.translate("Sets", "Next"))
        self.play.setText(QCoreApplication.translate("Sets", "Play"))
        self.leave.setText(QCoreApplication.translate("Sets", "Leave"))

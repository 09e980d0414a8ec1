"""A page with a board that only shows: a diagram of the booklet, while the game waits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.marks import Preview
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.rules.diagram import ShownDiagram
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.page import Page


class Demonstration(Page):
    """Shows one diagram large."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("ground")
        self._shown: ShownDiagram | None = None
        self.board = BoardView(theme=theme)
        self.board.be_still()
        self.preview = Preview(self.board.board)
        self.board.laid_out.connect(self._draw_signs)
        self.heading = label("turn")
        self.caption = label("base")
        self.caption.setWordWrap(True)
        self.back = QPushButton()
        self.back.setProperty("primary", True)
        self.back.setAutoDefault(True)
        self.back.clicked.connect(self.leave_wanted)
        bar = QFrame()
        bar.setObjectName("demonstration")
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self.caption)
        row = QHBoxLayout(bar)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.board, 1)
        self.word(self.heading.setText, lambda: translate("Demonstration", "From the rules"))
        self.word(self.back.setText, lambda: translate("Demonstration", "Back to the game"))

    @property
    def shown(self) -> ShownDiagram | None:
        """What is on the board."""
        return self._shown

    def show_diagram(self, shown: ShownDiagram, caption: str, *, turned: bool) -> None:
        """Put a diagram on the board."""
        self._shown = shown
        self.caption.setText(caption)
        self.board.set_turned(turned)
        self.board.show_view(shown.view())
        self._draw_signs()
        self.back.setFocus()

    def show_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self.board.set_theme(theme)

    def _draw_signs(self) -> None:
        artwork, shown = self.board.board.artwork, self._shown
        if artwork is None or shown is None or self.board.shown is None:
            return
        self.board.board.marks.show_refusal(artwork, self.board.shown, shown.marks)
        if shown.arrows:
            self.preview.show(artwork, shown.variant, shown.position, shown.side, shown.arrows)
        else:
            self.preview.clear()

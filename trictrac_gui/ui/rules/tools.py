"""The buttons in the heading of the rules: the way back, the size of the type, and paper."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from trictrac_gui.ui.rules.browser import TypeSize
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.widgets.tab_dock import slim_button


class Trail:
    """Places by their anchors; going somewhere new forgets what lay ahead."""

    def __init__(self) -> None:
        self._behind: list[str] = []
        self._ahead: list[str] = []

    @property
    def may_go_back(self) -> bool:
        """Whether there is a place behind."""
        return bool(self._behind)

    @property
    def may_go_forward(self) -> bool:
        """Whether there is a place ahead."""
        return bool(self._ahead)

    def leave(self, here: str) -> None:
        """Go on from a place to a new one."""
        if not self._behind or self._behind[-1] != here:
            self._behind.append(here)
        self._ahead.clear()

    def back(self, here: str) -> str:
        """The place behind; ``here`` then lies ahead."""
        self._ahead.append(here)
        return self._behind.pop()

    def forward(self, here: str) -> str:
        """The place ahead; ``here`` then lies behind."""
        self._behind.append(here)
        return self._ahead.pop()

    def clear(self) -> None:
        """Begin anew, as in another booklet."""
        self._behind.clear()
        self._ahead.clear()


class RulesTools(QObject):
    """Signals: ``back_wanted``, ``forward_wanted``, ``type_wanted`` with so many sizes up or down,
    ``printing_wanted`` and ``pdf_wanted``.
    """

    back_wanted = Signal()
    forward_wanted = Signal()
    type_wanted = Signal(int)
    printing_wanted = Signal()
    pdf_wanted = Signal()

    def __init__(self, row: QHBoxLayout, parent: QWidget) -> None:
        """The buttons are put into ``row`` before its last widget."""
        super().__init__(parent)
        self.back = slim_button(self.back_wanted.emit)
        self.forward = slim_button(self.forward_wanted.emit)
        self.smaller = slim_button(lambda: self.type_wanted.emit(-1))
        self.larger = slim_button(lambda: self.type_wanted.emit(1))
        self.paper = slim_button(None)
        self.paper.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(parent)
        self.print_booklet = self._menu.addAction("")
        self.print_booklet.triggered.connect(self.printing_wanted)
        self.save_pdf = self._menu.addAction("")
        self.save_pdf.triggered.connect(self.pdf_wanted)
        self.paper.setMenu(self._menu)
        for button in (self.back, self.forward, self.smaller, self.larger, self.paper):
            row.insertWidget(row.count() - 1, button)

    def show_ways(self, trail: Trail, size: TypeSize, *, open_: bool) -> None:
        """Offer what is possible, with a booklet open or not."""
        self.back.setEnabled(trail.may_go_back)
        self.forward.setEnabled(trail.may_go_forward)
        self.smaller.setEnabled(not size.smallest)
        self.larger.setEnabled(not size.largest)
        self.paper.setEnabled(open_)

    def colour(self, tones: Tones) -> None:
        """Draw the icons in the colours around the table."""
        for button, name in (
            (self.back, "back"),
            (self.forward, "forward"),
            (self.smaller, "smaller"),
            (self.larger, "larger"),
            (self.paper, "print"),
        ):
            button.setIcon(icon(name, tones.ink, 2 * ICON))

    def retranslate(self) -> None:
        """Word everything in the language in use."""
        for button, text in (
            (self.back, QCoreApplication.translate("RulesDock", "Back")),
            (self.forward, QCoreApplication.translate("RulesDock", "Forward")),
            (self.smaller, QCoreApplication.translate("RulesDock", "Smaller type")),
            (self.larger, QCoreApplication.translate("RulesDock", "Larger type")),
            (self.paper, QCoreApplication.translate("RulesDock", "Print")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.print_booklet.setText(QCoreApplication.translate("RulesDock", "Print the rules…"))
        self.save_pdf.setText(QCoreApplication.translate("RulesDock", "Save as a PDF…"))

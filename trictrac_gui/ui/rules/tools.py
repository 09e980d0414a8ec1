"""What stands about a booklet: buttons and keys, and the link to the paragraph that fits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon
from trictrac_gui.ui.widgets.tab_dock import slim_button

if TYPE_CHECKING:
    from trictrac_gui.ui.rules.browser import TypeSize

_RARE: Final = tuple(
    QKeySequence(key) for key in (Qt.Key.Key_Find, Qt.Key.Key_ZoomIn, Qt.Key.Key_ZoomOut)
)
"""Keys of their own that hardly any keyboard has, and whose names would only puzzle."""


class PanelCommand(Enum):
    """What a key of the panel is for."""

    FIND = "find"
    NEXT_FOUND = "next-found"
    PREVIOUS_FOUND = "previous-found"
    BACK = "back"
    FORWARD = "forward"
    LARGER = "larger"
    SMALLER = "smaller"


@dataclass(frozen=True, slots=True)
class PanelKey:
    """The keys for one thing: the platform's own where it has some."""

    does: PanelCommand
    keys: QKeySequence.StandardKey | str

    def sequences(self) -> list[QKeySequence]:
        """All key combinations that do it."""
        if isinstance(self.keys, str):
            return [QKeySequence(self.keys)]
        bound = QKeySequence.keyBindings(self.keys)
        return [sequence for sequence in bound if sequence not in _RARE]


PANEL_KEYS: Final = (
    PanelKey(PanelCommand.FIND, QKeySequence.StandardKey.Find),
    # Not F3, which some systems have for it as well: that key opens the lessons.
    PanelKey(PanelCommand.NEXT_FOUND, "Ctrl+G"),
    PanelKey(PanelCommand.PREVIOUS_FOUND, "Ctrl+Shift+G"),
    PanelKey(PanelCommand.BACK, "Alt+Left"),
    PanelKey(PanelCommand.FORWARD, "Alt+Right"),
    PanelKey(PanelCommand.LARGER, QKeySequence.StandardKey.ZoomIn),
    PanelKey(PanelCommand.SMALLER, QKeySequence.StandardKey.ZoomOut),
)


class Trail:
    """Places by their anchors; going somewhere new forgets what lay ahead."""

    def __init__(self) -> None:
        self._behind: list[str] = []
        self._ahead: list[str] = []

    @property
    def may_go_back(self) -> bool:
        return bool(self._behind)

    @property
    def may_go_forward(self) -> bool:
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
        for button, name in (
            (self.back, "back"),
            (self.forward, "forward"),
            (self.smaller, "smaller"),
            (self.larger, "larger"),
            (self.paper, "print"),
        ):
            button.setIcon(icon(name, tones.ink, 2 * ICON))

    def retranslate(self) -> None:
        for button, text in (
            (self.back, translate("RulesDock", "Back")),
            (self.forward, translate("RulesDock", "Forward")),
            (self.smaller, translate("RulesDock", "Smaller type")),
            (self.larger, translate("RulesDock", "Larger type")),
            (self.paper, translate("RulesDock", "Print")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.print_booklet.setText(translate("RulesDock", "Print the rules…"))
        self.save_pdf.setText(translate("RulesDock", "Save as a PDF…"))


_SUBJECTS: Final = {
    Situation.OPENING: mark("RulesSubjects", "who begins"),
    Situation.PASSING: mark("RulesSubjects", "when nothing fits"),
    Situation.ON_THE_BAR: mark("RulesSubjects", "the bar"),
    Situation.START_POINT: mark("RulesSubjects", "leaving the start point"),
    Situation.AGAIN: mark("RulesSubjects", "another throw"),
    Situation.BEFORE_THE_HUCKE: mark("RulesSubjects", "into the Hucke"),
    Situation.LAST_TWO: mark("RulesSubjects", "the last two in the Hucke"),
    Situation.BEARING_OFF: mark("RulesSubjects", "bearing off"),
    Situation.DOUBLE: mark("RulesSubjects", "doubles"),
}


def offered(situation: Situation) -> str:
    """The words of the link that leads to the paragraph of a situation."""
    text = translate("RulesSubjects", "In the rules: {subject}")
    return text.format(subject=translate("RulesSubjects", _SUBJECTS[situation]))


PADDING = 16
"""What the style sheet puts about the words of a link, both sides together."""


SLACK = 4
"""Letters that lean out of their own width."""


class OfferLink(QPushButton):
    """The paragraph that fits the moment; the whole sentence is in its tool tip and its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setProperty("link", True)
        self.setProperty("hint", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def offer(self, words: str) -> None:
        self._whole = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        words = self.fontMetrics().horizontalAdvance(self._whole) + SLACK
        return QSize(words + PADDING, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for its first words."""
        return QSize(self.fontMetrics().averageCharWidth() * 12, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type, which the style sheet sets after the first words were measured."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._fit()

    def _fit(self) -> None:
        room = self.width() - PADDING
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))

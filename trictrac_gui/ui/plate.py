"""The plate of a side: its name and colour, its score and pips, and whether it has the turn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui import wording
from trictrac_gui.ui.theme import SideColours, Theme


class Swatch(QWidget):
    """A checker in the colours of a side."""

    def __init__(self, diameter: int = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: SideColours | None = None
        self._diameter = diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_colours(self, colours: SideColours) -> None:
        """Take the colours of a side."""
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        """A square with room for the rim."""
        return QSize(self._diameter + 2, self._diameter + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the checker from above."""
        if self._colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.rect().toRectF().center()
        radius = self._diameter / 2 - 1
        painter.setPen(QPen(QColor(self._colours.edge), 1.6))
        painter.setBrush(QColor(self._colours.checker))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(QColor(self._colours.ring), 1.4))
        painter.drawEllipse(middle, radius * 0.58, radius * 0.58)


def label(role: str, parent: QWidget | None = None) -> QLabel:
    """An empty label of one of the style sheet's roles; it shows plain text only."""
    result = QLabel(parent)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setProperty("role", role)
    return result


class ElidedLabel(QLabel):
    """A label for a name of any length: what does not fit ends in an ellipsis."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the shortest name that still says something."""
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), self.fontMetrics().averageCharWidth() * 6), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the name as there is room for."""
        painter = QPainter(self)
        room = self.contentsRect()
        line = " ".join(self.text().split())
        shown = self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


class Plate(QFrame):
    """What there is to know of one side while it plays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plate")
        # As at the opening, where both may throw: to ask for the style costs a start 10 ms.
        self.setProperty("active", True)
        self._view: GameView | None = None
        self._side = Side.FIRST
        self.swatch = Swatch()
        self.name = ElidedLabel("heading")
        self.turn = label("turn")
        self.pips = label("muted")
        self.score = label("score")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 14, 4)
        row.setSpacing(10)
        row.addWidget(self.swatch)
        row.addWidget(self.name)
        row.addWidget(self.turn)
        row.addStretch(1)
        row.addWidget(self.pips)
        row.addSpacing(8)
        row.addWidget(self.score)

    def show_side(self, view: GameView, side: Side, theme: Theme) -> None:
        """Show one side of a game."""
        self._view, self._side = view, side
        self.swatch.show_colours(theme.sides[view.variant.side_keys[side]])
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        view, side = self._view, self._side
        if view is None:
            return
        active = _has_the_turn(view, side)
        playing = active and view.offer is None
        self.name.setText(wording.player(view.variant, view.names, side))
        self.turn.setText(QCoreApplication.translate("Plate", "to play") if playing else "")
        self.turn.setVisible(playing)
        self.pips.setText(wording.PLURALS.pips(view.pips[side]))
        self.score.setVisible(view.variant.target is not None)
        self.score.setText(wording.PLURALS.points(view.score[side]))
        colour = wording.side_name(view.variant.side_keys[side])
        self.swatch.setToolTip(colour)
        self.name.setToolTip(colour)
        spoken = [self.name.text(), colour, self.score.text(), self.pips.text(), self.turn.text()]
        if view.variant.target is None:
            del spoken[2]
        self.setAccessibleName(", ".join(part for part in spoken if part))
        if self.property("active") != active:
            self.setProperty("active", active)
            self.style().unpolish(self)
            self.style().polish(self)


def _has_the_turn(view: GameView, side: Side) -> bool:
    if view.result is not None:
        return False
    if view.offer is not None:
        return side is view.offer.side.other
    if view.to_move is not None:
        return side is view.to_move
    return side in view.may_throw

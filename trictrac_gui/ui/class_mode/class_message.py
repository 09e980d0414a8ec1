"""What class mode says: whole where it fits, else its beginning, which a click unfolds."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

MOST_LINES = 5
"""Higher than so many lines it never wishes to be."""

LEAST = 0.5
"""Of the desk's width, for a sentence that stands in a narrow column."""

_WRAP = int(Qt.TextFlag.TextWordWrap)
_MORE = "\u00a0…"


class ClassMessage(QLabel):
    """``unfold_wanted`` comes with a click on a sentence of which only the beginning is seen."""

    unfold_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.whole = ""

    @property
    def cut(self) -> bool:
        """Whether there is more than can be seen."""
        return self.text() != self.whole

    def say(self, text: str) -> None:
        """Say something else."""
        self.whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        words = self.whole.split(" ")
        shown = self.whole
        if self._height(shown, self.width()) > max(self.height(), self._line):
            least, most = 1, len(words) - 1
            while least < most:
                middle = (least + most + 1) // 2
                fits = self._height(" ".join(words[:middle]) + _MORE, self.width())
                least, most = (middle, most) if fits <= self.height() else (least, middle - 1)
            shown = " ".join(words[:least]) + _MORE
        if shown != self.text():
            self.setText(shown)
        shape = Qt.CursorShape.PointingHandCursor if self.cut else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    def _height(self, text: str, width: int) -> int:
        area = QRect(0, 0, max(1, width), 100000)
        return self.fontMetrics().boundingRect(area, _WRAP, text).height()

    def heightForWidth(self, width: int) -> int:
        """What the whole sentence needs, up to a few lines."""
        return min(self._height(self.whole, width), MOST_LINES * self._line)

    def sizeHint(self) -> QSize:
        """A line; the width is what there is."""
        return QSize(10 * self._line, self._line)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click wants to see the rest."""
        if self.cut and event.button() is Qt.MouseButton.LeftButton:
            self.unfold_wanted.emit()


class Unfolded(QLabel):
    """The whole of a sentence, over the lower edge of the desk; a click folds it up again."""

    def __init__(self, desk: QWidget) -> None:
        super().__init__(desk)
        self.setObjectName("unfolded")
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_over(self, sentence: ClassMessage) -> None:
        """Unfold over a sentence, growing upwards, and to the left where it is narrow."""
        desk = self.parentWidget()
        assert desk is not None
        self.setText(sentence.whole)
        self.setAccessibleName(sentence.whole)
        self.ensurePolished()
        at = sentence.mapTo(desk, sentence.rect().bottomLeft())
        around = 2 * self.contentsMargins().left() + self.fontMetrics().height()
        beside = min(around // 2, at.x())
        width = max(sentence.width() + 2 * beside, round(desk.width() * LEAST))
        height = min(self.heightForWidth(width), desk.height())
        left = min(at.x() - beside, desk.width() - width)
        foot = min(at.y() + around // 2, desk.height())
        self.setGeometry(left, max(0, foot - height), width, height)
        self.show()
        self.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fold up."""
        self.hide()

"""The card of a game on the start page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui import wording
from trictrac_gui.ui.style import Tones
from trictrac_gui.ui.theme import Theme

MARGIN = 12
RATIO = 0.66
"""Height of the drawn board to its width."""


class VariantCard(QAbstractButton):
    """A drawn board, the game's name and one line about it; one card is chosen at a time."""

    def __init__(self, variant: Variant, theme: Theme, tones: Tones) -> None:
        super().__init__()
        self.variant = variant
        self._theme = theme
        self._tones = tones
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the card anew."""
        self.setText(wording.variant_name(self.variant.key))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(wording.variant_description(self.variant.key))
        self.updateGeometry()
        self.update()

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        """Take other colours."""
        self._theme, self._tones = theme, tones
        self._picture = QPixmap()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """The board keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The board's height and that of the words below it."""
        inner = width - 2 * MARGIN
        return round(
            MARGIN + inner * RATIO + 12 + self._title_height() + 4 + self._words(inner) + MARGIN
        )

    def sizeHint(self) -> QSize:
        """A comfortable card."""
        return QSize(320, self.heightForWidth(320))

    def minimumSizeHint(self) -> QSize:
        """The narrowest card on which the line is still readable."""
        return QSize(220, self.heightForWidth(220))

    def _title_height(self) -> int:
        return round(self.fontMetrics().height() * 1.4)

    def _words(self, width: int) -> int:
        flags = int(Qt.TextFlag.TextWordWrap)
        text = wording.variant_description(self.variant.key)
        return self.fontMetrics().boundingRect(QRect(0, 0, width, 1000), flags, text).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tones = self._tones
        chosen = self.isChecked()
        outline = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(tones.raised if chosen or self.underMouse() else tones.surface))
        painter.setPen(QPen(QColor(tones.accent if chosen else tones.line), 3 if chosen else 1))
        painter.drawRoundedRect(outline, 13, 13)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tones.ink), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(outline.adjusted(4, 4, -4, -4), 9, 9)
        inner = self.width() - 2 * MARGIN
        board = QRectF(MARGIN, MARGIN, inner, inner * RATIO)
        self._paint_board(painter, board)
        font = self.font()
        title = self.font()
        title.setPixelSize(round(font.pixelSize() * 1.3) if font.pixelSize() > 0 else 18)
        title.setBold(True)
        top = board.bottom() + 12
        painter.setPen(QColor(tones.ink))
        painter.setFont(title)
        painter.drawText(
            QRectF(MARGIN + 2, top, inner - 30, self._title_height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )
        if chosen:
            self._paint_tick(painter, QPointF(self.width() - MARGIN - 14, top + 12))
        painter.setFont(font)
        painter.setPen(QColor(tones.muted))
        painter.drawText(
            QRectF(MARGIN + 2, top + self._title_height() + 4, inner - 2, self.height()),
            int(Qt.TextFlag.TextWordWrap),
            wording.variant_description(self.variant.key),
        )

    def _paint_tick(self, painter: QPainter, middle: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tones.accent))
        painter.drawEllipse(middle, 11, 11)
        pen = QPen(QColor(self._tones.on_accent), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [middle + QPointF(-4.5, 0.5), middle + QPointF(-1.2, 3.8), middle + QPointF(5, -3.6)]
        )

    def _paint_board(self, painter: QPainter, rect: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        size = (rect.size() * ratio).toSize()
        if self._picture.size() != size:
            from trictrac_gui.ui.board.miniature import paint_miniature

            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(QPointF(0, 0), rect.size()), 7, 7)
            inside.setClipPath(shape)
            paint_miniature(
                inside,
                QRectF(QPointF(0, 0), rect.size()),
                self.variant,
                self.variant.setup,
                self._theme,
            )
            inside.end()
        painter.drawPixmap(rect.topLeft(), self._picture)


def card_row(cards: list[VariantCard]) -> QWidget:
    """Cards side by side."""
    from PySide6.QtWidgets import QHBoxLayout

    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(18)
    for card in cards:
        layout.addWidget(card, 1)
    return row

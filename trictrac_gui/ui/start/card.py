"""The card of a game on the start page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy

from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme

MARGIN = 14
RATIO = 0.86
"""Height of the drawn board to its width."""

BRIEF = 19
"""Below this width, in sizes of the type, a card has room for its board and its name only."""

SMALLEST_BOARD, LARGEST_BOARD = 140.0, 720.0
SMALLEST_BRIEF = 86.0
"""Limits of the width of the drawn board."""


class VariantCard(QAbstractButton):
    """A drawn board, the game's name and one line about it; one card is chosen at a time."""

    def __init__(self, variant: Variant, theme: Theme, tones: Tones) -> None:
        super().__init__()
        self.variant = variant
        self._theme = theme
        self._tones = tones
        self._picture = QPixmap()
        self._seen: object = None
        """What the picture shows: a game that looks the same can have the same."""
        self._tall = False
        self._room = 0
        self.peers: list[VariantCard] = [self]
        """The cards of its row: all of them are laid out for the longest of their texts."""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(game_names.variant_name(self.variant.key, translate))
        self.setAccessibleName(self.text())
        self.setToolTip(game_names.variant_description(self.variant.key, translate))
        self.setAccessibleDescription(game_names.variant_description(self.variant.key, translate))
        self._fit()
        self.update()

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        self._theme, self._tones = theme, tones
        self._picture = QPixmap()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def sizeHint(self) -> QSize:
        return QSize(420, self._height(420))

    def minimumSizeHint(self) -> QSize:
        """The narrowest card on which the name is still readable."""
        return QSize(190, self._height(190))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the height that the width asks for."""
        super().resizeEvent(event)
        for card in self.peers:
            card._fit()

    def _fit(self) -> None:
        # Where a row cannot be parted evenly its cards differ by a pixel, but not in height.
        width = min(c.width() for c in self.peers if abs(c.width() - self.width()) <= 2)
        self._tall = False
        beside = self._board_width(width)
        self._tall = True
        self._tall = self._brief(width) or self._board_width(width) > beside
        self.setFixedHeight(self._height(width))

    def show_room(self, room: int) -> None:
        """Draw the board as large as this height allows: its words go beside it or below."""
        if room != self._room:
            self._room = room
            self._fit()
            self.update()

    def _height(self, width: int) -> int:
        board = self._board_width(width) * RATIO
        words = self._title_height() + 6 + self._words(self._words_width(width))
        if self._tall:
            return round(3 * MARGIN + board + words + 4)
        return round(2 * MARGIN + max(board, words))

    def _board_width(self, width: int) -> float:
        words = 0
        if self._tall:
            words = MARGIN + 4 + self._title_height() + 6 + self._words(self._words_width(width))
        share = width - 2 * MARGIN if self._tall else (width - 3 * MARGIN) * 0.58
        room = (self._room - 2 * MARGIN - words) / RATIO
        smallest = SMALLEST_BRIEF if self._brief(width) else SMALLEST_BOARD
        return max(smallest, min(LARGEST_BOARD, share, room), 0.0)

    def _words_width(self, width: int) -> int:
        if self._tall:
            return width - 2 * MARGIN - 8
        return round(width - 3 * MARGIN - self._board_width(width) - 6)

    def _title_font(self) -> QFont:
        title = self.font()
        title.setPixelSize(round(title.pixelSize() * 1.4) if title.pixelSize() > 0 else 20)
        title.setBold(True)
        return title

    def _title_height(self) -> int:
        return QFontMetrics(self._title_font()).height()

    def _brief(self, width: int) -> bool:
        return width < BRIEF * self.fontInfo().pixelSize()

    def _words(self, width: int) -> int:
        if self._brief(self.width()):
            return 0
        flags = int(Qt.TextFlag.TextWordWrap)
        area, metrics = QRect(0, 0, width, 2000), self.fontMetrics()
        texts = [game_names.variant_description(card.variant.key, translate) for card in self.peers]
        return max(metrics.boundingRect(area, flags, text).height() for text in texts)

    def paintEvent(self, event: QPaintEvent) -> None:
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
        width, room = self._board_width(self.width()), self._words_width(self.width())
        block = self._title_height() + 6 + self._words(room)
        if self._tall:
            board = QRectF((self.width() - width) / 2, MARGIN, width, width * RATIO)
            left, start = MARGIN + 4.0, board.bottom() + MARGIN
        else:
            board = QRectF(MARGIN, (self.height() - width * RATIO) / 2, width, width * RATIO)
            left = board.right() + MARGIN + 4
            start = max(float(MARGIN), (self.height() - block) / 2 - 6)
        self._paint_board(painter, board)
        font = self.font()
        painter.setPen(QColor(tones.ink))
        painter.setFont(self._title_font())
        title = QRectF(left, start, room, self._title_height())
        painter.drawText(
            title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        if chosen:
            middle = title.center().y() if self._tall else MARGIN + 10
            self._paint_tick(painter, QPointF(self.width() - MARGIN - 10, middle))
        if self._brief(self.width()):
            return
        painter.setFont(font)
        painter.setPen(QColor(tones.muted))
        painter.drawText(
            QRectF(left, title.bottom() + 6, room, self.height()),
            int(Qt.TextFlag.TextWordWrap),
            game_names.variant_description(self.variant.key, translate),
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
            from trictrac_gui.ui.painting.geometry import appearance

            variant = self.variant
            self._seen = (appearance(variant), variant.setup, self._theme, rect.size())
            others = (peer for peer in self.peers if peer is not self and peer._seen == self._seen)
            same = next((peer._picture for peer in others if peer._picture.size() == size), None)
            self._picture = self._miniature(rect.size(), ratio) if same is None else same
        painter.drawPixmap(rect.topLeft(), self._picture)

    def _miniature(self, size: QSizeF, ratio: float) -> QPixmap:
        from trictrac_gui.ui.painting.diagrams import paint_miniature

        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(QPointF(0, 0), size)
        shape = QPainterPath()
        shape.addRoundedRect(whole, 7, 7)
        painter.setClipPath(shape)
        paint_miniature(painter, whole, self.variant, self.variant.setup, self._theme)
        painter.end()
        return picture


def card_row(cards: list[VariantCard]) -> QBoxLayout:
    layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    layout.setSpacing(18)
    for card in cards:
        card.peers = cards
        layout.addWidget(card, 1)
    return layout

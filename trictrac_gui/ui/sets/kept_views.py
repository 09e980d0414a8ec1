"""Kept positions as the painters take them, and moments of a game as they are kept."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from trictrac_gui.engine.drawings import Drawings, DrawingsError, parse_drawings
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft, draft_from, draft_of, view_of
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.sets import KeptPosition
from trictrac_gui.ui.pictures.board_picture import DrawnBoard, draw
from trictrac_gui.ui.text import board_description
from trictrac_gui.ui.theme.theme import Theme


class BoardPicture(QWidget):
    """Shows a position with its drawings, or nothing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._theme = theme
        self._shown: tuple[GameView, Drawings] | None = None
        self._picture: QPixmap | None = None

    def show_moment(self, view: GameView | None, drawings: Drawings = ()) -> None:
        self._shown = None if view is None else (view, drawings)
        self.setAccessibleName("" if view is None else board_description.board(view).name)
        self._picture = None
        self.update()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Small enough for the smallest window."""
        return QSize(200, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.table.surround))
        if self._shown is None:
            return
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture is None or self._picture.size() != wanted:
            image = draw(DrawnBoard(self._shown[0], self._theme, self._shown[1]), wanted)
            self._picture = QPixmap.fromImage(image)
            self._picture.setDevicePixelRatio(ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._picture)


def thumbnail(view: GameView, drawings: Drawings, theme: Theme, size: QSize) -> QPixmap:
    """A small picture of a position for a list."""
    return QPixmap.fromImage(draw(DrawnBoard(view, theme, drawings), size))


def blank(size: QSize) -> QPixmap:
    """The room of a picture that is not painted yet."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def view_of_kept(variant: Variant, kept: KeptPosition) -> GameView:
    """What is to be drawn of a kept position."""
    return view_of(draft_of_kept(variant, kept))


def draft_of_kept(variant: Variant, kept: KeptPosition) -> Draft:
    """A kept position to be changed or played from."""
    return draft_of(variant, kept.setup, kept.match)


def drawings_of(kept: KeptPosition) -> Drawings:
    """What was drawn over a kept position."""
    try:
        return parse_drawings(kept.drawings)
    except DrawingsError:
        return ()  # from a newer program; the text itself stays


def kept_of(draft: Draft, drawings: str = "", note: str = "") -> KeptPosition:
    return KeptPosition(draft.setup, drawings, note, draft.match)


def kept_from(view: GameView, drawings: str = "") -> KeptPosition:
    """A moment of a game as it is kept."""
    return kept_of(draft_from(view), drawings)

"""Lays the checkers of a draft on the editor's board, from pictures that are painted once."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from trictrac_gui.engine.model import Side
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.ui.editor.editor_geometry import EditorGeometry
from trictrac_gui.ui.painting.artwork import Artwork


def lay_checkers(painter: QPainter, artwork: Artwork, ground: EditorGeometry, draft: Draft) -> None:
    """Draw all checkers that are on the board, with their counts."""
    for side in Side:
        lies = ground.arrangement.lies(draft.position, side).values()
        for lie in sorted(lies, key=lambda lie: lie.layer):
            spot = QPointF(*lie.spot)
            if lie.on_edge:
                put(painter, artwork, artwork.on_edge(side), spot)
                continue
            put(painter, artwork, artwork.checker(side), spot)
            if lie.written:
                put(painter, artwork, artwork.count(side, lie.written), spot)


def put(painter: QPainter, artwork: Artwork, picture: QPixmap, spot: QPointF) -> None:
    """Draw a picture with its middle on a spot, where it is sharp."""
    size = picture.deviceIndependentSize()
    corner = artwork.snapped(spot) - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(corner, picture)

"""How long the board takes to paint: full repaints, and one step of a drag."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.record import GameRecord
from trictrac_gui.engine.state import Rolled
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.showing import show
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.checker_item import LYING, CheckerItem
from trictrac_gui.ui.theme import Theme

ROUNDS = 60


@dataclass(frozen=True)
class Times:
    """Medians in milliseconds, and the time the table took to be painted ahead."""

    full: float
    drag: float
    table: float
    glide: float


def measure(variant: Variant, theme: Theme, width: int, height: int) -> Times:
    """Paint a board of a size in memory; needs a QApplication on the offscreen platform."""
    view = BoardView(theme=theme)
    view.resize(width, height)
    record = GameRecord(variant)
    for side, number in ((Side.FIRST, 5), (Side.SECOND, 3)):
        record.do(Rolled(side, (number,) * variant.opening.dice_each))
    view.show_view(show(record, ("", ""), saved=True))
    view.show()
    QApplication.processEvents()
    scene = view.board
    artwork = scene.artwork
    assert artwork is not None
    begin = time.perf_counter()
    artwork._paint_table()
    table = (time.perf_counter() - begin) * 1000
    image = QImage(width, height, QImage.Format.Format_RGB32)
    full = [_render(view, image, QRegion(view.viewport().rect())) for _ in range(ROUNDS)]

    game = view.shown
    assert game is not None
    assert game.to_move is not None
    place = next(iter(game.moves))
    item = scene.top_checker(game.to_move, place)
    assert item is not None
    start = item.pos()
    view.hand.press(start.x(), start.y())
    view.hand.move(start.x() + 20, start.y() + 20)
    drag = []
    for step in range(ROUNDS):
        before = item.sceneBoundingRect()
        spot = QPointF(width * 0.3 + step * 7, height * 0.3 + step * 5)
        begin = time.perf_counter()
        view.hand.move(spot.x(), spot.y())
        moved = time.perf_counter() - begin
        both = before.united(item.sceneBoundingRect()).toAlignedRect().adjusted(-2, -2, 2, 2)
        drag.append(moved * 1000 + _render(view, image, QRegion(both)))
    view.hand.cancel()
    glide = _glide(view, image)
    view.close()
    view.deleteLater()
    return Times(statistics.median(full), statistics.median(drag[2:]), table, glide)


def _glide(view: BoardView, image: QImage) -> float:
    """The median of a frame in which four checkers glide, each for itself."""
    scene, before = view.board, view.shown
    assert before is not None
    counts = list(before.position.counts[Side.FIRST])
    source = counts.index(max(counts))
    for index in (4, 6, 8, 10):
        counts[source] -= 1
        counts[index] += 1
    position = replace(before.position, counts=(tuple(counts), before.position.counts[Side.SECOND]))
    scene.animator.speed = 1.0
    view.show_view(replace(before, position=position, moves={}))
    items = [item for item in scene.checkers[Side.FIRST] if scene.animator.is_moving(item)]
    assert len([item for item in items if item.zValue() > LYING + 20]) >= 4
    frames = []
    for number in range(1, 48):
        region = _around(items)
        begin = time.perf_counter()
        scene.animator.show_at(number / 100)
        moved = (time.perf_counter() - begin) * 1000
        frames.append(moved + _render(view, image, region.united(_around(items))))
    scene.animator.finish()
    return statistics.median(frames)


def _around(items: list[CheckerItem]) -> QRegion:
    region = QRegion()
    for item in items:
        region += item.sceneBoundingRect().toAlignedRect().adjusted(-2, -2, 2, 2)
    return region


def _render(view: BoardView, image: QImage, region: QRegion) -> float:
    painter = QPainter(image)
    begin = time.perf_counter()
    view.viewport().render(painter, region.boundingRect().topLeft(), region, QWidget.RenderFlag(0))
    took = (time.perf_counter() - begin) * 1000
    painter.end()
    return took

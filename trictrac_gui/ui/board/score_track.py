"""The score on the board: chips that glide from tip to tip, and a number where it was earned."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Scored
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import Artwork, PictureItem, stamp
from trictrac_gui.ui.painting.brushes import number_font

CHIPS = 45.0


GAINS = 120.0


class ChipItem(PictureItem):
    """A side's score chip."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self.side = side
        self.score = 0
        self.setZValue(CHIPS)

    def spot(self, artwork: Artwork, score: float) -> QPointF:
        """Where the chip lies at a score, or between two while it glides from tip to tip."""
        geometry = artwork.geometry
        low = int(score)
        a = geometry.chip_spot(self.side is Side.SECOND, low)
        b = geometry.chip_spot(self.side is Side.SECOND, low + 1)
        share = score - low
        return QPointF(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


class GainItem(PictureItem):
    """A number of points that rises from where it was earned and fades."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(GAINS)
        self.hide()

    def prepare(self, artwork: Artwork, side: Side, points: int) -> None:
        """Paint the number in the colour of the side that earned it."""
        colours = artwork.colours(side)
        unit = artwork.geometry.unit

        def paint(painter: QPainter, middle: QPointF) -> None:
            font = number_font(unit * 0.92)
            path = QPainterPath()
            path.addText(0, 0, font, f"+{points}")
            box = path.boundingRect()
            path.translate(middle - box.center())
            pen = QPen(QColor(colours.pip), max(2.0, unit * 0.16))
            painter.strokePath(path, pen)
            painter.fillPath(path, QColor(colours.checker))

        self.show_picture(
            artwork.kept(
                ("gain", side, points),
                lambda: stamp(unit * 2.2, unit * 1.6, artwork.ratio, paint),
            )
        )


_GAINS: Final = 4


_LAST: Final = 12
"""There are so many tips; a chip with more points stays on the last (R14)."""


_ARRIVES: Final = 0.45
"""When the checker that earns a point arrives, in throws of the dice."""


class ChipTrack:
    """Both sides' chips and the rising numbers; they live as long as the scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.chips = {side: ChipItem(side) for side in Side}
        for chip in self.chips.values():
            chip.hide()
            scene.addItem(chip)
        self._gains = [GainItem() for _ in range(_GAINS)]
        for gain in self._gains:
            scene.addItem(gain)

    def settle(self, artwork: Artwork, view: GameView) -> None:
        """Lay both chips where they belong, at once."""
        for side, chip in self.chips.items():
            chip.score = view.score[side]
            chip.setVisible(view.variant.target is not None)
            chip.show_picture(artwork.chip(side))
            chip.setPos(artwork.snapped(chip.spot(artwork, min(chip.score, _LAST))))

    def follow(
        self, artwork: Artwork, view: GameView, before: GameView, animator: Animator
    ) -> None:
        """Let the chips glide to another score, one triangle a point, and tell what was earned."""
        for side, chip in self.chips.items():
            was, now = min(chip.score, _LAST), min(view.score[side], _LAST)
            chip.score = view.score[side]
            if was == now:
                continue

            def frame(part: float, chip: ChipItem = chip, was: int = was, now: int = now) -> None:
                at = was + (now - was) * eased(part)
                chip.setPos(artwork.snapped(chip.spot(artwork, at)))

            animator.glide(chip, frame, share=0.6 * max(1, abs(now - was)), delay=_ARRIVES)
        if animator.speed > 0:
            self._tell(artwork, view, before, animator)

    def _tell(self, artwork: Artwork, view: GameView, before: GameView, animator: Animator) -> None:
        """A number rises where each point was earned."""
        scored = [
            effect
            for effect in view.effects
            if isinstance(effect, Scored) and view.score[effect.side] > before.score[effect.side]
        ]
        for gain, effect in zip(self._gains, scored, strict=False):
            gain.prepare(artwork, effect.side, effect.points)
            start = _earned_at(artwork, view, effect)
            rise = QPointF(0, -artwork.geometry.unit * 1.1)

            def frame(
                part: float,
                gain: GainItem = gain,
                start: QPointF = start,
                rise: QPointF = rise,
            ) -> None:
                gain.setVisible(part < 1)
                gain.setPos(start + rise * eased(part))
                gain.setOpacity(min(1.0, part * 8, (1 - part) * 3))

            animator.glide(gain, frame, share=2.2, delay=_ARRIVES)


def _earned_at(artwork: Artwork, view: GameView, effect: Scored) -> QPointF:
    geometry = artwork.geometry
    if isinstance(effect.at, int):
        return QPointF(*geometry.place_of(effect.at, 1.0))
    on_top = artwork.arrangement.off_on_top(effect.side)
    return QPointF(*geometry.tray_rect(on_top).centre)

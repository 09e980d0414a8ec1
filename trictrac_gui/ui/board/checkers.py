"""The checkers of both sides as items of the scene: they lie, glide, are held, and show hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from trictrac_gui.engine.model import OFF, Place, Side
from trictrac_gui.engine.state import Hit, Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import Artwork, PictureItem
from trictrac_gui.ui.painting.geometry import COUNT_FROM, Lie, Slot

LYING = 10.0
GLIDING = 60.0
HELD = 90.0

GLIDE = 0.5
"""Time of a checker's way, in throws of the dice."""

HIT_LEAVES = GLIDE * 0.8
"""When a checker that was hit leaves: as the one that hits it arrives."""


class CheckerItem(PictureItem):
    """A checker: it lies in a slot, glides, or is held."""

    def __init__(self, side: Side, slot: Slot) -> None:
        super().__init__()
        self.side = side
        self.slot = slot
        self.lie: Lie | None = None
        self.held = False
        self.laid: Lie | None = None
        """How it lies on the board now; None while it glides, is held, or shows another count."""
        self._count: PictureItem | None = None
        self._halo: PictureItem | None = None

    @property
    def hinted(self) -> bool:
        """Whether the checker shows that it can be moved."""
        return self._halo is not None and self._halo.isVisible()

    @property
    def written(self) -> bool:
        return self._count is not None and self._count.isVisible()

    def rest(self, artwork: Artwork) -> None:
        """Lie in the slot."""
        lie = self.lie
        assert lie is not None
        self.held = False
        self.show_picture(artwork.on_edge(self.side) if lie.on_edge else artwork.checker(self.side))
        self.setPos(artwork.snapped(QPointF(*lie.spot)))
        self.setZValue(LYING + lie.layer * 0.1)
        self.write(artwork, lie.written)
        self.laid = lie

    def write(self, artwork: Artwork, count: int) -> None:
        """Write a count on the checker, or with 0 nothing."""
        self.laid = None
        if count:
            self._count = self._count or self._child()
            self._count.show_picture(artwork.count(self.side, count))
        if self._count is not None:
            self._count.setVisible(count > 0)

    def rise(self, artwork: Artwork, held: bool) -> None:
        """Leave the board, held or on the way: nearer to the eye, with a wider shadow."""
        self.held = held
        self.laid = None
        if self._count is not None:
            self._count.hide()
        self.show_picture(artwork.held(self.side))
        self.setZValue(HELD if held else GLIDING)

    def hint(self, artwork: Artwork, on: bool) -> None:
        """Show, or no longer, that this checker can be moved."""
        if on:
            self._halo = self._halo or self._child()
            self._halo.show_picture(artwork.halo())
        if self._halo is not None:
            self._halo.setVisible(on)

    def _child(self) -> PictureItem:
        child = PictureItem(self)
        child.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, False)
        child.hide()
        return child


class Checkers:
    """As many checkers as the game has; an item once made is used for every game after it."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._artwork: Artwork | None = None
        self.items: dict[Side, list[CheckerItem]] = {side: [] for side in Side}

    def on_board(self, side: Side) -> Iterable[CheckerItem]:
        """The checkers of a side that belong to the position shown."""
        return (item for item in self.items[side] if item.lie is not None)

    def count(self, side: Side) -> Counter[Place]:
        """Where the checkers of a side are shown to be."""
        return Counter(item.slot.place for item in self.on_board(side))

    def top(self, side: Side, place: Place) -> CheckerItem | None:
        on = [item for item in self.on_board(side) if item.slot.place == place]
        return max(on, key=lambda item: item.slot.nth, default=None)

    def under(self, side: Side, place: Place, x: float, y: float) -> CheckerItem | None:
        """The checker of a side on a place that lies under a spot, the uppermost first."""
        if self._artwork is None:
            return None
        reach = (self._artwork.geometry.checker / 2) ** 2
        hits = [
            item
            for item in self.on_board(side)
            if item.slot.place == place and (item.x() - x) ** 2 + (item.y() - y) ** 2 <= reach
        ]
        return max(hits, key=lambda item: item.zValue(), default=None)

    # --- following the game --------------------------------------------------------------

    def settle(self, artwork: Artwork, view: GameView) -> None:
        """Lay every checker where it belongs, at once."""
        self._artwork = artwork
        self._assign(artwork, view)
        for side in Side:
            for item in self.on_board(side):
                item.rest(artwork)
                item.hint(artwork, item.hinted)
                item.show()

    def follow(self, artwork: Artwork, view: GameView) -> None:
        """Bring every checker to where it belongs from where it was before."""
        hit = {(e.side, e.to) for e in view.effects if isinstance(e, Hit)}
        moved = self._assign(artwork, view)
        for side in Side:
            for item in self.on_board(side):
                if item in moved or item.held:
                    late = (side, item.slot.place) in hit
                    self._glide(item, delay=HIT_LEAVES if late else 0.0)
                elif item.laid != item.lie and not self._animator.is_moving(item):
                    self._close_up(artwork, item)

    def _assign(self, artwork: Artwork, view: GameView) -> set[CheckerItem]:
        """Give each checker its slot; returns those that have another place than before."""
        moved = set()
        for side in Side:
            lies = artwork.arrangement.lies(view.position, side)
            items = self.items[side]
            while len(items) < len(lies):
                items.append(self._made(side))
            free = set(lies)
            loose = []
            # Whoever has a slot that still exists keeps it; only the others move.
            for item in items:
                if item.slot in free:
                    free.remove(item.slot)
                else:
                    loose.append(item)
            if loose:
                order = {place: i for i, place in enumerate(view.variant.track.places[side])}
                waiting = sorted(free, key=lambda slot: (order[slot.place], slot.nth))
                # Those that the game before this one did not need come in last.
                loose.sort(key=lambda c: (c.lie is None, order.get(c.slot.place, -1), c.slot.nth))
                for item, slot in zip(loose, waiting, strict=False):
                    item.slot = slot
                    moved.add(item)
                for item in loose[len(waiting) :]:  # more than this game has
                    item.slot, item.lie = Slot(side, 0, 0), None
                    item.hide()
            for item in items:
                item.lie = lies.get(item.slot)
        return moved

    def _made(self, side: Side) -> CheckerItem:
        item = CheckerItem(side, Slot(side, 0, 0))
        item.hide()
        self._scene.addItem(item)
        return item

    def _close_up(self, artwork: Artwork, item: CheckerItem) -> None:
        """Others came or went: a checker shifts, or only wears another count."""
        assert item.lie is not None
        if item.pos() == artwork.snapped(QPointF(*item.lie.spot)):
            item.rest(artwork)
        else:
            self._glide(item, share=GLIDE * 0.6, low=True)

    def _glide(
        self,
        item: CheckerItem,
        *,
        share: float = GLIDE,
        delay: float = 0.0,
        low: bool = False,
    ) -> None:
        artwork, lie = self._artwork, item.lie
        assert artwork is not None
        assert lie is not None
        item.show()
        start = QPointF(item.pos())
        if low:
            item.laid = None
            item.setZValue(LYING + lie.layer * 0.1)
        else:
            item.rise(artwork, held=False)

        # Its spot may still change on the way, when others join it on an overlapping point.
        def frame(part: float) -> None:
            assert item.lie is not None
            end = artwork.snapped(QPointF(*item.lie.spot))
            item.setPos(start + (end - start) * eased(part))

        self._animator.glide(item, frame, share=share, delay=delay, done=lambda: item.rest(artwork))

    # --- checkers that are held ----------------------------------------------------------

    def lift(self, item: CheckerItem) -> None:
        """Hold a checker over the board; it counts as the uppermost of its place."""
        artwork = self._artwork
        assert artwork is not None
        self._animator.finish()
        top = self.top(item.side, item.slot.place)
        if top is not None and top is not item:
            item.slot, top.slot = top.slot, item.slot
            item.lie, top.lie = top.lie, item.lie
            top.rest(artwork)
        self.show_hints(None)
        item.rise(artwork, held=True)
        # The number on a stack counts what is left while one of it is held.
        below = self._below(item)
        if below is not None and item.slot.nth >= COUNT_FROM and item.slot.place != OFF:
            below.write(artwork, item.slot.nth)

    def send_home(self) -> None:
        """Let every checker that was held glide back to where it belongs."""
        for side in Side:
            for item in self.on_board(side):
                if item.held:
                    below = self._below(item)
                    if below is not None and below.laid is None:
                        assert self._artwork is not None
                        below.rest(self._artwork)
                    self._glide(item)

    def _below(self, item: CheckerItem) -> CheckerItem | None:
        slot = item.slot._replace(nth=item.slot.nth - 1)
        return next((other for other in self.on_board(item.side) if other.slot == slot), None)

    def show_hints(self, view: GameView | None) -> None:
        """Let the checkers show it that can be moved in a moment, or none."""
        tops = set()
        if view is not None and view.to_move is not None and view.phase is Phase.MOVING:
            tops = {self.top(view.to_move, place) for place in view.moves}
        for side in Side:
            for item in self.on_board(side):
                if self._artwork is not None and item.hinted is not (item in tops):
                    item.hint(self._artwork, item in tops)

"""The scene: it lays out what a view says and animates only what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from trictrac_gui.engine.model import CHECKERS, OFF, Place, Side
from trictrac_gui.engine.state import Begins, Hit, Origin, Phase, Threw
from trictrac_gui.session.view import DiceView, GameView, Refusal
from trictrac_gui.ui.board.marks import Marks
from trictrac_gui.ui.dice.dice_set import DiceSet
from trictrac_gui.ui.painting.animator import Animator, eased
from trictrac_gui.ui.painting.artwork import Artwork, PictureItem
from trictrac_gui.ui.painting.geometry import COUNT_FROM, Arrangement, Lie, Slot, look
from trictrac_gui.ui.score.chips import ChipTrack
from trictrac_gui.ui.score.match_items import MatchFurniture


@dataclass(frozen=True)
class BoardWords:
    """What stands on the plates beside the dice, and what the small buttons are called."""

    throw: str = "Throw"
    throw_again: str = "Throw again"
    finish: str = "Finish turn"
    go_on: str = "Go on"
    by_hand: str = "Set by hand"
    by_script: str = "Given in advance"
    take_back: str = "Take back"
    other_number: str = "Use the {number} instead"
    confirm: str = "Confirm"
    set_die: str = "Set the die to {number}"
    begins: str = "Begins"
    tie: str = "Tie"
    double_again: str = "Double: one more throw"

    def badge(self, origin: Origin) -> str:
        """The remark beside dice that were not thrown; empty beside those that were."""
        return {Origin.HAND: self.by_hand, Origin.SCRIPT: self.by_script}.get(origin, "")


LYING = 10.0


GLIDING = 60.0


HELD = 90.0


class CheckerItem(PictureItem):
    """A checker: it lies in a slot, glides, or is held."""

    def __init__(self, side: Side, slot: Slot) -> None:
        super().__init__()
        self.side = side
        self.slot = slot
        self.lie: Lie | None = None
        self.held = False
        self._label = PictureItem(self)
        self._label.hide()
        self._halo = PictureItem(self)
        self._halo.hide()
        for child in (self._label, self._halo):
            child.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, False)

    @property
    def hinted(self) -> bool:
        """Whether the checker shows that it can be moved."""
        return self._halo.isVisible()

    @property
    def written(self) -> bool:
        """Whether a count is written on the checker."""
        return self._label.isVisible()

    def rest(self, artwork: Artwork, spot: QPointF) -> None:
        """Lie in the slot."""
        assert self.lie is not None
        self.held = False
        lie = self.lie
        self.show_picture(artwork.on_edge(self.side) if lie.on_edge else artwork.checker(self.side))
        self.setPos(spot)
        self.setZValue(LYING + lie.layer * 0.1)
        self.write(artwork, lie.written)

    def write(self, artwork: Artwork, count: int) -> None:
        """Write a count on the checker, or with 0 nothing."""
        if count:
            self._label.show_picture(artwork.count(self.side, count))
        self._label.setVisible(count > 0)

    def rise(self, artwork: Artwork, held: bool) -> None:
        """Leave the board, in the hand or on the way: nearer to the eye, with a wider shadow."""
        self.held = held
        self._label.hide()
        self.show_picture(artwork.held(self.side))
        self.setZValue(HELD if held else GLIDING)

    def hint(self, artwork: Artwork, on: bool) -> None:
        """Show, or no longer, that this checker can be moved."""
        if on:
            self._halo.show_picture(artwork.halo())
        self._halo.setVisible(on)


GLIDE = 0.5
"""Time of a checker's way, in throws of the dice."""


class BoardScene(QGraphicsScene):
    """Thirty checkers, two sets of dice, two chips and the signs: made once, used for ever."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = Animator(self)
        self.words = BoardWords()
        self.artwork: Artwork | None = None
        self.shown: GameView | None = None
        self.checkers = {
            side: [CheckerItem(side, Slot(side, 0, index)) for index in range(CHECKERS)]
            for side in Side
        }
        for side in Side:
            for item in self.checkers[side]:
                item.hide()
                self.addItem(item)
        self.track = ChipTrack(self)
        self.dice = {side: DiceSet(self, side) for side in Side}
        self.chosen_die = 0
        """Which die of a throw that is set by hand gets the next number."""
        self.marks = Marks(self)
        self.furniture = MatchFurniture(self)

    # --- what is shown -------------------------------------------------------------------

    def set_artwork(self, artwork: Artwork) -> None:
        """Lay everything out again in another size, theme or direction."""
        self.animator.finish()
        self.artwork = artwork
        self.setSceneRect(0, 0, artwork.size.width(), artwork.size.height())
        because = self.marks.refused
        self.marks.clear()
        if self.shown is not None:
            self._settle_all(self.shown)
            if because:  # the rule is often read in a dock that makes the board smaller
                self.marks.show_refusal(artwork, self.shown, because)

    def show_view(self, view: GameView) -> None:
        """Show a moment of the game; the same moment twice changes nothing."""
        before = self.shown
        if before == view:
            return
        if not self.animator.fresh:
            self.animator.finish()
        self.shown = view
        self.marks.clear()
        if self.artwork is None:
            return
        if before is None or look(before.variant) != look(view.variant):
            self._settle_all(view)
            return
        self._move_checkers(view)
        self.track.follow(self.artwork, view, before, self.animator)
        self.furniture.follow(self.artwork, view, before, self.animator)
        self._show_dice(view)
        if before.dice is None:
            self._linger(view, before)
            if before.setting is None:
                self._roll_dice(view)
        elif before.may_swap and view.dice is not None and _swapped(before.dice, view.dice):
            self.dice[view.dice.side].change_places(self.artwork, self.animator)
        self.show_hints(True)
        self._show_why_not(view)

    def _show_why_not(self, view: GameView) -> None:
        """What keeps the rest of a throw from being played is framed like a refusal (R15)."""
        stuck = view.passing or view.lapsing
        if stuck is not None and self.artwork is not None:
            self.marks.show_refusal(self.artwork, view, stuck.because)

    def show_refusal(self, refusal: Refusal) -> None:
        """Let a loose checker glide home and frame the places that show why."""
        self.send_home()
        if self.artwork and self.shown:
            self.marks.show_refusal(self.artwork, self.shown, refusal.because)

    def count(self, side: Side) -> Counter[Place]:
        """Where the checkers of a side are shown to be."""
        return Counter(item.slot.place for item in self.checkers[side])

    # --- checkers in the hand ------------------------------------------------------------

    def top_checker(self, side: Side, place: Place) -> CheckerItem | None:
        """The uppermost checker of a side on a place."""
        on = [item for item in self.checkers[side] if item.slot.place == place]
        return max(on, key=lambda item: item.slot.nth, default=None)

    def checker_under(self, side: Side, place: Place, x: float, y: float) -> CheckerItem | None:
        """The checker of a side that lies under a spot, the uppermost first."""
        if self.artwork is None:
            return None
        reach = (self.artwork.geometry.checker / 2) ** 2
        hits = [
            item
            for item in self.checkers[side]
            if item.slot.place == place and (item.x() - x) ** 2 + (item.y() - y) ** 2 <= reach
        ]
        return max(hits, key=lambda item: item.zValue(), default=None)

    def lift(self, item: CheckerItem) -> None:
        """Take a checker into the hand; it counts as the uppermost of its place."""
        assert self.artwork is not None
        self.animator.finish()
        top = self.top_checker(item.side, item.slot.place)
        if top is not None and top is not item:
            item.slot, top.slot = top.slot, item.slot
            item.lie, top.lie = top.lie, item.lie
            top.rest(self.artwork, self._spot(top))
        self.show_hints(False)
        item.rise(self.artwork, held=True)
        self._recount(item)

    def _recount(self, taken: CheckerItem) -> None:
        """The number on a stack counts what is left while one of it is held."""
        assert self.artwork is not None
        side, place, left = taken.side, taken.slot.place, taken.slot.nth
        if left < COUNT_FROM or place == OFF:
            return
        for item in self.checkers[side]:
            if item.slot == Slot(side, place, left - 1):
                item.write(self.artwork, left)

    def send_home(self) -> None:
        """Let every checker that was held glide back to where it belongs."""
        for side in Side:
            for item in self.checkers[side]:
                if item.held:
                    self._uncount(item)
                    self._glide(item)
        self.show_hints(True)

    def _uncount(self, taken: CheckerItem) -> None:
        """The one below a checker that comes home loses its number again."""
        assert self.artwork is not None
        for item in self.checkers[taken.side]:
            if item.slot == taken.slot._replace(nth=taken.slot.nth - 1) and item.lie is not None:
                item.write(self.artwork, item.lie.written)

    def show_hints(self, on: bool) -> None:
        """Let the checkers that can be moved show it."""
        view, artwork = self.shown, self.artwork
        if view is None or artwork is None:
            return
        tops = set()
        if on and view.to_move is not None and view.phase is Phase.MOVING:
            for place in view.moves:
                top = self.top_checker(view.to_move, place)
                if top is not None:
                    tops.add(top)
        for side in Side:
            for item in self.checkers[side]:
                item.hint(artwork, item in tops)

    # --- laying out ----------------------------------------------------------------------

    def _settle_all(self, view: GameView) -> None:
        assert self.artwork is not None
        self._assign(view)
        for side in Side:
            for item in self.checkers[side]:
                item.rest(self.artwork, self._spot(item))
                item.show()
        self.track.settle(self.artwork, view)
        self.furniture.settle(self.artwork, view)
        self._show_dice(view)
        self.show_hints(True)

    def _assign(self, view: GameView) -> list[CheckerItem]:
        """Give each checker its slot; returns those that have another place than before."""
        assert self.artwork is not None
        arrangement = Arrangement(self.artwork.geometry, view.variant)
        moved = []
        for side in Side:
            slots = arrangement.slots(view.position, side)
            totals = Counter(slot.place for slot in slots)
            free = set(slots)
            loose = []
            # Whoever has a slot that still exists keeps it; only the others move.
            for item in self.checkers[side]:
                if item.slot in free:
                    free.remove(item.slot)
                else:
                    loose.append(item)
            order = {place: i for i, place in enumerate(view.variant.track.places[side])}
            waiting = sorted(free, key=lambda slot: (order[slot.place], slot.nth))
            loose.sort(key=lambda item: (order.get(item.slot.place, -1), item.slot.nth))
            for item, slot in zip(loose, waiting, strict=False):
                item.slot = slot
                moved.append(item)
            for item in self.checkers[side]:
                item.lie = arrangement.lie(item.slot, totals[item.slot.place])
        return moved

    def _move_checkers(self, view: GameView) -> None:
        assert self.artwork is not None
        hit = {(e.side, e.to) for e in view.effects if isinstance(e, Hit)}
        moved = set(self._assign(view))
        for side in Side:
            for item in self.checkers[side]:
                if item in moved or item.held:
                    # The one that was hit leaves when the other arrives.
                    late = (side, item.slot.place) in hit
                    self._glide(item, delay=GLIDE * 0.8 if late else 0.0)
                elif self.animator.is_moving(item):
                    continue
                else:
                    self._rest_or_shift(item)

    def _rest_or_shift(self, item: CheckerItem) -> None:
        """Checkers that close up because others came or went."""
        assert self.artwork is not None
        spot = self._spot(item)
        if item.pos() == spot:
            item.rest(self.artwork, spot)
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
        artwork = self.artwork
        assert artwork is not None
        start = QPointF(item.pos())
        if low:
            assert item.lie is not None
            item.setZValue(10 + item.lie.layer * 0.1)
        else:
            item.rise(artwork, held=False)

        # Its spot may still change on the way, when others join it on an overlapping point.
        def frame(part: float) -> None:
            item.setPos(start + (self._spot(item) - start) * eased(part))

        def done() -> None:
            item.rest(artwork, self._spot(item))

        self.animator.glide(item, frame, share=share, delay=delay, done=done)

    # --- dice ----------------------------------------------------------------------------

    def _show_dice(self, view: GameView) -> None:
        assert self.artwork is not None
        tie = view.phase is Phase.OPENING and all(view.opening)
        chips = self.track.boxes(self.artwork, view)
        for side in Side:
            due = side in view.may_throw
            dice = self.dice[side]
            thrown = view.opening[side] if view.phase is Phase.OPENING else None
            if view.setting is not None and view.setting.side is side:
                text = self.words.confirm if view.setting.complete else ""
                dice.draft(self.artwork, view.setting.numbers, self.chosen_die, text)
            elif view.phase is Phase.OPENING and thrown is not None:
                text = self.words.throw_again if due and tie else ""
                note = self.words.tie if tie else ""
                badge = self.words.badge(view.opening_origins[side])
                dice.rest(self.artwork, thrown, (), text, badge, note, chips)
            elif due:
                count = view.variant.opening.dice_each if view.phase is Phase.OPENING else 2
                again = view.again and view.phase is not Phase.OPENING
                text = self.words.throw_again if again else self.words.throw
                dice.wait(self.artwork, count, text)
            elif view.dice is not None and view.dice.side is side:
                text = self.words.go_on if view.passing else self.words.finish
                text = text if view.may_hand_over else ""
                numbers = view.variant.dice.numbers(view.dice.numbers)
                spent = _spent(numbers, view.dice.left)
                badge = self.words.badge(view.dice.origin)
                note = self._note(view, view.dice)
                dice.rest(self.artwork, numbers, spent, text, badge, note, chips)
            else:
                dice.clear()

    def _note(self, view: GameView, dice: DiceView) -> str:
        """What a throw means beyond its numbers: it begins the game, or gives another throw."""
        begins = any(isinstance(e, Begins) and e.side is dice.side for e in view.effects)
        said = [self.words.begins] if begins else []
        if dice.again:
            said.append(self.words.double_again)
        return " · ".join(filter(None, said))

    def choose_die(self, die: int) -> None:
        """Let another die of a throw that is set by hand get the next number."""
        self.chosen_die = die
        self._show_dice_again()

    def _linger(self, view: GameView, before: GameView) -> None:
        """Opening throws that no longer count stay long enough to be seen (T8, B5)."""
        if self.animator.speed <= 0 or before.phase is not Phase.OPENING:
            return
        if view.phase is Phase.OPENING and any(view.opening):
            return
        assert self.artwork is not None
        threw = {e.side: e.numbers for e in view.effects if isinstance(e, Threw)}
        for side in Side:
            if view.dice is not None and view.dice.side is side:
                continue
            numbers = threw.get(side) or before.opening[side]
            if numbers:
                self.dice[side].rest(self.artwork, numbers, (), "")
        self.animator.glide(
            self.dice[Side.FIRST], _still, share=3.0, done=lambda: self._show_dice_again()
        )

    def _show_dice_again(self) -> None:
        if self.shown is not None and self.artwork is not None:
            self._show_dice(self.shown)

    def _roll_dice(self, view: GameView) -> None:
        assert self.artwork is not None
        if self.animator.speed <= 0:
            return
        for side in {e.side for e in view.effects if isinstance(e, Threw)}:
            if self.dice[side].visible and not self.dice[side].waiting:
                self.dice[side].roll(self.artwork, self.animator)
                # Who begins is not told before the other side's dice lie still.
                self.dice[side.other].hush(self.animator)

    # --- spots ---------------------------------------------------------------------------

    def _spot(self, item: CheckerItem) -> QPointF:
        assert item.lie is not None
        return self._snapped(QPointF(*item.lie.spot))

    def _snapped(self, spot: QPointF) -> QPointF:
        assert self.artwork is not None
        return self.artwork.snapped(spot)


def _swapped(before: DiceView, now: DiceView) -> bool:
    """Whether the dice have only changed places."""
    return before == replace(now, numbers=now.numbers[::-1])


def _still(share: float) -> None:
    """A motion in which nothing moves."""


def _spent(numbers: Sequence[int], left: Sequence[int]) -> list[bool]:
    """For each number to play whether it has been played: the first of equal ones first."""
    still = Counter(left)
    spent = []
    for number in reversed(numbers):
        spent.append(still[number] == 0)
        still[number] -= 1 if still[number] else 0
    return spent[::-1]

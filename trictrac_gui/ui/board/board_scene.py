"""The scene: it lays out what a view says and animates only what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Begins, Origin, Phase, Threw
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import DiceView, GameView, Refusal
from trictrac_gui.ui.board.checkers import Checkers
from trictrac_gui.ui.board.dice_set import DiceSet
from trictrac_gui.ui.board.marks import Marks
from trictrac_gui.ui.board.match_items import MatchItems
from trictrac_gui.ui.board.score_track import ChipTrack
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.painting.animator import Animator
from trictrac_gui.ui.painting.artwork import Artwork
from trictrac_gui.ui.painting.geometry import appearance


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


def board_words() -> BoardWords:
    """The words of a board in the language in use."""
    return BoardWords(
        throw=translate("Preferences", "Throw"),
        throw_again=translate("Preferences", "Throw again"),
        finish=translate("Preferences", "Finish turn"),
        go_on=translate("ActionBar", "Go on"),
        by_hand=translate("Preferences", "Set by hand"),
        by_script=translate("Preferences", "Given in advance"),
        take_back=translate("Preferences", "Take back"),
        other_number=translate("Preferences", "Use the {number} instead"),
        confirm=translate("Preferences", "Confirm"),
        set_die=translate("Preferences", "Set the die to {number}"),
        begins=translate("Preferences", "Begins"),
        tie=translate("Preferences", "Tie"),
        double_again=translate("Preferences", "Double: one more throw"),
    )


class BoardScene(QGraphicsScene):
    """Checkers, dice, chips and signs: the items are made once and used for every game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = Animator(self)
        self.words = BoardWords()
        self.artwork: Artwork | None = None
        self.shown: GameView | None = None
        self.checkers = Checkers(self, self.animator)
        self.chips = ChipTrack(self)
        self.dice = {side: DiceSet(self, side) for side in Side}
        self.chosen_die = 0
        """Which die of a throw that is set by hand gets the next number."""
        self.marks = Marks(self)
        self.match_items = MatchItems(self)

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

    def show_view(self, view: GameView) -> bool:
        """Show a moment of the game; the same moment twice changes nothing.

        Returns whether the board has another appearance, so that artwork for it must come.
        """
        before = self.shown
        if before == view:
            return False
        if not self.animator.fresh:
            self.animator.finish()
        self.shown = view
        self.marks.clear()
        other = before is None or not _alike(before.variant, view.variant)
        if self.artwork is not None and before is not None and not other:
            self._follow(self.artwork, view, before)
        return other

    def _follow(self, artwork: Artwork, view: GameView, before: GameView) -> None:
        """Let all that differs from the moment before come to where it is now."""
        self.checkers.follow(artwork, view)
        if view.score != before.score:
            self.chips.follow(artwork, view, before, self.animator)
        if _of_match(view) != _of_match(before):
            self.match_items.follow(artwork, view, before, self.animator)
        self._show_dice(view)
        if before.dice is None:
            self._linger(view, before)
            if before.setting is None:
                self._roll_dice(view)
        elif before.may_swap and view.dice is not None and _swapped(before.dice, view.dice):
            self.dice[view.dice.side].change_places(artwork, self.animator)
        self.checkers.show_hints(view)
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

    # --- checkers that are held ----------------------------------------------------------

    def send_home(self) -> None:
        """Let every checker that was held glide back to where it belongs."""
        self.checkers.send_home()
        self.checkers.show_hints(self.shown)

    def _settle_all(self, view: GameView) -> None:
        assert self.artwork is not None
        self.checkers.settle(self.artwork, view)
        self.chips.settle(self.artwork, view)
        self.match_items.settle(self.artwork, view)
        self._show_dice(view)
        self.checkers.show_hints(view)

    # --- dice ----------------------------------------------------------------------------

    def _show_dice(self, view: GameView) -> None:
        assert self.artwork is not None
        tie = view.phase is Phase.OPENING and all(view.opening)
        for side in Side:
            due = side in view.may_throw
            dice = self.dice[side]
            thrown = view.opening[side] if view.phase is Phase.OPENING else None
            if view.setting is not None and view.setting.side is side:
                text = self.words.confirm if view.setting.complete else ""
                dice.show_setting(self.artwork, view.setting.numbers, self.chosen_die, text)
            elif view.phase is Phase.OPENING and thrown is not None:
                text = self.words.throw_again if due and tie else ""
                note = self.words.tie if tie else ""
                badge = self.words.badge(view.opening_origins[side])
                self._rest_dice(dice, view, thrown, (), text, badge, note)
            elif due:
                opening = view.phase is Phase.OPENING
                count = view.variant.opening.dice_each if opening else view.variant.dice.dice
                again = view.again and not opening
                text = self.words.throw_again if again else self.words.throw
                dice.wait(self.artwork, count, text)
            elif view.dice is not None and view.dice.side is side:
                text = self.words.go_on if view.passing else self.words.finish
                text = text if view.may_hand_over else ""
                numbers = view.variant.dice.numbers(view.dice.numbers)
                spent = _spent(numbers, view.dice.left)
                badge = self.words.badge(view.dice.origin)
                note = self._note(view, view.dice)
                self._rest_dice(dice, view, numbers, spent, text, badge, note)
            else:
                dice.clear()

    def _rest_dice(
        self,
        dice: DiceSet,
        view: GameView,
        numbers: Sequence[int],
        spent: Sequence[bool],
        text: str,
        badge: str,
        note: str,
    ) -> None:
        """Show a throw; what is written beside it covers no chip."""
        artwork = self.artwork
        assert artwork is not None
        chips = artwork.arrangement.chip_boxes(view.score) if badge or note else ()
        dice.rest(artwork, numbers, spent, text, badge, note, [QRectF(*box) for box in chips])

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
                self.dice[side.other].hide_remarks(self.animator)


def _of_match(view: GameView) -> tuple[object, ...]:
    """All that the doubling cube and the pegs show."""
    return (view.variant, view.cube, view.double, view.match)


def _alike(one: Variant, other: Variant) -> bool:
    return one is other or appearance(one) == appearance(other)


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

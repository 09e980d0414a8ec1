"""A running game: it owns the tree, asks for dice, keeps the journal, and tells the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trictrac_gui.engine.dice import DiceChoice, DiceSource, decode_dice
from trictrac_gui.engine.entries import (
    LONGEST_NOTE,
    Entry,
)
from trictrac_gui.engine.graph import graph_of, node_of
from trictrac_gui.engine.model import Place, Roll, Side, Step
from trictrac_gui.engine.play import Pending, pending
from trictrac_gui.engine.refusal import why_not, why_stuck
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.session.autosave import Autosave, entry_in
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.legal_moves import Play, all_plays, is_forced, kept_back, refusal
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.session.view_builder import at_rest, show
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import is_time
from trictrac_gui.storage.throws import CountedThrows, thrown

if TYPE_CHECKING:
    from trictrac_gui.session.move_list import MoveList, MoveListWriter
    from trictrac_gui.storage.errors import JournalError


class HandDice:
    """The numbers set so far; they hold for the moment of the record they were set at."""

    def __init__(self) -> None:
        self.in_use = False
        self._moment = -1
        self._numbers: Roll = ()

    def use(self, on: bool) -> bool:
        """Set dice by hand from now on, or do not; whether that is a change."""
        changed = on != self.in_use
        if changed:
            self.in_use, self._moment, self._numbers = on, -1, ()
        return changed

    def numbers(self, moment: int, dice: int) -> Roll:
        """The numbers of the throw that is due; 0 where there is none yet."""
        fits = moment == self._moment and dice == len(self._numbers)
        return self._numbers if fits else (0,) * dice

    def set(self, moment: int, dice: int, die: int, number: int) -> bool:
        """Give a die of the throw that is due its number; whether there is such a die in use."""
        if not (self.in_use and 0 <= die < dice and 1 <= number <= 6):
            return False
        numbers = list(self.numbers(moment, dice))
        numbers[die] = number
        self._moment, self._numbers = moment, tuple(numbers)
        return True


class GameSession(QObject):
    """A game being played.

    Signals: ``changed`` with the new ``GameView``, once for each thing that happened;
    ``refused`` with a ``Refusal``; ``noted`` with the id of a moment of which something else is
    said or drawn now; ``trouble`` with the ``JournalError`` that keeps the game from being saved,
    and with None once all of it is saved again.
    """

    changed = Signal(object)
    refused = Signal(object)
    noted = Signal(int)
    trouble = Signal(object)

    def __init__(
        self,
        tree: GameTree,
        names: tuple[str, str],
        dice: DiceSource,
        journal: Journal,
        parent: QObject | None = None,
        clock: MatchClock | None = None,
        fault: JournalError | None = None,
    ) -> None:
        super().__init__(parent)
        self.names = names
        self.clock = clock
        self._auto_finish = False
        self._tree = tree
        self._dice = dice
        self._writer = Autosave(journal, self, fault)
        self._writer.trouble.connect(self.trouble)
        self._writer.again.timeout.connect(self.retry_saving)
        self._closed = False
        self._swapped_throw: int | None = None
        self._hand_dice = HandDice()
        self._looking: GameNode | None = None
        self._course: MoveListWriter | None = None
        self._view = self._standing = show(tree, names, saved=journal.saved)
        if clock is not None:
            clock.follow(self._view)
            clock.resume()  # one that is taken up stands still

    @property
    def path(self) -> Path | None:
        """The journal's file, or None while the game is in memory alone."""
        return self._writer.path

    @property
    def game_id(self) -> object:
        """What stays with the game wherever it is saved."""
        return self._writer.header["game"]

    @property
    def dice_choice(self) -> DiceChoice:
        return decode_dice(self._writer.header["dice"])

    @property
    def auto_finish(self) -> bool:
        """Whether a throw is handed over as soon as its last number is played.

        One whose last number lapses is not: the player sees why first (R15). As nobody has said
        that the turn is over, undo leads back into it until something else happens.
        """
        return self._auto_finish

    @auto_finish.setter
    def auto_finish(self, on: bool) -> None:
        if on != self._auto_finish:
            self._auto_finish = on
            self._show()

    def thrown(self) -> CountedThrows:
        """All throws of the game so far; those of a free game are no test of any dice."""
        return CountedThrows() if self.free else thrown(self._writer.lines)

    def view(self) -> GameView:
        """The game as it stands, or the moment that is looked at."""
        return self._view

    @property
    def free(self) -> bool:
        """Whether the game does not count, so that everything can be taken back."""
        return self._tree.free

    @property
    def tree(self) -> GameTree:
        """Everything that has happened in the game, to be read only."""
        return self._tree

    @property
    def header(self) -> Mapping[str, object]:
        """What the journal says of the game in its first line."""
        return self._writer.header

    # -- what the players do -----------------------------------------------------------------

    def throw(self, side: Side | None = None) -> None:
        """Let a side throw its dice, if it is its turn to; without ``side`` the one whose it is.

        In a game that counts a throw that has fallen already comes again: nothing gets fresh dice
        for it.
        """
        now = self._now()
        if now.thrower is None or side not in (None, now.thrower):
            return
        known = self._tree.known_throw()
        if known is not None:
            self._do(known)
            return
        if self.by_hand:
            numbers = self._numbers_set(now.dice)
            if all(numbers):
                self._do(Rolled(now.thrower, numbers, Origin.HAND))
            return
        numbers, origin = self._dice.throw(self._tree.throws_made(), now.dice)
        self._do(Rolled(now.thrower, numbers, origin))

    @property
    def by_hand(self) -> bool:
        """Whether throws are set by hand instead of thrown."""
        return self._hand_dice.in_use

    def set_by_hand(self, on: bool) -> None:
        """Set throws by hand from now on, or let them be thrown again."""
        if self._hand_dice.use(on):
            self._show()

    def set_die(self, die: int, number: int) -> None:
        """Give a die of a throw that is set by hand its number; it can be changed until made."""
        if self._hand_dice.set(self._tree.current, self._now().dice, die, number):
            self._show()

    def play(self, src: Place, dst: Place) -> None:
        """Take a checker from one place to another, by one number or by several.

        A step the rules forbid changes nothing and is answered with ``refused``; a checker that
        is only touched, from its place to the same place, with why it cannot move at all.
        """
        state = self._tree.state
        for target in self._view.moves.get(src, ()):
            if target.place == dst or (
                state.to_move is not None
                and target.place == "off"
                and dst == state.variant.target_place(state.to_move)
            ):
                self._play_steps(target.steps)
                return
        if state.turn is None or state.offer is not None or self._looking is not None:
            return
        if src == dst:
            reason = why_stuck(graph_of(state), node_of(state), src)
        else:
            reason = why_not(graph_of(state), node_of(state), src, dst)
        if reason is not None:
            self.refused.emit(refusal(state, reason, src, dst))

    def plays(self) -> tuple[Play, ...]:
        """All complete plays of the numbers left."""
        return () if self._looking is not None else all_plays(self._tree.state)

    def kept_back(self) -> tuple[Refusal, ...]:
        """Why checkers of the side on turn cannot be moved now, place by place."""
        return () if self._looking is not None else kept_back(self._tree.state)

    @property
    def forced(self) -> bool:
        """Whether the throw, none of it played yet, can be played in one way only."""
        return self._looking is None and is_forced(self._tree.state)

    def play_out(self, play: Play) -> None:
        """Play one of ``plays`` to its end; one that is not among them any more changes nothing."""
        if play in self.plays():
            self._play_steps(play.steps)

    def hand_over(self) -> None:
        """Finish the throw, or pass it, where that may be done now."""
        if self._view.may_hand_over:
            self._do(HandedOver())

    def undo(self) -> None:
        """Take the last step of the throw back, or a double that is not answered yet.

        In a free game whatever happened last.
        """
        target = self._tree.undo_target(finished=self._auto_finish)
        if self._view.may_undo and target is not None:
            self._go(target)

    def redo(self) -> None:
        """Play again the step that was taken back last, or in a free game whatever it was."""
        target = self._tree.redo_target()
        if self._view.may_redo and target is not None:
            self._go(target)

    def use_other_number(self) -> None:
        """Take the last step back and let the same checker go by the other number instead.

        Both are kept like any step and its undo; the window is told once, of the end.
        """
        other, target = self._view.other_number, self._tree.step_target()
        if other is not None and target is not None:
            self._write(self._tree.go(target))
            self._do(Stepped(other.steps[0]))

    def swap_dice(self) -> None:
        """Show the two dice of this throw in the other order, before its first step.

        The order says which number a combined move uses first. It is no fact of the game: it is
        not written down, and a game taken up again shows the dice as they were thrown.
        """
        if self._view.may_swap:
            self._swapped_throw = None if self._swapped else self._throw_id()
            self._show()

    def resign(self, value: int = 1, side: Side | None = None) -> None:
        """Offer to give the game up, for ``value`` times its stake; the other side answers.

        Either side may do so, whoever is on turn (S3); without ``side`` it is that one.
        """
        resigners = self._now().resigners
        chosen = resigners[0] if side is None and resigners else side
        if chosen in resigners and 1 <= value <= len(self._tree.variant.stakes):
            self._do(Resigned(chosen, value))

    def answer(self, accepted: bool) -> None:
        """Answer the resignation that was offered."""
        if self._now().answerer is not None:
            self._do(Answered(accepted))

    def double(self) -> None:
        """Let the side on roll offer the cube, where it may (S8)."""
        side = self._now().doubler
        if side is not None:
            self._do(Doubled(side))

    def answer_double(self, accepted: bool) -> None:
        """Take the cube that is offered, or drop it."""
        if self._now().taker is not None:
            self._do(Took() if accepted else Dropped())

    def beaver(self) -> None:
        """Turn the cube that is offered once more and keep it, where that was agreed on (S2)."""
        if self._now().may_beaver:
            self._do(Beavered())

    def start_next(self) -> None:
        if self._now().may_start_next:
            self._do(StartedNext())

    def leave(self) -> None:
        """End the game without a result, or the match between two games."""
        self._looking = None
        if self._now().may_leave:
            self._do(Left())

    def take_turn_back(self) -> None:
        """Go back to the throw of the last finished turn, because both sides have agreed to it.

        It can be played otherwise; every throw that has fallen comes again as it was. A game that
        was dropped or given up goes on from before that word.
        """
        target = self._tree.turn_back_target()
        if self._standing.may_take_turn_back and target is not None:
            self._go(target, agreed=True)

    def redo_turn(self) -> None:
        """Play the turn again that was taken back, because both sides have agreed to it."""
        target = self._tree.turn_forward_target()
        if self._standing.may_redo_turn and target is not None:
            self._go(target, agreed=True)

    # -- the course of the game --------------------------------------------------------------

    @property
    def here(self) -> int:
        """The id of the moment on the board: the one looked at, or where the game stands."""
        return (self._looking or self._tree.here).id

    def course(self) -> MoveList:
        """What has happened, turn by turn, along the line that is shown."""
        if self._course is None:
            # Nothing is loaded at the start that is wanted when somebody looks back.
            from trictrac_gui.session.move_list import MoveListWriter  # noqa: PLC0415

            self._course = MoveListWriter()
        return self._course.write(self._tree, self._looking)

    def look(self, at: int | None) -> None:
        """Show another moment with the board at rest, or with None the game as it stands.

        A moment that is not there changes nothing.
        """
        if at is not None and not self._tree.knows(at):
            return
        self._looking = None if at is None or at == self._tree.current else self._tree.node(at)
        self._show()

    def go_to(self, at: int, *, agreed: bool = False) -> bool:
        """Go on from another moment; what had happened after it is kept as another line.

        False, with nothing changed, where that cannot be: a game that counts goes to another
        moment of the same game only, before its end, and once both sides have ``agreed``.
        """
        if not self._tree.knows(at):
            return False
        to = self._tree.node(at)
        if not (self.free or (agreed and self._tree.may_go(to))):
            return False
        self._go(to, agreed=agreed and not self.free)
        return True

    @property
    def notes(self) -> Mapping[int, str]:
        """What is said of moments, by their ids."""
        return self._tree.comments

    @property
    def marks(self) -> Mapping[int, str]:
        """What is drawn on moments, as text, by their ids."""
        return self._tree.drawings

    def set_note(self, at: int, text: str) -> None:
        """Say something of a moment from now on, at most ``LONGEST_NOTE`` characters of it."""
        text = _sayable(text)
        if self._tree.knows(at) and text != self.notes.get(at, ""):
            self._write(self._tree.note(self._tree.node(at), text))
            self.noted.emit(at)

    def set_marks(self, at: int, text: str) -> None:
        """Draw something on a moment from now on.

        Raises ``RecordError`` for a longer text than a tree holds: half a drawing is none.
        """
        if self._tree.knows(at) and text != self.marks.get(at, ""):
            self._write(self._tree.draw(self._tree.node(at), text))
            self.noted.emit(at)

    # -- the journal -------------------------------------------------------------------------

    def keep_time(self, every: float = 0.0) -> None:
        """Write down what the running turn has used, once it is so many seconds more."""
        if self.clock is not None and not self._closed:
            self._writer.write_time(self.clock, every=every)

    def retry_saving(self) -> None:
        before = self._writer.saved
        self._writer.retry()
        if self._writer.saved is not before and not self._closed:
            self._show()

    def save_elsewhere(self, folder: Path) -> None:
        self._writer.move_to(folder)
        self._show()

    @property
    def fault(self) -> JournalError | None:
        """What keeps the game from being saved now."""
        return self._writer.fault

    def settle(self) -> bool:
        """Whether the game can be closed and nothing is lost; what waits is tried once more."""
        self.keep_time()
        return self._closed or self._writer.settle()

    def close(self) -> None:
        """Let go of the journal; the game can be gone on with later, as far as it is saved."""
        self.keep_time()
        self._closed = True
        self._writer.close()

    def rebuild(self) -> None:
        """Make the tree anew from the journal, after an unexpected error."""
        tree = self._tree.anew()
        for line in self._writer.lines:
            if not is_time(line):
                tree.replay(entry_in(line))
        self._tree = tree
        self._looking = None
        self._course = None
        self._show()

    # -- inside ------------------------------------------------------------------------------

    def _play_steps(self, steps: Sequence[Step]) -> None:
        for step in steps[:-1]:
            self._write(self._tree.do(Stepped(step)))
            self._show()
        self._do(Stepped(steps[-1]))

    def _now(self) -> Pending:
        """What may happen now: nothing, while an earlier moment is looked at."""
        return Pending() if self._looking is not None else pending(self._tree.state)

    def _do(self, action: Action) -> None:
        self._write(self._tree.do(action))
        self._show()
        dice = self._view.dice
        if self.auto_finish and isinstance(action, Stepped) and dice is not None and not dice.left:
            self.hand_over()

    def _go(self, to: GameNode, *, agreed: bool = False) -> None:
        self._looking = None
        self._write(self._tree.go(to, agreed=agreed))
        self._show()

    def _write(self, entry: Entry) -> None:
        self._writer.write(entry, self._tree, self.clock)

    def _throw_id(self) -> int | None:
        """The throw that is being played, by its id."""
        for node in self._tree.here.before():
            if isinstance(node.action, Rolled):
                return node.id
        return None

    @property
    def _swapped(self) -> bool:
        return self._swapped_throw is not None and self._swapped_throw == self._throw_id()

    def _numbers_set(self, dice: int) -> Roll:
        """The numbers set by hand for the throw that is due; 0 where there is none yet."""
        return self._hand_dice.numbers(self._tree.current, dice)

    def _show(self) -> None:
        due = pending(self._tree.state)
        by_hand = self.by_hand and self._tree.known_throw() is None
        self._standing = show(
            self._tree,
            self.names,
            saved=self._writer.saved,
            swapped=self._swapped,
            by_hand=self._numbers_set(due.dice) if by_hand else None,
            undo_finished=self._auto_finish,
        )
        over = self._standing.result is not None and self._standing.match.over
        if over and "dice" in self.header and self.dice_choice.checkable is not None:
            # The secret number may have been seen, and with it the dice to come.
            self._standing = replace(self._standing, may_take_turn_back=False)
        self._view = self._standing
        if self._looking is not None:
            saved = self._writer.saved
            self._view = at_rest(self._tree, self._looking, self.names, saved=saved)
        if self.clock is not None:
            self.clock.follow(self._standing)
        self.changed.emit(self._view)


def _sayable(text: str) -> str:
    """A text without what no file can hold or no eye can see, and not too long."""
    kept = text.encode("utf-8", "ignore").decode("utf-8")
    return "".join(c for c in kept if c == "\n" or c >= " ").strip()[:LONGEST_NOTE]

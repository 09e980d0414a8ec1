"""The record of a game: a tree of actions, with the place in it where the game stands.

Undo and redo only move along the tree; nothing that happened is forgotten. Each change gives one
entry to be written down, and the entries alone give the record back.

A game that counts leaves a throw only where both sides agreed to it, and the dice come again as
they fell. A free one, as on the board of a class, goes anywhere and throws as it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trictrac_gui.engine.entries import (
    LONGEST_NOTE,
    Did,
    Entry,
    Marked,
    Noted,
    RecordError,
    WentTo,
    decode,
    encode,
)
from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.play import IllegalAction, apply, pending, start
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Effect,
    GameState,
    HandedOver,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    ThrowsAgain,
    Took,
)
from trictrac_gui.engine.variant import Variant

__all__ = [
    "ROOT",
    "Did",
    "Entry",
    "GameRecord",
    "Marked",
    "Noted",
    "RecordError",
    "WentTo",
    "decode",
    "encode",
]

ROOT = 0
"""The id of the moment before anything happened."""

_DECISIONS = Rolled | HandedOver | Doubled | Took | Beavered | StartedNext
"""What no side takes back alone: from before it the game would go on with other dice or cube."""


class GameRecord:
    """A game, or the games of a match, as a tree of actions; ``state`` is where it stands."""

    def __init__(
        self,
        variant: Variant,
        match: Match = SINGLE_GAME,
        beginning: GameState | None = None,
        *,
        free: bool = False,
    ) -> None:
        """``beginning`` is a moment to begin from other than the opening throw, as lessons do."""
        self.variant = variant
        self.match = match
        self.free = free
        self.current = ROOT
        self._begun = beginning or start(variant, match)
        self._did: dict[int, Did] = {}
        self._children: dict[int, list[int]] = {ROOT: []}
        self._latest_child: dict[int, int] = {}
        self._states = {ROOT: self._begun}
        self._effects: dict[int, tuple[Effect, ...]] = {ROOT: ()}
        self._throws: dict[int, int] = {ROOT: 0}
        self._fallen: dict[tuple[int, int], Rolled] = {}
        self._played_on: set[int] = set()
        self._notes: dict[int, str] = {}
        self._marks: dict[int, str] = {}

    def anew(self) -> GameRecord:
        """The same game before anything happened."""
        return GameRecord(self.variant, self.match, self._begun, free=self.free)

    # -- what it holds -----------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        return self._states[self.current]

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the action the game stands at brought about."""
        return self._effects[self.current]

    @property
    def last(self) -> Did | None:
        """The action the game stands at; None before the first."""
        return self._did.get(self.current)

    @property
    def notes(self) -> Mapping[int, str]:
        """What is said of moments, by their ids."""
        return MappingProxyType(self._notes)

    @property
    def marks(self) -> Mapping[int, str]:
        """What is drawn on moments, as text, by their ids."""
        return MappingProxyType(self._marks)

    def knows(self, at: int) -> bool:
        """Whether there is such a moment."""
        return at == ROOT or at in self._did

    def did(self, at: int) -> Did | None:
        """The action that led to a moment; None for the beginning."""
        return self._did.get(at)

    def state_at(self, at: int) -> GameState:
        """The game as it stood at a moment, wherever it stands now."""
        return self._states[at]

    def effects_at(self, at: int) -> tuple[Effect, ...]:
        """What the action that led to a moment brought about."""
        return self._effects[at]

    def path(self, to: int | None = None) -> list[Did]:
        """The actions from the beginning to where the game stands, or to another moment."""
        found = []
        at = self.current if to is None else to
        while at != ROOT:
            did = self._did[at]
            found.append(did)
            at = did.parent
        return found[::-1]

    def line(self, through: int | None = None) -> list[Did]:
        """The path to a moment, and how it went on from there when it was left last."""
        found = self.path(through)
        at = self.current if through is None else through
        while at in self._latest_child:
            at = self._latest_child[at]
            found.append(self._did[at])
        return found

    def games(self) -> list[list[Did]]:
        """The actions of the path, game by game; each but the first opens with ``StartedNext``."""
        found: list[list[Did]] = [[]]
        for did in self.path():
            if isinstance(did.action, StartedNext):
                found.append([])
            found[-1].append(did)
        return found

    def children(self, of: int | None = None) -> list[Did]:
        """The actions that have already followed a moment, the oldest first."""
        return [self._did[child] for child in self._children[self.current if of is None else of]]

    def forks(self, at: int) -> bool:
        """Whether a moment was followed by more than one action."""
        return len(self._children[at]) > 1

    def played_on(self, at: int) -> bool:
        """Whether more than steps of one throw has followed a moment, or led to it."""
        return at in self._played_on

    def throws_again(self, at: int | None = None) -> bool:
        """Whether the side to throw has just thrown a double that gives it another throw (T12).

        A resignation that was offered and refused in between changes nothing.
        """
        at = self.current if at is None else at
        while at != ROOT and isinstance(self._did[at].action, Resigned | Answered):
            at = self._did[at].parent
        return any(isinstance(effect, ThrowsAgain) for effect in self._effects[at])

    def known_throw(self) -> Rolled | None:
        """The throw that is due and has fallen already, so that it comes again; else None.

        In a free game nothing comes again by itself.
        """
        now = pending(self.state)
        if self.free or now.thrower is None:
            return None
        fallen = self._fallen.get((self._throws[self.current], now.dice))
        return None if fallen is None else Rolled(now.thrower, fallen.numbers, fallen.origin)

    def throws_made(self) -> int:
        """How many throws led to where the game stands."""
        return self._throws[self.current]

    # -- where it can go ---------------------------------------------------------------------

    def undo_target(self) -> int | None:
        """The moment that undo goes to: in a free game the one before, whatever happened."""
        if self.free:
            return None if self.current == ROOT else self._did[self.current].parent
        return self.step_target()

    def step_target(self) -> int | None:
        """The moment before the last step of the present throw; None where none was played.

        A resignation that was offered and refused in between does not stand in the way.
        """
        at = self.current
        while at != ROOT:
            did = self._did[at]
            if isinstance(did.action, Stepped):
                return did.parent
            if not isinstance(did.action, Resigned | Answered):
                return None
            at = did.parent
        return None

    def redo_target(self) -> Did | None:
        """The action that was left last from where the game stands."""
        child = self._latest_child.get(self.current)
        return None if child is None else self._did[child]

    def turn_back_target(self) -> int | None:
        """The throw of the last finished turn of this game in which a checker was moved.

        From there the turn can be played otherwise, with the dice as they fell.
        """
        at, finished, moved = self.current, False, False
        while at != ROOT:
            did = self._did[at]
            match did.action:
                case StartedNext():
                    return None
                case HandedOver():
                    finished, moved = True, False
                case Stepped():
                    moved = finished
                case Rolled() if moved:
                    return at
            at = did.parent
        return None

    def turn_forward_target(self) -> int | None:
        """Where the game stood, or how far it had gone, before its last turn was taken back."""
        at, finished = self.current, False
        while at in self._latest_child:
            following = self._latest_child[at]
            action = self._did[following].action
            if isinstance(action, Stepped) and finished:
                break
            finished = finished or isinstance(action, HandedOver)
            at = following
        return at if finished else None

    # -- what happens ------------------------------------------------------------------------

    def do(self, action: Action) -> Entry:
        """Let an action happen; the same action done before from here is gone to instead.

        Raises ``IllegalAction`` where it cannot happen now.
        """
        for did in self.children():
            if did.action == action:
                return self.go(did.id)
        entry = Did(len(self._did) + 1, self.current, action)
        self._add(entry)
        return entry

    def go(self, to: int, *, agreed: bool = False) -> Entry:
        """Go to a moment of the tree. Raises ``RecordError`` where there is none."""
        if not self.knows(to):
            raise RecordError("no-such-moment", "go")
        self._stand_at(to)
        return WentTo(to, agreed)

    def note(self, at: int, text: str) -> Entry:
        """Say something of a moment. Raises ``RecordError`` where there is none."""
        return self._say(Noted(at, text))

    def mark(self, at: int, text: str) -> Entry:
        """Draw something on a moment. Raises ``RecordError`` where there is none."""
        return self._say(Marked(at, text))

    def replay(self, entry: Entry) -> None:
        """Follow an entry that was written down; the rules are checked as in play.

        In a game that counts steps are taken back within one throw, unless both sides agreed to
        more, and never after the end: from an earlier throw the game would go on with fresh dice
        for one already made. Raises ``RecordError``, and the record stays as it was.
        """
        match entry:
            case WentTo():
                self._check_way(entry)
                self.go(entry.id, agreed=entry.agreed)
            case Noted() | Marked():
                self._say(entry)
            case Did():
                self._check_next(entry)
                try:
                    self._add(entry)
                except IllegalAction as error:
                    raise RecordError("not-legal", error.key) from error

    def may_go(self, to: int) -> bool:
        """Whether the game may go to a moment once both sides have agreed to it."""
        try:
            self._check_way(WentTo(to, agreed=True))
        except RecordError:
            return False
        return self.knows(to)

    def _check_way(self, entry: WentTo) -> None:
        if self.free or not self.knows(entry.id):
            return
        did = self._did.get(entry.id)
        if did is not None and did.parent == self.current:
            return  # what has followed happens again
        if self.state.result is not None:
            raise RecordError("not-legal", "go")
        if entry.agreed and self._game_of(entry.id) == self._game_of(self.current):
            return
        if self._throw_of(entry.id) != self._throw_of(self.current):
            raise RecordError("leaves-the-throw", "go")

    def _check_next(self, entry: Did) -> None:
        if entry.id != len(self._did) + 1:
            raise RecordError("not-the-next-id", "id")
        if entry.parent != self.current:
            raise RecordError("does-not-follow", "after")
        if isinstance(entry.action, Rolled):
            known = self.known_throw()
            if known is not None and known.side is entry.action.side and known != entry.action:
                raise RecordError("other-dice", "numbers")

    def _throw_of(self, at: int) -> int:
        """The moment from which dice and cube lie as they do."""
        while at != ROOT and not isinstance(self._did[at].action, _DECISIONS):
            at = self._did[at].parent
        return at

    def _game_of(self, at: int) -> int:
        """The moment at which the game of a moment began."""
        while at != ROOT and not isinstance(self._did[at].action, StartedNext):
            at = self._did[at].parent
        return at

    def _say(self, entry: Noted | Marked) -> Entry:
        noted = isinstance(entry, Noted)
        if not self.knows(entry.at):
            raise RecordError("no-such-moment", "at")
        if len(entry.text) > LONGEST_NOTE:
            raise RecordError("wrong-value", "note" if noted else "marks")
        said = self._notes if noted else self._marks
        if entry.text:
            said[entry.at] = entry.text
        else:
            said.pop(entry.at, None)
        return entry

    def _add(self, entry: Did) -> None:
        transition = apply(self.state, entry.action)
        self._did[entry.id] = entry
        self._children[entry.parent].append(entry.id)
        self._children[entry.id] = []
        self._effects[entry.id] = transition.effects
        made = self._throws[entry.parent]
        if isinstance(entry.action, Rolled):
            self._fallen.setdefault((made, len(entry.action.numbers)), entry.action)
            made += 1
        self._throws[entry.id] = made
        self._states[entry.id] = transition.state
        if isinstance(entry.action, _DECISIONS) or transition.state.result is not None:
            self._tell_ancestors(entry.id)
        self._stand_at(entry.id)

    def _tell_ancestors(self, at: int) -> None:
        while at not in self._played_on:
            self._played_on.add(at)
            if at == ROOT:
                return
            at = self._did[at].parent

    def _stand_at(self, at: int) -> None:
        beside = at != ROOT and self._did[at].parent == self.current
        came_from = self._did.get(self.current)
        beside = beside or (came_from is not None and came_from.parent == at)
        self.current = at
        while at != ROOT:
            parent = self._did[at].parent
            self._latest_child[parent] = at
            if beside:
                return
            at = parent

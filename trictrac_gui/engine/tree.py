"""The one tree of a game: everything that happened or could have, with where the game stands.

A node is a moment. The session plays on in a tree, readers append to one, and writers, lists and
the library visit it.

Undo and redo only move along the tree; nothing that happened is forgotten. Each change gives one
entry to be written down, and the entries alone give the tree back. A game that counts leaves a
throw only where both sides agreed to it, or before anybody has answered what ended it, and the dice
come again as they fell. A free one, as on the board of a class, goes anywhere and throws as it
likes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from trictrac_gui.engine.entries import (
    LONGEST_NOTE,
    Did,
    Entry,
    Marked,
    Noted,
    RecordError,
    TakenBack,
    WentTo,
)
from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.play import IllegalAction, pending, start
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    Effect,
    GameState,
    HandedOver,
    Left,
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    ThrowsAgain,
    Took,
    Transition,
)
from trictrac_gui.engine.tree_nodes import ROOT, GameNode, NodeStates, played
from trictrac_gui.engine.variant import Variant

_DECISIONS: Final = (Rolled, HandedOver, Doubled, Took, Beavered, StartedNext, SetUp)
"""What no side takes back alone: from before it the game would go on with other dice or cube."""


_OFFERS: Final = (Doubled, Beavered)
"""What the side that does it may withdraw as long as it is not answered."""


class GameTree:
    """A game, or the games of a match, as a tree of moments; ``here`` is where it stands."""

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
        self.root = GameNode(ROOT, None, None, checked=True)
        self.here = self.root
        self._begun = beginning or start(variant, match)
        self._nodes = [self.root]
        self._fallen: dict[tuple[int, int], Rolled] = {}
        self._comments: dict[int, str] = {}
        self._drawings: dict[int, str] = {}
        self.root.effects = ()
        self._states = NodeStates(self._begun)

    def anew(self) -> GameTree:
        """The same game before anything happened."""
        return GameTree(self.variant, self.match, self._begun, free=self.free)

    # -- what it holds -----------------------------------------------------------------------

    @property
    def current(self) -> int:
        """The id of the moment where the game stands."""
        return self.here.id

    @property
    def state(self) -> GameState:
        return self.state_at(self.here)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the action the game stands at brought about."""
        return self.effects_at(self.here)

    @property
    def comments(self) -> Mapping[int, str]:
        """What is said of moments, by their ids."""
        return MappingProxyType(self._comments)

    @property
    def drawings(self) -> Mapping[int, str]:
        """What is drawn on moments, as text, by their ids."""
        return MappingProxyType(self._drawings)

    def __len__(self) -> int:
        """How many moments there are, the beginning included."""
        return len(self._nodes)

    def knows(self, number: int) -> bool:
        """Whether there is a moment of such an id."""
        return 0 <= number < len(self._nodes)

    def node(self, number: int) -> GameNode:
        """The moment of an id. Raises ``RecordError`` where there is none."""
        if not self.knows(number):
            raise RecordError("no-such-moment", "go")
        return self._nodes[number]

    def nodes(self) -> Iterator[GameNode]:
        """All moments but the beginning, in the order they came."""
        return iter(self._nodes[1:])

    def state_at(self, node: GameNode) -> GameState:
        """The game as it stood at a moment, wherever it stands now."""
        return self._states.state(node)

    def effects_at(self, node: GameNode) -> tuple[Effect, ...]:
        """What the action that led to a moment brought about."""
        return self._states.effects(node)

    def path(self, to: GameNode | None = None) -> list[GameNode]:
        """The moments from the first action to where the game stands, or to another moment."""
        found = list((self.here if to is None else to).before())
        return found[-2::-1]

    def line(self, through: GameNode | None = None) -> list[GameNode]:
        """The path to a moment, and how it went on from there when it was left last."""
        found = self.path(through)
        following = (self.here if through is None else through).latest
        while following is not None:
            found.append(following)
            following = following.latest
        return found

    def games(self) -> list[list[GameNode]]:
        """The moments of the path, game by game; each but the first opens with ``StartedNext``."""
        found: list[list[GameNode]] = [[]]
        for node in self.path():
            if isinstance(node.action, StartedNext):
                found.append([])
            found[-1].append(node)
        return found

    def throws_again(self, at: GameNode | None = None) -> bool:
        """Whether the side to throw has just thrown a double that gives it another throw (T12).

        A resignation that was offered and refused in between changes nothing.
        """
        at = self.here if at is None else at
        while at.parent is not None and isinstance(at.action, Resigned | Answered):
            at = at.parent
        return any(isinstance(effect, ThrowsAgain) for effect in self.effects_at(at))

    def known_throw(self) -> Rolled | None:
        """The throw that is due and has fallen already, so that it comes again; else None.

        In a free game nothing comes again by itself.
        """
        if self.free:
            return None
        now = pending(self.state)
        if now.thrower is None:
            return None
        fallen = self._fallen.get((self.here.throws, now.dice))
        return None if fallen is None else Rolled(now.thrower, fallen.numbers, fallen.origin)

    def fallen(self) -> list[Rolled]:
        """All throws, each once: one that came again once a turn was taken back fell once only."""
        return list(self._fallen.values())

    def throws_made(self) -> int:
        """How many throws led to where the game stands."""
        return self.here.throws

    def entries(self) -> Iterator[Entry]:
        """What gives the whole tree back: its actions in their order, and what was said."""
        current = self.root
        for node in self.nodes():
            if node.parent is not current:
                assert node.parent is not None
                yield self._way(current, node.parent, agreed=not self.free)
            yield node.entry()
            current = node
        if current is not self.here:
            yield self._way(current, self.here, agreed=not self.free)
        for at, text in self._comments.items():
            yield Noted(at, text)
        for at, text in self._drawings.items():
            yield Marked(at, text)

    # -- where it can go ---------------------------------------------------------------------

    def undo_target(self, *, finished: bool = False) -> GameNode | None:
        """The moment that undo goes to: in a free game the one before, whatever happened.

        In one that counts, a double waits to be answered or the last step is taken back; with
        ``finished`` also one of a turn that is over, as long as nothing has happened since.
        """
        if self.free or isinstance(self.here.action, _OFFERS):
            return self.here.parent
        over = self._handed_over(self.here) if finished else None
        return _last_step(self.here if over is None else over)

    def step_target(self) -> GameNode | None:
        """The moment before the last step of the present throw; None where none was played.

        A resignation that was offered and refused in between does not stand in the way.
        """
        return _last_step(self.here)

    def _handed_over(self, at: GameNode) -> GameNode | None:
        """The moment before a turn was handed over, where nothing has happened since."""
        while isinstance(at.action, Resigned | Answered) and at.parent is not None:
            at = at.parent
        return at.parent if isinstance(at.action, HandedOver) else None

    def redo_target(self) -> GameNode | None:
        """The moment that was left last from where the game stands."""
        return self.here.latest

    def turn_back_target(self) -> GameNode | None:
        """The throw of the last finished turn of this game in which a checker was moved.

        From there the turn can be played otherwise, with the dice as they fell. A game that was
        dropped or given up goes back to before that word instead.
        """
        if _said(self.here.action):
            before = self.here.parent
            answered = before is not None and isinstance(self.here.action, Answered)
            return before.parent if before is not None and answered else before
        finished = moved = False
        for node in self.here.before():
            match node.action:
                case StartedNext() | SetUp():
                    return None
                case HandedOver():
                    finished, moved = True, False
                case Stepped():
                    moved = finished
                case Rolled() if moved:
                    return node
        return None

    def turn_forward_target(self) -> GameNode | None:
        """Where the game stood, or how far it had gone, before its last turn was taken back."""
        at, finished = self.here, False
        while (following := at.latest) is not None:
            if isinstance(following.action, Stepped) and finished:
                break
            finished = finished or isinstance(following.action, HandedOver)
            at = following
        return at if finished else None

    # -- what happens ------------------------------------------------------------------------

    def do(self, action: Action, *, trusted: bool = False) -> Entry:
        """Let an action happen; the same action done before from here is gone to instead.

        ``trusted`` is what the rules were asked about elsewhere. Raises ``IllegalAction`` where it
        cannot happen now.
        """
        for child in self.here.children:
            if child.action == action:
                return self.go(child)
        transition = played(self.state, action, trusted=trusted)
        node = self._add(self.here, action, transition)
        self._stand_at(node)
        return node.entry()

    def would_end(self, action: Action) -> bool:
        """Whether the game would be over with an action that may happen now.

        Raises ``IllegalAction`` where it cannot.
        """
        return played(self.state, action, trusted=True).state.result is not None

    def append(
        self,
        parent: GameNode,
        action: Action | SetUp,
        comment: str = "",
        drawings: str = "",
        *,
        check: bool = True,
    ) -> GameNode:
        """Let something follow a moment, as one more way to go on; the game stands where it did.

        Without ``check`` it is believed that it can happen, as it is of what was checked before.
        Raises ``IllegalAction``, and nothing has changed then.
        """
        transition = played(self.state_at(parent), action) if check else None
        node = self._add(parent, action, transition)
        if comment or drawings:
            self.describe(node, comment, drawings)
        return node

    def _add(
        self, parent: GameNode, action: Action | SetUp, transition: Transition | None
    ) -> GameNode:
        node = GameNode(len(self._nodes), parent, action, checked=transition is not None)
        self._nodes.append(node)
        parent.children.append(node)
        if parent.latest is None:
            parent.latest = node
        if type(action) is Rolled:
            self._fallen.setdefault((parent.throws, len(action.numbers)), action)
        if transition is not None:
            self._states.keep(node, transition)
        if type(action) is not Stepped and (isinstance(action, _DECISIONS) or _ends(action)):
            self._tell_ancestors(node)
        return node

    def describe(self, at: GameNode, comment: str, drawings: str) -> None:
        """Take what a file says of a moment and draws on it, however long it is."""
        at.comment, at.drawings = comment, drawings
        for texts, text in ((self._comments, comment), (self._drawings, drawings)):
            if text:
                texts[at.id] = text
            else:
                texts.pop(at.id, None)

    def go(self, to: GameNode, *, agreed: bool = False) -> Entry:
        way = self._way(self.here, to, agreed=agreed)
        self._stand_at(to)
        return way

    def _way(self, here: GameNode, to: GameNode, *, agreed: bool) -> WentTo:
        """The entry that tells of a way, with what it takes back."""
        back = None
        if not self.free and to.parent is not here:
            if agreed:
                back = TakenBack.END if _said(here.action) else None
            elif isinstance(here.action, _OFFERS):
                back = TakenBack.DOUBLE
            elif self._handed_over(here) is not None:
                back = TakenBack.TURN
        return WentTo(to.id, agreed, back)

    def note(self, at: GameNode, text: str) -> Entry:
        """Say something of a moment. Raises ``RecordError`` for a text that is too long."""
        return self._say(Noted(at.id, text))

    def draw(self, at: GameNode, text: str) -> Entry:
        """Draw something on a moment. Raises ``RecordError`` for a text that is too long."""
        return self._say(Marked(at.id, text))

    def believe(self, entry: Entry) -> None:
        """Follow an entry that was written down without asking the rules; ``first_wrong`` does.

        Raises ``RecordError`` where the moment it speaks of is not there.
        """
        match entry:
            case Did():
                here = self.here
                if entry.id != len(self._nodes) or entry.parent != here.id:
                    raise RecordError("does-not-follow", "after")
                self.here = here.latest = self.append(here, entry.action, check=False)
            case WentTo():
                self._stand_at(self.node(entry.id))
            case Noted() | Marked():
                self._say(entry)

    def first_wrong(self) -> GameNode | None:
        """The first moment that cannot have come about, of those that were believed.

        Whether a throw was played as it had to be is not looked into, only that every step is
        one: a throw that was handed over is played at once.
        """
        state_of = self._states.state
        try:
            for node in self._nodes:
                kind = type(node.action)
                if node.children and node.parent is not None:
                    if kind is Stepped:
                        continue
                    if kind is Rolled and state_of(node.parent).phase is Phase.TO_THROW:
                        continue
                state_of(node)
        except IllegalAction:
            return next(node for node in self._nodes if not self._can_be(node))
        return None

    def _can_be(self, node: GameNode) -> bool:
        try:
            self.state_at(node)
        except IllegalAction:
            return False
        return True

    def replay(self, entry: Entry) -> None:
        """Follow an entry that was written down; the rules are checked as in play.

        In a game that counts steps are taken back within one throw, unless both sides agreed to
        more or nothing has answered what ended it, and never after a game was played to its end:
        from an earlier throw it would go on with fresh dice for one already made. Raises
        ``RecordError``, and the tree stays as it was.
        """
        match entry:
            case WentTo():
                self._check_way(self.node(entry.id), entry.agreed, entry.back)
                self._stand_at(self.node(entry.id))
            case Noted() | Marked():
                self._say(entry)
            case Did():
                self._check_next(entry)
                try:
                    self._stand_at(self.append(self.here, entry.action))
                except IllegalAction as error:
                    raise RecordError("not-legal", error.key) from error

    def may_go(self, to: GameNode) -> bool:
        """Whether the game may go to a moment once both sides have agreed to it."""
        try:
            self._check_way(to, agreed=True, back=self._way(self.here, to, agreed=True).back)
        except RecordError:
            return False
        return True

    def _check_way(self, to: GameNode, agreed: bool, back: TakenBack | None) -> None:
        here = self.here
        if back is not None and back is not self._way(here, to, agreed=agreed).back:
            raise RecordError("not-legal", "back")
        if self.free or to.parent is here:
            return  # what has followed happens again
        if self.state.result is not None and back is not TakenBack.END:
            raise RecordError("not-legal", "go")
        if agreed and _first_of(to, (StartedNext,)) is _first_of(here, (StartedNext,)):
            return
        if back is TakenBack.DOUBLE and to is here.parent:
            return
        if back is TakenBack.TURN:
            here = self._handed_over(here) or here
        if _first_of(to, _DECISIONS) is not _first_of(here, _DECISIONS):
            raise RecordError("leaves-the-throw", "go")

    def _check_next(self, entry: Did) -> None:
        if entry.id != len(self._nodes):
            raise RecordError("not-the-next-id", "id")
        if entry.parent != self.here.id:
            raise RecordError("does-not-follow", "after")
        if isinstance(entry.action, Rolled):
            known = self.known_throw()
            if known is not None and known.side is entry.action.side and known != entry.action:
                raise RecordError("other-dice", "numbers")

    def _say(self, entry: Noted | Marked) -> Entry:
        noted = isinstance(entry, Noted)
        if not self.knows(entry.at):
            raise RecordError("no-such-moment", "at")
        if len(entry.text) > LONGEST_NOTE:
            raise RecordError("wrong-value", "note" if noted else "marks")
        node = self._nodes[entry.at]
        self.describe(
            node, entry.text if noted else node.comment, node.drawings if noted else entry.text
        )
        return entry

    def _tell_ancestors(self, node: GameNode) -> None:
        at: GameNode | None = node
        while at is not None and not at.played_on:
            at.played_on = True
            at = at.parent

    def _stand_at(self, to: GameNode) -> None:
        beside = to.parent is self.here or self.here.parent is to
        self.here = at = to
        while at.parent is not None:
            at.parent.latest = at
            if beside:
                return
            at = at.parent


def _ends(action: Action | SetUp) -> bool:
    """Whether a game is over with it, whatever the checkers say."""
    return isinstance(action, Left) or _said(action)


def _said(action: Action | SetUp | None) -> bool:
    """Whether a game is over by the word of a side, which both can agree to take back."""
    return isinstance(action, Dropped) or (isinstance(action, Answered) and action.accepted)


def _last_step(here: GameNode) -> GameNode | None:
    """The moment before the last step of a throw, where one was played since it fell."""
    for node in here.before():
        if isinstance(node.action, Stepped):
            return node.parent
        if not isinstance(node.action, Resigned | Answered):
            break
    return None


def _first_of(node: GameNode, kinds: tuple[type, ...]) -> GameNode:
    """The last moment before, or this one, that such an action led to; else the root."""
    for at in node.before():
        if at.parent is None or isinstance(at.action, kinds):
            return at
    raise AssertionError

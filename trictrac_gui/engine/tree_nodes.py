"""The nodes of a tree, and their states: folded along a path, with a bounded cache.

A state is not kept in its node, for it follows from the path that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from trictrac_gui.engine.entries import Did
from trictrac_gui.engine.model import Step
from trictrac_gui.engine.play import apply, apply_throw
from trictrac_gui.engine.setting_up import SetUp, set_up
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Effect,
    GameState,
    HandedOver,
    Passed,
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Transition,
)

ROOT: Final = 0
"""The id of the moment before anything happened."""

MOST_KEPT: Final = 2048
"""States that are kept at hand besides those a game of a match begins and ends with."""

_NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class ReadFinding:
    """What a reader found at a moment: a fault, or something that cannot have been played.

    The formats say more; here it only has its place.
    """

    __slots__ = ()


class GameNode:
    """A moment of a tree: what led to it, what followed, and what is known of it.

    ``action`` is None at the root alone; a ``SetUp`` puts the checkers elsewhere in the middle of
    a game. ``children`` stand in the order they came. ``properties`` are those of a file that
    nothing here understands. ``checked`` tells that the rules were asked whether it can happen.
    """

    __slots__ = (
        "action",
        "checked",
        "children",
        "comment",
        "drawings",
        "effects",
        "findings",
        "id",
        "latest",
        "parent",
        "played_on",
        "properties",
        "throws",
    )

    def __init__(
        self, number: int, parent: GameNode | None, action: Action | SetUp | None, *, checked: bool
    ) -> None:
        self.id = number
        self.parent = parent
        self.action = action
        self.checked = checked
        self.children: list[GameNode] = []
        self.comment = ""
        self.drawings = ""
        """What is drawn on the board, as text."""
        self.properties = _NOTHING
        self.findings: tuple[ReadFinding, ...] = ()
        self.effects: tuple[Effect, ...] | None = None
        """What it brought about, once the tree has played it; ``effects_at`` has it played."""
        self.latest: GameNode | None = None
        """The child that the game went on to last."""
        self.played_on = False
        """Whether more than steps of one throw has followed, or led here."""
        self.throws: int = 0 if parent is None else parent.throws + isinstance(action, Rolled)
        """How many throws led here."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {self.action}>"

    @property
    def played(self) -> Action:
        """The action that led here, which must be one of play: no beginning and no set-up."""
        assert self.action is not None
        assert not isinstance(self.action, SetUp)
        return self.action

    def entry(self) -> Did:
        """What is written down of it; only what was played is."""
        assert self.parent is not None
        return Did(self.id, self.parent.id, self.played)

    def before(self) -> Iterator[GameNode]:
        """This moment and those it follows, back to the root."""
        node: GameNode | None = self
        while node is not None:
            yield node
            node = node.parent

    def others(self) -> list[GameNode]:
        """The other ways to go on beside this one, where this is how it went on first."""
        if self.parent is None or self.parent.children[0] is not self:
            return []
        return self.parent.children[1:]

    def main_line(self) -> Iterator[GameNode]:
        """What followed first, and first after that, to the end."""
        node = self
        while node.children:
            node = node.children[0]
            yield node


class NodeStates:
    """The states at the nodes of a tree; what is not at hand is played again, and trusted."""

    def __init__(self, begun: GameState) -> None:
        self._kept: dict[int, GameState] = {}
        self._anchors: dict[int, GameState] = {ROOT: begun}
        """The states that games begin or end with; they are always kept."""

    def state(self, node: GameNode) -> GameState:
        return self._known(node) or self._fold(node)

    def effects(self, node: GameNode) -> tuple[Effect, ...]:
        """What the action that led to a moment brought about."""
        if node.effects is None:
            assert node.parent is not None
            assert node.action is not None
            before = self.state(node.parent)
            self._note_effects(node, played(before, node.action, trusted=True))
            if node.effects is None:  # why a throw was passed is asked only here
                node.effects = played(before, node.action).effects
        return node.effects

    def keep(self, node: GameNode, transition: Transition) -> None:
        self._note_effects(node, transition)
        self._keep(node, transition.state)

    def _known(self, node: GameNode) -> GameState | None:
        return self._kept.get(node.id) or self._anchors.get(node.id)

    def _fold(self, node: GameNode) -> GameState:
        """Play the way to a moment whose state is not kept, from the last one before that is."""
        way = [node]
        kept, anchors = self._kept, self._anchors
        at = node.parent
        assert at is not None
        while (state := kept.get(at.id) or anchors.get(at.id)) is None:
            way.append(at)
            at = at.parent
            assert at is not None
        while way:
            throw = _whole_throw(way) if state.phase is Phase.TO_THROW else None
            if throw is not None:
                rolled, steps = throw
                del way[-len(steps) - 1 :]
                at = way.pop()
                state = self._keep(at, apply_throw(state, rolled, steps))
                continue
            at = way.pop()
            assert at.action is not None
            after = played(state, at.action, trusted=True)
            self._note_effects(at, after)
            state = self._keep(at, after.state)
        return state

    def _note_effects(self, node: GameNode, transition: Transition) -> None:
        """Keep what an action brought about; why a throw was passed may not be told yet."""
        parent = node.parent
        passed = isinstance(node.action, HandedOver) and parent and not _has_stepped(parent)
        if not passed or any(isinstance(effect, Passed) for effect in transition.effects):
            node.effects = transition.effects

    def _keep(self, node: GameNode, state: GameState) -> GameState:
        if state.result is not None or isinstance(node.action, (StartedNext, SetUp)):
            self._anchors[node.id] = state
            return state
        if len(self._kept) >= MOST_KEPT:
            for number in list(self._kept)[: MOST_KEPT // 2]:
                del self._kept[number]
        self._kept[node.id] = state
        return state


def played(state: GameState, action: Action | SetUp, *, trusted: bool = False) -> Transition:
    """What an action or a set-up in mid-game makes of a state, as ``apply`` has it."""
    if isinstance(action, SetUp):
        return Transition(set_up(state.variant, state.match, action))
    return apply(state, action, trusted=trusted)


def _whole_throw(way: Sequence[GameNode]) -> tuple[Rolled, list[Step]] | None:
    """The throw with which a way begins, at its end, and its steps, if it was handed over."""
    steps: list[Step] = []
    rolled = way[-1].action
    if isinstance(rolled, Rolled):
        for at in range(len(way) - 2, -1, -1):
            action = way[at].action
            if isinstance(action, HandedOver):
                return rolled, steps
            if not isinstance(action, Stepped):
                break
            steps.append(action.step)
    return None


def _has_stepped(node: GameNode) -> bool:
    """Whether a step of the throw that lies at a moment has been played."""
    while node.parent is not None and isinstance(node.action, Resigned | Answered):
        node = node.parent
    return isinstance(node.action, Stepped)

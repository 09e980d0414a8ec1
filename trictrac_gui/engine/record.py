"""The record of a game: a tree of actions, with the place in it where the game stands.

Undo and redo only move along the tree; nothing that happened is forgotten. Each change gives one
entry to be written down, and the entries alone give the record back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trictrac_gui.engine.match import SINGLE_GAME, Match
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.play import IllegalAction, apply, start
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
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    ThrowsAgain,
    Took,
    Transition,
)
from trictrac_gui.engine.variant import Variant

ROOT = 0
"""The id of the moment before anything happened."""


@dataclass(frozen=True, slots=True)
class Did:
    """An action, its id, and the id of the action it follows."""

    id: int
    parent: int
    action: Action


@dataclass(frozen=True, slots=True)
class WentTo:
    """The game went to another moment of the tree, as undo and redo do."""

    id: int


Entry = Did | WentTo


class RecordError(ValueError):
    """An entry that cannot be read or cannot follow; ``field`` says which part of it is wrong."""

    def __init__(self, key: str, field: str = "") -> None:
        super().__init__(f"{key} {field}".strip())
        self.key = key
        self.field = field


_DECISIONS = Rolled | HandedOver | Doubled | Took | Beavered | StartedNext
"""What is never taken back: from before it the game would go on with other dice or another cube."""


class GameRecord:
    """A game, or the games of a match, as a tree of actions; ``state`` is where it stands."""

    def __init__(
        self,
        variant: Variant,
        match: Match = SINGLE_GAME,
        beginning: GameState | None = None,
    ) -> None:
        """``beginning`` is a moment to begin from other than the opening throw, as lessons do."""
        self.variant = variant
        self.match = match
        self.current = ROOT
        self._did: dict[int, Did] = {}
        self._children: dict[int, list[int]] = {ROOT: []}
        self._latest_child: dict[int, int] = {}
        begun = beginning or start(variant, match)
        self._moments: dict[int, Transition] = {ROOT: Transition(begun)}

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        return self._moments[self.current].state

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the action the game stands at brought about."""
        return self._moments[self.current].effects

    @property
    def last(self) -> Did | None:
        """The action the game stands at; None before the first."""
        return self._did.get(self.current)

    def path(self) -> list[Did]:
        """The actions from the beginning to where the game stands."""
        found = []
        at = self.current
        while at != ROOT:
            did = self._did[at]
            found.append(did)
            at = did.parent
        return found[::-1]

    def games(self) -> list[list[Did]]:
        """The actions of the path, game by game; each but the first opens with ``StartedNext``."""
        found: list[list[Did]] = [[]]
        for did in self.path():
            if isinstance(did.action, StartedNext):
                found.append([])
            found[-1].append(did)
        return found

    def children(self) -> list[Did]:
        """The actions that have already followed where the game stands, the oldest first."""
        return [self._did[child] for child in self._children[self.current]]

    def throws_again(self) -> bool:
        """Whether the side to throw has just thrown a double that gives it another throw (T12).

        A resignation that was offered and refused in between changes nothing.
        """
        at = self.current
        while at != ROOT and isinstance(self._did[at].action, Resigned | Answered):
            at = self._did[at].parent
        if at not in self._moments:
            self._recall(at)
        return any(isinstance(effect, ThrowsAgain) for effect in self._moments[at].effects)

    def undo_target(self) -> int | None:
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

    def go(self, to: int) -> Entry:
        """Go to a moment of the tree. Raises ``RecordError`` where there is none."""
        if to != ROOT and to not in self._did:
            raise RecordError("no-such-moment", "go")
        self._stand_at(to)
        return WentTo(to)

    def replay(self, entry: Entry) -> None:
        """Follow an entry that was written down; the rules are checked as in play.

        Steps are taken back within one throw only, and never after the end: from an earlier
        throw the game would go on with fresh dice for one already made. Raises ``RecordError``,
        and the record stays as it was.
        """
        if isinstance(entry, WentTo):
            known = entry.id == ROOT or entry.id in self._did
            if known and self.state.result is not None:
                raise RecordError("not-legal", "go")
            if known and self._throw_of(entry.id) != self._throw_of(self.current):
                raise RecordError("leaves-the-throw", "go")
            self.go(entry.id)
            return
        if entry.id != len(self._did) + 1:
            raise RecordError("not-the-next-id", "id")
        if entry.parent != self.current:
            raise RecordError("does-not-follow", "after")
        try:
            self._add(entry)
        except IllegalAction as error:
            raise RecordError("not-legal", error.key) from error

    def _throw_of(self, at: int) -> int:
        """The moment from which dice and cube lie as they do."""
        while at != ROOT and not isinstance(self._did[at].action, _DECISIONS):
            at = self._did[at].parent
        return at

    def _add(self, entry: Did) -> None:
        transition = apply(self.state, entry.action)
        self._did[entry.id] = entry
        self._children[entry.parent].append(entry.id)
        self._children[entry.id] = []
        self._moments[entry.id] = transition
        if isinstance(entry.action, HandedOver):
            self._forget_graphs(entry.id)
        self._stand_at(entry.id)

    def _stand_at(self, at: int) -> None:
        if at not in self._moments:
            self._recall(at)
        self.current = at
        if at != ROOT:
            self._latest_child[self._did[at].parent] = at

    def _forget_graphs(self, kept: int) -> None:
        """Turn graphs are large: keep the moments of one throw only; the rest can be replayed."""
        self._moments = {ROOT: self._moments[ROOT], kept: self._moments[kept]}

    def _recall(self, at: int) -> None:
        """Replay the way to a moment that was forgotten."""
        way = []
        known = at
        while known not in self._moments:
            way.append(self._did[known])
            known = self._did[known].parent
        transition = self._moments[known]
        for did in reversed(way):
            transition = apply(transition.state, did.action)
        self._moments[at] = transition


# --- Entries as JSON objects -----------------------------------------------------------------


def encode(entry: Entry) -> dict[str, object]:
    """An entry as a JSON object."""
    if isinstance(entry, WentTo):
        return {"go": entry.id}
    return {"id": entry.id, "after": entry.parent, **_encode_action(entry.action)}


def _encode_action(action: Action) -> dict[str, object]:
    match action:
        case Rolled(side, numbers, origin):
            return {
                "do": "rolled",
                "side": int(side),
                "numbers": list(numbers),
                "origin": origin.value,
            }
        case Stepped(step):
            return {"do": "stepped", "step": list(step)}
        case HandedOver():
            return {"do": "handed-over"}
        case Resigned(side, value):
            return {"do": "resigned", "side": int(side), "value": value}
        case Answered(accepted):
            return {"do": "answered", "accepted": accepted}
        case Doubled(side):
            return {"do": "doubled", "side": int(side)}
        case Took():
            return {"do": "took"}
        case Dropped():
            return {"do": "dropped"}
        case Beavered():
            return {"do": "beavered"}
        case StartedNext():
            return {"do": "started-next"}
        case Left():
            return {"do": "left"}


def decode(data: Mapping[str, object]) -> Entry:
    """The entry of a JSON object. Raises ``RecordError`` naming the field that is wrong."""
    if "go" in data:
        _only(data, "go")
        return WentTo(_number(data, "go", 0))
    number, parent = _number(data, "id", 1), _number(data, "after", 0)
    return Did(number, parent, _decode_action(data))


def _decode_action(data: Mapping[str, object]) -> Action:
    match data.get("do"):
        case "rolled":
            _only(data, "id", "after", "do", "side", "numbers", "origin")
            return Rolled(_side(data), _numbers(data, "numbers"), _origin(data))
        case "stepped":
            _only(data, "id", "after", "do", "step")
            step = _numbers(data, "step")
            if len(step) != 3:
                raise RecordError("wrong-value", "step")
            return Stepped(Step(*step))
        case "resigned":
            _only(data, "id", "after", "do", "side", "value")
            return Resigned(_side(data), _number(data, "value", 1))
        case "answered":
            _only(data, "id", "after", "do", "accepted")
            accepted = data.get("accepted")
            if not isinstance(accepted, bool):
                raise RecordError("wrong-value", "accepted")
            return Answered(accepted)
        case "doubled":
            _only(data, "id", "after", "do", "side")
            return Doubled(_side(data))
        case str(word) if word in _BARE:
            _only(data, "id", "after", "do")
            return _BARE[word]
        case _:
            raise RecordError("wrong-value", "do")


_BARE: dict[str, Action] = {
    "handed-over": HandedOver(),
    "took": Took(),
    "dropped": Dropped(),
    "beavered": Beavered(),
    "started-next": StartedNext(),
    "left": Left(),
}
"""The actions that say all there is by their name."""


def _only(data: Mapping[str, object], *fields: str) -> None:
    for field in data:
        if field not in fields:
            raise RecordError("unknown-field", field)


def _number(data: Mapping[str, object], field: str, least: int) -> int:
    value = data.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise RecordError("wrong-value", field)
    return value


def _numbers(data: Mapping[str, object], field: str) -> tuple[int, ...]:
    values = data.get(field)
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise RecordError("wrong-value", field)
    return tuple(values)


def _side(data: Mapping[str, object]) -> Side:
    value = data.get("side")
    if type(value) is not int or value not in (0, 1):
        raise RecordError("wrong-value", "side")
    return Side(value)


def _origin(data: Mapping[str, object]) -> Origin:
    try:
        return Origin(str(data.get("origin")))
    except ValueError:
        raise RecordError("wrong-value", "origin") from None

"""The moments of a tree of actions: kept at hand, forgotten where they are large, played again."""

from __future__ import annotations

from collections.abc import Mapping

from trictrac_gui.engine.entries import Did
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.state import GameState, Transition

_GRAPHS_KEPT = 48
"""Moments within a throw that are kept at hand; turn graphs are large and quickly built anew."""


class Moments:
    """The game at each action of a tree, by the action's id."""

    def __init__(self, root: int, begun: GameState, did: Mapping[int, Did]) -> None:
        """``did`` are the actions of the tree, which may grow."""
        self._root = root
        self._did = did
        self._kept: dict[int, Transition] = {root: Transition(begun)}
        self._with_graphs: list[int] = []
        self._here = root

    def state(self, at: int) -> GameState:
        """The game at an action of the tree."""
        if at not in self._kept:
            self._recall(at)
        return self._kept[at].state

    def keep(self, at: int, transition: Transition) -> None:
        """Keep what an action has led to."""
        self._kept[at] = transition
        if transition.state.turn is not None and at != self._root:
            self._with_graphs.append(at)

    def stand_at(self, at: int) -> None:
        """Have a moment at hand, and forget it last."""
        self.state(at)
        self._here = at

    def forget_graphs(self) -> None:
        """Keep the moments between throws only; those within one can be played again."""
        for at in self._with_graphs:
            if at != self._here:
                del self._kept[at]
        self._with_graphs = [at for at in self._with_graphs if at == self._here]

    def _recall(self, at: int) -> None:
        """Play the way to a moment that was forgotten."""
        if len(self._with_graphs) > _GRAPHS_KEPT:
            self.forget_graphs()
        way = []
        known = at
        while known not in self._kept:
            way.append(self._did[known])
            known = self._did[known].parent
        transition = self._kept[known]
        for did in reversed(way):
            transition = apply(transition.state, did.action)
            self.keep(did.id, transition)

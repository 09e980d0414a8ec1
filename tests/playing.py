"""A few words to set up a position in, play it, and ask what may be played."""

from __future__ import annotations

from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Place, Result, Side
from trictrac_gui.engine.notation import format_play, parse_position
from trictrac_gui.engine.play import apply, pending
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Action,
    Effect,
    GameState,
    HandedOver,
    Phase,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.variant import Variant

FIRST = Side.FIRST


def state(
    variant: Variant, text: str, side: Side = FIRST, score: tuple[int, int] = (0, 0)
) -> GameState:
    """A side about to throw in a position given as text."""
    return GameState(
        variant, parse_position(variant, text), score, phase=Phase.TO_THROW, to_move=side
    )


def plays(variant: Variant, text: str, dice: tuple[int, int], side: Side = FIRST) -> set[str]:
    """The distinct results of a throw, each by the play that leads there."""
    position = parse_position(variant, text)
    graph = build(variant, position, side, variant.dice.numbers(dice))
    return {format_play(variant, side, position, graph.way_to(end)) for end in graph.results()}


def refusal(
    variant: Variant,
    text: str,
    dice: tuple[int, int],
    src: Place,
    dst: Place,
    side: Side = FIRST,
) -> RuleKey | None:
    """The rule against a step with the whole throw unplayed."""
    graph = build(variant, parse_position(variant, text), side, variant.dice.numbers(dice))
    reason = why_not(graph, graph.root, src, dst)
    return reason.rule if reason else None


class Table:
    """A game played action by action; ``effects`` are those of the last one."""

    def __init__(self, variant: Variant, state: GameState) -> None:
        self.variant = variant
        self.state = state
        self.effects: tuple[Effect, ...] = ()

    def do(self, action: Action) -> None:
        """Let an action happen."""
        self.state, self.effects = (t := apply(self.state, action)).state, t.effects

    def ended(self) -> Result | None:
        """The result, once there is one."""
        return self.state.result

    def throw(self, *numbers: int) -> None:
        """A throw of whoever may throw."""
        thrower = pending(self.state).thrower
        assert thrower is not None, "nobody may throw now"
        self.do(Rolled(thrower, numbers))

    def step(self, src: Place, dst: Place, number: int | None = None) -> None:
        """One legal step, named by its places, and by its number where two would do."""
        side = self.state.to_move
        assert side is not None
        places = self.variant.track.places[side]
        found = [
            step
            for step in pending(self.state).steps
            if (places[step.src], places[step.dst]) == (src, dst) and number in (None, step.number)
        ]
        assert found, f"{src} to {dst} is not legal now"
        self.do(Stepped(found[0]))

    def hand_over(self) -> None:
        """Finish or pass the throw."""
        self.do(HandedOver())

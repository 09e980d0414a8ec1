"""The moment of a running game as the ids of other programs tell it, and as text of its own."""

from __future__ import annotations

from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.setting_up import set_up_of
from trictrac_gui.engine.state import (
    Cube,
    GameState,
    Phase,
)
from trictrac_gui.formats.position_text import PositionText, format_text, knows_ids
from trictrac_gui.formats.snapshot import MOST_POINTS, Snapshot

_BEFORE, _PLAYING, _OVER, _RESIGNED, _DROPPED = range(5)


def own_text(state: GameState) -> str:
    """The moment in the program's own lines."""
    return format_text(PositionText(state.variant, set_up_of(state), state.match))


def snapshot_of(state: GameState) -> Snapshot | None:
    """The moment for an id; None where the game is played on a board that no id describes.

    A throw that is partly played is left out: the ids know a throw only as it fell.
    """
    if not knows_ids(state.variant):
        return None
    match, cube = state.match, state.cube or Cube()
    agreed = match.agreement
    turn = state.turn
    on_roll = state.to_move if state.to_move is not None else Side.FIRST
    decides: Side | None = None
    value = cube.value
    if state.double is not None:
        decides = state.double.by.other
        value = state.double.value // 2
    elif state.offer is not None:
        decides = state.offer.side.other
    return Snapshot(
        state.position,
        on_roll,
        None if decides is on_roll else decides,
        (turn.roll[0], turn.roll[1]) if turn is not None and not turn.steps else None,
        value,
        cube.owner,
        state.double is not None,
        0 if state.offer is None else state.offer.value,
        agreed.length,
        (min(match.score[0], MOST_POINTS), min(match.score[1], MOST_POINTS)),
        match.crawford_game,
        agreed.jacoby,
        agreed.beavers and agreed.kind is MatchKind.MONEY,
        highest_cube=agreed.limit,
        phase=_phase(state),
    )


def _phase(state: GameState) -> int:
    if state.result is not None:
        endings = {Ending.RESIGNED: _RESIGNED, Ending.DROPPED: _DROPPED}
        return endings.get(state.result.ending, _OVER)
    return _BEFORE if state.phase is Phase.OPENING else _PLAYING

"""A moment of a game as text: the program's own lines, and the ids of other programs.

The program's own text is the position alone, ``white 24:2 … / black …``, or lines such as::

    game: backgammon
    position: white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5
    to move: white
    dice: 6-4
    match: 7 2-1
    cube: 2 black

What a text leaves out is taken from what is on the board already.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trictrac_gui.engine.match import SINGLE_GAME, Match, MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.setting_up import SetUp, set_up_of
from trictrac_gui.engine.state import Cube, GameState, Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.gnubg_ids import format_gnubg_id, format_position_id
from trictrac_gui.formats.snapshot import MOST_POINTS, Snapshot
from trictrac_gui.formats.xgid import format_xgid
from trictrac_gui.variants.backgammon import TRACK


class Form(StrEnum):
    """How a moment was written."""

    OWN = "own"
    XGID = "xgid"
    PLACES = "places"
    """The letters of an XGID for its checkers alone."""
    POSITION_ID = "position-id"
    MATCH_ID = "match-id"
    GNUBG_ID = "gnubg-id"


@dataclass(frozen=True, slots=True)
class PositionText:
    """A moment with the game it belongs to.

    ``left_out`` names what the text says besides and a set-up cannot hold: ``double``,
    ``resignation``, ``over``, and ``spare-bits`` of an id that mean nothing. ``names`` are the
    players, where the text has them.
    """

    variant: Variant
    setup: SetUp
    match: Match = SINGLE_GAME
    form: Form = Form.OWN
    left_out: tuple[str, ...] = ()
    names: tuple[str, str] = ("", "")


def knows_ids(variant: Variant) -> bool:
    """Whether a game is played on the board that the ids of other programs describe."""
    return variant.track == TRACK


def format_text(told: PositionText) -> str:
    """A moment in the program's own lines."""
    variant, setup, match = told.variant, told.setup, told.match
    lines = [f"game: {variant.key}"]
    rules = [
        f"{option.key}={_option_text(variant.values[option.key])}"
        for option in variant.options
        if variant.values[option.key] != option.default
    ]
    if rules:
        lines.append(f"rules: {' '.join(rules)}")
    lines.append(f"position: {format_position(variant, setup.position)}")
    nobody = setup.to_move is None
    lines.append(f"to move: {'nobody' if nobody else variant.side_keys[setup.to_move or 0]}")
    if setup.roll:
        lines.append(f"dice: {'-'.join(map(str, setup.roll))}")
    if setup.score != (0, 0):
        lines.append(f"score: {setup.score[0]}-{setup.score[1]}")
    if match.agreement.kind is not MatchKind.GAME:
        lines.append(f"match: {_match_text(match)}")
    if setup.cube is not None:
        owner = setup.cube.owner
        whose = "nobody" if owner is None else variant.side_keys[owner]
        lines.append(f"cube: {setup.cube.value} {whose}")
    return "\n".join(lines) + "\n"


def xgid_of(told: PositionText) -> str:
    """The XGID of a moment, with the first side at the bottom."""
    return format_xgid(snapshot_of(told))


def position_id_of(told: PositionText) -> str:
    """The Position ID of a moment: its checkers, seen by the side to move."""
    return format_position_id(told.setup.position, told.setup.to_move or Side.FIRST)


def gnubg_id_of(told: PositionText) -> str:
    """Position ID and Match ID of a moment, with a colon between them."""
    return format_gnubg_id(snapshot_of(told))


def snapshot_of(told: PositionText) -> Snapshot:
    """A moment of Backgammon as the ids of other programs know it."""
    setup, match = told.setup, told.match
    agreed = match.agreement
    cube = setup.cube or Cube()
    return Snapshot(
        setup.position,
        setup.to_move or Side.FIRST,
        roll=(setup.roll[0], setup.roll[1]) if len(setup.roll) == 2 else None,
        cube=cube.value,
        owner=cube.owner,
        length=agreed.length,
        score=match.score if agreed.length else (0, 0),
        crawford=match.crawford_game,
        jacoby=agreed.jacoby,
        beavers=agreed.beavers,
        phase=0 if setup.to_move is None else 1,
    )


def _option_text(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _match_text(match: Match) -> str:
    agreed = match.agreement
    if agreed.kind is MatchKind.MONEY:
        words = ["money", *(rule for rule in ("jacoby", "beavers") if getattr(agreed, rule))]
    else:
        words = [str(agreed.length), f"{match.score[0]}-{match.score[1]}"]
        words += ["crawford"] if match.crawford_game else []
    return " ".join(words)


# --- The moment of a running game ------------------------------------------------------------

_BEFORE, _PLAYING, _OVER, _RESIGNED, _DROPPED = range(5)


def own_text(state: GameState) -> str:
    """The moment in the program's own lines."""
    return format_text(PositionText(state.variant, set_up_of(state), state.match))


def snapshot_of_state(state: GameState) -> Snapshot | None:
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

"""A tally says of a game what following its record says, and does not follow what cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.random_games import MATCHES, random_record
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.record import GameRecord, RecordError, decode, encode
from trictrac_gui.engine.state import HandedOver, Rolled, Stepped
from trictrac_gui.engine.tally import Ended, tally
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

PLAYED: tuple[tuple[Variant, Match], ...] = (
    *((BACKGAMMON, match) for match in MATCHES),
    (TAVLA, match_to(3, cube=False)),
    (TRIC_TRAC, SINGLE_GAME),
    (TRIC_TRAC, match_to(2, cube=False)),
)
Lines = list[dict[str, object]]


def played(rng: Random, variant: Variant, match: Match, again: float, longest: int) -> Lines:
    """The entries of random games, in which steps are taken back and turns by agreement."""
    source = random_record(rng, variant, match, games=3, longest=longest, again=again)
    record = GameRecord(variant, match)
    lines: Lines = []
    for did in source.path():
        if isinstance(did.action, Stepped) and rng.random() < 0.2:
            steps = pending(record.state).steps
            at = record.current
            lines.append(encode(record.do(Stepped(rng.choice(steps)))))
            lines.append(encode(record.go(at)))
        lines.append(encode(record.do(did.action)))
        ended = record.state.result is not None
        target = None if ended else record.turn_back_target()
        if isinstance(did.action, HandedOver) and target is not None and rng.random() < 0.1:
            back = record.current
            lines.append(encode(record.go(target, agreed=True)))
            lines.append(encode(record.go(back, agreed=True)))
        if rng.random() < 0.02:
            lines.append(encode(record.note(record.current, "Good.")))
    return lines


def followed(
    variant: Variant, match: Match, lines: Sequence[Mapping[str, object]]
) -> tuple[object, ...]:
    """The same by the record, slow and sure."""
    record = GameRecord(variant, match)
    legal = 0
    for line in lines:
        try:
            record.replay(decode(line))
        except RecordError:
            break
        legal += 1
    games = []
    for number, actions in enumerate(record.games(), start=1):
        states = [record.state_at(did.id) for did in actions]
        over = next((state for state in states if state.result is not None), None)
        if over is not None and over.result is not None:
            turns = sum(isinstance(did.action, HandedOver) for did in actions)
            games.append(Ended(number, over.result, over.score, turns))
    turns = sum(isinstance(did.action, HandedOver) for did in record.path())
    state = record.state
    return state.position, state.score, state.match, tuple(games), turns, legal


@pytest.mark.parametrize("which", range(len(PLAYED)))
@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_a_tally_comes_to_the_same_as_the_record(which: int, seed: int) -> None:
    variant, match = PLAYED[which]
    rng = Random(100 * seed + which)
    again = rng.choice((0.0, 0.05, 0.3))
    lines = played(rng, variant, match, again, rng.choice((150, 600)))
    found = tally(variant, match, lines)
    told = (
        found.state.position,
        found.state.score,
        found.state.match,
        found.ended,
        found.turns,
        found.legal,
    )
    assert told == followed(variant, match, lines)
    assert found.legal == len(lines)


BAD: tuple[dict[str, object], ...] = (
    {"go": 99},
    {"go": "0"},
    {"go": True},
    {"id": 5, "after": 2, "do": "handed-over"},
    {"id": 3, "after": 1, "do": "handed-over"},
    {"id": True, "after": 2, "do": "handed-over"},
    {"id": 3, "after": 2, "do": "rolled", "side": 0, "numbers": [1, 2], "origin": "dice"},
    {"id": 3, "after": 2, "do": "stepped", "step": [3, 6, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 21, 4]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 20, 1]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 40, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [-1, 2, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 20]},
    {"id": 3, "after": 2, "do": "stepped", "step": "17"},
    {"id": 3, "after": 2, "do": "stepped"},
    {"id": 3, "after": 2, "do": "stepped", "step": [23, 24, 1]},
    {"id": 3, "after": 2, "do": "doubled", "side": 0},
    {"id": 3, "after": 2, "do": "took"},
    {"id": 3, "after": 2, "do": "answered", "accepted": True},
    {"id": 3, "after": 2, "do": "started-next"},
    {"id": 3, "after": 2, "do": "nothing"},
    {},
)


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_what_cannot_follow_ends_the_tally(bad: dict[str, object]) -> None:
    record = GameRecord(BACKGAMMON, match_to(5, cube=True))
    opening = [
        encode(record.do(Rolled(side, (number,))))
        for side, number in zip(Side, (3, 1), strict=True)
    ]
    assert tally(BACKGAMMON, record.match, [*opening, bad]).legal == 2


def test_a_closed_point_is_not_entered() -> None:
    record = GameRecord(BACKGAMMON, SINGLE_GAME)
    lines = [
        encode(record.do(Rolled(side, (number,))))
        for side, number in zip(Side, (5, 1), strict=True)
    ]
    lines.append({"id": 3, "after": 2, "do": "stepped", "step": [1, 6, 5]})
    assert tally(BACKGAMMON, SINGLE_GAME, lines).legal == 2

"""The clock of a running match follows whoever has to decide, and is kept with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.match_player import NAMES
from tests.session.test_matches import on_roll
from trictrac_gui.engine.clock import Clock, ClockRule
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.verify import verify
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.journal import Journal
from trictrac_gui.variants import BACKGAMMON, VARIANTS

RULE = ClockRule(delay=10, reserve=300)


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def begun(folder: Path, time: Time) -> tuple[GameSession, MatchClock]:
    session, trouble = GameStore(VARIANTS, folder).begin(
        BACKGAMMON, {}, NAMES, DiceChoice(seed=3), match_to(5, cube=True), RULE
    )
    assert trouble is None
    clock = MatchClock(Clock.of(RULE), time)
    session.clock = clock
    return session, clock


def test_nobodys_time_runs_in_the_opening(tmp_path: Path, time: Time) -> None:
    session, clock = begun(tmp_path, time)
    session.throw(Side.FIRST)
    time.now += 500
    assert clock.side is None
    assert clock.reserve(Side.FIRST) == 300
    session.close()


def test_the_time_runs_of_whoever_has_to_decide(tmp_path: Path, time: Time) -> None:
    session, clock = begun(tmp_path, time)
    side = on_roll(session)
    assert clock.side is side
    session.double()
    assert clock.side is side.other
    time.now += 30
    session.answer_double(accepted=True)
    assert clock.side is side
    assert clock.reserve(side.other) == 280
    session.resign()
    assert clock.side is side.other
    session.answer(accepted=True)
    assert clock.side is None
    session.close()


def test_the_times_come_back_with_the_match(tmp_path: Path, time: Time) -> None:
    session, clock = begun(tmp_path, time)
    side = on_roll(session)
    time.now += 50
    session.double()
    left, path = clock.reserve(side), session.path
    session.close()
    assert left == 260
    assert path is not None
    again, recovered, _ = GameStore(VARIANTS, tmp_path).resume(path)
    assert recovered is None
    assert again.clock is not None
    assert again.clock.rule == RULE
    assert again.clock.reserve(side) == left
    again.close()
    assert verify(path).consistent


def test_a_game_without_a_clock_has_none_after_a_restart(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    session, _ = games.begin(BACKGAMMON, {}, NAMES)
    path = session.path
    session.close()
    assert path is not None
    again, _, _ = games.resume(path)
    assert again.clock is None
    again.close()


@pytest.mark.parametrize("clock", ["fast", {"delay": 1}, {"delay": 1, "reserve": -1}])
def test_a_header_with_a_clock_that_cannot_be_is_refused(tmp_path: Path, clock: object) -> None:
    header = {
        "variant": "backgammon",
        "options": {},
        "names": list(NAMES),
        "dice": {"seed": None, "script": []},
        "clock": clock,
    }
    journal = Journal.create(tmp_path, header)
    journal.close()
    assert journal.path is not None
    with pytest.raises(UnknownGame, match="clock"):
        GameStore(VARIANTS, tmp_path).resume(journal.path)

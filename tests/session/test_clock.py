"""The clock of a running match follows whoever has to decide, and is kept with the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.session.match_player import NAMES
from tests.session.test_matches import on_roll
from trictrac_gui.engine.clock import Clock, ClockRule
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.formats import read_document
from trictrac_gui.formats.verify import verify
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import is_time
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import BACKGAMMON, VARIANTS

SAMPLE = Path(__file__).parents[1] / "samples" / "journal-5-clock.jsonl"
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


def gone_on_with(folder: Path, path: Path | None, time: Time) -> tuple[GameSession, MatchClock]:
    assert path is not None
    again, recovered, _ = GameStore(VARIANTS, folder).resume(path)
    assert recovered is None
    assert again.clock is not None
    again.clock._now = time
    again.clock._clock = replace(again.clock._clock, since=time.now)
    return again, again.clock


@pytest.mark.parametrize("used", [4, 35])
def test_the_time_used_in_the_running_turn_counts_after_the_game_was_left(
    tmp_path: Path, time: Time, used: int
) -> None:
    session, clock = begun(tmp_path, time)
    side = on_roll(session)
    time.now += used
    told = clock.free(side), clock.reserve(side)
    session.close()
    time.now += 1000
    again, clock = gone_on_with(tmp_path, session.path, time)
    assert (clock.free(side), clock.reserve(side)) == told
    time.now += 20
    assert clock.reserve(side) == 300 - max(0, used + 20 - RULE.delay)
    assert again.path is not None
    assert verify(again.path).consistent
    again.rebuild()
    again.close()


def test_the_time_used_counts_after_a_kill_but_for_the_last_two_seconds(
    tmp_path: Path, time: Time
) -> None:
    session, clock = begun(tmp_path, time)
    side = on_roll(session)
    for _ in range(900):  # three minutes of looks at the clock, and no play
        time.now += 0.2
        session.keep_time(every=2.0)
    assert session.path is not None
    killed = tmp_path / "killed" / "game.jsonl"
    killed.parent.mkdir()
    killed.write_bytes(session.path.read_bytes())
    again, restored = gone_on_with(killed.parent, killed, time)
    assert restored.free(side) == 0
    assert clock.reserve(side) == pytest.approx(130)
    assert 0 <= restored.reserve(side) - clock.reserve(side) <= 2.2
    assert len(read(killed).entries) < 100
    again.close()
    session.close()


def test_a_clock_that_has_run_down_writes_no_more(tmp_path: Path, time: Time) -> None:
    session, _ = begun(tmp_path, time)
    on_roll(session)
    time.now += 1000
    for _ in range(10):
        time.now += 5
        session.keep_time(every=2.0)
    assert session.path is not None
    times = [entry for entry in read(session.path).entries if is_time(entry)]
    assert len(times) == 1
    session.close()


def test_a_record_with_times_between_its_moves_is_read_by_all(tmp_path: Path) -> None:
    path = tmp_path / "games" / SAMPLE.name
    path.parent.mkdir()
    path.write_bytes(SAMPLE.read_bytes())
    contents = read(path)
    assert any(is_time(entry) for entry in contents.entries)
    moves = [entry for entry in contents.entries if not is_time(entry)]
    session, recovered, trouble = GameStore(VARIANTS, path.parent).resume(path)
    assert (recovered, trouble) == (None, None)
    assert session.clock is not None
    assert session.clock.reserve(Side.FIRST) < 300
    session.close()
    document = read_document(SAMPLE.read_bytes())
    assert document.sound
    assert len(document.games[0].actions()) == len(moves)
    assert verify(SAMPLE).consistent
    library = Library.open(None, VARIANTS)
    library.add_journal(path)
    assert [game.fault for game in library.search()] == [""]
    library.close()


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

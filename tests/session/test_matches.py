"""A match over several games: told, kept, and gone on with at any moment (S1, S2, S8, R17)."""

from __future__ import annotations

import json
import random
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kept_games import unfinished
from tests.session.match_player import MATCHES, NAMES, act, begun, fingerprint
from tests.sessions import play_on
from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME, AgreementError, encode_match, match_to
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.state import (
    Cube,
    Phase,
)
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import VERSION
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

WHITE, BLACK = Side.FIRST, Side.SECOND
ROOT = Path(__file__).parents[2]
SAMPLES = Path(__file__).parents[1] / "samples"


def on_roll(session: GameSession) -> Side:
    """Go on until a side may double; who that is."""
    side = play_on(session, lambda view: view.may_double is not None).may_double
    assert side is not None
    return side


def test_a_double_is_offered_taken_and_told(tmp_path: Path) -> None:
    """S8"""
    session = begun("match", 3, tmp_path)
    assert session.view().cube == Cube()
    side = on_roll(session)
    session.double()
    view = session.view()
    assert (view.taker, view.may_throw, view.may_double) == (side.other, (), None)
    session.throw(side)
    session.resign()
    assert session.view() == view
    session.answer_double(accepted=True)
    view = session.view()
    assert view.cube == Cube(2, side.other)
    assert view.may_throw == (side,)
    assert view.no_double is CubeBar.OPPONENTS_CUBE
    assert [worth.points for worth in view.worths] == [2, 4, 6]
    session.close()


def test_a_drop_ends_the_game_and_the_next_one_begins(tmp_path: Path) -> None:
    """S8, S1"""
    session = begun("match", 3, tmp_path)
    side = on_roll(session)
    session.double()
    session.answer_double(accepted=False)
    view = session.view()
    assert view.result is not None
    assert (view.result.winner, view.result.ending, view.result.value) == (side, Ending.DROPPED, 1)
    assert view.may_start_next
    assert view.match.score[side] == 1
    session.start_next()
    view = session.view()
    assert (view.phase, view.result, view.cube) == (Phase.OPENING, None, Cube())
    assert view.match.score[side] == 1
    assert not view.crawford
    session.close()


def test_the_crawford_game_is_told_and_has_no_cube(tmp_path: Path) -> None:
    """S1"""
    session = begun("match", 3, tmp_path)
    on_roll(session)
    session.resign(2)
    session.answer(accepted=True)
    assert not session.view().crawford
    session.start_next()
    view = session.view()
    assert view.crawford
    assert view.cube is None
    for _ in range(2):
        session.throw(session.view().may_throw[0])
    if session.view().to_move is not None:
        assert session.view().no_double is CubeBar.CRAWFORD
    session.double()
    assert session.view().double is None
    session.close()


def test_a_beaver_is_turned_by_the_side_that_was_doubled(tmp_path: Path) -> None:
    """S2"""
    session = begun("money", 3, tmp_path)
    side = on_roll(session)
    session.double()
    assert session.view().may_beaver
    session.beaver()
    assert session.view().taker is side
    session.answer_double(accepted=True)
    assert session.view().cube == Cube(4, side.other)
    session.close()


def test_the_players_may_get_up_between_two_games(tmp_path: Path) -> None:
    session = begun("money", 3, tmp_path)
    on_roll(session)
    session.double()
    session.answer_double(accepted=False)
    assert len(unfinished(tmp_path)) == 1
    session.leave()
    assert session.view().match.over
    session.start_next()
    assert session.view().match.over
    session.close()
    assert unfinished(tmp_path) == []


@pytest.mark.parametrize("kind", MATCHES)
@pytest.mark.parametrize("acts", [0, 3, 40, 90, 160, 240, 330])
def test_a_match_is_taken_up_exactly_as_it_stood(tmp_path: Path, kind: str, acts: int) -> None:
    session = begun(kind, acts, tmp_path)
    chance = random.Random(acts)
    for _ in range(acts):
        act(session, chance)
    before, path = session.view(), session.path
    session.close()
    assert path is not None
    again, recovered, trouble = GameStore(VARIANTS, tmp_path).resume(path)
    assert (recovered, trouble) == (None, None)
    assert again.view() == before
    again.close()


def test_all_offers_are_met_in_these_matches(tmp_path: Path) -> None:
    """The random players double, take, drop, beaver, resign and begin next games."""
    session = begun("money", 1, tmp_path)
    chance = random.Random(1)
    for _ in range(1500):
        act(session, chance)
    path = session.path
    session.close()
    assert path is not None
    done = {entry.get("do") for entry in read(path).entries}
    assert {"doubled", "took", "dropped", "beavered", "resigned", "started-next"} <= done


def test_seeded_dice_go_on_in_the_next_game(tmp_path: Path) -> None:
    """R17: the openings of two games are different throws of the same dice."""
    session = begun("money", 5, tmp_path)
    openings = []
    for _ in range(4):
        session.throw(WHITE)
        openings.append(session.view().opening[0])
        session.throw(BLACK)
        on_roll(session)
        session.double()
        session.answer_double(accepted=False)
        session.start_next()
    session.close()
    assert len(set(openings)) > 1


@pytest.mark.parametrize("variant", [TRIC_TRAC, TAVLA], ids=lambda v: v.key)
def test_games_without_a_cube_are_played_in_matches_too(tmp_path: Path, variant: Variant) -> None:
    """R17, S5"""
    games = GameStore(VARIANTS, tmp_path)
    session, _ = games.begin(variant, {}, NAMES, match=match_to(2, cube=False))
    for games_won in (1, 2):
        for _ in range(2):
            session.throw(session.view().may_throw[0])
        while session.view().to_move is None:
            session.throw(session.view().may_throw[0])
        session.resign()
        session.answer(accepted=True)
        assert session.view().cube is None
        assert sum(session.view().match.score) == games_won
        session.start_next()
    session.close()


def test_a_match_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AgreementError):
        GameStore(VARIANTS, tmp_path).begin(TAVLA, {}, NAMES, match=match_to(5, cube=True))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "match",
    [
        None,
        "match",
        {"kind": "war"},
        {**encode_match(match_to(5, cube=True)), "length": 0},
        {**encode_match(match_to(5, cube=True)), "jacoby": True},
        {**encode_match(SINGLE_GAME), "cube": True, "extra": 1},
    ],
)
def test_a_header_with_a_match_that_cannot_be_is_refused(tmp_path: Path, match: object) -> None:
    header = {
        "variant": "backgammon",
        "options": {},
        "names": list(NAMES),
        "dice": {"seed": None, "script": []},
        "match": match,
    }
    journal = Journal.create(tmp_path, header)
    journal.close()
    assert journal.path is not None
    with pytest.raises(UnknownGame, match="match"):
        GameStore(VARIANTS, tmp_path).resume(journal.path)


# --- Journals of version 1 -------------------------------------------------------------------

OLD = {
    "tric-trac": "red 1:6 3:1 4:1 6:1 7:5 10:1 / black 24:4 23:1 20:1 19:4 17:2 16:1 15:1 14:1",
    "backgammon": "white 21:1 20:1 18:1 13:3 11:2 6:6 2:1 / black 9:1 12:3 16:1 17:5 19:4 24:1",
}
"""Where the samples stood when version 1 wrote them."""


@pytest.mark.parametrize("key", OLD)
def test_a_journal_of_version_1_is_read_and_gone_on_with(tmp_path: Path, key: str) -> None:
    path = tmp_path / f"{key}.jsonl"
    shutil.copy(SAMPLES / f"journal-1-{key}.jsonl", path)
    old = path.read_bytes()
    games = GameStore(VARIANTS, tmp_path)
    session, recovered, trouble = games.resume(path)
    assert (recovered, trouble) == (None, None)
    view = session.view()
    assert format_position(view.variant, view.position) == OLD[key]
    assert session.names == NAMES
    assert view.match == SINGLE_GAME
    assert (view.cube, view.may_double, view.phase) == (None, None, Phase.TO_THROW)
    session.throw(view.may_throw[0])
    session.leave()
    session.close()
    assert path.read_bytes().startswith(old)
    assert json.loads(path.read_bytes().splitlines()[0])["version"] == 1
    assert unfinished(tmp_path) == []


def test_an_old_game_saved_elsewhere_can_still_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    shutil.copy(SAMPLES / "journal-1-backgammon.jsonl", path)
    games = GameStore(VARIANTS, tmp_path)
    session, _, _ = games.resume(path)
    elsewhere = tmp_path / "stick"
    session.save_elsewhere(elsewhere)
    before, moved = session.view(), session.path
    session.close()
    assert moved is not None
    assert moved.parent == elsewhere
    again, recovered, _ = games.resume(moved)
    assert recovered is None
    assert again.view() == before
    again.close()


def test_the_samples_say_version_1_and_name_no_match() -> None:
    for key in OLD:
        header = json.loads((SAMPLES / f"journal-1-{key}.jsonl").read_bytes().splitlines()[0])
        assert header["version"] == 1
        assert "match" not in header
        assert header["variant"] == key
    assert BACKGAMMON.has_cube


# --- Taking back -----------------------------------------------------------------------------


def reopened_as_it_is(session: GameSession, folder: Path) -> GameView:
    """The game as another program finds it on the disk."""
    assert session.path is not None
    copy = Path(shutil.copy(session.path, folder / "copy.jsonl"))
    again, recovered, _ = GameStore(VARIANTS, folder).resume(copy)
    assert recovered is None
    again.auto_finish = session.auto_finish
    found = again.view()
    again.close()
    copy.unlink()
    return found


def test_a_double_is_withdrawn_until_it_is_answered(tmp_path: Path) -> None:
    session = begun("match", 3, tmp_path)
    side = on_roll(session)
    before = session.view()
    session.double()
    assert session.view().may_undo
    session.undo()
    assert session.view() == replace(before, effects=())
    assert reopened_as_it_is(session, tmp_path) == session.view()
    session.double()
    session.answer_double(accepted=True)
    assert not session.view().may_undo
    session.undo()
    assert session.view().cube == Cube(2, side.other)
    session.close()


@pytest.mark.parametrize("length", [1, 5])
def test_a_drop_is_taken_back_when_both_agree_and_the_game_counts_as_running(
    tmp_path: Path, length: int
) -> None:
    """Also where it ended the match: the list of games says so at once."""
    games = GameStore(VARIANTS, tmp_path)
    match = match_to(length, cube=True)
    session, _ = games.begin(BACKGAMMON, {}, NAMES, DiceChoice(seed=5), match)
    on_roll(session) if length > 1 else play_on(session, lambda view: view.to_move is not None)
    if length > 1:
        session.double()
        session.answer_double(accepted=False)
    else:
        session.resign()
        session.answer(accepted=True)
    assert session.view().result is not None
    assert session.view().may_take_turn_back
    session.take_turn_back()
    view = session.view()
    assert view.result is None
    assert view.match.score == (0, 0)
    assert (view.taker is not None) is (length > 1)
    assert reopened_as_it_is(session, tmp_path) == view
    path = session.path
    session.close()
    assert [game.path for game in unfinished(tmp_path)] == [path]


def test_the_end_of_a_match_with_checkable_dice_stays(tmp_path: Path) -> None:
    """Its secret number may have been seen, and with it every throw to come."""
    dice = DiceChoice(checkable=(b"7" * 32, "Ada Ben"))
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES, dice)
    play_on(session, lambda view: view.to_move is not None)
    session.resign()
    session.answer(accepted=True)
    assert not session.view().may_take_turn_back
    session.take_turn_back()
    assert session.view().result is not None
    session.close()


def test_a_turn_that_finished_by_itself_is_undone_until_the_other_side_throws(
    tmp_path: Path,
) -> None:
    session = begun("match", 3, tmp_path)
    on_roll(session)
    session.auto_finish = True
    side = session.view().to_move
    assert side is not None
    session.throw(side)
    before = session.view()
    view = play_on(session, lambda view: view.to_move is side.other)
    assert view.may_undo
    session.undo()
    assert session.view().to_move is side
    assert reopened_as_it_is(session, tmp_path) == session.view()
    while session.view().may_undo:
        session.undo()
    assert session.view().position == before.position
    play_on(session, lambda view: view.to_move is side.other)
    session.throw(side.other)
    assert not session.view().may_undo
    session.close()


def test_a_turn_that_was_handed_over_by_hand_is_taken_back_only_when_both_agree(
    tmp_path: Path,
) -> None:
    session = begun("match", 3, tmp_path)
    side = on_roll(session)
    session.throw(side)
    view = play_on(session, lambda view: view.to_move is side.other)
    assert not view.may_undo
    assert view.may_take_turn_back
    session.close()


# --- Journals of later versions --------------------------------------------------------------


def test_there_are_samples_of_every_version_of_journals() -> None:
    versions = {
        json.loads(path.read_bytes().splitlines()[0])["version"]
        for path in SAMPLES.glob("journal-*.jsonl")
    }
    assert versions == set(range(1, VERSION + 1))


def unchecked(line: bytes) -> dict[str, object]:
    return {key: value for key, value in json.loads(line).items() if key != "check"}


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("journal-*.jsonl")), ids=lambda p: p.name)
def test_journals_of_every_version_are_read_whole_and_written_on(
    tmp_path: Path, path: Path
) -> None:
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    games = GameStore(VARIANTS, tmp_path)
    session, recovered, trouble = games.resume(copy)
    assert (recovered, trouble) == (None, None)
    session.set_note(0, "Gelesen.")
    before = session.view()
    session.close()
    old, new = path.read_bytes().splitlines(), copy.read_bytes().splitlines()
    version = json.loads(old[0])["version"]
    if version >= 3:  # which knew notes
        assert new[: len(old)] == old
    else:
        assert json.loads(new[0])["version"] == VERSION
        assert [unchecked(line) for line in new[1 : len(old)]] == list(map(unchecked, old[1:]))
    again, recovered, _ = games.resume(copy)
    assert recovered is None
    assert again.view() == before
    assert again.notes[0] == "Gelesen."
    again.close()


# --- Killed ----------------------------------------------------------------------------------


def kill_and_go_on(tmp_path: Path, seed: int) -> None:
    """Kill a match at a moment that follows from the seed, and take it up again."""
    chance = random.Random(f"kill {seed}")
    kind = chance.choice(list(MATCHES))
    whole = begun(kind, seed, tmp_path / "whole")
    moments = [fingerprint(whole.view())]
    whole.changed.connect(lambda view: moments.append(fingerprint(view)))
    player = random.Random(seed)
    while act(whole, player) and len(moments) < 700:
        pass
    whole.close()
    wanted = chance.randrange(1, min(500, len(moments) - 30))
    folder = tmp_path / "games"
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.session.match_player", kind, str(seed), str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    shown = []
    for line in child.stdout:
        shown.append(line.strip())
        if len(shown) >= wanted:
            break
    until = time.perf_counter() + chance.random() * 0.004
    while time.perf_counter() < until:
        pass
    child.send_signal(signal.SIGKILL)
    shown += [line.strip() for line in child.stdout if line.endswith("\n")]
    child.stdout.close()
    child.wait()
    shown = shown[: len(moments) - 1]
    assert shown == moments[: len(shown)], "the two programs did not play the same match"
    (path,) = folder.glob("*.jsonl")
    session, recovered, trouble = GameStore(VARIANTS, folder).resume(path)
    assert (recovered, trouble) == (None, None)
    # Nothing that was shown is lost: score, cube and offers are those of a moment shown or later.
    assert fingerprint(session.view()) in moments[len(shown) - 1 :]
    session.close()


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@posix_only
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_match_comes_back_with_its_score_and_cube(tmp_path: Path, seed: int) -> None:
    kill_and_go_on(tmp_path, seed)


@pytest.mark.long
@posix_only
@pytest.mark.parametrize("seed", range(100, 160))
def test_a_match_killed_at_any_moment_comes_back(tmp_path: Path, seed: int) -> None:
    kill_and_go_on(tmp_path, seed)

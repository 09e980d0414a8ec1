"""Beginning games, finding the unfinished ones, and taking one up exactly as it stood."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.kept_games import unfinished
from tests.session.hasty_players import play_some
from tests.sessions import act
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session import game_store as games_module
from trictrac_gui.session.game_store import MENDED, GameStore, UnknownGame
from trictrac_gui.storage.errors import Busy, JournalError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.reading import Contents, read
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

RED, BLACK = Side.FIRST, Side.SECOND
NAMES = ("Ada", "Ben")


@pytest.fixture
def games(tmp_path: Path) -> GameStore:
    return GameStore(VARIANTS, tmp_path / "games")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@pytest.mark.parametrize("actions", [0, 1, 2, 3, 7, 20, 61])
def test_a_game_is_taken_up_exactly_as_it_stood(
    games: GameStore, variant: Variant, actions: int
) -> None:
    session, trouble = games.begin(variant, {}, NAMES)
    assert trouble is None
    play_some(session, actions, actions)
    before = session.view()
    path = session.path
    session.close()
    assert path is not None
    again, recovered, trouble = games.resume(path)
    assert (recovered, trouble) == (None, None)
    assert again.view() == before
    again.close()


def test_no_restart_gives_fresh_dice_for_a_throw_already_made(games: GameStore) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    session.throw(RED)
    session.throw(BLACK)
    thrown, path = session.view().opening, session.path
    session.close()
    assert path is not None
    again, _, _ = games.resume(path)
    assert again.view().opening == thrown
    again.close()


def test_seeded_dice_go_on_after_a_restart(games: GameStore) -> None:
    whole, _ = games.begin(BACKGAMMON, {}, NAMES, DiceChoice(seed=7))
    parted, _ = games.begin(BACKGAMMON, {}, NAMES, DiceChoice(seed=7))
    for _ in range(25):
        path = parted.path
        parted.close()
        assert path is not None
        parted, _, _ = games.resume(path)
        for session in (whole, parted):
            act(session)
        assert parted.view() == whole.view()
    whole.close()
    parted.close()


def test_house_rules_are_part_of_the_record(games: GameStore) -> None:
    session, _ = games.begin(TRIC_TRAC, {"hucke": "historic"}, NAMES)
    path = session.path
    session.close()
    assert path is not None
    again, _, _ = games.resume(path)
    assert again.view().variant.hucke(RED) == 12
    again.close()


def test_unfinished_games_are_listed_and_finished_ones_are_not(games: GameStore) -> None:
    first, _ = games.begin(TRIC_TRAC, {}, NAMES)
    second, _ = games.begin(BACKGAMMON, {}, ("Eve", "Dan"))
    second.leave()
    first.close()
    second.close()
    (listed,) = unfinished(games.folder)
    assert (listed.header["variant"], listed.header["names"]) == ("tric-trac", list(NAMES))


def test_a_game_is_played_by_one_session_at_a_time(games: GameStore) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    assert session.path is not None
    with pytest.raises(Busy):
        games.resume(session.path)
    session.close()


def flip_and_go_on(games: GameStore, flips: int, seed: int) -> None:
    """Wrong bits in the record of a game, one at a time: all of it comes back, and that is said."""
    chance = random.Random(seed)
    session, _ = games.begin(chance.choice(VARIANTS), {}, NAMES, DiceChoice(seed=seed))
    play_some(session, 40, seed)
    before, path = session.view(), session.path
    session.close()
    assert path is not None
    sound = path.read_bytes()
    first = sound.index(b"\n") + 1
    for number in range(flips):
        place = chance.randrange(first if number % 2 else len(sound))
        wrong = (
            sound[:place] + bytes([sound[place] ^ 1 << chance.randrange(8)]) + sound[place + 1 :]
        )
        path.write_bytes(wrong)
        (listed,) = unfinished(games.folder)
        assert (listed.header["names"], listed.fault) == (list(NAMES), None)
        again, recovered, trouble = games.resume(path)
        assert trouble is None
        assert again.view() == before
        again.close()
        assert path.read_bytes() == sound
        assert recovered is not None
        assert recovered.key == MENDED
        assert recovered.kept_aside is not None
        assert recovered.kept_aside.read_bytes() == wrong
        recovered.kept_aside.unlink()


def test_one_wrong_bit_hides_no_game_and_is_said(games: GameStore) -> None:
    flip_and_go_on(games, 12, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_wrong_bits_anywhere_in_a_record_lose_nothing(games: GameStore, seed: int) -> None:
    flip_and_go_on(games, 50, seed)


def test_an_illegal_line_gives_the_longest_legal_part_and_is_kept_aside(games: GameStore) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES, DiceChoice(script=((5, 4), (2, 1))))
    session.throw(RED)
    session.throw(BLACK)
    before = session.view()
    path = session.path
    session.close()
    assert path is not None
    with Journal.open(path) as journal:
        # Sound by its check, and yet no legal step.
        journal.append({"id": 3, "after": 2, "do": "stepped", "step": [0, 6, 6]}, sync=True)
    damaged = path.read_bytes()
    again, recovered, _ = games.resume(path)
    assert again.view() == before
    assert recovered is not None
    assert (recovered.line, recovered.key) == (4, "not-legal")
    assert recovered.kept_aside is not None
    assert recovered.kept_aside.read_bytes() == damaged
    again.close()


def test_a_changed_line_gives_what_stands_before_it(games: GameStore) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES, DiceChoice(script=((5, 4), (2, 1))))
    session.throw(RED)
    half = session.view()
    session.throw(BLACK)
    path = session.path
    session.close()
    assert path is not None
    before, changed, after = path.read_bytes().rpartition(b"[2,1]")
    path.write_bytes(before + changed.replace(b"2,1", b"1,2") + after)
    again, recovered, _ = games.resume(path)
    assert again.view() == half
    assert recovered is not None
    assert recovered.line == 3
    again.close()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("variant", "chess"),
        ("options", {"hucke": "moved"}),
        ("options", []),
        ("names", ["Ada"]),
        ("names", ["Ada", "x" * 500]),
        ("dice", None),
        ("dice", {"seed": "7", "script": []}),
        ("dice", {"seed": 7, "script": [[7]]}),
    ],
)
def test_a_header_that_cannot_be_right_is_refused(
    games: GameStore, tmp_path: Path, field: str, value: object
) -> None:
    header = {
        "variant": "tric-trac",
        "options": {},
        "names": list(NAMES),
        "dice": {"seed": None, "script": []},
    }
    journal = Journal.create(tmp_path / "games", {**header, field: value})
    journal.close()
    assert journal.path is not None
    with pytest.raises(UnknownGame):
        games.resume(journal.path)


@pytest.mark.usefixtures("qapp")
def test_a_game_begins_in_memory_where_no_file_can_be_made(
    games: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Journal, folder: Path) -> None:
        raise JournalError(folder, OSError(30, "read-only"))

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_make_file", refuse)
        session, trouble = games.begin(TRIC_TRAC, {}, NAMES)
        assert trouble is not None
        assert trouble.key == "read-only"
        session.throw(RED)
        assert session.view().opening[0] is not None
        assert not session.view().saved
    session.retry_saving()
    assert session.view().saved
    assert session.path is not None
    lines = session.path.read_text().splitlines()
    assert json.loads(lines[1])["do"] == "rolled"
    session.close()


def test_a_game_finished_elsewhere_hides_its_older_copy(games: GameStore, tmp_path: Path) -> None:
    other, usual = tmp_path / "stick", tmp_path / "games"
    other.mkdir()
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    session.throw(RED)
    session.save_elsewhere(other)
    session.throw(BLACK)
    assert [saved.path.parent for saved in unfinished(usual, other)] == [other]
    session.leave()
    session.close()
    assert list(usual.glob("*.jsonl"))
    assert unfinished(usual, other) == []


def test_a_write_between_reading_and_locking_is_not_cut_off(
    games: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    path = session.path
    assert path is not None
    late = [session]

    def read_then_written_on(path: Path, *, mend: bool = False) -> Contents:
        found = read(path)
        if late:
            late[0].throw(RED)
            late.pop().close()
        return found

    monkeypatch.setattr(games_module, "read", read_then_written_on)
    again, recovered, trouble = games.resume(path)
    assert (recovered, trouble) == (None, None)
    assert again.view() == session.view()
    assert again.view().opening[0] is not None
    again.close()
    assert sorted(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "name", ["x" * 500, "half \ud800 a character", "a\nb\0", "<b>&amp;</b>", "\u202eBen", ""]
)
def test_a_game_of_players_with_any_name_can_be_gone_on_with(games: GameStore, name: str) -> None:
    session, trouble = games.begin(TRIC_TRAC, {}, (name, "Ben"))
    assert trouble is None
    names, path = session.view().names, session.path
    assert all(c.isprintable() for c in names[0])
    session.close()
    assert path is not None
    again, _, _ = games.resume(path)
    assert again.view().names == names
    again.close()


def test_a_name_that_was_kept_with_line_breaks_is_shown_on_one_line(
    games: GameStore, tmp_path: Path
) -> None:
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    session.close()
    header = {**session.header, "names": ["Ada\nLovelace", "\u202eBen"]}
    with Journal.create(tmp_path / "elsewhere", header) as journal:
        path = journal.path
    assert path is not None
    again, _, _ = games.resume(path)
    assert again.view().names == ("Ada Lovelace", "Ben")
    again.close()


@pytest.mark.parametrize("script", [[[5, 4]], [[]], [[3], [2], [1]]])
def test_a_script_that_does_not_fit_the_game_stops_nobody(
    games: GameStore, tmp_path: Path, script: list[list[int]]
) -> None:
    header = {
        "variant": "backgammon",
        "options": {},
        "names": list(NAMES),
        "dice": {"seed": 1, "script": script},
    }
    journal = Journal.create(tmp_path / "games", header)
    journal.close()
    assert journal.path is not None
    session, _, _ = games.resume(journal.path)
    for _ in range(12):
        act(session)
    assert len(session.view().names) == 2
    assert session.view().to_move is not None
    session.close()


def test_a_journal_that_goes_back_behind_a_throw_ends_before_that(
    games: GameStore, tmp_path: Path
) -> None:
    """Going on from there would give fresh dice for a throw already made."""
    session, _ = games.begin(TRIC_TRAC, {}, NAMES, DiceChoice(script=((5, 4), (2, 1))))
    while session.view().to_move is not BLACK:
        act(session)
    session.throw(BLACK)
    before, path = session.view(), session.path
    session.close()
    assert path is not None
    with Journal.open(path) as journal:
        journal.append({"go": 2}, sync=True)
    again, recovered, _ = games.resume(path)
    assert again.view() == before
    assert recovered is not None
    assert recovered.kept_aside is not None
    again.close()

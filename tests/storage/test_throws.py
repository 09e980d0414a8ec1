"""Counting the throws that saved games hold."""

from __future__ import annotations

from pathlib import Path

from tests.session.hasty_players import play_some
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.throws import CountedThrows, count, thrown
from trictrac_gui.variants import BACKGAMMON, VARIANTS


def test_numbers_set_by_hand_or_given_in_advance_are_kept_apart() -> None:
    found = thrown(
        [
            {"do": "rolled", "numbers": [5], "origin": "dice"},
            {"do": "rolled", "numbers": [6, 6], "origin": "hand"},
            {"do": "stepped", "step": [1, 2, 3]},
            {"do": "rolled", "numbers": [2, 1], "origin": "script"},
            {"do": "rolled", "numbers": [4, 3], "origin": "dice"},
            {"go": 3},
        ]
    )
    assert found == CountedThrows(((5,), (4, 3)), by_hand=1, scripted=1)


def test_numbers_no_die_has_are_not_counted() -> None:
    assert thrown([{"do": "rolled", "numbers": [7, 0], "origin": "dice"}]) == CountedThrows()
    assert thrown([{"do": "rolled", "numbers": "66", "origin": "dice"}]) == CountedThrows()


def test_the_games_of_all_folders_are_counted_once(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    games = GameStore(VARIANTS, here)
    expected = 0
    for seed in range(3):
        session, _ = games.begin(BACKGAMMON, {}, ("", ""), DiceChoice(seed=seed))
        play_some(session, 30, seed)
        expected += count(session.thrown().rolls).total
        session.close()
    assert session.path is not None
    there.mkdir()
    (there / session.path.name).write_bytes(session.path.read_bytes())
    (here / "broken.jsonl").write_text("no journal\n")
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    library.look([here, there, tmp_path / "missing"])
    while library.count_next():
        pass
    told = library.thrown()
    assert told.dice.total == expected > 10
    assert (told.by_hand, told.scripted) == (0, 0)

"""The library finds every game that is kept, and forgets nothing that the journals know."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.kept_games import keep
from trictrac_gui.engine.match import MatchKind, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import library_database, trash
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.library_search import LibraryGame, LibraryQuery, Order, State
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tavla import TAVLA
from trictrac_gui.variants.tric_trac import TRIC_TRAC

FIRST, SECOND = Side.FIRST, Side.SECOND


def opened(tmp_path: Path) -> Library:
    """The library of the folder ``games``, with everything counted."""
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    assert library.look([tmp_path / "games"]) == []
    while library.count_next():
        pass
    return library


def names(found: Sequence[LibraryGame]) -> list[str]:
    return [game.names[0] for game in found]


def test_a_game_is_found_with_all_that_is_to_be_said_of_it(tmp_path: Path) -> None:
    path = keep(tmp_path / "games", ("Ada", "Émile"), [SECOND], value=2, turns=4, when=1e9)
    library = opened(tmp_path)
    (game,) = library.search()
    assert game.path == path
    assert (game.variant, game.agreement.kind, game.names) == (
        "backgammon",
        MatchKind.GAME,
        ("Ada", "Émile"),
    )
    assert game.finished
    assert game.counted
    assert game.winner is FIRST
    assert game.ending == "resigned"
    assert game.turns >= 4
    assert game.changed == 1e9
    assert game.begun is not None
    assert abs(game.begun - time.time()) < 600
    (played,) = library.played()
    assert (played.winner, played.value, played.how) == (FIRST, 2, "gammon")


@pytest.mark.parametrize("when", [-5e9, 9.3e9, 1e11])
def test_a_file_of_an_absurd_date_hides_no_game(tmp_path: Path, when: float) -> None:
    keep(tmp_path / "games", ("Ada", "Émile"), [SECOND], when=1e9)
    path = keep(tmp_path / "games", ("Zoé", "Émile"), [SECOND])
    os.utime(path, (when, when))
    library = opened(tmp_path)
    assert sorted(names(library.search())) == ["Ada", "Zoé"]
    library.add_journal(path)
    assert sorted(names(library.search())) == ["Ada", "Zoé"]
    assert len(library.played()) == 2
    library.close()
    again = opened(tmp_path)  # what is known is not read anew
    (found,) = [game for game in again.search() if game.names[0] == "Zoé"]
    assert 0 <= found.changed < 9.3e9


def test_a_name_is_listed_on_one_line_and_turns_no_writing_round(tmp_path: Path) -> None:
    keep(tmp_path / "games", ("Ada\nLovelace", "\u202eÉmile"), [SECOND])
    (game,) = opened(tmp_path).search()
    assert game.names == ("Ada Lovelace", "Émile")


def test_a_folder_whose_name_is_no_text_is_listed_as_well(tmp_path: Path) -> None:
    folder = tmp_path / "bad\udcffname"
    path = keep(folder, losers=[FIRST])
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    library.look([folder])
    assert library.count_next()
    (game,) = library.search()
    assert game.path == path
    assert game.counted
    library.moved(path, trash.delete(path))
    (game,) = library.search(LibraryQuery(state=State.DELETED))
    assert game.path.exists()


def test_a_match_has_its_score_and_each_of_its_games(tmp_path: Path) -> None:
    keep(
        tmp_path / "games",
        losers=[SECOND, FIRST, SECOND, SECOND],
        match=match_to(3, cube=True),
    )
    library = opened(tmp_path)
    (game,) = library.search()
    assert (game.score, game.winner, game.games) == ((3, 1), FIRST, 4)
    assert (game.agreement.kind, game.agreement.length) == (MatchKind.MATCH, 3)
    assert [played.winner for played in library.played()] == [FIRST, SECOND, FIRST, FIRST]
    assert [played.number for played in library.played()] == [1, 2, 3, 4]


def test_the_last_position_of_a_game_is_known_without_its_file(tmp_path: Path) -> None:
    path = keep(tmp_path / "games", losers=[SECOND], turns=6)
    (game,) = opened(tmp_path).search()
    session, _, _ = GameStore(VARIANTS, path.parent).resume(path)
    assert game.position == format_position(BACKGAMMON, session.view().position) != ""
    session.close()


def test_an_older_copy_is_listed_again_when_the_longer_one_is_deleted(tmp_path: Path) -> None:
    stick, older = tmp_path / "stick", keep(tmp_path / "games")
    stick.mkdir()
    newer = stick / older.name
    newer.write_bytes(older.read_bytes())
    with Journal.open(newer) as journal:
        journal.append({"id": 1, "do": "rolled"}, sync=False)
    library = opened(tmp_path)
    library.look([older.parent, stick])
    assert [game.path for game in library.search()] == [newer]
    library.moved(newer, trash.delete(newer))
    assert [game.path for game in library.search()] == [older]


def test_a_game_that_goes_on_has_no_result_yet(tmp_path: Path) -> None:
    keep(tmp_path / "games", variant=TRIC_TRAC)
    library = opened(tmp_path)
    (game,) = library.search()
    assert (game.finished, game.winner, game.score, game.games) == (False, None, (0, 0), 0)
    assert library.played() == []


def test_names_are_found_by_parts_without_accents_or_capitals(tmp_path: Path) -> None:
    keep(tmp_path / "games", ("Ada Lovelace", "Émile"))
    keep(tmp_path / "games", ("Jörg", "Ada"))
    library = opened(tmp_path)
    assert names(library.search(LibraryQuery("emile"))) == ["Ada Lovelace"]
    assert names(library.search(LibraryQuery("ADA LOVE"))) == ["Ada Lovelace"]
    assert names(library.search(LibraryQuery("jorg ada"))) == ["Jörg"]
    assert len(library.search(LibraryQuery("ada"))) == 2
    assert not library.search(LibraryQuery("%"))
    assert not library.search(LibraryQuery("ada nobody"))


def test_games_are_found_by_variant_time_and_result(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    keep(folder, ("won", ""), [SECOND], when=1000)
    keep(folder, ("gammon", ""), [SECOND], value=2, when=2000)
    keep(folder, ("begun", ""), variant=TRIC_TRAC, when=3000)
    keep(folder, ("tavla", ""), [FIRST], variant=TAVLA, when=4000)
    library = opened(tmp_path)
    assert names(library.search()) == ["tavla", "begun", "gammon", "won"]
    assert names(library.search(LibraryQuery(variant="tavla"))) == ["tavla"]
    assert names(library.search(LibraryQuery(state=State.UNFINISHED))) == ["begun"]
    assert names(library.search(LibraryQuery(state=State.WON))) == ["tavla", "gammon", "won"]
    assert names(library.search(LibraryQuery(state=State.GAMMONS))) == ["gammon"]
    assert names(library.search(LibraryQuery(since=2000, until=4000))) == ["begun", "gammon"]
    assert not library.search(LibraryQuery(state=State.DRAWN))


def test_a_list_can_be_sorted_both_ways(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    keep(folder, ("b", ""), [SECOND], turns=8, when=1000)
    keep(folder, ("C", ""), [SECOND], turns=2, when=2000)
    keep(folder, ("ä", ""), [SECOND], turns=4, when=3000)
    library = opened(tmp_path)

    def sort(order: Order, *, down: bool) -> list[str]:
        return names(library.search(LibraryQuery(order=order, descending=down)))

    assert sort(Order.PLAYERS, down=False) == ["ä", "b", "C"]
    assert sort(Order.PLAYERS, down=True) == ["C", "b", "ä"]
    assert sort(Order.TURNS, down=True) == ["b", "ä", "C"]
    assert sort(Order.CHANGED, down=False) == ["b", "C", "ä"]


def test_class_boards_are_listed_apart_and_never_counted(tmp_path: Path) -> None:
    keep(tmp_path / "games", ("class", ""), [SECOND], free=True, turns=4)
    keep(tmp_path / "games", ("game", ""), [SECOND])
    library = opened(tmp_path)
    assert names(library.search()) == ["game"]
    assert names(library.search(LibraryQuery(state=State.CLASS_BOARDS))) == ["class"]
    assert [played.names[0] for played in library.played()] == ["game"]
    told = library.thrown()
    assert told.on_class_boards >= 4
    assert told.games == 1
    assert (library.size(), library.size(State.CLASS_BOARDS)) == (1, 1)


def test_the_dice_of_all_games_are_counted_as_each_game_counts_them(tmp_path: Path) -> None:
    for turns in (2, 6):
        keep(tmp_path / "games", losers=[SECOND], turns=turns)
    library = opened(tmp_path)
    told = library.thrown()
    assert told.dice.total == told.dice.counts[told_place((2, 1))]
    assert told.dice.total >= 6
    assert (told.by_hand, told.scripted, told.waiting) == (0, 0, 0)


def told_place(throw: tuple[int, int]) -> int:
    from trictrac_gui.storage.throws import THROWS

    return THROWS.index(throw)


def test_what_is_new_changed_or_gone_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    first = keep(folder, ("first", ""))
    library = opened(tmp_path)
    second = keep(folder, ("second", ""))
    with Journal.open(first) as journal:
        journal.append(
            {"id": 1, "after": 0, "do": "rolled", "side": 0, "numbers": [6], "origin": "dice"},
            sync=True,
        )
        journal.append({"id": 2, "after": 1, "do": "left", "over": True}, sync=True)
    library.look([folder])
    assert library.waiting == 2
    while library.count_next():
        pass
    assert {game.names[0]: game.finished for game in library.search()} == {
        "first": True,
        "second": False,
    }
    second.unlink()
    library.look([folder])
    assert names(library.search()) == ["first"]


def test_an_unchanged_folder_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path / "games")
    library = opened(tmp_path)
    monkeypatch.setattr(
        "trictrac_gui.storage.library.game_file", lambda path: pytest.fail(str(path))
    )
    library.look([tmp_path / "games"])
    assert library.waiting == 0


def test_of_many_new_games_the_last_played_are_listed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trictrac_gui.storage.library.AT_ONCE", 2)
    monkeypatch.setattr("trictrac_gui.storage.library.SOME", 2)
    for number in range(7):
        keep(tmp_path / "games", (f"{number}", ""), when=1000.0 + number)
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    library.look([tmp_path / "games"])
    assert names(library.search()) == ["6", "5"]
    assert library.waiting == 7
    while library.count_next():
        pass
    assert names(library.search()) == ["6", "5", "4", "3", "2", "1", "0"]
    assert library.waiting == 0


def test_one_journal_can_be_added_at_once(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    path = keep(tmp_path / "elsewhere", losers=[FIRST])
    library.add_journal(path)
    (game,) = library.search()
    assert (game.winner, game.counted) == (SECOND, True)
    path.unlink()
    library.add_journal(path)
    assert not library.search()


def test_of_a_game_in_two_folders_the_longer_record_is_shown(tmp_path: Path) -> None:
    short = keep(tmp_path / "games", ("short", ""), game="a" * 32)
    long = keep(tmp_path / "stick", ("long", ""), [SECOND], game="a" * 32)
    library = Library.open(tmp_path / "library.sqlite", VARIANTS)
    library.look([tmp_path / "games", tmp_path / "stick"])
    assert names(library.search()) == ["long"]
    long.unlink()
    library.look([tmp_path / "games", tmp_path / "stick"])
    assert [game.path for game in library.search()] == [short]


def test_what_cannot_be_read_is_listed_with_its_fault(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "other.jsonl").write_text("no game at all\n")
    path = keep(folder, ("broken", ""), [SECOND])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"rubbish\n", *lines[4:]]))
    library = opened(tmp_path)
    faults = {game.path.name: game.fault for game in library.search()}
    assert faults == {"other.jsonl": "not-a-journal", path.name: "damaged"}
    assert {game.path.name: game.playable for game in library.search()} == {
        "other.jsonl": False,
        path.name: True,
    }


def test_a_journal_that_breaks_the_rules_counts_as_far_as_it_is_legal(tmp_path: Path) -> None:
    path = keep(tmp_path / "games", losers=[])
    with Journal.open(path) as journal:
        journal.append({"id": 1, "after": 0, "do": "handed-over"}, sync=True)
    library = opened(tmp_path)
    (game,) = library.search()
    assert (game.fault, game.counted, game.games) == ("damaged", True, 0)


def test_a_deleted_game_is_listed_apart_and_comes_back(tmp_path: Path) -> None:
    path = keep(tmp_path / "games", ("gone", ""), [SECOND])
    library = opened(tmp_path)
    aside = trash.delete(path)
    library.look([tmp_path / "games"])
    assert not library.search()
    assert library.played() == []
    (deleted,) = library.search(LibraryQuery(state=State.DELETED))
    assert deleted.path == aside
    assert deleted.deleted is not None
    assert trash.bring_back(aside) == path
    library.look([tmp_path / "games"])
    assert names(library.search()) == ["gone"]
    assert not library.search(LibraryQuery(state=State.DELETED))


def test_what_is_known_of_a_game_goes_with_it_to_the_trash_and_back(tmp_path: Path) -> None:
    path = keep(tmp_path / "games", ("gone", ""), [SECOND])
    library = opened(tmp_path)
    aside = trash.delete(path)
    library.moved(path, aside)
    library.look([tmp_path / "games"])
    assert library.waiting == 0
    (deleted,) = library.search(LibraryQuery(state=State.DELETED))
    assert (deleted.path, deleted.winner) == (aside, FIRST)
    assert deleted.deleted is not None
    library.moved(aside, trash.bring_back(aside))
    library.look([tmp_path / "games"])
    assert library.waiting == 0
    assert [(game.path, game.deleted) for game in library.search()] == [(path, None)]
    assert len(library.played()) == 1


def test_a_folder_that_cannot_be_read_is_told_and_its_games_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path / "games", ("kept", ""))
    library = opened(tmp_path)
    really = os.scandir

    def refused(place: str) -> object:
        if Path(place).name == "games":
            raise PermissionError(13, "no", str(place))
        return really(place)

    monkeypatch.setattr(os, "scandir", refused)
    (fault,) = library.look([tmp_path / "games"])
    assert (fault.key, fault.path) == ("not-allowed", tmp_path / "games")
    assert names(library.search()) == ["kept"]


def test_a_damaged_index_is_set_aside_and_made_anew(tmp_path: Path) -> None:
    keep(tmp_path / "games", losers=[SECOND])
    opened(tmp_path).close()
    file = tmp_path / "library.sqlite"
    file.write_bytes(b"SQLite format 3\0" + b"rubbish" * 900)
    library = opened(tmp_path)
    assert library.note is Note.REBUILT
    assert [game.winner for game in library.search()] == [FIRST]
    assert (tmp_path / "library.damaged-1.sqlite").exists()
    library.close()
    assert opened(tmp_path).note is Note.NONE


@pytest.mark.parametrize("content", [b"a letter to my aunt\n" * 99, b"", b"\0" * 5000])
def test_whatever_lies_in_the_place_of_the_index_games_are_found(
    tmp_path: Path, content: bytes
) -> None:
    keep(tmp_path / "games")
    (tmp_path / "library.sqlite").write_bytes(content)
    library = opened(tmp_path)
    assert len(library.search()) == 1
    assert library.note is (Note.REBUILT if content else Note.NONE)


def test_a_damaged_page_inside_the_index_is_noticed(tmp_path: Path) -> None:
    for number in range(40):
        keep(tmp_path / "games", (f"player {number}", ""))
    opened(tmp_path).close()
    file = tmp_path / "library.sqlite"
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data) - 4096, 4096):
        data[page : page + 900] = b"\xa5" * 900
    file.write_bytes(data)
    library = opened(tmp_path)
    assert library.note is Note.REBUILT
    assert len(library.search()) == 40


def test_another_programs_database_is_not_written_into(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (cake TEXT)")
    other.close()
    assert opened(tmp_path).note is Note.REBUILT
    with sqlite3.connect(tmp_path / "library.damaged-1.sqlite") as kept:
        assert kept.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    kept.close()


def test_an_index_of_a_newer_program_stays_as_it_is(tmp_path: Path) -> None:
    keep(tmp_path / "games")
    opened(tmp_path).close()
    file = tmp_path / "library.sqlite"
    database = sqlite3.connect(file)
    database.execute("PRAGMA user_version = 99")
    database.close()
    before = file.read_bytes()
    library = opened(tmp_path)
    assert (library.note, len(library.search())) == (Note.NEWER, 1)
    library.close()
    assert file.read_bytes() == before


def test_without_a_place_for_it_the_index_is_kept_in_memory(tmp_path: Path) -> None:
    keep(tmp_path / "games")
    library = Library.open(tmp_path / "missing" / "library.sqlite", VARIANTS)
    library.look([tmp_path / "games"])
    assert (library.note, len(library.search())) == (Note.IN_MEMORY, 1)


def test_on_a_disk_that_becomes_full_the_list_goes_on_in_memory(tmp_path: Path) -> None:
    keep(tmp_path / "games", ("before", ""))
    library = opened(tmp_path)
    library._database.execute("PRAGMA max_page_count = 1")  # as good as a full disk
    for number in range(60):
        keep(tmp_path / "games", (f"{number} " + "x" * 70, ""))
    library.look([tmp_path / "games"])
    assert library.note is Note.IN_MEMORY
    assert len(library.search()) == 61


def test_two_programs_share_the_index(tmp_path: Path) -> None:
    keep(tmp_path / "games", ("one", ""))
    first, second = opened(tmp_path), opened(tmp_path)
    keep(tmp_path / "games", ("two", ""))
    first.look([tmp_path / "games"])
    second.look([tmp_path / "games"])
    assert {*names(first.search())} == {*names(second.search())} == {"one", "two"}
    assert (first.note, second.note) == (Note.NONE, Note.NONE)


@pytest.mark.parametrize(("local", "mode"), [(True, "wal"), (False, "delete")])
def test_a_network_folder_has_a_rollback_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, local: bool, mode: str
) -> None:
    monkeypatch.setattr(library_database, "is_surely_local", lambda folder: local)
    database, note = library_database.open_index(tmp_path / "library.sqlite")
    assert note is Note.NONE
    assert database.execute("PRAGMA journal_mode").fetchone()[0] == mode
    database.close()


def test_the_index_is_for_its_owner_alone(tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("only POSIX systems have such rights")
    opened(tmp_path).close()
    assert (tmp_path / "library.sqlite").stat().st_mode & 0o077 == 0

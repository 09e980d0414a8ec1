"""A journal gives back what was put into it, and belongs to one program."""

from __future__ import annotations

import errno
import math
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kept_games import games
from trictrac_gui.storage.errors import Busy, JournalError, NotAJournal
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import LONGEST_LINE, VERSION
from trictrac_gui.storage.reading import read

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
keys = texts.filter(lambda text: text != "check")
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**17), 10**17)
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
objects = st.dictionaries(keys, values, max_size=4)
own = {"format", "version", "game", "created"}


@settings(max_examples=60, deadline=None)
@given(header=objects.filter(lambda o: not own & o.keys()), entries=st.lists(objects, max_size=6))
def test_what_goes_into_a_journal_comes_out_of_it(
    tmp_path_factory: pytest.TempPathFactory,
    header: dict[str, object],
    entries: list[dict[str, object]],
) -> None:
    folder = tmp_path_factory.mktemp("games")
    with Journal.create(folder, header) as journal:
        for number, entry in enumerate(entries):
            journal.append(entry, sync=number % 3 == 0)
        assert journal.path is not None
        assert journal.saved
        found = read(journal.path)
    assert list(found.entries) == entries
    assert found.header.items() >= header.items()
    assert (found.damage, found.torn) == (None, False)


def test_a_journal_opened_again_goes_on_where_it_stood(written: Path) -> None:
    before = read(written)
    with Journal.open(written) as journal:
        assert journal.entries == before.entries
        assert journal.header == before.header
        journal.append({"id": 9}, sync=True)
    assert read(written).entries == (*before.entries, {"id": 9})
    assert journal.kept_aside is None


def test_every_line_of_a_journal_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    with Journal.create(tmp_path, {}) as journal:
        for number in range(3):
            journal.append({"n": number}, sync=False)
            assert journal.path is not None
            assert len(read(journal.path).entries) == number + 1


def test_two_games_never_share_a_file(tmp_path: Path) -> None:
    header = {"game": "same", "created": "2026-01-02T03:04:05+00:00"}
    with Journal.create(tmp_path, header) as one, Journal.create(tmp_path, header) as two:
        assert one.path != two.path
        one.append({"n": 1}, sync=True)
        assert two.path is not None
        assert read(two.path).entries == ()


def test_the_header_names_format_version_and_game(tmp_path: Path) -> None:
    with Journal.create(tmp_path, {"format": "other", "version": 7, "variant": "x"}) as journal:
        assert journal.header["format"] == "trictrac-journal"
        assert journal.header["version"] == VERSION
        assert journal.header["variant"] == "x"
        assert journal.header["game"]


def test_a_journal_held_by_this_program_cannot_be_opened_twice(written: Path) -> None:
    with Journal.open(written), pytest.raises(Busy):
        Journal.open(written)
    Journal.open(written).close()


def test_closing_twice_is_allowed_and_writing_afterwards_is_not(written: Path) -> None:
    journal = Journal.open(written)
    journal.close()
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.append({"id": 1}, sync=False)
    with pytest.raises(ValueError, match="closed"):
        journal.retry()


@pytest.mark.parametrize(
    "entry",
    [
        {"check": "000000000000"},
        {"n": math.nan},
        {"n": math.inf},
        {"n": 10**30},
        {"text": "\ud800"},
        {"text": "x" * LONGEST_LINE},
        {"n": object()},
        {"n": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]},
    ],
)
def test_an_entry_that_could_not_be_read_back_is_not_taken(
    written: Path, entry: dict[str, object]
) -> None:
    before = written.read_bytes()
    with Journal.open(written) as journal:
        with pytest.raises((ValueError, TypeError)):
            journal.append(entry, sync=True)
        assert journal.unsaved == 0
    assert written.read_bytes() == before


def test_keeping_fewer_entries_keeps_the_whole_file_aside(written: Path) -> None:
    whole = written.read_bytes()
    all_of_them = read(written).entries
    with Journal.open(written, keep=2) as journal:
        assert journal.entries == all_of_them[:2]
        assert journal.kept_aside is not None
        assert journal.kept_aside.read_bytes() == whole
        journal.append({"id": 7}, sync=True)
    assert read(written).entries == (*all_of_them[:2], {"id": 7})
    assert [game.path for game in games(written.parent)] == [written]


def test_keeping_no_entry_leaves_the_header(written: Path) -> None:
    with Journal.open(written, keep=0) as journal:
        assert journal.entries == ()
    assert read(written).entries == ()


def test_keeping_more_than_there_is_keeps_what_there_is(written: Path) -> None:
    with Journal.open(written, keep=99) as journal:
        assert len(journal.entries) == 5
        assert journal.kept_aside is None


def test_a_game_saved_elsewhere_goes_on_there(written: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "stick"
    old = Journal.open(written)
    with old.save_elsewhere(elsewhere) as moved:
        assert moved.path is not None
        assert moved.path.parent == elsewhere
        moved.append({"id": 8}, sync=True)
        assert read(moved.path).entries == (*read(written).entries, {"id": 8})
        assert moved.header == old.header
    Journal.open(written).close()


def test_a_game_that_cannot_be_saved_elsewhere_stays_where_it_is(
    written: Path, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with Journal.open(written) as journal:
        with pytest.raises(JournalError):
            journal.save_elsewhere(blocked)
        journal.append({"id": 8}, sync=True)
        assert journal.saved


def test_a_journal_in_memory_finds_a_place_later(tmp_path: Path) -> None:
    (tmp_path / "not").write_text("no folder yet")
    folder = tmp_path / "not" / "there"
    journal = Journal.detached(folder, {"variant": "x"}, [{"n": 1}])
    with pytest.raises(JournalError) as refused:
        journal.append({"n": 2}, sync=True)
    assert refused.value.key == "not-found"
    assert (journal.unsaved, journal.path, journal.saved) == (2, None, False)
    (tmp_path / "not").unlink()  # the folder is made again with all above it
    journal.retry()
    assert journal.saved
    assert journal.path is not None
    assert read(journal.path).entries == ({"n": 1}, {"n": 2})
    journal.close()


def test_a_folder_that_cannot_be_made_is_told_with_its_cause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "mkdir", refuse)
    with pytest.raises(JournalError) as refused:
        Journal.create(tmp_path / "gone" / "games", {})
    assert refused.value.key == "read-only"


def test_a_journal_without_any_folder_keeps_everything_in_memory(tmp_path: Path) -> None:
    journal = Journal.detached(None, {})
    with pytest.raises(JournalError):
        journal.append({"n": 1}, sync=False)
    with journal.save_elsewhere(tmp_path) as moved:
        assert moved.saved
        assert moved.entries == ({"n": 1},)


def test_a_file_deleted_under_the_running_game_is_made_anew(written: Path) -> None:
    with Journal.open(written) as journal:
        written.unlink()
        with pytest.raises(JournalError) as refused:
            journal.append({"id": 8}, sync=True)
        assert refused.value.key == "not-found"
        assert journal.unsaved == 6
        journal.retry()
        assert journal.path is not None
        assert len(read(journal.path).entries) == 6


def test_a_file_put_in_the_journals_place_is_not_written_over(written: Path) -> None:
    with Journal.open(written) as journal:
        written.unlink()
        written.write_text("somebody else's")
        with pytest.raises(JournalError):
            journal.append({"id": 8}, sync=True)
        journal.retry()
        assert written.read_text() == "somebody else's"
        assert journal.path != written


def test_a_renamed_journal_is_still_held(written: Path) -> None:
    renamed = written.with_name("renamed.jsonl")
    with Journal.open(written):
        written.rename(renamed)
        with pytest.raises(Busy):
            Journal.open(renamed)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
def test_what_is_no_file_is_refused_at_once(written: Path, tmp_path: Path) -> None:
    link, pipe, folder = tmp_path / "l.jsonl", tmp_path / "p.jsonl", tmp_path / "f.jsonl"
    link.symlink_to(written)
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (link, pipe, folder):
        with pytest.raises(JournalError) as refused:
            read(path)
        assert refused.value.key == "not-a-file"
        with pytest.raises(JournalError):
            Journal.open(path)
    with pytest.raises(JournalError):
        read(tmp_path / "none.jsonl")
    with pytest.raises(JournalError):
        read(tmp_path / "nul\0.jsonl")


def test_sound_lines_spelt_otherwise_are_left_alone(tmp_path: Path) -> None:
    import hashlib

    body = b'{"format":"trictrac-journal","version":1, "game":"g","created":"c"}'
    check = hashlib.sha256(body).hexdigest()[:12].encode()
    path = tmp_path / "g.jsonl"
    path.write_bytes(body[:-1] + b',"check":"' + check + b'"}\n')
    before = path.read_bytes()
    with pytest.raises(NotAJournal):
        Journal.open(path)
    assert path.read_bytes() == before

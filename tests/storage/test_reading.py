"""The list of games survives whatever lies in its folder."""

from __future__ import annotations

import errno
import hashlib
import os
from pathlib import Path

import pytest

from tests.kept_games import games
from trictrac_gui.storage import reading
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import LARGEST_FILE
from trictrac_gui.storage.reading import JournalFault, read, skim


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert games(tmp_path / "none") == []


def test_a_game_is_listed_with_its_header_and_length(written: Path) -> None:
    (game,) = games(written.parent)
    assert (game.path, game.entries, game.finished, game.fault) == (written, 5, False, None)
    assert game.header["names"] == ["Ada", "Émile"]
    assert game.changed == written.stat().st_mtime


def test_a_game_is_finished_when_its_last_entry_says_so(written: Path) -> None:
    with Journal.open(written) as journal:
        journal.append({"over": True}, sync=True)
        journal.close()
        assert [(g.finished, g.entries) for g in games(written.parent)] == [(True, 6)]
    with Journal.open(written) as journal:
        journal.append({"do": "undone"}, sync=True)
    assert [(g.finished, g.entries) for g in games(written.parent)] == [(False, 7)]


def test_the_last_game_played_comes_first(tmp_path: Path) -> None:
    for number in range(3):
        with Journal.create(tmp_path, {"game": f"g{number}"}) as journal:
            assert journal.path is not None
            os.utime(journal.path, (number, number * 10 % 25))
    assert [game.changed for game in games(tmp_path)] == [20, 10, 0]


def test_a_folder_full_of_rubbish_lists_every_fault_and_every_game(written: Path) -> None:
    folder = written.parent
    sound = written.read_bytes()
    header = sound[: sound.index(b"\n") + 1]
    (folder / "folder.jsonl").mkdir()
    (folder / "loop.jsonl").symlink_to("loop.jsonl")
    (folder / "link.jsonl").symlink_to(written)
    (folder / "device.jsonl").symlink_to("/dev/zero")
    (folder / "notes.txt").write_text("no journal")
    (folder / ".hidden.tmp").write_text("")
    (folder / "old.damaged-1.jsonl").write_bytes(sound + b"?\n")
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "unborn.jsonl").write_bytes(header[:40])
    (folder / "nul.jsonl").write_bytes(bytes(100_000))
    (folder / "text.jsonl").write_bytes("Grüße\n".encode("latin-1"))
    (folder / "utf16.jsonl").write_bytes(sound.decode().encode("utf-16"))
    (folder / "bomb.jsonl").write_bytes(b"[" * 60_000 + b"\n")
    (folder / "wide.jsonl").write_bytes(b"[1,2]\n")
    (folder / "newer.jsonl").write_bytes(b'{"format":"trictrac-journal","version":999}\n')
    (folder / "hurt.jsonl").write_bytes(sound + b"{}\n")
    (folder / "torn.jsonl").write_bytes(sound + b'{"do"')
    (folder / "lines.jsonl").write_bytes(header + b"\n" * 1_000_000)
    (folder / "over.jsonl").write_bytes(header + b'{"over":true}\n' * 3)
    with (folder / "large.jsonl").open("wb") as large:
        large.write(header)
        large.truncate(LARGEST_FILE + 1)
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.jsonl")
    listed = {game.path.stem: game for game in games(folder)}
    faults = {name: game.fault for name, game in listed.items()}
    faults.pop("pipe", None)
    assert faults == {
        written.stem: None,
        "torn": None,
        "over": None,
        "hurt": JournalFault.DAMAGED,
        "lines": JournalFault.DAMAGED,
        "newer": JournalFault.NEWER_VERSION,
        "folder": JournalFault.NOT_READABLE,
        "loop": JournalFault.NOT_READABLE,
        "link": JournalFault.NOT_READABLE,
        "device": JournalFault.NOT_READABLE,
        "nul": JournalFault.NOT_A_JOURNAL,
        "text": JournalFault.NOT_A_JOURNAL,
        "utf16": JournalFault.NOT_A_JOURNAL,
        "bomb": JournalFault.NOT_A_JOURNAL,
        "wide": JournalFault.NOT_A_JOURNAL,
        "large": JournalFault.NOT_A_JOURNAL,
    }
    assert listed["hurt"].entries == 5
    assert listed["hurt"].detail == "missing-field"
    assert listed["torn"].entries == 5


@pytest.mark.parametrize("error", [errno.EACCES, errno.EIO])
def test_a_file_that_cannot_be_read_is_listed_as_such(
    written: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def refuse(descriptor: int, limit: int) -> bytes:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(reading, "read_up_to", refuse)
    assert [game.fault for game in games(written.parent)] == [JournalFault.NOT_READABLE]


def test_a_journal_that_is_skimmed_tells_the_same_as_one_that_is_read() -> None:
    samples = Path(__file__).parents[1] / "samples"
    for path in sorted(samples.glob("*.jsonl")):
        whole, skimmed = read(path), skim(path)
        told = [{k: v for k, v in entry.items() if k != "check"} for entry in skimmed.entries]
        assert told == [*whole.entries]
        assert (skimmed.header, skimmed.moved) == (whole.header, whole.moved)


@pytest.mark.parametrize(
    "body",
    [
        b'{"a":' + b"[" * 20000 + b"]" * 20000 + b"}",
        b'{"a":' + b"9" * 5000 + b"}",
        b'{"a":1},{"b":2}',
        b'{"a":NaN}',
    ],
    ids=["nested", "huge number", "two objects", "not a number"],
)
def test_skimming_what_no_program_of_ours_writes_is_as_strict_as_reading(
    tmp_path: Path, body: bytes
) -> None:
    """Whoever forges the chain of checks as well gets no further."""
    with Journal.create(tmp_path, {}) as journal:
        journal.append({"id": 1}, sync=True)
        path = journal.path
    assert path is not None
    data = path.read_bytes()
    before = data.splitlines()[-1][-14:-2]
    check = hashlib.sha256(before + body).hexdigest()[:12].encode()
    path.write_bytes(data + body[:-1] + b',"check":"' + check + b'"}\n')
    assert skim(path) == read(path)
    assert skim(path).damage is not None

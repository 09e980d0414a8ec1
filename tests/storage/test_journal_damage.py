"""Whatever happens to the bytes of a journal, its sound beginning comes back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kept_games import games
from trictrac_gui.storage.errors import NewerVersion, NotAJournal
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import (
    ANY_BIT,
    ANY_BYTE,
    LONGEST_LINE,
    VERSION,
    Damage,
    encode,
)
from trictrac_gui.storage.reading import Contents, contents, read, scan_journal

ANYWHERE = Path("game.jsonl")


def journal_bytes() -> tuple[bytes, list[dict[str, object]], list[int]]:
    """A journal, its entries, and where each of its lines ends."""
    header = {"format": "trictrac-journal", "version": 1, "game": "g", "created": "c"}
    entries: list[dict[str, object]] = [{"id": 1, "roll": [5, 4]}, {}, {"é": "x"}, {"over": True}]
    data, line = encode(header, "")
    ends = [len(data)]
    for entry in entries:
        more, line = encode(entry, line.check)
        data += more
        ends.append(len(data))
    return data, entries, ends


DATA, ENTRIES, ENDS = journal_bytes()


def judged(data: bytes) -> Contents:
    return contents(scan_journal(ANYWHERE, data))


@pytest.mark.parametrize("length", range(len(DATA)))
def test_a_journal_cut_anywhere_gives_back_its_whole_lines(length: int) -> None:
    if length < ENDS[0]:
        with pytest.raises(NotAJournal) as refused:
            judged(DATA[:length])
        assert refused.value.key == ("empty" if length == 0 else "torn")
        return
    found = judged(DATA[:length])
    whole = sum(end <= length for end in ENDS[1:])
    assert list(found.entries) == ENTRIES[:whole]
    assert found.torn is (length not in ENDS)
    assert found.damage is None


@pytest.mark.parametrize("mask", [0x01, 0x20, 0x80, 0xFF])
def test_one_wrong_byte_anywhere_is_found(mask: int) -> None:
    for place in range(len(DATA)):
        assert_found(DATA[:place] + bytes([DATA[place] ^ mask]) + DATA[place + 1 :], place)


@given(place=st.integers(0, len(DATA) - 1), byte=st.integers(0, 255))
def test_any_other_byte_anywhere_is_found(place: int, byte: int) -> None:
    if DATA[place] != byte:
        assert_found(DATA[:place] + bytes([byte]) + DATA[place + 1 :], place)


def assert_found(data: bytes, place: int) -> None:
    if place < ENDS[0]:
        with pytest.raises((NotAJournal, NewerVersion)):
            judged(data)
        return
    found = judged(data)
    line = sum(end <= place for end in ENDS)
    assert list(found.entries) == ENTRIES[: line - 1]
    assert found.damage is not None
    assert found.damage.line == line + 1
    assert not found.torn


@pytest.mark.parametrize("bit", range(8))
def test_one_wrong_bit_anywhere_is_put_right_by_the_check_of_its_line(bit: int) -> None:
    for place in range(len(DATA)):
        wrong = DATA[:place] + bytes([DATA[place] ^ 1 << bit]) + DATA[place + 1 :]
        found = scan_journal(ANYWHERE, wrong, mend=ANY_BIT)
        assert (found.data, found.damage, found.torn) == (DATA, None, False), place
        assert [dict(line.entry) for line in found.lines[1:]] == ENTRIES
        line = sum(end <= place for end in ENDS) + 1
        assert found.mended == (line,)


@pytest.mark.parametrize("change", [3, 0x81, 0xFF])
def test_one_wrong_byte_anywhere_is_put_right_as_well(change: int) -> None:
    for place in range(0, len(DATA), 7):
        wrong = DATA[:place] + bytes([DATA[place] ^ change]) + DATA[place + 1 :]
        found = scan_journal(ANYWHERE, wrong, mend=ANY_BYTE)
        assert (found.data, found.damage, found.torn) == (DATA, None, False), place


def test_a_wrong_bit_in_several_lines_is_put_right_and_two_bytes_in_one_line_are_not() -> None:
    wrong = bytearray(DATA)
    for end in ENDS:
        wrong[end - 5] ^= 2
    assert scan_journal(ANYWHERE, bytes(wrong), mend=ANY_BYTE).mended == (1, 2, 3, 4, 5)
    wrong = bytearray(DATA)
    wrong[ENDS[1] + 3] ^= 2
    wrong[ENDS[1] + 5] ^= 2
    found = scan_journal(ANYWHERE, bytes(wrong), mend=ANY_BYTE)
    assert (found.mended, len(found.lines)) == ((), 2)
    assert found.damage == Damage(3, found.damage.key if found.damage else "")


@pytest.mark.parametrize("place", [3, 40, 300])
def test_a_journal_with_a_wrong_bit_is_put_right_on_the_disk(written: Path, place: int) -> None:
    sound = written.read_bytes()
    wrong = sound[:place] + bytes([sound[place] ^ 8]) + sound[place + 1 :]
    written.write_bytes(wrong)
    assert [game.fault for game in games(written.parent)] == [None]
    with Journal.open(written) as journal:
        assert len(journal.entries) == 5
        assert journal.kept_aside is not None
        assert journal.kept_aside.read_bytes() == wrong
    assert written.read_bytes() == sound


def test_a_line_taken_out_doubled_or_swapped_is_found() -> None:
    lines = DATA.splitlines(keepends=True)
    for changed in (
        [*lines[:2], *lines[3:]],
        [*lines[:2], lines[1], *lines[2:]],
        [*lines[:2], lines[3], lines[2], *lines[4:]],
    ):
        found = judged(b"".join(changed))
        assert found.damage == Damage(3, "check-differs")
        assert list(found.entries) == ENTRIES[:1]


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_bytes_of_any_kind_behind_a_header_never_crash(rubbish: bytes) -> None:
    found = judged(DATA[: ENDS[0]] + rubbish)
    assert found.entries == ()
    assert (found.damage is None) == (found.torn or not rubbish)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_bytes_of_any_kind_are_no_journal(rubbish: bytes) -> None:
    with pytest.raises(NotAJournal):
        judged(rubbish)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"", "not-json"),
        (b"\xff\xfe{}", "not-text"),
        (b"\0\0\0", "not-json"),
        (b"[1]", "not-an-object"),
        (b"{}", "missing-field"),
        (b'{"a":1,"a":2}', "doubled-key"),
        (b'{"a":NaN}', "bad-number"),
        (b'{"a":-Infinity}', "bad-number"),
        (b'{"a":1e999}', "bad-number"),
        (b'{"a":' + b"9" * 5000 + b"}", "bad-number"),
        (b'{"a":"\\ud800"}', "not-text"),
        (b'{"a":' + b"[" * 30000 + b"]" * 30000 + b"}", "too-deep"),
        (b'{"a":' + b"[" * 40 + b"]" * 40 + b"}", "too-deep"),
        (b'{"a":' * 9000, "too-deep"),
        (b'{"a":"' + b"x" * LONGEST_LINE + b'"}', "too-long"),
        (b'{"check":"000000000000"}', "check-differs"),
        (b'{"a":1 "check":"000000000000"}', "not-json"),
        (b'{"a":1,"check":"000000000000"}\r', "check-differs"),
    ],
)
def test_the_damage_of_a_line_has_a_name(line: bytes, key: str) -> None:
    damage = judged(DATA[: ENDS[1]] + line + b"\n").damage
    assert damage is not None
    assert damage.line == 3
    assert damage.key in (key, "not-json" if key == "too-deep" else key)


def test_an_endless_last_line_is_damage() -> None:
    assert judged(DATA + b"x" * (LONGEST_LINE * 3)).damage == Damage(6, "too-long")


def test_a_torn_line_is_cut_off_without_keeping_anything_aside(written: Path) -> None:
    sound = written.read_bytes()
    written.write_bytes(sound + b'{"id":5,"do":"ste')
    with Journal.open(written) as journal:
        assert journal.kept_aside is None
        assert len(journal.entries) == 5
    assert written.read_bytes() == sound
    assert list(written.parent.iterdir()) == [written]


def test_a_damaged_journal_is_kept_aside_and_goes_on_from_its_sound_part(written: Path) -> None:
    damaged = written.read_bytes().replace(b'"undone"', b'"redone"')
    written.write_bytes(damaged)
    assert [game.fault for game in games(written.parent)] == ["damaged"]
    with Journal.open(written) as journal:
        assert len(journal.entries) == 2
        assert journal.kept_aside is not None
        assert journal.kept_aside.read_bytes() == damaged
        journal.append({"id": 3}, sync=True)
    found = read(written)
    assert found.damage is None
    assert len(found.entries) == 3


def test_a_file_kept_aside_is_never_written_over(written: Path) -> None:
    kept: list[tuple[Path, bytes]] = []
    for number in range(3):
        damaged = written.read_bytes() + b"rubbish %d\n" % number
        written.write_bytes(damaged)
        with Journal.open(written) as journal:
            assert journal.kept_aside is not None
            kept.append((journal.kept_aside, damaged))
    assert len({path for path, _ in kept}) == 3
    assert all(path.read_bytes() == damaged for path, damaged in kept)


def test_the_same_damage_is_kept_aside_once(written: Path) -> None:
    damaged = written.read_bytes() + b"rubbish\n"
    for _ in range(3):
        written.write_bytes(damaged)
        Journal.open(written).close()
    assert len(list(written.parent.iterdir())) == 2


@pytest.mark.parametrize("version", [VERSION + 1, 10**9])
def test_a_newer_journal_is_left_untouched(written: Path, version: int) -> None:
    header = json.dumps({"format": "trictrac-journal", "version": version, "more": [1]})
    newer = header.encode() + b"\n" + b"what only newer programs know\n"
    written.write_bytes(newer)
    for use in (read, Journal.open):
        with pytest.raises(NewerVersion) as refused:
            use(written)
        assert refused.value.version == version
    assert written.read_bytes() == newer
    assert [(game.fault, game.detail) for game in games(written.parent)] == [
        ("newer-version", f"version {version}")
    ]


@pytest.mark.parametrize(
    "first",
    [
        {"format": "other", "version": 1},
        {"format": "trictrac-journal"},
        {"format": "trictrac-journal", "version": True},
        {"format": "trictrac-journal", "version": "2"},
        {"format": "trictrac-journal", "version": 0, "game": "g", "created": "c"},
        {"format": "trictrac-journal", "version": 1},
        {"format": "trictrac-journal", "version": 1, "game": 3, "created": "c"},
    ],
)
def test_a_first_line_that_is_no_header_makes_no_journal(
    written: Path, first: dict[str, object]
) -> None:
    written.write_bytes(encode(first, "")[0])
    before = written.read_bytes()
    for use in (read, Journal.open):
        with pytest.raises(NotAJournal):
            use(written)
    assert written.read_bytes() == before

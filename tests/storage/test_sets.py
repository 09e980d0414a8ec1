"""Sets of kept positions on the disk."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_setting_up import set_ups
from trictrac_gui.assets import resource
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.drawings import parse_drawings
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Cube
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.sets import (
    LARGEST_FILE,
    LONGEST_NOTE,
    MOST,
    KeptPosition,
    PositionSet,
    as_text,
    decode,
    encode,
    load,
    new_path,
    save,
)
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

HERE = Path("a.tts")
SETUP = SetUp(TRIC_TRAC.setup, Side.FIRST, (6, 4), (3, 5))
KEPT = KeptPosition(SETUP, "arrows: 1-7 red\nnumbers: 5=1 blue", "Eine Notiz.\nMit „zwei“ Zeilen.")
SET = PositionSet("Der Anfang", TRIC_TRAC, (KEPT, KeptPosition(SetUp(TRIC_TRAC.setup, None))))

TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=40)


@given(set_ups(), TEXTS, TEXTS)
def test_a_set_is_the_same_once_written_and_read(
    case: tuple[Variant, SetUp], title: str, note: str
) -> None:
    variant, setup = case
    kept = PositionSet(title, variant, (KeptPosition(setup, "circles: 5 green", note),) * 2)
    assert decode(encode(kept), HERE, VARIANTS, parse_drawings) == kept


def test_a_match_with_its_cube_is_kept_too(tmp_path: Path) -> None:
    match = replace(match_to(7, cube=True), score=(2, 3))
    setup = SetUp(BACKGAMMON.setup, Side.SECOND, cube=Cube(4, Side.FIRST))
    kept = PositionSet("Doubles", BACKGAMMON, (KeptPosition(setup, match=match),))
    path = tmp_path / "deep" / "a.tts"
    save(path, kept)
    assert load(path, VARIANTS, parse_drawings) == kept


def test_the_file_can_be_read_and_written_by_people() -> None:
    lines = encode(SET).decode("utf-8").splitlines()
    assert json.loads(lines[0])["title"] == "Der Anfang"
    assert "„zwei“" in lines[1]
    edited = "\n\n".join([lines[0], lines[2], lines[1]]).encode()
    found = decode(edited, HERE, VARIANTS, parse_drawings)
    assert found.positions == SET.positions[::-1]


def test_the_example_of_the_description_is_sound() -> None:
    text = resource("formats", "set.md").read_text(encoding="utf-8")
    examples = [block.split("```")[0] for block in text.split("```json\n")[1:]]
    data = "".join(examples).encode()
    found = decode(data, HERE, VARIANTS, parse_drawings)
    assert found.title == "Taking the Hucke"
    assert len(found.positions) == 1


def test_positions_are_reordered_changed_and_taken_out() -> None:
    a, b, c = (replace(KEPT, note=note) for note in "abc")
    kept = PositionSet("", TRIC_TRAC).added(a).added(b).added(c)
    assert [one.note for one in kept.moved(0, 2).positions] == ["b", "c", "a"]
    assert [one.note for one in kept.moved(2, 0).positions] == ["c", "a", "b"]
    assert [one.note for one in kept.moved(1, 9).positions] == ["a", "c", "b"]
    assert [one.note for one in kept.without(1).positions] == ["a", "c"]
    assert [one.note for one in kept.changed(1, a).positions] == ["a", "a", "c"]


def test_a_new_file_never_takes_the_name_of_another(tmp_path: Path) -> None:
    assert new_path(tmp_path, "Die Hucke!").name == "die-hucke.tts"
    (tmp_path / "die-hucke.tts").touch()
    assert new_path(tmp_path, "Die Hucke!").name == "die-hucke-2.tts"
    assert new_path(tmp_path, "Con").name == "con-1.tts", "a device of Windows"
    assert new_path(tmp_path, "../..").name == "set.tts"


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.tts"
    save(path, SET)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("trictrac_gui.storage.files.os.replace", full)
    with pytest.raises(OSError, match="no space"):
        save(path, SET.without(0))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["a.tts"]


def test_what_is_typed_is_kept_as_text_alone() -> None:
    assert as_text("a\r\nb\tc\x00\x1b[31m", 99) == "a\nb c[31m"
    assert as_text("  two \n lines ", 99, one_line=True) == "two lines"
    assert as_text("x" * 50, 10) == "x" * 10


# --- Faults ----------------------------------------------------------------------------------

HEAD = {"format": "trictrac-set", "version": 1, "title": "t", "variant": "tric-trac"}
GOOD = {"position": "red 1:15 / black 24:15", "to_move": "red"}


def fault(*lines: object) -> DecodingError:
    data = b"\n".join(
        line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines
    )
    with pytest.raises(DecodingError) as caught:
        decode(data, HERE, VARIANTS, parse_drawings)
    return caught.value


@pytest.mark.parametrize(
    ("lines", "line", "field", "key"),
    [
        ([b""], 1, "", "empty"),
        ([b"\xff"], 1, "", "not-text"),
        ([b"{"], 1, "", "not-json"),
        ([[1]], 1, "", "not-an-object"),
        ([{"format": "x"}], 1, "format", "wrong-format"),
        ([{**HEAD, "version": "1"}], 1, "version", "wrong-value"),
        ([{**HEAD, "version": 3}], 1, "version", "newer-version"),
        ([{**HEAD, "colour": 1}], 1, "colour", "unknown-field"),
        ([{**HEAD, "title": "x" * 121}], 1, "title", "too-long"),
        ([{**HEAD, "title": "a\nb"}], 1, "title", "not-text"),
        ([{**HEAD, "variant": "chess"}], 1, "variant", "no-such-game"),
        ([{**HEAD, "options": 3}], 1, "options", "wrong-value"),
        ([{**HEAD, "options": {"hucke": "x"}}], 1, "options.hucke", "wrong-value"),
        ([HEAD, GOOD, b"", b"{"], 4, "", "not-json"),
        ([HEAD, {"to_move": "red"}], 2, "position", "wrong-value"),
        (
            [HEAD, {**GOOD, "position": "red 1:14 13:1 / black 24:15"}],
            2,
            "position",
            "alone-on-hucke",
        ),
        ([HEAD, GOOD, {**GOOD, "to_move": "white"}], 3, "to_move", "wrong-value"),
        ([HEAD, {**GOOD, "score": [0, 12]}], 2, "score", "game-won"),
        ([HEAD, {**GOOD, "drawings": "arrow"}], 2, "drawings", "bad-drawings"),
        ([HEAD, {**GOOD, "note": 5}], 2, "note", "wrong-value"),
        ([HEAD, {**GOOD, "note": "x" * (LONGEST_NOTE + 1)}], 2, "note", "too-long"),
        ([HEAD, {**GOOD, "note": "\u0007"}], 2, "note", "not-text"),
        ([HEAD, {**GOOD, "match": 5}], 2, "match", "wrong-value"),
        (
            [HEAD, {**GOOD, "match": {"kind": "match", "length": 0}}],
            2,
            "match.length",
            "wrong-length",
        ),
        ([HEAD, {**GOOD, "colour": "red"}], 2, "colour", "unknown-field"),
        ([HEAD, *[GOOD] * (MOST + 1)], MOST + 2, "", "too-many"),
    ],
)
def test_a_fault_is_told_with_line_and_field(
    lines: list[object], line: int, field: str, key: str
) -> None:
    found = fault(*lines)
    assert (found.line, found.field, found.key) == (line, field, key)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "no.tts", "missing"), (tmp_path, "")):
        with pytest.raises(DecodingError) as caught:
            load(path, VARIANTS, parse_drawings)
        assert caught.value.line == 0
        assert not key or caught.value.key
    large = tmp_path / "large.tts"
    large.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(DecodingError, match="too-large"):
        load(large, VARIANTS, parse_drawings)


def test_no_damaged_file_is_more_than_a_fault() -> None:
    rng = Random(11)
    sound = encode(SET)
    refused = 0
    for _ in range(1500):
        data = bytearray(sound)
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            decode(bytes(data), HERE, VARIANTS, parse_drawings)
        except DecodingError:
            refused += 1
    assert refused > 700

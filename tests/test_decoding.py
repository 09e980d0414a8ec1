"""Values from outside are read strictly, and a fault names its key and its place."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.decoding import (
    DEEPEST,
    LINES,
    LONGEST_NUMBER,
    ONE_LINE,
    WRONG_VALUE,
    DecodingError,
    Fields,
    Reader,
    dumps,
    flag,
    joined,
    listed,
    load_object,
    loads,
    mapped,
    number,
    one_line,
    one_of,
    pair,
    text,
    whole,
)

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**18), 10**18)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab", max_size=2), inner),
    max_leaves=12,
)


@given(VALUES)
def test_what_is_written_is_read_again(value: object) -> None:
    assert loads(dumps(value)) == value
    assert loads(dumps(value, indent=2)) == value


def place(data: bytes) -> tuple[str, str, int, int]:
    with pytest.raises(DecodingError) as caught:
        loads(data)
    fault = caught.value
    return fault.key, fault.field, fault.line, fault.column


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b'{"a": 1,\n "b" 2}', ("not-json", "", 2, 6)),
        (b"", ("not-json", "", 1, 1)),
        (b'{"a": 1}\n{"a": 1}', ("not-json", "", 2, 1)),
        (b'{"a": "b\xff"}', ("not-text", "", 1, 9)),
        (b'{"a": 1,\n "b": "\xc3"}', ("not-text", "", 2, 8)),
        (b'"\\ud800"', ("not-text", "", 0, 0)),
        (b'{"\\udfff": 1}', ("not-text", "", 0, 0)),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', ("doubled-key", "b", 0, 0)),
        (b"[NaN]", ("bad-number", "", 0, 0)),
        (b"[-Infinity]", ("bad-number", "", 0, 0)),
        (b"1e999", ("bad-number", "", 0, 0)),
        (b"9" * (LONGEST_NUMBER + 1), ("bad-number", "", 0, 0)),
        (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), ("too-deep", "", 0, 0)),
        (b"[" * 200_000, ("too-deep", "", 0, 0)),
    ],
)
def test_json_that_cannot_be_used_is_refused_where_it_goes_wrong(
    data: bytes, found: tuple[str, str, int, int]
) -> None:
    assert place(data) == found


def test_what_is_just_allowed_is_read() -> None:
    assert loads(b"9" * LONGEST_NUMBER) == int("9" * LONGEST_NUMBER)
    value = loads(b"[" * DEEPEST + b"]" * DEEPEST)
    assert isinstance(value, list)
    assert load_object(b"{}") == {}
    with pytest.raises(DecodingError, match="not-an-object"):
        load_object(b"[]")


def test_what_json_cannot_say_is_not_written() -> None:
    with pytest.raises(ValueError, match="JSON"):
        dumps(math.nan)


@pytest.mark.parametrize(
    ("reader", "value", "field", "key"),
    [
        (text(3), 5, "f", "not-a-text"),
        (text(3), "four", "f", "too-long"),
        (text(9, blank=False), " \u00a0", "f", "empty-text"),
        (text(9, besides=ONE_LINE), "a\nb", "f", "not-text"),
        (text(9, besides=LINES), "a\u202eb", "f", "not-text"),
        (flag, 1, "f", "not-a-flag"),
        (flag, None, "f", "not-a-flag"),
        (whole(1, 6), True, "f", "not-a-whole-number"),
        (whole(1, 6), 1.0, "f", "not-a-whole-number"),
        (whole(1, 6), 0, "f", "out-of-range"),
        (whole(1, 6), 7, "f", "out-of-range"),
        (number(0, 1), "1", "f", "not-a-number"),
        (number(0, 1), True, "f", "not-a-number"),
        (number(0, 1), 1.01, "f", "out-of-range"),
        (number(0, 1), -1, "f", "out-of-range"),
        (one_of(("a", "b")), "c", "f", "no-such-choice"),
        (one_of(("a", "b")), ["a"], "f", "no-such-choice"),
        (listed(whole(1, 6)), {"a": 1}, "f", "not-a-list"),
        (listed(whole(1, 6)), [1, 2, 9], "f[2]", "out-of-range"),
        (listed(whole(1, 6), exactly=2), [1], "f", "wrong-count"),
        (listed(whole(1, 6), most=2), [1, 2, 3], "f", "too-many"),
        (listed(listed(flag)), [[], [True, 0]], "f[1][1]", "not-a-flag"),
        (pair(flag), [True, True, True], "f", "wrong-count"),
        (mapped(flag), [], "f", "not-an-object"),
        (mapped(flag), {"a": True, "b": 1}, "f.b", "not-a-flag"),
        (mapped(pair(flag)), {"a": [True, 1]}, "f.a[1]", "not-a-flag"),
        (Fields, 3, "f", "not-an-object"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_at_its_place(
    reader: Reader[object], value: object, field: str, key: str
) -> None:
    with pytest.raises(DecodingError) as caught:
        reader(value, "f")
    assert (caught.value.field, caught.value.key) == (field, key)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\n\tLovelace ", "Ada Lovelace"),
        ("Ada\u202e adA\u2066", "Ada adA"),
        ("a\ud800b\x00c\x1b[31m", "a b c [31m"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("E\u0301mile", "E\u0301mile"),
        ("x" * 50, "x" * 20),
    ],
)
def test_a_name_is_kept_on_one_line_with_nothing_that_turns_the_writing_round(
    name: str, kept: str
) -> None:
    assert one_line(name, 20) == kept
    assert one_line(kept, 20) == kept


def test_values_that_fit_are_read() -> None:
    assert text(4, blank=False, besides=LINES)("a\n\u00a0b", "") == "a\n\u00a0b"
    assert [whole(1, 6)(value, "") for value in (1, 6)] == [1, 6]
    assert [number(0, 1)(value, "") for value in (0, 0.5, 1)] == [0.0, 0.5, 1.0]
    assert listed(flag, exactly=2)([True, False], "") == (True, False)
    assert listed(flag, most=2)([True, False], "") == (True, False)
    assert mapped(one_of("ab"))({"x": "a"}, "") == {"x": "a"}


def test_fields_are_asked_for_by_name() -> None:
    fields = Fields({"a": 1, "b": {"c": [True]}}, "top")
    assert "a" in fields
    assert "c" not in fields
    assert fields.read("a", whole(0, 9)) == 1
    assert fields.get("z", flag, None) is None
    inner = fields.read("b", Fields)
    assert inner.read("c", listed(flag)) == (True,)
    for ask, field, key in (
        (lambda: fields.read("z", flag), "top.z", "missing-field"),
        (lambda: fields.need(("a", "y")), "top.y", "missing-field"),
        (lambda: fields.only(("a",)), "top.b", "unknown-field"),
        (lambda: inner.get("c", flag, False), "top.b.c", "not-a-flag"),
    ):
        with pytest.raises(DecodingError) as caught:
            ask()
        assert (caught.value.field, caught.value.key) == (field, key)
    fields.only(("a", "b", "c"))
    fields.need(("a", "b"))


def test_a_fault_takes_on_its_file_and_line_and_the_words_of_its_format() -> None:
    fault = DecodingError("out-of-range", "[1]", column=4, most=6)
    placed = fault.at(path=Path("x.tts"), line=7, within="dice", keys=WRONG_VALUE)
    assert (placed.key, placed.field, placed.line, placed.column) == (
        "wrong-value",
        "dice[1]",
        7,
        4,
    )
    assert placed.path == Path("x.tts")
    assert placed.values == {"most": 6}
    assert str(placed) == "x.tts:7:4: dice[1]: wrong-value"
    again = placed.at(within="roll")
    assert (again.path, again.line, again.field) == (Path("x.tts"), 7, "roll.dice[1]")
    assert fault.at(keys={"other": "x"}).key == "out-of-range"


def test_places_are_joined() -> None:
    assert joined("", "a") == joined("a", "") == "a"
    assert joined("a", "b") == "a.b"
    assert joined("a", "[0]") == "a[0]"

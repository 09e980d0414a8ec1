"""Questions of kept positions come back from their file, or are refused with the field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.decoding import DecodingError, joined
from trictrac_gui.engine.drawings import parse_drawings
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.storage.sets import (
    LONGEST_SAID,
    MOST_ANSWERS,
    KeptPosition,
    KeptQuestion,
    PositionSet,
    decode,
    decode_question,
    encode,
    encode_question,
)
from trictrac_gui.variants import TRIC_TRAC, VARIANTS

TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=LONGEST_SAID
)
SAID = st.just("") | TEXTS
QUESTIONS = st.one_of(
    st.builds(
        KeptQuestion,
        TEXTS,
        plays=st.lists(TEXTS, min_size=1, max_size=MOST_ANSWERS).map(tuple),
        right=SAID,
        wrong=SAID,
    ),
    st.builds(
        KeptQuestion,
        TEXTS,
        points=st.lists(st.integers(1, 24) | st.sampled_from(["bar", "off"]), min_size=1).map(
            lambda found: tuple(found[:MOST_ANSWERS])
        ),
        hint=SAID,
    ),
    st.builds(
        KeptQuestion,
        TEXTS,
        choices=st.lists(TEXTS, min_size=2, max_size=MOST_ANSWERS).map(
            lambda found: tuple((say, number == 1) for number, say in enumerate(found))
        ),
    ),
)


@given(QUESTIONS)
def test_what_is_written_is_read_again(question: KeptQuestion) -> None:
    kept = KeptPosition(SetUp(TRIC_TRAC.setup, Side.FIRST), question=question)
    of = PositionSet("t", TRIC_TRAC, (kept,))
    assert decode(encode(of), Path("x.tts"), VARIANTS, parse_drawings) == of
    assert decode_question(encode_question(question)) == question


@pytest.mark.parametrize(("asked", "version"), [(None, 1), (KeptQuestion("?", points=(1,)), 2)])
def test_a_set_without_questions_is_read_by_older_programs_too(
    asked: KeptQuestion | None, version: int
) -> None:
    kept = KeptPosition(SetUp(TRIC_TRAC.setup, Side.FIRST), question=asked)
    head = json.loads(encode(PositionSet("t", TRIC_TRAC, (kept,))).split(b"\n")[0])
    assert head["version"] == version


@pytest.mark.parametrize(
    ("written", "field", "key"),
    [
        ("Where?", "", "wrong-value"),
        ({"points": [1]}, "asks", "missing-field"),
        ({"asks": " ", "points": [1]}, "asks", "wrong-value"),
        ({"asks": "a\nb", "points": [1]}, "asks", "not-text"),
        ({"asks": "a" * (LONGEST_SAID + 1), "points": [1]}, "asks", "too-long"),
        ({"asks": "a"}, "plays", "one-kind-of-answer"),
        ({"asks": "a", "points": [1], "plays": ["1/2"]}, "points", "one-kind-of-answer"),
        ({"asks": "a", "points": [25]}, "points[0]", "wrong-value"),
        ({"asks": "a", "points": [True]}, "points[0]", "wrong-value"),
        ({"asks": "a", "points": 1}, "points", "wrong-value"),
        ({"asks": "a", "points": [1] * (MOST_ANSWERS + 1)}, "points", "too-many"),
        ({"asks": "a", "plays": [1]}, "plays[0]", "wrong-value"),
        ({"asks": "a", "choices": [{"say": "b"}]}, "choices[0].right", "missing-field"),
        ({"asks": "a", "choices": [{"say": "b", "right": 1}]}, "choices[0].right", "wrong-value"),
        ({"asks": "a", "choices": [{"say": "b", "right": True}]}, "choices", "right-and-wrong"),
        ({"asks": "a", "points": [1], "colour": "red"}, "colour", "unknown-field"),
    ],
)
def test_a_faulty_question_is_refused_with_the_field(written: object, field: str, key: str) -> None:
    head = {"format": "trictrac-set", "version": 2, "title": "t", "variant": "tric-trac"}
    line = {"position": "red 1:15 / black 24:15", "to_move": "red", "question": written}
    data = b"\n".join(json.dumps(one).encode() for one in (head, line))
    with pytest.raises(DecodingError) as caught:
        decode(data, Path("x.tts"), VARIANTS, parse_drawings)
    fault = caught.value
    assert (fault.line, fault.field, fault.key) == (2, joined("question", field), key)

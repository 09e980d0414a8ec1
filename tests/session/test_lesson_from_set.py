"""A lesson made of kept positions passes the check of lessons."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.engine.test_setting_up import set_ups
from trictrac_gui.engine.drawings import (
    WORDS,
    Arrow,
    Circle,
    Colour,
    Drawing,
    Number,
    format_drawings,
    parse_drawings,
)
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant, won_by_bearing_off
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson
from trictrac_gui.session.lesson_from_set import Replies, fitting, in_lesson, lesson_text, plays_of
from trictrac_gui.storage.sets import MOST, KeptPosition, KeptQuestion, PositionSet
from trictrac_gui.variants import TRIC_TRAC, VARIANTS

SPOTS = st.one_of(st.integers(1, 24), st.sampled_from(WORDS))
DRAWINGS: st.SearchStrategy[Drawing] = st.one_of(
    st.builds(Arrow, SPOTS, SPOTS, st.sampled_from(Colour)).filter(lambda one: one.src != one.dst),
    st.builds(Circle, SPOTS, st.sampled_from(Colour)),
    st.builds(Number, SPOTS, st.integers(1, 9), st.sampled_from(Colour)),
)
NOTES = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=80)
    | st.sampled_from(["# not a remark", "step", "title: x", "  spaces  ", ""]),
    max_size=5,
).map("\n".join)


def lesson_of(kept: PositionSet) -> str:
    return lesson_text(
        kept,
        "About this.",
        lambda _, n: f"Position {n}",
        lambda _, n: "Look.",
        Replies("Yes.", "No."),
    )


WRITTEN = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1)
QUESTIONS = st.one_of(
    st.none(),
    st.builds(
        KeptQuestion,
        WRITTEN,
        plays=st.lists(st.sampled_from(["1/2", "24/18", "#", "6/off"]), min_size=1).map(tuple),
    ),
    st.builds(
        KeptQuestion,
        WRITTEN,
        points=st.lists(st.sampled_from([1, 24, "bar", "off"]), min_size=1).map(tuple),
        hint=WRITTEN,
    ),
    st.builds(
        KeptQuestion,
        WRITTEN,
        choices=st.just((("one", True), ("#two", False))),
        right=WRITTEN,
        wrong=WRITTEN,
    ),
)


@given(set_ups(), st.lists(DRAWINGS, max_size=140), NOTES, NOTES, QUESTIONS)
def test_every_set_makes_a_lesson_that_is_sound(
    case: tuple[Variant, SetUp],
    drawings: list[Drawing],
    note: str,
    title: str,
    question: KeptQuestion | None,
) -> None:
    variant, setup = case
    assume(not any(won_by_bearing_off(variant, setup.position, side) for side in Side))
    if question is not None and question.plays:
        legal = plays_of(variant, KeptPosition(setup))
        question = replace(question, plays=(*question.plays[:4], *legal[:3]))
    kept = PositionSet(
        " ".join(title.split()),
        variant,
        (KeptPosition(setup, format_drawings(tuple(drawings)), note, question=question),) * 2,
    )
    lesson = parse_lesson(lesson_of(kept), "a.txt", VARIANTS)
    assert lesson.variant == variant
    assert [step.before.position for step in lesson.steps] == [setup.position] * 2
    assert [step.before.score for step in lesson.steps] == [setup.score] * 2
    for step in lesson.steps:
        there = [one for one in drawings if variant.has_bar or "bar" not in str(one)]
        assert sorted(step.drawings, key=str) == sorted(there, key=str)
        fits = fitting(variant, kept.positions[0])
        assert (step.question is None) == (fits is None)


def test_a_position_whose_game_is_over_is_not_in_the_lesson() -> None:
    over, on = (
        KeptPosition(SetUp(parse_position(TRIC_TRAC, text), Side.FIRST, ()))
        for text in ("red 7:1 9:1 off:13 / black 24:15", "red 7:1 9:1 23:10 off:3 / black 24:15")
    )
    kept = PositionSet("A set", TRIC_TRAC, (over, on))
    assert in_lesson(kept) == [(2, on)]
    lesson = parse_lesson(lesson_of(kept), "a.txt", VARIANTS)
    assert [step.before.position for step in lesson.steps] == [on.setup.position]
    assert "Position 2" in lesson_of(kept)


def test_notes_become_headings_and_texts_and_drawings_become_signs() -> None:
    position = parse_position(TRIC_TRAC, "red 7:1 9:1 23:10 off:3 / black 24:15")
    kept = KeptPosition(
        SetUp(position, Side.FIRST, (6, 4)),
        "arrows: 7-13 red\ncircles: 13 blue\nnumbers: 9=1 green",
        "Look for a pair\nTwo checkers stand before the Hucke.\nWhat now?",
    )
    lesson = parse_lesson(lesson_of(PositionSet("Pairs", TRIC_TRAC, (kept,))), "a", VARIANTS)
    (step,) = lesson.steps
    assert lesson.title.in_("en") == "Pairs"
    assert step.heading.in_("en") == "Look for a pair"
    assert step.text.in_("en") == "Two checkers stand before the Hucke.\n\nWhat now?"
    assert step.drawings == parse_drawings(kept.drawings)


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        (KeptQuestion("How?", plays=("7/13 9/13",), hint="In pairs."), "plays"),
        (KeptQuestion("Where?", points=(13,)), "points"),
        (KeptQuestion("Is it safe?", choices=(("Yes", True), ("No", False))), "choices"),
    ],
)
def test_a_question_comes_into_the_lesson_with_its_answers(
    question: KeptQuestion, kind: str
) -> None:
    position = parse_position(TRIC_TRAC, "red 7:1 9:1 23:10 off:3 / black 24:15")
    kept = KeptPosition(SetUp(position, Side.FIRST, (6, 4)), question=question)
    lesson = parse_lesson(lesson_of(PositionSet("Pairs", TRIC_TRAC, (kept,))), "a", VARIANTS)
    (asked,) = lesson.questions
    assert asked.asks.in_("en") == question.asks
    answers = getattr(asked, kind)
    assert [answer.reply.in_("en") for answer in answers if answer.right] == ["Yes."]
    if kind != "choices":
        assert asked.otherwise is not None
        assert asked.otherwise.in_("en") == "No."


def test_a_play_that_is_possible_no_more_stands_as_a_remark() -> None:
    kept = KeptPosition(
        SetUp(TRIC_TRAC.setup, Side.FIRST, (6, 6)), question=KeptQuestion("How?", plays=("7/13",))
    )
    text = lesson_of(PositionSet("", TRIC_TRAC, (kept,)))
    assert "# question: How?" in text
    assert parse_lesson(text, "a", VARIANTS).questions == ()


def test_the_remarks_below_a_throw_make_a_question() -> None:
    kept = KeptPosition(SetUp(TRIC_TRAC.setup, Side.FIRST, (6, 6)))
    text = lesson_of(PositionSet("", TRIC_TRAC, (kept,)))
    assert not parse_lesson(text, "a", VARIANTS).questions
    asked = text.replace("# question: ", "# question: How?").replace("# reply: ", "# reply: Yes.")
    lesson = parse_lesson(asked.replace("# ", ""), "a", VARIANTS)
    assert lesson.questions[0].plays[0].play == "1/7(2)"


def test_a_very_long_set_gives_as_much_as_a_lesson_may_hold() -> None:
    kept = KeptPosition(SetUp(TRIC_TRAC.setup, None), note="x")
    text = lesson_of(PositionSet("", TRIC_TRAC, (kept,) * MOST))
    assert len(parse_lesson(text, "a", VARIANTS).steps) == 80

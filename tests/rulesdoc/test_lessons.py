"""Lessons are read whole or refused with the fault, the line and the culprit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trictrac_gui.assets import LANGUAGES, resource
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.rulesdoc.document import load_facts
from trictrac_gui.rulesdoc.lesson_checker import (
    LARGEST,
    parse_lesson,
    read_lesson,
    shipped,
    shipped_files,
)
from trictrac_gui.rulesdoc.lesson_script import LONGEST_TEXT
from trictrac_gui.rulesdoc.lessons import (
    Lesson,
    LessonArrow,
    LessonError,
    LessonFault,
    Worse,
)
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.variants import VARIANTS

GOOD = """\
# A remark
lesson: tric-trac
rules: hucke=historic strict_start=no
title.de: Paare
title.en: Pairs
about: -

step
heading: Look
position: start
text.de: Zwei
  Zeilen,

  zwei Absätze.
text.en: Two lines.
arrow: 1>12
ring: 13

step
heading: Choose
text: Which?
question: This?
choice: right
say: yes
reply: Right.
choice: wrong
say: no
reply: Wrong.

step
heading: Play
position: red 6:1 8:1 23:10 off:3 / black 24:15
score: 3-0
text: Go.
dice: red 6-4
question: How?
hint: In pairs.
right: 6/12 8/12
reply: Yes.
wrong: 6/10 8/14
worse: danger
reply: No.
refused: 23/6 wrong-way
reply: Forwards only.
otherwise: Legal.
"""


def read(text: str) -> Lesson:
    return parse_lesson(text, "a.txt", VARIANTS)


def instead(old: str, new: str) -> str:
    """The good lesson with one line written differently; it must be there once."""
    lines = GOOD.splitlines()
    assert lines.count(old) == 1, old
    return "\n".join(new if line == old else line for line in lines) + "\n"


@pytest.fixture
def good() -> Lesson:
    return read(GOOD)


def test_a_lesson_is_read_with_its_words_signs_and_answers(good: Lesson) -> None:
    assert good.key == "a"
    assert good.variant.values == {"hucke": "historic", "strict_start": False}
    assert good.languages == ("de", "en")
    assert good.title.in_("de") == "Paare"
    assert good.title.in_("fr") == "Pairs"
    look, choose, play = good.steps
    assert look.text.in_("de") == "Zwei Zeilen,\n\nzwei Absätze."
    assert look.arrows == (LessonArrow(1, 12),)
    assert look.rings == (13,)
    assert look.question is None
    assert choose.question is not None
    assert [choice.right for choice in choose.question.choices] == [True, False]
    assert choose.before == look.after
    assert play.before.score == (3, 0)
    assert play.question is not None
    assert (play.question.side, play.question.roll) == (Side.FIRST, (6, 4))
    assert [answer.worse for answer in play.question.plays] == [None, Worse.DANGER]
    assert play.question.otherwise is not None
    assert play.after.position == play.question.plays[0].end


def test_a_step_without_a_position_goes_on_from_the_right_answer_before_it() -> None:
    text = GOOD
    lesson = read(text + "\nstep\nheading: More\nshow: black 3-2 24/21 24/22\ntext: On.\n")
    assert lesson.steps[3].before.position == lesson.steps[2].after.position
    assert lesson.steps[3].shown[0].play == "24/21 24/22"


FAULTS = [
    ("", LessonFault.NO_LESSON_LINE, 1),
    ("title: A\n", LessonFault.NO_LESSON_LINE, 1),
    ("lesson: tric-trac\ntitle: A\nabout: B\n", LessonFault.NO_STEPS, 1),
    (instead("lesson: tric-trac", "lesson: chess"), LessonFault.UNKNOWN_GAME, 2),
    (
        instead("rules: hucke=historic strict_start=no", "rules: hucke=middle"),
        LessonFault.UNKNOWN_HOUSE_RULE,
        3,
    ),
    (instead("title.en: Pairs", "no colon here"), LessonFault.NOT_AN_ENTRY, 5),
    (instead("title.en: Pairs", "titel.en: Pairs"), LessonFault.UNKNOWN_ENTRY, 5),
    (instead("title.en: Pairs", "title.tr: Pairs"), LessonFault.UNKNOWN_LANGUAGE, 5),
    (instead("ring: 13", "ring.de: 13"), LessonFault.UNKNOWN_LANGUAGE, 17),
    (instead("title.en: Pairs", "dice: red 6-4"), LessonFault.MISPLACED, 5),
    (instead("ring: 13", "about: B"), LessonFault.MISPLACED, 17),
    (instead("ring: 13", "reply: B"), LessonFault.MISPLACED, 17),
    (instead("ring: 13", "hint: B"), LessonFault.MISPLACED, 17),
    (instead("ring: 13", "right: 1/2 1/3"), LessonFault.MISPLACED, 17),
    (instead("arrow: 1>12", "position: start"), LessonFault.TWICE, 16),
    (instead("about: -", "about:"), LessonFault.EMPTY, 6),
    (instead("about: -", "title: C"), LessonFault.TWICE, 6),
    (instead("about: -", "# -"), LessonFault.MISSING, 2),
    (instead("title.en: Pairs", "# -"), LessonFault.MISSING_LANGUAGE, 4),
    (instead("heading: Look", "# -"), LessonFault.MISSING, 8),
    (instead("position: start", "# -"), LessonFault.MISSING, 8),
    (instead("about: -", "about: " + "x" * (LONGEST_TEXT + 1)), LessonFault.TOO_LONG, 6),
    (instead("about: -", "about: \x07"), LessonFault.NOT_TEXT, 6),
    (instead("about: -", "about: a\u202eb"), LessonFault.NOT_TEXT, 6),
    (instead("ring: 13", "ring: 13\n" * 25), LessonFault.TOO_MANY, 41),
    (instead("position: start", "position: red 1:16 / black"), LessonFault.BAD_POSITION, 10),
    (instead("position: start", "position: red 1 / black"), LessonFault.BAD_POSITION, 10),
    (instead("score: 3-0", "score: 12-0"), LessonFault.BAD_SCORE, 33),
    (instead("score: 3-0", "score: three"), LessonFault.BAD_SCORE, 33),
    (instead("dice: red 6-4", "dice: white 6-4"), LessonFault.BAD_THROW, 35),
    (instead("dice: red 6-4", "dice: red 7-4"), LessonFault.BAD_THROW, 35),
    (instead("dice: red 6-4", "dice: red 6-4 6/12 8/12"), LessonFault.BAD_THROW, 35),
    (instead("dice: red 6-4", "# -"), LessonFault.NO_DICE, 36),
    (instead("arrow: 1>12", "arrow: 1>25"), LessonFault.BAD_PLACE, 16),
    (instead("ring: 13", "ring: bar"), LessonFault.BAD_PLACE, 17),
    (instead("right: 6/12 8/12", "right: 6-12"), LessonFault.BAD_PLAY, 38),
    (instead("right: 6/12 8/12", "right: 12/6"), LessonFault.BAD_PLAY, 38),
    (instead("right: 6/12 8/12", "right: 6/12 8/11"), LessonFault.NOT_LEGAL, 38),
    (instead("right: 6/12 8/12", "right: 6/12"), LessonFault.NOT_LEGAL, 38),
    (instead("right: 6/12 8/12", "wrong: 6/12 8/12"), LessonFault.NO_RIGHT_ANSWER, 36),
    (instead("wrong: 6/10 8/14", "wrong: 8/12 6/12"), LessonFault.SAME_RESULT, 40),
    (instead("ring: 13", "facts: T13 T99"), LessonFault.UNKNOWN_FACT, 17),
    (instead("worse: danger", "worse: ugly"), LessonFault.UNKNOWN_REASON, 41),
    (instead("refused: 23/6 wrong-way", "refused: 23/6 backwards"), LessonFault.UNKNOWN_RULE, 43),
    (
        instead("refused: 23/6 wrong-way", "refused: 23/6 bar-first"),
        LessonFault.OTHER_RULE,
        43,
    ),
    (
        instead("refused: 23/6 wrong-way", "refused: 8/12 wrong-way"),
        LessonFault.LEGAL_AFTER_ALL,
        43,
    ),
    (instead("choice: wrong", "choice: right"), LessonFault.NO_RIGHT_ANSWER, 22),
    (instead("choice: wrong", "choice: maybe"), LessonFault.UNKNOWN_REASON, 26),
    (instead("say: no", "# -"), LessonFault.MISSING, 26),
    (instead("hint: In pairs.", "choice: right\nsay: A\nreply: B"), LessonFault.TWO_KINDS, 45),
    (instead("text: Which?", "text: Which?\ndice: red 2-1"), LessonFault.TWO_KINDS, 22),
    (instead("text: Go.", "text: Go.\nshow: red 6-6 -"), LessonFault.NOT_LEGAL, 35),
]


@pytest.mark.parametrize(("text", "key", "line"), FAULTS)
def test_a_faulty_lesson_is_refused_with_the_line(text: str, key: LessonFault, line: int) -> None:
    with pytest.raises(LessonError) as refused:
        read(text)
    told = [(fault.key, fault.line) for fault in (refused.value, *refused.value.others)]
    assert (key, line) in told
    assert len(told) == 1 or "title: C" in text  # nothing is named that only follows from it


def test_a_refusal_by_another_rule_names_that_rule() -> None:
    text = instead("refused: 23/6 wrong-way", "refused: 23/6 bar-first")
    with pytest.raises(LessonError) as refused:
        read(text)
    assert refused.value.what == RuleKey.WRONG_WAY.value


def test_after_the_end_of_a_game_nothing_more_is_thrown() -> None:
    text = (
        "lesson: tric-trac\ntitle: A\nabout: B\n\nstep\nheading: C\n"
        "position: red 22:3 20:2 off:10 / black 6:15\nscore: 11-0\n"
        "show: red 3-2 22/off(2)\nshow: black 1-2 6/3\ntext: D\n"
    )
    with pytest.raises(LessonError) as refused:
        read(text)
    assert (refused.value.key, refused.value.line) == (LessonFault.GAME_OVER, 10)


def test_files_that_are_too_large_no_text_or_not_there_are_refused(tmp_path: Path) -> None:
    large, binary = tmp_path / "large.txt", tmp_path / "binary.txt"
    large.write_bytes(b"#" * (LARGEST + 1))
    binary.write_bytes(b"lesson: tric-trac\ntitle: \xff\n")
    for path, key, line in (
        (large, LessonFault.TOO_LARGE, 0),
        (binary, LessonFault.NOT_TEXT, 2),
        (tmp_path / "missing.txt", LessonFault.UNREADABLE, 0),
        (tmp_path, LessonFault.UNREADABLE, 0),
    ):
        with pytest.raises(LessonError) as refused:
            read_lesson(path, VARIANTS, read_chosen)
        assert (refused.value.key, refused.value.line) == (key, line)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "windows.txt"
    text = GOOD
    path.write_bytes(("\ufeff" + text.replace("\n", "\r\n")).encode())
    assert read_lesson(path, VARIANTS, read_chosen).title.in_("en") == "Pairs"


# --- The shipped lessons ----------------------------------------------------------------------


def every_text(lesson: Lesson) -> list[tuple[str, str]]:
    """All texts of a lesson with their languages, "" for those of every language."""
    words = [lesson.title, lesson.about]
    for step in lesson.steps:
        words += [step.heading, step.text]
        question = step.question
        if question is None:
            continue
        words += [question.asks, *(w for w in (question.hint, question.otherwise) if w)]
        words += [answer.reply for answer in question.plays]
        words += [answer.reply for answer in question.refused]
        for choice in question.choices:
            words += [choice.says, choice.reply]
    return [(language, text) for word in words for language, text in word.texts.items()]


LESSONS = shipped(VARIANTS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_shipped_lesson_speaks_three_languages_in_their_own_signs(lesson: Lesson) -> None:
    assert lesson.languages == LANGUAGES
    for language, text in every_text(lesson):
        assert not re.search(r"\.\.\.|\"|'| - |  ", text), text
        if not language:
            assert re.fullmatch(r"[0-9]+", text), text
        elif language == "fr":
            assert not re.search(r"[^\u00a0][?!;]|[^\u00a0]:(?!\d)", text), text
        else:
            assert not re.search(r"[\s\u00a0][?!;:,.]", text), text


def test_the_lessons_teach_every_fact_and_reading_that_is_played() -> None:
    taught = {number for lesson in LESSONS for step in lesson.steps for number in step.facts}
    told_elsewhere = {"R1", "R2", "R16", "R17", "T23", "T24", "S1", "S2", "S3", "S5"}

    wanted = {number for number, fact in load_facts().items() if fact.kind != "background"}
    assert wanted - taught <= told_elsewhere
    assert not taught & told_elsewhere


def test_the_shipped_lessons_are_named_after_their_game_and_their_place() -> None:
    for path, number in zip(shipped_files(), [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7, 8], strict=True):
        assert re.fullmatch(rf"(tric-trac|backgammon)-0{number}-[a-z-]+\.txt", path.name)


def test_the_right_choice_is_not_always_in_the_same_place() -> None:
    places = [
        [choice.right for choice in question.choices].index(True)
        for lesson in LESSONS
        for question in lesson.questions
        if question.choices
    ]
    assert {places.count(place) >= 3 for place in range(3)} == {True}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_plays_are_written_as_the_program_writes_them(lesson: Lesson) -> None:
    """Whoever reads a lesson finds the same play in the record of a game."""
    for step in lesson.steps:
        question = step.question
        now = step.before
        if question is None or question.side is None or step.shown:
            continue
        for answer in question.plays:
            written = format_play(lesson.variant, question.side, now.position, answer.steps)
            assert sorted(written.split()) == sorted(answer.play.split()), answer.line


def test_the_example_in_the_description_is_a_sound_lesson() -> None:
    text = resource("lessons", "README.md").read_text(encoding="utf-8")
    lesson = read(text.split("```")[1].strip("\n"))
    assert lesson.languages == ()
    assert lesson.questions[0].wrong == 2


def test_the_description_names_every_rule_and_every_way_to_be_worse() -> None:
    text = resource("lessons", "README.md").read_text(encoding="utf-8")
    for word in (*RuleKey, *Worse):
        assert f"`{word.value}`" in text


def test_all_mistakes_are_named_in_one_run() -> None:
    text = GOOD
    for right, wrong in (
        ("title.en:", "titel.en:"),
        ("text.en:", "text.it:"),
        ("worse: danger", "worse: ugly"),
        ("wrong-way", "wrong-ways"),
    ):
        assert right in text
        text = text.replace(right, wrong, 1)
    with pytest.raises(LessonError) as refused:
        read(text)
    first = refused.value
    assert [fault.key for fault in (first, *first.others)] == [
        LessonFault.UNKNOWN_ENTRY,
        LessonFault.UNKNOWN_LANGUAGE,
        LessonFault.UNKNOWN_REASON,
        LessonFault.UNKNOWN_RULE,
    ]

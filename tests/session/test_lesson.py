"""A learner's way through a lesson; all shipped lessons are played, right and wrong."""

from __future__ import annotations

import pytest

from tests.rulesdoc.test_lesson_questions import POINTED
from trictrac_gui.ai import Count, count_all, race
from trictrac_gui.engine.model import Position, Side, Step
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson, shipped
from trictrac_gui.rulesdoc.lessons import Lesson, PlayAnswer, Question, Worse
from trictrac_gui.session.lesson import LessonRun, ReplyKind, Stage
from trictrac_gui.variants import VARIANTS

LESSONS = shipped(VARIANTS)
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)

TEXT = """\
lesson: tric-trac
title: A small lesson
about: Two steps.

step
heading: Watch
position: start
show: red 5-4 1/6 1/5
text: Two checkers come in.

step
heading: Play
position: red 7:1 9:1 23:10 off:3 / black 24:15
dice: red 6-4
text: Take it.
question: How?
hint: In pairs.
right: 7/13 9/13
reply: Yes.
wrong: 7/11 9/15
reply: No.
refused: 9/13 hucke-needs-two
reply: Not alone.
"""


def small() -> LessonRun:
    text = TEXT.replace("refused: 9/13 hucke-needs-two\nreply: Not alone.\n", "")
    return LessonRun(parse_lesson(text, "small.txt", VARIANTS))


def to_question(run: LessonRun, number: int) -> Question:
    """Open a step and let it show all it has to show."""
    run.go(number)
    while run.stage is Stage.SHOWING:
        run.forward()
    question = run.question
    assert question is not None
    return question


def play(run: LessonRun, side: Side, steps: tuple[Step, ...]) -> None:
    """Move the checkers one step at a time, as a hand does."""
    places = run.lesson.variant.track.places[side]
    for step in steps:
        run.play(places[step.src], places[step.dst])


# --- The runner -------------------------------------------------------------------------------


def test_a_shown_throw_is_played_before_the_learners_eyes() -> None:
    run = small()
    assert run.stage is Stage.SHOWING
    assert not run.view().moves
    moments = run.forward()
    assert [len(moment.position.counts[0]) for moment in moments] == [24, 24, 24]
    assert [moment.count(Side.FIRST, 1) for moment in moments] == [15, 14, 13]
    assert all(not m.moves and not m.may_throw and not m.may_hand_over for m in moments)
    assert run.to_show == 0
    assert run.question is None
    assert run.last_shown is not None
    assert run.last_shown.play == "1/6 1/5"


def test_a_right_answer_solves_the_step() -> None:
    run = small()
    to_question(run, 1)
    assert not run.finished
    run.play(7, 13)
    assert run.reply is None
    run.play(9, 13)
    assert run.stage is Stage.SOLVED
    assert run.reply is not None
    assert run.reply.kind is ReplyKind.RIGHT
    assert run.finished
    assert not run.view().moves


def test_a_wrong_answer_can_be_tried_again() -> None:
    run = small()
    to_question(run, 1)
    run.play(7, 11)
    run.play(9, 15)
    assert run.reply is not None
    assert (run.reply.kind, run.stage) == (ReplyKind.WRONG, Stage.ANSWERED)
    run.try_again()
    assert run.stage is Stage.ASKING
    assert run.view().count(Side.FIRST, 7) == 1


def test_a_legal_play_that_the_lesson_does_not_name_is_neither_praised_nor_blamed() -> None:
    run = small()
    to_question(run, 1)
    run.play(23, "off")
    run.play(23, 24)
    assert run.reply is not None
    assert run.reply.kind is ReplyKind.OTHER
    assert run.reply.words is None
    compared = run.reply.compared
    assert compared is not None
    assert compared.throws == 36
    assert compared.given != compared.asked


def test_a_step_taken_back_takes_the_reply_with_it() -> None:
    run = small()
    to_question(run, 1)
    run.play(7, 11)
    run.play(7, 9)
    assert run.view().count(Side.FIRST, 11) == 1
    run.undo()
    assert run.reply is None
    assert run.view().count(Side.FIRST, 7) == 1


def test_the_other_number_can_be_used_instead() -> None:
    run = small()
    to_question(run, 1)
    run.play(7, 11)
    run.use_other_number()
    assert run.view().count(Side.FIRST, 13) == 1


def test_a_lesson_opened_past_its_end_begins_at_its_beginning() -> None:
    lesson = small().lesson
    assert LessonRun(lesson, 7).index == 0
    assert LessonRun(lesson, 1).index == 1


# --- The shipped lessons ----------------------------------------------------------------------


def test_there_are_eight_lessons_of_tric_trac_and_five_of_backgammon() -> None:
    keys = [lesson.variant.key for lesson in LESSONS]
    assert keys == ["tric-trac"] * 8 + ["backgammon"] * 5


@EACH
def test_a_lesson_has_six_steps_and_three_questions_with_two_wrong_answers_each(
    lesson: Lesson,
) -> None:
    assert len(lesson.steps) >= 6
    assert len(lesson.questions) >= 3
    assert all(question.wrong >= 2 for question in lesson.questions)
    assert all(question.hint is not None for question in lesson.questions)


@EACH
def test_a_lesson_is_worked_through_from_its_first_step_to_its_last(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    while True:
        question = run.question
        if question is not None and question.choices:
            run.choose(next(i for i, choice in enumerate(question.choices) if choice.right))
        elif question is not None and question.side is not None:
            first = next(answer for answer in question.plays if answer.right)
            play(run, question.side, first.steps)
        if question is not None:
            assert run.stage is Stage.SOLVED
        if not run.may_go_on:
            break
        run.forward()
    assert run.finished
    assert run.index == len(lesson.steps) - 1


@EACH
def test_every_answer_of_a_lesson_gets_its_own_reply(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    for number, step in enumerate(lesson.steps):
        if step.question is None:
            continue
        for index, choice in enumerate(step.question.choices):
            to_question(run, number)
            run.choose(index)
            assert run.reply is not None
            assert run.reply.words == choice.reply
            assert (run.stage is Stage.SOLVED) == choice.right
        for answer in step.question.plays:
            question = to_question(run, number)
            assert question.side is not None
            play(run, question.side, answer.steps)
            assert run.reply is not None, answer
            assert run.reply.words == answer.reply
            assert (run.stage is Stage.SOLVED) == answer.right
        for refused in step.question.refused:
            to_question(run, number)
            before = run.view()
            run.play(refused.src, refused.dst)
            assert run.reply is not None
            assert run.reply.kind is ReplyKind.REFUSED
            assert run.reply.rule is refused.rule
            assert run.reply.words == refused.reply
            assert run.view() == before


@EACH
def test_every_legal_answer_that_is_called_worse_is_worse_by_a_count(lesson: Lesson) -> None:
    """Against every right answer, in the very thing that the lesson says."""
    run = LessonRun(lesson)
    for number, step in enumerate(lesson.steps):
        if step.question is None or step.question.side is None:
            continue
        to_question(run, number)
        start, side = run.view().position, step.question.side
        right = [answer for answer in step.question.plays if answer.right]
        for answer in step.question.plays:
            if answer.worse is None or answer.worse is Worse.TASK:
                continue
            for other in right:
                worse = badness(lesson, answer, start, side, answer.worse)
                better = badness(lesson, other, start, side, answer.worse)
                assert worse > better, (lesson.key, answer.line, answer.worse, worse, better)


def badness(lesson: Lesson, answer: PlayAnswer, start: Position, side: Side, by: Worse) -> int:
    """How bad a play is in one respect; greater is worse."""
    variant = lesson.variant
    mine: Count = count_all(variant, answer.end)[side]
    theirs = count_all(variant, answer.end)[side.other]
    off = answer.end.counts[side][-1] - start.counts[side][-1]
    hits = answer.end.counts[side.other][0] - start.counts[side.other][0]
    return {
        Worse.POINTS: -(hits * variant.hit_points + off * variant.off_points),
        Worse.HITS: -hits,
        Worse.DANGER: theirs.throws.hitting,
        Worse.BLOTS: len(mine.blots),
        Worse.MADE: -len(mine.made),
        Worse.BLOCK: -mine.longest_block,
        Worse.OFF: -off,
    }[by]


def test_the_guided_game_is_a_whole_game_played_by_the_rules() -> None:
    """From the set-up to the twelfth point, each side throwing when it is its turn to."""
    lesson = next(lesson for lesson in LESSONS if lesson.key == "tric-trac-08-whole-game")
    state = lesson.steps[0].before
    assert state.position == lesson.variant.setup
    turn: Side | None = None
    throws = 0
    for step in lesson.steps:
        assert step.before.position == state.position
        throws_here = [(shown.side, shown.roll, shown.steps) for shown in step.shown]
        if step.question is not None and step.question.side is not None:
            first = next(answer for answer in step.question.plays if answer.right)
            throws_here.append((step.question.side, step.question.roll, first.steps))
        for side, roll, _ in throws_here:
            assert turn in (None, side)
            turn = side if lesson.variant.dice.again(roll) else side.other
            throws += 1
        state = step.after
    assert throws == 71
    assert state.result is not None
    assert state.result.winner is Side.FIRST
    assert state.score == (12, 5)


def test_a_lesson_names_the_higher_number_of_a_throw_first() -> None:
    for lesson in LESSONS:
        rolls = [shown.roll for step in lesson.steps for shown in step.shown]
        rolls += [question.roll for question in lesson.questions if question.side is not None]
        assert [roll for roll in rolls if roll[0] < roll[1]] == [], lesson.key


def test_the_counts_told_in_the_lessons_are_the_engines() -> None:
    """The numbers of throws that replies name, by lesson and step."""
    told = {
        ("backgammon-01-first-moves", "13/7 6/5"): 27,
        ("backgammon-01-first-moves", "8/2"): 11,
        ("backgammon-02-hitting-and-entering", "bar/21 13/7"): 30,
        ("backgammon-03-points-and-blots", "16/8"): 15,
        ("backgammon-04-bearing-off", "6/off 5/off"): 27,
        ("tric-trac-03-moving", "5/10 5/8"): 22,
        ("tric-trac-03-moving", "5/8 11/16"): 30,
        ("tric-trac-08-whole-game", "3/9 6/9"): 2,
        ("tric-trac-08-whole-game", "6/10 6/8"): 27,
        ("tric-trac-08-whole-game", "13/18*/21"): 13,
        ("tric-trac-08-whole-game", "8/11 13/18*"): 23,
        ("tric-trac-08-whole-game", "11/17 13/16*"): 29,
        ("tric-trac-08-whole-game", "17/off"): 21,
    }
    found = {}
    for lesson in LESSONS:
        for question in lesson.questions:
            for answer in question.plays:
                key = (lesson.key, answer.play)
                if key in told and question.side is not None:
                    count = count_all(lesson.variant, answer.end)[question.side.other]
                    found[key] = count.throws.hitting
    assert found == told


def test_the_pips_told_in_the_lesson_on_the_race_are_those_on_the_board() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.key == "backgammon-05-race-and-stake")
    told = 0
    for step in lesson.steps:
        first, second = race(lesson.variant, step.before.position).pips
        if "pips, Black" in step.text.in_("en"):
            assert f"{first} pips, Black {second}" in step.text.in_("en")
            told += 1
    assert told == 2


def test_a_place_is_pointed_at_until_it_is_the_right_one() -> None:
    run = LessonRun(parse_lesson(POINTED, "x.txt", VARIANTS))
    assert run.pointing
    assert not run.on_the_board
    view = run.view()
    assert view.moves == {}
    assert view.dice is not None
    assert view.dice.numbers == (3, 1)
    reply = run.point(24)
    assert reply is not None
    assert (reply.kind, reply.words and reply.words.in_("en")) == (
        ReplyKind.WRONG,
        "There are not three.",
    )
    reply = run.point("bar")
    assert reply is not None
    assert reply.words is not None
    assert reply.words.in_("en") == "The bar is empty."
    reply = run.point(8)
    assert reply is not None
    assert (reply.kind, run.stage, run.pointed) == (ReplyKind.RIGHT, Stage.SOLVED, 8)
    assert run.point(8) is None
    run.try_again()
    assert run.pointed is None
    assert run.pointing

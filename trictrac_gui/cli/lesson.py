"""``trictrac lesson``: lesson files read as the program reads them, a line of verdict for each."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trictrac_gui.ai.counts import PlayCount, count_play, table
from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import format_play
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_checker import read_lesson
from trictrac_gui.rulesdoc.lessons import (
    Lesson,
    LessonError,
    LessonFault,
    LessonStep,
    LessonWords,
    PlayAnswer,
    Question,
    Worse,
)
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.texts import lesson_faults
from trictrac_gui.texts.catalogue import Translate, mark, visible
from trictrac_gui.variants import VARIANTS


def add_arguments(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Read lesson files as the program does and say of each whether it is sound: every "
            "mistake with its line, claims that counting shows to be wrong, and, as a warning, "
            "plays that are not named and fulfil what is asked too.",
        )
    )
    parser.add_argument(
        "files",
        metavar=say("CommandLine", "FILE"),
        nargs="+",
        help=say("CommandLine", "lesson files to check"),
    )


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Check lesson files; 1 where one of them is not sound."""
    status = SOUND
    for name in chosen.files:
        shown = visible(name)
        warnings: list[LessonError] = []
        try:
            lesson = read_lesson(Path(name), VARIANTS, read_chosen)
            faults = [*wrong_claims(lesson)]
            warnings = [*also_right(lesson)]
        except LessonError as fault:
            faults = [fault, *fault.others]
        for one in sorted((*faults, *warnings), key=lambda fault: fault.line):
            said = lesson_faults.sentence(one, terminal.translate)
            if one in warnings:
                said = terminal.translate("Commands", "warning: {what}").format(what=said)
            terminal.tell(f"{shown}:{one.line}: {said}" if one.line else f"{shown}: {said}")
        if faults:
            status = FAILED
        else:
            terminal.tell(f"{shown}: {_summary(lesson, terminal.translate)}")
    return status


# --- What can be counted ---------------------------------------------------------------------


def wrong_claims(lesson: Lesson) -> Iterator[LessonError]:
    """What a lesson says of its answers and that counting shows to be otherwise."""
    for step, question in _questions(lesson):
        before = step.asked_at.position
        if question.side is not None:
            asked, *others = _counted(lesson, before, question)
            for answer, count in others:
                short = count.falls_short(asked[1])
                if answer.worse not in (None, Worse.TASK, *map(Worse, short)):
                    yield LessonError(LessonFault.NOT_WORSE, lesson.key, answer.line, answer.play)
        ends = [before, *(answer.end for answer in question.plays)]
        true = {str(n) for end in ends for n in _throw_counts(lesson.variant, end)}
        for line, words in _said(question):
            for text in words.texts.values():
                for wrong in _claimed(lesson.variant, text) - true:
                    yield LessonError(LessonFault.WRONG_COUNT, lesson.key, line, wrong)


def also_right(lesson: Lesson) -> Iterator[LessonError]:
    """Questions whose condition other plays fulfil too.

    The condition is taken from what the wrong answers fall short in; of one that cannot be
    counted nothing is said.
    """
    for step, question in _questions(lesson):
        reasons = {answer.worse for answer in question.plays} - {None}
        if question.side is None or not reasons or Worse.TASK in reasons:
            continue
        before = step.asked_at.position
        (_, asked), *_ = _counted(lesson, before, question)
        named = {answer.end for answer in question.plays}
        numbers = lesson.variant.dice.numbers(question.roll)
        graph = build(lesson.variant, before, question.side, numbers)
        for end in graph.results():
            count = count_play(lesson.variant, before, end.position, question.side)
            if end.position in named or reasons & set(map(Worse, count.falls_short(asked))):
                continue
            play = format_play(lesson.variant, question.side, before, graph.way_to(end))
            yield LessonError(LessonFault.ALSO_RIGHT, lesson.key, step.line, play)


def _questions(lesson: Lesson) -> Iterator[tuple[LessonStep, Question]]:
    for step in lesson.steps:
        if step.question is not None:
            yield step, step.question


def _counted(
    lesson: Lesson, before: Position, question: Question
) -> list[tuple[PlayAnswer, PlayCount]]:
    """The plays of a question with their counts, the first right one first."""
    assert question.side is not None
    plays = sorted(question.plays, key=lambda answer: not answer.right)
    return [
        (answer, count_play(lesson.variant, before, answer.end, question.side)) for answer in plays
    ]


def _throw_counts(variant: Variant, position: Position) -> Iterator[int]:
    """How many of all throws of either side do something, and how many do not."""
    for side in Side:
        throws = table(variant, position, side)
        places = {place for throw in throws.throws for place in throw.hits}
        for number in (
            *(throws.hitting, throws.scoring, throws.entering, throws.passing),
            *map(throws.hitting_at, places),
        ):
            yield from (number, throws.falls - number)


def _said(question: Question) -> Iterator[tuple[int, LessonWords]]:
    yield from ((answer.line, answer.reply) for answer in question.plays)
    yield from ((answer.line, answer.reply) for answer in question.refused)


def _claimed(variant: Variant, text: str) -> set[str]:
    """The numbers told of all throws there are: “13 of 36”, “13 jets sur 36”."""
    falls = sum(map(variant.dice.ways, variant.dice.rolls))
    of_all = re.findall(rf"(?<![\d-])(\d+)(?: [^\W\d]+){{1,3}} {falls}(?!\d)", text)
    throws = re.findall(r"(?<![\d-])(\d+) (?:throws|jets|Würfen?)\b", text)
    return {*of_all, *throws} - {str(falls)}


def _summary(lesson: Lesson, translate: Translate) -> str:
    text = translate("Commands", "sound; {steps}, {questions}, {languages}.")
    return text.format(
        steps=translate("Commands", mark("Commands", "%n step(s)", "", 2), "", len(lesson.steps)),
        questions=translate(
            "Commands", mark("Commands", "%n question(s)", "", 2), "", len(lesson.questions)
        ),
        languages=", ".join(lesson.languages) or translate("Commands", "one language"),
    )


LESSON: Final = Command(add_arguments, run)

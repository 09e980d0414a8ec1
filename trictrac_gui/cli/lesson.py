"""``trictrac lesson``: lesson files read as the program reads them, a line of verdict for each."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.rulesdoc.lesson_checker import read_lesson
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.texts import lesson_faults
from trictrac_gui.texts.catalogue import Translate, mark, visible
from trictrac_gui.variants import VARIANTS


def add_arguments(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Read lesson files as the program does and say of each whether it is sound.",
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
        try:
            lesson = read_lesson(Path(name), VARIANTS, read_chosen)
        except LessonError as fault:
            status = FAILED
            where = f"{shown}:{fault.line}" if fault.line else shown
            terminal.tell(f"{where}: {lesson_faults.sentence(fault, terminal.translate)}")
        else:
            terminal.tell(f"{shown}: {_summary(lesson, terminal.translate)}")
    return status


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

"""Checking lesson files for the command line: one line a file, in plain English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_reader import LARGEST, read_lesson
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError, LessonFault
from trictrac_gui.storage.files import read_chosen

_SHOWN: Final = 60


def check(names: Sequence[str], variants: Sequence[Variant]) -> tuple[list[str], bool]:
    """What there is to say of each file, and whether all of them are sound."""
    said = []
    sound = True
    for name in names:
        shown = _visible(name)
        try:
            lesson = read_lesson(Path(name), variants, read_chosen)
        except LessonError as fault:
            sound = False
            where = f"{shown}:{fault.line}" if fault.line else shown
            said.append(f"{where}: {sentence(fault)}")
        else:
            said.append(f"{shown}: {_summary(lesson)}")
    return said, sound


def sentence(fault: LessonError) -> str:
    """What is wrong with a lesson and what can be done."""
    return SENTENCES[fault.key](_printable(fault.what))


def _summary(lesson: Lesson) -> str:
    languages = ", ".join(lesson.languages) or "one language"
    steps, questions = len(lesson.steps), len(lesson.questions)
    return (
        f"sound; {steps} step{'s' * (steps != 1)}, "
        f"{questions} question{'s' * (questions != 1)}, {languages}."
    )


def _printable(text: str) -> str:
    """Text from outside, shortened."""
    return _visible(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


def _visible(text: str) -> str:
    """Text with nothing in it that could disturb a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


SENTENCES: Final[dict[LessonFault, Callable[[str], str]]] = {
    LessonFault.UNREADABLE: lambda what: (
        "the file cannot be read; check its name and its permissions."
    ),
    LessonFault.TOO_LARGE: lambda what: (
        f"the file is larger than {LARGEST // 1024} KiB; divide it into several lessons."
    ),
    LessonFault.NOT_TEXT: lambda what: (
        "there are characters here that are not text; save the file as UTF-8."
    ),
    LessonFault.NO_LESSON_LINE: lambda what: (
        "a lesson begins with “lesson:” and the game, such as “lesson: tric-trac”."
    ),
    LessonFault.NO_STEPS: lambda what: (
        "the lesson has no steps; begin one with a line “step” by itself."
    ),
    LessonFault.UNKNOWN_GAME: lambda what: (
        f"“{what}” is not a game of this program; write “tric-trac”, “backgammon” or “tavla”."
    ),
    LessonFault.UNKNOWN_HOUSE_RULE: lambda what: (
        f"the game has no house rule “{what}” with this choice; correct it or leave it out."
    ),
    LessonFault.NOT_AN_ENTRY: lambda what: (
        f"“{what}” is not an entry; write “key: value”, and indent lines that go on with a text."
    ),
    LessonFault.UNKNOWN_ENTRY: lambda what: (
        f"“{what}” is not an entry of a lesson; check its spelling."
    ),
    LessonFault.UNKNOWN_LANGUAGE: lambda what: (
        f"“{what}” names no language here; only texts may end in “.de”, “.en” or “.fr”."
    ),
    LessonFault.MISPLACED: lambda what: (
        f"“{what}” does not belong here; see the order of the entries in the description."
    ),
    LessonFault.TWICE: lambda what: f"“{what}” is written twice; keep one of the two.",
    LessonFault.EMPTY: lambda what: f"“{what}” is empty; write something or remove the line.",
    LessonFault.MISSING: lambda what: f"“{what}” is missing from what begins here; add it.",
    LessonFault.MISSING_LANGUAGE: lambda what: (
        f"“{what}” is missing; a text is in all languages of the lesson or has no language at all."
    ),
    LessonFault.TOO_LONG: lambda what: f"“{what}” is too long; divide it into several steps.",
    LessonFault.TOO_MANY: lambda what: f"there are too many of these; at most {what} are allowed.",
    LessonFault.BAD_POSITION: lambda what: (
        f"the position cannot be set up ({what}); write it like "
        "“red 1:15 / black 24:15”, or “start”."
    ),
    LessonFault.BAD_SCORE: lambda what: (
        f"“{what}” is not a score of a game that goes on; write it like “5-3”, in Tric Trac only."
    ),
    LessonFault.BAD_THROW: lambda what: (
        f"“{what}” is not a throw; write a side and two numbers, such as “red 6-4”."
    ),
    LessonFault.BAD_PLACE: lambda what: f"“{what}” is not a place on this board; write 1 to 24.",
    LessonFault.BAD_DRAWING: lambda what: (
        f"“{what}” is not a drawing; write it like “arrows: 7-13 red” or “numbers: 18=1 blue”."
    ),
    LessonFault.BAD_PLAY: lambda what: f"“{what}” is not a play; write it like “8/14 10/14”.",
    LessonFault.NOT_LEGAL: lambda what: (
        f"“{what}” is not a complete legal play of this throw; play it at the table to see why."
    ),
    LessonFault.GAME_OVER: lambda what: "the game is over here; nothing more can be thrown.",
    LessonFault.NO_DICE: lambda what: (
        "this question has neither “dice:” nor choices nor points; add one of them."
    ),
    LessonFault.UNKNOWN_RULE: lambda what: (
        f"“{what}” is not a rule; see the list of rules in the description."
    ),
    LessonFault.OTHER_RULE: lambda what: (
        f"the step is refused, but by another rule; write “{what}” after it."
    ),
    LessonFault.LEGAL_AFTER_ALL: lambda what: (
        f"“{what}” is legal here; write it as a complete play after “wrong:”."
    ),
    LessonFault.SAME_RESULT: lambda what: (
        f"“{what}” ends in the same position as an answer further up; keep one of the two."
    ),
    LessonFault.NO_RIGHT_ANSWER: lambda what: (
        "this question needs a right answer; with answers to choose from, a wrong one as well."
    ),
    LessonFault.TWO_KINDS: lambda what: (
        "a question is answered by a play, by pointing or by choosing, in one way only; "
        "divide it into two steps."
    ),
    LessonFault.UNKNOWN_FACT: lambda what: (
        f"“{what}” is not the number of a fact; see resources/rules/facts.toml, or leave it out."
    ),
    LessonFault.UNKNOWN_REASON: lambda what: (
        f"“{what}” is not known here; see the description for the words allowed here."
    ),
}

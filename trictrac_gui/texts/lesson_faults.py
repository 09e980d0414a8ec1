"""What is wrong with a lesson file and what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trictrac_gui.rulesdoc.lesson_checker import LARGEST
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault
from trictrac_gui.texts import position_faults
from trictrac_gui.texts.catalogue import Translate, mark, printable

SENTENCES: Final[Mapping[LessonFault, str]] = {
    LessonFault.UNREADABLE: mark(
        "LessonFaults", "the file cannot be read; check its name and its permissions."
    ),
    LessonFault.TOO_LARGE: mark(
        "LessonFaults", "the file is larger than {limit} KiB; divide it into several lessons."
    ),
    LessonFault.NOT_TEXT: mark(
        "LessonFaults", "there are characters here that are not text; save the file as UTF-8."
    ),
    LessonFault.NO_LESSON_LINE: mark(
        "LessonFaults", "a lesson begins with “lesson:” and the game, such as “lesson: tric-trac”."
    ),
    LessonFault.NO_STEPS: mark(
        "LessonFaults", "the lesson has no steps; begin one with a line “step” by itself."
    ),
    LessonFault.UNKNOWN_GAME: mark(
        "LessonFaults",
        "“{what}” is not a game of this program; write “tric-trac”, “backgammon” or “tavla”.",
    ),
    LessonFault.UNKNOWN_HOUSE_RULE: mark(
        "LessonFaults",
        "the game has no house rule “{what}” with this choice; correct it or leave it out.",
    ),
    LessonFault.NOT_AN_ENTRY: mark(
        "LessonFaults",
        "“{what}” is not an entry; write “key: value”, and indent lines that go on with a text.",
    ),
    LessonFault.UNKNOWN_ENTRY: mark(
        "LessonFaults", "“{what}” is not an entry of a lesson; check its spelling."
    ),
    LessonFault.UNKNOWN_LANGUAGE: mark(
        "LessonFaults",
        "“{what}” names no language here; only texts may end in “.de”, “.en” or “.fr”.",
    ),
    LessonFault.MISPLACED: mark(
        "LessonFaults",
        "“{what}” does not belong here; see the order of the entries in the description.",
    ),
    LessonFault.TWICE: mark("LessonFaults", "“{what}” is written twice; keep one of the two."),
    LessonFault.EMPTY: mark(
        "LessonFaults", "“{what}” is empty; write something or remove the line."
    ),
    LessonFault.MISSING: mark("LessonFaults", "“{what}” is missing from what begins here; add it."),
    LessonFault.MISSING_LANGUAGE: mark(
        "LessonFaults",
        "“{what}” is missing; a text is in all languages of the lesson or has no language at all.",
    ),
    LessonFault.TOO_LONG: mark(
        "LessonFaults", "“{what}” is too long; divide it into several steps."
    ),
    LessonFault.TOO_MANY: mark(
        "LessonFaults", "there are too many of these; at most {what} are allowed."
    ),
    LessonFault.BAD_POSITION: mark(
        "LessonFaults",
        "the position cannot be set up ({what}); write it like “red 1:15 / black 24:15”, or "
        "“start”.",
    ),
    LessonFault.BAD_SCORE: mark(
        "LessonFaults",
        "“{what}” is not a score of a game that goes on; write it like “5-3”, in Tric Trac only.",
    ),
    LessonFault.BAD_THROW: mark(
        "LessonFaults", "“{what}” is not a throw; write a side and two numbers, such as “red 6-4”."
    ),
    LessonFault.BAD_PLACE: mark(
        "LessonFaults", "“{what}” is not a place on this board; write 1 to 24."
    ),
    LessonFault.BAD_DRAWING: mark(
        "LessonFaults",
        "“{what}” is not a drawing; write it like “arrows: 7-13 red” or “numbers: 18=1 blue”.",
    ),
    LessonFault.BAD_PLAY: mark(
        "LessonFaults", "“{what}” is not a play; write it like “8/14 10/14”."
    ),
    LessonFault.NOT_LEGAL: mark(
        "LessonFaults",
        "“{what}” is not a complete legal play of this throw; play it at the table to see why.",
    ),
    LessonFault.GAME_OVER: mark(
        "LessonFaults", "the game is over here; nothing more can be thrown."
    ),
    LessonFault.NO_DICE: mark(
        "LessonFaults", "this question has neither “dice:” nor choices nor points; add one of them."
    ),
    LessonFault.UNKNOWN_RULE: mark(
        "LessonFaults", "“{what}” is not a rule; see the list of rules in the description."
    ),
    LessonFault.OTHER_RULE: mark(
        "LessonFaults", "the step is refused, but by another rule; write “{what}” after it."
    ),
    LessonFault.LEGAL_AFTER_ALL: mark(
        "LessonFaults", "“{what}” is legal here; write it as a complete play after “wrong:”."
    ),
    LessonFault.SAME_RESULT: mark(
        "LessonFaults",
        "“{what}” ends in the same position as an answer further up; keep one of the two.",
    ),
    LessonFault.NO_RIGHT_ANSWER: mark(
        "LessonFaults",
        "this question needs a right answer; with answers to choose from, a wrong one as well.",
    ),
    LessonFault.TWO_KINDS: mark(
        "LessonFaults",
        "a question is answered by a play, by pointing or by choosing, in one way only; divide it "
        "into two steps.",
    ),
    LessonFault.UNKNOWN_FACT: mark(
        "LessonFaults",
        "“{what}” is not the number of a fact; see resources/rules/facts.toml, or leave it out.",
    ),
    LessonFault.NOT_WORSE: mark(
        "LessonFaults",
        "“{what}” is not worse in this than the first right play; name what it falls short in, or "
        "write “worse: task”.",
    ),
    LessonFault.WRONG_COUNT: mark(
        "LessonFaults", "no count of throws here gives {what}; count again."
    ),
    LessonFault.ALSO_RIGHT: mark(
        "LessonFaults",
        "“{what}” is not named and falls short in nothing that the wrong answers do; add it, or "
        "ask for more.",
    ),
    LessonFault.UNKNOWN_REASON: mark(
        "LessonFaults",
        "“{what}” is not known here; see the description for the words allowed here.",
    ),
}


def sentence(fault: LessonError, translate: Translate) -> str:
    """What is wrong with a lesson and what can be done; it goes on after a colon."""
    text = translate("LessonFaults", SENTENCES[fault.key])
    return text.format(what=_what(fault, translate), limit=LARGEST // 1024)


def _what(fault: LessonError, translate: Translate) -> str:
    key, _, where = fault.what.partition(" ")
    if fault.key is not LessonFault.BAD_POSITION or key not in position_faults.CAUSES:
        return printable(fault.what)
    cause = position_faults.cause(key, translate).rstrip(".")
    return f"{cause}: {printable(where)}" if where else cause


def not_opened(fault: LessonError, translate: Translate) -> str:
    """That a lesson cannot be opened: where the mistake is, and what it is."""
    if fault.line:
        text = translate(
            "LessonFaults", "This lesson cannot be opened. Line {line} of {name}: {reason}"
        )
    else:
        text = translate("LessonFaults", "This lesson cannot be opened. {name}: {reason}")
    return text.format(line=fault.line, name=fault.source, reason=sentence(fault, translate))

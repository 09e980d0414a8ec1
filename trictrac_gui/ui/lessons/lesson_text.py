"""Sentences about lessons: what is wrong with a file, what was shown, how far one has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault, ShownThrow
from trictrac_gui.session.lesson import ReplyKind
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.text import fault_text, game_names

_FAULTS: Final = {
    LessonFault.UNREADABLE: mark("LessonFaults", "The file cannot be read."),
    LessonFault.TOO_LARGE: mark(
        "LessonFaults", "The file is too large; divide it into several lessons."
    ),
    LessonFault.NOT_TEXT: mark(
        "LessonFaults", "There are characters that are not text; save the file as UTF-8."
    ),
    LessonFault.NO_LESSON_LINE: mark(
        "LessonFaults", "A lesson begins with “lesson:” and the name of the game."
    ),
    LessonFault.NO_STEPS: mark(
        "LessonFaults", "The lesson has no steps; a line “step” begins one."
    ),
    LessonFault.UNKNOWN_GAME: mark("LessonFaults", "“{what}” is not a game of this program."),
    LessonFault.UNKNOWN_HOUSE_RULE: mark(
        "LessonFaults", "The game has no house rule “{what}” with this choice."
    ),
    LessonFault.NOT_AN_ENTRY: mark(
        "LessonFaults",
        "“{what}” is not an entry; write a key and a colon, and indent lines that go on.",
    ),
    LessonFault.UNKNOWN_ENTRY: mark(
        "LessonFaults", "“{what}” is not an entry of a lesson; check the spelling."
    ),
    LessonFault.UNKNOWN_LANGUAGE: mark(
        "LessonFaults", "“{what}” is not a language here; only texts end in “.de”, “.en” or “.fr”."
    ),
    LessonFault.MISPLACED: mark("LessonFaults", "“{what}” does not belong here."),
    LessonFault.TWICE: mark("LessonFaults", "“{what}” is written twice."),
    LessonFault.EMPTY: mark("LessonFaults", "“{what}” is empty."),
    LessonFault.MISSING: mark("LessonFaults", "“{what}” is missing from what begins here."),
    LessonFault.MISSING_LANGUAGE: mark(
        "LessonFaults", "“{what}” is missing; every text needs all languages of the lesson."
    ),
    LessonFault.TOO_LONG: mark(
        "LessonFaults", "“{what}” is too long; divide it into several steps."
    ),
    LessonFault.TOO_MANY: mark(
        "LessonFaults", "There are too many of these; at most {what} are allowed."
    ),
    LessonFault.BAD_POSITION: mark("LessonFaults", "The position cannot be set up: {what}"),
    LessonFault.BAD_SCORE: mark("LessonFaults", "“{what}” is not a score of a game that goes on."),
    LessonFault.BAD_THROW: mark(
        "LessonFaults", "“{what}” is not a throw; write it like “red 6-4”."
    ),
    LessonFault.BAD_PLACE: mark("LessonFaults", "“{what}” is not on this board."),
    LessonFault.BAD_DRAWING: mark(
        "LessonFaults", "“{what}” is not a drawing; write it like “7-13 red”."
    ),
    LessonFault.BAD_PLAY: mark(
        "LessonFaults", "“{what}” is not a play; write it like “8/14 10/14”."
    ),
    LessonFault.NOT_LEGAL: mark(
        "LessonFaults", "“{what}” is not a complete legal play of this throw."
    ),
    LessonFault.GAME_OVER: mark(
        "LessonFaults", "The game is over here; nothing more can be thrown."
    ),
    LessonFault.NO_DICE: mark(
        "LessonFaults", "This question needs dice, answers to choose from, or points to show."
    ),
    LessonFault.UNKNOWN_RULE: mark("LessonFaults", "“{what}” is not a rule."),
    LessonFault.OTHER_RULE: mark("LessonFaults", "The move is refused by another rule: “{what}”."),
    LessonFault.LEGAL_AFTER_ALL: mark("LessonFaults", "“{what}” is legal here."),
    LessonFault.SAME_RESULT: mark(
        "LessonFaults", "“{what}” ends in the same position as an answer further up."
    ),
    LessonFault.NO_RIGHT_ANSWER: mark(
        "LessonFaults",
        "This question needs a right answer; with answers to choose from, a wrong one as well.",
    ),
    LessonFault.TWO_KINDS: mark(
        "LessonFaults",
        "A question is answered by a play, by pointing or by choosing, in one way only.",
    ),
    LessonFault.UNKNOWN_FACT: mark("LessonFaults", "“{what}” is not the number of a fact."),
    LessonFault.UNKNOWN_REASON: mark("LessonFaults", "“{what}” is not known here."),
}


def not_opened(fault: LessonError) -> str:
    """That a lesson cannot be opened: where the mistake is, and what it is."""
    reason = QCoreApplication.translate("LessonFaults", _FAULTS[fault.key]).format(what=fault.what)
    if fault.line:
        text = QCoreApplication.translate(
            "LessonFaults", "This lesson cannot be opened. Line {line} of {name}: {reason}"
        )
    else:
        text = QCoreApplication.translate(
            "LessonFaults", "This lesson cannot be opened. {name}: {reason}"
        )
    return text.format(line=fault.line, name=fault.source, reason=reason)


def shown(variant: Variant, throw: ShownThrow) -> str:
    """A throw that the lesson played, on one line."""
    side = game_names.side_name(variant.side_keys[throw.side])
    roll = f"{throw.roll[0]}-{throw.roll[1]}"
    if not throw.steps:
        text = QCoreApplication.translate("Lessons", "{side} {roll}: cannot be played")
        return text.format(side=side, roll=roll)
    text = QCoreApplication.translate("Lessons", "{side} {roll}: {play}")
    return text.format(side=side, roll=roll, play=throw.play)


def sheet_not_written(path: str, key: str) -> str:
    """That a worksheet could not be written, and why."""
    text = QCoreApplication.translate(
        "Sheet", "The sheet could not be written: {cause} ({path}). Choose another place."
    )
    return text.format(cause=fault_text.cause(key), path=path)


def caption(kind: ReplyKind) -> str:
    """The verdict over a reply."""
    return {
        ReplyKind.RIGHT: QCoreApplication.translate("Lessons", "✓ Right"),
        ReplyKind.WRONG: QCoreApplication.translate("Lessons", "Not quite"),
        ReplyKind.REFUSED: QCoreApplication.translate("Lessons", "The rules forbid it"),
        ReplyKind.OTHER: QCoreApplication.translate("Lessons", "Legal, but not what was asked for"),
    }[kind]


def other_play() -> str:
    """What is said to a legal play for which the lesson has no words."""
    return QCoreApplication.translate(
        "Lessons", "This play is allowed. Read the question once more and try again."
    )


def another_place() -> str:
    """What is said to a place for which the lesson has no words."""
    return QCoreApplication.translate("Lessons", "Not there. Look again and have another try.")


def solved(done: int, of: int) -> str:
    """How many questions of a lesson are solved."""
    if of and done >= of:
        return QCoreApplication.translate("Lessons", "✓ All solved")
    if not done:
        return ""
    text = QCoreApplication.translate("Lessons", "{done} of {of} solved")
    return text.format(done=done, of=of)

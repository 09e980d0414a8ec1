"""Sentences about lessons: what was shown, how far one has come."""

from __future__ import annotations

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lessons import ShownThrow
from trictrac_gui.session.lesson import ReplyKind
from trictrac_gui.texts import game_names, storage_faults
from trictrac_gui.ui.language import translate


def shown(variant: Variant, throw: ShownThrow) -> str:
    """A throw that the lesson played, on one line."""
    side = game_names.side_name(variant.side_keys[throw.side], translate)
    roll = f"{throw.roll[0]}-{throw.roll[1]}"
    if not throw.steps:
        text = translate("Lessons", "{side} {roll}: cannot be played")
        return text.format(side=side, roll=roll)
    text = translate("Lessons", "{side} {roll}: {play}")
    return text.format(side=side, roll=roll, play=throw.play)


def sheet_not_written(path: str, key: str) -> str:
    """That a worksheet could not be written, and why."""
    text = translate(
        "Sheet", "The sheet could not be written: {cause} ({path}). Choose another place."
    )
    return text.format(cause=storage_faults.cause(key, translate), path=path)


def caption(kind: ReplyKind) -> str:
    """The verdict over a reply."""
    return {
        ReplyKind.RIGHT: translate("Lessons", "✓ Right"),
        ReplyKind.WRONG: translate("Lessons", "Not quite"),
        ReplyKind.REFUSED: translate("Lessons", "The rules forbid it"),
        ReplyKind.OTHER: translate("Lessons", "Legal, but not what was asked for"),
    }[kind]


def other_play() -> str:
    """What is said to a legal play for which the lesson has no words."""
    return translate("Lessons", "This play is allowed. Read the question once more and try again.")


def another_place() -> str:
    """What is said to a place for which the lesson has no words."""
    return translate("Lessons", "Not there. Look again and have another try.")


def solved(done: int, of: int) -> str:
    """How many questions of a lesson are solved."""
    if of and done >= of:
        return translate("Lessons", "✓ All solved")
    if not done:
        return ""
    text = translate("Lessons", "{done} of {of} solved")
    return text.format(done=done, of=of)

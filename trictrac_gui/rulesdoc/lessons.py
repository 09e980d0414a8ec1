"""Lessons: from a text that a teacher writes to steps that are checked against the rules.

The form is told in ``resources/lessons/README.md``. Everything is checked while it is read: a
lesson that comes through can be played from its first step to its last.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trictrac_gui.assets import resource
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.rulesdoc.lesson_lines import STEP, LessonEntry
from trictrac_gui.rulesdoc.lesson_model import Lesson, LessonError, LessonFault, LessonStep
from trictrac_gui.rulesdoc.lesson_script import Script
from trictrac_gui.rulesdoc.lesson_steps import Steps

LARGEST: Final = 256 * 1024
"""Bytes of a file."""


def shipped(variants: Sequence[Variant]) -> tuple[Lesson, ...]:
    """All lessons that come with the program, in their order; raises ``LessonError``."""
    names = sorted(path.name for path in shipped_files())
    found = [read_lesson(resource("lessons", name), variants) for name in names]
    order = [variant.key for variant in variants]
    return tuple(sorted(found, key=lambda lesson: order.index(lesson.variant.key)))


def shipped_files() -> tuple[Path, ...]:
    """The files of the lessons that come with the program."""
    return tuple(sorted(resource("lessons").glob("*.txt")))


def read_lesson(path: Path, variants: Sequence[Variant]) -> Lesson:
    """The lesson of a file; raises ``LessonError``, also where it cannot be read."""
    name = path.name
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as fault:
        raise LessonError(LessonFault.UNREADABLE, name, 0, str(fault)) from fault
    if len(data) > LARGEST:
        raise LessonError(LessonFault.TOO_LARGE, name, 0)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise LessonError(LessonFault.NOT_TEXT, name, line) from fault
    return parse_lesson(text, name, variants)


def parse_lesson(text: str, source: str, variants: Sequence[Variant]) -> Lesson:
    """The lesson of a text; ``source`` names it in a ``LessonError``."""
    script = Script(text, source)
    if not script.steps:
        raise script.error(LessonFault.NO_STEPS, script.head.line)
    script.limit("step", [LessonEntry(STEP, "", block.line) for block in script.steps])
    variant = _game(script, variants)
    title, about = script.words(script.head, "title"), script.words(script.head, "about")
    steps, read = Steps(script, variant), list[LessonStep]()
    for block in script.steps:
        read.append(steps.step(block, read[-1].after if read else None))
    return Lesson(
        key=source.removesuffix(".txt"),
        variant=variant,
        title=title,
        about=about,
        languages=script.languages,
        steps=tuple(read),
    )


def _game(script: Script, variants: Sequence[Variant]) -> Variant:
    entry = script.head.found["lesson"][0]
    for variant in variants:
        if variant.key == entry.value:
            return _configured(script, variant)
    raise script.error(LessonFault.UNKNOWN_GAME, entry.line, entry.value)


def _configured(script: Script, variant: Variant) -> Variant:
    entry = script.head.one("rules")
    if entry is None:
        return variant.configured({})
    values: dict[str, str | bool] = {}
    for word in entry.value.split():
        key, _, value = word.partition("=")
        values[key] = {"yes": True, "no": False}.get(value, value)
    try:
        return variant.configured(values)
    except OptionError as error:
        raise script.error(LessonFault.UNKNOWN_HOUSE_RULE, entry.line, error.key) from error

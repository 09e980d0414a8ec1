"""From the text of a lesson to its entries, each with the line it stands on.

An entry is ``key: value``; lines that are indented go on with it, and an empty line among them
begins a new paragraph. ``key.de`` is the German of an entry. ``#`` begins a remark.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from trictrac_gui.assets import LANGUAGES
from trictrac_gui.rulesdoc.lesson_model import LessonError, LessonFault

LONGEST_TEXT: Final = 2000
"""Characters of one entry; more is no page of a lesson."""

STEP: Final = "step"

_MARK: Final = "\ufeff"
_SPACES: Final = "\n\u00a0\u202f"
"""What may stand in a text besides characters that can be seen."""


@dataclass(slots=True)
class LessonEntry:
    """One entry: its key, its language ("" for all), its value and the line it begins on."""

    key: str
    language: str
    line: int
    parts: list[str] = field(default_factory=list)

    @property
    def value(self) -> str:
        """The whole value, its lines joined and its paragraphs apart."""
        paragraphs: list[list[str]] = [[]]
        for part in self.parts:
            if part:
                paragraphs[-1].append(part)
            elif paragraphs[-1]:
                paragraphs.append([])
        return "\n\n".join(" ".join(lines) for lines in paragraphs if lines)

    @property
    def name(self) -> str:
        """The key with its language, as it was written."""
        return f"{self.key}.{self.language}" if self.language else self.key


def entries(text: str, source: str) -> Iterator[LessonEntry]:
    """The entries of a text in their order; raises ``LessonError`` at the first faulty line."""
    entry: LessonEntry | None = None
    for number, written in enumerate(text.removeprefix(_MARK).splitlines(), start=1):
        line = written.strip()
        if line.startswith("#"):
            continue
        if not line:
            if entry is not None:
                entry.parts.append("")
        elif written[0] in " \t" and entry is not None:
            entry.parts.append(line)
        else:
            if entry is not None:
                yield _checked(entry, source)
            entry = _entry(written, number, source)
    if entry is not None:
        yield _checked(entry, source)


def _entry(line: str, number: int, source: str) -> LessonEntry:
    if line.strip() == STEP:
        return LessonEntry(STEP, "", number)
    name, colon, value = line.partition(":")
    if not colon or line[0] in " \t":
        raise LessonError(LessonFault.NOT_AN_ENTRY, source, number, line.strip()[:40])
    key, _, language = name.strip().partition(".")
    if language and language not in LANGUAGES:
        raise LessonError(LessonFault.UNKNOWN_LANGUAGE, source, number, language[:40])
    return LessonEntry(key, language, number, [value.strip()])


def _checked(entry: LessonEntry, source: str) -> LessonEntry:
    value = entry.value
    if entry.key == STEP:
        if value:
            raise LessonError(LessonFault.NOT_AN_ENTRY, source, entry.line + 1, value[:40])
    elif not value:
        raise LessonError(LessonFault.EMPTY, source, entry.line, entry.name)
    elif len(value) > LONGEST_TEXT:
        raise LessonError(LessonFault.TOO_LONG, source, entry.line, entry.name)
    elif not all(character.isprintable() or character in _SPACES for character in value):
        raise LessonError(LessonFault.NOT_TEXT, source, entry.line, entry.name)
    return entry

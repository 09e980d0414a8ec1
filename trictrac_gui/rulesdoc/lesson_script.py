"""The blocks of a lesson: which entries stand in its head, its steps and its answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trictrac_gui.rulesdoc.lesson_lines import STEP, LessonEntry, entries
from trictrac_gui.rulesdoc.lesson_model import LessonError, LessonFault, LessonWords

DRAWN: Final = ("arrows", "circles", "numbers")
"""Entries that hold drawings in colours, written as in a file of kept positions."""

MOST: Final = {"step": 80, "show": 80, "answer": 12, "arrow": 24, "ring": 24}
"""So many of each at most, in a lesson or in a step."""

_TEXTS: Final = frozenset(
    {"title", "about", "heading", "text", "question", "hint", "reply", "say", "otherwise"}
)
_HEAD: Final = ("lesson", "rules", "title", "about")
_STEP: Final = (
    *("heading", "position", "score", "show", "text", "arrow", "ring", "dice", "thrown", "facts"),
    *DRAWN,
)
_ANSWERS: Final = ("right", "wrong", "refused", "choice", "point")
_QUESTION: Final = ("question", "hint", "otherwise", *_ANSWERS)
_ANSWER: Final = ("worse", "say", "reply")
_REPEATED: Final = frozenset({"show", "arrow", "ring", *DRAWN, *_ANSWERS})


@dataclass
class Block:
    """The entries of the head, of a step or of an answer."""

    line: int
    found: dict[str, list[LessonEntry]] = field(default_factory=dict)
    answers: list[Block] = field(default_factory=list)
    kind: str = ""

    def one(self, key: str) -> LessonEntry | None:
        """The entry of a key that stands there once."""
        return self.found[key][0] if key in self.found else None

    def all(self, key: str) -> Sequence[LessonEntry]:
        """The entries of a key that may stand there several times."""
        return self.found.get(key, ())


class Script:
    """A lesson in blocks, each entry in a place where it may stand. Raises ``LessonError``."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        found = list(entries(text, source))
        self.languages = tuple(sorted({entry.language for entry in found if entry.language}))
        self.head, *self.steps = self._blocks(found)

    def error(self, key: LessonFault, line: int, what: object = "") -> LessonError:
        """A fault of this lesson."""
        return LessonError(key, self.source, line, str(what)[:80])

    # -- entries into blocks -----------------------------------------------------------------

    def _blocks(self, found: Sequence[LessonEntry]) -> Iterator[Block]:
        if not found or found[0].key != "lesson":
            raise self.error(LessonFault.NO_LESSON_LINE, found[0].line if found else 1)
        block = Block(found[0].line)
        known: tuple[str, ...] = _HEAD
        for entry in found:
            if entry.key == STEP:
                yield block
                block, known = Block(entry.line), (*_STEP, *_QUESTION, *_ANSWER)
                continue
            self._place(entry, block, known)
        yield block

    def _place(self, entry: LessonEntry, block: Block, known: tuple[str, ...]) -> None:
        key = entry.key
        if key not in (*_HEAD, *_STEP, *_QUESTION, *_ANSWER):
            raise self.error(LessonFault.UNKNOWN_ENTRY, entry.line, key)
        if key not in known:
            raise self.error(LessonFault.MISPLACED, entry.line, key)
        if entry.language and key not in _TEXTS:
            raise self.error(LessonFault.UNKNOWN_LANGUAGE, entry.line, entry.name)
        if key in _ANSWERS:
            block.answers.append(Block(entry.line, {key: [entry]}, kind=key))
            self.limit("answer", [entry] * len(block.answers))
            return
        if key in _ANSWER:
            if not block.answers:
                raise self.error(LessonFault.MISPLACED, entry.line, key)
            block = block.answers[-1]
        others = block.found.setdefault(key, [])
        if any(other.language == entry.language for other in others) and key not in _REPEATED:
            raise self.error(LessonFault.TWICE, entry.line, entry.name)
        others.append(entry)
        self.limit(key, others)

    def limit(self, key: str, found: Sequence[LessonEntry]) -> None:
        """Raise a fault where there are too many of something."""
        if key in MOST and len(found) > MOST[key]:
            raise self.error(LessonFault.TOO_MANY, found[-1].line, MOST[key])

    def only(self, answer: Block, keys: Sequence[str]) -> None:
        """Raise a fault where something stands under an answer that does not belong there."""
        for key, found in answer.found.items():
            if key not in (answer.kind, *keys):
                raise self.error(LessonFault.MISPLACED, found[0].line, key)

    # -- words -------------------------------------------------------------------------------

    def words(self, block: Block, key: str) -> LessonWords:
        """A text that must be there."""
        words = self.some_words(block, key)
        if words is None:
            raise self.error(LessonFault.MISSING, block.line, key)
        return words

    def some_words(self, block: Block, key: str) -> LessonWords | None:
        """A text in every language of the lesson, or None where there is none."""
        found = block.found.get(key)
        if not found:
            return None
        texts = {entry.language: entry.value for entry in found}
        if "" not in texts:
            for language in self.languages:
                if language not in texts:
                    name = f"{key}.{language}"
                    raise self.error(LessonFault.MISSING_LANGUAGE, found[0].line, name)
        elif len(texts) > 1:
            raise self.error(LessonFault.TWICE, found[-1].line, found[-1].name)
        return LessonWords(texts)

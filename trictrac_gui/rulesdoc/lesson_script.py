"""From the text of a lesson to blocks of entries: its head, its steps and their answers.

An entry is ``key: value``; lines that are indented go on with it, and an empty line among them
begins a new paragraph. ``key.de`` is the German of an entry. ``#`` begins a remark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trictrac_gui.assets import LANGUAGES
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault, LessonWords

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


def entries(text: str, source: str, note: Callable[[LessonError], object]) -> Iterator[LessonEntry]:
    """The entries of a text in their order; those with a mistake are noted and left out."""
    for found in _written(text, source):
        try:
            yield _checked(found, source) if isinstance(found, LessonEntry) else _raised(found)
        except LessonError as fault:
            note(fault)


def _raised(fault: LessonError) -> LessonEntry:
    raise fault


def _written(text: str, source: str) -> Iterator[LessonEntry | LessonError]:
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
                yield entry
            try:
                entry = _entry(written, number, source)
            except LessonError as fault:
                entry = None
                yield fault
    if entry is not None:
        yield entry


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
class LessonBlock:
    """The entries of the head, of a step or of an answer."""

    line: int
    found: dict[str, list[LessonEntry]] = field(default_factory=dict)
    answers: list[LessonBlock] = field(default_factory=list)
    kind: str = ""

    def one(self, key: str) -> LessonEntry | None:
        """The entry of a key that stands there once."""
        return self.found[key][0] if key in self.found else None

    def all(self, key: str) -> Sequence[LessonEntry]:
        """The entries of a key that may stand there several times."""
        return self.found.get(key, ())


@dataclass(frozen=True, slots=True)
class _Noting:
    faults: list[LessonError]

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> bool:
        if isinstance(fault, LessonError):
            self.faults.append(fault)
        return isinstance(fault, LessonError)


class LessonScript:
    """A lesson in blocks, each entry in a place where it may stand.

    Mistakes are noted in ``faults``, in the order in which they are found, and what they stand in
    is left out. Raises ``LessonError`` for a text that is no lesson.
    """

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.faults: list[LessonError] = []
        found = list(entries(text, source, self.faults.append))
        self.languages = tuple(sorted({entry.language for entry in found if entry.language}))
        self.head, *self.steps = self._blocks(found)
        self._left_out = [fault.line for fault in self.faults]

    def error(self, key: LessonFault, line: int, what: object = "") -> LessonError:
        return LessonError(key, self.source, line, str(what)[:80])

    def noting(self) -> _Noting:
        """Note a mistake instead of stopping at it."""
        return _Noting(self.faults)

    def raise_faults(self) -> None:
        """Raise the first mistake, with the others, where there is any.

        What is missing where an entry was left out is most likely that entry.
        """
        blocks = [self.head, *self.steps]
        starts = [block.line for one in blocks for block in (one, *one.answers)]
        missing = (LessonFault.MISSING, LessonFault.MISSING_LANGUAGE)

        def block_of(line: int) -> int:
            return max((start for start in starts if start <= line), default=0)

        hurt = {block_of(line) for line in self._left_out}
        told = [
            one for one in self.faults if one.key not in missing or block_of(one.line) not in hurt
        ]
        if told:
            first, *others = sorted(told, key=lambda fault: fault.line)
            first.others = tuple(others)
            raise first

    # -- entries into blocks -----------------------------------------------------------------

    def _blocks(self, found: Sequence[LessonEntry]) -> Iterator[LessonBlock]:
        if not found or found[0].key != "lesson":
            raise self.error(LessonFault.NO_LESSON_LINE, found[0].line if found else 1)
        block = LessonBlock(found[0].line)
        known: tuple[str, ...] = _HEAD
        unknown = False  # whose reply a reply is that follows, nobody knows
        for entry in found:
            if entry.key == STEP:
                yield block
                block, known = LessonBlock(entry.line), (*_STEP, *_QUESTION, *_ANSWER)
                continue
            if unknown and entry.key in _ANSWER:
                continue
            unknown = entry.key not in (*_HEAD, *_STEP, *_QUESTION, *_ANSWER)
            with self.noting():
                self._place(entry, block, known)
        yield block

    def _place(self, entry: LessonEntry, block: LessonBlock, known: tuple[str, ...]) -> None:
        key = entry.key
        if key not in (*_HEAD, *_STEP, *_QUESTION, *_ANSWER):
            raise self.error(LessonFault.UNKNOWN_ENTRY, entry.line, key)
        if key not in known:
            raise self.error(LessonFault.MISPLACED, entry.line, key)
        if entry.language and key not in _TEXTS:
            raise self.error(LessonFault.UNKNOWN_LANGUAGE, entry.line, entry.name)
        if key in _ANSWERS:
            block.answers.append(LessonBlock(entry.line, {key: [entry]}, kind=key))
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

    def only(self, answer: LessonBlock, keys: Sequence[str]) -> None:
        """Raise a fault where something stands under an answer that does not belong there."""
        for key, found in answer.found.items():
            if key not in (answer.kind, *keys):
                raise self.error(LessonFault.MISPLACED, found[0].line, key)

    # -- words -------------------------------------------------------------------------------

    def words(self, block: LessonBlock, key: str) -> LessonWords:
        """A text that must be there."""
        with self.noting():
            words = self.some_words(block, key)
            if words is None:
                raise self.error(LessonFault.MISSING, block.line, key)
            return words
        return LessonWords({})

    def some_words(self, block: LessonBlock, key: str) -> LessonWords | None:
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

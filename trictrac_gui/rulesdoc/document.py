"""What a rule booklet consists of, the facts it cites, and what can be wrong with one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from markdown_it.token import Token

from trictrac_gui.assets import resource
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.rulesdoc.diagram import ChosenRules, Diagram
from trictrac_gui.variants import VARIANTS


class DocumentFault(StrEnum):
    """Why a rule document or the list of facts is refused."""

    MISSING_DOCUMENT = "missing-document"
    UNREADABLE = "unreadable"
    MISSING_TITLE = "missing-title"
    OUTSIDE_CHAPTER = "outside-chapter"
    MISSING_ID = "missing-id"
    BAD_ID = "bad-id"
    DUPLICATE_ID = "duplicate-id"
    BROKEN_ATTRIBUTES = "broken-attributes"
    UNKNOWN_ATTRIBUTE = "unknown-attribute"
    UNKNOWN_FACT = "unknown-fact"
    UNKNOWN_RULE = "unknown-rule"
    DUPLICATE_RULE = "duplicate-rule"
    MISSING_TARGET = "missing-target"
    FOREIGN_LINK = "foreign-link"
    RAW_HTML = "raw-html"
    NOT_ALLOWED = "not-allowed"
    BAD_FACT = "bad-fact"
    BAD_DIAGRAM = "bad-diagram"
    UNKNOWN_SITUATION = "unknown-situation"
    DUPLICATE_SITUATION = "duplicate-situation"


class RuleDocumentError(ValueError):
    """A document that is not read: why, the source, the line (from 1; 0 for none), the culprit."""

    def __init__(self, key: DocumentFault, source: str, line: int, what: str = "") -> None:
        super().__init__(f"{source}:{line}: {key}" + (f": {what}" if what else ""))
        self.key = key
        self.source = source
        self.line = line
        self.what = what


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, list or table with its name, the facts it tells and the rules it explains.

    ``text`` is what a reader sees, without any mark-up, for searching. ``when`` names the
    situations in which the paragraph is offered, ``diagrams`` follow it on the page. ``only``
    names the house rules under which it holds; without any it holds always.
    """

    id: str
    chapter: str
    facts: tuple[str, ...]
    rules: tuple[RuleKey, ...]
    markdown: str
    text: str
    tokens: tuple[Token, ...] = field(repr=False, compare=False)
    when: tuple[Situation, ...] = ()
    diagrams: tuple[Diagram, ...] = ()
    only: ChosenRules = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its paragraphs."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class RuleDocument:
    """The booklet of one game in one language."""

    title: str
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in reading order."""
        return tuple(self._all())

    def paragraph(self, paragraph_id: str) -> Paragraph:
        """The paragraph of a name; ``KeyError`` if there is none."""
        for paragraph in self._all():
            if paragraph.id == paragraph_id:
                return paragraph
        raise KeyError(paragraph_id)

    def paragraph_for(self, rule: RuleKey) -> Paragraph:
        """The one paragraph that explains a rule; ``KeyError`` if the game has no such rule."""
        for paragraph in self._all():
            if rule in paragraph.rules:
                return paragraph
        raise KeyError(rule)

    def paragraph_when(self, situation: Situation) -> Paragraph | None:
        """The paragraph that fits a situation, where the game has one."""
        return next((p for p in self._all() if situation in p.when), None)

    @property
    def diagrams(self) -> tuple[Diagram, ...]:
        """All diagrams and examples in reading order."""
        return tuple(diagram for p in self._all() for diagram in p.diagrams)

    def diagram(self, diagram_id: str) -> Diagram:
        """The diagram of a name; ``KeyError`` if there is none."""
        for diagram in self.diagrams:
            if diagram.id == diagram_id:
                return diagram
        raise KeyError(diagram_id)

    def under(self, rules: Mapping[str, str | bool]) -> RuleDocument:
        """The booklet of a game played under these house rules: only what holds there."""

        def holds(only: ChosenRules) -> bool:
            return all(rules.get(key, value) == value for key, value in only)

        if all(holds(p.only) and all(holds(d.only) for d in p.diagrams) for p in self._all()):
            return self
        return RuleDocument(
            self.title,
            tuple(
                replace(
                    chapter,
                    paragraphs=tuple(
                        replace(p, diagrams=tuple(d for d in p.diagrams if holds(d.only)))
                        for p in chapter.paragraphs
                        if holds(p.only)
                    ),
                )
                for chapter in self.chapters
            ),
        )

    def in_place_of(self, name: str, shown: RuleDocument) -> str:
        """The paragraph of a name, or what stands in its place in a booklet that has it not.

        What holds in its place under other house rules follows it.
        """
        ids = [one for p in self._all() for one in _names(p)]
        there = {one for p in shown.paragraphs for one in _names(p)}
        if name not in ids or name in there:
            return name
        return next((one for one in ids[ids.index(name) :] if one in there), name)

    def _all(self) -> Iterator[Paragraph]:
        for chapter in self.chapters:
            yield from chapter.paragraphs


def _names(paragraph: Paragraph) -> tuple[str, ...]:
    return (paragraph.id, *(diagram.id for diagram in paragraph.diagrams))


KINDS: Final = ("fact", "reading", "background")
_NUMBER: Final = re.compile(r"[A-Z]{1,4}[1-9][0-9]{0,2}")
"""The letters of a list of facts, which a game chooses for itself, and the number in it."""
_FIELDS: Final = {"text": str, "kind": str, "variant": str, "later": bool}


@dataclass(frozen=True, slots=True)
class Fact:
    """One numbered statement about a game.

    ``kind`` is *fact*, *reading* (chosen where the tradition is silent) or *background* (told,
    not played); ``later`` marks what the program does not play, or not wholly, yet.
    """

    number: str
    text: str
    kind: str
    variant: str
    later: bool = False


def parse_facts(text: str, source: str) -> dict[str, Fact]:
    """The facts of a TOML text by their numbers, in its order; raises ``RuleDocumentError``."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleDocumentError(DocumentFault.UNREADABLE, source, 0, str(error)) from error
    return {number: _fact(number, table, source) for number, table in tables.items()}


@cache
def load_facts() -> Mapping[str, Fact]:
    """The shipped facts by their numbers."""
    path = resource("rules", "facts.toml")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleDocumentError(DocumentFault.UNREADABLE, path.name, 0, str(error)) from error
    return MappingProxyType(parse_facts(text, path.name))


def _fact(number: str, table: Any, source: str) -> Fact:
    def refused(what: str) -> RuleDocumentError:
        return RuleDocumentError(DocumentFault.BAD_FACT, source, 0, f"{number}: {what}")

    if not _NUMBER.fullmatch(number):
        raise refused("number")
    if not isinstance(table, dict):
        raise refused("table")
    for key, value in table.items():
        if type(value) is not _FIELDS.get(key):
            raise refused(key)
    for key in ("text", "kind", "variant"):
        if not table.get(key):
            raise refused(key)
    if table["kind"] not in KINDS:
        raise refused("kind")
    if all(table["variant"] != variant.key for variant in VARIANTS):
        raise refused("variant")
    return Fact(number=number, **table)

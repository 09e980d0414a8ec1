"""From the Markdown of a booklet to a checked document, and on to simple HTML for a browser.

A document is one ``#`` title, ``##`` chapters and, in each, paragraphs, lists or tables. Chapters
and paragraphs carry a line of attributes above them::

    {#hucke-in-pairs facts="T14 R9" rules="hucke-needs-two"}
    **Only in pairs.** …

A paragraph may be followed by diagrams and examples (see ``rulesdoc.diagram``), each a fenced
block with a line of attributes of its own. ``when`` names the situations at the table in which a
paragraph is worth offering, ``only`` the house rules (``hucke=historic``) it holds under; what
holds in its place under others follows it. Links go to a paragraph or chapter
(``rule:hucke-in-pairs``) or to a glossary entry (``term:blot``, the paragraph ``term-blot``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin

from trictrac_gui.assets import resource
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.rulesdoc.diagram import (
    DRAWN,
    TOLD,
    ChosenRules,
    Diagram,
    DiagramFault,
    read_diagram,
    read_house_rules,
)
from trictrac_gui.rulesdoc.document import (
    Chapter,
    DocumentFault,
    Paragraph,
    RuleDocument,
    RuleDocumentError,
    load_facts,
)

RULE_SCHEME: Final = "rule:"
TERM_SCHEME: Final = "term:"
TERM_PREFIX: Final = "term-"

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HTML: Final = re.compile(r"<[A-Za-z/!?]")
_PARAGRAPH_ATTRIBUTES: Final = frozenset({"id", "facts", "rules", "when", "only"})
_DIAGRAM_ATTRIBUTES: Final = frozenset({"id", "facts", "only"})
_CHAPTER_ATTRIBUTES: Final = frozenset({"id"})
_BLOCKS: Final = frozenset(
    {"paragraph_open", "bullet_list_open", "ordered_list_open", "table_open"}
)
_INLINE: Final = frozenset(
    {"text", "softbreak", "hardbreak", "em_open", "em_close", "strong_open", "strong_close"}
    | {"link_open", "link_close"}
)
_INSIDE: Final = frozenset({"inline", "list_item_open", "list_item_close"})


def markdown() -> MarkdownIt:
    """A Markdown reader without HTML, which leaves the judgement of links to this module."""
    md = MarkdownIt("commonmark", {"html": False}).enable("table").use(attrs_block_plugin)
    # Attribute lines stay in the stream: this module reads them itself, strictly and with lines.
    md.core.ruler.disable("attr")
    # A link that Markdown would drop silently (javascript:, file:) is to be refused aloud.
    md.validateLink = lambda url: True  # type: ignore[method-assign]
    return md


@cache
def load(variant_key: str, language: str) -> RuleDocument:
    """The shipped booklet of a game in a language ("de", "en", "fr"), read when first asked for.

    Raises ``RuleDocumentError``.
    """
    name = f"{variant_key}.{language}.md"
    try:
        text = resource("rules", name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise RuleDocumentError(DocumentFault.MISSING_DOCUMENT, name, 0) from error
    except (OSError, UnicodeDecodeError) as error:
        raise RuleDocumentError(DocumentFault.UNREADABLE, name, 0, str(error)) from error
    return parse(text, name)


def parse(text: str, source: str) -> RuleDocument:
    """The document of a Markdown text; ``source`` names it in a ``RuleDocumentError``."""
    return _Reader(text, source).read()


@dataclass
class _Block:
    """A top-level block with the attribute line above it."""

    tokens: Sequence[Token]
    attributes: dict[str, str]
    line: int

    @property
    def kind(self) -> str:
        return self.tokens[0].type


@dataclass
class _Draft:
    """A chapter whose paragraphs are still being read."""

    id: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


class _Reader:
    """One reading of one document."""

    def __init__(self, text: str, source: str) -> None:
        self._lines = text.splitlines()
        self._tokens = markdown().parse(text)
        self._source = source
        self._title = ""
        self._drafts: list[_Draft] = []
        self._ids: set[str] = set()
        self._rules: set[RuleKey] = set()
        self._situations: set[Situation] = set()
        self._links: list[tuple[str, str, int]] = []

    def read(self) -> RuleDocument:
        for block in self._blocks():
            self._check_inside(block)
            if block.kind == "heading_open":
                self._heading(block)
            elif block.kind == "fence":
                self._diagram(block)
            else:
                self._paragraph(block)
        if not self._title:
            raise self._error(DocumentFault.MISSING_TITLE, 1)
        for href, target, line in self._links:
            if target not in self._ids:
                raise self._error(DocumentFault.MISSING_TARGET, line, href)
        chapters = tuple(Chapter(d.id, d.title, tuple(d.paragraphs)) for d in self._drafts)
        return RuleDocument(self._title, chapters)

    def _error(self, key: DocumentFault, line: int, what: str = "") -> RuleDocumentError:
        return RuleDocumentError(key, self._source, line, what)

    def _blocks(self) -> Iterator[_Block]:
        above: Token | None = None
        start = 0
        for index, token in enumerate(self._tokens):
            if token.type == "attrs_block":
                if above is not None or token.level:
                    raise self._error(DocumentFault.BROKEN_ATTRIBUTES, _line(token))
                above = token
                start = index + 1
            elif token.level == 0 and token.nesting != 1:
                attributes = {k: str(v) for k, v in above.attrs.items()} if above else {}
                first = self._tokens[start]
                yield _Block(self._tokens[start : index + 1], attributes, _line(above or first))
                above = None
                start = index + 1
            elif above is not None and token.level == 0 and _line(token) != _line(above) + 1:
                raise self._error(DocumentFault.BROKEN_ATTRIBUTES, _line(above))
        if above is not None:
            raise self._error(DocumentFault.BROKEN_ATTRIBUTES, _line(above))

    def _heading(self, block: _Block) -> None:
        title = _plain(block.tokens)
        tag = block.tokens[0].tag
        if tag == "h1":
            if self._title or self._drafts or block.attributes:
                raise self._error(DocumentFault.NOT_ALLOWED, block.line, title)
            self._title = title
        elif tag == "h2":
            if not self._title:
                raise self._error(DocumentFault.MISSING_TITLE, block.line)
            self._attributes(block, _CHAPTER_ATTRIBUTES)
            self._drafts.append(_Draft(self._new_id(block), title))
        else:
            raise self._error(DocumentFault.NOT_ALLOWED, block.line, title)

    def _paragraph(self, block: _Block) -> None:
        if block.kind not in _BLOCKS:
            raise self._error(DocumentFault.NOT_ALLOWED, block.line, block.tokens[0].type)
        if not self._drafts:
            raise self._error(DocumentFault.OUTSIDE_CHAPTER, block.line)
        self._attributes(block, _PARAGRAPH_ATTRIBUTES)
        chapter = self._drafts[-1]
        first, end = block.tokens[0].map or (0, 0)
        chapter.paragraphs.append(
            Paragraph(
                id=self._new_id(block),
                chapter=chapter.id,
                facts=self._facts(block),
                rules=self._rule_keys(block),
                markdown="\n".join(self._lines[first:end]).strip(),
                text=_plain(block.tokens),
                tokens=tuple(block.tokens),
                when=self._when(block),
                only=self._only(block),
            )
        )

    def _diagram(self, block: _Block) -> None:
        """A diagram belongs to the paragraph above it."""
        fence = block.tokens[0]
        if fence.info not in (DRAWN, TOLD):
            raise self._error(DocumentFault.NOT_ALLOWED, block.line, fence.info or fence.type)
        if not self._drafts or not self._drafts[-1].paragraphs:
            raise self._error(DocumentFault.OUTSIDE_CHAPTER, block.line)
        self._attributes(block, _DIAGRAM_ATTRIBUTES)
        name, facts = self._new_id(block), self._facts(block)
        try:
            diagram = read_diagram(
                fence.content, name, facts, drawn=fence.info == DRAWN, only=self._only(block)
            )
        except DiagramFault as fault:
            line = _line(fence) + 1 + fault.line
            raise self._error(DocumentFault.BAD_DIAGRAM, line, fault.what) from fault
        paragraphs = self._drafts[-1].paragraphs
        above = paragraphs[-1]
        paragraphs[-1] = replace(above, diagrams=(*above.diagrams, diagram))

    def _attributes(self, block: _Block, known: frozenset[str]) -> None:
        for name in block.attributes:
            if name not in known:
                raise self._error(DocumentFault.UNKNOWN_ATTRIBUTE, block.line, name)

    def _new_id(self, block: _Block) -> str:
        name = block.attributes.get("id", "")
        if not name:
            raise self._error(DocumentFault.MISSING_ID, block.line)
        if not _ID.fullmatch(name):
            raise self._error(DocumentFault.BAD_ID, block.line, name)
        if name in self._ids:
            raise self._error(DocumentFault.DUPLICATE_ID, block.line, name)
        self._ids.add(name)
        return name

    def _facts(self, block: _Block) -> tuple[str, ...]:
        numbers = tuple(block.attributes.get("facts", "").split())
        for number in numbers:
            if number not in load_facts():
                raise self._error(DocumentFault.UNKNOWN_FACT, block.line, number)
        return numbers

    def _rule_keys(self, block: _Block) -> tuple[RuleKey, ...]:
        keys = []
        for name in block.attributes.get("rules", "").split():
            try:
                key = RuleKey(name)
            except ValueError as error:
                raise self._error(DocumentFault.UNKNOWN_RULE, block.line, name) from error
            if key in self._rules:
                raise self._error(DocumentFault.DUPLICATE_RULE, block.line, name)
            self._rules.add(key)
            keys.append(key)
        return tuple(keys)

    def _only(self, block: _Block) -> ChosenRules:
        try:
            return read_house_rules(0, block.attributes.get("only", ""))
        except DiagramFault as fault:
            raise self._error(DocumentFault.BROKEN_ATTRIBUTES, block.line, fault.what) from fault

    def _when(self, block: _Block) -> tuple[Situation, ...]:
        found = []
        for name in block.attributes.get("when", "").split():
            try:
                situation = Situation(name)
            except ValueError as error:
                raise self._error(DocumentFault.UNKNOWN_SITUATION, block.line, name) from error
            if situation in self._situations:
                raise self._error(DocumentFault.DUPLICATE_SITUATION, block.line, name)
            self._situations.add(situation)
            found.append(situation)
        return tuple(found)

    def _check_inside(self, block: _Block) -> None:
        for token in block.tokens:
            if token.type == "inline":
                self._check_inline(token)
            elif token is block.tokens[0] and token.type == "fence":
                continue
            elif not (token.type in _INSIDE or token.tag in _PLAIN_TAGS):
                raise self._error(DocumentFault.NOT_ALLOWED, _line(token) or block.line, token.type)

    def _check_inline(self, inline: Token) -> None:
        line = _line(inline)
        for offset, written in enumerate(inline.content.split("\n")):
            if written.startswith("{"):
                raise self._error(DocumentFault.BROKEN_ATTRIBUTES, line + offset, written)
        for child in inline.children or ():
            if child.type in ("softbreak", "hardbreak"):
                line += 1
            if child.type not in _INLINE:
                raise self._error(DocumentFault.NOT_ALLOWED, line, child.type)
            if child.type == "text" and _HTML.search(child.content):
                raise self._error(DocumentFault.RAW_HTML, line, child.content)
            if child.type == "link_open":
                href = str(child.attrs["href"])
                target = link_target(href)
                if target is None or "title" in child.attrs:
                    raise self._error(DocumentFault.FOREIGN_LINK, line, href)
                self._links.append((href, target, line))


_PLAIN_TAGS: Final = frozenset(
    {
        "p",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "ul",
        "ol",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
)


def link_target(href: str) -> str | None:
    """The id a link of a booklet leads to; None for a link that leads elsewhere."""
    if href.startswith(RULE_SCHEME):
        return href.removeprefix(RULE_SCHEME)
    if href.startswith(TERM_SCHEME):
        return TERM_PREFIX + href.removeprefix(TERM_SCHEME)
    return None


def _line(token: Token) -> int:
    """The line a token begins on, counted from 1."""
    return token.map[0] + 1 if token.map else 0


def _plain(tokens: Sequence[Token]) -> str:
    """What is read of some tokens: text and spaces only."""
    parts = []
    for token in tokens:
        if token.type == "inline":
            children = token.children or ()
            parts.append("".join(" " if "break" in c.type else c.content for c in children))
    return " ".join(parts)


BOARD_SCHEME: Final = "board:"
"""Leads from the page to the board: ``board:the-id-of-a-diagram``."""
PICTURE_SCHEME: Final = "diagram:"
"""The picture of a diagram, which the browser paints itself."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """How diagrams come into the page: their size, in pixels, and the words of the link.

    Without words there is no link, as on paper.
    """

    width: int
    height: int
    show: str = ""


def to_html(document: RuleDocument, pictures: Pictures | None = None) -> str:
    """The whole booklet; every chapter, paragraph and diagram has an anchor named by its id.

    Links inside it are ``#id``. Classes: ``paragraph``, ``diagram``, ``term`` on links to the
    glossary. Without ``pictures`` the diagrams are told by their captions alone.
    """
    parts = [f"<h1>{escape(document.title)}</h1>"]
    for chapter in document.chapters:
        parts.extend(_chapter(chapter, pictures))
    return "\n".join(parts)


def _chapter(chapter: Chapter, pictures: Pictures | None) -> Iterator[str]:
    yield f'<h2 id="{chapter.id}">{_anchor(chapter.id)}{escape(chapter.title)}</h2>'
    for paragraph in chapter.paragraphs:
        yield _paragraph(paragraph)
        for diagram in paragraph.diagrams:
            yield _diagram(diagram, pictures)


def _diagram(diagram: Diagram, pictures: Pictures | None) -> str:
    anchor, caption = _anchor(diagram.id), escape(diagram.caption, quote=False)
    href = f"{BOARD_SCHEME}{diagram.id}"
    link = f' <a href="{href}">{escape(pictures.show)}</a>' if pictures and pictures.show else ""
    if not diagram.drawn or pictures is None:
        return f'<p class="example">{anchor}{caption}{link}</p>'
    picture = (
        f'<img src="{PICTURE_SCHEME}{diagram.id}" width="{pictures.width}"'
        f' height="{pictures.height}">'
    )
    return (
        f'<p class="diagram" align="center">{anchor}{picture}</p>'
        f'<p class="caption" align="center">{caption}{link}</p>'
    )


def _paragraph(paragraph: Paragraph) -> str:
    body = "".join(_token(token) for token in paragraph.tokens)
    if paragraph.tokens[0].type == "paragraph_open":
        inner = body.removeprefix("<p>")
        return f'<p class="paragraph">{_anchor(paragraph.id)}{inner}'
    # A list or a table: the anchor needs a line of text of its own to stand in.
    return f'<div class="paragraph">{_anchor(paragraph.id)}{body}</div>'


def _anchor(name: str) -> str:
    return f'<a name="{name}"></a>'


def _token(token: Token) -> str:
    if token.type == "inline":
        return "".join(_token(child) for child in token.children or ())
    if token.type == "text":
        return escape(token.content, quote=False)
    if token.type == "softbreak":
        return "\n"
    if token.type == "hardbreak":
        return "<br>"
    if token.hidden:
        return ""
    if token.type == "link_open":
        href = str(token.attrs["href"])
        mark = ' class="term"' if href.startswith(TERM_SCHEME) else ""
        return f'<a href="#{link_target(href)}"{mark}>'
    return f"</{token.tag}>" if token.nesting < 0 else f"<{token.tag}>"

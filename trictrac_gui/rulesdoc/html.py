"""A booklet as simple HTML for a text browser: nothing in it is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from markdown_it.token import Token

from trictrac_gui.rulesdoc.model import Chapter, Paragraph, RuleDocument
from trictrac_gui.rulesdoc.reader import TERM_SCHEME, link_target


def to_html(document: RuleDocument) -> str:
    """The whole booklet; every chapter and paragraph has an anchor named by its id.

    Links inside it are ``#id``. Classes: ``paragraph``, ``term`` on links to the glossary.
    """
    parts = [f"<h1>{escape(document.title)}</h1>"]
    for chapter in document.chapters:
        parts.extend(_chapter(chapter))
    return "\n".join(parts)


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f'<h2 id="{chapter.id}">{_anchor(chapter.id)}{escape(chapter.title)}</h2>'
    for paragraph in chapter.paragraphs:
        yield _paragraph(paragraph)


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

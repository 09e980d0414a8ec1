"""A booklet as simple HTML for a text browser: nothing in it is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from markdown_it.token import Token

from trictrac_gui.rulesdoc.diagram import Diagram
from trictrac_gui.rulesdoc.document import Chapter, Paragraph, RuleDocument
from trictrac_gui.rulesdoc.document_reader import TERM_SCHEME, link_target

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

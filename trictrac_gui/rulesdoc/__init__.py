"""The rule booklets of the games as documents: chapters of short paragraphs that have names."""

from trictrac_gui.rulesdoc.diagram import Diagram
from trictrac_gui.rulesdoc.facts import Fact, load_facts
from trictrac_gui.rulesdoc.html import Pictures, to_html
from trictrac_gui.rulesdoc.model import (
    Chapter,
    DocumentFault,
    Paragraph,
    RuleDocument,
    RuleDocumentError,
)
from trictrac_gui.rulesdoc.reader import load, parse

__all__ = [
    "Chapter",
    "Diagram",
    "DocumentFault",
    "Fact",
    "Paragraph",
    "Pictures",
    "RuleDocument",
    "RuleDocumentError",
    "load",
    "load_facts",
    "parse",
    "to_html",
]

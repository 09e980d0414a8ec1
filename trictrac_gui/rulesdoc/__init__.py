"""The rule booklets of the games as documents: chapters of short paragraphs that have names."""

from trictrac_gui.rulesdoc.diagram import Diagram
from trictrac_gui.rulesdoc.document import (
    Chapter,
    DocumentFault,
    Fact,
    Paragraph,
    RuleDocument,
    RuleDocumentError,
    load_facts,
)
from trictrac_gui.rulesdoc.document_reader import Pictures, load, parse, to_html

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

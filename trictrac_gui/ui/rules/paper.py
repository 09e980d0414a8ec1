"""A booklet on paper: black on white, with its diagrams, for a printer or as a PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.rules.diagram import Illustrator, shown
from trictrac_gui.ui.theme.style_sheet import FAMILY
from trictrac_gui.ui.theme.theme import Theme

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import RuleDocument

WIDTH = 300
"""Of a diagram, in ninety-sixths of an inch."""
SHARP = 2.0
"""Dots of a diagram to each of them."""
MARGINS = QMarginsF(2, 2, 2, 2)
"""In millimetres, around the two centimetres that Qt leaves free itself."""

_SHEET = (
    "body, p, li, td, th { color: #000000; }"
    "h1 { font-size: 20pt; } h2 { font-size: 14pt; margin-top: 16px; }"
    "p { margin-top: 0; margin-bottom: 8px; }"
    "p.caption, p.example { font-size: 9pt; } p.example { margin-left: 20px; }"
    "a { color: #000000; text-decoration: none; }"
)


def on_paper(booklet: RuleDocument, variant: Variant, theme: Theme) -> QTextDocument:
    """The booklet as a document to print: its links are plain words."""
    from trictrac_gui.rulesdoc import Pictures, to_html

    painted = Illustrator(variant, theme, WIDTH, SHARP)
    document = QTextDocument()
    document.setDefaultFont(QFont(FAMILY, 10))
    document.setDefaultStyleSheet(_SHEET)
    for diagram in booklet.diagrams:
        if diagram.drawn:
            picture = painted.picture(shown(diagram, variant)).toImage()
            picture.setDevicePixelRatio(1)
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value,
                QUrl(f"diagram:{diagram.id}"),
                picture,
            )
    size = painted.size
    document.setHtml(to_html(booklet, Pictures(size.width(), size.height())))
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, booklet.title)
    return document


def pdf(document: QTextDocument) -> bytes:
    """The document as a PDF on A4."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(document.metaInformation(QTextDocument.MetaInformation.DocumentTitle))
    writer.setResolution(300)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
    document.print_(writer)
    del writer
    buffer.close()
    return bytes(data.data())

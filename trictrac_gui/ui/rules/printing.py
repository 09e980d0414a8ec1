"""Asks where a booklet is to be printed or kept, and says so when that fails."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.assets import resource
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.files import write_shared
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.rules.diagram import Illustrator, shown
from trictrac_gui.ui.theme.style_sheet import paper_font
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import load_theme

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
    font = paper_font()
    font.setPointSize(10)
    document.setDefaultFont(font)
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


def ask_printer(booklet: RuleDocument, variant: Variant, parent: QWidget) -> None:
    """Let the player choose a printer and print."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(booklet.title)
    dialog = QPrintDialog(printer, parent)

    def go() -> None:
        on_paper(booklet, variant, _paper_theme()).print_(printer)

    dialog.accepted.connect(go)
    dialog.finished.connect(dialog.deleteLater)
    dialog.setModal(True)
    dialog.show()


def ask_file(booklet: RuleDocument, variant: Variant, language: str, parent: QWidget) -> None:
    """Let the player choose a file for a PDF; one that is there is replaced only on a yes."""
    title = translate("RulesDock", "Save the rules as a PDF")
    dialog = QFileDialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(translate("RulesDock", "PDF documents (*.pdf)"))
    dialog.setDefaultSuffix("pdf")
    dialog.selectFile(f"{variant.key}.{language}.pdf")
    dialog.fileSelected.connect(lambda name: save(booklet, variant, Path(name), parent))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def save(booklet: RuleDocument, variant: Variant, path: Path, parent: QWidget) -> bool:
    """Write the PDF; a failure is told in a sentence."""
    try:
        write_shared(path, pdf(on_paper(booklet, variant, _paper_theme())), over=True)
    except OSError as error:
        from trictrac_gui.ui.widgets.base_dialog import MessageDialog

        MessageDialog(_not_written(path, error), parent.window()).open()
        return False
    return True


def _paper_theme() -> Theme:
    """The flat theme: it needs the least ink and is clear on any printer."""
    return load_theme(resource("themes", "projector.toml"))


def _not_written(path: Path, error: OSError) -> Callable[[], str]:
    full = error.errno == errno.ENOSPC

    def text() -> str:
        cause = (
            translate("RulesDock", "The disk is full.")
            if full
            else translate("RulesDock", "You are not allowed to write to this folder.")
        )
        told = translate(
            "RulesDock", "The file {path} could not be written. {cause} Choose another folder."
        )
        return told.format(path=path, cause=cause)

    return text

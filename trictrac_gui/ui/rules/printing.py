"""Asks where a booklet is to be printed or kept, and says so when that fails."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.assets import resource
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.files import write_shared
from trictrac_gui.ui.theme.theme import Theme, load_theme

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import RuleDocument


def ask_printer(booklet: RuleDocument, variant: Variant, parent: QWidget) -> None:
    """Let the player choose a printer and print."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from trictrac_gui.ui.rules.paper import on_paper

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
    title = QCoreApplication.translate("RulesDock", "Save the rules as a PDF")
    dialog = QFileDialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(QCoreApplication.translate("RulesDock", "PDF documents (*.pdf)"))
    dialog.setDefaultSuffix("pdf")
    dialog.selectFile(f"{variant.key}.{language}.pdf")
    dialog.fileSelected.connect(lambda name: save(booklet, variant, Path(name), parent))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def save(booklet: RuleDocument, variant: Variant, path: Path, parent: QWidget) -> bool:
    """Write the PDF; a failure is told in a sentence."""
    from trictrac_gui.ui.rules.paper import on_paper, pdf

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
            QCoreApplication.translate("RulesDock", "The disk is full.")
            if full
            else QCoreApplication.translate(
                "RulesDock", "You are not allowed to write to this folder."
            )
        )
        told = QCoreApplication.translate(
            "RulesDock", "The file {path} could not be written. {cause} Choose another folder."
        )
        return told.format(path=path, cause=cause)

    return text

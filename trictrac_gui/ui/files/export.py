"""*Save a copy*: which file, which format, whether over an older one, and where it went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.formats.document import Document, Format, Loss, losses
from trictrac_gui.formats.formats import (
    WRITABLE,
    CannotWrite,
    format_of_name,
    key_of,
    write_document,
)
from trictrac_gui.storage import files
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.files import file_text
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog

Tell = Callable[[Callable[[], str]], None]


def overwrite_question(
    parent: QWidget | None, path: Path, agreed: Callable[[], object]
) -> ChoiceDialog:
    """Whether a file that is there may be written over; *no* is the easier answer."""

    def text() -> str:
        told = translate(
            "Files", "{path} would be replaced by the copy; what it holds now would be gone."
        )
        return told.format(path=shown_path(path))

    return ChoiceDialog(
        parent,
        "overwrite",
        lambda: translate("Files", "The file already exists"),
        [text],
        {
            "replace": Choice(lambda: translate("Files", "Replace it"), agreed),
            "keep": Choice(lambda: translate("Files", "Keep it"), primary=True),
        },
    )


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # writing says why
        return False


class Export(QObject):
    """Asks for a place and writes a document there. ``written`` carries the path."""

    written = Signal(object)

    def __init__(self, window: QWidget, tell: Tell) -> None:
        super().__init__(window)
        self._window = window
        self._tell = tell
        self.folder = QDir.homePath()
        self.left_out: tuple[Loss, ...] = ()
        """What the last copy does not hold, as its format has no place for it."""

    def ask(self, document: Document, name: str, formats: tuple[Format, ...]) -> QFileDialog:
        """Ask where a copy is to go; ``name`` is what the file would be called."""
        dialog = QFileDialog(self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        # The question is asked here, once the ending is sure, and in the language in use.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        filters = {f"{file_text.format_name(kind)} (*{kind.value})": kind for kind in formats}
        dialog.setNameFilters(list(filters))
        dialog.setWindowTitle(translate("Files", "Save a copy"))
        dialog.setDirectory(self.folder)
        dialog.selectFile(f"{name}{formats[0].value}")

        def chosen(path: str) -> None:
            kind = filters.get(dialog.selectedNameFilter(), formats[0])
            self.write(document, Path(path), kind)

        dialog.fileSelected.connect(chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def write(self, document: Document, path: Path, kind: Format) -> None:
        """Write a copy; an ending that names a format decides, else the format's is added."""
        named = format_of_name(path.name)
        if named in WRITABLE:
            kind = named
        else:
            path = path.with_name(path.name + kind.value)
        try:
            data = write_document(document, kind, file_text.explain)
        except CannotWrite as cannot:
            key = cannot.key
            self._tell(lambda: file_text.cannot_write(kind, key))
            return
        self.left_out = losses(document, kind)
        if self.left_out:
            self._ask_to_leave_out(path, data, kind)
        else:
            self._go_on(path, data)

    def _go_on(self, path: Path, data: bytes) -> None:
        if _is_there(path):
            self._ask_to_replace(path, data)
        else:
            self._put(path, data, over=False)

    def _ask_to_leave_out(self, path: Path, data: bytes, kind: Format) -> None:
        """Tell what the copy will not hold, before it is written."""
        left_out = self.left_out
        ChoiceDialog(
            self._window,
            "leave-out",
            lambda: translate("Files", "The copy will not hold everything"),
            [lambda: file_text.leaves_out(kind, left_out)],
            {
                "cancel": Choice(lambda: translate("Files", "Cancel")),
                "write": Choice(
                    lambda: translate("Files", "Save it so"),
                    partial(self._go_on, path, data),
                    primary=True,
                ),
            },
        ).open()

    def _put(self, path: Path, data: bytes, *, over: bool) -> None:
        try:
            if over and not path.is_file():
                raise IsADirectoryError
            files.write_shared(path, data, over=over)
        except FileExistsError:  # another program was quicker
            self._ask_to_replace(path, data)
        except IsADirectoryError:
            self._tell(lambda: file_text.not_written(path, "a-folder"))
        except (OSError, ValueError) as wrong:
            key = key_of(wrong)
            self._tell(lambda: file_text.not_written(path, key))
        else:
            self.folder = str(path.parent)
            self.written.emit(path)

    def _ask_to_replace(self, path: Path, data: bytes) -> None:
        overwrite_question(self._window, path, lambda: self._put(path, data, over=True)).open()

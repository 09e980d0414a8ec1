"""Writing a kept game to a file of the players' choice, in a format that has words for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDir, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.storage import disk
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.exchange.faults import Unreadable
from trictrac_gui.storage.exchange.formats import (
    WRITABLE,
    CannotWrite,
    Format,
    format_of_name,
    read_document,
    write_document,
)
from trictrac_gui.storage.exchange.text import LARGEST_FILE
from trictrac_gui.storage.library_rows import LibraryGame
from trictrac_gui.ui.dialogs.sheet import Sheet
from trictrac_gui.ui.language import QT_TRANSLATE_NOOP
from trictrac_gui.ui.library import words

_FORMATS: Final = {
    Format.TTG: QT_TRANSLATE_NOOP("Library", "Games of this program (*.ttg)"),
    Format.MAT: QT_TRANSLATE_NOOP("Library", "Matches as text (*.mat)"),
    Format.SGF: QT_TRANSLATE_NOOP("Library", "Smart Game Format (*.sgf)"),
}

Contents = dict[Format, bytes]


def contents_of(path: Path) -> Contents:
    """A kept game in every format that has words for it. Raises ``OSError``, ``Unreadable``."""
    with path.open("rb") as stream:
        document = read_document(stream.read(LARGEST_FILE + 1), Format.JOURNAL)
    found: Contents = {}
    for kind in WRITABLE:
        try:
            found[kind] = write_document(document, kind)
        except CannotWrite:
            continue
    return found


class ReplaceDialog(Sheet):
    """Asks before a file is written over. ``agreed`` comes for a yes."""

    agreed = Signal()

    def __init__(self, target: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target = target
        self.text = self.add_text()
        self.cancel = self.add_button(primary=True)
        self.replace = self.add_button()
        self.cancel.clicked.connect(self.reject)
        self.replace.clicked.connect(self._agree)
        self.cancel.setFocus()
        self.retranslate()

    def _agree(self) -> None:
        self.accept()
        self.agreed.emit()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Library", "Write over this file?"))
        text = QCoreApplication.translate(
            "Library", "There is a file {where} already. What it holds now would be lost."
        )
        self.text.setText(text.format(where=self._target))
        self.cancel.setText(QCoreApplication.translate("Library", "Keep it"))
        self.replace.setText(QCoreApplication.translate("Library", "Write over it"))


class Exporter:
    """Asks where to, and writes; never over a file without a question."""

    def __init__(
        self, window: QWidget, tell: Callable[[Callable[[], str]], None], say: Callable[[str], None]
    ) -> None:
        self._window = window
        self._tell = tell
        self._say = say

    def ask(self, game: LibraryGame, name: str) -> None:
        """Ask for a file for a game; ``name`` is offered, without an ending."""
        try:
            contents = contents_of(game.path)
        except OSError as cause:
            key = cause_key(cause)
            self._tell(partial(words.not_exported, str(game.path), key))
            return
        except Unreadable:
            self._tell(partial(words.not_exported, str(game.path), "wrong-format"))
            return
        dialog = QFileDialog(self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The question is the program's own, which knows the name with its ending.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        filters = {words.tr(_FORMATS[kind]): kind for kind in contents}
        dialog.setNameFilters(list(filters))
        dialog.setDirectory(QDir.homePath())
        dialog.selectFile(f"{name}{Format.TTG.value}")
        dialog.fileSelected.connect(
            lambda chosen: self.write(chosen, filters[dialog.selectedNameFilter()], contents)
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, chosen: str, kind: Format, contents: Contents) -> None:
        """Write into a new file, in the format its ending asks for, else in the one chosen."""
        named = format_of_name(chosen)
        if named in contents:
            kind = named
        else:
            chosen += kind.value
        target = Path(chosen)
        try:
            disk.write_new(target, contents[kind])
        except FileExistsError:
            dialog = ReplaceDialog(target, self._window)
            dialog.agreed.connect(partial(self._write_over, target, contents[kind]))
            dialog.open()
        except OSError as cause:
            self._tell(partial(words.not_exported, str(target), cause_key(cause)))
        else:
            self._say(words.exported(str(target)))

    def _write_over(self, target: Path, data: bytes) -> None:
        try:
            disk.replace(target.resolve(), data)
        except OSError as cause:
            self._tell(partial(words.not_exported, str(target), cause_key(cause)))
        else:
            self._say(words.exported(str(target)))


def offered_name(players: str) -> str:
    """A name for a file that every system takes, made of the players' names."""
    plain = "".join(c if c.isalnum() or c in " .-_" else " " for c in players.replace("–", "-"))
    return " ".join(plain.split()).strip(" .-") or "game"

"""*Delete my data*: where everything lies, how much it is, and its removal after a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from trictrac_gui.storage.own_data import DataPart, KeptData
from trictrac_gui.texts import storage_faults
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.widgets.base_dialog import SELECTABLE, BaseDialog, MessageDialog
from trictrac_gui.ui.widgets.fitting import in_column
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageName

if TYPE_CHECKING:
    from trictrac_gui.storage.own_data import KeptData


_PARTS: Final = {
    DataPart.GAMES: mark("MyData", "Games, deleted ones too"),
    DataPart.GAMES_ELSEWHERE: mark("MyData", "Games saved elsewhere"),
    DataPart.LIBRARY: mark("MyData", "The list of games"),
    DataPart.SETTINGS: mark("MyData", "Settings, with the players’ names"),
    DataPart.PROGRESS: mark("MyData", "Progress in the lessons"),
    DataPart.THEMES: mark("MyData", "Your own themes"),
    DataPart.OTHER: mark("MyData", "Everything else"),
    DataPart.LOG: mark("MyData", "The log for faults"),
}


class _Row(Worded, QWidget):
    """One part: a tick with its size, and where it lies."""

    def __init__(self, kept: KeptData) -> None:
        super().__init__()
        self.kept = kept
        self.tick = QCheckBox()
        self.tick.setChecked(True)
        self.place = label("small", wrapped=True)
        self.place.setTextInteractionFlags(SELECTABLE)
        self.place.setIndent(26)
        self.place.setAccessibleName(str(kept.place))
        self.word(self.tick.setText, lambda: translate("MyData", _PARTS[kept.part]))
        self.word(self.tick.setAccessibleName, self._told)
        # What may be long stands where lines are broken.
        path = str(kept.place).replace("/", "/\u200b").replace("\\", "\\\u200b")
        self.word(
            self.place.setText,
            lambda: translate("MyData", "{held}: {place}").format(held=self._held(), place=path),
        )
        in_column(self.tick, self.place, margins=0, spacing=0, of=self)

    def _held(self) -> str:
        size = QLocale().formattedDataSize(
            self.kept.size, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat
        )
        files = translate("MyData", mark("MyData", "%n file(s)", "", 2), "", len(self.kept.files))
        return translate("MyData", "{files} ({size})").format(files=files, size=size)

    def _told(self) -> str:
        name = translate("MyData", _PARTS[self.kept.part])
        return translate("MyData", "{name} – {held}").format(name=name, held=self._held())


class MyDataDialog(BaseDialog):
    """Lists what is kept; ``delete_wanted`` carries what was ticked, once that was asked for twice.

    Nothing is kept where there are no rows.
    """

    delete_wanted = Signal(object)

    def __init__(self, kept: Sequence[KeptData], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = False
        self.word(self.title, lambda: translate("MyData", "Delete my data"))
        self.text = self.add_text(
            lambda: (
                translate(
                    "MyData",
                    "This is all the program keeps on this computer. Nothing was ever sent "
                    "anywhere. Untick what is to stay.",
                )
                if kept
                else translate("MyData", "The program keeps nothing on this computer.")
            )
        )
        self.rows = [_Row(one) for one in kept]
        for row in self.rows:
            self.body.addWidget(row)
            row.tick.toggled.connect(self._ticked)
        self.question = self.add_text(
            lambda: translate(
                "MyData", "Delete what is ticked for good? It cannot be brought back."
            )
        )
        self.question.hide()
        self.cancel = self.add_button(
            lambda: (
                translate("MyData", "Keep everything") if kept else translate("MyData", "Close")
            ),
            self.reject,
            primary=True,
        )
        self.delete = self.add_button(
            lambda: (
                translate("MyData", "Yes, delete for good")
                if self._asked
                else translate("MyData", "Delete…")
            ),
            self._delete,
        )
        self.delete.setVisible(bool(kept))
        self.cancel.setFocus()
        self._ticked()

    @property
    def chosen(self) -> list[KeptData]:
        return [row.kept for row in self.rows if row.tick.isChecked()]

    def _ticked(self) -> None:
        self.delete.setEnabled(bool(self.chosen))

    def _delete(self) -> None:
        if not self._asked:
            self._asked = True
            for row in self.rows:
                row.tick.setEnabled(False)
            self.question.show()
            self.cancel.setFocus()
            self.reword()
            return
        chosen = self.chosen
        self.accept()
        self.delete_wanted.emit(chosen)


def deleted(faults: Callable[[], Sequence[str]]) -> str:
    """What came of it: that all is gone, or what could not be removed."""
    left = faults()
    if not left:
        return translate("MyData", "Everything ticked has been deleted.")
    text = translate("MyData", "Not everything could be deleted. What is left:")
    return "\n".join((text, *left))


class KeptDataController(QObject):
    """Shows and deletes what is kept.

    ``deleting`` carries the ``DataPart`` s that are about to be deleted, to be let go of in memory
    and in open files.
    """

    deleting = Signal(object)

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game

    def ask(self) -> None:
        """Show what is kept on this computer, and delete what is chosen."""
        from trictrac_gui.storage import own_data

        kept = own_data.all_kept(self._context.paths, self._context.game_folders)
        dialog = MyDataDialog(kept, self._context.window)
        dialog.delete_wanted.connect(self._delete)
        dialog.open()

    def _delete(self, chosen: Sequence[KeptData]) -> None:
        from trictrac_gui.storage import own_data

        if any(kept.part is own_data.DataPart.GAMES for kept in chosen):
            self._game.discard()  # also what could not be saved
            for session in self._context.games.waiting:
                self._context.games.discard(session)
        self._context.navigator.open(PageName.START)  # the running game is deleted too
        self.deleting.emit(frozenset(kept.part for kept in chosen))
        faults = own_data.remove(chosen)
        self._context.navigator.open(PageName.START)

        def left() -> list[str]:
            return [storage_faults.located(fault.key, fault.path, translate) for fault in faults]

        # Not by way of the log, which stays as it is.
        MessageDialog(lambda: deleted(left), self._context.window).open()

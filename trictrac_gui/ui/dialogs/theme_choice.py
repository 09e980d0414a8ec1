"""Choosing the look of the table, with one's own themes, and what is wrong with them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.decoding import DecodingError
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.texts import storage_faults
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import LanguageSwitch, translate
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.theme.contrast import hard
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.ui.theme.theme_store import ThemeFile, ThemeStore
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label


class ThemeChoice(QWidget):
    """A list of themes, two buttons for own ones, and remarks.

    ``chosen`` carries the name of another theme.
    """

    chosen = Signal(str)

    def __init__(self, store: ThemeStore, language: LanguageSwitch, usual: str) -> None:
        super().__init__()
        self._store = store
        self._language = language
        self._shipped = shipped_themes()
        self._found = ThemeFile({}, {})
        self._trouble = ""
        self.list = QComboBox()
        self.copy = QPushButton()
        self.folder = QPushButton()
        self.remarks = label("base", wrapped=True)
        self._paper = QFrame()
        self._paper.setProperty("notice", True)
        in_row(self.remarks, margins=(10, 6, 10, 6), of=self._paper)
        links = QVBoxLayout()
        links.setSpacing(2)
        for button in (self.copy, self.folder):
            button.setProperty("link", True)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            links.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        in_column(self.list, links, self._paper, margins=0, spacing=6, of=self)
        self.setFocusProxy(self.list)
        self.list.currentIndexChanged.connect(self._choose)
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._open_folder)
        self.look_again(usual)

    @property
    def name(self) -> str:
        """The theme chosen, by the name the settings know it by."""
        return str(self.list.currentData())

    def look_again(self, wanted: str | None = None) -> None:
        """Fill the list anew with what lies in the folder now."""
        name = self.name if wanted is None else wanted
        self._found = self._store.own()
        self.list.blockSignals(True)
        self.list.clear()
        for key in ("", *(theme.key for theme in self._shipped), *self._found.themes):
            self.list.addItem("", key)
        model = self.list.model()
        for broken_one in self._found.faults:
            self.list.addItem("", broken_one)
            if broken_one != name and isinstance(model, QStandardItemModel):
                model.item(self.list.count() - 1).setEnabled(False)
        if self.list.findData(name) < 0:
            self.list.addItem("", name)  # what is in the settings stays until another is chosen
        self.list.setCurrentIndex(self.list.findData(name))
        self.list.blockSignals(False)
        self.retranslate()

    def event(self, event: QEvent) -> bool:
        """Whoever comes back from an editor finds the list as the folder is."""
        if event.type() is QEvent.Type.WindowActivate:
            self.look_again()
        return super().event(event)

    def retranslate(self) -> None:
        names = {theme.key: theme for theme in self._shipped}
        names |= self._found.themes
        for index in range(self.list.count()):
            key = self.list.itemData(index)
            if not key:
                text = translate("Settings", "Follow the system, light or dark")
            elif key in names:
                text = names[key].name(self._language.current)
            else:
                text = translate("Settings", "{file} (cannot be used)")
                text = text.format(file=key)
            self.list.setItemText(index, text)
        self.copy.setText(translate("Settings", "Make a copy of this theme to change"))
        self.folder.setText(translate("Settings", "Open the folder of themes"))
        self._remark()

    def _remark(self) -> None:
        said = [self._trouble] if self._trouble else []
        own = self._found.themes.get(self.name)
        if own is not None:
            said += hard_to_tell(own)
        said += [broken(fault) for fault in self._found.faults.values()]
        self.remarks.setText("\n".join(said))
        self._paper.setVisible(bool(said))

    def _choose(self) -> None:
        self._trouble = ""
        self._remark()
        self.chosen.emit(self.name)

    def _copy(self) -> None:
        name = self.name or self._worn
        self._trouble = ""
        try:
            copied = self._store.copy(name)
        except DecodingError as fault:
            self._trouble = broken(fault)
        except OSError as fault:
            where, key = str(self._store.folder), cause_key(fault)
            self._trouble = fault_text.theme_not_copied(where, key)
        else:
            self.look_again(copied)
            self.chosen.emit(copied)
        self._remark()

    @property
    def _worn(self) -> str:
        """The shipped theme that an empty name stands for now."""
        from trictrac_gui.ui.theme.theme_store import usual_theme

        return usual_theme()

    def _open_folder(self) -> None:
        try:
            folder = self._store.make_folder()
        except OSError as fault:
            where, key = str(self._store.folder), cause_key(fault)
            self._trouble = fault_text.theme_not_copied(where, key)
            self._remark()
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._trouble = translate(
                "Settings", "The system shows no folders. Your themes lie in {where}."
            ).format(where=folder)
            self._remark()


# --- What is said of themes ------------------------------------------------------------------

_THINGS: Final = {
    "checker.red": mark("Themes", "the red checkers"),
    "checker.black": mark("Themes", "the black checkers"),
    "checker.white": mark("Themes", "the white checkers"),
    "mark.first": mark("Themes", "the mark of the first number"),
    "mark.second": mark("Themes", "the mark of the second number"),
    "mark.both": mark("Themes", "the mark of both numbers together"),
    "mark.movable": mark("Themes", "the halo of a checker that can move"),
    "mark.refused": mark("Themes", "the frame around what forbids a step"),
    "mark.cursor": mark("Themes", "the frame moved by the arrow keys"),
    "mark.closed": mark("Themes", "the sign on the other side’s Hucke"),
    "light": mark("Themes", "the lighter points"),
    "dark": mark("Themes", "the darker points"),
    "ground": mark("Themes", "the ground"),
    "number": mark("Themes", "the numbers of the points"),
    "frame": mark("Themes", "the rim"),
    "text": mark("Themes", "the numbers in the rings"),
    "paper": mark("Themes", "the white of the rings"),
    "ink": mark("Themes", "the words beside the dice"),
    "plate": mark("Themes", "the plate they stand on"),
    "pip.red": mark("Themes", "the pips of the red dice"),
    "pip.black": mark("Themes", "the pips of the black dice"),
    "pip.white": mark("Themes", "the pips of the white dice"),
    "die.red": mark("Themes", "the red dice"),
    "die.black": mark("Themes", "the black dice"),
    "die.white": mark("Themes", "the white dice"),
}

_EYES: Final = {
    "all colours": mark("Themes", "for everybody"),
    "protanopia": mark("Themes", "for those who cannot see red"),
    "deuteranopia": mark("Themes", "for those who cannot see green"),
    "tritanopia": mark("Themes", "for those who cannot see blue"),
    "grey": mark("Themes", "in shades of grey"),
}


def broken(fault: DecodingError) -> str:
    """What is wrong with a theme, and where: its file, the line and the entry."""
    text = translate("Themes", "{where}: {cause}.")
    place = storage_faults.place(
        fault.path.name if fault.path else "", translate, fault.field, fault.line
    )
    return text.format(where=place, cause=storage_faults.cause(fault.key, translate))


def hard_to_tell(theme: Theme) -> list[str]:
    """What is hard to tell apart in a theme: a line for each eye, and one for each pair of it."""
    said: dict[str, list[str]] = {}
    for pair in hard(theme):
        text = translate("Themes", "– {one} and {two}")
        line = text.format(one=_tr(_THINGS[pair.one]), two=_tr(_THINGS[pair.two]))
        said.setdefault(pair.eye, []).append(line)
    heading = translate("Themes", "Hard to tell apart {eye}:")
    return [
        line
        for eye, pairs in said.items()
        for line in (heading.format(eye=_tr(_EYES[eye])), *pairs)
    ]


def _tr(source: str) -> str:
    return translate("Themes", source)

"""Everything that can be asked for by menu, toolbar or shortcut, in one place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from trictrac_gui.ui.language import LANGUAGES, QT_TRANSLATE_NOOP
from trictrac_gui.ui.style import icon

_ICONS: Final = ("new", "undo", "redo", "rules", "settings", "throw", "finish", "lessons")

_TEXTS: Final = {
    "new": QT_TRANSLATE_NOOP("Actions", "&New game"),
    "leave": QT_TRANSLATE_NOOP("Actions", "&Leave this game…"),
    "give_up": QT_TRANSLATE_NOOP("Actions", "&Give up…"),
    "save_elsewhere": QT_TRANSLATE_NOOP("Actions", "&Save elsewhere…"),
    "quit": QT_TRANSLATE_NOOP("Actions", "&Quit"),
    "undo": QT_TRANSLATE_NOOP("Actions", "&Undo"),
    "redo": QT_TRANSLATE_NOOP("Actions", "&Redo"),
    "throw": QT_TRANSLATE_NOOP("Actions", "&Throw the dice"),
    "finish": QT_TRANSLATE_NOOP("Actions", "&Finish turn"),
    "hand_dice": QT_TRANSLATE_NOOP("Actions", "&Dice by hand"),
    "rules": QT_TRANSLATE_NOOP("Actions", "R&ules"),
    "coach": QT_TRANSLATE_NOOP("Actions", "&Coach"),
    "lessons": QT_TRANSLATE_NOOP("Actions", "&Lessons"),
    "turn_board": QT_TRANSLATE_NOOP("Actions", "Turn the &board"),
    "full_screen": QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
    "settings": QT_TRANSLATE_NOOP("Actions", "&Settings…"),
    "keys": QT_TRANSLATE_NOOP("Actions", "&Keyboard…"),
    "about": QT_TRANSLATE_NOOP("Actions", "&About this program…"),
}

_SHORT: Final = {
    "new": QT_TRANSLATE_NOOP("Actions", "New"),
    "undo": QT_TRANSLATE_NOOP("Actions", "Undo"),
    "redo": QT_TRANSLATE_NOOP("Actions", "Redo"),
    "rules": QT_TRANSLATE_NOOP("Actions", "Rules"),
    "settings": QT_TRANSLATE_NOOP("Actions", "Settings"),
}
"""The captions of the toolbar."""

_KEYS: Final[dict[str, QKeySequence | QKeySequence.StandardKey]] = {
    "new": QKeySequence.StandardKey.New,
    "quit": QKeySequence.StandardKey.Quit,
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "throw": QKeySequence("Ctrl+T"),
    "finish": QKeySequence("Ctrl+Return"),
    "hand_dice": QKeySequence("Ctrl+D"),
    "rules": QKeySequence("F1"),
    "coach": QKeySequence("F2"),
    "lessons": QKeySequence("F3"),
    "turn_board": QKeySequence("Ctrl+B"),
    "full_screen": QKeySequence("F11"),
    "settings": QKeySequence("Ctrl+,"),
}

_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


class Actions(QObject):
    """The actions of the window, by name and as attributes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.all: dict[str, QAction] = {name: self._action(name) for name in _TEXTS}
        self.new = self.all["new"]
        self.leave = self.all["leave"]
        self.give_up = self.all["give_up"]
        self.save_elsewhere = self.all["save_elsewhere"]
        self.quit = self.all["quit"]
        self.undo = self.all["undo"]
        self.redo = self.all["redo"]
        self.throw = self.all["throw"]
        self.finish = self.all["finish"]
        self.hand_dice = self.all["hand_dice"]
        self.rules = self.all["rules"]
        self.coach = self.all["coach"]
        self.lessons = self.all["lessons"]
        self.turn_board = self.all["turn_board"]
        self.full_screen = self.all["full_screen"]
        self.settings = self.all["settings"]
        self.keys = self.all["keys"]
        self.about = self.all["about"]
        for toggle in (self.hand_dice, self.rules, self.coach, self.turn_board, self.full_screen):
            toggle.setCheckable(True)
        self.languages = {code: QAction(self, checkable=True) for code in ("", *LANGUAGES)}
        self.retranslate()

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        key = _KEYS.get(name)
        if isinstance(key, QKeySequence):
            action.setShortcut(key)
        elif key is not None:
            action.setShortcuts(key)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # Without a role Qt guesses one from the text and moves entries about on macOS.
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        return action

    def retranslate(self) -> None:
        """Word every action in the language in use."""
        for name, action in self.all.items():
            action.setText(QCoreApplication.translate("Actions", _TEXTS[name]))
            if name in _SHORT:
                action.setIconText(QCoreApplication.translate("Actions", _SHORT[name]))

    def colour(self, ink: str) -> None:
        """Draw the icons in a colour."""
        for name in _ICONS:
            self.all[name].setIcon(icon(name, ink))

    def shortcuts(self) -> list[tuple[str, str]]:
        """Each action that has a shortcut, with it, as people read them."""
        return [
            (
                action.text().replace("&", "").rstrip("…"),
                action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            )
            for action in self.all.values()
            if not action.shortcut().isEmpty()
        ]

"""Everything that can be asked for by menu, toolbar or shortcut, in one place."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from trictrac_gui.ui.language import LANGUAGES, QT_TRANSLATE_NOOP
from trictrac_gui.ui.theme.style_sheet import ICON, icon

_ICONS: Final = (
    "new",
    "undo",
    "redo",
    "rules",
    "settings",
    "throw",
    "finish",
    "lessons",
    "games",
    "present",
)

_TEXTS: Final = {
    "new": QT_TRANSLATE_NOOP("Actions", "&New game"),
    "checkable": QT_TRANSLATE_NOOP("Actions", "New game with chec&kable dice…"),
    "games": QT_TRANSLATE_NOOP("Actions", "Kept g&ames"),
    "leave": QT_TRANSLATE_NOOP("Actions", "&Leave this game…"),
    "give_up": QT_TRANSLATE_NOOP("Actions", "&Give up…"),
    "save_elsewhere": QT_TRANSLATE_NOOP("Actions", "&Save elsewhere…"),
    "set_up": QT_TRANSLATE_NOOP("Actions", "Set up a &position…"),
    "picture": QT_TRANSLATE_NOOP("Actions", "Save a pict&ure of the board…"),
    "keep": QT_TRANSLATE_NOOP("Actions", "Keep this &board"),
    "sets": QT_TRANSLATE_NOOP("Actions", "Kept boar&ds"),
    "quit": QT_TRANSLATE_NOOP("Actions", "&Quit"),
    "open_file": QT_TRANSLATE_NOOP("Actions", "&Open…"),
    "paste": QT_TRANSLATE_NOOP("Actions", "&Paste"),
    "save_copy": QT_TRANSLATE_NOOP("Actions", "&Save a copy…"),
    "copy_text": QT_TRANSLATE_NOOP("Actions", "Copy as &text"),
    "copy_position_id": QT_TRANSLATE_NOOP("Actions", "Copy as Position &ID"),
    "copy_match_id": QT_TRANSLATE_NOOP("Actions", "Copy as &Match ID"),
    "copy_xgid": QT_TRANSLATE_NOOP("Actions", "Copy as &XGID"),
    "undo": QT_TRANSLATE_NOOP("Actions", "&Undo"),
    "redo": QT_TRANSLATE_NOOP("Actions", "&Redo"),
    "take_turn_back": QT_TRANSLATE_NOOP("Actions", "Take the turn &back…"),
    "redo_turn": QT_TRANSLATE_NOOP("Actions", "Play the turn a&gain…"),
    "throw": QT_TRANSLATE_NOOP("Actions", "&Throw the dice"),
    "finish": QT_TRANSLATE_NOOP("Actions", "&Finish turn"),
    "plays": QT_TRANSLATE_NOOP("Actions", "&Show all plays"),
    "double": QT_TRANSLATE_NOOP("Actions", "D&ouble"),
    "hand_dice": QT_TRANSLATE_NOOP("Actions", "&Dice by hand"),
    "rules": QT_TRANSLATE_NOOP("Actions", "R&ules"),
    "moves": QT_TRANSLATE_NOOP("Actions", "M&oves"),
    "step_back": QT_TRANSLATE_NOOP("Actions", "One turn back"),
    "step_on": QT_TRANSLATE_NOOP("Actions", "One turn on"),
    "to_beginning": QT_TRANSLATE_NOOP("Actions", "To the beginning"),
    "to_game": QT_TRANSLATE_NOOP("Actions", "Back to the game"),
    "coach": QT_TRANSLATE_NOOP("Actions", "&Coach"),
    "lessons": QT_TRANSLATE_NOOP("Actions", "&Lessons"),
    "present": QT_TRANSLATE_NOOP("Actions", "&Present"),
    "turn_board": QT_TRANSLATE_NOOP("Actions", "Turn the &board"),
    "mirror_board": QT_TRANSLATE_NOOP("Actions", "&Mirror the board"),
    "full_screen": QT_TRANSLATE_NOOP("Actions", "&Full screen"),
    "settings": QT_TRANSLATE_NOOP("Actions", "&Settings…"),
    "dice_page": QT_TRANSLATE_NOOP("Actions", "T&he dice…"),
    "keys": QT_TRANSLATE_NOOP("Actions", "&Keyboard…"),
    "my_data": QT_TRANSLATE_NOOP("Actions", "&Delete my data…"),
    "about": QT_TRANSLATE_NOOP("Actions", "&About this program…"),
}

_SHORT: Final = {
    "new": QT_TRANSLATE_NOOP("Actions", "New"),
    "games": QT_TRANSLATE_NOOP("Actions", "Games"),
    "undo": QT_TRANSLATE_NOOP("Actions", "Undo"),
    "redo": QT_TRANSLATE_NOOP("Actions", "Redo"),
    "present": QT_TRANSLATE_NOOP("Actions", "Present"),
    "rules": QT_TRANSLATE_NOOP("Actions", "Rules"),
    "settings": QT_TRANSLATE_NOOP("Actions", "Settings"),
}
"""The captions of the toolbar."""

_TIPS: Final = {
    "new": QT_TRANSLATE_NOOP("Actions", "Keep this game for later and choose another"),
    "checkable": QT_TRANSLATE_NOOP(
        "Actions", "Begin a game whose throws anybody can check afterwards"
    ),
    "games": QT_TRANSLATE_NOOP("Actions", "All games: to go on with, to look through, to pass on"),
    "leave": QT_TRANSLATE_NOOP("Actions", "Keep this game for later, or end it without a result"),
    "give_up": QT_TRANSLATE_NOOP("Actions", "Give the game up, if the other side accepts"),
    "save_elsewhere": QT_TRANSLATE_NOOP("Actions", "Keep this game in another folder from now on"),
    "set_up": QT_TRANSLATE_NOOP("Actions", "Place the checkers as you like and play from there"),
    "picture": QT_TRANSLATE_NOOP("Actions", "Save the board as a drawing, a picture or a page"),
    "keep": QT_TRANSLATE_NOOP("Actions", "Put this position into a set, to show it again"),
    "sets": QT_TRANSLATE_NOOP("Actions", "Look at the positions that were kept"),
    "quit": QT_TRANSLATE_NOOP("Actions", "Close the program; the game is kept"),
    "open_file": QT_TRANSLATE_NOOP("Actions", "Look through a file of games: .ttg, .mat, .sgf"),
    "paste": QT_TRANSLATE_NOOP(
        "Actions", "Read what was copied: an ID, a position, or the text of a game"
    ),
    "save_copy": QT_TRANSLATE_NOOP(
        "Actions", "Write the game to a file of its own, as .ttg, .mat or .sgf"
    ),
    "copy_text": QT_TRANSLATE_NOOP("Actions", "Copy the checkers of both sides as words"),
    "copy_position_id": QT_TRANSLATE_NOOP("Actions", "Copy the checkers as gnubg writes them"),
    "copy_match_id": QT_TRANSLATE_NOOP("Actions", "Copy score, cube and dice as gnubg writes them"),
    "copy_xgid": QT_TRANSLATE_NOOP("Actions", "Copy the whole moment in one line, as XG writes it"),
    "undo": QT_TRANSLATE_NOOP("Actions", "Take the last move back"),
    "redo": QT_TRANSLATE_NOOP("Actions", "Play the move again that was taken back"),
    "take_turn_back": QT_TRANSLATE_NOOP(
        "Actions", "Go back to the last turn, if both sides agree; the dice stay the same"
    ),
    "redo_turn": QT_TRANSLATE_NOOP(
        "Actions", "Go on to where the turn was taken back, if both sides agree"
    ),
    "throw": QT_TRANSLATE_NOOP("Actions", "Throw the dice for the side on turn"),
    "finish": QT_TRANSLATE_NOOP("Actions", "Finish the turn once its numbers are played"),
    "double": QT_TRANSLATE_NOOP("Actions", "Offer the doubling cube before the throw"),
    "dice_page": QT_TRANSLATE_NOOP("Actions", "Show how often each throw has fallen"),
    "plays": QT_TRANSLATE_NOOP(
        "Actions", "List every way to play this throw, to look at and to play"
    ),
    "hand_dice": QT_TRANSLATE_NOOP("Actions", "Set every throw by hand, for exercises"),
    "rules": QT_TRANSLATE_NOOP("Actions", "Show or hide the rules of this game"),
    "moves": QT_TRANSLATE_NOOP("Actions", "Show or hide the list of moves"),
    "step_back": QT_TRANSLATE_NOOP("Actions", "Show the turn before on the board"),
    "step_on": QT_TRANSLATE_NOOP("Actions", "Show the next turn on the board"),
    "to_beginning": QT_TRANSLATE_NOOP("Actions", "Show the first position on the board"),
    "to_game": QT_TRANSLATE_NOOP("Actions", "Show the game as it stands"),
    "coach": QT_TRANSLATE_NOOP("Actions", "Show or hide the counts of the position"),
    "lessons": QT_TRANSLATE_NOOP("Actions", "Learn the games step by step"),
    "present": QT_TRANSLATE_NOOP("Actions", "Show the board to a class, to draw and to try on it"),
    "turn_board": QT_TRANSLATE_NOOP("Actions", "Show the board from the other side"),
    "mirror_board": QT_TRANSLATE_NOOP("Actions", "Exchange left and right on the board"),
    "full_screen": QT_TRANSLATE_NOOP("Actions", "Fill the whole screen"),
    "settings": QT_TRANSLATE_NOOP("Actions", "Language, look, speed and habits"),
    "keys": QT_TRANSLATE_NOOP("Actions", "Show all keys in large type"),
    "my_data": QT_TRANSLATE_NOOP("Actions", "See all that is kept on this computer, and delete it"),
    "about": QT_TRANSLATE_NOOP("Actions", "Version and licences"),
}
"""What the status line says of an action."""

_KEYS: Final[dict[str, QKeySequence | QKeySequence.StandardKey | tuple[str, ...]]] = {
    "new": QKeySequence.StandardKey.New,
    "games": QKeySequence("Ctrl+Shift+O"),
    "quit": QKeySequence.StandardKey.Quit,
    "open_file": QKeySequence.StandardKey.Open,
    "paste": QKeySequence.StandardKey.Paste,
    "copy_text": QKeySequence.StandardKey.Copy,
    "save_copy": QKeySequence("Ctrl+Shift+S"),
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "throw": QKeySequence("Ctrl+T"),
    "finish": QKeySequence("Ctrl+Return"),
    "plays": QKeySequence("Ctrl+L"),
    "double": QKeySequence("Ctrl+K"),
    "hand_dice": QKeySequence("Ctrl+D"),
    "rules": QKeySequence("Ctrl+R"),
    "moves": QKeySequence("F6"),
    "step_back": QKeySequence("Ctrl+Left"),
    "step_on": QKeySequence("Ctrl+Right"),
    "to_beginning": QKeySequence("Ctrl+Home"),
    "to_game": QKeySequence("Ctrl+End"),
    "coach": QKeySequence("F2"),
    "lessons": QKeySequence("F3"),
    "set_up": QKeySequence("Ctrl+E"),
    "keep": QKeySequence("F4"),
    "sets": QKeySequence("Shift+F4"),
    "present": QKeySequence("F5"),
    "turn_board": QKeySequence("Ctrl+B"),
    "full_screen": QKeySequence("F11"),
    "settings": QKeySequence("Ctrl+,"),
    "keys": ("F1", "?"),
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
        self.checkable = self.all["checkable"]
        self.games = self.all["games"]
        self.leave = self.all["leave"]
        self.give_up = self.all["give_up"]
        self.save_elsewhere = self.all["save_elsewhere"]
        self.set_up = self.all["set_up"]
        self.picture = self.all["picture"]
        self.keep = self.all["keep"]
        self.sets = self.all["sets"]
        self.quit = self.all["quit"]
        self.open_file = self.all["open_file"]
        self.paste = self.all["paste"]
        self.save_copy = self.all["save_copy"]
        self.copy_text = self.all["copy_text"]
        self.copy_position_id = self.all["copy_position_id"]
        self.copy_match_id = self.all["copy_match_id"]
        self.copy_xgid = self.all["copy_xgid"]
        self.undo = self.all["undo"]
        self.redo = self.all["redo"]
        self.take_turn_back = self.all["take_turn_back"]
        self.redo_turn = self.all["redo_turn"]
        self.throw = self.all["throw"]
        self.finish = self.all["finish"]
        self.plays = self.all["plays"]
        self.double = self.all["double"]
        self.hand_dice = self.all["hand_dice"]
        self.rules = self.all["rules"]
        self.moves = self.all["moves"]
        self.step_back = self.all["step_back"]
        self.step_on = self.all["step_on"]
        self.to_beginning = self.all["to_beginning"]
        self.to_game = self.all["to_game"]
        self.coach = self.all["coach"]
        self.lessons = self.all["lessons"]
        self.present = self.all["present"]
        self.turn_board = self.all["turn_board"]
        self.mirror_board = self.all["mirror_board"]
        self.full_screen = self.all["full_screen"]
        self.settings = self.all["settings"]
        self.dice_page = self.all["dice_page"]
        self.keys = self.all["keys"]
        self.my_data = self.all["my_data"]
        self.about = self.all["about"]
        for toggle in (
            self.plays,
            self.hand_dice,
            self.rules,
            self.moves,
            self.coach,
            self.turn_board,
            self.mirror_board,
            self.full_screen,
        ):
            toggle.setCheckable(True)
        self.languages = {code: QAction(self, checkable=True) for code in ("", *LANGUAGES)}
        self.retranslate()

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        key = _KEYS.get(name)
        if isinstance(key, QKeySequence):
            action.setShortcut(key)
        elif isinstance(key, tuple):
            action.setShortcuts([QKeySequence(one) for one in key])
        elif key is not None:
            action.setShortcuts(key)
        if name == "full_screen" and sys.platform == "darwin":
            # There F11 clears the desktop.
            action.setShortcuts(QKeySequence.StandardKey.FullScreen)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        # Without a role Qt guesses one from the text and moves entries about on macOS.
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        return action

    def retranslate(self) -> None:
        """Word every action in the language in use."""
        for name, action in self.all.items():
            action.setText(QCoreApplication.translate("Actions", _TEXTS[name]))
            if name in _TIPS:
                action.setStatusTip(QCoreApplication.translate("Actions", _TIPS[name]))
            if name in _SHORT:
                action.setIconText(QCoreApplication.translate("Actions", _SHORT[name]))

    def colour(self, ink: str, scale: float) -> None:
        """Draw the icons in a colour, in the size that goes with the type."""
        for name in _ICONS:
            self.all[name].setIcon(icon(name, ink, round(ICON * scale)))

    def shortcuts(self, *names: str) -> list[tuple[str, list[QKeySequence]]]:
        """Those of some actions that have shortcuts, with them.

        Of those a platform has for an action the first: the others are keys of rare keyboards.
        """
        found = []
        for name in names:
            action, key = self.all[name], _KEYS.get(name)
            sequences = action.shortcuts()
            if isinstance(key, QKeySequence.StandardKey):
                sequences = sequences[:1]
            if sequences:
                found.append((action.text().replace("&", "").rstrip("…"), sequences))
        return found

"""Everything that can be asked for by menu, toolbar or shortcut, in one place."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from trictrac_gui.assets import LANGUAGES
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import ICON, icon

if TYPE_CHECKING:
    from trictrac_gui.session.view import GameView

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
    "new": mark("Actions", "&New game"),
    "checkable": mark("Actions", "New game with chec&kable dice…"),
    "games": mark("Actions", "Kept g&ames"),
    "leave": mark("Actions", "&Leave this game…"),
    "give_up": mark("Actions", "&Give up…"),
    "save_elsewhere": mark("Actions", "&Save elsewhere…"),
    "set_up": mark("Actions", "Set up a &position…"),
    "picture": mark("Actions", "Save a pict&ure of the board…"),
    "keep": mark("Actions", "Keep this &board"),
    "sets": mark("Actions", "Kept boar&ds"),
    "quit": mark("Actions", "&Quit"),
    "open_file": mark("Actions", "&Open…"),
    "paste": mark("Actions", "&Paste"),
    "save_copy": mark("Actions", "&Save a copy…"),
    "copy_text": mark("Actions", "Copy as &text"),
    "copy_position_id": mark("Actions", "Copy as Position &ID"),
    "copy_match_id": mark("Actions", "Copy as &Match ID"),
    "copy_xgid": mark("Actions", "Copy as &XGID"),
    "undo": mark("Actions", "&Undo"),
    "redo": mark("Actions", "&Redo"),
    "take_turn_back": mark("Actions", "Take the turn &back…"),
    "redo_turn": mark("Actions", "Play the turn a&gain…"),
    "throw": mark("Actions", "&Throw the dice"),
    "finish": mark("Actions", "&Finish turn"),
    "plays": mark("Actions", "&Show all plays"),
    "double": mark("Actions", "D&ouble"),
    "hand_dice": mark("Actions", "&Dice by hand"),
    "rules": mark("Actions", "R&ules"),
    "moves": mark("Actions", "M&oves"),
    "step_back": mark("Actions", "One turn back"),
    "step_on": mark("Actions", "One turn on"),
    "to_beginning": mark("Actions", "To the beginning"),
    "to_game": mark("Actions", "Back to the game"),
    "coach": mark("Actions", "&Coach"),
    "lessons": mark("Actions", "&Lessons"),
    "present": mark("Actions", "&Present"),
    "turn_board": mark("Actions", "Turn the &board"),
    "mirror_board": mark("Actions", "&Mirror the board"),
    "full_screen": mark("Actions", "&Full screen"),
    "settings": mark("Actions", "&Settings…"),
    "dice_page": mark("Actions", "T&he dice…"),
    "keys": mark("Actions", "&Keyboard…"),
    "my_data": mark("Actions", "&Delete my data…"),
    "about": mark("Actions", "&About this program…"),
}

_SHORT: Final = {
    "new": mark("Actions", "New"),
    "games": mark("Actions", "Games"),
    "undo": mark("Actions", "Undo"),
    "redo": mark("Actions", "Redo"),
    "present": mark("Actions", "Present"),
    "rules": mark("Actions", "Rules"),
    "settings": mark("Actions", "Settings"),
}
"""The captions of the toolbar."""

_TIPS: Final = {
    "new": mark("Actions", "Keep this game for later and choose another"),
    "checkable": mark("Actions", "Begin a game whose throws anybody can check afterwards"),
    "games": mark("Actions", "All games: to go on with, to look through, to pass on"),
    "leave": mark("Actions", "Keep this game for later, or end it without a result"),
    "give_up": mark("Actions", "Give the game up, if the other side accepts"),
    "save_elsewhere": mark("Actions", "Keep this game in another folder from now on"),
    "set_up": mark("Actions", "Place the checkers as you like and play from there"),
    "picture": mark("Actions", "Save the board as a drawing, a picture or a page"),
    "keep": mark("Actions", "Put this position into a set, to show it again"),
    "sets": mark("Actions", "Look at the positions that were kept"),
    "quit": mark("Actions", "Close the program; the game is kept"),
    "open_file": mark("Actions", "Look through a file of games: .ttg, .mat, .sgf"),
    "paste": mark("Actions", "Read what was copied: an ID, a position, or the text of a game"),
    "save_copy": mark("Actions", "Write the game to a file of its own, as .ttg, .mat or .sgf"),
    "copy_text": mark("Actions", "Copy the checkers of both sides as words"),
    "copy_position_id": mark("Actions", "Copy the checkers as gnubg writes them"),
    "copy_match_id": mark("Actions", "Copy score, cube and dice as gnubg writes them"),
    "copy_xgid": mark("Actions", "Copy the whole moment in one line, as XG writes it"),
    "undo": mark("Actions", "Take the last move back, or a whole turn if both sides agree"),
    "redo": mark("Actions", "Play the move again that was taken back"),
    "take_turn_back": mark(
        "Actions", "Go back to the last turn, if both sides agree; the dice stay the same"
    ),
    "redo_turn": mark("Actions", "Go on to where the turn was taken back, if both sides agree"),
    "throw": mark("Actions", "Throw the dice for the side on turn"),
    "finish": mark("Actions", "Finish the turn once its numbers are played"),
    "double": mark("Actions", "Offer the doubling cube before the throw"),
    "dice_page": mark("Actions", "Show how often each throw has fallen"),
    "plays": mark("Actions", "List every way to play this throw, to look at and to play"),
    "hand_dice": mark("Actions", "Set every throw by hand, for exercises"),
    "rules": mark("Actions", "Show or hide the rules of this game"),
    "moves": mark("Actions", "Show or hide the list of moves"),
    "step_back": mark("Actions", "Show the turn before on the board"),
    "step_on": mark("Actions", "Show the next turn on the board"),
    "to_beginning": mark("Actions", "Show the first position on the board"),
    "to_game": mark("Actions", "Show the game as it stands"),
    "coach": mark("Actions", "Show or hide the counts of the position"),
    "lessons": mark("Actions", "Learn the games step by step"),
    "present": mark("Actions", "Show the board to a class, to draw and to try on it"),
    "turn_board": mark("Actions", "Show the board from the other side"),
    "mirror_board": mark("Actions", "Exchange left and right on the board"),
    "full_screen": mark("Actions", "Fill the whole screen"),
    "settings": mark("Actions", "Language, look, speed and habits"),
    "keys": mark("Actions", "Show all keys in large type"),
    "my_data": mark("Actions", "See all that is kept on this computer, and delete it"),
    "about": mark("Actions", "Version and licences"),
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

    def follow(self, view: GameView | None, *, in_game: bool) -> None:
        """Offer what can be done in a moment of the running game, or without one."""
        running = view is not None and view.result is None
        more = view is not None and view.may_start_next
        free = running and view is not None and view.offer is None and view.double is None
        free = free and view is not None and not view.looking
        for action in (self.new, self.save_elsewhere, self.keep, self.picture, self.plays):
            action.setEnabled(view is not None)
        self.leave.setEnabled(running or more)
        self.give_up.setEnabled(free and view is not None and view.to_move is not None)
        # Where a turn is over, undo asks both sides.
        self.undo.setEnabled(view is not None and (view.may_undo or view.may_take_turn_back))
        self.redo.setEnabled(view is not None and view.may_redo)
        self.take_turn_back.setEnabled(view is not None and view.may_take_turn_back)
        self.redo_turn.setEnabled(view is not None and view.may_redo_turn)
        for step in (self.step_back, self.step_on, self.to_beginning):
            step.setEnabled(view is not None)
        self.to_game.setEnabled(view is not None and view.looking)
        self.throw.setEnabled(free and view is not None and bool(view.may_throw))
        self.double.setEnabled(view is not None and view.may_double is not None)
        self.finish.setEnabled(free and view is not None and view.may_hand_over)
        self.moves.setEnabled(in_game)

    def retranslate(self) -> None:
        for name, action in self.all.items():
            action.setText(translate("Actions", _TEXTS[name]))
            if name in _TIPS:
                action.setStatusTip(translate("Actions", _TIPS[name]))
            if name in _SHORT:
                action.setIconText(translate("Actions", _SHORT[name]))

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

"""The questions of the running game: each is asked here, and its answer goes to the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QObject, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageName

if TYPE_CHECKING:
    from trictrac_gui.engine.variant import Variant
    from trictrac_gui.ui.game.checkable import CheckableDiceDialog


class GameDialogs(QObject):
    """Asks about leaving, giving up, the end, the dice and the place of the game.

    ``dice_wanted`` asks for the page of the dice.
    """

    dice_wanted = Signal()

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(game)
        self._context = context
        self._window = context.window
        self._game = game
        actions, console = context.window.actions_, game.page.console
        actions.leave.triggered.connect(self.ask_leave)
        actions.give_up.triggered.connect(self.ask_give_up)
        actions.save_elsewhere.triggered.connect(self.ask_folder)
        console.result_wanted.connect(self.show_result)
        console.notices.elsewhere_wanted.connect(self.ask_folder)
        game.ended.connect(self.show_result)
        game.went_on.connect(self.show_result)
        game.busy.connect(self.ask_about_busy)
        game.moved.connect(self.ask_about_moved)

    # -- the end -------------------------------------------------------------------------------

    def show_result(self) -> None:
        """Show the end of the game and what can come next."""
        from trictrac_gui.ui.game.game_over import GameOverDialog

        game, session = self._game, self._game.session
        if session is None or session.view().result is None:
            return
        view = session.view()
        dialog = GameOverDialog(
            view,
            game.score,
            self._context.theme.theme,
            self._window,
            checkable=view.match.over and session.dice_choice.checkable is not None,
        )
        dialog.dice.connect(self.dice_wanted)
        dialog.again.connect(self.play_again)
        dialog.next_game.connect(game.start_next)
        dialog.start_page.connect(partial(self._context.navigator.open, PageName.START))
        dialog.open()

    def play_again(self, swap: bool) -> None:
        """The same two players begin another game, on the other sides if they like."""
        game, session = self._game, self._game.session
        if session is None or game.variant is None:
            return
        if session.dice_choice.checkable is None:
            game.begin_again(swap=swap)
            return
        first, second = session.names
        dialog = self.checkable_dice(game.variant, (second, first) if swap else (first, second))
        dialog.chosen.connect(lambda dice: game.begin_again(swap=swap, dice=dice))
        dialog.open()

    def checkable_dice(self, variant: Variant, names: tuple[str, str]) -> CheckableDiceDialog:
        """The dialog in which two players agree on dice that can be checked."""
        from trictrac_gui.ui.game.checkable import CheckableDiceDialog

        first, second = (game_names.player(variant, names, side, translate) for side in Side)
        return CheckableDiceDialog((first, second), self._window)

    def ask_give_up(self) -> None:
        """Ask for how much the side on turn gives up."""
        from trictrac_gui.ui.game.give_up import GiveUpDialog

        session = self._game.session
        side = None if session is None else session.view().to_move
        if session is None or side is None:
            return
        dialog = GiveUpDialog(session.view(), side, self._window)
        dialog.offered.connect(session.resign)
        dialog.open()

    def ask_leave(self) -> None:
        """Ask what is to become of the game."""
        kept = partial(self._context.navigator.open, PageName.START)
        leave_question(self._window, kept=kept, ended=self._end_without_result).open()

    def _end_without_result(self) -> None:
        if self._game.session is not None:
            self._game.session.leave()
        self._context.navigator.open(PageName.START)

    # -- the file ------------------------------------------------------------------------------

    def ask_folder(self) -> None:
        """Ask for another folder to save the game in."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        action = self._window.actions_.save_elsewhere
        dialog.setWindowTitle(action.text().strip("…").replace("&", ""))
        dialog.setDirectory(QDir.homePath())
        dialog.fileSelected.connect(self.save_elsewhere)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_elsewhere(self, folder: str) -> None:
        """Keep the game in another folder, and remember where it is."""
        session = self._game.session
        if session is None:
            return
        session.save_elsewhere(Path(folder))
        if session.path is not None and session.path.parent == Path(folder):
            settings = self._context.settings
            others = [known for known in settings.current.game_folders if known != folder]
            settings.change(game_folders=(folder, *others))
            self._game.page.tell(lambda: fault_text.saved_elsewhere(folder))

    def ask_about_busy(self, path: Path) -> None:
        """Say that another window plays a game, and offer to look through it."""
        look = partial(self._context.navigator.open, PageName.FILE, [path])
        again = partial(self._game.go_on, path)
        busy_question(self._window, look=look, again=again).open()

    def ask_about_moved(self, path: Path, place: str) -> None:
        """Say that a game goes on in another folder, and offer to go on with a copy."""
        copy = partial(self._game.go_on_with_copy, path)
        moved_question(self._window, shown_path(place), copy).open()


def leave_question(
    parent: QWidget | None, *, kept: Callable[[], object], ended: Callable[[], object]
) -> ChoiceDialog:
    """Whether a game that is left is kept for later, or ends without a result."""

    def text() -> str:
        return QCoreApplication.translate(
            "Leave",
            "Kept for later, it waits on the start page exactly as it stands. "
            "Ended, it counts for nobody and cannot be continued.",
        )

    def keep() -> str:
        return QCoreApplication.translate("Leave", "Keep for later")

    return ChoiceDialog(
        parent,
        "leave",
        lambda: QCoreApplication.translate("Leave", "Leave this game?"),
        [text],
        {
            "cancel": Choice(lambda: QCoreApplication.translate("Leave", "Cancel")),
            "end": Choice(lambda: QCoreApplication.translate("Leave", "End without result"), ended),
            "keep": Choice(keep, kept, primary=True),
        },
    )


def busy_question(
    parent: QWidget | None, *, look: Callable[[], object], again: Callable[[], object]
) -> ChoiceDialog:
    """What to do about a game that is open in another window."""
    return ChoiceDialog(
        parent,
        "busy",
        lambda: QCoreApplication.translate("Busy", "This game is being played elsewhere"),
        [
            lambda: QCoreApplication.translate(
                "Busy",
                "Another window of the program has this game open, so nothing can be played in it "
                "here. You can look through it as far as it has come, or close the other window "
                "and try again.",
            )
        ],
        {
            "other": Choice(lambda: QCoreApplication.translate("Busy", "Another game")),
            "again": Choice(lambda: QCoreApplication.translate("Busy", "Try again"), again),
            "look": Choice(
                lambda: QCoreApplication.translate("Busy", "Look through"), look, primary=True
            ),
        },
    )


def moved_question(parent: QWidget | None, place: str, copy: Callable[[], object]) -> ChoiceDialog:
    """Whether to go on with a copy of a game that goes on in another folder."""

    def text() -> str:
        return QCoreApplication.translate(
            "Moved",
            "It was moved to {folder}, where it cannot be found now. What has been played since is "
            "known only there. You can go on from where it stood here: as a copy, which is another "
            "game.",
        ).format(folder=place)

    return ChoiceDialog(
        parent,
        "moved",
        lambda: QCoreApplication.translate("Moved", "This game goes on in another folder"),
        [text],
        {
            "copy": Choice(lambda: QCoreApplication.translate("Moved", "Go on with a copy"), copy),
            "later": Choice(lambda: QCoreApplication.translate("Moved", "Not now"), primary=True),
        },
    )

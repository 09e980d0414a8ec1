"""The questions of the running game: each is asked here, and its answer goes to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QRadioButton, QWidget

from trictrac_gui.engine.cube import Worth
from trictrac_gui.engine.dice import LONGEST_WORDS, CheckableDice, DiceChoice, fresh_seed
from trictrac_gui.engine.model import Side
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names, storage_faults
from trictrac_gui.texts.catalogue import mark, shown_path
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import fault_text, match_text
from trictrac_gui.ui.widgets.base_dialog import BaseDialog, Choice, ChoiceDialog
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageName

if TYPE_CHECKING:
    from trictrac_gui.engine.variant import Variant


class GiveUpDialog(BaseDialog):
    """``offered`` carries the value offered, 1 for the plain game, and the side that offers it.

    Either side may give up, whoever is on turn (S3).
    """

    offered = Signal(int, object)

    def __init__(self, view: GameView, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._side = side
        self.word(self.title, self._heading)
        self.sides = QButtonGroup(self)
        for each in (side, side.other):
            choice = QRadioButton()
            self.word(choice.setText, partial(self._on_button, each))
            choice.setChecked(each is side)
            self.sides.addButton(choice, int(each))
            self.body.addWidget(choice)
        self.sides.idToggled.connect(self._choose)
        self.add_text(self._explained)
        self.values = QButtonGroup(self)
        worths = _worth_offering(view)
        if len(worths) > 1:
            for value in range(1, len(worths) + 1):
                choice = QRadioButton()
                self.word(choice.setText, partial(self._worth_of, value))
                choice.setChecked(value == 1)
                self.values.addButton(choice, value)
                self.body.addWidget(choice)
        self.keep = self.add_button(lambda: translate("GiveUp", "Play on"), self.reject)
        self.give = self.add_button(
            lambda: translate("GiveUp", "Give up"), self._give, primary=True
        )

    def _choose(self, side: int, on: bool) -> None:
        if on:
            self._side = Side(side)
            self.reword()

    def _give(self) -> None:
        self.offered.emit(max(1, self.values.checkedId()), self._side)
        self.accept()

    def _player(self, side: Side) -> str:
        return game_names.in_sentence(self._view.variant, self._view.names, side, translate)

    def _heading(self) -> str:
        return translate("GiveUp", "{player} gives up?").format(player=self._player(self._side))

    def _on_button(self, side: Side) -> str:
        return self._player(side).replace("&", "&&")

    def _explained(self) -> str:
        text = translate("GiveUp", "{player} may accept this or play on.")
        return text.format(player=self._player(self._side.other))

    def _worth_of(self, value: int) -> str:
        worth = self._view.worths[value - 1]
        stake = match_text.stake(worth.ending, self._view.variant)
        text = translate("GiveUp", "as {stake} ({points})")
        return text.format(stake=stake, points=match_text.product(worth))


def _worth_offering(view: GameView) -> tuple[Worth, ...]:
    """What may be given up; under Jacoby all is the same as long as the cube was not turned."""
    return tuple(worth for worth in view.worths if not worth.jacoby)


def in_groups(digits: str) -> str:
    """The digits of a fingerprint as they are compared by eye: eight and eight."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))


class CheckableDiceDialog(BaseDialog):
    """``chosen`` carries the ``DiceChoice`` once both players have typed what they like.

    A ``seed`` that is handed in is no secret: it is for pictures.
    """

    chosen = Signal(object)

    def __init__(
        self,
        players: tuple[str, str],
        parent: QWidget | None = None,
        *,
        seed: bytes | None = None,
    ) -> None:
        super().__init__(parent)
        self._seed = fresh_seed() if seed is None else seed
        self.word(self.title, lambda: translate("CheckableDice", "Dice that can be checked"))
        self.add_text(
            lambda: translate(
                "CheckableDice",
                "The program has drawn a secret number and shows its fingerprint. All throws of "
                "the game follow from this number and from words that you add now. After the game "
                "the number is shown: anybody can then check every throw.",
            )
        )
        heading = label("heading")
        self.word(heading.setText, lambda: translate("CheckableDice", "Fingerprint (SHA-256)"))
        self.body.addWidget(heading)
        self.promise = self.add_text(copied=True)
        self.promise.setText(in_groups(CheckableDice(self._seed, "").commitment))
        self.add_text(
            lambda: translate(
                "CheckableDice",
                "Note the fingerprint and the words, or photograph them: only so it can be told "
                "afterwards that no other number and no other words were put in. Whoever did not "
                "start the game should type words that nobody can guess; otherwise the number can "
                "have been chosen beforehand among many. Until the end the number lies in the "
                "file of the game on this computer: whoever opens that file can work out the "
                "throws to come.",
            ),
            "muted",
        )
        form = QGridLayout()  # a form layout sets captions higher than their fields
        form.setHorizontalSpacing(14)
        form.setColumnStretch(1, 1)
        self.words: list[QLineEdit] = []
        for row, player in enumerate(players):
            field, caption = QLineEdit(), label("base")
            self.word(caption.setText, partial(_words_of, player))
            self.word(field.setAccessibleName, partial(_words_of, player))
            field.setMaxLength(LONGEST_WORDS // 2 - 1)
            caption.setBuddy(field)
            form.addWidget(caption, row, 0)
            form.addWidget(field, row, 1)
            self.words.append(field)
        self.body.addLayout(form)
        self.cancel = self.add_button(lambda: translate("CheckableDice", "Cancel"), self.reject)
        self.begin = self.add_button(
            lambda: translate("CheckableDice", "Begin the game"), self._begin, primary=True
        )
        self.words[0].setFocus()

    def _begin(self) -> None:
        words = " ".join(field.text() for field in self.words)
        self.chosen.emit(DiceChoice(checkable=(self._seed, CheckableDice(self._seed, words).words)))
        self.accept()


def _words_of(player: str) -> str:
    return translate("CheckableDice", "Words of {player}").format(player=player)


class GameDialogs(QObject):
    """Asks about leaving, giving up, the end, the dice, the place and the saving of the game.

    ``dice_wanted`` asks for the page of the dice.
    """

    dice_wanted = Signal()

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(game)
        self._context = context
        self._window = context.window
        self._game = game

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
        first, second = (game_names.player(variant, names, side, translate) for side in Side)
        return CheckableDiceDialog((first, second), self._window)

    def ask_give_up(self) -> None:
        """Ask for how much the side on turn gives up."""
        session = self._game.session
        side = None if session is None else session.view().to_move
        if session is None or side is None:
            return
        dialog = GiveUpDialog(session.view(), side, self._window)
        dialog.offered.connect(session.resign)
        dialog.open()

    def ask_leave(self) -> None:
        kept = partial(self._context.navigator.open, PageName.START)
        leave_question(self._window, kept=kept, ended=self._end_without_result).open()

    def _end_without_result(self) -> None:
        if self._game.session is not None:
            self._game.session.leave()
        self._context.navigator.open(PageName.START)

    # -- the file ------------------------------------------------------------------------------

    def ask_folder(self) -> None:
        """Ask for another folder to save the game in."""
        session = self._game.session
        if session is not None:
            self._ask_folder([session], lambda: None)

    def _ask_folder(self, sessions: Sequence[GameSession], then: Callable[[], object]) -> None:
        from PySide6.QtWidgets import QFileDialog

        def chosen(folder: str) -> None:
            for session in sessions:
                self._save_in(folder, session)
            then()

        dialog = QFileDialog(self._window)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        action = self._window.actions_.save_elsewhere
        dialog.setWindowTitle(action.text().strip("…").replace("&", ""))
        dialog.setDirectory(QDir.homePath())
        dialog.fileSelected.connect(chosen)
        dialog.rejected.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_elsewhere(self, folder: str) -> None:
        """Keep the game in another folder, and remember where it is."""
        if self._game.session is not None:
            self._save_in(folder, self._game.session)

    def _save_in(self, folder: str, session: GameSession) -> None:
        session.save_elsewhere(Path(folder))
        if session.path is not None and session.path.parent == Path(folder):
            settings = self._context.settings
            others = [known for known in settings.current.game_folders if known != folder]
            settings.change(game_folders=(folder, *others))
            if session is self._game.session:
                self._game.page.tell(lambda: fault_text.saved_elsewhere(folder))

    # -- what is not saved ---------------------------------------------------------------------

    def ask_unsaved(self, go: Callable[[], object]) -> None:
        """Ask what is to become of the game, which is not saved, and then leave it with ``go``."""
        game, session = self._game, self._game.session
        if session is None or session.settle():
            go()
            return
        again = partial(self.ask_unsaved, go)

        def discard() -> None:
            game.discard()
            go()

        unsaved_question(
            self._window,
            [session],
            retry=again,
            elsewhere=partial(self._ask_folder, [session], again),
            discard=discard,
            keep=partial(game.leave_unsaved, go),
        ).open()

    def ask_before_closing(self, close: Callable[[], object]) -> None:
        """Ask what is to become of games that are not saved before the program ends."""
        games = self._context.games
        sessions = games.unsaved()
        if not sessions:
            close()
            return
        again = partial(self.ask_before_closing, close)

        def discard() -> None:
            for session in sessions:
                session.close()
            close()

        unsaved_question(
            self._window.front,
            sessions,
            retry=again,
            elsewhere=partial(self._ask_folder, sessions, again),
            discard=discard,
        ).open()

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
        return translate(
            "Leave",
            "Kept for later, it waits on the start page exactly as it stands. "
            "Ended, it counts for nobody and cannot be continued.",
        )

    def keep() -> str:
        return translate("Leave", "Keep for later")

    return ChoiceDialog(
        parent,
        "leave",
        lambda: translate("Leave", "Leave this game?"),
        [text],
        {
            "cancel": Choice(lambda: translate("Leave", "Cancel")),
            "end": Choice(lambda: translate("Leave", "End without result"), ended),
            "keep": Choice(keep, kept, primary=True),
        },
    )


def unsaved_question(
    parent: QWidget | None,
    sessions: Sequence[GameSession],
    *,
    retry: Callable[[], object],
    elsewhere: Callable[[], object],
    discard: Callable[[], object],
    keep: Callable[[], object] | None = None,
) -> ChoiceDialog:
    """What is to become of games that are not saved; without ``keep`` the program is to end."""
    count = len(sessions)
    key = next((session.fault.key for session in sessions if session.fault is not None), "")

    def title() -> str:
        return translate("Unsaved", mark("Unsaved", "%n game(s) are not saved", "", 2), "", count)

    def cause() -> str:
        text = translate("Unsaved", "Why: {cause}.")
        return text.format(cause=storage_faults.cause(key, translate))

    def what() -> str:
        if keep is None:
            return translate(
                "Unsaved",
                "What was played since the last saving is in memory alone, and is lost if you quit "
                "now.",
            )
        return translate(
            "Unsaved",
            "What was played since the last saving is in memory alone. You can leave the game "
            "there: it stands under “Continue a game”, and is saved by itself as soon as that is "
            "possible.",
        )

    def stay() -> str:
        if keep is None:
            return translate("Unsaved", "Do not quit")
        return translate("Unsaved", "Do not leave")

    def throw_away() -> str:
        return translate("Unsaved", "Discard what is not saved")

    def leave() -> str:
        return translate("Unsaved", "Leave it in memory")

    choices = {
        "stay": Choice(stay),
        "discard": Choice(throw_away, discard),
        "elsewhere": Choice(lambda: translate("Unsaved", "Save elsewhere…"), elsewhere),
    }
    if keep is not None:
        choices["keep"] = Choice(leave, keep)
    choices["retry"] = Choice(lambda: translate("Unsaved", "Try again"), retry, primary=True)
    return ChoiceDialog(parent, "unsaved", title, [what, cause], choices)


def busy_question(
    parent: QWidget | None, *, look: Callable[[], object], again: Callable[[], object]
) -> ChoiceDialog:
    """What to do about a game that is open in another window."""
    return ChoiceDialog(
        parent,
        "busy",
        lambda: translate("Busy", "This game is being played elsewhere"),
        [
            lambda: translate(
                "Busy",
                "Another window of the program has this game open, so nothing can be played in it "
                "here. You can look through it as far as it has come, or close the other window "
                "and try again.",
            )
        ],
        {
            "other": Choice(lambda: translate("Busy", "Another game")),
            "again": Choice(lambda: translate("Busy", "Try again"), again),
            "look": Choice(lambda: translate("Busy", "Look through"), look, primary=True),
        },
    )


def moved_question(parent: QWidget | None, place: str, copy: Callable[[], object]) -> ChoiceDialog:
    """Whether to go on with a copy of a game that goes on in another folder."""

    def text() -> str:
        return translate(
            "Moved",
            "It was moved to {folder}, where it cannot be found now. What has been played since is "
            "known only there. You can go on from where it stood here: as a copy, which is another "
            "game.",
        ).format(folder=place)

    return ChoiceDialog(
        parent,
        "moved",
        lambda: translate("Moved", "This game goes on in another folder"),
        [text],
        {
            "copy": Choice(lambda: translate("Moved", "Go on with a copy"), copy),
            "later": Choice(lambda: translate("Moved", "Not now"), primary=True),
        },
    )

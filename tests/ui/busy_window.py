"""A window in which everything is done at once until it is killed: it tells what it has done.

Run with a seed. Each line is ``what time value``: the time of the system's steady clock, and a
value as JSON. ``draft`` comes before and ``draft-kept`` after it must be on the disk; what is
typed, and chosen in the open dialog, may take a moment.
"""

from __future__ import annotations

import json
import random
import sys
import time

from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from tests.ui.steady_player import SteadyPlayer
from trictrac_gui import app
from trictrac_gui.app import Program
from trictrac_gui.assets import THEMES
from trictrac_gui.engine.clock import ClockRule
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.dialogs.settings import SettingsDialog
from trictrac_gui.ui.window.arguments import parse
from trictrac_gui.variants import BACKGAMMON, VARIANTS

RULE = ClockRule(delay=1, reserve=600)


def tell(what: str, value: object) -> None:
    """Tell that something has been done."""
    print(what, time.monotonic(), json.dumps(value), flush=True)


class Hands:
    """Do one thing after another, as the seed says."""

    def __init__(self, program: Program, session: GameSession, seed: int) -> None:
        self._program = program
        self._session = session
        self._chance = random.Random(seed)
        self._player = SteadyPlayer(seed, session)
        program.window.actions_.moves.trigger()
        assert program.moves.dock is not None
        self._note = program.moves.dock.panel.note
        program.ask_settings()
        dialog = program.window.findChild(SettingsDialog)
        assert dialog is not None
        self._dialog = dialog
        self._acts = [self.play] * 3 + [self.type] * 4 + [self.draw_up] * 2
        self._acts += [self.turn, self.choose, self.look_at_the_clock]

    def act(self) -> None:
        """Do one thing."""
        self._chance.choice(self._acts)()

    def play(self) -> None:
        """One act of the game."""
        self._player.act()
        tell("entries", len(self._session._writer.lines))

    def type(self) -> None:
        """A letter more of the comment on the beginning, without ever a pause."""
        self._session.look(0)
        self._note.moveCursor(QTextCursor.MoveOperation.End)
        self._note.insertPlainText(self._chance.choice("aeinrst"))
        tell("note", self._note.toPlainText())
        self._session.look(None)

    def draw_up(self) -> None:
        """A checker more or less on the board of the editor."""
        page = self._program.editor.page
        src, dst = self._chance.choice(((24, 20), (20, 24), (13, "tray"), ("tray", 13)))
        draft = page.draft.moved(Side.FIRST, src, dst)
        if draft == page.draft:
            return
        tell("draft", draft.counts)
        page.change(draft)
        tell("draft-kept", draft.counts)

    def turn(self) -> None:
        """Turn the board in the open dialog."""
        self._dialog.turned.toggle()
        tell("turned", self._dialog.turned.isChecked())

    def choose(self) -> None:
        """Another volume in the open dialog."""
        self._dialog.volume.setValue(self._chance.randrange(101))
        tell("volume", self._dialog.volume.value())

    def look_at_the_clock(self) -> None:
        """What the running turn has used."""
        clock = self._session.clock
        assert clock is not None
        self._session.keep_time(every=2.0)
        tell("left", [clock.reserve(side) + clock.free(side) for side in Side])


def main() -> None:
    """Do things until killed."""
    seed = int(sys.argv[1])
    qt_app = app.application()
    arguments = parse(["--language", "en"], VARIANTS, THEMES, "0")
    program = app.build(qt_app, arguments)
    program.game.page.board.set_speed(0)
    program.window.show()
    match = match_to(25, cube=True)
    program.game.begin(BACKGAMMON, ("Ada", "Ben"), DiceChoice(seed), match, RULE)
    session = program.game.session
    assert session is not None
    program.editor.page.open(draft_of(BACKGAMMON))
    hands = Hands(program, session, seed)
    tell("path", str(session.path))
    while True:
        hands.act()
        QTest.qWait(3)


if __name__ == "__main__":
    main()

"""A game on the table with some turns behind it, and the tab of its moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from tests.session.hasty_players import play_some
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME, match_to
from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.moves.dock import MovesPanel
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

Sit = Callable[..., Program]


@pytest.fixture
def sit(open_window: Open) -> Sit:
    """Puts a game on the table that has gone on for a while."""

    def table(
        *, variant: str = "backgammon", acts: int = 45, free: bool = False, language: str = "en"
    ) -> Program:
        program = open_window("--language", language)
        games, known = program.context.games, BACKGAMMON if variant == "backgammon" else TRIC_TRAC
        if free:
            session, trouble = games.begin_free(known, SINGLE_GAME, None, ("Ada", "Ben"))
        else:
            match = match_to(5, cube=known.has_cube)
            session, trouble = games.begin(known, {}, ("Ada", "Ben"), DiceChoice(seed=3), match)
        play_some(session, acts, 3)
        program.game.take(session, trouble)
        QCoreApplication.processEvents()
        return program

    return table


def session_of(program: Program) -> GameSession:
    assert program.game.session is not None
    return program.game.session


def open_moves(program: Program) -> MovesPanel:
    """The list, open beside the board."""
    program.window.actions_.moves.setChecked(True)
    QCoreApplication.processEvents()
    assert program.moves.dock is not None
    assert program.moves.dock.isVisible()
    return program.moves.dock.panel

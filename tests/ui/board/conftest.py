"""A board in a window in memory, with a real game behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.sessions import session_at
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Place, Roll, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.variants import VARIANTS


class Table:
    """A board and a session connected as the window connects them, and a hand for tests."""

    def __init__(self, session: GameSession, view: BoardView) -> None:
        self.session = session
        self.board = view
        self.refusals: list[Refusal] = []
        self.steps: list[tuple[Place, Place]] = []
        view.step_requested.connect(lambda src, dst: self.steps.append((src, dst)))
        view.step_requested.connect(lambda src, dst: self.session.play(src, dst))
        view.throw_requested.connect(lambda side: self.session.throw(side))
        view.hand_over_requested.connect(lambda: self.session.hand_over())
        view.undo_requested.connect(lambda: self.session.undo())
        view.other_number_requested.connect(lambda: self.session.use_other_number())
        view.swap_requested.connect(lambda: self.session.swap_dice())
        view.die_set_requested.connect(lambda die, number: self.session.set_die(die, number))
        self.take(session)

    def take(self, session: GameSession) -> None:
        """Show a session on the board instead of the one before."""
        if session is not self.session:
            self.session.changed.disconnect(self.board.show_view)
            self.session.refused.disconnect(self.board.show_refusal)
        self.session = session
        session.changed.connect(self.board.show_view)
        session.refused.connect(self.refusals.append)
        session.refused.connect(self.board.show_refusal)
        self.board.show_view(session.view())

    @property
    def view(self) -> GameView:
        return self.session.view()

    def spot(self, place: Place) -> QPoint:
        """Where the mover's uppermost checker on a place is, or the foot of an empty point."""
        geometry = self.board.geometry_of_board
        assert geometry is not None
        if self.view.to_move is not None:
            top = self.board.board.checkers.top(self.view.to_move, place)
            if top is not None:
                return top.pos().toPoint()
        if isinstance(place, int):
            spot = geometry.place_of(place, 2)
        elif place == "off":
            spot = geometry.tray_rect(top=False).centre
        else:
            spot = geometry.centre_rect().centre
        return QPoint(round(spot.x), round(spot.y))

    def press(self, at: QPoint) -> None:
        QTest.mousePress(
            self.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.board.viewport(), at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(
            self.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def carry(self, src: Place, to: QPoint) -> None:
        """Press on a checker and move, without letting go."""
        start = self.spot(src)
        self.press(start)
        self.move(start + QPoint(9, 9))
        self.move(to)

    def drag(self, src: Place, dst: Place) -> None:
        to = self.spot(dst)
        self.carry(src, to)
        self.release(to)

    def dice_spot(self) -> QPoint:
        """The middle of a die that waits, or else of the first that is shown."""
        sets = sorted(self.board.board.dice.values(), key=lambda dice: not dice.waiting)
        for dice in sets:
            if dice.visible:
                return dice.dice[0].pos().toPoint()
        raise AssertionError("no dice on the table")

    def open_game(self) -> None:
        """Throw for the beginning, until somebody has begun."""
        for _ in range(60):
            if not self.view.may_throw:
                return
            self.click(self.dice_spot())
        raise AssertionError("nobody begins")

    def shown_position_is_true(self) -> bool:
        """Whether all checkers stand where the session says."""
        view = self.view
        for side, places in enumerate(view.variant.track.places):
            shown = self.board.board.checkers.count(list(Side)[side])
            wanted = {
                place: count
                for place, count in zip(places, view.position.counts[side], strict=True)
                if count
            }
            if dict(shown) != wanted:
                return False
        return True


@dataclass(frozen=True)
class Tables:
    """Makes tables: for a new game when called, with ``at`` for a throw in a given position."""

    new: Callable[..., Table]
    at: Callable[..., Table]

    def __call__(self, *args: Any, **how: Any) -> Table:
        return self.new(*args, **how)


MakeTable = Tables


@pytest.fixture
def make_table(qtbot: object, tmp_path: Path) -> Iterator[MakeTable]:
    """Build tables with a scripted beginning; windows and journals are closed afterwards."""
    made: list[Table] = []

    def make(
        variant: Variant,
        *throws: Roll,
        turned: bool = False,
        mirrored: bool = False,
        seed: int = 1,
        size: tuple[int, int] = (900, 700),
    ) -> Table:
        games = GameStore(VARIANTS, tmp_path / f"games{len(made)}")
        session, _ = games.begin(variant, {}, ("Ada", "Bela"), DiceChoice(seed, tuple(throws)))
        return seat(session, turned, mirrored, size)

    def make_at(
        variant: Variant,
        text: str,
        roll: Roll,
        side: Side = Side.FIRST,
        score: tuple[int, int] = (0, 0),
        **how: Any,
    ) -> Table:
        """A side to play a throw in a position given as text."""
        folder = tmp_path / f"games{len(made)}"
        names = ("Ada", "Bela")
        session = session_at(folder, variant, text, roll, side=side, score=score, names=names)
        session.throw(side)
        return seat(session, **how)

    def seat(
        session: GameSession,
        turned: bool = False,
        mirrored: bool = False,
        size: tuple[int, int] = (900, 700),
    ) -> Table:
        view = BoardView()
        view.set_turned(turned)
        view.set_mirrored(mirrored)
        view.resize(*size)
        table = Table(session, view)
        view.show()
        QTest.qWaitForWindowExposed(view)
        made.append(table)
        return table

    yield Tables(make, make_at)
    for table in made:
        table.board.close()
        table.board.deleteLater()
        table.session.close()

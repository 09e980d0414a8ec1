"""A window with a throw to be played in a position given as text, and hands to play it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from tests.sessions import session_at
from trictrac_gui.app import Program
from trictrac_gui.engine.model import OFF, Place, Roll, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession


def sit(
    program: Program,
    folder: Path,
    variant: Variant,
    text: str,
    roll: Roll,
    side: Side = Side.FIRST,
) -> GameSession:
    """Put a position on the table of the window, with a throw to be played in it."""
    program.game.let_go()
    session = session_at(folder, variant, text, roll, side=side)
    session.throw(side)
    program.rules.dock.show_variant(variant.key)
    program.game.take(session, None)
    QCoreApplication.processEvents()
    return session


def spot(program: Program, place: Place, side: Side) -> QPoint:
    """The uppermost checker of a side on a place, or the middle of the place."""
    board = program.game.page.board
    geometry = board.geometry_of_board
    assert geometry is not None
    top = board.board.checkers.top(side, place)
    if top is not None and place != OFF:
        return top.pos().toPoint()
    if isinstance(place, int):
        at = geometry.place_of(place, 2)
    elif place == OFF:
        at = geometry.tray_rect(top=False).centre
    else:
        at = geometry.centre_rect().centre
    return QPoint(round(at.x), round(at.y))


def drag(program: Program, src: Place, dst: Place, side: Side = Side.FIRST) -> None:
    """Drag the uppermost checker of a side from one place to another with the mouse."""
    port = program.game.page.board.viewport()
    start, end = spot(program, src, side), spot(program, dst, side)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, start + QPoint(9, 9))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    QCoreApplication.processEvents()

"""Whole games through the real window: by drags, by clicks, and by the keyboard alone."""

from __future__ import annotations

import random
from collections import Counter, deque

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.engine.model import OFF, Place, Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.keyboard import neighbour
from trictrac_gui.ui.game.game_over import GameOverDialog
from trictrac_gui.ui.painting.geometry import Geometry
from trictrac_gui.ui.text.board_description import DICE

LONGEST = 6000
"""More acts than any of these games needs."""

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def view(program: Program) -> GameView:
    assert program.game.session is not None
    return program.game.session.view()


def geometry(program: Program) -> Geometry:
    found = program.game.page.board.geometry_of_board
    assert found is not None
    return found


def assert_the_board_is_true(program: Program) -> None:
    """Thirty checkers, all where the session has them, and the plates and buttons with them."""
    now, page = view(program), program.game.page
    assert page.board.shown == now
    for side in Side:
        shown = page.board.board.checkers.count(side)
        places = now.variant.track.places[side]
        wanted = Counter(dict(zip(places, now.position.counts[side], strict=True)))
        assert shown == +wanted
        assert shown.total() == 15
    assert page.console.throw.isEnabled() == bool(now.may_throw)
    assert page.console.finish.isEnabled() == now.may_hand_over


def spot(program: Program, place: Place) -> QPoint:
    """Where the mover's uppermost checker on a place is, or where one would be put down."""
    now, board = view(program), program.game.page.board
    assert now.to_move is not None
    top = None if place == OFF else board.board.checkers.top(now.to_move, place)
    if top is not None:
        return top.pos().toPoint()
    if isinstance(place, int):
        x, y = geometry(program).place_of(place, 1)
    else:
        x, y = geometry(program).tray_rect(top=now.to_move is Side.SECOND).centre
    return QPoint(round(x), round(y))


def press(program: Program, at: QPoint) -> None:
    QTest.mousePress(program.game.page.board.viewport(), Qt.MouseButton.LeftButton, pos=at)


def release(program: Program, at: QPoint) -> None:
    QTest.mouseRelease(program.game.page.board.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click(program: Program, at: QPoint) -> None:
    press(program, at)
    release(program, at)


def click_the_dice(program: Program) -> None:
    """Click the dice that are due: those that wait, or those of the side on turn."""
    now, dice = view(program), program.game.page.board.board.dice
    sides = now.may_throw or (() if now.dice is None else (now.dice.side,))
    click(program, dice[sides[0]].dice[0].pos().toPoint())


def drag(program: Program, src: Place, dst: Place) -> None:
    start, end = spot(program, src), spot(program, dst)
    press(program, start)
    for at in (start + QPoint(9, 9), end):
        QTest.mouseMove(program.game.page.board.viewport(), at)
    release(program, end)


def click_and_click(program: Program, src: Place, dst: Place) -> None:
    before, end = view(program), spot(program, dst)
    click(program, spot(program, src))
    if view(program) == before:  # a checker with a single step goes by the first click
        click(program, end)


@pytest.mark.parametrize("variant", ["tric-trac", "backgammon", "tavla"])
def test_a_whole_game_is_played_by_mouse(open_window: Open, variant: str) -> None:
    """T1, T17, B1"""
    program = open_window("--new", variant, "--seed", "5")
    chance = random.Random(2)
    done: Counter[str] = Counter()
    for _ in range(LONGEST):
        assert_the_board_is_true(program)
        before = view(program)
        if before.result is not None:
            break
        if before.moves:
            src = chance.choice(list(before.moves))
            target = chance.choice(before.moves[src])
            way = chance.choice([drag, click_and_click])
            way(program, src, target.place)
            done[way.__name__] += 1
            done["off"] += target.place == OFF
        else:
            done["throw" if before.may_throw else "hand over"] += 1
            click_the_dice(program)
        assert view(program) != before
    result = view(program).result
    assert result is not None
    assert result.winner is not None
    assert all(done[what] for what in ("drag", "click_and_click", "off", "throw", "hand over"))
    over = program.window.findChild(GameOverDialog)
    assert over is not None
    assert over.isVisible()
    assert over.heading.text() == program.game.page.console.next.text()
    assert not program.game.page.console.notices.isVisible()


def test_a_whole_game_is_played_by_the_keyboard_alone(open_window: Open) -> None:
    """T1, S3"""
    program = open_window()
    key(program, Qt.Key.Key_Return)
    assert program.navigator.in_game
    chance = random.Random(4)
    for _ in range(LONGEST):
        assert_the_board_is_true(program)
        before = view(program)
        if before.result is not None:
            break
        if before.moves:
            src = chance.choice(list(before.moves))
            dst = chance.choice(before.moves[src]).place
            go_to(program, src)
            key(program, Qt.Key.Key_Return)
            go_to(program, dst)
            key(program, Qt.Key.Key_Return)
        else:
            go_to(program, DICE)
            key(program, Qt.Key.Key_Space)
        assert view(program) != before
    assert view(program).result is not None
    assert program.window.findChild(GameOverDialog) is not None
    key(program, Qt.Key.Key_Return)  # play again
    assert view(program).result is None
    assert program.window.focusWidget() is program.game.page.board


def key(program: Program, which: Qt.Key) -> None:
    """Press a key where the keyboard is, as a player does."""
    QCoreApplication.processEvents()
    focus = program.window.findChild(GameOverDialog) or program.window
    focused: QWidget | None = focus.focusWidget()
    QTest.keyClick(focus if focused is None else focused, which)


def go_to(program: Program, place: Place) -> None:
    """Walk the cursor to a place on the shortest way."""
    board = program.game.page.board
    if board.cursor_place is None:
        key(program, Qt.Key.Key_Down)
    assert board.cursor_place is not None
    for arrow in way(board.cursor_place, place, geometry(program)):
        key(program, arrow)
    assert board.cursor_place == place


def way(start: Place, end: Place, table: Geometry) -> list[Qt.Key]:
    """The arrows that lead from one stop to another."""
    known: dict[Place, list[Qt.Key]] = {start: []}
    waiting = deque([start])
    while end not in known:
        at = waiting.popleft()
        for arrow, (dx, dy) in ARROWS.items():
            after = neighbour(at, dx, dy, table)
            if after not in known:
                known[after] = [*known[at], arrow]
                waiting.append(after)
    return known[end]

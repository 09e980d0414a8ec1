"""Throws set by hand, and hands that are interrupted, in the whole window."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.state import Origin, Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.theme.theme_reader import shipped_themes


def view(program: Program) -> GameView:
    assert program.game.session is not None
    return program.game.session.view()


def test_dice_by_hand_are_switched_on_in_the_menu_and_set_with_keys(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--seed", "3")
    window, page, board = program.window, program.game.page, program.game.page.board
    window.actions_.hand_dice.trigger()
    assert "set the dice by hand" in page.console.next.text()
    assert not window.actions_.throw.isEnabled()
    QTest.keyClicks(board, "65")
    assert "confirm the throw" in page.console.next.text()
    assert page.console.throw.text() == "Confirm the throw"
    page.console.throw.click()
    QTest.keyClicks(board, "12")
    window.actions_.throw.trigger()
    dice = view(program).dice
    assert dice is not None
    assert (dice.numbers, dice.origin) == ((6, 5), Origin.HAND)
    window.actions_.hand_dice.trigger()
    assert view(program).phase is Phase.MOVING


def test_the_next_game_is_set_by_hand_too_until_it_is_switched_off(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--seed", "3")
    program.window.actions_.hand_dice.trigger()
    program.dialogs.play_again(False)
    assert view(program).setting is not None
    program.window.actions_.hand_dice.trigger()
    assert view(program).setting is None
    assert view(program).may_throw


def test_a_dialog_that_opens_during_a_drag_leaves_the_checker(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "6-5,1-2")
    board = program.game.page.board
    assert program.game.session is not None
    while view(program).may_throw:
        program.game.session.throw(view(program).may_throw[0])
    before, side = view(program), view(program).to_move
    assert side is not None
    src, targets = next(iter(before.moves.items()))
    top = board.board.checkers.top(side, src)
    assert top is not None
    start = top.pos().toPoint()
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(board.viewport(), left, plain, start)
    QTest.mouseMove(board.viewport(), start + QPoint(20, -40))
    assert board.move_input.holding is not None
    program.show_about()
    QApplication.processEvents()
    assert board.move_input.holding is None
    geometry = board.geometry_of_board
    place = targets[0].place
    assert geometry is not None
    assert isinstance(place, int)
    spot = geometry.place_of(place, 2)
    QTest.mouseRelease(board.viewport(), left, plain, QPoint(round(spot.x), round(spot.y)))
    assert view(program) == before


def test_playing_goes_on_through_languages_themes_and_sizes(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--seed", "8")
    window, board = program.window, program.game.page.board
    board.set_speed(0.6)
    chance = random.Random(8)
    changed = 0
    for number in range(60):
        before = view(program)
        match number % 6:
            case 1:
                window.language_wanted.emit(chance.choice(LANGUAGES))
            case 3:
                board.set_theme(chance.choice(shipped_themes()))
            case 5:
                window.resize(chance.choice((800, 1100)), chance.choice((600, 760)))
        if before.may_throw:
            dice = board.board.dice[before.may_throw[0]]
            spot = dice.dice[0].pos().toPoint()
        elif before.moves and before.to_move is not None:
            src = next(iter(before.moves))
            board.move_input.choose(src)
            place = before.moves[src][0].place
            geometry = board.geometry_of_board
            assert geometry is not None
            assert isinstance(place, int)
            at = geometry.place_of(place, 0)
            spot = QPoint(round(at.x), round(at.y))
        else:
            assert before.dice is not None
            spot = board.board.dice[before.dice.side].dice[0].pos().toPoint()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QApplication.processEvents()
        changed += view(program) != before
        assert board.shown == view(program)
    assert changed >= 30

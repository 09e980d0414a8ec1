"""Matches in the window: agreed on, doubled, played to the end by mouse (S1, S2, S8, R17)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from tests.session.test_clock import Time
from tests.ui.conftest import Open
from tests.ui.test_whole_game import assert_the_board_is_true, click, click_the_dice, drag, view
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.clock import Clock, ClockRule
from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import (
    SINGLE_GAME,
    Agreement,
    Match,
    MatchKind,
    match_to,
    money_session,
)
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.state import (
    Cube,
    Phase,
)
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.game.game_dialogs import GiveUpDialog
from trictrac_gui.ui.game.game_over import GameOverDialog
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.window.navigator import PageName

WHITE, BLACK = Side.FIRST, Side.SECOND
NAMES = ("Anna", "Bruno")


def begin(program: Program, match: Match, variant: str = "backgammon", seed: int = 4) -> None:
    program.start.begin(GameChoice(variant, NAMES, {}, match), DiceChoice(seed=seed))


def press(button: QAbstractButton) -> None:
    assert button.isVisible(), button.text()
    assert button.isEnabled(), button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def over(program: Program) -> GameOverDialog:
    found = [d for d in program.window.findChildren(GameOverDialog) if d.isVisible()]
    assert len(found) == 1
    return found[0]


def one_act(program: Program) -> None:
    """The next thing that is due on the board, by mouse."""
    now = view(program)
    if now.moves:
        src, targets = next(iter(now.moves.items()))
        drag(program, src, targets[0].place)
    else:
        click_the_dice(program)
    assert view(program) != now


def cube(program: Program) -> int:
    """What the cube shows."""
    found = view(program).cube
    assert found is not None
    return found.value


def on_roll(program: Program, side: Side | None = None) -> Side:
    """Play on until a side, or any, may double."""
    while view(program).may_double is None or (
        side is not None and view(program).may_double is not side
    ):
        one_act(program)
    found = view(program).may_double
    assert found is not None
    return found


def click_the_cube(program: Program) -> None:
    """A click of the mouse where the cube lies."""
    board = program.game.page.board
    at = board.board.match_items.cube.pos().toPoint()
    under = board.viewport().childAt(at)
    if under is None:
        click(program, at)
    else:
        QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFromParent(at))


def cube_is_at(program: Program, end: str) -> bool:
    """Whether the cube lies in the middle, at the upper end of the bar, or at the lower."""
    furniture = program.game.page.board.board.match_items
    assert furniture.cube.isVisible()
    geometry = program.game.page.board.geometry_of_board
    assert geometry is not None
    bar = geometry.centre_rect()
    share = (furniture.cube.pos().y() - bar.y) / bar.height
    if not bar.x <= furniture.cube.pos().x() <= bar.right:
        return end == "offered"
    return {"upper": share < 0.2, "middle": 0.4 < share < 0.6, "lower": share > 0.8}[end]


# --- A whole match ---------------------------------------------------------------------------


def test_a_match_to_five_is_played_by_mouse_with_cube_and_crawford_game(open_window: Open) -> None:
    """S1, S8, B17: one game is played to its last checker, the others end by cube and by word."""
    program = open_window()
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    press(page.cards[1])
    page.match.kind.setCurrentIndex(page.match.kinds.index(MatchKind.MATCH))
    assert page.match.length.value() == 5
    program.start.begin(page.choice(), DiceChoice(seed=8))
    console = program.game.page.console
    assert view(program).match == match_to(5, cube=True)
    assert cube_is_at(program, "middle")

    # First game: doubled by a click on the cube, taken, and played to its end.
    doubler = on_roll(program)
    click_the_cube(program)
    assert view(program).taker is doubler.other
    assert cube_is_at(program, "offered")
    assert not console.throw.isEnabled()
    press(console.match.take)
    assert view(program).cube == Cube(2, doubler.other)
    assert cube_is_at(program, "lower" if doubler.other is WHITE else "upper")
    while view(program).result is None:
        assert_the_board_is_true(program)
        one_act(program)
    result = view(program).result
    assert result is not None
    assert result.cube == 2
    winner = result.winner
    assert winner is not None
    score = view(program).match.score
    assert score[winner] == result.value < 4
    assert f"0 + {result.value} = {result.value} of 5" in over(program).sum.text()
    press(over(program).play)

    # More games, dropped by whoever is behind, until somebody needs one point.
    while max(view(program).match.score) < 4:
        on_roll(program, winner)
        press(console.match.double)
        press(console.match.drop)
        told = view(program).result
        assert told is not None
        assert (told.winner, told.ending, told.value) == (winner, Ending.DROPPED, 1)
        if view(program).match.crawford_game:
            assert "Crawford" in over(program).sum.text()
        press(over(program).play)

    # The Crawford game: no cube on the table, none to be offered.
    assert view(program).crawford
    assert not program.game.page.board.board.match_items.cube.isVisible()
    assert console.notices.text.text().startswith("Crawford game")
    while view(program).phase is not Phase.TO_THROW:
        one_act(program)
    assert not console.match.double.isVisible()
    assert not program.window.actions_.double.isEnabled()
    assert view(program).no_double is CubeBar.CRAWFORD
    # The leader gives the Crawford game away, so that one more game follows.
    while view(program).to_move is not winner:
        one_act(program)
    program.window.actions_.give_up.trigger()
    press(the(program, GiveUpDialog).give)
    press(console.accept)
    press(over(program).play)

    # After Crawford the cube is back, and the leader wins the match with it.
    assert not view(program).crawford
    assert cube_is_at(program, "middle")
    on_roll(program, winner)
    press(console.match.double)
    press(console.match.drop)
    assert view(program).match.winner is winner
    assert view(program).match.score == ((5, 1) if winner is WHITE else (1, 5))
    name = ("White", "Black")[winner]
    assert over(program).heading.text() == f"{name} wins the match by 5\u00a0to\u00a01."
    assert not console.match.next.isVisible()
    press(over(program).play)
    assert view(program).match == match_to(5, cube=True)


def the(program: Program, kind: type[GiveUpDialog]) -> GiveUpDialog:
    return next(d for d in program.window.findChildren(kind) if d.isVisible())


def test_the_side_that_waits_may_give_up_as_well(open_window: Open) -> None:
    """S3"""
    program = open_window("--new", "backgammon", "--seed", "3")
    while view(program).to_move is None:
        one_act(program)
    side = view(program).to_move
    assert side is not None
    program.window.actions_.give_up.trigger()
    dialog = the(program, GiveUpDialog)
    assert dialog.sides.checkedId() == side
    other = dialog.sides.button(int(side.other))
    press(other)
    assert dialog.heading.text().startswith(other.text())
    press(dialog.give)
    offer = view(program).offer
    assert offer is not None
    assert offer.side is side.other
    press(program.game.page.console.accept)
    result = view(program).result
    assert result is not None
    assert result.winner is side


# --- The cube --------------------------------------------------------------------------------


def test_the_cube_is_offered_and_answered_by_the_keyboard_alone(open_window: Open) -> None:
    program = open_window()
    begin(program, match_to(5, cube=True))
    on_roll(program)
    console, board = program.game.page.console, program.game.page.board
    QTest.keyClick(program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert view(program).double is not None
    assert program.window.focusWidget() is board
    for _ in range(40):
        QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
        if program.window.focusWidget() is console.match.take:
            break
    assert program.window.focusWidget() is console.match.take
    QTest.keyClick(console.match.take, Qt.Key.Key_Return)
    assert view(program).double is None
    assert cube(program) == 2


def test_a_return_that_doubles_does_not_answer_as_well(open_window: Open) -> None:
    program = open_window()
    begin(program, match_to(5, cube=True))
    on_roll(program)
    double = program.game.page.console.match.double
    double.setFocus()
    QTest.keyClick(double, Qt.Key.Key_Return)
    assert view(program).double is not None
    assert program.window.focusWidget() is program.game.page.board
    QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    assert view(program).double is not None


def test_the_buttons_say_what_is_at_stake(open_window: Open) -> None:
    """S8, S2"""
    program = open_window()
    begin(program, money_session(beavers=True))
    buttons = program.game.page.console.match
    on_roll(program)
    assert buttons.double.text() == "Double to 2"
    press(buttons.double)
    assert buttons.drop.text() == "Drop: lose 1 point"
    assert buttons.take.text() == "Take: play for 2"
    assert buttons.beaver.text() == "Beaver to 4"
    assert program.game.page.console.next.text().endswith(": take or drop?")
    press(buttons.beaver)
    assert not buttons.beaver.isVisible()
    assert buttons.drop.text() == "Drop: lose 2 points"
    press(buttons.take)
    assert cube(program) == 4


def test_a_click_on_the_other_sides_cube_says_whose_it_is(open_window: Open) -> None:
    program = open_window()
    begin(program, match_to(5, cube=True))
    doubler = on_roll(program)
    press(program.game.page.console.match.double)
    press(program.game.page.console.match.take)
    assert view(program).no_double is CubeBar.OPPONENTS_CUBE
    before = view(program)
    click_the_cube(program)
    assert view(program) == before
    owner = NAMES[doubler.other]
    assert program.game.page.console.notices.text.text().startswith(f"The cube belongs to {owner};")


def test_a_checker_is_dragged_over_the_cube(open_window: Open) -> None:
    """The button over the cube is away while checkers are moved."""
    program = open_window()
    begin(program, match_to(5, cube=True))
    while not view(program).moves:
        click_the_dice(program)
    assert not program.game.page.cube.isVisible()


def test_giving_up_offers_products(open_window: Open) -> None:
    """S3"""
    program = open_window()
    begin(program, match_to(5, cube=True))
    on_roll(program)
    press(program.game.page.console.match.double)
    press(program.game.page.console.match.take)
    program.window.actions_.give_up.trigger()
    said = [button.text() for button in the(program, GiveUpDialog).values.buttons()]
    assert said == [
        "as a single game (1 × cube 2 = 2 points)",
        "as a gammon (2 × cube 2 = 4 points)",
        "as a backgammon (3 × cube 2 = 6 points)",
    ]


def test_under_jacoby_only_a_single_game_can_be_given_up(open_window: Open) -> None:
    """S2"""
    program = open_window()
    begin(program, money_session(jacoby=True))
    on_roll(program)
    program.window.actions_.give_up.trigger()
    assert the(program, GiveUpDialog).values.buttons() == []


# --- The table -------------------------------------------------------------------------------


def test_plates_and_rail_show_the_match(open_window: Open) -> None:
    program = open_window()
    begin(program, replace(match_to(5, cube=True), score=(4, 1)))
    near, far = program.game.page.near, program.game.page.far
    assert (near.match.text(), far.match.text()) == ("4 of 5", "1 of 5")
    assert near.crawford.text() == "Crawford game"
    assert not far.crawford.isVisible()
    furniture = program.game.page.board.board.match_items
    assert furniture.rail.isVisible()
    geometry = program.game.page.board.geometry_of_board
    assert geometry is not None
    for side, share in ((WHITE, 0.8), (BLACK, 0.2)):
        x, y = geometry.rail_spot(side is BLACK, share)
        assert abs(furniture.pegs[side].x() - x) <= 1
        assert abs(furniture.pegs[side].y() - y) <= 1
    assert "Match to 5 points" in program.window.windowTitle()


def test_a_single_game_has_nothing_of_a_match_on_the_table(open_window: Open) -> None:
    program = open_window()
    begin(program, SINGLE_GAME)
    furniture = program.game.page.board.board.match_items
    assert not furniture.cube.isVisible()
    assert not furniture.rail.isVisible()
    assert not program.game.page.near.match.isVisible()
    assert not program.game.page.console.match.isVisible()


@pytest.mark.parametrize("score", [(0, 0), (2, 0), (97, 98)])
def test_a_very_long_match_keeps_its_pegs_on_the_frame(
    open_window: Open, score: tuple[int, int]
) -> None:
    program = open_window()
    begin(program, replace(match_to(99, cube=True), score=score))
    board = program.game.page.board
    assert board.geometry_of_board is not None
    outer = board.geometry_of_board.outer
    for peg in board.board.match_items.pegs.values():
        assert outer.holds(peg.x(), peg.y())


def test_the_cube_goes_with_the_board_when_it_is_turned(open_window: Open) -> None:
    program = open_window()
    begin(program, match_to(5, cube=True))
    doubler = on_roll(program)
    press(program.game.page.console.match.double)
    press(program.game.page.console.match.take)
    lower = doubler.other is WHITE
    assert cube_is_at(program, "lower" if lower else "upper")
    program.window.actions_.turn_board.trigger()
    assert cube_is_at(program, "upper" if lower else "lower")


# --- Kept and gone on with -------------------------------------------------------------------


def test_a_match_is_gone_on_with_from_the_start_page(open_window: Open) -> None:
    program = open_window()
    begin(program, match_to(5, cube=True))
    doubler = on_roll(program)
    press(program.game.page.console.match.double)
    press(program.game.page.console.match.drop)
    press(over(program).back)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    (row,) = page.unfinished.rows
    stands = "1\u00a0:\u00a00" if doubler is WHITE else "0\u00a0:\u00a01"
    assert f"Match to 5 points ({stands})" in row.facts.text()
    press(row.button)
    assert view(program).may_start_next
    assert program.game.score.played in (0, 1)  # the game that was over is not counted again
    press(over(program).play)
    assert view(program).match.score[doubler] == 1
    assert view(program).result is None


def test_a_money_session_can_be_ended_between_two_games(open_window: Open) -> None:
    """S2"""
    program = open_window()
    begin(program, money_session())
    on_roll(program)
    press(program.game.page.console.match.double)
    press(program.game.page.console.match.drop)
    over(program).reject()
    assert program.window.actions_.leave.isEnabled()
    assert program.game.page.console.match.next.isVisible()
    assert program.game.session is not None
    program.game.session.leave()
    assert not program.game.page.console.match.next.isVisible()
    program.navigator.open(PageName.START)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    assert page.unfinished.rows == []


def test_a_match_of_tric_trac_is_counted_in_won_games(open_window: Open) -> None:
    """R17"""
    program = open_window()
    begin(program, match_to(2, cube=False), "tric-trac")
    for won in (1, 2):
        while view(program).to_move is None:
            click_the_dice(program)
        side = view(program).to_move
        assert side is not None
        while view(program).to_move is not BLACK:
            one_act(program)
        program.window.actions_.give_up.trigger()
        press(the(program, GiveUpDialog).give)
        press(program.game.page.console.accept)
        assert view(program).match.score == (won, 0)
        assert f"Anna: {won - 1} + 1 = {won} of 2" in over(program).sum.text()
        if won == 1:
            press(over(program).play)
    assert over(program).heading.text() == "Anna wins the match by 2\u00a0to\u00a00."


# --- The start page --------------------------------------------------------------------------


@pytest.fixture
def page(open_window: Open) -> StartPage:
    found = open_window().window.pages.currentWidget()
    assert isinstance(found, StartPage)
    return found


def test_the_start_page_begins_with_a_single_game(page: StartPage) -> None:
    for card in page.cards:
        card.setChecked(True)
        assert page.choice().match == SINGLE_GAME
        for detail in (page.match.length, page.match.cube, page.match.jacoby, page.match.beavers):
            assert not detail.isVisible()


def test_a_match_can_be_agreed_on_with_and_without_the_cube(page: StartPage) -> None:
    page.cards[1].setChecked(True)
    page.match.kind.setCurrentIndex(page.match.kinds.index(MatchKind.MATCH))
    page.match.length.setValue(7)
    assert page.choice().match == match_to(7, cube=True)
    page.match.cube.setChecked(False)
    assert page.choice().match == match_to(7, cube=False)
    assert not page.match.jacoby.isVisible()


def test_jacoby_and_beavers_are_offered_for_money_only_and_off_at_first(page: StartPage) -> None:
    """S2"""
    page.cards[1].setChecked(True)
    page.match.kind.setCurrentIndex(page.match.kinds.index(MatchKind.MONEY))
    assert page.choice().match == money_session()
    page.match.jacoby.setChecked(True)
    page.match.beavers.setChecked(True)
    assert page.choice().match == money_session(jacoby=True, beavers=True)
    assert not page.match.length.isVisible()


@pytest.mark.parametrize("index", [0, 2])
def test_games_without_a_cube_have_matches_and_no_money(page: StartPage, index: int) -> None:
    """S5, R17"""
    page.cards[index].setChecked(True)
    assert page.match.kinds == [MatchKind.GAME, MatchKind.MATCH]
    page.match.kind.setCurrentIndex(1)
    assert not page.match.cube.isVisible()
    assert page.choice().match.agreement == Agreement(MatchKind.MATCH, page.match.length.value())


# --- In every language -----------------------------------------------------------------------


@pytest.fixture
def left_over(qapp: QApplication) -> Iterator[None]:
    yield
    for dialog in qapp.topLevelWidgets():
        if isinstance(dialog, QDialog):
            dialog.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_a_match_is_worded(
    open_window: Open, language: str, left_over: None
) -> None:
    program = open_window("--language", language)
    begin(program, money_session(jacoby=True, beavers=True))
    console = program.game.page.console
    on_roll(program)
    said = [console.match.double.text(), program.game.page.cube.toolTip()]
    press(console.match.double)
    answers = (console.match.take, console.match.drop, console.match.beaver)
    said += [button.text() for button in answers]
    said += [console.next.text(), console.notices.text.text()]
    press(console.match.beaver)
    said.append(console.notices.text.text())
    press(console.match.drop)
    said += [over(program).heading.text(), over(program).sum.text(), over(program).play.text()]
    said += [console.match.next.text(), program.window.windowTitle()]
    QCoreApplication.processEvents()
    assert not [text for text in said if not text or "{" in text]
    if language != "en":
        assert not [text for text in said if "cube" in text.lower() or "drop" in text.lower()]


# --- Clocks ----------------------------------------------------------------------------------


def test_clocks_are_off_unless_wanted_and_offered_with_a_match(page: StartPage) -> None:
    page.cards[1].setChecked(True)
    assert not page.match.clocks.isVisible()
    assert page.choice().clock is None
    page.match.kind.setCurrentIndex(page.match.kinds.index(MatchKind.MATCH))
    assert page.choice().clock is None
    assert not page.match.minutes.isVisible()
    page.match.clocks.setChecked(True)
    assert page.match.minutes.isVisible()
    assert page.choice().clock == ClockRule(12, 600)


def test_the_plates_show_the_clocks_and_a_dialog_stops_them(open_window: Open) -> None:
    program = open_window()
    match = match_to(5, cube=True)
    program.start.begin(
        GameChoice("backgammon", NAMES, {}, match, ClockRule(12, 600)), DiceChoice(seed=4)
    )
    game = program.game.page
    assert game.near.clock.text() == game.far.clock.text() == "10:00"
    side = on_roll(program)
    assert program.game.session is not None
    clock = program.game.session.clock
    assert clock is not None
    game.clocks.look()
    plate = game.near if side is WHITE else game.far
    assert plate.clock.text().endswith(" + 10:00")
    program.window.actions_.leave.trigger()
    game.clocks.look()
    assert clock.paused
    for dialog in program.window.findChildren(QDialog):
        dialog.close()
    game.clocks.look()
    assert not clock.paused
    program.navigator.open(PageName.START)
    assert game.clocks.clock is None


def test_a_reserve_that_has_run_out_is_told_once_and_ends_nothing(open_window: Open) -> None:
    program = open_window()
    choice = GameChoice("backgammon", NAMES, {}, match_to(5, cube=True), ClockRule(0, 60))
    program.start.begin(choice, DiceChoice(seed=4))
    side = on_roll(program)
    late = Time()
    clock = MatchClock(Clock.of(ClockRule(0, 60)), late)
    clock.follow(view(program))
    game = program.game.page
    game.clocks.show_clock(clock)
    told: list[Side] = []
    game.clocks.ran_out.connect(told.append)
    late.now += 61
    game.clocks.look()
    game.clocks.look()
    assert told == [side]
    assert game.console.notices.text.text().startswith(f"{NAMES[side]} has no time left")
    assert view(program).result is None
    plate = game.near if side is WHITE else game.far
    assert plate.clock.text() == "0:00"

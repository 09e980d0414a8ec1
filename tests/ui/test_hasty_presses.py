"""Two and three quick presses on everything, at every kind of moment of a match.

Whatever was pressed, and however, nothing is done that the first press did not mean: nothing is
thrown, handed over, passed, dropped or begun unseen, and no question is answered.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAction, QInputDevice, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from shiboken6 import isValid

from tests.sessions import act, play_on
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import Match, match_to, money_session
from trictrac_gui.engine.model import Place, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.access import AccessiblePlace
from trictrac_gui.ui.board.board_buttons import FaceButton
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.text.board_description import DICE
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

NAMES = ("Anna", "Bruno")
INTERVALS = (0.06, 0.12, 0.25)
FREE = {"undo", "redo"}
"""What may be pressed as often and as quickly as one likes, with what it means then."""

ELSEWHERE = {"present", "rules", "settings"}
"""Parts of the toolbar that lead away from the game or open something beside it."""


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(patient_hand: None, monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(press_guard, "clock", found)
    return found


# --- The moments -----------------------------------------------------------------------------


def until(wanted: Callable[[GameView], object]) -> Callable[[GameSession], bool]:
    """Play on until a moment; whether the game has come to it."""
    return lambda session: bool(wanted(play_on(session, wanted)))


on_roll = until(lambda view: view.may_double is not None)
passing = until(lambda view: view.passing is not None)
again = until(lambda view: view.again)
opened = until(lambda view: view.result is None)


def double(session: GameSession) -> bool:
    on_roll(session)
    session.double()
    return session.view().double is not None


def take(session: GameSession) -> bool:
    double(session)
    session.answer_double(accepted=True)
    return True


def drop(session: GameSession) -> bool:
    double(session)
    session.answer_double(accepted=False)
    return session.view().result is not None


def next_game(session: GameSession) -> bool:
    drop(session)
    session.start_next()
    return True


def beaver(session: GameSession) -> bool:
    double(session)
    session.beaver()
    return session.view().double is not None


def steps(count: int) -> Callable[[GameSession], bool]:
    """So many steps of a throw are played."""

    def go(session: GameSession) -> bool:
        play_on(session, lambda view: view.may_double is not None)
        play_on(session, lambda view: view.dice is not None)
        for _ in range(count):
            act(session)
        return True

    return go


def resign(session: GameSession) -> bool:
    steps(1)(session)
    session.resign()
    return session.view().offer is not None


def give_up(session: GameSession) -> bool:
    resign(session)
    session.answer(accepted=True)
    return True


def match_over(session: GameSession) -> bool:
    while not session.view().match.over:
        session.start_next()
        play_on(session, lambda view: view.to_move is not None)
        session.resign()
        session.answer(accepted=True)
    return True


def first_throw(session: GameSession) -> bool:
    act(session)
    return True


TO_THREE = match_to(3, cube=True)


@dataclass(frozen=True)
class Moment:
    """How a match comes to it, and what has to be opened over the page then."""

    reach: Callable[[GameSession], bool]
    match: Match = TO_THREE
    variant: Variant = BACKGAMMON
    opened: str = ""


MOMENTS = {
    "opening": Moment(opened),
    "second opening throw": Moment(first_throw),
    "throw": Moment(on_roll),
    "moves": Moment(steps(0)),
    "half a move": Moment(steps(1)),
    "last number": Moment(steps(2)),
    "pass": Moment(passing),
    "double offered": Moment(double),
    "double taken": Moment(take),
    "beaver": Moment(beaver, money_session(beavers=True)),
    "dropped": Moment(drop),
    "resignation offered": Moment(resign),
    "given up": Moment(give_up),
    "next game": Moment(next_game),
    "match over": Moment(match_over),
    "take-back asked": Moment(take, opened="take_turn_back"),
    "giving up": Moment(steps(0), opened="give_up"),
    "throw for money": Moment(on_roll, money_session(beavers=True)),
    "double throw of Tric Trac": Moment(again, match_to(2, cube=False), TRIC_TRAC),
}


class Sitting:
    """A window at a moment of a match, which can be had again after it was played on from."""

    def __init__(self, program: Program, time: Time, folder: Path) -> None:
        self.program = program
        self.time = time
        self._folder = folder
        self._journals: dict[str, bytes] = {}
        self._seated = 0

    def begin(self, name: str) -> None:
        """Sit down at a moment, and look at it for a while."""
        moment = MOMENTS[name]
        if name not in self._journals:
            self._journals[name] = self._journal_of(moment)
        self._seated += 1
        path = self._folder / f"{self._seated}.jsonl"
        path.write_bytes(self._journals[name])
        for dialog in self.dialogs():
            dialog.close()
        self.program.game.go_on(path)
        self.program.game.page.board.set_speed(0)
        self.program.window.activateWindow()
        settle()
        if moment.opened:
            self.time.now += 10
            self.program.window.actions_.all[moment.opened].trigger()
            settle()
        self.time.now += 10

    def _journal_of(self, moment: Moment) -> bytes:
        """A game that comes to a moment, which not every one does."""
        games = GameStore(VARIANTS, self._folder / "made")
        for seed in range(11, 60):
            dice = DiceChoice(seed=seed)
            session, _ = games.begin(moment.variant, {}, NAMES, dice, moment.match)
            reached = moment.reach(session)
            session.close()
            assert session.path is not None
            if reached:
                return session.path.read_bytes()
        raise AssertionError("no game comes to it")

    @property
    def session(self) -> GameSession:
        assert self.program.game.session is not None
        return self.program.game.session

    @property
    def view(self) -> GameView:
        return self.session.view()

    def dialogs(self) -> list[QDialog]:
        return [d for d in self.program.window.findChildren(QDialog) if d.isVisible()]

    def done(self) -> tuple[object, ...]:
        """All that pressing can have done."""
        session = self.program.game.session
        board = self.program.game.page.board
        return (
            None if session is None else (session.path, len(session._writer.lines)),
            tuple(sorted(type(d).__name__ + d.objectName() for d in self.dialogs())),
            self.program.window.pages.currentIndex(),
            board.move_input.chosen,
            None if session is None else (session.view().dice, session.view().looking),
        )

    # -- what can be pressed -----------------------------------------------------------------

    def front(self) -> QWidget:
        return QApplication.activeModalWidget() or self.program.window

    def buttons(self) -> list[QAbstractButton]:
        """All buttons that can be met now, but those that are as free as undoing steps."""
        actions = self.program.window.actions_
        aside = {actions.all[name] for name in (*FREE, *ELSEWHERE)}
        view = self.view
        if not view.may_undo or view.double is not None:
            aside.remove(actions.undo)
        console = self.program.game.page.console
        free: list[QAbstractButton] = [self.program.game.page.board.last_step.back]
        free += [console.undo] if actions.undo in aside else []
        return [
            button
            for button in self.front().findChildren(QAbstractButton)
            if button.isVisible()
            and button.isEnabled()
            and not isinstance(button, AccessiblePlace | FaceButton)
            and button not in (console.redo, *free)
            and not (hasattr(button, "defaultAction") and button.defaultAction() in aside)
            and not button.isCheckable()
        ]

    def spots(self) -> dict[Place | tuple[Place, Side], QPoint]:
        """Where on the board something can be pressed: dice, cube and places."""
        board = self.program.game.page.board
        geometry, view = board.geometry_of_board, self.view
        if QApplication.activeModalWidget() is not None or geometry is None:
            return {}
        found: dict[Place | tuple[Place, Side], QPoint] = {}
        for side in Side:
            dice = board.board.dice[side]
            if dice.visible:
                found[DICE, side] = dice.dice[0].pos().toPoint()
        for place in range(1, 25):
            top = None
            if view.to_move is not None:
                top = board.board.checkers.top(view.to_move, place)
            at = top.pos().toPoint() if top is not None else None
            if at is None and place % 6 == 0:
                foot = geometry.place_of(place, 2)
                at = QPoint(round(foot.x), round(foot.y))
            if at is not None:
                found[place] = at
        return found


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


# --- The hands -------------------------------------------------------------------------------


def under(at: QPoint) -> QWidget | None:
    """What a pointer meets at a spot of the screen; nothing behind a dialog."""
    front = QApplication.activeModalWidget() or QApplication.activeWindow()
    return None if front is None else front.childAt(front.mapFromGlobal(at))


def click(at: QPoint, number: int) -> None:
    """A click as the system sends it: every other press of quick ones is a double click."""
    target = under(at)
    if target is None:
        return
    kinds = QEvent.Type
    begin = kinds.MouseButtonDblClick if number % 2 else kinds.MouseButtonPress
    left, none, plain = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier
    for kind, held in ((begin, left), (kinds.MouseButtonRelease, none)):
        inside = QPointF(target.mapFromGlobal(at))
        QApplication.sendEvent(
            target, QMouseEvent(kind, inside, QPointF(at), left, held, plain.NoModifier)
        )


SCREEN = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def tap(at: QPoint, number: int) -> None:
    target = under(at)
    if target is not None and target.testAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents):
        inside = target.mapFromGlobal(at)
        QTest.touchEvent(target, SCREEN).press(0, inside, target).commit()
        QTest.touchEvent(target, SCREEN).release(0, inside, target).commit()
    else:
        click(at, number)


def hit(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key goes to whatever has the keyboard by then."""
    target = QApplication.focusWidget()
    if target is not None:
        QTest.keyClick(target, key, held)


def shortcut(action: QAction) -> None:
    """The key of an action; behind a dialog it does nothing."""
    if QApplication.activeModalWidget() is None:
        action.trigger()


Press = Callable[[int], None]


Come = Callable[[], Press]
"""Brings a hand to where it presses."""


def ways(sitting: Sitting) -> Iterator[tuple[str, Come]]:
    """Every way to press everything now."""
    for index, button in enumerate(sitting.buttons()):
        told = button.text() or button.accessibleName()
        assert told, button
        yield f"mouse on {told}", partial(mouse_on_button, sitting, index)
        yield f"reader on {told}", partial(reader_on_button, sitting, index)
        if button.focusPolicy() & Qt.FocusPolicy.TabFocus:
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
                yield f"{key.name} on {told}", partial(key_on_button, sitting, index, key)
    board = sitting.program.game.page.board
    for what, spot in sitting.spots().items():
        place = what[0] if isinstance(what, tuple) else what
        yield f"mouse on the board, {what}", partial(pointer_on_board, click, board, spot)
        yield f"finger on the board, {what}", partial(pointer_on_board, tap, board, spot)
        yield f"Return on the board, {what}", partial(key_on_board, board, place)
        yield f"reader on the board, {what}", partial(reader_on_board, board, place)
    if QApplication.activeModalWidget() is None:
        for name in ("throw", "finish", "double", "undo", "take_turn_back", "give_up"):
            action = sitting.program.window.actions_.all[name]
            if action.isEnabled() and not (name == "undo" and sitting.view.may_undo):
                yield f"action {name}", partial(shortcut_of, action)


def mouse_on_button(sitting: Sitting, index: int) -> Press:
    button = sitting.buttons()[index]
    return partial(click, button.mapToGlobal(button.rect().center()))


def reader_on_button(sitting: Sitting, index: int) -> Press:
    button = sitting.buttons()[index]
    return lambda _: button.click() if isValid(button) else None


def key_on_button(sitting: Sitting, index: int, key: Qt.Key) -> Press:
    sitting.buttons()[index].setFocus(Qt.FocusReason.TabFocusReason)
    return lambda _: hit(key)


def pointer_on_board(
    pointer: Callable[[QPoint, int], None], board: BoardView, spot: QPoint
) -> Press:
    return partial(pointer, board.viewport().mapToGlobal(spot))


def key_on_board(board: BoardView, place: Place) -> Press:
    board.setFocus(Qt.FocusReason.TabFocusReason)
    board.keyboard.move(place)
    return lambda _: hit(Qt.Key.Key_Return)


def reader_on_board(board: BoardView, place: Place) -> Press:
    key_on_board(board, place)
    stop = board.stops.at(place)
    assert stop is not None
    return lambda _: stop.click()


def shortcut_of(action: QAction) -> Press:
    return lambda _: shortcut(action)


def press_quickly(sitting: Sitting, name: str, way: str, interval: float) -> None:
    """Three presses; after the first nothing more is done."""
    sitting.begin(name)
    come = dict(ways(sitting))[way]
    press = come()
    settle()
    sitting.time.now += 10
    press(0)
    settle()
    first = sitting.done()
    for number in (1, 2):
        sitting.time.now += interval
        press(number)
        settle()
        assert sitting.done() == first, (
            f"{name}: press {number + 1} of “{way}” after {interval * 1000:.0f} ms each"
        )


@pytest.fixture
def sitting(open_window: Open, time: Time, tmp_path: Path) -> Iterator[Sitting]:
    program = open_window()
    folder = tmp_path / "moments"
    folder.mkdir()
    found = Sitting(program, time, folder)
    yield found
    for dialog in found.dialogs():
        dialog.close()


SHORT = 9
"""Ways that are tried at each moment in a short run."""


@pytest.mark.parametrize("name", MOMENTS)
def test_a_hasty_press_does_nothing_that_the_first_one_did_not_mean(
    sitting: Sitting, name: str
) -> None:
    chance = random.Random(name)
    sitting.begin(name)
    found = [way for way, _ in ways(sitting)]
    for way in chance.sample(found, min(SHORT, len(found))):
        press_quickly(sitting, name, way, chance.choice(INTERVALS))


@pytest.mark.long
@pytest.mark.parametrize("name", MOMENTS)
def test_no_hasty_press_at_all_does_what_the_first_one_did_not_mean(
    sitting: Sitting, name: str
) -> None:
    sitting.begin(name)
    for way, _ in list(ways(sitting)):
        for interval in INTERVALS:
            press_quickly(sitting, name, way, interval)


def place_of(button: QAbstractButton) -> QRect:
    assert button.isVisible(), button.text()
    return QRect(button.mapToGlobal(QPoint()), button.size())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_stands_where_the_double_was_offered(
    open_window: Open, time: Time, tmp_path: Path, language: str
) -> None:
    program = open_window("--language", language)
    match = program.game.page.console.match
    sitting = Sitting(program, time, tmp_path)
    for name, size in product(("throw", "throw for money"), ((800, 600), (1024, 700), (1366, 768))):
        program.window.resize(*size)
        sitting.begin(name)
        before = place_of(match.double)
        match.double.click()
        settle()
        for answer in (match.drop, match.take, match.beaver):
            if answer.isVisible():
                assert not place_of(answer).intersects(before), (answer.text(), size)
        assert place_of(match.withdraw).intersects(before)
        time.now += 10
        match.withdraw.click()
        settle()
        assert sitting.view.may_double is not None
        assert (place_of(match.double).topLeft() - before.topLeft()).manhattanLength() < 12


def test_half_a_second_later_a_press_means_what_can_be_seen(sitting: Sitting) -> None:
    sitting.begin("last number")
    finish = sitting.program.game.page.console.finish
    at = finish.mapToGlobal(finish.rect().center())
    told: list[bool] = []
    sitting.program.game.page.board.guard.blocked.connect(lambda: told.append(True))
    for wait in (0.0, 0.3, 0.3, 0.55):
        sitting.time.now += wait
        click(at, 0)
        settle()
    assert sitting.view.dice is not None, "the last of them has thrown"
    assert told == [True, True], "a press that is blocked begins the half second anew"


def test_a_turn_that_hands_itself_over_does_not_throw_with_the_next_press(
    sitting: Sitting,
) -> None:
    """A change that the program makes counts as any other."""
    sitting.begin("half a move")
    sitting.session.auto_finish = True
    side = sitting.view.to_move
    assert side is not None
    act(sitting.session)
    settle()
    assert sitting.view.may_throw == (side.other,)
    sitting.time.now += 0.3
    sitting.program.window.actions_.throw.trigger()
    assert sitting.view.may_throw
    sitting.program.game.page.console.undo.click()
    assert sitting.view.to_move is side, "undoing steps is free"


def test_a_blocked_press_shows_a_quiet_sign_and_is_told(sitting: Sitting) -> None:
    sitting.begin("last number")
    page = sitting.program.game.page
    said: list[str] = []
    page.announcer.said.connect(lambda text, urgent: said.append(text))
    page.console.finish.click()
    sitting.time.now += 0.1
    page.console.throw.click()
    assert page.console.next.property("fresh") is True
    assert page.console.help.text().startswith("This has only just changed")
    assert said[-1] == page.console.next.text()


def test_steps_are_undone_as_quickly_as_one_likes(sitting: Sitting) -> None:
    sitting.begin("last number")
    undo = sitting.program.game.page.console.undo
    for _ in range(2):
        undo.click()
        settle()
    assert sitting.view.dice is not None
    assert not any(sitting.view.dice.used)
    undo.click()
    settle()
    assert sitting.dialogs() == [], "to ask the other side is another thing"


# --- The keyboard ----------------------------------------------------------------------------


def test_enter_presses_whatever_button_has_the_keyboard(sitting: Sitting) -> None:
    """Those of the toolbar, links and docks as well, which Qt itself leaves to space."""
    sitting.begin("half a move")
    program = sitting.program
    program.window.actions_.moves.setChecked(True)
    settle()
    tried = 0
    for button in program.window.findChildren(QAbstractButton):
        reached = button.isVisible() and button.isEnabled() and not button.isCheckable()
        if not reached or isinstance(button, AccessiblePlace) or not button.focusPolicy():
            continue
        button.setFocus(Qt.FocusReason.TabFocusReason)
        heard: list[bool] = []
        button.clicked.disconnect()  # only whether it is pressed is of interest here
        button.clicked.connect(lambda *_, heard=heard: heard.append(True))
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert heard == [True], button.accessibleName() or button.text()
        tried += 1
    assert tried > 5

"""Hands that do not know what they do: mouse, fingers, keys, resizing and themes in any order."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.theme.theme_reader import shipped_themes

KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_6, Qt.Key.Key_Home),
)
LARGE = ((640, 480), (900, 700), (1366, 700), (320, 240))
SMALL = ((320, 240), (360, 270), (280, 240), (400, 260))
"""For many events: what a picture costs grows with its size, what can go wrong does not."""

WORDS = (
    BoardWords(),
    BoardWords("Würfeln", "Noch einmal würfeln", "Zug beenden", take_back="Zurücknehmen"),
    BoardWords("Lancer", "Relancer", "Terminer le tour", take_back="Annuler le coup"),
)
SPEEDS = (0.0, 0.02, 0.6)
Sizes = tuple[tuple[int, int], ...]
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Hands:
    """Seeded hands at one table; they aim at things often enough for a game to go on."""

    def __init__(self, table: Table, seed: int, sizes: Sizes = LARGE) -> None:
        self.table = table
        self.sizes = sizes
        self.chance = random.Random(seed)
        self.screen = QTest.createTouchDevice()
        self.at = QPoint(10, 10)
        self.down: QWidget | None = None

    def act(self) -> None:
        """One event, or the few that make up a click or a drag."""
        kind = self.chance.random()
        if kind < 0.56:
            self.aim()
        elif kind < 0.62:
            self.scribble()
        elif kind < 0.66:
            self.touch()
        elif kind < 0.86:
            key = self.chance.choice(KEYS)
            shift = Qt.KeyboardModifier.ShiftModifier
            QTest.keyClick(self.table.board, key, self.chance.choice((PLAIN, PLAIN, shift)))
        elif kind < 0.94:
            QApplication.processEvents()  # animations go on
        else:
            self.disturb()

    def aim(self) -> None:
        """A click or a drag that means something, though perhaps not now."""
        table = self.table
        view = table.view
        for button in table.board.last_step.buttons:
            if button.isVisible() and self.chance.random() < 0.25:
                self.click(button.geometry().center())
                return
        if view.setting is not None and self.chance.random() < 0.7:
            self.click(self.chance.choice(table.board.by_hand.faces.buttons).geometry().center())
        elif view.setting is not None and view.may_throw:
            plate = table.board.board.dice[view.setting.side].plate
            self.click(plate.pos().toPoint())
        elif view.may_throw or (view.may_hand_over and self.chance.random() < 0.5):
            self.click(table.dice_spot())
        elif view.moves and self.chance.random() < 0.8:
            src = self.chance.choice(list(view.moves))
            target = self.chance.choice(view.moves[src])
            self.click(table.spot(src))
            if table.view is view and self.chance.random() < 0.5:
                self.click(table.spot(target.place))
            elif table.view is view:
                self.drag(table.spot(src), table.spot(target.place))
        else:
            self.click(self.anywhere())

    def scribble(self) -> None:
        """A button pressed here and let go there, and sometimes not let go at all."""
        self.send(QEvent.Type.MouseButtonPress, self.anywhere())
        for _ in range(self.chance.randrange(4)):
            self.send(QEvent.Type.MouseMove, self.anywhere())
        if self.chance.random() < 0.7:
            self.send(QEvent.Type.MouseButtonRelease, self.anywhere())

    def touch(self) -> None:
        """One finger or two, here and there; a drag that means something, or a tap."""
        table, view = self.table, self.table.view
        start, end = self.anywhere(), self.anywhere()
        if view.moves and self.chance.random() < 0.7:
            src = self.chance.choice(list(view.moves))
            start = table.spot(src)
            end = table.spot(self.chance.choice(view.moves[src]).place)
        viewport = table.board.viewport()
        QTest.touchEvent(viewport, self.screen).press(0, start, viewport).commit()
        if self.chance.random() < 0.3:
            both = QTest.touchEvent(viewport, self.screen).stationary(0)
            both.press(1, self.anywhere(), viewport).commit()
            both = QTest.touchEvent(viewport, self.screen).stationary(0)
            both.release(1, self.anywhere(), viewport).commit()
        QTest.touchEvent(viewport, self.screen).move(0, (start + end) / 2, viewport).commit()
        QTest.touchEvent(viewport, self.screen).release(0, end, viewport).commit()

    def disturb(self) -> None:
        """Something happens to the window."""
        board = self.table.board
        match self.chance.randrange(8):
            case 0:
                board.resize(*self.chance.choice(self.sizes))
            case 6:
                board.set_words(self.chance.choice(WORDS))
            case 7:
                self.table.session.set_by_hand(self.chance.random() < 0.4)
            case 1:
                board.set_theme(self.chance.choice(shipped_themes()))
            case 2:
                board.set_turned(self.chance.random() < 0.5)
            case 3:
                board.set_speed(self.chance.choice(SPEEDS))
            case 4:
                QApplication.sendEvent(board, QFocusEvent(QEvent.Type.FocusOut))
            case _:
                self.send(QEvent.Type.MouseButtonDblClick, self.anywhere())

    def anywhere(self) -> QPoint:
        """A spot on the board, or a little outside it."""
        size = self.table.board.viewport().size()
        return QPoint(
            self.chance.randrange(-20, size.width() + 20),
            self.chance.randrange(-20, size.height() + 20),
        )

    def click(self, at: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, at)
        self.send(QEvent.Type.MouseButtonRelease, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, start)
        self.send(QEvent.Type.MouseMove, (start + end) / 2)
        self.send(QEvent.Type.MouseMove, end)
        self.send(QEvent.Type.MouseButtonRelease, end)

    def send(self, kind: QEvent.Type, at: QPoint) -> None:
        """As the window system does: to the button under the pointer, or to the board."""
        viewport = self.table.board.viewport()
        target = self.down if self.down is not None else viewport.childAt(at) or viewport
        pressed = kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        self.down = target if pressed else self.down
        held = LEFT if self.down is not None else Qt.MouseButton.NoButton
        if kind is QEvent.Type.MouseButtonRelease:
            self.down, held = None, Qt.MouseButton.NoButton
        cause = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else LEFT
        local = QPointF(target.mapFrom(viewport, at)) if target is not viewport else QPointF(at)
        glob = QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(target, QMouseEvent(kind, local, glob, cause, held, PLAIN))


def fault(table: Table) -> str:
    """What is shown otherwise than the session has it; empty if all thirty checkers are right."""
    board = table.board
    scene = board.board
    if board.shown != table.view:
        return "another moment is shown"
    if not table.shown_position_is_true():
        return "checkers stand elsewhere"
    wanted = table.view.variant.checkers
    for side in Side:
        if sum(item.isVisible() for item in scene.checkers.items[side]) != wanted:
            return "a checker is out of sight"
        if len({item.slot for item in scene.checkers.items[side]}) != wanted:
            return "two checkers are in one spot"
    if not scene.animator.idle:
        return ""
    held = board.move_input.holding
    for side in Side:
        for item in scene.checkers.items[side]:
            assert item.lie is not None
            away = abs(item.x() - item.lie.spot.x) + abs(item.y() - item.lie.spot.y)
            if item is not held and away > 2:
                return f"a checker of {item.slot} lies {away} pixels away"
    view = table.view
    if view.dice is not None and view.phase is Phase.MOVING:
        dice = [d.number for d in scene.dice[view.dice.side].dice if d.isVisible()]
        if dice != list(view.variant.dice.numbers(view.dice.numbers)):
            return f"the dice show {dice}"
    if board.last_step.back.isVisible() and not view.may_undo:
        return "a step can be taken back that was none"
    return ""


@dataclass(frozen=True)
class Counts:
    """Events, how many of them changed the game, and games that came to their end."""

    events: int = 0
    changes: int = 0
    games: int = 0

    def __str__(self) -> str:
        return f"{self.events} events, {self.changes} changed the game, {self.games} games over"


def play_at_random(
    make_table: MakeTable, variant: Variant, count: int, seed: int, sizes: Sizes = LARGE
) -> Counts:
    """So many events, with a new game whenever one is over."""
    table = make_table(variant, seed=seed, size=sizes[0])
    board = table.board
    hands = Hands(table, seed, sizes)
    counts = Counts()
    for number in range(count):
        before = table.session.view()
        hands.act()
        changed = table.session.view() != before
        counts = replace(counts, events=number + 1, changes=counts.changes + changed)
        assert fault(table) == "", f"event {number} of seed {seed}"
        if table.view.phase is Phase.OVER:
            counts = replace(counts, games=counts.games + 1)
            board.set_speed(0)
            following = make_table(variant, seed=seed + 1000 * counts.games)
            following.board.hide()
            table.take(following.session)
    print(f"{variant.key}: {counts}")
    return counts

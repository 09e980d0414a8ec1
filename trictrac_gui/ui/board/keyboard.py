"""The keyboard on a board: its keys, where its cursor stands, and what is said of that place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.session.view import GameView, deeds
from trictrac_gui.ui.board.access import (
    AccessiblePlace,
    AccessiblePlaces,
    Describer,
    undescribed,
)
from trictrac_gui.ui.board.board_scene import BoardScene
from trictrac_gui.ui.board.move_input import MoveInput
from trictrac_gui.ui.painting.geometry import Geometry
from trictrac_gui.ui.text.board_description import DICE


class BoardCommand(StrEnum):
    """What a key of the board does."""

    WALK = "walk"
    PRESS = "press"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    DICE = "dice"
    TRAY = "tray"
    TAKE_BACK = "take-back"
    OTHER_NUMBER = "other-number"
    SET_DIE = "set-die"
    STATE = "state"


@dataclass(frozen=True, slots=True)
class BoardKey:
    """Keys that do the same; ``shown`` are those that a list of keys names."""

    does: BoardCommand
    keys: tuple[Qt.Key, ...]
    shown: tuple[Qt.Key, ...]
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier

    def sequences(self) -> list[QKeySequence]:
        """The keys to be named, with the one held down for them."""
        return [QKeySequence(QKeyCombination(self.modifier, key)) for key in self.shown]


_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_1.value + number) for number in range(6))


def _key(does: BoardCommand, *keys: Qt.Key, shift: bool = False) -> BoardKey:
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    return BoardKey(does, keys, keys, held)


BOARD_KEYS: Final = (
    _key(BoardCommand.WALK, *_ARROWS),
    BoardKey(BoardCommand.PRESS, _ENTER, (Qt.Key.Key_Enter, Qt.Key.Key_Space)),
    _key(BoardCommand.BACK, Qt.Key.Key_Escape),
    _key(BoardCommand.NEXT, Qt.Key.Key_PageDown),
    _key(BoardCommand.PREVIOUS, Qt.Key.Key_PageUp),
    _key(BoardCommand.DICE, Qt.Key.Key_Home),
    _key(BoardCommand.TRAY, Qt.Key.Key_End),
    _key(BoardCommand.TAKE_BACK, Qt.Key.Key_Backspace),
    _key(BoardCommand.OTHER_NUMBER, Qt.Key.Key_Backspace, shift=True),
    _key(BoardCommand.STATE, Qt.Key.Key_S),
    # Only while a throw is set by hand; found by their text, as not every keyboard has them plain.
    BoardKey(BoardCommand.SET_DIE, _DIGITS, (_DIGITS[0], _DIGITS[-1])),
)


DIRECTIONS: Final = dict(zip(_ARROWS, ((-1, 0), (1, 0), (0, -1), (0, 1)), strict=True))
"""The way an arrow points on the screen."""


_BY_KEY: Final = {(key, entry.modifier): entry.does for entry in BOARD_KEYS for key in entry.keys}


def meant(event: QKeyEvent) -> BoardCommand | None:
    """What a key asks of the board; None for a key that is not the board's."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return _BY_KEY.get((Qt.Key(event.key()), held))


LOWER: Final = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)


UPPER: Final = (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)


def useful_places(view: GameView, chosen: Place | None) -> list[Place]:
    """The stops where something can be done, in playing order.

    Dice that are due come before what can move; dice that only may be pressed come after it,
    or a first Enter would swap them. With a checker taken up: where it may be put down.
    """
    if chosen is not None:
        return _on_the_way(view, {target.place for target in view.moves.get(chosen, ())})
    moves = _on_the_way(view, set(view.moves))
    if view.may_throw:
        return [DICE, *moves]
    return [*moves, DICE] if view.may_hand_over or view.may_swap else moves


def _on_the_way(view: GameView, wanted: Collection[Place]) -> list[Place]:
    if view.to_move is None:
        return []
    return [place for place in view.variant.track.places[view.to_move] if place in wanted]


def next_of(place: Place | None, forward: bool, stops: Sequence[Place]) -> Place | None:
    """The following or preceding one of some stops, round and round; None if there are none."""
    if not stops:
        return None
    if place not in stops:
        return stops[0 if forward else -1]
    return stops[(stops.index(place) + (1 if forward else -1)) % len(stops)]


def neighbour(place: Place, dx: int, dy: int, geometry: Geometry) -> Place:
    """The next stop in a direction of the screen; rows join at their ends, as the run does."""
    if geometry.turned != geometry.mirrored:
        dx = -dx
    if geometry.turned:
        dy = -dy
    if dy:
        return _across(place, dy)
    return _along(place, dx, geometry.has_bar)


def _along(place: Place, dx: int, has_bar: bool) -> Place:
    if place == DICE:
        return 7 if dx < 0 else 6
    if place == OFF:
        return 1 if dx < 0 else 24
    if place == BAR:
        return 7 if dx < 0 else 6
    assert isinstance(place, int)
    row = LOWER if place <= 12 else UPPER
    at = row.index(place)
    if has_bar and at + dx == (5 if dx < 0 else 6) and at == (6 if dx < 0 else 5):
        return BAR
    if at + dx < 0:
        return 13 if row is LOWER else 12
    if at + dx >= len(row):
        return OFF
    return row[at + dx]


def _across(place: Place, dy: int) -> Place:
    if place == DICE:
        return 19 if dy < 0 else 6
    if place == OFF:
        return 24 if dy < 0 else 1
    if place == BAR:
        return 18 if dy < 0 else 7
    assert isinstance(place, int)
    lower = place <= 12
    if lower == (dy > 0):
        return place
    return 25 - place


_TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Keyboard(QObject):
    """The cursor of one board; ``place`` is where it stands, None while the mouse is used.

    Signals: ``place_described(str)`` what is where the mouse or the cursor is, empty for none;
    ``pressed()`` when a screen reader has pressed a place; ``left()`` when the keyboard goes.
    """

    place_described = Signal(str)
    pressed = Signal()
    left = Signal()

    def __init__(
        self, board: QGraphicsView, scene: BoardScene, move_input: MoveInput, after: QWidget
    ) -> None:
        super().__init__(board)
        self._board = board
        self._scene = scene
        self._move_input = move_input
        self._after = after
        self.place: Place | None = None
        self._pointed: Place | None = None
        self._described: tuple[Place | None, Place | None] = (None, None)
        self._said = ""
        self._describer: Describer = undescribed
        self._listened = False
        """Whether the places have been made, for the keyboard or for a screen reader."""
        self.stops = AccessiblePlaces(board.viewport())
        self.stops.pressed.connect(self._press_stop)
        self.stops.came.connect(self.show_cursor)
        self.stops.left.connect(self._stop_left)

    @property
    def here(self) -> bool:
        """Whether keys come to the board, wherever on it the cursor is."""
        return self._board.hasFocus() or self._on_a_stop

    @property
    def _on_a_stop(self) -> bool:
        """Whether the keyboard is on one of the places themselves."""
        focused = QApplication.focusWidget()
        return isinstance(focused, AccessiblePlace) and self.stops.holds(focused)

    @property
    def _geometry(self) -> Geometry | None:
        return self._scene.artwork.geometry if self._scene.artwork else None

    # --- coming and going ----------------------------------------------------------------

    def come(self, reason: Qt.FocusReason) -> None:
        """The keyboard comes to the board, with Tab or because the mouse was pressed there."""
        if reason is Qt.FocusReason.MouseFocusReason or self._scene.shown is None:
            return
        if self.place is not None or reason in _TABBED:
            self.move(self.place if self.place is not None else self._first_stop())

    def leave(self) -> None:
        """It leaves the board itself, perhaps for one of its places."""
        if not self._on_a_stop:
            self._lose()

    def _stop_left(self) -> None:
        if not self.here:
            self._lose()

    def _lose(self) -> None:
        self.left.emit()
        self._scene.marks.hide_cursor()
        self.describe_place()

    # --- what keys do --------------------------------------------------------------------

    def do(self, does: BoardCommand, key: Qt.Key) -> None:
        """Do what a key is for, as far as it moves the cursor or the checkers."""
        match does:
            case BoardCommand.WALK:
                self._walk(*DIRECTIONS[key])
            case BoardCommand.PRESS:
                self._enter()
            case BoardCommand.BACK:
                self._move_input.cancel()
            case BoardCommand.NEXT | BoardCommand.PREVIOUS:
                self._leap(does is BoardCommand.NEXT)
            case BoardCommand.DICE:
                self.move(DICE)
            case BoardCommand.TRAY:
                self.move(OFF)

    def _leap(self, forward: bool) -> None:
        view = self._scene.shown
        assert view is not None
        stops = useful_places(view, self._move_input.chosen)
        place = next_of(self.place, forward, stops)
        self.move(place if place is not None else self._first_stop())

    def _press_stop(self, place: Place) -> None:
        """A screen reader presses a place: as if the cursor stood there and Enter came."""
        self.move(place)
        self._enter()
        self.pressed.emit()
        self.describe()

    def _walk(self, dx: int, dy: int) -> None:
        geometry = self._geometry
        if geometry is None:
            return
        if self.place is None:
            self.move(self._first_stop())
        else:
            self.move(neighbour(self.place, dx, dy, geometry))

    def _first_stop(self) -> Place:
        """Where the cursor appears: on the dice if they are due, else on what can move."""
        view = self._scene.shown
        if view is None or view.may_throw or not view.moves:
            return DICE
        return next(iter(view.moves))

    def _enter(self) -> None:
        view = self._scene.shown
        if view is None:
            return
        self._scene.animator.finish()
        place = self.place if self.place is not None else self._first_stop()
        plays = self._move_input.chosen is not None or place in view.moves
        plays = plays and place != DICE and self.place is not None
        if plays and not self._move_input.press_place(place):
            return
        if self._move_input.chosen is not None and place != DICE:
            if place == self._move_input.chosen:
                self._move_input.cancel()
            else:
                self._move_input.put(place)
        elif place == DICE:
            for side in Side:
                if side in view.may_throw or (view.dice is not None and view.dice.side is side):
                    self._move_input.press_dice(side)
                    break
        else:
            if self.place is None:
                self.move(place)
            elif place in view.moves:
                self._move_input.choose(place)
            else:
                self._move_input.ask_why(place)

    def follow(self, before: GameView | None, view: GameView) -> None:
        """A cursor that is in use goes to the dice when they are due, and back to the checkers.

        Dice that only change places keep it, or the next Enter would take up a checker.
        """
        if self.place is None:
            return
        swapped = before is not None and deeds(before) == deeds(view)
        if view.may_throw or view.setting or (view.may_hand_over and not view.moves):
            self.move(DICE)
        elif self.place == DICE and view.moves and not swapped:
            self.move(next(iter(view.moves)))
        else:
            self.show_cursor()

    def move(self, place: Place | None) -> None:
        """Put the cursor on a place, or away."""
        self.place = place
        self.show_cursor()
        if self.here:
            self._bring_keyboard(place)
        self.describe_place()

    def _bring_keyboard(self, place: Place | None) -> None:
        """Real focus goes where the cursor is, so that a screen reader reads the place."""
        if place is None:
            if not self._board.hasFocus():
                self._board.setFocus(Qt.FocusReason.MouseFocusReason)
            return
        if not self._listened:
            self._make_stops()
        stop = self.stops.at(place)
        if stop is not None and not stop.hasFocus():
            stop.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- words ---------------------------------------------------------------------------

    def set_describer(self, describer: Describer) -> None:
        """Take the words for the places, or take them anew in another language."""
        self._describer = describer
        self.describe()

    def _make_stops(self) -> None:
        self._listened = True
        self.stops.make(self._board, self._after)
        self.describe()

    def describe(self) -> None:
        """Word the places for whoever listens, and lay them where they are."""
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None:
            return
        if not self._listened and QAccessible.isActive():
            self._listened = True
            self.stops.make(self._board, self._after)
        if self._listened:
            self.stops.lay_out(view, artwork.geometry, self._dice_box(view).toRect())
            self.stops.describe(view, self._describer, self._taken)
        self.describe_place()

    @property
    def _taken(self) -> Place | None:
        """Where the checker comes from that is held or chosen."""
        held = self._move_input.holding
        return self._move_input.chosen if held is None else held.slot.place

    def point(self, spot: QPointF) -> None:
        """The mouse is over a spot: the words are for the place there."""
        artwork = self._scene.artwork
        if artwork is None:
            return
        on_dice = any(dice.holds(spot.x(), spot.y()) for dice in self._scene.dice.values())
        place = DICE if on_dice else artwork.geometry.place_at(spot.x(), spot.y())
        # A step of a drag has no time for words that stay the same.
        if (place, self._taken) != self._described:
            self._described = (place, self._taken)
            self._pointed = place
            self.describe_place()

    def forget_pointer(self) -> None:
        """The mouse is over nothing any more."""
        self._pointed = None
        self._described = (None, None)

    def describe_place(self) -> None:
        """Say what is under the mouse, or else under the keyboard's cursor."""
        view = self._scene.shown
        place = self._pointed
        if place is None and self.here:
            place = self.place
        said = ""
        if view is not None and place is not None:
            described = self._describer(view, place, self._taken)
            said = f"{described.name} – {described.help}" if described.help else described.name
        if said != self._said:
            self._said = said
            self.place_described.emit(said)

    # --- the cursor's picture ------------------------------------------------------------

    def show_cursor(self) -> None:
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None:
            return
        side = view.to_move if view.to_move is not None else Side.FIRST
        where: Place | QRectF | None = self.place
        if where == DICE:
            where = self._dice_box(view)
        self._scene.marks.show_cursor(artwork, view, side, where)

    def _dice_box(self, view: GameView) -> QRectF:
        artwork = self._scene.artwork
        assert artwork is not None
        unit = artwork.geometry.unit
        due = (view.setting.side,) if view.setting is not None else view.may_throw
        for side in (*due, *Side):
            dice = self._scene.dice[side]
            if dice.visible:
                box = dice.bounds().adjusted(unit * 0.3, unit * 0.3, -unit * 0.3, -unit * 0.3)
                plate = dice.plate.sceneBoundingRect() if dice.text else QRectF()
                return box.united(plate)
        spot = artwork.geometry.dice_spot(True)
        return QRectF(spot.x - unit, spot.y - unit, 2 * unit, 2 * unit)

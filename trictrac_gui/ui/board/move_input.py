"""How checkers and dice are moved by a pointer, and how the mouse is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.model import OFF, Place, Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import Deed
from trictrac_gui.ui.board.board_scene import BoardScene
from trictrac_gui.ui.board.checkers import CheckerItem
from trictrac_gui.ui.board.pointer import Pointer
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.ui.widgets.press_guard import PressGuard

DRAG_FROM = 5.0
"""Pixels the pointer must travel before a press becomes a drag."""


@dataclass(slots=True)
class _Press:
    x: float
    y: float
    place: Place | None
    item: CheckerItem | None
    dice: Side | None
    slack: float = DRAG_FROM
    stuck: bool = False
    """Whether the place has checkers, but none that the side on turn may take up."""
    at: float = 0.0


class MoveInput(QObject):
    """The pointer's state: nothing, a press, a checker held, or a checker chosen by a click.

    Signals: those of the board, and ``die_pressed`` with a die whose number is set by hand.
    """

    step_requested = Signal(object, object)
    throw_requested = Signal(object)
    hand_over_requested = Signal()
    swap_requested = Signal()
    die_pressed = Signal(int)

    def __init__(self, scene: BoardScene, guard: PressGuard) -> None:
        super().__init__(scene)
        self._scene = scene
        self._guard = guard
        self.one_click = True
        """Whether a click on a checker with one possible step plays it."""
        self.chosen: Place | None = None
        self._press: _Press | None = None
        self._held: CheckerItem | None = None
        self._offset = QPointF()

    @property
    def holding(self) -> CheckerItem | None:
        return self._held

    @property
    def busy(self) -> bool:
        """Whether something is held, chosen or pressed."""
        return self._held is not None or self.chosen is not None or self._press is not None

    # --- pointer -------------------------------------------------------------------------

    def press(self, x: float, y: float, slack: float = DRAG_FROM) -> None:
        """The button goes down, or a finger or pen touches.

        ``slack`` is how many pixels it must travel to drag.
        """
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None or self._held is not None:
            return
        self._scene.animator.finish()
        if self._scene.marks.refused:
            self._scene.marks.clear()
        dice = next((s for s in Side if self._scene.dice[s].holds(x, y)), None)
        place = artwork.geometry.place_at(x, y)
        item = None
        if dice is None and place is not None:
            item = self._takes(place, x, y)
        stuck = dice is None and item is None and place is not None and self._has_checkers(place)
        self._press = _Press(x, y, place, item, dice, slack, stuck, press_guard.clock())
        if item is not None and self.chosen is None:
            self._light(item.slot.place)

    def move(self, x: float, y: float) -> None:
        press = self._press
        if self._held is not None:
            self._held.setPos(QPointF(x, y) + self._offset)
            return
        if press is None or press.item is None:
            return
        if abs(x - press.x) + abs(y - press.y) >= press.slack:
            self._take(press, x, y)

    def release(self, x: float, y: float) -> None:
        press, self._press = self._press, None
        if self._held is not None:
            self._drop(x, y)
        elif press is not None:
            self._click(press, x, y)

    def cancel(self) -> None:
        """Put everything back without asking for anything (Esc, focus lost)."""
        self._press = None
        self._held = None
        self.chosen = None
        self._scene.marks.clear()
        self._scene.send_home()

    def forget(self) -> None:
        """Let go because the game has gone on; the scene lays everything out itself."""
        self._press = None
        self._held = None
        self.chosen = None

    def can_take(self, x: float, y: float) -> bool:
        """Whether a press here would take a checker."""
        artwork = self._scene.artwork
        place = artwork.geometry.place_at(x, y) if artwork else None
        return place is not None and self._takes(place, x, y) is not None

    def can_press_dice(self, x: float, y: float) -> bool:
        """Whether a click here would throw the dice or hand the turn over."""
        view = self._scene.shown
        if view is None:
            return False
        return self.die_to_set(x, y) is not None or any(
            self._scene.dice[side].holds(x, y)
            and (side in view.may_throw or view.may_hand_over or view.may_swap)
            for side in Side
        )

    def die_to_set(self, x: float, y: float) -> int | None:
        """The die under a spot whose number is set by hand."""
        view = self._scene.shown
        if view is None or view.setting is None:
            return None
        return self._scene.dice[view.setting.side].die_at(x, y)

    # --- both pointer and keyboard -------------------------------------------------------

    def choose(self, place: Place) -> None:
        """Take a checker up by a click or a key, to be put down by the next one."""
        self.chosen = place
        self._light(place)

    def put(self, place: Place) -> None:
        """Put the chosen checker down on a place."""
        src, self.chosen = self.chosen, None
        self._scene.marks.clear()
        self._scene.checkers.show_hints(self._scene.shown)
        if src is not None:
            self.step_requested.emit(src, self._meant(src, place))

    def press_dice(self, side: Side, pressed: float | None = None) -> None:
        """Throw waiting dice, hand the turn over, or swap the dice, whichever may be done.

        ``pressed`` is when the button went down on them, where one did.
        """
        view, allows = self._scene.shown, self._guard.allows
        if view is None:
            return
        own = view.dice is not None and view.dice.side is side
        if side in view.may_throw:
            if allows(Deed.THROW, pressed=pressed):
                self.throw_requested.emit(side)
        elif view.may_hand_over and own:
            if allows(Deed.FINISH, pressed=pressed):
                self.hand_over_requested.emit()
        elif view.may_swap and own and allows(Deed.SWAP, once=side, pressed=pressed):
            self.swap_requested.emit()

    def press_place(self, place: Place, pressed: float | None = None) -> bool:
        """Whether a press of a place may play: not the second of two, nor one before it is seen.

        A drag tells by its length that it is meant.
        """
        if self._guard.allows(Deed.STEP, once=place, pressed=pressed):
            return True
        if self.chosen is None:
            self.cancel()
        return False

    def ask_why(self, place: Place) -> None:
        """Ask for a step from a place to itself: the answer is why nothing there can move."""
        if self._has_checkers(place):
            self.cancel()
            self.step_requested.emit(place, place)

    # --- inside --------------------------------------------------------------------------

    def _takes(self, place: Place, x: float, y: float) -> CheckerItem | None:
        """The checker a press takes: any of the mover's, so that a refusal can be given."""
        view = self._scene.shown
        if view is None or view.to_move is None or view.phase is not Phase.MOVING:
            return None
        if place == OFF or not view.moves:
            return None
        under = self._scene.checkers.under(view.to_move, place, x, y)
        return under or self._scene.checkers.top(view.to_move, place)

    def _light(self, place: Place) -> None:
        view, artwork = self._scene.shown, self._scene.artwork
        if view is None or artwork is None or view.to_move is None:
            return
        self._scene.checkers.show_hints(None)
        top = self._scene.checkers.top(view.to_move, place)
        if top is not None:
            top.hint(artwork, True)
        self._scene.marks.show_targets(artwork, view, view.to_move, view.moves.get(place, ()))

    def _take(self, press: _Press, x: float, y: float) -> None:
        item = press.item
        assert item is not None
        self.chosen = None
        offset = item.pos() - QPointF(press.x, press.y)
        artwork = self._scene.artwork
        assert artwork is not None
        reach = artwork.geometry.checker / 2
        inside = offset.x() ** 2 + offset.y() ** 2 <= reach * reach
        self._light(item.slot.place)
        self._scene.checkers.lift(item)
        self._held = item
        self._offset = offset if inside else QPointF()
        item.setPos(QPointF(x, y) + self._offset)

    def _drop(self, x: float, y: float) -> None:
        item, self._held = self._held, None
        artwork = self._scene.artwork
        assert item is not None
        assert artwork is not None
        src = item.slot.place
        dst = artwork.geometry.place_at(x, y)
        self._scene.marks.clear()
        if dst is not None and dst != src:
            self.step_requested.emit(src, self._meant(src, dst))
        if item.held:
            # Nobody played it: it glides home by itself.
            self._scene.send_home()

    def _click(self, press: _Press, x: float, y: float) -> None:
        view, artwork = self._scene.shown, self._scene.artwork
        assert artwork is not None
        if view is None:
            return
        if press.dice is not None:
            die = self.die_to_set(x, y)
            if die is not None and die == self.die_to_set(press.x, press.y):
                self.die_pressed.emit(die)
            elif self._scene.dice[press.dice].holds(x, y):
                self.press_dice(press.dice, press.at)
            return
        there = artwork.geometry.place_at(x, y)
        if there != press.place or press.place is None:
            self.cancel()
            if press.stuck and press.place is not None and there is not None:
                # Dragged, though it could not be taken up: the game says why.
                self.step_requested.emit(press.place, there)
            return
        place = press.place
        plays = self.chosen is not None or (press.item is not None and place in view.moves)
        if plays and not self.press_place(place, press.at):
            return
        if self.chosen is not None and self.chosen != place:
            targets = {target.place for target in view.moves.get(self.chosen, ())}
            if self._meant(self.chosen, place) in targets or place not in view.moves:
                self.put(place)
            else:
                self.choose(place)
            return
        if press.stuck:
            self.ask_why(place)
            return
        if self.chosen == place or press.item is None:
            self.cancel()
            return
        targets_here = view.moves.get(place, ())
        if not targets_here:
            self.ask_why(place)
            return
        if self.one_click and len(targets_here) == 1:
            self._scene.marks.clear()
            self.step_requested.emit(place, targets_here[0].place)
        else:
            self.choose(place)

    def _has_checkers(self, place: Place) -> bool:
        """Whether a place that is played from shows any checkers, while steps can be played."""
        view = self._scene.shown
        if view is None or place == OFF or not view.moves or view.phase is not Phase.MOVING:
            return False
        return any(view.count(side, place) for side in Side)

    def _meant(self, src: Place, place: Place) -> Place:
        """The target a place stands for: a side's target point and the tray are one."""
        view = self._scene.shown
        if view is None or view.to_move is None:
            return place
        targets = {target.place for target in view.moves.get(src, ())}
        goal = view.variant.target_place(view.to_move)
        if place not in targets and place in (OFF, goal):
            return next((other for other in (OFF, goal) if other in targets), place)
        return place


class MouseTarget(Pointer, Protocol):
    """What a mouse is moved over."""

    move_input: MoveInput

    def pointer_hovers(self, spot: QPointF) -> None:
        """Nothing is held, and it is over a spot."""
        ...

    def viewport(self) -> QWidget:
        """Where its events come from."""
        ...


class Mouse:
    """Makes a pointer of mouse events."""

    def __init__(self, board: MouseTarget) -> None:
        self._board = board

    def take(self, event: QEvent) -> bool:
        """Handle an event of the viewport; whether it was one of the mouse."""
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._press(event)
            case QEvent.Type.MouseMove:
                self._move(event)
            case QEvent.Type.MouseButtonRelease:
                self._release(event)
            case QEvent.Type.MouseButtonDblClick:
                self._press(event)  # the guard knows what two quick clicks may do
            case _:
                return False
        event.accept()
        return True

    def _press(self, event: QMouseEvent) -> None:
        """Press, or nothing for another button than the left."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._board.pointer_down(event.position(), DRAG_FROM)
            self._show_shape(event.position())

    def _move(self, event: QMouseEvent) -> None:
        """Carry what is held; otherwise show what a press would do."""
        spot = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._board.pointer_moved(spot)
        elif self._board.move_input.holding is not None:
            self._board.pointer_lost()  # the button was let go where nobody saw it
        self._show_shape(spot)
        self._board.pointer_hovers(spot)

    def _release(self, event: QMouseEvent) -> None:
        """Drop or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._board.pointer_up(event.position())
            self._show_shape(event.position())

    def _show_shape(self, spot: QPointF) -> None:
        move_input, viewport = self._board.move_input, self._board.viewport()
        if move_input.holding is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif move_input.can_press_dice(spot.x(), spot.y()):
            shape = Qt.CursorShape.PointingHandCursor
        elif move_input.can_take(spot.x(), spot.y()):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)

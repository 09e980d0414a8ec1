"""The keys of the board: one table, by which the board acts and the page of keys is written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


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

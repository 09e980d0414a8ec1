"""The keys of class mode: one table, by which the window acts and the page of keys is written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtGui import QKeySequence

from trictrac_gui.ui.language import QT_TRANSLATE_NOOP

Standard = QKeySequence.StandardKey


class Wish(StrEnum):
    """What a key or a large button asks for."""

    BACK = "back"
    FORWARD = "forward"
    ARROW = "arrow"
    CIRCLE = "circle"
    NUMBER = "number"
    COLOUR = "colour"
    CLEAR = "clear"
    DARK = "dark"
    BRIGHT = "bright"
    FREEZE = "freeze"
    UNDO = "undo"
    REDO = "redo"
    PLAYS = "plays"
    HAND = "hand"
    FINISH = "finish"
    THROW = "throw"
    TURN = "turn"
    AUDIENCE = "audience"
    SET_UP = "set-up"
    KEEP = "keep"
    KEPT_BACK = "kept-back"
    KEPT_ON = "kept-on"
    KEYS = "keys"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class PresentKey:
    """Keys that ask for one thing; ``said`` is empty where the page of keys has it already."""

    wish: Wish
    keys: tuple[str | Standard, ...]
    said: str = ""

    def sequences(self) -> list[QKeySequence]:
        """The keys, as Qt knows them."""
        found: list[QKeySequence] = []
        for key in self.keys:
            if isinstance(key, Standard):
                found.extend(QKeySequence.keyBindings(key))
            else:
                found.append(QKeySequence(key))
        return list(dict.fromkeys(found))


PRESENT_KEYS: Final = (
    PresentKey(Wish.BACK, ("PgUp",), QT_TRANSLATE_NOOP("Present", "One step back")),
    PresentKey(Wish.FORWARD, ("PgDown",), QT_TRANSLATE_NOOP("Present", "One step on")),
    PresentKey(Wish.ARROW, ("A",), QT_TRANSLATE_NOOP("Present", "Draw arrows")),
    PresentKey(Wish.CIRCLE, ("O",), QT_TRANSLATE_NOOP("Present", "Draw circles")),
    PresentKey(Wish.NUMBER, ("N",), QT_TRANSLATE_NOOP("Present", "Write numbers")),
    PresentKey(Wish.COLOUR, ("C",), QT_TRANSLATE_NOOP("Present", "Next colour")),
    PresentKey(Wish.CLEAR, ("Del",), QT_TRANSLATE_NOOP("Present", "Wipe off the drawings")),
    PresentKey(Wish.DARK, (".", "B"), QT_TRANSLATE_NOOP("Present", "Dark curtain")),
    PresentKey(Wish.BRIGHT, ("W",), QT_TRANSLATE_NOOP("Present", "White curtain")),
    PresentKey(Wish.FREEZE, ("F",), QT_TRANSLATE_NOOP("Present", "Hold the audience’s picture")),
    PresentKey(Wish.UNDO, (Standard.Undo,)),
    PresentKey(Wish.REDO, (Standard.Redo,)),
    PresentKey(Wish.PLAYS, ("Ctrl+L",)),
    PresentKey(Wish.HAND, ("Ctrl+D",)),
    PresentKey(Wish.FINISH, ("Ctrl+Return",)),
    PresentKey(Wish.THROW, ("Ctrl+T",)),
    PresentKey(Wish.TURN, ("Ctrl+B",)),
    PresentKey(Wish.SET_UP, ("Ctrl+E",)),
    PresentKey(Wish.KEEP, ("F4",)),
    PresentKey(
        Wish.KEPT_BACK, ("Shift+PgUp",), QT_TRANSLATE_NOOP("Present", "Previous kept position")
    ),
    PresentKey(Wish.KEPT_ON, ("Shift+PgDown",), QT_TRANSLATE_NOOP("Present", "Next kept position")),
    PresentKey(Wish.KEYS, ("F1", "?")),
    PresentKey(Wish.LEAVE, ("Ctrl+Q", Standard.Quit)),
)

LIFTING: Final = (Wish.DARK, Wish.BRIGHT)
"""What lifts a curtain again, whichever of them drew it."""

"""The keys of class mode: one table, by which the window acts and the page of keys is written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtGui import QKeySequence

from trictrac_gui.texts.catalogue import mark

Standard = QKeySequence.StandardKey


class ClassCommand(StrEnum):
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
class ClassKey:
    """Keys that ask for one thing; ``said`` is empty where the page of keys has it already."""

    command: ClassCommand
    keys: tuple[str | Standard, ...]
    said: str = ""

    def sequences(self) -> list[QKeySequence]:
        found: list[QKeySequence] = []
        for key in self.keys:
            if isinstance(key, Standard):
                found.extend(QKeySequence.keyBindings(key))
            else:
                found.append(QKeySequence(key))
        return list(dict.fromkeys(found))


PRESENT_KEYS: Final = (
    ClassKey(ClassCommand.BACK, ("PgUp",), mark("Present", "One step back")),
    ClassKey(ClassCommand.FORWARD, ("PgDown",), mark("Present", "One step on")),
    ClassKey(ClassCommand.ARROW, ("A",), mark("Present", "Draw arrows")),
    ClassKey(ClassCommand.CIRCLE, ("O",), mark("Present", "Draw circles")),
    ClassKey(ClassCommand.NUMBER, ("N",), mark("Present", "Write numbers")),
    ClassKey(ClassCommand.COLOUR, ("C",), mark("Present", "Next colour")),
    ClassKey(ClassCommand.CLEAR, ("Del",), mark("Present", "Wipe off the drawings")),
    ClassKey(ClassCommand.DARK, (".", "B"), mark("Present", "Dark curtain")),
    ClassKey(ClassCommand.BRIGHT, ("W",), mark("Present", "White curtain")),
    ClassKey(ClassCommand.FREEZE, ("F",), mark("Present", "Hold the audience’s picture")),
    ClassKey(ClassCommand.UNDO, (Standard.Undo,)),
    ClassKey(ClassCommand.REDO, (Standard.Redo,)),
    ClassKey(ClassCommand.PLAYS, ("Ctrl+L",)),
    ClassKey(ClassCommand.HAND, ("Ctrl+D",)),
    ClassKey(ClassCommand.FINISH, ("Ctrl+Return",)),
    ClassKey(ClassCommand.THROW, ("Ctrl+T",)),
    ClassKey(ClassCommand.TURN, ("Ctrl+B",)),
    ClassKey(ClassCommand.SET_UP, ("Ctrl+E",)),
    ClassKey(ClassCommand.KEEP, ("F4",)),
    ClassKey(
        ClassCommand.KEPT_BACK,
        ("Shift+PgUp",),
        mark("Present", "Previous kept position"),
    ),
    ClassKey(ClassCommand.KEPT_ON, ("Shift+PgDown",), mark("Present", "Next kept position")),
    ClassKey(ClassCommand.KEYS, ("F1", "?")),
    ClassKey(ClassCommand.LEAVE, ("Ctrl+Q", Standard.Quit)),
)

LIFTING: Final = (ClassCommand.DARK, ClassCommand.BRIGHT)
"""What lifts a curtain again, whichever of them drew it."""

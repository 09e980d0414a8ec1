"""Throws, plays, places and drawings as a lesson writes them, checked against the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.drawings import (
    Arrow,
    Drawings,
    DrawingsError,
    Spot,
    parse_drawings,
)
from trictrac_gui.engine.model import Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import read_place
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_lines import LessonEntry
from trictrac_gui.rulesdoc.lesson_model import LessonFault
from trictrac_gui.rulesdoc.lesson_plays import BadPlay, NoSuchPlay, find_play
from trictrac_gui.rulesdoc.lesson_script import DRAWN, Block, Script

_THROW: Final = re.compile(r"([1-6])-([1-6])")


@dataclass(frozen=True, slots=True)
class Moves:
    """Reads what a lesson says of a board of its game. Everything raises ``LessonError``."""

    script: Script
    variant: Variant

    def side_and_roll(self, entry: LessonEntry) -> tuple[Side, Roll, str]:
        """Who throws what, and what is written after it."""
        side, _, rest = entry.value.partition(" ")
        roll, _, rest = rest.strip().partition(" ")
        match = _THROW.fullmatch(roll)
        if side not in self.variant.side_keys or match is None:
            raise self.script.error(LessonFault.BAD_THROW, entry.line, entry.value)
        index = self.variant.side_keys.index(side)
        return Side(index), (int(match[1]), int(match[2])), rest.strip()

    def going_on(self, now: GameState, line: int) -> None:
        """Raise a fault where the game is over."""
        if now.phase is Phase.OVER:
            raise self.script.error(LessonFault.GAME_OVER, line)

    def play(
        self, entry: LessonEntry, text: str, now: GameState, side: Side, roll: Roll
    ) -> tuple[tuple[Step, ...], Position]:
        """The steps of a complete legal play, and where it ends."""
        try:
            steps, node = find_play(self.variant, now, side, roll, text)
        except BadPlay as error:
            raise self.script.error(LessonFault.BAD_PLAY, entry.line, error) from error
        except NoSuchPlay as error:
            raise self.script.error(LessonFault.NOT_LEGAL, entry.line, text) from error
        return steps, node.position

    def place(self, entry: LessonEntry, text: str) -> Place:
        """A place as it is printed on the board."""
        place = read_place(text)
        if place is None or (place == "bar" and not self.variant.has_bar):
            raise self.script.error(LessonFault.BAD_PLACE, entry.line, text)
        return place

    def drawings(self, block: Block) -> Drawings:
        """What is drawn over the board in colours."""
        found: list[Drawings] = []
        for key in DRAWN:
            for entry in block.all(key):
                try:
                    found.append(parse_drawings(f"{key}: {entry.value}"))
                except DrawingsError as error:
                    what = error.found or entry.value
                    raise self.script.error(LessonFault.BAD_DRAWING, entry.line, what) from error
                for one in found[-1]:
                    ends = (one.src, one.dst) if isinstance(one, Arrow) else (one.place,)
                    for spot in ends:
                        self._on_the_board(entry, spot)
        return tuple(one for drawings in found for one in drawings)

    def _on_the_board(self, entry: LessonEntry, spot: Spot) -> None:
        if str(spot).startswith("bar") and not self.variant.has_bar:
            raise self.script.error(LessonFault.BAD_PLACE, entry.line, spot)

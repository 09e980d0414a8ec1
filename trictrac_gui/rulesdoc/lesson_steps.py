"""The steps of a lesson: the moment each begins with, what it shows, and what it says."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Position, Roll, Side, Step
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.facts import load_facts
from trictrac_gui.rulesdoc.lesson_lines import LessonEntry
from trictrac_gui.rulesdoc.lesson_model import LessonArrow, LessonFault, LessonStep, ShownSigns
from trictrac_gui.rulesdoc.lesson_moves import Moves
from trictrac_gui.rulesdoc.lesson_plays import handed_over, played
from trictrac_gui.rulesdoc.lesson_questions import Questions
from trictrac_gui.rulesdoc.lesson_script import Block, Script

_PASS: Final = "-"


class Steps:
    """Reads the steps of a lesson of some game. Everything raises ``LessonError``."""

    def __init__(self, script: Script, variant: Variant) -> None:
        self._script = script
        self._variant = variant
        self._moves = Moves(script, variant)
        self._questions = Questions(self._moves)

    def step(self, block: Block, following: GameState | None) -> LessonStep:
        """A step; ``following`` is the moment at which the one before left off."""
        before = self._before(block, following)
        now = before
        shown = []
        for entry in block.all("show"):
            throw, now = self._shown(entry, now)
            shown.append(throw)
        question, after = self._questions.question(block, now)
        return LessonStep(
            before=before,
            after=after,
            heading=self._script.words(block, "heading"),
            text=self._script.words(block, "text"),
            shown=tuple(shown),
            arrows=tuple(self._arrow(entry) for entry in block.all("arrow")),
            rings=tuple(self._moves.place(e, e.value) for e in block.all("ring")),
            drawings=self._moves.drawings(block),
            thrown=self._thrown(block, now),
            question=question,
            facts=self._facts(block.one("facts")),
            line=block.line,
        )

    def _thrown(self, block: Block, now: GameState) -> tuple[Side, Roll] | None:
        entry, dice = block.one("thrown"), block.one("dice")
        if entry is None:
            return None
        if dice is not None and dice.value == entry.value:
            return None  # the question lets it lie there
        if dice is not None:
            raise self._script.error(LessonFault.TWICE, dice.line, "dice")
        side, roll, rest = self._moves.side_and_roll(entry)
        self._moves.going_on(now, entry.line)
        if rest:
            raise self._script.error(LessonFault.BAD_THROW, entry.line, entry.value)
        return side, roll

    def _facts(self, entry: LessonEntry | None) -> tuple[str, ...]:
        numbers = () if entry is None else tuple(entry.value.split())
        for number in numbers:
            if entry is not None and number not in load_facts():
                raise self._script.error(LessonFault.UNKNOWN_FACT, entry.line, number)
        return numbers

    def _before(self, block: Block, following: GameState | None) -> GameState:
        entry = block.one("position")
        if entry is None:
            if following is None:
                raise self._script.error(LessonFault.MISSING, block.line, "position")
            state = following
        else:
            position = self._position(entry)
            state = GameState(self._variant, position, phase=Phase.TO_THROW, to_move=Side.FIRST)
        score = block.one("score")
        if score is not None:
            state = replace(state, score=self._score(score))
        return state

    def _position(self, entry: LessonEntry) -> Position:
        if entry.value == "start":
            return self._variant.setup
        try:
            return parse_position(self._variant, entry.value)
        except PositionError as error:
            what = f"{error.fault.key} {error.fault.place or ''}".strip()
            raise self._script.error(LessonFault.BAD_POSITION, entry.line, what) from error
        except ValueError as error:
            raise self._script.error(LessonFault.BAD_POSITION, entry.line, entry.value) from error

    def _score(self, entry: LessonEntry) -> tuple[int, int]:
        match = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", entry.value)
        target = self._variant.target
        if match is None or target is None:
            raise self._script.error(LessonFault.BAD_SCORE, entry.line, entry.value)
        score = (int(match[1]), int(match[2]))
        if max(score) >= target:
            raise self._script.error(LessonFault.BAD_SCORE, entry.line, entry.value)
        return score

    def _shown(self, entry: LessonEntry, now: GameState) -> tuple[ShownSigns, GameState]:
        side, roll, text = self._moves.side_and_roll(entry)
        self._moves.going_on(now, entry.line)
        steps: tuple[Step, ...] = ()
        if text == _PASS:
            numbers = self._variant.dice.numbers(roll)
            if build(self._variant, now.position, side, numbers).root.legal:
                raise self._script.error(LessonFault.NOT_LEGAL, entry.line, text)
        else:
            steps, _ = self._moves.play(entry, text, now, side, roll)
        return ShownSigns(side, roll, steps, text), handed_over(played(now, side, roll, steps))

    def _arrow(self, entry: LessonEntry) -> LessonArrow:
        src, _, dst = entry.value.partition(">")
        return LessonArrow(
            self._moves.place(entry, src.strip()), self._moves.place(entry, dst.strip())
        )

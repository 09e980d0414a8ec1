"""The questions of a lesson: a play to find, a place to point at, an answer to choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Position, Roll, Side
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import GameState
from trictrac_gui.rulesdoc.lesson_lines import LessonEntry
from trictrac_gui.rulesdoc.lesson_model import (
    ChoiceAnswer,
    LessonFault,
    PlayAnswer,
    PointAnswer,
    Question,
    RefusedAnswer,
    Worse,
)
from trictrac_gui.rulesdoc.lesson_moves import Moves
from trictrac_gui.rulesdoc.lesson_plays import BadPlay, handed_over, played, read_place_of
from trictrac_gui.rulesdoc.lesson_script import Block

_KINDS: Final = {"choice": "choice", "point": "point"}
"""What an answer asks for; all others are plays."""


class Questions:
    """Reads what the steps of a lesson ask. Everything raises ``LessonError``."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        self._script = moves.script
        self._variant = moves.variant

    def question(self, block: Block, now: GameState) -> tuple[Question | None, GameState]:
        """What a step asks, if anything, and the moment it leaves off with."""
        dice = block.one("dice")
        if block.one("question") is None:
            for entry in (dice, block.one("hint"), block.one("otherwise")):
                if entry is not None:
                    raise self._script.error(LessonFault.MISPLACED, entry.line, entry.key)
            if block.answers:
                raise self._script.error(LessonFault.MISPLACED, block.answers[0].line, "right")
            return None, now
        kinds = {_KINDS.get(answer.kind, "play") for answer in block.answers}
        if len(kinds) > 1:
            raise self._script.error(LessonFault.TWO_KINDS, block.answers[-1].line)
        question = Question(
            asks=self._script.words(block, "question"),
            hint=self._script.some_words(block, "hint"),
            otherwise=self._script.some_words(block, "otherwise"),
        )
        asked = block.found["question"][0].line
        if "play" not in kinds and kinds:
            if dice is not None:
                raise self._script.error(LessonFault.TWO_KINDS, dice.line)
            if "point" in kinds:
                return replace(question, points=self._points(block.answers, asked)), now
            choices = tuple(self._choice(answer) for answer in block.answers)
            if not any(c.right for c in choices) or all(c.right for c in choices):
                raise self._script.error(LessonFault.NO_RIGHT_ANSWER, asked)
            return replace(question, choices=choices), now
        if dice is None:
            raise self._script.error(LessonFault.NO_DICE, asked)
        return self._on_the_board(block, dice, question, now)

    def _on_the_board(
        self, block: Block, dice: LessonEntry, question: Question, now: GameState
    ) -> tuple[Question, GameState]:
        side, roll, rest = self._moves.side_and_roll(dice)
        self._moves.going_on(now, dice.line)
        if rest:
            raise self._script.error(LessonFault.BAD_THROW, dice.line, dice.value)
        plays: list[PlayAnswer] = []
        refused: list[RefusedAnswer] = []
        for answer in block.answers:
            if answer.kind == "refused":
                refused.append(self._refused(answer, now, side, roll))
            else:
                plays.append(self._play_answer(answer, now, side, roll))
        if not any(answer.right for answer in plays):
            raise self._script.error(LessonFault.NO_RIGHT_ANSWER, block.found["question"][0].line)
        ends: set[Position] = set()
        for answered in plays:
            if answered.end in ends:
                raise self._script.error(LessonFault.SAME_RESULT, answered.line, answered.play)
            ends.add(answered.end)
        first = next(answer for answer in plays if answer.right)
        after = handed_over(played(now, side, roll, first.steps))
        asked = replace(question, side=side, roll=roll, plays=tuple(plays), refused=tuple(refused))
        return asked, after

    def _play_answer(self, answer: Block, now: GameState, side: Side, roll: Roll) -> PlayAnswer:
        entry = answer.found[answer.kind][0]
        self._script.only(answer, ("worse", "reply") if answer.kind == "wrong" else ("reply",))
        steps, end = self._moves.play(entry, entry.value, now, side, roll)
        worse = None
        if answer.kind == "wrong":
            reason = answer.one("worse")
            worse = Worse.TASK if reason is None else self._reason(reason)
        return PlayAnswer(
            right=answer.kind == "right",
            play=entry.value,
            steps=steps,
            end=end,
            worse=worse,
            reply=self._script.words(answer, "reply"),
            line=entry.line,
        )

    def _reason(self, entry: LessonEntry) -> Worse:
        try:
            return Worse(entry.value)
        except ValueError as error:
            raise self._script.error(LessonFault.UNKNOWN_REASON, entry.line, entry.value) from error

    def _refused(self, answer: Block, now: GameState, side: Side, roll: Roll) -> RefusedAnswer:
        entry = answer.found["refused"][0]
        self._script.only(answer, ("reply",))
        step, _, name = entry.value.partition(" ")
        src, _, dst = step.partition("/")
        try:
            places = (
                read_place_of(self._variant, side, src),
                read_place_of(self._variant, side, dst),
            )
        except BadPlay as error:
            raise self._script.error(LessonFault.BAD_PLAY, entry.line, step) from error
        try:
            rule = RuleKey(name.strip())
        except ValueError as error:
            raise self._script.error(LessonFault.UNKNOWN_RULE, entry.line, name) from error
        graph = build(self._variant, now.position, side, self._variant.dice.numbers(roll))
        reason = why_not(graph, graph.root, *places)
        if reason is None:
            raise self._script.error(LessonFault.LEGAL_AFTER_ALL, entry.line, step)
        if reason.rule is not rule:
            raise self._script.error(LessonFault.OTHER_RULE, entry.line, reason.rule.value)
        return RefusedAnswer(
            places[0], places[1], rule, self._script.words(answer, "reply"), entry.line
        )

    def _choice(self, answer: Block) -> ChoiceAnswer:
        entry = answer.found["choice"][0]
        self._script.only(answer, ("say", "reply"))
        if entry.value not in ("right", "wrong"):
            raise self._script.error(LessonFault.UNKNOWN_REASON, entry.line, entry.value)
        return ChoiceAnswer(
            entry.value == "right",
            self._script.words(answer, "say"),
            self._script.words(answer, "reply"),
            entry.line,
        )

    def _points(self, answers: Sequence[Block], asked: int) -> tuple[PointAnswer, ...]:
        points: list[PointAnswer] = []
        for answer in answers:
            entry = answer.found["point"][0]
            self._script.only(answer, ("reply",))
            how, _, text = entry.value.partition(" ")
            if how not in ("right", "wrong"):
                raise self._script.error(LessonFault.UNKNOWN_REASON, entry.line, how)
            place = self._moves.place(entry, text.strip())
            if any(other.place == place for other in points):
                raise self._script.error(LessonFault.SAME_RESULT, entry.line, text)
            reply = self._script.words(answer, "reply")
            points.append(PointAnswer(how == "right", place, reply, entry.line))
        if not any(point.right for point in points):
            raise self._script.error(LessonFault.NO_RIGHT_ANSWER, asked)
        return tuple(points)

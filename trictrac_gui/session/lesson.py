"""A lesson being worked through: where the learner is, what the board shows, what is answered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from trictrac_gui.ai.counts import PlayCount, count_play
from trictrac_gui.engine.graph import graph_of, node_of
from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.engine.refusal import why_not, why_stuck
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import GameState, Rolled, Stepped
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.rulesdoc.lessons import (
    Lesson,
    LessonStep,
    LessonWords,
    Question,
    ShownThrow,
    handed_over,
    played,
    waiting_to_throw,
)
from trictrac_gui.session.legal_moves import refusal
from trictrac_gui.session.view import GameView, Refusal, Target
from trictrac_gui.session.view_builder import show


class Stage(Enum):
    """What the learner can do now."""

    SHOWING = "showing"
    """The lesson still has throws to play before its eyes."""
    ASKING = "asking"
    ANSWERED = "answered"
    """A wrong answer stands; it can be tried again."""
    SOLVED = "solved"
    TOLD = "told"
    """There is nothing to answer."""


class ReplyKind(Enum):
    """How good an answer was."""

    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"
    OTHER = "other"
    """A legal play that the lesson does not name."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was counted of a play, and of the ``asked`` one, which is written out."""

    play: str
    asked: PlayCount
    given: PlayCount
    throws: int
    """How many throws there are in all."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to an answer.

    ``words`` are the lesson's own; without them ``refused`` tells what the rules have against it.
    A play that the lesson does not name is ``compared`` with the one it asks for.
    """

    kind: ReplyKind
    words: LessonWords | None = None
    refused: Refusal | None = None
    compared: Comparison | None = None

    @property
    def rule(self) -> RuleKey | None:
        """The rule that was broken."""
        return None if self.refused is None else self.refused.rule


class LessonRun(QObject):
    """One learner's way through one lesson. Nothing of it is a game: nothing is kept on disk.

    Signals: ``answered`` with the ``Reply`` to what the learner did, or None where there is none
    to make; ``changed`` when something was taken back.
    """

    answered = Signal(object)
    changed = Signal()

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        super().__init__()
        self.lesson = lesson
        self.solved: set[int] = set()
        """The numbers of the steps whose question was answered rightly."""
        self.reply: Reply | None = None
        self.pointed: Place | None = None
        """The place that was pointed at last."""
        self.go(at if 0 <= at < len(lesson.steps) else 0)

    # -- where we are ------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.index]

    @property
    def question(self) -> Question | None:
        """What is asked now; None while throws are still being shown."""
        return None if self.stage is Stage.SHOWING else self.step.question

    @property
    def last_shown(self) -> ShownThrow | None:
        """The throw that the lesson played last on this step."""
        return self.step.shown[self._played - 1] if self._played else None

    @property
    def to_show(self) -> int:
        """How many throws of this step are still to be shown."""
        return len(self.step.shown) - self._played

    @property
    def finished(self) -> bool:
        """Whether every question has been answered rightly."""
        return all(
            step.question is None or number in self.solved
            for number, step in enumerate(self.lesson.steps)
        )

    @property
    def may_go_on(self) -> bool:
        return self.stage is Stage.SHOWING or self.index + 1 < len(self.lesson.steps)

    # -- moving about ------------------------------------------------------------------------

    def go(self, index: int) -> None:
        """Open a step at its beginning."""
        self.index = index
        self._played = 0
        self._now = self.step.before
        self._settle()

    def forward(self) -> list[GameView]:
        """Show the next throw of this step, or open the next step; the moments to show in turn."""
        if self.stage is not Stage.SHOWING:
            if self.may_go_on:
                self.go(self.index + 1)
            return [self.view()]
        shown = self.step.shown[self._played]
        self._played += 1
        tree = GameTree(self.lesson.variant, beginning=waiting_to_throw(self._now, shown.side))
        tree.do(Rolled(shown.side, shown.roll))
        moments = [_still(self._show(tree))]
        for step in shown.steps:
            tree.do(Stepped(step))
            moments.append(_still(self._show(tree)))
        self._now = handed_over(played(self._now, shown.side, shown.roll, shown.steps))
        self._settle(tree)
        if self.on_the_board:
            moments.append(self.view())
        return moments

    def back(self) -> None:
        """Open the step before, or this one again if it is the first."""
        self.go(max(0, self.index - 1))

    def _settle(self, shown: GameTree | None = None) -> None:
        """Take up the stage that follows from what has been shown."""
        self.reply = self.pointed = None
        question = self.step.question
        self._tree = shown or GameTree(self.lesson.variant, beginning=self._now)
        if self.step.thrown is not None and not self.to_show:
            self._lay(*self.step.thrown)
        if self.to_show:
            self.stage = Stage.SHOWING
        elif question is None:
            self.stage = Stage.TOLD
        else:
            self.stage = Stage.ASKING
            if question.side is not None:
                self._ask(question)

    def _ask(self, question: Question) -> None:
        assert question.side is not None
        self._lay(question.side, question.roll)

    def _lay(self, side: Side, roll: Roll) -> None:
        """Let a throw lie on the board."""
        waiting = waiting_to_throw(self._now, side)
        self._tree = GameTree(self.lesson.variant, beginning=waiting)
        self._tree.do(Rolled(side, roll))

    # -- answering ---------------------------------------------------------------------------

    @property
    def question_is_choice(self) -> bool:
        """Whether the question of this step is answered in words."""
        question = self.step.question
        return question is not None and bool(question.choices)

    @property
    def pointing(self) -> bool:
        """Whether a place is to be pointed at now."""
        question = self.question
        asking = self.stage in (Stage.ASKING, Stage.ANSWERED)
        return asking and question is not None and bool(question.points)

    @property
    def on_the_board(self) -> bool:
        """Whether checkers are to be moved now."""
        question = self.question
        return self.stage is Stage.ASKING and question is not None and question.side is not None

    def play(self, src: Place, dst: Place) -> Reply | None:
        """Take a checker from one place to another; the reply, where there is one to make.

        A complete play is judged at once. A step that the rules forbid changes nothing.
        """
        if not self.on_the_board:
            return None
        state = self._tree.state
        assert state.to_move is not None
        home = dst == state.variant.target_place(state.to_move)
        for target in self.view().moves.get(src, ()):
            if target.place == dst or (target.place == "off" and home):
                return self._play(target)
        return self._tell(self._refuse(state, src, dst))

    def choose(self, number: int) -> Reply | None:
        question = self.question
        if question is None or self.stage not in (Stage.ASKING, Stage.ANSWERED):
            return None
        choice = question.choices[number]
        kind = ReplyKind.RIGHT if choice.right else ReplyKind.WRONG
        return self._tell(self._answer(Reply(kind, choice.reply)))

    def point(self, place: Place) -> Reply | None:
        question = self.question
        if not self.pointing or question is None:
            return None
        self.pointed = place
        reply = Reply(ReplyKind.WRONG, question.otherwise)
        for answer in question.points:
            if answer.place == place:
                kind = ReplyKind.RIGHT if answer.right else ReplyKind.WRONG
                reply = Reply(kind, answer.reply)
                break
        return self._tell(self._answer(reply))

    def undo(self) -> None:
        self._undo()
        self.changed.emit()

    def _undo(self) -> None:
        target = self._tree.undo_target()
        if self.on_the_board and target is not None:
            self._tree.go(target)
            self.reply = None

    def use_other_number(self) -> Reply | None:
        """Let the checker that moved last go by the other number instead."""
        other = self.view().other_number
        if other is None:
            return None
        self._undo()
        return self._play(other)

    def try_again(self) -> None:
        if self.stage in (Stage.ANSWERED, Stage.SOLVED):
            self._settle()
        self.changed.emit()

    def _tell(self, reply: Reply | None) -> Reply | None:
        self.answered.emit(reply)
        return reply

    def _play(self, target: Target) -> Reply | None:
        self.reply = None
        for step in target.steps:
            self._tree.do(Stepped(step))
        state = self._tree.state
        done = state.turn is not None and not node_of(state).legal
        return self._tell(self._judge() if done else None)

    def _judge(self) -> Reply:
        question, end = self.step.question, self._tree.state.position
        assert question is not None
        for answer in question.plays:
            if answer.end == end:
                return self._answer(
                    Reply(ReplyKind.RIGHT if answer.right else ReplyKind.WRONG, answer.reply)
                )
        return self._answer(
            Reply(ReplyKind.OTHER, question.otherwise, compared=self._compared(question, end))
        )

    def _compared(self, question: Question, end: Position) -> Comparison:
        assert question.side is not None
        variant, before = self.lesson.variant, self._now.position
        asked = next(answer for answer in question.plays if answer.right)
        return Comparison(
            asked.play,
            count_play(variant, before, asked.end, question.side),
            count_play(variant, before, end, question.side),
            sum(map(variant.dice.ways, variant.dice.rolls)),
        )

    def _refuse(self, state: GameState, src: Place, dst: Place) -> Reply | None:
        assert state.turn is not None
        graph, node = graph_of(state), node_of(state)
        reason = why_stuck(graph, node, src) if src == dst else why_not(graph, node, src, dst)
        if reason is None:
            return None
        question = self.step.question
        assert question is not None
        known = [answer for answer in question.refused if answer.rule is reason.rule]
        # The reply to this very step if there is one, else one from the same place, else any.
        known.sort(key=lambda answer: (answer.src != src, answer.dst != dst))
        words = known[0].reply if known else None
        self.reply = Reply(ReplyKind.REFUSED, words, refusal(state, reason, src, dst))
        return self.reply

    def _answer(self, reply: Reply) -> Reply:
        self.reply = reply
        self.stage = Stage.SOLVED if reply.kind is ReplyKind.RIGHT else Stage.ANSWERED
        if reply.kind is ReplyKind.RIGHT:
            self.solved.add(self.index)
        return reply

    # -- the board ---------------------------------------------------------------------------

    def view(self) -> GameView:
        """The board as it stands; only a question on the board lets checkers move."""
        found = self._show(self._tree)
        if self.on_the_board:
            return replace(found, may_hand_over=False)
        return _still(found)

    def _show(self, tree: GameTree) -> GameView:
        return show(tree, ("", ""), saved=True)


def _still(view: GameView) -> GameView:
    """A moment in which nothing can be done on the board."""
    return replace(
        view,
        moves={},
        may_throw=(),
        may_hand_over=False,
        may_undo=False,
        may_redo=False,
        moved=None,
        other_number=None,
        may_swap=False,
    )

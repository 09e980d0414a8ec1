"""What a lesson consists of, what can be wrong with one, and how its plays are found."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.engine.graph import Node, build
from trictrac_gui.engine.model import OFF, Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import format_play, read_place
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    GameState,
    HandedOver,
    Origin,
    Phase,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.variant import Variant


class LessonFault(StrEnum):
    """Why a lesson is refused."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    NO_LESSON_LINE = "no-lesson-line"
    NO_STEPS = "no-steps"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_HOUSE_RULE = "unknown-house-rule"
    NOT_AN_ENTRY = "not-an-entry"
    UNKNOWN_ENTRY = "unknown-entry"
    UNKNOWN_LANGUAGE = "unknown-language"
    MISPLACED = "misplaced"
    TWICE = "twice"
    EMPTY = "empty"
    MISSING = "missing"
    MISSING_LANGUAGE = "missing-language"
    TOO_LONG = "too-long"
    TOO_MANY = "too-many"
    BAD_POSITION = "bad-position"
    BAD_SCORE = "bad-score"
    BAD_THROW = "bad-throw"
    BAD_PLACE = "bad-place"
    BAD_DRAWING = "bad-drawing"
    BAD_PLAY = "bad-play"
    NOT_LEGAL = "not-legal"
    GAME_OVER = "game-over"
    NO_DICE = "no-dice"
    UNKNOWN_RULE = "unknown-rule"
    OTHER_RULE = "other-rule"
    LEGAL_AFTER_ALL = "legal-after-all"
    SAME_RESULT = "same-result"
    NO_RIGHT_ANSWER = "no-right-answer"
    TWO_KINDS = "two-kinds"
    UNKNOWN_REASON = "unknown-reason"
    UNKNOWN_FACT = "unknown-fact"
    NOT_WORSE = "not-worse"
    WRONG_COUNT = "wrong-count"
    ALSO_RIGHT = "also-right"


class LessonError(ValueError):
    """A lesson that is not read: why, the source, the line (from 1; 0 for none), the culprit.

    ``others`` are the mistakes further down.
    """

    def __init__(self, key: LessonFault, source: str, line: int, what: str = "") -> None:
        super().__init__(f"{source}:{line}: {key}" + (f": {what}" if what else ""))
        self.key = key
        self.source = source
        self.line = line
        self.what = what
        self.others: tuple[LessonError, ...] = ()


class Worse(StrEnum):
    """In what a legal answer falls behind the right one, where a count can show it."""

    POINTS = "points"
    """It scores less."""
    HITS = "hits"
    """It hits fewer checkers."""
    DANGER = "danger"
    """More of the opponent's throws hit one of its blots."""
    BLOTS = "blots"
    """It leaves more blots."""
    MADE = "made"
    """It makes fewer points of the board."""
    BLOCK = "block"
    """Its longest block is shorter."""
    OFF = "off"
    """It bears off fewer checkers."""
    TASK = "task"
    """It does something else than was asked."""


@dataclass(frozen=True, slots=True)
class LessonWords:
    """A text in one language or in several; the key "" stands for every language."""

    texts: Mapping[str, str]

    def in_(self, language: str) -> str:
        """The text in a language, in English where it is missing, or in whatever there is."""
        for wanted in (language, "", "en"):
            if wanted in self.texts:
                return self.texts[wanted]
        return next(iter(self.texts.values()), "")


@dataclass(frozen=True, slots=True)
class LessonArrow:
    """An arrow on the board from one place to another."""

    src: Place
    dst: Place


@dataclass(frozen=True, slots=True)
class ShownThrow:
    """A throw that the lesson plays by itself; without steps it is passed."""

    side: Side
    roll: Roll
    steps: tuple[Step, ...]
    play: str


@dataclass(frozen=True, slots=True)
class PlayAnswer:
    """A complete play, right or wrong, and what is said to it.

    ``worse`` says in what a wrong one falls behind, None for one that is right.
    """

    right: bool
    play: str
    steps: tuple[Step, ...]
    end: Position
    worse: Worse | None
    reply: LessonWords
    line: int


@dataclass(frozen=True, slots=True)
class RefusedAnswer:
    """A step that the rules forbid: the rule that stands against it, and what is said to it."""

    src: Place
    dst: Place
    rule: RuleKey
    reply: LessonWords
    line: int


@dataclass(frozen=True, slots=True)
class ChoiceAnswer:
    """One answer in words to choose, and what is said to it."""

    right: bool
    says: LessonWords
    reply: LessonWords
    line: int


@dataclass(frozen=True, slots=True)
class PointAnswer:
    """A place to point at, right or wrong, and what is said to it."""

    right: bool
    place: Place
    reply: LessonWords
    line: int


@dataclass(frozen=True, slots=True)
class Question:
    """What the learner is asked: to play a throw, to point at a place, or to choose an answer.

    ``otherwise`` is said to a legal play or a place that the lesson does not name.
    """

    asks: LessonWords
    hint: LessonWords | None
    side: Side | None = None
    roll: Roll = ()
    plays: tuple[PlayAnswer, ...] = ()
    refused: tuple[RefusedAnswer, ...] = ()
    choices: tuple[ChoiceAnswer, ...] = ()
    points: tuple[PointAnswer, ...] = ()
    otherwise: LessonWords | None = None

    @property
    def wrong(self) -> int:
        """How many wrong answers have a reply of their own."""
        right = [answer.right for answer in self.plays]
        right += [answer.right for answer in self.choices]
        right += [answer.right for answer in self.points]
        return len(self.refused) + right.count(False)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One page of a lesson: a moment of a game, what is shown, told and asked about it.

    ``before`` is the moment at which it begins and ``after`` the one at which it leaves off, with
    the first right answer played. ``facts`` are the numbers of the facts it teaches.
    """

    before: GameState = field(repr=False)
    after: GameState = field(repr=False)
    heading: LessonWords
    text: LessonWords
    shown: tuple[ShownThrow, ...] = ()
    arrows: tuple[LessonArrow, ...] = ()
    rings: tuple[Place, ...] = ()
    drawings: Drawings = ()
    thrown: tuple[Side, Roll] | None = None
    """A throw that lies there to be looked at, where none is asked about."""
    question: Question | None = None
    facts: tuple[str, ...] = ()
    line: int = 0

    @property
    def asked_at(self) -> GameState:
        """The moment its question is about: all throws that are shown have been played."""
        now = self.before
        for throw in self.shown:
            now = handed_over(played(now, throw.side, throw.roll, throw.steps))
        return now


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, checked; ``key`` names it in the list of progress."""

    key: str
    variant: Variant
    title: LessonWords
    about: LessonWords
    languages: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(step.question for step in self.steps if step.question is not None)


_WORD: Final = re.compile(r"([a-z0-9*]+(?:/[a-z0-9*]+)+)(?:\(([2-4])\))?")
MOST_STEPS: Final = 4
"""No throw is played with more steps."""


class BadPlay(ValueError):
    """A text that names no play."""


class NoSuchPlay(ValueError):
    """A play that the throw does not allow."""


Run = tuple[int, ...]
"""The way of one checker, as indices of its side's path."""


def read_runs(variant: Variant, side: Side, text: str) -> tuple[Run, ...]:
    """The ways of single checkers that a text names. Raises ``BadPlay``."""
    runs: list[Run] = []
    for word in text.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise BadPlay(word)
        run = tuple(_index(variant, side, part) for part in match[1].split("/"))
        if list(run) != sorted(set(run)):
            raise BadPlay(word)
        runs += [run] * int(match[2] or 1)
    if not runs or len(runs) > MOST_STEPS:
        raise BadPlay(text)
    return tuple(runs)


def find_play(
    variant: Variant, before: GameState, side: Side, roll: Roll, text: str
) -> tuple[tuple[Step, ...], Node]:
    """The steps of a complete play of a throw, and where they end.

    Where a checker may rest on two points on its way, the text names the one that is meant if it
    makes a difference. Raises ``BadPlay`` and ``NoSuchPlay``.
    """
    runs = read_runs(variant, side, text)
    graph = build(variant, before.position, side, variant.dice.numbers(roll))
    found: list[tuple[tuple[Step, ...], Node]] = []
    _follow(graph.root, (), tuple((run[0], run[1:]) for run in runs), found)
    written = _plain(text)
    exact = [
        way
        for way in found
        if _plain(format_play(variant, side, before.position, way[0])) == written
    ]
    candidates = exact or found
    if not candidates or len({node.packed for _, node in candidates}) > 1:
        raise NoSuchPlay(text)
    return candidates[0]


def waiting_to_throw(state: GameState, side: Side) -> GameState:
    """The same moment with a side about to throw: a lesson may let either side begin."""
    return replace(
        state, phase=Phase.TO_THROW, to_move=side, turn=None, offer=None, passed=None, result=None
    )


def played(state: GameState, side: Side, roll: Roll, steps: tuple[Step, ...]) -> GameState:
    """The moment after a throw was played, not yet handed over."""
    state = apply(waiting_to_throw(state, side), Rolled(side, roll, Origin.SCRIPT)).state
    for step in steps:
        state = apply(state, Stepped(step)).state
    return state


def handed_over(state: GameState) -> GameState:
    """The moment after the throw was handed over."""
    return apply(state, HandedOver()).state


def read_place_of(variant: Variant, side: Side, text: str) -> Place:
    """A place as the side numbers it, as printed on the board. Raises ``BadPlay``."""
    place = read_place(text)
    if place is None:
        raise BadPlay(text)
    return variant.own_number(side, place)


def _index(variant: Variant, side: Side, text: str) -> int:
    place = read_place_of(variant, side, text.removesuffix("*"))
    if place == OFF or place == variant.target_place(side):
        return variant.track.last
    index = variant.track.index(side, place)
    if index is None:
        raise BadPlay(text)
    return index


def _follow(
    node: Node,
    way: tuple[Step, ...],
    runs: tuple[tuple[int, Run], ...],
    found: list[tuple[tuple[Step, ...], Node]],
) -> None:
    """Walk the graph along the ways named: where each checker is, and what lies before it."""
    if node.kept and not any(rest for _, rest in runs):
        found.append((way, node))
        return
    tried: set[tuple[tuple[int, Run], Step]] = set()
    for number, (at, rest) in enumerate(runs):
        if not rest:
            continue
        for step, following in node.legal:
            if step.src != at or step.dst > rest[0] or ((at, rest), step) in tried:
                continue
            tried.add(((at, rest), step))
            moved = (step.dst, rest[1:] if step.dst == rest[0] else rest)
            then = (*runs[:number], moved, *runs[number + 1 :])
            _follow(following, (*way, step), then, found)


def _plain(text: str) -> list[str]:
    """The words of a play without marks of hits, repeats written out, in one order."""
    words: list[str] = []
    for word in text.replace("*", "").split():
        match = _WORD.fullmatch(word)
        words += [match[1]] * int(match[2] or 1) if match else [word]
    return sorted(words)

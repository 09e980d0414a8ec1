"""Lessons: from a text that a teacher writes to steps that are checked against the rules.

The form is told in ``resources/lessons/README.md``. Everything is checked while it is read: a
lesson that comes through can be played from its first step to its last.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from trictrac_gui.assets import resource
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import PositionError, parse_position, read_place
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.rulesdoc.facts import load_facts
from trictrac_gui.rulesdoc.lesson_lines import STEP, Entry, entries
from trictrac_gui.rulesdoc.lesson_model import (
    Arrow,
    ChoiceAnswer,
    Lesson,
    LessonError,
    LessonFault,
    LessonStep,
    PlayAnswer,
    Question,
    RefusedAnswer,
    Shown,
    Words,
    Worse,
)
from trictrac_gui.rulesdoc.lesson_plays import (
    BadPlay,
    NoSuchPlay,
    find_play,
    handed_over,
    played,
    read_place_of,
)

LARGEST: Final = 256 * 1024
"""Bytes of a file."""

MOST: Final = {"step": 80, "show": 80, "answer": 12, "arrow": 24, "ring": 24}
"""So many of each at most, in a lesson or in a step."""

_TEXTS: Final = frozenset(
    {"title", "about", "heading", "text", "question", "hint", "reply", "say", "otherwise"}
)
_HEAD: Final = ("lesson", "rules", "title", "about")
_STEP: Final = ("heading", "position", "score", "show", "text", "arrow", "ring", "dice", "facts")
_QUESTION: Final = ("question", "hint", "otherwise", "right", "wrong", "refused", "choice")
_ANSWER: Final = ("worse", "say", "reply")
_REPEATED: Final = frozenset({"show", "arrow", "ring", "right", "wrong", "refused", "choice"})
_ANSWERS: Final = frozenset({"right", "wrong", "refused", "choice"})
_PASS: Final = "-"
_THROW: Final = re.compile(r"([1-6])-([1-6])")


@dataclass
class _Block:
    """The entries of the head, of a step or of an answer."""

    line: int
    found: dict[str, list[Entry]] = field(default_factory=dict)
    answers: list[_Block] = field(default_factory=list)
    kind: str = ""

    def one(self, key: str) -> Entry | None:
        return self.found[key][0] if key in self.found else None


def shipped(variants: Sequence[Variant]) -> tuple[Lesson, ...]:
    """All lessons that come with the program, in their order; raises ``LessonError``."""
    names = sorted(path.name for path in shipped_files())
    found = [read_lesson(resource("lessons", name), variants) for name in names]
    order = [variant.key for variant in variants]
    return tuple(sorted(found, key=lambda lesson: order.index(lesson.variant.key)))


def shipped_files() -> tuple[Path, ...]:
    """The files of the lessons that come with the program."""
    return tuple(sorted(resource("lessons").glob("*.txt")))


def read_lesson(path: Path, variants: Sequence[Variant]) -> Lesson:
    """The lesson of a file; raises ``LessonError``, also where it cannot be read."""
    name = path.name
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as fault:
        raise LessonError(LessonFault.UNREADABLE, name, 0, str(fault)) from fault
    if len(data) > LARGEST:
        raise LessonError(LessonFault.TOO_LARGE, name, 0)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise LessonError(LessonFault.NOT_TEXT, name, line) from fault
    return parse_lesson(text, name, variants)


def parse_lesson(text: str, source: str, variants: Sequence[Variant]) -> Lesson:
    """The lesson of a text; ``source`` names it in a ``LessonError``."""
    return _Reader(text, source, variants).read()


class _Reader:
    """One reading of one lesson."""

    _variant: Variant

    def __init__(self, text: str, source: str, variants: Sequence[Variant]) -> None:
        self._source = source
        self._variants = variants
        self._entries = list(entries(text, source))
        used = {entry.language for entry in self._entries if entry.language}
        self._languages = tuple(sorted(used))

    def read(self) -> Lesson:
        blocks = list(self._blocks())
        head, steps = blocks[0], blocks[1:]
        self._variant = self._game(head)
        if not steps:
            raise self._error(LessonFault.NO_STEPS, head.line)
        self._limit("step", [Entry(STEP, "", block.line) for block in steps])
        title, about = self._words(head, "title"), self._words(head, "about")
        read: list[LessonStep] = []
        for block in steps:
            read.append(self._step(block, read[-1].after if read else None))
        return Lesson(
            key=self._source.removesuffix(".txt"),
            variant=self._variant,
            title=title,
            about=about,
            languages=self._languages,
            steps=tuple(read),
        )

    def _error(self, key: LessonFault, line: int, what: object = "") -> LessonError:
        return LessonError(key, self._source, line, str(what)[:80])

    # -- entries into blocks -----------------------------------------------------------------

    def _blocks(self) -> Iterator[_Block]:
        if not self._entries or self._entries[0].key != "lesson":
            line = self._entries[0].line if self._entries else 1
            raise self._error(LessonFault.NO_LESSON_LINE, line)
        block = _Block(self._entries[0].line)
        known: tuple[str, ...] = _HEAD
        for entry in self._entries:
            if entry.key == STEP:
                yield block
                block, known = _Block(entry.line), (*_STEP, *_QUESTION, *_ANSWER)
                continue
            self._place(entry, block, known)
        yield block

    def _place(self, entry: Entry, block: _Block, known: tuple[str, ...]) -> None:
        key = entry.key
        if key not in (*_HEAD, *_STEP, *_QUESTION, *_ANSWER):
            raise self._error(LessonFault.UNKNOWN_ENTRY, entry.line, key)
        if key not in known:
            raise self._error(LessonFault.MISPLACED, entry.line, key)
        if entry.language and key not in _TEXTS:
            raise self._error(LessonFault.UNKNOWN_LANGUAGE, entry.line, entry.name)
        if key in _ANSWERS:
            block.answers.append(_Block(entry.line, {key: [entry]}, kind=key))
            self._limit("answer", [entry] * len(block.answers))
            return
        if key in _ANSWER:
            if not block.answers:
                raise self._error(LessonFault.MISPLACED, entry.line, key)
            block = block.answers[-1]
        others = block.found.setdefault(key, [])
        if any(other.language == entry.language for other in others) and key not in _REPEATED:
            raise self._error(LessonFault.TWICE, entry.line, entry.name)
        others.append(entry)
        self._limit(key, others)

    def _limit(self, key: str, found: Sequence[Entry]) -> None:
        if key in MOST and len(found) > MOST[key]:
            raise self._error(LessonFault.TOO_MANY, found[-1].line, MOST[key])

    # -- words -------------------------------------------------------------------------------

    def _words(self, block: _Block, key: str) -> Words:
        words = self._some_words(block, key)
        if words is None:
            raise self._error(LessonFault.MISSING, block.line, key)
        return words

    def _some_words(self, block: _Block, key: str) -> Words | None:
        found = block.found.get(key)
        if not found:
            return None
        texts = {entry.language: entry.value for entry in found}
        if "" not in texts:
            for language in self._languages:
                if language not in texts:
                    name = f"{key}.{language}"
                    raise self._error(LessonFault.MISSING_LANGUAGE, found[0].line, name)
        elif len(texts) > 1:
            raise self._error(LessonFault.TWICE, found[-1].line, found[-1].name)
        return Words(texts)

    # -- the head ----------------------------------------------------------------------------

    def _game(self, head: _Block) -> Variant:
        entry = head.found["lesson"][0]
        for variant in self._variants:
            if variant.key == entry.value:
                return self._configured(variant, head.one("rules"))
        raise self._error(LessonFault.UNKNOWN_GAME, entry.line, entry.value)

    def _configured(self, variant: Variant, entry: Entry | None) -> Variant:
        if entry is None:
            return variant.configured({})
        values: dict[str, str | bool] = {}
        for word in entry.value.split():
            key, _, value = word.partition("=")
            values[key] = {"yes": True, "no": False}.get(value, value)
        try:
            return variant.configured(values)
        except OptionError as error:
            raise self._error(LessonFault.UNKNOWN_HOUSE_RULE, entry.line, error.key) from error

    # -- a step ------------------------------------------------------------------------------

    def _step(self, block: _Block, following: GameState | None) -> LessonStep:
        before = self._before(block, following)
        now = before
        shown = []
        for entry in block.found.get("show", ()):
            throw, now = self._shown(entry, now)
            shown.append(throw)
        question, after = self._question(block, now)
        return LessonStep(
            before=before,
            after=after,
            heading=self._words(block, "heading"),
            text=self._words(block, "text"),
            shown=tuple(shown),
            arrows=tuple(self._arrow(entry) for entry in block.found.get("arrow", ())),
            rings=tuple(self._place_on_board(e, e.value) for e in block.found.get("ring", ())),
            question=question,
            facts=self._facts(block.one("facts")),
            line=block.line,
        )

    def _facts(self, entry: Entry | None) -> tuple[str, ...]:
        numbers = () if entry is None else tuple(entry.value.split())
        for number in numbers:
            if entry is not None and number not in load_facts():
                raise self._error(LessonFault.UNKNOWN_FACT, entry.line, number)
        return numbers

    def _before(self, block: _Block, following: GameState | None) -> GameState:
        entry = block.one("position")
        if entry is None:
            if following is None:
                raise self._error(LessonFault.MISSING, block.line, "position")
            state = following
        else:
            position = self._position(entry)
            state = GameState(self._variant, position, phase=Phase.TO_THROW, to_move=Side.FIRST)
        score = block.one("score")
        if score is not None:
            state = replace(state, score=self._score(score))
        return state

    def _position(self, entry: Entry) -> Position:
        if entry.value == "start":
            return self._variant.setup
        try:
            return parse_position(self._variant, entry.value)
        except PositionError as error:
            what = f"{error.fault.key} {error.fault.place or ''}".strip()
            raise self._error(LessonFault.BAD_POSITION, entry.line, what) from error
        except ValueError as error:
            raise self._error(LessonFault.BAD_POSITION, entry.line, entry.value) from error

    def _score(self, entry: Entry) -> tuple[int, int]:
        match = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", entry.value)
        target = self._variant.target
        if match is None or target is None:
            raise self._error(LessonFault.BAD_SCORE, entry.line, entry.value)
        score = (int(match[1]), int(match[2]))
        if max(score) >= target:
            raise self._error(LessonFault.BAD_SCORE, entry.line, entry.value)
        return score

    def _side_and_roll(self, entry: Entry) -> tuple[Side, Roll, str]:
        side, _, rest = entry.value.partition(" ")
        roll, _, rest = rest.strip().partition(" ")
        match = _THROW.fullmatch(roll)
        if side not in self._variant.side_keys or match is None:
            raise self._error(LessonFault.BAD_THROW, entry.line, entry.value)
        index = self._variant.side_keys.index(side)
        return Side(index), (int(match[1]), int(match[2])), rest.strip()

    def _shown(self, entry: Entry, now: GameState) -> tuple[Shown, GameState]:
        side, roll, text = self._side_and_roll(entry)
        self._going_on(now, entry.line)
        steps: tuple[Step, ...] = ()
        if text == _PASS:
            numbers = self._variant.dice.numbers(roll)
            if build(self._variant, now.position, side, numbers).root.legal:
                raise self._error(LessonFault.NOT_LEGAL, entry.line, text)
        else:
            steps, _ = self._play(entry, text, now, side, roll)
        return Shown(side, roll, steps, text), handed_over(played(now, side, roll, steps))

    def _going_on(self, now: GameState, line: int) -> None:
        if now.phase is Phase.OVER:
            raise self._error(LessonFault.GAME_OVER, line)

    def _play(
        self, entry: Entry, text: str, now: GameState, side: Side, roll: Roll
    ) -> tuple[tuple[Step, ...], Position]:
        try:
            steps, node = find_play(self._variant, now, side, roll, text)
        except BadPlay as error:
            raise self._error(LessonFault.BAD_PLAY, entry.line, error) from error
        except NoSuchPlay as error:
            raise self._error(LessonFault.NOT_LEGAL, entry.line, text) from error
        return steps, node.position

    # -- signs on the board ------------------------------------------------------------------

    def _arrow(self, entry: Entry) -> Arrow:
        src, _, dst = entry.value.partition(">")
        return Arrow(
            self._place_on_board(entry, src.strip()), self._place_on_board(entry, dst.strip())
        )

    def _place_on_board(self, entry: Entry, text: str) -> Place:
        place = read_place(text)
        if place is None or (place == "bar" and not self._variant.has_bar):
            raise self._error(LessonFault.BAD_PLACE, entry.line, text)
        return place

    # -- the question ------------------------------------------------------------------------

    def _question(self, block: _Block, now: GameState) -> tuple[Question | None, GameState]:
        dice = block.one("dice")
        if block.one("question") is None:
            for entry in (dice, block.one("hint"), block.one("otherwise")):
                if entry is not None:
                    raise self._error(LessonFault.MISPLACED, entry.line, entry.key)
            if block.answers:
                raise self._error(LessonFault.MISPLACED, block.answers[0].line, "right")
            return None, now
        kinds = {answer.kind == "choice" for answer in block.answers}
        if len(kinds) > 1:
            raise self._error(LessonFault.TWO_KINDS, block.answers[-1].line)
        question = Question(
            asks=self._words(block, "question"),
            hint=self._some_words(block, "hint"),
            otherwise=self._some_words(block, "otherwise"),
        )
        if True in kinds:
            if dice is not None:
                raise self._error(LessonFault.TWO_KINDS, dice.line)
            choices = tuple(self._choice(answer) for answer in block.answers)
            if not any(c.right for c in choices) or all(c.right for c in choices):
                raise self._error(LessonFault.NO_RIGHT_ANSWER, block.found["question"][0].line)
            return replace(question, choices=choices), now
        if dice is None:
            raise self._error(LessonFault.NO_DICE, block.found["question"][0].line)
        return self._on_the_board(block, dice, question, now)

    def _on_the_board(
        self, block: _Block, dice: Entry, question: Question, now: GameState
    ) -> tuple[Question, GameState]:
        side, roll, rest = self._side_and_roll(dice)
        self._going_on(now, dice.line)
        if rest:
            raise self._error(LessonFault.BAD_THROW, dice.line, dice.value)
        plays: list[PlayAnswer] = []
        refused: list[RefusedAnswer] = []
        for answer in block.answers:
            if answer.kind == "refused":
                refused.append(self._refused(answer, now, side, roll))
            else:
                plays.append(self._play_answer(answer, now, side, roll))
        if not any(answer.right for answer in plays):
            raise self._error(LessonFault.NO_RIGHT_ANSWER, block.found["question"][0].line)
        ends: set[Position] = set()
        for answered in plays:
            if answered.end in ends:
                raise self._error(LessonFault.SAME_RESULT, answered.line, answered.play)
            ends.add(answered.end)
        first = next(answer for answer in plays if answer.right)
        after = handed_over(played(now, side, roll, first.steps))
        asked = replace(question, side=side, roll=roll, plays=tuple(plays), refused=tuple(refused))
        return asked, after

    def _play_answer(self, answer: _Block, now: GameState, side: Side, roll: Roll) -> PlayAnswer:
        entry = answer.found[answer.kind][0]
        self._only(answer, ("worse", "reply") if answer.kind == "wrong" else ("reply",))
        steps, end = self._play(entry, entry.value, now, side, roll)
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
            reply=self._words(answer, "reply"),
            line=entry.line,
        )

    def _reason(self, entry: Entry) -> Worse:
        try:
            return Worse(entry.value)
        except ValueError as error:
            raise self._error(LessonFault.UNKNOWN_REASON, entry.line, entry.value) from error

    def _refused(self, answer: _Block, now: GameState, side: Side, roll: Roll) -> RefusedAnswer:
        entry = answer.found["refused"][0]
        self._only(answer, ("reply",))
        step, _, name = entry.value.partition(" ")
        src, _, dst = step.partition("/")
        try:
            places = (
                read_place_of(self._variant, side, src),
                read_place_of(self._variant, side, dst),
            )
        except BadPlay as error:
            raise self._error(LessonFault.BAD_PLAY, entry.line, step) from error
        try:
            rule = RuleKey(name.strip())
        except ValueError as error:
            raise self._error(LessonFault.UNKNOWN_RULE, entry.line, name) from error
        graph = build(self._variant, now.position, side, self._variant.dice.numbers(roll))
        reason = why_not(graph, graph.root, *places)
        if reason is None:
            raise self._error(LessonFault.LEGAL_AFTER_ALL, entry.line, step)
        if reason.rule is not rule:
            raise self._error(LessonFault.OTHER_RULE, entry.line, reason.rule.value)
        return RefusedAnswer(places[0], places[1], rule, self._words(answer, "reply"), entry.line)

    def _choice(self, answer: _Block) -> ChoiceAnswer:
        entry = answer.found["choice"][0]
        self._only(answer, ("say", "reply"))
        if entry.value not in ("right", "wrong"):
            raise self._error(LessonFault.UNKNOWN_REASON, entry.line, entry.value)
        return ChoiceAnswer(
            entry.value == "right",
            self._words(answer, "say"),
            self._words(answer, "reply"),
            entry.line,
        )

    def _only(self, answer: _Block, keys: Sequence[str]) -> None:
        for key, found in answer.found.items():
            if key not in (answer.kind, *keys):
                raise self._error(LessonFault.MISPLACED, found[0].line, key)

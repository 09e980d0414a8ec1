"""Lessons: from a text that a teacher writes to steps that are checked against the rules.

The form is told in ``resources/lessons/README.md``. Everything is checked while it is read: a
lesson that comes through can be played from its first step to its last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from trictrac_gui.assets import resource
from trictrac_gui.engine.drawings import (
    Arrow,
    Drawings,
    DrawingsError,
    DrawnPlace,
    parse_drawings,
)
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Place, Position, Roll, Side, Step
from trictrac_gui.engine.notation import PositionError, parse_position, read_place
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import FACES, OptionError, Variant, won_by_bearing_off
from trictrac_gui.rulesdoc.document import load_facts
from trictrac_gui.rulesdoc.lesson_script import DRAWN, STEP, LessonBlock, LessonEntry, LessonScript
from trictrac_gui.rulesdoc.lessons import (
    BadPlay,
    ChoiceAnswer,
    Lesson,
    LessonArrow,
    LessonError,
    LessonFault,
    LessonStep,
    NoSuchPlay,
    PlayAnswer,
    PointAnswer,
    Question,
    RefusedAnswer,
    ShownThrow,
    Worse,
    find_play,
    handed_over,
    played,
    read_place_of,
)

_PASS: Final = "-"
_NUMBERS: Final = frozenset(str(number) for number in range(1, FACES + 1))
_KINDS: Final = {"choice": "choice", "point": "point"}
"""What an answer asks for; all others are plays."""

LARGEST: Final = 256 * 1024
"""Bytes of a file."""


def shipped(variants: Sequence[Variant]) -> tuple[Lesson, ...]:
    """All lessons that come with the program, in their order; raises ``LessonError``."""
    names = sorted(path.name for path in shipped_files())
    found = [read_lesson(resource("lessons", name), variants, _shipped) for name in names]
    order = [variant.key for variant in variants]
    return tuple(sorted(found, key=lambda lesson: order.index(lesson.variant.key)))


def _shipped(path: Path, limit: int) -> bytes:
    return path.read_bytes()[:limit]


def shipped_files() -> tuple[Path, ...]:
    """The files of the lessons that come with the program."""
    return tuple(sorted(resource("lessons").glob("*.txt")))


def read_lesson(
    path: Path, variants: Sequence[Variant], read: Callable[[Path, int], bytes]
) -> Lesson:
    """The lesson of a file; raises ``LessonError``, also where it cannot be read.

    ``read`` gives at most so many bytes of a file, and refuses what is none with ``OSError``.
    """
    name = path.name
    try:
        data = read(path, LARGEST + 1)
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
    """The lesson of a text; ``source`` names it in a ``LessonError``, which has all mistakes."""
    script = LessonScript(text, source)
    if not script.steps:
        script.faults.append(script.error(LessonFault.NO_STEPS, script.head.line))
        script.raise_faults()
    script.limit("step", [LessonEntry(STEP, "", block.line) for block in script.steps])
    variant = _game(script, variants)
    title, about = script.words(script.head, "title"), script.words(script.head, "about")
    steps, read = _StepReader(script, variant), list[LessonStep]()
    lost = False  # nobody knows how the step before left off
    for block in script.steps:
        if lost and "position" not in block.found:
            continue
        lost = True
        with script.noting():
            read.append(steps.step(block, read[-1].after if read else None))
            lost = False
    script.raise_faults()
    return Lesson(
        key=source.removesuffix(".txt"),
        variant=variant,
        title=title,
        about=about,
        languages=script.languages,
        steps=tuple(read),
    )


def _game(script: LessonScript, variants: Sequence[Variant]) -> Variant:
    entry = script.head.found["lesson"][0]
    for variant in variants:
        if variant.key == entry.value:
            return _configured(script, variant)
    raise script.error(LessonFault.UNKNOWN_GAME, entry.line, entry.value)


def _configured(script: LessonScript, variant: Variant) -> Variant:
    entry = script.head.one("rules")
    if entry is None:
        return variant.configured({})
    values: dict[str, str | bool] = {}
    for word in entry.value.split():
        key, _, value = word.partition("=")
        values[key] = {"yes": True, "no": False}.get(value, value)
    try:
        return variant.configured(values)
    except OptionError as error:
        raise script.error(LessonFault.UNKNOWN_HOUSE_RULE, entry.line, error.key) from error


class _StepReader:
    """Reads the steps of a lesson of some game, each checked. Everything raises ``LessonError``."""

    def __init__(self, script: LessonScript, variant: Variant) -> None:
        self._script = script
        self._variant = variant

    def step(self, block: LessonBlock, following: GameState | None) -> LessonStep:
        """A step; ``following`` is the moment at which the one before left off."""
        before = self._before(block, following)
        now = before
        shown = []
        for entry in block.all("show"):
            throw, now = self._shown(entry, now)
            shown.append(throw)
        question, after = self._question(block, now)
        found = LessonStep(
            before=before,
            after=after,
            heading=self._script.words(block, "heading"),
            text=self._script.words(block, "text"),
            shown=tuple(shown),
            question=question,
            line=block.line,
        )
        noting = self._script.noting
        for entry in block.all("arrow"):
            with noting():
                found = replace(found, arrows=(*found.arrows, self._arrow(entry)))
        for entry in block.all("ring"):
            with noting():
                found = replace(found, rings=(*found.rings, self._place(entry, entry.value)))
        with noting():
            found = replace(found, drawings=self._drawings(block))
        with noting():
            found = replace(found, thrown=self._thrown(block, now))
        with noting():
            found = replace(found, facts=self._facts(block.one("facts")))
        return found  # noqa: RET504 - a mistake may keep the last one out

    def _thrown(self, block: LessonBlock, now: GameState) -> tuple[Side, Roll] | None:
        entry, dice = block.one("thrown"), block.one("dice")
        if entry is None:
            return None
        if dice is not None and dice.value == entry.value:
            return None  # the question lets it lie there
        if dice is not None:
            raise self._script.error(LessonFault.TWICE, dice.line, "dice")
        side, roll, rest = self._side_and_roll(entry)
        self._going_on(now, entry.line)
        if rest:
            raise self._script.error(LessonFault.BAD_THROW, entry.line, entry.value)
        return side, roll

    def _facts(self, entry: LessonEntry | None) -> tuple[str, ...]:
        numbers = () if entry is None else tuple(entry.value.split())
        for number in numbers:
            if entry is not None and number not in load_facts():
                raise self._script.error(LessonFault.UNKNOWN_FACT, entry.line, number)
        return numbers

    def _before(self, block: LessonBlock, following: GameState | None) -> GameState:
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
            position = parse_position(self._variant, entry.value)
            if any(won_by_bearing_off(self._variant, position, side) for side in Side):
                raise self._script.error(LessonFault.GAME_OVER, entry.line)
            return position
        except PositionError as error:
            what = f"{error.fault.key} {error.fault.place or ''}".strip()
            raise self._script.error(LessonFault.BAD_POSITION, entry.line, what) from error
        except LessonError:
            raise
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

    def _shown(self, entry: LessonEntry, now: GameState) -> tuple[ShownThrow, GameState]:
        side, roll, text = self._side_and_roll(entry)
        self._going_on(now, entry.line)
        steps: tuple[Step, ...] = ()
        if text == _PASS:
            numbers = self._variant.dice.numbers(roll)
            if build(self._variant, now.position, side, numbers).root.legal:
                raise self._script.error(LessonFault.NOT_LEGAL, entry.line, text)
        else:
            steps, _ = self._play(entry, text, now, side, roll)
        return ShownThrow(side, roll, steps, text), handed_over(played(now, side, roll, steps))

    def _arrow(self, entry: LessonEntry) -> LessonArrow:
        src, _, dst = entry.value.partition(">")
        return LessonArrow(self._place(entry, src.strip()), self._place(entry, dst.strip()))

    # -- throws, plays, places and drawings --------------------------------------------------

    def _side_and_roll(self, entry: LessonEntry) -> tuple[Side, Roll, str]:
        """Who throws what, and what is written after it."""
        side, _, rest = entry.value.partition(" ")
        roll, _, rest = rest.strip().partition(" ")
        numbers = tuple(int(word) for word in roll.split("-") if word in _NUMBERS)
        wrong = "-".join(map(str, numbers)) != roll or not self._variant.dice.can_fall(numbers)
        if side not in self._variant.side_keys or wrong:
            raise self._script.error(LessonFault.BAD_THROW, entry.line, entry.value)
        return Side(self._variant.side_keys.index(side)), numbers, rest.strip()

    def _going_on(self, now: GameState, line: int) -> None:
        """Raise a fault where the game is over."""
        if now.phase is Phase.OVER:
            raise self._script.error(LessonFault.GAME_OVER, line)

    def _play(
        self, entry: LessonEntry, text: str, now: GameState, side: Side, roll: Roll
    ) -> tuple[tuple[Step, ...], Position]:
        """The steps of a complete legal play, and where it ends."""
        try:
            steps, node = find_play(self._variant, now, side, roll, text)
        except BadPlay as error:
            raise self._script.error(LessonFault.BAD_PLAY, entry.line, error) from error
        except NoSuchPlay as error:
            raise self._script.error(LessonFault.NOT_LEGAL, entry.line, text) from error
        return steps, node.position

    def _place(self, entry: LessonEntry, text: str) -> Place:
        """A place as it is printed on the board."""
        place = read_place(text)
        if place is None or (place == "bar" and not self._variant.has_bar):
            raise self._script.error(LessonFault.BAD_PLACE, entry.line, text)
        return place

    def _drawings(self, block: LessonBlock) -> Drawings:
        """What is drawn over the board in colours."""
        found: list[Drawings] = []
        for key in DRAWN:
            for entry in block.all(key):
                try:
                    found.append(parse_drawings(f"{key}: {entry.value}"))
                except DrawingsError as error:
                    what = error.found or entry.value
                    raise self._script.error(LessonFault.BAD_DRAWING, entry.line, what) from error
                for one in found[-1]:
                    ends = (one.src, one.dst) if isinstance(one, Arrow) else (one.place,)
                    for spot in ends:
                        self._check_spot(entry, spot)
        return tuple(one for drawings in found for one in drawings)

    def _check_spot(self, entry: LessonEntry, spot: DrawnPlace) -> None:
        if str(spot).startswith("bar") and not self._variant.has_bar:
            raise self._script.error(LessonFault.BAD_PLACE, entry.line, spot)

    # -- questions ---------------------------------------------------------------------------

    def _question(self, block: LessonBlock, now: GameState) -> tuple[Question | None, GameState]:
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
        return self._play_question(block, dice, question, now)

    def _play_question(
        self, block: LessonBlock, dice: LessonEntry, question: Question, now: GameState
    ) -> tuple[Question, GameState]:
        side, roll, rest = self._side_and_roll(dice)
        self._going_on(now, dice.line)
        if rest:
            raise self._script.error(LessonFault.BAD_THROW, dice.line, dice.value)
        plays: list[PlayAnswer] = []
        refused: list[RefusedAnswer] = []
        noted = len(self._script.faults)
        for answer in block.answers:
            with self._script.noting():
                if answer.kind == "refused":
                    refused.append(self._refused(answer, now, side, roll))
                else:
                    plays.append(self._play_answer(answer, now, side, roll))
        if not any(answer.right for answer in plays):
            if len(self._script.faults) > noted:
                raise self._script.faults.pop()  # that there is none follows from it
            raise self._script.error(LessonFault.NO_RIGHT_ANSWER, block.found["question"][0].line)
        ends: set[Position] = set()
        for answered in plays:
            if answered.end in ends:
                with self._script.noting():
                    raise self._script.error(LessonFault.SAME_RESULT, answered.line, answered.play)
            ends.add(answered.end)
        first = next(answer for answer in plays if answer.right)
        after = handed_over(played(now, side, roll, first.steps))
        asked = replace(question, side=side, roll=roll, plays=tuple(plays), refused=tuple(refused))
        return asked, after

    def _play_answer(
        self, answer: LessonBlock, now: GameState, side: Side, roll: Roll
    ) -> PlayAnswer:
        entry = answer.found[answer.kind][0]
        self._script.only(answer, ("worse", "reply") if answer.kind == "wrong" else ("reply",))
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
            reply=self._script.words(answer, "reply"),
            line=entry.line,
        )

    def _reason(self, entry: LessonEntry) -> Worse:
        try:
            return Worse(entry.value)
        except ValueError as error:
            raise self._script.error(LessonFault.UNKNOWN_REASON, entry.line, entry.value) from error

    def _refused(
        self, answer: LessonBlock, now: GameState, side: Side, roll: Roll
    ) -> RefusedAnswer:
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

    def _choice(self, answer: LessonBlock) -> ChoiceAnswer:
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

    def _points(self, answers: Sequence[LessonBlock], asked: int) -> tuple[PointAnswer, ...]:
        points: list[PointAnswer] = []
        for answer in answers:
            entry = answer.found["point"][0]
            self._script.only(answer, ("reply",))
            how, _, text = entry.value.partition(" ")
            if how not in ("right", "wrong"):
                raise self._script.error(LessonFault.UNKNOWN_REASON, entry.line, how)
            place = self._place(entry, text.strip())
            if any(other.place == place for other in points):
                raise self._script.error(LessonFault.SAME_RESULT, entry.line, text)
            reply = self._script.words(answer, "reply")
            points.append(PointAnswer(how == "right", place, reply, entry.line))
        if not any(point.right for point in points):
            raise self._script.error(LessonFault.NO_RIGHT_ANSWER, asked)
        return tuple(points)

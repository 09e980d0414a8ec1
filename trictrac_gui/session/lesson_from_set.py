"""A lesson made of a set of kept positions: its beginning, for a teacher to go on with.

Each position becomes a step with its note as the text, its drawings and its question. Where it has
none, or one that fits it no more, what a question needs stands below it as remarks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from trictrac_gui.engine.drawings import (
    Arrow,
    Circle,
    Drawing,
    Drawings,
    Number,
    format_drawings,
    parse_drawings,
)
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import format_play, format_position
from trictrac_gui.engine.state import GameState, Phase
from trictrac_gui.engine.variant import Variant, won_by_bearing_off
from trictrac_gui.rulesdoc.lessons import BadPlay, NoSuchPlay, find_play
from trictrac_gui.storage.sets import KeptPosition, KeptQuestion, PositionSet

MOST_STEPS: Final = 80
MOST_IN_A_LINE: Final = 60
"""Drawings of one kind in an entry, which has room for two thousand characters."""
LONGEST_HEADING: Final = 60

Wording = Callable[[KeptPosition, int], str]
"""(a position, its number from 1) -> a text in the language of the window."""


@dataclass(frozen=True, slots=True)
class Replies:
    """What is said to a right answer and to any other, where the question has no words for it."""

    right: str
    wrong: str


def lesson_text(
    kept: PositionSet, about: str, heading: Wording, text: Wording, said: Replies
) -> str:
    """The file of a lesson with the positions of a set whose game goes on.

    Only the first eighty find room.

    ``heading`` and ``text`` give the words for a position without a note of its own.
    """
    variant = kept.variant
    lines = [f"lesson: {variant.key}"]
    rules = [
        f"{option.key}={_yes(variant.values[option.key])}"
        for option in variant.options
        if variant.values[option.key] != option.default
    ]
    if rules:
        lines.append(f"rules: {' '.join(rules)}")
    lines += [f"title: {kept.title or about}", f"about: {about}"]
    for number, position in in_lesson(kept)[:MOST_STEPS]:
        lines += ["", *_step(kept, position, number, heading, text, said)]
    return "\n".join(lines) + "\n"


def in_lesson(kept: PositionSet) -> list[tuple[int, KeptPosition]]:
    """The positions that a lesson can hold, with their numbers: those whose game goes on."""
    return [
        (number, one)
        for number, one in enumerate(kept.positions, 1)
        if not any(won_by_bearing_off(kept.variant, one.setup.position, side) for side in Side)
    ]


def _yes(value: str | bool) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def _step(
    kept: PositionSet,
    position: KeptPosition,
    number: int,
    heading: Wording,
    text: Wording,
    said: Replies,
) -> Iterator[str]:
    variant, setup = kept.variant, position.setup
    note = [line.strip() for line in position.note.splitlines()]
    paragraphs = [line for line in note if line]
    first = paragraphs[0] if paragraphs else ""
    yield "step"
    yield f"heading: {first if 0 < len(first) <= LONGEST_HEADING else heading(position, number)}"
    yield f"position: {format_position(variant, setup.position)}"
    if setup.score != (0, 0):
        yield f"score: {setup.score[0]}-{setup.score[1]}"
    yield from _signs(parse_drawings(position.drawings), variant.has_bar)
    told = paragraphs[1:] if len(first) <= LONGEST_HEADING and len(paragraphs) > 1 else paragraphs
    yield from _paragraphs("text", told or [text(position, number)])
    yield from _question(kept, position, said)


def _paragraphs(key: str, paragraphs: list[str]) -> Iterator[str]:
    yield f"{key}: {paragraphs[0]}"
    for paragraph in paragraphs[1:]:
        yield ""
        # A line that begins with this sign would be a remark.
        yield f"  {'– ' if paragraph.startswith('#') else ''}{paragraph}"


def _signs(drawings: Drawings, has_bar: bool) -> Iterator[str]:
    """The drawings as the entries of a lesson, without those on a bar that is not there."""
    for kind in (Arrow, Circle, Number):
        own = [one for one in drawings if isinstance(one, kind) and _there(one, has_bar)]
        for first in range(0, len(own), MOST_IN_A_LINE):
            yield format_drawings(tuple(own[first : first + MOST_IN_A_LINE]))


def _there(one: Drawing, has_bar: bool) -> bool:
    spots = (one.src, one.dst) if isinstance(one, Arrow) else (one.place,)
    return has_bar or not any(str(spot).startswith("bar") for spot in spots)


# --- The question ------------------------------------------------------------------------------


def plays_of(variant: Variant, position: KeptPosition) -> tuple[str, ...]:
    """All complete plays of the throw that lies in a kept position, as a lesson writes them."""
    setup = position.setup
    if setup.to_move is None or not setup.roll:
        return ()
    graph = build(variant, setup.position, setup.to_move, variant.dice.numbers(setup.roll))
    written = (
        format_play(variant, setup.to_move, setup.position, graph.way_to(end)).replace("*", "")
        for end in graph.results()
    )
    return tuple(sorted(play for play in written if play))


def fitting(variant: Variant, position: KeptPosition) -> KeptQuestion | None:
    """The question of a position with the answers that fit it; None where none is left."""
    question, setup = position.question, position.setup
    if question is None or question.choices:
        return question
    if question.points:
        points = tuple(p for p in dict.fromkeys(question.points) if p != "bar" or variant.has_bar)
        return replace(question, points=points) if points else None
    if setup.to_move is None or not setup.roll:
        return None
    now = GameState(variant, setup.position, phase=Phase.TO_THROW, to_move=setup.to_move)
    plays: dict[Position, str] = {}
    for play in question.plays:
        try:
            _, node = find_play(variant, now, setup.to_move, setup.roll, play)
        except (BadPlay, NoSuchPlay):
            continue
        plays.setdefault(node.position, play)
    return replace(question, plays=tuple(plays.values())) if plays else None


def _question(kept: PositionSet, position: KeptPosition, said: Replies) -> Iterator[str]:
    variant, setup = kept.variant, position.setup
    question = fitting(variant, position)
    if setup.to_move is not None and setup.roll:
        key = "dice" if question is not None and question.plays else "thrown"
        yield f"{key}: {variant.side_keys[setup.to_move]} {'-'.join(map(str, setup.roll))}"
    if question is None:
        yield from _as_remarks(variant, position)
        return
    yield f"question: {_line(question.asks)}"
    if question.hint:
        yield f"hint: {_line(question.hint)}"
    right, wrong = _line(question.right) or said.right, _line(question.wrong) or said.wrong
    if not question.choices:
        yield f"otherwise: {wrong}"
    for play in question.plays:
        yield from (f"right: {play}", f"reply: {right}")
    for place in question.points:
        yield from (f"point: right {place}", f"reply: {right}")
    for say, is_right in question.choices:
        yield f"choice: {'right' if is_right else 'wrong'}"
        yield from (f"say: {_line(say)}", f"reply: {right if is_right else wrong}")


def _line(text: str) -> str:
    return " ".join(text.split())


def _as_remarks(variant: Variant, position: KeptPosition) -> Iterator[str]:
    """What turns the step into a question, as remarks, with one of the legal plays."""
    setup, plays = position.setup, plays_of(variant, position)
    if setup.to_move is None or not setup.roll:
        return
    asks = "" if position.question is None else _line(position.question.asks)
    throw = f"{variant.side_keys[setup.to_move]} {'-'.join(map(str, setup.roll))}"
    yield f"# dice: {throw}"
    yield f"# question: {asks}".rstrip() + ("" if asks else " ")
    yield f"# right: {plays[0] if plays else ''}".rstrip()
    yield "# reply: "

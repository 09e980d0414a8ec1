"""A lesson made of a set of kept positions: its beginning, for a teacher to go on with.

Each position becomes a step with its note as the text and its drawings as signs. What a question
would need stands below it as remarks, ready to be filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from trictrac_gui.engine.graph import build
from trictrac_gui.engine.notation import format_play, format_position
from trictrac_gui.session.drawings import Arrow, Circle, Drawings, Spot, parse_drawings
from trictrac_gui.storage.sets import KeptPosition, PositionSet

MOST_STEPS: Final = 80
MOST_SIGNS: Final = 24
LONGEST_HEADING: Final = 60

Words = Callable[[KeptPosition, int], str]
"""(a position, its number from 1) -> a text in the language of the window."""


def lesson_text(kept: PositionSet, about: str, heading: Words, text: Words) -> str:
    """The file of a lesson with the positions of a set; only the first eighty find room.

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
    for number, position in enumerate(kept.positions[:MOST_STEPS], 1):
        lines += ["", *_step(kept, position, number, heading, text)]
    return "\n".join(lines) + "\n"


def _yes(value: str | bool) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def _step(
    kept: PositionSet, position: KeptPosition, number: int, heading: Words, text: Words
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
    yield from _question(kept, position)


def _paragraphs(key: str, paragraphs: list[str]) -> Iterator[str]:
    yield f"{key}: {paragraphs[0]}"
    for paragraph in paragraphs[1:]:
        yield ""
        # A line that begins with this sign would be a remark.
        yield f"  {'– ' if paragraph.startswith('#') else ''}{paragraph}"


def _signs(drawings: Drawings, has_bar: bool) -> Iterator[str]:
    """Arrows and rings; a lesson knows neither numbers nor colours, nor a bar where none is."""
    arrows, rings = [], []
    for one in drawings:
        if isinstance(one, Arrow):
            arrows.append((_place(one.src), _place(one.dst)))
        elif isinstance(one, Circle):
            rings.append(_place(one.place))
    there = (lambda place: place != "bar") if not has_bar else (lambda place: True)
    for src, dst in list(dict.fromkeys(arrows))[:MOST_SIGNS]:
        if there(src) and there(dst) and src != dst:
            yield f"arrow: {src}>{dst}"
    for place in list(dict.fromkeys(rings))[:MOST_SIGNS]:
        if there(place):
            yield f"ring: {place}"


def _place(spot: Spot) -> str:
    return str(spot).removesuffix("^")


def _question(kept: PositionSet, position: KeptPosition) -> Iterator[str]:
    """What turns the step into a question, as remarks, with one of the legal plays."""
    variant, setup = kept.variant, position.setup
    if setup.to_move is None or not setup.roll:
        return
    graph = build(variant, setup.position, setup.to_move, variant.dice.numbers(setup.roll))
    ends = graph.results()
    plays = [format_play(variant, setup.to_move, setup.position, graph.way_to(e)) for e in ends]
    written = [play.replace("*", "") for play in plays if play]
    yield f"# dice: {variant.side_keys[setup.to_move]} {setup.roll[0]}-{setup.roll[1]}"
    yield "# question: "
    yield f"# right: {written[0] if written else ''}".rstrip()
    yield "# reply: "

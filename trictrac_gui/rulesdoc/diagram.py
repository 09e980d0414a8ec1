"""A diagram or example of a booklet: a position, a throw, and what the rules make of it.

It is written as a fenced block of ``key: value`` lines; a line that begins with a space goes on
with the value above it::

    ```diagram
    position: red 7:1 9:1 23:13 / black 24:15
    throw: 6-4
    among: 7/13 9/13
    refused: 7-23 hucke-no-rest-alone
    marks: 13
    arrows: 7-13 9-13
    caption: Red enters the Hucke with a pair.
    ```

A ``diagram`` is drawn, an ``example`` is told in one line; both can be put on the board.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.model import Place, Roll
from trictrac_gui.engine.notation import read_place
from trictrac_gui.engine.rule_keys import RuleKey

DRAWN: Final = "diagram"
TOLD: Final = "example"
START: Final = "start"
"""In place of a position: the one a game begins with."""
ChosenRules = tuple[tuple[str, str | bool], ...]
"""The house rules something holds under: what must be chosen of each."""
ANY: Final = "any"
"""In place of a throw: whatever the dice show."""

EXPECTATIONS: Final = frozenset(
    {"plays", "count", "among", "refused", "pass", "scores", "leads", "again", "ends"}
    | {"opening", "hucke", "pips", "stakes", "setup"}
)
"""What an example can say of its position; ``rulesdoc.checking`` holds the engine to it."""

_ONCE: Final = frozenset(
    {"position", "options", "side", "throw", "score", "marks", "arrows", "caption"}
)
_THROW: Final = re.compile(r"[1-6](?:-[1-6]){0,2}")
_SCORE: Final = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


class DiagramFault(ValueError):
    """What is wrong with a diagram, and in which of its lines (from 0)."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line = line
        self.what = what


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing the engine must say: what kind of thing, and what."""

    kind: str
    value: str


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position to be shown, with what is to be seen in it.

    ``throw`` is empty where no dice lie, ``any_throw`` tells that what is expected holds for every
    throw. ``caption`` alone depends on the language.
    """

    id: str
    facts: tuple[str, ...]
    drawn: bool
    position: str
    caption: str
    options: tuple[tuple[str, str], ...] = ()
    side: str = ""
    throw: Roll = ()
    any_throw: bool = False
    score: tuple[int, int] = (0, 0)
    marks: tuple[Place, ...] = ()
    arrows: tuple[tuple[Place, Place], ...] = ()
    expects: tuple[Expectation, ...] = ()
    only: ChosenRules = ()


def read_diagram(
    text: str, name: str, facts: tuple[str, ...], *, drawn: bool, only: ChosenRules = ()
) -> Diagram:
    """The diagram of a fenced block. Raises ``DiagramFault``."""
    once: dict[str, tuple[int, str]] = {}
    expects: list[Expectation] = []
    for line, key, value in _lines(text):
        if not value:
            raise DiagramFault(line, key)
        if key in EXPECTATIONS:
            if key == "refused":
                read_refused(line, value)
            expects.append(Expectation(key, value))
        elif key not in _ONCE or key in once:
            raise DiagramFault(line, key)
        else:
            once[key] = (line, value)
    for needed in ("position", "caption"):
        if needed not in once:
            raise DiagramFault(0, needed)
    if not drawn and not expects:
        raise DiagramFault(0, "nothing is expected")
    throw_line, throw = once.get("throw", (0, ""))
    return Diagram(
        id=name,
        facts=facts,
        drawn=drawn,
        position=once["position"][1],
        caption=once["caption"][1],
        options=_options(*once.get("options", (0, ""))),
        side=once.get("side", (0, ""))[1],
        throw=() if throw in ("", ANY) else _throw(throw_line, throw),
        any_throw=throw == ANY,
        score=_pair(_SCORE, *once["score"]) if "score" in once else (0, 0),
        marks=tuple(_place(*once["marks"][:1], word) for word in once["marks"][1].split())
        if "marks" in once
        else (),
        arrows=tuple(read_way(once["arrows"][0], word) for word in once["arrows"][1].split())
        if "arrows" in once
        else (),
        expects=tuple(expects),
        only=only,
    )


def read_house_rules(line: int, text: str) -> ChosenRules:
    """House rules such as ``hucke=historic strict_start=yes``."""
    answers: dict[str, str | bool] = {"yes": True, "no": False}
    return tuple((key, answers.get(value, value)) for key, value in _options(line, text))


def read_refused(line: int, value: str) -> list[tuple[Place, Place, RuleKey]]:
    """Refusals such as ``7-13 hucke-needs-two``, several with semicolons between them."""
    found = []
    for part in value.split(";"):
        words = part.split()
        if len(words) != 2:
            raise DiagramFault(line, part.strip())
        try:
            rule = RuleKey(words[1])
        except ValueError as error:
            raise DiagramFault(line, words[1]) from error
        found.append((*read_way(line, words[0]), rule))
    return found


def read_way(line: int, word: str) -> tuple[Place, Place]:
    """Two places of the board with a hyphen between them, such as ``7-13`` or ``bar-20``."""
    first, hyphen, second = word.partition("-")
    if not hyphen:
        raise DiagramFault(line, word)
    return _place(line, first), _place(line, second)


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    """The keys with their whole values, each with the line it begins on."""
    key, value, began = "", "", 0
    for line, written in enumerate(text.splitlines()):
        if written.startswith(" ") and key:
            value = f"{value} {written.strip()}"
            continue
        if key:
            yield began, key, value
        key, colon, value = written.partition(":")
        value = value.strip()
        began = line
        if not colon:
            raise DiagramFault(line, written)
    if key:
        yield began, key, value


def _place(line: int, word: str) -> Place:
    place = read_place(word)
    if place is None:
        raise DiagramFault(line, word)
    return place


def _throw(line: int, text: str) -> Roll:
    if not _THROW.fullmatch(text):
        raise DiagramFault(line, text)
    return tuple(int(number) for number in text.split("-"))


def _pair(pattern: re.Pattern[str], line: int, text: str) -> tuple[int, int]:
    match = pattern.fullmatch(text)
    if match is None:
        raise DiagramFault(line, text)
    return int(match[1]), int(match[2])


def _options(line: int, text: str) -> tuple[tuple[str, str], ...]:
    found = []
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise DiagramFault(line, word)
        found.append((key, value))
    return tuple(found)

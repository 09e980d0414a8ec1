"""Sets of kept positions, each set in a file of its own; ``resources/formats/set.md`` describes it.

A line of JSON for the set, then one for each position: whoever opens such a file in a text editor
can read it, reorder it and write in it.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import (
    LINES,
    ONE_LINE,
    WRONG_VALUE,
    DecodingError,
    Fields,
    dumps,
    flag,
    is_shown,
    listed,
    load_object,
    one_of,
    text,
    whole,
)
from trictrac_gui.engine.match import (
    SINGLE_GAME,
    Match,
    MatchKind,
    check_agreement,
    decode_match,
    encode_match,
)
from trictrac_gui.engine.setting_up import SetUp, as_json, from_json
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.files import read_file, write_private

FORMAT: Final = "trictrac-set"
VERSION: Final = 2
"""Written only where a position has a question; else 1, which older programs read too."""
ENDING: Final = ".tts"

MOST: Final = 500
"""Positions in one set."""
MOST_ANSWERS: Final = 8
"""Right plays, right places, or answers to choose from; a lesson takes a few more."""
LONGEST_TITLE: Final = 120
LONGEST_NOTE: Final = 2000
LONGEST_DRAWINGS: Final = 8000
LONGEST_SAID: Final = 400
"""Characters of one text of a question."""
LARGEST_FILE: Final = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class KeptQuestion:
    """A question with its right plays, its right places, or answers to choose from.

    Only one of the three is there. ``right`` is said to a right answer, ``wrong`` to any other.
    """

    asks: str
    plays: tuple[str, ...] = ()
    points: tuple[int | str, ...] = ()
    choices: tuple[tuple[str, bool], ...] = ()
    right: str = ""
    wrong: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class KeptPosition:
    """A moment that was kept, the text of what was drawn over it, a note, and a question."""

    setup: SetUp
    drawings: str = ""
    note: str = ""
    match: Match = SINGLE_GAME
    question: KeptQuestion | None = None


@dataclass(frozen=True, slots=True)
class PositionSet:
    """Positions of one game under the same house rules, in the order they are shown."""

    title: str
    variant: Variant
    positions: tuple[KeptPosition, ...] = ()

    def added(self, kept: KeptPosition) -> PositionSet:
        """The set with one more at its end."""
        return replace(self, positions=(*self.positions, kept)[:MOST])

    def place_of(self, kept: KeptPosition) -> int | None:
        """Where the same moment stands with the same drawings, whatever is noted or asked."""
        wanted = (kept.setup, kept.match, kept.drawings)
        same = (one for one in self.positions if (one.setup, one.match, one.drawings) == wanted)
        found = next(same, None)
        return None if found is None else self.positions.index(found)

    def merged(self, other: PositionSet) -> PositionSet:
        """The set with what only another has at its end; perhaps more than ``MOST``."""
        more = tuple(one for one in other.positions if one not in self.positions)
        return replace(self, positions=(*self.positions, *more))

    def without(self, at: int) -> PositionSet:
        return replace(self, positions=self.positions[:at] + self.positions[at + 1 :])

    def moved(self, src: int, dst: int) -> PositionSet:
        """The set with one position in another place; the others close up."""
        rest = [*self.positions]
        rest.insert(max(0, min(dst, len(rest) - 1)), rest.pop(src))
        return replace(self, positions=tuple(rest))

    def changed(self, at: int, kept: KeptPosition) -> PositionSet:
        """The set with another position in the place of one."""
        positions = [*self.positions]
        positions[at] = kept
        return replace(self, positions=tuple(positions))


# --- Writing ---------------------------------------------------------------------------------


def encode(kept: PositionSet) -> bytes:
    variant = kept.variant
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION if any(one.question for one in kept.positions) else 1,
        "title": kept.title,
        "variant": variant.key,
        "options": dict(variant.values),
    }
    lines = [head, *(_as_line(variant, position) for position in kept.positions)]
    return b"".join(dumps(line) + b"\n" for line in lines)


def _as_line(variant: Variant, kept: KeptPosition) -> dict[str, object]:
    line = as_json(variant, kept.setup)
    if kept.match.agreement.kind is not MatchKind.GAME:
        line["match"] = encode_match(kept.match)
    if kept.drawings:
        line["drawings"] = kept.drawings
    if kept.note:
        line["note"] = kept.note
    if kept.question is not None:
        line["question"] = encode_question(kept.question)
    return line


def encode_question(question: KeptQuestion) -> dict[str, object]:
    found: dict[str, object] = {"asks": question.asks}
    if question.plays:
        found["plays"] = list(question.plays)
    if question.points:
        found["points"] = list(question.points)
    if question.choices:
        found["choices"] = [{"say": say, "right": right} for say, right in question.choices]
    for field in ("right", "wrong", "hint"):
        if getattr(question, field):
            found[field] = getattr(question, field)
    return found


def save(path: Path, kept: PositionSet) -> None:
    """Write a set in place of what is there, all or nothing. Raises ``OSError``."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_private(path, encode(kept))


def stamp(path: Path) -> str | None:
    """What tells one content of a file from another; None where there is none to be read."""
    try:
        return hashlib.sha256(read_file(path, LARGEST_FILE + 1)).hexdigest()
    except OSError:
        return None


_OF_WINDOWS: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
"""Names that mean a device there, whatever their ending."""


def file_name(title: str, ending: str = ENDING, number: int = 1) -> str:
    """What the file of a set of this title is called; ``number`` tells it from others."""
    stem = re.sub(r"[^\w]+", "-", title.strip().lower()).strip("-")[:40] or "set"
    if _OF_WINDOWS.fullmatch(stem):
        stem = f"{stem}-1"
    return f"{stem}{'' if number == 1 else f'-{number}'}{ending}"


def new_path(folder: Path, title: str, ending: str = ENDING) -> Path:
    """A file name in a folder that is not there yet, after the title of a set."""
    number = 1
    while os.path.lexists(path := folder / file_name(title, ending, number)):
        number += 1
    return path


# --- Reading ---------------------------------------------------------------------------------

DrawingsCheck = Callable[[str], object]
"""Raises ``ValueError`` for a text that is no drawings."""

_ANSWERS: Final = ("plays", "points", "choices")
_PLACES: Final = ("bar", "off")
_NUMBER: Final = whole(1, 24)
_SAID: Final = text(LONGEST_SAID, besides=ONE_LINE, blank=False)
_TITLE: Final = text(LONGEST_TITLE, besides=ONE_LINE)
_NOTE: Final = text(LONGEST_NOTE, besides=LINES)
_DRAWN: Final = text(LONGEST_DRAWINGS, besides=LINES)


def load(path: Path, variants: Sequence[Variant], check: DrawingsCheck) -> PositionSet:
    """The set of a file; raises ``DecodingError``, also where it cannot be read."""
    try:
        data = read_file(path, LARGEST_FILE + 1)
    except OSError as fault:
        raise DecodingError(cause_key(fault), path=path) from fault
    if len(data) > LARGEST_FILE:
        raise DecodingError("too-large", path=path)
    return decode(data, path, variants, check)


def decode(
    data: bytes, path: Path, variants: Sequence[Variant], check: DrawingsCheck
) -> PositionSet:
    """The set of a file's contents; a ``DecodingError`` names ``path``, the line and the field."""
    written = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    lines = [(number, line) for number, line in enumerate(written, 1) if line.strip()]
    if not lines:
        raise DecodingError("empty", path=path, line=1)
    if len(lines) - 1 > MOST:
        raise DecodingError("too-many", path=path, line=lines[MOST + 1][0])
    found: PositionSet | None = None
    positions: list[KeptPosition] = []
    for number, line in lines:
        try:
            fields = load_object(line)
        except DecodingError as fault:
            raise fault.at(path=path, line=number) from fault
        try:
            if found is None:
                found = _head(Fields(fields), variants)
            else:
                positions.append(_position(found.variant, Fields(fields), check))
        except DecodingError as fault:
            raise fault.at(path=path, line=number, keys=WRONG_VALUE) from fault
    assert found is not None
    return replace(found, positions=tuple(positions))


def _head(line: Fields, variants: Sequence[Variant]) -> PositionSet:
    if line.data.get("format") != FORMAT:
        raise line.fault("wrong-format", "format")
    if line.read("version", whole(1, 10**18)) > VERSION:
        raise line.fault("newer-version", "version")
    line.only(("format", "version", "title", "variant", "options"))
    title = line.get("title", _TITLE, "")
    game = [variant for variant in variants if variant.key == line.data.get("variant")]
    if not game:
        raise line.fault("no-such-game", "variant")
    options = line.get("options", Fields, Fields({}))
    try:
        variant = game[0].configured(options.data)  # type: ignore[arg-type]  # it checks them
    except OptionError as fault:
        raise options.fault("wrong-value", fault.key) from fault
    return PositionSet(title, variant)


def _position(variant: Variant, line: Fields, check: DrawingsCheck) -> KeptPosition:
    own = ("match", "drawings", "note", "question")
    setup = from_json(variant, {k: v for k, v in line.data.items() if k not in own})
    drawings = line.get("drawings", _DRAWN, "")
    try:
        check(drawings)
    except ValueError as fault:
        raise line.fault("bad-drawings", "drawings") from fault
    return KeptPosition(
        setup,
        drawings,
        line.get("note", _NOTE, ""),
        _match(variant, line),
        line.get("question", decode_question, None),
    )


def _match(variant: Variant, line: Fields) -> Match:
    match = line.get("match", decode_match, SINGLE_GAME)
    try:
        check_agreement(variant, match.agreement)
    except DecodingError as fault:
        raise fault.at(within="match") from fault
    return match


def decode_question(written: object, field: str = "") -> KeptQuestion:
    """The question of a file. Raises ``DecodingError``."""
    found = Fields(written, field)
    found.only(("asks", *_ANSWERS, "right", "wrong", "hint"))
    question = KeptQuestion(
        asks=found.read("asks", _SAID),
        plays=found.get("plays", listed(_SAID, most=MOST_ANSWERS), ()),
        points=found.get("points", listed(_point, most=MOST_ANSWERS), ()),
        choices=found.get("choices", listed(_choice, most=MOST_ANSWERS), ()),
        right=found.get("right", _SAID, ""),
        wrong=found.get("wrong", _SAID, ""),
        hint=found.get("hint", _SAID, ""),
    )
    kinds = [kind for kind in _ANSWERS if getattr(question, kind)]
    if len(kinds) != 1:
        raise found.fault("one-kind-of-answer", kinds[1] if kinds else "plays")
    right = {right for _, right in question.choices}
    if question.choices and right != {True, False}:
        raise found.fault("right-and-wrong", "choices")
    return question


def _point(value: object, field: str) -> int | str:
    return one_of(_PLACES)(value, field) if isinstance(value, str) else _NUMBER(value, field)


def _choice(value: object, field: str) -> tuple[str, bool]:
    choice = Fields(value, field)
    choice.only(("say", "right"))
    return choice.read("say", _SAID), choice.read("right", flag)


def as_text(text: str, longest: int, *, one_line: bool = False) -> str:
    """What was typed as it can be kept: line ends made alike, what cannot be seen left out."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").replace("\u2028", "\n")
    if one_line:
        text = " ".join(text.split())
    return "".join(c for c in text if is_shown(c, ONE_LINE if one_line else LINES))[:longest]

"""Sets of kept positions, each set in a file of its own; ``resources/formats/set.md`` describes it.

A line of JSON for the set, then one for each position: whoever opens such a file in a text editor
can read it, reorder it and write in it.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trictrac_gui.engine.match import (
    SINGLE_GAME,
    AgreementError,
    Match,
    MatchKind,
    check_agreement,
    decode_match,
    encode_match,
)
from trictrac_gui.engine.setting_up import SetUp, SetUpError, as_json, from_json
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.storage import strict_json
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.files import open_file, read_up_to, write_private
from trictrac_gui.storage.set_question import (
    KeptQuestion,
    QuestionError,
    decode_question,
    encode_question,
)

FORMAT: Final = "trictrac-set"
VERSION: Final = 2
"""Written only where a position has a question; else 1, which older programs read too."""
ENDING: Final = ".tts"

MOST: Final = 500
"""Positions in one set."""
LONGEST_TITLE: Final = 120
LONGEST_NOTE: Final = 2000
LONGEST_DRAWINGS: Final = 8000
LARGEST_FILE: Final = 8 * 1024 * 1024


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

    def without(self, at: int) -> PositionSet:
        """The set without one of its positions."""
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


class SetError(ValueError):
    """A set that cannot be used: the file, the line from 1 (0 for none), the field, and why."""

    def __init__(self, path: Path, line: int, field: str, key: str) -> None:
        where = f"{path}:{line}" if line else str(path)
        super().__init__(f"{where}: {field + ': ' if field else ''}{key}")
        self.path = path
        self.line = line
        self.field = field
        self.key = key


# --- Writing ---------------------------------------------------------------------------------


def encode(kept: PositionSet) -> bytes:
    """The file of a set."""
    variant = kept.variant
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION if any(one.question for one in kept.positions) else 1,
        "title": kept.title,
        "variant": variant.key,
        "options": dict(variant.values),
    }
    lines = [head, *(_as_line(variant, position) for position in kept.positions)]
    return b"".join(strict_json.dumps(line) + b"\n" for line in lines)


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


def save(path: Path, kept: PositionSet) -> None:
    """Write a set in place of what is there, all or nothing. Raises ``OSError``."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_private(path, encode(kept))


def stamp(path: Path) -> str | None:
    """What tells one content of a file from another; None where there is none to be read."""
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except (OSError, ValueError):
        return None
    try:
        return hashlib.sha256(read_up_to(descriptor, LARGEST_FILE + 1)).hexdigest()
    except OSError:
        return None
    finally:
        os.close(descriptor)


def new_path(folder: Path, title: str, ending: str = ENDING) -> Path:
    """A file name in a folder that is not there yet, after the title of a set."""
    stem = re.sub(r"[^\w]+", "-", title.strip().lower()).strip("-")[:40] or "set"
    number = 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{ending}"
        if not os.path.lexists(path):
            return path
        number += 1


# --- Reading ---------------------------------------------------------------------------------

DrawingsCheck = Callable[[str], object]
"""Raises ``ValueError`` for a text that is no drawings."""


def load(path: Path, variants: Sequence[Variant], check: DrawingsCheck) -> PositionSet:
    """The set of a file; raises ``SetError``, also where it cannot be read."""
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except (OSError, ValueError) as fault:
        key = cause_key(fault) if isinstance(fault, OSError) else "unreadable"
        raise SetError(path, 0, "", key) from fault
    try:
        data = read_up_to(descriptor, LARGEST_FILE + 1)
    except OSError as fault:
        raise SetError(path, 0, "", cause_key(fault)) from fault
    finally:
        os.close(descriptor)
    if len(data) > LARGEST_FILE:
        raise SetError(path, 0, "", "too-large")
    return decode(data, path, variants, check)


def decode(
    data: bytes, path: Path, variants: Sequence[Variant], check: DrawingsCheck
) -> PositionSet:
    """The set of a file's contents; ``path`` names it in a ``SetError``."""
    return _Reader(path, variants, check).read(data)


class _Reader:
    """One reading of one file."""

    def __init__(self, path: Path, variants: Sequence[Variant], check: DrawingsCheck) -> None:
        self._path = path
        self._variants = variants
        self._check = check
        self._line = 0

    def read(self, data: bytes) -> PositionSet:
        written = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
        lines = [(number, line) for number, line in enumerate(written, 1) if line.strip()]
        if not lines:
            self._line = 1
            raise self._wrong("", "empty")
        found = self._head(self._object(*lines[0]))
        if len(lines) - 1 > MOST:
            self._line = lines[MOST + 1][0]
            raise self._wrong("", "too-many")
        positions = [
            self._position(found.variant, self._object(number, line)) for number, line in lines[1:]
        ]
        return replace(found, positions=tuple(positions))

    def _wrong(self, field: str, key: str) -> SetError:
        return SetError(self._path, self._line, field, key)

    def _object(self, number: int, line: bytes) -> dict[str, object]:
        self._line = number
        try:
            value = strict_json.loads(line)
        except strict_json.BadJson as bad:
            raise self._wrong("", bad.key) from bad
        if not isinstance(value, dict):
            raise self._wrong("", "not-an-object")
        return value

    def _head(self, line: Mapping[str, object]) -> PositionSet:
        if line.get("format") != FORMAT:
            raise self._wrong("format", "wrong-format")
        version = line.get("version")
        if type(version) is not int or version < 1:
            raise self._wrong("version", "wrong-value")
        if version > VERSION:
            raise self._wrong("version", "newer-version")
        for field in line:
            if field not in ("format", "version", "title", "variant", "options"):
                raise self._wrong(field, "unknown-field")
        title = self._text(line, "title", LONGEST_TITLE, one_line=True)
        game = [variant for variant in self._variants if variant.key == line.get("variant")]
        if not game:
            raise self._wrong("variant", "no-such-game")
        options = line.get("options", {})
        if not isinstance(options, dict):
            raise self._wrong("options", "wrong-value")
        try:
            variant = game[0].configured(options)
        except OptionError as fault:
            raise self._wrong(f"options.{fault.key}", "wrong-value") from fault
        return PositionSet(title, variant)

    def _position(self, variant: Variant, line: Mapping[str, object]) -> KeptPosition:
        own = ("match", "drawings", "note", "question")
        try:
            setup = from_json(variant, {k: v for k, v in line.items() if k not in own})
        except SetUpError as fault:
            raise self._wrong(fault.field, fault.key) from fault
        drawings = self._text(line, "drawings", LONGEST_DRAWINGS)
        try:
            self._check(drawings)
        except ValueError as fault:
            raise self._wrong("drawings", "bad-drawings") from fault
        return KeptPosition(
            setup,
            drawings,
            self._text(line, "note", LONGEST_NOTE),
            self._match(variant, line),
            self._question(line),
        )

    def _question(self, line: Mapping[str, object]) -> KeptQuestion | None:
        if "question" not in line:
            return None
        try:
            return decode_question(line["question"])
        except QuestionError as fault:
            field = f"question.{fault.field}" if fault.field else "question"
            raise self._wrong(field, fault.key) from fault

    def _match(self, variant: Variant, line: Mapping[str, object]) -> Match:
        if "match" not in line:
            return SINGLE_GAME
        written = line["match"]
        if not isinstance(written, dict):
            raise self._wrong("match", "wrong-value")
        try:
            match = decode_match(written)
            check_agreement(variant, match.agreement)
        except AgreementError as fault:
            raise self._wrong(f"match.{fault.field}", fault.key) from fault
        return match

    def _text(
        self, line: Mapping[str, object], field: str, longest: int, *, one_line: bool = False
    ) -> str:
        text = line.get(field, "")
        if not isinstance(text, str):
            raise self._wrong(field, "wrong-value")
        if len(text) > longest:
            raise self._wrong(field, "too-long")
        if not is_text(text, one_line=one_line):
            raise self._wrong(field, "not-text")
        return text


def is_text(text: str, *, one_line: bool = False) -> bool:
    """Whether a text holds nothing but what can be seen."""
    spaces = "\u00a0\u00a0" if one_line else "\n\u00a0\u00a0"
    return all(character.isprintable() or character in spaces for character in text)


def as_text(text: str, longest: int, *, one_line: bool = False) -> str:
    """What was typed as it can be kept: line ends made alike, what cannot be seen left out."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").replace("\u2028", "\n")
    if one_line:
        text = " ".join(text.split())
    return "".join(c for c in text if is_text(c, one_line=one_line))[:longest]

"""The question of a kept position: what is asked, the right answers, and what is said to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 400
"""Characters of one text."""
MOST: Final = 8
"""Right plays, right places, or answers to choose from; a lesson takes a few more."""

_FIELDS: Final = ("asks", "plays", "points", "choices", "right", "wrong", "hint")
_PLACES: Final = ("bar", "off")


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


class QuestionError(ValueError):
    """A question that cannot be used: the field within it, and why."""

    def __init__(self, field: str, key: str) -> None:
        super().__init__(f"{field}: {key}")
        self.field = field
        self.key = key


def encode_question(question: KeptQuestion) -> dict[str, object]:
    """The question as it is written in a file."""
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


def decode_question(written: object) -> KeptQuestion:
    """The question of a file. Raises ``QuestionError``."""
    if not isinstance(written, dict):
        raise QuestionError("", "wrong-value")
    for field in written:
        if field not in _FIELDS:
            raise QuestionError(field, "unknown-field")
    question = KeptQuestion(
        asks=_text(written, "asks", must=True),
        plays=tuple(_checked(play, "plays") for play in _list(written, "plays")),
        points=tuple(_point(place) for place in _list(written, "points")),
        choices=tuple(_choice(choice) for choice in _list(written, "choices")),
        right=_text(written, "right"),
        wrong=_text(written, "wrong"),
        hint=_text(written, "hint"),
    )
    kinds = [kind for kind in ("plays", "points", "choices") if getattr(question, kind)]
    if len(kinds) != 1:
        raise QuestionError(kinds[1] if kinds else "plays", "one-kind-of-answer")
    right = {right for _, right in question.choices}
    if question.choices and right != {True, False}:
        raise QuestionError("choices", "right-and-wrong")
    return question


def _list(written: Mapping[str, object], field: str) -> list[object]:
    value = written.get(field, [])
    if not isinstance(value, list):
        raise QuestionError(field, "wrong-value")
    if len(value) > MOST:
        raise QuestionError(field, "too-many")
    return value


def _text(written: Mapping[str, object], field: str, *, must: bool = False) -> str:
    if field not in written and not must:
        return ""
    if field not in written:
        raise QuestionError(field, "missing-field")
    return _checked(written[field], field)


def _checked(value: object, field: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise QuestionError(field, "wrong-value")
    if len(value) > LONGEST:
        raise QuestionError(field, "too-long")
    if not all(character.isprintable() or character == "\u00a0" for character in value):
        raise QuestionError(field, "not-text")
    return value


def _point(value: object) -> int | str:
    if value in _PLACES and isinstance(value, str):
        return value
    if type(value) is int and 1 <= value <= 24:
        return value
    raise QuestionError("points", "wrong-value")


def _choice(value: object) -> tuple[str, bool]:
    if not isinstance(value, dict) or set(value) != {"say", "right"}:
        raise QuestionError("choices", "wrong-value")
    if not isinstance(value["right"], bool):
        raise QuestionError("choices", "wrong-value")
    return _checked(value["say"], "choices"), value["right"]

"""What is wrong with a request for the plays of a position: a line of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trictrac_gui.decoding import DecodingError
from trictrac_gui.texts.catalogue import Translate, mark, printable

SENTENCES: Final[Mapping[str, str]] = {
    "not-text": mark(
        "Requests",
        "The line is not sound UTF-8 text; save the requests as UTF-8, with whole characters.",
    ),
    "not-json": mark(
        "Requests",
        "The line is not JSON (fault at column {column}); write one JSON object on one line.",
    ),
    "bad-number": mark(
        "Requests",
        "The line has a number that cannot be used, such as NaN or one far too long; use small "
        "whole numbers.",
    ),
    "too-deep": mark(
        "Requests", "The line is nested too deep; a request has at most lists within a list."
    ),
    "too-long": mark(
        "Requests", "The line is longer than {limit} bytes; write one request on each line."
    ),
    "doubled-key": mark("Requests", "{where} is written twice in one object; keep one of the two."),
    "missing": mark("Requests", "{where} is missing; add it to the line."),
    "unknown-key": mark("Requests", "{where} is not a known key; use {choices}, or leave it out."),
    "not-an-object": mark("Requests", "{where} must be a JSON object, not {kind}."),
    "not-a-list": mark("Requests", "{where} must be a list, not {kind}."),
    "not-a-whole-number": mark("Requests", "{where} must be a whole number, not {kind}."),
    "no-such-choice": mark("Requests", "{where} must be {choices}, not {kind}."),
    "two-dice": mark("Requests", "{where} must be two numbers, not {given}."),
    "wrong-dice": mark("Requests", "{where} must be {wanted} numbers, not {given}."),
    "no-such-die": mark("Requests", "{where} must be a number from 1 to 6, not {given}."),
    "two-places": mark("Requests", "{where} must be two places, from and to, not {given} of them."),
    "no-such-place": mark(
        "Requests",
        "{where} must name places of the board: a number from 1 to 24 or {choices}, not {kind}.",
    ),
    "negative-score": mark("Requests", "{where} must be 0 or more, not {given}."),
    "unknown-point": mark(
        "Requests",
        "{where} is not a place in this game; name points “1” to “24”, “off”, and in Backgammon "
        "and Tavla “bar”.",
    ),
    "negative": mark("Requests", "{where} must be 0 or more checkers; a point cannot owe any."),
    "too-many": mark(
        "Requests", "{where} has more than fifteen checkers; take away those that are too many."
    ),
    "not-fifteen": mark(
        "Requests",
        "{where} does not complete fifteen checkers; correct the number or leave “off” out.",
    ),
    "both-sides": mark(
        "Requests", "Checkers of both sides stand on point {point}; take one side off it."
    ),
    "on-own-target": mark(
        "Requests",
        "{where} is the target point of {side}, where no own checker stays; count those checkers "
        "as “off”.",
    ),
    "on-opponents-hucke": mark(
        "Requests",
        "{where} is the opponent’s Hucke, which no checker of {side} may enter; move those "
        "checkers elsewhere.",
    ),
    "alone-on-hucke": mark(
        "Requests",
        "{where} is {side}’s own Hucke, where a checker cannot stand alone; put two or more "
        "there, or none.",
    ),
    "finished": mark(
        "Requests", "This game of {variant} is finished; ask about a position before its end."
    ),
    "nothing-to-move": mark(
        "Requests",
        "“{side}” has borne off all its checkers and cannot move; ask about a position before "
        "that.",
    ),
}

QUESTIONS: Final[Mapping[str, str]] = {
    "not-a-flag": mark("Requests", "{where} must be true or false, not {kind}."),
    "out-of-range": mark("Requests", "{where} must be from {least} to {most}, not {given}."),
    "no-id": mark(
        "Requests",
        "{where} must be a whole number or a text of at most {limit} characters, so that the "
        "answer can be told from others.",
    ),
    "money-only": mark("Requests", "{where} is for money play; leave “length” out or set it to 0."),
    "no-crawford-game": mark(
        "Requests",
        "{where} is true, but no side stands one point from winning the match; correct the score.",
    ),
    "no-such-cube": mark(
        "Requests", "{where} must be 1, 2, 4 and so on up to {limit}; correct the cube."
    ),
    "cube-and-owner": mark(
        "Requests",
        "{where} must name the side that owns a cube of 2 or more, and must be missing while the "
        "cube lies in the middle and in the Crawford game.",
    ),
    "no-cube-here": mark(
        "Requests",
        "There is no cube to turn in this game; give a “match” of a game with a cube that is not "
        "the Crawford game.",
    ),
    "cube-not-to-be-turned": mark(
        "Requests",
        "“{side}” may not turn the cube, which belongs to the other side or is at its limit; "
        "correct “owner” or “cube”.",
    ),
}
"""What can be wrong with a question to the player besides."""


def sentence(fault: DecodingError, translate: Translate) -> str:
    """The fault in one sentence: what is wrong, where, and what can be done."""
    source = SENTENCES.get(fault.key) or QUESTIONS[fault.key]
    if fault.key == "unknown-key" and not fault.values["choices"]:
        source = mark("Requests", "{where} is a key this game does not have; leave it out.")
    field = fault.field
    shown = {
        **fault.values,
        "column": fault.column,
        "where": _quoted(field, translate) if field else translate("Requests", "The line"),
        "kind": _kind(fault.values.get("given"), translate),
        "choices": _choices(fault.values.get("choices", ()), translate),
    }
    return translate("Requests", source).format_map(shown)


def _quoted(text: str, translate: Translate) -> str:
    return translate("Requests", "“{text}”").format(text=printable(text))


def _kind(value: object, translate: Translate) -> str:
    """What a value is, as JSON has it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return translate("Requests", "the number {number}").format(number=value)
        case str():
            text = translate("Requests", "the text {text}")
            return text.format(text=_quoted(value, translate))
        case list():
            return translate("Requests", "a list")
        case _:
            return translate("Requests", "an object")


def _choices(choices: object, translate: Translate) -> str:
    assert isinstance(choices, tuple)
    words = [_quoted(c, translate) if isinstance(c, str) else str(c).lower() for c in choices]
    if len(words) < 2:
        return "".join(words)
    text = translate("Requests", "{first} or {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])

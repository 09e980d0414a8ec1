"""What is wrong with a file of games, in English sentences for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trictrac_gui.storage.exchange.faults import Fault

_SHOWN: Final = 60
Values = Mapping[str, object]


def printable(text: str) -> str:
    """Text from outside, shortened, with nothing in it that could disturb a terminal."""
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in shown)


def sentence(found: Fault) -> str:
    """The fault in one sentence: what is wrong, why, and where it helps what can be done."""
    values = {"field": found.field, **dict(found.values)}
    wording = SENTENCES.get(found.key)
    if wording is None:
        return f"This cannot be read ({found.key})."
    return wording(values) if callable(wording) else wording


def _said(values: Values, name: str = "text") -> str:
    return f"“{printable(str(values.get(name, '')))}”"


RULES: Final[Mapping[str, str]] = {
    "not-yours": "no checker of this side stands there",
    "wrong-way": "that is not the way this side moves",
    "start-point-not-empty": "checkers still wait on the start point",
    "bar-first": "checkers on the bar must enter first",
    "no-such-number": "the dice do not show that number, or not that often",
    "opponents-hucke": "the opponent’s Hucke is closed at all times",
    "point-closed": "two or more opposing checkers close the point",
    "not-all-home": "not all fifteen checkers are home yet",
    "farther-checker-first": "a checker farther back must be moved with that number",
    "no-hit-and-run": "a checker that has hit in its home board stays there for this throw",
    "hucke-no-rest-alone": "no checker may rest alone on its Hucke",
    "hucke-needs-two": "the Hucke must be entered by two checkers in one throw",
    "hucke-last-two-together": "the last two checkers must leave the Hucke in one throw",
    "both-numbers": "more numbers of the throw could be played",
    "higher-number": "of the two numbers the higher one must be played",
    "no-cube": "no cube is played with",
    "crawford": "in the Crawford game the cube is not used",
    "not-on-roll": "only the side about to throw may double",
    "after-the-throw": "a side doubles before its throw, not after it",
    "opponents-cube": "the cube belongs to the opponent",
    "at-its-limit": "the cube has reached its highest value",
}
"""The reasons of the rules; each ends a sentence."""


def _rule(values: Values) -> str:
    rule = str(values.get("rule", ""))
    return RULES.get(rule, f"the rules forbid it ({rule})")


def _illegal(values: Values) -> str:
    move = f"The move {values['move']}" if values.get("move") else "This play"
    return f"{move} cannot be made: {_rule(values)}."


def _field(what: str) -> Callable[[Values], str]:
    return lambda v: f"“{printable(str(v['field']))}” {what}" if v["field"] else f"The line {what}"


Wording = str | Callable[[Values], str]

SENTENCES: Final[Mapping[str, Wording]] = {
    # -- bytes and lines
    "too-large": lambda v: f"The file is larger than {v['limit']} bytes and was not read.",
    "empty": "The file is empty.",
    "not-text": "The file is not text; perhaps it is of another kind, or was damaged.",
    "not-utf-8": "This is not UTF-8; the file was read as Windows text, its letters may be wrong.",
    "line-too-long": "The line is too long; what follows on it was not read.",
    "too-many-entries": lambda v: (
        f"The file has more than {v['limit']} entries; it was read up to here."
    ),
    "too-many-faults": lambda v: (
        f"More than {v['limit']} faults were found; the file was read up to here."
    ),
    "no-game": "There is no game in this file, or not before this line.",
    "cut-off": "The file ends in the middle of this line; it seems to have been cut off.",
    "not-understood": lambda v: f"{_said(v)} is nothing that is known in such a file.",
    # -- headings
    "too-long-a-match": lambda v: "A match as long as that is not known; the longest is to 999.",
    "no-match-length": "No match length is given; the games are taken as a money session.",
    "other-length": "This game names another match length than the first.",
    "other-names": lambda v: f"Other players than before: {_said(v, 'names')}.",
    "name-too-long": lambda v: f"A name is longer than {v['limit']} characters and was cut.",
    "other-game": lambda v: f"The games are {_said(v, 'game')}; only Backgammon can be read.",
    "not-backgammon": "This is an SGF file of another game; Backgammon has GM[6].",
    "score-differs": lambda v: (
        f"The score does not follow from the game before, which makes it {v['expected']}."
    ),
    "no-result": "This game has no result, and yet another one follows.",
    "match-is-over": "The match was won before this game.",
    "no-such-result": "This is no result; such as W+2 or B+4R is known.",
    "wrong-value": _field("has a value that cannot be."),
    # -- plays
    "no-such-move": lambda v: f"{_said(v)} is no move.",
    "illegal-play": _illegal,
    "could-move": "The throw was passed, but something could be played.",
    "play-not-known": "The file does not say how this throw was played.",
    "throw-not-played": "The game stops after this throw, before it is played.",
    "not-your-turn": "It is the other side’s turn.",
    "opening-double": "A game cannot begin with a double: equal dice are thrown again.",
    "after-the-end": "The game is over before this.",
    "no-hit-there": lambda v: f"A hit is marked on {v['point']}, but nobody stood there.",
    "setup-in-the-game": "A new position is set up in the middle of a game.",
    # -- cube and results
    "double-unanswered": "The double before this was neither taken nor dropped.",
    "nothing-offered": "Nobody has doubled, so there is nothing to take or drop.",
    "no-double": lambda v: f"The cube cannot be turned now: {_rule(v)}.",
    "no-beaver": "This double cannot be beavered.",
    "wrong-cube-value": lambda v: f"The cube would be at {v['expected']}.",
    "no-such-value": lambda v: f"No cube and no result is worth {v['value']}.",
    "resignation-unanswered": "The resignation before this was not answered.",
    "wrong-winner": "The other side has won this game.",
    "wrong-points": lambda v: f"This game was worth {v['expected']}.",
    "wrong-result": lambda v: f"The game ended otherwise; it was worth {v['expected']}.",
    "no-such-points": lambda v: f"No ending is worth {v['value']} with the cube as it stands.",
    # -- SGF
    "value-not-closed": "A value begins here and is never closed with a bracket.",
    "tree-not-closed": "The file ends within a game; a parenthesis is missing.",
    "too-deep": "This is nested too deep.",
    "empty-variation": "Nothing was played here; the other lines of play were left out.",
    "no-such-point": "This is no list of points.",
    "no-such-dice": "The dice cannot show this.",
    "no-such-cube": "The cube cannot show this.",
    "too-many": "One side has more than fifteen checkers.",
    "both-sides": "Checkers of both sides stand on one point.",
    "not-fifteen": "One side does not have fifteen checkers.",
    "negative": "A point cannot owe any checkers.",
    "unknown-point": "A checker stands on a point that this game does not have.",
    "on-own-target": "A checker stands on its own target point, where it would be off.",
    "on-opponents-hucke": "A checker stands on the opponent’s Hucke.",
    "alone-on-hucke": "A checker stands alone on its own Hucke.",
    # -- the project's own files
    "wrong-length": "A match cannot have this length.",
    "no-cube": "This game is not played with a cube.",
    "money-only": "Jacoby’s rule and beavers belong to money play alone.",
    "not-json": "The line is not JSON; each line must be one JSON object.",
    "bad-number": "The line has a number that cannot be used.",
    "doubled-key": "One name is written twice in one object.",
    "not-an-object": "The line is not a JSON object.",
    "wrong-format": "The first line does not say which format this is.",
    "newer-version": lambda v: (
        f"Version {v['value']} is newer than this program; update the program."
    ),
    "unknown-game": lambda v: f"The game {_said(v, 'value')} is not known.",
    "unknown-field": _field("is not known here."),
    "missing-field": _field("is missing."),
    "not-the-next-id": "The numbers of the actions must follow one another.",
    "no-such-moment": "This follows an action that is not there.",
    "does-not-follow": "This does not follow from the line before.",
    "leaves-the-throw": "The game goes back to an earlier throw, which dice do not allow.",
    "not-legal": lambda v: f"The rules do not allow this ({v.get('rule') or v['field']}).",
    "kept": "This could not be followed in the file it came from.",
    "damaged": lambda v: f"The record is damaged here ({v['field']}).",
    "torn": "The first line was never finished.",
    "check-differs": "The line was changed after it was written.",
}

"""What is wrong with a file of games or with an id: one table of sentences.

The sentences are English, as the command line says them. The window hands in a translation of
these very sentences, so that there is one table of keys for all languages; `mark`
marks them for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.losses import Loss
from trictrac_gui.texts.catalogue import mark

CONTEXT: Final = "FileFaults"
"""Where the translations of the sentences stand."""

_SHOWN: Final = 60
Translate = Callable[[str], str]


def printable(text: str) -> str:
    """Text from outside, shortened, with nothing in it that could disturb a terminal."""
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in shown)


def _as_it_is(source: str) -> str:
    return source


def sentence(found: FileFault, translate: Translate = _as_it_is) -> str:
    """The fault in one sentence: what is wrong, why, and where it helps what can be done."""
    values = {"field": found.field, **dict(found.values)}
    if found.key in ("illegal-play", "no-double"):
        values["rule"] = rule(str(values.get("rule", "")), translate)
    elif found.key == "not-legal":
        values["rule"] = values.get("rule") or found.field
    return _said(_chosen(found.key, values), values, found.key, translate)


def id_sentence(key: str, field: str, column: int, translate: Translate = _as_it_is) -> str:
    """The same for an id that was pasted; ``column`` is 0 where no letter is to blame."""
    source = ID_SENTENCES.get(key) or SENTENCES.get(key)
    return _said(source, {"field": field, "column": column}, key, translate)


def rule(key: str, translate: Translate = _as_it_is) -> str:
    """The reason of a rule, as the end of a sentence."""
    source = RULES.get(key)
    if source is None:
        return translate(_OTHER_RULE).format(rule=printable(key))
    return translate(source)


def _chosen(key: str, values: Mapping[str, object]) -> str | None:
    """The sentence of a key; some have another where a field or a move has no name."""
    nameless = not values.get("move" if key == "illegal-play" else "field")
    return (NAMELESS.get(key) if nameless else None) or SENTENCES.get(key)


def _said(source: str | None, values: Mapping[str, object], key: str, translate: Translate) -> str:
    if source is None:
        source, values = _UNKNOWN, {"key": key}
    shown = {name: printable(str(value)) for name, value in values.items()}
    return translate(source).format_map(_Blank(shown))


class _Blank(dict[str, str]):
    """A value that was not handed in is left out."""

    def __missing__(self, name: str) -> str:
        return ""


RULES: Final[Mapping[str, str]] = {
    "not-yours": mark("FileFaults", "no checker of this side stands there"),
    "wrong-way": mark("FileFaults", "this side does not move that way"),
    "start-point-not-empty": mark("FileFaults", "checkers still wait on the start point"),
    "bar-first": mark("FileFaults", "checkers on the bar must enter first"),
    "no-such-number": mark("FileFaults", "the dice do not show that number, or not that often"),
    "opponents-hucke": mark("FileFaults", "the opponent’s Hucke is closed at all times"),
    "point-closed": mark("FileFaults", "two or more opposing checkers close the point"),
    "not-all-home": mark("FileFaults", "not all fifteen checkers are home yet"),
    "farther-checker-first": mark(
        "FileFaults", "a checker farther back must be moved with that number"
    ),
    "no-hit-and-run": mark(
        "FileFaults", "a checker that has hit in its home board stays there for this throw"
    ),
    "hucke-no-rest-alone": mark("FileFaults", "no checker may rest alone on its Hucke"),
    "hucke-needs-two": mark("FileFaults", "the Hucke must be entered by two checkers in one throw"),
    "hucke-last-two-together": mark(
        "FileFaults", "the last two checkers must leave the Hucke in one throw"
    ),
    "both-numbers": mark("FileFaults", "more numbers of the throw could be played"),
    "higher-number": mark("FileFaults", "of the two numbers the higher one must be played"),
    "no-cube": mark("FileFaults", "this game is played without the cube"),
    "crawford": mark("FileFaults", "in the Crawford game the cube is not used"),
    "not-on-roll": mark("FileFaults", "only the side about to throw may double"),
    "after-the-throw": mark("FileFaults", "a side doubles before its throw, not after it"),
    "opponents-cube": mark("FileFaults", "the cube belongs to the opponent"),
    "at-its-limit": mark("FileFaults", "the cube has reached its highest value"),
}
"""The reasons of the rules; each ends a sentence."""

_OTHER_RULE: Final = mark("FileFaults", "the rules forbid it ({rule})")
_UNKNOWN: Final = mark("FileFaults", "This cannot be read ({key}).")

SENTENCES: Final[Mapping[str, str]] = {
    # -- bytes and lines
    "too-large": mark("FileFaults", "The file is larger than {limit} bytes and was not read."),
    "empty": mark("FileFaults", "The file is empty."),
    "not-text": mark(
        "FileFaults", "The file is not text; perhaps it is of another kind, or was damaged."
    ),
    "not-utf-8": mark(
        "FileFaults",
        "This is not UTF-8; the file was read as Windows text, its letters may be wrong.",
    ),
    "line-too-long": mark("FileFaults", "The line is too long; what follows on it was not read."),
    "too-many-entries": mark(
        "FileFaults", "The file has more than {limit} entries; it was read up to here."
    ),
    "too-many-faults": mark(
        "FileFaults", "More than {limit} faults were found; the file was read up to here."
    ),
    "no-game": mark("FileFaults", "There is no game in this file, or none before this line."),
    "cut-off": mark(
        "FileFaults", "The file ends in the middle of this line; it seems to have been cut off."
    ),
    "not-understood": mark("FileFaults", "“{text}” is not known in such a file."),
    # -- headings
    "too-long-a-match": mark(
        "FileFaults", "A match as long as that is not known; the longest goes to 999 points."
    ),
    "no-match-length": mark(
        "FileFaults", "No match length is given; the games are taken as a money session."
    ),
    "other-length": mark("FileFaults", "This game names another match length than the first."),
    "other-names": mark("FileFaults", "These are not the players named before: “{names}”."),
    "name-too-long": mark("FileFaults", "A name is longer than {limit} characters and was cut."),
    "other-game": mark("FileFaults", "The games are “{game}”; only Backgammon can be read."),
    "not-backgammon": mark(
        "FileFaults", "This is an SGF file of another game; Backgammon has GM[6]."
    ),
    "score-differs": mark(
        "FileFaults", "The score does not follow from the game before, which makes it {expected}."
    ),
    "no-result": mark("FileFaults", "This game has no result, and yet another one follows."),
    "match-is-over": mark("FileFaults", "The match was won before this game."),
    "no-such-result": mark("FileFaults", "This is not a result; W+2 or B+4R would be one."),
    "wrong-value": mark("FileFaults", "“{field}” has an impossible value."),
    # -- plays
    "no-such-move": mark("FileFaults", "“{text}” is not a move."),
    "illegal-play": mark("FileFaults", "The move {move} cannot be made: {rule}."),
    "could-move": mark("FileFaults", "The throw was passed, but something could be played."),
    "play-not-known": mark("FileFaults", "The file does not say how this throw was played."),
    "throw-not-played": mark("FileFaults", "The game stops after this throw, before it is played."),
    "throw-half-played": mark("FileFaults", "The game stops while this throw is being played."),
    "not-your-turn": mark("FileFaults", "It is the other side’s turn."),
    "opening-double": mark(
        "FileFaults", "A game cannot begin with a double: equal dice are thrown again."
    ),
    "after-the-end": mark("FileFaults", "The game is over before this."),
    "no-hit-there": mark("FileFaults", "A hit is marked on {point}, but nobody stood there."),
    "setup-in-the-game": mark("FileFaults", "A new position is set up in the middle of a game."),
    # -- cube and results
    "double-unanswered": mark(
        "FileFaults", "The double before this was neither taken nor dropped."
    ),
    "nothing-offered": mark(
        "FileFaults", "Nobody has doubled, so there is nothing to take or drop."
    ),
    "no-double": mark("FileFaults", "The cube cannot be turned now: {rule}."),
    "no-beaver": mark("FileFaults", "This double cannot be beavered."),
    "wrong-cube-value": mark("FileFaults", "The cube would be at {expected}."),
    "no-such-value": mark("FileFaults", "No cube and no result is worth {value}."),
    "resignation-unanswered": mark("FileFaults", "The resignation before this was not answered."),
    "wrong-winner": mark("FileFaults", "The other side has won this game."),
    "wrong-points": mark("FileFaults", "This game was worth {expected}."),
    "wrong-result": mark("FileFaults", "The game ended otherwise; it was worth {expected}."),
    "no-such-points": mark("FileFaults", "No ending is worth {value} with the cube as it stands."),
    # -- SGF
    "value-not-closed": mark(
        "FileFaults", "A value begins here and is never closed with a bracket."
    ),
    "tree-not-closed": mark("FileFaults", "The file ends within a game; a parenthesis is missing."),
    "too-many-values": mark(
        "FileFaults", "The file has more values than any match; it was read up to here."
    ),
    "too-deep": mark("FileFaults", "This is nested too deeply."),
    "empty-variation": mark(
        "FileFaults", "Nothing was played here; the other lines of play were left out."
    ),
    "no-such-point": mark("FileFaults", "This is not a list of points."),
    "no-such-dice": mark("FileFaults", "The dice cannot show this."),
    "no-such-cube": mark("FileFaults", "The cube cannot show this."),
    "too-many": mark("FileFaults", "One side has more than fifteen checkers."),
    "both-sides": mark("FileFaults", "Checkers of both sides stand on one point."),
    "not-fifteen": mark("FileFaults", "One side does not have fifteen checkers."),
    "negative": mark("FileFaults", "A point cannot owe any checkers."),
    "unknown-point": mark(
        "FileFaults", "A checker stands on a point that this game does not have."
    ),
    "on-own-target": mark(
        "FileFaults", "A checker stands on its own target point, where it would be off."
    ),
    "on-opponents-hucke": mark("FileFaults", "A checker stands on the opponent’s Hucke."),
    "alone-on-hucke": mark("FileFaults", "A checker stands alone on its own Hucke."),
    # -- the project's own files
    "wrong-length": mark("FileFaults", "A match cannot have this length."),
    "no-cube": mark("FileFaults", "This game is not played with a cube."),
    "money-only": mark("FileFaults", "Jacoby’s rule and beavers belong to money play alone."),
    "not-json": mark("FileFaults", "The line is not JSON; each line must be one JSON object."),
    "bad-number": mark("FileFaults", "The line has a number that cannot be used."),
    "doubled-key": mark("FileFaults", "One name is written twice in one object."),
    "not-an-object": mark("FileFaults", "The line is not a JSON object."),
    "wrong-format": mark("FileFaults", "The first line does not say which format this is."),
    "newer-version": mark(
        "FileFaults", "Version {value} is newer than this program; update the program."
    ),
    "unknown-game": mark("FileFaults", "The game “{value}” is not known."),
    "unknown-field": mark("FileFaults", "“{field}” is not known here."),
    "missing-field": mark("FileFaults", "“{field}” is missing."),
    "not-the-next-id": mark("FileFaults", "The numbers of the actions must follow one another."),
    "no-such-moment": mark("FileFaults", "This follows an action that is not there."),
    "does-not-follow": mark("FileFaults", "This does not follow from the line before."),
    "leaves-the-throw": mark(
        "FileFaults", "The game goes back to an earlier throw, which dice do not allow."
    ),
    "other-dice": mark(
        "FileFaults", "Other dice fell here before, and dice that have fallen come again."
    ),
    "not-legal": mark("FileFaults", "The rules do not allow this ({rule})."),
    "kept": mark("FileFaults", "This could not be followed in the file it came from."),
    "damaged": mark("FileFaults", "The record is damaged here ({field})."),
    "torn": mark("FileFaults", "The first line was never finished."),
    "check-differs": mark("FileFaults", "The line was changed after it was written."),
}

NAMELESS: Final[Mapping[str, str]] = {
    "wrong-value": mark("FileFaults", "The line has an impossible value."),
    "unknown-field": mark("FileFaults", "The line is not known here."),
    "missing-field": mark("FileFaults", "The line is missing."),
    "illegal-play": mark("FileFaults", "This play cannot be made: {rule}."),
}
"""What is said instead where the field, or the move, has no name."""

ID_SENTENCES: Final[Mapping[str, str]] = {
    "too-many-fields": mark("FileFaults", "The ID has more parts than it can have."),
    "missing-field": mark("FileFaults", "The ID ends too early; at least one part is missing."),
    "wrong-value": mark("FileFaults", "The ID cannot have this value at letter {column}."),
    "no-such-dice": mark("FileFaults", "The dice in the ID cannot show this."),
    "wrong-length": mark("FileFaults", "The ID does not have the right length."),
    "no-such-letter": mark("FileFaults", "The ID cannot have this at letter {column}."),
    "wrong-bar": mark(
        "FileFaults", "At letter {column} a checker stands on the bar of the other side."
    ),
    "bits-left-over": mark("FileFaults", "The ID is damaged: it says more than a board can hold."),
    "no-such-phase": mark("FileFaults", "The ID is damaged: no game can stand as it says."),
    "no-such-cube": mark("FileFaults", "The cube in the ID cannot show this."),
    "no-such-score": mark("FileFaults", "The score in the ID is impossible."),
    "too-long": mark("FileFaults", "The text is too long for a position."),
    "twice": mark("FileFaults", "“{field}” is given twice."),
    "no-such-game": mark("FileFaults", "No such game is known here."),
    "no-such-side": mark("FileFaults", "No side of this game has that name."),
    "no-such-rule": mark("FileFaults", "This game has no such house rule."),
    "two-sides": mark("FileFaults", "Both sides must be given, with a stroke between them."),
    "side-expected": mark("FileFaults", "The side must be named before its checkers."),
    "no-such-place": mark("FileFaults", "At letter {column} no point with its checkers is named."),
    "all-off": mark("FileFaults", "One side has borne all its checkers off already."),
    "no-score": mark("FileFaults", "This game counts no points."),
    "game-won": mark("FileFaults", "One side has won already."),
    "match-over": mark("FileFaults", "The match is over."),
    "roll-of-nobody": mark("FileFaults", "There are dice, but nobody is to move."),
    "no-such-throw": mark("FileFaults", "The dice cannot show this."),
    "cube-of-nobody": mark("FileFaults", "A cube that was turned must belong to a side."),
    "cube-not-turned": mark("FileFaults", "A cube that was never turned belongs to nobody."),
    "crawford": mark("FileFaults", "The cube is not used in the Crawford game."),
    "nobody-can-move": mark("FileFaults", "Neither side could ever move."),
}
"""What is wrong with an id; what its position may lack stands among ``SENTENCES``."""


LOSSES: Final[Mapping[Loss, str]] = {
    Loss.BRANCHES: mark("FileFaults", "other lines of play"),
    Loss.REFUSED: mark("FileFaults", "resignations that were refused"),
    Loss.MARKS: mark("FileFaults", "drawings"),
    Loss.BY_HAND: mark("FileFaults", "the marks of throws set by hand"),
    Loss.LEFT: mark("FileFaults", "that a game was ended without a result"),
    Loss.DICE: mark("FileFaults", "what makes the dice checkable"),
}
"""What a copy for another program has no place for."""

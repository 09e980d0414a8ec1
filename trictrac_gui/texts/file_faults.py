"""What is wrong with a file of games, and what a file of another kind has no place for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trictrac_gui.formats.document import Loss
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.texts import refusals
from trictrac_gui.texts.catalogue import Translate, mark, printable


def sentence(found: FileFault, translate: Translate) -> str:
    """The fault in one sentence: what is wrong, why, and where it helps what can be done."""
    values = {"field": found.field, **dict(found.values)}
    if found.key in ("illegal-play", "no-double", "not-legal"):
        rule = values.get("rule") or found.field
        values["rule"] = refusals.reason(str(rule), translate)
    nameless = not values.get("move" if found.key == "illegal-play" else "field")
    source = (NAMELESS.get(found.key) if nameless else None) or SENTENCES.get(found.key)
    if source is None:
        source, values = mark("FileFaults", "This cannot be read ({key})."), {"key": found.key}
    shown = {name: printable(str(value)) for name, value in values.items()}
    return translate("FileFaults", source).format_map(_Blank(shown))


def left_out(things: tuple[Loss, ...], translate: Translate) -> str:
    """What a copy has no place for, in a row."""
    return ", ".join(translate("FileFaults", _LOSSES[one]) for one in things)


class _Blank(dict[str, str]):
    """A value that was not handed in is left out."""

    def __missing__(self, name: str) -> str:
        return ""


SENTENCES: Final[Mapping[str, str]] = {
    # -- bytes and lines
    "too-large": mark("FileFaults", "The file is larger than {limit} bytes and was not read."),
    "empty": mark("FileFaults", "The file is empty."),
    "not-text": mark(
        "FileFaults", "The file is not text; perhaps it is of another kind, or was damaged."
    ),
    "not-utf-8": mark(
        "FileFaults",
        "This is not UTF-8 and names no character set; it was read as Western text, so letters may "
        "be wrong. Choose another character set if they are.",
    ),
    "not-in-encoding": mark(
        "FileFaults", "This cannot stand in the character set {encoding}, which is named here."
    ),
    "no-such-encoding": mark("FileFaults", "The character set {encoding} is not known."),
    "value-cut": mark(
        "FileFaults", "What other programs note here is too long; it was cut to {limit} characters."
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
    "foreign": mark(
        "FileFaults",
        "This is a file of {program}, which cannot be read here; turn it into .mat or SGF with a "
        "program that reads it.",
    ),
    "a-position": mark(
        "FileFaults",
        "This is a position, not a game; the window opens it, and “trictrac picture” draws it.",
    ),
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
    "match-is-over": mark(
        "FileFaults", "The match was won before this game, which counts for nothing."
    ),
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
    "declared-illegal": mark(
        "FileFaults",
        "The program that wrote the file recorded an illegal play here; the board is as it left "
        "it.",
    ),
    "no-such-position": mark(
        "FileFaults",
        "The position that came of this play cannot be read; the board stays as it was.",
    ),
    "no-such-beginning": mark(
        "FileFaults",
        "The position that this game began from cannot be read, so nothing is checked.",
    ),
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
    "too-many-points": mark(
        "FileFaults", "No ending is worth {value} with the cube as it stands; {taken} are counted."
    ),
    "match-given-up": mark(
        "FileFaults",
        "The whole match was given up here; the winner gets the {value} missing points.",
    ),
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
    "cube-of-nobody": mark("FileFaults", "The cube was turned, but belongs to no side."),
    "cube-not-turned": mark("FileFaults", "A cube that shows 1 belongs to no side."),
    "crawford": mark("FileFaults", "The Crawford game is played without the cube."),
    "all-off": mark("FileFaults", "A side has nothing left to play in this position."),
    "nobody-can-move": mark("FileFaults", "Neither side could ever move from this position."),
    "match-over": mark("FileFaults", "The match is over with this score."),
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
    "not-legal": mark("FileFaults", "The rules do not allow this: {rule}."),
    "kept": mark("FileFaults", "This could not be followed in the file it came from."),
    "damaged": mark("FileFaults", "The record is damaged here ({field})."),
    "mended": mark("FileFaults", "A byte is wrong here; the check tells how the line was written."),
    "torn": mark("FileFaults", "The first line was never finished."),
    "check-differs": mark("FileFaults", "The line was changed after it was written."),
    "over-differs": mark("FileFaults", "The line says wrongly whether the game is over."),
    # -- records put to the proof
    "other-dice-beside": mark(
        "FileFaults", "Other throws are given beside dice that can be checked; no game has both."
    ),
    "free-game": mark(
        "FileFaults", "This is a board on which everything is free; its throws prove nothing."
    ),
    "begins-set-up": mark(
        "FileFaults", "The game does not begin with the opening throw, as a game with dice does."
    ),
    "wrong-origin": mark("FileFaults", "The throw does not come from where the line says."),
    "result-not-played": mark("FileFaults", "The result does not follow from what was played."),
}

NAMELESS: Final[Mapping[str, str]] = {
    "wrong-value": mark("FileFaults", "The line has an impossible value."),
    "unknown-field": mark("FileFaults", "The line is not known here."),
    "missing-field": mark("FileFaults", "The line is missing."),
    "illegal-play": mark("FileFaults", "This play cannot be made: {rule}."),
}
"""What is said instead where the field, or the move, has no name."""

_LOSSES: Final[Mapping[Loss, str]] = {
    Loss.BRANCHES: mark("FileFaults", "other lines of play"),
    Loss.REFUSED: mark("FileFaults", "resignations that were refused"),
    Loss.MARKS: mark("FileFaults", "drawings"),
    Loss.BY_HAND: mark("FileFaults", "the marks of throws set by hand"),
    Loss.PROPERTIES: mark("FileFaults", "analyses and other notes of the program that wrote it"),
    Loss.LEFT: mark("FileFaults", "that a game was ended without a result"),
    Loss.DICE: mark("FileFaults", "what makes the dice checkable"),
}

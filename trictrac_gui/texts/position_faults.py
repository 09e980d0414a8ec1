"""What is wrong with a position: one that was set up, and one that was written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.engine.variant import PositionFault, Variant
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import Translate, mark

if TYPE_CHECKING:  # the readers of other programs' files are loaded when they are wanted
    from trictrac_gui.formats.position_reader import TextFault

_SHOWN: Final = 40
SENTENCES: Final = {
    "not-fifteen": mark(
        "PositionFaults", "In the tray of {side}: {count}. Place them, or bear the rest off."
    ),
    "too-many": mark("PositionFaults", "{side} has more than fifteen checkers; take some away."),
    "both-sides": mark(
        "PositionFaults", "Point {place} is held by {other}; a point belongs to one side only."
    ),
    "on-opponents-hucke": mark(
        "PositionFaults", "Point {place} is the Hucke of {other}; {side} may never stand there."
    ),
    "alone-on-hucke": mark(
        "PositionFaults",
        "{side} cannot stand alone on its Hucke, point {place}; put two there or none.",
    ),
    "all-off": mark(
        "PositionFaults", "{side} has nothing left to play; put at least one checker on the board."
    ),
    "game-won": mark(
        "PositionFaults", "{side} has won with this score; a game goes on below {target} points."
    ),
    "one-die": mark("PositionFaults", "One die is missing; set both, or none."),
    "crawford": mark(
        "PositionFaults", "This is the Crawford game, which is played without the cube."
    ),
    "no-such-cube": mark(
        "PositionFaults", "The cube cannot show so much in this match; choose a smaller number."
    ),
    "cube-of-nobody": mark(
        "PositionFaults", "A cube that has been turned belongs to a side; say to which."
    ),
    "cube-not-turned": mark(
        "PositionFaults", "A cube that shows 1 has not been turned; it lies in the middle."
    ),
    "no-cube": mark("PositionFaults", "A single game has no cube; choose money or a match."),
    "match-over": mark(
        "PositionFaults", "{side} has won the match with this score; lower the score."
    ),
    "nobody-can-move": mark(
        "PositionFaults", "Neither side could ever move from here; open a point."
    ),
    "unknown-point": mark("PositionFaults", "No checker can lie there."),
    "tray-empty": mark(
        "PositionFaults", "All fifteen checkers of {side} are placed; take one away first."
    ),
}
"""What is said of a position on the board; it names the sides, the place and what to do."""

CAUSES: Final = {
    "wrong-length": mark("PositionFaults", "the ID has too few or too many letters."),
    "no-such-letter": mark("PositionFaults", "there is a letter that no ID has."),
    "bits-left-over": mark("PositionFaults", "the ID has something left over at its end."),
    "too-many-fields": mark("PositionFaults", "there are too many fields."),
    "missing-field": mark("PositionFaults", "something is missing here."),
    "too-many": mark("PositionFaults", "a side has more than fifteen checkers."),
    "not-fifteen": mark("PositionFaults", "the checkers do not make fifteen."),
    "both-sides": mark("PositionFaults", "both sides stand on one point."),
    "on-own-target": mark(
        "PositionFaults", "no own checker stays on the target point; count it as off."
    ),
    "on-opponents-hucke": mark("PositionFaults", "that is the Hucke of the other side."),
    "alone-on-hucke": mark("PositionFaults", "a checker cannot stand alone on its Hucke."),
    "side-expected": mark("PositionFaults", "“{what}” is needed here."),
    "no-such-place": mark(
        "PositionFaults", "“{what}” is not a point with its checkers; write it like {example}."
    ),
    "two-sides": mark("PositionFaults", "two sides are needed, with one stroke between them."),
    "unknown-point": mark("PositionFaults", "this board has no such place."),
    "no-such-side": mark("PositionFaults", "“{what}” is not a side of this game."),
    "no-such-game": mark("PositionFaults", "“{what}” is not a game of this program."),
    "no-such-rule": mark("PositionFaults", "the game has no such house rule: “{what}”."),
    "no-such-cube": mark("PositionFaults", "there is no such cube."),
    "no-cube": mark("PositionFaults", "this game has no cube."),
    "no-such-dice": mark("PositionFaults", "dice show 1 to 6."),
    "no-such-score": mark("PositionFaults", "there is no such score."),
    "too-long-a-match": mark("PositionFaults", "no match is that long here."),
    "no-such-phase": mark("PositionFaults", "the ID is of a moment that is not known."),
    "twice": mark("PositionFaults", "this is given twice."),
    "game-won": mark("PositionFaults", "the game is won with this score."),
    "wrong-value": mark("PositionFaults", "the ID cannot have this value."),
    "wrong-bar": mark("PositionFaults", "a checker stands on the bar of the other side."),
}
"""What is said of the part of a text that is wrong; it ends a sentence."""

_FIELDS: Final = {
    "position": mark("PositionFaults", "Position"),
    "game": mark("PositionFaults", "Game"),
    "rules": mark("PositionFaults", "House rules"),
    "to move": mark("PositionFaults", "Side to move"),
    "on-roll": mark("PositionFaults", "Side to move"),
    "dice": mark("PositionFaults", "Dice"),
    "roll": mark("PositionFaults", "Dice"),
    "score": mark("PositionFaults", "Score"),
    "match": mark("PositionFaults", "Match"),
    "length": mark("PositionFaults", "Match length"),
    "cube": mark("PositionFaults", "Cube"),
    "owner": mark("PositionFaults", "Owner of the cube"),
    "largest-cube": mark("PositionFaults", "Largest cube"),
}

_WHOLE: Final = {
    "empty": mark("PositionFaults", "There is nothing to read yet."),
    "too-long": mark("PositionFaults", "The text is too long to look for a position in it."),
    "foreign-id": mark(
        "PositionFaults",
        "This is a position of the kind {what}, which cannot be read here; copy its XGID or its "
        "Position ID instead.",
    ),
    "no-such-form": mark(
        "PositionFaults",
        "Line {line} is not a position; write it like “{example}”, or paste an ID.",
    ),
}

_POSITION: Final = "red 1:15 / black 24:15"


def sentence(variant: Variant, found: PositionFault, in_tray: int, translate: Translate) -> str:
    """Why a position cannot be played from; ``in_tray`` checkers of that side lie nowhere yet."""
    source = SENTENCES.get(found.key, mark("PositionFaults", "The position cannot be played from."))
    first, second = (game_names.side_name(key, translate) for key in variant.side_keys)
    return translate("PositionFaults", source).format(
        side=second if found.side else first,
        other=first if found.side else second,
        place="" if found.place is None else place(found.place, translate),
        count=in_tray,
        target=variant.target,
    )


def place(where: Place, translate: Translate) -> str:
    """A place in a sentence."""
    if where == BAR:
        return translate("PositionFaults", "bar")
    if where == OFF:
        return translate("PositionFaults", "borne off")
    return str(where)


def cause(key: str, translate: Translate, what: str = "") -> str:
    """What is wrong with a part of a text, as the end of a sentence; ``what`` stands there."""
    source = CAUSES.get(key, mark("PositionFaults", "this cannot be right."))
    return translate("PositionFaults", source).format(what=what[:_SHOWN], example="13:5")


def text_fault(found: TextFault, translate: Translate) -> str:
    """Why a text cannot be read: in which part and where, in one sentence."""
    whole = _WHOLE.get(found.key)
    if whole is not None:
        text = translate("PositionFaults", whole)
        return text.format(line=found.line, example=_POSITION, what=found.what)
    field = translate("PositionFaults", _FIELDS.get(found.field, mark("PositionFaults", "Text")))
    if found.line > 1:
        text = translate("PositionFaults", "{field}, line {line}, column {column}: {cause}")
    else:
        text = translate("PositionFaults", "{field}, column {column}: {cause}")
    return text.format(
        field=field,
        line=found.line,
        column=max(1, found.column),
        cause=cause(found.key, translate, found.what),
    )

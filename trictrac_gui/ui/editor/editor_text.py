"""What the position editor says: why a position cannot stand, and why a text cannot be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.engine.variant import PositionFault
from trictrac_gui.formats.position_reader import TextFault
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.text import game_names

_FAULTS: Final = {
    "not-fifteen": mark(
        "Editor", "In the tray of {side}: {count}. Place them, or bear the rest off."
    ),
    "too-many": mark("Editor", "{side} has more than fifteen checkers; take some away."),
    "both-sides": mark(
        "Editor", "Point {place} is held by {other}; a point belongs to one side only."
    ),
    "on-opponents-hucke": mark(
        "Editor", "Point {place} is the Hucke of {other}; {side} may never stand there."
    ),
    "alone-on-hucke": mark(
        "Editor", "{side} cannot stand alone on its Hucke, point {place}; put two there or none."
    ),
    "all-off": mark(
        "Editor", "{side} has nothing left to play; put at least one checker on the board."
    ),
    "game-won": mark(
        "Editor", "{side} has won with this score; a game goes on below {target} points."
    ),
    "one-die": mark("Editor", "One die is missing; set both, or none."),
    "crawford": mark("Editor", "This is the Crawford game, which is played without the cube."),
    "no-such-cube": mark(
        "Editor", "The cube cannot show so much in this match; choose a smaller number."
    ),
    "cube-of-nobody": mark(
        "Editor", "A cube that has been turned belongs to a side; say to which."
    ),
    "cube-not-turned": mark(
        "Editor", "A cube that shows 1 has not been turned; it lies in the middle."
    ),
    "no-cube": mark("Editor", "A single game has no cube; choose money or a match."),
    "match-over": mark("Editor", "{side} has won the match with this score; lower the score."),
    "nobody-can-move": mark("Editor", "Neither side could ever move from here; open a point."),
    "unknown-point": mark("Editor", "No checker can lie there."),
    "tray-empty": mark("Editor", "All fifteen checkers of {side} are placed; take one away first."),
}

_OTHER_FAULT = mark("Editor", "The position cannot be played from.")


def _tr(source: str) -> str:
    return QCoreApplication.translate("Editor", source)


def fault(draft: Draft, found: PositionFault) -> str:
    """Why a draft cannot stand, in one sentence."""
    variant = draft.variant
    return _tr(_FAULTS.get(found.key, _OTHER_FAULT)).format(
        side=game_names.side_name(variant.side_keys[found.side]),
        other=game_names.side_name(variant.side_keys[found.side.other]),
        place="" if found.place is None else place(found.place),
        count=draft.in_tray(found.side),
        target=variant.target,
    )


def place(where: Place) -> str:
    """A place in a sentence."""
    if where == BAR:
        return _tr(mark("Editor", "bar"))
    if where == OFF:
        return _tr(mark("Editor", "borne off"))
    return str(where)


def sound(draft: Draft) -> str:
    """That a draft can be played from, and who is to do what."""
    if draft.to_move is None:
        return _tr(mark("Editor", "Ready to play: the game begins with the opening throw."))
    side = game_names.side_name(draft.variant.side_keys[draft.to_move])
    if 0 in draft.roll:
        return _tr(mark("Editor", "Ready to play: {side} throws.")).format(side=side)
    text = _tr(mark("Editor", "Ready to play: {side} has {first}-{second}."))
    return text.format(side=side, first=draft.roll[0], second=draft.roll[1])


# --- texts that cannot be read ---------------------------------------------------------------

_FIELDS: Final = {
    "position": mark("PositionText", "Position"),
    "game": mark("PositionText", "Game"),
    "rules": mark("PositionText", "House rules"),
    "to move": mark("PositionText", "Side to move"),
    "on-roll": mark("PositionText", "Side to move"),
    "dice": mark("PositionText", "Dice"),
    "roll": mark("PositionText", "Dice"),
    "score": mark("PositionText", "Score"),
    "match": mark("PositionText", "Match"),
    "length": mark("PositionText", "Match length"),
    "cube": mark("PositionText", "Cube"),
    "owner": mark("PositionText", "Owner of the cube"),
    "largest-cube": mark("PositionText", "Largest cube"),
}

_CAUSES: Final = {
    "wrong-length": mark("PositionText", "the ID has too few or too many letters."),
    "no-such-letter": mark("PositionText", "there is a letter that no ID has."),
    "bits-left-over": mark("PositionText", "the ID has something left over at its end."),
    "too-many-fields": mark("PositionText", "there are too many fields."),
    "missing-field": mark("PositionText", "something is missing here."),
    "too-many": mark("PositionText", "a side has more than fifteen checkers."),
    "not-fifteen": mark("PositionText", "the checkers do not make fifteen."),
    "both-sides": mark("PositionText", "both sides stand on one point."),
    "on-own-target": mark(
        "PositionText", "no own checker stays on the target point; count it as off."
    ),
    "on-opponents-hucke": mark("PositionText", "that is the Hucke of the other side."),
    "alone-on-hucke": mark("PositionText", "a checker cannot stand alone on its Hucke."),
    "side-expected": mark("PositionText", "“{what}” is needed here."),
    "no-such-place": mark(
        "PositionText", "“{what}” is not a point with its checkers; write it like {example}."
    ),
    "two-sides": mark("PositionText", "two sides are needed, with one stroke between them."),
    "unknown-point": mark("PositionText", "this board has no such place."),
    "no-such-side": mark("PositionText", "“{what}” is not a side of this game."),
    "no-such-game": mark("PositionText", "“{what}” is not a game of this program."),
    "no-such-rule": mark("PositionText", "the game has no such house rule: “{what}”."),
    "no-such-cube": mark("PositionText", "there is no such cube."),
    "no-cube": mark("PositionText", "this game has no cube."),
    "no-such-dice": mark("PositionText", "dice show 1 to 6."),
    "no-such-score": mark("PositionText", "there is no such score."),
    "too-long-a-match": mark("PositionText", "no match is that long here."),
    "no-such-phase": mark("PositionText", "the ID is of a moment that is not known."),
    "twice": mark("PositionText", "this is given twice."),
}

_WHOLE: Final = {
    "empty": mark("PositionText", "There is nothing to read yet."),
    "too-long": mark("PositionText", "The text is too long for a single position."),
    "no-such-form": mark(
        "PositionText",
        "Line {line} is not a position; write it like “{example}”, or paste an ID.",
    ),
}

_POSITION: Final = "red 1:15 / black 24:15"

_LEFT_OUT: Final = {
    "double": mark("PositionText", "A double that was offered is left out."),
    "resignation": mark("PositionText", "A resignation that was offered is left out."),
    "over": mark("PositionText", "The game was over; its last position is shown."),
}


def text_fault(found: TextFault) -> str:
    """Why a text cannot be read: in which part and where, in one sentence."""
    whole = _WHOLE.get(found.key)
    if whole is not None:
        return QCoreApplication.translate("PositionText", whole).format(
            line=found.line, example=_POSITION
        )
    cause = QCoreApplication.translate(
        "PositionText",
        _CAUSES.get(found.key, mark("PositionText", "this cannot be right.")),
    ).format(what=found.what[:40], example="13:5")
    field = QCoreApplication.translate(
        "PositionText",
        _FIELDS.get(found.field, mark("PositionText", "Text")),
    )
    if found.line > 1:
        text = QCoreApplication.translate(
            "PositionText", "{field}, line {line}, column {column}: {cause}"
        )
    else:
        text = QCoreApplication.translate("PositionText", "{field}, column {column}: {cause}")
    return text.format(field=field, line=found.line, column=max(1, found.column), cause=cause)


def left_out(keys: tuple[str, ...]) -> str:
    """What a text said that the editor could not take over."""
    return " ".join(
        QCoreApplication.translate("PositionText", _LEFT_OUT[key])
        for key in keys
        if key in _LEFT_OUT
    )


def side(draft: Draft, which: Side) -> str:
    """What a side is called."""
    return game_names.side_name(draft.variant.side_keys[which])

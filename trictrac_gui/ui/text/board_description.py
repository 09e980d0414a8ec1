"""The board in words for those who hear it: each place with what can be done there, and the dice.

The same words stand in the status line. A game that has words of its own for something has them
in the translations, with its key as their comment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.engine.state import Origin, Phase
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, HandThrow, Target
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate

DICE: Final = "dice"
"""The stop between the two rows, where Enter throws or hands the turn over."""


@dataclass(frozen=True, slots=True)
class DescribedPlace:
    """A place in words: what stands there, and what can be done there now."""

    name: str
    help: str = ""

    @property
    def line(self) -> str:
        return f"{self.name} – {self.help}" if self.help else self.name


_NUMBERS: Final = (
    *(mark("Spoken", "no"), mark("Spoken", "one")),
    *(mark("Spoken", "two"), mark("Spoken", "three")),
    *(mark("Spoken", "four"), mark("Spoken", "five")),
    *(mark("Spoken", "six"), mark("Spoken", "seven")),
    *(mark("Spoken", "eight"), mark("Spoken", "nine")),
    *(mark("Spoken", "ten"), mark("Spoken", "eleven")),
    *(mark("Spoken", "twelve"), mark("Spoken", "thirteen")),
    *(mark("Spoken", "fourteen"), mark("Spoken", "fifteen")),
)

_COLOURED: Final = {
    "red": mark("Spoken", "{count} red", "", 2),
    "black": mark("Spoken", "{count} black", "", 2),
    "white": mark("Spoken", "{count} white", "", 2),
}
"""So many checkers of a colour, in the plural that belongs to the number."""

_BOARD: Final = mark("Spoken", "Board: {game}")
_ARROW_KEYS: Final = mark("Spoken", "The arrow keys walk over the board; F1 lists all keys.")
_POINT: Final = mark("Spoken", "Point {number}")
_BLOT: Final = mark("Spoken", "blot")
_MADE_POINT: Final = mark("Spoken", "made point")
_CAN_GO: Final = mark("Spoken", "can go to {places}")
_CANNOT_MOVE: Final = mark("Spoken", "cannot move now; Enter or a click says why")

_OF_TRIC_TRAC: Final = (
    mark("Spoken", "no", "tric-trac"),
    mark("Spoken", "one", "tric-trac"),
    mark("Spoken", "{count} black", "tric-trac", 2),
    mark("Spoken", "{count} white", "tric-trac", 2),
    mark("Spoken", "Point {number}", "tric-trac"),
    mark("Spoken", "Borne off", "tric-trac"),
    mark("Spoken", "none yet", "tric-trac"),
    mark("Spoken", "blot", "tric-trac"),
    mark("Spoken", "A checker of {player} is hit on {point}.", "tric-trac"),
    mark("Spoken", "{player} throws {numbers}, a double.", "tric-trac"),
    mark("Spoken", "{player}: borne off from {src}.", "tric-trac"),
)
"""What Tric Trac says in words of its own; its key tells the translations apart."""


_NOT_THROWN: Final = {
    Origin.HAND: mark("Spoken", "set by hand"),
    Origin.SCRIPT: mark("Spoken", "given in advance"),
}
"""What is said, within a sentence, of numbers that no dice have thrown."""


def word(variant: Variant, source: str, n: int = -1) -> str:
    """A text of this module, in the words of a game where it has its own."""
    return translate("Spoken", source, variant.key, n)


def place(view: GameView, where: Place, chosen: Place | None) -> DescribedPlace:
    """A place: what stands there and what can be done there now.

    ``chosen`` is the place of the checker that has been taken up. This is what a screen reader
    reads out and what the status line shows.
    """
    if where == DICE:
        return DescribedPlace(_dice(view), _dice_help(view) if chosen is None else "")
    return DescribedPlace(_standing(view, where), _help(view, where, chosen))


def _standing(view: GameView, where: Place) -> str:
    variant = view.variant
    parts = [place_name(variant, where)]
    counts = [(side, view.count(side, where)) for side in Side]
    there = [(side, n) for side, n in counts if n]
    if isinstance(where, int):
        parts += _properties(variant, where)
    parts += [checkers(variant, side, n) for side, n in there]
    if not there:
        empty = mark("Spoken", "none yet")
        parts.append(word(variant, empty if where == OFF else mark("Spoken", "empty")))
    elif isinstance(where, int) and where not in _starts(variant):
        parts += _condition(variant, sum(n for _, n in there))
    return ", ".join(parts)


def place_name(variant: Variant, where: Place) -> str:
    if where == BAR:
        return word(variant, mark("Spoken", "Bar"))
    if where == OFF:
        return word(variant, mark("Spoken", "Borne off"))
    return word(variant, _POINT).format(number=where)


def _properties(variant: Variant, point: int) -> Iterator[str]:
    """What a point is besides: a start point, a Hucke."""
    for side in Side:
        name = game_names.side_name(variant.side_keys[side], translate)
        if variant.start_place(side) == point:
            yield word(variant, mark("Spoken", "start point of {side}")).format(side=name)
        if variant.hucke(side) == point:
            yield word(variant, mark("Spoken", "Hucke of {side}")).format(side=name)


def _starts(variant: Variant) -> tuple[Place, Place]:
    return variant.start_place(Side.FIRST), variant.start_place(Side.SECOND)


def _condition(variant: Variant, count: int) -> Iterator[str]:
    if count == 1:
        yield word(variant, _BLOT)
    elif variant.home is not None:  # games with a home board speak of made points
        yield word(variant, _MADE_POINT)


def checkers(variant: Variant, side: Side, count: int) -> str:
    """So many checkers of a side: “two red”."""
    key = variant.side_keys[side]
    number = word(variant, _NUMBERS[count]) if count < len(_NUMBERS) else str(count)
    if key not in _COLOURED:
        return f"{number} {game_names.side_name(key, translate)}"
    return word(variant, _COLOURED[key], count).format(count=number)


def way_end(variant: Variant, where: Place) -> str:
    """A place as the end or the beginning of a way."""
    if where == BAR:
        return word(variant, mark("Spoken", "the bar"))
    if where == OFF:
        return word(variant, mark("Spoken", "off the board"))
    return str(where)


def _help(view: GameView, where: Place, chosen: Place | None) -> str:
    variant = view.variant
    if view.to_move is None or not view.moves:
        return ""
    if chosen is not None:
        return _help_with(view, where, chosen)
    targets = view.moves.get(where, ())
    if targets:
        ends = dict.fromkeys(target.place for target in targets)
        text = word(variant, _CAN_GO)
        return text.format(
            places=game_names.listed([way_end(variant, end) for end in ends], translate)
        )
    if where != OFF and view.count(view.to_move, where):
        return word(variant, _CANNOT_MOVE)
    return ""


def _help_with(view: GameView, where: Place, chosen: Place) -> str:
    """What can be done at a place with the checker that was taken up."""
    variant, side = view.variant, view.to_move
    assert side is not None
    if where == chosen:
        return word(variant, mark("Spoken", "taken up; Esc puts it back"))
    target = _target(view, where, chosen)
    if target is None:
        return word(variant, mark("Spoken", "out of reach; Enter or a click says why"))
    blot = isinstance(where, int) and view.count(side.other, where) == 1
    if blot and where != variant.start_place(side.other):
        text = word(variant, mark("Spoken", "hit here with {numbers}"))
    else:
        text = word(variant, mark("Spoken", "put down here with {numbers}"))
    return text.format(numbers=game_names.numbers(target.numbers, translate))


def _target(view: GameView, where: Place, chosen: Place) -> Target | None:
    """The target at a place; a side's target point and its tray are one."""
    assert view.to_move is not None
    goal = view.variant.target_place(view.to_move)
    ends = {where, goal} if where == OFF else {where, OFF} if where == goal else {where}
    return next((t for t in view.moves.get(chosen, ()) if t.place in ends), None)


def _dice(view: GameView) -> str:
    variant = view.variant
    said = []
    if view.phase is Phase.OPENING:
        for side in Side:
            thrown = view.opening[side]
            if thrown is not None:
                said.append(_threw(view, side, thrown))
    elif view.dice is not None:
        said.append(_threw(view, view.dice.side, view.dice.numbers))
        if view.dice.left and view.moves:
            text = word(variant, mark("Spoken", "still to play: {numbers}"))
            said.append(text.format(numbers=game_names.numbers(view.dice.left, translate)))
        if view.dice.origin in _NOT_THROWN:
            said.append(word(variant, _NOT_THROWN[view.dice.origin]))
    if view.setting is not None:
        said.append(hand_throw(view, view.setting))
    for side in () if view.setting else view.may_throw:
        text = word(variant, mark("Spoken", "{player} is to throw"))
        said.append(text.format(player=game_names.player(variant, view.names, side, translate)))
    return ", ".join(part for part in (word(variant, mark("Spoken", "Dice")), *said) if part)


def hand_throw(view: GameView, setting: HandThrow) -> str:
    """How far a throw is that a side sets by hand."""
    text = word(view.variant, mark("Spoken", "{player} sets {numbers}"))
    open_ = word(view.variant, mark("Spoken", "one still open"))
    numbers = [str(number) if number else open_ for number in setting.numbers]
    player = game_names.player(view.variant, view.names, setting.side, translate)
    return text.format(player=player, numbers=game_names.listed(numbers, translate))


def _threw(view: GameView, side: Side, numbers: Sequence[int]) -> str:
    text = word(view.variant, mark("Spoken", "{player} threw {numbers}"))
    player = game_names.player(view.variant, view.names, side, translate)
    return text.format(player=player, numbers=game_names.numbers(numbers, translate))


def _dice_help(view: GameView) -> str:
    if view.setting is not None and not view.setting.complete:
        return word(view.variant, mark("Spoken", "the keys 1 to 6 set them"))
    if view.may_throw:
        return word(view.variant, mark("Spoken", "Enter or a click throws them"))
    if view.may_hand_over:
        return word(view.variant, mark("Spoken", "Enter or a click finishes the turn"))
    if view.may_swap:
        return word(view.variant, mark("Spoken", "Enter or a click changes their order"))
    return ""


def board(view: GameView) -> DescribedPlace:
    """The board as a whole."""
    variant = view.variant
    return DescribedPlace(
        word(variant, _BOARD).format(game=game_names.variant_name(variant.key, translate)),
        word(variant, _ARROW_KEYS),
    )

"""A game in words for those who hear it: each place of the board, and each thing that happens.

The same words stand in the status line. A game that has words of its own for something has them
in the translations, with its key as their comment; lupdate does not see these, and neither the
plurals of the colours: they are kept by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.model import BAR, CHECKERS, OFF, Place, Side
from trictrac_gui.engine.state import Begins, Hit, Moved, Phase, Scored, Threw
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, HandThrow, Refusal, Target
from trictrac_gui.ui import match_wording, wording
from trictrac_gui.ui.board.access import Told
from trictrac_gui.ui.board.cursor import DICE
from trictrac_gui.ui.language import QT_TRANSLATE_NOOP

_NUMBERS: Final = (
    *(QT_TRANSLATE_NOOP("Spoken", "no"), QT_TRANSLATE_NOOP("Spoken", "one")),
    *(QT_TRANSLATE_NOOP("Spoken", "two"), QT_TRANSLATE_NOOP("Spoken", "three")),
    *(QT_TRANSLATE_NOOP("Spoken", "four"), QT_TRANSLATE_NOOP("Spoken", "five")),
    *(QT_TRANSLATE_NOOP("Spoken", "six"), QT_TRANSLATE_NOOP("Spoken", "seven")),
    *(QT_TRANSLATE_NOOP("Spoken", "eight"), QT_TRANSLATE_NOOP("Spoken", "nine")),
    *(QT_TRANSLATE_NOOP("Spoken", "ten"), QT_TRANSLATE_NOOP("Spoken", "eleven")),
    *(QT_TRANSLATE_NOOP("Spoken", "twelve"), QT_TRANSLATE_NOOP("Spoken", "thirteen")),
    *(QT_TRANSLATE_NOOP("Spoken", "fourteen"), QT_TRANSLATE_NOOP("Spoken", "fifteen")),
)

_COLOURED: Final = {
    "red": QT_TRANSLATE_NOOP("Spoken", "{count} red"),
    "black": QT_TRANSLATE_NOOP("Spoken", "{count} black"),
    "white": QT_TRANSLATE_NOOP("Spoken", "{count} white"),
}
"""So many checkers of a colour, in the plural that belongs to the number."""


def _word(variant: Variant, source: str, n: int = -1) -> str:
    """A text of this module, in the words of a game where it has its own."""
    return QCoreApplication.translate("Spoken", source, variant.key, n)


# --- places ----------------------------------------------------------------------------------


def place(view: GameView, where: Place, chosen: Place | None) -> Told:
    """A place: what stands there and what can be done there now.

    ``chosen`` is the place of the checker that has been taken up. This is what a screen reader
    reads out and what the status line shows.
    """
    if where == DICE:
        return Told(_dice(view), _dice_help(view) if chosen is None else "")
    return Told(_standing(view, where), _help(view, where, chosen))


def _standing(view: GameView, where: Place) -> str:
    variant = view.variant
    parts = [_name(variant, where)]
    counts = [(side, view.count(side, where)) for side in Side]
    there = [(side, n) for side, n in counts if n]
    if isinstance(where, int):
        parts += _properties(variant, where)
    parts += [checkers(variant, side, n) for side, n in there]
    if not there:
        empty = QT_TRANSLATE_NOOP("Spoken", "none yet")
        parts.append(
            _word(variant, empty if where == OFF else QT_TRANSLATE_NOOP("Spoken", "empty"))
        )
    elif isinstance(where, int) and where not in _starts(variant):
        parts += _condition(variant, sum(n for _, n in there))
    return ", ".join(parts)


def _name(variant: Variant, where: Place) -> str:
    if where == BAR:
        return _word(variant, QT_TRANSLATE_NOOP("Spoken", "Bar"))
    if where == OFF:
        return _word(variant, QT_TRANSLATE_NOOP("Spoken", "Borne off"))
    return _word(variant, QT_TRANSLATE_NOOP("Spoken", "Point {number}")).format(number=where)


def _properties(variant: Variant, point: int) -> Iterator[str]:
    """What a point is besides: a start point, a Hucke."""
    for side in Side:
        name = wording.side_name(variant.side_keys[side])
        if variant.start_place(side) == point:
            yield _word(variant, QT_TRANSLATE_NOOP("Spoken", "start point of {side}")).format(
                side=name
            )
        if variant.hucke(side) == point:
            yield _word(variant, QT_TRANSLATE_NOOP("Spoken", "Hucke of {side}")).format(side=name)


def _starts(variant: Variant) -> tuple[Place, Place]:
    return variant.start_place(Side.FIRST), variant.start_place(Side.SECOND)


def _condition(variant: Variant, count: int) -> Iterator[str]:
    if count == 1:
        yield _word(variant, QT_TRANSLATE_NOOP("Spoken", "blot"))
    elif variant.home is not None:  # games with a home board speak of made points
        yield _word(variant, QT_TRANSLATE_NOOP("Spoken", "made point"))


def checkers(variant: Variant, side: Side, count: int) -> str:
    """So many checkers of a side: “two red”."""
    key = variant.side_keys[side]
    number = _word(variant, _NUMBERS[count]) if count <= CHECKERS else str(count)
    if key not in _COLOURED:
        return f"{number} {wording.side_name(key)}"
    return _word(variant, _COLOURED[key], count).format(count=number)


def _short(variant: Variant, where: Place) -> str:
    """A place as the end or the beginning of a way."""
    if where == BAR:
        return _word(variant, QT_TRANSLATE_NOOP("Spoken", "the bar"))
    if where == OFF:
        return _word(variant, QT_TRANSLATE_NOOP("Spoken", "off the board"))
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
        text = _word(variant, QT_TRANSLATE_NOOP("Spoken", "can go to {places}"))
        return text.format(places=wording.listed([_short(variant, end) for end in ends]))
    if where != OFF and view.count(view.to_move, where):
        return _word(
            variant, QT_TRANSLATE_NOOP("Spoken", "cannot move now; Enter or a click says why")
        )
    return ""


def _help_with(view: GameView, where: Place, chosen: Place) -> str:
    """What can be done at a place with the checker that was taken up."""
    variant, side = view.variant, view.to_move
    assert side is not None
    if where == chosen:
        return _word(variant, QT_TRANSLATE_NOOP("Spoken", "taken up; Esc puts it back"))
    target = _target(view, where, chosen)
    if target is None:
        return _word(
            variant, QT_TRANSLATE_NOOP("Spoken", "out of reach; Enter or a click says why")
        )
    blot = isinstance(where, int) and view.count(side.other, where) == 1
    if blot and where != variant.start_place(side.other):
        text = _word(variant, QT_TRANSLATE_NOOP("Spoken", "hit here with {numbers}"))
    else:
        text = _word(variant, QT_TRANSLATE_NOOP("Spoken", "put down here with {numbers}"))
    return text.format(numbers=_numbers(target.numbers))


def _target(view: GameView, where: Place, chosen: Place) -> Target | None:
    """The target at a place; a side's target point and its tray are one."""
    assert view.to_move is not None
    goal = view.variant.target_place(view.to_move)
    ends = {where, goal} if where == OFF else {where, OFF} if where == goal else {where}
    return next((t for t in view.moves.get(chosen, ()) if t.place in ends), None)


def _numbers(numbers: Sequence[int]) -> str:
    return wording.listed([str(number) for number in numbers])


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
            text = _word(variant, QT_TRANSLATE_NOOP("Spoken", "still to play: {numbers}"))
            said.append(text.format(numbers=_numbers(view.dice.left)))
        said.append(wording.origin(view.dice.origin).rstrip("."))
    if view.setting is not None:
        said.append(_setting(view, view.setting))
    for side in () if view.setting else view.may_throw:
        text = _word(variant, QT_TRANSLATE_NOOP("Spoken", "{player} is to throw"))
        said.append(text.format(player=wording.player(variant, view.names, side)))
    return ", ".join(
        part for part in (_word(variant, QT_TRANSLATE_NOOP("Spoken", "Dice")), *said) if part
    )


def _setting(view: GameView, setting: HandThrow) -> str:
    """How far a throw is that a side sets by hand."""
    text = _word(view.variant, QT_TRANSLATE_NOOP("Spoken", "{player} sets {numbers}"))
    open_ = _word(view.variant, QT_TRANSLATE_NOOP("Spoken", "one still open"))
    numbers = [str(number) if number else open_ for number in setting.numbers]
    player = wording.player(view.variant, view.names, setting.side)
    return text.format(player=player, numbers=wording.listed(numbers))


def _threw(view: GameView, side: Side, numbers: Sequence[int]) -> str:
    text = _word(view.variant, QT_TRANSLATE_NOOP("Spoken", "{player} threw {numbers}"))
    player = wording.player(view.variant, view.names, side)
    return text.format(player=player, numbers=_numbers(numbers))


def _dice_help(view: GameView) -> str:
    if view.setting is not None and not view.setting.complete:
        return _word(view.variant, QT_TRANSLATE_NOOP("Spoken", "the keys 1 to 6 set them"))
    if view.may_throw:
        return _word(view.variant, QT_TRANSLATE_NOOP("Spoken", "Enter or a click throws them"))
    if view.may_hand_over:
        return _word(
            view.variant, QT_TRANSLATE_NOOP("Spoken", "Enter or a click finishes the turn")
        )
    if view.may_swap:
        return _word(
            view.variant, QT_TRANSLATE_NOOP("Spoken", "Enter or a click changes their order")
        )
    return ""


def board(view: GameView) -> Told:
    """The board as a whole."""
    variant = view.variant
    return Told(
        _word(variant, QT_TRANSLATE_NOOP("Spoken", "Board: {game}")).format(
            game=wording.variant_name(variant.key)
        ),
        _word(
            variant,
            QT_TRANSLATE_NOOP("Spoken", "The arrow keys walk over the board; F1 lists all keys."),
        ),
    )


# --- what happens ----------------------------------------------------------------------------


def news(before: GameView | None, now: GameView) -> str:
    """What has happened between two moments, for those who hear it; empty if nothing has."""
    if before is None or (before.result is not None and now.result is None):
        return _sentence(wording.next_step(now))
    if _moment(before) == _moment(now):
        return ""
    if _undone(before, now):
        return _taken_back(before, now)
    if now.setting is not None and before.setting != now.setting and before.setting is not None:
        return _sentence(_setting(now, now.setting))
    if before.dice is not None and now.dice is not None and _only_swapped(before, now):
        text = _word(now.variant, QT_TRANSLATE_NOOP("Spoken", "Order of the dice: {numbers}."))
        return text.format(numbers=_numbers(now.dice.numbers))
    answered = now.offer != before.offer or now.double != before.double
    said = [] if answered else [_effect(now, effect) for effect in now.effects]
    if now.cube != before.cube:
        said.append(match_wording.cube(now))
    said.append(_sentence(wording.after_step(now)))
    if now.result is not None or now.may_throw or answered or _played_out(now):
        said.append(_sentence(wording.next_step(now)))
    return " ".join(part for part in said if part)


def _moment(view: GameView) -> tuple[object, ...]:
    """What a view shows of the game itself."""
    return (
        *(view.position, view.score, view.phase, view.to_move, view.opening, view.dice),
        *(view.offer, view.result, view.again, view.setting),
        *(view.cube, view.double, view.match),
    )


def _only_swapped(before: GameView, now: GameView) -> bool:
    assert before.dice is not None
    assert now.dice is not None
    same = before.position == now.position and before.dice.left == now.dice.left
    return same and before.may_swap and before.dice.numbers == now.dice.numbers[::-1]


def _undone(before: GameView, now: GameView) -> bool:
    if before.dice is None or now.dice is None or before.dice.side is not now.dice.side:
        return now.may_redo and not before.may_redo
    return len(now.dice.left) > len(before.dice.left)


def _taken_back(before: GameView, now: GameView) -> str:
    if before.moved is None:
        return _sentence(wording.next_step(now))
    text = _word(now.variant, QT_TRANSLATE_NOOP("Spoken", "Taken back: {src} – {dst}."))
    return text.format(
        src=_short(now.variant, before.moved.src), dst=_short(now.variant, before.moved.dst)
    )


def _played_out(view: GameView) -> bool:
    """Whether the throw is at its end, without anything that is explained anyway."""
    explained = view.passing is not None or view.lapsing is not None
    return view.may_hand_over and not view.moves and not explained


def _effect(view: GameView, effect: object) -> str:
    """One thing that happened; empty for what is told by the next thing to do."""
    variant = view.variant
    match effect:
        case Threw(side, numbers):
            text = QT_TRANSLATE_NOOP("Spoken", "{player} throws {numbers}.")
            if len(numbers) > 1 and len(set(numbers)) == 1 and view.phase is not Phase.OPENING:
                text = QT_TRANSLATE_NOOP("Spoken", "{player} throws {numbers}, a double.")
            return _said(view, text, side, numbers=_numbers(numbers))
        case Begins(side, numbers):
            text = QT_TRANSLATE_NOOP("Spoken", "{player} begins with {numbers}.")
            if not numbers:
                text = QT_TRANSLATE_NOOP("Spoken", "{player} begins and throws both dice.")
            return _said(view, text, side, numbers=_numbers(numbers))
        case Moved(side, src, dst):
            if dst == OFF:
                text = QT_TRANSLATE_NOOP("Spoken", "{player}: borne off from {src}.")
            elif src == BAR:
                text = QT_TRANSLATE_NOOP("Spoken", "{player}: enters on {dst}.")
            else:
                text = QT_TRANSLATE_NOOP("Spoken", "{player}: {src} to {dst}.")
            return _said(view, text, side, src=str(src), dst=str(dst))
        case Hit(side, at, _):
            text = QT_TRANSLATE_NOOP("Spoken", "A checker of {player} is hit on {point}.")
            return _said(view, text, side, point=str(at))
        case Scored(side, points, _):
            text = QT_TRANSLATE_NOOP("Spoken", "{points} for {player}: {total} in all.")
            return _word(variant, text).format(
                points=wording.PLURALS.points(points),
                player=wording.player(variant, view.names, side),
                total=view.score[side],
            )
    return ""


def _said(view: GameView, source: str, side: Side, **values: str) -> str:
    player = wording.player(view.variant, view.names, side)
    return _word(view.variant, source).format(player=player, **values)


def _sentence(text: str) -> str:
    """A line that ends like a sentence, so that the voice pauses after it."""
    return text if not text or text[-1] in ".!?…" else f"{text}."


def refused(view: GameView, refusal: Refusal) -> str:
    """Why a step was refused, and the places that show it."""
    text = wording.explained(refusal)
    places = [_name(view.variant, where) for where in dict.fromkeys(refusal.because)]
    return f"{text} {wording.listed(places)}." if places else text

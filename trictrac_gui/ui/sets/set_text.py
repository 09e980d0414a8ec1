"""What is said about sets of kept positions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.lesson_from_set import Replies
from trictrac_gui.storage.sets import KeptPosition, PositionSet
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.text import fault_text, game_names

_CAUSES: Final = {
    "empty": mark("Sets", "the file is empty"),
    "not-text": mark("Sets", "there are characters that are not text"),
    "not-json": mark("Sets", "the line is not JSON"),
    "not-an-object": mark("Sets", "the line is not a JSON object"),
    "wrong-format": mark("Sets", "the file is not a set of positions"),
    "newer-version": mark("Sets", "a newer version of the program wrote it"),
    "unknown-field": mark("Sets", "this is not known here"),
    "missing-field": mark("Sets", "this is missing"),
    "too-long": mark("Sets", "this is too long"),
    "too-large": mark("Sets", "the file is too large"),
    "too-many": mark("Sets", "there are too many positions, or too many checkers"),
    "no-such-game": mark("Sets", "the program has no such game"),
    "bad-drawings": mark("Sets", "this cannot be drawn"),
    "both-sides": mark("Sets", "both sides stand on one point"),
    "alone-on-hucke": mark("Sets", "a checker stands alone on its Hucke"),
    "on-opponents-hucke": mark("Sets", "a checker stands on the other side’s Hucke"),
    "game-won": mark("Sets", "the game is won with this score"),
    "one-kind-of-answer": mark("Sets", "a question has one kind of answer"),
    "right-and-wrong": mark("Sets", "there must be right answers and wrong ones"),
    "no-cube": mark("Sets", "the game has no cube"),
}


def _tr(source: str) -> str:
    return QCoreApplication.translate("Sets", source)


def not_opened(fault: DecodingError) -> str:
    """Why a set cannot be opened, with line and field."""
    known = _CAUSES.get(fault.key)
    if known is not None:
        cause = _tr(known)
    elif fault.line:
        cause = _tr(mark("Sets", "this cannot be right"))
    else:
        cause = fault_text.cause(fault.key)
    where = fault_text.place(str(fault.path), fault.field, fault.line)
    text = _tr(mark("Sets", "The set could not be opened: {cause} ({where})."))
    return text.format(cause=cause.rstrip("."), where=where)


def not_saved(path: str, key: str) -> str:
    """Why a set is not saved."""
    text = _tr(
        mark(
            "Sets",
            "The set could not be saved: {cause} ({path}). Save it elsewhere; nothing is lost yet.",
        )
    )
    return text.format(cause=fault_text.cause(key).rstrip("."), path=path)


def lesson_not_written(path: str, key: str) -> str:
    """Why a lesson could not be made."""
    text = _tr(mark("Sets", "The lesson could not be written: {cause} ({path})."))
    return text.format(cause=fault_text.cause(key).rstrip("."), path=path)


def changed_elsewhere(name: str) -> str:
    """That another program wrote the set, and where the own version is now."""
    text = _tr(
        mark(
            "Sets",
            "Another program has changed this set. Your version is kept beside it, as {name}; "
            "the other is as it was.",
        )
    )
    return text.format(name=name)


def asked(position: KeptPosition) -> str:
    """What is asked about a position; empty where nothing is."""
    if position.question is None:
        return ""
    text = _tr(mark("Sets", "Asked: {question}"))
    return text.format(question=position.question.asks)


def replies() -> Replies:
    """What a lesson says to answers for which the teacher has written nothing."""
    return Replies(
        QCoreApplication.translate("SetQuestion", "Right."),
        QCoreApplication.translate("SetQuestion", "That is not it."),
    )


def new_title(variant: Variant) -> str:
    """What a new set is called until somebody names it."""
    text = _tr(mark("Sets", "Positions of {game}"))
    return text.format(game=game_names.variant_name(variant.key))


def kept(number: int, title: str) -> str:
    """That a position was kept, and where."""
    text = _tr(mark("Sets", "Kept as number {number} in “{title}”."))
    return text.format(number=number, title=title)


def nothing_kept() -> str:
    """That there is no kept position to show."""
    return _tr(mark("Sets", "No position has been kept yet."))


def caption(of: PositionSet, number: int) -> str:
    """Which position of how many."""
    text = _tr(mark("Sets", "{number} of {count}"))
    return text.format(number=number, count=len(of.positions))


def told(of: PositionSet, number: int, position: KeptPosition) -> str:
    """What class mode says of a kept position: which it is, and its note."""
    asks = "" if position.question is None else position.question.asks
    said = " ".join(part for part in (position.note, asks) if part)
    said = said or situation(of.variant, position)
    text = _tr(mark("Sets", "{place}: {note}"))
    return text.format(place=caption(of, number), note=said)


def drawn(number: int) -> str:
    """That the drawings of a kept position were changed."""
    text = _tr(mark("Sets", "The drawings are kept with number {number}."))
    return text.format(number=number)


def how_to_keep() -> str:
    """What to do when a kept position is drawn on."""
    return _tr(mark("Sets", "Draw, then keep the board with the bookmark (F4)."))


def situation(variant: Variant, position: KeptPosition) -> str:
    """Who is to do what in a position."""
    setup = position.setup
    if setup.to_move is None:
        return _tr(mark("Sets", "Before the opening throw"))
    side = game_names.side_name(variant.side_keys[setup.to_move])
    if not setup.roll:
        return _tr(mark("Sets", "{side} to throw")).format(side=side)
    text = _tr(mark("Sets", "{side} has {first}-{second}"))
    return text.format(side=side, first=setup.roll[0], second=setup.roll[1])


def about(of: PositionSet) -> str:
    """What a lesson made of a set says of itself."""
    text = _tr(mark("Sets", "Positions to look at: {count}"))
    return text.format(count=len(of.positions))


def heading(number: int) -> str:
    """What a step of such a lesson is called."""
    return _tr(mark("Sets", "Position {number}")).format(number=number)

"""What is said about sets of kept positions."""

from __future__ import annotations

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.lesson_from_set import Replies
from trictrac_gui.storage.sets import MOST, KeptPosition, PositionSet
from trictrac_gui.texts import game_names, storage_faults
from trictrac_gui.ui.language import translate


def not_opened(fault: DecodingError) -> str:
    cause = storage_faults.cause(fault.key, translate)
    where = storage_faults.place(str(fault.path), translate, fault.field, fault.line)
    text = translate("Sets", "The set could not be opened: {cause} ({where}).")
    return text.format(cause=cause.rstrip("."), where=where)


def not_saved(path: str, key: str) -> str:
    text = translate(
        "Sets",
        "The set could not be saved: {cause} ({path}). Save it elsewhere; nothing is lost yet.",
    )
    return text.format(cause=storage_faults.cause(key, translate).rstrip("."), path=path)


def lesson_not_written(path: str, key: str) -> str:
    text = translate("Sets", "The lesson could not be written: {cause} ({path}).")
    return text.format(cause=storage_faults.cause(key, translate).rstrip("."), path=path)


def all_games_over() -> str:
    return translate(
        "Sets", "No lesson can be made of this set: in each of its positions the game is over."
    )


def changed_elsewhere(name: str) -> str:
    """That another program wrote the set, and where the own version is now."""
    text = translate(
        "Sets",
        "Another program has changed this set. Your version is kept beside it, as {name}; "
        "the other is as it was.",
    )
    return text.format(name=name)


def asked(position: KeptPosition) -> str:
    """What is asked about a position; empty where nothing is."""
    if position.question is None:
        return ""
    text = translate("Sets", "Asked: {question}")
    return text.format(question=position.question.asks)


def replies() -> Replies:
    """What a lesson says to answers for which the teacher has written nothing."""
    return Replies(
        translate("SetQuestion", "Right."),
        translate("SetQuestion", "That is not it."),
    )


def new_title(variant: Variant) -> str:
    """What a new set is called until somebody names it."""
    text = translate("Sets", "Positions of {game}")
    return text.format(game=game_names.variant_name(variant.key, translate))


def kept(number: int, title: str) -> str:
    """That a position was kept, and where."""
    text = translate("Sets", "Kept as number {number} in “{title}”.")
    return text.format(number=number, title=title)


def kept_before(number: int, title: str) -> str:
    """That a position has been kept already, and where."""
    text = translate("Sets", "This position is number {number} in “{title}” already.")
    return text.format(number=number, title=title)


def other_rules(title: str) -> str:
    """Why two sets cannot be put together: their games differ."""
    text = translate(
        "Sets",
        "“{title}” is of another game or has other house rules. Only sets of the same game can be "
        "put together.",
    )
    return text.format(title=title)


def too_many(title: str) -> str:
    """Why two sets cannot be put together: there are too many positions."""
    text = translate(
        "Sets",
        "With the positions of “{title}” there would be more than {most}. Nothing was added.",
    )
    return text.format(title=title, most=MOST)


def not_deleted(path: str, key: str) -> str:
    """Why a set is still there."""
    text = translate("Sets", "The set could not be deleted: {cause} ({path}).")
    return text.format(cause=storage_faults.cause(key, translate).rstrip("."), path=path)


def nothing_kept() -> str:
    """That there is no kept position to show."""
    return translate("Sets", "No position has been kept yet.")


def caption(of: PositionSet, number: int) -> str:
    """Which position of how many."""
    text = translate("Sets", "{number} of {count}")
    return text.format(number=number, count=len(of.positions))


def told(of: PositionSet, number: int, position: KeptPosition) -> str:
    """What class mode says of a kept position: which it is, and its note."""
    asks = "" if position.question is None else position.question.asks
    said = " ".join(part for part in (position.note, asks) if part)
    said = said or situation(of.variant, position)
    text = translate("Sets", "{place}: {note}")
    return text.format(place=caption(of, number), note=said)


def drawn(number: int) -> str:
    """That the drawings of a kept position were changed."""
    text = translate("Sets", "The drawings are kept with number {number}.")
    return text.format(number=number)


def how_to_keep() -> str:
    """What to do when a kept position is drawn on."""
    return translate("Sets", "Draw, then keep the board with the bookmark (F4).")


def situation(variant: Variant, position: KeptPosition) -> str:
    """Who is to do what in a position."""
    setup = position.setup
    if setup.to_move is None:
        return translate("Sets", "Before the opening throw")
    side = game_names.side_name(variant.side_keys[setup.to_move], translate)
    if not setup.roll:
        return translate("Sets", "{side} to throw").format(side=side)
    text = translate("Sets", "{side} has {throw}")
    return text.format(side=side, throw="-".join(map(str, setup.roll)))


def about(of: PositionSet) -> str:
    """What a lesson made of a set says of itself."""
    text = translate("Sets", "Positions to look at: {count}")
    return text.format(count=len(of.positions))


def heading(number: int) -> str:
    """What a step of such a lesson is called."""
    return translate("Sets", "Position {number}").format(number=number)

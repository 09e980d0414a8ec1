"""What the position editor says: why a position cannot stand, and why a text cannot be read."""

from __future__ import annotations

from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import PositionFault
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.texts import game_names, position_faults
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate


def fault(draft: Draft, found: PositionFault) -> str:
    """Why a draft cannot stand, in one sentence."""
    in_tray = draft.in_tray(found.side)
    return position_faults.sentence(draft.variant, found, in_tray, translate)


def sound(draft: Draft) -> str:
    """That a draft can be played from, and who is to do what."""
    if draft.to_move is None:
        return translate("Editor", "Ready to play: the game begins with the opening throw.")
    side = game_names.side_name(draft.variant.side_keys[draft.to_move], translate)
    if not draft.setup.roll:
        return translate("Editor", "Ready to play: {side} throws.").format(side=side)
    text = translate("Editor", "Ready to play: {side} has {throw}.")
    return text.format(side=side, throw="-".join(map(str, draft.roll)))


_LEFT_OUT: Final = {
    "double": mark("Editor", "A double that was offered is left out."),
    "resignation": mark("Editor", "A resignation that was offered is left out."),
    "over": mark("Editor", "The game was over; its last position is shown."),
    "spare-bits": mark("Editor", "The Match ID has bits set that mean nothing; they are left out."),
}


def left_out(keys: tuple[str, ...]) -> str:
    """What a text said that the editor could not take over."""
    return " ".join(translate("Editor", _LEFT_OUT[key]) for key in keys if key in _LEFT_OUT)


def side(draft: Draft, which: Side) -> str:
    return game_names.side_name(draft.variant.side_keys[which], translate)

"""Kept positions as the painters take them, and moments of a game as they are kept."""

from __future__ import annotations

from trictrac_gui.engine.drawings import Drawings, DrawingsError, parse_drawings
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft, draft_of
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.sets import KeptPosition
from trictrac_gui.ui.editor.draft_view import draft_from, view_of


def view_of_kept(variant: Variant, kept: KeptPosition) -> GameView:
    """What is to be drawn of a kept position."""
    return view_of(draft_of_kept(variant, kept))


def draft_of_kept(variant: Variant, kept: KeptPosition) -> Draft:
    """A kept position to be changed or played from."""
    return draft_of(variant, kept.setup, kept.match)


def drawings_of(kept: KeptPosition) -> Drawings:
    """What was drawn over a kept position."""
    try:
        return parse_drawings(kept.drawings)
    except DrawingsError:
        return ()  # from a newer program; the text itself stays


def kept_of(draft: Draft, drawings: str = "", note: str = "") -> KeptPosition:
    """A draft as it is kept."""
    return KeptPosition(draft.setup, drawings, note, draft.match)


def kept_from(view: GameView, drawings: str = "") -> KeptPosition:
    """A moment of a game as it is kept."""
    return kept_of(draft_from(view), drawings)

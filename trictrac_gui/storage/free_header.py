"""What the header of a journal says of a game that does not count, and of where it begins."""

from __future__ import annotations

from collections.abc import Mapping

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.setting_up import SetUpError, from_json, set_up
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.variant import Variant


class FreeHeaderError(ValueError):
    """A header that cannot be right; ``field`` says which part of it."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def read_free(
    variant: Variant, match: Match, header: Mapping[str, object]
) -> tuple[bool, GameState | None]:
    """Whether the game is free, and the moment it begins from where that is set up.

    Raises ``FreeHeaderError``; only a free game begins otherwise than with the opening throw.
    """
    free = header.get("free", False)
    if not isinstance(free, bool):
        raise FreeHeaderError("free")
    if "begins" not in header:
        return free, None
    begins = header["begins"]
    if not free or not isinstance(begins, dict):
        raise FreeHeaderError("begins")
    try:
        return True, set_up(variant, match, from_json(variant, begins))
    except SetUpError as error:
        raise FreeHeaderError(f"begins.{error.field}") from error
    except PositionError as error:
        raise FreeHeaderError("begins") from error

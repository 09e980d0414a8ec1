"""The first line of a journal: which game it is of, how it was agreed, and where it begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trictrac_gui.decoding import DecodingError, Fields, flag, one_line, pair, text
from trictrac_gui.engine.clock import ClockRule, decode_rule
from trictrac_gui.engine.dice import DiceChoice, decode_dice
from trictrac_gui.engine.match import SINGLE_GAME, Match, check_agreement, decode_match
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.setting_up import from_json, set_up
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import OptionError, Variant

LONGEST_NAME: Final = 80
"""Characters; a journal with a longer name is not one that this program wrote."""


@dataclass(frozen=True, slots=True)
class JournalHeader:
    """What the first line of a journal says of its game.

    A free game counts for nobody; only that may have ``begins``, the moment it was set up at.
    """

    variant: Variant
    names: tuple[str, str]
    dice: DiceChoice
    match: Match
    clock: ClockRule | None
    free: bool = False
    begins: GameState | None = None

    def tree(self) -> GameTree:
        """The game before anything happened."""
        return GameTree(self.variant, self.match, self.begins, free=self.free)


def read_header(data: object, variants: Iterable[Variant]) -> JournalHeader:
    """The header of a journal's first line, of which more fields may be there.

    Raises ``DecodingError`` for a game that is not known, and for what cannot be right.
    """
    header = Fields(data)
    variant = next((v for v in variants if v.key == header.data.get("variant")), None)
    if variant is None:
        raise header.fault("unknown-game", "variant")
    options = header.read("options", Fields)
    try:
        variant = variant.configured(options.data)  # type: ignore[arg-type]  # it checks them
    except OptionError as error:
        raise options.fault("wrong-value", error.key) from error
    first, second = header.read("names", pair(text(LONGEST_NAME)))
    names = one_line(first, LONGEST_NAME), one_line(second, LONGEST_NAME)
    dice = header.read("dice", decode_dice)
    # Journals of version 1 have no word for a single game.
    match = header.get("match", decode_match, SINGLE_GAME)
    try:
        check_agreement(variant, match.agreement)
    except DecodingError as fault:
        raise fault.at(within="match") from fault
    free, begins = read_free(variant, match, header)
    clock = None if header.data.get("clock") is None else header.read("clock", decode_rule)
    return JournalHeader(variant, names, dice, match, clock, free, begins)


def read_free(variant: Variant, match: Match, header: Fields) -> tuple[bool, GameState | None]:
    """Whether a game is free, and the moment it begins from where that is set up.

    Raises ``DecodingError``; only a free game begins otherwise than with the opening throw.
    """
    free = header.get("free", flag, False)
    if "begins" not in header:
        return free, None
    if not free:
        raise header.fault("wrong-value", "begins")
    setup = from_json(variant, header.data["begins"], header.place("begins"))
    try:
        return True, set_up(variant, match, setup)
    except PositionError as error:
        raise header.fault("wrong-value", "begins") from error

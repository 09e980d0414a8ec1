"""What games, sides, players, house rules and numbers are called.

Names that players typed come in as they are; whoever shows a sentence shows it as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Origin
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts.catalogue import mark

_VARIANTS: Final = {
    "tric-trac": mark("Wording", "Tric Trac"),
    "backgammon": mark("Wording", "Backgammon"),
    "tavla": mark("Wording", "Tavla"),
}

_DESCRIPTIONS: Final = {
    "tric-trac": mark(
        "Wording",
        "The old game with the Hucke: hit, bear off, and be the first to reach twelve points.",
    ),
    "backgammon": mark(
        "Wording",
        "The classic race: be the first to bring all fifteen checkers home and off the board.",
    ),
    "tavla": mark(
        "Wording", "Backgammon as in Turkey: fresh dice to begin, and no hit and run at home."
    ),
}

_SIDES: Final = {
    "red": mark("Wording", "Red"),
    "black": mark("Wording", "Black"),
    "white": mark("Wording", "White"),
}

_OPTIONS: Final = {
    "hucke": mark("Wording", "Where the Hucke lies"),
    "strict_start": mark("Wording", "A checker leaving the start point"),
}

_CHOICES: Final[dict[tuple[str, str | bool], str]] = {
    ("hucke", "literal"): mark("Wording", "Red 13, Black 12 (usual)"),
    ("hucke", "historic"): mark("Wording", "Red 12, Black 13 (historic)"),
    ("strict_start", False): mark("Wording", "may go on at once (usual)"),
    ("strict_start", True): mark("Wording", "waits for the others (strict start)"),
}


LONGEST_IN_SENTENCE: Final = 28
"""Characters of a name in a sentence; where a name stands alone it is shown as room allows."""

_TURNING: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters without a shape of their own that reverse the text after them."""


def tr(source: str) -> str:
    """A source text of this module in the language in use."""
    return QCoreApplication.translate("Wording", source)


def variant_name(key: str) -> str:
    """What a game is called."""
    return tr(_VARIANTS.get(key, key))


def variant_description(key: str) -> str:
    """A game in one line."""
    return tr(_DESCRIPTIONS[key]) if key in _DESCRIPTIONS else ""


def side_name(key: str) -> str:
    """The colour a side is called by."""
    return tr(_SIDES.get(key, key))


def option_name(key: str) -> str:
    """What a house rule is about."""
    return tr(_OPTIONS.get(key, key))


def option_choice(key: str, choice: str | bool) -> str:
    """One choice of a house rule."""
    known = _CHOICES.get((key, choice))
    return str(choice) if known is None else tr(known)


def player(variant: Variant, names: Sequence[str], side: Side, longest: int | None = None) -> str:
    """A player by name, by colour where no name was given, by both where the names are equal.

    A name of more than ``longest`` characters ends in an ellipsis.
    """
    colour = side_name(variant.side_keys[side])
    name, other = one_line(names[side]), one_line(names[side.other])
    if not name:
        return colour
    if longest is not None:
        name, other = _shortened(name, longest), _shortened(other, longest)
    if name == other:
        return QCoreApplication.translate("Wording", "{name} ({colour})").format(
            name=name, colour=colour
        )
    return name


def in_sentence(variant: Variant, names: Sequence[str], side: Side) -> str:
    """A player as part of a sentence, which a name of any length must not push away."""
    return player(variant, names, side, LONGEST_IN_SENTENCE)


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def one_line(name: str) -> str:
    """A name on one line that cannot turn the sentence around it the other way."""
    return " ".join(name.translate(_TURNING).split())


def numbers(numbers: Sequence[int]) -> str:
    """Numbers in a row, as the words are."""
    return listed([str(number) for number in numbers])


def listed(words: Sequence[str]) -> str:
    """Words in a row: “5, 4 and 3”."""
    if len(words) < 2:
        return "".join(words)
    return QCoreApplication.translate("Wording", "{first} and {last}").format(
        first=", ".join(words[:-1]), last=words[-1]
    )


class Plurals:
    """Words that depend on a number.

    They are methods because lupdate marks a text as a plural only in a call of ``self.tr``.
    """

    def tr(self, source: str, comment: str, n: int) -> str:
        """A source text in the plural form that belongs to ``n``."""
        return QCoreApplication.translate("Plurals", source, comment, n)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    def pips(self, n: int) -> str:
        """How many pips a side has still to run."""
        return self.tr("%n pip(s) to go", "", n)

    def games_won(self, n: int) -> str:
        """How many games of an evening a player has won."""
        return self.tr("%n game(s) won", "", n)

    def lapsed(self, n: int) -> str:
        """That numbers of a throw cannot be played any more."""
        return self.tr("The number(s) {numbers} cannot be played: {reason}", "", n)


PLURALS: Final = Plurals()


def origin(source: Origin) -> str:
    """A remark on dice that somebody set; empty for others."""
    if source is Origin.HAND:
        return QCoreApplication.translate("Wording", "This throw was set by hand.")
    return ""


def moment(seconds: float) -> str:
    """A moment since 1970 as people write it."""
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)

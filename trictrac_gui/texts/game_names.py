"""What games, sides, players, house rules and numbers are called.

Names that players typed come in as they are; whoever shows a sentence shows it as plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts.catalogue import Translate, mark

if TYPE_CHECKING:
    from trictrac_gui.engine.state import Origin

_VARIANTS: Final = {
    "tric-trac": mark("GameNames", "Tric Trac"),
    "backgammon": mark("GameNames", "Backgammon"),
    "tavla": mark("GameNames", "Tavla"),
}

_DESCRIPTIONS: Final = {
    "tric-trac": mark(
        "GameNames",
        "The old game with the Hucke: hit, bear off, and be the first to reach twelve points.",
    ),
    "backgammon": mark(
        "GameNames",
        "The classic race: be the first to bring all fifteen checkers home and off the board.",
    ),
    "tavla": mark(
        "GameNames", "Backgammon as in Turkey: fresh dice to begin, and no hit and run at home."
    ),
}

_SIDES: Final = {
    "red": mark("GameNames", "Red"),
    "black": mark("GameNames", "Black"),
    "white": mark("GameNames", "White"),
}

_POINTS: Final = mark("GameNames", "%n point(s)", "", 2)
_PIPS: Final = mark("GameNames", "%n pip(s) to go", "", 2)
_GAMES_WON: Final = mark("GameNames", "%n game(s) won", "", 2)

_OPTIONS: Final = {
    "hucke": mark("GameNames", "Where the Hucke lies"),
    "strict_start": mark("GameNames", "A checker leaving the start point"),
}

_CHOICES: Final[dict[tuple[str, str | bool], str]] = {
    ("hucke", "literal"): mark("GameNames", "Red 13, Black 12 (as in these rules)"),
    ("hucke", "historic"): mark("GameNames", "Red 12, Black 13 (most sources)"),
    ("strict_start", False): mark("GameNames", "may go on at once (usual)"),
    ("strict_start", True): mark("GameNames", "waits for the others (strict start)"),
}


_HOUSE_RULES: Final[dict[tuple[str, str | bool], str]] = {
    ("hucke", "literal"): mark("GameNames", "the Hucke is 13 for Red and 12 for Black"),
    ("hucke", "historic"): mark(
        "GameNames", "historic Hucke: each side’s own twelfth point, 12 for Red and 13 for Black"
    ),
    ("strict_start", False): mark(
        "GameNames", "a checker leaving the start point may run on at once"
    ),
    ("strict_start", True): mark(
        "GameNames", "strict start: nobody runs on while others wait on the start point"
    ),
}
_IN_SHORT: Final[dict[tuple[str, str | bool], str]] = {
    ("hucke", "historic"): mark("GameNames", "historic Hucke"),
    ("strict_start", True): mark("GameNames", "strict start"),
}


LONGEST_IN_SENTENCE: Final = 28
"""Characters of a name in a sentence; where a name stands alone it is shown as room allows."""

_TURNING: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters without a shape of their own that reverse the text after them."""


def variant_name(key: str, translate: Translate) -> str:
    return translate("GameNames", _VARIANTS.get(key, key))


def variant_description(key: str, translate: Translate) -> str:
    """A game in one line."""
    return translate("GameNames", _DESCRIPTIONS[key]) if key in _DESCRIPTIONS else ""


def side_name(key: str, translate: Translate) -> str:
    """The colour a side is called by."""
    return translate("GameNames", _SIDES.get(key, key))


def option_name(key: str, translate: Translate) -> str:
    """What a house rule is about."""
    return translate("GameNames", _OPTIONS.get(key, key))


def option_choice(key: str, choice: str | bool, translate: Translate) -> str:
    known = _CHOICES.get((key, choice))
    return str(choice) if known is None else translate("GameNames", known)


def house_rules(variant: Variant, translate: Translate) -> list[str]:
    """What holds in a game of each house rule there is, the usual ones as well."""
    return [
        translate("GameNames", _HOUSE_RULES[one])
        if one in _HOUSE_RULES
        else f"{option_name(one[0], translate)}: {option_choice(*one, translate)}"
        for one in variant.values.items()
    ]


def unusual_rules(variant: Variant, translate: Translate) -> list[str]:
    """The house rules of a game that are not the usual ones, in a word or two."""
    usual = {option.key: option.default for option in variant.options}
    return [
        translate("GameNames", _IN_SHORT[one])
        if one in _IN_SHORT
        else option_choice(*one, translate)
        for one in variant.values.items()
        if one[1] != usual.get(one[0])
    ]


def player(
    variant: Variant,
    names: Sequence[str],
    side: Side,
    translate: Translate,
    longest: int | None = None,
) -> str:
    """A player by name, by colour where no name was given, by both where the names are equal.

    A name of more than ``longest`` characters ends in an ellipsis.
    """
    colour = side_name(variant.side_keys[side], translate)
    name, other = one_line(names[side]), one_line(names[side.other])
    if not name:
        return colour
    if longest is not None:
        name, other = _shortened(name, longest), _shortened(other, longest)
    if name == other:
        return translate("GameNames", "{name} ({colour})").format(name=name, colour=colour)
    return name


def in_sentence(variant: Variant, names: Sequence[str], side: Side, translate: Translate) -> str:
    """A player as part of a sentence, which a name of any length must not push away."""
    return player(variant, names, side, translate, LONGEST_IN_SENTENCE)


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def one_line(name: str) -> str:
    """A name on one line that cannot turn the sentence around it the other way."""
    return " ".join(name.translate(_TURNING).split())


def numbers(numbers: Sequence[int], translate: Translate) -> str:
    """Numbers in a row, as the words are."""
    return listed([str(number) for number in numbers], translate)


def listed(words: Sequence[str], translate: Translate) -> str:
    """Words in a row: “5, 4 and 3”."""
    if len(words) < 2:
        return "".join(words)
    text = translate("GameNames", "{first} and {last}")
    return text.format(first=", ".join(words[:-1]), last=words[-1])


def points(n: int, translate: Translate) -> str:
    return translate("GameNames", _POINTS, "", n)


def pips(n: int, translate: Translate) -> str:
    """How many pips a side has still to run."""
    return translate("GameNames", _PIPS, "", n)


def games_won(n: int, translate: Translate) -> str:
    """How many games of an evening a player has won."""
    return translate("GameNames", _GAMES_WON, "", n)


def origin(source: Origin, translate: Translate) -> str:
    """A remark on dice that somebody set; empty for others."""
    return translate("GameNames", "This throw was set by hand.") if source.value == "hand" else ""

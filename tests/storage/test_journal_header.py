"""The first line of a journal says which game it is of, or which field of it cannot be right."""

from __future__ import annotations

import pytest

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.clock import ClockRule
from trictrac_gui.engine.dice import SEED_BYTES, DiceChoice, encode_dice
from trictrac_gui.engine.match import SINGLE_GAME, encode_match, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.journal_lines import LONGEST_NAME, read_header
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tric_trac import TRIC_TRAC

HEADER: dict[str, object] = {
    "format": "trictrac-journal",
    "version": 4,
    "variant": "backgammon",
    "options": {},
    "names": ["Ada", "Ben"],
    "dice": encode_dice(DiceChoice(seed=5)),
}
BEGINS = {"position": "white 6:15 / black 19:15", "to_move": "black"}


def test_a_header_of_the_first_version_is_of_a_single_game() -> None:
    header = read_header({**HEADER, "version": 1}, VARIANTS)
    assert (header.variant.key, header.names) == ("backgammon", ("Ada", "Ben"))
    assert (header.match, header.clock, header.free) == (SINGLE_GAME, None, False)
    assert header.dice == DiceChoice(seed=5)
    assert header.begins is None
    assert header.tree().state.position == BACKGAMMON.setup


def test_all_that_was_agreed_is_read() -> None:
    checkable = DiceChoice(checkable=(bytes(range(SEED_BYTES)), "two words"))
    header = read_header(
        {
            **HEADER,
            "match": encode_match(match_to(5, cube=True)),
            "clock": {"delay": 12, "reserve": 600},
            "dice": encode_dice(checkable),
            "free": True,
            "begins": BEGINS,
            "said by a newer program": 1,
        },
        VARIANTS,
    )
    assert header.match == match_to(5, cube=True)
    assert header.clock == ClockRule(12, 600)
    assert header.dice == checkable
    assert header.free
    assert header.begins is not None
    assert header.begins.to_move is Side.SECOND
    assert header.tree().free


def test_house_rules_belong_to_the_game() -> None:
    (rule, *_) = TRIC_TRAC.options
    choice = next(c for c in rule.choices if c != dict(TRIC_TRAC.values)[rule.key])
    data = {**HEADER, "variant": "tric-trac", "options": {rule.key: choice}}
    assert dict(read_header(data, VARIANTS).variant.values)[rule.key] == choice


@pytest.mark.parametrize("field", ["variant", "options", "names", "dice"])
def test_what_every_journal_says_may_not_be_missing(field: str) -> None:
    with pytest.raises(DecodingError) as caught:
        read_header({name: value for name, value in HEADER.items() if name != field}, VARIANTS)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"variant": "chess"}, "variant"),
        ({"variant": 5}, "variant"),
        ({"options": []}, "options"),
        ({"options": {"hucke": "here"}}, "options.hucke"),
        ({"names": "Ada"}, "names"),
        ({"names": ["Ada"]}, "names"),
        ({"names": ["Ada", None]}, "names[1]"),
        ({"names": ["Ada", "x" * (LONGEST_NAME + 1)]}, "names[1]"),
        ({"dice": None}, "dice"),
        ({"dice": {"seed": "1", "script": []}}, "dice.seed"),
        ({"dice": {"seed": True, "script": []}}, "dice.seed"),
        ({"dice": {"seed": 1}}, "dice.script"),
        ({"dice": {"seed": 1, "script": [6, 1]}}, "dice.script[0]"),
        ({"dice": {"seed": 1, "script": [[6, 1], [7, 1]]}}, "dice.script[1][0]"),
        ({"dice": {"script": [], "checkable": 3}}, "dice.checkable"),
        ({"dice": {"script": [], "checkable": {"seed": "00"}}}, "dice.checkable.commitment"),
        ({"match": None}, "match"),
        ({"match": {"kind": "match", "length": "5"}}, "match.length"),
        ({"match": {"kind": "match"}}, "match.length"),
        ({"match": {"kind": "money"}}, "match.kind"),
        ({"clock": 5}, "clock"),
        ({"clock": {"delay": 12}}, "clock.reserve"),
        ({"clock": {"delay": -1, "reserve": 600}}, "clock.delay"),
        ({"clock": {"delay": 1, "reserve": 600, "colour": 1}}, "clock.colour"),
        ({"free": 1}, "free"),
        ({"begins": BEGINS}, "begins"),
        ({"free": True, "begins": None}, "begins"),
        ({"free": True, "begins": {**BEGINS, "to_move": "red"}}, "begins.to_move"),
        ({"free": True, "begins": {**BEGINS, "position": "white 3"}}, "begins.position"),
        (
            {"free": True, "begins": {**BEGINS, "position": "white off:15 / black 19:15"}},
            "begins",
        ),
    ],
)
def test_what_cannot_be_right_is_named(changed: dict[str, object], field: str) -> None:
    with pytest.raises(DecodingError) as caught:
        read_header({**HEADER, **changed}, VARIANTS)
    assert caught.value.field == field


@pytest.mark.parametrize("data", [None, [], "header", 5])
def test_what_is_no_object_is_no_header(data: object) -> None:
    with pytest.raises(DecodingError, match="not-an-object"):
        read_header(data, VARIANTS)

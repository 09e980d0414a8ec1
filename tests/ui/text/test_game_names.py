"""Games, sides, players and numbers have their names, in every language."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.text import game_names
from trictrac_gui.variants import TRIC_TRAC, VARIANTS


def test_every_game_side_and_house_rule_has_a_name_of_its_own(language: str) -> None:
    for variant in VARIANTS:
        assert game_names.variant_name(variant.key) != variant.key
        assert game_names.variant_description(variant.key)
        for side in variant.side_keys:
            assert game_names.side_name(side) != side
        for option in variant.options:
            assert game_names.option_name(option.key) != option.key
            for choice in option.choices:
                assert game_names.option_choice(option.key, choice) != str(choice)


def test_numbers_take_their_plural(language: str) -> None:
    one, two = game_names.PLURALS.points(1), game_names.PLURALS.points(2)
    assert "1" in one
    assert "2" in two
    assert one.replace("1", "") != two.replace("2", "")
    assert "(" not in one + two + game_names.PLURALS.pips(1) + game_names.PLURALS.games_won(3)


def test_a_side_without_a_name_is_called_by_its_colour() -> None:
    assert game_names.player(TRIC_TRAC, ("", "Anna"), Side.FIRST) == "Red"
    assert game_names.player(TRIC_TRAC, ("Anna", "Anna"), Side.SECOND) == "Anna (Black)"


@pytest.mark.parametrize("given", ["Ada\nB", "\u202eAda B", " Ada\t\u2067 B\u2069 "])
def test_a_name_stays_on_one_line_and_turns_no_sentence_around(given: str) -> None:
    assert game_names.player(TRIC_TRAC, (given, "Ben"), Side.FIRST) == "Ada B"
    assert game_names.player(TRIC_TRAC, (given, "Ada B"), Side.FIRST) == "Ada B (Red)"
    assert game_names.player(TRIC_TRAC, ("\u202e", "Ben"), Side.FIRST) == "Red"

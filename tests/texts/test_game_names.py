"""Games, sides, players and numbers have their names, in every language."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.model import Side
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.language import translate
from trictrac_gui.variants import TRIC_TRAC, VARIANTS

ENGLISH = Catalogue()


def test_every_game_side_and_house_rule_has_a_name_of_its_own(language: str) -> None:
    for variant in VARIANTS:
        assert game_names.variant_name(variant.key, translate) != variant.key
        assert game_names.variant_description(variant.key, translate)
        for side in variant.side_keys:
            assert game_names.side_name(side, translate) != side
        for option in variant.options:
            assert game_names.option_name(option.key, translate) != option.key
            for choice in option.choices:
                assert game_names.option_choice(option.key, choice, translate) != str(choice)


def test_numbers_take_their_plural(language: str) -> None:
    one, two = game_names.points(1, translate), game_names.points(2, translate)
    assert "1" in one
    assert "2" in two
    assert one.replace("1", "") != two.replace("2", "")
    others = game_names.pips(1, translate) + game_names.games_won(3, translate)
    assert "(" not in one + two + others


def test_a_side_without_a_name_is_called_by_its_colour() -> None:
    assert game_names.player(TRIC_TRAC, ("", "Anna"), Side.FIRST, ENGLISH) == "Red"
    assert game_names.player(TRIC_TRAC, ("Anna", "Anna"), Side.SECOND, ENGLISH) == "Anna (Black)"


@pytest.mark.parametrize("given", ["Ada\nB", "\u202eAda B", " Ada\t\u2067 B\u2069 "])
def test_a_name_stays_on_one_line_and_turns_no_sentence_around(given: str) -> None:
    assert game_names.player(TRIC_TRAC, (given, "Ben"), Side.FIRST, ENGLISH) == "Ada B"
    assert game_names.player(TRIC_TRAC, (given, "Ada B"), Side.FIRST, ENGLISH) == "Ada B (Red)"
    assert game_names.player(TRIC_TRAC, ("\u202e", "Ben"), Side.FIRST, ENGLISH) == "Red"

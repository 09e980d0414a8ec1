"""Every fault of a file is told in each language, by one table of keys."""

from __future__ import annotations

import pytest

from trictrac_gui.formats import sgf_syntax
from trictrac_gui.formats.faults import FileSpot, fault
from trictrac_gui.texts import file_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.language import translate

ENGLISH = Catalogue()

SAID = {
    "de": "Der Zug 13/12 ist nicht möglich: Zwei oder mehr gegnerische Steine",
    "en": "The move 13/12 cannot be made: two or more opposing checkers",
    "fr": "Le coup 13/12 est impossible\u00a0: deux pions adverses ou plus",
}


def test_a_rule_is_told_in_the_language_of_its_sentence(language: str) -> None:
    found = fault("illegal-play", FileSpot(5, 6), "play", rule="point-closed", move="13/12")
    assert file_faults.sentence(found, translate).startswith(SAID[language])


def test_what_has_no_name_has_a_sentence_of_its_own() -> None:
    nameless = fault("illegal-play", FileSpot(1, 1), "play", rule="bar-first", move="")
    assert file_faults.sentence(nameless, ENGLISH).startswith("This play cannot be made")
    missing = fault("missing-field", FileSpot(1, 1))
    assert file_faults.sentence(missing, ENGLISH) == "The line is missing."
    named = fault("missing-field", FileSpot(1, 1), "names")
    assert file_faults.sentence(named, ENGLISH) == "“names” is missing."


def test_an_unknown_key_and_an_unknown_rule_are_told_all_the_same() -> None:
    unknown = fault("new-key", FileSpot(1, 1))
    assert "new-key" in file_faults.sentence(unknown, ENGLISH)
    found = fault("no-double", FileSpot(1, 1), rule="a-new-rule")
    assert "a-new-rule" in file_faults.sentence(found, ENGLISH)


@pytest.mark.parametrize("key", ["not-understood", "no-such-move"])
def test_text_from_a_file_cannot_break_a_sentence(key: str) -> None:
    found = fault(key, FileSpot(1, 1), text="{key}{0!r}\u202e\x1b[31m" + "x" * 500)
    said = file_faults.sentence(found, ENGLISH)
    assert "{key}{0!r}" in said
    assert "\x1b" not in said
    assert "\u202e" not in said
    assert len(said) < 200


def test_how_many_entries_are_too_many_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf_syntax, "MOST_ENTRIES", 5)
    for text in ("(;GM[6]" + ";B[52lqac]" * 9 + ")", "(;GM[6]" + "(;B[52lqac])" * 9 + ")"):
        _, found = sgf_syntax.parse_trees(text, frozenset({"B"}))
        assert [file_faults.sentence(one, ENGLISH) for one in found] == [
            "The file has more than 5 entries; it was read up to here."
        ]

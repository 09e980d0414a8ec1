"""The list of facts is whole, and a broken one is refused by the number at fault."""

from __future__ import annotations

import pytest

from trictrac_gui.rulesdoc import DocumentFault, RuleDocumentError, load_facts
from trictrac_gui.rulesdoc.document import parse_facts
from trictrac_gui.variants import VARIANTS


def test_each_list_of_facts_stands_together_and_is_numbered_without_a_gap() -> None:
    letters = [number.rstrip("0123456789") for number in load_facts()]
    lists = {letter: letters.count(letter) for letter in letters}
    expected = [f"{letter}{n}" for letter, last in lists.items() for n in range(1, last + 1)]
    assert list(load_facts()) == expected
    assert len(expected) > 70


def test_every_game_has_facts() -> None:
    assert {fact.variant for fact in load_facts().values()} == {v.key for v in VARIANTS}


def test_no_fact_is_left_for_later() -> None:
    assert [number for number, fact in load_facts().items() if fact.later] == []


def test_facts_are_whole_sentences_and_no_two_are_alike() -> None:
    texts = [fact.text for fact in load_facts().values()]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".") or len(text) < 30] == []


GOOD = '[T1]\ntext = "A."\nkind = "fact"\nvariant = "tric-trac"\n'


def test_a_good_list_is_read() -> None:
    fact = parse_facts(GOOD, "facts.toml")["T1"]
    assert (fact.number, fact.text, fact.kind, fact.later) == ("T1", "A.", "fact", False)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (GOOD.replace("T1", "t1"), "t1: number"),
        (GOOD.replace("T1", "T01"), "T01: number"),
        ("T1 = 3\n", "T1: table"),
        (GOOD.replace('"A."', '""'), "T1: text"),
        (GOOD.replace('"A."', "7"), "T1: text"),
        (GOOD.replace('"fact"', '"rumour"'), "T1: kind"),
        (GOOD.replace('"tric-trac"', '"chess"'), "T1: variant"),
        (GOOD + 'later = "no"\n', "T1: later"),
        (GOOD + 'colour = "red"\n', "T1: colour"),
        ('[T1]\nkind = "fact"\nvariant = "tric-trac"\n', "T1: text"),
    ],
)
def test_a_bad_fact_is_refused_by_number_and_field(text: str, what: str) -> None:
    with pytest.raises(RuleDocumentError) as caught:
        parse_facts(text, "facts.toml")
    assert (caught.value.key, caught.value.what) == (DocumentFault.BAD_FACT, what)


def test_a_number_given_twice_is_refused() -> None:
    with pytest.raises(RuleDocumentError) as caught:
        parse_facts(GOOD + GOOD, "facts.toml")
    assert caught.value.key is DocumentFault.UNREADABLE

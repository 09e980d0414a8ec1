"""Every key has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import resource
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.engine.state import Ending, Result
from trictrac_gui.rulesdoc import load, to_html
from trictrac_gui.ui import fault_wording, wording
from trictrac_gui.ui.language import LANGUAGES, LanguageSwitch
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS


@pytest.fixture(params=LANGUAGES)
def language(
    request: pytest.FixtureRequest, qapp: QApplication, translations: Path
) -> Iterator[str]:
    switch = LanguageSwitch(qapp, translations)
    assert switch.use(request.param)
    yield request.param
    switch.release()


def test_every_rule_is_worded_as_a_refusal_and_as_a_reason_for_a_pass(language: str) -> None:
    refusals = {wording.refusal(key) for key in RuleKey}
    passes = {wording.pass_reason(key) for key in RuleKey}
    assert len(refusals) == len(passes) == len(RuleKey)
    for sentence in refusals | passes:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_every_game_side_and_house_rule_has_a_name_of_its_own(language: str) -> None:
    for variant in VARIANTS:
        assert wording.variant_name(variant.key) != variant.key
        assert wording.variant_description(variant.key)
        for side in variant.side_keys:
            assert wording.side_name(side) != side
        for option in variant.options:
            assert wording.option_name(option.key) != option.key
            for choice in option.choices:
                assert wording.option_choice(option.key, choice) != str(choice)


def test_every_ending_is_worded_with_the_players_names(language: str) -> None:
    for ending in Ending:
        winner = None if ending in (Ending.DRAWN, Ending.LEFT) else Side.SECOND
        said = wording.outcome(BACKGAMMON, ("Anna", "Bruno"), Result(winner, ending, 1))
        assert said.endswith(".")
        assert "{" not in said
        assert ("Bruno" in said) == (winner is not None)


def test_numbers_take_their_plural(language: str) -> None:
    one, two = wording.PLURALS.points(1), wording.PLURALS.points(2)
    assert "1" in one
    assert "2" in two
    assert one.replace("1", "") != two.replace("2", "")
    assert "(" not in one + two + wording.PLURALS.pips(1) + wording.PLURALS.games_won(3)


def test_a_side_without_a_name_is_called_by_its_colour() -> None:
    assert wording.player(TRIC_TRAC, ("", "Anna"), Side.FIRST) == "Red"
    assert wording.player(TRIC_TRAC, ("Anna", "Anna"), Side.SECOND) == "Anna (Black)"


def test_a_name_with_braces_is_left_as_it_is() -> None:
    result = Result(Side.FIRST, Ending.RESIGNED, 1)
    assert "{loser}" in wording.outcome(TRIC_TRAC, ("{loser}", "B"), result)


def test_an_unknown_fault_is_still_told_in_a_sentence(language: str) -> None:
    said = fault_wording.not_saved("something-new")
    assert "something-new" not in said
    assert "{" not in said


@pytest.mark.parametrize("code", ["de", "fr"])
def test_a_translation_has_the_same_blanks_as_its_source(code: str) -> None:
    tree = ElementTree.parse(resource("i18n", f"trictrac_{code}.ts"))
    messages = list(tree.iter("message"))
    assert len(messages) > 150
    for message in messages:
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation] or [translation.text or ""]
        for form in forms:
            assert set(re.findall(r"\{\w+\}|%n", form)) == set(re.findall(r"\{\w+\}|%n", source))
            assert "..." not in form
            assert '"' not in form
            assert "'" not in form


def test_french_has_its_spaces_before_high_punctuation() -> None:
    tree = ElementTree.parse(resource("i18n", "trictrac_fr.ts"))
    texts = ["".join(t.itertext()) for t in tree.iter("translation")]
    assert not [text for text in texts if re.search(r"[^\s\u00a0][:;?!]|[ \n][:;?!]", text)]


WRITTEN = [
    *sorted(resource("i18n").glob("*.ts")),
    *sorted(resource("rules").glob("*.md")),
    *sorted(resource("lessons").glob("*.txt")),
    *sorted(Path(wording.__file__).parent.rglob("*.py")),
]


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_no_text_has_the_narrow_space_at_which_qt_breaks_lines(file: Path) -> None:
    """U+202F should hold a line together, and does so everywhere but in Qt's text layout."""
    written = file.read_text("utf-8")
    assert "\u202f" not in written
    assert r"\u202f" not in written


@pytest.mark.parametrize("width", range(120, 420, 7))
def test_french_punctuation_never_begins_a_line(qapp: object, width: int) -> None:
    document = QTextDocument()
    document.setHtml(to_html(load("tric-trac", "fr")))
    document.setTextWidth(width)
    document.documentLayout().documentSize()
    block = document.begin()
    while block.isValid():
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            assert block.text()[line.textStart()] not in "\u00a0:;?!»"
        block = block.next()


@pytest.mark.parametrize("given", ["Ada\nB", "\u202eAda B", " Ada\t\u2067 B\u2069 "])
def test_a_name_stays_on_one_line_and_turns_no_sentence_around(given: str) -> None:
    assert wording.player(TRIC_TRAC, (given, "Ben"), Side.FIRST) == "Ada B"
    assert wording.player(TRIC_TRAC, (given, "Ada B"), Side.FIRST) == "Ada B (Red)"
    assert wording.player(TRIC_TRAC, ("\u202e", "Ben"), Side.FIRST) == "Red"


def test_the_end_of_tric_trac_names_the_points_that_were_to_be_reached(language: str) -> None:
    """T2"""
    said = wording.outcome(TRIC_TRAC, ("Anna", "Bruno"), Result(Side.FIRST, Ending.POINTS, 1))
    assert "Anna" in said
    assert str(TRIC_TRAC.target) in said


def test_a_backgammon_is_explained_by_bar_and_home(qapp: QApplication, translations: Path) -> None:
    switch = LanguageSwitch(qapp, translations)
    for spoken, bar in (("de", "Bar"), ("en", "bar"), ("fr", "barre")):
        assert switch.use(spoken)
        result = Result(Side.FIRST, Ending.BACKGAMMON, 3)
        assert bar in wording.outcome(BACKGAMMON, ("Anna", "Bruno"), result)
    switch.release()

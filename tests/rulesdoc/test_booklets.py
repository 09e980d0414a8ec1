"""The shipped booklets say the same in every language, leave nothing out and are well set."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from trictrac_gui.assets import ENDONYMS, resource
from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc import Pictures, RuleDocument, load, load_facts, to_html
from trictrac_gui.rulesdoc.examples import faults
from trictrac_gui.variants import VARIANTS as GAMES

VARIANTS = tuple(game.key for game in GAMES)
LANGUAGES = tuple(ENDONYMS)
RULES = {game.key: game.rule_keys for game in GAMES}
FAMILY = {game.key: {game.key, game.parent} for game in GAMES}
"""Tavla is played with the checkers, the board and most of the rules of Backgammon."""
each_booklet = pytest.mark.parametrize(
    ("variant", "language"), [(v, lang) for v in VARIANTS for lang in LANGUAGES]
)


def frame(document: RuleDocument) -> list[tuple[object, ...]]:
    """All of a booklet that must not depend on the language: of a diagram all but its caption."""
    return [
        (
            (p.chapter, p.id, p.facts, p.rules, p.when, p.only),
            *(replace(diagram, caption="") for diagram in p.diagrams),
        )
        for p in document.paragraphs
    ]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_languages_have_the_same_paragraphs_facts_and_rules(
    variant: str, language: str
) -> None:
    assert frame(load(variant, language)) == frame(load(variant, "en"))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_languages_link_to_the_same_places(variant: str, language: str) -> None:
    def links(document: RuleDocument) -> dict[str, list[str]]:
        found = {p.id: re.findall(r"\]\(([^)]*)\)", p.markdown) for p in document.paragraphs}
        return {paragraph: sorted(targets) for paragraph, targets in found.items()}

    assert links(load(variant, language)) == links(load(variant, "en"))


@each_booklet
def test_every_chapter_has_paragraphs(variant: str, language: str) -> None:
    assert [c.id for c in load(variant, language).chapters if not c.paragraphs] == []


@each_booklet
def test_every_rule_of_the_game_has_its_paragraph_and_no_other(variant: str, language: str) -> None:
    explained = {rule for p in load(variant, language).paragraphs for rule in p.rules}
    assert explained == RULES[variant]


@each_booklet
def test_every_fact_of_the_game_is_told(variant: str, language: str) -> None:
    told = {number for p in load(variant, language).paragraphs for number in p.facts}
    facts = load_facts().values()
    due = {f.number for f in facts if f.variant == variant and not f.later}
    assert due - told == set()


@each_booklet
def test_a_booklet_cites_only_facts_of_its_own_game(variant: str, language: str) -> None:
    told = {number for p in load(variant, language).paragraphs for number in p.facts}
    assert {n for n in told if load_facts()[n].variant not in FAMILY[variant]} == set()


@each_booklet
def test_paragraphs_are_short(variant: str, language: str) -> None:
    long = [p.id for p in load(variant, language).paragraphs if len(p.text.split()) > 90]
    assert long == []


@each_booklet
def test_links_lead_to_anchors_of_the_page(variant: str, language: str) -> None:
    html = to_html(load(variant, language))
    anchors = set(re.findall(r'<a name="([^"]+)">', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) - anchors == set()


@each_booklet
def test_the_engine_agrees_with_every_diagram_and_example(variant: str, language: str) -> None:
    game = next(game for game in GAMES if game.key == variant)
    wrong = {d.id: faults(d, game) for d in load(variant, language).diagrams}
    assert {name: found for name, found in wrong.items() if found} == {}


def games_played(variant: str) -> list[Variant]:
    """A game under every choice of its house rules."""
    (game,) = (game for game in GAMES if game.key == variant)
    choices = product(*(option.choices for option in game.options))
    keys = [option.key for option in game.options]
    return [game.configured(dict(zip(keys, values, strict=True))) for values in choices]


@each_booklet
def test_nothing_shown_beside_a_game_contradicts_its_house_rules(
    variant: str, language: str
) -> None:
    """R2, R5: what a diagram shows holds in the very game it stands beside."""
    for game in games_played(variant):
        booklet = load(variant, language).under(game.values)
        wrong = {d.id: faults(d, game) for d in booklet.diagrams if faults(d, game)}
        assert wrong == {}, game.values
        assert {rule for p in booklet.paragraphs for rule in p.rules} == RULES[variant]


@each_booklet
def test_what_house_rules_hide_has_something_in_its_place(variant: str, language: str) -> None:
    whole = load(variant, language)
    for game in games_played(variant):
        booklet = whole.under(game.values)
        shown = {p.id for p in booklet.paragraphs}
        for paragraph in whole.paragraphs:
            assert whole.in_place_of(paragraph.id, booklet) in shown
            assert all(rule in game.values for rule, _ in paragraph.only)


def test_the_hucke_of_the_game_is_told_where_the_booklet_tells_of_it() -> None:
    """R2"""
    whole = load("tric-trac", "en")
    booklet = whole.under({"hucke": "historic", "strict_start": False})
    told = booklet.paragraph("hucke-place-historic")
    assert "point 12 for Red and point 13 for Black" in " ".join(told.text.split())
    assert [d.id for d in told.diagrams] == ["two-huckes-historic"]
    with pytest.raises(KeyError):
        booklet.paragraph("hucke-place")
    assert whole.in_place_of("hucke-place", booklet) == "hucke-place-historic"
    assert whole.in_place_of("start-point-sum", booklet) == "start-point-sum"


@each_booklet
def test_a_diagram_tells_facts_and_its_caption_is_a_short_text(variant: str, language: str) -> None:
    for diagram in load(variant, language).diagrams:
        assert diagram.facts, diagram.id
        assert diagram.caption.endswith("."), diagram.id
        assert len(diagram.caption.split()) <= 45, diagram.id


@each_booklet
def test_every_rule_of_the_game_is_shown_refusing_something(variant: str, language: str) -> None:
    """All but *not-yours*, which needs no example."""
    said = {
        word
        for diagram in load(variant, language).diagrams
        for expectation in diagram.expects
        if expectation.kind in ("refused", "pass")
        for word in re.split("[ ;]+", expectation.value)
    }
    assert {rule.value for rule in RULES[variant]} - said == {RuleKey.NOT_YOURS.value}


@each_booklet
def test_every_situation_of_the_game_has_its_paragraph(variant: str, language: str) -> None:
    game = next(game for game in GAMES if game.key == variant)
    due = set(Situation)
    if game.has_bar:
        due -= {Situation.START_POINT}
    else:
        due -= {Situation.ON_THE_BAR}
    if game.special[0] is None:
        due -= {Situation.BEFORE_THE_HUCKE, Situation.LAST_TWO}
    if not any(game.dice.again(roll) for roll in game.dice.rolls):
        due -= {Situation.AGAIN}
    document = load(variant, language)
    assert {s for s in Situation if document.paragraph_when(s) is not None} == due


@each_booklet
def test_every_diagram_leads_to_the_board_and_has_its_picture(variant: str, language: str) -> None:
    document = load(variant, language)
    html = to_html(document, Pictures(320, 280, "Show"))
    assert re.findall('href="board:([^"]+)"', html) == [d.id for d in document.diagrams]
    drawn = [d.id for d in document.diagrams if d.drawn]
    assert re.findall('src="diagram:([^"]+)" width="320" height="280"', html) == drawn
    assert len(drawn) >= 10


def prose(variant: str, language: str) -> list[str]:
    """The lines people read: no attribute lines, link targets, and of diagrams the captions."""
    text = resource("rules", f"{variant}.{language}.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("{")]
    read, fenced, caption = [], False, False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
            continue
        if fenced:
            caption = line.startswith("caption: ") or (caption and line.startswith(" "))
            if not caption:
                continue
            line = line.removeprefix("caption: ").strip()
        read.append(re.sub(r"\]\([^)]*\)", "]", line))
    return read


BADLY_SET = {
    "straight quote": r"[\"']",
    "three dots": r"\.\.\.",
    "two spaces": r"\S {2,}\S",
    "hyphen for a dash": r" - ",
    "space before a comma or full stop": r"[ \u00a0][.,]",
    "narrow space, at which Qt breaks lines": "\u202f",
}
BADLY_SET_IN = {
    "de": {
        "foreign quotes": r"[”’«»]",
        "space before a sign": r"[ \u00a0][;:!?]",
        "familiar form": r"\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[mnrs]?)\b",
    },
    "en": {"foreign quotes": r"[„«»]", "space before a sign": r"[ \u00a0][;:!?]"},
    "fr": {
        "foreign quotes": r"[„“”]",
        "no space before a sign": r"[^\u00a0][;:!?»]",
        "no space after the opening quote": r"«(?!\u00a0)",
        "familiar form": r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b",
    },
}


@each_booklet
def test_the_text_is_well_set(variant: str, language: str) -> None:
    faults = [
        (name, line)
        for name, pattern in (BADLY_SET | BADLY_SET_IN[language]).items()
        for line in prose(variant, language)
        if re.search(pattern, line)
    ]
    assert faults == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_german_quotes_open_low_and_close_high(variant: str) -> None:
    marks = re.findall("[„“]", "".join(prose(variant, "de")))
    assert marks == ["„", "“"] * (len(marks) // 2)

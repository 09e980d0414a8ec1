"""Broken booklets are refused with the fault, the source and the line; good ones are read whole."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.rule_keys import RuleKey, Situation
from trictrac_gui.rulesdoc import DocumentFault, RuleDocumentError, load, parse, to_html

GOOD = """\
# A game

{#moving}
## Moving

{#either-way facts="T27" rules="both-numbers higher-number"}
**Free.** See [the list](rule:a-list) & a [blot](term:blot).
A second line.

{#a-list}
- one
- two

{#term-blot}
**Blot**: alone. Back to [Moving](rule:moving).
"""


def with_line(number: int, line: str) -> str:
    """The good document with one line, counted from 1, written differently."""
    lines = GOOD.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_a_document_is_read_with_its_chapters_facts_rules_and_plain_text() -> None:
    document = parse(GOOD, "good.md")
    assert document.title == "A game"
    assert [(c.id, c.title) for c in document.chapters] == [("moving", "Moving")]
    assert [p.id for p in document.paragraphs] == ["either-way", "a-list", "term-blot"]
    first = document.paragraph("either-way")
    assert first.chapter == "moving"
    assert first.facts == ("T27",)
    assert first.rules == (RuleKey.BOTH_NUMBERS, RuleKey.HIGHER_NUMBER)
    assert first.text == "Free. See the list & a blot. A second line."
    assert first.markdown.startswith("**Free.** See [the list](rule:a-list)")
    assert document.paragraph_for(RuleKey.HIGHER_NUMBER) is first


def test_a_rule_or_a_name_the_document_does_not_have_is_a_key_error() -> None:
    document = parse(GOOD, "good.md")
    with pytest.raises(KeyError):
        document.paragraph_for(RuleKey.BAR_FIRST)
    with pytest.raises(KeyError):
        document.paragraph("elsewhere")


def test_html_has_an_anchor_for_each_name_and_links_inside_only() -> None:
    html = to_html(parse(GOOD, "good.md"))
    for name in ("moving", "either-way", "a-list", "term-blot"):
        assert f'<a name="{name}"></a>' in html
    assert '<a href="#a-list">the list</a> &amp; a <a href="#term-blot" class="term">' in html
    assert "<li>one</li>" in html
    assert "src=" not in html


FAULTS = [
    pytest.param(with_line(1, ""), DocumentFault.MISSING_TITLE, 3, id="no title"),
    pytest.param("", DocumentFault.MISSING_TITLE, 1, id="empty file"),
    pytest.param(
        "# A\n\n{#p}\nText.\n", DocumentFault.OUTSIDE_CHAPTER, 3, id="text before a chapter"
    ),
    pytest.param(with_line(3, ""), DocumentFault.MISSING_ID, 4, id="chapter without id"),
    pytest.param(with_line(6, ""), DocumentFault.MISSING_ID, 7, id="paragraph without id"),
    pytest.param(
        with_line(6, '{facts="T27"}'), DocumentFault.MISSING_ID, 6, id="attributes without id"
    ),
    pytest.param(with_line(6, "{#Either_Way}"), DocumentFault.BAD_ID, 6, id="id not in kebab case"),
    pytest.param(
        with_line(10, "{#either-way}"), DocumentFault.DUPLICATE_ID, 10, id="id used twice"
    ),
    pytest.param(
        with_line(10, "{#moving}"), DocumentFault.DUPLICATE_ID, 10, id="id of a chapter again"
    ),
    pytest.param(with_line(6, '{#a style="x"}'), DocumentFault.UNKNOWN_ATTRIBUTE, 6, id="style"),
    pytest.param(with_line(6, "{#a .big}"), DocumentFault.UNKNOWN_ATTRIBUTE, 6, id="class"),
    pytest.param(
        with_line(3, '{#m facts="T1"}'), DocumentFault.UNKNOWN_ATTRIBUTE, 3, id="chapter facts"
    ),
    pytest.param(
        with_line(6, '{#a facts="T27 T99"}'), DocumentFault.UNKNOWN_FACT, 6, id="unknown fact"
    ),
    pytest.param(
        with_line(6, '{#a rules="no-rule"}'), DocumentFault.UNKNOWN_RULE, 6, id="unknown rule"
    ),
    pytest.param(
        with_line(6, '{#a rules="bar-first bar-first"}'),
        DocumentFault.DUPLICATE_RULE,
        6,
        id="rule twice",
    ),
    pytest.param(
        with_line(6, '{#a facts="T27}'), DocumentFault.BROKEN_ATTRIBUTES, 6, id="open quote"
    ),
    pytest.param(
        with_line(9, "{#b}"), DocumentFault.BROKEN_ATTRIBUTES, 9, id="attributes in a paragraph"
    ),
    pytest.param(
        with_line(5, "{#b}"), DocumentFault.BROKEN_ATTRIBUTES, 6, id="two attribute lines"
    ),
    pytest.param(
        with_line(7, ""), DocumentFault.BROKEN_ATTRIBUTES, 6, id="attributes above nothing"
    ),
    pytest.param(
        GOOD + "\n{#z}\n", DocumentFault.BROKEN_ATTRIBUTES, 17, id="attributes at the end"
    ),
    pytest.param(
        with_line(8, "[x](rule:gone)"), DocumentFault.MISSING_TARGET, 8, id="missing paragraph"
    ),
    pytest.param(
        with_line(8, "[x](term:gone)"), DocumentFault.MISSING_TARGET, 8, id="missing term"
    ),
    pytest.param(with_line(8, "[x](http://a.example)"), DocumentFault.FOREIGN_LINK, 8, id="http"),
    pytest.param(with_line(8, "[x](file:///a)"), DocumentFault.FOREIGN_LINK, 8, id="file"),
    pytest.param(with_line(8, "[x](javascript:a)"), DocumentFault.FOREIGN_LINK, 8, id="javascript"),
    pytest.param(with_line(8, "[x](#a-list)"), DocumentFault.FOREIGN_LINK, 8, id="bare anchor"),
    pytest.param(with_line(8, "<http://a.example>"), DocumentFault.FOREIGN_LINK, 8, id="autolink"),
    pytest.param(with_line(8, "a <b>bold</b> word"), DocumentFault.RAW_HTML, 8, id="tag"),
    pytest.param(with_line(7, "<script>x</script>"), DocumentFault.RAW_HTML, 7, id="script"),
    pytest.param(with_line(8, "<!-- note -->"), DocumentFault.RAW_HTML, 8, id="comment"),
    pytest.param(with_line(11, "- <i>one</i>"), DocumentFault.RAW_HTML, 11, id="tag in a list"),
    pytest.param(with_line(8, "![x](rule:a-list)"), DocumentFault.NOT_ALLOWED, 8, id="picture"),
    pytest.param(with_line(8, "`code`"), DocumentFault.NOT_ALLOWED, 8, id="code"),
    pytest.param(with_line(7, "```\ncode\n```"), DocumentFault.NOT_ALLOWED, 6, id="fence"),
    pytest.param(with_line(7, "> quoted"), DocumentFault.NOT_ALLOWED, 7, id="quotation"),
    pytest.param(with_line(4, "### Moving"), DocumentFault.NOT_ALLOWED, 3, id="third level"),
    pytest.param(GOOD + "\n# Another\n", DocumentFault.NOT_ALLOWED, 17, id="second title"),
]


PICTURED = """\
# A game

{#moving}
## Moving

{#pair when="before-the-hucke" facts="T14"}
**In pairs.** Text.

{#a-pair facts="T14"}
```diagram
position: red 7:1 9:1 23:13 / black 24:15
throw: 6-4
among: 7/13 9/13
refused: 7-12 no-such-number
marks: 13
arrows: 7-13 9-13
caption: Two
  lines.
```
"""


def with_picture_line(number: int, line: str) -> str:
    """The document with a diagram with one line, counted from 1, written differently."""
    lines = PICTURED.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_a_diagram_belongs_to_the_paragraph_above_it() -> None:
    document = parse(PICTURED, "good.md")
    (paragraph,) = document.paragraphs
    (diagram,) = paragraph.diagrams
    assert document.diagram("a-pair") is diagram
    assert (diagram.facts, diagram.drawn, diagram.throw) == (("T14",), True, (6, 4))
    assert (diagram.marks, diagram.arrows) == ((13,), ((7, 13), (9, 13)))
    assert diagram.caption == "Two lines."
    assert [e.kind for e in diagram.expects] == ["among", "refused"]
    assert document.paragraph_when(Situation.BEFORE_THE_HUCKE) is paragraph
    assert document.paragraph_when(Situation.OPENING) is None
    with pytest.raises(KeyError):
        document.diagram("another")


def test_without_pictures_a_diagram_is_its_caption() -> None:
    html = to_html(parse(PICTURED, "good.md"))
    assert '<p class="example"><a name="a-pair"></a>Two lines.</p>' in html
    assert "<img" not in html


FAULTS += [
    pytest.param(
        with_picture_line(10, "```picture"), DocumentFault.NOT_ALLOWED, 9, id="other fence"
    ),
    pytest.param(with_picture_line(9, ""), DocumentFault.MISSING_ID, 10, id="diagram without id"),
    pytest.param(
        with_picture_line(9, "{#pair}"), DocumentFault.DUPLICATE_ID, 9, id="id of a paragraph"
    ),
    pytest.param(
        with_picture_line(9, '{#x rules="bar-first"}'),
        DocumentFault.UNKNOWN_ATTRIBUTE,
        9,
        id="rules",
    ),
    pytest.param(
        with_picture_line(9, '{#x facts="T99"}'), DocumentFault.UNKNOWN_FACT, 9, id="its fact"
    ),
    pytest.param(
        with_picture_line(11, "throw: 6-4"), DocumentFault.BAD_DIAGRAM, 12, id="throw twice"
    ),
    pytest.param(
        with_picture_line(11, "marks: 13"), DocumentFault.BAD_DIAGRAM, 15, id="marks twice"
    ),
    pytest.param(
        with_picture_line(12, "throw: 7-4"), DocumentFault.BAD_DIAGRAM, 12, id="no such throw"
    ),
    pytest.param(
        with_picture_line(12, "throws: 6-4"), DocumentFault.BAD_DIAGRAM, 12, id="unknown key"
    ),
    pytest.param(with_picture_line(12, "throw"), DocumentFault.BAD_DIAGRAM, 12, id="no colon"),
    pytest.param(with_picture_line(12, "throw:"), DocumentFault.BAD_DIAGRAM, 12, id="no value"),
    pytest.param(
        with_picture_line(12, "score: 4"), DocumentFault.BAD_DIAGRAM, 12, id="half a score"
    ),
    pytest.param(
        with_picture_line(12, "options: hucke"), DocumentFault.BAD_DIAGRAM, 12, id="option"
    ),
    pytest.param(
        with_picture_line(14, "refused: 7-12"), DocumentFault.BAD_DIAGRAM, 14, id="no rule"
    ),
    pytest.param(
        with_picture_line(14, "refused: 7-12 x"), DocumentFault.BAD_DIAGRAM, 14, id="bad rule"
    ),
    pytest.param(
        with_picture_line(15, "marks: 25"), DocumentFault.BAD_DIAGRAM, 15, id="no such place"
    ),
    pytest.param(
        with_picture_line(16, "arrows: 7"), DocumentFault.BAD_DIAGRAM, 16, id="half an arrow"
    ),
    pytest.param(
        PICTURED.replace("caption: Two\n  lines.\n", ""),
        DocumentFault.BAD_DIAGRAM,
        11,
        id="no caption",
    ),
    pytest.param(
        with_picture_line(6, '{#pair when="never"}'),
        DocumentFault.UNKNOWN_SITUATION,
        6,
        id="situation",
    ),
    pytest.param(
        with_picture_line(6, '{#pair when="double double"}'),
        DocumentFault.DUPLICATE_SITUATION,
        6,
        id="situation twice",
    ),
]


@pytest.mark.parametrize(("text", "fault", "line"), FAULTS)
def test_a_broken_document_is_refused_with_its_line(
    text: str, fault: DocumentFault, line: int
) -> None:
    with pytest.raises(RuleDocumentError) as caught:
        parse(text, "broken.md")
    assert (caught.value.key, caught.value.source, caught.value.line) == (fault, "broken.md", line)


def test_the_message_says_where_and_what() -> None:
    with pytest.raises(RuleDocumentError, match=r"^broken\.md:6: unknown-fact: T99$"):
        parse(with_line(6, '{#a facts="T99"}'), "broken.md")


def test_a_missing_booklet_is_named() -> None:
    with pytest.raises(RuleDocumentError) as caught:
        load("tric-trac", "xx")
    assert caught.value.key is DocumentFault.MISSING_DOCUMENT
    assert caught.value.source == "tric-trac.xx.md"


@pytest.mark.parametrize("text", ["a < b", "2 > 1 & 3", "5 <6"])
def test_signs_of_comparison_are_text(text: str) -> None:
    html = to_html(parse(with_line(8, text), "good.md"))
    assert text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") in html

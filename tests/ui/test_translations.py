"""The translations hold together with their sources, and keep the marks of their language."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QTextDocument

from trictrac_gui import texts, ui
from trictrac_gui.assets import resource
from trictrac_gui.rulesdoc import load, to_html


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
            # Examples of what is typed keep their marks.
            assert '"' not in form or '"' in source
            assert "'" not in form


WRONG = re.compile(r"[^\s\u00a0][:;?!](?=[\s»)]|$)|[ \n][:;?!]")
"""High punctuation without its space, or with one at which a line may break."""


def test_french_has_its_spaces_before_high_punctuation() -> None:
    tree = ElementTree.parse(resource("i18n", "trictrac_fr.ts"))
    texts = ["".join(t.itertext()) for t in tree.iter("translation")]
    typed = re.compile("«\u00a0[ -~]+\u00a0»")  # what stands in a file has its own spaces
    texts = [typed.sub("", text) for text in texts]
    assert not [text for text in texts if WRONG.search(text)]


WRITTEN = [
    *sorted(resource("i18n").glob("*.ts")),
    *sorted(resource("rules").glob("*.md")),
    *sorted(resource("lessons").glob("*.txt")),
    *sorted(Path(texts.__file__).parent.rglob("*.py")),
    *sorted((Path(ui.__file__).parent / "text").rglob("*.py")),
]


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_no_text_has_the_narrow_space_at_which_qt_breaks_lines(file: Path) -> None:
    """U+202F should hold a line together, and does so everywhere but in Qt's text layout."""
    written = file.read_text("utf-8")
    assert "\u202f" not in written
    assert r"\u202f" not in written
    assert "&#x202f" not in written


@pytest.mark.parametrize("width", range(120, 420, 7))
def test_french_punctuation_never_begins_a_line(qapp: object, width: int) -> None:
    document = QTextDocument()
    # Not that of the application: other tests wish for letters so large that a word must break.
    font = QFont()
    font.setPixelSize(15)
    document.setDefaultFont(font)
    document.setHtml(to_html(load("tric-trac", "fr")))
    document.setTextWidth(width)
    document.documentLayout().documentSize()
    block = document.begin()
    while block.isValid():
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            assert block.text()[line.textStart()] not in "\u00a0:;?!»"
        block = block.next()

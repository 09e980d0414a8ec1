"""Texts read without Qt are those that Qt reads, with the same plural forms."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from trictrac_gui.assets import LANGUAGES, resource
from trictrac_gui.texts.catalogue import Catalogue, UnreadableCatalogue, find_catalogue, printable


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_the_one_that_qt_gives(code: str, translations: Path) -> None:
    file = translations / f"trictrac_{code}.qm"
    qt = QTranslator()
    assert qt.load(str(file))
    catalogue = Catalogue(file)
    messages = 0
    for context in ElementTree.parse(resource("i18n", f"trictrac_{code}.ts")).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            comment = message.findtext("comment") or ""
            numbers = (0, 1, 2, 5, 11, 21, 101, 1000) if message.get("numerus") else (-1,)
            for n in numbers:
                wanted = qt.translate(name, source, comment, n) or ""
                found = catalogue(name, source, comment, n)
                assert found == wanted.replace("%n", str(n)), source
                messages += 1
    assert messages > (100 if code == "en" else 1400)


def test_a_text_with_an_unknown_comment_is_the_one_without(translations: Path) -> None:
    german = find_catalogue(translations, "de")
    assert german("Spoken", "blot", "tric-trac") == "einzelner Stein"
    assert german("Spoken", "blot", "no-such-game") == german("Spoken", "blot")
    assert german("Spoken", "no such text") == "no such text"


@pytest.mark.parametrize(
    ("rules", "forms"),
    [
        (b"", {0: 0, 1: 0, 7: 0}),
        (b"\x01\x01", {0: 1, 1: 0, 2: 1}),
        (b"\x03\x01", {0: 0, 1: 0, 2: 1}),
        # one for 1, 21, 31 …; a second for 2 to 4, 22 to 24 …; a third for the others
        (
            b"\x11\x01\xfd\x29\x0b\xff\x14\x02\x04\xfd\x2c\x0c\x0e",
            {1: 0, 11: 2, 21: 0, 2: 1, 12: 2, 24: 1, 5: 2, 111: 2},
        ),
        (b"\x01\x01\xfe\x01\x05", {1: 0, 5: 0, 2: 1}),
        (b"\x02\x03", {2: 0, 3: 1}),
        (b"\x41\x08", {8: 0, 8000: 0, 8_123_456: 0, 80: 1}),
    ],
)
def test_a_number_takes_the_form_that_the_rules_of_its_language_say(
    rules: bytes, forms: dict[int, int]
) -> None:
    catalogue = Catalogue()
    catalogue._rules = rules
    catalogue._forms = {("C", "%n", ""): ("first %n", "second %n", "third %n")}
    found = {n: catalogue("C", "%n", "", n) for n in forms}
    names = ("first", "second", "third")
    assert found == {n: f"{names[form]} {n}" for n, form in forms.items()}


def test_without_a_file_the_texts_are_english() -> None:
    assert Catalogue()("Refusals", "nothing on the board fits.") == "nothing on the board fits."
    assert Catalogue()("GameNames", "%n point(s)", "", 3) == "3 point(s)"


@pytest.mark.parametrize("data", [b"", b"no translations", bytes.fromhex("3cb86418caef9c95") * 3])
def test_a_file_that_holds_none_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "trictrac_de.qm"
    file.write_bytes(data)
    with pytest.raises(UnreadableCatalogue):
        find_catalogue(tmp_path, "de")
    with pytest.raises(UnreadableCatalogue):
        find_catalogue(tmp_path / "nowhere", "fr")
    assert find_catalogue(tmp_path / "nowhere", "en")("C", "a text") == "a text"


def test_a_file_that_was_cut_off_is_refused_or_has_whole_texts(
    tmp_path: Path, translations: Path
) -> None:
    whole = (translations / "trictrac_en.qm").read_bytes()
    file = tmp_path / "trictrac_de.qm"
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        try:
            catalogue = find_catalogue(tmp_path, "de")
        except UnreadableCatalogue:
            continue
        # Where only the rules of the plurals are missing there is one form for all numbers.
        assert catalogue("GameNames", "%n point(s)", "", 2) == "2 point"


def test_text_from_outside_is_shortened_and_cannot_disturb_a_terminal() -> None:
    assert printable("a\x1b[31m\u202eb") == "a\\x1b[31m\\u202eb"
    assert printable("x" * 70) == "x" * 60 + "…"

"""In which character set a file is: what it says itself, what its bytes show, what is chosen."""

from __future__ import annotations

import pytest

from tests.corpus import FOLDER
from trictrac_gui.formats.document import Document, Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.text import ENCODINGS, codec_of

MATCH = " 3 point match\n\n Game 1\n {} : 0      Ben : 0\n  1) 31: 8/5 6/5\n"
TREE = "(;FF[4]GM[6]CA[{}]MI[length:3]PW[{}]PB[Ben]\n;W[31hefe])\n"


def keys(document: Document) -> list[str]:
    return [found.key for found in document.faults]


def test_an_sgf_file_is_read_in_the_character_set_it_names() -> None:
    names = {"charset-cp1251.sgf": ("Анна", "Иван"), "charset-shift-jis.sgf": ("表子", "能一")}
    for name, players in names.items():
        document = read_document((FOLDER / name).read_bytes())
        assert document.names == players
        assert keys(document) == []
        again = read_document(write_document(document, Format.SGF))
        assert again.names == players


@pytest.mark.parametrize(
    ("encoding", "name"),
    [("ISO-8859-9", "Gülşah"), ("CP1252", "Zoë"), ("x-unheard-of", "Zoë"), ("UTF-8", "Zoë")],
)
def test_other_names_of_character_sets_are_known_or_told_of(encoding: str, name: str) -> None:
    known = codec_of(encoding)
    data = TREE.format(encoding, name).encode(known or "utf-8")
    document = read_document(data)
    assert document.names[0] == name
    assert keys(document) == ([] if known else ["no-such-encoding"])


def test_what_a_named_character_set_does_not_have_is_told() -> None:
    document = read_document(TREE.format("UTF-8", "Zoë").encode("cp1252"))
    assert document.names[0] == "Zoë"
    assert keys(document) == ["not-in-encoding", "not-utf-8"]


def test_a_file_without_a_name_for_it_is_read_as_is_chosen() -> None:
    data = MATCH.format("Анна").encode("cp1251")
    guessed = read_document(data)
    assert guessed.encoding == "cp1252"
    assert keys(guessed)[:1] == ["not-utf-8"]
    chosen = read_document(data, encoding="windows-1251")
    assert chosen.names[0] == "Анна"
    assert (chosen.encoding, keys(chosen)) == ("cp1251", [])


@pytest.mark.parametrize("name", ENCODINGS)
def test_every_character_set_that_can_be_chosen_reads_plain_letters(name: str) -> None:
    codec = codec_of(name)
    assert codec is not None
    assert read_document(MATCH.format("Ada").encode(codec), encoding=name).names[0] == "Ada"


@pytest.mark.parametrize("name", ["rot13", "base64", "unicode_escape", "idna", "utf-7", "\0", "é"])
def test_what_is_no_character_set_of_files_is_none(name: str) -> None:
    assert codec_of(name) is None
